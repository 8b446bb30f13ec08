// My side of a table of heist: what is marked, what may be sent, and sending it.
import { t } from '../lib/i18n.svelte';
import type { Link } from '../lib/link.svelte';
import { sound } from '../lib/sound';
import type { HeistCommand, HeistOffer, HeistSeat, HeistTable } from '../protocol/types';
import { atOnce, faceOf, kindOf, same } from './cards';
import type { HeistStage } from './stage.svelte';
import type { Names } from './words';

/** A slap too early locks the hand for so long. */
const LOCKED = 400;

export class Desk {
  /** Cards that have been marked: to be discarded, given back or sealed. */
  marked = $state.raw<number[]>([]);
  /** A swap that waits for its victim. */
  swap = $state<number | null>(null);
  /** A card that is being dragged. */
  dragged = $state<number | null>(null);

  readonly table: HeistTable = $derived.by(() => this.stage.table!);
  readonly me: number | null = $derived(this.table.me);
  readonly mine: HeistSeat | null = $derived(this.me === null ? null : this.table.seats[this.me]!);
  readonly offer: HeistOffer | null = $derived.by(() => this.stage.offer);
  readonly realtime: boolean = $derived(this.table.mode === 'realtime');
  readonly over: boolean = $derived(this.table.winners !== null);
  /** What the table is waiting for, in a word. */
  readonly waiting: string = $derived(typeof this.table.waiting === 'string' ? this.table.waiting : (Object.keys(this.table.waiting)[0] ?? ''));
  readonly racing: boolean = $derived(this.waiting === 'race' || this.waiting === 'window');
  /** A slap would be right. */
  readonly go: boolean = $derived(this.waiting === 'race' || (typeof this.table.waiting === 'object' && 'window' in this.table.waiting && this.table.waiting.window.go));
  readonly slapped: boolean = $derived(this.mine?.slapped ?? false);
  readonly hand: number[] = $derived.by(() => (this.mine?.hand ?? []).filter((card) => !this.stage.loading.has(card)));
  readonly revolver: number[] = $derived.by(() => [...(this.mine?.revolver ?? []), ...this.stage.loading]);
  readonly seal = $derived(this.offer?.seal ?? null);
  /** A tap marks, and does nothing else. */
  readonly marks: boolean = $derived(this.seal !== null || (this.offer?.give_back ?? 0) > 0);
  readonly ready: number[] = $derived(this.marked.filter((card) => this.hand.includes(card)));
  readonly fits: boolean = $derived(this.throws(this.ready));
  /** What can be thrown in one go, the most cards first. */
  readonly sets: number[][] = $derived.by(() => {
    const seen = new Set<string>();
    const kinds = (set: number[]) => set.map(kindOf).toSorted().join();
    const fresh = (set: number[]) => !seen.has(kinds(set)) && seen.add(kinds(set));
    return (this.offer?.discards ?? []).filter((set) => set.length > 1 && fresh(set)).toSorted((a, b) => b.length - a.length).slice(0, 3);
  });
  readonly names: Names = $derived({ me: this.me, of: (seat) => this.link.stage.nameOf(seat) });

  constructor(private readonly of: () => Link) {}

  get link(): Link {
    return this.of();
  }

  get stage(): HeistStage {
    return this.link.heist;
  }

  /** Somebody else asks something else: what was marked for the last question is not for this one. */
  clear(): void {
    this.link.refusal = null;
    this.marked = [];
    this.swap = null;
  }

  send(command: HeistCommand): void {
    this.link.send(command, atOnce(command) ? null : (this.offer?.ask ?? 0), (ok) => {
      if (ok) return;
      this.stage.loading = new Set();
      if (command !== 'slap') return;
      // Said in a word of its own, and only as long as it lasts.
      this.stage.lockedUntil = performance.now() + LOCKED;
      this.link.refusal = null;
    });
  }

  /** Sent before anything is drawn: the way of a slap is short. */
  slap(): void {
    if (this.me === null || !this.realtime || this.slapped || this.over) return;
    this.send('slap');
    sound('shot');
    navigator.vibrate?.(20);
  }

  load(card: number): void {
    if (!this.offer || this.seal !== null || !this.offer.load.includes(card) || this.stage.loading.has(card)) return;
    this.send({ load: { cards: [card] } });
    this.stage.loading = new Set([...this.stage.loading, card]);
    sound('card');
  }

  mark(card: number): void {
    this.marked = this.marked.includes(card) ? this.marked.filter((one) => one !== card) : [...this.marked, card];
  }

  throws(cards: number[]): boolean {
    return this.offer?.discards.some((set) => same(set, cards)) ?? false;
  }

  discard(cards: number[]): void {
    if (this.throws(cards)) this.send({ discard: { cards } });
  }

  /** A tap does what the card is for just now; it never opens a dialogue. */
  tap(card: number): void {
    const { offer } = this;
    if (!offer) return;
    if (this.marks) this.mark(card);
    else if (offer.load.includes(card)) this.load(card);
    else if (offer.events.includes(card)) this.send(faceOf(card) === 'helper' ? { play_helper: { card } } : { play_indians: { card } });
    else if (offer.swaps.includes(card)) this.swap = this.swap === card ? null : card;
    else if (offer.discards.length > 0) this.mark(card);
  }

  /** Dragged somewhere: into the revolver, or onto the loot with whatever is marked with it. */
  drop(card: number, where: string | undefined): void {
    if (where === 'revolver') this.load(card);
    if (where === 'loot') this.discard(this.ready.includes(card) && this.fits ? this.ready : [card]);
  }

  isTarget(seat: number): boolean {
    return ((this.offer?.aim ?? false) || this.swap !== null) && (this.offer?.targets.includes(seat) ?? false);
  }

  aim(seat: number): void {
    if (!this.isTarget(seat)) return;
    if (this.offer?.aim) this.send({ miss_target: { player: seat } });
    else if (this.swap !== null) this.send({ play_swap: { card: this.swap, target: seat } });
  }

  sealed(quick: boolean): void {
    const cards = this.ready;
    if (this.seal === 'load') this.send({ load_commit: { cards } });
    else if (this.seal === 'race') this.send({ race_commit: { cards } });
    else this.send({ duel_commit: { stance: quick ? 'quick' : { steady: { cards } } } });
  }

  /** What is asked, or who is waited for. */
  question(): string {
    const { offer, seal, slapped, table } = this;
    const wait = () => t('heist-ask-wait', { who: this.names.of(table.active) });
    if (table.paused) return t('heist-web-paused');
    if (this.over) return t('heist-ask-over');
    switch (this.waiting) {
      case 'race': return t(slapped ? 'heist-ask-race-slapped' : 'heist-ask-race');
      case 'window': return t(slapped ? 'heist-ask-race-slapped' : this.go ? 'heist-ask-go' : 'heist-ask-no-go');
      case 'suspense': return t('heist-ask-suspense');
      case 'load_commits': return t(seal ? 'heist-ask-loads' : 'heist-ask-waits');
      case 'race_commits': return t(seal ? 'heist-ask-race-commit' : 'heist-ask-waits');
      case 'duel_commits': return t(seal ? 'heist-ask-duel-commit' : 'heist-ask-waits');
      case 'swap': return offer?.give_back ? t('heist-ask-return', { count: offer.give_back }) : wait();
      case 'miss': return offer?.aim ? t('heist-ask-aim') : t('heist-ask-waits');
      default: return offer?.pass ? t('heist-ask-action') : wait();
    }
  }
}
