// Every screen: without serious faults for assistive technology, and as a picture in four languages.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { midGame, missing, openHouse, robot, table } from './house.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = process.env.SCREENS_DIR;
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
  before(async () => {
    house = await openHouse();
    if (pictures) mkdirSync(pictures, { recursive: true });
  });
  after(() => house?.close());

  for (const theme of ['dark', 'light'])
    it(`have no serious accessibility findings: ${theme}`, async () => {
      const page = await house.person({ theme });
      for (const path of screens) {
        await page.goto(house.url + path);
        await page.waitForSelector('main h1');
        if (path === '/new') {
          await judge(page, `${path} ${theme}`);
          await page.locator('.house-open').click();
          await page.waitForSelector('.switch');
        }
        await judge(page, `${path} ${theme}`);
      }
      await page.goto(`${house.url}/learn`);
      await page.waitForSelector('.coach');
      await judge(page, `guided hand ${theme}`);
      await table(page, house.url, { players: 5, bot_pause: 0 });
      await page.waitForSelector('.waiting');
      await judge(page, `waiting ${theme}`);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.waitForFunction(() => window.saloon?.stage.reply.open, null, { timeout: 60_000 });
      await judge(page, `table ${theme}`);
      await page.locator('.hand .card').first().click({ button: 'right' });
      await page.waitForSelector('dialog.sheet[open]');
      await judge(page, `explanation ${theme}`);
      await page.keyboard.press('Escape');
      await page.evaluate(robot, { seed: 3, limit: 360_000 });
      await judge(page, `end ${theme}`);
      const replay = await page.evaluate(() => window.saloon.people.replay);
      await page.goto(`${house.url}/r/${replay}`);
      await page.waitForSelector('.player');
      await judge(page, `replay ${theme}`);
      await page.context().close();
    });

  for (const language of ['en', 'ru', 'de', 'zh-Hant'])
    for (const [device, size] of [['desktop', [1440, 900]], ['phone', [390, 844]]])
      it(`are whole in ${language} on a ${device}`, async () => {
        const page = await house.person({ language, size, deviceScaleFactor: 1 });
        const shot = async (name) => {
          assert.deepEqual(await gaps(page), [], `${name} ${language}: texts without words`);
          assert.equal(await cutOff(page), false, `${name} ${language} ${device}: wider than the screen`);
          if (pictures) await page.screenshot({ path: join(pictures, `${name}-${language}-${device}.jpg`), type: 'jpeg', quality: 55 });
        };
        await table(page, house.url, { players: 5, public: true });
        await page.waitForSelector('.waiting .btn.big');
        await page.waitForTimeout(200);
        await shot('waiting');
        for (const path of screens) {
          await page.goto(house.url + path);
          await page.waitForSelector('main h1');
          await page.waitForTimeout(350);
          await shot(path === '/' ? 'landing' : path.slice(1));
        }
        assert.ok(await midGame(page, house.url, { players: 5, edition: 'dodge-city+base' }), 'a table in the middle of a game');
        await page.waitForTimeout(350);
        await shot('table');
        await page.evaluate(robot, { seed: 8, limit: 360_000 });
        await page.waitForTimeout(400);
        await shot('end');
        assert.deepEqual(page.faults, []);
        await page.context().close();
      });

  for (const [name, size] of [['phone in landscape', [844, 390]], ['tablet', [1024, 768]], ['desktop at 200 %', [720, 450]], ['small phone', [360, 640]], ['small phone, tall', [390, 844]]])
    it(`fit a ${name}`, async () => {
      const page = await house.person({ size });
      for (const path of screens) {
        await page.goto(house.url + path);
        await page.waitForSelector('main h1');
        assert.equal(await cutOff(page), false, `${path} on a ${name}`);
      }
      assert.ok(await midGame(page, house.url, { players: 8, edition: 'dodge-city+base', aim: false, turn: 2 }));
      assert.equal(await cutOff(page), false, `table on a ${name}`);
      if (pictures) await page.screenshot({ path: join(pictures, `table-${size.join('x')}.jpg`), type: 'jpeg', quality: 55 });
      if (name.startsWith('small phone')) {
        // Without scrolling the table, every card of the hand that shows can be touched.
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('.hand .card')].filter((card) => {
            const { left, width, top, height } = card.getBoundingClientRect();
            const x = left + width / 2;
            return x > 0 && x < innerWidth && document.elementFromPoint(x, top + height * 0.7)?.closest('.card') !== card;
          }).map((card) => card.dataset.kind),
        );
        assert.deepEqual(hidden, [], 'cards of the hand out of reach');
      }
      await page.context().close();
    });
});
