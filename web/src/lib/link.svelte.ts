// The connection to one table: it comes back by itself and goes on where it stopped.
import { HeistStage } from '../heist/stage.svelte';
import type { Action, ClientMessage, HeistCommand, People, Phrase, Refusal, Said, Seat, ServerMessage, Settings, Standing } from '../protocol/types';
import { Stage } from './stage.svelte';

export type State = 'joining' | 'on' | 'lost' | 'gone';
type Ask = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

export interface Bubble {
  id: number;
  said: Said;
}

const MUTED = 'saloon.muted';

function mutedBefore(): Set<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MUTED) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((who): who is number => typeof who === 'number') : []);
  } catch {
    return new Set();
  }
}

function keepMuted(muted: ReadonlySet<number>): void {
  try {
    localStorage.setItem(MUTED, JSON.stringify([...muted].slice(-200)));
  } catch {
    // It lasts as long as the page then.
  }
}

export class Link {
  stage = new Stage();
  /** What is shown at a table of heist. */
  heist = new HeistStage();
  state = $state<State>('joining');
  /** When the next try comes, while the connection is lost. */
  retryAt = $state(0);
  ping = $state<number | null>(null);
  gone = $state<string | null>(null);
  people = $state.raw<People | null>(null);
  settings = $state.raw<Settings | null>(null);
  standing = $state.raw<Standing>({ decline_next: false, decline_interrupts: false });
  said = $state.raw<Said[]>([]);
  bubbles = $state.raw<Bubble[]>([]);
  unread = $state(0);
  refusal = $state.raw<{ rule: string; refusal: Refusal | null } | null>(null);
  seat = $state<Seat | null>(null);
  /** People at this table whose words are not shown. */
  muted = $state.raw<ReadonlySet<number>>(mutedBefore());
  /** What would be said if it did not cost anything. */
  unsaid = $state.raw<Ask | null>(null);
  private agreed = false;
  /** Somebody reads the result of the last game. */
  reading = $state(false);
  /** The next game has begun while the result is still being read. */
  held = $state(false);

  private socket: WebSocket | null = null;
  private version: number | null = null;
  /** The game the last picture was of; answers carry it. */
  private game = '';
  /** The last number of what was said among onlookers. */
  private aside = 0;
  /** The game that is on show. */
  private round = 0;
  private next = 1;
  private tries = 0;
  private timer = 0;
  private pulse = 0;
  private sentPing = 0;
  private heard = 0;
  private waiting = new Map<number, { message: ClientMessage; done?: ((ok: boolean) => void) | undefined }>();
  private explained = new Map<number, (refusal: Refusal | null) => void>();
  private bubble = 0;
  private closed = false;
  private noted: string | null = null;

  constructor(readonly table: string, private open: (url: string) => WebSocket = (url) => new WebSocket(url)) {
    this.stage.reply.answer = (action, ask) => this.act(action, ask);
  }

  private back = () => {
    if (!document.hidden && this.state === 'lost') this.connect();
  };

  /** The browser itself says that there is no network. */
  private cut = () => {
    if (this.state !== 'on') return;
    this.socket?.close();
    this.lose();
  };

  start(): void {
    if (this.closed) return;
    addEventListener('online', this.back);
    document.addEventListener('visibilitychange', this.back);
    this.connect();
    addEventListener('offline', this.cut);
    this.pulse = window.setInterval(() => this.beat(), 500);
  }

  stop(): void {
    this.closed = true;
    removeEventListener('online', this.back);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.back);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  connect(): void {
    clearTimeout(this.timer);
    if (this.closed || this.state === 'gone') return;
    this.socket?.close();
    if (this.state !== 'lost') this.state = 'joining';
    const url = new URL(`/api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = this.open(url.href);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = performance.now();
      this.raw({ type: 'hello', since: this.version, log: true });
    };
    socket.onmessage = (event) => {
      this.heard = performance.now();
      this.read(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket && !this.closed && this.state !== 'gone') this.lose();
    };
  }

  /** The door is open now. */
  again(): void {
    this.state = 'joining';
    this.gone = null;
    this.connect();
  }

  private lose(wait?: number): void {
    this.state = 'lost';
    this.ping = null;
    this.socket = null;
    const seconds = wait ?? [0.3, 1, 2, 4, 8, 15][Math.min(this.tries, 5)]!;
    this.tries++;
    this.retryAt = performance.now() + seconds * 1000;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.tryAgain(), seconds * 1000);
  }

  private async tryAgain(): Promise<void> {
    // A table that is gone should not be asked for again and again.
    if (this.people === null || this.tries > 2) {
      try {
        const answer = await fetch(`/api/tables/${encodeURIComponent(this.table)}`);
        if (answer.status === 404) {
          this.state = 'gone';
          this.gone = 'unknown';
          return;
        }
      } catch {
        // The server is away; try the socket again later.
      }
    }
    this.connect();
  }

  private beat(): void {
    if (this.state !== 'on' || !this.socket) return;
    const now = performance.now();
    if (now - this.heard > 4200) {
      this.socket.close();
      this.lose(0);
      return;
    }
    if (now - this.sentPing < 1400) return;
    this.sentPing = now;
    this.raw({ type: 'ping', id: 0 });
  }

  private raw(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** Sends a message; it is sent again after a break until it is answered. */
  say(message: Ask, done?: (ok: boolean) => void): number {
    const id = this.next++;
    const whole = { ...message, id } as ClientMessage;
    this.waiting.set(id, { message: whole, done });
    this.raw(whole);
    return id;
  }

  act(action: Action, ask: number): void {
    this.refusal = null;
    this.say({ type: 'act', game: this.game, ask, action }, (ok) => {
      if (!ok) this.stage.reply.sent = false;
    });
  }

  /** Sends something at a table of heist. What takes effect at once is not sent again after a break. */
  send(command: HeistCommand, ask: number | null, done: (ok: boolean) => void): void {
    this.refusal = null;
    this.say({ type: 'send', game: this.game, ask, order: { heist: command } }, done);
  }

  /** Answers given before the question comes. */
  early(standing: Standing): void {
    this.say({ type: 'early', game: this.game, standing });
  }

  whyNot(action: Action): Promise<Refusal | null> {
    return new Promise((resolve) => {
      const id = this.next++;
      this.explained.set(id, resolve);
      this.raw({ type: 'why-not', id, action });
      setTimeout(() => {
        this.explained.delete(id);
        resolve(null);
      }, 3000);
    });
  }

  phrase(phrase: Phrase): void {
    this.speak({ type: 'phrase', phrase });
  }

  chat(text: string): void {
    this.speak({ type: 'chat', text });
  }

  /** Words that cost something are said only after a yes, which holds as long as they do (EV-GAG-3). */
  private speak(words: Ask): void {
    if (this.price !== 'costs') this.agreed = false;
    if (this.price === 'costs' && !this.agreed) this.unsaid = words;
    else this.say(words);
  }

  /** Says after all what would cost something, or not. */
  decide(yes: boolean): void {
    const words = this.unsaid;
    this.unsaid = null;
    if (!yes || !words) return;
    this.agreed = this.price === 'costs';
    this.say(words);
  }

  /** What it brings to speak now, where that is not free. */
  get price(): 'costs' | 'forbidden' | null {
    return this.stage.view?.events?.talk ?? null;
  }

  mute(who: number, silent: boolean): void {
    const muted = new Set(this.muted);
    if (silent) muted.add(who);
    else muted.delete(who);
    this.muted = muted;
    if (silent) this.bubbles = this.bubbles.filter((bubble) => bubble.said.who !== who);
    keepMuted(muted);
  }

  /** From the result to the game that has begun meanwhile. */
  goOn(): void {
    this.held = false;
    this.reading = false;
    this.version = null;
    this.raw({ type: 'hello', since: null, log: true });
  }

  /** Nobody's result vanishes: whoever reads it and has not agreed to another game is not taken along. */
  private waits(message: ServerMessage): boolean {
    const game = message.type === 'full' || message.type === 'people';
    if (!this.held && game && this.reading && this.people && message.people.round > this.people.round) {
      const agreed = this.people.chairs.some((chair) => chair.seat === this.people?.you_sit && chair.ready);
      this.held = !agreed;
    }
    return this.held && (game || message.type === 'step' || message.type === 'chat' || message.type === 'phrase' || message.type === 'standing');
  }

  private settle(id: number | null, ok: boolean): void {
    if (id === null) return;
    const entry = this.waiting.get(id);
    this.waiting.delete(id);
    entry?.done?.(ok);
  }

  private follow(version: number): boolean {
    if (this.version !== null && version <= this.version) return false;
    if (this.version !== null && version > this.version + 1) {
      this.raw({ type: 'hello', since: this.version, log: true });
      return false;
    }
    this.version = version;
    return true;
  }

  /** What is said among onlookers has numbers of its own and may be told twice. */
  private overhear(aside: number): boolean {
    const fresh = aside > this.aside;
    this.aside = aside;
    return fresh;
  }

  read(message: ServerMessage): void {
    if (this.waits(message)) return;
    switch (message.type) {
      case 'welcome':
        this.state = 'on';
        this.tries = 0;
        this.seat = message.seat;
        this.sentPing = performance.now();
        this.raw({ type: 'ping', id: 0 });
        for (const [id, { message: again }] of this.waiting) {
          // A slap that did not arrive in time is none.
          if (again.type === 'send' && again.ask === null) this.waiting.delete(id);
          else this.raw(again);
        }
        break;
      case 'full': {
        const again = this.stage.view !== null && message.table !== null && this.round === message.people.round;
        this.round = message.people.round;
        this.version = message.version;
        this.game = message.game ?? '';
        this.aside = 0;
        this.settings = message.settings;
        this.standing = message.standing;
        this.said = message.said;
        this.stage.deck = message.deck;
        this.meet(message.people);
        if (message.other) {
          this.heist.reset(message.other, message.clock);
          break;
        }
        this.heist.table = null;
        if (!again) {
          this.reading = false;
        }
        // What is over stays as it was seen, even from a chair that was given up since.
        if (!again || message.people.stage !== 'over' || this.stage.view?.winner == null) {
          this.stage.tell(message.log ?? []);
          this.stage.reset(message.table, message.offer, message.clock);
        }
        break;
      }
      case 'step':
        if (!this.follow(message.version)) break;
        this.settle(message.answers, true);
        if (message.other) {
          this.heist.push(message.other, message.clock);
          break;
        }
        this.stage.push(message.events, message.table, message.offer, message.clock);
        break;
      case 'people':
        this.meet(message.people);
        break;
      case 'chat':
      case 'phrase':
        if (message.aside === null ? this.follow(message.version) : this.overhear(message.aside)) this.hear(message.said);
        break;
      case 'standing':
        this.standing = message.standing;
        break;
      case 'done':
        this.settle(message.id, true);
        break;
      case 'refused':
        this.refusal = { rule: message.rule, refusal: message.line ? { rule: message.rule, line: message.line } : null };
        this.settle(message.id, false);
        break;
      case 'explained':
        this.explained.get(message.id)?.(message.legal || !message.line ? null : { rule: message.rule ?? '', line: message.line });
        this.explained.delete(message.id);
        break;
      case 'resync':
        this.raw({ type: 'hello', since: this.version, log: true });
        break;
      case 'going':
        // Nothing to wait for: another node opens the table in a moment.
        this.lose(message.back_in === 0 ? undefined : message.back_in);
        break;
      case 'gone':
        this.state = 'gone';
        this.gone = message.why;
        break;
      case 'pong':
        this.ping = Math.round(performance.now() - this.sentPing);
        break;
    }
  }

  private meet(people: People): void {
    // Another game: what was noted about the last one says nothing about it.
    if (people.replay !== this.noted) {
      this.noted = people.replay;
      this.stage.recall(people.replay);
    }
    this.people = people;
    this.seat = people.you_sit;
    this.stage.called = people.chairs.map((chair) => (chair.sitter === 'person' ? chair.name : ''));
  }

  private hear(said: Said): void {
    this.said = [...this.said.slice(-99), said];
    if (this.muted.has(said.who)) return;
    this.unread++;
    if (said.seat === null) return;
    const id = ++this.bubble;
    this.bubbles = [...this.bubbles.filter((bubble) => bubble.said.seat !== said.seat), { id, said }];
    setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => bubble.id !== id)), 5000);
  }
}
