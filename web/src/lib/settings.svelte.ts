// What one person likes, kept in this browser.
export type Language = 'en' | 'ru' | 'de' | 'zh-Hant';
export const languages: Language[] = ['en', 'ru', 'de', 'zh-Hant'];
export const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский', de: 'Deutsch', 'zh-Hant': '繁體中文' };
export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'auto' | 'full' | 'less';

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number;
  /** How fast facts are played: 0.5 slow, 1, 2 fast, 0 at once. */
  speed: number;
  name: string;
  /** The person has chosen the name; until then it is asked for once. */
  named: boolean;
  /** The name the server was last told. */
  told: string;
  /** Has the guided hand been played to its end? */
  taught: boolean;
  /** Has it been offered after a refused click? That is done once. */
  offered: boolean;
  /** Has a game been seen to its end here? Until then nobody is hurried. */
  played: boolean;
}

const KEY = 'saloon.settings';

export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const low = tag.toLowerCase();
    if (low.startsWith('zh')) return 'zh-Hant';
    const found = languages.find((language) => low === language || low.startsWith(`${language}-`));
    if (found) return found;
  }
  return 'en';
}

/** Names for those who have chosen none. The bots have others: `ui-name-…`. */
export const callNames = ['Rusty', 'Slim', 'Pepper', 'Cactus', 'Maverick', 'Coyote', 'Raven', 'Juniper', 'Tumbleweed', 'Sundown', 'Copper', 'Bandana', 'Mesa', 'Sage', 'Amber', 'Flint'];
const someName = () => `${callNames[Math.floor(Math.random() * callNames.length)]}${10 + Math.floor(Math.random() * 90)}`;

function load(): Settings {
  const usual: Settings = {
    language: guessLanguage(navigator.languages ?? [navigator.language]),
    theme: 'auto', motion: 'auto', sound: true, volume: 0.6, speed: 1, name: someName(), named: false, told: '', taught: false, offered: false, played: false,
  };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (kept && typeof kept === 'object') {
      Object.assign(usual, kept);
      // Who has been here before was asked already.
      if (!('named' in kept) && 'told' in kept && kept.told) usual.named = true;
    }
  } catch {
    // A browser without storage plays with the usual settings.
  }
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked && languages.includes(asked as Language)) usual.language = asked as Language;
  return usual;
}

export const settings = $state<Settings>(load());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is kept then.
  }
}

/** The theme in force. */
export function darkNow(): boolean {
  return settings.theme === 'auto' ? !matchMedia('(prefers-color-scheme: light)').matches : settings.theme === 'dark';
}

export function stillNow(): boolean {
  return settings.motion === 'auto' ? matchMedia('(prefers-reduced-motion: reduce)').matches : settings.motion === 'less';
}
