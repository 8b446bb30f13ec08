// Ways to sit down: two players with two characters each, three players, six with a hidden card, a series with auctions.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, reach, robot, table } from './house.mjs';

const on = (...names) => names.map((name) => ({ name, value: 'true' }));

describe('ways to sit down', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse(['--config', 'examples/load.toml']);
  });
  after(() => house?.close());

  async function start(page, settings) {
    await table(page, house.url, { edition: 'compendium', ...settings });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForSelector('.board');
  }

  /** What of these lies on the screen without being covered, at every size. */
  async function seenEverywhere(page, queries) {
    for (const size of [[1440, 900], [1280, 720], [390, 844], [844, 390]]) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      const faults = await page.evaluate(async (wanted) => {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        const out = [];
        for (const [query, count] of Object.entries(wanted)) {
          const nodes = [...document.querySelectorAll(query)];
          if (nodes.length !== count) out.push(`${nodes.length} of ${query}`);
          for (const node of nodes) {
            const { left, right, top, bottom, width } = node.getBoundingClientRect();
            if (width < 20 || left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) out.push(`${query} is not whole on the screen`);
            else if (!node.contains(document.elementFromPoint(left + Math.min(width / 2, 30), (top + bottom) / 2))) out.push(`${query} is covered`);
          }
        }
        if (document.documentElement.scrollWidth > innerWidth + 1) out.push('the page is cut');
        return out;
      }, queries);
      assert.deepEqual(faults, [], `at ${size.join(' x ')}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  it('two players with two characters each, to the end', async () => {
    const page = await house.person();
    await start(page, { players: 2 });
    // Characters are picked from those that lie open, and it is said what each can do.
    await page.evaluate(robot, { seed: 5, limit: 60_000, stop: 'draft' });
    const offered = page.locator('.ask.casting .opts .btn');
    assert.ok((await offered.count()) >= 2);
    for (const text of await offered.locator('small').allTextContents()) assert.ok(text.length > 20, text);
    assert.equal(await page.locator('.active, .passive').count(), 0, 'nobody acts yet');
    // Phase 0 is a choice on the table: one of my two characters is named.
    let chosen = 0;
    for (let seed = 6; ; seed++) {
      const result = await page.evaluate(robot, { seed, limit: 360_000, stop: 'activate' });
      if (!result.stopped) break;
      const { ways, number } = await page.evaluate(() => ({ ways: window.saloon.stage.reply.sources, number: window.saloon.stage.reply.offer.ask.number }));
      assert.equal(ways.length, 2, 'two to choose from');
      const begun = await page.evaluate(() => window.saloon.stage.view.turn.number > 0);
      if (begun) {
        chosen++;
        assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll('.pair .me.target .aim')].map((node) => node.textContent.trim().replace(/\d$/, ''))), ['This one acts', 'This one acts']);
        if (chosen === 1) await seenEverywhere(page, { '.pair .me': 2, '.ring .seat': 2, '.ask': 1, '.ring .seat.active': 1, '.pair .me.active': 1 });
        await page.locator('.pair .me.target .aimat').nth(chosen % 2).click();
      } else await page.locator('.ask .opts .btn').first().click();
      // The same may be asked again at once, but it is another question.
      await page.waitForFunction((asked) => window.saloon.stage.reply.offer?.ask.number !== asked, number);
    }
    assert.ok(chosen > 0, 'a turn began with the choice');
    assert.equal(await page.locator('.end .cast li').count(), 4);
    assert.match(await page.locator('.end .because').textContent(), /^Both characters of one player are out/);
    assert.match(await page.locator('.end header').textContent(), /You win\.|You lose\. ?[A-Z]\w+ wins\./);
    // The log names who took which character.
    const { took, names } = await page.evaluate(() => ({ took: [...document.querySelectorAll('.rail.log li')].map((node) => node.textContent.trim()), names: window.saloon.stage.playerOf(3) }));
    assert.ok(took.some((line) => /^You are /.test(line)) && took.some((line) => line.startsWith(`${names} is `)) || took.length < 40, took.slice(0, 8).join('; '));
    await page.goto(`${house.url}${await page.locator('.end a[href^="/r/"]:not([href*="/study"])').getAttribute('href')}`);
    await page.waitForSelector('.board .seat');
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

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
    const seen = { right: 0, wrong: 0 };
    const said = ['crime-is-defeated', 'the-law-is-dead'];
    const settings = { players: 6, fill: 'random', switches: [{ name: 'role_deal_six', value: 'hidden_removal' }] };
    let games = 0;
    for (let seed = 1; seed < 60 && (seen.right === 0 || seen.wrong === 0); seed++) {
      // Somebody else each time: nobody has more than a few tables at once.
      const page = await house.person();
      await page.goto(`${house.url}/credits`);
      const found = await page.evaluate(reach, { seed, settings, wanted: said.map((what) => `declare/${what}`) });
      games += found?.tries ?? 0;
      if (found) {
        await page.goto(`${house.url}${found.path}?debug`);
        const button = page.locator(said.map((what) => `.opts .btn[data-source="choose:${what}"]`).join(', ')).first();
        await button.waitFor();
        // The button says what it proves, and what it risks.
        assert.match(await button.textContent(), /“(Crime is defeated|The law is dead)”: if no .* wins?; if .*, it is you against/);
        if (seed === 1) await seenEverywhere(page, { '.ask': 1, '.me': 1 });
        const number = await page.evaluate(() => window.saloon.stage.reply.offer.ask.number);
        await button.click();
        await page.waitForFunction((before) => window.saloon.stage.view.winner !== null || (window.saloon.stage.view.ask?.number ?? 0) > before, number);
        const { won, fights } = await page.evaluate(() => ({ won: window.saloon.stage.view.winner !== null, fights: window.saloon.stage.view.last_stand === true }));
        assert.ok(won || fights, 'it was so, or those who are left fight it out');
        const what = won ? 'right' : 'wrong';
        // It was so, and that is the end; or only the last one standing wins, which my panel says as long as I am one of them.
        const goal = fights ? await page.waitForFunction(() => document.querySelector('.me .goal')?.textContent ?? (document.querySelector('.end') || !window.saloon.stage.mine?.alive ? 'too late' : null)).then((found) => found.jsonValue()) : '';
        if (goal !== 'too late' && seen[what]++ === 0) {
          if (fights) assert.match(goal, /last one standing/i);
          await page.evaluate(robot, { seed, limit: 360_000 });
          await page.waitForSelector('.end');
          assert.equal(await page.locator('.end .cast li').count(), 6);
        }
        assert.deepEqual(page.faults, []);
      }
      await page.context().close();
    }
    console.log(`declarations in ${games} games: ${JSON.stringify(seen)}`);
    assert.ok(seen.right > 0 && seen.wrong > 0, JSON.stringify(seen));
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
    // What is asked, what I have and what I can answer is in sight without scrolling.
    await seenEverywhere(page, { '.auction h2': 1, '.auction .purse': 1, '.auction > .opts .btn.main': 1 });
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

  it('issue_13: the new table offers what can be played, and nothing else (C1 to C10)', async () => {
    const page = await house.person();
    await page.goto(`${house.url}/new`);
    await page.waitForSelector('.presets');
    const of = (name) => page.locator(`[data-switch="${name}"]`);
    const field = (label) => page.locator('label.field', { hasText: label }).locator('select');
    const values = (select) => select.locator('option').evaluateAll((all) => all.map((one) => one.value));
    const ways = async (look) => {
      await page.locator('.ways-open').click();
      await page.waitForSelector('dialog[open] .switch');
      await look();
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    };
    // C1, C2, C3: as many as the edition is made for, and eight only with both sets of cards.
    const seats = { classic: '4567', 'dodge-city': '34567', 'dodge-city+base': '345678', compendium: '2345678', official: null };
    for (const [edition, wanted] of Object.entries(seats)) {
      await field(/^Edition/).selectOption(edition);
      if (wanted) assert.equal((await values(field(/^Players/))).join(''), wanted, edition);
      for (const boxes of await values(field(/^Boxes/))) {
        await field(/^Boxes/).selectOption(boxes);
        const both = boxes.includes('base') && boxes.includes('dodge-city');
        if (boxes !== '' && !both) assert.ok(!(await values(field(/^Players/))).includes('8'), `eight in ${edition} with ${boxes}`);
      }
    }
    // C1: six with a hidden card are six.
    await field(/^Edition/).selectOption('compendium');
    for (const players of ['5', '6']) {
      await field(/^Players/).selectOption(players);
      await ways(async () => assert.equal(await of('role_deal_six').count(), players === '6' ? 1 : 0));
    }
    // C5, C6: what money buys needs dollars, and experience a series.
    await page.getByText('Evening', { exact: true }).click();
    await ways(async () => {
      assert.equal(await of('hire').inputValue(), 'true');
      await of('series').selectOption('single');
      assert.equal(await of('experience').count(), 0, 'experience needs a series (C6)');
      await of('scoring').selectOption('points');
      for (const bought of ['hire', 'bounties', 'experience']) assert.equal(await of(bought).count(), 0, `${bought} needs dollars (C5)`);
    });
    // C9: each option in its own edition.
    await ways(async () => assert.equal(await of('keep_character').count(), 0, 'characters are kept in classic and official (C9)'));
    await field(/^Edition/).selectOption('classic');
    await ways(async () => {
      assert.deepEqual(await values(of('scoring')), ['off', 'points'], 'dollars belong to compendium (C9)');
      assert.equal(await of('without_mercy').count(), 0);
      assert.equal(await of('keep_character').count(), 1);
    });
    // C7: where everything may be mixed, whoever hires does not keep.
    await page.locator('.house-open').click();
    await page.locator('dialog select[aria-label="House rules"]').selectOption('true');
    await page.getByRole('button', { name: 'Done' }).click();
    await ways(async () => {
      await of('scoring').selectOption('dollars');
      assert.equal(await of('keep_character').count(), 1);
      await of('hire').selectOption('true');
      assert.equal(await of('keep_character').count(), 0, 'hiring and keeping exclude each other (C7)');
    });
    // C4, C8: three have neither dollars nor a sheriff to be without mercy.
    await page.getByText('Triangle', { exact: true }).click();
    await ways(async () => {
      assert.equal(await of('without_mercy').count(), 0, 'there is no sheriff (C8)');
      assert.deepEqual(await values(of('scoring')), ['off', 'points'], 'nor dollars (C4)');
    });
    // C10: no events but in the editions that know them, and two play without the show.
    const decks = () => page.locator('.deck-choice b').allTextContents();
    await page.locator('.deck-choice', { hasText: 'Wild West Show' }).click();
    await field(/^Players/).selectOption('2');
    assert.deepEqual(await decks(), ['High Noon', 'A Fistful of Cards']);
    await page.locator('.deck-choice', { hasText: 'High Noon' }).click();
    await field(/^Edition/).selectOption('classic');
    assert.deepEqual(await page.locator('.deck-choice input').evaluateAll((boxes) => boxes.filter((box) => box.checked).length), 0);
    await page.getByText('Triangle', { exact: true }).click();
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.waitForSelector('.waiting');
    assert.equal(await page.evaluate(() => document.querySelectorAll('.chairs li').length), 3);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
});
