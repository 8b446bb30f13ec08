// Writes what the page loads beside its code: one file of drawings and three files of text per language.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authorOf, kinds, others, roles, suits } from './icons.mjs';
import { portraits } from './portraits.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../src/generated');
mkdirSync(out, { recursive: true });

const { icons, aliases = {}, width = 512, height = 512 } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const body = (name) => {
  const icon = icons[name] ?? icons[aliases[name]?.parent];
  if (!icon) throw new Error(`there is no icon ${name}`);
  return icon.body;
};
const symbol = (id, name) => `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${body(name)}</symbol>`;
const from = (prefix, names) => Object.entries(names).map(([id, name]) => symbol(`${prefix}-${id}`, name));
const own = ['symbols', 'events'].flatMap((file) => readFileSync(join(here, `../art/${file}.svg`), 'utf8').split('\n').filter((line) => line.startsWith('<symbol')));
// An event nobody has drawn yet shows a star.
const { events } = JSON.parse(readFileSync(join(here, '../src/protocol/catalog.json'), 'utf8'));
const undrawn = Object.keys(events).filter((id) => !own.some((drawing) => drawing.startsWith(`<symbol id="e-${id}"`)));
const stars = undrawn.map((id) => `<symbol id="e-${id}" viewBox="0 0 64 64"><path fill="currentColor" d="M32 6l8 18 20 2-15 13 4 20-17-10-17 10 4-20L4 26l20-2z"/></symbol>`);
const drawings = [...stars, ...own, ...from('k', kinds), ...from('r', roles), ...from('u', suits), ...from('o', others), ...portraits()];
const sheet = (name, list) => writeFileSync(join(out, name), `<svg xmlns="http://www.w3.org/2000/svg">${list.join('\n')}</svg>\n`);
sheet('icons.svg', drawings);
// The landing page has a sheet of its own, so that it need not wait for all the others.
const landing = ['bang', 'missed', 'beer', 'barrel', 'dynamite', 'saloon', 'bible'].map((id) => `k-${id}`).concat(['u-hearts', 'u-clubs', 'u-spades', 's-snd', 's-mute', 's-sun', 's-moon', 's-all', 'o-gear', 'r-sheriff']);
const idOf = (drawing) => /^<symbol id="([^"]+)"/.exec(drawing)?.[1];
sheet('first.svg', drawings.filter((drawing) => landing.includes(idOf(drawing))));
for (const id of landing) if (!drawings.some((drawing) => idOf(drawing) === id)) throw new Error(`there is no drawing ${id}`);

// Who drew what, for the credits page.
const credits = {};
for (const [prefix, names] of [['k', kinds], ['r', roles], ['u', suits], ['o', others]]) {
  for (const [id, name] of Object.entries(names)) (credits[authorOf(name)] ??= []).push([`${prefix}-${id}`, name]);
}
writeFileSync(join(out, 'credits.json'), JSON.stringify(credits));

// What the landing page says travels with the code; the rest is loaded when a screen needs it.
const first = {};
const early = /^(web-|land-|stage-|table-(lesson|quick|first|full|triangle|evening|everything) |deck-(high-noon|fistful-of-cards) |card-(bang|missed|beer|barrel|dynamite) )/;
const parts = { core: ['cards', 'characters', 'high-noon', 'fistful', 'wild-west-show', 'terms', 'log', 'table', 'series', 'ui', 'web'], more: ['switches', 'reference', 'pages', 'study'], heist: ['heist'] };
for (const language of ['en', 'ru', 'de', 'zh-Hant']) {
  for (const [part, files] of Object.entries(parts)) {
    const texts = files.map((file) => {
      try {
        return readFileSync(join(here, '../../locales', language, `${file}.ftl`), 'utf8');
      } catch {
        return '';
      }
    });
    // Comments are for translators.
    const text = texts.join('\n').split('\n').filter((line) => !line.startsWith('#')).join('\n').replace(/\n{2,}/g, '\n');
    writeFileSync(join(out, `${language}.${part}.ftl`), text);
    if (part === 'core') first[language] = text.split('\n').filter((line) => early.test(line)).join('\n');
  }
}
for (const text of Object.values(first)) if (/->$|=$/m.test(text)) throw new Error('what the landing page says has one line per text');
writeFileSync(join(out, 'first.json'), JSON.stringify({ icons: landing, texts: first }));
