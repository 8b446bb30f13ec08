//! What a card, a character or the table changes: tables of answers, and the shapes of the answers.
//!
//! A definition names only the questions it answers differently. Hooks answer or queue frames; they never change the game.

use crate::ask::{Action, Aim, Window};
use crate::catalog::{Character, Kind};
use crate::frame::{Frame, Test};
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats, Suit};
use crate::run::Run;

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

/// The table of hooks. Whoever leaves a field empty changes nothing there.
#[derive(Copy, Clone)]
pub struct Rules {
    /// Cards drawn in phase one.
    pub draw_count: Option<fn(&Game, Seat) -> Change>,
    /// Limited cards (Bang!) per turn.
    pub limit: Option<fn(&Game, Seat) -> Change>,
    /// Dodges an attempt of mine takes.
    pub owed: Option<fn(&Game, Seat, &Attempt) -> Change>,
    /// How much nearer or farther I see others.
    pub sees: Option<fn(&Game, Seat) -> Change>,
    /// How much nearer or farther others see me.
    pub seen_by: Option<fn(&Game, Seat) -> Change>,
    /// Range of my shots.
    pub range: Option<fn(&Game, Seat) -> Change>,
    /// Cards I may keep in phase three.
    pub hand_limit: Option<fn(&Game, Seat) -> Change>,
    /// Cards I flip for a check.
    pub flip_cards: Option<fn(&Game, Seat) -> Change>,
    /// Life points a card of this kind gives me.
    pub heal_worth: Option<fn(&Game, Seat, Kind) -> Change>,
    /// Does this attempt of somebody else leave me untouched?
    pub immune: Option<fn(&Game, Seat, &Attempt) -> bool>,
    /// Further kinds a hand card of this printed kind may be played as.
    pub plays_as: Option<Conversion>,
    /// Once per hit: flip, and if the test holds that is one dodge.
    pub barrel: Option<Test>,
    /// Other places the first card of phase one may come from.
    pub draw_modes: Option<DrawModes>,
    /// A way of drawing of its own, given the number of cards.
    pub draw_plan: Option<fn(&Game, Seat, u8) -> Frame>,
    /// Watches the nth card of phase one.
    pub drawn: Option<DrawWatcher>,
    /// Takes the cards of the dead.
    pub takes: bool,
    /// Whose cards in play are without effect.
    pub silences: Option<fn(&Game, Seat) -> Seats>,
    /// After a card of mine has been put to use.
    pub after_play: Option<fn(&mut Run<'_>, Seat, Played)>,
    /// After I gave cards in answer.
    pub after_answer: Option<fn(&mut Run<'_>, Seat, Answered)>,
    /// After I was wounded and lived.
    pub after_wound: Option<fn(&mut Run<'_>, Seat, Wound)>,
    /// After somebody else was eliminated.
    pub after_elimination: Option<fn(&mut Run<'_>, Seat)>,
    /// When nothing is in progress.
    pub settle: Option<fn(&mut Run<'_>, Seat)>,
    /// Between the checks and phase one, or before the checks.
    pub identity: Option<Identity>,
    /// A card's check at the start of its owner's turn.
    pub check: Option<Check>,
    /// Something one may decide to do.
    pub ability: Option<&'static Ability>,
}

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

impl Rules {
    /// Changes nothing.
    pub const NONE: Rules = Rules {
        draw_count: None,
        limit: None,
        owed: None,
        sees: None,
        seen_by: None,
        range: None,
        hand_limit: None,
        flip_cards: None,
        heal_worth: None,
        immune: None,
        plays_as: None,
        barrel: None,
        draw_modes: None,
        draw_plan: None,
        drawn: None,
        takes: false,
        silences: None,
        after_play: None,
        after_answer: None,
        after_wound: None,
        after_elimination: None,
        settle: None,
        identity: None,
        check: None,
        ability: None,
    };
}

/// The names of the hooks, for the masks that say who has which.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hook {
    DrawCount,
    Limit,
    Owed,
    Sees,
    SeenBy,
    Range,
    HandLimit,
    FlipCards,
    HealWorth,
    Immune,
    PlaysAs,
    Barrel,
    DrawModes,
    DrawPlan,
    Drawn,
    Takes,
    Silences,
    AfterPlay,
    AfterAnswer,
    AfterWound,
    AfterElimination,
    Settle,
    Identity,
    Check,
    Ability,
}

impl Hook {
    /// How many there are.
    pub const COUNT: usize = Hook::Ability as usize + 1;

    /// Does this table answer this question?
    pub const fn is_in(index: usize, rules: &Rules) -> bool {
        match index {
            0 => rules.draw_count.is_some(),
            1 => rules.limit.is_some(),
            2 => rules.owed.is_some(),
            3 => rules.sees.is_some(),
            4 => rules.seen_by.is_some(),
            5 => rules.range.is_some(),
            6 => rules.hand_limit.is_some(),
            7 => rules.flip_cards.is_some(),
            8 => rules.heal_worth.is_some(),
            9 => rules.immune.is_some(),
            10 => rules.plays_as.is_some(),
            11 => rules.barrel.is_some(),
            12 => rules.draw_modes.is_some(),
            13 => rules.draw_plan.is_some(),
            14 => rules.drawn.is_some(),
            15 => rules.takes,
            16 => rules.silences.is_some(),
            17 => rules.after_play.is_some(),
            18 => rules.after_answer.is_some(),
            19 => rules.after_wound.is_some(),
            20 => rules.after_elimination.is_some(),
            21 => rules.settle.is_some(),
            22 => rules.identity.is_some(),
            23 => rules.check.is_some(),
            _ => rules.ability.is_some(),
        }
    }
}

/// Colour of a card's edge: what becomes of it when played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Border {
    /// Resolved and discarded.
    Brown,
    /// Stays in play.
    Blue,
    /// Stays in play and is used once, later.
    Green,
}

/// Whom a card may be aimed at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nobody is aimed at.
    Nobody,
    /// Another seat within weapon range.
    Weapon,
    /// Another seat at this distance or nearer.
    Distance(u8),
    /// Any other seat.
    Other,
    /// Any seat, oneself included.
    Any,
}

/// What exactly a card is aimed at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The seat itself.
    Seat,
    /// A card of the seat, in play or a random one of the hand, to be taken.
    CardToTake,
    /// A card of the seat, in play or a random one of the hand, to be discarded.
    CardToDiscard,
}

/// One printed symbol: what happens when the card resolves.
#[derive(Copy, Clone)]
pub enum Step {
    /// One hit on the target.
    Shoot,
    /// One hit on every other player, one after the other.
    ShootEach,
    /// Every other player gives a card of this kind or loses a life, one after the other.
    DemandEach(Kind),
    /// Draw cards.
    Draw(u8),
    /// Regain life points.
    Heal(u8),
    /// The target regains life points.
    HealTarget(u8),
    /// Everybody regains life points, all at once.
    HealAll(u8),
    /// Take the card aimed at into hand.
    Take,
    /// The card aimed at is discarded.
    Discard,
    /// Something with a course of its own.
    Begin(fn(by: Seat, card: CardId, kind: Kind, aim: Aim) -> Frame),
}

/// A reason of a card's own why it cannot be played like this.
pub type Ban = fn(&Game, by: Seat, on: Seat) -> Option<crate::ask::Refusal>;

/// One kind of playing card.
#[derive(Copy, Clone)]
pub struct CardDef {
    /// Its id in files, notation and texts.
    pub id: &'static str,
    /// Colour of its edge.
    pub border: Border,
    /// Carries the mark "see the rulebook".
    pub book: bool,
    /// Counts against the limit of the turn (Bang!).
    pub limited: bool,
    /// Cancels one hit when played or used in answer.
    pub dodges: bool,
    /// May be played against a loss of life (Beer).
    pub saves: bool,
    /// Is a weapon: replaces the one in play.
    pub weapon: bool,
    /// Can be played in phase two at all.
    pub in_turn: bool,
    /// Laid in front of somebody else.
    pub laid_on_others: bool,
    /// Further hand cards to be discarded with it.
    pub cost: u8,
    /// Whom it may be aimed at.
    pub reach: Reach,
    /// Further reach by the table's switches.
    pub reach_here: Option<fn(&Game) -> Reach>,
    /// What exactly is aimed at.
    pub target: Target,
    /// May it be aimed at its own player, for taking and discarding cards?
    pub on_self: Option<fn(&Game) -> bool>,
    /// Its own reasons against being played.
    pub ban: Option<Ban>,
    /// What happens.
    pub steps: &'static [Step],
    /// What it changes while it lies in play.
    pub rules: Rules,
    /// The rule that introduces it.
    pub rule: &'static str,
}

impl CardDef {
    /// A brown card without any effect, to start from.
    pub const BROWN: CardDef = CardDef {
        id: "",
        border: Border::Brown,
        book: false,
        limited: false,
        dodges: false,
        saves: false,
        weapon: false,
        in_turn: true,
        laid_on_others: false,
        cost: 0,
        reach: Reach::Nobody,
        reach_here: None,
        target: Target::Seat,
        on_self: None,
        ban: None,
        steps: &[],
        rules: Rules::NONE,
        rule: "",
    };

    /// A blue card to start from.
    pub const BLUE: CardDef = CardDef { border: Border::Blue, ..CardDef::BROWN };

    /// A green card to start from.
    pub const GREEN: CardDef = CardDef { border: Border::Green, ..CardDef::BROWN };

    /// Does it stay in play?
    #[inline]
    pub const fn stays(&self) -> bool {
        !matches!(self.border, Border::Brown)
    }
}

/// One character.
#[derive(Copy, Clone)]
pub struct CharacterDef {
    /// Which one.
    pub character: Option<Character>,
    /// Its id in files, notation and texts.
    pub id: &'static str,
    /// Printed life points.
    pub life: u8,
    /// What it changes.
    pub rules: Rules,
    /// The rule that introduces it.
    pub rule: &'static str,
    /// The rule that says when its owner is asked (chapter 20, section 8), if he ever is.
    pub window: &'static str,
}

impl CharacterDef {
    /// A number of the roster whose box is not in this program; never dealt.
    pub const ABSENT: CharacterDef =
        CharacterDef { character: None, id: "", life: 0, rules: Rules::NONE, rule: "", window: "" };
}
