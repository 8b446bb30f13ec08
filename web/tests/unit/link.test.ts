import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../../src/lib/link.svelte';
import type { People, ServerMessage, Update } from '../../src/protocol/types';
import classic from '../feeds/classic.json';

const { deck, updates } = classic as unknown as { deck: string; updates: Update[] };

class FakeSocket {
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const people: People = { stage: 'playing', chairs: [], watchers: 0, you_host: false, you_sit: null, locked: false, waiting_for: 0, round: 1, replay: null, seed_hash: null, seed: null, knocks: [] };
const settings = { name: '', edition: 'classic', boxes: [], players: 5, switches: [], bots: [], fill: 'greedy', pace: 'relaxed' as const, bot_pause: 0, watching: 'anyone' as const, open_cards: false, public: false };
const welcome: ServerMessage = { type: 'welcome', protocol: 2, rules: 1, table: 'x', name: 'Ann', seat: 1 };
const play = updates.findIndex((update) => update.offer);

describe('the connection to a table', () => {
  let link: Link;
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    link = new Link('x', () => new FakeSocket() as unknown as WebSocket);
    link.start();
    FakeSocket.made[0]!.onopen?.();
  });
  afterEach(() => {
    link.stop();
    vi.useRealTimers();
  });
  const socket = () => FakeSocket.made.at(-1)!;
  const full = (version: number): ServerMessage => ({ type: 'full', version, game: 'g1', table: updates[play]!.table, offer: updates[play]!.offer, people, settings, deck, clock: null, standing: { decline_next: false, decline_interrupts: false }, said: [] });

  it('says hello, listens, and goes on where it stopped', async () => {
    expect(socket().sent[0]).toEqual({ type: 'hello', since: null, log: true });
    socket().hear(welcome);
    socket().hear(full(7));
    expect(link.state).toBe('on');
    expect(link.stage.reply.open).toBe(true);
    socket().close();
    expect(link.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.made.length).toBe(2);
    socket().onopen?.();
    expect(socket().sent[0]).toEqual({ type: 'hello', since: 7, log: true });
  });

  it('sends an action again after a break, under the same number, until it is answered', async () => {
    socket().hear(welcome);
    socket().hear(full(7));
    const action = link.stage.reply.answers.at(-1)!;
    link.stage.reply.send(action);
    const first = socket().sent.find((message) => message['type'] === 'act')!;
    socket().close();
    await vi.advanceTimersByTimeAsync(400);
    socket().onopen?.();
    socket().hear(welcome);
    const again = socket().sent.find((message) => message['type'] === 'act')!;
    expect(again).toEqual(first);
    socket().hear({ type: 'step', version: 8, events: [], table: updates[play + 1]!.table, offer: null, clock: null, answers: first['id'] as number });
    socket().close();
    await vi.advanceTimersByTimeAsync(1200);
    socket().onopen?.();
    socket().hear(welcome);
    expect(socket().sent.some((message) => message['type'] === 'act')).toBe(false);
  });

  it('asks again when a version is missing, and ignores what it knows', () => {
    const said = (text: string) => ({ name: 'Bob', seat: 1, who: 0, text, phrase: null });
    socket().hear(welcome);
    socket().hear(full(7));
    socket().hear({ type: 'chat', version: 9, aside: null, said: said('too early') });
    expect(socket().sent.at(-1)).toEqual({ type: 'hello', since: 7, log: true });
    socket().hear({ type: 'chat', version: 7, aside: null, said: said('known') });
    socket().hear({ type: 'chat', version: 8, aside: null, said: said('next') });
    expect(link.said.map((line) => line.text)).toEqual(['next']);
    socket().close();
  });

  it('hears what is said among onlookers once, and counts it apart', () => {
    const said = (text: string) => ({ name: 'Bob', seat: null, who: 0, text, phrase: null });
    socket().hear(welcome);
    socket().hear(full(7));
    socket().hear({ type: 'chat', version: 7, aside: 1, said: said('psst') });
    socket().hear({ type: 'chat', version: 7, aside: 1, said: said('psst') });
    socket().hear({ type: 'chat', version: 7, aside: 2, said: said('look') });
    socket().hear({ type: 'step', version: 8, events: [], table: updates[play]!.table, offer: null, clock: null, answers: null });
    expect(link.said.map((line) => line.text)).toEqual(['psst', 'look']);
    expect(socket().sent.at(-1)!['type']).not.toBe('hello');
  });

  it('names the game it answers', () => {
    socket().hear(welcome);
    socket().hear(full(7));
    link.stage.reply.send(link.stage.reply.answers[0]!);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'act', game: 'g1' });
  });

  it('lets the player try again when an answer is refused', () => {
    socket().hear(welcome);
    socket().hear(full(7));
    link.stage.reply.send(link.stage.reply.answers[0]!);
    expect(link.stage.reply.open).toBe(false);
    const id = socket().sent.at(-1)!['id'] as number;
    socket().hear({ type: 'refused', id, rule: 'HOUSE-FAST', line: null, text: 'slow down' });
    expect(link.stage.reply.open).toBe(true);
    expect(link.refusal?.rule).toBe('HOUSE-FAST');
  });

  it('asks before the first words that cost something, and sends nothing without a yes (EV-GAG-3)', () => {
    const words = () => socket().sent.filter((message) => message['type'] === 'chat' || message['type'] === 'phrase').map((message) => message['text'] ?? message['phrase']);
    const costly = full(7) as Extract<ServerMessage, { type: 'full' }>;
    const table = structuredClone(costly.table)!;
    table.events = { ...(table.events ?? {}), talk: 'costs' } as typeof table.events;
    socket().hear(welcome);
    socket().hear({ ...costly, table });
    link.chat('psst');
    expect(words()).toEqual([]);
    link.decide(false);
    expect(words()).toEqual([]);
    link.phrase('howdy');
    expect(words()).toEqual([]);
    link.decide(true);
    expect(words()).toEqual(['howdy']);
    link.chat('again');
    expect(words()).toEqual(['howdy', 'again']);
  });

  it('comes back when it is told to, and soon where another node has the table', async () => {
    socket().hear(welcome);
    socket().hear(full(7));
    socket().hear({ type: 'going', back_in: 3 });
    expect(link.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(2900);
    expect(FakeSocket.made.length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.made.length).toBe(2);
    socket().onopen?.();
    socket().hear(welcome);
    socket().hear({ type: 'going', back_in: 0 });
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.made.length).toBe(3);
  });

  it('does not come back to a table that is gone', () => {
    socket().hear({ type: 'gone', why: 'expired' });
    socket().close();
    expect(link.state).toBe('gone');
  });
});
