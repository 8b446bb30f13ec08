// Texts in four languages: Fluent messages, loaded when they are needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import first from '../generated/first.json';
import { settings, type Language } from './settings.svelte';

const files = import.meta.glob<string>('../generated/*.ftl', { query: '?url', import: 'default', eager: true });
type Part = 'core' | 'more' | 'heist';
const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
/** Parts that what is on show needs; in a new language they are loaded before it is switched. */
const needed = new Set<Part>();
/** Grows whenever texts arrive, so that the page is written anew. */
let version = $state(0);
let current = $state<Language>(settings.language);

async function fetchPart(language: Language, part: Part): Promise<void> {
  const key = `${language}.${part}`;
  if (loaded.has(key)) return;
  const url = files[`../generated/${key}.ftl`];
  if (!url) return;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  addTexts(language, await answer.text());
  loaded.add(key);
}

export function addTexts(language: Language, text: string): void {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  version++;
}

/** What the landing page says is there from the start. */
function begin(language: Language): void {
  if (!bundles.has(language)) addTexts(language, first.texts[language]);
}

/** Loads these parts, and whatever else is in use, in the language wanted; then speaks it. */
export async function loadTexts(...parts: Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  const language = settings.language;
  begin(language);
  await Promise.all([...needed].map((part) => fetchPart(language, part)));
  if (settings.language !== language) return;
  current = language;
  document.documentElement.lang = language;
}

export type Args = Record<string, FluentVariable>;

function find(id: string, attr: string | undefined, args: Args | undefined): string | null {
  void version;
  const bundle = bundles.get(current);
  const message = bundle?.getMessage(id);
  const pattern = attr ? message?.attributes[attr] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** A text by its id. A missing one shows its id, which the tests look for. */
/** Changes when the same sentence would be said in other words. */
export const tongue = (): string => `${current}.${version}`;

export const t = (id: string, args?: Args): string => find(id, undefined, args) ?? id;
export const attr = (id: string, name: string, args?: Args): string => find(id, name, args) ?? '';
export const has = (id: string): boolean => find(id, undefined, undefined) !== null;
