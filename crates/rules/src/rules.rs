//! What a card, a character or the table changes: the shapes of the answers. The table of answers itself stands in `hooks`.
//!
//! A definition names only the questions it answers differently. Hooks answer or queue frames; they never change the game.

use crate::ask::{Action, Aim, Pay, Window, Windows};
use crate::catalog::{Kind, Property};
use crate::defs::{End, Reach, Step};
use crate::fact::Reason;
use crate::frame::Frame;
use crate::game::{Game, Winner};
use crate::ids::{CardId, Seat, Seats, Suit};
use crate::run::Run;

pub use crate::hooks::{Hook, Inquiry, Rules, on};
pub use crate::sources::{Rank, Stratum, Voice};

/// One answer to a question for a number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Instead of the usual number.
    Set(u8),
    /// More or less.
    Add(i8),
    /// A restriction: never more than this.
    AtMost(u8),
    /// A permission: never cuts down a better right.
    AtLeast(u8),
    /// Says nothing here.
    Keep,
}

/// The number that means "as often as you like".
pub const UNLIMITED: u8 = u8::MAX;

/// Answers of all sources to one question, put together in a fixed order: `Set`, sum of `Add`, `AtMost`, `AtLeast`.
///
/// Of several `Set`s the one of the highest rank holds (EVS-04); among equals the greater number, so that the order of asking cannot matter.
#[derive(Copy, Clone, Debug)]
pub struct Tally {
    /// Rank and number of the `Set` that holds, the rank in the upper half; nought without any.
    set: u16,
    add: i8,
    at_most: u8,
    at_least: u8,
}

impl Tally {
    /// No answer yet.
    pub const SILENCE: Tally = Tally { set: 0, add: 0, at_most: UNLIMITED, at_least: 0 };

    /// Takes one more answer into account.
    #[inline]
    pub fn hear(&mut self, rank: Rank, change: Change) {
        match change {
            Change::Set(value) => self.set = self.set.max((rank as u16) << 8 | value as u16),
            Change::Add(value) => self.add += value,
            Change::AtMost(value) => self.at_most = self.at_most.min(value),
            Change::AtLeast(value) => self.at_least = self.at_least.max(value),
            Change::Keep => {}
        }
    }

    /// The outcome for a question whose usual answer is `usual`.
    #[inline]
    pub fn from(self, usual: u8) -> u8 {
        let set = if self.set == 0 { usual } else { self.set as u8 };
        let sum = i16::from(set) + i16::from(self.add);
        (sum.clamp(0, i16::from(self.at_most)) as u8).max(self.at_least)
    }

    /// The sum of all `Add`s.
    #[inline]
    pub fn sum(self) -> i8 {
        self.add
    }
}

/// One use of a card or ability, being judged.
#[derive(Copy, Clone, Debug)]
pub struct Attempt {
    /// Whose doing it is.
    pub by: Seat,
    /// The physical card; none for an ability, or if no card in particular is meant.
    pub card: Option<CardId>,
    /// The kind it is played as; none for an ability.
    pub kind: Option<Kind>,
    /// In what way.
    pub how: How,
    /// The suits that count: of the card, or of both cards an ability throws.
    pub suits: [Option<Suit>; 2],
}

/// In what way a card is put to use.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// As an action of one's own.
    Act,
    /// In answer to a hit, or to save a life.
    Answer,
    /// Given to a demand or in a duel.
    Give,
    /// To pay for something.
    Cost,
    /// Discarded because it must be.
    Discard,
}

/// Ways of putting a card to use.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ways(u8);

impl Ways {
    /// These.
    pub const fn of(list: &[How]) -> Ways {
        let (mut all, mut i) = (0, 0);
        while i < list.len() {
            all |= 1 << list[i] as u8;
            i += 1;
        }
        Ways(all)
    }

    /// Is this one of them?
    #[inline]
    pub const fn has(self, how: How) -> bool {
        self.0 >> how as u8 & 1 == 1
    }

    /// Is there one that both have?
    #[inline]
    pub const fn meet(self, other: Ways) -> bool {
        self.0 & other.0 != 0
    }
}

/// Something that may be forbidden.
#[derive(Copy, Clone)]
pub struct Ban {
    /// Nothing but these ways is judged.
    pub ways: Ways,
    /// The judgement.
    pub judge: fn(&Game, Seat, &Attempt) -> Verdict,
}

impl Ban {
    /// A judgement on these ways of putting a card to use.
    pub const fn on(ways: &[How], judge: fn(&Game, Seat, &Attempt) -> Verdict) -> Ban {
        Ban { ways: Ways::of(ways), judge }
    }
}

/// A judgement on an attempt.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing is said against it.
    Allow,
    /// Not allowed, by this rule.
    Forbid(&'static str),
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
    /// Mark the card, which is shown.
    pub mark: bool,
    /// Further cards, which nobody watches.
    pub extra: u8,
}

/// An ability somebody may decide to use: a value, so that a character may have several and nothing need know whose they are.
pub struct Ability {
    /// Its word in notation, and the last part of its text's id.
    pub id: &'static str,
    /// When it may be offered.
    pub windows: fn(&Game, Seat) -> Windows,
    /// How often in a turn.
    pub uses: fn(&Game) -> u8,
    /// What else it takes, as far as everybody can see.
    pub open: fn(&Game, Seat) -> bool,
    /// Whom it may be aimed at.
    pub reach: Reach,
    /// Whom of those in reach, as far as everybody can see.
    pub aims: fn(&Game, Seat, Seat) -> bool,
    /// To what end it is aimed.
    pub end: End,
    /// Hand cards discarded for it.
    pub cost: u8,
    /// Are the cards that pay for it not discarded? The effect says where they go.
    pub keeps_cost: bool,
    /// Only cards of this sort pay.
    pub pays: Option<Property>,
    /// Only cards that may be played as this kind pay.
    pub pays_as: Option<Kind>,
    /// Are the cards that pay for it played, as that kind, and not discarded?
    pub plays: bool,
    /// Does a use count against the limit of the turn, like a limited card?
    pub limited: fn(&Game) -> bool,
    /// The card whose effect it has once more, aimed as that card would be; none if the effect is its own.
    pub again: fn(&Game, Seat) -> Option<Again>,
    /// What happens once it is paid for.
    pub effect: fn(&Game, Seat, Aim, Pay) -> Frame,
    /// The rule that says when it may be used.
    pub rule: &'static str,
}

impl Ability {
    /// In phase two, as often as one likes, for nothing; to start from.
    pub const fn new(id: &'static str, rule: &'static str, effect: fn(&Game, Seat, Aim, Pay) -> Frame) -> Ability {
        Ability {
            id,
            windows: |_, _| Windows::MENU,
            uses: |_| UNLIMITED,
            open: |_, _| true,
            reach: Reach::Nobody,
            aims: |_, _, _| true,
            end: End::Plain,
            cost: 0,
            keeps_cost: false,
            pays: None,
            pays_as: None,
            plays: false,
            limited: |_| false,
            again: |_, _| None,
            effect,
            rule,
        }
    }
}

/// A card whose effect may come once more.
#[derive(Copy, Clone, Debug)]
pub struct Again {
    /// The physical card, whose suit counts.
    pub card: CardId,
    /// What it was played as.
    pub kind: Kind,
    /// Further hand cards it costs this time, besides those of the ability.
    pub cost: u8,
}

/// A card of somebody that has just been discarded.
#[derive(Copy, Clone, Debug)]
pub struct Gone {
    /// Whose it was.
    pub by: Seat,
    /// The card.
    pub card: CardId,
    /// Why it went.
    pub why: Reason,
}

/// A further way to play cards of a kind: at a card in play in front of somebody else, outside the limit of the turn.
pub struct Way {
    /// Cards that are played as this kind.
    pub kind: Kind,
    /// Whose cards may be aimed at.
    pub reach: Reach,
    /// What happens instead of what is printed.
    pub steps: &'static [Step],
    /// To what end.
    pub end: End,
    /// The rule that allows it.
    pub rule: &'static str,
}

/// A card somebody must play if he can.
#[derive(Copy, Clone)]
pub struct Duty {
    /// Which card.
    pub card: fn(&Game, Seat) -> Option<CardId>,
    /// The rule that says so.
    pub rule: &'static str,
}

/// Does a card of a seat go face down onto the deck, played if there is no reason?
pub type Burial = fn(&Game, Seat, Option<Reason>) -> bool;

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

/// Steps of a turn at which an event may set something off (EVT-0 to EVT-12).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// T0, before anything else.
    TurnOpens,
    /// EVT-2 and EVT-3.
    TurnBegins,
    /// The last part of phase one.
    Drawn,
    /// EVT-8: phase one is over.
    DrawEnds,
    /// The end of EVT-9: phase two is over.
    PlayEnds,
    /// The first thing of T9, for what belongs to the table itself.
    Closing,
    /// EVT-11.
    TurnEnds,
}

/// Moments of a turn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Moments(u8);

impl Moments {
    /// These.
    pub const fn of(list: &[Moment]) -> Moments {
        let (mut all, mut i) = (0, 0);
        while i < list.len() {
            all |= 1 << list[i] as u8;
            i += 1;
        }
        Moments(all)
    }

    /// Is this one of them?
    #[inline]
    pub const fn has(self, moment: Moment) -> bool {
        self.0 >> moment as u8 & 1 == 1
    }

    /// These and those.
    pub const fn or(self, other: Moments) -> Moments {
        Moments(self.0 | other.0)
    }
}

/// Something that is done at moments of a turn.
#[derive(Copy, Clone)]
pub struct Occasion {
    /// When.
    pub moments: Moments,
    /// What.
    pub act: fn(&mut Run<'_>, Seat, Moment),
}

impl Occasion {
    /// Done at these moments.
    pub const fn at(moments: &[Moment], act: fn(&mut Run<'_>, Seat, Moment)) -> Occasion {
        Occasion { moments: Moments::of(moments), act }
    }
}

/// What speaking brings somebody.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Talk {
    /// Nothing.
    Free,
    /// A life point, at the next settle point.
    Costs,
    /// He may not, by this rule.
    Forbidden(&'static str),
}

/// Somebody who has just gone: eliminated, or a ghost whose turn is over.
#[derive(Copy, Clone, Debug)]
pub struct Death {
    /// Who.
    pub who: Seat,
    /// Who has the credit for it (VAR-GEN-3).
    pub by: Option<Seat>,
    /// It was a ghost, which nobody kills.
    pub ghost: bool,
}

/// What an elimination means for the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Nothing yet.
    GoesOn,
    /// Somebody has won.
    Won(Winner),
    /// From now on only the last one there wins.
    LastStand,
}

/// A silence that concerns single questions: what the characters of some seats answer there does not count.
#[derive(Copy, Clone)]
pub struct Hush {
    /// Which questions.
    pub hooks: &'static [Hook],
    /// Whose characters.
    pub whom: fn(&Game) -> Seats,
}

/// A choice of identity at the start of the turn.
#[derive(Copy, Clone)]
pub struct Identity {
    /// Does it come before the checks of the turn?
    pub early: fn(&Game) -> bool,
    /// Does what it lends stay until it is replaced, a lost turn or not?
    pub lasting: bool,
    /// The frame that asks.
    pub frame: fn(Seat) -> Frame,
    /// What a copy of it sets off as soon as it is made.
    pub copied: Option<fn(Seat) -> Frame>,
}
