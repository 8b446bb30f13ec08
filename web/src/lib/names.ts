// Names of tables.
import { t } from './i18n.svelte';

/** Tables the house opens by itself are called the same in every language; only people's own names stay as they are. */
const ours: Record<string, string> = { Lesson: 'table-lesson', 'Quick game': 'table-quick', 'First game': 'table-first', 'Full game': 'table-full' };
export const tableName = ({ name }: { name: string }): string => (ours[name] ? t(ours[name]) : name);
