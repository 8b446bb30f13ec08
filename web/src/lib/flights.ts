// Cards on their way: where the card of a fact comes from and where it goes, on the screen.
import type { CardId, Fact, Seat } from '../protocol/types';
import { times } from './show';

function anchor(...names: string[]): DOMRect | null {
  for (const name of names) {
    const rect = document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
}

/** Where the card of a fact comes from. */
export function originOf(fact: Fact): DOMRect | null {
  switch (fact.fact) {
    case 'drew':
    case 'flipped':
    case 'stocked':
      return anchor('deck');
    case 'took-discard':
      return anchor('discard');
    case 'played':
    case 'answered':
    case 'discarded':
      return anchor(`card:${fact.card}`, `fan:${fact.seat}`, `seat:${fact.seat}`);
    case 'laid':
      return anchor('discard');
    case 'took':
      return anchor(`card:${fact.card}`, `fan:${fact.from}`, `seat:${fact.from}`);
    case 'passed':
      return anchor(`card:${fact.card}`, `seat:${fact.from}`);
    case 'picked':
      return anchor(`card:${fact.card}`, 'aside');
    case 'gave':
      return anchor(`fan:${fact.seat}`, 'aside');
    default:
      return null;
  }
}

/** Where it goes, and how long that takes at usual speed. */
export function flightOf(fact: Fact, me: Seat | null): { card: CardId | null; to: DOMRect; time: number } | null {
  const hand = (seat: Seat) => (seat === me ? anchor('hand') : anchor(`fan:${seat}`, `seat:${seat}`));
  let to: DOMRect | null = null;
  let card: CardId | null = 'card' in fact ? (fact.card as CardId | null) : null;
  switch (fact.fact) {
    case 'drew':
    case 'took-discard':
    case 'took':
    case 'picked':
      to = hand(fact.seat);
      break;
    case 'gave':
      to = hand(fact.to);
      break;
    case 'laid':
      to = anchor(`card:${fact.card}`, `seat:${fact.on}`);
      break;
    case 'passed':
      to = anchor(`card:${fact.card}`, `seat:${fact.to}`);
      break;
    case 'stocked':
      to = anchor('aside', 'discard');
      break;
    case 'flipped':
      card = null;
      to = anchor('discard');
      break;
    default:
      to = anchor('discard');
  }
  return to ? { card, to, time: Math.min(480, (times[fact.fact] ?? 350) * 1.1) } : null;
}
