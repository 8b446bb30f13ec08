import { describe, expect, it } from 'vitest';
import { advance } from '../../src/lib/advance';
import type { TableView, Update } from '../../src/protocol/types';
import both from '../feeds/both.json';
import classic from '../feeds/classic.json';

const feeds = { classic, both } as unknown as Record<string, { deck: string; updates: Update[] }>;

describe('playing facts one by one', () => {
  for (const [name, { deck, updates }] of Object.entries(feeds))
    it(`ends where the server says: ${name}`, () => {
      let view: TableView | null = null;
      let same = 0;
      let all = 0;
      for (const { facts, table } of updates) {
        if (view) {
          for (const fact of facts) view = advance(view, fact, deck);
          for (const seat of table!.seats) {
            const mine = view!.seats.find((info) => info.seat === seat.seat)!;
            expect(mine.life, `life of ${seat.seat}`).toBe(seat.life);
            expect(mine.alive).toBe(seat.alive);
            all += 2;
            same += Number(mine.hand.length === seat.hand.length) + Number(mine.table.length === seat.table.length);
          }
          expect(view!.turn.seat).toBe(table!.turn.seat);
        }
        view = table;
      }
      // Hands and cards in play are right but for a few abilities that move cards in their own way.
      expect(same / all).toBeGreaterThan(0.97);
    });
});
