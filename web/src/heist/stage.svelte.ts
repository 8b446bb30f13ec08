// What is shown at a table of heist. The server's picture stands at once, or a race could not be run; only the division is told slowly.
import type { Clock, HeistFact, HeistOffer, HeistTable, Other } from '../protocol/types';

/** So many lines are kept to be read. */
const LINES = 200;

/** How a round was divided, told fact by fact. */
export interface Division {
  round: number;
  facts: HeistFact[];
  /** The loot that was divided. */
  loot: number;
}

const divides = ['shown', 'missed', 'miss_wasted', 'counted', 'shared', 'left_over', 'packet_taken', 'race_closed', 'false_slap', 'lottery'];
const nameOf = (fact: HeistFact): string => (typeof fact === 'string' ? fact : (Object.keys(fact)[0] ?? ''));

/** Points of each round, in order of seats, from everything that was told. */
export const roundsOf = (facts: HeistFact[]): number[][] => facts.reduce(count, []);

function count(rounds: number[][], fact: HeistFact): number[][] {
  if (typeof fact === 'string') return rounds;
  if ('round_began' in fact) return [...rounds, []];
  if (!('shared' in fact)) return rounds;
  const last = [...(rounds.at(-1) ?? [])];
  last[fact.shared.seat] = fact.shared.count;
  return [...rounds.slice(0, -1), last];
}

export class HeistStage {
  table = $state.raw<HeistTable | null>(null);
  offer = $state.raw<HeistOffer | null>(null);
  log = $state.raw<HeistFact[]>([]);
  /** The end of the clock of whoever is asked, on this page's own clock, and how long it ran in all. */
  clock = $state.raw<{ seat: number; until: number; total: number } | null>(null);
  division = $state.raw<Division | null>(null);
  /** The two cards of a duel that lie open. */
  duel = $state.raw<{ mine: number; theirs: number; go: boolean } | null>(null);
  /** Points of each round, in order of seats. */
  rounds = $state.raw<number[][]>([]);
  /** Cards that are on their way into the revolver. */
  loading = $state.raw<ReadonlySet<number>>(new Set());
  /** My hand is locked until then. */
  lockedUntil = $state(0);

  reset(other: Other | undefined, clock: Clock | null): void {
    this.log = [];
    this.loading = new Set();
    this.rounds = [];
    this.division = null;
    this.duel = null;
    this.push(other, clock, true);
  }

  /** Something happened. */
  push(other: Other | undefined, clock: Clock | null, whole = false): void {
    if (!other) return;
    const before = this.table;
    for (const fact of other.facts) this.note(fact, before, whole);
    this.log = [...this.log, ...other.facts].slice(-LINES);
    if (!other.table) return;
    this.table = other.table;
    this.offer = other.offer;
    // What is still in my hand is still on its way.
    const hand = this.table.me === null ? null : this.table.seats[this.table.me]?.hand;
    this.loading = new Set([...this.loading].filter((card) => hand?.includes(card)));
    this.clock = clock && { seat: clock.seat, until: performance.now() + clock.left, total: clock.total };
  }

  private note(fact: HeistFact, before: HeistTable | null, whole: boolean): void {
    const name = nameOf(fact);
    if (typeof fact === 'string') {
      this.duel = null;
      return;
    }
    this.rounds = count(this.rounds, fact);
    if ('duel_revealed' in fact) this.duel = fact.duel_revealed;
    if ('duel_declared' in fact || 'turn_began' in fact || 'round_began' in fact) this.duel = null;
    if (whole || !divides.includes(name)) return;
    const round = this.rounds.length;
    if (this.division?.round !== round) this.division = { round, facts: [], loot: before?.loot.length ?? 0 };
    this.division = { ...this.division, facts: [...this.division.facts, fact] };
  }
}
