// Draws the picture that messengers show beside a link, public/preview.png: the fan of cards of the first page, 1200 x 630.
// Run it again when the drawings change: node scripts/assets.mjs && node scripts/preview.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const drawings = readFileSync(join(here, '../src/generated/icons.svg'), 'utf8');
const font = readFileSync(createRequire(import.meta.url).resolve('@fontsource/rye/files/rye-latin-400-normal.woff2')).toString('base64');
const [wide, high] = [1200, 630];
const cards = [['bang', 'Bang!', 'hearts', 'A', '#7d4a20'], ['missed', 'Missed!', 'clubs', '10', '#7d4a20'], ['beer', 'Beer', 'hearts', '7', '#7d4a20'], ['barrel', 'Barrel', 'spades', 'Q', '#255a8c'], ['dynamite', 'Dynamite', 'hearts', '2', '#255a8c']];
const use = (id, size) => `<svg width="${size}" height="${size}" fill="currentColor"><use href="#${id}" /></svg>`;
const html = `<style>
  @font-face { font-family: Rye; src: url(data:font/woff2;base64,${font}); }
  body { margin: 0; width: ${wide}px; height: ${high}px; background: #21160e; color: #f6ead3; font-family: Rye; overflow: hidden; position: relative; }
  .board { position: absolute; left: -60px; right: -60px; bottom: -330px; height: 620px; border-radius: 50%; background: #38220f; border: 10px solid #2c1a0c; }
  .fan { position: absolute; inset: 70px 0 auto; display: flex; justify-content: center; }
  .card { width: 196px; height: 290px; margin: 0 -14px; border-radius: 16px; background: #f4e8cb; color: #2a1a10; border: 9px solid; outline: 3px solid #140d09; box-sizing: border-box; display: flex; flex-direction: column; align-items: center; padding: 8px; rotate: calc(var(--f) * 7deg); translate: 0 calc(var(--f) * var(--f) * 9px); }
  b { font: 27px/1.2 Rye; } .pic { flex: 1; display: grid; place-items: center; } .foot { align-self: stretch; display: flex; gap: 5px; align-items: center; font-size: 25px; } .red { color: #a3211a; }
  h1 { position: absolute; left: 0; right: 0; bottom: 88px; margin: 0; text-align: center; font: 104px/1 Rye; color: #f0bb52; } p { position: absolute; left: 0; right: 0; bottom: 38px; margin: 0; text-align: center; font: 31px/1 Rye; }
</style><div style="display:none">${drawings}</div><div class="board"></div><div class="fan">${cards.map(([kind, name, suit, rank, border], i) => `<div class="card" style="--f:${i - 2};border-color:${border}"><b style="color:#2a1a10">${name}</b><span class="pic">${use(`k-${kind}`, 112)}</span><span class="foot ${suit === 'hearts' ? 'red' : ''}">${rank}${use(`u-${suit}`, 24)}</span></div>`).join('')}</div><h1>saloon</h1><p>the card game BANG! in your browser</p>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: wide, height: high } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const shot = (await page.screenshot()).toString('base64');
const pixels = Buffer.from(await page.evaluate(async ([data, w, h]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const bytes = pen.getImageData(0, 0, w, h).data;
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}, [shot, wide, high]), 'base64');
await browser.close();

// The most frequent colours are enough for flat drawings; every other one becomes its nearest.
const count = new Map();
for (let i = 0; i < pixels.length; i += 4) {
  const colour = (pixels[i] & 0xf8) << 16 | (pixels[i + 1] & 0xf8) << 8 | (pixels[i + 2] & 0xf8);
  count.set(colour, (count.get(colour) ?? 0) + 1);
}
const palette = [...count].sort((a, b) => b[1] - a[1]).slice(0, 64).map(([colour]) => colour);
const nearest = new Map();
const indexOf = (colour) => {
  if (!nearest.has(colour)) {
    const far = (one) => [16, 8, 0].reduce((sum, shift) => sum + ((one >> shift & 255) - (colour >> shift & 255)) ** 2, 0);
    nearest.set(colour, palette.reduce((best, one, i) => (far(one) < far(palette[best]) ? i : best), 0));
  }
  return nearest.get(colour);
};
const rows = Buffer.alloc((wide + 1) * high);
for (let y = 0; y < high; y++)
  for (let x = 0; x < wide; x++) {
    const at = (y * wide + x) * 4;
    rows[y * (wide + 1) + 1 + x] = indexOf((pixels[at] & 0xf8) << 16 | (pixels[at + 1] & 0xf8) << 8 | (pixels[at + 2] & 0xf8));
  }
const chunk = (name, body) => {
  const whole = Buffer.concat([Buffer.from(name), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(whole), 4);
  return Buffer.concat([ends.subarray(0, 4), whole, ends.subarray(4)]);
};
const head = Buffer.alloc(13);
head.writeUInt32BE(wide, 0);
head.writeUInt32BE(high, 4);
head.set([8, 3, 0, 0, 0], 8);
const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16 & 255, colour >> 8 & 255, colour & 255].map((part) => part | part >> 5)));
const file = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
writeFileSync(join(here, '../public/preview.png'), file);
console.log(`public/preview.png: ${(file.length / 1000).toFixed(1)} kB`);
