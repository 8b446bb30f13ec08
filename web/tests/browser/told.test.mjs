// What is told at a table: the past that is not lost, the deal, what is happening.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, robot, table } from './house.mjs';

/** The log as it came, and as it reads. */
const log = (page) => page.evaluate(() => window.saloon.stage.log.map(({ line }) => JSON.stringify(line)));
const words = (page) => page.locator('.rail.log .lines-said li:not(.since)').allInnerTexts().then((lines) => lines.join('\n'));

describe('told at the table', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  it('tells the same past after a reload, after a broken line, and to a watcher who comes late', async () => {
    const page = await house.person();
    const early = await house.person({ settings: { name: 'Eve' } });
    let path = '';
    for (let tries = 0; tries < 8; tries++) {
      ({ path } = await table(page, house.url, { players: 5 }));
      await early.goto(`${house.url}${path}?debug`);
      await early.waitForFunction(() => window.saloon?.state === 'on');
      await page.locator('.waiting .btn.big').click();
      await page.waitForSelector('.board');
      await page.evaluate(robot, { seed: 3 + tries, limit: 360_000, until: 5 });
      if ((await page.locator('.end').count()) === 0) break;
    }
    assert.equal(await page.locator('.end').count(), 0, 'the game is still going on');
    const [told, read] = [await log(page), await words(page)];
    assert.ok(told.length > 20, `${told.length} lines`);
    // Marks are mine, and of this game.
    const badge = page.locator('.seat button.role').first();
    await badge.click();
    await badge.click();
    const guesses = await page.evaluate(() => JSON.stringify(window.saloon.stage.guesses));
    assert.match(guesses, /outlaw/);

    await page.reload();
    await page.waitForFunction(() => window.saloon?.stage.reply.open);
    assert.deepEqual(await log(page), told, 'after a reload');
    assert.equal(await words(page), read);
    assert.equal(await page.evaluate(() => JSON.stringify(window.saloon.stage.guesses)), guesses);
    assert.equal(await page.locator('.seat button.role.guess').count(), 1);

    await page.context().setOffline(true);
    await page.evaluate(() => window.saloon.socket?.close());
    await page.waitForFunction(() => window.saloon.state === 'lost');
    await page.context().setOffline(false);
    await page.waitForFunction(() => window.saloon.state === 'on' && window.saloon.stage.reply.open, null, { timeout: 20_000 });
    assert.deepEqual(await log(page), told, 'after a broken line');

    const late = await house.person({ settings: { name: 'Zoe' } });
    await late.goto(`${house.url}${path}?debug`);
    await late.waitForSelector('.board');
    await early.waitForFunction((count) => window.saloon.stage.log.length >= count, told.length);
    const [seen, heard] = [await log(late), await log(early)];
    assert.deepEqual(seen, heard, 'whoever comes late to watch reads what was told before');
    assert.equal(seen.length, told.length);
    assert.notDeepEqual(seen, told, 'but not what only I may know');

    // Another game begins with clean marks.
    await table(page, house.url, { players: 4 });
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    assert.equal(await page.evaluate(() => JSON.stringify(window.saloon.stage.guesses)), '{}');
    assert.deepEqual([...page.faults, ...early.faults, ...late.faults], []);
    for (const one of [page, early, late]) await one.context().close();
  });

  it('shows my role and goal for three seconds, introduces the sheriff, then my character', async () => {
    const page = await house.person({ speed: 1 });
    await table(page, house.url, { players: 5, bot_pause: 3 });
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.deal[data-page="role"]');
    const start = Date.now();
    const role = await page.evaluate(() => window.saloon.stage.mine.role);
    const first = await page.locator('.deal').innerText();
    assert.match(first, new RegExp(role, 'i'));
    assert.match(first, role === 'sheriff' ? /You are the Sheriff/ : /is the Sheriff: /);
    assert.ok((await page.locator('.deal .txt').innerText()).length > 10, 'the goal in words');
    await page.waitForSelector('.deal[data-page="character"]');
    const took = Date.now() - start;
    assert.ok(took > 2000 && took < 6000, `${took} ms`);
    assert.equal((await page.locator('.deal .name').innerText()).toLowerCase(), await page.evaluate(() => window.saloon.stage.mine.character.replaceAll('-', ' ')));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.deal'));
    // Coming back is no new deal.
    await page.reload();
    await page.waitForSelector('.board .hand .card');
    assert.equal(await page.locator('.deal').count(), 0);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('says what is happening while others act', async () => {
    const page = await house.person({ speed: 1 });
    await table(page, house.url, { players: 5 });
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    const said = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const seen = new Set();
          const end = performance.now() + 25_000;
          const timer = setInterval(() => {
            const { stage } = window.saloon;
            if (stage.busy) seen.add(document.querySelector('.mine .ask h2')?.textContent ?? '');
            if (stage.reply.open) stage.reply.send(stage.reply.offer.fallback.action);
            if (performance.now() < end && seen.size < 6) return;
            clearInterval(timer);
            resolve([...seen]);
          }, 30);
        }),
    );
    assert.doesNotMatch(said.join('\n'), /on the move/i);
    assert.ok(said.length > 2, said.join('\n'));
    assert.ok(said.some((line) => /(draw|play|lay|turn)/.test(line)), said.join('\n'));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
});
