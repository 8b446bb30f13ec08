//! What a card, a character or the table changes: the shapes of the answers. The table of answers itself stands in `hooks`.
//!
//! A definition names only the questions it answers differently. Hooks answer or queue frames; they never change the game.

use crate::ask::{Action, Aim, Window};
use crate::catalog::Kind;
use crate::frame::Frame;
use crate::game::Game;
use crate::ids::{CardId, Seat, Suit};

pub use crate::hooks::{Hook, Inquiry, Rules, on};

/// One answer to a question for a number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Instead of the usual number.
    Set(u8),
    /// More or less.
    Add(i8),
    /// A permission: never cuts down a better right.
    AtLeast(u8),
    /// Says nothing here.
    Keep,
}

/// The number that means "as often as you like".
pub const UNLIMITED: u8 = u8::MAX;

/// Answers of all sources to one question, put together in a fixed order: `Set`, sum of `Add`, `AtLeast`.
#[derive(Copy, Clone, Debug, Default)]
pub struct Tally {
    set: Option<u8>,
    add: i8,
    at_least: u8,
}

impl Tally {
    /// Takes one more answer into account.
    #[inline]
    pub fn hear(&mut self, change: Change) {
        match change {
            Change::Set(value) => self.set = Some(value),
            Change::Add(value) => self.add += value,
            Change::AtLeast(value) => self.at_least = self.at_least.max(value),
            Change::Keep => {}
        }
    }

    /// The outcome for a question whose usual answer is `usual`.
    #[inline]
    pub fn from(self, usual: u8) -> u8 {
        let sum = i16::from(self.set.unwrap_or(usual)) + i16::from(self.add);
        (sum.clamp(0, i16::from(UNLIMITED)) as u8).max(self.at_least)
    }

    /// The sum of all `Add`s.
    #[inline]
    pub fn sum(self) -> i8 {
        self.add
    }
}

/// One use of a card or ability against somebody, being judged.
#[derive(Copy, Clone, Debug)]
pub struct Attempt {
    /// Whose doing it is.
    pub by: Seat,
    /// The kind it is played as; none for an ability.
    pub kind: Option<Kind>,
    /// The suits that count: of the card, or of both cards an ability throws.
    pub suits: [Option<Suit>; 2],
}

impl Attempt {
    /// How many of its cards have this suit.
    pub fn count(&self, suit: Suit) -> u8 {
        self.suits.iter().filter(|s| **s == Some(suit)).count() as u8
    }
}

/// A wound that has been survived.
#[derive(Copy, Clone, Debug)]
pub struct Wound {
    /// Points lost.
    pub points: u8,
    /// Who is responsible, if anybody.
    pub by: Option<Seat>,
}

/// A card that has just been played from hand as an action.
#[derive(Copy, Clone, Debug)]
pub struct Played {
    /// The physical card.
    pub card: CardId,
    /// What it was played as.
    pub kind: Kind,
    /// Where it was laid, for cards that stay.
    pub laid_on: Option<Seat>,
}

/// Cards somebody gave in answer to something.
#[derive(Copy, Clone, Debug)]
pub struct Answered {
    /// In which window.
    pub window: Window,
    /// Told for each card at once, or for all of them when the matter is settled.
    pub when: Telling,
    /// How many cards from hand.
    pub cards: u8,
}

/// When a watcher of answers is told.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Telling {
    /// Right after each card.
    AtOnce,
    /// When the hit, demand or duel is over.
    Settled,
}

/// What a watcher of the phase-one draw wants.
#[derive(Copy, Clone, Debug, Default)]
pub struct Drawn {
    /// Show the card to everybody.
    pub show: bool,
    /// Further cards, which nobody watches.
    pub extra: u8,
}

/// An ability somebody may decide to use.
pub struct Ability {
    /// May it be offered now, as far as everybody can see?
    pub open: fn(&Game, Seat, Window) -> bool,
    /// Lists every way to use it, as the user sees it.
    pub list: fn(&Game, Seat, Window, &mut Vec<Action>),
    /// What happens once it is paid for.
    pub effect: fn(&Game, Seat, Aim, [Option<CardId>; 2]) -> Frame,
    /// The rule that says when it may be used.
    pub rule: &'static str,
}

/// Further kinds a card of a printed kind may be played as.
pub type Conversion = fn(&Game, Seat, Kind) -> &'static [Kind];

/// A watcher of the nth card of phase one.
pub type DrawWatcher = fn(&Game, Seat, u8, CardId) -> Drawn;

/// A check a card in play calls for.
#[derive(Copy, Clone)]
pub struct Check {
    /// Lower numbers come first.
    pub order: u8,
    /// The frame that carries it out.
    pub frame: fn(Seat, CardId) -> Frame,
}

/// Other places the first card of phase one may come from.
#[derive(Copy, Clone)]
pub struct DrawModes {
    /// Is there any, as everybody can see?
    pub open: fn(&Game, Seat) -> bool,
    /// Lists them.
    pub list: fn(&Game, Seat, &mut Vec<Action>),
}

/// A choice of identity at the start of the turn.
#[derive(Copy, Clone)]
pub struct Identity {
    /// Does it come before the checks of the turn?
    pub early: fn(&Game) -> bool,
    /// The frame that asks.
    pub frame: fn(Seat) -> Frame,
}
