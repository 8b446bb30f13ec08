// Comfort known from other tables: what nobody should have to wait for, guess or be asked.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, robot, table } from './house.mjs';

describe('comfort', { skip: missing() ?? false, timeout: 900_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  it('draws the empty discard pile as a place, and lets one skip what is being shown', async () => {
    const page = await house.person({ speed: 0.5 });
    await table(page, house.url, { players: 5 });
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    // The deal is shown first; a touch puts it away.
    await page.locator('.deal').click({ timeout: 5000 }).catch(() => {});
    // Looked at in one go: the others may discard at any moment, and a card that is being played is shown there.
    const pile = await page.evaluate(() => ({
      empty: window.saloon.stage.view.discard === 0 && !window.saloon.stage.showing,
      places: document.querySelectorAll('.discard .card.none').length,
      below: getComputedStyle(document.querySelector('.discard'), '::before').display,
    }));
    assert.equal(pile.places, pile.empty ? 1 : 0);
    if (pile.empty) assert.equal(pile.below, 'none', 'no card lies below it');
    // Somebody plays on until the others are at it: then the button ends what is being shown at once.
    const game = page.evaluate(robot, { seed: 3, limit: 300_000 }).catch(() => {});
    await page.waitForFunction(() => {
      const button = document.querySelector('.opts .hurry');
      button?.click();
      return button !== null && !window.saloon.stage.busy;
    }, null, { timeout: 240_000, polling: 20 });
    assert.deepEqual(page.faults, []);
    await page.context().close();
    await game;
  });

  it('notices a line that has gone silent within five seconds, and one that the browser calls off at once', async () => {
    const page = await house.person();
    let silent = false;
    await page.routeWebSocket(/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        if (!silent) socket.send(text);
      });
    });
    await table(page, house.url, { players: 4 });
    await page.waitForFunction(() => window.saloon?.state === 'on');
    const began = Date.now();
    silent = true;
    await page.waitForFunction(() => window.saloon.state !== 'on', null, { timeout: 8000, polling: 20 });
    const took = Date.now() - began;
    assert.ok(took < 5000, `noticed after ${took} ms`);
    silent = false;
    await page.waitForFunction(() => window.saloon.state === 'on');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await page.waitForSelector('.banner');
    await page.waitForFunction(() => window.saloon.state === 'on');
    await page.context().close();
  });

  it('says that a link is dead', async () => {
    const page = await house.person();
    await page.goto(`${house.url}/t/zzzzzzzzzzzz`);
    await page.locator('main h1').filter({ hasText: /./ }).waitFor();
    assert.match(await page.locator('main h1').textContent(), /no such table|does not exist|gone/i);
    assert.ok((await page.locator('main .btn').count()) > 0, 'and offers the next good thing to do');
    await page.goto(`${house.url}/r/zzzzzzzzzzzz`);
    await page.locator('main h1').filter({ hasText: 'There is no such game' }).waitFor();
    await page.context().close();
  });

  it('hides a finished table from the lobby, and shows the hash of the seed where it is explained', async () => {
    const page = await house.person();
    const { path } = await table(page, house.url, { players: 4, public: true, name: 'Last Chance' });
    const listed = async () => {
      const other = await house.person({ settings: { name: 'Ben' } });
      await other.goto(`${house.url}/lobby`);
      await other.waitForSelector('.tables, .box');
      const links = await other.locator('.tables a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      await other.context().close();
      return links.some((href) => path.startsWith(href));
    };
    assert.ok(await listed(), 'an open table is listed');
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    await page.evaluate(robot, { seed: 5, limit: 360_000 });
    assert.match(await page.locator('.end .seedhash code').textContent(), /^[0-9a-f]{64}$/);
    await page.waitForTimeout(1200);
    assert.equal(await listed(), false, 'a finished one is not');
    await page.context().close();
  });
});
