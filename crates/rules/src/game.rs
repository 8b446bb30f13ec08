//! The whole state of a game, as one flat value that can be copied, compared and saved.
//!
//! This file holds data and the questions that need nothing but the data. Rules are asked in `query`, cards are moved in
//! `zones`, things happen in `run`.

use serde::{Deserialize, Serialize};

use crate::abilities::Uses;
use crate::ask::Ask;
use crate::catalog::{Character, Deck, Face, Kind, Property, Switches, having};
use crate::chance::Chance;
use crate::frame::Stack;
use crate::ids::{CardId, CardSet, MOST_CARDS, MOST_SEATS, Player, Players, Role, Seat, Seats};
use crate::modes::Mode;
use crate::piles::{Few, PerCard, Pile};
use crate::sources::{Events, Speaking};

/// One character at the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct SeatState {
    /// Life points; below one only while dying.
    pub life: i8,
    /// The most it can have.
    pub max: i8,
    /// Its own character.
    pub character: Character,
    /// A character whose ability it has on top of its own, until its next turn.
    pub borrowed: Option<Character>,
}

/// Where all cards are.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Zones {
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) hands: [CardSet; MOST_SEATS],
    pub(crate) tables: [CardSet; MOST_SEATS],
    /// Played cards that reach the pile when their effect is over.
    pub(crate) waiting: CardSet,
    /// Cards lifted off the deck and not yet anywhere else: a store, two flipped cards, gifts.
    pub(crate) aside: CardSet,
    /// Cards in play that were laid in the current turn, or wait for their owner's next one.
    pub(crate) fresh: CardSet,
    /// Order of coming into a hand, into play or aside.
    pub(crate) arrived: PerCard<u16>,
    pub(crate) stamp: u16,
    /// Who knows exactly where the card is; all bits: everybody does.
    pub(crate) known: PerCard<Players>,
    /// The cards of the check that used up the deck: they stay as the pile when it is rebuilt.
    pub(crate) kept: CardSet,
}

/// Steps of a turn that everybody can tell apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Everything before cards are drawn.
    Start,
    /// Phase one.
    Draw,
    /// Phase two.
    Play,
    /// Phase three.
    Discard,
    /// After it.
    End,
}

/// The current turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnState {
    /// Whose turn it is.
    pub seat: Seat,
    /// Where in it.
    pub phase: Phase,
    /// Turns begun so far in the game.
    #[serde(default)]
    pub number: u16,
    /// Limited cards (Bang!) played.
    #[serde(default)]
    pub limited: u8,
    /// How often abilities have been used.
    #[serde(default, skip_serializing_if = "Uses::is_empty")]
    pub uses: Uses,
    /// The turn was lost at a check.
    #[serde(default)]
    pub lost: bool,
    /// A card that is discarded after phase three.
    #[serde(default)]
    pub leaves: Option<CardId>,
    /// Cards whose check has been made.
    #[serde(default)]
    pub checked: CardSet,
    /// A field of a version to come, for the test that old games are read then.
    #[cfg(feature = "grown")]
    #[serde(default, skip_serializing_if = "crate::grown::is_fine")]
    pub weather: crate::grown::Weather,
}

/// The order of seats round the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Ring {
    order: [Seat; MOST_SEATS],
    place: [u8; MOST_SEATS],
    len: u8,
}

impl Ring {
    pub(crate) fn new(len: usize) -> Self {
        let mut ring = Ring { order: [Seat::at(0); MOST_SEATS], place: [0; MOST_SEATS], len: len as u8 };
        for i in 0..MOST_SEATS {
            ring.order[i] = Seat::at(i);
            ring.place[i] = i as u8;
        }
        ring
    }

    /// Puts a seat at a place.
    pub(crate) fn put(&mut self, place: usize, seat: Seat) {
        self.order[place] = seat;
        self.place[seat.index()] = place as u8;
    }

    /// The seats clockwise, if that is not the order of their letters.
    pub(crate) fn unusual_order(&self) -> Few<Seat, MOST_SEATS> {
        let order = &self.order[..self.len as usize];
        if order.is_sorted() { Few::EMPTY } else { order.iter().copied().collect() }
    }

    /// All seats clockwise, beginning after `seat` and ending with it.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let len = self.len as usize;
        let place = self.place[seat.index()] as usize;
        let order = self.order;
        (1..=len).map(move |step| {
            let at = place + step;
            order[if at >= len { at - len } else { at }]
        })
    }
}

/// Who has won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// The sheriff and all deputies.
    Law,
    /// All outlaws, dead or alive.
    Outlaws,
    /// This renegade alone.
    Renegade(Seat),
}

/// A game in progress or over: everything there is to know about it.
#[derive(Copy, Clone)]
pub struct Game {
    pub(crate) mode: Mode,
    pub(crate) deck: Deck,
    pub(crate) count: u8,
    pub(crate) switches: Switches,
    pub(crate) chance: Chance,
    /// All playing cards of this game; the rest is in the box.
    pub(crate) in_game: CardSet,
    pub(crate) zones: Zones,
    pub(crate) seats: [SeatState; MOST_SEATS],
    pub(crate) ring: Ring,
    pub(crate) living: Seats,
    /// Event cards in force.
    pub(crate) events: Events,
    /// Which characters of which seat may speak.
    pub(crate) speaking: Speaking,
    /// Every character that may speak, by number: nobody else need be asked.
    pub(crate) in_force: u64,
    /// Seats whose cards in play are without effect.
    pub(crate) muted: Seats,
    pub(crate) roles: [Role; MOST_SEATS],
    /// Whose role lies face up.
    pub(crate) role_shown: Seats,
    pub(crate) turn: TurnState,
    pub(crate) stack: Stack,
    pub(crate) ask: Option<Ask>,
    pub(crate) asked: u32,
    /// An elimination has not been judged yet (`victory_timing = after_card`).
    pub(crate) unjudged: bool,
    pub(crate) over: Option<Winner>,
    /// A field of a version to come, for the test that old games are read then.
    #[cfg(feature = "grown")]
    pub(crate) weather: crate::grown::Weather,
}

impl Game {
    /// The question the game waits for; `None` when it is over.
    #[inline]
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// Who has won, once it is over.
    pub fn winner(&self) -> Option<Winner> {
        self.over
    }

    /// How many seats the table has, dead ones included.
    pub fn seat_count(&self) -> usize {
        self.count as usize
    }

    /// All seats of the table.
    pub fn all_seats(&self) -> Seats {
        Seats::first(self.count as usize)
    }

    /// Seats not eliminated.
    #[inline]
    pub fn living(&self) -> Seats {
        self.living
    }

    /// The state of one seat.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// Who decides for a seat.
    #[inline]
    pub fn owner(&self, seat: Seat) -> Player {
        Player::at(seat.index())
    }

    /// The role of a seat. For referees and tests: players ask their view.
    pub fn role(&self, seat: Seat) -> Role {
        self.roles[seat.index()]
    }

    /// The current turn.
    pub fn turn(&self) -> &TurnState {
        &self.turn
    }

    /// The rule switches.
    pub fn switches(&self) -> &Switches {
        &self.switches
    }

    /// Which playing cards are in the game.
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// The printed face of a card.
    #[inline]
    pub fn face(&self, card: CardId) -> Face {
        self.deck.face(card)
    }

    /// The printed kind of a card.
    #[inline]
    pub fn kind(&self, card: CardId) -> Kind {
        self.deck.face(card).kind
    }

    /// The hand cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.zones.hands[seat.index()]
    }

    /// The cards in play in front of a seat.
    #[inline]
    pub fn table(&self, seat: Seat) -> CardSet {
        self.zones.tables[seat.index()]
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

    /// Green cards in play that may be used, and silenced or fresh ones not.
    #[inline]
    pub(crate) fn usable_green(&self, seat: Seat) -> CardSet {
        if self.muted.contains(seat) {
            return CardSet::NONE;
        }
        self.table(seat).and(having(Property::Green, self.deck)).minus(self.zones.fresh)
    }

    /// Living seats clockwise from the left of `seat`, which comes last if it lives.
    #[inline]
    pub(crate) fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let living = self.living;
        self.ring.after(seat).filter(move |s| living.contains(*s))
    }

    /// Living seats in the order in which simultaneous abilities act: the turn player first.
    #[inline]
    pub(crate) fn trigger_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = self.turn.seat;
        let living = self.living;
        std::iter::once(first)
            .chain(self.ring.after(first))
            .take(self.count as usize)
            .filter(move |s| living.contains(*s))
    }

    /// Deals a role.
    pub(crate) fn set_role(&mut self, player: Player, role: Role, shown: bool) {
        let seat = Seat::at(player.index());
        self.roles[seat.index()] = role;
        self.role_shown = if shown { self.role_shown.with(seat) } else { self.role_shown.without(seat) };
    }
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "turn {:?}, ask {:?}, over {:?}", self.turn, self.ask, self.over)?;
        for slot in self.stack.top_down() {
            writeln!(f, "  {slot:?}")?;
        }
        Ok(())
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
