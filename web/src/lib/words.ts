// Sentences about the table: fills the blanks of the messages that all clients share.
//
// Each blank for a seat `x` comes with `x-is` (me, self, other, none); each blank for a card `x` with `x-obj`, `x-name`, `x-id`.
// Names of players and cards are wrapped in marks, so that a line can link them; `plain` takes the marks out.
import type { Action, Aim, Ask, CardId, Character, DeckName, Fact, Kind, Pay, Refusal, Role, Seat, Source, Suit, Winner } from '../protocol/types';
import { abilityOf, endOf, face, kindInfo, rankName, suitSign } from './catalog';
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
export const characterName = (character: Character): string => t(`character-${character}`);
export const characterText = (character: Character): string => attr(`character-${character}`, 'text');
/** The message that says what using an ability means. */
function abilityId(source: Source): string | null {
  const of = abilityOf(source);
  return of?.info ? `ability-${of.character}-${of.info.id}` : null;
}
/** What can be used besides cards, by name. */
export function sourceName(source: Source): string {
  const of = abilityOf(source);
  if (of) return characterName(of.character);
  return 'event' in source ? t(`event-${source.event}`) : '';
}
export const roleName = (role: Role): string => t(`role-${role}`);
export const suitName = (suit: Suit): string => t(`suit-${suit}`);
/** Rank and suit in words, as people say them. */
export const faceWords = ({ rank, suit }: { rank: number; suit: Suit }): string => t('face-words', { rank, suit });

/** Who sits where, and how they are called. */
export interface Names {
  me: Seat | null;
  deck: DeckName;
  seat(seat: Seat): string;
}

class Sentence {
  private args: Args = {};
  private who: Seat | null = null;

  constructor(private names: Names) {}

  static about(names: Names, who: Seat): Sentence {
    const sentence = new Sentence(names).seat('who', who);
    sentence.who = who;
    return sentence;
  }

  seat(name: string, seat: Seat | null): Sentence {
    if (seat === null) return this.word(name, '').word(`${name}-is`, 'none');
    const mine = this.names.me === seat;
    const is = this.who === seat ? 'self' : mine ? 'me' : 'other';
    return this.word(name, mine ? t('you') : mark(`@${seat}`, this.names.seat(seat))).word(`${name}-is`, is);
  }

  card(name: string, card: CardId | null): Sentence {
    if (card === null) return this.named(name, null, '');
    const { kind, suit, rank } = face(this.names.deck, card);
    return this.named(name, kind, ` ${rankName(rank)}${suitSign(suit)}`);
  }

  kind(name: string, kind: Kind | null): Sentence {
    return this.named(name, kind, '');
  }

  private named(name: string, kind: Kind | null, sign: string): Sentence {
    if (kind === null) return this.word(name, '').word(`${name}-obj`, '').word(`${name}-name`, '').word(`${name}-id`, 'none');
    const form = (id: string) => mark(kind, t(id, { id: kind, name: kindName(kind) }) + sign);
    return this.word(name, form('name-card')).word(`${name}-obj`, form('name-card-obj')).word(`${name}-name`, mark(kind, kindName(kind) + sign)).word(`${name}-id`, kind);
  }

  source(source: Source): Sentence {
    if ('card' in source) return this.card('source', source.card);
    const name = sourceName(source);
    return this.word('source', name).word('source-obj', name).word('source-id', 'character');
  }

  cardAs(card: CardId, kind: Kind): Sentence {
    const itself = face(this.names.deck, card).kind === kind;
    return this.card('card', card).kind('kind', kind).word('as', itself ? 'itself' : 'other');
  }

  aim(end: string, aim: Aim): Sentence {
    const what = aim.seat === null ? 'none' : aim.card !== null ? 'card' : end === 'take' || end === 'discard' ? 'hand' : 'seat';
    return this.word('end', end).word('aim', what).seat('at', aim.seat).card('thing', aim.card);
  }

  pay(pay: Pay): Sentence {
    const cards = pay.filter((card): card is CardId => card !== null).map((id) => {
      const { kind, suit, rank } = face(this.names.deck, id);
      return mark(kind, `${t('name-card-obj', { id: kind, name: kindName(kind) })} ${rankName(rank)}${suitSign(suit)}`);
    });
    return this.word('pay', list(cards)).number('pay-count', cards.length);
  }

  word(name: string, word: string): Sentence {
    this.args[name] = word;
    return this;
  }

  number(name: string, number: number): Sentence {
    this.args[name] = number;
    return this;
  }

  say(id: string): string {
    return t(id, this.args);
  }
}

/** Several things as one phrase. */
export function list(parts: string[]): string {
  return parts.reduce((before, next, i) => (i === 0 ? next : t(i + 1 < parts.length ? 'list-more' : 'list-last', { before, next })), '');
}

/** The log sentence of a fact; none if the facts around it tell as much. */
export function factText(names: Names, fact: Fact): string | null {
  const about = (seat: Seat) => Sentence.about(names, seat);
  switch (fact.fact) {
    case 'phase-began':
    case 'laid':
    case 'declined':
      return null;
    case 'turn-began':
    case 'turn-lost':
    case 'punished':
      return about(fact.seat).say(`log-${fact.fact}`);
    case 'drew':
      return about(fact.seat).card('card', fact.card).number('count', 1).say('log-drew');
    case 'took-discard':
    case 'shown':
    case 'flipped':
    case 'picked':
      return about(fact.seat).card('card', fact.card).say(`log-${fact.fact}`);
    case 'looked':
      return about(fact.seat).number('count', fact.count).say('log-looked');
    case 'reshuffled':
      return t('log-reshuffled');
    case 'played':
      return about(fact.seat).cardAs(fact.card, fact.kind).aim(kindInfo(fact.kind).play, fact.aim).say('log-played');
    case 'answered':
      return about(fact.seat).cardAs(fact.card, fact.kind).say('log-answered');
    case 'used': {
      if ('card' in fact.source) {
        const end = kindInfo(face(names.deck, fact.source.card).kind).use;
        return about(fact.seat).source(fact.source).aim(end, fact.aim).say('log-used-card');
      }
      return about(fact.seat).source(fact.source).aim(endOf(fact.source), fact.aim).say('log-used-ability');
    }
    case 'discarded':
      return about(fact.seat).card('card', fact.card).say(`log-discarded-${fact.why}`);
    case 'checked':
      return about(fact.seat).source(fact.source).word('held', fact.held ? 'yes' : 'no').say('log-checked');
    case 'missed':
      return about(fact.seat).seat('by', fact.by).say('log-missed');
    case 'lost':
      return about(fact.seat).number('count', fact.points).seat('by', fact.by).kind('kind', fact.kind).number('left', Math.max(0, fact.left)).say('log-lost');
    case 'prevented':
      return about(fact.seat).number('count', fact.points).say('log-prevented');
    case 'healed':
      return about(fact.seat).number('count', fact.points).number('left', fact.left).say('log-healed');
    case 'took':
      return about(fact.seat).seat('from', fact.from).card('card', fact.card).word('zone', fact.hand ? 'hand' : 'play').number('count', 1).say('log-took');
    case 'passed':
      return about(fact.from).seat('to', fact.to).card('card', fact.card).say('log-passed');
    case 'stocked':
      return new Sentence(names).card('card', fact.card).say('log-stocked');
    case 'gave':
      return about(fact.seat).seat('to', fact.to).card('card', fact.card).number('count', 1).say('log-gave');
    case 'copied':
      return about(fact.seat).seat('from', fact.from).word('character', fact.character ? characterName(fact.character) : '').say('log-copied');
    case 'eliminated':
      return about(fact.seat).seat('by', fact.by).word('role', roleName(fact.role)).say('log-eliminated');
    case 'rewarded':
      return about(fact.seat).number('count', fact.cards).say('log-rewarded');
    case 'role-shown':
      return about(fact.seat).word('role', roleName(fact.role)).say('log-role-shown');
    case 'over':
      return winnerText(names, fact.winner);
  }
}

export function winnerText(names: Names, winner: Winner): string {
  if (typeof winner === 'string') return t(`winner-${winner}`);
  return Sentence.about(names, winner.renegade).say('winner-renegade');
}

/** A sentence that knows everything about a question. */
function asked(names: Names, ask: Ask): Sentence {
  const q = ask.question;
  const sentence = Sentence.about(names, ask.seat).word('topic', q.is);
  switch (q.is) {
    case 'dodge':
      return sentence.seat('by', q.by).kind('kind', q.kind).number('count', q.owed);
    case 'give':
      return sentence.seat('by', q.by).kind('kind', q.kind).kind('wants', q.wants).number('count', 1);
    case 'prevent':
      return sentence.number('count', q.points);
    case 'pick-surplus':
      return sentence.number('count', q.left);
    case 'pick-victim':
      return sentence.seat('from', q.seat);
    case 'pick-gift':
      return sentence.seat('to', q.to);
    case 'pick-loot':
      return sentence.seat('from', q.dead);
    default:
      return sentence;
  }
}

export const questionText = (names: Names, ask: Ask): string => asked(names, ask).say(`ask-${ask.question.is}`);

/** What happens if nobody answers in time. */
export function fallbackText(names: Names, ask: Ask, fallback: Action): string {
  const sentence = asked(names, ask);
  const topic = ask.question.is;
  switch (fallback.do) {
    case 'pass':
      return sentence.say(`default-${topic}`);
    case 'rest':
      return sentence.say('default-rest');
    case 'pick':
      return sentence.card('card', fallback.with).say(`default-${topic}`);
    case 'name':
      if (topic === 'name-copy') return sentence.seat('from', fallback.with).say('default-copy');
      break;
    case 'choose':
      if (fallback.with !== 'discard') return sentence.say(`default-${fallback.with}`);
      break;
  }
  return sentence.word('label', actionText(names, fallback, ask)).say('default-other');
}

/** The label of an answer. */
export function actionText(names: Names, action: Action, ask: Ask): string {
  const label = asked(names, ask);
  switch (action.do) {
    case 'pass':
      return label.say('action-pass');
    case 'rest':
      return label.say('action-rest');
    case 'pick':
      return label.card('card', action.with).say('action-pick');
    case 'name':
      return label.seat('from', action.with).say('action-name');
    case 'choose':
      return label.word('choice', action.with).say('action-choose');
    case 'play': {
      const { card, kind, aim, pay } = action.with;
      label.cardAs(card, kind).pay(pay);
      const topic = ask.question.is;
      if (topic === 'dodge' || topic === 'give') return label.say(`action-${topic}`);
      if (topic === 'prevent' || topic === 'rescue') return label.say('action-drink');
      return label.aim(kindInfo(kind).play, aim).say('action-play');
    }
    case 'use': {
      const { source, aim, pay } = action.with;
      label.source(source).pay(pay);
      if (!('card' in source)) return label.aim(endOf(source), aim).say(abilityId(source) ?? 'action-flip');
      const kind = face(names.deck, source.card).kind;
      label.cardAs(source.card, kind).aim(kindInfo(kind).use, aim);
      return label.say(kindInfo(kind).dodges ? 'action-dodge' : 'action-use');
    }
  }
}

/** Why not, with the numbers of this table, and what would help. */
export function refusalText(names: Names, { rule, why }: Refusal): string {
  const reason = new Sentence(names);
  switch (why.reason) {
    case 'not-asked':
      return reason.seat('who', why.asked).say('refusal-not-asked');
    case 'not-now':
      return reason.kind('kind', why.kind).word('when', when(why.kind, rule)).say('refusal-not-now');
    case 'not-as':
    case 'duplicate':
      return reason.kind('kind', why.kind).say(`refusal-${why.reason}`);
    case 'limit':
      return reason.number('count', why.limit).say('refusal-limit');
    case 'out-of-range':
      return reason.number('distance', why.distance).number('range', why.range).say('refusal-out-of-range');
    case 'too-far':
      return reason.number('distance', why.distance).number('range', why.reach).say('refusal-too-far');
    case 'cost':
      return reason.number('count', why.cards).say('refusal-cost');
    case 'forbidden':
      return why.by ? reason.source(why.by).say('refusal-forbidden') : t('refusal-forbidden-here');
    default:
      return t(`refusal-${why.reason}`);
  }
}

function when(kind: Kind, rule: string): string {
  const info = kindInfo(kind);
  if (rule === 'CORE-BEER2-01') return 'never-again';
  if (info.dodges || info.barrel) return 'hit';
  if (info.saves) return 'rescue';
  return info.border === 'blue' ? 'always' : 'turn';
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
