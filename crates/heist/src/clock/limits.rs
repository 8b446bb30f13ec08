//! How long things take (HEIST-RT-1).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// Time limits of a table, in milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// An action; then a pass.
    pub turn: Millis,
    /// The cards that go back after a swap.
    pub swap_return: Millis,
    /// Aiming one miss.
    pub miss: Millis,
    /// A race.
    pub slap: Millis,
    /// The window after a no go.
    pub no_go: Millis,
    /// At most so much of the way there, and as much of the way back, is taken off.
    pub cap: Millis,
    /// Nobody reacts faster.
    pub min_reaction: Millis,
    /// No slap counts for so long after a premature one.
    pub lockout: Millis,
    /// Shortest suspense of a duel.
    pub suspense_from: Millis,
    /// Longest suspense of a duel.
    pub suspense_to: Millis,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            turn: 30_000,
            swap_return: 15_000,
            miss: 10_000,
            slap: 5_000,
            no_go: 2_000,
            cap: 150,
            min_reaction: 80,
            lockout: 400,
            suspense_from: 800,
            suspense_to: 2_500,
        }
    }
}

impl Limits {
    /// The time of a turn for somebody who has let two of them run out (HEIST-RT-9).
    pub const ABSENT: Millis = 3_000;

    /// How long the last one is waited for: as long as news and slap can be under way.
    pub const fn grace(&self) -> Millis {
        2 * self.cap
    }

    /// Can it be played? Days are more than enough for any of them.
    pub fn check(&self) -> Result<(), LimitsError> {
        const LONGEST: Millis = 30 * 24 * 3_600_000;
        let Limits { turn, swap_return, miss, slap, no_go, cap, min_reaction, lockout, suspense_from, suspense_to } =
            *self;
        let needed = [("turn", turn), ("swap_return", swap_return), ("miss", miss), ("slap", slap), ("no_go", no_go)];
        if let Some((name, _)) = needed.into_iter().find(|(_, limit)| *limit == 0) {
            return Err(LimitsError { name, why: "must not be nought" });
        }
        let others = [("cap", cap), ("min_reaction", min_reaction), ("lockout", lockout), ("suspense_to", suspense_to)];
        if let Some((name, _)) = needed.into_iter().chain(others).find(|(_, limit)| *limit > LONGEST) {
            return Err(LimitsError { name, why: "is longer than a month" });
        }
        if suspense_from > suspense_to {
            return Err(LimitsError { name: "suspense_from", why: "is longer than suspense_to" });
        }
        Ok(())
    }
}

/// A time limit that cannot be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LimitsError {
    /// Which.
    pub name: &'static str,
    why: &'static str,
}

impl fmt::Display for LimitsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the time limit {} {}", self.name, self.why)
    }
}

impl std::error::Error for LimitsError {}
