// The guided hand: a newcomer does what the coach says and has learnt everything in about a minute.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { looked, missing, openHouse, table } from './house.mjs';

describe('the guided hand', { skip: missing() ?? false, timeout: 900_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  /** The fingerprints of the deals this page is told of. */
  function deals(page) {
    const seen = new Set();
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
      const { people } = JSON.parse(String(payload));
      if (people?.seed_hash) seen.add(people.seed_hash);
    }));
    return seen;
  }
  const lessons = new Set();

  /** What lies under the coach. Runs inside the page. */
  function covered() {
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    if (!coach) return [];
    // Where the table scrolls, the others go by below my side of it.
    const board = document.querySelector('.board');
    const scrolls = board.scrollHeight > board.clientHeight + 4;
    return [...document.querySelectorAll(`.ask, .me, .hand .card, .sheetbar button${scrolls ? '' : ', .seat, .pile .card'}`)]
      .filter((node) => {
        const { left, right, top, bottom, width } = node.getBoundingClientRect();
        return width > 0 && Math.min(right, coach.right) - Math.max(left, coach.left) > 4 && Math.min(bottom, coach.bottom) - Math.max(top, coach.top) > 4;
      })
      .map((node) => node.className);
  }

  /** Follows the coach to the end; pauses as somebody who reads would. */
  async function follow(page, reading) {
    const said = [];
    const end = Date.now() + 120_000;
    while (Date.now() < end) {
      const tip = await page.locator('.coach').getAttribute('data-tip').catch(() => null);
      if (tip && said.at(-1) !== tip) {
        said.push(tip);
        assert.deepEqual(await page.evaluate(covered), [], `what the coach covers while it says ${tip}`);
      }
      if (tip === 'last') return said;
      const place = page.locator('.coach .btn:not(.plain), .slot.hinted .card.legal, .seat.hinted .aimat, .btn.hinted').first();
      if (tip && tip !== 'watch' && (await place.count()) > 0) {
        await page.waitForTimeout(reading);
        if (tip === 'reach' && (await page.locator('.why').count()) === 0) {
          await page.locator('.aimat.no').first().click({ timeout: 10_000 });
          await page.waitForSelector('.why');
          assert.equal(await page.locator('.why .lesson').count(), 0, 'no lesson is offered inside the lesson');
        }
        await place.click({ timeout: 10_000 }).catch(() => {});
      } else await page.waitForTimeout(50);
    }
    throw new Error(`the lesson does not end: ${said.join(' ')}`);
  }

  for (const [device, size] of [['desktop', [1440, 900]], ['phone', [390, 844]]])
    it(`teaches a newcomer on a ${device}`, async () => {
      const page = await house.person({ size, speed: 2, settings: { taught: false }, reducedMotion: 'no-preference' });
      const dealt = deals(page);
      const start = Date.now();
      await page.goto(house.url);
      await page.getByRole('link', { name: 'Learn in a minute' }).click();
      await page.waitForSelector('.coach');
      const said = await follow(page, 300);
      assert.deepEqual(await page.locator('.coach li:not(.done)').allTextContents(), []);
      assert.ok(['end', 'more', 'again'].some((tip) => said.includes(tip)), `the end of a turn: ${said.join(' ')}`);
      for (const tip of ['welcome', 'shoot', 'reach', 'surplus', 'watch', 'dodge', 'beer']) assert.ok(said.includes(tip), `${tip}: ${said.join(' ')}`);
      console.log(`guided hand on a ${device}: ${Math.round((Date.now() - start) / 1000)} s, ${said.join(' ')}`);
      assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('saloon.settings')).taught), true);
      assert.deepEqual(page.faults, []);
      for (const deal of dealt) lessons.add(deal);
      await page.context().close();
    });

  it('is always dealt the same, and no other table is', async () => {
    assert.equal(lessons.size, 1);
    const page = await house.person();
    const dealt = deals(page);
    for (let games = 0; games < 2; games++) {
      await page.goto(house.url);
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.waitForSelector('.board');
    }
    assert.equal(dealt.size, 2);
    assert.ok([...dealt].every((deal) => !lessons.has(deal)));
    await page.context().close();
  });

  it('can be skipped, and is offered once more after the first refused click', async () => {
    const page = await house.person({ settings: { taught: false, offered: false } });
    await page.goto(`${house.url}/learn`);
    await page.getByRole('button', { name: 'Skip' }).click();
    assert.equal(await page.locator('.coach').count(), 0);
    await table(page, house.url, { players: 4 });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForSelector('.board');
    await page.waitForFunction(() => window.saloon?.stage.mine);
    await looked(page);
    const refused = async () => {
      await page.waitForFunction(() => window.saloon?.stage.reply.open && document.querySelector('.hand .card.dim'), null, { timeout: 30_000 });
      await page.evaluate(() => document.querySelector('.hand .card.dim').click());
      await page.waitForSelector('.why');
    };
    const end = Date.now() + 60_000;
    // Somebody who has no dark card just now plays on until there is one.
    while (Date.now() < end && !(await page.evaluate(() => window.saloon?.stage.reply.open && !!document.querySelector('.hand .card.dim')))) {
      await page.evaluate(() => document.querySelector('.opts .btn:last-child:enabled, .hand .card.legal, .aside .card.legal')?.click());
      await page.waitForTimeout(40);
    }
    await refused();
    assert.equal(await page.locator('.why .lesson').count(), 1);
    await page.keyboard.press('Escape');
    await refused();
    assert.equal(await page.locator('.why .lesson').count(), 0);
    await page.context().close();
  });
});
