// Carries out a change on the picture of the table. It knows places, not rules: the server says what moves where, and its
// own picture, which comes after the last event of a step, has the last word.
import type { Card, CardId, Change, DeckName, Place, Seat, SeatInfo, TableView } from '../protocol/types';
import { face } from './catalog';

const copy = (view: TableView): TableView => ({
  ...view,
  ...(view.events && { events: { ...view.events } }),
  turn: { ...view.turn },
  aside: [...view.aside],
  seats: view.seats.map((seat) => ({ ...seat, hand: [...seat.hand], table: [...seat.table] })),
});

function take(from: (Card | null)[], card: CardId | null): void {
  let at = card === null ? -1 : from.findIndex((held) => held?.id === card);
  if (at < 0) at = from.lastIndexOf(null);
  if (at < 0 && card === null) at = from.length - 1;
  if (at >= 0) from.splice(at, 1);
}

export function apply(before: TableView, change: Change, deck: DeckName): TableView {
  const view = copy(before);
  const at = (seat: Seat): SeatInfo => view.seats.find((info) => info.seat === seat)!;
  const lift = (place: Place, card: CardId | null) => {
    if (place === 'deck') view.deck = Math.max(0, view.deck - 1);
    else if (place === 'discard') view.discard = Math.max(0, view.discard - 1);
    else if (place === 'aside') take(view.aside, card);
    else if ('hand' in place) take(at(place.hand).hand, card);
    else at(place.table).table = at(place.table).table.filter((laid) => laid.card.id !== card);
  };
  const put = (place: Place, card: Card | null) => {
    if (place === 'deck') view.deck += 1;
    else if (place === 'discard') {
      view.discard += 1;
      view.discard_top = card;
    } else if (place === 'aside') view.aside.push(card);
    else if ('hand' in place) at(place.hand).hand.push(card);
    else if (card) at(place.table).table.push({ card, fresh: false });
  };
  if ('move' in change) {
    const { card, from, to } = change.move;
    lift(from, card);
    put(to, card === null ? null : face(deck, card));
  } else if ('turn' in change) view.turn = { seat: change.turn.seat, phase: 'start', number: view.turn.number + 1, limited: 0 };
  else if ('phase' in change) view.turn.phase = change.phase.phase;
  else if ('life' in change) at(change.life.seat).life = change.life.left;
  else if ('role' in change) at(change.role.seat).role = change.role.role;
  else if ('died' in change) at(change.died.seat).alive = false;
  else if ('withdrew' in change) Object.assign(at(change.withdrew.seat), { alive: false, withdrawn: true });
  else if ('copied' in change) at(change.copied.seat).borrowed = change.copied.character;
  else if ('drawn' in change) at(change.drawn.seat).drawn = change.drawn.characters;
  else if ('became' in change) at(change.became.seat).character = change.became.character;
  else if ('active' in change) {
    const now = at(change.active.seat);
    now.passive = false;
    if (now.partner !== undefined && now.partner !== null && at(now.partner).alive) at(now.partner).passive = true;
  } else if ('places' in change) {
    const { seat, with: other } = change.places;
    const moved = view.seats.map((info) => (info.seat === seat ? at(other) : info.seat === other ? at(seat) : info));
    const first = Math.min(...moved.map((info) => info.seat));
    const start = moved.findIndex((info) => info.seat === first);
    view.seats = [...moved.slice(start), ...moved.slice(0, start)];
  } else if ('revealed' in change && view.events) {
    const { event, next, side } = change.revealed;
    if (side) Object.assign(view.events, { side: event, side_left: Math.max(0, view.events.side_left - 1) });
    else Object.assign(view.events, { main: event, next, left: Math.max(0, view.events.left - 1), chosen: [] });
    // What they mean now comes with the picture.
    view.events.means = [];
  } else if ('returned' in change) {
    const { seat, ghost } = change.returned;
    if (!ghost) at(seat).alive = true;
    else if (view.events) view.events.ghosts = [...view.events.ghosts, seat];
  } else if ('departed' in change && view.events) view.events.ghosts = view.events.ghosts.filter((seat) => seat !== change.departed.seat);
  else if ('ordered' in change && view.events) view.events.ordered = change.ordered.to;
  else if ('piles' in change) Object.assign(view, change.piles);
  else if ('over' in change) view.winner = change.over.winner;
  else return before;
  return view;
}
