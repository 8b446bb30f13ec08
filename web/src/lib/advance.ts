// How the picture of the table changes with one fact. Only for showing things in order: the server's picture comes after the
// last fact of an update and has the last word.
import type { CardId, DeckName, Fact, Seat, SeatInfo, TableView } from '../protocol/types';
import { face } from './catalog';

const copy = (view: TableView): TableView => ({
  ...view,
  turn: { ...view.turn },
  waiting: [...view.waiting],
  aside: [...view.aside],
  seats: view.seats.map((seat) => ({ ...seat, hand: [...seat.hand], table: [...seat.table] })),
});

export function advance(before: TableView, fact: Fact, deck: DeckName): TableView {
  const view = copy(before);
  const at = (seat: Seat): SeatInfo => {
    const found = view.seats.find((info) => info.seat === seat);
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  };
  const gain = (seat: Seat, card: CardId | null) => at(seat).hand.push(card === null ? null : face(deck, card));
  const loseHand = (seat: Seat, card: CardId | null): boolean => {
    const { hand } = at(seat);
    let index = card === null ? -1 : hand.findIndex((held) => held?.id === card);
    if (index < 0) index = hand.lastIndexOf(null);
    if (index < 0 && card === null) index = hand.length - 1;
    if (index < 0) return false;
    hand.splice(index, 1);
    return true;
  };
  const loseTable = (seat: Seat, card: CardId): boolean => {
    const { table } = at(seat);
    const index = table.findIndex((laid) => laid.card.id === card);
    if (index < 0) return false;
    table.splice(index, 1);
    return true;
  };
  const toPile = (card: CardId) => {
    if (view.discard_top?.id === card) return;
    view.discard += 1;
    view.discard_top = face(deck, card);
  };
  const fromDeck = () => (view.deck = Math.max(0, view.deck - 1));

  switch (fact.fact) {
    case 'turn-began':
      view.turn = { seat: fact.seat, phase: 'start', number: view.turn.number + 1, limited: 0 };
      break;
    case 'phase-began':
      view.turn.phase = fact.phase;
      break;
    case 'drew':
      fromDeck();
      gain(fact.seat, fact.card);
      break;
    case 'took-discard':
      view.discard = Math.max(0, view.discard - 1);
      gain(fact.seat, fact.card);
      break;
    case 'reshuffled':
      view.deck += Math.max(0, view.discard - 1);
      view.discard = Math.min(1, view.discard);
      break;
    case 'played':
    case 'answered':
      loseHand(fact.seat, fact.card);
      toPile(fact.card);
      break;
    case 'laid': {
      if (view.discard_top?.id === fact.card) {
        view.discard -= 1;
        view.discard_top = before.waiting.at(-1) ?? null;
      }
      const card = face(deck, fact.card);
      at(fact.on).table.push({ card, fresh: true });
      break;
    }
    case 'discarded':
      if (!loseTable(fact.seat, fact.card)) {
        const at = view.aside.findIndex((card) => card?.id === fact.card);
        if (at >= 0) view.aside.splice(at, 1);
        else loseHand(fact.seat, fact.card);
      }
      toPile(fact.card);
      break;
    case 'flipped':
      fromDeck();
      toPile(fact.card);
      break;
    case 'lost':
    case 'healed':
      at(fact.seat).life = fact.left;
      break;
    case 'took':
      if (fact.hand || fact.card === null) loseHand(fact.from, fact.card);
      else loseTable(fact.from, fact.card);
      gain(fact.seat, fact.card);
      break;
    case 'passed': {
      loseTable(fact.from, fact.card);
      at(fact.to).table.push({ card: face(deck, fact.card), fresh: false });
      break;
    }
    case 'stocked':
      fromDeck();
      view.aside.push(face(deck, fact.card));
      break;
    case 'picked': {
      const index = view.aside.findIndex((card) => card?.id === fact.card);
      if (index >= 0) view.aside.splice(index, 1);
      gain(fact.seat, fact.card);
      break;
    }
    case 'gave':
      gain(fact.to, fact.card);
      break;
    case 'copied':
      at(fact.seat).borrowed = fact.character;
      break;
    case 'eliminated':
      at(fact.seat).alive = false;
      at(fact.seat).life = Math.min(0, at(fact.seat).life);
      at(fact.seat).role = fact.role;
      break;
    case 'role-shown':
      at(fact.seat).role = fact.role;
      break;
    case 'over':
      view.winner = fact.winner;
      break;
  }
  return view;
}
