// Around the table: playing at once, coming by a link, one more game, new tables, own games, words and rules.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { midGame, missing, openHouse, program, robot, table } from './house.mjs';

const text = (page, selector) => page.locator(selector).first().textContent();

describe('around the table', { skip: missing() ?? false, timeout: 1_800_000, concurrency: 2 }, () => {
  let house;
  before(async () => {
    house = await openHouse(['--config', 'examples/load.toml']);
  });
  after(() => house?.close());

  /** Somebody who has never been here: nothing is kept in the browser. */
  async function newcomer(options = {}) {
    const { size = [1440, 900], ...rest } = options;
    const context = await house.browser.newContext({ viewport: { width: size[0], height: size[1] }, deviceScaleFactor: 0.25, locale: 'en-US', reducedMotion: 'reduce', ...rest });
    const page = await context.newPage();
    page.faults = [];
    page.on('pageerror', (error) => page.faults.push(String(error)));
    return page;
  }
  const json = async (path, options = {}) => {
    const answer = await fetch(house.url + path, { ...options, headers: { 'content-type': 'application/json', ...options.headers } });
    return answer.json();
  };

  it('gives a newcomer a fresh table of his own, 20 of 20 times, while 20 other quick games run', async () => {
    const others = new Set();
    for (let i = 0; i < 20; i++) {
      const { token } = await json('/api/tokens', { method: 'POST', body: JSON.stringify({ name: `Other ${i}` }) });
      const opened = await json('/api/quick', { method: 'POST', body: JSON.stringify({ preset: i % 2 ? 'first' : 'quick' }), headers: { authorization: `Bearer ${token}` } });
      others.add(opened.table);
    }
    assert.equal(others.size, 20, 'nobody was put at the table of another');
    const own = new Set();
    const come = async () => {
      const page = await newcomer();
      await page.goto(house.url);
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.waitForSelector('.board .hand .card');
      const id = page.url().split('/t/')[1];
      const { people, stage, settings } = await json(`/api/tables/${id}`);
      assert.deepEqual({ people, stage, public: settings.public }, { people: 1, stage: 'playing', public: false });
      assert.equal(await page.locator('.seat header .i').evaluateAll((icons) => icons.filter((icon) => icon.innerHTML.includes('o-robot')).length > 0), true);
      assert.ok((await page.locator('.seat [title="bot: Easy"]').count()) > 0, 'bots say their level, and newcomers get easy ones');
      own.add(id);
      assert.ok(!others.has(id));
      await page.context().close();
    };
    const lane = async () => {
      for (let i = 0; i < 5; i++) await come();
    };
    // Four newcomers at a time.
    await Promise.all([lane(), lane(), lane(), lane()]);
    assert.equal(own.size, 20);
    const listed = JSON.stringify((await json('/api/lobby')).tables);
    assert.deepEqual([...own, ...others].filter((id) => listed.includes(id)), [], 'private tables are nobody else’s business');
  });

  it('joins by a link: a name once, a chair of one’s own, rules in words, ready, play, rematch with both consents', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path } = await table(ann, house.url, { players: 4, switches: [{ name: 'beginner', value: 'true' }], name: 'Rio Bravo' });
    const ben = await newcomer({ size: [390, 844], hasTouch: true });
    await ben.goto(`${house.url}${path}?debug`);
    assert.match(await text(ben, '.join h2'), /Ann invites you/);
    const rules = await ben.locator('.table-rules').textContent();
    for (const words of ['Classic', 'No clock', 'Solid', 'Beginner game', 'On', 'printed: Off']) assert.ok(rules.includes(words), `${words} in ${rules}`);
    await ben.getByLabel('What shall we call you?').fill('Ben');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.waitForSelector('.chairs .you');
    assert.match(await text(ben, '.chairs .you'), /Ben\s*You/);
    assert.ok(await ben.getByRole('button', { name: 'Stand up' }).isVisible());
    assert.equal(await ben.locator('.join').count(), 0, 'asked once');
    // What the house refuses is seen.
    await ben.evaluate(() => window.saloon.say({ type: 'start' }));
    await ben.waitForSelector('.waiting .notice[role="alert"]');
    assert.match(await text(ben, '.waiting .notice'), /Only the host/);
    await ann.waitForFunction(() => document.querySelector('.readiness')?.textContent.includes('1 of 2 ready'));
    await ben.getByRole('button', { name: 'I am ready' }).click();
    await ann.waitForFunction(() => document.querySelector('.readiness')?.textContent.includes('2 of 2 ready'));
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann.waitForSelector('.board'), ben.waitForSelector('.board')]);
    // One name everywhere: at the seat, in the log, at the end; the character comes second.
    assert.ok((await ann.locator('.seat h3').allTextContents()).includes('Ben'));
    await ann.evaluate(() => (window.saloon.stage.guesses[1] = 'outlaw'));
    await Promise.all([ann.evaluate(robot, { seed: 1, limit: 600_000 }), ben.evaluate(robot, { seed: 2, limit: 600_000 })]);
    assert.ok((await ann.locator('.end .cast b').allTextContents()).includes('Ben'));
    await ann.getByRole('button', { name: 'Rematch' }).click();
    await ben.waitForFunction(() => document.querySelector('.again')?.textContent.includes('1 of 2 ready'));
    await ben.waitForTimeout(500);
    assert.ok(await ben.locator('.end').isVisible(), 'nobody’s result vanishes');
    assert.ok(await ann.locator('.end').isVisible());
    await ben.getByRole('button', { name: 'Rematch' }).click();
    await Promise.all([ann, ben].map((page) => page.waitForFunction(() => window.saloon.people.round === 2 && !document.querySelector('.end'))));
    assert.deepEqual(await ann.evaluate(() => Object.values(window.saloon.stage.guesses).filter(Boolean)), [], 'marks begin anew');
    assert.ok((await ann.evaluate(() => window.saloon.stage.log.length)) < 40, 'the log begins anew');
    assert.deepEqual([...ann.faults, ...ben.faults], []);
    await ann.context().close();
    await ben.context().close();
  });

  it('leaves a result on the screen of somebody the others play on without', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path } = await table(ann, house.url, { players: 4 });
    const ben = await house.person({ settings: { name: 'Ben', named: true } });
    await ben.goto(`${house.url}${path}?debug`);
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ann.waitForFunction(() => document.querySelectorAll('.chairs .person').length === 2);
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann.waitForSelector('.board'), ben.waitForSelector('.board')]);
    await Promise.all([ann.evaluate(robot, { seed: 3, limit: 600_000 }), ben.evaluate(robot, { seed: 4, limit: 600_000 })]);
    const result = await text(ben, '.end header');
    await ann.getByRole('button', { name: 'Rematch' }).click();
    await ann.getByRole('button', { name: 'Play without Ben' }).click();
    await ann.waitForFunction(() => window.saloon.people.round === 2 && !document.querySelector('.end'));
    await ben.waitForFunction(() => document.querySelector('.again')?.textContent.includes('new game'));
    assert.equal(await text(ben, '.end header'), result);
    await ben.getByRole('button', { name: 'Watch it' }).click();
    await ben.waitForFunction(() => !document.querySelector('.end') && window.saloon.people.round === 2);
    assert.deepEqual([...ann.faults, ...ben.faults], []);
    await ann.context().close();
    await ben.context().close();
  });

  it('joins a running game only on purpose, and says what one gets', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path, table: id } = await table(ann, house.url, { players: 4, public: true, name: 'Late' });
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await ann.waitForSelector('.board');
    const ben = await house.person({ settings: { name: 'Ben', named: true } });
    await ben.goto(`${house.url}/lobby`);
    const row = ben.locator('.tables li', { hasText: 'Late' });
    assert.match(await row.textContent(), /lives it has left and a role you learn when you sit/);
    await row.getByRole('link', { name: 'Ask to join' }).click();
    await ben.waitForURL(`**${path}`);
    await ben.getByRole('button', { name: 'Ask for a bot' }).click();
    await ben.getByRole('button', { name: /lives? left/ }).first().click();
    await ann.getByRole('button', { name: 'Let in' }).click();
    await ben.waitForSelector('.hand .card');
    assert.equal((await json(`/api/tables/${id}`)).people, 2);
    await ann.context().close();
    await ben.context().close();
  });

  it('asks friends for a password', async () => {
    const ann = await house.person({ settings: { named: true } });
    await ann.goto(`${house.url}/new`);
    await ann.locator('label.field', { hasText: /^Who may come/ }).locator('select').selectOption('password');
    await ann.locator('label.field', { hasText: /^Password/ }).locator('input').fill('rye whisky');
    await ann.getByRole('button', { name: 'Make the table' }).click();
    await ann.waitForSelector('.waiting');
    await ann.waitForFunction(() => document.querySelector('.table-rules')?.textContent.includes('password'));
    const ben = await house.person({ settings: { name: 'Ben' } });
    await ben.goto(ann.url());
    await ben.getByLabel('Password').fill('gin');
    await ben.getByRole('button', { name: 'Come in' }).click();
    await ben.waitForSelector('.problem');
    assert.match(await text(ben, '.problem'), /not the password/);
    await ben.getByLabel('Password').fill('rye whisky');
    await ben.getByRole('button', { name: 'Come in' }).click();
    await ben.waitForSelector('.waiting .join');
    await ann.context().close();
    await ben.context().close();
  });

  it('mutes somebody, and keeps a report for whoever runs the house', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path } = await table(ann, house.url, { players: 4 });
    const ben = await house.person({ settings: { name: 'Ben', named: true } });
    await ben.goto(house.url + path);
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.getByLabel('Say something').fill('you ride like a mule');
    await ben.getByRole('button', { name: 'Send' }).click();
    await ann.locator('.chatbox .speaker', { hasText: 'Ben' }).click();
    await ann.getByRole('button', { name: 'Report' }).click();
    await ann.getByLabel('Insults or threats').check();
    await ann.getByLabel('In your words').fill('called me a mule');
    await ann.getByRole('button', { name: 'Send the report' }).click();
    await ann.waitForSelector('.person-menu [role="status"]');
    await ann.getByRole('button', { name: 'Mute' }).click();
    await ann.keyboard.press('Escape');
    await ann.waitForFunction(() => !document.querySelector('.chatbox ul').textContent.includes('mule'));
    await ann.reload();
    await ann.waitForSelector('.chatbox');
    await ann.waitForTimeout(300);
    assert.ok(!(await text(ann, '.chatbox ul')).includes('mule'), 'it lasts');
    const kept = execFileSync(program, ['reports', '--data', house.data], { encoding: 'utf8' });
    assert.match(kept, /Ben .*insults[\s\S]*called me a mule[\s\S]*said: you ride like a mule/);
    await ann.context().close();
    await ben.context().close();
  });

  it('shows a picture and a sentence where a link is pasted', async () => {
    const ann = await house.person({ settings: { named: true } });
    const { path } = await table(ann, house.url, { players: 5, name: 'R&B "<b>' });
    await ann.waitForFunction(() => document.querySelector('.chairs .you')?.textContent.includes('Ann'));
    const html = await (await fetch(house.url + path, { headers: { 'accept-language': 'de' } })).text();
    const meta = Object.fromEntries([...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    assert.equal(meta['og:title'], 'R&amp;B &quot;&lt;b&gt;: ein Tisch für BANG!');
    assert.match(meta['og:description'], /Ann lädt dich ein.*4 freie Plätze/);
    assert.equal(meta['og:url'], house.url + path);
    const picture = await fetch(meta['og:image']);
    assert.equal(picture.headers.get('content-type'), 'image/png');
    assert.ok((await picture.arrayBuffer()).byteLength < 100_000);
    await ann.context().close();
  });

  for (const language of ['en', 'ru', 'de', 'zh-Hant'])
    it(`keeps what makes a new table in reach, with the decks in words: ${language}`, async () => {
      const page = await house.person({ language, settings: { named: true } });
      await page.goto(`${house.url}/new`);
      await page.waitForSelector('.presets');
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [[1440, 900], [1366, 768], [1280, 720], [390, 844], [844, 390]]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        // On a desktop and a laptop all of it is on one screen; on a phone at least every preset is.
        if (width >= 1280) assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1), `it fits ${width} x ${height}: ${await page.evaluate(() => document.documentElement.scrollHeight)}`);
        const cut = await page.locator('.presets label').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1).length);
        assert.equal(cut, 0, 'no preset is out of sight');
        const inside = await page.evaluate(() => document.querySelector('.make .btn').getBoundingClientRect().bottom);
        assert.ok(inside <= height, `the button ends at ${inside} of ${height}`);
        // Nothing of the decks is cut off, and each says what it does.
        for (const deck of await page.locator('.deck-choice').all()) {
          await deck.scrollIntoViewIfNeeded();
          const { right, said } = await deck.evaluate((node) => ({ right: node.getBoundingClientRect().right, said: node.querySelector('small').innerText.length }));
          assert.ok(right <= width + 0.5 && said > 30, `a deck ends at ${right} and says ${said} letters`);
        }
      }
      await page.context().close();
    });

  it('offers only the house rules that matter, finds them, and tells everybody what was changed', async () => {
    const page = await house.person({ settings: { named: true } });
    await page.goto(`${house.url}/new`);
    const names = () => page.locator('.switch > b').allTextContents();
    await page.locator('.house-open').click();
    await page.waitForSelector('.switch');
    let offered = (await names()).join('|');
    assert.ok(offered.includes('Beginner game') && offered.includes('Vulture Sam'), offered);
    for (const other of ['Sean Mallory', 'Thirst', 'Wild West Show', 'Green dodges', 'Flint Westwood']) assert.ok(!offered.includes(other), `${other} does not matter in the base game`);
    await page.keyboard.press('Escape');
    await page.locator('label.field', { hasText: /^Edition/ }).locator('select').selectOption('dodge-city+base');
    await page.locator('.house-open').click();
    await page.waitForSelector('.switch');
    offered = (await names()).join('|');
    assert.ok(offered.includes('Sean Mallory') && offered.includes('Green dodges'), offered);
    await page.getByPlaceholder('Search the switches').fill('mallory');
    await page.waitForFunction(() => document.querySelectorAll('.switch').length === 1);
    await page.locator('.switch select').selectOption('5');
    await page.getByRole('button', { name: 'Done' }).click();
    assert.match(await text(page, '.changed-list'), /Sean Mallory.*5/);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.waitForSelector('.table-rules');
    const guest = await newcomer();
    await guest.goto(page.url());
    await guest.waitForSelector('.changed-rules');
    assert.match(await text(guest, '.changed-rules'), /Sean Mallory: hand limit: 5 \(printed: /);
    await page.context().close();
    await guest.context().close();
  });

  it('keeps my games, counts them, saves and deletes them', async () => {
    const page = await house.person({ settings: { named: true } });
    await table(page, house.url, { players: 4 });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForSelector('.board');
    await page.evaluate(robot, { seed: 11, limit: 600_000 });
    await page.goto(`${house.url}/games`);
    await page.waitForSelector('.played li');
    assert.equal(await page.locator('.played li').count(), 1);
    assert.equal(await text(page, '.numbers .sum td'), '1');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
    assert.equal(saved.games.length, 1);
    const link = page.getByRole('link', { name: 'Watch the replay' });
    assert.equal(await link.getAttribute('href'), `/r/${saved.games[0].game}`);
    await link.click();
    await page.waitForSelector('.player');
    await page.goto(`${house.url}/games`);
    await page.getByRole('button', { name: 'Delete all of this' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForFunction(() => document.querySelector('.games .box')?.textContent.includes('not played a game'));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('leads from a rule’s code to its own text, and finds codes', async () => {
    const page = await house.person({ size: [390, 844] });
    await page.goto(`${house.url}/reference#CORE-DIST-04`);
    await page.waitForSelector('#CORE-DIST-04.here');
    assert.match(await text(page, '#CORE-DIST-04'), /Range\(A\) = the number of A's weapon in play/);
    await page.getByRole('searchbox').fill('core-beer');
    await page.waitForFunction(() => [...document.querySelectorAll('.book .entry')].some((entry) => entry.id.startsWith('CORE-BEER')));
    await page.getByRole('searchbox').fill('');
    for (const size of [{ width: 390, height: 844 }, { width: 1440, height: 900 }, { width: 720, height: 450 }]) {
      await page.setViewportSize(size);
      for (const section of ['cards', 'characters', 'switches']) {
        await page.locator(`.refbar a[href="#ref-${section}"]`).click();
        await page.waitForTimeout(100);
        const { heading, bar } = await page.evaluate((id) => ({ heading: document.getElementById(id).getBoundingClientRect().top, bar: document.querySelector('.refbar').getBoundingClientRect().bottom }), `ref-${section}`);
        assert.ok(heading >= bar - 1, `${section} at ${size.width}: the heading is at ${heading}, the bar ends at ${bar}`);
      }
    }
    await page.context().close();
  });

  it('says suits as people do, and draws names at the seats with the faces of the language', async () => {
    const said = { en: /(Jack|Queen|King|Ace|\d+) of (Hearts|Diamonds|Clubs|Spades)/, ru: /(Валет|Дама|Король|Туз|\d+) (червей|бубён|треф|пик)/, de: /(Herz|Karo|Kreuz|Pik) (Bube|Dame|König|Ass|\d+)/, 'zh-Hant': /(紅心|方塊|梅花|黑桃) ([JQKA]|\d+)/ };
    const faces = { en: /^"?Rye/, ru: /^"?Podkova/, de: /^"?Rye/, 'zh-Hant': /^"?Noto Serif CJK/ };
    for (const language of Object.keys(said)) {
      const page = await house.person({ language });
      assert.ok(await midGame(page, house.url, { players: 4, aim: false, turn: 1 }));
      assert.match(await page.locator('.hand .card').first().textContent(), said[language]);
      assert.match(await page.locator('.seat h3').first().evaluate((node) => getComputedStyle(node).fontFamily), faces[language]);
      await page.context().close();
    }
  });

  it('draws a code that a camera can read', async () => {
    const page = await house.person({ settings: { named: true } });
    await table(page, house.url);
    await page.waitForSelector('.qr');
    // Three corners with their eyes, as the library wrote them.
    const { size, dark } = await page.locator('.qr').evaluate((code) => ({ size: Number(code.getAttribute('viewBox').split(' ')[2]) - 6, dark: code.querySelector('path').getAttribute('d') }));
    assert.ok(size >= 25 && (size - 17) % 4 === 0);
    for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]]) for (const [dx, dy] of [[0, 0], [6, 6], [3, 3]]) assert.ok(dark.includes(`M${x + dx} ${y + dy}h1`), `${x + dx}, ${y + dy}`);
    await page.context().close();
  });
});
