// The generated types, and a few names for shapes that have none there.
import type { CardId, Fact, Offer, TableView, Why } from './index';

export * from './index';
export type DeckName = string;
export type Pay = [CardId | null, CardId | null];
export interface Refusal {
  rule: string;
  why: Why;
}
export interface Update {
  facts: Fact[];
  table: TableView | null;
  offer: Offer | null;
}
