import { describe, expect, it } from 'vitest';
import { narrow, nothing, sourceOf, whole, type Picked } from '../../src/lib/narrow';
import type { Action, Update } from '../../src/protocol/types';
import both from '../feeds/both.json';
import classic from '../feeds/classic.json';

const offers = [classic, both].flatMap((feed) => (feed as unknown as { updates: Update[] }).updates).flatMap((update) => (update.offer ? [update.offer] : []));

/** Touches what leads to this action, and counts the touches. */
function compose(actions: Action[], goal: Action): { action: Action | null; touches: number } {
  let picked: Picked = { ...nothing, source: sourceOf(goal) };
  let touches = 1;
  for (; touches < 7; touches++) {
    const state = narrow(actions, picked);
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

describe('narrowing the legal list', () => {
  it('has recorded questions to try', () => {
    expect(offers.length).toBeGreaterThan(15);
  });

  it('reaches every legal action by touching things', () => {
    for (const offer of offers)
      for (const goal of offer.actions) {
        const { action, touches } = compose(offer.actions, goal);
        expect(action).toEqual(goal);
        expect(touches).toBeLessThanOrEqual(5);
      }
  });

  it('offers nothing that no action needs', () => {
    for (const offer of offers)
      for (const source of new Set(offer.actions.map(sourceOf))) {
        const state = narrow(offer.actions, { ...nothing, source });
        for (const seat of state.seats) expect(state.left.some((action) => 'with' in action && typeof action.with === 'object' && 'aim' in action.with && action.with.aim.seat === seat)).toBe(true);
      }
  });

  it('is not whole before a target is named, even if there is only one', () => {
    const only: Action[] = [{ do: 'pass' }, { do: 'play', with: { card: 3, kind: 'bang', aim: { seat: 2, card: null }, pay: [null, null] } }];
    const state = narrow(only, { ...nothing, source: 'hand:3' });
    expect(state.need).toBe('seat');
    expect(whole(state)).toBeNull();
    expect(whole(narrow(only, { ...nothing, source: 'hand:3', seat: 2 }))).toEqual(only[1]);
  });
});
