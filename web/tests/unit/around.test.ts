// Names that never meet, and house rules in their places.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allSwitches, changedRules, decksOf, editions, eventDecks, groupOf, matters, readFixed, switchesFor, writeFixed } from '../../src/lib/house-rules';
import { callNames } from '../../src/lib/settings.svelte';
import type { Settings } from '../../src/protocol/types';

const root = join(import.meta.dirname, '../../..');

describe('names', () => {
  it('a guest who has chosen no name is never called like a bot', () => {
    const server = readFileSync(join(root, 'crates/server/src/guests.rs'), 'utf8');
    const invented = [...server.slice(server.indexOf('fn invented_name')).matchAll(/^ {8}"([A-Z][a-z]+)",$/gm)].map((found) => found[1]!);
    expect(invented.length).toBeGreaterThan(20);
    for (const language of ['en', 'ru', 'de', 'zh-Hant']) {
      const bots = [...readFileSync(join(root, `locales/${language}/ui.ftl`), 'utf8').matchAll(/^ui-name-[a-h] = (.+)$/gm)].map((found) => found[1]!);
      expect(bots.length).toBe(8);
      for (const bot of bots) expect([...callNames, ...invented].filter((name) => name === bot)).toEqual([]);
    }
  });
});

describe('house rules', () => {
  const named = (name: string) => allSwitches.find((one) => one.name === name)!;
  it('offers what the chosen boxes play with', () => {
    expect(matters(named('beginner'), ['base'])).toBe(true);
    expect(matters(named('sean_mallory_limit'), ['base'])).toBe(false);
    expect(matters(named('sean_mallory_limit'), ['base', 'dodge-city'])).toBe(true);
    expect(matters(named('uncle_will_uses'), ['base', 'dodge-city'])).toBe(false);
    expect(matters(named('green_dodge_ready'), ['base'])).toBe(false);
    for (const one of allSwitches.filter((one) => groupOf(one.name) === 'events')) expect(matters(one, ['base', 'dodge-city', 'special'])).toBe(false);
  });
  it('offers what is about events where there are events', () => {
    expect(matters(named('gag_mode'), ['base'], ['wild-west-show'])).toBe(true);
    expect(matters(named('event_mode'), ['base'], ['high-noon'])).toBe(false);
    expect(matters(named('big_spencer_start_cards'), ['base'], ['wild-west-show'])).toBe(false);
    expect(matters(named('big_spencer_start_cards'), ['base', 'wild-west-show'])).toBe(true);
  });
  it('writes any choice of decks as switches and reads it back', () => {
    for (let bits = 0; bits < 8; bits++) {
      const decks = eventDecks.filter((_, i) => bits & (1 << i));
      const values = switchesFor(decks);
      expect(decksOf((name) => values[name])).toEqual(decks);
      for (const [name, value] of Object.entries(values)) expect(named(name).values).toContain(value);
    }
  });
  it('puts every switch of a character with the characters', () => {
    for (const name of ['doc_apache_threshold', 'black_jack_reveals', 'kit_returns_to', 'big_spencer_start_cards']) expect(groupOf(name)).toBe('characters');
    for (const name of ['doctor_after_effect', 'gag_mode', 'daltons_cards', 'life_counter']) expect(groupOf(name), name).not.toBe('characters');
  });
  it('lists what differs from the edition', () => {
    const settings = { edition: 'classic', boxes: [], switches: [{ name: 'beginner', value: 'true' }, { name: 'jail_self', value: editions['classic']!.switches['jail_self']! }] } as unknown as Settings;
    expect(changedRules(settings)).toEqual([{ name: 'beginner', value: 'true', usual: 'false' }]);
  });
  it('offers the choice of characters with the deal', () => {
    expect(groupOf('character_choice')).toBe('setup');
    expect(matters(named('character_choice'), ['base'])).toBe(true);
  });
  it('reads and writes characters by seat', () => {
    expect(writeFixed(readFixed('C:kit-carlson, A:sid-ketchum'))).toBe('A:sid-ketchum,C:kit-carlson');
    expect(readFixed('')).toEqual({});
    expect(writeFixed({})).toBe('');
  });
});
