//! What happened, told in order, and who may know which card it was about.

use serde::{Deserialize, Serialize};

use crate::ask::{Aim, Choice, Source};
use crate::catalog::{Character, EventCard, Kind};
use crate::game::{Phase, Winner};
use crate::ids::{CardId, Player, Players, Role, Seat};
use crate::series::{Dollar, Price};

/// Why a card came to lie on the discard pile without being played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Paid for a card or ability.
    Cost,
    /// Given to a demand or a duel.
    Given,
    /// Over the hand limit.
    Surplus,
    /// A second copy in play.
    Duplicate,
    /// A weapon or copy made room for another.
    Replaced,
    /// Somebody made it go.
    Forced,
    /// Its owner died.
    Death,
    /// The sheriff's penalty.
    Penalty,
    /// Its work is done.
    Spent,
    /// Nobody took it.
    LeftOver,
    /// Its owner withdrew.
    Withdrawn,
}

/// How somebody eliminated is there again.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Return {
    /// For good.
    ForGood,
    /// As a ghost, for this turn.
    Ghost,
}

/// Something that happened.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "fact")]
#[allow(missing_docs)]
pub enum Fact {
    TurnBegan { seat: Seat },
    PhaseBegan { seat: Seat, phase: Phase },
    TurnLost { seat: Seat },
    Drew { seat: Seat, card: Option<CardId> },
    TookDiscard { seat: Seat, card: CardId },
    Shown { seat: Seat, card: CardId },
    Looked { seat: Seat, count: u8 },
    Reshuffled,
    Played { seat: Seat, card: CardId, kind: Kind, aim: Aim },
    Answered { seat: Seat, card: CardId, kind: Kind },
    Laid { seat: Seat, card: CardId, on: Seat },
    Used { seat: Seat, source: Source, aim: Aim },
    Discarded { seat: Seat, card: CardId, why: Reason },
    Buried { seat: Seat, card: Option<CardId>, why: Option<Reason> },
    Flipped { seat: Seat, card: CardId },
    Guessed { seat: Seat, choice: Choice, card: CardId, held: bool },
    Checked { seat: Seat, source: Source, held: bool },
    Missed { seat: Seat, by: Option<Seat> },
    Declined { seat: Seat },
    Lost { seat: Seat, points: u8, by: Option<Seat>, left: i8, kind: Option<Kind> },
    Prevented { seat: Seat, points: u8 },
    Healed { seat: Seat, points: u8, left: i8 },
    Took { seat: Seat, from: Seat, card: Option<CardId>, hand: bool },
    Passed { card: CardId, from: Seat, to: Seat },
    Stocked { card: CardId },
    Picked { seat: Seat, card: CardId },
    Gave { seat: Seat, to: Seat, card: Option<CardId> },
    Copied { seat: Seat, character: Option<Character>, from: Option<Seat> },
    Eliminated { seat: Seat, by: Option<Seat>, role: Option<Role> },
    Rewarded { seat: Seat, cards: u8 },
    Punished { seat: Seat },
    RoleShown { seat: Seat, role: Role },
    Revealed { seat: Seat, event: EventCard, next: Option<EventCard> },
    KeeperIs { seat: Seat },
    TurnSkipped { seat: Seat },
    ChangedPlaces { seat: Seat, with: Seat },
    Ordered { seat: Seat, to: Seat, kind: Kind, aim: Aim },
    Returned { seat: Seat, how: Return, left: i8 },
    Departed { seat: Seat },
    Chosen { seat: Seat, at: Seat },
    Named { seat: Seat, choice: Choice },
    Over { winner: Winner },
    Became { seat: Seat, character: Character },
    Declared { seat: Seat, choice: Choice },
    Withdrew { seat: Seat },
    Swapped { seat: Seat, character: Character, left: i8 },
    RolesShuffled,
    RoleDealt { seat: Seat, role: Option<Role> },
    Spoke { seat: Seat },
    Handed { seat: Seat, to: Seat, card: Option<CardId> },
    Repeated { seat: Seat, card: CardId, kind: Kind, aim: Aim },
    Survived { seat: Seat, left: i8 },
    Lent { seat: Seat, first: Character, second: Option<Character> },
    Offered { character: Character },
    Bid { seat: Seat, character: Character, dollars: Price },
    Paid { seat: Seat, dollars: i32, why: Dollar },
    Activated { seat: Seat },
}

/// A fact with its audience: who saw the card or role it is about. Everything else about a fact is public.
///
/// It is kept in recordings and read for ever: facts and their parts keep their names, and what is new may be missing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Told {
    fact: Fact,
    #[serde(default = "everybody", skip_serializing_if = "is_everybody")]
    seen: Players,
}

fn everybody() -> Players {
    Players::ALL
}

fn is_everybody(players: &Players) -> bool {
    *players == Players::ALL
}

impl Told {
    pub(crate) fn publicly(fact: Fact) -> Told {
        Told { fact, seen: Players::ALL }
    }

    pub(crate) fn to(fact: Fact, seen: Players) -> Told {
        Told { fact, seen }
    }

    /// The whole of it, for referees and replays.
    pub fn whole(&self) -> Fact {
        self.fact
    }

    /// The fact as this viewer saw it: a card or role he may not know is missing. `None` is a spectator.
    pub fn seen_by(&self, viewer: Option<Player>) -> Fact {
        if viewer.map_or(self.seen == Players::ALL, |player| self.seen.contains(player)) {
            return self.fact;
        }
        match self.fact {
            Fact::Drew { seat, .. } => Fact::Drew { seat, card: None },
            Fact::Took { seat, from, hand, .. } => Fact::Took { seat, from, card: None, hand },
            Fact::Buried { seat, why, .. } => Fact::Buried { seat, card: None, why },
            Fact::Gave { seat, to, .. } => Fact::Gave { seat, to, card: None },
            Fact::RoleDealt { seat, .. } => Fact::RoleDealt { seat, role: None },
            Fact::Handed { seat, to, .. } => Fact::Handed { seat, to, card: None },
            open => open,
        }
    }
}
