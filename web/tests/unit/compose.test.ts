import { describe, expect, it } from 'vitest';
import { answersOf, compose, nothing, sourceOf, whole, type Picked } from '../../src/lib/compose';
import type { Action, Branch, Update } from '../../src/protocol/types';
import both from '../feeds/both.json';
import classic from '../feeds/classic.json';

const offers = [classic, both].flatMap((feed) => (feed as unknown as { updates: Update[] }).updates).flatMap((update) => (update.offer ? [update.offer] : []));

/** Touches what leads to this answer, and counts the touches. */
function reach(branches: Branch[], branch: Branch, goal: Action): { action: Action | null; touches: number } {
  let picked: Picked = { ...nothing, source: sourceOf(branch) };
  let touches = 1;
  for (; touches < 7; touches++) {
    const state = compose(branches, picked);
    if (state.need === 'whole') return { action: whole(state), touches };
    if (goal.do !== 'play' && goal.do !== 'use') return { action: null, touches };
    const { aim, pay } = goal.with;
    if (state.need === 'kind' && goal.do === 'play') picked = { ...picked, kind: goal.with.kind };
    else if (state.need === 'seat') picked = { ...picked, seat: aim.seat };
    else if (state.need === 'card') picked = { ...picked, card: aim.card ?? 'hand' };
    else if (state.need === 'pay') {
      const next = pay.find((card) => card !== null && !picked.pay.includes(card) && state.pays.has(card));
      if (next === undefined || next === null) return { action: null, touches };
      picked = { ...picked, pay: [...picked.pay, next] };
    }
  }
  return { action: null, touches };
}

describe('walking down the branches', () => {
  it('has recorded questions to try', () => {
    expect(offers.length).toBeGreaterThan(15);
  });

  it('reaches every legal answer by touching things', () => {
    for (const { branches } of offers)
      for (const branch of branches)
        for (const goal of answersOf(branch)) {
          const { action, touches } = reach(branches, branch, goal);
          expect(action).toEqual(goal);
          expect(touches).toBeLessThanOrEqual(5);
        }
  });

  it('offers nothing that no answer needs', () => {
    for (const { branches } of offers)
      for (const branch of branches) {
        const { seats } = compose(branches, { ...nothing, source: sourceOf(branch) });
        const aims = answersOf(branch).map((action) => (action.do === 'play' || action.do === 'use' ? action.with.aim.seat : null));
        for (const seat of seats) expect(aims).toContain(seat);
      }
  });

  it('means a seat as such, or a card that lies there, where either may be meant', () => {
    const label = { id: 'action-play' };
    const either: Branch[] = [{ do: 'play', card: 3, ways: [{ as: 'bang', label, aims: [{ seat: 2, whole: true, cards: [8, 9] }, { seat: 1, cards: [7] }] }] }];
    expect(answersOf(either[0]!).map((action) => (action.do === 'play' ? [action.with.aim.seat, action.with.aim.card] : null))).toEqual([[2, null], [2, 8], [2, 9], [1, 7]]);
    const state = compose(either, { ...nothing, source: 'hand:3' });
    expect([...state.wholes]).toEqual([2]);
    expect([...state.cards]).toEqual([8, 9, 7]);
    expect(whole(compose(either, { ...nothing, source: 'hand:3', seat: 2, card: 'hand' }))).toMatchObject({ with: { aim: { seat: 2, card: null } } });
  });

  it('tells apart what is chosen by a kind, a character or an amount', () => {
    const label = { id: 'action-choose' };
    const sources = [{ kind: 'bang' }, { kind: 'beer' }, { character: 'sid-ketchum' }, { dollars: 300 }, 'red'].map((what) => sourceOf({ do: 'choose', what, label } as Branch));
    expect(sources).toEqual(['choose:bang', 'choose:beer', 'choose:sid-ketchum', 'choose:300', 'choose:red']);
  });

  it('is not whole before a target is named, even if there is only one', () => {
    const label = { id: 'action-play' };
    const only: Branch[] = [{ do: 'pass', label }, { do: 'play', card: 3, ways: [{ as: 'bang', label, aims: [{ seat: 2 }] }] }];
    const state = compose(only, { ...nothing, source: 'hand:3' });
    expect(state.need).toBe('seat');
    expect(whole(state)).toBeNull();
    expect(whole(compose(only, { ...nothing, source: 'hand:3', seat: 2 }))).toEqual({ do: 'play', with: { card: 3, kind: 'bang', aim: { seat: 2, card: null }, pay: [null, null] } });
  });
});
