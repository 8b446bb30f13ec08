import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/components/Board.svelte';
import Card from '../../src/components/Card.svelte';
import Chat from '../../src/components/Chat.svelte';
import Coach from '../../src/components/Coach.svelte';
import End from '../../src/components/End.svelte';
import Log from '../../src/components/Log.svelte';
import { tipFor } from '../../src/lib/course';
import { help } from '../../src/lib/help.svelte';
import { addTexts } from '../../src/lib/i18n.svelte';
import { Link } from '../../src/lib/link.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { Stage } from '../../src/lib/stage.svelte';
import { kindName, suitName } from '../../src/lib/words';
import type { Action, Chair, Offer, People, Refusal, TableView, Update } from '../../src/protocol/types';
import classic from '../feeds/classic.json';
import scenes from '../feeds/positions.json';
import { answers } from './offers';

interface Position { shows: string[]; deck: string; table: TableView; offer: Offer; action: Action; after: Update }
const positions = scenes.positions as unknown as Position[];
const { deck, updates } = classic as unknown as { deck: string; updates: Update[] };
addTexts('en', readFileSync(join(import.meta.dirname, '../../src/generated/en.core.ftl'), 'utf8'));

let shown: Record<string, unknown>[] = [];
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown.push(mount(component, { target: document.body, props }));
  flushSync();
}
const find = (query: string): HTMLElement => {
  const node = document.querySelector<HTMLElement>(query);
  if (!node) throw new Error(`nothing is ${query}`);
  return node;
};
const all = (query: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(query)];
const touch = (query: string): void => {
  find(query).click();
  flushSync();
};
const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
const scene = (what: string): Position => {
  const found = positions.find((position) => position.shows.includes(what));
  if (!found) throw new Error(`no position shows ${what}`);
  return found;
};
function staged({ deck: name, table, offer }: { deck: string; table: TableView; offer: Offer | null }): { stage: Stage; sent: Action[] } {
  const stage = new Stage();
  const sent: Action[] = [];
  stage.deck = name;
  stage.called = ['Tom', 'Ann', 'Lena', 'Olga', 'Ben'];
  stage.reset(table, offer, null);
  stage.reply.answer = (action) => sent.push(action);
  return { stage, sent };
}
const played = (action: Action) => (action.do === 'play' ? action.with : null);

beforeEach(() => {
  settings.speed = 0;
  settings.taught = true;
});
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  help.thing = null;
  document.body.innerHTML = '';
});

describe('a card', () => {
  it('says its name and its suit in words, and what it waits for', () => {
    const card = { id: 1, kind: 'canteen', suit: 'hearts', rank: 7 } as const;
    show(Card as unknown as Component<Record<string, unknown>>, { card, fresh: true });
    const label = find('.card').getAttribute('aria-label')!;
    expect(label).toContain(kindName('canteen'));
    expect(label).toContain(suitName('hearts'));
    expect(label).toContain('not ready yet');
    expect(find('.card').className).toContain('green');
  });

  it('is a button that says when it is picked, and explains itself when focused', () => {
    const card = { id: 3, kind: 'bang', suit: 'spades', rank: 14 } as const;
    show(Card as unknown as Component<Record<string, unknown>>, { card, state: 'picked', onclick: () => {} });
    expect(find('button.card').getAttribute('aria-pressed')).toBe('true');
    find('button.card').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(help.thing).toMatchObject({ is: 'card', kind: 'bang' });
  });
});

describe('the table', () => {
  it('lights exactly the targets of the offer, sends with the last touch', () => {
    const { offer, table, deck, action } = scene('play:bang');
    const { stage, sent } = staged({ deck, table, offer });
    show(Board as unknown as Component<Record<string, unknown>>, { stage });
    const card = played(action)!.card;
    touch(`.hand [data-card="${card}"]`);
    const lit = all('.seat:has(.aimat:not(.no))').map((seat) => Number(seat.dataset['seat'])).sort();
    const legal = answers(offer).filter((one) => played(one)?.card === card).map((one) => played(one)!.aim.seat!);
    expect(lit).toEqual([...new Set(legal)].sort());
    expect(sent).toEqual([]);
    touch(`.seat[data-seat="${played(action)!.aim.seat}"] .aimat`);
    expect(sent).toEqual([action]);
    expect(find('.ask h2').textContent).toBe('Sent…');
  });

  it('takes back touch after touch with Escape, and nothing was sent', () => {
    const { offer, table, deck, action } = positions.find((one) => played(one.action)?.pay[0] != null)!;
    const { stage, sent } = staged({ deck, table, offer });
    show(Board as unknown as Component<Record<string, unknown>>, { stage });
    const { card, aim } = played(action)!;
    touch(`.hand [data-card="${card}"]`);
    if (aim.seat !== null) touch(`[data-seat="${aim.seat}"] .aimat`);
    expect(stage.reply.now.need).not.toBe('source');
    for (let presses = 0; presses < 4 && stage.reply.picked.source !== null; presses++) press('Escape');
    expect(stage.reply.picked.source).toBeNull();
    expect(sent).toEqual([]);
    expect(all('.hand .card.legal').length).toBeGreaterThan(0);
  });

  it('lets a dark card say why not, with the rule', async () => {
    const position = positions.find((one) => one.offer.ask.question.is === 'play' && one.table.seats[one.table.me!]!.hand.some((card) => card && !answers(one.offer).some((other) => played(other)?.card === card.id)))!;
    const { stage, sent } = staged(position);
    const explainWhy = vi.fn(async (): Promise<Refusal | null> => ({ rule: 'CORE-TEST-1', line: { id: 'refusal-out-of-range', args: { distance: 3, range: 1 } } }));
    show(Board as unknown as Component<Record<string, unknown>>, { stage, explainWhy });
    const dark = find('.hand .card.dim');
    dark.click();
    await vi.waitFor(() => expect(all('.why').length).toBe(1));
    expect(explainWhy).toHaveBeenCalledOnce();
    expect(find('.why').getAttribute('role')).toBe('alert');
    expect(find('.why').textContent).toContain('3');
    expect(find('.why a').getAttribute('href')).toBe('/reference#CORE-TEST-1');
    press('Escape');
    expect(all('.why').length).toBe(0);
    expect(sent).toEqual([]);
  });

  it('asks the server about a seat that is no target', async () => {
    const { offer, table, deck, action } = positions.find((one) => played(one.action)?.kind === 'bang' && one.table.seats.some((seat) => seat.alive && seat.seat !== one.table.me && !seat.reachable)) ?? scene('play:bang');
    const { stage } = staged({ deck, table, offer });
    const explainWhy = vi.fn(async () => null);
    show(Board as unknown as Component<Record<string, unknown>>, { stage, explainWhy });
    touch(`.hand [data-card="${played(action)!.card}"]`);
    if (all('.aimat.no').length === 0) return;
    touch('.aimat.no');
    await vi.waitFor(() => expect(explainWhy).toHaveBeenCalledOnce());
  });

  it('tells assistive technology what happened and what is asked', () => {
    const { stage } = staged(scene('ask:dodge'));
    show(Board as unknown as Component<Record<string, unknown>>, { stage });
    expect(find('.ask .q').getAttribute('aria-live')).toBe('polite');
    expect(find('.ask h2').textContent!.length).toBeGreaterThan(5);
    const { events, table, offer } = scene('ask:dodge').after;
    stage.push(events, table, offer, null);
    stage.hurry();
    flushSync();
    expect(find('.board > .sr[aria-live="polite"]').textContent!.length).toBeGreaterThan(5);
  });

  it('numbers what can be touched, and answers to the numbers', () => {
    const { offer, table, deck } = scene('ask:pick-surplus');
    const { stage, sent } = staged({ deck, table, offer });
    show(Board as unknown as Component<Record<string, unknown>>, { stage });
    expect(all('.hand .key').map((key) => key.textContent)).toContain('1');
    // Several surplus cards are put together and discarded with one confirmation.
    const several = Math.max(1, stage.reply.several);
    for (let key = 1; key <= several; key++) press(String(key));
    if (several > 1) {
      expect(sent.length).toBe(0);
      expect(all('.hand .card.picked').length).toBe(several);
      press('Enter');
    }
    expect(sent.length).toBe(1);
    expect(sent[0]!.do).toBe('pick');
  });

  it('discards the whole heap, card by card, without asking again', async () => {
    const { offer, table, deck } = scene('ask:pick-surplus');
    const question = offer.ask.question as Extract<Offer['ask']['question'], { is: 'pick-surplus' }>;
    const two: Offer = { ...offer, ask: { ...offer.ask, question: { ...question, left: 2 } } };
    const { stage, sent } = staged({ deck, table, offer: two });
    const [first, second] = two.branches.flatMap((branch) => (branch.do === 'pick' ? [branch.card] : []));
    stage.reply.touch(`pick:${first}`);
    stage.reply.touch(`pick:${second}`);
    stage.reply.clear();
    expect(sent).toEqual([{ do: 'pick', with: first }]);
    const left: Offer = { ...two, ask: { ...two.ask, number: two.ask.number + 1, question: { ...question, left: 1 } }, branches: two.branches.filter((branch) => branch.do !== 'pick' || branch.card !== first) };
    stage.reply.ask(left);
    await Promise.resolve();
    expect(sent).toEqual([{ do: 'pick', with: first }, { do: 'pick', with: second }]);
  });

  it('asks once before a card without effect is played', () => {
    const { offer, table, deck, action } = scene('play:beer');
    const waste = { rule: 'CORE-GEN-07', line: { id: 'waste-full-life' } };
    const branches = offer.branches.map((branch) => (branch.do === 'play' ? { ...branch, ways: branch.ways.map((way) => (way.as === 'beer' ? { ...way, waste } : way)) } : branch));
    const { stage, sent } = staged({ deck, table, offer: { ...offer, branches } });
    show(Board as unknown as Component<Record<string, unknown>>, { stage });
    const card = `.hand [data-card="${played(action)!.card}"]`;
    expect(find(card).className).toContain('waste');
    touch(card);
    touch(card);
    expect(sent).toEqual([]);
    expect(find('.ask h2').textContent).toBe('No effect: play it anyway?');
    expect(find('.ask p').textContent).toBe('Nobody it would heal has lost a life.');
    press('Escape');
    expect(stage.reply.warned).toBeNull();
    touch(card);
    touch(card);
    touch('[data-source="anyway"]');
    expect(sent).toEqual([action]);
  });

  it('names every seat with its person, character and state', () => {
    const { stage } = staged(scene('play:bang'));
    const chairs = stage.view!.seats.map(({ seat }): Chair => ({ seat, sitter: seat === 2 ? 'bot' : 'person', name: '', present: seat !== 3, stand_in: false, host: false, ready: false, open: false, who: null }));
    show(Board as unknown as Component<Record<string, unknown>>, { stage, chairs });
    const label = (seat: number) => all(`.seat[data-seat="${seat}"]`)[0]?.getAttribute('aria-label') ?? '';
    for (const { seat } of stage.others) expect(label(seat)).toContain(stage.nameOf(seat));
    if (label(2)) expect(label(2)).toContain('bot');
    if (label(3)) expect(label(3)).toContain('away');
  });

  it('keeps private guesses about roles', () => {
    const { stage } = staged(scene('play:bang'));
    show(Board as unknown as Component<Record<string, unknown>>, { stage });
    touch('.seat button.role');
    expect(Object.values(stage.guesses)).toEqual(['deputy']);
    touch('.seat button.role');
    expect(Object.values(stage.guesses)).toEqual(['outlaw']);
    // They belong to the game: another one begins without them, the same one has them again.
    stage.recall('g1');
    touch('.seat button.role');
    stage.recall('g2');
    expect(stage.guesses).toEqual({});
    stage.recall('g1');
    expect(Object.values(stage.guesses)).toEqual(['deputy']);
  });

  it('opens the store where the cards are', () => {
    const { action, ...position } = scene('ask:pick-store');
    const { stage, sent } = staged(position);
    show(Board as unknown as Component<Record<string, unknown>>, { stage });
    touch(`.aside .card.legal[data-card="${action.do === 'pick' ? action.with : -1}"]`);
    expect(sent).toEqual([action]);
  });
});

describe('the log', () => {
  it('marks what happened since my last move and lights up what a line speaks of', () => {
    const stage = new Stage();
    stage.deck = deck;
    for (const { events, table, offer } of updates.slice(0, 40)) stage.push(events, table, offer, null);
    stage.hurry();
    stage.since = stage.log[5]!.id;
    show(Log as unknown as Component<Record<string, unknown>>, { stage });
    expect(find('.sep.since').textContent).toBe('Since your last move');
    const line = all('li:not(.sep)').at(-1)!;
    line.dispatchEvent(new PointerEvent('pointerenter'));
    expect(stage.lit.seats.size).toBeGreaterThan(0);
    line.dispatchEvent(new PointerEvent('pointerleave'));
    expect(stage.lit.seats.size).toBe(0);
  });
});

describe('the end', () => {
  it('shows who was who and proves the deal', async () => {
    const link = new Link('test', () => ({ close() {}, send() {} }) as unknown as WebSocket);
    const last = updates.findLast((update) => update.table)!.table!;
    const seed = '00'.repeat(32);
    const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(32)))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    link.people = { stage: 'over', chairs: [], watchers: 0, you_host: true, you_sit: null, locked: false, waiting_for: 0, round: 1, replay: null, seed_hash: hash, seed, knocks: [] } as People;
    link.stage.deck = deck;
    link.stage.reset({ ...last, winner: 'law' }, null, null);
    show(End as unknown as Component<Record<string, unknown>>, { link, onlook: () => {} });
    expect(all('.cast li').length).toBe(last.seats.length);
    all('.end .btn').find((button) => button.textContent === 'Fair deal: check the seed')!.click();
    await vi.waitFor(() => expect(find('.end [role="status"]').textContent).toBe('The seed matches the number shown before the deal.'));
  });
});

describe('company', () => {
  it('says a quick phrase with one touch', () => {
    const sent: string[] = [];
    const link = new Link('test', () => ({ close() {}, send() {} }) as unknown as WebSocket);
    link.phrase = (phrase) => void sent.push(phrase);
    show(Chat as unknown as Component<Record<string, unknown>>, { link });
    touch('.phrases button');
    expect(sent).toEqual(['howdy']);
  });
});

describe('the coach', () => {
  it('points at the Bang!, then at somebody near enough, and ticks what is done', () => {
    const position = positions.find((one) => one.shows.includes('play:bang'))!;
    const { stage } = staged(position);
    show(Coach as unknown as Component<Record<string, unknown>>, { stage, onclose: () => {} });
    expect(find('.coach').dataset['tip']).toBe('welcome');
    touch('.coach .btn:not(.plain)');
    expect(stage.hint?.kind ?? 'decline').toMatch(/bang|beer|decline/);
    const { card, aim } = played(position.action)!;
    stage.reply.touch(`hand:${card}`);
    flushSync();
    expect(stage.hint?.seat).toBeDefined();
    stage.reply.touchSeat(aim.seat!);
    flushSync();
    expect(all('.coach li.done').map((li) => li.textContent)).toContainEqual(expect.stringContaining('Shoot'));
  });

  it('never denies what glows: whoever may shoot again is told so, and a turn is over only when nothing is left to play', () => {
    const seen = new Set<string>();
    for (const position of positions.filter((one) => one.offer.ask.question.is === 'play')) {
      const { stage } = staged(position);
      const playable = position.offer.branches.flatMap((branch) => (branch.do === 'play' ? branch.ways.map((way) => way.as) : []));
      const tip = tipFor(stage, new Set(['shoot']), new Set(['welcome']), 1)!;
      seen.add(tip.id);
      if (tip.id === 'beer') continue;
      expect(tip.id, position.shows.join(' ')).toBe(playable.includes('bang') ? 'again' : playable.length > 0 ? 'more' : 'end');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['again', 'more']));
  });
});
