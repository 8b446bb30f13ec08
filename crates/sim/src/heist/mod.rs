//! Many games of heist with sealed decisions: who wins from which seat, what they score, how long rounds are.
//!
//! As with the other game, every game has a seed of its own and results are put together in the order of the games.

mod report;
mod run;
mod table;
mod tally;

use std::path::PathBuf;

use saloon_bots::BotName;
use saloon_heist::{Config, ConfigError, Mode};

pub use report::html;
pub use run::{Failed, Outcome, run};
pub use table::{Failure, Table};
pub use tally::{Spread, Tally};

/// No sensible game has this many commands.
pub const COMMAND_CAP: u64 = 100_000;

/// Games to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table.
    pub config: Config,
    /// How many games.
    pub games: u64,
    /// What all chance of all games comes from.
    pub seed: u64,
    /// Who plays: one name for all seats, or one for each.
    pub bots: Vec<BotName>,
    /// How many threads play.
    pub threads: usize,
    /// A game with more commands than this does not end, as far as anybody can wait for it.
    pub command_cap: u64,
    /// Where games are kept: those that went wrong, or all of them.
    pub replays: PathBuf,
    /// Keep all of them.
    pub keep_all: bool,
}

impl Plan {
    /// A thousand games of random players on one thread.
    pub fn new(config: Config) -> Plan {
        Plan {
            config,
            games: 1000,
            seed: 0,
            bots: vec![BotName::Random],
            threads: 1,
            command_cap: COMMAND_CAP,
            replays: "failed-games".into(),
            keep_all: false,
        }
    }

    /// Can it be carried out at all?
    pub fn check(&self) -> Result<(), Error> {
        self.config.check().map_err(Error::Config)?;
        if self.config.mode == Mode::Realtime {
            return Err(Error::Realtime);
        }
        if self.games == 0 {
            return Err(Error::NoGames);
        }
        if self.threads == 0 {
            return Err(Error::NoThreads);
        }
        let seats = usize::from(self.config.players);
        if self.bots.len() != 1 && self.bots.len() != seats {
            return Err(Error::Bots { seats, named: self.bots.len() });
        }
        Ok(())
    }

    /// Who plays a seat.
    pub fn bot(&self, seat: usize) -> BotName {
        self.bots[if self.bots.len() == 1 { 0 } else { seat }]
    }
}

/// Why a plan cannot be carried out, or had to be given up.
#[derive(Debug)]
pub enum Error {
    /// The table cannot be set up.
    Config(ConfigError),
    /// A race against the clock takes as long as it takes.
    Realtime,
    /// Nothing to play.
    NoGames,
    /// Nobody to play it.
    NoThreads,
    /// Neither one bot for all seats nor one for each.
    Bots {
        /// How many seats there are.
        seats: usize,
        /// How many bots were named.
        named: usize,
    },
    /// A replay could not be written.
    Replay(PathBuf, std::io::Error),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Config(why) => why.fmt(f),
            Error::Realtime => {
                f.write_str("games are simulated with sealed decisions: --mode commit-drawn or commit-sealed")
            }
            Error::NoGames => f.write_str("there must be at least one game to play"),
            Error::NoThreads => f.write_str("at least one thread must play"),
            Error::Bots { seats, named } => {
                write!(f, "{named} bots are named for {seats} seats; name one for all or one for each")
            }
            Error::Replay(path, why) => write!(f, "the replay {} could not be written: {why}", path.display()),
        }
    }
}

impl std::error::Error for Error {}
