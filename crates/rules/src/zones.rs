//! The only file that moves a card, and so the only one that says who knows where it is.
//!
//! Nothing here tells anybody anything: `run` wraps these moves and reports them as facts.

use crate::catalog::{Property, having};
use crate::chance;
use crate::document::Document;
use crate::game::Game;
use crate::ids::{CardId, CardSet, MOST_CARDS, Player, Players, Seat};
use crate::piles::Pile;
use crate::switches::{ReshuffleTiming, ReshuffleTop};

impl Game {
    fn arrive(&mut self, card: CardId) {
        if self.zones.stamp == u16::MAX {
            self.renumber();
        }
        self.zones.stamp += 1;
        self.zones.arrived[card] = self.zones.stamp;
    }

    /// Starts the order of arrival again from one, in a very long game.
    fn renumber(&mut self) {
        let mut all: Vec<CardId> = (0..MOST_CARDS).map(CardId::at).collect();
        all.sort_by_key(|card| self.zones.arrived[*card]);
        for (i, card) in all.into_iter().enumerate() {
            self.zones.arrived[card] = i as u16;
        }
        self.zones.stamp = MOST_CARDS as u16;
    }

    fn enter_hand(&mut self, card: CardId, to: Seat) {
        self.zones.hands[to.index()] = self.zones.hands[to.index()].with(card);
        let known = self.zones.known[card];
        self.zones.known[card] = known.with(self.owner(to));
        self.arrive(card);
    }

    pub(crate) fn onto_pile(&mut self, card: CardId) {
        self.zones.known[card] = Players::ALL;
        self.zones.discard.push(card);
    }

    fn leave_hand(&mut self, card: CardId, from: Seat) {
        debug_assert!(self.hand(from).contains(card), "{card:?} is not in the hand of {from}");
        self.zones.hands[from.index()] = self.zones.hands[from.index()].without(card);
    }

    fn leave_table(&mut self, card: CardId, from: Seat) {
        debug_assert!(self.table(from).contains(card), "{card:?} is not in play before {from}");
        self.zones.tables[from.index()] = self.zones.tables[from.index()].without(card);
        self.zones.fresh = self.zones.fresh.without(card);
    }

    /// Does the pile hold anything but the cards of an open check?
    fn can_rebuild(&self) -> bool {
        self.zones.discard.len() > self.zones.kept.len()
    }

    /// Can any card be had from the deck, after a reshuffle if need be?
    pub(crate) fn can_draw(&self) -> bool {
        !self.zones.deck.is_empty() || self.can_rebuild()
    }

    /// The top card of the pile, if it stays there at a reshuffle and is not all there is.
    fn staying_top(&self) -> CardSet {
        let stays = self.switches.table.reshuffle_top == ReshuffleTop::Stays;
        let top = self.zones.discard.top().filter(|_| stays).map_or(CardSet::NONE, CardSet::only);
        let rest = self.zones.kept.or(top).len() < self.zones.discard.len();
        if rest { top } else { CardSet::NONE }
    }

    /// Makes the pile the deck, under what is left of it. Cards of an open check stay as the pile, until its result has
    /// been carried out (CLAR-33).
    pub(crate) fn rebuild_deck(&mut self) {
        let kept = self.zones.kept.or(self.staying_top());
        let (mut fresh, mut pile) = (Pile::EMPTY, Pile::EMPTY);
        for &card in self.zones.discard.as_slice() {
            if kept.contains(card) { pile.push(card) } else { fresh.push(card) }
        }
        for &card in fresh.as_slice() {
            self.zones.known[card] = Players::NONE;
        }
        // The order of the pile is known to all; shuffling a sorted list hides nothing more and keeps redeals alike.
        fresh.as_mut_slice().sort_unstable();
        self.chance.shuffle(fresh.as_mut_slice());
        self.zones.deck.slide_under(&fresh);
        self.zones.discard = pile;
    }

    /// Sees to it that `count` cards lie on the deck, if they can be had. True if the pile was shuffled for it.
    pub(crate) fn ensure(&mut self, count: usize) -> bool {
        let short = self.zones.deck.len() < count && self.can_rebuild();
        if short {
            self.rebuild_deck();
        }
        short
    }

    /// With `when_empty`, an empty deck is rebuilt at once. True if it was.
    pub(crate) fn refill(&mut self) -> bool {
        let due = self.switches.table.reshuffle_timing == ReshuffleTiming::WhenEmpty
            && self.zones.deck.is_empty()
            && self.can_rebuild();
        if due {
            self.rebuild_deck();
        }
        due
    }

    pub(crate) fn deck_to_hand(&mut self, to: Seat) -> Option<CardId> {
        let card = self.zones.deck.pop()?;
        self.enter_hand(card, to);
        Some(card)
    }

    /// A flipped card: face up at once, onto the pile.
    pub(crate) fn deck_to_pile(&mut self) -> Option<CardId> {
        let card = self.zones.deck.pop()?;
        self.onto_pile(card);
        Some(card)
    }

    /// Lifts a card off the deck for everybody to see.
    pub(crate) fn deck_to_aside_open(&mut self) -> Option<CardId> {
        let card = self.zones.deck.pop()?;
        self.zones.known[card] = Players::ALL;
        self.zones.aside = self.zones.aside.with(card);
        self.arrive(card);
        Some(card)
    }

    /// Lifts a card off the deck for one player to see.
    pub(crate) fn deck_to_aside_hidden(&mut self, looker: Seat) -> Option<CardId> {
        let card = self.zones.deck.pop()?;
        self.zones.known[card] = Players::only(self.owner(looker));
        self.zones.aside = self.zones.aside.with(card);
        self.arrive(card);
        Some(card)
    }

    pub(crate) fn aside_to_hand(&mut self, card: CardId, to: Seat) {
        self.zones.aside = self.zones.aside.without(card);
        self.enter_hand(card, to);
    }

    pub(crate) fn aside_to_pile(&mut self, card: CardId) {
        self.zones.aside = self.zones.aside.without(card);
        self.onto_pile(card);
    }

    /// `looker` sees the top cards of the deck.
    pub(crate) fn look(&mut self, looker: Seat, count: usize) {
        let owner = self.owner(looker);
        for depth in 0..count.min(self.zones.deck.len()) {
            let card = self.zones.deck.as_slice()[self.zones.deck.len() - 1 - depth];
            self.zones.known[card] = self.zones.known[card].with(owner);
        }
    }

    /// `lookers` see a whole hand.
    pub(crate) fn show_hand(&mut self, of: Seat, lookers: Players) {
        for card in self.hand(of).iter() {
            self.zones.known[card] = self.zones.known[card].or(lookers);
        }
    }

    /// Takes one of the `count` top cards that only the taker has just seen.
    pub(crate) fn looked_to_hand(&mut self, card: CardId, count: usize, to: Seat) {
        let owner = self.owner(to);
        let len = self.zones.deck.len();
        let mut at = 0;
        for depth in 0..count.min(len) {
            let other = self.zones.deck.as_slice()[len - 1 - depth];
            // Onlookers no longer know which of them went.
            self.zones.known[other] = self.zones.known[other].and(Players::only(owner));
            if other == card {
                at = depth;
            }
        }
        let taken = self.zones.deck.remove_from_top(at);
        self.enter_hand(taken, to);
    }

    pub(crate) fn pile_to_hand(&mut self, to: Seat) -> Option<CardId> {
        let card = self.zones.discard.pop()?;
        self.zones.kept = self.zones.kept.without(card);
        self.enter_hand(card, to);
        Some(card)
    }

    pub(crate) fn hand_to_pile(&mut self, card: CardId, from: Seat) {
        self.leave_hand(card, from);
        self.onto_pile(card);
    }

    pub(crate) fn table_to_pile(&mut self, card: CardId, from: Seat) {
        self.leave_table(card, from);
        self.onto_pile(card);
    }

    pub(crate) fn hand_to_waiting(&mut self, card: CardId, from: Seat) {
        self.leave_hand(card, from);
        self.wait(card);
    }

    pub(crate) fn table_to_waiting(&mut self, card: CardId, from: Seat) {
        self.leave_table(card, from);
        self.wait(card);
    }

    fn wait(&mut self, card: CardId) {
        self.zones.known[card] = Players::ALL;
        self.zones.waiting = self.zones.waiting.with(card);
    }

    pub(crate) fn waiting_to_pile(&mut self, card: CardId) {
        if self.zones.waiting.contains(card) {
            self.zones.waiting = self.zones.waiting.without(card);
            self.onto_pile(card);
        }
    }

    /// Lays a hand card in front of a seat.
    pub(crate) fn hand_to_table(&mut self, card: CardId, from: Seat, on: Seat) {
        self.leave_hand(card, from);
        self.zones.known[card] = Players::ALL;
        self.zones.tables[on.index()] = self.zones.tables[on.index()].with(card);
        if having(Property::Green, self.deck).contains(card) {
            self.zones.fresh = self.zones.fresh.with(card);
        }
        self.arrive(card);
    }

    pub(crate) fn table_to_table(&mut self, card: CardId, from: Seat, to: Seat) {
        self.leave_table(card, from);
        self.zones.tables[to.index()] = self.zones.tables[to.index()].with(card);
        self.arrive(card);
    }

    pub(crate) fn table_to_hand(&mut self, card: CardId, from: Seat, to: Seat) {
        self.leave_table(card, from);
        self.enter_hand(card, to);
    }

    /// A hidden card changes hands while `lookers` see which, besides both owners: bystanders no longer know where any card
    /// of that hand is, unless there was only one.
    pub(crate) fn hand_to_hand(&mut self, card: CardId, from: Seat, to: Seat, lookers: Players) {
        if self.hand(from).len() > 1 {
            let insiders = lookers.with(self.owner(from)).with(self.owner(to));
            for other in self.hand(from).iter() {
                self.zones.known[other] = self.zones.known[other].and(insiders);
            }
        }
        self.zones.known[card] = self.zones.known[card].or(lookers);
        self.leave_hand(card, from);
        self.enter_hand(card, to);
    }

    /// A whole hand goes over: whoever knew a card still knows where it is.
    pub(crate) fn whole_hand_to_hand(&mut self, from: Seat, to: Seat) {
        for card in self.in_order(self.hand(from)) {
            self.leave_hand(card, from);
            self.enter_hand(card, to);
        }
    }

    /// A card of a hand, each equally likely. Counted by order of arrival, never by id.
    pub(crate) fn random_hand_card(&mut self, from: Seat) -> Option<CardId> {
        let ordered = self.in_order(self.hand(from));
        chance::pick(&mut self.chance, ordered.as_slice())
    }

    /// A card shown to everybody stays where it is.
    pub(crate) fn show(&mut self, card: CardId) {
        self.zones.known[card] = Players::ALL;
    }

    /// Remembers the cards of a check that used up the deck.
    pub(crate) fn keep_checked(&mut self, cards: CardSet) {
        let empty = self.zones.deck.is_empty() && self.switches.table.reshuffle_timing == ReshuffleTiming::WhenEmpty;
        self.zones.kept = if empty { cards } else { CardSet::NONE };
    }

    /// Puts every card where a saved game says it lies.
    pub(crate) fn lay_out_saved(&mut self, saved: &Document) {
        let all = Players::ALL;
        for (i, player) in saved.players.iter().enumerate() {
            self.lay(saved, player.hand.as_slice(), Players::only(Player::at(i)));
            self.zones.hands[i] = player.hand.as_slice().iter().copied().collect();
        }
        for (i, seat) in saved.seats.iter().enumerate() {
            self.lay(saved, seat.in_play.as_slice(), all);
            self.zones.tables[i] = seat.in_play.as_slice().iter().copied().collect();
        }
        self.lay(saved, saved.aside.as_slice(), all);
        self.zones.aside = saved.aside.as_slice().iter().copied().collect();
        saved.waiting.iter().for_each(|card| self.lay(saved, &[card], all));
        self.zones.waiting = saved.waiting;
        self.lay(saved, saved.draw_pile.as_slice(), Players::NONE);
        self.zones.deck = saved.draw_pile;
        self.lay(saved, saved.discard_pile.as_slice(), all);
        self.zones.discard = saved.discard_pile;
        self.zones.fresh = saved.fresh;
        self.zones.kept = saved.kept;
    }

    fn lay(&mut self, saved: &Document, cards: &[CardId], usual: Players) {
        for &card in cards {
            self.zones.known[card] = saved.known.of(card, usual);
            self.arrive(card);
            self.in_game = self.in_game.with(card);
        }
    }

    /// Green cards of a seat become usable.
    pub(crate) fn ripen(&mut self, cards: CardSet) {
        self.zones.fresh = self.zones.fresh.minus(cards);
    }
}
