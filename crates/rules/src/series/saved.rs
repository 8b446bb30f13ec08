//! A series by name (docs/decisions/0012): saved as its fields say, and read only if its books balance.

use saloon_ground::Seed;
use serde::{Deserialize, Serialize};

use crate::RULES_VERSION;
use crate::config::Config;
use crate::game::Game;
use crate::series::row::{Entry, Finished, Series};
use crate::snapshot::{Snapshot, SnapshotError};

/// A series as it is kept, with the version of the rules that saved it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeriesSnapshot {
    rules: u32,
    config: Config,
    seed: Seed,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    past: Vec<Finished>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ledger: Vec<Entry>,
    game: Snapshot,
}

impl Series {
    /// The series as it is kept, by name.
    pub fn snapshot(&self) -> SeriesSnapshot {
        SeriesSnapshot {
            rules: RULES_VERSION,
            config: self.config.clone(),
            seed: self.seed,
            past: self.past.clone(),
            ledger: self.ledger.clone(),
            game: self.game.snapshot(),
        }
    }

    /// A series that was kept, under these rules or older ones.
    pub fn from_snapshot(kept: &SeriesSnapshot) -> Result<Series, SnapshotError> {
        if kept.rules > RULES_VERSION {
            return Err(SnapshotError::Newer { found: kept.rules });
        }
        let series = Series {
            config: kept.config.clone(),
            seed: kept.seed,
            past: kept.past.clone(),
            game: Game::from_snapshot(&kept.game)?,
            ledger: kept.ledger.clone(),
        };
        series.check().map_err(SnapshotError::Damaged)?;
        Ok(series)
    }

    /// One number for everything the saved form says.
    pub fn fingerprint(&self) -> u64 {
        saloon_ground::fingerprint(&self.snapshot())
    }

    /// Does every line of the ledger belong to somebody and do the sums give the balances?
    pub fn check(&self) -> Result<(), String> {
        let count = self.game.seat_count();
        if self.config.places() != count {
            return Err(format!("a series of {} seats with a game of {count}", self.config.seats));
        }
        if self.past.iter().any(|game| game.roles.len() != count) {
            return Err("a game of the series had other seats".into());
        }
        if self.game.winner().is_some() != (self.past.last().map(|game| game.winner) == self.game.winner())
            && self.game.winner().is_some()
        {
            return Err("the last game is not among those that are over".into());
        }
        for seat in self.game.all_seats().iter() {
            let sum: i32 = self.ledger.iter().filter(|entry| entry.seat == seat).map(|entry| entry.dollars).sum();
            if sum != self.game.balance(seat) {
                return Err(format!("the ledger of {seat} sums to {sum}, its balance is {}", self.game.balance(seat)));
            }
        }
        let last = usize::from(self.number());
        if self.ledger.iter().any(|entry| entry.seat.index() >= count || usize::from(entry.game) > last) {
            return Err("the ledger names a seat or a game that is not there".into());
        }
        Ok(())
    }
}
