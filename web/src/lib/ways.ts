// Ways to sit down: which numbers of players, modes, series and options a table may have (VAR-GEN-2). What is not admissible is
// not offered; the server decides, and tests/unit/ways.test.ts with crates/server/src/settings.rs holds the two together.
import { boxesOf, editions, eventDecks, type EventDeck } from './house-rules';

export interface Table { edition: string; boxes: string[]; players: number }
export type Values = Record<string, string>;

/** Everything about modes, series and money, in the order it is decided. */
export const wayNames = ['role_deal_six', 'series', 'scoring', 'keep_character', 'hire', 'experience', 'bounties', 'without_mercy', 'beginner'] as const;
export type WayName = (typeof wayNames)[number];
/** Those a table offers on its own page; the others are house rules. */
export const onPage: readonly WayName[] = wayNames.filter((name) => name !== 'beginner');
export const isWay = (name: string): name is WayName => (wayNames as readonly string[]).includes(name);

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** How many may sit down. */
export function seatsOf(table: Table, house: boolean): number[] {
  const boxes = boxesOf(table);
  const both = boxes.includes('base') && boxes.includes('dodge-city');
  const native = table.edition === 'official' && both ? span(3, 8) : (editions[table.edition]?.seats ?? []);
  return (house ? [...new Set([...native, ...span(2, 8)])].sort((a, b) => a - b) : native).filter((seats) => seats < 8 || both);
}

/** The value of a switch at this table. */
export const valueOf = (table: Table, values: Values, name: string): string => values[name] ?? editions[table.edition]?.switches[name] ?? '';

/** What may be chosen for one of these switches, given all the others; the first is what is left if nothing fits. */
export function allowed(table: Table, values: Values, name: WayName): string[] {
  const now = (other: string) => valueOf(table, values, other);
  const house = now('house') === 'true';
  const home = house || table.edition === 'compendium';
  const old = house || table.edition === 'classic' || table.edition === 'official';
  const sheriff = table.players >= 4;
  const dollars = now('scoring') === 'dollars';
  const yes = (open: boolean) => (open ? ['false', 'true'] : ['false']);
  switch (name) {
    case 'role_deal_six':
      return table.players === 6 && home ? ['standard', 'hidden_removal'] : ['standard'];
    case 'series':
      return ['single', 'rotation'];
    case 'scoring':
      return sheriff && home ? ['off', 'points', 'dollars'] : ['off', 'points'];
    case 'keep_character':
      return old && now('hire') !== 'true' ? ['no', 'survivors_may'] : ['no'];
    case 'hire':
    case 'bounties':
      return yes(dollars && home);
    case 'experience':
      return yes(dollars && home && now('series') === 'rotation');
    case 'without_mercy':
      return yes(sheriff && home);
    case 'beginner':
      return yes(old);
  }
}

/** The same choices without those that are no longer admissible. */
export function settled(table: Table, values: Values): Values {
  let out = values;
  // Twice, because what is decided later may shut out what was decided before.
  for (const name of [...wayNames, ...wayNames]) {
    const choices = allowed(table, out, name);
    if (!choices.includes(valueOf(table, out, name))) out = { ...out, [name]: choices[0]! };
  }
  return out;
}

/** The editions whose rules know events. */
export const eventful = ['compendium', 'official'];

/** The event decks this many may play with: two play without the show (C10). */
export const decksFor = (players: number): EventDeck[] => eventDecks.filter((deck) => players > 2 || deck !== 'wild-west-show');
