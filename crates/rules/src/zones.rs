//! The only file that moves a card, and so the only one that says who knows where it is.
//!
//! Nothing here tells anybody anything: `run` wraps these moves and reports them as facts.

use saloon_ground as chance;

use crate::catalog::{Property, having};
use crate::document::Document;
use crate::game::Game;
use crate::ids::{CardId, CardSet, MOST_CARDS, Player, Players, Seat};
use crate::piles::{PerCard, PerPlayer, PerSeat, Pile};
use crate::switches::{ReshuffleTiming, ReshuffleTop};

/// Where all cards are, and who knows it. Nobody else looks inside.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Zones {
    deck: Pile,
    discard: Pile,
    hands: PerPlayer<CardSet>,
    tables: PerSeat<CardSet>,
    /// Played cards that reach the pile when their effect is over.
    waiting: CardSet,
    /// Cards lifted off the deck and not yet anywhere else: a store, two flipped cards, gifts.
    aside: CardSet,
    /// Cards in play that were laid in the current turn, or wait for their owner's next one.
    fresh: CardSet,
    /// Order of coming into a hand, into play or aside.
    arrived: PerCard<u16>,
    stamp: u16,
    /// Who knows exactly where the card is; all bits: everybody does.
    known: PerCard<Players>,
    /// The cards of the check that used up the deck: they stay as the pile when it is rebuilt.
    kept: CardSet,
    /// Hand cards that cannot be put to use before the next settle point.
    locked: CardSet,
}

impl Zones {
    /// No card anywhere.
    pub(crate) const EMPTY: Zones = Zones {
        deck: Pile::EMPTY,
        discard: Pile::EMPTY,
        hands: PerPlayer::all(CardSet::NONE),
        tables: PerSeat::all(CardSet::NONE),
        waiting: CardSet::NONE,
        aside: CardSet::NONE,
        fresh: CardSet::NONE,
        arrived: PerCard::all(0),
        stamp: 0,
        known: PerCard::all(Players::NONE),
        kept: CardSet::NONE,
        locked: CardSet::NONE,
    };
}

/// A place a card can lie at.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Place {
    /// In the hand of whoever decides for the seat.
    Hand(Seat),
    /// In play in front of a seat.
    Table(Seat),
    /// Beside the pile.
    Waiting,
    /// Off the deck.
    Aside,
    /// On top of the deck.
    Deck,
    /// On top of the pile.
    Discard,
}

// Looking.
impl Game {
    /// The hand cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.zones.hands[self.owner(seat)]
    }

    /// The hand cards of a seat that can be put to use. Everybody knows the others.
    #[inline]
    pub(crate) fn free_hand(&self, seat: Seat) -> CardSet {
        self.hand(seat).minus(self.zones.locked)
    }

    /// Hand cards that cannot be put to use before the next settle point.
    #[inline]
    pub(crate) fn locked(&self) -> CardSet {
        self.zones.locked
    }

    /// The hand cards of a player.
    #[inline]
    pub fn hand_of(&self, player: Player) -> CardSet {
        self.zones.hands[player]
    }

    /// The cards in play in front of a seat.
    #[inline]
    pub fn table(&self, seat: Seat) -> CardSet {
        self.zones.tables[seat]
    }

    /// Cards of a set in the order they came.
    pub fn in_order(&self, set: CardSet) -> Ordered {
        let mut ordered = Ordered { cards: [CardId::at(0); MOST_CARDS], len: 0, next: 0 };
        for card in set.iter() {
            let stamp = self.zones.arrived[card];
            let mut at = ordered.len as usize;
            while at > 0 && self.zones.arrived[ordered.cards[at - 1]] > stamp {
                ordered.cards[at] = ordered.cards[at - 1];
                at -= 1;
            }
            ordered.cards[at] = card;
            ordered.len += 1;
        }
        ordered
    }

    /// Played cards that reach the pile when their effect is over.
    #[inline]
    pub(crate) fn waiting(&self) -> CardSet {
        self.zones.waiting
    }

    /// Cards lifted off the deck and not yet anywhere else.
    #[inline]
    pub(crate) fn aside(&self) -> CardSet {
        self.zones.aside
    }

    /// Cards in play that must wait.
    #[inline]
    pub fn fresh(&self) -> CardSet {
        self.zones.fresh
    }

    /// Cards of an open check that stay as the pile.
    #[inline]
    pub(crate) fn kept(&self) -> CardSet {
        self.zones.kept
    }

    /// The deck.
    #[inline]
    pub(crate) fn draw_pile(&self) -> &Pile {
        &self.zones.deck
    }

    /// The discard pile.
    #[inline]
    pub(crate) fn discard_pile(&self) -> &Pile {
        &self.zones.discard
    }

    /// Who knows exactly where a card is.
    #[inline]
    pub(crate) fn knowers(&self, card: CardId) -> Players {
        self.zones.known[card]
    }

    /// Who can see where a card is: whoever knows it, and everybody while it is in a hand that lies open. That leaves no
    /// trace: when hands are closed again, only those know it who knew it anyway (EV-SACAGAWAY-3).
    pub(crate) fn onlookers(&self, card: CardId) -> Players {
        let open = self.hands_are_open() && self.zones.hands.iter().any(|hand| hand.contains(card));
        if open { Players::ALL } else { self.knowers(card) }
    }

    /// Which of two cards came first has the lower number.
    #[inline]
    pub(crate) fn arrival(&self, card: CardId) -> u16 {
        self.zones.arrived[card]
    }
}

// Laying out: a deal, a written position, a saved game, a redeal.
impl Game {
    /// Puts a card that lies nowhere at a place, where these players know it.
    pub(crate) fn place(&mut self, card: CardId, at: Place, known: Players) {
        match at {
            Place::Hand(seat) => {
                let owner = self.owner(seat);
                self.zones.hands[owner] = self.zones.hands[owner].with(card);
            }
            Place::Table(seat) => self.zones.tables[seat] = self.zones.tables[seat].with(card),
            Place::Waiting => self.zones.waiting = self.zones.waiting.with(card),
            Place::Aside => self.zones.aside = self.zones.aside.with(card),
            Place::Deck => self.zones.deck.push(card),
            Place::Discard => self.zones.discard.push(card),
        }
        self.zones.known[card] = known;
        self.in_game = self.in_game.with(card);
        self.arrive(card);
    }

    /// Says which cards in play must wait, and which of the pile belong to an open check.
    pub(crate) fn mark(&mut self, fresh: CardSet, kept: CardSet) {
        self.zones.fresh = fresh;
        self.zones.kept = kept;
    }

    /// These hand cards cannot be put to use before the next settle point.
    pub(crate) fn lock(&mut self, cards: CardSet) {
        self.zones.locked = self.zones.locked.or(cards);
    }

    /// Every hand card can be put to use.
    pub(crate) fn unlock(&mut self) {
        self.zones.locked = CardSet::NONE;
    }

    /// Shuffles all cards of the game into a deck.
    pub(crate) fn shuffle_deck(&mut self) {
        self.zones.deck = self.in_game.iter().collect();
        self.chance.shuffle(self.zones.deck.as_mut_slice());
    }

    /// Puts the cards of the deck that nobody knows in another order; what somebody has seen stays where it lies.
    pub(crate) fn shuffle_unseen_deck(&mut self, shuffle: impl FnOnce(&mut [CardId])) {
        let known = self.zones.known;
        let is_unseen = |card: CardId| known[card] == Players::NONE;
        let mut unseen: Vec<CardId> =
            self.zones.deck.as_slice().iter().copied().filter(|card| is_unseen(*card)).collect();
        shuffle(&mut unseen);
        let mut next = unseen.into_iter();
        for place in self.zones.deck.as_mut_slice().iter_mut().filter(|place| is_unseen(**place)) {
            *place = next.next().unwrap_or(*place);
        }
    }

    /// Shuffles everything but the hands into a deck.
    pub(crate) fn shuffle_all_but_hands(&mut self) {
        let hands = self.players().iter().fold(CardSet::NONE, |all, player| all.or(self.hand_of(player)));
        self.zones.tables = PerSeat::all(CardSet::NONE);
        self.zones.deck = self.in_game.minus(hands).iter().collect();
        for &card in self.zones.deck.as_slice() {
            self.zones.known[card] = Players::NONE;
        }
        self.chance.shuffle(self.zones.deck.as_mut_slice());
    }

    /// The cards of a check that used up the deck are cards of the pile like others.
    pub(crate) fn forget_check(&mut self) {
        self.zones.kept = CardSet::NONE;
    }
}

// Moving.
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
        let owner = self.owner(to);
        self.zones.hands[owner] = self.zones.hands[owner].with(card);
        self.zones.known[card] = self.zones.known[card].with(owner);
        self.arrive(card);
    }

    pub(crate) fn onto_pile(&mut self, card: CardId) {
        self.zones.known[card] = Players::ALL;
        self.zones.discard.push(card);
    }

    fn leave_hand(&mut self, card: CardId, from: Seat) {
        debug_assert!(self.hand(from).contains(card), "{card:?} is not in the hand of {from}");
        let owner = self.owner(from);
        self.zones.hands[owner] = self.zones.hands[owner].without(card);
        self.zones.locked = self.zones.locked.without(card);
        if self.turn.marked == Some(card) {
            self.turn.marked = None;
        }
    }

    fn leave_table(&mut self, card: CardId, from: Seat) {
        debug_assert!(self.table(from).contains(card), "{card:?} is not in play before {from}");
        self.zones.tables[from] = self.zones.tables[from].without(card);
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
            self.forget_fired(card);
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
        self.leave_pile(card);
        self.enter_hand(card, to);
        Some(card)
    }

    /// Takes one of the top cards of the pile.
    pub(crate) fn seen_pile_to_hand(&mut self, card: CardId, to: Seat) {
        let depth = self.zones.discard.top_down().position(|other| other == card);
        if let Some(depth) = depth {
            let taken = self.zones.discard.remove_from_top(depth);
            self.leave_pile(taken);
            self.enter_hand(taken, to);
        }
    }

    /// Lifts a card off the pile, where everybody has seen it.
    pub(crate) fn pile_to_aside(&mut self) -> Option<CardId> {
        let card = self.zones.discard.pop()?;
        self.leave_pile(card);
        self.zones.aside = self.zones.aside.with(card);
        self.arrive(card);
        Some(card)
    }

    /// A hand card goes face down onto the deck: only its owner knows which one went, unless there was only one.
    pub(crate) fn hand_to_deck(&mut self, card: CardId, from: Seat) {
        if self.hand(from).len() > 1 {
            let owner = Players::only(self.owner(from));
            for other in self.hand(from).iter() {
                self.zones.known[other] = self.zones.known[other].and(owner);
            }
        }
        self.leave_hand(card, from);
        self.zones.deck.push(card);
    }

    /// A card in play goes face down onto the deck; everybody has seen which.
    pub(crate) fn table_to_deck(&mut self, card: CardId, from: Seat) {
        self.leave_table(card, from);
        self.zones.deck.push(card);
    }

    /// A played card goes face down onto the deck; everybody has seen which.
    pub(crate) fn waiting_to_deck(&mut self, card: CardId) {
        self.zones.waiting = self.zones.waiting.without(card);
        self.forget_fired(card);
        self.zones.deck.push(card);
    }

    /// A card has been lifted off the pile: nothing that is remembered of the cards there means it any more.
    fn leave_pile(&mut self, card: CardId) {
        self.zones.kept = self.zones.kept.without(card);
        self.forget_fired(card);
    }

    /// A card that has left the pile does not come back to whoever fired it (VAR-MERCY-1c).
    fn forget_fired(&mut self, card: CardId) {
        self.turn.fired = self.turn.fired.without(card);
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
        self.zones.tables[on] = self.zones.tables[on].with(card);
        if having(Property::Green, self.deck).contains(card) {
            self.zones.fresh = self.zones.fresh.with(card);
        }
        self.arrive(card);
    }

    pub(crate) fn table_to_table(&mut self, card: CardId, from: Seat, to: Seat) {
        self.leave_table(card, from);
        self.zones.tables[to] = self.zones.tables[to].with(card);
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
            let player_id = Player::at(i);
            let Some(seat) = self.seats_of(player_id).iter().next() else { continue };
            self.lay(saved, player.hand.as_slice(), Place::Hand(seat), Players::only(player_id));
        }
        for (seat, part) in self.all_seats().iter().zip(saved.seats.iter()) {
            self.lay(saved, part.in_play.as_slice(), Place::Table(seat), all);
        }
        self.lay(saved, saved.aside.as_slice(), Place::Aside, all);
        saved.waiting.iter().for_each(|card| self.lay(saved, &[card], Place::Waiting, all));
        self.lay(saved, saved.draw_pile.as_slice(), Place::Deck, Players::NONE);
        self.lay(saved, saved.discard_pile.as_slice(), Place::Discard, all);
        self.mark(saved.fresh, saved.kept);
        self.lock(saved.locked);
    }

    fn lay(&mut self, saved: &Document, cards: &[CardId], at: Place, usual: Players) {
        cards.iter().for_each(|card| self.place(*card, at, saved.known.of(*card, usual)));
    }

    /// Green cards of a seat become usable.
    pub(crate) fn ripen(&mut self, cards: CardSet) {
        self.zones.fresh = self.zones.fresh.minus(cards);
    }
}

/// Cards in the order they came.
#[derive(Clone)]
pub struct Ordered {
    cards: [CardId; MOST_CARDS],
    len: u8,
    next: u8,
}

impl Ordered {
    /// First come first.
    pub fn as_slice(&self) -> &[CardId] {
        &self.cards[self.next as usize..self.len as usize]
    }
}

impl Iterator for Ordered {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        (self.next < self.len).then(|| {
            self.next += 1;
            self.cards[self.next as usize - 1]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Edition};

    // In a very long game the numbers of arrival begin again, and nobody can tell.
    #[test]
    fn the_order_of_arrival_survives_its_numbers() {
        let mut game = Game::new(&Config::new(Edition::Classic, 4), 1.into()).expect("it can be played");
        let me = Seat::at(0);
        game.zones.stamp = u16::MAX - 2;
        for _ in 0..5 {
            let before: Vec<CardId> = game.in_order(game.hand(me)).collect();
            let card = game.deck_to_hand(me).expect("there are cards");
            let after: Vec<CardId> = game.in_order(game.hand(me)).collect();
            assert_eq!(after, [before, vec![card]].concat());
        }
        assert!(game.zones.stamp > MOST_CARDS as u16 && game.zones.stamp < 2 * MOST_CARDS as u16);
    }
}
