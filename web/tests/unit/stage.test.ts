import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../src/lib/settings.svelte';
import { Stage } from '../../src/lib/stage.svelte';
import type { Action, Update } from '../../src/protocol/types';
import classic from '../feeds/classic.json';
import { answers } from './offers';

const { deck, updates } = classic as unknown as { deck: string; updates: Update[] };

function at(index: number): Stage {
  const stage = new Stage();
  stage.deck = deck;
  for (const update of updates.slice(0, index + 1)) stage.push(update.events, update.table, update.offer, null);
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
    const { events, table, offer } = updates[firstPlay]!;
    stage.push(events, table, offer, null);
    expect(stage.busy).toBe(true);
    expect(stage.reply.open).toBe(false);
    await vi.advanceTimersByTimeAsync(20000);
    expect(stage.reply.open).toBe(true);
    expect(stage.view).toEqual(table);
  });

  it('sends nothing until it is whole, and takes back', () => {
    const stage = at(firstPlay);
    const sent: Action[] = [];
    stage.reply.answer = (action) => sent.push(action);
    const bang = answers(stage.reply.offer!).find((action) => action.do === 'play' && action.with.kind === 'bang');
    if (!bang || bang.do !== 'play') throw new Error('the recording has a Bang! there');
    expect(stage.reply.touch(`hand:${bang.with.card}`)).toBe(true);
    expect(stage.reply.now.need).toBe('seat');
    expect(stage.reply.back()).toBe(true);
    expect(stage.reply.picked.source).toBeNull();
    stage.reply.touch(`hand:${bang.with.card}`);
    stage.reply.touchSeat(bang.with.aim.seat!);
    expect(sent).toEqual([bang]);
    expect(stage.reply.open).toBe(false);
  });

  it('does not send a card without a target at the first touch', () => {
    const stage = at(firstPlay);
    const sent: Action[] = [];
    stage.reply.answer = (action) => sent.push(action);
    const lay = answers(stage.reply.offer!).find((action) => action.do === 'play' && action.with.aim.seat === null);
    if (!lay || lay.do !== 'play') throw new Error('the recording has such a card there');
    stage.reply.touch(`hand:${lay.with.card}`);
    expect(sent).toEqual([]);
    stage.reply.touch(`hand:${lay.with.card}`);
    expect(sent).toEqual([lay]);
  });
});
