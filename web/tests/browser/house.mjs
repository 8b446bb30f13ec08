// A server and a browser for the tests. Without Chromium the tests are skipped with a message, but never when CI=true.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
// The shell is the same engine without the windows round it, and quicker.
const browsers = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const chrome = browsers.find((path) => path && existsSync(path));
const programs = [process.env.SALOON_BIN, join(root, 'target/release/saloon'), join(root, 'target/debug/saloon')];
export const program = programs.find((path) => path && existsSync(path));

/** Why the tests cannot run here, if they cannot. */
export function missing() {
  const what = !chrome ? 'no Chromium found (apt-get install chromium)' : !program ? 'no saloon program found (cargo build -p saloon-cli)' : null;
  if (what && process.env.CI === 'true') throw new Error(what);
  if (what) console.log(`browser tests skipped: ${what}`);
  return what;
}

export async function openHouse(extra = []) {
  const data = mkdtempSync(join(tmpdir(), 'saloon-'));
  let child;
  const start = (addr) => {
    const started = spawn(program, ['serve', '--addr', addr, '--data', data, ...extra], { stdio: ['ignore', 'pipe', 'pipe'], cwd: root });
    child = started;
    let noise = '';
    started.stderr.on('data', (text) => (noise += text));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the server did not start: ${noise}`)), 15000);
      started.stdout.on('data', (text) => {
        const found = /http:\/\/[\d.:]+/.exec(String(text));
        if (found) {
          clearTimeout(timer);
          resolve(found[0]);
        }
      });
      started.on('exit', () => reject(new Error(`the server stopped: ${noise}`)));
    });
  };
  const url = await start('127.0.0.1:0');
  const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  return {
    url,
    data,
    browser,
    /** A person with a browser of their own. Where only the page itself looks, it is painted `coarse`: nothing is laid out differently but hairlines. */
    async person({ size = [1440, 900], language = 'en', theme = 'dark', speed = 0, coarse = false, settings = {}, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: size[0], height: size[1] }, ...(coarse && { deviceScaleFactor: 0.25 }), colorScheme: theme, reducedMotion: speed === 0 ? 'reduce' : 'no-preference', hasTouch: size[0] < 600, ...options });
      const kept = { language, theme: 'auto', name: 'Ann', speed, sound: false, taught: true, ...settings };
      await context.addInitScript((value) => {
        if (!localStorage.getItem('saloon.settings')) localStorage.setItem('saloon.settings', JSON.stringify(value));
      }, kept);
      const page = await context.newPage();
      page.faults = [];
      page.on('pageerror', (error) => page.faults.push(String(error)));
      page.on('console', (line) => {
        if (line.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(line.text())) page.faults.push(line.text());
      });
      return page;
    },
    /** The server is killed without a word and started again on the same data and address. */
    async killed() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      await start(url.slice('http://'.length));
    },
    async close() {
      await browser.close();
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Opens a table over HTTP as the person of this page and goes there. */
export async function table(page, url, settings = {}) {
  // A page that asks for nothing itself, so that there is one guest and not two.
  if (!page.url().startsWith(url)) await page.goto(`${url}/credits`);
  const opened = await page.evaluate(async (wanted) => {
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }, { name: 'Rio Bravo', edition: 'classic', players: 5, fill: 'greedy', pace: 'none', bot_pause: 0, ...settings });
  await page.goto(`${url}${opened.path}?debug`);
  return opened;
}

/** Positions the engine wrote (crates/protocol/tests/positions.rs): what is asked, what is legal and what follows. */
export const feed = () => JSON.parse(readFileSync(new URL('../feeds/positions.json', import.meta.url), 'utf8'));

/** What a server says around a position. */
export function full(position, version, clock = null) {
  const chairs = position.table.seats.map(({ seat }) => ({ seat, sitter: seat === position.table.me ? 'person' : 'bot', name: seat === position.table.me ? 'Ann' : 'greedy', present: true, stand_in: false, host: seat === position.table.me }));
  return {
    type: 'full', version, game: 'g', table: position.table, offer: position.offer, deck: position.deck, clock, said: [], standing: { decline_next: false, decline_interrupts: false },
    people: { stage: 'playing', chairs, watchers: 0, you_host: true, round: version, replay: null, seed_hash: null, seed: null },
    settings: { name: 'Test', edition: 'compendium', boxes: [], players: chairs.length, switches: [], bots: [], fill: 'greedy', pace: 'none', bot_pause: 0, watching: 'anyone', open_cards: false, public: false },
  };
}

/** A page at a table where nobody else is: what comes over the line is said here. */
export async function stand(house, position, options) {
  const page = await house.person(options);
  let line;
  const heard = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    line = socket;
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'hello') socket.send(JSON.stringify({ type: 'welcome', protocol: 2, rules: 2, table: 'test', name: 'Ann', seat: position.table.me }));
      else heard.push(message);
    });
  });
  await page.goto(`${house.url}/t/aaaaaaaaaaaa?debug`);
  await page.waitForFunction(() => window.saloon?.state === 'on');
  // Nobody answers here; the heart need not beat.
  await page.evaluate(() => clearInterval(window.saloon.pulse));
  line.send(JSON.stringify(full(position, 1000)));
  await page.waitForFunction(() => window.saloon.stage.view && !window.saloon.stage.busy);
  return { page, heard, say: (message) => line.send(JSON.stringify(message)) };
}

/** Plays by clicking whatever glows, until the game is over or, from turn `until` on, somebody can be aimed at. Runs inside the page. */
export function robot({ seed, limit, until = null, prefer = [], stop = null }) {
  return new Promise((resolve, reject) => {
    let state = seed >>> 0 || 1;
    const random = (n) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * n);
    };
    const asked = {};
    const played = {};
    let clicks = 0;
    let quiet = 0;
    let last = '';
    const end = performance.now() + limit;
    const { saloon } = window;
    const seen = saloon.stage.reply.answer;
    saloon.stage.reply.answer = (action, ask) => {
      asked[saloon.stage.reply.offer.ask.question.is] = (asked[saloon.stage.reply.offer.ask.question.is] ?? 0) + 1;
      const kind = action.do === 'play' ? action.with.kind : action.do === 'use' && 'card' in action.with.source ? saloon.stage.faceOf(action.with.source.card).kind : action.do === 'use' ? action.with.source.character : null;
      if (kind) played[`${action.do}:${kind}`] = (played[`${action.do}:${kind}`] ?? 0) + 1;
      seen(action, ask);
    };
    const timer = setInterval(() => {
      const { stage } = saloon;
      if (document.querySelector('.end')) {
        clearInterval(timer);
        resolve({ asked, played, clicks, turns: stage.view.turn.number });
        return;
      }
      if (performance.now() > end) {
        clearInterval(timer);
        reject(new Error(`stuck after ${clicks} clicks: ${JSON.stringify(stage.reply.offer?.ask ?? stage.view?.ask)} picked ${JSON.stringify(stage.reply.picked)} sent ${stage.reply.sent} busy ${stage.busy} link ${saloon.state}`));
        return;
      }
      if (!stage.reply.open) return;
      if (stop !== null && stage.reply.offer.ask.question.is === stop) {
        clearInterval(timer);
        stage.reply.answer = seen;
        resolve({ asked, played, clicks, stopped: stop, turns: stage.view.turn.number });
        return;
      }
      const aims = (action) => action.do === 'play' && action.with.aim.seat !== null && action.with.aim.seat !== stage.me;
      if (until !== null && stage.view.turn.number >= until && stage.reply.picked.source === null && stage.reply.offer.ask.question.is === 'play' && stage.reply.answers.some(aims)) {
        clearInterval(timer);
        resolve({ asked, played, clicks, turns: stage.view.turn.number });
        return;
      }
      const now = JSON.stringify([stage.reply.offer.ask.number, stage.reply.picked]);
      quiet = now === last ? quiet + 1 : 0;
      last = now;
      const find = (query) => [...document.querySelectorAll(query)].filter((node) => node.getClientRects().length > 0);
      const composing = stage.reply.picked.source !== null;
      let choices = composing
        ? find('.aimat:not(.no), .fan.legal, .mini.legal, .me .front .card.legal, .hand .card.legal, .opts .btn:not(.plain)')
        : find('.hand .card.legal, .me .front .card.legal, .aside .card.legal, .mini.legal, .fan.legal, .aimat:not(.no), .deck .legal, .discard .legal, .opts .btn:not([data-source="pass"])');
      const pass = find('.opts .btn[data-source="pass"], .opts .btn[data-source="rest"]');
      // Now and then nothing is done, and sometimes a touch is taken back.
      if (!composing && pass.length > 0 && (choices.length === 0 || random(9) === 0)) choices = pass;
      if (composing && (choices.length === 0 || quiet > 40)) choices = find('.opts .btn.plain');
      const first = prefer.flatMap((source) => find(`.opts .btn[data-source="${source}"]`))[0];
      const node = first ?? choices[random(choices.length)];
      if (!node) return;
      clicks++;
      node.click();
    }, 4);
  });
}

/**
 * Opens tables and plays on them without looking, as fast as the server answers, until one comes to a question with one of these
 * answers: `<question>/<choice>`. Gives its path. Runs inside a page of the house, whose person then sits down there.
 */
export async function reach({ settings, wanted, seed, tables = 60 }) {
  let state = seed >>> 0 || 1;
  const any = (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 4294967296) * list.length)];
  };
  const answer = (branch) => {
    if (branch.do === 'pass' || branch.do === 'rest') return { do: branch.do };
    if (branch.do === 'pick') return { do: 'pick', with: branch.card };
    if (branch.do === 'name') return { do: 'name', with: branch.seat };
    if (branch.do === 'choose') return { do: 'choose', with: branch.what };
    const way = any(branch.ways);
    const target = way.aims?.length ? any(way.aims) : null;
    const cards = target ? [...(target.hand || target.whole || !target.cards?.length ? [null] : []), ...(target.cards ?? [])] : [null];
    const aim = { seat: target?.seat ?? null, card: any(cards) };
    const [first = null, second = null] = way.pays?.length ? any(way.pays) : [];
    return branch.do === 'play' ? { do: 'play', with: { card: branch.card, kind: way.as, aim, pay: [first, second] } } : { do: 'use', with: { source: branch.source, aim, pay: [first, second] } };
  };
  const one = async () => {
    const opened = await (await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Rio Bravo', edition: 'compendium', fill: 'greedy', pace: 'none', bot_pause: 0, ...settings }) })).json();
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${opened.path.split('/').pop()}/socket`);
    return new Promise((resolve, reject) => {
      let id = 0;
      let game = '';
      let asked = 0;
      const say = (message) => socket.send(JSON.stringify({ ...message, id: ++id }));
      const close = (value) => {
        socket.onclose = null;
        socket.close();
        resolve(value);
      };
      socket.onclose = () => reject(new Error('the server has hung up'));
      socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', since: null, log: false }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'refused' || message.type === 'error') return reject(new Error(data));
        if (message.type !== 'full' && message.type !== 'step') return;
        if (message.game) game = message.game;
        if (message.type === 'full' && message.people.stage === 'open') return say({ type: 'start' });
        if (message.table?.winner) return close(null);
        const { offer } = message;
        if (!offer || offer.ask.number === asked) return;
        asked = offer.ask.number;
        if (offer.branches.some((branch) => branch.do === 'choose' && wanted.includes(`${offer.ask.question.is}/${branch.what}`))) return close(opened.path);
        // As the robot does: something is done rather than nothing, most of the time.
        const done = offer.branches.filter((branch) => branch.do !== 'pass');
        say({ type: 'act', game, ask: asked, action: answer(done.length > 0 && any([...'12345678']) !== '1' ? any(done) : (offer.branches.find((branch) => branch.do === 'pass') ?? any(done))) });
      };
    });
  };
  // Several at a time, so that nobody waits for the way there and back.
  let tries = 1;
  let found = await one();
  const go = async () => {
    while (!found && tries < tables) {
      tries++;
      const path = await one();
      found ??= path;
    }
  };
  await Promise.all([go(), go(), go(), go()]);
  return found && { path: found, tries };
}

/** What the server says of the whole table to this page when it comes back. */
export async function recalled(page, ready) {
  let last = null;
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => {
    const message = JSON.parse(String(payload));
    if (message.type === 'full') last = message;
  }));
  await page.reload();
  await page.waitForSelector(ready);
  return last;
}

/** Waits until the role and the character of the deal have been looked at: they lie over the table that long. */
export async function looked(page) {
  await page.waitForSelector('.deal', { state: 'detached' });
}

/** A table in the middle of a game, in one's own turn; with `aim`, a card is picked and its targets are lit. */
export async function midGame(page, url, { aim = true, turn = 6, ...settings } = {}) {
  for (let tries = 0; tries < 8; tries++) {
    await table(page, url, settings);
    await page.waitForSelector('.waiting .btn.big');
    await page.locator('.waiting .btn.big').click();
    await page.waitForSelector('.board');
    await page.evaluate(robot, { seed: 20 + tries, limit: 360_000, until: turn });
    if ((await page.locator('.end').count()) > 0) continue;
    await looked(page);
    if (aim)
      await page.evaluate(() => {
        const { stage } = window.saloon;
        const counts = new Map();
        for (const action of stage.reply.answers) if (action.do === 'play' && action.with.aim.seat !== null) counts.set(action.with.card, (counts.get(action.with.card) ?? 0) + 1);
        const [card] = [...counts].sort((a, b) => b[1] - a[1])[0];
        stage.reply.touch(`hand:${card}`);
      });
    return true;
  }
  return false;
}
