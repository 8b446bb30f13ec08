// What a table in the browser should be able to do beside playing: dragging, pressing long, talking, looking back, looking up.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { midGame, missing, openHouse, robot, table } from './house.mjs';

describe('around the game', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  it('drags a card onto a target, and Escape takes a card back', async () => {
    const page = await house.person();
    const sent = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)))));
    assert.ok(await midGame(page, house.url, { players: 4, aim: false, turn: 2 }));
    const aim = await page.evaluate(() => {
      const { reply, me } = window.saloon.stage;
      return reply.answers.find((action) => action.do === 'play' && action.with.aim.seat !== null && action.with.aim.seat !== me && action.with.aim.card === null && action.with.pay[0] === null)?.with;
    });
    const card = page.locator(`.hand [data-card="${aim.card}"]`);
    await card.click();
    assert.equal(await card.getAttribute('aria-pressed'), 'true');
    await page.keyboard.press('Escape');
    assert.equal(await card.getAttribute('aria-pressed'), null);
    assert.ok(sent.every((message) => message.type !== 'act' || message.action.with?.card !== aim.card));
    const from = await card.boundingBox();
    const to = await page.locator(`.seat[data-seat="${aim.aim.seat}"] header`).boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 80, { steps: 4 });
    assert.ok((await page.locator('.aimat:not(.no)').count()) > 0, 'targets light up while dragging');
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    // Somebody with cards on the table and in hand still has to be asked which.
    if (await page.evaluate(() => window.saloon.stage.reply.open && window.saloon.stage.reply.now.need === 'card')) await page.locator('.fan.legal, .mini.legal').first().click();
    await page.waitForFunction(() => window.saloon.stage.reply.picked.source === null);
    const last = sent.findLast((message) => message.type === 'act').action;
    assert.equal(last.with.card, aim.card);
    assert.equal(last.with.aim.seat, aim.aim.seat);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('explains a card pressed long, with a finger', async () => {
    const page = await house.person({ size: [390, 844] });
    assert.ok(await midGame(page, house.url, { players: 4, aim: false, turn: 1 }));
    const box = await page.locator('.hand .card').first().boundingBox();
    const client = await page.context().newCDPSession(page);
    const point = { x: box.x + 20, y: box.y + 40 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForSelector('dialog.sheet[open] .helpbox');
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    assert.equal(await page.evaluate(() => window.saloon.stage.reply.picked.source), null, 'looking is not playing');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.sheet[open]', { state: 'detached' });
    await page.context().close();
  });

  it('tells in the tab whose turn it is', async () => {
    const page = await house.person();
    assert.ok(await midGame(page, house.url, { players: 4, aim: false, turn: 1 }));
    assert.match(await page.title(), /^●/);
    assert.match(await page.locator('link[rel="icon"]').getAttribute('href'), /icon-turn/);
    await page.goto(`${house.url}/credits`);
    assert.equal(await page.title(), 'saloon');
    await page.context().close();
  });

  it('shows a quick phrase as a bubble, to everybody in their own language', async () => {
    const ann = await house.person();
    const { path } = await table(ann, house.url, { players: 4 });
    const ben = await house.person({ settings: { name: 'Ben' }, language: 'ru' });
    await ben.goto(house.url + path);
    await ben.locator('.chairs .btn').first().click();
    await ann.waitForFunction(() => document.querySelectorAll('.chairs .person').length === 2);
    const sitting = (await ann.locator('.chairs .person').allTextContents()).join();
    assert.ok(sitting.includes('Ann') && sitting.includes('Ben'), 'everybody goes by the name the browser knows');
    await ann.locator('.waiting .btn.big').click();
    await Promise.all([ann, ben].map((page) => page.waitForSelector('.board')));
    await ann.getByRole('button', { name: 'Howdy!' }).first().click();
    await ben.waitForSelector('.seat .say');
    assert.equal(await ben.locator('.seat .say').textContent(), 'Здорово!');
    await ann.context().close();
    await ben.context().close();
  });

  it('looks back at a game: step, jump, speed, viewpoint', async () => {
    const page = await house.person();
    await table(page, house.url, { players: 4 });
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    await page.evaluate(robot, { seed: 7, limit: 360_000 });
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.waitForSelector('.player');
    await page.waitForFunction(() => [...document.querySelectorAll('.player[aria-busy="false"] select')].some((select) => select.value === 'open'));
    const slider = page.locator('.player input[type="range"]');
    await page.getByRole('button', { name: 'To the beginning' }).or(page.locator('.player button').first()).first().click();
    assert.equal(await slider.inputValue(), '0');
    // All cards are open: every card of a hand lies at its seat, with a face.
    const hands = await page.locator('.seat').evaluateAll((seats) => seats.map((seat) => [Number(seat.querySelector('.fan b').textContent), seat.querySelectorAll('.minis.open .mini[data-kind]').length]));
    assert.equal(hands.length, 4);
    for (const [held, open] of hands) assert.ok(held > 0 && held === open, `${open} of ${held} cards are open`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    assert.equal(await slider.inputValue(), '2');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await slider.inputValue(), '1');
    await page.keyboard.press('End');
    assert.equal(await slider.inputValue(), await slider.getAttribute('max'));
    // A line of the log leads to its position, and that position has a link of its own.
    await page.locator('.rail .lines-said .jump').nth(3).click();
    const there = await slider.inputValue();
    assert.ok(Number(there) < Number(await slider.getAttribute('max')), 'a line of the log jumps back');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = async (name, said) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator('.player [role="status"]').filter({ hasText: said }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const here = await copy('Copy link to this moment', 'Link to this moment copied');
    assert.ok(here.endsWith(`?at=${there}`), here);
    assert.equal(await copy('Copy link', 'Link copied'), here.replace(/\?at=.*/, ''));
    const guest = await house.person({ settings: { name: 'Ben' } });
    await guest.goto(here);
    await guest.waitForFunction((at) => document.querySelector('.player input')?.value === at, there);
    await guest.context().close();
    await page.locator('.player select').first().selectOption('2');
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('saloon.settings')).speed), 2);
    const views = page.locator('.player select').last();
    await views.selectOption('B');
    await page.waitForFunction(() => document.querySelector('.board .me') !== null);
    await page.keyboard.press('Home');
    await page.locator('.player .main').click();
    await page.waitForFunction(() => Number(document.querySelector('.player input').value) > 3);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForSelector('.end');
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('finds and links everything in the reference, without a game', async () => {
    const page = await house.person({ language: 'de' });
    await page.goto(`${house.url}/reference#card-dynamite`);
    await page.waitForSelector('#card-dynamite.here');
    const box = await page.locator('#card-dynamite').boundingBox();
    assert.ok(box.y > -20 && box.y < 800, 'the entry is in sight');
    await page.getByRole('searchbox').fill('Bier');
    await page.waitForFunction(() => document.querySelector('#card-beer') && !document.querySelector('#card-dynamite'));
    await page.context().close();
  });

  it('marks a house rule that was changed, and plays it', async () => {
    const page = await house.person();
    await page.goto(`${house.url}/new`);
    await page.locator('.house-open').click();
    const rule = page.locator('.switch', { has: page.locator('b', { hasText: 'Beginner game' }) });
    await rule.locator('select').selectOption('true');
    assert.ok(await rule.evaluate((node) => node.classList.contains('changed')));
    await page.getByRole('button', { name: 'Done' }).click();
    assert.match(await page.locator('.house-open .chip').textContent(), /1/);
    await page.locator('form button[type="submit"]').click();
    await page.waitForSelector('.waiting');
    const switches = await page.evaluate(async () => (await (await fetch(`/api/tables/${location.pathname.split('/').pop()}`)).json()).settings.switches);
    assert.deepEqual(switches, [{ name: 'beginner', value: 'true' }]);
    await page.context().close();
  });

  it('can be installed', async () => {
    const page = await house.person();
    await page.goto(house.url);
    const { manifest, found } = await page.evaluate(async () => {
      const manifest = await (await fetch(document.querySelector('link[rel="manifest"]').href)).json();
      const found = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).ok));
      return { manifest, found };
    });
    assert.equal(manifest.display, 'standalone');
    assert.ok(found.length >= 3 && found.every(Boolean));
    assert.ok(manifest.icons.some(({ sizes }) => sizes === '512x512'));
    await page.context().close();
  });
});
