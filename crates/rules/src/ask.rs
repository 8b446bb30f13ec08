//! What the game asks, and what may be answered.
//!
//! A play is composed before it is announced: card, kind, aim and cost are one action. What somebody else decides, or what is
//! decided later, is an ask of its own.

use serde::{Deserialize, Serialize};

use crate::catalog::{Character, EventCard, Kind};
use crate::ids::{CardId, Player, Seat, Suit};
use crate::series::Price;

/// What somebody does.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase", tag = "do", content = "with")]
pub enum Action {
    /// Decline, stop, take the hit.
    Pass,
    /// Put down the rest as it comes.
    Rest,
    /// Play a hand card, or give it in answer.
    Play {
        /// The card.
        card: CardId,
        /// What it is played as.
        kind: Kind,
        /// At whom or what.
        aim: Aim,
        /// Hand cards discarded with it.
        pay: Pay,
    },
    /// Use a card in play or an ability.
    Use {
        /// Which one.
        source: Source,
        /// At whom or what.
        aim: Aim,
        /// Hand cards discarded for it.
        pay: Pay,
    },
    /// Choose a card.
    Pick(CardId),
    /// Choose a seat.
    Name(Seat),
    /// Choose something by its name.
    Choose(Choice),
}

/// Hand cards that pay for something.
pub type Pay = [Option<CardId>; 2];

/// At whom or what something is aimed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Aim {
    /// The seat, if any.
    pub seat: Option<Seat>,
    /// One card of it; none means the seat, or a random card of its hand.
    pub card: Option<CardId>,
}

impl Aim {
    /// Nothing is aimed at.
    pub const NOTHING: Aim = Aim { seat: None, card: None };

    /// A seat, or its hand.
    pub const fn at(seat: Seat) -> Aim {
        Aim { seat: Some(seat), card: None }
    }

    /// One card of a seat.
    pub const fn card(seat: Seat, card: CardId) -> Aim {
        Aim { seat: Some(seat), card: Some(card) }
    }
}

/// Whatever has a table of rules and can be used.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A card in play.
    Card(CardId),
    /// A character in force, or the first of its abilities.
    Character(Character),
    /// A further ability of a character in force, counted from nought.
    Ability(Character, u8),
    /// An event in force.
    Event(EventCard),
}

impl Source {
    /// The nth ability of a character, counted from nought. The first one goes by the name of its character.
    pub const fn ability(character: Character, nth: u8) -> Source {
        if nth == 0 { Source::Character(character) } else { Source::Ability(character, nth) }
    }

    /// The nth ability of this source, counted from nought.
    pub const fn nth(self, nth: u8) -> Source {
        match self {
            Source::Character(character) => Source::ability(character, nth),
            other => other,
        }
    }

    /// Whose ability it is, and which one, if it is one.
    pub const fn as_ability(self) -> Option<(Character, u8)> {
        match self {
            Source::Character(character) => Some((character, 0)),
            Source::Ability(character, nth) => Some((character, nth)),
            Source::Card(_) | Source::Event(_) => None,
        }
    }
}

/// Something chosen by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// The top of the deck.
    Deck,
    /// The top of the discard pile.
    Discard,
    /// A random card of the hand.
    Hand,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
    /// ♠
    Spades,
    /// Hearts or diamonds.
    Red,
    /// Clubs or spades.
    Black,
    /// A life point.
    Life,
    /// That crime is defeated.
    #[serde(rename = "crime-is-defeated")]
    CrimeIsDefeated,
    /// That the law is dead.
    #[serde(rename = "the-law-is-dead")]
    TheLawIsDead,
    /// A character: one that was dealt, is kept or is to be hired.
    Character(Character),
    /// An amount of money.
    Dollars(Price),
    /// A kind of card.
    Kind(Kind),
}

impl Choice {
    /// Those that have a word of their own.
    pub const ALL: [Choice; 12] = [
        Choice::Deck,
        Choice::Discard,
        Choice::Hand,
        Choice::Hearts,
        Choice::Diamonds,
        Choice::Clubs,
        Choice::Spades,
        Choice::Red,
        Choice::Black,
        Choice::Life,
        Choice::CrimeIsDefeated,
        Choice::TheLawIsDead,
    ];

    /// The choice of a suit.
    pub const fn of(suit: Suit) -> Choice {
        match suit {
            Suit::Hearts => Choice::Hearts,
            Suit::Diamonds => Choice::Diamonds,
            Suit::Clubs => Choice::Clubs,
            Suit::Spades => Choice::Spades,
        }
    }

    /// The suit that is chosen, if it is one.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Choice::Hearts => Some(Suit::Hearts),
            Choice::Diamonds => Some(Suit::Diamonds),
            Choice::Clubs => Some(Suit::Clubs),
            Choice::Spades => Some(Suit::Spades),
            Choice::Deck | Choice::Discard | Choice::Hand => None,
            Choice::Red | Choice::Black | Choice::Life | Choice::Character(_) | Choice::Kind(_) => None,
            Choice::Dollars(_) => None,
            Choice::CrimeIsDefeated | Choice::TheLawIsDead => None,
        }
    }

    /// Its word in notation.
    pub fn id(self) -> &'static str {
        match self {
            Choice::Deck => "deck",
            Choice::Discard => "discard",
            Choice::Hand => "hand",
            Choice::Hearts => "hearts",
            Choice::Diamonds => "diamonds",
            Choice::Clubs => "clubs",
            Choice::Spades => "spades",
            Choice::Red => "red",
            Choice::Black => "black",
            Choice::Life => "life",
            Choice::CrimeIsDefeated => "crime-is-defeated",
            Choice::TheLawIsDead => "the-law-is-dead",
            Choice::Character(character) => character.id(),
            Choice::Dollars(_) => "dollars",
            Choice::Kind(kind) => kind.id(),
        }
    }
}

/// A decision point at which abilities may be offered (chapter 20, section 8).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// Phase two.
    Menu,
    /// Answer to a hit.
    Hit,
    /// Answer to a demand for a card.
    Demand,
    /// A step of a duel.
    Duel,
    /// Before a loss that can be prevented.
    Relief,
    /// Life is gone.
    Rescue,
    /// Before any turn.
    Boundary,
    /// Phase three of a turn without phase two.
    PhaseThree,
    /// Somebody else has discarded a card.
    Discard,
    /// Characters are known, hands are not dealt yet.
    SetUp,
    /// Between the checks of a turn and its phase one.
    Identity,
}

/// Some of the windows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Windows(u16);

impl Windows {
    /// These windows.
    pub const fn of(windows: &[Window]) -> Windows {
        let mut bits = 0;
        let mut i = 0;
        while i < windows.len() {
            bits |= 1 << windows[i] as u16;
            i += 1;
        }
        Windows(bits)
    }

    /// Phase two alone.
    pub const MENU: Windows = Windows::of(&[Window::Menu]);

    /// Is it one of them?
    #[inline]
    pub const fn has(self, window: Window) -> bool {
        self.0 >> window as u16 & 1 == 1
    }

    /// With one more.
    pub const fn with(self, window: Window) -> Windows {
        Windows(self.0 | 1 << window as u16)
    }
}

/// What is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Question {
    /// Phase two: play, use, or pass.
    Play,
    /// You are hit.
    Dodge {
        /// By whom.
        by: Option<Seat>,
        /// With what.
        kind: Option<Kind>,
        /// Dodges still needed.
        owed: u8,
        /// The card in play that is shot at, where no life is at stake.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<CardId>,
    },
    /// Give a card of a kind, or lose a life.
    Give {
        /// Against whom.
        by: Seat,
        /// Because of what.
        kind: Kind,
        /// The kind wanted.
        wants: Kind,
    },
    /// Points are about to be lost.
    Prevent {
        /// How many are left to prevent.
        points: u8,
    },
    /// Life is gone: save yourself or die.
    Rescue,
    /// An ability may be used now.
    Interrupt,
    /// Take a card on show.
    PickStore,
    /// Which flipped card counts.
    PickFlip,
    /// Which of the cards seen to keep.
    PickDraw,
    /// Where the first card of phase one comes from.
    DrawMode,
    /// A card over the hand limit.
    PickSurplus {
        /// How many must go.
        left: u8,
    },
    /// A copy of a kind one has twice in play.
    PickDuplicate,
    /// What somebody loses.
    PickVictim {
        /// Who.
        seat: Seat,
    },
    /// A card for somebody.
    PickGift {
        /// For whom.
        to: Seat,
    },
    /// A card of the dead.
    PickLoot {
        /// Whose.
        dead: Seat,
    },
    /// Whose ability to copy.
    NameCopy,
    /// The next of one's own cards to put on the pile.
    Arrange,
    /// An event wants to know something; its own text says what.
    Event {
        /// Which one.
        event: EventCard,
        /// What sort of answer.
        wants: Wants,
    },
    /// Which of the characters dealt to keep.
    PickCharacter,
    /// Before anything else in one's turn: put a proof to the test, or begin.
    Declare,
    /// Whether to keep the character of the game before.
    Keep {
        /// What it costs, where characters are hired.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        price: Option<Price>,
    },
    /// Which of the characters on offer to bid for, or to take.
    Nominate {
        /// Nobody else is left to bid: it is had for the least price.
        alone: bool,
    },
    /// How much to bid for a character.
    Bid {
        /// Which one.
        character: Character,
        /// Whose bid is the highest; nobody has bid yet if none.
        by: Option<Seat>,
        /// How much that is.
        bid: Price,
    },
    /// A card to buy for the opening hand.
    Buy,
    /// A card fired in this turn to take back.
    TakeBack,
    /// Which of the characters that lie face up to pick.
    Draft,
    /// Which of one's two characters lies on the right, in secret.
    Sides,
    /// Which of one's two characters is active.
    Activate,
    /// In front of which of one's characters a card is laid.
    Place {
        /// Which card.
        card: CardId,
    },
}

/// What sort of answer an event wants.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Wants {
    /// A seat.
    Seat,
    /// A card.
    Card,
    /// Something by its name.
    Choice,
    /// A card given in answer, or none.
    Answer,
    /// A kind of card.
    Kind,
    /// A card that pays for something.
    Cost,
}

impl Wants {
    /// Its word in texts.
    pub const fn id(self) -> &'static str {
        match self {
            Wants::Seat => "seat",
            Wants::Card => "card",
            Wants::Choice => "choice",
            Wants::Answer => "answer",
            Wants::Kind => "kind",
            Wants::Cost => "cost",
        }
    }
}

/// The few shapes all questions have; a client needs one way of asking for each.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Compose plays until passing.
    Play,
    /// Answer or pass.
    Respond,
    /// Pick a card.
    PickCard,
    /// Name a seat.
    PickSeat,
    /// Choose one of several unlike things.
    PickOne,
    /// Put cards in order.
    Arrange,
}

impl Question {
    /// The shape of its answers.
    pub const fn shape(self) -> Shape {
        match self {
            Question::Play => Shape::Play,
            Question::Dodge { .. }
            | Question::Give { .. }
            | Question::Prevent { .. }
            | Question::Rescue
            | Question::Interrupt
            | Question::Event { wants: Wants::Answer, .. } => Shape::Respond,
            Question::PickStore
            | Question::PickFlip
            | Question::PickDraw
            | Question::PickSurplus { .. }
            | Question::PickDuplicate
            | Question::PickGift { .. }
            | Question::Buy
            | Question::TakeBack
            | Question::Event { wants: Wants::Card | Wants::Cost, .. } => Shape::PickCard,
            Question::DrawMode
            | Question::PickVictim { .. }
            | Question::PickLoot { .. }
            | Question::PickCharacter
            | Question::Draft
            | Question::Sides
            | Question::Activate
            | Question::Declare
            | Question::Keep { .. }
            | Question::Nominate { .. }
            | Question::Bid { .. }
            | Question::Event { wants: Wants::Choice | Wants::Kind, .. } => Shape::PickOne,
            Question::NameCopy | Question::Place { .. } | Question::Event { wants: Wants::Seat, .. } => Shape::PickSeat,
            Question::Arrange => Shape::Arrange,
        }
    }
}

/// A question to somebody.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ask {
    /// Counts all questions of the game; an answer to an older one is refused.
    pub number: u32,
    /// Who decides.
    pub who: Player,
    /// For which seat.
    pub seat: Seat,
    /// What.
    pub question: Question,
}

/// A list of everything that may be answered, kept by the caller so that it need not be made anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    pub(crate) actions: Vec<Action>,
    pub(crate) number: u32,
    /// Which one is played if nobody answers, where the usual one is not offered.
    pub(crate) due: Option<u16>,
}

impl Legal {
    /// An empty list.
    pub fn new() -> Self {
        Legal { actions: Vec::with_capacity(64), number: 0, due: None }
    }

    /// The actions, in canonical order.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.actions.len()
    }

    /// None at all? Only when the game is over.
    pub fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    /// What is played if nobody answers: pass where offered, otherwise the default of CORE-GEN-08.
    pub fn fallback(&self, ask: &Ask) -> Option<Action> {
        if self.actions.contains(&Action::Pass) {
            return Some(Action::Pass);
        }
        if self.actions.contains(&Action::Rest) {
            return Some(Action::Rest);
        }
        if let Some(due) = self.due {
            return self.actions.get(usize::from(due)).copied();
        }
        match ask.question {
            Question::PickSurplus { left } => {
                let len = self.actions.len();
                self.actions.get(len - (left as usize).min(len)).copied()
            }
            _ => self.actions.first().copied(),
        }
    }
}

/// Why something is not legal: the rule, and what about it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refusal {
    /// Id of the rule in the rulebook.
    #[serde(skip_deserializing)]
    pub rule: &'static str,
    /// The reason with this table's numbers.
    pub why: Why,
}

/// Reasons of a refusal.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "reason")]
pub enum Why {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked {
        /// Who.
        asked: Seat,
    },
    /// The question was answered already.
    Stale,
    /// Something else is asked.
    WrongAnswer,
    /// Not in hand.
    NotInHand,
    /// Not in play in front of the player.
    NotInPlay,
    /// Cannot be played at this moment.
    NotNow {
        /// The kind.
        kind: Kind,
    },
    /// Does not count as that kind.
    NotAs {
        /// The kind.
        kind: Kind,
    },
    /// The limit of the turn is reached.
    Limit {
        /// How many are allowed.
        limit: u8,
    },
    /// Beyond the weapon.
    OutOfRange {
        /// Distance of the target.
        distance: u8,
        /// Range of the weapon.
        range: u8,
    },
    /// Beyond the printed distance.
    TooFar {
        /// Distance of the target.
        distance: u8,
        /// What the card reaches.
        reach: u8,
    },
    /// The target is dead.
    Dead,
    /// Needs a target, or has one too many.
    Aim,
    /// Not on oneself.
    Oneself,
    /// No such card there.
    NoCardThere,
    /// Nobody can be aimed at.
    NobodyToAim,
    /// The cost is missing or wrong.
    Cost {
        /// How many cards.
        cards: u8,
    },
    /// The seat has one already.
    Duplicate {
        /// The kind.
        kind: Kind,
    },
    /// The sheriff is out of bounds.
    Sheriff,
    /// Useless with two players left.
    TwoLeft,
    /// A green card must wait.
    NotReady,
    /// Without effect in this turn.
    Silenced,
    /// Already tried against this hit.
    Tried,
    /// The target is immune.
    Immune,
    /// The ability is not there, not now, or used up.
    NoAbility,
    /// Somebody else has the right to it.
    NotEntitled,
    /// Nothing that everybody has seen proves it.
    NoProof,
    /// Not among what may be picked.
    NotOffered,
    /// More than there is money for.
    Funds {
        /// What it would cost.
        price: Price,
        /// What there is.
        balance: i32,
    },
    /// A bid that is too low.
    Bid {
        /// The least that may be bid.
        least: Price,
    },
    /// Not among what this seat has a right to.
    NotEligible,
    /// A source does not allow it.
    Forbidden {
        /// Which one; none is the table itself.
        by: Option<Source>,
    },
}
