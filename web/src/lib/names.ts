// Names of tables, and what to say when a request fails.
import type { Chair, Settings } from '../protocol/types';
import { api, RequestFailed } from './api';
import { attr, has, t } from './i18n.svelte';
import { keep, settings } from './settings.svelte';

/** Tables the house opens by itself are called the same in every language; only people's own names stay as they are. */
const ours: Record<string, string> = { Lesson: 'table-lesson', 'Quick game': 'table-quick', 'First game': 'table-first', 'Full game': 'table-full', Triangle: 'table-triangle', Evening: 'table-evening', 'High Noon': 'deck-high-noon', Fistful: 'deck-fistful-of-cards', Everything: 'table-everything', Heist: 'edition-heist' };
export const tableName = ({ name }: { name: string }): string => (ours[name] ? t(ours[name]) : name);

/** What people may choose; the other kinds are for study, and for tables made long ago. */
export const levels = ['easy', 'normal', 'sharp'];
/** What bots like where it makes little difference. */
export const tempers = ['', 'bold', 'careful'];
/** A kind of bot is a level, and a temper if it has one: `sharp:bold`. */
export const levelOf = (kind: string): string => kind.split(':')[0]!;
export const temperOf = (kind: string): string => kind.split(':')[1] ?? '';
export const kindOf = (level: string, temper: string): string => (level && temper ? `${level}:${temper}` : level);
/** What a kind of bot is called. */
export function botName(kind: string): string {
  const [level, temper] = [levelOf(kind), temperOf(kind)];
  if (!has(`bot-${level}`)) return kind;
  return temper && has(`temper-${temper}`) ? t('bot-tempered', { level: t(`bot-${level}`), temper: t(`temper-${temper}`) }) : t(`bot-${level}`);
}
/** What to expect of it. */
export const botText = (kind: string): string => [attr(`bot-${levelOf(kind)}`, 'text'), temperOf(kind) ? attr(`temper-${temperOf(kind)}`, 'text') : ''].filter(Boolean).join(' ');
/** How a bot's chair is marked. */
export const botMark = (kind: string): string => (has(`bot-${levelOf(kind)}`) ? t('seat-bot-level', { level: botName(kind) }) : t('seat-bot'));

/** Whether whoever is written down for a chair was a bot: those go by their kind. */
export const isBot = (name: string, { fill, bots }: Settings): boolean => name === fill || bots.includes(name);
/** Names of a finished game as a stage wants them: bots have names of their own. */
export const calledIn = (names: string[], settings: Settings): string[] => names.map((name) => (isBot(name, settings) ? '' : name));
/** The chairs of a finished game, as far as they say who was a bot. */
export const chairsIn = (names: string[], settings: Settings): Chair[] => names.map((name, seat) => ({ seat, sitter: isBot(name, settings) ? 'bot' : 'person', name, present: true, stand_in: false, host: false, ready: false, open: false, who: null }));

/** What went wrong, in the reader's language; the server's own sentence is English. */
export function problemText(error: unknown): string {
  if (!(error instanceof RequestFailed) || !error.problem) return t('web-server-away');
  const { problem, rule } = error.problem;
  if (problem === 'bad-table' && rule) return t('web-problem-bad-table-rule');
  return t(has(`web-problem-${problem}`) ? `web-problem-${problem}` : 'web-problem-other');
}

/** The rule of the rulebook that speaks against a request, if it is one. */
export const ruleAgainst = (error: unknown): string => (error instanceof RequestFailed ? (error.problem?.rule ?? '') : '');

/** A name somebody has typed himself. */
export async function callMe(name: string): Promise<void> {
  const wanted = name.trim().slice(0, 24);
  if (wanted) settings.name = wanted;
  settings.named = true;
  keep();
  await introduce();
}

/** Tells the server what the person is called, if it does not know yet. */
export async function introduce(): Promise<void> {
  const name = settings.name.trim().slice(0, 24);
  if (!name || name === settings.told) return;
  await api.rename(name);
  settings.name = name;
  settings.told = name;
  keep();
}
