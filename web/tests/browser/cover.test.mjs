// Every question and every card of the base game, Dodge City and the event decks, answered and played with the mouse and with a finger.
// The positions come from the engine (crates/protocol/tests/positions.rs): what is asked, what is legal and what follows.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { feed, full, missing, openHouse } from './house.mjs';

const { questions, kinds, positions } = feed();

/** Where one touches to give this answer, one touch after the other. */
async function answer(page, action) {
  const touch = async (...places) => {
    const query = places.join(', ');
    // What lies free and still is touched at once; everything else is waited for. Cards of the hand make way for the pointer.
    const at = query.includes('.hand') ? null : await page.evaluate((wanted) => {
      const node = document.querySelector(wanted);
      const { left, top, width, height } = node?.getBoundingClientRect() ?? {};
      const [x, y] = [left + width / 2, top + height / 2];
      return node && !node.disabled && (node.closest('.hand, .me, .seat, .aside, .ask') ?? node).getAnimations({ subtree: true }).length === 0 && node.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    }, query);
    if (at) return page.mouse.click(at.x, at.y);
    const place = page.locator(query).first();
    await place.scrollIntoViewIfNeeded({ timeout: 40_000 });
    await place.click({ timeout: 40_000 });
  };
  const card = (id) => `[data-card="${id}"]`;
  const first = {
    play: () => [`.hand ${card(action.with?.card)}`],
    use: () => ('card' in action.with.source ? [`.me .front ${card(action.with.source.card)}`] : [`.opts [data-source="ability:${Object.values(action.with.source).flat().join('/')}"]`]),
    pick: () => [`.aside .card.legal${card(action.with)}`, `.hand .card.legal${card(action.with)}`, `.mini.legal${card(action.with)}`, `.me .front .card.legal${card(action.with)}`, `.opts [data-source="pick:${action.with}"]`],
    pass: () => ['.opts [data-source="pass"]'],
    rest: () => ['.opts [data-source="rest"]'],
    name: () => [`.seat[data-seat="${action.with}"] .aimat`, `.opts [data-source="seat:${action.with}"]`],
    choose: () => (action.with === 'hand' ? ['.fan.legal'] : typeof action.with === 'object' ? [`.opts [data-source="choose:${Object.values(action.with)[0]}"]`] : [`.${action.with} .legal`, `.opts [data-source="choose:${action.with}"]`]),
  };
  await touch(...first[action.do]());
  // A question that wants several cards takes them together.
  const missing = await page.evaluate(() => window.saloon.stage.reply.several - window.saloon.stage.reply.heap.length);
  for (let i = 0; i < missing; i++) await touch('.hand .card.legal');
  if ((await page.locator('.opts .heap').count()) > 0) return touch('.opts .heap');
  for (let touches = 0; touches < 6; touches++) {
    const need = await page.evaluate(() => (window.saloon.stage.reply.sent ? null : window.saloon.stage.reply.now.need));
    const { aim, kind, pay } = action.with ?? {};
    if (need === null) return;
    if (need === 'kind') await touch(`.opts [data-kind="${kind}"]`);
    else if (need === 'seat' && aim.card !== null && (await page.evaluate((seat) => window.saloon.stage.reply.now.wholes.has(seat), aim.seat))) await touch(`[data-seat="${aim.seat}"] .legal${card(aim.card)}`);
    else if (need === 'seat' && (await page.locator(`.me[data-seat="${aim.seat}"] .aimat`).count()) > 0) {
      // One's own panel is touched where the name stands: the rest of it may be full of cards.
      await page.locator('.me .aimat').click({ position: { x: 16, y: 16 }, timeout: 40_000 });
    } else if (need === 'seat') await touch(`.seat[data-seat="${aim.seat}"] .aimat`);
    else if (need === 'card' && aim.card === null) await touch(`[data-seat="${aim.seat}"] .fan.legal`);
    else if (need === 'card') await touch(`[data-seat="${aim.seat}"] .legal${card(aim.card)}`, `.hand .legal${card(aim.card)}`);
    else if (need === 'pay') {
      const paid = await page.evaluate(() => window.saloon.stage.reply.picked.pay);
      await touch(`.hand ${card(pay.find((id) => id !== null && !paid.includes(id)))}`);
    } else await touch('.opts .btn.main');
  }
}

describe('everything that can be asked and played', { skip: missing() ?? false, timeout: 1_800_000, concurrency: 2 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  for (const [device, size] of [['mouse', [1440, 900]], ['finger', [390, 844]]])
    it(`is answered with the ${device}`, async () => {
      const page = await house.person({ size });
      let line;
      let sent = null;
      await page.routeWebSocket(/\/socket$/, (socket) => {
        line = socket;
        socket.onMessage((text) => {
          const message = JSON.parse(String(text));
          if (message.type === 'hello') socket.send(JSON.stringify({ type: 'welcome', protocol: 2, rules: 1, table: 'test', name: 'Ann', seat: positions[0].table.me }));
          if (message.type === 'act') sent = message;
        });
      });
      await page.goto(`${house.url}/t/aaaaaaaaaaaa?debug`);
      await page.waitForFunction(() => window.saloon?.state === 'on');
      // Nobody answers here; the heart need not beat.
      await page.evaluate(() => clearInterval(window.saloon.pulse));
      const seen = new Set();
      for (const [at, position] of positions.entries()) {
        const what = position.shows.join(' ');
        sent = null;
        line.send(JSON.stringify({ ...full(position, 1000 * (at + 1)), type: 'full' }));
        if (position.offer.ask.question.is === 'arrange') {
          // The dead are not asked in which order their cards go.
          for (let waited = 0; sent === null && waited < 100; waited++) await page.waitForTimeout(10);
          assert.equal(sent?.action.do, 'rest', what);
          for (const one of position.shows) seen.add(one);
          continue;
        }
        await page.waitForFunction((number) => window.saloon.stage.reply.open && window.saloon.stage.reply.offer.ask.number === number, position.offer.ask.number);
        await answer(page, position.action).catch((error) => assert.fail(`${what}: ${JSON.stringify(position.action)} cannot be touched: ${error.message.slice(0, 600)}`));
        for (let waited = 0; sent === null && waited < 50; waited++) await page.waitForTimeout(10);
        assert.ok(sent, `${what}: nothing was sent`);
        const pays = (action) => (action.with?.pay ? { ...action, with: { ...action.with, pay: [...action.with.pay].sort() } } : action);
        assert.deepEqual(pays(sent.action), pays(position.action), what);
        assert.ok(await page.evaluate((action) => window.saloon.stage.reply.answers.some((one) => JSON.stringify(one) === JSON.stringify(action)), sent.action), `${what}: the answer is one of the offer`);
        line.send(JSON.stringify({ type: 'step', version: 1000 * (at + 1) + 1, ...position.after, clock: null, answers: sent.id }));
        await page.waitForFunction((number) => !window.saloon.stage.busy && (window.saloon.stage.view.ask?.number ?? null) === number, position.after.table.ask?.number ?? null);
        assert.deepEqual(page.faults, [], what);
        for (const one of position.shows) seen.add(one);
      }
      const unasked = questions.filter((is) => !seen.has(`ask:${is}`));
      const unplayed = kinds.filter((kind) => !['play', 'answer', 'use'].some((verb) => seen.has(`${verb}:${kind}`)));
      console.log(`${device}: ${positions.length} positions; ${questions.length - unasked.length} of ${questions.length} questions, ${kinds.length - unplayed.length} of ${kinds.length} cards, ${[...seen].filter((one) => one.startsWith('ability:')).length} abilities`);
      assert.deepEqual({ unasked, unplayed }, { unasked: [], unplayed: [] }, 'questions and cards that nobody met');
      await page.context().close();
    });
});
