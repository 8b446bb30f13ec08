// What is answered: the question to the viewer, what has been touched so far, and the answer that goes off.
import type { Action, Branch, Card, CardId, Kind, NoEffect, Offer, Seat } from '../protocol/types';
import { answersOf, compose, isWaste, nothing, sourceOf, wasteOf, whole, type Composed, type Picked } from './compose';
import type { Stage } from './stage.svelte';

export class Reply {
  offer = $state.raw<Offer | null>(null);
  picked = $state.raw<Picked>(nothing);
  /** Cards put together for a question that wants several. */
  heap = $state.raw<CardId[]>([]);
  private plan: { is: string; cards: CardId[] } | null = null;
  /** An answer that would have no effect: is it meant? */
  warned = $state.raw<{ action: Action; waste: NoEffect } | null>(null);
  /** An answer is on its way. */
  sent = $state(false);
  /** The last answer that went off. */
  last = $state.raw<Action | null>(null);
  /** Carries an answer to the table. */
  answer: (action: Action, ask: number) => void = () => {};

  constructor(private stage: Stage) {}

  /** May something be touched now? */
  get open(): boolean {
    return this.offer !== null && !this.stage.busy && !this.sent;
  }

  now: Composed = $derived(compose(this.open ? this.offer!.branches : [], this.picked));

  private wasteOf(action: Action): NoEffect | null {
    const branch = this.offer?.branches.find((one) => answersOf(one).some((other) => JSON.stringify(other) === JSON.stringify(action)));
    return branch ? wasteOf(branch, action) : null;
  }

  /** Is everything that can be done with this thing without effect? */
  isWaste(source: string): boolean {
    const branch = this.open ? this.offer!.branches.find((one) => sourceOf(one) === source) : undefined;
    return branch !== undefined && isWaste(branch);
  }

  /** Plays what was warned about. */
  anyway(): void {
    if (this.warned) this.send(this.warned.action);
  }

  /** Another question, or none. What was put together for several questions in a row answers the next of them too. */
  ask(offer: Offer | null): void {
    this.sent = false;
    this.picked = nothing;
    this.heap = [];
    this.warned = null;
    this.offer = offer;
    if (offer === null) return;
    // The dead are not asked in which order their cards go: they go as they lie.
    const rest = offer.ask.question.is === 'arrange' ? offer.branches.find((branch) => branch.do === 'rest') : undefined;
    if (rest) {
      queueMicrotask(() => {
        if (this.offer === offer) this.pass();
      });
      return;
    }
    const next = offer.ask.question.is === this.plan?.is ? this.plan.cards.find((card) => offer.branches.some((branch) => branch.do === 'pick' && branch.card === card)) : undefined;
    if (next === undefined) {
      this.plan = null;
      return;
    }
    this.plan = { is: this.plan!.is, cards: this.plan!.cards.filter((card) => card !== next) };
    queueMicrotask(() => {
      if (this.offer === offer) this.send({ do: 'pick', with: next });
    });
  }

  /** How many cards the question wants one after the other, if they can be put together at once. */
  get several(): number {
    const question = this.offer?.ask.question;
    return question?.is === 'pick-surplus' && question.left > 1 ? question.left : 0;
  }

  /** Puts a card on the heap or takes it back; a full heap is confirmed by `clear`. */
  heapUp(card: CardId): void {
    if (this.heap.includes(card)) this.heap = this.heap.filter((other) => other !== card);
    else if (this.heap.length < this.several) this.heap = [...this.heap, card];
  }

  /** Answers with the whole heap, card by card. */
  clear(): void {
    const [first, ...rest] = this.heap;
    if (!this.offer || first === undefined || this.heap.length < this.several) return;
    this.plan = { is: this.offer.ask.question.is, cards: rest };
    this.send({ do: 'pick', with: first });
  }

  private choose(picked: Picked, direct: boolean): void {
    if (!this.open) return;
    const state = compose(this.offer!.branches, picked);
    if (state.sketch === null) return;
    this.picked = picked;
    const action = whole(state);
    if (action && direct) this.send(action);
  }

  /** Sends an answer; one without effect is asked about once. */
  send(action: Action): void {
    if (!this.offer || this.sent) return;
    const waste = this.warned?.action === action ? null : this.wasteOf(action);
    if (waste) {
      this.warned = { action, waste };
      return;
    }
    this.warned = null;
    this.sent = true;
    this.picked = nothing;
    this.stage.mark();
    this.last = action;
    this.answer(action, this.offer.ask.number);
  }

  /** Something was touched. Says whether it led anywhere. */
  touch(source: string): boolean {
    if (!this.open) return false;
    if (this.warned && this.picked.source === source) {
      this.anyway();
      return true;
    }
    this.warned = null;
    const { now } = this;
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
    if (this.several > 0 && source.startsWith('pick:')) {
      this.heapUp(id);
      return true;
    }
    const picked = { ...nothing, source };
    // In one's own turn a card without a target is picked up first and played with the second touch.
    const composing = this.offer!.shape === 'play' && /^(hand|use|ability):/.test(source);
    this.choose(picked, !composing || compose(this.offer!.branches, picked).need !== 'whole');
    return true;
  }

  touchSeat(seat: Seat): boolean {
    if (!this.open) return false;
    if (this.now.sources.has(`seat:${seat}`)) return this.touch(`seat:${seat}`);
    if (this.picked.source !== null && this.now.seats.has(seat) && this.picked.seat === null) {
      // Touched as a whole, the seat itself is meant; its cards are touched one by one.
      this.choose({ ...this.picked, seat, card: this.now.wholes.has(seat) ? 'hand' : null }, true);
      return true;
    }
    return false;
  }

  /** A card in play, or `hand`, of a seat as the thing aimed at. */
  touchCardOf(seat: Seat, card: CardId | 'hand'): boolean {
    if (!this.open) return false;
    if (card !== 'hand' && this.now.sources.has(`pick:${card}`)) return this.touch(`pick:${card}`);
    if (card === 'hand' && this.now.sources.has('choose:hand')) return this.touch('choose:hand');
    const fits = card === 'hand' ? this.now.hands.has(seat) && this.now.cards.size > 0 : this.now.cards.has(card);
    if (this.picked.source === null || !fits || (this.picked.seat !== null && this.picked.seat !== seat)) return false;
    this.choose({ ...this.picked, seat, card }, true);
    return true;
  }

  chooseKind(kind: Kind): void {
    this.choose({ ...this.picked, kind }, this.offer?.shape !== 'play');
  }

  /** Sends what is whole. */
  confirm(): void {
    const action = whole(this.now);
    if (action) this.send(action);
  }

  /** Takes back the last touch. */
  back(): boolean {
    const { source, kind, seat, card, pay } = this.picked;
    if (this.warned) {
      this.warned = null;
      this.picked = nothing;
      return true;
    }
    if (this.heap.length > 0) {
      this.heap = this.heap.slice(0, -1);
      return true;
    }
    if (source === null) return false;
    if (pay.length > 0) this.picked = { ...this.picked, pay: pay.slice(0, -1) };
    else if (card !== null && seat !== null) this.picked = { ...this.picked, card: null };
    else if (seat !== null) this.picked = { ...this.picked, seat: null };
    else if (kind !== null) this.picked = { ...this.picked, kind: null };
    else this.picked = nothing;
    return true;
  }

  /** The branch that declines, if there is one. */
  get decline(): Branch | null {
    return this.offer?.branches.find((branch) => branch.do === 'pass' || branch.do === 'rest') ?? null;
  }

  /** Declines, where that may be done. */
  pass(): void {
    const [action] = this.decline ? answersOf(this.decline) : [];
    if (action) this.send(action);
  }

  /** Cards on offer that lie nowhere on the screen, such as those looked at on top of the deck. */
  get offered(): Card[] {
    const { view, me } = this.stage;
    if (!this.open || !view) return [];
    const seen = new Set<CardId>();
    for (const { seat, table, hand } of view.seats) for (const card of [...table.map((laid) => laid.card), ...(seat === me ? hand : [])]) if (card) seen.add(card.id);
    for (const card of view.aside) if (card) seen.add(card.id);
    const picks = this.offer!.branches.flatMap((branch) => (branch.do === 'pick' && !seen.has(branch.card) ? [branch.card] : []));
    return picks.map((id) => this.stage.faceOf(id));
  }

  isLegal(source: string): boolean {
    return this.open && this.now.sources.has(source);
  }

  /** Every whole answer, for programs that play this page. */
  get answers(): Action[] {
    return this.offer?.branches.flatMap((branch) => answersOf(branch)) ?? [];
  }

  /** Everything that can be taken up now. */
  get sources(): string[] {
    return this.open ? this.offer!.branches.map(sourceOf) : [];
  }
}
