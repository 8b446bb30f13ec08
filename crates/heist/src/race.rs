//! Races and duels: who was first, who was missing, who gets the packet (sections 7, 10, 12).

use crate::command::Stance;
use crate::config::Mode;
use crate::division::Division;
use crate::fact::{Fact, Log};
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, MOST_SEATS, Seat, Seats};
use crate::list::Order;

impl Game {
    /// A race for the loot; a starter has his hand on it already (HEIST-SHOOT-1, HEIST-SHOOT-2, HEIST-DUO-5).
    pub(crate) fn begin_race(&mut self, starter: Option<Seat>, log: &mut Log<'_>) {
        log.tell(|| Fact::RaceBegan { starter });
        self.slapped = starter.map_or(Seats::NONE, Seats::only);
        match self.config.mode {
            Mode::Realtime => self.step = Step::Race { starter },
            Mode::CommitSealed => {
                self.step = Step::RaceCommits { starter };
                let all = Seats::all(self.players());
                self.owing = starter.map_or(all, |seat| all.without(seat));
            }
            // Rules: HEIST-COMMIT-2.
            Mode::CommitDrawn => {
                let lottery = self.lottery(log);
                let others = lottery.iter().filter(|seat| Some(*seat) != starter);
                let order = starter.into_iter().chain(others).collect();
                self.close_race(order, log);
            }
        }
    }

    /// Any order of the seats, each equally likely (HEIST-COMMIT-5).
    fn lottery(&mut self, log: &mut Log<'_>) -> Order {
        let mut order: Order = self.seats().collect();
        self.chance.shuffle(order.as_mut_slice());
        log.tell(|| Fact::Lottery { order });
        order
    }

    /// The sealed loads of a race are in; whoever has none by now is missing (HEIST-COMMIT-3).
    pub(crate) fn run_sealed_race(&mut self, starter: Option<Seat>, log: &mut Log<'_>) {
        let late = std::mem::take(&mut self.owing);
        let lottery = self.lottery(log);
        let place = |seat: Seat| lottery.position(seat);
        let sizes = self.sealed.map(Cards::len);
        let mut order: Order = self.seats().filter(|seat| !late.contains(*seat)).collect();
        order.as_mut_slice().sort_by_key(|seat| (Some(*seat) != starter, sizes[seat.index()], place(*seat)));
        self.load_sealed(log);
        self.close_race(order, log);
    }

    /// All sealed cards go into their revolvers at once.
    pub(crate) fn load_sealed(&mut self, log: &mut Log<'_>) {
        for seat in self.seats() {
            let cards = std::mem::take(&mut self.sealed[seat.index()]);
            self.load(seat, cards, log);
        }
    }

    /// From hand to revolver.
    pub(crate) fn load(&mut self, seat: Seat, cards: Cards, log: &mut Log<'_>) {
        if cards.is_empty() {
            return;
        }
        let (hand, revolver) = (&mut self.hands[seat.index()], &mut self.revolvers[seat.index()]);
        *hand = hand.without(cards);
        *revolver = revolver.and(cards);
        let count = cards.len() as u8;
        log.tell_to(Seats::only(seat), || Fact::Loaded { seat, count, cards: Some(cards) });
    }

    /// The order of a race is known (HEIST-RACE-1, HEIST-RACE-2).
    pub(crate) fn close_race(&mut self, order: Order, log: &mut Log<'_>) {
        let missing = self.others_from_left(&order);
        self.race_is_over(order, missing, log);
        if let Some(first) = order.first() {
            self.fastest[first.index()] += 1;
        }
        if self.players() == 2 {
            if let Some(first) = order.first() {
                self.take_packet(first, log);
            }
            // Rules: HEIST-DUO-6, CLAR-22. Without a slap: the one who is not active first.
            let both = order.iter().chain(missing.iter()).collect();
            return self.divide(Division { order, missing, parts: both, aims: both, ..Division::default() }, log);
        }
        let mut parts = order;
        if missing.is_empty() {
            parts.pop();
        }
        self.divide(Division { order, missing, parts, aims: parts, ..Division::default() }, log);
    }

    fn race_is_over(&mut self, order: Order, missing: Order, log: &mut Log<'_>) {
        self.slapped = Seats::NONE;
        log.tell(|| Fact::RaceClosed { order, missing });
    }

    fn take_packet(&mut self, seat: Seat, log: &mut Log<'_>) {
        let cards = std::mem::take(&mut self.packet);
        let revolver = &mut self.revolvers[seat.index()];
        *revolver = revolver.and(cards);
        log.tell(|| Fact::PacketTaken { seat, cards });
    }

    /// Two cards face down (HEIST-DUO-2).
    pub(crate) fn declare_duel(&mut self, log: &mut Log<'_>) {
        let seat = self.active;
        log.tell(|| Fact::DuelDeclared { seat });
        let Ok(mine) = self.draw(log) else { return self.duel_is_void(None, log) };
        let Ok(theirs) = self.draw(log) else { return self.duel_is_void(Some(mine), log) };
        let cards = [mine, theirs];
        match self.config.mode {
            Mode::Realtime => self.step = Step::Suspense { cards },
            Mode::CommitSealed => {
                self.step = Step::DuelCommits { cards };
                self.owing = Seats::all(self.players());
            }
            Mode::CommitDrawn => self.run_sealed_duel(cards, log),
        }
    }

    /// The fourth sheriff came between (HEIST-DUO-2a).
    fn duel_is_void(&mut self, drawn: Option<CardId>, log: &mut Log<'_>) {
        drawn.into_iter().for_each(|card| self.loot.push(card));
        log.tell(|| Fact::DuelVoid);
        self.begin_race(None, log);
    }

    /// Turns the cards of a duel up; is it a go (HEIST-DUO-3)?
    pub(crate) fn reveal(&mut self, cards: [CardId; 2], log: &mut Log<'_>) -> bool {
        let [mine, theirs] = cards;
        cards.into_iter().for_each(|card| self.loot.push(card));
        let go = mine.class().value() > theirs.class().value();
        log.tell(|| Fact::DuelRevealed { mine, theirs, go });
        go
    }

    /// The sealed stances of a duel are in (HEIST-COMMIT-4).
    pub(crate) fn run_sealed_duel(&mut self, cards: [CardId; 2], log: &mut Log<'_>) {
        self.owing = Seats::NONE;
        let quick = std::mem::take(&mut self.quick);
        let lottery = self.lottery(log);
        let go = self.reveal(cards, log);
        let mut order: Order = self.seats().collect();
        if go {
            let sizes = self.sealed.map(Cards::len);
            let key = |seat: &Seat| (!quick.contains(*seat), sizes[seat.index()], lottery.position(*seat));
            order.as_mut_slice().sort_by_key(key);
            self.load_sealed(log);
            return self.close_race(order, log);
        }
        self.sealed = [Cards::NONE; MOST_SEATS];
        self.close_no_go(lottery.iter().filter(|seat| quick.contains(*seat)).collect(), log);
    }

    /// Seals what somebody does in a duel.
    pub(crate) fn seal_stance(&mut self, seat: Seat, stance: Stance) {
        match stance {
            Stance::Quick => self.quick = self.quick.with(seat),
            Stance::Steady { cards } => self.sealed[seat.index()] = cards,
        }
    }

    /// The window after a no go is over (HEIST-DUO-4).
    pub(crate) fn close_no_go(&mut self, order: Order, log: &mut Log<'_>) {
        let Some(culprit) = order.first() else {
            log.tell(|| Fact::DuelOff);
            return self.end_turn(log);
        };
        let missing = self.others_from_left(&order);
        self.race_is_over(order, missing, log);
        log.tell(|| Fact::FalseSlap { culprit });
        let receiver = self.opponent(culprit);
        self.take_packet(receiver, log);
        // Rules: HEIST-DUO-4c, HEIST-DUO-6. Ties go to the culprit, misses begin with the receiver.
        let parts = [culprit, receiver].into_iter().collect();
        let aims = [receiver, culprit].into_iter().collect();
        self.divide(Division { order, missing, parts, aims, ..Division::default() }, log);
    }
}
