// The switches of the rules as a table offers them: what they are about, and which matter for the chosen boxes.
import known from '../protocol/editions.json';
import type { Character, Settings } from '../protocol/types';
import { characterInfo } from './catalog';

export interface Edition { boxes: string[]; choices: string[][]; deck: string; seats: number[]; switches: Record<string, string> }
export interface Switch { name: string; number: boolean; values: string[] }
export interface Changed { name: string; value: string; usual: string }
export type Group = 'setup' | 'turn' | 'cards' | 'characters' | 'events';

export const editions = known.editions as unknown as Record<string, Edition>;
export const allSwitches = known.switches as Switch[];
export const groups: Group[] = ['setup', 'turn', 'cards', 'characters', 'events'];

const setup = ['character_choice', 'life_counter', 'beginner', 'keep_character', 'series', 'role_deal_six', 'scoring', 'without_mercy', 'experience', 'hire', 'bounties', 'house'];
const turn = ['duplicates_in_play', 'brown_discard_timing', 'reshuffle_timing', 'elimination_discard_order', 'victory_timing', 'self_distance', 'area_losses', 'reshuffle_top'];
const cards: Record<string, string> = {
  jail_failure: 'base', jail_failure_card: 'base', jail_self: 'base', dynamite_pass: 'base', beer_out_of_turn: 'base', beer_two_players: 'base', panic_self: 'base', panic_reach: 'base',
  discard_self: 'base', same_weapon: 'base', take_self: 'dodge-city', green_dodge_ready: 'dodge-city', pepperbox_reach: 'dodge-city',
};
/** First words of switches about one character. */
const people: Record<string, Character> = {
  sean: 'sean-mallory', pixie: 'pixie-pete', jose: 'jose-delgado', pat: 'pat-brennan', belle: 'belle-star', doc: 'doc-holyday', apache: 'apache-kid', molly: 'molly-stark', vera: 'vera-custer', vulture: 'vulture-sam',
  suzy: 'suzy-lafayette', black: 'black-jack', jesse: 'jesse-jones', sid: 'sid-ketchum', kit: 'kit-carlson', tequila: 'tequila-joe', uncle: 'uncle-will',
} as Record<string, Character>;
/** Characters that come with the events. */
const visitors = ['big', 'gary', 'flint', 'lee'];
/** What only an event can ask for. */
const withEvents = ['life_counter', 'start_of_turn_event_timing'];

const first = (name: string) => name.split('_')[0] ?? '';

export function groupOf(name: string): Group {
  if (setup.includes(name)) return 'setup';
  if (turn.includes(name)) return 'turn';
  if (name in cards) return 'cards';
  if (name === 'doctor_after_effect' || withEvents.includes(name)) return 'events';
  return people[first(name)] || visitors.includes(first(name)) ? 'characters' : 'events';
}

/** The event decks; a table plays with any of them. */
export type EventDeck = 'high-noon' | 'fistful-of-cards' | 'wild-west-show';
export const eventDecks: EventDeck[] = ['high-noon', 'fistful-of-cards', 'wild-west-show'];
/** What chooses them: not among the house rules, but on the page itself. */
export const choosers = ['event_mode', 'wild_west_show'];

/** The decks these values of the switches play with. */
export function decksOf(value: (name: string) => string | undefined): EventDeck[] {
  const mode = value('event_mode');
  return eventDecks.filter((deck) => (deck === 'wild-west-show' ? value('wild_west_show') === 'true' : mode === deck || mode === 'mixed'));
}

/** The values of the switches for these decks. */
export function switchesFor(decks: EventDeck[]): Record<string, string> {
  const main = decks.filter((deck) => deck !== 'wild-west-show');
  return { event_mode: main.length > 1 ? 'mixed' : (main[0] ?? 'none'), wild_west_show: String(decks.includes('wild-west-show')) };
}

/** Does a switch make a difference at a table with these boxes and event decks? */
export function matters(one: Switch, boxes: string[], decks: EventDeck[] = []): boolean {
  if ((!one.number && one.values.length < 2) || choosers.includes(one.name)) return false;
  if (decks.length === 0 && (groupOf(one.name) === 'events' || withEvents.includes(one.name))) return false;
  if (visitors.includes(first(one.name))) return boxes.includes('wild-west-show');
  // The old cards are in every deck there is; the new ones and the characters are not.
  const card = cards[one.name];
  if (card) return card === 'base' || boxes.includes(card);
  const character = groupOf(one.name) === 'characters' ? people[first(one.name)] : undefined;
  return !character || boxes.includes(characterInfo(character).box);
}

/** The boxes a table plays with. */
export const boxesOf = (settings: { edition: string; boxes: string[] }): string[] => (settings.boxes.length > 0 ? settings.boxes : (editions[settings.edition]?.boxes ?? []));

/** What a table plays differently from its edition. */
export function changedRules(settings: Settings): Changed[] {
  const usual = editions[settings.edition]?.switches ?? {};
  return settings.switches.filter((one) => usual[one.name] !== one.value).map((one) => ({ ...one, usual: usual[one.name] ?? '' }));
}

/** Characters that are not dealt but fixed, by seat: `A:sid-ketchum,C:kit-carlson`. */
export function readFixed(value: string): Record<string, Character> {
  const parts = value.split(',').map((part) => part.trim().split(':'));
  return Object.fromEntries(parts.filter(([seat, who]) => seat && who)) as Record<string, Character>;
}
/** The same as the rules read it; nothing if all are dealt. */
export const writeFixed = (fixed: Record<string, Character>): string => Object.entries(fixed).sort().map(([seat, who]) => `${seat}:${who}`).join(',');

/** Values to choose from. */
export const choicesOf = (one: Switch, usual: string): string[] => (one.number ? [...new Set([usual, ...one.values])] : one.values);
