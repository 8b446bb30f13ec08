// Takes pictures of the screens a newcomer meets and puts them on contact sheets: one per language and device, into docs/screens.
// Positions come from the feeds of the browser tests, so that every language shows the same moment. The two large pictures there are chosen by hand.
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openHouse, recalled, robot, table } from '../tests/browser/house.mjs';

const to = join(dirname(fileURLToPath(import.meta.url)), '../../docs/screens');
mkdirSync(to, { recursive: true });
const { positions } = JSON.parse(readFileSync(new URL('../tests/feeds/positions.json', import.meta.url), 'utf8'));
const languages = process.env.SHEETS_LANGUAGES?.split(',') ?? ['en', 'ru', 'de', 'zh-Hant'];
const devices = [
  ['desktop', [1440, 900], 4, 400],
  ['laptop', [1366, 768], 4, 400],
  ['phone', [390, 844], 8, 195],
  ['landscape', [844, 390], 4, 400],
].filter(([name]) => !process.env.SHEETS_DEVICES || process.env.SHEETS_DEVICES.split(',').includes(name));
const sight = (what) => positions.find(({ shows }) => shows.includes(`see:${what}`));

const house = await openHouse();
// One whole game, for its end and its replay; one open table, for the page of somebody who comes by a link.
const host = await house.person();
await table(host, house.url, { players: 5 });
await host.locator('.waiting .btn.big').click();
await host.waitForSelector('.board');
await host.evaluate(robot, { seed: 7, limit: 120_000 });
const finish = await recalled(host, '.end');
const { replay } = finish.people;
const open = await table(host, house.url, { players: 5, name: 'Rio Bravo', public: true });
await host.waitForSelector('.waiting');
// A series in its auction, and how it stands after the first game.
const rich = await house.person();
const money = ['hire', 'bounties', 'experience', 'without_mercy'].map((name) => ({ name, value: 'true' }));
await table(rich, house.url, { edition: 'compendium', players: 4, switches: [{ name: 'series', value: 'rotation' }, { name: 'scoring', value: 'dollars' }, ...money] });
await rich.locator('.waiting .btn.big').click();
await rich.waitForSelector('.board');
await rich.evaluate(robot, { seed: 3, limit: 240_000, stop: 'bid' });
const auction = await recalled(rich, '.auction');
await rich.evaluate(robot, { seed: 61, limit: 360_000 });
const standings = await recalled(rich, '.end .standings');
// A bank that is being robbed.
const thief = await house.person();
await table(thief, house.url, { edition: 'heist', players: 4, bot_pause: 60_000, fill: 'greedy-easy', pace: 'relaxed', heist: { rounds: 3, mode: 'realtime', turn: 120_000, swap_return: 10_000, miss: 10_000, slap: 5000 } });
await thief.locator('.waiting .btn.big').first().click();
await thief.waitForSelector('.heist .h-hand .h-take');
const heist = await recalled(thief, '.heist .h-hand .h-take');

/** What a server says around a position of the feed. */
function full(position, version, game) {
  const chairs = position.table.seats.map(({ seat }) => ({ seat, sitter: seat === position.table.me ? 'person' : 'bot', name: seat === position.table.me ? 'Ann' : 'greedy', present: true, stand_in: false, host: seat === position.table.me }));
  return {
    ...finish, version, table: position.table, offer: position.offer, deck: position.deck, clock: { seat: position.table.ask.seat, left: 60000, total: 60000 }, said: [], log: [],
    people: { ...finish.people, stage: 'playing', chairs, watchers: 0, round: version, replay: game, seed: null },
  };
}

for (const language of languages)
  for (const [device, size, columns, width] of devices) {
    const page = await house.person({ language, size, speed: 1, settings: { name: 'Ben', named: false } });
    // The deal and the turning up of an event wait for their pictures.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = (what, delay, ...rest) => (delay === 3000 || delay === 3200 ? 0 : later(what, delay, ...rest));
    });
    const pictures = [];
    const shot = async () => {
      const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
      pictures.push(picture.toString('base64'));
      // And each for itself, to look at while working.
      if (process.env.SHEETS_EACH) await page.screenshot({ path: join(process.env.SHEETS_EACH, `${device}-${language}-${String(pictures.length).padStart(2, '0')}.png`) });
    };
    let line;
    let { me: seat } = positions[0].table;
    await page.routeWebSocket(/aaaaaaaaaaaa\/socket$/, (socket) => {
      line = socket;
      socket.onMessage((text) => {
        const message = JSON.parse(String(text));
        if (message.type === 'hello') socket.send(JSON.stringify({ type: 'welcome', protocol: 2, rules: 2, table: 'test', name: 'Ann', seat }));
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
    // An event is turned up; a ghost, open hands, words that cost something.
    const reveal = sight('reveal');
    line.send(JSON.stringify(full(reveal, 3, null)));
    await page.waitForFunction(() => window.saloon.people.round === 3 && !window.saloon.stage.busy);
    const events = reveal.after.events.slice(reveal.after.events.findIndex(({ fact }) => fact === 'revealed'));
    line.send(JSON.stringify({ type: 'step', version: 4, events, table: reveal.after.table, offer: reveal.after.offer, clock: null, answers: null }));
    await page.waitForSelector('.reveal');
    await page.waitForTimeout(900);
    await shot();
    await page.evaluate(() => window.saloon.stage.hurry());
    for (const [at, what] of ['ghost', 'open-hands', 'gag'].entries()) {
      line.send(JSON.stringify(full(sight(what), 5 + at, null)));
      await page.waitForFunction((round) => window.saloon.people.round === round && !window.saloon.stage.busy, 5 + at);
      if (what === 'gag') {
        const chat = page.locator('.chatbox:visible');
        if ((await chat.count()) === 0) await page.locator('.sheetbar button').last().click();
        await chat.locator('input').fill('Hands up!');
        await chat.locator('form .btn').click();
        await chat.getByRole('alertdialog').waitFor();
      }
      await page.waitForTimeout(400);
      await shot();
      if (what === 'gag') await page.keyboard.press('Escape');
    }
    // The auction, how a series stands, the end of a game, and a bank that is being robbed.
    for (const [at, [message, ready]] of [[auction, '.auction'], [standings, '.end .standings .how:not(:empty)'], [finish, '.end'], [heist, '.heist .h-hand .h-take']].entries()) {
      line = null;
      seat = message.table?.me ?? message.people.chairs.find(({ sitter }) => sitter === 'person').seat;
      await page.goto(`${house.url}/t/aaaaaaaaaaaa?debug`);
      await page.waitForFunction(() => window.saloon?.state === 'on');
      await page.evaluate(() => clearInterval(window.saloon.pulse));
      line.send(JSON.stringify({ ...message, version: 20 + at }));
      await page.waitForSelector(ready);
      await page.waitForTimeout(400);
      await shot();
    }
    await page.goto(`${house.url}/r/${replay}?at=40`);
    await page.waitForSelector('.player');
    await page.waitForFunction(() => [...document.querySelectorAll('.player select')].some((select) => select.value === 'open'));
    await page.waitForTimeout(500);
    await shot();
    await page.context().close();
    const sheet = await house.browser.newPage({ viewport: { width: columns * (width + 6) + 6, height: 400 } });
    await sheet.setContent(`<style>body{margin:0;padding:6px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:6px;background:#777}img{display:block}</style>${pictures.map((data) => `<img src="data:image/jpeg;base64,${data}" width="${width}">`).join('')}`);
    await sheet.waitForLoadState('load');
    await sheet.screenshot({ path: join(to, `${device}-${language}.jpg`), type: 'jpeg', quality: 52, fullPage: true });
    await sheet.close();
    console.log(`${device} ${language}: ${pictures.length} pictures`);
  }
await house.close();
