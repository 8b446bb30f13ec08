// Looking back at a finished game: asked for after its end, made while one waits, found again at once, and a way to every moment of it.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, robot, table } from './house.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Where pictures to look at go, if anybody wants them. */
const pictures = process.env.SCREENS_DIR;

describe('looking back', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  let page;
  let path;
  before(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'saloon-study-')), 'saloon.toml');
    writeFileSync(file, `[bots]\nstudy = ${process.env.SALOON_STUDY ?? 5}\n`);
    house = await openHouse(['--config', file]);
    page = await house.person({ size: [1280, 720] });
    await table(page, house.url, { players: 5, fill: 'easy', edition: 'classic' });
    await page.waitForSelector('.waiting .btn.big');
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    await page.evaluate(robot, { seed: 11, limit: 300_000 });
    await page.waitForSelector('.end');
  });
  after(() => house?.close());

  it('is asked for after a game, says how far it is, and shows who was winning, why, and what could have been done', async () => {
    await page.waitForSelector('.end .outlook .rows li');
    assert.match(await page.locator('.end .cast').innerText(), /bot: Easy/, 'bots say how well they play');
    if (pictures) await page.screenshot({ path: join(pictures, 'end-1280.png') });
    const button = page.locator('.end .opts a', { hasText: 'Study this game' });
    path = (await button.getAttribute('href')).split('?')[0];
    await button.click();
    await page.waitForSelector('main.study progress, main.study .plot');
    await page.waitForSelector('main.study .plot', { timeout: 600_000 });
    assert.equal(await page.locator('.plot polyline').count(), 3);
    const label = await page.locator('.plot').getAttribute('aria-label');
    assert.match(label, /The law \d+ %, Outlaws \d+ % and Renegade \d+ %; /, 'the picture says what it shows');
    assert.match(await page.locator('main.study').innerText(), /\d+ of \d+ answers were a sharp player’s too/);
    await page.waitForSelector('main.study .outlook .rows li');
    assert.equal(await page.locator('main.study .outlook .rows li').count(), 4, 'the sheriff is known to all');
    assert.deepEqual(page.faults, []);
  });

  it('moves a cursor through the game, and jumps the replay to a moment and back', async () => {
    const slider = page.locator('main.study input[type=range]');
    await slider.focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
    assert.equal(await slider.inputValue(), '12');
    assert.match(await slider.getAttribute('aria-valuetext'), /^Turn \d+: The law \d+ %/);
    assert.match(await page.locator('.here a').getAttribute('href'), /\?at=12$/);
    const moments = page.locator('.moments a');
    const link = (await moments.count()) > 0 ? moments.first() : page.locator('.here a');
    const at = Number(new URL(await link.getAttribute('href'), house.url).searchParams.get('at'));
    await link.click();
    await page.waitForSelector('.player');
    await page.waitForFunction((at) => document.querySelector('.player input').value === String(at), at);
    await page.goBack();
    // It is kept: nothing is counted again.
    await page.waitForSelector('main.study .plot');
    assert.deepEqual(page.faults, []);
  });

  it('is there for others in their language, on every screen', async () => {
    for (const [language, size, word] of [['de', [390, 844], 'Rückblick'], ['ru', [844, 390], 'Разбор партии'], ['zh-Hant', [1280, 720], '回顧'], ['en', [390, 844], 'Looking back']]) {
      const other = await house.person({ language, size, theme: language === 'ru' ? 'light' : 'dark' });
      await other.goto(house.url + path);
      await other.waitForSelector('main.study .plot');
      assert.equal(await other.locator('main h1').innerText(), word);
      const text = await other.locator('main').innerText();
      assert.doesNotMatch(text, /study-|outlook-|undefined|\{ *\$/, 'everything is said in the language');
      await other.waitForSelector('.outlook .rows li');
      const out = await other.evaluate(() => [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.scroll')).map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''}`));
      assert.deepEqual(out, [], `${language}: nothing sticks out`);
      await other.evaluate(axe);
      const barriers = await other.evaluate(async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`));
      assert.deepEqual(barriers, [], `${language}: nothing stands in anybody's way`);
      const marks = await other.locator('.plot text.scale').first().boundingBox();
      assert.ok(marks.x >= 0 && marks.width > 10, 'the scale can be read');
      if (pictures) await other.screenshot({ path: join(pictures, `study-${language}-${size[0]}.png`), fullPage: true });
      assert.deepEqual(other.faults, []);
      await other.context().close();
    }
  });

  it('shows in the replay who was probably what at each position, and how well each bot played', async () => {
    for (const size of [[1280, 720], [390, 844], [844, 390]]) {
      const other = await house.person({ size });
      await other.goto(house.url + path.replace('/study', ''));
      await other.getByRole('button', { name: 'How it looked' }).click();
      await other.waitForSelector('.looked .rows li');
      const box = await other.locator('.looked').boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= size[0] && box.y + box.height <= size[1], JSON.stringify(box));
      const buttons = await other.locator('.player').boundingBox();
      assert.ok(box.y + box.height <= buttons.y || box.x + box.width <= buttons.x, `one goes on stepping: ${JSON.stringify([box, buttons])}`);
      const likely = () => other.locator('.looked .now').allInnerTexts();
      await other.keyboard.press('Home');
      const first = await likely();
      await other.keyboard.press('End');
      assert.notDeepEqual(await likely(), first, 'the end tells more than the beginning');
      assert.ok((await other.locator('.player select').last().locator('option').allInnerTexts()).some((name) => name.includes('bot: Easy')), 'bots are known by their level');
      if (pictures) await other.screenshot({ path: join(pictures, `replay-${size[0]}.png`) });
      await other.getByRole('button', { name: 'Close' }).click();
      assert.equal(await other.locator('.looked').count(), 0);
      assert.deepEqual(other.faults, []);
      await other.context().close();
    }
  });

  it('says why not, where there is nothing to look back at', async () => {
    const other = await house.person();
    await other.goto(`${house.url}/r/zzzzzzzzzzzz/study`);
    await other.waitForSelector('.problem');
    assert.match(await other.locator('.problem').innerText(), /cannot be studied/);
    await other.context().close();
  });
});
