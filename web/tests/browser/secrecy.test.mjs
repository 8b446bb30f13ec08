// Nothing hidden leaves the server: every message an onlooker and an opponent got is held against the open replay.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { missing, openHouse, robot, table } from './house.mjs';

/** Facts that show their card to everybody; the others name it only to those who had it in hand. */
const open = new Set(['took-discard', 'shown', 'played', 'used', 'answered', 'laid', 'discarded', 'flipped', 'passed', 'stocked', 'picked', 'guessed', 'repeated']);
const parties = { drew: ['seat'], took: ['seat', 'from'], gave: ['seat', 'to'], handed: ['seat', 'to'], buried: ['seat'] };

/** What an event says, as the fact it was made from: the cards of its changes, and of its sentence. */
function factOf({ fact, line, changes = [] }) {
  const moved = changes.find((change) => change.move)?.move;
  const role = changes.find((change) => change.role)?.role;
  const shown = changes.find((change) => change.shown)?.shown;
  const seatOf = (place) => place?.hand ?? place?.table;
  const out = { fact, said: [...named(line)] };
  if (moved || shown) out.card = moved ? moved.card : shown.card;
  if (moved) Object.assign(out, { seat: seatOf(moved.to), to: seatOf(moved.to), from: seatOf(moved.from), hand: typeof moved.from === 'object' && 'hand' in moved.from });
  if (fact === 'gave') out.seat = line.args.who.seat;
  if (role) Object.assign(out, role);
  return out;
}

/** Every card a message names outside its events. */
function named(value, out = new Set()) {
  if (Array.isArray(value)) for (const one of value) named(one, out);
  else if (value && typeof value === 'object') {
    if (typeof value.id === 'number' && 'suit' in value) out.add(value.id);
    if (typeof value.card === 'number') out.add(value.card);
    if (value.do === 'pick' && typeof value.with === 'number') out.add(value.with);
    for (const card of [value.pay ?? [], value.cards ?? [], value.pays ?? []].flat(2)) if (typeof card === 'number') out.add(card);
    for (const one of Object.values(value)) named(one, out);
  }
  return out;
}

/** What everybody could have seen by each question, from the open replay: also what was shown while somebody was away. */
function shownBy(frames) {
  const out = new Map();
  let shown = new Set();
  let before = null;
  for (const { events, table } of frames) {
    for (const fact of events.map(factOf)) {
      if (fact.fact === 'reshuffled' && before) {
        const kept = new Set(before.seats.flatMap((seat) => [...seat.hand, ...seat.table.map(({ card }) => card)]).map((card) => card.id));
        shown = new Set([...shown].filter((id) => kept.has(id)));
      }
      if (typeof fact.card === 'number' && (open.has(fact.fact) || fact.hand === false)) shown.add(fact.card);
    }
    for (const seat of table.seats) for (const { card } of seat.table) shown.add(card.id);
    if (table.ask) out.set(table.ask.number, new Set(shown));
    before = table;
  }
  return out;
}

class Eyes {
  messages = [];
  constructor(page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.messages.push(String(payload))));
  }

  /** Holds everything against the truth; says how many positions were compared. */
  check(who, me, truth, shownAt, seed) {
    let looked = 0;
    let told = 0;
    let shown = new Set();
    let last = new Set();
    const roles = new Map();
    for (const text of this.messages) {
      const message = JSON.parse(text);
      const over = message.table?.winner ?? message.people?.stage === 'over';
      if (!over) assert.ok(!text.includes(seed), `${who}: the seed before the end`);
      if (message.people && !over) assert.equal(message.people.seed, null);
      const common = shownAt.get(message.table?.ask?.number) ?? new Set();
      for (const fact of (message.events ?? []).map(factOf)) {
        told++;
        // The pile is forgotten, what was last seen elsewhere is not.
        if (fact.fact === 'reshuffled') shown = new Set(last);
        if (fact.fact === 'eliminated' || fact.fact === 'role-shown') roles.set(fact.seat, fact.role);
        if (typeof fact.card === 'number' && open.has(fact.fact)) shown.add(fact.card);
        else if (fact.fact in parties) {
          // A card that came from the table or that one knew already, such as the hand of the dead, is no news.
          const known = parties[fact.fact].some((part) => fact[part] === me) || fact.hand === false || shown.has(fact.card) || common.has(fact.card);
          if (!known) assert.equal(fact.card, null, `${who}: ${JSON.stringify(fact)}`);
          if (fact.card !== null) shown.add(fact.card);
          // A sentence may tell several draws at once, to whoever drew them.
          if (fact.seat !== me && fact.fact === 'drew') for (const id of fact.said) assert.ok(shown.has(id) || common.has(id), `${who}: ${id} is said`);
        } else assert.ok(fact.card === undefined || open.has(fact.fact), `${who}: a new kind of fact with a card, ${fact.fact}`);
      }
      const view = message.table;
      if (!view || !view.ask || view.winner) continue;
      const real = truth.get(view.ask.number);
      assert.ok(real, `${who}: question ${view.ask.number} is in the replay`);
      looked++;
      assert.equal(view.me, me);
      if (message.offer) assert.equal(message.offer.ask.seat, me, `${who}: somebody else's offer`);
      else assert.notEqual(view.ask.seat, me);
      const places = new Set([...shown, ...shownAt.get(view.ask.number)]);
      for (const [at, seat] of view.seats.entries()) {
        const is = real.seats[at];
        assert.equal(seat.hand.length, is.hand.length);
        for (const { card } of is.table) shown.add(card.id);
        for (const { card } of is.table) places.add(card.id);
        const held = new Set(is.hand.map((card) => card.id));
        for (const card of seat.hand) if (card) assert.ok(held.has(card.id), `${who}: a card that is not there`);
        if (seat.seat === me) {
          // What one has held or looked at oneself, one goes on knowing.
          for (const id of held) shown.add(id), places.add(id);
          assert.equal(seat.role, is.role);
        } else if (seat.role !== null) {
          assert.equal(seat.role, is.role);
          assert.ok(is.role === 'sheriff' || !is.alive || roles.has(seat.seat), `${who}: the role of ${seat.seat}`);
        }
      }
      last = new Set([...places].filter((id) => view.seats.some((seat) => seat.hand.some((card) => card?.id === id) || seat.table.some(({ card }) => card.id === id))));
      if (view.discard_top) places.add(view.discard_top.id);
      for (const card of view.waiting) places.add(card.id);
      // Cards lifted off the deck are for whoever is asked about them; those of a store lie open, also when the pile was shuffled meanwhile.
      if (view.ask.seat === me || view.ask.question.is === 'pick-store') for (const card of view.aside) if (card) shown.add(card.id), places.add(card.id);
      // Whoever looks at the top of the deck is offered those cards, and knows them from then on.
      if (view.ask.seat === me && view.ask.question.is === 'pick-draw') for (const branch of message.offer.branches) if (branch.do === 'pick') shown.add(branch.card), places.add(branch.card);
      for (const id of named({ ...message, events: [] })) assert.ok(places.has(id), `${who} ${me}: card ${id} at question ${view.ask.number} (${view.ask.question.is} of ${view.ask.seat})`);
    }
    assert.ok(looked > 10 && told > 40, `${who}: ${looked} positions, ${told} facts`);
    return `${this.messages.length} messages, ${looked} positions, ${told} facts`;
  }
}

describe('what others are told', { skip: missing() ?? false, timeout: 900_000 }, () => {
  let house;
  before(async () => {
    house = await openHouse();
  });
  after(() => house?.close());

  for (const [edition, players] of [['classic', 4], ['compendium', 4]])
    it(`names nothing hidden in ${edition}`, async () => {
      const ann = await house.person();
      const { path } = await table(ann, house.url, { edition, players });
      const ben = await house.person({ settings: { name: 'Ben' } });
      const eve = await house.person({ settings: { name: 'Eve' } });
      const eyes = [['an opponent', 1, new Eyes(ben)], ['an onlooker', null, new Eyes(eve)]];
      await ben.goto(`${house.url}${path}?debug`);
      await ben.getByRole('button', { name: 'Sit here' }).first().click();
      await eve.goto(house.url + path);
      await eve.waitForSelector('.waiting');
      await ann.waitForFunction(() => document.querySelectorAll('.chairs .person').length === 2);
      await ann.getByRole('button', { name: 'Start the game' }).click();
      await Promise.all([ann, ben, eve].map((page) => page.waitForSelector('.board')));
      await ann.evaluate(() => window.saloon.chat('howdy'));
      const games = [ann.evaluate(robot, { seed: 11, limit: 360_000 }), ben.evaluate(robot, { seed: 12, limit: 360_000 })];
      // Whoever comes back gets everything anew; that must not tell more.
      await eve.waitForTimeout(1200);
      await eve.reload();
      await Promise.all(games);
      await eve.waitForSelector('.end');
      const { frames, seed } = await ann.evaluate(async () => {
        const id = window.saloon.people.replay;
        const all = [];
        for (;;) {
          const piece = await (await fetch(`/api/replays/${id}?view=open&from=${all.length}&count=200`)).json();
          all.push(...piece.frames);
          if (all.length >= piece.length) return { frames: all, seed: piece.seed };
        }
      });
      const truth = new Map(frames.filter(({ table }) => table.ask).map(({ table }) => [table.ask.number, table]));
      for (const seat of frames[0].table.seats) assert.ok(seat.role && seat.hand.every(Boolean), 'the open replay hides nothing');
      for (const [who, seat, seen] of eyes) console.log(`${edition}, ${who}: ${seen.check(who, seat, truth, shownBy(frames), seed)}`);
      for (const page of [ann, ben, eve]) await page.context().close();
    });
});
