// Heist in words: one sentence for each fact, in the reader's language.
import { t } from '../lib/i18n.svelte';
import type { HeistFact } from '../protocol/types';
import { faceOf, numberOf } from './cards';

export interface Names {
  me: number | null;
  of(seat: number): string;
}

export const cardName = (card: number): string => (faceOf(card) === 'number' ? t('heist-card-number', { number: numberOf(card) }) : t(`heist-card-${faceOf(card)}`));
const join = (words: string[]): string => words.reduce((before, next) => (before ? t('heist-list-more', { before, next }) : next), '');
const hidden = (count: number, cards: number[] | null): string => (cards ? join(cards.map(cardName)) : Array(count).fill('?').join(' '));
const seatName = (names: Names, seat: number): string => (names.me === seat ? t('you') : names.of(seat));

/** What was dealt and drawn, and whose turn it is, can be seen; the rest is news. */
export const isNews = (fact: HeistFact): boolean => typeof fact === 'string' || !['dealt', 'drew', 'turn_began', 'committed', 'slapped', 'lottery', 'shown', 'counted'].some((name) => name in fact);

/** What is said of a fact; nothing if it says nothing to this reader. */
export function sentence(names: Names, fact: HeistFact): string {
  const who = (seat: number) => ({ who: seatName(names, seat), 'who-is': names.me === seat ? 'me' : 'other' });
  const at = (seat: number) => ({ at: seatName(names, seat) });
  const order = (seats: number[]) => ({ order: join(seats.map((seat) => seatName(names, seat))) });
  if (typeof fact === 'string') return t(fact === 'duel_void' ? 'heist-log-duel-void' : 'heist-log-duel-off');
  if ('round_began' in fact) return t('heist-log-round', { ...who(fact.round_began.first), round: fact.round_began.round });
  if ('dealt' in fact) return fact.dealt.cards ? t('heist-log-dealt', { ...who(fact.dealt.seat), cards: hidden(fact.dealt.count, fact.dealt.cards) }) : '';
  if ('turn_began' in fact) return t('heist-log-turn', who(fact.turn_began.seat));
  if ('committed' in fact) return t('heist-log-committed', who(fact.committed.seat));
  if ('loaded' in fact) return t('heist-log-loaded', { ...who(fact.loaded.seat), count: fact.loaded.count, cards: hidden(fact.loaded.count, fact.loaded.cards) });
  if ('discarded' in fact) return t('heist-log-discarded', { ...who(fact.discarded.seat), cards: hidden(0, fact.discarded.cards), count: fact.discarded.cards.length });
  if ('passed' in fact) return t('heist-log-passed', who(fact.passed.seat));
  if ('played' in fact) {
    const { seat, card, target } = fact.played;
    return target === null ? t(`heist-log-${faceOf(card)}`, who(seat)) : t('heist-log-swap', { ...who(seat), ...at(target) });
  }
  if ('took' in fact) return t('heist-log-took', { ...who(fact.took.seat), ...at(fact.took.from), count: fact.took.count, cards: hidden(fact.took.count, fact.took.cards) });
  if ('returned' in fact) return t('heist-log-returned', { ...who(fact.returned.seat), ...at(fact.returned.to), count: fact.returned.count, cards: hidden(fact.returned.count, fact.returned.cards) });
  if ('buried' in fact) return t('heist-log-buried', { ...who(fact.buried.seat), card: fact.buried.card === null ? '?' : cardName(fact.buried.card) });
  if ('drew' in fact) return t('heist-log-drew', { ...who(fact.drew.seat), card: fact.drew.card === null ? '?' : cardName(fact.drew.card) });
  if ('sheriff_came' in fact) return t('heist-log-sheriff', { count: fact.sheriff_came.row });
  if ('turned_over' in fact) return t('heist-log-turned-over', { card: cardName(fact.turned_over.card) });
  if ('race_began' in fact) return fact.race_began.starter === null ? t('heist-log-race') : t('heist-log-race-from', who(fact.race_began.starter));
  if ('duel_declared' in fact) return t('heist-log-declared', who(fact.duel_declared.seat));
  if ('duel_revealed' in fact) return t(fact.duel_revealed.go ? 'heist-log-go' : 'heist-log-no-go', { card: cardName(fact.duel_revealed.mine), other: cardName(fact.duel_revealed.theirs) });
  if ('slapped' in fact) return t('heist-log-slapped', who(fact.slapped.seat));
  if ('lottery' in fact) return t('heist-log-lottery', order(fact.lottery.order));
  if ('race_closed' in fact) {
    const { order: slapped, missing } = fact.race_closed;
    if (slapped.length === 0) return t('heist-log-nobody');
    return [t('heist-log-closed', order(slapped)), ...(missing.length > 0 ? [t('heist-log-missing', order(missing))] : [])].join(' ');
  }
  if ('false_slap' in fact) return t('heist-log-false-slap', { ...who(fact.false_slap.culprit), ...at(1 - fact.false_slap.culprit) });
  if ('packet_taken' in fact) return t('heist-log-packet', { ...who(fact.packet_taken.seat), cards: hidden(0, fact.packet_taken.cards) });
  if ('shown' in fact) return fact.shown.cards.length === 0 ? t('heist-log-shown-empty', who(fact.shown.seat)) : t('heist-log-shown', { ...who(fact.shown.seat), cards: hidden(0, fact.shown.cards) });
  if ('missed' in fact) {
    const { seat, target, card } = fact.missed;
    return t(seat === target ? 'heist-log-missed-own' : 'heist-log-missed', { ...who(seat), ...at(target), card: cardName(card) });
  }
  if ('miss_wasted' in fact) return t('heist-log-miss-wasted', who(fact.miss_wasted.seat));
  if ('counted' in fact) return fact.counted.strength.size === 0 ? t('heist-log-counted-nothing', who(fact.counted.seat)) : t('heist-log-counted', { ...who(fact.counted.seat), ...fact.counted.strength });
  if ('shared' in fact) return t('heist-log-share', { ...who(fact.shared.seat), count: fact.shared.count, points: fact.shared.points });
  if ('left_over' in fact) return fact.left_over.count === 0 ? '' : t('heist-log-left', { count: fact.left_over.count });
  const winners = fact.over.winners;
  return winners.length === 1 ? t('heist-log-won', who(winners[0]!)) : t('heist-log-won-shared', order(winners));
}
