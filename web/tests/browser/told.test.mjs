// What is told at a table: the past that is not lost, plays without effect, the deal, deaths and the end.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { feed, full, looked, missing, openHouse, robot, stand, table } from './house.mjs';

const { positions } = feed();
const seen = (sight) => positions.find(({ shows }) => shows.includes(`see:${sight}`));
/** What follows an answer, told so slowly that a busy machine sees it too. */
const slowly = 0.02;
const step = ({ after }, from) => ({ type: 'step', version: 1001, events: after.events.slice(after.events.findIndex(from)), table: after.table, offer: after.offer, clock: null, answers: null });

/** The log as it came, and as it reads. */
const log = (page) => page.evaluate(() => window.saloon.stage.log.map(({ line }) => JSON.stringify(line)));
const words = (page) => page.locator('.rail.log .lines-said li:not(.since)').allInnerTexts().then((lines) => lines.join('\n'));

/** Lets time pass with the usual answers until `wanted` holds, a game is over, or it takes too long. Runs inside the page. */
function waitFor({ wanted, limit }) {
  const is = new Function('stage', `return ${wanted}`);
  return new Promise((resolve) => {
    const end = performance.now() + limit;
    const timer = setInterval(() => {
      const { stage } = window.saloon;
      const found = stage.view !== null && is(stage);
      if (found || document.querySelector('.end') || performance.now() > end) {
        clearInterval(timer);
        resolve(found);
      } else if (stage.reply.open && stage.reply.offer.fallback) stage.reply.send(stage.reply.offer.fallback.action);
    }, 4);
  });
}

describe('told at the table', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  /** A fresh game with bots, begun; new ones until `wanted` holds in one of them. */
  async function gameWith(page, wanted, settings = {}) {
    for (let tries = 0; tries < 25; tries++) {
      await table(page, house.url, { players: 4, ...settings });
      await page.locator('.waiting .btn.big').click();
      await page.waitForSelector('.board');
      if (await page.evaluate(waitFor, { wanted, limit: 20_000 })) return;
    }
    assert.fail(`never: ${wanted}`);
  }

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

  it('asks once before a card is played to no effect, and the log says why nothing came of it', async () => {
    // A Beer at full life, in one's own turn.
    const position = positions.find(({ shows }) => shows.includes('play:beer'));
    const { page, heard, say } = await stand(house, position, {});
    const acts = () => heard.filter(({ type }) => type === 'act');
    const beer = page.locator(`.hand .card[data-card="${position.action.with.card}"]`);
    assert.match(await beer.getAttribute('class'), /waste/, 'it does not glow like the others');
    assert.doesNotMatch(await beer.getAttribute('class'), /legal|dim/);
    await beer.click();
    await page.locator('.opts .btn.main').click();
    const question = page.locator('.mine .ask').first();
    await page.waitForSelector('[data-source="anyway"]');
    assert.match(await question.innerText(), /No effect: play it anyway\?/);
    assert.match(await question.innerText(), /Nobody it would heal has lost a life\./);
    assert.deepEqual(acts(), [], 'nothing was sent');
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('[data-source="anyway"]').count(), 0, 'it can be taken back');
    await beer.click();
    await page.keyboard.press('Enter');
    await page.locator('[data-source="anyway"]').click();
    await page.waitForFunction(() => window.saloon.stage.reply.sent);
    assert.deepEqual(acts().map(({ action }) => action), [position.action]);
    say({ ...step(position, () => true), answers: acts()[0].id });
    await page.waitForFunction(() => [...document.querySelectorAll('.rail.log .lines-said li')].some((node) => node.textContent.includes('It heals nobody')));
    assert.match(await words(page), /You play Beer.* It heals nobody: life was full/);
    assert.equal(await page.locator('[data-source="anyway"]').count(), 0, 'asked once');
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  for (const [sight, reason] of Object.entries({ 'two-left': /With two players left, Beer gives no life/, 'too-few': /This hit takes 2 dodges and you have 1/, own: /You would discard a card of your own/ }))
    it(`asks once before a waste: ${sight}`, async () => {
      const position = seen(`waste-${sight}`);
      const { page, heard } = await stand(house, position, {});
      const { card, aim } = position.action.with;
      const touched = page.locator(`.hand .card[data-card="${card}"]`);
      // What has no effect wherever it is aimed does not glow like the others.
      if (sight !== 'own') assert.match(await touched.getAttribute('class'), /waste/);
      await page.evaluate(({ source, at }) => {
        const { reply, me } = window.saloon.stage;
        reply.touch(source);
        if (reply.warned) return;
        if (at.seat === me && at.card !== null) {
          reply.touchSeat(me);
          reply.touchCardOf(me, at.card);
        } else if (at.seat === me) reply.touchCardOf(me, 'hand');
        else reply.confirm();
      }, { source: `hand:${card}`, at: aim });
      await page.waitForSelector('[data-source="anyway"]');
      const said = await page.locator('.mine .ask').innerText();
      assert.match(said, /No effect: play it anyway\?/);
      assert.match(said, reason);
      const acts = () => heard.filter(({ type }) => type === 'act');
      assert.deepEqual(acts(), [], 'nothing was sent');
      await page.locator('[data-source="anyway"]').click();
      await page.waitForFunction(() => window.saloon.stage.reply.sent);
      assert.deepEqual(acts().map(({ action }) => action.with.card), [card], 'it is played, if it is meant');
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });

  it('stops for a death, and names killer and role there, at the seat and in the log', async () => {
    const position = seen('death');
    const { page, say } = await stand(house, position, { speed: slowly });
    say(step(position, ({ fact }) => fact === 'eliminated'));
    const { args } = position.after.events.find(({ fact }) => fact === 'eliminated').line;
    const [seat, by, role] = [args.who.seat, args.by.seat, args.role.role];
    assert.equal(by, position.table.me);
    const name = await page.locator(`.seat[data-seat="${seat}"] h3`).textContent();
    const told = new RegExp(`You eliminate ${name}\\. .*${role}`, 'i');
    await page.waitForSelector('.occasion');
    assert.match(await page.locator('.occasion').textContent(), told);
    await page.evaluate(() => window.saloon.stage.hurry());
    await page.waitForFunction((dead) => document.querySelector(`.seat[data-seat="${dead}"]`).classList.contains('dead'), seat);
    assert.match(await page.locator(`.seat[data-seat="${seat}"] .epitaph`).textContent(), new RegExp(`${role}.*by you`, 'i'));
    assert.match(await words(page), told);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('names an ability that acts by itself, at the seat and in the log', async () => {
    const position = seen('ability');
    const { page, say } = await stand(house, position, { speed: slowly });
    const { line } = position.after.events.find(({ line: one }) => one?.id === 'log-acting');
    const seat = line.args.told.line.args.who.seat;
    const name = line.args.source.character.replaceAll('-', ' ');
    say(step(position, ({ line: one }) => one?.id === 'log-acting'));
    const mark = page.locator(`.seat[data-seat="${seat}"] .mark.ability`);
    await mark.waitFor();
    assert.equal((await mark.textContent()).trim().toLowerCase(), name);
    await page.evaluate(() => window.saloon.stage.hurry());
    const player = await page.locator(`.seat[data-seat="${seat}"] h3`).textContent();
    assert.match(await words(page), new RegExp(`^${name}: ${player} (takes|draws|shows|looks|regains)`, 'im'));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('opens all hands to the dead where the table allows it, and only there', async () => {
    for (const open_cards of [true, false]) {
      const page = await house.person();
      await gameWith(page, 'stage.mine && !stage.mine.alive && stage.view.winner === null && stage.view.seats.some((seat) => seat.alive && seat.hand.length > 0)', { players: 7, open_cards, bot_pause: 3 });
      // Looked at in one go: the others play on. The picture with open hands comes after the death has been shown.
      const look = (all) => {
        const { others, view } = window.saloon.stage;
        const living = others.filter(({ alive }) => alive);
        const held = living.reduce((sum, { hand }) => sum + hand.length, 0);
        const minis = (seat) => document.querySelectorAll(`.seat[data-seat="${seat}"] .minis.open .mini`).length;
        const shown = living.reduce((sum, { seat }) => sum + minis(seat), 0);
        return !all || (view.winner === null && held > 0 && shown === held) ? { held, shown } : null;
      };
      if (open_cards) {
        // Every card lies open while the game goes on.
        await page.waitForFunction(look, true);
      } else {
        const { held, shown } = await page.evaluate(look, false);
        assert.ok(held > 0 && shown < held, `${shown} of ${held} cards are open`);
      }
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });

  it('shows my role and goal for three seconds, introduces the sheriff, then my character', async () => {
    const page = await house.person({ speed: 1 });
    await table(page, house.url, { players: 5, bot_pause: 3 });
    // When each of them came up, by the clock of the page.
    await page.evaluate(() => {
      window.pages = {};
      new MutationObserver(() => {
        const now = document.querySelector('.deal')?.dataset.page;
        if (now) window.pages[now] ??= performance.now();
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-page'] });
    });
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.deal[data-page="role"]');
    const role = await page.evaluate(() => window.saloon.stage.mine.role);
    const first = await page.locator('.deal').innerText();
    assert.match(first, new RegExp(role, 'i'));
    assert.match(first, role === 'sheriff' ? /You are the Sheriff/ : /is the Sheriff: /);
    assert.ok((await page.locator('.deal .txt').innerText()).length > 10, 'the goal in words');
    await page.waitForSelector('.deal[data-page="character"]');
    const took = await page.evaluate(() => window.pages.character - window.pages.role);
    assert.ok(took > 2900, `${took} ms`);
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

  it('names killer and role at a death, says at the end why, and gives no trophy to losers', async () => {
    const page = await house.person({ coarse: true });
    const seen = { won: 0, lost: 0 };
    // A game or two show somebody who has lost, and most often somebody who has won.
    for (let game = 0; game < 8 && (game < 2 || seen.lost === 0); game++) {
      await table(page, house.url, { players: 4 });
      await page.locator('.waiting .btn.big').click();
      await page.waitForSelector('.board');
      await page.evaluate(robot, { seed: 40 + game, limit: 120_000 });
      const { role, winner, won, dead } = await page.evaluate(() => {
        const { mine, view, log } = window.saloon.stage;
        const deaths = log.filter(({ line }) => line.id === 'log-eliminated').length;
        return { role: mine.role, winner: typeof view.winner === 'string' ? view.winner : 'renegade', won: mine.won, dead: deaths };
      });
      seen[won ? 'won' : 'lost']++;
      assert.ok(dead > 0, 'somebody died');
      assert.match(await words(page), /(eliminate|is eliminated|out).*(Sheriff|Deputy|Outlaw|Renegade)/);
      const header = page.locator('.end header');
      assert.match(await header.innerText(), won ? /win/i : /lose|lost/i);
      const reasons = { law: role === 'deputy' ? /The Sheriff lives/ : won ? /Every Outlaw and every Renegade is out/ : /You are out/, outlaws: role === 'sheriff' ? /You were eliminated/ : role === 'renegade' ? /while you were not the last/ : /The Sheriff (is dead|died)/, renegade: /The Sheriff fell last/ };
      assert.match(await page.locator('.end .because').innerText(), reasons[winner]);
      const icon = await header.locator('.i').first().innerHTML();
      assert.equal(icon.includes('o-trophy'), won, 'a trophy is for winners');
      assert.ok(await page.locator('.end .cast li.won').count() > 0);
      // The way on is in sight on every device, however long the result is.
      for (const [width, height] of [[1440, 900], [390, 844], [844, 390]]) {
        await page.setViewportSize({ width, height });
        const { top, bottom } = await page.getByRole('button', { name: 'Rematch' }).evaluate((node) => node.getBoundingClientRect());
        assert.ok(top >= 0 && bottom <= height, `one more game at ${top} to ${bottom} of ${height}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    assert.ok(seen.lost > 0, 'somebody who touches what glows loses now and then');
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
