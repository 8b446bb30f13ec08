// People and robots play through the page.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, robot, table } from './house.mjs';

describe('playing in the browser', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  it('seats a newcomer within ten seconds', async () => {
    const page = await house.person({ settings: { taught: false }, speed: 1 });
    const start = Date.now();
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForSelector('.board .hand .card');
    const took = Date.now() - start;
    console.log(`newcomer sits after ${took} ms`);
    assert.ok(took < 10_000, `${took} ms`);
    // Nobody is hurried through a first game.
    const { tables } = await page.evaluate(async () => (await fetch('/api/me')).json());
    assert.deepEqual(tables.map(({ settings }) => [settings.players, settings.pace]), [[4, 'relaxed']]);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('two browsers and bots finish a game by a shared link', async () => {
    const ann = await house.person();
    const { path } = await table(ann, house.url, { players: 5 });
    await ann.waitForSelector('.waiting .qr');
    const ben = await house.person({ settings: { name: 'Ben' }, size: [390, 844] });
    await ben.goto(house.url + path + '?debug');
    await ben.getByRole('button', { name: 'Sit here' }).first().click();
    await ann.waitForFunction(() => document.querySelectorAll('.chairs .person').length === 2);
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann.waitForSelector('.board'), ben.waitForSelector('.board')]);
    await Promise.all([ann.evaluate(robot, { seed: 1, limit: 360_000 }), ben.evaluate(robot, { seed: 2, limit: 360_000 })]);
    assert.ok(await ben.locator('.end .cast li').count() === 5);
    assert.deepEqual([...ann.faults, ...ben.faults], []);
    for (const page of [ann, ben]) await page.getByRole('button', { name: 'Rematch' }).click();
    await ann.waitForFunction(() => !document.querySelector('.end'));
    await ann.context().close();
    await ben.context().close();
  });

  it('comes back to the same question after a reload and after a broken line', async () => {
    const page = await house.person();
    await table(page, house.url, { players: 4 });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForFunction(() => window.saloon?.stage.reply.open, null, { timeout: 30_000 });
    const number = await page.evaluate(() => window.saloon.stage.reply.offer.ask.number);
    const start = Date.now();
    await page.reload();
    await page.waitForFunction(() => window.saloon?.stage.reply.open);
    const took = Date.now() - start;
    console.log(`back at the same question ${took} ms after a reload`);
    assert.ok(took < 2000, `${took} ms`);
    assert.equal(await page.evaluate(() => window.saloon.stage.reply.offer.ask.number), number);
    await page.context().setOffline(true);
    await page.evaluate(() => window.saloon.socket?.close());
    await page.waitForFunction(() => window.saloon.state === 'lost');
    assert.ok(await page.locator('.banner').isVisible());
    await page.context().setOffline(false);
    await page.waitForFunction(() => window.saloon.state === 'on' && window.saloon.stage.reply.open, null, { timeout: 20_000 });
    assert.equal(await page.evaluate(() => window.saloon.stage.reply.offer.ask.number), number);
    await page.evaluate(robot, { seed: 5, limit: 360_000 });
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  // Every edition once; more with `make soak`.
  const games = Number(process.env.ROBOT_GAMES ?? 6);
  it(`a clicking robot plays ${games} whole games in different editions`, async () => {
    const editions = [['classic', 5], ['classic', 7], ['dodge-city', 5], ['dodge-city+base', 8], ['compendium', 6], ['official', 4]];
    const asked = {};
    const played = {};
    const lane = async (first) => {
      for (let game = first; game < games; game += 2) {
        const [edition, players] = editions[game % editions.length];
        const page = await house.person({ coarse: true });
        await table(page, house.url, { edition, players });
        await page.getByRole('button', { name: 'Start the game' }).click();
        await page.waitForSelector('.board');
        const result = await page.evaluate(robot, { seed: 100 + game, limit: 360_000 });
        for (const [key, count] of Object.entries(result.asked)) asked[key] = (asked[key] ?? 0) + count;
        for (const [key, count] of Object.entries(result.played)) played[key] = (played[key] ?? 0) + count;
        assert.deepEqual(page.faults, []);
        await page.context().close();
      }
    };
    await Promise.all([lane(0), lane(1)]);
    console.log('questions answered:', JSON.stringify(asked));
    console.log('things played:', Object.keys(played).length, JSON.stringify(played));
  });

  /** One game from the open table to its end, without touching the mouse; says how many keys it took. */
  async function byKeyboard(page) {
    await table(page, house.url, { players: 4 });
    await page.waitForSelector('.waiting');
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.textContent?.trim() === 'Start the game')) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('.board');
    const end = Date.now() + 180_000;
    let presses = 0;
    let last = {};
    while (Date.now() < end) {
      const state = await page.evaluate(() => {
        const { stage } = window.saloon;
        const { reply } = stage;
        return { over: !!document.querySelector('.end'), open: reply.open, asked: reply.offer?.ask.question.is, need: reply.now.need, composing: reply.picked.source !== null, warned: reply.warned !== null, several: reply.several, heap: reply.heap.length, keys: document.querySelectorAll('.key, .aim kbd').length };
      });
      last = state;
      if (state.over) break;
      if (!state.open) {
        await page.waitForTimeout(15);
        continue;
      }
      presses++;
      // Several cards are put together, then sent at once; what is warned about is meant.
      if (state.several > 0) await page.keyboard.press(state.heap < state.several ? String(state.heap + 1) : 'Enter');
      else if (state.warned || (state.composing && state.need === 'whole')) await page.keyboard.press('Enter');
      else if (state.keys > 0 && presses % 6 !== 0) await page.keyboard.press(String(1 + (presses % Math.min(9, state.keys))));
      else if (state.composing) await page.keyboard.press('Escape');
      // Buttons carry their numbers too, and not every question can be declined.
      else await page.keyboard.press(presses % 2 === 0 ? '1' : '0');
    }
    assert.ok(await page.locator('.end').isVisible(), `the game ends (${presses} keys, ${JSON.stringify(last)})`);
    return presses;
  }

  it('plays a whole game with the keyboard alone', async () => {
    const page = await house.person();
    // Whoever is shot at once has hardly pressed a key: such a game does not count.
    let most = 0;
    for (let games = 0; games < 6 && most < 25; games++) most = Math.max(most, await byKeyboard(page));
    console.log(`keyboard game: ${most} keys`);
    assert.ok(most >= 25, `${most} keys`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
});
