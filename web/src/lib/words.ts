// Sentences about the table. Which sentence it is, the server says; here its blanks are filled in the reader's language.
//
// Names of players and cards are wrapped in marks, so that a line can link them; `plain` takes the marks out.
import type { Blank, CardId, Character, DeckName, EventCard, Kind, Line, Role, Seat, Source, Suit } from '../protocol/types';
import { abilityOf, face, rankName, suitSign } from './catalog';
import { attr, has, t, type Args } from './i18n.svelte';

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

export type Piece = { text: string; seat?: Seat; kind?: Kind };

/** A text with its marks as pieces. */
export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  for (const part of text.split(OPEN)) {
    const end = part.indexOf(CLOSE);
    if (end < 0) {
      if (part) out.push({ text: part });
      continue;
    }
    const [mark = '', shown = ''] = part.slice(0, end).split(MIDDLE);
    if (shown) out.push(mark.startsWith('@') ? { text: shown, seat: Number(mark.slice(1)) } : { text: shown, kind: mark as Kind });
    const rest = part.slice(end + 1);
    if (rest) out.push({ text: rest });
  }
  return out;
}
export const plain = (text: string): string => pieces(text).map((piece) => piece.text).join('');

const mark = (id: string, text: string) => `${OPEN}${id}${MIDDLE}${text}${CLOSE}`;

export const kindName = (kind: Kind): string => t(`card-${kind}`);
export const kindText = (kind: Kind): string => attr(`card-${kind}`, 'text');
/** A character, or that there is none yet. */
export const characterName = (character: Character | null): string => t(character ? `character-${character}` : 'no-character');
export const characterText = (character: Character): string => attr(`character-${character}`, 'text');
export const eventName = (event: EventCard): string => t(`event-${event}`);
export const eventText = (event: EventCard): string => attr(`event-${event}`, 'text');
/** What can be used besides cards, by name. */
export function sourceName(source: Source): string {
  const of = abilityOf(source);
  if (of) return characterName(of.character);
  return 'event' in source ? eventName(source.event) : '';
}
/** What happens to a seat that is named in answer to this question, in a word. */
export const namedVerb = (question: string): string => t(`aim-${{ activate: 'activate', place: 'place', 'name-copy': 'copy', 'draw-mode': 'draw' }[question] ?? 'plain'}`);
export const roleName = (role: Role): string => t(`role-${role}`);
export const suitName = (suit: Suit): string => t(`suit-${suit}`);
/** Rank and suit in words, as people say them. */
export const faceWords = ({ rank, suit }: { rank: number; suit: Suit }): string => t('face-words', { rank, suit });

/** Who sits where, and how they are called. */
export interface Names {
  me: Seat | null;
  deck: DeckName;
  seat(seat: Seat): string;
  /** Is it one of the reader's own? He may have two. */
  own?: (seat: Seat) => boolean;
  /** Seats are called by their characters, so that what happened says to which of two it did. */
  pairs?: boolean;
  /** What whoever plays a seat is called, where that is somebody else. */
  player?: (seat: Seat) => string;
}

/** Fills one blank of a message in all the forms it may be wanted in; crates/text fills them in the same way. */
function fill(names: Names, line: Line, name: string, blank: Blank, args: Args): void {
  const who = seatIn(line, 'who');
  const set = (form: string, value: string | number) => (args[name + form] = value);
  const named = (kind: Kind, sign: string) => {
    const form = (id: string) => mark(kind, t(id, { id: kind, name: kindName(kind) }) + sign);
    set('', form('name-card'));
    set('-obj', form('name-card-obj'));
    set('-name', mark(kind, kindName(kind) + sign));
    set('-id', kind);
  };
  if (blank === null) {
    for (const form of ['', '-obj', '-name']) set(form, '');
    for (const form of ['-is', '-id']) set(form, 'none');
  } else if (typeof blank !== 'object') set('', blank);
  else if ('seat' in blank) {
    // Who takes a character and who wins is a player; everything else is done by one of his characters.
    const player = names.pairs === true && (line.id === 'log-became' || line.id.startsWith('winner-'));
    const mine = (names.own ? names.own(blank.seat) : names.me === blank.seat) && (player || !(names.pairs && (line.id.startsWith('log-') || line.id === 'action-name')));
    set('', mine ? t('you') : mark(`@${blank.seat}`, (player && names.player ? names.player : names.seat)(blank.seat)));
    set('-is', name !== 'who' && who === blank.seat ? 'self' : mine ? 'me' : 'other');
  } else if ('card' in blank) named(face(names.deck, blank.card).kind, sign(names, blank.card));
  else if ('kind' in blank) named(blank.kind, '');
  else if ('cards' in blank) {
    const all = (id: string) => list(blank.cards.map((card) => {
      const { kind } = face(names.deck, card);
      return mark(kind, t(id, { id: kind, name: kindName(kind) }) + sign(names, card));
    }));
    set('', all('name-card'));
    set('-obj', all('name-card-obj'));
    set('-id', 'several');
    set('-count', blank.cards.length);
  } else if ('character' in blank) {
    set('', characterName(blank.character));
    set('-obj', characterName(blank.character));
    set('-id', 'character');
  } else if ('event' in blank) {
    set('', t(`event-${blank.event}`));
    set('-obj', t(`event-${blank.event}`));
    set('-id', 'event');
  } else if ('role' in blank) set('', roleName(blank.role));
  else set('', say(names, blank.line));
}

function sign(names: Names, card: CardId): string {
  const { suit, rank } = face(names.deck, card);
  return ` ${rankName(rank)}${suitSign(suit)}`;
}

/** A line in the reader's language, with marks round names. */
export function say(names: Names, line: Line): string {
  const args: Args = {};
  for (const [name, blank] of Object.entries(line.args ?? {})) fill(names, line, name, blank, args);
  return t(line.id, args);
}

/** The seat in a blank of a line. */
export function seatIn(line: Line, name: string): Seat | null {
  const blank = line.args?.[name];
  return blank && typeof blank === 'object' && 'seat' in blank ? blank.seat : null;
}

/** What happened, without whose ability it was and why it came to nothing. */
export function bare(line: Line): Line {
  const told = line.id === 'log-wasted' || line.id === 'log-acting' ? line.args?.['told'] : null;
  return told && typeof told === 'object' && 'line' in told ? bare(told.line) : line;
}

/** The character whose ability has acted, and where: by itself, or because somebody put it to use. */
export function actor(line: Line): { seat: Seat; character: Character } | null {
  const source = line.id === 'log-acting' || line.id === 'log-used-ability' ? line.args?.['source'] : null;
  const seat = seatIn(bare(line), 'who');
  return source && typeof source === 'object' && 'character' in source && seat !== null ? { seat, character: source.character } : null;
}

/** The seats a line speaks of, and the first card. */
export function mentions(names: Names, line: Line): { seats: Set<Seat>; kind: Kind | null } {
  const seats = new Set<Seat>();
  let kind: Kind | null = null;
  for (const blank of Object.values(line.args ?? {})) {
    if (blank === null || typeof blank !== 'object') continue;
    if ('seat' in blank) seats.add(blank.seat);
    else if ('card' in blank) kind ??= face(names.deck, blank.card).kind;
    else if ('line' in blank) {
      const inner = mentions(names, blank.line);
      for (const seat of inner.seats) seats.add(seat);
      kind ??= inner.kind;
    }
  }
  return { seats, kind };
}

/** Several things as one phrase. */
export function list(parts: string[]): string {
  return parts.reduce((before, next, i) => (i === 0 ? next : t(i + 1 < parts.length ? 'list-more' : 'list-last', { before, next })), '');
}

export const inId = (word: string) => word.replaceAll('_', '-').replaceAll('+', '-plus-');
export const editionId = (id: string): string => id.replaceAll('+', '-');
export const switchName = (name: string): string => t(`switch-${inId(name)}`);
export const switchText = (name: string): string => attr(`switch-${inId(name)}`, 'text');
/** A character fixed at a seat, `A:sid-ketchum`. */
function fixedAt(part: string): string {
  const [seat, who] = part.split(':');
  return who && has(`character-${who}`) ? `${seat} ${characterName(who as Character)}` : part;
}
export function switchValue(name: string, value: string): string {
  const id = `switch-${inId(name)}`;
  for (const word of value === 'unlimited' ? [value, 'all', 'living_players'] : [value]) {
    const text = attr(id, `value-${inId(word)}`);
    if (text) return text;
  }
  if (value === 'unlimited') return t('value-unlimited');
  return list(value.split(',').map((part) => (has(`card-${part.trim()}`) ? kindName(part.trim() as Kind) : has(`box-${part.trim()}`) ? t(`box-${part.trim()}`) : fixedAt(part))));
}

/** What the server says about a rule of its own. */
export function houseText(rule: string): string {
  const id = rule.toLowerCase();
  return has(id) ? t(id) : t('house-other');
}
