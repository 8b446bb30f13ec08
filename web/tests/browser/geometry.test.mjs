// Every size works: over all sizes, numbers of players and questions, nothing that can be touched lies under something else,
// no panel overlaps another, and no name is cut. Checked by geometry, in positions the engine wrote.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { feed, full, missing, openHouse } from './house.mjs';

const { positions } = feed();
const shots = process.env.SCREENS_DIR;

const sizes = [[360, 740], [390, 844], [844, 390], [1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080]];
/** The same windows at 200 % zoom: half the room. */
const zoomed = [[640, 360], [683, 384], [720, 450], [960, 540]];

/** One position for every question, and those in which something is aimed or paid. */
const wanted = positions.filter(({ offer, shows }) => offer.ask.question.is !== 'arrange' && (shows.some((what) => /^(ask|see):|^play-at-card/.test(what)) || shows.includes('play:cat-balou') || shows.includes('play:rag-time') || shows.includes('ability:sid-ketchum')));

/** The same position with this many at the table: those who are missing look like those who are there. */
function crowded({ table, ...position }, players) {
  const seats = structuredClone(table.seats);
  const others = seats.filter(({ seat }) => seat !== table.me);
  const characters = ['slab-the-killer', 'vulture-sam', 'suzy-lafayette', 'calamity-janet', 'bart-cassidy', 'willy-the-kid', 'lucky-duke', 'sid-ketchum'];
  for (let seat = seats.length; seat < players; seat++) seats.push({ ...structuredClone(others[seat % others.length]), seat, role: null, alive: true, character: characters[seat] });
  return { ...position, table: { ...table, seats } };
}

/** The same position for somebody who may see all cards: the fans open to real cards. */
function open({ table, ...position }) {
  const seats = structuredClone(table.seats);
  const faces = seats.find(({ seat }) => seat === table.me).hand.filter((card) => card !== null);
  for (const one of seats) one.hand = Array.from({ length: Math.max(5, one.hand.length) }, (_, i) => one.hand[i] ?? { ...faces[i % faces.length], id: 900 + i });
  return { ...position, shows: ['open hands'], table: { ...table, seats } };
}

/** What a server says around a position, with a clock running. */
const clocked = (position, version) => full(position, version, { seat: position.table.ask.seat, left: 60_000, total: 60_000 });

/** What is wrong with what is on the screen. Runs inside the page. */
function faults() {
  const out = [];
  const shown = (node) => {
    const { visibility, display, pointerEvents } = getComputedStyle(node);
    const { width, height } = node.getBoundingClientRect();
    return visibility === 'visible' && display !== 'none' && pointerEvents !== 'none' && width > 2 && height > 2;
  };
  const called = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join('.')}${node.dataset.card ? `#${node.dataset.card}` : ''}`.slice(0, 60);
  // Whatever can be touched can be hit where it is seen; cards of a hand may overlap, but each keeps a strip.
  for (const node of document.querySelectorAll('.board button, .board a, .board input, .board select, .top button, .top a')) {
    if (!shown(node) || node.disabled || node.closest('[aria-hidden="true"], .sr')) continue;
    // Under an open aim the seat as a whole is the target.
    if (node.closest('.seat.target, .me.target') && !node.matches('.aimat')) continue;
    if (node.closest('.seat:has(.aimat)') && !node.matches('.aimat')) continue;
    let hits = 0;
    let all = 0;
    const count = () => {
      [hits, all] = [0, 0];
      const box = node.getBoundingClientRect();
      const hit = (x, y) => node.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
      // Most things lie quite free; only the others are looked at closely.
      if (hit(0.5, 0.5) && hit(0.1, 0.1) && hit(0.9, 0.1) && hit(0.1, 0.9) && hit(0.9, 0.9)) return (hits = all = 1);
      for (let x = 0.1; x < 1; x += 0.2) for (let y = 0.1; y < 1; y += 0.2) {
        all++;
        if (hit(x, y)) hits++;
      }
      return hits / all;
    };
    const least = node.matches('.hand .card, .me .front .card, .mini') ? 0.15 : node.matches('.who-face, .aimat') ? 0.3 : node.matches('.card') ? 0.55 : 0.7;
    // What lies outside the window is looked at where it scrolls to.
    if (count() < least) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (hits / all < least && count() < least) {
      const box = node.getBoundingClientRect();
      const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      out.push(`${called(node)} is hit at ${hits} of ${all} points, under ${found ? called(found) : 'nothing'}`);
    }
  }
  scrollTo(0, 0);
  document.querySelector('.board')?.scrollTo(0, 0);
  // A hand scrolls sideways; the little that scrolling into view has moved it up is undone.
  if (document.querySelector('.hand')) document.querySelector('.hand').scrollTop = 0;
  // Panels keep clear of each other.
  const panels = ['.seat', '.me', '.ask', '.pile .card', '.eventcard', '.mind', '.next', '.way', '.aside', '.hand', '.rail', '.sheetbar button', '.top'].flatMap((query) => [...document.querySelectorAll(query)]).filter(shown);
  /** The part of a panel that is not scrolled out of sight. */
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const frame = node.parentElement.closest('.ring, .mine');
    if (!frame || getComputedStyle(frame).overflowY === 'visible') return box;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return { left: Math.max(left, box.left), right: Math.min(right, box.right), top: Math.max(top, box.top), bottom: Math.min(bottom, box.bottom) };
  };
  // On phones my side and the bars stay in reach while the others scroll below them.
  const floats = (node) => node.closest('.mine, .sheetbar, .top') !== null && ['sticky', 'fixed'].includes(getComputedStyle(node.closest('.mine, .sheetbar, .top')).position);
  const board = document.querySelector('.board');
  const scrolls = board.scrollHeight > board.clientHeight + 4;
  // A hand keeps room above it for cards that are lifted.
  const top = (node, box) => (node.matches('.hand') ? Math.min(...[...node.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().top), box.bottom) : box.top);
  const measured = panels.map((node) => {
    const box = seen(node);
    return { node, left: box.left, right: box.right, bottom: box.bottom, top: top(node, box), floats: floats(node) };
  });
  for (const [i, p] of measured.entries())
    for (const q of measured.slice(i + 1)) {
      const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (w <= 4 || h <= 4 || (scrolls && p.floats !== q.floats)) continue;
      const { node: a } = p;
      const { node: b } = q;
      if (a.contains(b) || b.contains(a)) continue;
      out.push(`${called(a)} and ${called(b)} overlap by ${Math.round(w)} x ${Math.round(h)}`);
    }
  // No name is cut.
  for (const node of document.querySelectorAll('.who h3, .who p, .turnchip, .q h2, .opts .btn')) {
    if (!shown(node) || node.closest('.sr')) continue;
    const { overflowX } = getComputedStyle(node);
    if (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1) out.push(`${called(node)} is cut: ${node.textContent.trim().slice(0, 40)}`);
  }
  // What can be answered is seen at once, without scrolling, unless there is very much of it.
  const ask = document.querySelector('.ask:not(.casting, .many)');
  if (ask && innerHeight >= 384 && ask.querySelectorAll('.opts .btn').length <= 6 && ask.scrollHeight > ask.clientHeight + 2) out.push(`${called(ask)} hides ${ask.scrollHeight - ask.clientHeight} pixels of its answers`);
  if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const me = document.querySelector('.me');
  return { found: out, place: me && shown(me) ? Math.round(me.getBoundingClientRect().top) : null };
}

/** Shows the position a message holds, picks what is to be picked, and looks. Runs inside the page, without a frame being painted. */
async function visit({ messages, count }) {
  const { saloon } = window;
  const settled = async (done) => {
    for (let i = 0; i < 2000 && !done(); i++) await (i % 40 === 39 ? new Promise((next) => setTimeout(next)) : Promise.resolve());
    for (let i = 0; i < 20; i++) await Promise.resolve();
    if (!done()) throw new Error('the position does not come up');
  };
  const out = [];
  for (const { message, source } of messages) {
    saloon.socket.onmessage({ data: JSON.stringify(message) });
    await settled(() => saloon.stage.reply.open && saloon.people.round === message.people.round);
    if (count) out.push(window.faultsOf());
    if (source) {
      saloon.stage.reply.touch(source);
      await settled(() => true);
      if (count) out.push(window.faultsOf());
    }
  }
  return out;
}

/** The same fault, wherever it is seen. */
const cause = (fault) => fault.replace(/^.*?: /, '').replace(/#\d+/g, '').replace(/\d+/g, 'n').replace(/\.(legal|dim|up|waste|rest|picked|turn|shooter|hit|lit|out|brown|blue|green)(?=[. ]|$)/g, '');

describe('every size', { skip: missing() ?? false, timeout: 1_800_000 }, () => {
  let house;
  let page;
  let version = 1000;
  before(async () => {
    house = await openHouse();
    if (shots) mkdirSync(shots, { recursive: true });
    // One page for all sizes: the next position comes over the line, as it does in a game.
    page = await house.person({ size: sizes[0] });
    await page.routeWebSocket(/socket$/, (socket) => {
      socket.onMessage((text) => {
        if (JSON.parse(String(text)).type === 'hello') socket.send(JSON.stringify({ type: 'welcome', protocol: 2, rules: 2, table: 'test', name: 'Ann', seat: positions[0].table.me }));
      });
    });
    await page.goto(`${house.url}/t/aaaaaaaaaaaa?debug`);
    await page.waitForFunction(() => window.saloon?.state === 'on');
    // Nobody answers here; the heart need not beat.
    await page.evaluate(() => clearInterval(window.saloon.pulse));
    await page.evaluate(`window.faultsOf = ${faults}`);
    await page.evaluate(visit, { messages: [{ message: clocked(crowded(wanted[0], 4), ++version), source: null }], count: false });
    await page.evaluate(() => document.fonts.ready);
  });
  after(() => house?.close());

  for (const [width, height] of [...sizes, ...zoomed])
    it(`works at ${width}x${height}${zoomed.some(([half]) => half === width) ? `: ${2 * width}x${2 * height} at 200 %` : ''}`, async () => {
      await page.setViewportSize({ width, height });
      const began = performance.now();
      const wrong = [];
      let looked = 0;
      for (const players of [4, 5, 8]) {
        const looks = [];
        const messages = [...wanted, open(wanted[0])].map((one) => {
          const position = crowded(one, players);
          const source = position.action.do === 'play' ? `hand:${position.action.with.card}` : null;
          const sent = { message: clocked(position, ++version), source };
          looks.push([{ ...sent, source: null }, `${players} players, ${one.shows.join(' ')}, asked`]);
          if (source) looks.push([sent, `${players} players, ${one.shows.join(' ')}, aimed`]);
          return sent;
        });
        const seen = await page.evaluate(visit, { messages, count: true });
        const [{ place: stood }] = seen;
        for (const [i, { found, place }] of seen.entries()) {
          looked++;
          const [sent, where] = looks[i];
          // My panel stays where it is, whatever is asked.
          if (place !== null && Math.abs(stood - place) > 2) found.push(`my panel jumps from ${stood} to ${place}`);
          wrong.push(...found.map((fault) => ({ cause: cause(`: ${fault}`), fault: `${where}: ${fault}`, sent })));
        }
      }
      assert.deepEqual(page.faults, []);
      console.log(`${width}x${height}: ${looked} looks in ${Math.round(performance.now() - began)} ms, ${wrong.length} faults`);
      const causes = new Map();
      for (const one of wrong) causes.set(one.cause, [...(causes.get(one.cause) ?? []), one]);
      let picture = 0;
      for (const [what, all] of [...causes].sort((a, b) => b[1].length - a[1].length)) {
        console.log(`  ${all.length} x ${what}\n      ${all.slice(0, 2).map(({ fault }) => fault).join('\n      ')}`);
        if (!shots || picture > 8) continue;
        await page.evaluate(visit, { messages: [{ ...all[0].sent, message: { ...all[0].sent.message, version: ++version } }], count: false });
        await page.screenshot({ path: `${shots}/geometry-${width}x${height}-${picture++}.png` });
      }
      assert.deepEqual(wrong.slice(0, 20).map(({ fault }) => fault), []);
    });

  it('gives laptops a log and help for what the pointer is on', async () => {
    for (const [width, height] of sizes.filter(([wide]) => wide >= 1280)) {
      await page.setViewportSize({ width, height });
      await page.evaluate(visit, { messages: [{ message: { ...clocked(wanted[0], ++version), log: [{ id: 'log-reshuffled' }] }, source: null }], count: false });
      assert.match(await page.locator('.rail.log .lines-said').innerText(), /becomes the new deck/, `the log at ${width}x${height}`);
      const card = page.locator('.hand .card').first();
      await card.hover({ position: { x: 12, y: 40 } });
      const [name] = (await card.getAttribute('aria-label') ?? await card.innerText()).split(/[\n,]/);
      const help = page.locator('.rail.help .helpbox');
      await page.waitForFunction((wanted) => document.querySelector('.rail.help .helpbox').textContent.toLowerCase().includes(wanted), name.trim().toLowerCase());
      const { right, bottom, width: wide } = await help.boundingBox().then((box) => ({ ...box, right: box.x + box.width, bottom: box.y + box.height }));
      assert.ok(wide > 150 && right <= width + 1 && bottom <= height + 1, `the help at ${width}x${height} is ${wide} wide`);
      await page.mouse.move(5, 5);
    }
  });
});
