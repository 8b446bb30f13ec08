// What the viewer notes about the others, kept in this browser: one entry per game, the oldest forgotten first.
import type { Role } from '../protocol/types';

export type Guesses = Record<number, Role | undefined>;
const KEY = 'saloon.guesses';
const KEPT = 30;

function all(): [string, Guesses][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, Guesses][]) : [];
  } catch {
    return [];
  }
}

export const guessesOf = (game: string | null): Guesses => all().find(([id]) => id === game)?.[1] ?? {};

export function keepGuesses(game: string | null, guesses: Guesses): void {
  if (game === null) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all().filter(([id]) => id !== game), [game, guesses]].slice(-KEPT)));
  } catch {
    // A browser without storage forgets them with the page.
  }
}
