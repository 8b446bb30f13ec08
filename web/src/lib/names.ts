// Names of tables, and what to say when a request fails.
import { RequestFailed } from './api';
import { has, t } from './i18n.svelte';

/** Tables the house opens by itself are called the same in every language; only people's own names stay as they are. */
const ours: Record<string, string> = { Lesson: 'table-lesson', 'Quick game': 'table-quick', 'First game': 'table-first', 'Full game': 'table-full' };
export const tableName = ({ name }: { name: string }): string => (ours[name] ? t(ours[name]) : name);

/** What went wrong, in the reader's language; the server's own sentence is English. */
export function problemText(error: unknown): string {
  if (!(error instanceof RequestFailed) || !error.problem) return t('web-server-away');
  const { problem, rule } = error.problem;
  if (problem === 'bad-table' && rule) return t('web-problem-bad-table-rule', { rule });
  return t(has(`web-problem-${problem}`) ? `web-problem-${problem}` : 'web-problem-other');
}
