// Takes pictures of the screens a newcomer meets and puts them on contact sheets: one per language and device, into docs/screens.
// Positions come from the feeds of the browser tests, so that every language shows the same moment. The two large pictures there are chosen by hand.
import { readFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openHouse, robot, table } from '../tests/browser/house.mjs';

const to = join(dirname(fileURLToPath(import.meta.url)), '../../docs/screens');
mkdirSync(to, { recursive: true });
const { positions } = JSON.parse(readFileSync(new URL('../tests/feeds/positions.json', import.meta.url), 'utf8'));
const languages = process.env.SHEETS_LANGUAGES?.split(',') ?? ['en', 'ru', 'de', 'zh-Hant'];
const devices = [
  ['desktop', [1440, 900], 3, 480],
  ['laptop', [1280, 720], 3, 480],
  ['phone', [390, 844], 10, 195],
  ['landscape', [844, 390], 4, 422],
].filter(([name]) => !process.env.SHEETS_DEVICES || process.env.SHEETS_DEVICES.split(',').includes(name));

const house = await openHouse();
// One whole game, for its end and its replay; one open table, for the page of somebody who comes by a link.
const host = await house.person();
await table(host, house.url, { players: 5 });
await host.locator('.waiting .btn.big').click();
await host.waitForSelector('.board');
await host.evaluate(robot, { seed: 7, limit: 120_000 });
let finish = null;
host.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
  const message = JSON.parse(String(payload));
  if (message.type === 'full') finish = message;
}));
await host.reload();
await host.waitForSelector('.end');
const { replay } = finish.people;
const open = await table(host, house.url, { players: 5, name: 'Rio Bravo', public: true });
await host.waitForSelector('.waiting');

/** What a server says around a position of the feed. */
function full(position, version, game) {
  const chairs = position.table.seats.map(({ seat }) => ({ seat, sitter: seat === position.table.me ? 'person' : 'bot', name: seat === position.table.me ? 'Ann' : 'greedy', present: true, stand_in: false, host: seat === position.table.me }));
  return {
    ...finish, version, table: position.table, offer: position.offer, deck: position.deck, clock: { seat: position.table.ask.seat, left: 60000, total: 60000 }, said: [],
    people: { ...finish.people, stage: 'playing', chairs, watchers: 0, round: version, replay: game, seed: null },
  };
}

for (const language of languages)
  for (const [device, size, columns, width] of devices) {
    const page = await house.person({ language, size, speed: 1, settings: { name: 'Ben', named: false } });
    // The deal waits for its picture.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = (what, delay, ...rest) => (delay === 3000 ? 0 : later(what, delay, ...rest));
    });
    const pictures = [];
    const shot = async () => pictures.push((await page.screenshot({ type: 'jpeg', quality: 70 })).toString('base64'));
    let line;
    await page.routeWebSocket(/aaaaaaaaaaaa\/socket$/, (socket) => {
      line = socket;
      socket.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (message.type === 'hello') socket.send(JSON.stringify({ type: 'welcome', protocol: 2, rules: 2, table: 'test', name: 'Ann', seat: positions[0].table.me }));
      });
    });
    for (const [path, ready] of [['/', 'main h1'], ['/new', 'main h1'], [open.path, '.waiting']]) {
      await page.goto(house.url + path);
      await page.waitForSelector(ready);
      await page.waitForTimeout(300);
      await shot();
    }
    await page.goto(`${house.url}/t/aaaaaaaaaaaa?debug`);
    await page.waitForFunction(() => window.saloon?.state === 'on');
    await page.evaluate(() => clearInterval(window.saloon.pulse));
    const [dealt] = positions;
    line.send(JSON.stringify(full({ ...dealt, table: { ...dealt.table, turn: { ...dealt.table.turn, number: 1 } } }, 1, `deal-${language}-${device}`)));
    await page.waitForSelector('.deal');
    await page.waitForTimeout(500);
    await shot();
    await page.locator('.deal').click();
    await page.waitForTimeout(500);
    await shot();
    await page.locator('.deal').click();
    const beer = dealt.offer.branches.find((branch) => branch.do === 'play' && branch.ways.some((way) => way.waste));
    await page.evaluate((card) => {
      window.saloon.stage.reply.touch(`hand:${card}`);
      window.saloon.stage.reply.touch(`hand:${card}`);
    }, beer.card);
    await page.waitForTimeout(300);
    await shot();
    const aimed = positions.find(({ shows }) => shows.includes('play:cat-balou'));
    line.send(JSON.stringify(full(aimed, 2, null)));
    await page.waitForFunction(() => window.saloon.stage.reply.open && window.saloon.people.round === 2);
    await page.evaluate((card) => window.saloon.stage.reply.touch(`hand:${card}`), aimed.action.with.card);
    await page.waitForTimeout(300);
    await shot();
    line.send(JSON.stringify({ ...finish, version: 3 }));
    await page.waitForSelector('.end');
    await page.waitForTimeout(300);
    await shot();
    await page.goto(`${house.url}/r/${replay}?at=40`);
    await page.waitForSelector('.player');
    await page.waitForFunction(() => [...document.querySelectorAll('.player select')].some((select) => select.value === 'open'));
    await page.waitForTimeout(500);
    await shot();
    await page.context().close();
    const sheet = await house.browser.newPage({ viewport: { width: columns * (width + 6) + 6, height: 400 } });
    await sheet.setContent(`<style>body{margin:0;padding:6px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:6px;background:#777}img{display:block}</style>${pictures.map((data) => `<img src="data:image/jpeg;base64,${data}" width="${width}">`).join('')}`);
    await sheet.waitForLoadState('load');
    await sheet.screenshot({ path: join(to, `${device}-${language}.jpg`), type: 'jpeg', quality: 62, fullPage: true });
    // A copy to look at while working, in a format every viewer opens.
    if (process.env.SHEETS_PNG) await sheet.screenshot({ path: join(process.env.SHEETS_PNG, `${device}-${language}.png`), fullPage: true });
    await sheet.close();
    console.log(`${device} ${language}: ${pictures.length} pictures`);
  }
await house.close();
