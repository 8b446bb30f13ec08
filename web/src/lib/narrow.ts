// Composing an answer out of the legal list: card, what it counts as, target, cost. Nothing here knows a rule; the list is
// narrowed until one action is left.
import type { Action, CardId, Kind, Pay, Seat } from '../protocol/types';

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

export interface Narrowed {
  left: Action[];
  need: Need;
  /** Things that can be touched next. */
  sources: Set<string>;
  kinds: Kind[];
  seats: Set<Seat>;
  /** Cards of the chosen seat, or of any seat while the seat is still open. */
  cards: Set<CardId>;
  hands: Set<Seat>;
  pays: Set<CardId>;
}

/** The thing one touches to begin an action. */
export function sourceOf(action: Action): string {
  switch (action.do) {
    case 'play':
      return `hand:${action.with.card}`;
    case 'use':
      return 'card' in action.with.source ? `use:${action.with.source.card}` : `ability:${Object.values(action.with.source).flat().join('/')}`;
    case 'pick':
      return `pick:${action.with}`;
    case 'name':
      return `seat:${action.with}`;
    case 'choose':
      return `choose:${action.with}`;
    default:
      return action.do;
  }
}

const aimOf = (action: Action) => (action.do === 'play' || action.do === 'use' ? action.with.aim : { seat: null, card: null });
const paid = (pay: Pay): CardId[] => pay.filter((card): card is CardId => card !== null);
const payOf = (action: Action) => (action.do === 'play' || action.do === 'use' ? paid(action.with.pay) : []);
const kindOf = (action: Action) => (action.do === 'play' ? action.with.kind : null);

function fits(action: Action, picked: Picked): boolean {
  if (picked.source !== null && sourceOf(action) !== picked.source) return false;
  if (picked.kind !== null && kindOf(action) !== picked.kind) return false;
  const aim = aimOf(action);
  if (picked.seat !== null && aim.seat !== picked.seat) return false;
  if (picked.card !== null && (picked.card === 'hand' ? aim.card !== null : aim.card !== picked.card)) return false;
  const pay = payOf(action);
  return picked.pay.every((card) => pay.includes(card));
}

export function narrow(actions: Action[], picked: Picked): Narrowed {
  const left = actions.filter((action) => fits(action, picked));
  const sources = new Set(actions.map(sourceOf));
  const kinds = [...new Set(left.map(kindOf).filter((kind): kind is Kind => kind !== null))];
  const seats = new Set<Seat>();
  const cards = new Set<CardId>();
  const hands = new Set<Seat>();
  const pays = new Set<CardId>();
  for (const action of left) {
    const aim = aimOf(action);
    if (aim.seat !== null) {
      seats.add(aim.seat);
      if (aim.card !== null) cards.add(aim.card);
      else hands.add(aim.seat);
    }
    for (const card of payOf(action)) if (!picked.pay.includes(card)) pays.add(card);
  }
  let need: Need = 'whole';
  if (picked.source === null) need = 'source';
  else if (picked.kind === null && kinds.length > 1) need = 'kind';
  else if (picked.seat === null && seats.size > 0) need = 'seat';
  else if (picked.seat !== null && picked.card === null && cards.size + hands.size > 1) need = 'card';
  else if (left.some((action) => payOf(action).length > picked.pay.length)) need = 'pay';
  return { left, need, sources, kinds, seats, cards, hands, pays };
}

/** The one action left, if the composition is whole. */
export function whole(state: Narrowed): Action | null {
  return state.need === 'whole' ? (state.left[0] ?? null) : null;
}
