//! Ways to play: which roles are dealt, who wins when, what a kill brings.

mod standard;

use serde::{Deserialize, Serialize};

use crate::game::{Game, Winner};
use crate::ids::{Player, Role, Seat};
use crate::rules::Rules;

/// A way to play.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Four to eight players with hidden roles.
    Standard,
}

/// What a kill brings the killer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reward {
    /// Nothing.
    Nothing,
    /// Cards from the deck.
    Cards(u8),
    /// All own cards are lost.
    Penalty,
}

impl Mode {
    /// All of them.
    pub const ALL: &'static [Mode] = &[Mode::Standard];

    /// What this way of playing changes: a source above all others.
    pub(crate) const fn rules(self) -> &'static Rules {
        match self {
            Mode::Standard => &standard::RULES,
        }
    }

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Standard => "standard",
        }
    }

    /// Who decides for a seat: with one character each, everybody for his own.
    pub(crate) fn owner(self, seat: Seat) -> Player {
        match self {
            Mode::Standard => Player::at(seat.index()),
        }
    }

    /// The roles for this many seats.
    pub(crate) fn roles(self, seats: usize) -> &'static [Role] {
        match self {
            Mode::Standard => standard::roles(seats),
        }
    }

    /// Do roles lie face down until they must be shown?
    pub(crate) fn hides_roles(self) -> bool {
        match self {
            Mode::Standard => true,
        }
    }

    /// Has anybody won?
    pub(crate) fn goal(self, game: &Game) -> Option<Winner> {
        match self {
            Mode::Standard => standard::goal(game),
        }
    }

    /// What the killer gets for this death.
    pub(crate) fn reward(self, game: &Game, dead: Seat, killer: Seat) -> Reward {
        match self {
            Mode::Standard => standard::reward(game, dead, killer),
        }
    }
}
