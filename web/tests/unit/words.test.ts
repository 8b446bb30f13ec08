import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { characters, kinds } from '../../src/lib/catalog';
import { addTexts, has, loadTexts } from '../../src/lib/i18n.svelte';
import { guessLanguage, languages, settings } from '../../src/lib/settings.svelte';
import { labelOf } from '../../src/lib/compose';
import { pieces, plain, say, type Names } from '../../src/lib/words';
import type { Update } from '../../src/protocol/types';
import both from '../feeds/both.json';
import classic from '../feeds/classic.json';

const web = join(import.meta.dirname, '../..');
for (const language of languages) for (const part of ['core', 'more', 'heist']) addTexts(language, readFileSync(join(web, `src/generated/${language}.${part}.ftl`), 'utf8'));

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

describe.each(languages)('texts in %s', (language) => {
  beforeEach(async () => {
    settings.language = language;
    await loadTexts();
  });

  it('has every text the page names', () => {
    const missing = new Set<string>();
    for (const path of files(join(web, 'src'))) {
      const source = readFileSync(path, 'utf8');
      for (const [, id] of source.matchAll(/\bt\('([a-z][\w-]*)'/g)) if (!has(id!)) missing.add(id!);
    }
    expect([...missing]).toEqual([]);
  });

  it('names every card and character', () => {
    for (const kind of kinds) expect(has(`card-${kind}`), kind).toBe(true);
    for (const character of characters) expect(has(`character-${character}`), character).toBe(true);
  });

  it('tells recorded games without a gap', () => {
    for (const feed of [classic, both] as unknown as { deck: string; updates: Update[] }[]) {
      const names: Names = { me: 1, deck: feed.deck, seat: (seat) => `P${seat}` };
      for (const { events, offer, table } of feed.updates) {
        const said = events.flatMap(({ line }) => (line ? [say(names, line)] : []));
        if (table?.says) said.push(say(names, table.says));
        if (offer) {
          said.push(...offer.branches.map((branch) => say(names, labelOf(branch))));
          if (offer.fallback) said.push(say(names, offer.fallback.line));
        }
        for (const text of said) {
          const shown = plain(text);
          expect(shown.length).toBeGreaterThan(1);
          expect(shown).not.toMatch(/\{|\}|^(log|ask|action|default)-/);
        }
      }
    }
  });
});

describe('words', () => {
  it('splits marked names', () => {
    settings.language = 'en';
    const names: Names = { me: null, deck: 'base', seat: () => 'Ann' };
    const text = say(names, { id: 'log-played', args: { who: { seat: 0 }, card: { card: 0 }, kind: { kind: 'bang' }, as: 'itself', end: 'shoot', aim: 'seat', at: { seat: 2 }, thing: null } });
    expect(pieces(text).some((piece) => piece.seat === 0 && piece.text === 'Ann')).toBe(true);
    expect(pieces(text).some((piece) => piece.kind !== undefined)).toBe(true);
  });

  it('guesses a language', () => {
    expect(guessLanguage(['fr-FR', 'de-AT'])).toBe('de');
    expect(guessLanguage(['zh-TW'])).toBe('zh-Hant');
    expect(guessLanguage(['ru'])).toBe('ru');
    expect(guessLanguage(['fr'])).toBe('en');
  });
});
