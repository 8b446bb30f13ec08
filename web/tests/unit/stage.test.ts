import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../src/lib/settings.svelte';
import { Stage } from '../../src/lib/stage.svelte';
import type { Action, Update } from '../../src/protocol/types';
import classic from '../feeds/classic.json';

const { deck, updates } = classic as unknown as { deck: string; updates: Update[] };

function at(index: number): Stage {
  const stage = new Stage();
  stage.deck = deck;
  for (const update of updates.slice(0, index + 1)) stage.push(update.facts, update.table, update.offer, null);
  stage.hurry();
  return stage;
}
const firstPlay = updates.findIndex((update) => update.offer?.ask.question.is === 'play');

describe('the stage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
  });
  afterEach(() => vi.useRealTimers());

  it('plays a whole recorded game to its end', () => {
    const stage = at(updates.length - 1);
    expect(stage.view).toEqual(updates.at(-1)!.table);
    expect(stage.log.length).toBeGreaterThan(50);
    expect(stage.busy).toBe(false);
  });

  it('shows the question only after the facts before it', async () => {
    const stage = at(firstPlay - 1);
    const { facts, table, offer } = updates[firstPlay]!;
    stage.push(facts, table, offer, null);
    expect(stage.busy).toBe(true);
    expect(stage.open).toBe(false);
    await vi.advanceTimersByTimeAsync(20000);
    expect(stage.open).toBe(true);
    expect(stage.view).toEqual(table);
  });

  it('sends nothing until it is whole, and takes back', () => {
    const stage = at(firstPlay);
    const sent: Action[] = [];
    stage.answer = (action) => sent.push(action);
    const bang = stage.offer!.actions.find((action) => action.do === 'play' && action.with.kind === 'bang');
    if (!bang || bang.do !== 'play') throw new Error('the recording has a Bang! there');
    expect(stage.touch(`hand:${bang.with.card}`)).toBe(true);
    expect(stage.narrowed.need).toBe('seat');
    expect(stage.back()).toBe(true);
    expect(stage.picked.source).toBeNull();
    stage.touch(`hand:${bang.with.card}`);
    stage.touchSeat(bang.with.aim.seat!);
    expect(sent).toEqual([bang]);
    expect(stage.open).toBe(false);
  });

  it('does not send a card without a target at the first touch', () => {
    const stage = at(firstPlay);
    const sent: Action[] = [];
    stage.answer = (action) => sent.push(action);
    const lay = stage.offer!.actions.find((action) => action.do === 'play' && action.with.aim.seat === null);
    if (!lay || lay.do !== 'play') throw new Error('the recording has such a card there');
    stage.touch(`hand:${lay.with.card}`);
    expect(sent).toEqual([]);
    stage.touch(`hand:${lay.with.card}`);
    expect(sent).toEqual([lay]);
  });
});
