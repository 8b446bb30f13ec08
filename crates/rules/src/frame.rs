//! Unfinished business: the frames on the stack, and how they hand over to each other.
//!
//! The stack is plain data and part of the state. No frame holds a card its onlookers may not know.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question};
use crate::events::frames::Reveal;
use crate::frames::acting::Acting;
use crate::frames::casting::Casting;
use crate::frames::death::{Arrange, Eliminated, Share};
use crate::frames::draw::{DrawCards, PhaseOne, Steal, Trim};
use crate::frames::life::{HealLife, Hurt, Loss};
use crate::frames::opening::Opening;
use crate::frames::play::{Each, Menu, PlayCard};
use crate::frames::shot::{Demand, Flip, Shot};
use crate::game::Game;
use crate::ids::{Rank, Seat, Suit};
use crate::run::Run;
use crate::turn::{Interrupt, Turn};
use crate::{base, dodge_city, fistful, high_noon, modes, series, special, wild_west_show};

/// A test of a flipped card.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// The suit that is wanted.
    pub suit: Suit,
    /// The lowest rank.
    pub low: Rank,
    /// The highest rank.
    pub high: Rank,
    /// Any card but these is wanted.
    #[serde(default, skip_serializing_if = "is_false")]
    pub not: bool,
}

fn is_false(value: &bool) -> bool {
    !*value
}

impl Test {
    /// Any card of a suit.
    pub const fn suit(suit: Suit) -> Test {
        Test { suit, low: Rank(2), high: Rank(14), not: false }
    }

    /// Any card of the other suits.
    pub const fn not(suit: Suit) -> Test {
        Test { not: true, ..Test::suit(suit) }
    }
}

/// What a frame reports when it is done.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// Nothing worth saying.
    #[default]
    Nothing,
    /// The flip held, or not.
    Flipped(bool),
    /// So many points were lost and survived.
    Lost(u8),
    /// Somebody died.
    Died,
    /// This seat did not answer; its loss comes when everybody has been asked.
    Unanswered(Seat),
}

/// What a frame gets when it is stepped.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Got {
    /// Begin, or ask again.
    Nothing,
    /// A called frame is done.
    Back(Outcome),
    /// The answer to its question.
    Answer(Action),
}

/// What a frame does next.
pub(crate) enum Next {
    /// It is done.
    Done(Outcome),
    /// It goes on as another frame.
    Become(Frame),
    /// It waits for a child.
    Call(Frame, Frame),
    /// It waits for an answer of the seat.
    Wait(Frame, Seat, Question),
}

impl Next {
    /// Done, with nothing worth saying.
    pub(crate) const DONE: Next = Next::Done(Outcome::Nothing);
}

macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident),+ ; $($(#[$room_doc:meta])* $room:ident => $path:path),+ $(,)?) => {
        /// One piece of unfinished business.
        ///
        /// Saved by its name and fields; the room it belongs to is nobody's business.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", expecting = "a frame this version of the rules knows")]
        pub enum Frame {
            $($(#[$doc])* $name($name),)+
            $($(#[$room_doc])* #[serde(untagged)] $room($path),)+
        }

        impl Frame {
            /// Goes on with what it got.
            pub(crate) fn step(&self, got: &Got, run: &mut Run<'_>) -> Next {
                match self {
                    $(Frame::$name(frame) => frame.step(*got, run),)+
                    $(Frame::$room(frame) => frame.step(*got, run),)+
                }
            }

            /// Lists every answer to the question this frame is waiting with.
            pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
                match self {
                    $(Frame::$name(frame) => frame.options(game, seat, out),)+
                    $(Frame::$room(frame) => frame.options(game, seat, out),)+
                }
            }
        }

        $(impl From<$name> for Frame {
            fn from(frame: $name) -> Frame {
                Frame::$name(frame)
            }
        })+
    };
}

frames! {
    /// A player's turn.
    Turn,
    /// Abilities outside the turn player's phases.
    Interrupt,
    /// Phase one.
    PhaseOne,
    /// Phase two.
    Menu,
    /// Phase three.
    Trim,
    /// A card being resolved.
    PlayCard,
    /// A card that goes round the table.
    Each,
    /// A hit on its way.
    Shot,
    /// A demand for a card.
    Demand,
    /// A check.
    Flip,
    /// A loss of life.
    Loss,
    /// What a survived wound sets off.
    Hurt,
    /// Life regained.
    HealLife,
    /// Somebody leaves the game.
    Eliminated,
    /// Several takers share the cards of the dead.
    Share,
    /// Own cards are put on the pile in an order.
    Arrange,
    /// Cards are drawn.
    DrawCards,
    /// Random cards are taken from a hand.
    Steal,
    /// An event is revealed.
    Reveal,
    /// Characters are chosen.
    Casting,
    /// Before hands are dealt.
    Opening,
    /// A passive character has its abilities for a while.
    Acting;
    /// Frames of the base game.
    Base => base::frames::Frame,
    /// Frames of Dodge City.
    DodgeCity => dodge_city::frames::Frame,
    /// Frames of the special characters.
    Special => special::frames::Frame,
    /// Frames of High Noon.
    HighNoon => high_noon::frames::Frame,
    /// Frames of A Fistful of Cards.
    Fistful => fistful::frames::Frame,
    /// Frames of ways to play.
    Modes => modes::frames::Frame,
    /// Frames of the show itself.
    Show => wild_west_show::show_frames::Frame,
    /// Frames of the characters of Wild West Show.
    Showpeople => wild_west_show::character_frames::Frame,
    /// Frames of series.
    Series => series::frames::Frame,
    /// Frames of its acts.
    Acts => wild_west_show::act_frames::Frame,
}

impl Frame {
    /// The seat that something is done to which must answer it or may lose life by it; or whose card in play is checked. What concerns a
    /// turn player as such falls on nobody.
    pub(crate) fn falls_on(&self) -> Option<Seat> {
        match self {
            Frame::Shot(shot) => Some(shot.at),
            Frame::Demand(demand) => Some(demand.at),
            Frame::Loss(loss) => Some(loss.who),
            Frame::Base(room) => room.falls_on(),
            Frame::Fistful(room) => room.falls_on(),
            Frame::Turn(_) | Frame::Interrupt(_) | Frame::PhaseOne(_) | Frame::Menu(_) | Frame::Trim(_) => None,
            Frame::PlayCard(_) | Frame::Each(_) | Frame::Flip(_) | Frame::Hurt(_) | Frame::HealLife(_) => None,
            Frame::Eliminated(_) | Frame::Share(_) | Frame::Arrange(_) | Frame::DrawCards(_) | Frame::Steal(_) => None,
            Frame::Reveal(_) | Frame::Casting(_) | Frame::Opening(_) | Frame::Acting(_) => None,
            Frame::DodgeCity(_) | Frame::Special(_) | Frame::HighNoon(_) | Frame::Modes(_) | Frame::Show(_) => None,
            Frame::Showpeople(_) | Frame::Series(_) | Frame::Acts(_) => None,
        }
    }
}

/// A frame on the stack, with what it will get when its turn comes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Slot {
    pub(crate) frame: Frame,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<Outcome>,
    /// Called frames report to the one below; set-off frames report to nobody.
    #[serde(default)]
    pub(crate) reports: bool,
}

/// How deep the stack can get, with room for what one step sets off. The conformance tests record the deepest seen.
pub(crate) const DEPTH: usize = 28;
/// How deep the stack of a saved game can be: below it there must be room to go on.
pub(crate) const DEEPEST_SAVED: usize = 16;

/// The stack of frames, bottom first.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stack {
    slots: [Slot; DEPTH],
    len: u8,
}

impl Stack {
    pub(crate) fn new(bottom: Frame) -> Self {
        let slot = Slot { frame: bottom, outcome: None, reports: false };
        Stack { slots: [slot; DEPTH], len: 1 }
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<&Slot> {
        self.slots[..self.len as usize].last()
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame, reports: bool) {
        self.slots[self.len as usize] = Slot { frame, outcome: None, reports };
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Slot> {
        let slot = *self.top()?;
        self.len -= 1;
        Some(slot)
    }

    #[inline]
    pub(crate) fn report(&mut self, outcome: Outcome) {
        let len = self.len as usize;
        if let Some(slot) = self.slots[..len].last_mut() {
            slot.outcome = Some(outcome);
        }
    }

    /// Keeps a frame at the far end of the unused part, as the `index`-th that a step has set off.
    pub(crate) fn stash(&mut self, index: usize, frame: Frame) {
        self.slots[DEPTH - 1 - index].frame = frame;
    }

    /// The `index`-th frame that a step has set off.
    pub(crate) fn stashed(&self, index: usize) -> Frame {
        self.slots[DEPTH - 1 - index].frame
    }

    /// Pushes the stashed frames, the first one on top.
    #[inline]
    pub(crate) fn push_stashed(&mut self, count: usize) {
        for index in (0..count).rev() {
            self.push(self.slots[DEPTH - 1 - index].frame, false);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// What everything else stands on.
    pub(crate) fn bottom(&self) -> Option<&Slot> {
        self.as_slice().first()
    }

    /// Nothing unfinished?
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many frames.
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) fn top_down(&self) -> impl Iterator<Item = &Slot> {
        self.slots[..self.len as usize].iter().rev()
    }

    fn as_slice(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Stack {}

impl Default for Stack {
    fn default() -> Self {
        let mut stack = Stack::new(Turn::START.into());
        stack.clear();
        stack
    }
}

impl Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<Slot>::deserialize(from)?;
        if list.len() > DEPTH {
            return Err(serde::de::Error::custom("the stack is too deep"));
        }
        let mut stack = Stack::default();
        for slot in list {
            stack.push(slot.frame, slot.reports);
            if let Some(outcome) = slot.outcome {
                stack.report(outcome);
            }
        }
        Ok(stack)
    }
}
