// Money in words: amounts, how they came, who leads.
import type { Dollar, Seat, SeriesGame, SeriesPlace } from '../protocol/types';
import { t } from './i18n.svelte';

/** An amount as it is written at this table. */
export const money = (dollars: number, points: boolean): string => t('ui-money-balance', { points: points ? 'yes' : 'no', dollars });

/** The best first; those who share a place in the order of their seats. */
export const placesOf = (places: SeriesPlace[]): SeriesPlace[] => [...places].sort((a, b) => a.place - b.place || a.seat - b.seat);

/** What somebody got and paid in a game, reason by reason. */
export function sumsOf(game: SeriesGame, seat: Seat): [Dollar, number][] {
  const sums = new Map<Dollar, number>();
  for (const entry of game.ledger) if (entry.seat === seat) sums.set(entry.why, (sums.get(entry.why) ?? 0) + entry.dollars);
  return [...sums];
}

const signed = (dollars: number) => (dollars < 0 ? `−${-dollars}` : `+${dollars}`);

/** The same as a phrase. */
export const howItCame = (game: SeriesGame, seat: Seat): string => sumsOf(game, seat).map(([why, sum]) => `${t('ui-series-reason', { why })} ${signed(sum)}`).join(', ');

/** The lines of a plot: what everybody had after each game, from nought on, in a box of this size. */
export function plotOf(games: SeriesGame[], seats: number, width: number, height: number): { points: string[]; ticks: { at: number; value: number }[] } {
  const rows = [new Array<number>(seats).fill(0), ...games.map((game) => game.balance)];
  const all = rows.flat();
  const step = niceStep(Math.max(...all) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const x = (at: number) => (rows.length > 1 ? (at / (rows.length - 1)) * width : 0);
  const y = (value: number) => height - ((value - low) / (high - low)) * height;
  const points = Array.from({ length: seats }, (_, seat) => rows.map((row, at) => `${x(at).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' '));
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => ({ at: y(low + i * step), value: low + i * step }));
  return { points, ticks };
}

/** One, two or five of something, so that about five lines are drawn. */
function niceStep(range: number): number {
  const rough = Math.max(1, range / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? 10 * power;
}
