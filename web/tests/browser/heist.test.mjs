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
  window.robbed = { slaps: 0, loads: 0, acts: 0, sealed: 0 };
  const look = () => {
    if (document.querySelector('.heist .h-end')) return;
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

  it('is played to the end by two people and a bot, with keys, and everybody sees the same scores', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path } = await table(ann, house.url, heist());
    const ben = await house.person({ size: [390, 844], settings: { named: true, name: 'Ben' } });
    await ben.goto(house.url + path);
    await ben.locator('.join .btn.big').click();
    await ann.waitForFunction(() => document.querySelectorAll('.chairs .person').length === 2);
    await start(ann);
    await ann.waitForSelector('.heist .h-hand .h-take');
    await ben.waitForSelector('.heist .h-hand .h-take');
    assert.equal(await ann.locator('.heist .h-hand .h-take').count(), 6);
    await shoot(ann, 'heist-desktop');
    await shoot(ben, 'heist-phone');
    // Nothing on a phone is wider than the phone.
    assert.ok(await ben.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    const [mine, theirs] = await Promise.all([finish(ann), finish(ben)]);
    assert.ok(mine.acts > 0 && theirs.acts > 0);
    // Whoever starts the shoot-out has his hand on the loot already.
    assert.ok(mine.slaps + theirs.slaps > 0, 'there was a race');
    const scores = (page) => page.locator('.h-end .scores td b').allTextContents();
    assert.deepEqual(await scores(ann), await scores(ben));
    await shoot(ann, 'heist-end');
    const replay = await ann.locator('.h-end a[href^="/r/"]').getAttribute('href');
    await ann.goto(house.url + replay);
    await ann.waitForSelector('.replayed .hc');
    assert.deepEqual(ann.faults, []);
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

  it('a duel for two in real time comes to an end', async () => {
    const page = await house.person({ settings: { named: true } });
    await table(page, house.url, heist({}, { players: 2 }));
    await start(page);
    await page.waitForSelector('.heist .h-hand .h-take');
    await finish(page);
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
