// Puts the pictures of the browser tests on contact sheets: one per language and device, into docs/screens.
// The two large pictures there are chosen by hand.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const from = process.env.SCREENS_DIR ?? '/tmp/saloon-screens';
const to = join(dirname(fileURLToPath(import.meta.url)), '../../docs/screens');
mkdirSync(to, { recursive: true });
const names = ['landing', 'table', 'end', 'waiting', 'new', 'lobby', 'reference', 'settings', 'credits'];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const language of ['en', 'ru', 'de', 'zh-Hant'])
  for (const [device, columns, width] of [['desktop', 3, 600], ['phone', 9, 250]]) {
    const pictures = names.map((name) => join(from, `${name}-${language}-${device}.jpg`)).filter(existsSync);
    const html = pictures.map((path) => `<img src="data:image/jpeg;base64,${readFileSync(path).toString('base64')}" width="${width}">`).join('');
    const page = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height: 400 } });
    await page.setContent(`<style>body{margin:0;padding:8px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px;background:#777}img{display:block}</style>${html}`);
    await page.waitForLoadState('load');
    await page.screenshot({ path: join(to, `${device}-${language}.jpg`), type: 'jpeg', quality: 62, fullPage: true });
    await page.close();
  }
await browser.close();
