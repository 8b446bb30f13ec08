// What can be seen on the table beside the cards: log lines, shots, flights, marks, and how long each fact is shown.
import type { Card, EventCard, Kind, Line, Seat } from '../protocol/types';

export interface LogLine {
  id: number;
  line: Line;
}
export interface ShotLine {
  id: number;
  from: Seat;
  to: Seat;
  kind: Kind | null;
  state: 'open' | 'dodged' | 'hit' | 'order';
}
export interface Flight {
  id: number;
  card: Card | null;
  from: DOMRect;
  to: DOMRect;
  time: number;
}
export interface Mark {
  id: number;
  seat: Seat;
  text: string;
  tone: 'harm' | 'good' | 'plain';
  symbol: string;
}
/** An event that has just been turned up. */
export interface Reveal {
  event: EventCard;
  seat: Seat;
  concerns: Set<Seat>;
}
export interface Flip {
  card: Card;
  seat: Seat;
  held: boolean | null;
}

/** How long an event is shown, in milliseconds at usual speed. */
export const times: Record<string, number> = {
  'phase-began': 0, declined: 60, drew: 190, stocked: 160, 'turn-began': 450, played: 650, used: 550, answered: 550, laid: 420, discarded: 300,
  flipped: 750, checked: 550, missed: 550, lost: 650, healed: 450, took: 450, eliminated: 1500, over: 600, 'role-shown': 700, passed: 420, rewarded: 400,
  revealed: 3200, returned: 1200, departed: 700, spoke: 900, ordered: 1100, 'turn-skipped': 600, chosen: 700,
};

/** Facts that everybody stops for, with the drawing that stands beside the sentence. */
export const occasions: Record<string, string> = { eliminated: 'o-tomb', returned: 'e-dead-man', 'roles-shuffled': 'e-helena-zontero', spoke: 'e-gag', ordered: 'e-dorothy-rage', 'changed-places': 'e-lady-rosa-of-texas' };
