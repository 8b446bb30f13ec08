import { describe, expect, it } from 'vitest';
import { editions, eventDecks, switchesFor } from '../../src/lib/house-rules';
import { allowed, decksFor, eventful, seatsOf, settled, wayNames, type Table, type Values } from '../../src/lib/ways';
import known from '../feeds/ways.json';

const switches = known.switches as [string, string[]][];
const tables = known.tables as Record<string, string>;
const count = switches.reduce((all, [, values]) => all * values.length, 1);

/** The values of a combination by its number, the first switch slowest. */
function valuesOf(number: number, house: boolean): Values {
  const out: Values = { house: String(house) };
  let rest = number;
  for (const [name, values] of [...switches].reverse()) {
    out[name] = values[rest % values.length]!;
    rest = Math.floor(rest / values.length);
  }
  return out;
}
const bit = (digits: string, number: number) => ((parseInt(digits[number >> 2]!, 16) >> (3 - (number & 3))) & 1) === 1;
const isAdmissible = (name: string, number: number) => bit(tables[name]!, number);

describe('what a new table offers', () => {
  it('issue_13: is exactly what the rules admit (VAR-GEN-2)', () => {
    expect(switches.map(([name]) => name)).toEqual([...wayNames]);
    let offered = 0;
    for (const edition of Object.keys(editions)) {
      for (const house of [false, true]) {
        for (let players = 2; players <= 8; players++) {
          const table: Table = { edition, boxes: [], players };
          const name = `${edition} ${players}${house ? ' house' : ''}`;
          const seat = seatsOf(table, house).includes(players);
          for (let number = 0; number < count; number++) {
            const values = valuesOf(number, house);
            const page = seat && wayNames.every((one) => allowed(table, values, one).includes(values[one]!));
            if (page !== isAdmissible(name, number)) throw new Error(`${name} ${JSON.stringify(values)}: the page ${page ? 'offers' : 'hides'} it`);
            offered += Number(page);
          }
        }
      }
    }
    expect(offered).toBeGreaterThan(500);
  });

  it('issue_13: offers event decks only where they can be played (C10)', () => {
    const [[, modes], [, shows]] = known.decks as [string, string[]][] as [[string, string[]], [string, string[]]];
    let offered = 0;
    for (const edition of eventful) {
      for (const house of [false, true]) {
        for (const players of seatsOf({ edition, boxes: [], players: 5 }, house)) {
          const open = decksFor(players);
          for (let chosen = 0; chosen < 8; chosen++) {
            const decks = eventDecks.filter((_, at) => (chosen >> at) & 1);
            const { event_mode, wild_west_show } = switchesFor(decks);
            const number = modes.indexOf(event_mode!) * shows.length + shows.indexOf(wild_west_show!);
            const admissible = bit((known.events as Record<string, string>)[`${edition} ${players}${house ? ' house' : ''}`]!, number);
            expect([edition, players, decks, decks.every((deck) => open.includes(deck))]).toEqual([edition, players, decks, admissible]);
            offered += Number(admissible);
          }
        }
      }
    }
    expect(offered).toBeGreaterThan(100);
    expect(decksFor(2)).not.toContain('wild-west-show');
  });

  it('lets go of what no longer fits', () => {
    const evening = { series: 'rotation', scoring: 'dollars', hire: 'true', experience: 'true', bounties: 'true', without_mercy: 'true' };
    const table = { edition: 'compendium', boxes: [], players: 5 };
    expect(settled(table, evening)).toBe(evening);
    expect(settled({ ...table, players: 3 }, evening)).toMatchObject({ series: 'rotation', scoring: 'off', hire: 'false', experience: 'false', bounties: 'false', without_mercy: 'false' });
    expect(settled(table, { ...evening, series: 'single' })).toMatchObject({ scoring: 'dollars', hire: 'true', experience: 'false' });
    expect(settled({ ...table, edition: 'classic' }, evening)).toMatchObject({ scoring: 'off', hire: 'false' });
  });
});
