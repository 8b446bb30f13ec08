// Every size works: over all sizes, numbers of players and questions, nothing that can be touched lies under something else,
// no panel overlaps another, and no name is cut. Checked by geometry, in positions the engine wrote.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse } from './house.mjs';

const { positions } = JSON.parse(readFileSync(new URL('../feeds/positions.json', import.meta.url), 'utf8'));
const shots = process.env.SCREENS_DIR;

const sizes = [[360, 740], [390, 844], [844, 390], [1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080]];
/** 200 % zoom of a laptop: half the room, twice the pixels. */
const zoomed = [683, 384];

/** One position for every question, and those in which something is aimed or paid. */
const wanted = positions.filter(({ shows }) => shows.some((what) => what.startsWith('ask:')) || shows.includes('play:cat-balou') || shows.includes('play:rag-time') || shows.includes('ability:sid-ketchum'));

/** The same position with this many at the table: those who are missing look like those who are there. */
function crowded({ table, ...position }, players) {
  const seats = structuredClone(table.seats);
  const others = seats.filter(({ seat }) => seat !== table.me);
  const characters = ['slab-the-killer', 'vulture-sam', 'suzy-lafayette', 'calamity-janet', 'bart-cassidy', 'willy-the-kid', 'lucky-duke', 'sid-ketchum'];
  for (let seat = seats.length; seat < players; seat++) seats.push({ ...structuredClone(others[seat % others.length]), seat, role: null, alive: true, character: characters[seat] });
  return { ...position, table: { ...table, seats } };
}

function full(position, version) {
  const chairs = position.table.seats.map(({ seat }) => ({ seat, sitter: seat === position.table.me ? 'person' : 'bot', name: seat === position.table.me ? 'Ann' : 'greedy', present: true, stand_in: false, host: seat === position.table.me }));
  return {
    type: 'full', version, game: 'g', table: position.table, offer: position.offer, deck: position.deck, clock: { seat: position.table.ask.seat, left: 60000, total: 60000 }, said: [], standing: { decline_next: false, decline_interrupts: false },
    people: { stage: 'playing', chairs, watchers: 0, you_host: true, round: version, replay: null, seed_hash: null, seed: null },
    settings: { name: 'Test', edition: 'compendium', boxes: [], players: chairs.length, switches: [], bots: [], fill: 'greedy', pace: 'none', bot_pause: 0, watching: 'anyone', open_cards: false, public: false },
  };
}

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
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = node.getBoundingClientRect();
    let hits = 0;
    let all = 0;
    for (let x = 0.1; x < 1; x += 0.2) for (let y = 0.1; y < 1; y += 0.2) {
      all++;
      const found = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (found && (found === node || node.contains(found))) hits++;
    }
    const least = node.matches('.hand .card, .me .front .card, .mini') ? 0.15 : node.matches('.who-face, .aimat') ? 0.3 : node.matches('.card') ? 0.55 : 0.7;
    if (hits / all < least) {
      const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      out.push(`${called(node)} is hit at ${hits} of ${all} points, under ${found ? called(found) : 'nothing'}`);
    }
  }
  scrollTo(0, 0);
  document.querySelector('.board')?.scrollTo(0, 0);
  // Panels keep clear of each other.
  const panels = ['.seat', '.me', '.ask', '.pile .card', '.aside', '.hand', '.rail', '.sheetbar button', '.top'].flatMap((query) => [...document.querySelectorAll(query)]).filter(shown);
  /** The part of a panel that is not scrolled out of sight. */
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const frame = node.parentElement.closest('.ring, .mine');
    if (!frame || getComputedStyle(frame).overflowY === 'visible') return box;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return { left: Math.max(left, box.left), right: Math.min(right, box.right), top: Math.max(top, box.top), bottom: Math.min(bottom, box.bottom) };
  };
  for (const [i, a] of panels.entries())
    for (const b of panels.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      // On phones my side and the bars stay in reach while the others scroll below them.
      const floats = (node) => node.closest('.mine, .sheetbar, .top') !== null && ['sticky', 'fixed'].includes(getComputedStyle(node.closest('.mine, .sheetbar, .top')).position);
      if (floats(a) !== floats(b) && document.querySelector('.board').scrollHeight > document.querySelector('.board').clientHeight + 4) continue;
      const p = seen(a);
      const q = seen(b);
      // A hand keeps room above it for cards that are lifted.
      const top = (node, box) => (node.matches('.hand') ? Math.min(...[...node.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().top), box.bottom) : box.top);
      const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const h = Math.min(p.bottom, q.bottom) - Math.max(top(a, p), top(b, q));
      if (w > 4 && h > 4) out.push(`${called(a)} and ${called(b)} overlap by ${Math.round(w)} x ${Math.round(h)}`);
    }
  // No name is cut.
  for (const node of document.querySelectorAll('.who h3, .who p, .turnchip, .q h2, .opts .btn')) {
    if (!shown(node) || node.closest('.sr')) continue;
    const { overflowX } = getComputedStyle(node);
    if (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1) out.push(`${called(node)} is cut: ${node.textContent.trim().slice(0, 40)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return out;
}

describe('every size', { skip: missing() ?? false, timeout: 900_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
    if (shots) mkdirSync(shots, { recursive: true });
  });
  after(() => house?.close());

  for (const [width, height, scale = 1] of [...sizes, [...zoomed, 2]])
    it(`works at ${width}x${height}${scale > 1 ? ' (200 %)' : ''}`, async () => {
      const page = await house.person({ size: [width, height], deviceScaleFactor: scale });
      let line;
      await page.routeWebSocket(/socket$/, (socket) => {
        line = socket;
        socket.onMessage((text) => {
          if (JSON.parse(String(text)).type === 'hello') socket.send(JSON.stringify({ type: 'welcome', protocol: 2, rules: 2, table: 'test', name: 'Ann', seat: positions[0].table.me }));
        });
      });
      await page.goto(`${house.url}/t/aaaaaaaaaaaa?debug`);
      await page.waitForFunction(() => window.saloon?.state === 'on');
      const wrong = [];
      let looked = 0;
      for (const players of [4, 5, 8])
        for (const [at, one] of wanted.entries()) {
          const position = crowded(one, players);
          const version = 1000 * players + at;
          line.send(JSON.stringify(full(position, version)));
          await page.waitForFunction((number) => window.saloon.stage.reply.open && window.saloon.people.round === number, version);
          const looks = [['asked', null]];
          const first = position.action.do === 'play' ? `hand:${position.action.with.card}` : null;
          if (first) looks.push(['aimed', first]);
          for (const [look, source] of looks) {
            if (source) await page.evaluate((name) => window.saloon.stage.reply.touch(name), source);
            await page.waitForTimeout(30);
            looked++;
            const found = await page.evaluate(faults);
            if (found.length > 0) wrong.push(...found.map((fault) => `${players} players, ${position.shows.join(' ')}, ${look}: ${fault}`));
            if (shots && (found.length > 0 || at === 0)) await page.screenshot({ path: `${shots}/geometry-${width}x${height}-${players}-${at}-${look}.png` });
          }
          assert.deepEqual(page.faults, []);
        }
      console.log(`${width}x${height}: ${looked} looks, ${wrong.length} faults`);
      if (process.env.GEOMETRY_LIST) console.log([...new Set(wrong)].slice(0, 60).join('\n'));
      assert.deepEqual(wrong.slice(0, 20), []);
      await page.context().close();
    });
});
