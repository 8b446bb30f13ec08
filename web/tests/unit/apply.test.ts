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

describe('events and those who come back', () => {
  const before = (classic as unknown as { updates: Update[] }).updates[0]!.table!;
  const view = { ...before, events: { main: 'shootout', side: null, next: 'thirst', left: 5, side_left: 9, used: [], keeper: 0, chosen: [2], ghosts: [], skipped: [], suit: null, marked: null, buries: false, turns: 'clockwise', effects: 'clockwise' } } as unknown as TableView;
  it('lays a revealed event in its slot and shows the next', () => {
    const main = apply(view, { revealed: { seat: 0, event: 'thirst', next: 'curse', side: false, concerns: [0] } }, 'base');
    expect(main.events).toMatchObject({ main: 'thirst', side: null, next: 'curse', left: 4, side_left: 9, chosen: [] });
    const side = apply(main, { revealed: { seat: 1, event: 'gag', next: null, side: true, concerns: [] } }, 'base');
    expect(side.events).toMatchObject({ main: 'thirst', side: 'gag', next: 'curse', left: 4, side_left: 8 });
    expect(view.events!.main, 'what was there is not touched').toBe('shootout');
  });
  it('brings back ghosts and the dead, and lets ghosts go', () => {
    const out = apply(view, { died: { seat: 1 } }, 'base');
    const ghost = apply(out, { returned: { seat: 1, ghost: true } }, 'base');
    expect(ghost.events!.ghosts).toEqual([1]);
    expect(ghost.seats[1]!.alive).toBe(false);
    expect(apply(ghost, { departed: { seat: 1 } }, 'base').events!.ghosts).toEqual([]);
    expect(apply(out, { returned: { seat: 1, ghost: false } }, 'base').seats[1]!.alive).toBe(true);
  });
});
