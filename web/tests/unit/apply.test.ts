import { describe, expect, it } from 'vitest';
import { apply } from '../../src/lib/apply';
import type { TableView, Update } from '../../src/protocol/types';
import both from '../feeds/both.json';
import classic from '../feeds/classic.json';

const feeds = { classic, both } as unknown as Record<string, { deck: string; updates: Update[] }>;

describe('carrying out changes one by one', () => {
  for (const [name, { deck, updates }] of Object.entries(feeds))
    it(`ends where the server says: ${name}`, () => {
      let view: TableView | null = null;
      for (const { events, table } of updates) {
        if (view) {
          for (const event of events) for (const change of event.changes ?? []) view = apply(view!, change, deck);
          for (const seat of table!.seats) {
            const mine = view!.seats.find((info) => info.seat === seat.seat)!;
            const essence = ({ life, alive, role, hand, table: laid }: typeof seat) => [life, alive, role, hand.length, laid.map(({ card }) => card.id)];
            expect(essence(mine), `seat ${seat.seat}`).toEqual(essence(seat));
          }
          expect(view!.turn.seat).toBe(table!.turn.seat);
        }
        view = table;
      }
    });
});
