//! Commands: what players and the clock send, and why one is refused.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{CardId, Cards, Seat};
use crate::list::Order;

/// Who sends a command.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// A player.
    Seat(Seat),
    /// The clock: what time alone decides.
    Clock,
}

/// Something sent to the table (HEIST-CMD-1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistCommand"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistCommand"))]
pub enum Command {
    /// Hand cards to the loot: one, equal ones, or a sum.
    Discard {
        /// Which.
        cards: Cards,
    },
    /// Take two cards from somebody's hand; two go back.
    PlaySwap {
        /// The swap.
        card: CardId,
        /// From whom.
        target: Seat,
    },
    /// Every opponent loses a loaded card and draws one.
    PlayIndians {
        /// The indians.
        card: CardId,
    },
    /// One more card held for the rest of the round.
    PlayHelper {
        /// The helper.
        card: CardId,
    },
    /// The end of the round, three to five players.
    StartShootout,
    /// The end of the round, perhaps, two players.
    DeclareDuel,
    /// Nothing this time.
    Pass,
    /// The cards that go back after a swap.
    SwapReturn {
        /// Which.
        cards: Cards,
    },
    /// Hand cards into the revolver.
    Load {
        /// Which.
        cards: Cards,
    },
    /// A hand on the loot.
    Slap,
    /// At whom a miss is aimed.
    MissTarget {
        /// Whose card is cancelled.
        player: Seat,
    },
    /// Sealed: hand cards to load before this turn's action.
    LoadCommit {
        /// Which; may be none.
        cards: Cards,
    },
    /// Sealed: hand cards still to load before slapping.
    RaceCommit {
        /// Which; may be none.
        cards: Cards,
    },
    /// Sealed: what to do when the cards of the duel are turned up.
    DuelCommit {
        /// How.
        stance: Stance,
    },
    /// The clock: the suspense is over.
    Reveal,
    /// The clock: the race or the window of the duel is over; those who slapped, earliest first.
    Close {
        /// In the order of their reaction times.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
        order: Order,
    },
    /// The clock: whoever has not committed by now does not.
    Deadline,
}

/// What somebody does when the cards of a duel are turned up.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistStance"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistStance"))]
pub enum Stance {
    /// Slaps whatever comes; there is no time to load.
    Quick,
    /// Slaps on a go only, after loading these.
    Steady {
        /// Which; may be none.
        cards: Cards,
    },
}

/// The refusals that have a code of their own, in the order in which they are looked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Code {
    /// Somebody else is active.
    NotYourTurn,
    /// The present step does not ask for it.
    WrongTime,
    /// The card is not there, or not of the kind.
    Card,
    /// These cards do not go together.
    Combo,
    /// The revolver is locked.
    Locked,
    /// Not at this player.
    Target,
    /// Too few sheriffs.
    Sheriffs,
    /// Another number of cards.
    Count,
}

impl Code {
    /// As it is written.
    pub const fn id(self) -> &'static str {
        match self {
            Code::NotYourTurn => "E_NOT_YOUR_TURN",
            Code::WrongTime => "E_WRONG_TIME",
            Code::Card => "E_CARD",
            Code::Combo => "E_COMBO",
            Code::Locked => "E_LOCKED",
            Code::Target => "E_TARGET",
            Code::Sheriffs => "E_SHERIFFS",
            Code::Count => "E_COUNT",
        }
    }
}

/// Why a command is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// Somebody else is active.
    NotActive,
    /// The game is over.
    Over,
    /// It is not the time for it.
    NotNow,
    /// It has been committed already, and nothing can be taken back.
    Committed,
    /// There are no shoot-outs at a table for two.
    ShootoutForTwo,
    /// There are duels only at a table for two.
    DuelForTwo,
    /// With sealed loads there is nothing to load or slap at once.
    CommitMode,
    /// In real time nothing is sealed.
    RealTime,
    /// Only the clock says so.
    ClockOnly,
    /// The order of a race is not of those who slapped.
    WrongOrder,
    /// A card is not in the hand.
    NotInHand,
    /// A card cannot be loaded.
    NotLoadable,
    /// The card does not do that.
    OtherCard,
    /// No card at all to discard.
    NoCards,
    /// No card at all to load.
    NothingToLoad,
    /// They do not go together.
    NoCombo,
    /// A swap is under way.
    SwapUnderWay,
    /// His hand is on the loot.
    HasSlapped,
    /// The race is closed.
    RaceClosed,
    /// Not from oneself.
    OnOneself,
    /// An empty hand.
    EmptyHand,
    /// Nobody there.
    NobodyThere,
    /// He has no highest card.
    NoHighest,
    /// Fewer than two sheriffs.
    FewSheriffs,
    /// As many go back as were taken.
    AsManyAsTaken,
    /// No race and no duel: the slap has no effect.
    NoRace,
    /// One slap each.
    SlappedOnce,
}

impl Why {
    /// The code, if it has one: a slap at the wrong moment has none.
    pub const fn code(self) -> Option<Code> {
        Some(match self {
            Why::NotActive => Code::NotYourTurn,
            Why::Over
            | Why::NotNow
            | Why::Committed
            | Why::ShootoutForTwo
            | Why::DuelForTwo
            | Why::CommitMode
            | Why::RealTime
            | Why::ClockOnly
            | Why::WrongOrder => Code::WrongTime,
            Why::NotInHand | Why::NotLoadable | Why::OtherCard | Why::NothingToLoad => Code::Card,
            Why::NoCards | Why::NoCombo => Code::Combo,
            Why::SwapUnderWay | Why::HasSlapped | Why::RaceClosed => Code::Locked,
            Why::OnOneself | Why::EmptyHand | Why::NobodyThere | Why::NoHighest => Code::Target,
            Why::FewSheriffs => Code::Sheriffs,
            Why::AsManyAsTaken => Code::Count,
            Why::NoRace | Why::SlappedOnce => return None,
        })
    }

    /// The word used in files of texts.
    pub const fn id(self) -> &'static str {
        match self {
            Why::NotActive => "not-active",
            Why::Over => "over",
            Why::NotNow => "not-now",
            Why::Committed => "committed",
            Why::ShootoutForTwo => "shootout-for-two",
            Why::DuelForTwo => "duel-for-two",
            Why::CommitMode => "commit-mode",
            Why::RealTime => "real-time",
            Why::ClockOnly => "clock-only",
            Why::WrongOrder => "wrong-order",
            Why::NotInHand => "not-in-hand",
            Why::NotLoadable => "not-loadable",
            Why::OtherCard => "other-card",
            Why::NoCards => "no-cards",
            Why::NothingToLoad => "nothing-to-load",
            Why::NoCombo => "no-combo",
            Why::SwapUnderWay => "swap-under-way",
            Why::HasSlapped => "has-slapped",
            Why::RaceClosed => "race-closed",
            Why::OnOneself => "on-oneself",
            Why::EmptyHand => "empty-hand",
            Why::NobodyThere => "nobody-there",
            Why::NoHighest => "no-highest",
            Why::FewSheriffs => "few-sheriffs",
            Why::AsManyAsTaken => "as-many-as-taken",
            Why::NoRace => "no-race",
            Why::SlappedOnce => "slapped-once",
        }
    }

    /// In plain words.
    pub const fn text(self) -> &'static str {
        match self {
            Why::NotActive => "it is not your turn",
            Why::Over => "the game is over",
            Why::NotNow => "this is not the time for it",
            Why::Committed => "you have decided already, and what is sealed stays sealed",
            Why::ShootoutForTwo => "two players have duels instead of shoot-outs",
            Why::DuelForTwo => "duels are for two players; here there are shoot-outs",
            Why::CommitMode => "at this table loads and slaps are sealed",
            Why::RealTime => "at this table nothing is sealed: load and slap at once",
            Why::ClockOnly => "only the clock decides that",
            Why::WrongOrder => "the order must name exactly those who slapped, a starter first",
            Why::NotInHand => "that card is not in your hand",
            Why::NotLoadable => "only numbers, jokers and misses can be loaded",
            Why::OtherCard => "that card does something else",
            Why::NoCards => "no card was named",
            Why::NothingToLoad => "name at least one card to load",
            Why::NoCombo => "discard one card, equal cards, or numbers of which one is the sum of the others",
            Why::SwapUnderWay => "nobody loads while a swap is carried out",
            Why::HasSlapped => "whoever has slapped loads no more",
            Why::RaceClosed => "the race is closed; revolvers stay as they are",
            Why::OnOneself => "choose another player",
            Why::EmptyHand => "there is nothing to take from an empty hand",
            Why::NobodyThere => "nobody sits there",
            Why::NoHighest => "that player has none of the highest cards",
            Why::FewSheriffs => "at least two sheriffs must lie in the row",
            Why::AsManyAsTaken => "give back as many cards as were taken",
            Why::NoRace => "there is no race: the slap has no effect",
            Why::SlappedOnce => "your hand is on the loot already",
        }
    }
}

/// A refusal: by which rule, and why.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The id of the rule.
    pub rule: &'static str,
    /// Why.
    pub why: Why,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why.text(), self.rule)?;
        self.why.code().map_or(Ok(()), |code| write!(f, " {}", code.id()))
    }
}

impl std::error::Error for Refusal {}
