// What is on show: facts are played in order, one after the other; then the server's picture stands, and the question with it.
import { tick } from 'svelte';
import type { Action, Card, CardId, Clock, Fact, Kind, Offer, Role, Seat, SeatInfo, TableView } from '../protocol/types';
import { advance } from './advance';
import type { Hint } from './course';
import { deckCards, endOf, face, kindInfo } from './catalog';
import { t } from './i18n.svelte';
import { flightOf, originOf } from './flights';
import { narrow, nothing, whole, type Narrowed, type Picked } from './narrow';
import { settings, stillNow } from './settings.svelte';
import { times, type Flight, type Flip, type LogLine, type Mark, type ShotLine } from './show';
import { sound } from './sound';
import type { Names } from './words';

type Item =
  | { fact: Fact }
  | { table: TableView | null; offer: Offer | null; clock: Clock | null; done?: () => void };

let serial = 0;

export class Stage {
  deck = $state('base');
  view = $state.raw<TableView | null>(null);
  offer = $state.raw<Offer | null>(null);
  clock = $state.raw<{ seat: Seat; until: number; total: number } | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The first line after my last own move. */
  since = $state(0);
  lines = $state.raw<ShotLine[]>([]);
  flights = $state.raw<Flight[]>([]);
  marks = $state.raw<Mark[]>([]);
  flip = $state.raw<Flip | null>(null);
  /** The card a shot or another play is about, while it is told. */
  showing = $state.raw<{ card: Card; kind: Kind; seat: Seat } | null>(null);
  picked = $state.raw<Picked>(nothing);
  busy = $state(false);
  /** An answer is on its way. */
  sent = $state(false);
  /** Names by seat, from the people at the table. */
  called = $state.raw<string[]>([]);
  /** Roles as the viewer guesses them. */
  guesses = $state<Record<number, Role | undefined>>({});
  /** What the log points at. */
  lit = $state.raw<{ seats: Set<Seat>; kind: Kind | null }>({ seats: new Set(), kind: null });
  paused = $state(false);
  /** What the coach of the guided hand points at. */
  hint = $state.raw<Hint | null>(null);
  /** The last answer that went off. */
  last = $state.raw<Action | null>(null);

  private queue: Item[] = [];
  private running = false;
  private stamp = 0;
  answer: (action: Action, ask: number) => void = () => {};

  me = $derived(this.view?.me ?? null);
  names: Names = $derived({ me: this.me, deck: this.deck, seat: (seat: Seat) => this.nameOf(seat) });
  mine: SeatInfo | null = $derived(this.view?.seats.find((seat) => seat.seat === this.me) ?? null);
  narrowed: Narrowed = $derived(narrow(this.open ? this.offer!.actions : [], this.picked));

  /** May something be touched now? */
  get open(): boolean {
    return this.offer !== null && !this.busy && !this.sent;
  }

  nameOf(seat: Seat): string {
    const own = this.called[seat];
    if (own) return own;
    // Every client calls the bots the same. Whoever goes by a bot's name leaves that bot the one his own chair would have had.
    let at = seat;
    for (let tries = 0; tries < 8; tries++) {
      const name = t(`ui-name-${String.fromCharCode(97 + at)}`);
      const taken = this.called.findIndex((called) => called.toLowerCase() === name.toLowerCase());
      if (taken < 0) return name;
      at = taken;
    }
    return t('wait-chair-bot');
  }

  /** Cards that lie on the pile, as far as this page has seen them go there. */
  gone = $state.raw<Set<CardId>>(new Set());

  allCards(): Card[] {
    return deckCards(this.deck);
  }

  faceOf(card: CardId): Card {
    return face(this.deck, card);
  }

  seat(seat: Seat): SeatInfo | undefined {
    return this.view?.seats.find((info) => info.seat === seat);
  }

  /** The other seats, clockwise from my left. */
  get others(): SeatInfo[] {
    const seats = this.view?.seats ?? [];
    const at = seats.findIndex((seat) => seat.seat === this.me);
    return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
  }

  /** Forgets everything: a new game, or another one. */
  reset(view: TableView | null, offer: Offer | null, clock: Clock | null): void {
    this.stamp++;
    this.queue = [];
    this.running = false;
    this.busy = false;
    this.sent = false;
    this.lines = [];
    this.flights = [];
    this.marks = [];
    this.flip = null;
    this.showing = null;
    this.picked = nothing;
    this.view = view;
    this.offer = offer;
    this.setClock(clock);
    this.settleLines();
  }

  clearLog(): void {
    this.log = [];
    this.since = 0;
  }

  private setClock(clock: Clock | null): void {
    this.clock = clock ? { seat: clock.seat, until: performance.now() + clock.left, total: clock.total } : null;
  }

  /** Something happened. */
  push(facts: Fact[], table: TableView | null, offer: Offer | null, clock: Clock | null): void {
    for (const fact of facts) this.queue.push({ fact });
    this.queue.push({ table, offer, clock });
    this.sent = false;
    this.picked = nothing;
    this.offer = null;
    void this.run();
  }

  /** Shows everything that is waiting at once. */
  hurry(): void {
    this.stamp++;
    this.running = false;
    while (this.queue.length > 0) this.take(this.queue.shift()!, true);
    this.flights = [];
    this.marks = [];
    this.flip = null;
    this.showing = null;
    this.busy = false;
  }

  private pace(): number {
    if (document.hidden || settings.speed === 0) return 0;
    const waiting = this.queue.length;
    const rush = waiting > 60 ? 0 : waiting > 14 ? 0.4 : waiting > 7 ? 0.7 : 1;
    return rush / settings.speed;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.busy = true;
    const stamp = this.stamp;
    while (this.queue.length > 0) {
      const item = this.queue.shift()!;
      const pace = this.pace();
      const time = this.take(item, pace === 0 || stillNow());
      if (time * pace >= 16) await new Promise((resolve) => setTimeout(resolve, time * pace));
      if (stamp !== this.stamp) return;
    }
    this.running = false;
    this.busy = false;
  }

  /** Plays one item and says how long it should stand. */
  private take(item: Item, still: boolean): number {
    if (!('fact' in item)) {
      if (item.table) this.view = item.table;
      this.offer = item.offer;
      this.setClock(item.clock);
      this.flip = null;
      this.showing = null;
      this.settleLines();
      if (item.offer) sound(item.offer.ask.question.is === 'play' ? 'turn' : 'ask');
      return 0;
    }
    const { fact } = item;
    const before = this.view;
    const from = still ? null : originOf(fact);
    if (before) {
      try {
        this.view = advance(before, fact, this.deck);
      } catch {
        // The picture that follows puts everything right.
      }
    }
    this.write(fact);
    this.effects(fact);
    if (from) void this.fly(fact, from);
    return times[fact.fact] ?? 350;
  }

  private write(fact: Fact): void {
    if (fact.fact === 'phase-began' || fact.fact === 'laid' || fact.fact === 'declined') return;
    const last = this.log.at(-1);
    if (fact.fact === 'drew' && last?.fact.fact === 'drew' && last.fact.seat === fact.seat && last.fact.card === null && fact.card === null) {
      this.log = [...this.log.slice(0, -1), { ...last, count: last.count + 1 }];
      return;
    }
    this.log = [...this.log.slice(-399), { id: ++serial, fact, count: 1 }];
  }

  private others_of(seat: Seat): Seat[] {
    return (this.view?.seats ?? []).filter((info) => info.alive && info.seat !== seat).map((info) => info.seat);
  }

  private effects(fact: Fact): void {
    this.remember(fact);
    switch (fact.fact) {
      case 'turn-began':
        this.lines = [];
        this.showing = null;
        break;
      case 'played':
      case 'used': {
        const kind = fact.fact === 'played' ? fact.kind : 'card' in fact.source ? face(this.deck, fact.source.card).kind : null;
        if (fact.fact === 'played') this.showing = { card: face(this.deck, fact.card), kind: fact.kind, seat: fact.seat };
        const end = fact.fact === 'played' ? kindInfo(fact.kind).play : kind === null ? endOf(fact.source) : kindInfo(kind).use;
        if (fact.aim.seat !== null && fact.aim.seat !== fact.seat && (end === 'shoot' || end === 'duel')) this.aimAt(fact.seat, [fact.aim.seat], kind);
        else if (kind === 'gatling' || kind === 'indians' || (kind === 'howitzer' && fact.fact === 'used')) this.aimAt(fact.seat, this.others_of(fact.seat), kind);
        if (end === 'shoot' || kind === 'gatling' || (kind === 'howitzer' && fact.fact === 'used')) sound('shot');
        else sound('card');
        break;
      }
      case 'answered':
        this.showing = { card: face(this.deck, fact.card), kind: fact.kind, seat: fact.seat };
        sound('card');
        break;
      case 'flipped':
        this.flip = { card: face(this.deck, fact.card), seat: fact.seat, held: null };
        sound('flip');
        break;
      case 'checked':
        if (this.flip) this.flip = { ...this.flip, held: fact.held };
        break;
      case 'missed':
        this.settle(fact.seat, 'dodged');
        this.note(fact.seat, '', 'good', 'dodge');
        sound('dodge');
        break;
      case 'lost':
        this.settle(fact.seat, 'hit');
        this.note(fact.seat, `−${fact.points}`, 'harm', 'hit');
        sound('hurt');
        break;
      case 'healed':
        this.note(fact.seat, `+${fact.points}`, 'good', 'life');
        sound('heal');
        break;
      case 'eliminated':
        this.lines = this.lines.filter((line) => line.to !== fact.seat && line.from !== fact.seat);
        sound('death');
        break;
      case 'over':
        this.lines = [];
        sound('win');
        break;
    }
    if (fact.fact !== 'flipped' && fact.fact !== 'checked' && this.flip) this.flip = null;
  }

  private remember(fact: Fact): void {
    const gone = new Set(this.gone);
    if (fact.fact === 'reshuffled') gone.clear();
    else if (fact.fact === 'played' || fact.fact === 'answered' || fact.fact === 'discarded' || fact.fact === 'flipped') gone.add(fact.card);
    else if (fact.fact === 'laid' || fact.fact === 'took-discard') gone.delete(fact.card);
    else return;
    this.gone = gone;
  }

  private aimAt(from: Seat, to: Seat[], kind: Kind | null): void {
    this.lines = to.map((seat) => ({ id: ++serial, from, to: seat, kind, state: 'open' }));
  }

  private settle(seat: Seat, state: 'dodged' | 'hit'): void {
    this.lines = this.lines.map((line) => (line.to === seat && line.state === 'open' ? { ...line, state } : line));
    const stamp = this.stamp;
    setTimeout(() => {
      if (stamp === this.stamp) this.lines = this.lines.filter((line) => line.to !== seat || line.state === 'open');
    }, 900);
  }

  /** Lines that are still open stand as long as the question does. */
  private settleLines(): void {
    const question = this.view?.ask?.question;
    const target = this.view?.ask?.seat;
    if (question && target !== undefined && (question.is === 'dodge' || question.is === 'give') && question.by !== null) {
      const { by, kind } = question;
      if (!this.lines.some((line) => line.to === target && line.state === 'open')) {
        this.lines = [...this.lines.filter((line) => line.from === by), { id: ++serial, from: by, to: target, kind, state: 'open' }];
      }
      return;
    }
    if (!question || question.is === 'play' || question.is === 'pick-surplus' || question.is === 'draw-mode') this.lines = this.lines.filter((line) => line.state !== 'open');
  }

  private note(seat: Seat, text: string, tone: Mark['tone'], symbol: string): void {
    if (settings.speed === 0) return;
    const mark: Mark = { id: ++serial, seat, text, tone, symbol };
    this.marks = [...this.marks, mark];
    setTimeout(() => (this.marks = this.marks.filter((other) => other.id !== mark.id)), 1200);
  }

  private async fly(fact: Fact, from: DOMRect): Promise<void> {
    await tick();
    const way = flightOf(fact, this.me);
    if (!way) return;
    const flight: Flight = { id: ++serial, card: way.card === null ? null : face(this.deck, way.card), from, to: way.to, time: way.time / (settings.speed || 1) };
    this.flights = [...this.flights, flight];
    setTimeout(() => (this.flights = this.flights.filter((other) => other.id !== flight.id)), flight.time);
  }

  // ---------- answering ----------

  private choose(picked: Picked, direct: boolean): void {
    if (!this.open) return;
    const state = narrow(this.offer!.actions, picked);
    if (state.left.length === 0) return;
    this.picked = picked;
    const action = whole(state);
    if (action && direct) this.send(action);
  }

  send(action: Action): void {
    if (!this.offer || this.sent) return;
    this.sent = true;
    this.picked = nothing;
    this.since = this.log.at(-1)?.id ?? 0;
    this.last = action;
    this.answer(action, this.offer.ask.number);
  }

  /** Something was touched. Says whether it led anywhere. */
  touch(source: string): boolean {
    if (!this.open) return false;
    const now = this.narrowed;
    const id = Number(source.split(':')[1]);
    if (now.need === 'pay' && source.startsWith('hand:') && now.pays.has(id)) {
      this.choose({ ...this.picked, pay: [...this.picked.pay, id] }, true);
      return true;
    }
    if (this.picked.source === source) {
      const action = whole(now);
      if (action) this.send(action);
      else this.back();
      return true;
    }
    if (!now.sources.has(source)) return false;
    const picked = { ...nothing, source };
    const state = narrow(this.offer!.actions, picked);
    // In one's own turn a card without a target is picked up first and played with the second touch.
    const composing = this.offer!.shape === 'play' && (source.startsWith('hand:') || source.startsWith('use:') || source.startsWith('ability:'));
    this.choose(picked, !composing || state.need !== 'whole');
    return true;
  }

  touchSeat(seat: Seat): boolean {
    if (!this.open) return false;
    if (this.narrowed.sources.has(`seat:${seat}`)) return this.touch(`seat:${seat}`);
    if (this.picked.source !== null && this.narrowed.seats.has(seat) && this.picked.seat === null) {
      this.choose({ ...this.picked, seat }, true);
      return true;
    }
    return false;
  }

  /** A card in play, or `hand`, of a seat as the thing aimed at. */
  touchCardOf(seat: Seat, card: CardId | 'hand'): boolean {
    if (!this.open) return false;
    if (card !== 'hand' && this.narrowed.sources.has(`pick:${card}`)) return this.touch(`pick:${card}`);
    if (card === 'hand' && this.narrowed.sources.has('choose:hand')) return this.touch('choose:hand');
    const fits = card === 'hand' ? this.narrowed.hands.has(seat) && this.narrowed.cards.size > 0 : this.narrowed.cards.has(card);
    if (this.picked.source === null || !fits || (this.picked.seat !== null && this.picked.seat !== seat)) return false;
    this.choose({ ...this.picked, seat, card }, true);
    return true;
  }

  chooseKind(kind: Kind): void {
    this.choose({ ...this.picked, kind }, this.offer?.shape !== 'play');
  }

  /** Sends what is whole. */
  confirm(): void {
    const action = whole(this.narrowed);
    if (action) this.send(action);
  }

  /** Takes back the last touch. */
  back(): boolean {
    const { source, kind, seat, card, pay } = this.picked;
    if (source === null) return false;
    if (pay.length > 0) this.picked = { ...this.picked, pay: pay.slice(0, -1) };
    else if (card !== null && seat !== null) this.picked = { ...this.picked, card: null };
    else if (seat !== null) this.picked = { ...this.picked, seat: null };
    else if (kind !== null) this.picked = { ...this.picked, kind: null };
    else this.picked = nothing;
    return true;
  }

  /** The answer that declines, if there is one. */
  get decline(): Action | null {
    return this.offer?.actions.find((action) => action.do === 'pass' || action.do === 'rest') ?? null;
  }

  /** Cards on offer that lie nowhere on the screen, such as those looked at on top of the deck. */
  get offered(): Card[] {
    if (!this.open || !this.view) return [];
    const seen = new Set<CardId>();
    for (const { seat, table, hand } of this.view.seats) for (const card of [...table.map((laid) => laid.card), ...(seat === this.me ? hand : [])]) if (card) seen.add(card.id);
    for (const card of this.view.aside) if (card) seen.add(card.id);
    const picks = this.offer!.actions.flatMap((action) => (action.do === 'pick' && !seen.has(action.with) ? [action.with] : []));
    return picks.map((id) => this.faceOf(id));
  }

  isLegal(source: string): boolean {
    return this.open && this.narrowed.sources.has(source);
  }
}
