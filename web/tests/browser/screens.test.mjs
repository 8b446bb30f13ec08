// Every screen: without serious faults for assistive technology, and as a picture in four languages.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { feed, missing, openHouse, recalled, robot, stand, table } from './house.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = process.env.SCREENS_DIR;
/** A table in the middle of a game, in one's own turn, with a card that can be aimed. */
const position = feed().positions.find(({ shows }) => shows.includes('play:cat-balou'));
const screens = ['/', '/lobby', '/new', '/reference', '/settings', '/games', '/credits'];

async function judge(page, name) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.filter((one) => one.impact === 'serious' || one.impact === 'critical').map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`);
  });
  assert.deepEqual(found, [], `${name}: serious findings`);
}

/** Ids of texts that have no words show up as themselves. */
async function gaps(page) {
  return page.evaluate(() => {
    const bad = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim();
      if (/^(web|land|lobby|wait|seat|me|pile|aim|ask|compose|now|log|help|chat|phrase|conn|table|end|learn|house|new|set|ref|rules|symbol|replay|credits|card|character|role|switch|term|edition|box|stage|pace|preset|ui|action|default|refusal)-[a-z-]+$/.test(text)) bad.push(text);
    }
    return bad;
  });
}

const cutOff = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);

describe('screens', { skip: missing() ?? false, timeout: 1_800_000, concurrency: 2 }, () => {
  let house;
  /** A game that is over, as its table tells it. */
  let finish;
  before(async () => {
    house = await openHouse();
    if (pictures) mkdirSync(pictures, { recursive: true });
    const page = await house.person({ coarse: true });
    await table(page, house.url, { players: 5, edition: 'dodge-city+base' });
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    await page.evaluate(robot, { seed: 8, limit: 360_000 });
    finish = await recalled(page, '.end');
    await page.context().close();
  });
  after(() => house?.close());

  it('have no serious accessibility findings, dark and light', async () => {
    const page = await house.person();
    const both = async (name) => {
      for (const colorScheme of ['dark', 'light']) {
        await page.emulateMedia({ colorScheme });
        await judge(page, `${name} ${colorScheme}`);
      }
    };
    for (const path of screens) {
      await page.goto(house.url + path);
      await page.waitForSelector('main h1');
      await both(path);
      if (path !== '/new') continue;
      await page.locator('.house-open').click();
      await page.waitForSelector('.switch');
      await both('house rules');
    }
    await page.goto(`${house.url}/learn`);
    await page.waitForSelector('.coach');
    await both('guided hand');
    await table(page, house.url, { players: 5, bot_pause: 0 });
    await page.waitForSelector('.waiting');
    await both('waiting');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForFunction(() => window.saloon?.stage.reply.open, null, { timeout: 60_000 });
    await both('table');
    await page.locator('.hand .card').first().click({ button: 'right' });
    await page.waitForSelector('dialog.sheet[open]');
    await both('explanation');
    await page.keyboard.press('Escape');
    await page.evaluate(robot, { seed: 3, limit: 360_000 });
    await both('end');
    const replay = await page.evaluate(() => window.saloon.people.replay);
    await page.goto(`${house.url}/r/${replay}`);
    await page.waitForSelector('.player');
    await both('replay');
    await page.context().close();
  });

  for (const language of ['en', 'ru', 'de', 'zh-Hant'])
    for (const [device, size] of [['desktop', [1440, 900]], ['phone', [390, 844]]])
      it(`are whole in ${language} on a ${device}`, async () => {
        const page = await house.person({ language, size, deviceScaleFactor: 1 });
        const shot = async (name, shown = page) => {
          assert.deepEqual(await gaps(shown), [], `${name} ${language}: texts without words`);
          assert.equal(await cutOff(shown), false, `${name} ${language} ${device}: wider than the screen`);
          if (pictures) await shown.screenshot({ path: join(pictures, `${name}-${language}-${device}.jpg`), type: 'jpeg', quality: 55 });
        };
        await table(page, house.url, { players: 5, public: true });
        await page.waitForSelector('.waiting .btn.big');
        await page.waitForTimeout(200);
        await shot('waiting');
        // Held sideways, no button of it is cut.
        await page.setViewportSize({ width: 844, height: 390 });
        assert.deepEqual(await page.locator('.waiting .btn, .waiting input').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth - 8).map((one) => one.outerHTML.slice(0, 80))), [], `waiting ${language}, sideways`);
        await page.setViewportSize({ width: size[0], height: size[1] });
        for (const path of screens) {
          await page.goto(house.url + path);
          await page.waitForSelector('main h1');
          await page.waitForTimeout(200);
          await shot(path === '/' ? 'landing' : path.slice(1));
        }
        assert.deepEqual(page.faults, []);
        await page.context().close();
        // The same moment in every language: a card is aimed, and a game is over.
        const { page: seat, say } = await stand(house, position, { language, size, deviceScaleFactor: 1 });
        await seat.evaluate((card) => window.saloon.stage.reply.touch(`hand:${card}`), position.action.with.card);
        await seat.waitForSelector('.aimat');
        await shot('table', seat);
        say({ ...finish, version: 2000 });
        await seat.waitForSelector('.end .decided');
        await shot('end', seat);
        assert.deepEqual(seat.faults, []);
        await seat.context().close();
      });

  const sizes = { 'phone in landscape': [844, 390], tablet: [1024, 768], 'desktop at 200 %': [720, 450], 'small phone': [360, 640], 'small phone, tall': [390, 844] };
  it(`fit a ${Object.keys(sizes).join(', a ')}`, async () => {
    const page = await house.person();
    for (const path of screens) {
      await page.goto(house.url + path);
      await page.waitForSelector('main h1');
      for (const [name, [width, height]] of Object.entries(sizes)) {
        await page.setViewportSize({ width, height });
        assert.equal(await cutOff(page), false, `${path} on a ${name}`);
      }
    }
    await page.context().close();
    // The table itself is measured by geometry.test.mjs; here, without scrolling, every card of the hand that shows can be touched.
    const { page: seat } = await stand(house, position, { hasTouch: true });
    for (const [name, [width, height]] of Object.entries(sizes)) {
      await seat.setViewportSize({ width, height });
      assert.equal(await cutOff(seat), false, `table on a ${name}`);
      if (pictures) await seat.screenshot({ path: join(pictures, `table-${width}x${height}.jpg`), type: 'jpeg', quality: 55 });
      if (!name.startsWith('small phone')) continue;
      const hidden = await seat.evaluate(() =>
        [...document.querySelectorAll('.hand .card')].filter((card) => {
          const { left, width: wide, top, height: high } = card.getBoundingClientRect();
          const x = left + wide / 2;
          return x > 0 && x < innerWidth && document.elementFromPoint(x, top + high * 0.7)?.closest('.card') !== card;
        }).map((card) => card.dataset.kind),
      );
      assert.deepEqual(hidden, [], 'cards of the hand out of reach');
    }
    await seat.context().close();
  });
});
