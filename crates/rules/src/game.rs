//! The whole state of a game, as one flat value that can be copied, compared and saved.
//!
//! This file holds data and the questions that need nothing but the data. Rules are asked in `query`, cards are moved in
//! `zones`, things happen in `run`.

use saloon_ground::Chance;
use serde::{Deserialize, Serialize};

use crate::abilities::Uses;
use crate::ask::Ask;
use crate::catalog::{Character, Deck, Face, Kind, Property, Switches, having};
use crate::events::Stacks;
use crate::frame::Stack;
use crate::ids::{CardId, CardSet, MOST_SEATS, Players, Role, Seat, Seats, Suit};
use crate::modes::{Mode, TableOptions};
use crate::order::{Direction, Directions};
use crate::owners::Owners;
use crate::piles::{Few, PerPlayer, PerSeat};
use crate::rules::Moments;
use crate::series::Books;
use crate::sources::{Events, Speaking};
use crate::zones::Zones;

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
    /// Characters whose abilities it has until it replaces them, is eliminated or loses what drew them.
    pub drawn: Few<Character, 2>,
    /// A second character, face down, where an event needs it (EVD-HN-03).
    pub spare: Option<Spare>,
}

/// A second character that lies face down.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spare {
    /// Who it is.
    pub character: Character,
    /// Who knows it.
    #[serde(default)]
    pub seen: Players,
}

impl SeatState {
    /// A seat with this character at full life, with nothing lent to it.
    pub(crate) fn new(character: Character, max: i8) -> SeatState {
        SeatState { life: max, max, character, borrowed: None, drawn: Few::EMPTY, spare: None }
    }

    /// Its own character and all that are lent to it.
    pub fn characters(&self) -> impl Iterator<Item = Character> + use<> {
        std::iter::once(self.character).chain(self.borrowed).chain(self.drawn.iter())
    }

    /// Gives back every character that is lent to it.
    pub(crate) fn give_back(&mut self) {
        (self.borrowed, self.drawn) = (None, Few::EMPTY);
    }
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
    /// It is one more turn of the same player, no regular one (NXT-02).
    #[serde(default, skip_serializing_if = "is_false")]
    pub extra: bool,
    /// A card its player must play in phase two if he can. It was shown to everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marked: Option<CardId>,
    /// Its player took a card off the pile in place of the deck in phase one.
    #[serde(default, skip_serializing_if = "is_false")]
    pub dug: bool,
    /// The card whose effect its player may have once more, until he does anything else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub encore: Option<Encore>,
    /// There is nothing left of it, though its player is there.
    #[serde(default, skip_serializing_if = "is_false")]
    pub spent: bool,
    /// Cards its player has played in it, where events count them.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub played: u8,
    /// Who plays a card by order of its player, as if it were his own turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ordered: Option<Seat>,
    /// The suit its player has bound himself to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suit: Option<Suit>,
    /// Cards that may come back at its end, as long as they lie on the pile.
    #[serde(default, skip_serializing_if = "CardSet::is_none")]
    pub fired: CardSet,
    /// Characters of its player that a check keeps from acting in it (VAR-DUO-14).
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub locked: Seats,
    /// A field of a version to come, for the test that old games are read then.
    #[cfg(feature = "grown")]
    #[serde(default, skip_serializing_if = "crate::grown::is_fine")]
    pub weather: crate::grown::Weather,
}

impl TurnState {
    /// The turn of a seat that is about to begin: nothing has happened in it.
    pub(crate) fn of(seat: Seat) -> TurnState {
        TurnState {
            seat,
            phase: Phase::Start,
            number: 0,
            limited: 0,
            uses: Uses::default(),
            lost: false,
            leaves: None,
            checked: CardSet::NONE,
            extra: false,
            marked: None,
            dug: false,
            encore: None,
            spent: false,
            played: 0,
            ordered: None,
            suit: None,
            fired: CardSet::NONE,
            locked: Seats::NONE,
            #[cfg(feature = "grown")]
            weather: crate::grown::Weather::default(),
        }
    }
}

fn is_false(value: &bool) -> bool {
    !*value
}

/// A brown card its player has just played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Encore {
    /// The physical card.
    pub card: CardId,
    /// What it was played as.
    pub kind: Kind,
}

fn is_nought(count: &u8) -> bool {
    *count == 0
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
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

    /// Two seats change places.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat) {
        let (here, there) = (self.place[one.index()] as usize, self.place[other.index()] as usize);
        self.put(here, other);
        self.put(there, one);
    }

    /// The seats clockwise, if that is not the order of their letters.
    pub(crate) fn unusual_order(&self) -> Few<Seat, MOST_SEATS> {
        let order = &self.order[..self.len as usize];
        if order.is_sorted() { Few::EMPTY } else { order.iter().copied().collect() }
    }

    /// How many seats there are.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    /// The seat next to another in a direction.
    #[inline]
    pub(crate) fn next(&self, seat: Seat, direction: Direction) -> Seat {
        let (place, len) = (self.place[seat.index()] as usize, self.len as usize);
        let next = match direction {
            Direction::Clockwise if place + 1 < len => place + 1,
            Direction::Clockwise => 0,
            Direction::Counter if place > 0 => place - 1,
            Direction::Counter => len - 1,
        };
        self.order[next]
    }

    /// All seats in a direction, beginning after `seat` and ending with it.
    #[inline]
    pub(crate) fn from(&self, seat: Seat, direction: Direction) -> impl Iterator<Item = Seat> + use<> {
        let (order, len) = (self.order, self.len as usize);
        let mut at = self.place[seat.index()] as usize;
        let stride = match direction {
            Direction::Clockwise => 1,
            Direction::Counter => len - 1,
        };
        (0..len).map(move |_| {
            at += stride;
            at = if at >= len { at - len } else { at };
            order[at]
        })
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
    /// The last one living, whatever his role (EVV-02).
    Survivor(Seat),
    /// The player of this seat alone, whatever his role.
    Personal(Seat),
}

impl Winner {
    /// Has a seat with this role won? `same` says whether two seats have the same player.
    pub fn includes(self, seat: Seat, role: Option<Role>, same: impl Fn(Seat, Seat) -> bool) -> bool {
        match self {
            Winner::Law => matches!(role, Some(Role::Sheriff | Role::Deputy)),
            Winner::Outlaws => role == Some(Role::Outlaw),
            Winner::Renegade(last) | Winner::Survivor(last) | Winner::Personal(last) => same(last, seat),
        }
    }
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
    pub(crate) seats: PerSeat<SeatState>,
    /// Who decides for a seat.
    pub(crate) owners: Owners,
    /// Characters whose player has another one active; nobody where everybody has one (VAR-DUO-4).
    pub(crate) passive: Seats,
    /// Passive characters to which something is being done: of their player's two they alone have their abilities.
    pub(crate) acting: Seats,
    pub(crate) ring: Ring,
    /// Neither eliminated nor withdrawn.
    pub(crate) living: Seats,
    /// Eliminated, and there for the turn that is theirs (RET-G1).
    pub(crate) ghosts: Seats,
    /// Out of the game without having been eliminated (VAR-SIX-9).
    pub(crate) withdrawn: Seats,
    /// Whose next turn is left out (NXT-02).
    pub(crate) skips: Seats,
    /// Who has another turn after this one (NXT-02).
    pub(crate) extra: Seats,
    /// Event cards in force.
    pub(crate) events: Events,
    /// The stacks they come from, and what is remembered about them.
    pub(crate) stacks: Stacks,
    /// Which way turns and effects go; follows from the events in force.
    pub(crate) directions: Directions,
    /// Moments of a turn at which the table or an event does something. Follows from the rest of the state.
    pub(crate) moments: Moments,
    /// Which characters of which seat may speak.
    pub(crate) speaking: Speaking,
    /// Every character that may speak, by number: nobody else need be asked.
    pub(crate) in_force: u64,
    /// Questions that the table or an event in force answers, by the numbers of their hooks. Follows from the rest of the state.
    pub(crate) bent: u64,
    /// Seats whose cards in play are without effect.
    pub(crate) muted: Seats,
    pub(crate) roles: PerPlayer<Role>,
    /// Whose role lies face up.
    pub(crate) shown: Players,
    pub(crate) turn: TurnState,
    pub(crate) stack: Stack,
    pub(crate) ask: Option<Ask>,
    pub(crate) asked: u32,
    /// An elimination has not been judged yet (`victory_timing = after_card`).
    pub(crate) unjudged: bool,
    /// Characters a seat may still keep, or keeps in secret; all empty once the first turn has begun.
    pub(crate) dealt: [[Option<Character>; 3]; MOST_SEATS],
    /// All characters that could be dealt, by number, while some are still secret.
    pub(crate) pool: u64,
    /// Money, prices and deeds; at rest where nothing is scored.
    pub(crate) books: Books,
    /// Sealed decisions before the first turn, secret until all have decided: who keeps his character; or, where players have two, at
    /// the first seat whether they change places, and at the second whether that one is active.
    pub(crate) keeps: Seats,
    /// Options of the table that answer questions; follows from the switches.
    pub(crate) options: TableOptions,
    pub(crate) over: Option<Winner>,
    /// How many fought when the goals became void and only the last one there wins; nought before.
    pub(crate) last_stand: u8,
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

    /// Has this seat won? Nobody has before the game is over.
    pub fn has_won(&self, seat: Seat) -> bool {
        let same = |one, other| self.owner(one) == self.owner(other);
        self.over.is_some_and(|winner| winner.includes(seat, Some(self.role(seat)), same))
    }

    /// Which way this game is played.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Are the goals void, so that only the last one there wins (VAR-TRIO-3, VAR-SIX-10)?
    pub fn is_last_stand(&self) -> bool {
        self.last_stand > 0
    }

    /// How many seats the table has, dead ones included.
    pub fn seat_count(&self) -> usize {
        self.count as usize
    }

    /// All seats of the table.
    pub fn all_seats(&self) -> Seats {
        Seats::first(self.count as usize)
    }

    /// Seats neither eliminated nor withdrawn. Personal rights and Beer with two left go by it (VAR-GEN-4).
    #[inline]
    pub fn living(&self) -> Seats {
        self.living
    }

    /// Seats that are there: the living, and a ghost in its turn. Distances, stores, "all others" and role victories go by
    /// it (RET-01).
    #[inline]
    pub fn present(&self) -> Seats {
        self.living.or(self.ghosts)
    }

    /// Has this seat been eliminated, whether or not it is there as a ghost?
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        !self.living.contains(seat) && !self.withdrawn.contains(seat)
    }

    /// A seat leaves the circle, with every turn it was owed or was to lose (NXT-02).
    pub(crate) fn leave(&mut self, seat: Seat) {
        for set in [&mut self.living, &mut self.ghosts, &mut self.skips, &mut self.extra] {
            *set = set.without(seat);
        }
        (self.passive, self.acting) = (self.passive.without(seat), self.acting.without(seat));
    }

    /// The state of one seat.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat]
    }

    #[inline]
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat]
    }

    /// The role of a seat. For referees and tests: players ask their view.
    pub fn role(&self, seat: Seat) -> Role {
        self.roles[self.owner(seat)]
    }

    /// Does the role of a seat lie face up?
    pub fn is_role_shown(&self, seat: Seat) -> bool {
        self.shown.contains(self.owner(seat))
    }

    /// The seats whose role lies face up.
    pub(crate) fn role_shown(&self) -> Seats {
        self.all_seats().iter().filter(|seat| self.is_role_shown(*seat)).fold(Seats::NONE, Seats::with)
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

    /// Are the cards in play in front of a seat without effect?
    #[inline]
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.muted.contains(seat)
    }

    /// The card on top of the discard pile, which everybody sees.
    pub fn top_discard(&self) -> Option<CardId> {
        self.discard_pile().top()
    }

    /// Is it the turn of this seat's player, or is something played by it as if it were?
    #[inline]
    pub(crate) fn has_turn(&self, seat: Seat) -> bool {
        self.is_turn_of(seat) || self.turn.ordered == Some(seat)
    }

    /// Who aims what a seat plays: whoever has ordered it, as long as he is there.
    pub(crate) fn aims_for(&self, seat: Seat) -> Seat {
        let ordered = self.turn.ordered == Some(seat) && self.present().contains(self.turn.seat);
        if ordered { self.turn.seat } else { seat }
    }

    /// Green cards in play that may be used, and silenced or fresh ones not.
    #[inline]
    pub(crate) fn usable_green(&self, seat: Seat) -> CardSet {
        if self.muted.contains(seat) {
            return CardSet::NONE;
        }
        self.table(seat).and(having(Property::Green, self.deck)).minus(self.fresh())
    }

    /// Seats that are there clockwise from the left of `seat`, which comes last if it is: for distances, which are the same
    /// either way round.
    #[inline]
    pub(crate) fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let present = self.present();
        self.ring.after(seat).filter(move |s| present.contains(*s))
    }

    /// Seats that are there in the direction in which effects go, beginning next to `seat`, which comes last if it is (AB-5).
    #[inline]
    pub(crate) fn onward(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let present = self.present();
        self.ring.from(seat, self.directions.effects).filter(move |s| present.contains(*s))
    }

    /// Living seats in the direction of turns, beginning next to `seat`, which comes last if it is.
    pub(crate) fn in_turn_order(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let living = self.living;
        self.ring.from(seat, self.directions.turns).filter(move |s| living.contains(*s))
    }

    /// Seats that are there in the order in which simultaneous abilities act: the turn player first.
    #[inline]
    pub(crate) fn trigger_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = self.turn.seat;
        let present = self.present();
        std::iter::once(first)
            .chain(self.ring.from(first, self.directions.effects))
            .take(self.count as usize)
            .filter(move |s| present.contains(*s))
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
