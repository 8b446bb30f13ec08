// Event cards at the table: whole games with everything on, every sight of them in four languages, the page that chooses the decks.
// The positions come from the engine (crates/protocol/tests/positions.rs).
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { feed, full, missing, openHouse, robot, stand, table } from './house.mjs';

const { positions } = feed();
const catalog = JSON.parse(readFileSync(new URL('../../src/protocol/catalog.json', import.meta.url), 'utf8'));
const pictures = process.env.SCREENS_DIR;
const games = Number(process.env.SHOW_GAMES ?? 3);
const languages = ['en', 'ru', 'de', 'zh-Hant'];
/** So slow that a busy machine sees it too; `hurry` goes on. */
const slowly = 0.02;
const devices = { desktop: [1440, 900], phone: [390, 844] };
const seen = (sight) => positions.find(({ shows }) => shows.includes(`see:${sight}`));

/** Texts that are ids, and so missing in the language. */
const untold = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.board *')].flatMap((node) => [...node.childNodes]).filter((node) => node.nodeType === 3).map((node) => node.data.trim()).filter((text) => /^(events|event|mind|seat|me|deck|chat|line|ask|log)-[a-z-]+$/.test(text)));

async function picture(page, name) {
  if (pictures) await page.screenshot({ path: `${pictures}/events-${name}.png` });
}

describe('event cards', { skip: missing() ?? false, timeout: 3_600_000, concurrency: 2 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
    if (pictures) mkdirSync(pictures, { recursive: true });
  });
  after(() => house?.close());

  it(`a clicking robot finishes ${games} games with everything on`, async () => {
    const asked = {};
    const met = new Set();
    const lane = async (first) => {
      for (let game = first; game < games; game += 2) {
        const page = await house.person({ coarse: true });
        await page.goto(`${house.url}/credits`);
        const preset = await page.evaluate(async () => (await (await fetch('/api/editions')).json()).presets.find(({ id }) => id === 'everything').settings);
        await table(page, house.url, { ...preset, players: 5 + (game % 4), pace: 'none', bot_pause: 0 });
        await page.getByRole('button', { name: 'Start the game' }).click();
        await page.waitForSelector('.board');
        await page.evaluate(() => {
          const { stage } = window.saloon;
          window.met = new Set();
          setInterval(() => [stage.view?.events?.main, stage.view?.events?.side].forEach((event) => event && window.met.add(event)), 5);
        });
        const result = await page.evaluate(robot, { seed: 900 + game, limit: 600_000 });
        for (const event of await page.evaluate(() => [...window.met])) met.add(event);
        for (const [key, count] of Object.entries(result.asked)) asked[key] = (asked[key] ?? 0) + count;
        assert.deepEqual(page.faults, []);
        await page.context().close();
      }
    };
    await Promise.all([lane(0), lane(1)]);
    console.log(`questions answered: ${JSON.stringify(asked)}; ${met.size} events met`);
    assert.ok(met.size > 0, 'events were turned up');
  });

  for (const [device, size] of Object.entries(devices))
    for (const language of languages)
      it(`are seen on a ${device}, ${language}`, async () => {
        // A reveal: the card turns over, a sentence says what changes, those it concerns glow.
        const reveal = seen('reveal');
        const { page, say } = await stand(house, reveal, { size, language, speed: slowly });
        const { changes } = reveal.after.events.find(({ fact }) => fact === 'revealed');
        const { event, concerns } = changes[0].revealed;
        // Only the reveal: what led to it has its own tests.
        const told = reveal.after.events.slice(reveal.after.events.findIndex(({ fact }) => fact === 'revealed'));
        say({ type: 'step', version: 1001, events: told, table: reveal.after.table, offer: reveal.after.offer, clock: null, answers: null });
        await page.waitForSelector('.reveal');
        assert.equal(await page.locator('.reveal .eventface').count(), 1);
        const words = await page.locator('.reveal p').first().textContent();
        assert.ok(words.length > 8 && !words.includes('event-'), words);
        const glowing = await page.locator('.glow').evaluateAll((nodes) => nodes.map((node) => Number(node.dataset.seat)).sort());
        assert.deepEqual(glowing, [...concerns].sort(), `${event} concerns them`);
        assert.ok(await page.locator(`svg use[href$="#e-${event}"]`).count() > 0);
        await picture(page, `reveal-${device}-${language}`);
        await page.evaluate(() => window.saloon.stage.hurry());
        await page.waitForSelector('.reveal', { state: 'detached' });
        assert.deepEqual(await untold(page), []);

        for (const sight of ['ghost', 'open-hands', 'gag']) {
          const position = seen(sight);
          say(full(position, 2000 + sight.length));
          await page.waitForFunction((number) => window.saloon.stage.view?.ask?.number === number && !window.saloon.stage.busy, position.table.ask.number);
          const { events } = position.table;
          for (const lies of [events.main, events.side].filter(Boolean)) assert.ok(await page.locator(`.eventcard[data-event="${lies}"]`).isVisible(), lies);
          assert.equal(await page.locator('.mind').count(), (events.means ?? []).length, 'what they mean to me stands there');
          assert.equal(await page.locator(`.way.${events.turns}`).count(), 1);
          if (events.next) assert.ok(await page.locator('.next').isVisible());
          if (sight === 'ghost') {
            const ghost = events.ghosts.find((seat) => seat !== position.table.me);
            assert.ok(await page.locator(`.seat.ghost[data-seat="${ghost}"] .spook`).isVisible());
          }
          if (sight === 'open-hands')
            for (const { seat, hand } of position.table.seats.filter(({ seat }) => seat !== position.table.me)) assert.equal(await page.locator(`.seat[data-seat="${seat}"] .minis.open .mini`).count(), hand.length, `hand of ${seat}`);
          if (sight === 'gag') {
            if (device === 'phone') await page.locator('.sheetbar button').last().click();
            const box = page.locator('.chatbox:visible');
            const price = await box.locator('.hint', { hasText: /1/ }).count();
            assert.ok(price > 0, 'what talking costs is said before the first word');
            await box.locator('input').fill('hands up');
            await box.locator('form .btn').click();
            const asked = box.getByRole('alertdialog');
            await asked.waitFor();
            const hidden = await asked.evaluate((node) => node.scrollWidth - node.clientWidth);
            assert.ok(hidden <= 0, `both answers are seen whole: ${hidden} pixels are not`);
          }
          assert.deepEqual(await untold(page), []);
          await picture(page, `${sight}-${device}-${language}`);
          if (sight === 'gag' && device === 'phone') await page.keyboard.press('Escape');
        }
        assert.deepEqual(page.faults, []);
        await page.context().close();
      });

  it('a slip is shown at the seat', async () => {
    const gag = seen('gag');
    const { page, say } = await stand(house, gag, { speed: slowly });
    const who = gag.table.seats.find(({ seat, alive }) => alive && seat !== gag.table.me).seat;
    say({ type: 'step', version: 1001, events: [{ fact: 'spoke', line: { id: 'log-spoke', args: { who: { seat: who } } }, changes: [{ spoke: { seat: who } }] }], table: gag.table, offer: gag.offer, clock: null, answers: null });
    await page.waitForSelector(`.seat[data-seat="${who}"] .mark.gag`);
    assert.ok(await page.locator('.occasion').isVisible());
    await picture(page, 'slip');
    await page.context().close();
  });

  it('who is ordered sees who orders', async () => {
    const position = positions.find(({ shows }) => shows.includes('ask:dorothy-rage-card'));
    const { page } = await stand(house, position, {});
    const by = position.table.turn.seat;
    assert.equal(position.table.events.ordered, position.table.me);
    assert.ok(await page.locator(`.seat[data-seat="${by}"] .sign`).first().isVisible());
    assert.match(await page.locator('.me .signs').textContent(), /by order of/);
    await picture(page, 'ordered');
    await page.context().close();
  });

  it('the decks are chosen in words, and presets bring them along', async () => {
    const page = await house.person();
    await page.goto(`${house.url}/new`);
    await page.waitForSelector('.deck-choice');
    assert.equal(await page.locator('.deck-choice').count(), 3);
    assert.equal(await page.locator('.deck-choice .deck-pics svg').count(), 12);
    const chosen = () => page.locator('.deck-choice input').evaluateAll((boxes) => boxes.map((box) => box.checked));
    for (const [preset, decks] of [['High Noon', [true, false, false]], ['Fistful', [false, true, false]], ['Everything', [true, true, true]]]) {
      await page.locator('.presets label', { hasText: preset }).click();
      assert.deepEqual(await chosen(), decks, preset);
    }
    await page.locator('.presets label', { hasText: 'Quick game' }).click();
    assert.deepEqual(await chosen(), [false, false, false]);
    // Choosing a deck brings the rules that know events.
    await page.locator('.deck-choice', { hasText: 'High Noon' }).click();
    await page.locator('.deck-choice', { hasText: 'Wild West Show' }).click();
    assert.deepEqual(await chosen(), [true, false, true]);
    await picture(page, 'new-table');
    await page.locator('.make .btn').click();
    await page.waitForSelector('.waiting');
    await page.waitForSelector('.table-rules');
    const said = await page.locator('.table-rules').textContent();
    assert.ok(said.includes('High Noon') && said.includes('Wild West Show'), said);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  it('every event has a drawing of its own and an entry in the reference', async () => {
    const page = await house.person();
    await page.goto(`${house.url}/reference#event-the-sermon`);
    await page.waitForSelector('#event-the-sermon.here');
    const entries = await page.locator('.entry[id^="event-"]').evaluateAll((nodes) => nodes.map((node) => [node.id.slice(6), node.querySelector('use')?.getAttribute('href') ?? '']));
    assert.deepEqual(entries.map(([id]) => id).sort(), Object.keys(catalog.events).sort());
    const sheet = await page.evaluate(async (url) => (await fetch(url)).text(), entries[0][1].split('#')[0]);
    const drawings = new Set();
    for (const [id, href] of entries) {
      assert.ok(href.endsWith(`#e-${id}`), href);
      const drawing = new RegExp(`<symbol id="e-${id}"[^>]*>(.*)</symbol>`).exec(sheet)?.[1];
      assert.ok(drawing, `${id} is drawn`);
      drawings.add(drawing);
    }
    assert.equal(drawings.size, entries.length, 'no two look the same');
    await page.context().close();
  });
});
