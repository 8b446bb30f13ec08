// Heist in the browser: at speed with keys, on a phone with fingers, without racing, for two, in four languages.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, table } from './house.mjs';

const pictures = process.env.SCREENS_DIR;
const rules = { rounds: 1, mode: 'realtime', turn: 10_000, swap_return: 10_000, miss: 10_000, slap: 5000 };
const heist = (more = {}, { players = 3, ...rest } = {}) => ({ edition: 'heist', players, bot_pause: 150, fill: 'greedy-easy', pace: 'relaxed', heist: { ...rules, ...more }, ...rest });

/** Does whatever is offered, in every frame, until the game is over. Runs inside the page. */
function robber() {
  window.robbed = { slaps: 0, loads: 0, acts: 0, sealed: 0, duels: 0 };
  const look = () => {
    if (document.querySelector('.heist .h-end')) return;
    if (document.querySelector('.h-duel')) window.robbed.duels++;
    const go = document.querySelector('.division .btn');
    const slap = document.querySelector('.h-slap.hot:not(:disabled)');
    const act = [...document.querySelectorAll('.heist .h-acts .btn:not(:disabled)')];
    const card = document.querySelector('.heist .h-hand .h-take');
    if (go) go.click();
    else if (slap) {
      window.robbed.slaps++;
      dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', cancelable: true }));
    } else if (act.length > 0) {
      window.robbed.acts++;
      if (!document.querySelector('.heist .h-slap')) window.robbed.sealed++;
      act.find((button) => button.classList.contains('danger'))?.click();
      act[0].click();
    } else if (card && window.robbed.loads < 3) {
      window.robbed.loads++;
      dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit1', cancelable: true }));
    }
    requestAnimationFrame(look);
  };
  look();
}

describe('heist', { skip: missing() ?? false, timeout: 900_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse(['--config', 'examples/load.toml']);
  });
  after(() => house?.close());

  const shoot = async (page, name) => {
    if (!pictures) return;
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: join(pictures, `${name}.png`) });
  };
  const start = (page) => page.locator('.waiting .btn.big').first().click();
  async function finish(page) {
    await page.evaluate(robber);
    await page.waitForSelector('.heist .h-end', { timeout: 400_000 });
    assert.deepEqual(page.faults, []);
    return page.evaluate(() => window.robbed);
  }

  /** Sits down at somebody's table with a browser of one's own. */
  async function sits(path, name, size) {
    const page = await house.person({ size, settings: { named: true, name } });
    await page.goto(house.url + path);
    await page.locator('.join .btn.big').click();
    return page;
  }

  it('is played for three rounds by four people, each with a browser, and everybody sees the same scores', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path } = await table(ann, house.url, heist({ rounds: 3 }, { players: 4 }));
    const others = [];
    for (const [name, size] of [['Ben', [390, 844]], ['Cat', [1280, 720]], ['Dan', [844, 390]]]) others.push(await sits(path, name, size));
    const pages = [ann, ...others];
    await ann.waitForFunction(() => document.querySelectorAll('.chairs .person').length === 4);
    await start(ann);
    for (const page of pages) {
      await page.waitForSelector('.heist .h-hand .h-take');
      assert.equal(await page.locator('.heist .h-hand .h-take').count(), 6);
    }
    const done = await Promise.all(pages.map(finish));
    assert.ok(done.every(({ acts }) => acts > 0), JSON.stringify(done));
    // Whoever starts the shoot-out has his hand on the loot already; everybody else slaps, in every round.
    const slaps = done.reduce((all, one) => all + one.slaps, 0);
    assert.ok(slaps >= 6, JSON.stringify(done));
    const scores = (page) => page.locator('.h-end .scores td').allTextContents();
    const first = await scores(ann);
    assert.equal(first.length, 4 * (3 + 1), 'three rounds and the sum');
    for (const page of others) assert.deepEqual(await scores(page), first);
    await ann.locator('.h-end .btn', { hasText: 'Fair deal' }).click();
    await ann.waitForSelector('text=The seed matches');
    await shoot(ann, 'heist-end');
    const replay = await ann.locator('.h-end a[href^="/r/"]').getAttribute('href');
    await ann.goto(house.url + replay);
    await ann.waitForSelector('.replayed .hc');
    await ann.keyboard.press('End');
    await ann.waitForSelector('.heist-film .now:has-text("win")');
    assert.match(await ann.locator('.replayed').innerText(), /Ben[^]*Cat[^]*Dan/);
    assert.deepEqual(ann.faults, []);
    for (const page of pages) await page.context().close();
  });

  it('sends a slap and a load before the next frame, by key, finger and drag', async () => {
    const page = await house.person({ settings: { named: true } });
    await table(page, house.url, heist({ turn: 120_000 }, { bot_pause: 5000 }));
    await start(page);
    await page.waitForSelector('.heist .h-hand .h-take');
    const sent = await page.evaluate(async () => {
      const { send } = WebSocket.prototype;
      const seen = [];
      WebSocket.prototype.send = function (data) {
        seen.push([String(data), performance.now()]);
        return send.call(this, data);
      };
      const ways = {
        key: () => dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', cancelable: true })),
        finger: () => document.querySelector('.h-slap').dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true })),
        load: () => document.querySelector('.h-hand li:has(.hc.number) .h-take').click(),
      };
      const took = {};
      for (const [name, act] of Object.entries(ways)) {
        const [from, before] = [performance.now(), seen.length];
        act();
        // Whatever is sent later than this was not sent at once.
        const mine = seen.slice(before).find(([data]) => data.includes('"heist"'));
        took[name] = mine ? mine[1] - from : null;
        await new Promise((resolve) => setTimeout(resolve, 600));
      }
      return took;
    });
    for (const [name, took] of Object.entries(sent)) assert.ok(took !== null && took < 1000 / 60, `${name}: ${took} ms`);
    const loaded = await page.locator('.h-revolver .hc').count();
    const card = await page.locator('.h-hand li:has(.hc.number) .h-take').first().boundingBox();
    const revolver = await page.locator('.h-revolver').boundingBox();
    await page.mouse.move(card.x + 20, card.y + 30);
    await page.mouse.down();
    await page.mouse.move(revolver.x + 60, revolver.y + 40, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction((count) => document.querySelectorAll('.h-revolver .hc').length === count + 1, loaded);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('fits the window of a laptop and of a phone, however it is held, in every language', async () => {
    for (const [language, size] of [['ru', [1280, 720]], ['de', [390, 844]], ['ru', [844, 390]], ['zh-Hant', [360, 740]]]) {
      const page = await house.person({ size, language, settings: { named: true }, hasTouch: size[0] < 900 });
      await table(page, house.url, heist({ turn: 120_000 }, { players: 5, bot_pause: 100 }));
      await start(page);
      await page.waitForSelector('.h-mark', { timeout: 120_000 });
      const out = await page.evaluate(() => {
        const inside = (query) => [...document.querySelectorAll(query)].every((node) => {
          const { left, right, top, bottom } = node.getBoundingClientRect();
          return left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        });
        return ['.h-slap', '.h-take', '.h-mark', '.h-revolver', '.h-acts .btn', '.h-ask', '.h-loot', '.robbers li', '.h-opens .btn'].filter((query) => !inside(query));
      });
      assert.deepEqual(out, [], `${language} at ${size}`);
      const covered = await page.evaluate(() => document.querySelector('.h-acts').getBoundingClientRect().bottom - document.querySelector('.h-take').getBoundingClientRect().top);
      assert.ok(covered <= 0, `cards lie on the buttons by ${covered} pixels: ${language} at ${size}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${language} at ${size}`);
      assert.doesNotMatch(await page.locator('.heist').innerText(), /\bheist-[a-z-]+\b/);
      await shoot(page, `heist-fits-${language}-${size[0]}`);
      await page.context().close();
    }
  });

  it('loads with a tap at once, and a slap without a race locks the hand and costs nothing', async () => {
    const page = await house.person({ size: [390, 844], settings: { named: true } });
    await table(page, house.url, heist({ turn: 120_000 }, { bot_pause: 5000 }));
    await start(page);
    const first = page.locator('.heist .h-hand li:has(.hc.number) .h-take').first();
    await first.tap();
    await page.waitForSelector('.h-revolver .hc.small');
    await page.locator('.h-slap').dispatchEvent('pointerdown', { button: 0 });
    await page.waitForSelector('.notice.harm');
    await page.waitForSelector('.notice.harm', { state: 'detached' });
    assert.equal(await page.locator('.h-slap').isEnabled(), true);
    assert.deepEqual(page.faults, []);
  });

  it('is played without racing: sealed decisions, for three and for two', async () => {
    for (const [mode, players] of [['commit-sealed', 3], ['commit-sealed', 2], ['commit-drawn', 3]]) {
      const page = await house.person({ settings: { named: true } });
      await table(page, house.url, heist({ mode }, { players }));
      await start(page);
      await page.waitForSelector('.heist .h-hand .h-take');
      assert.equal(await page.locator('.h-slap').count(), 0, 'nobody has to be quick');
      const done = await finish(page);
      assert.ok(done.sealed > 0);
      await page.context().close();
    }
  });

  it('two people duel in real time, and both see the cards turn up', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path } = await table(ann, house.url, heist({ rounds: 2 }, { players: 2 }));
    const ben = await sits(path, 'Ben', [390, 844]);
    await ann.waitForFunction(() => document.querySelectorAll('.chairs .person').length === 2);
    await start(ann);
    await ben.waitForSelector('.heist .h-hand .h-take');
    const done = await Promise.all([ann, ben].map(finish));
    assert.ok(done.every(({ duels }) => duels > 0), JSON.stringify(done));
    const scores = (page) => page.locator('.h-end .scores td').allTextContents();
    assert.deepEqual(await scores(ann), await scores(ben));
    for (const page of [ann, ben]) await page.context().close();
  });

  it('is explained, practised and opened in four languages, and every text is there', async () => {
    for (const language of ['en', 'de', 'ru', 'zh-Hant']) {
      const page = await house.person({ size: language === 'de' ? [390, 844] : [1280, 800], language, settings: { named: true } });
      for (const path of ['/heist', '/new/heist']) {
        await page.goto(house.url + path);
        await page.waitForSelector(path === '/heist' ? '.cards-of .hc' : '.newtable select');
        assert.doesNotMatch(await page.locator('main').innerText(), /\b(heist|new|web)-[a-z-]+\b/);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} fits`);
        await shoot(page, `heist${path.replaceAll('/', '-')}-${language}`);
      }
      await page.goto(`${house.url}/heist`);
      await page.locator('.heist-about .btn.big').first().click();
      await page.waitForSelector('.heist .h-coach');
      assert.doesNotMatch(await page.locator('.heist').innerText(), /\bheist-[a-z-]+\b/);
      await shoot(page, `heist-practice-${language}`);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });
});
