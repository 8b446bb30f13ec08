//! The command line of `saloon play`.

use std::hash::{BuildHasher, Hasher};
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use saloon_rules::{Config, Seat};

use super::journal::Setup;
use crate::options::TableOptions;

/// Play against bots in the terminal.
#[derive(Args, Clone, Debug)]
pub(crate) struct PlayOptions {
    #[command(flatten)]
    table: TableOptions,

    /// Where you sit, 1 to the number of players; any seat if not given.
    #[arg(long, value_name = "N")]
    seat: Option<u8>,

    /// Language: en, ru, de or zh-Hant; that of the system if not given.
    #[arg(long, value_name = "LANG")]
    pub(crate) lang: Option<String>,

    /// How fast things happen.
    #[arg(long, value_enum, default_value_t = Speed::Normal)]
    pub(crate) speed: Speed,

    /// A number that decides every shuffle: the same number, the same deal.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// Who the others are: random or greedy.
    #[arg(long, default_value = "greedy", value_name = "BOTS")]
    bots: String,

    /// Keep the game in this file; nothing that was on screen is ever lost.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) save: Option<PathBuf>,

    /// Go on with the game in this file.
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
}

/// How fast things happen.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Speed {
    /// Time to read everything.
    Slow,
    /// About a third of a second for each thing that happens.
    Normal,
    /// A glance.
    Fast,
    /// Nothing is waited for.
    Instant,
}

impl PlayOptions {
    /// The table to deal. Whatever is left open is decided by the seed, and that by chance.
    pub(crate) fn setup(&self) -> Result<Setup> {
        let config = self.table.config()?;
        self.deal(config, self.seed.unwrap_or_else(any_seed))
    }

    /// Another game at the same table.
    pub(crate) fn another(&self, last: &Setup) -> Result<Setup> {
        let seed = self.seed.map_or_else(any_seed, |_| last.seed.wrapping_add(1));
        let next = self.deal(last.config.clone(), seed)?;
        Ok(Setup { bots: last.bots.clone(), ..next })
    }

    fn deal(&self, config: Config, seed: u64) -> Result<Setup> {
        let place = match self.seat {
            Some(seat) => {
                ensure!(
                    (1..=config.seats).contains(&seat),
                    "there are {} seats; --seat cannot be {seat}",
                    config.seats
                );
                seat as usize - 1
            }
            None => (mix(seed ^ 0x5ea7) % u64::from(config.seats)) as usize,
        };
        let seat = Seat::new(place).context("there is no such seat")?;
        Ok(Setup { config, seed, seat, bots: self.bots.clone() })
    }
}

/// A seed nobody chose. Six digits are enough for games among friends, and can be read out.
fn any_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish() % 1_000_000
}

/// Spreads a number over all 64 bits (SplitMix64).
pub(crate) fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
