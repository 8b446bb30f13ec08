// Ways to sit down: three players, six with a hidden card, a series with auctions.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, robot, table } from './house.mjs';

const on = (...names) => names.map((name) => ({ name, value: 'true' }));

describe('ways to sit down', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  async function start(page, settings) {
    await table(page, house.url, { edition: 'compendium', ...settings });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForSelector('.board');
  }

  it('issue_13: three players, each with a target of his own, to the end', async () => {
    const page = await house.person();
    await start(page, { players: 3 });
    const target = page.locator('.me .goal');
    await target.waitFor();
    const { wanted, roles } = await page.evaluate(() => {
      const { view } = window.saloon.stage;
      const roles = Object.fromEntries(view.seats.map((seat) => [seat.role, seat.seat]));
      return { roles, wanted: window.saloon.stage.nameOf(roles[{ deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' }[window.saloon.stage.mine.role]]) };
    });
    assert.equal(Object.keys(roles).length, 3, 'all roles lie open');
    assert.equal(await target.textContent(), `Your target: ${wanted}`);
    await page.evaluate(robot, { seed: 7, limit: 360_000 });
    assert.equal(await page.locator('.end .cast li').count(), 3);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('issue_13: six with a hidden card declare, rightly and wrongly', async () => {
    const page = await house.person();
    const seen = { right: 0, wrong: 0 };
    const said = ['choose:crime-is-defeated', 'choose:the-law-is-dead'];
    let games = 0;
    for (; games < 80 && (seen.right === 0 || seen.wrong === 0); games++) {
      await start(page, { players: 6, fill: 'random', switches: [{ name: 'role_deal_six', value: 'hidden_removal' }] });
      for (;;) {
        const result = await page.evaluate(robot, { seed: 40 + games, limit: 360_000, stop: 'declare' });
        if (!result.stopped) break;
        const button = page.locator(said.map((source) => `.opts .btn[data-source="${source}"]`).join(', ')).first();
        if ((await button.count()) === 0) {
          await page.locator('.opts .btn[data-source="pass"]').click();
        } else {
          // The button says what it proves, and what it risks.
          assert.match(await button.textContent(), /“(Crime is defeated|The law is dead)”: if no .* wins?; if .*, it is you against/);
          const number = await page.evaluate(() => window.saloon.stage.reply.offer.ask.number);
          await button.click();
          await page.waitForFunction((before) => window.saloon.stage.view.winner !== null || (window.saloon.stage.view.ask?.number ?? 0) > before, number);
          const { won, fights } = await page.evaluate(() => ({ won: window.saloon.stage.view.winner !== null, fights: window.saloon.stage.view.last_stand === true }));
          assert.ok(won || fights, 'it was so, or those who are left fight it out');
          if (won) seen.right++;
          else seen.wrong++;
        }
        await page.waitForFunction(() => window.saloon.stage.reply.offer?.ask.question.is !== 'declare');
      }
      await page.waitForSelector('.end');
    }
    console.log(`declarations in ${games} games: ${JSON.stringify(seen)}`);
    assert.ok(seen.right > 0 && seen.wrong > 0, JSON.stringify(seen));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('issue_13: a series of four with auctions, killed in the middle of one and played to its end', async () => {
    const page = await house.person();
    const switches = [{ name: 'series', value: 'rotation' }, { name: 'scoring', value: 'dollars' }, ...on('hire', 'bounties', 'experience', 'without_mercy')];
    await start(page, { players: 4, switches });
    await page.locator('.auction').waitFor();
    const stopped = await page.evaluate(robot, { seed: 3, limit: 120_000, stop: 'bid' });
    assert.equal(stopped.stopped, 'bid');
    const question = () => page.evaluate(() => [window.saloon.stage.reply.offer.ask.number, window.saloon.stage.view.money, document.querySelector('.auction h2').textContent]);
    assert.match(await page.locator('.auction .purse').textContent(), /You have \$\d+/);
    const before = await question();
    await house.killed();
    await page.waitForFunction(() => window.saloon.state !== 'on').catch(() => {});
    await page.waitForFunction(() => window.saloon.state === 'on' && window.saloon.stage.reply.open, null, { timeout: 60_000 });
    assert.deepEqual(await question(), before, 'the same bid is asked for, and nobody has lost a dollar');
    let id = '';
    for (let game = 1; game <= 4; game++) {
      await page.evaluate(robot, { seed: 60 + game, limit: 360_000 });
      await page.waitForSelector('.end .standings .how:not(:empty)');
      const info = await page.evaluate(() => window.saloon.people.series);
      assert.deepEqual([info.played, info.length, info.goes_on], [game, 4, game < 4]);
      id = info.id;
      if (game < 4) {
        await page.getByRole('button', { name: 'Ready for the next game' }).click();
        await page.waitForSelector('.end', { state: 'detached' });
      }
    }
    // Whoever has the link sees the whole series.
    const ben = await house.person({ settings: { name: 'Ben' } });
    await ben.goto(`${house.url}/series/${id}`);
    await ben.waitForSelector('.series polyline');
    assert.equal(await ben.locator('.series polyline').count(), 4);
    assert.equal(await ben.locator('.series .game').count(), 4);
    const sums = await ben.evaluate(async (series) => {
      const shown = await (await fetch(`/api/series/${series}`)).json();
      const sum = [0, 0, 0, 0];
      for (const game of shown.games) for (const entry of game.ledger) sum[entry.seat] += entry.dollars;
      return { sum, balance: shown.places.map((place) => place.balance), over: shown.over };
    }, id);
    assert.deepEqual([sums.sum, sums.over], [sums.balance, true]);
    await ben.getByRole('link', { name: 'Watch the replay' }).first().click();
    await ben.waitForSelector('.board');
    assert.deepEqual([...page.faults, ...ben.faults], []);
    await ben.context().close();
    await page.context().close();
  });

  it('issue_13: the new table offers what can be played, and nothing else', async () => {
    const page = await house.person();
    await page.goto(`${house.url}/new`);
    await page.getByText('Evening', { exact: true }).click();
    await page.locator('.ways-open').click();
    const of = (name) => page.locator(`[data-switch="${name}"]`);
    assert.equal(await of('hire').inputValue(), 'true');
    await of('series').selectOption('single');
    assert.equal(await of('experience').count(), 0, 'experience needs a series (C6)');
    await of('scoring').selectOption('points');
    assert.equal(await of('hire').count(), 0, 'and hiring needs dollars (C5)');
    await page.keyboard.press('Escape');
    await page.getByText('Triangle', { exact: true }).click();
    await page.locator('.ways-open').click();
    assert.equal(await of('without_mercy').count(), 0, 'there is no sheriff (C8)');
    assert.deepEqual(await of('scoring').locator('option').evaluateAll((all) => all.map((one) => one.value)), ['off', 'points'], 'nor dollars (C4)');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.waitForSelector('.waiting');
    assert.equal(await page.evaluate(() => document.querySelectorAll('.chairs li').length), 3);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
});
