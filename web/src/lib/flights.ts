// Cards on their way: where a place is on the screen.
import type { CardId, Place, Seat } from '../protocol/types';

function anchor(...names: string[]): DOMRect | null {
  for (const name of names) {
    const rect = document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
}

/** Where a card lies before it goes. */
export function origin(place: Place, card: CardId | null): DOMRect | null {
  if (place === 'deck' || place === 'discard') return anchor(place);
  if (place === 'aside') return anchor(`card:${card}`, 'aside');
  const seat = 'hand' in place ? place.hand : place.table;
  return anchor(`card:${card}`, `fan:${seat}`, `seat:${seat}`);
}

/** Where it arrives. */
export function goal(place: Place, card: CardId | null, me: Seat | null): DOMRect | null {
  if (place === 'deck' || place === 'discard') return anchor(place);
  if (place === 'aside') return anchor('aside', 'discard');
  if ('table' in place) return anchor(`card:${card}`, `seat:${place.table}`);
  return place.hand === me ? anchor('hand') : anchor(`fan:${place.hand}`, `seat:${place.hand}`);
}
