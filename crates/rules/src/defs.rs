//! What a kind of card and a character are: constants that read like the printed ones.

use serde::{Deserialize, Serialize};

use crate::ask::Aim;
use crate::catalog::{EventBox, Kind, Switches};
use crate::frame::Frame;
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::modes::Mode;
use crate::rules::Rules;

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

/// To what end something is put to use: what sentences and pictures choose by.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Laid in front of its player.
    Lay,
    /// Laid in front of somebody else.
    Jail,
    /// A hit on somebody.
    Shoot,
    /// A challenge.
    Duel,
    /// Life for somebody.
    Heal,
    /// Somebody's card changes hands.
    Take,
    /// Somebody's card goes to the pile.
    Discard,
    /// A flip that may dodge.
    Flip,
    /// Nobody in particular is meant.
    Plain,
}

impl End {
    /// Its word in texts.
    pub const fn id(self) -> &'static str {
        match self {
            End::Lay => "lay",
            End::Jail => "jail",
            End::Shoot => "shoot",
            End::Duel => "duel",
            End::Heal => "heal",
            End::Take => "take",
            End::Discard => "discard",
            End::Flip => "flip",
            End::Plain => "plain",
        }
    }
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
    /// Brings the next event of the side stack when it is played as itself (EVD-WW-03).
    pub reveals: bool,
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
    /// To what end it is aimed, where target and steps do not tell.
    pub end: Option<End>,
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
        reveals: false,
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
        end: None,
        rules: Rules::NONE,
        rule: "",
    };

    /// A blue card to start from.
    pub const BLUE: CardDef = CardDef { border: Border::Blue, ..CardDef::BROWN };

    /// A green card to start from.
    pub const GREEN: CardDef = CardDef { border: Border::Green, ..CardDef::BROWN };

    /// To what end a hand card is played as this kind.
    pub fn end_of_play(&self) -> End {
        if self.laid_on_others {
            End::Jail
        } else if self.stays() {
            End::Lay
        } else {
            self.end_of_effect()
        }
    }

    /// To what end such a card in play is used.
    pub fn end_of_use(&self) -> End {
        if self.rules.barrel.is_some() { End::Flip } else { self.end_of_effect() }
    }

    fn end_of_effect(&self) -> End {
        let has = |wanted: fn(&Step) -> bool| self.steps.iter().any(wanted);
        match (self.end, self.target) {
            (Some(end), _) => end,
            (None, Target::CardToTake) => End::Take,
            (None, Target::CardToDiscard) => End::Discard,
            (None, Target::Seat) if has(|step| matches!(step, Step::Shoot)) => End::Shoot,
            (None, Target::Seat) if has(|step| matches!(step, Step::HealTarget(_))) => End::Heal,
            (None, Target::Seat) => End::Plain,
        }
    }

    /// Does it stay in play?
    #[inline]
    pub const fn stays(&self) -> bool {
        !matches!(self.border, Border::Brown)
    }
}

/// One character.
#[derive(Copy, Clone)]
pub struct CharacterDef {
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
    pub const ABSENT: CharacterDef = CharacterDef::new(("", ""), 0, Rules::NONE);

    /// A character by its id and the rule that introduces it, its life points and what it changes.
    pub const fn new(names: (&'static str, &'static str), life: u8, rules: Rules) -> CharacterDef {
        CharacterDef { id: names.0, rule: names.1, life, rules, window: "" }
    }
}

/// Where an event card lies while it is in force (EVS-01).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// High Noon and A Fistful of Cards.
    Main,
    /// Wild West Show.
    Side,
}

/// One event card.
#[derive(Copy, Clone)]
pub struct EventDef {
    /// Its id in files, notation and texts.
    pub id: &'static str,
    /// The box it comes in; the box says where it lies.
    pub in_box: EventBox,
    /// Is it the last one of its box (EVD-03)?
    pub finale: bool,
    /// Does everybody need a second character for it (EVD-HN-03)?
    pub needs_spares: bool,
    /// Is it left out of the stack by the rules of some tables?
    pub is_dealt: Option<fn(&Switches, Mode) -> bool>,
    /// What happens when it is revealed, by whom (EVD-07).
    pub reveal: Option<fn(&Game, Seat) -> Option<Frame>>,
    /// Whom it means anything to while it is in force, as everybody can see; everybody who is there, if it does not say.
    pub concerns: Option<fn(&Game, Seat) -> bool>,
    /// What it changes while it is in force.
    pub rules: Rules,
    /// The rule that introduces it.
    pub rule: &'static str,
}

impl EventDef {
    /// An event by its box, its id and the rule that introduces it, and what it changes while it is in force.
    pub const fn new(in_box: EventBox, names: (&'static str, &'static str), rules: Rules) -> EventDef {
        EventDef {
            id: names.0,
            rule: names.1,
            in_box,
            finale: false,
            needs_spares: false,
            is_dealt: None,
            reveal: None,
            concerns: None,
            rules,
        }
    }
}
