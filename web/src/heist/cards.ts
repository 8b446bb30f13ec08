// What the cards of heist are, by their number.
import type { HeistCommand } from '../protocol/types';

export type Face = 'number' | 'joker' | 'miss' | 'swap' | 'helper' | 'indians' | 'sheriff';
const packs: [Face, number][] = [['number', 49], ['joker', 55], ['miss', 58], ['swap', 61], ['helper', 63], ['indians', 65], ['sheriff', 69]];

export const faceOf = (card: number): Face => packs.find(([, end]) => card < end)?.[0] ?? 'sheriff';
export const numberOf = (card: number): number => (card < 49 ? Math.floor(card / 7) + 1 : 0);
/** Cards of one kind are interchangeable. */
export const kindOf = (card: number): string => `${faceOf(card)}${numberOf(card)}`;
export const drawings: Record<Exclude<Face, 'number'>, string> = { joker: 'o-nobody', miss: 'k-dodge', swap: 'k-panic', helper: 'r-deputy', indians: 'k-indians', sheriff: 'r-sheriff' };

/** Are these the same cards, in whatever order? */
export const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((card) => b.includes(card));

/** What takes effect when it arrives carries no number of a question. */
export const atOnce = (command: HeistCommand): boolean => command === 'slap' || (typeof command === 'object' && 'load' in command);
