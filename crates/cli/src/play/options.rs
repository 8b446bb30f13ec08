//! The command line of `saloon play`.

use std::hash::{BuildHasher, Hasher};
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};
use saloon_bots::{BotKind, BotName};
use saloon_heist::clock::Level;
use saloon_rules::{Config, Seat};

use super::heist;
use super::journal::Setup;
use crate::language::Language;
use crate::options::TableOptions;

/// Play against bots in the terminal.
#[derive(Args, Clone, Debug)]
pub(crate) struct PlayOptions {
    #[command(flatten)]
    table: TableOptions,

    /// A series of as many games as players: the sheriff goes round, and money is counted (points outside the compendium).
    #[arg(long, conflicts_with = "resume")]
    series: bool,

    /// Where you sit, 1 to the number of players; any seat if not given.
    #[arg(long, value_name = "N")]
    seat: Option<u8>,

    #[command(flatten)]
    pub(crate) language: Language,

    /// How fast things happen.
    #[arg(long, value_enum, default_value_t = Speed::Normal)]
    pub(crate) speed: Speed,

    /// A number that decides every shuffle: the same number, the same deal.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// Who the others are: easy, normal or sharp, or a list with one for each of them in the order of seats. Each has
    /// tempers: sharp:bold, easy:careful. For study there are also greedy, grudge, first and random. Heist: greedy or random.
    #[arg(long, default_value = "normal", value_name = "BOT,BOT")]
    bots: String,

    /// Heist: how fast the hands of the others are: easy, normal or hard. Normal if not given.
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,

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
    /// The table of heist to deal, if it is heist that is to be played.
    pub(super) fn heist(&self) -> Result<Option<heist::Setup>> {
        if !self.table.is_heist()? {
            ensure!(self.level.is_none(), "--level is for heist");
            return Ok(None);
        }
        ensure!(self.resume.is_none(), "a game of heist runs against the clock and cannot be continued later");
        let config = self.table.heist(saloon_heist::Mode::Realtime)?;
        // How well they play is a matter of their hands there: --level.
        let known = |name: &BotName| saloon_bots::heist::NAMES.contains(name) || *name == BotName::Normal;
        let bots = BotName::from_id(&self.bots)
            .filter(known)
            .with_context(|| format!("there are no bots called {}; there are random and greedy", self.bots))?;
        let level = self.level.as_deref().unwrap_or("normal");
        let level = Level::from_id(level)
            .with_context(|| format!("there is no level called {level}; there are easy, normal and hard"))?;
        let seed = self.seed.unwrap_or_else(any_seed);
        let seat = self.place(config.players, seed)?;
        let seat = saloon_heist::Seat::new(seat).context("there is no such seat")?;
        Ok(Some(heist::Setup { config, seed, seat, bots, level }))
    }

    /// Where the player sits, from 0.
    fn place(&self, seats: u8, number: u64) -> Result<usize> {
        Ok(match self.seat {
            Some(seat) if (1..=seats).contains(&seat) => seat as usize - 1,
            Some(seat) => bail!("there are {seats} seats; --seat cannot be {seat}"),
            None => (mix(number ^ 0x5ea7) % u64::from(seats)) as usize,
        })
    }

    /// The table to deal, and the number of the seed. Whatever is left open is decided by that number.
    pub(crate) fn setup(&self) -> Result<(Setup, u64)> {
        let config = if self.series { self.table.series()? } else { self.table.config()? };
        kinds(&self.bots, usize::from(config.seats) - 1)?;
        self.deal(config, self.bots.clone(), 0)
    }

    /// The game after `rounds` others at the same table.
    pub(crate) fn another(&self, last: &Setup, rounds: u64) -> Result<(Setup, u64)> {
        self.deal(last.config.clone(), last.bots.clone(), rounds)
    }

    fn deal(&self, config: Config, bots: String, rounds: u64) -> Result<(Setup, u64)> {
        let number = self.seed.map_or_else(any_seed, |seed| seed.wrapping_add(rounds));
        let place = self.place(config.seats, number)?;
        let seat = Seat::new(place * usize::from(config.mode.characters())).context("there is no such seat")?;
        Ok((Setup { config, seed: number.into(), seat, bots }, number))
    }
}

/// Who sits in each of the other seats, by the words of the command line or of a saved game: one for all, or one for each.
pub(crate) fn kinds(words: &str, others: usize) -> Result<Vec<BotKind>> {
    let all = || BotName::ALL.map(BotName::id).join(", ");
    let named = |word: &str| {
        BotKind::from_id(word.trim()).with_context(|| format!("there are no bots called {word}; there are {}", all()))
    };
    let kinds: Vec<BotKind> = words.split(',').map(named).collect::<Result<_>>()?;
    match kinds[..] {
        [one] => Ok(vec![one; others]),
        _ if kinds.len() == others => Ok(kinds),
        _ => bail!("{} bots are named for {others} other seats; name one for all or one for each", kinds.len()),
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
