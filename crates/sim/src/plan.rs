//! What to play, how often, with whom.

use std::fmt;
use std::path::PathBuf;

use saloon_bots::{Bot, BotKind, BotName, Budget, Temper};
use saloon_rules::{Config, ConfigError};

pub(crate) use saloon_ground::mix;

/// No sensible game has this many decisions.
pub const DECISION_CAP: u64 = 200_000;

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
    /// In what temper each of them plays; none for all of them.
    pub tempers: Vec<Temper>,
    /// How long those that think may think about a choice; as long as they like if nothing is said.
    pub budget: Option<Budget>,
    /// How many threads play.
    pub threads: usize,
    /// A game with more decisions than this does not end, as far as anybody can wait for it.
    pub decision_cap: u64,
    /// Count damage and survival too, which needs the log and costs time.
    pub detail: bool,
    /// Which games are kept.
    pub replays: Replays,
}

/// Which games are kept as replays, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replays {
    /// Those that went wrong, in this directory, which is made when it is needed.
    Failed(PathBuf),
    /// All of them.
    All(PathBuf),
}

impl Plan {
    /// A thousand games of random players on one thread.
    pub fn new(config: Config) -> Plan {
        Plan {
            config,
            games: 1000,
            seed: 0,
            bots: vec![BotName::Random],
            tempers: Vec::new(),
            budget: None,
            threads: 1,
            decision_cap: DECISION_CAP,
            detail: false,
            replays: Replays::Failed("failed-games".into()),
        }
    }

    /// Can it be carried out at all?
    pub fn check(&self) -> Result<(), Error> {
        self.config.check().map_err(Error::Config)?;
        if self.games == 0 {
            return Err(Error::NoGames);
        }
        if self.threads == 0 {
            return Err(Error::NoThreads);
        }
        let seats = self.config.seats as usize;
        if self.bots.len() != 1 && self.bots.len() != seats {
            return Err(Error::Bots { seats, named: self.bots.len() });
        }
        Ok(())
    }

    /// Who plays a seat.
    pub fn bot(&self, seat: usize) -> BotName {
        self.bots[if self.bots.len() == 1 { 0 } else { seat }]
    }

    /// A bot for one seat of one game.
    pub(crate) fn seated(&self, seat: usize, seed: u64) -> Box<dyn Bot> {
        let at = if self.bots.len() == 1 { 0 } else { seat };
        let temper = self.tempers.get(at).copied().unwrap_or_default();
        let mut bot = BotKind { name: self.bot(seat), temper }.seated(seed);
        if let Some(budget) = self.budget {
            bot.think(budget);
        }
        bot
    }
}

/// The seed of one game of many. Neighbours have nothing in common.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    mix(mix(seed).wrapping_add(game))
}

/// The seed of the bot on one seat of a game.
pub(crate) fn bot_seed(game_seed: u64, seat: usize) -> u64 {
    mix(game_seed ^ (seat as u64 + 1).wrapping_mul(0xd1b5_4a32_d192_ed03))
}

/// Why a plan cannot be carried out, or had to be given up.
#[derive(Debug)]
pub enum Error {
    /// The table cannot be set up.
    Config(ConfigError),
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

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Config(error) => error.fmt(f),
            Error::NoGames => f.write_str("there must be at least one game to play"),
            Error::NoThreads => f.write_str("at least one thread must play"),
            Error::Bots { seats, named } => {
                write!(f, "{named} bots are named for {seats} seats; name one for all or one for each")
            }
            Error::Replay(path, error) => write!(f, "the replay {} could not be written: {error}", path.display()),
        }
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::Edition;

    #[test]
    fn every_game_and_every_seat_has_a_seed_of_its_own() {
        let mut seeds: Vec<u64> = (0..1000).map(|game| game_seed(1, game)).collect();
        seeds.extend((0..1000).map(|game| game_seed(2, game)));
        seeds.extend((0..8).map(|seat| bot_seed(game_seed(1, 0), seat)));
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 2008);
    }

    #[test]
    fn nonsense_is_refused() {
        let plan = Plan::new(Config::new(Edition::Classic, 5));
        assert!(plan.check().is_ok());
        assert!(matches!(Plan { games: 0, ..plan.clone() }.check(), Err(Error::NoGames)));
        assert!(matches!(Plan { threads: 0, ..plan.clone() }.check(), Err(Error::NoThreads)));
        let bots = vec![BotName::Greedy; 4];
        assert!(matches!(Plan { bots, ..plan.clone() }.check(), Err(Error::Bots { seats: 5, named: 4 })));
        let config = Config::new(Edition::Classic, 9);
        assert!(matches!(Plan { config, ..plan }.check(), Err(Error::Config(_))));
    }
}
