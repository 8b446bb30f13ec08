// Composing an answer: a walk down the branches of an offer. Nothing here knows a rule; what can be touched next is read off
// the branches, and the fields of an answer are filled in as they are touched.
import type { Action, Branch, CardId, Kind, Line, NoEffect, Seat, Way } from '../protocol/types';

/** What has been touched so far. */
export interface Picked {
  source: string | null;
  kind: Kind | null;
  seat: Seat | null;
  /** One card of the seat; `hand` is a random one. */
  card: CardId | 'hand' | null;
  pay: CardId[];
}
export const nothing: Picked = { source: null, kind: null, seat: null, card: null, pay: [] };

export type Need = 'source' | 'kind' | 'seat' | 'card' | 'pay' | 'whole';

export interface Composed {
  need: Need;
  /** The branch that was taken, and the ways on it that are left. */
  branch: Branch | null;
  ways: Way[];
  /** Things that can be touched next. */
  sources: Set<string>;
  kinds: Kind[];
  seats: Set<Seat>;
  /** Cards of the chosen seat, or of any seat while the seat is still open. */
  cards: Set<CardId>;
  hands: Set<Seat>;
  /** Seats that can be meant as such, though their cards can be too. */
  wholes: Set<Seat>;
  pays: Set<CardId>;
  /** The answer as far as it is certain; the first that fits. */
  sketch: Action | null;
}

/** The thing one touches to begin an answer. */
export function sourceOf(branch: Branch): string {
  switch (branch.do) {
    case 'play':
      return `hand:${branch.card}`;
    case 'use':
      return 'card' in branch.source ? `use:${branch.source.card}` : `ability:${Object.values(branch.source).flat().join('/')}`;
    case 'pick':
      return `pick:${branch.card}`;
    case 'name':
      return `seat:${branch.seat}`;
    case 'choose':
      return `choose:${typeof branch.what === 'object' ? Object.values(branch.what)[0] : branch.what}`;
    default:
      return branch.do;
  }
}

interface Aim {
  seat: Seat | null;
  card: CardId | null;
}

export const waysOf = (branch: Branch): Way[] => (branch.do === 'play' || branch.do === 'use' ? branch.ways : []);
const paysOf = (way: Way): CardId[][] => (way.pays?.length ? way.pays : [[]]);
function aimsOf(way: Way): Aim[] {
  if (!way.aims?.length) return [{ seat: null, card: null }];
  return way.aims.flatMap(({ seat, whole, hand, cards = [] }) => [...(hand || whole || cards.length === 0 ? [{ seat, card: null }] : []), ...cards.map((card) => ({ seat, card }))]);
}

const fitsAim = ({ seat, card }: Aim, picked: Picked) => (picked.seat === null || seat === picked.seat) && (picked.card === null || (picked.card === 'hand' ? card === null : card === picked.card));
const fitsPay = (pay: CardId[], picked: Picked) => picked.pay.every((card) => pay.includes(card));

/** Every whole answer of a branch that fits what was touched. */
export function answersOf(branch: Branch, picked: Picked = nothing): Action[] {
  switch (branch.do) {
    case 'pass':
    case 'rest':
      return [{ do: branch.do }];
    case 'pick':
      return [{ do: 'pick', with: branch.card }];
    case 'name':
      return [{ do: 'name', with: branch.seat }];
    case 'choose':
      return [{ do: 'choose', with: branch.what }];
    default: {
      const ways = branch.ways.filter((way) => picked.kind === null || way.as === picked.kind);
      return ways.flatMap((way) =>
        aimsOf(way).filter((aim) => fitsAim(aim, picked)).flatMap((aim) =>
          paysOf(way).filter((pay) => fitsPay(pay, picked)).map(([first = null, second = null]): Action => {
            const pay: [CardId | null, CardId | null] = [first, second];
            return branch.do === 'play' ? { do: 'play', with: { card: branch.card, kind: way.as!, aim, pay } } : { do: 'use', with: { source: branch.source, aim, pay } };
          }),
        ),
      );
    }
  }
}

export function compose(branches: Branch[], picked: Picked): Composed {
  const sources = new Set(branches.map(sourceOf));
  const branch = branches.find((one) => sourceOf(one) === picked.source) ?? null;
  const ways = (branch ? waysOf(branch) : []).filter((way) => (picked.kind === null || way.as === picked.kind) && aimsOf(way).some((aim) => fitsAim(aim, picked)) && paysOf(way).some((pay) => fitsPay(pay, picked)));
  const kinds = [...new Set(ways.flatMap((way) => way.as ?? []))];
  const seats = new Set<Seat>();
  const cards = new Set<CardId>();
  const hands = new Set<Seat>();
  const wholes = new Set<Seat>();
  const pays = new Set<CardId>();
  for (const way of ways) {
    for (const { seat, whole } of way.aims ?? []) if (whole) wholes.add(seat);
    for (const { seat, card } of aimsOf(way).filter((aim) => fitsAim(aim, picked))) {
      if (seat === null) continue;
      seats.add(seat);
      if (card === null) hands.add(seat);
      else cards.add(card);
    }
    for (const pay of paysOf(way).filter((one) => fitsPay(one, picked))) for (const card of pay) if (!picked.pay.includes(card)) pays.add(card);
  }
  let need: Need = 'whole';
  if (branch === null) need = 'source';
  else if (picked.kind === null && kinds.length > 1) need = 'kind';
  else if (picked.seat === null && seats.size > 0) need = 'seat';
  else if (picked.seat !== null && picked.card === null && cards.size + hands.size > 1) need = 'card';
  else if (pays.size > 0) need = 'pay';
  return { need, branch, ways, sources, kinds, seats, cards, hands, wholes, pays, sketch: branch ? (answersOf(branch, picked)[0] ?? null) : null };
}

/** Why this answer would have no effect, if it would not. */
export function wasteOf(branch: Branch, action: Action): NoEffect | null {
  if (action.do !== 'play' && action.do !== 'use') return null;
  const { aim } = action.with;
  for (const way of waysOf(branch)) {
    if (action.do === 'play' && way.as !== action.with.kind) continue;
    const waste = aim.seat === null ? way.waste : way.aims?.find(({ seat }) => seat === aim.seat)?.waste;
    if (waste) return waste;
  }
  return null;
}

/** Would everything that can be done with it have no effect? */
export const isWaste = (branch: Branch): boolean => {
  const ways = waysOf(branch);
  return ways.length > 0 && ways.every((way) => way.waste || (way.aims?.length && way.aims.every((target) => target.waste)));
};

/** The answer, if the composition is whole. */
export const whole = ({ need, sketch }: Composed): Action | null => (need === 'whole' ? sketch : null);

/** The label of a branch with what was chosen filled in. */
export function labelOf(branch: Branch, action: Action | null = null): Line {
  if ('label' in branch) return branch.label;
  const first = answersOf(branch)[0]!;
  const whole = action ?? first;
  if (branch.do === 'pick' || (whole.do !== 'play' && whole.do !== 'use')) return { id: 'action-pick', args: { topic: '', card: branch.do === 'pick' ? { card: branch.card } : null } };
  const { aim, pay } = whole.with;
  const way = branch.ways.find((one) => whole.do !== 'play' || one.as === whole.with.kind) ?? branch.ways[0]!;
  const target = way.aims?.find(({ seat }) => seat === aim.seat);
  const what = aim.seat === null ? 'none' : aim.card !== null ? 'card' : target?.hand ? 'hand' : 'seat';
  return {
    id: way.label.id,
    args: {
      ...way.label.args,
      aim: what,
      at: aim.seat === null ? null : { seat: aim.seat },
      thing: aim.card === null ? null : { card: aim.card },
      pay: { cards: pay.filter((card): card is CardId => card !== null) },
    },
  };
}
