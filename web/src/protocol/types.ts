// The generated types, and a few names for shapes that have none there.
import type { Event, Line, Offer, TableView } from './index';

export * from './index';
export type DeckName = string;
export interface Refusal {
  rule: string;
  line: Line;
}
export interface Update {
  events: Event[];
  table: TableView | null;
  offer: Offer | null;
}
