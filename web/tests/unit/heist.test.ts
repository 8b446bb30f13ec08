import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, faceOf, numberOf, same } from '../../src/heist/cards';
import { place } from '../../src/heist/heap';
import { HeistStage } from '../../src/heist/stage.svelte';
import { isNews, sentence, type Names } from '../../src/heist/words';
import { addTexts, loadTexts } from '../../src/lib/i18n.svelte';
import { languages, settings } from '../../src/lib/settings.svelte';
import type { HeistFact, HeistTable } from '../../src/protocol/types';

const web = join(import.meta.dirname, '../..');
for (const language of languages) for (const part of ['core', 'heist']) addTexts(language, readFileSync(join(web, `src/generated/${language}.${part}.ftl`), 'utf8'));

const names: Names = { me: 0, of: (seat) => 'ABCDE'[seat] ?? '?' };
const table: HeistTable = {
  me: 0, round: 1, rounds: 2, mode: 'realtime', active: 0, waiting: 'action', paused: false, passes: 0, deck: 40, row: 1, loot: [1, 2, 3], packet: 0, cancelled: [], last: null, winners: null,
  seats: [0, 1, 2].map(() => ({ hand_count: 6, hand: null, revolver_count: 0, revolver: null, helpers: [], points: 0, slapped: false, owes: false })),
};
/** One of each; those about others come with hidden cards. */
const facts: HeistFact[] = [
  { round_began: { round: 1, first: 1 } }, { dealt: { seat: 0, count: 2, cards: [0, 49] } }, { dealt: { seat: 1, count: 6, cards: null } }, { turn_began: { seat: 1 } }, { committed: { seat: 1 } },
  { loaded: { seat: 1, count: 2, cards: null } }, { loaded: { seat: 0, count: 1, cards: [7] } }, { discarded: { seat: 1, cards: [14, 21, 42] } }, { passed: { seat: 0 } },
  { played: { seat: 1, card: 58, target: 0 } }, { played: { seat: 1, card: 61, target: null } }, { played: { seat: 0, card: 63, target: null } },
  { took: { seat: 1, from: 2, count: 2, cards: null } }, { returned: { seat: 0, to: 1, count: 1, cards: [3] } }, { buried: { seat: 1, card: null } }, { drew: { seat: 0, card: 12 } },
  { sheriff_came: { row: 3 } }, { turned_over: { card: 30 } }, { race_began: { starter: null } }, { race_began: { starter: 1 } }, { duel_declared: { seat: 1 } }, 'duel_void', 'duel_off',
  { duel_revealed: { mine: 40, theirs: 1, go: true } }, { slapped: { seat: 1 } }, { lottery: { order: [1, 0] } }, { race_closed: { order: [1, 0], missing: [2] } }, { race_closed: { order: [], missing: [0, 1] } },
  { false_slap: { culprit: 1 } }, { packet_taken: { seat: 0, cards: [1, 61] } }, { shown: { seat: 1, cards: [], takes_part: true } }, { shown: { seat: 0, cards: [42, 43], takes_part: true } },
  { missed: { seat: 0, target: 1, card: 42 } }, { missed: { seat: 1, target: 1, card: 43 } }, { miss_wasted: { seat: 2 } }, { counted: { seat: 0, strength: { size: 2, number: 7 } } }, { counted: { seat: 1, strength: { size: 0, number: 0 } } },
  { shared: { seat: 0, count: 2, points: 2 } }, { left_over: { count: 1 } }, { over: { winners: [0] } }, { over: { winners: [0, 1] } },
];

describe('heist', () => {
  beforeEach(async () => {
    settings.language = 'en';
    await loadTexts();
  });

  it('knows its cards by their numbers', () => {
    expect([0, 6, 7, 48].map(numberOf)).toEqual([1, 1, 2, 7]);
    expect([49, 55, 58, 61, 63, 65, 68].map(faceOf)).toEqual(['joker', 'miss', 'swap', 'helper', 'indians', 'sheriff', 'sheriff']);
    expect(same([3, 1], [1, 3]) && !same([1], [1, 3])).toBe(true);
    expect(atOnce('slap') && atOnce({ load: { cards: [1] } }) && !atOnce('pass')).toBe(true);
  });

  it.each(languages)('has a sentence for every fact in %s', async (language) => {
    settings.language = language;
    await loadTexts();
    const silent = facts.filter((fact) => !sentence(names, fact));
    expect(silent).toEqual([{ dealt: { seat: 1, count: 6, cards: null } }]);
    for (const fact of facts) expect(sentence(names, fact)).not.toMatch(/heist-|\{|\}/);
  });

  it('keeps a card on its way into the revolver until it is there, whatever else happens', () => {
    const stage = new HeistStage();
    const holding = (hand: number[], revolver: number[]): HeistTable => ({ ...table, seats: table.seats.map((seat, at) => (at === 0 ? { ...seat, hand, revolver } : seat)) });
    stage.reset({ game: 'heist', facts: [], table: holding([1, 2, 3], []), offer: null }, null);
    stage.loading = new Set([2]);
    stage.push({ game: 'heist', facts: [{ loaded: { seat: 1, count: 1, cards: null } }], table: holding([1, 2, 3], []), offer: null }, null);
    expect([...stage.loading]).toEqual([2]);
    stage.push({ game: 'heist', facts: [{ loaded: { seat: 0, count: 1, cards: [2] } }], table: holding([1, 3], [2]), offer: null }, null);
    expect(stage.loading.size).toBe(0);
  });

  it('lets the heap of the loot grow round its middle', () => {
    const places = Array.from({ length: 65 }, (_, at) => place(at));
    expect(places[0]).toMatchObject({ x: 0, y: 0 });
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(65);
    for (const { x, y } of places) expect(Math.abs(x) <= 180 && Math.abs(y) <= 75).toBe(true);
  });

  it('tells news from what can be seen', () => {
    expect(facts.filter(isNews).map((fact) => (typeof fact === 'string' ? fact : Object.keys(fact)[0]))).not.toContain('drew');
    expect(isNews({ sheriff_came: { row: 3 } }) && isNews('duel_off')).toBe(true);
  });

  it('tells a division apart from what goes on, and adds up the rounds', () => {
    const stage = new HeistStage();
    stage.reset({ game: 'heist', facts: [{ round_began: { round: 1, first: 0 } }], table, offer: null }, null);
    expect(stage.division).toBeNull();
    stage.push({ game: 'heist', facts: [{ race_closed: { order: [0, 1, 2], missing: [] } }, { shown: { seat: 0, cards: [1], takes_part: true } }, { shared: { seat: 0, count: 2, points: 2 } }, { left_over: { count: 1 } }, { round_began: { round: 2, first: 2 } }], table, offer: null }, { seat: 2, left: 30_000, total: 30_000 });
    expect(stage.division).toMatchObject({ round: 1, loot: 3 });
    expect(stage.division?.facts).toHaveLength(4);
    expect(stage.rounds).toEqual([[2], []]);
    expect(stage.clock?.seat).toBe(2);
  });
});
