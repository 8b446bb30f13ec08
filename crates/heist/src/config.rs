//! What is fixed before the first deal.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::MOST_SEATS;

/// How decisions that race each other are taken.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistMode"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistMode"))]
pub enum Mode {
    /// Against the clock: loads and slaps take effect when they arrive.
    #[default]
    Realtime,
    /// Loads are sealed, and a race is a lottery.
    CommitDrawn,
    /// Loads are sealed, and in a race whoever loads less is faster.
    CommitSealed,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 3] = [Mode::Realtime, Mode::CommitDrawn, Mode::CommitSealed];

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Realtime => "realtime",
            Mode::CommitDrawn => "commit-drawn",
            Mode::CommitSealed => "commit-sealed",
        }
    }

    /// The mode with this word.
    pub fn from_id(id: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.id() == id)
    }
}

/// A table to be set up. Time limits are the clock's affair ([`crate::clock::Limits`]).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// 2 to 5.
    pub players: u8,
    /// 1 to 20.
    pub rounds: u8,
    /// How races are decided.
    #[serde(default)]
    pub mode: Mode,
}

impl Config {
    /// Six rounds, as is usual.
    pub const fn new(players: u8, mode: Mode) -> Config {
        Config { players, rounds: 6, mode }
    }

    /// Can it be played?
    pub fn check(&self) -> Result<(), ConfigError> {
        // Rules: HEIST-GEN-1.
        if !(2..=MOST_SEATS).contains(&usize::from(self.players)) {
            return Err(ConfigError::Players(self.players));
        }
        if !(1..=20).contains(&self.rounds) {
            return Err(ConfigError::Rounds(self.rounds));
        }
        Ok(())
    }
}

/// Why a table cannot be set up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// Too few or too many players.
    Players(u8),
    /// Too few or too many rounds.
    Rounds(u8),
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::Players(players) => write!(f, "heist is for 2 to 5 players, not for {players}"),
            ConfigError::Rounds(rounds) => write!(f, "a game of heist has 1 to 20 rounds, not {rounds}"),
        }
    }
}

impl std::error::Error for ConfigError {}
