// What is printed on the cards: read from the catalogue the rules were asked for.
import raw from '../protocol/catalog.json';
import type { Card, CardId, Character, DeckName, EventCard, Kind, Source, Suit } from '../protocol/types';

export type Border = 'brown' | 'blue' | 'green';
export interface KindInfo {
  border: Border;
  box: string;
  book: boolean;
  dodges: boolean;
  saves: boolean;
  barrel: boolean;
  range: number;
  /** Which cards a check hopes for or fears: this suit, up to this rank. */
  flip: { suit: string; most: number; says: string } | null;
  cost: number;
  reach: string;
  play: string;
  rule: string;
}
export interface AbilityInfo {
  id: string;
  end: string;
}
export interface CharacterInfo {
  life: number;
  box: string;
  rule: string;
  abilities?: AbilityInfo[];
}

export interface EventInfo {
  box: 'high-noon' | 'fistful-of-cards' | 'wild-west-show';
  /** The last one of its deck. */
  finale: boolean;
  rule: string;
}

const catalog = raw as unknown as {
  kinds: Record<string, KindInfo>;
  characters: Record<string, CharacterInfo>;
  events: Record<string, EventInfo>;
  decks: Record<string, [number, string, string, number][]>;
};

export const kinds = Object.keys(catalog.kinds);
export const characters = Object.keys(catalog.characters);
export const events = Object.keys(catalog.events) as EventCard[];
const nothing: KindInfo = { border: 'brown', box: 'base', book: false, dodges: false, saves: false, barrel: false, range: 0, flip: null, cost: 0, reach: 'nobody', play: 'plain', rule: '' };

export const kindInfo = (kind: Kind): KindInfo => catalog.kinds[kind] ?? nothing;
export const characterInfo = (character: Character): CharacterInfo => catalog.characters[character] ?? { life: 4, box: 'base', rule: '' };

export const eventInfo = (event: EventCard): EventInfo => catalog.events[event] ?? { box: 'high-noon', finale: false, rule: '' };

/** Whose ability a source is, and which one; nothing if it is a card or an event. */
export function abilityOf(source: Source): { character: Character; nth: number; info: AbilityInfo | undefined } | null {
  if ('card' in source || 'event' in source) return null;
  const [character, nth] = 'character' in source ? [source.character, 0] : source.ability;
  return { character, nth, info: characterInfo(character).abilities?.[nth] };
}

const decks = new Map<DeckName, Map<CardId, Card>>();

function cardsOf(deck: DeckName): Map<CardId, Card> {
  let cards = decks.get(deck);
  if (!cards) {
    const rows = catalog.decks[deck] ?? [];
    cards = new Map(rows.map(([card, kind, suit, rank]) => [card, { id: card, kind: kind as Kind, suit: suit as Suit, rank }]));
    decks.set(deck, cards);
  }
  return cards;
}

/** The face of a card of a deck. */
export const face = (deck: DeckName, id: CardId): Card => cardsOf(deck).get(id) ?? { id, kind: 'bang' as Kind, suit: 'spades', rank: 2 };
export const deckCards = (deck: DeckName): Card[] => [...cardsOf(deck).values()];

/** All faces a kind has in the game with both boxes, for the reference. */
export function facesOf(kind: Kind): Card[] {
  return (catalog.decks['base+expansion'] ?? []).filter((row) => row[1] === kind).map(([id, , suit, rank]) => ({ id, kind, suit: suit as Suit, rank }));
}

export const suits: Suit[] = ['hearts', 'diamonds', 'clubs', 'spades'];
const signs: Record<Suit, string> = { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' };
export const suitSign = (suit: Suit): string => signs[suit];
export const rankName = (rank: number): string => ({ 11: 'J', 12: 'Q', 13: 'K', 14: 'A' })[rank] ?? String(rank);

/** The strip of symbols below the drawing: effect first, then who is meant. */
const strips: Record<string, string> = {
  bang: 'hit reach', missed: 'dodge', beer: 'life', saloon: 'life all', stagecoach: 'draw draw', 'wells-fargo': 'draw draw draw', 'general-store': 'book all',
  panic: 'take one', 'cat-balou': 'drop any', gatling: 'hit all', indians: 'book all', duel: 'book any', barrel: 'flip heart dodge', mustang: 'far', scope: 'near',
  jail: 'flip heart book', dynamite: 'flip book', volcanic: 'many', dodge: 'dodge draw', whisky: 'cost life life', tequila: 'cost life any', 'rag-time': 'cost take any',
  brawl: 'cost drop all', punch: 'hit one', springfield: 'cost hit any', hideout: 'far', binocular: 'near', bible: 'dodge draw', 'iron-plate': 'dodge', sombrero: 'dodge',
  'ten-gallon-hat': 'dodge', canteen: 'life', 'pony-express': 'draw draw draw', 'can-can': 'drop any', conestoga: 'take any', derringer: 'hit one draw', knife: 'hit one',
  pepperbox: 'hit reach', 'buffalo-rifle': 'hit any', howitzer: 'hit all',
};
export const symbols = (kind: Kind): string[] => (strips[kind] ?? '').split(' ').filter(Boolean);
export const allSymbols = ['hit', 'dodge', 'life', 'draw', 'drop', 'take', 'cost', 'flip', 'reach', 'one', 'any', 'all', 'far', 'near', 'many', 'book'];

/** The order of cards in front of a seat: the weapon first. */
export const weaponFirst = <T extends { card: Card }>(table: T[]): T[] => [...table].sort((a, b) => Number(kindInfo(b.card.kind).range > 0) - Number(kindInfo(a.card.kind).range > 0));

/** How wide a name is, in Latin letters; Chinese ones take two. */
export const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
