// Looking back at a game in words and lines: the plot of chances, and how roles looked to everybody.
import type { Camp, GameStudy, Role, Seat, StudyMove } from '../protocol/types';
import { t } from './i18n.svelte';

/** The roles whose odds are shown, in the order of their numbers; the sheriff is known to all. */
export const hiddenRoles: Role[] = ['deputy', 'outlaw', 'renegade'];

export const campName = (camp: Camp, name: (seat: Seat) => string): string => (camp.is === 'seat' ? name(camp.seat) : t(`study-${camp.is}`));

/** Thousandths as whole per cent. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** Where things are in a plot of this size. */
export function scaleOf(positions: number, width: number, height: number): { x: (at: number) => number; y: (thousandths: number) => number } {
  const last = Math.max(1, positions - 1);
  return { x: (at) => (at / last) * width, y: (thousandths) => height - (Math.min(1000, Math.max(0, thousandths)) / 1000) * height };
}

/** The line of one camp. */
export function lineOf(study: GameStudy, camp: number, width: number, height: number): string {
  const { x, y } = scaleOf(study.open.length, width, height);
  return study.open.map((chances, at) => `${x(at).toFixed(1)},${y(chances[camp] ?? 0).toFixed(1)}`).join(' ');
}

/** Turns that begin where there is room for their number. */
export function turnTicks(turns: number[], width: number, room: number): { at: number; turn: number }[] {
  const { x } = scaleOf(turns.length, width, 1);
  const ticks: { at: number; turn: number }[] = [];
  let free = 0;
  for (let at = 0; at < turns.length; at++) {
    if (turns[at] === 0 || (at > 0 && turns[at] === turns[at - 1]) || x(at) < free) continue;
    ticks.push({ at, turn: turns[at]! });
    free = x(at) + room;
  }
  return ticks;
}

/** Who answered something that was weighed. */
export const judgedSeats = (study: GameStudy): Seat[] => [...new Set(study.moves.map((move) => move.seat))].sort((a, b) => a - b);

/** The answers of one seat that a sharp player would not have given, those that mattered first. */
export function othersOf(study: GameStudy, seat: Seat): { mattered: StudyMove[]; rest: StudyMove[] } {
  const other = study.moves.filter((move) => move.seat === seat && move.better);
  return { mattered: other.filter((move) => move.mattered).sort((a, b) => b.gain - a.gain), rest: other.filter((move) => !move.mattered) };
}

/** The bands of one seat, one above the other, as polygons in a box of 100 by 100. */
export function bandsOf(odds: number[][][], seat: Seat): string[] {
  const last = Math.max(1, odds.length - 1);
  const x = (at: number) => ((at / last) * 100).toFixed(2);
  const floors = odds.map(() => 100);
  return hiddenRoles.map((_, role) => {
    const below = floors.map((floor, at) => `${x(at)},${floor.toFixed(1)}`);
    for (let at = 0; at < odds.length; at++) floors[at]! -= odds[at]![seat]?.[role + 1] ?? 0;
    const above = floors.map((floor, at) => `${x(at)},${Math.max(0, floor).toFixed(1)}`);
    return [...below, ...above.reverse()].join(' ');
  });
}

/** What somebody was most probably taken for, and how surely. */
export function likeliest(odds: number[] | undefined): { role: Role; share: number } | null {
  if (!odds) return null;
  const all: Role[] = ['sheriff', ...hiddenRoles];
  const best = odds.reduce((best, share, at) => (share > odds[best]! ? at : best), 0);
  return { role: all[best]!, share: odds[best]! };
}
