// What is shown: events are played in order, one after the other; then the server's picture stands, and the question with it.
// What is answered is in `reply`.
import { tick } from 'svelte';
import type { Card, CardId, Change, Clock, Event, Kind, Line, Offer, Role, Seat, SeatInfo, TableView } from '../protocol/types';
import { apply } from './apply';
import { deckCards, face } from './catalog';
import type { Hint } from './course';
import { goal, origin } from './flights';
import { t } from './i18n.svelte';
import { Reply } from './reply.svelte';
import { guessesOf, keepGuesses, type Guesses } from './marks';
import { settings, stillNow } from './settings.svelte';
import { occasions, times, type Flight, type Flip, type LogLine, type Mark, type Reveal, type ShotLine } from './show';
import { sound } from './sound';
import { actor, characterName, seatIn, type Names } from './words';

type Move = Extract<Change, { move: unknown }>['move'];
type Item = { event: Event } | { table: TableView | null; offer: Offer | null; clock: Clock | null };

let serial = 0;

export class Stage {
  readonly reply = new Reply(this);
  deck = $state('base');
  view = $state.raw<TableView | null>(null);
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
  /** Something everybody stops for, while it is told. */
  occasion = $state.raw<{ line: Line; icon: string } | null>(null);
  /** An event that is being turned up. */
  reveal = $state.raw<Reveal | null>(null);
  busy = $state(false);
  /** Names by seat, from the people at the table. */
  called = $state.raw<string[]>([]);
  /** Roles as the viewer guesses them; kept in this browser, game by game. */
  guesses = $state.raw<Guesses>({});
  private game: string | null = null;
  /** What the log points at. */
  lit = $state.raw<{ seats: Set<Seat>; kind: Kind | null }>({ seats: new Set(), kind: null });
  /** What the coach of the guided hand points at. */
  hint = $state.raw<Hint | null>(null);
  /** Cards that lie on the pile, as far as this page has seen them go there. */
  gone = $state.raw<Set<CardId>>(new Set());

  private queue: Item[] = [];
  private running = false;
  private stamp = 0;

  me = $derived(this.view?.me ?? null);
  /** My other character, if players have two. */
  partner: SeatInfo | null = $derived.by(() => {
    const other = this.view?.seats.find((seat) => seat.seat === this.me)?.partner;
    return this.view?.seats.find((seat) => seat.seat === other) ?? null;
  });
  /** Players have two characters each. */
  pairs = $derived(this.view?.seats.some((seat) => seat.partner !== undefined && seat.partner !== null) ?? false);
  names: Names = $derived({ me: this.me, deck: this.deck, pairs: this.pairs, own: (seat: Seat) => this.isMine(seat), seat: (seat: Seat) => this.nameOf(seat), player: (seat: Seat) => this.playerOf(seat) });
  mine: SeatInfo | null = $derived(this.view?.seats.find((seat) => seat.seat === this.me) ?? null);

  isMine(seat: Seat | null): boolean {
    return seat !== null && (seat === this.me || seat === this.partner?.seat);
  }

  /** I have a character that is living. */
  get lives(): boolean {
    return (this.mine?.alive ?? false) || (this.partner?.alive ?? false);
  }

  /** The chair of whoever plays a seat: two characters sit on one. */
  chairOf(seat: Seat): Seat {
    return this.pairs ? Math.floor(seat / 2) : seat;
  }

  /** What a seat is called: by its character, where players have two. */
  nameOf(seat: Seat): string {
    const character = this.pairs ? this.seat(seat)?.character : null;
    return character ? characterName(character) : this.playerOf(seat);
  }

  /** The name of whoever plays a seat. */
  playerOf(of: Seat): string {
    const seat = this.chairOf(of);
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

  /** The guesses about this game, if there were any. */
  recall(game: string | null): void {
    this.game = game;
    this.guesses = guessesOf(game);
  }

  guess(seat: Seat, role: Role | undefined): void {
    this.guesses = { ...this.guesses, [seat]: role };
    keepGuesses(this.game, this.guesses);
  }

  allCards(): Card[] {
    return deckCards(this.deck);
  }

  faceOf(card: CardId): Card {
    return face(this.deck, card);
  }

  seat(seat: Seat): SeatInfo | undefined {
    return this.view?.seats.find((info) => info.seat === seat);
  }

  /** Is somebody there as a ghost? */
  isGhost(seat: Seat): boolean {
    return this.view?.events?.ghosts.includes(seat) ?? false;
  }

  /** Does somebody sit there who was eliminated and is back for good? */
  isBack(seat: Seat): boolean {
    const last = this.log.findLast(({ line }) => (line.id === 'log-eliminated' || line.id === 'log-returned') && seatIn(line, 'who') === seat);
    return last?.line.id === 'log-returned' && !this.isGhost(seat);
  }

  /** The other seats, clockwise from my left. */
  get others(): SeatInfo[] {
    const seats = this.view?.seats ?? [];
    const at = seats.findIndex((seat) => seat.seat === this.me);
    const round = at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
    return round.filter((seat) => !this.isMine(seat.seat));
  }

  /** Forgets everything: a new game, or another one. */
  reset(view: TableView | null, offer: Offer | null, clock: Clock | null): void {
    this.stamp++;
    this.queue = [];
    this.running = false;
    this.busy = false;
    this.lines = [];
    this.still();
    this.view = view;
    this.reply.ask(offer);
    this.setClock(clock);
    this.settleLines();
  }

  clearLog(): void {
    this.tell([]);
  }

  /** The log as the server has it: from now on this is what happened. */
  tell(lines: Line[]): void {
    const seen = this.log.length;
    const read = this.since > 0 ? this.log.findIndex(({ id }) => id > this.since) : -1;
    this.log = lines.map((line) => ({ id: ++serial, line }));
    // Where I had read to, if it is the same log.
    this.since = seen > 0 && read >= 0 && lines.length >= seen ? (this.log[read - 1]?.id ?? 0) : 0;
  }

  /** From here on everything in the log is new to the reader. */
  mark(): void {
    this.since = this.log.at(-1)?.id ?? 0;
  }

  private still(): void {
    this.flights = [];
    this.marks = [];
    this.flip = null;
    this.showing = null;
    this.occasion = null;
    this.reveal = null;
  }

  private setClock(clock: Clock | null): void {
    this.clock = clock ? { seat: clock.seat, until: performance.now() + clock.left, total: clock.total } : null;
  }

  /** Something happened. */
  push(events: Event[], table: TableView | null, offer: Offer | null, clock: Clock | null): void {
    for (const event of events) this.queue.push({ event });
    this.queue.push({ table, offer, clock });
    this.reply.ask(null);
    void this.run();
  }

  /** Shows everything that is waiting at once. */
  hurry(): void {
    this.stamp++;
    this.running = false;
    while (this.queue.length > 0) this.take(this.queue.shift()!, true);
    this.still();
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
      const time = this.take(item, pace === 0 || stillNow(), pace > 0);
      if (time * pace >= 16) await new Promise((resolve) => setTimeout(resolve, time * pace));
      if (stamp !== this.stamp) return;
    }
    this.running = false;
    this.busy = false;
  }

  /** Plays one item and says how long it should stand. */
  private take(item: Item, still: boolean, told = false): number {
    if (!('event' in item)) {
      if (item.table) this.view = item.table;
      this.reply.ask(item.offer);
      this.setClock(item.clock);
      this.flip = null;
      this.showing = null;
      this.occasion = null;
      this.reveal = null;
      this.settleLines();
      if (item.offer) sound(item.offer.ask.question.is === 'play' ? 'turn' : 'ask');
      return 0;
    }
    const { fact, line, changes = [] } = item.event;
    const icon = occasions[fact];
    this.occasion = icon && !still && line ? { line, icon } : null;
    this.reveal = null;
    if (line) this.log = [...this.log.slice(-999), { id: ++serial, line }];
    if (this.flip && fact !== 'flipped' && fact !== 'checked') this.flip = null;
    const acts = line ? actor(line) : null;
    if (acts) this.note(acts.seat, characterName(acts.character), 'plain', 'ability', 1800);
    const time = Math.max(times[fact] ?? 350, acts ? 700 : 0);
    for (const change of changes) {
      const from = still || !('move' in change) ? null : origin(change.move.from, change.move.card);
      if (this.view) this.view = apply(this.view, change, this.deck);
      this.effect(change);
      if ('revealed' in change && told) {
        const { event, seat, concerns } = change.revealed;
        this.reveal = { event, seat, concerns: new Set(concerns) };
      }
      if (from && 'move' in change) void this.fly(change.move, from, Math.min(480, time * 1.1));
    }
    return time;
  }

  /** What is seen and heard of a change beside the cards themselves. */
  private effect(change: Change): void {
    if ('move' in change) this.remember(change.move);
    else if ('turn' in change) {
      this.lines = [];
      this.showing = null;
    } else if ('shown' in change) {
      const { seat, card, kind } = change.shown;
      this.showing = { card: face(this.deck, card), kind, seat };
      sound('card');
    } else if ('shot' in change) {
      const { from, to, kind } = change.shot;
      this.lines = to.map((seat) => ({ id: ++serial, from, to: seat, kind, state: 'open' }));
      sound('shot');
    } else if ('flipped' in change) {
      this.flip = { card: face(this.deck, change.flipped.card), seat: change.flipped.seat, held: null };
      sound('flip');
    } else if ('checked' in change) {
      if (this.flip) this.flip = { ...this.flip, held: change.checked.held };
    } else if ('dodged' in change) {
      this.settle(change.dodged.seat, 'dodged');
      this.note(change.dodged.seat, '', 'good', 'dodge');
      sound('dodge');
    } else if ('life' in change && change.life.by !== 0) {
      const { seat, by } = change.life;
      if (by < 0) this.settle(seat, 'hit');
      this.note(seat, by < 0 ? `−${-by}` : `+${by}`, by < 0 ? 'harm' : 'good', by < 0 ? 'hit' : 'life');
      sound(by < 0 ? 'hurt' : 'heal');
    } else if ('died' in change || 'withdrew' in change) {
      const { seat } = 'died' in change ? change.died : change.withdrew;
      this.lines = this.lines.filter((line) => line.to !== seat && line.from !== seat);
      if ('died' in change) sound('death');
    } else if ('revealed' in change) sound('flip');
    else if ('spoke' in change) this.note(change.spoke.seat, t('seat-slip'), 'harm', 'gag', 2600);
    else if ('ordered' in change) {
      const { seat, to, kind } = change.ordered;
      this.lines = [{ id: ++serial, from: seat, to, kind, state: 'order' }];
      sound('ask');
    } else if ('piles' in change) this.gone = new Set();
    else if ('over' in change) {
      this.lines = [];
      sound('win');
    }
  }

  private remember({ card, from, to }: Move): void {
    if (card === null || (from !== 'discard' && to !== 'discard')) return;
    const gone = new Set(this.gone);
    if (to === 'discard') gone.add(card);
    else gone.delete(card);
    this.gone = gone;
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
    this.lines = this.lines.filter((line) => line.state !== 'order' || this.view?.events?.ordered === line.to);
    if (!question || question.is === 'play' || question.is === 'pick-surplus' || question.is === 'draw-mode') this.lines = this.lines.filter((line) => line.state !== 'open');
  }

  private note(seat: Seat, text: string, tone: Mark['tone'], symbol: string, time = 1200): void {
    if (settings.speed === 0) return;
    const mark: Mark = { id: ++serial, seat, text, tone, symbol };
    this.marks = [...this.marks, mark];
    setTimeout(() => (this.marks = this.marks.filter((other) => other.id !== mark.id)), time / settings.speed);
  }

  private async fly({ card, to }: Move, from: DOMRect, time: number): Promise<void> {
    await tick();
    const rect = goal(to, card, this.me);
    if (!rect) return;
    const flight: Flight = { id: ++serial, card: card === null ? null : face(this.deck, card), from, to: rect, time: time / (settings.speed || 1) };
    this.flights = [...this.flights, flight];
    setTimeout(() => (this.flights = this.flights.filter((other) => other.id !== flight.id)), flight.time);
  }
}
