import { describe, expect, it } from 'vitest';
import { editions } from '../../src/lib/house-rules';
import { allowed, seatsOf, settled, wayNames, type Table, type Values } from '../../src/lib/ways';
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
const isAdmissible = (name: string, number: number) => ((parseInt(tables[name]![number >> 2]!, 16) >> (3 - (number & 3))) & 1) === 1;

describe('what a new table offers', () => {
  it('issue_13: is exactly what the rules admit (VAR-GEN-2)', () => {
    expect(switches.map(([name]) => name)).toEqual([...wayNames]);
    let offered = 0;
    for (const edition of Object.keys(editions)) {
      for (const house of [false, true]) {
        for (let players = 3; players <= 8; players++) {
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

  it('lets go of what no longer fits', () => {
    const evening = { series: 'rotation', scoring: 'dollars', hire: 'true', experience: 'true', bounties: 'true', without_mercy: 'true' };
    const table = { edition: 'compendium', boxes: [], players: 5 };
    expect(settled(table, evening)).toBe(evening);
    expect(settled({ ...table, players: 3 }, evening)).toMatchObject({ series: 'rotation', scoring: 'off', hire: 'false', experience: 'false', bounties: 'false', without_mercy: 'false' });
    expect(settled(table, { ...evening, series: 'single' })).toMatchObject({ scoring: 'dollars', hire: 'true', experience: 'false' });
    expect(settled({ ...table, edition: 'classic' }, evening)).toMatchObject({ scoring: 'off', hire: 'false' });
  });
});
