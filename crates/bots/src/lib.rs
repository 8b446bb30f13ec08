//! Players that see only what a person in their seat would see: a [`View`], the question, the legal answers, the facts.
//!
//! The real `Game` never enters this crate: bots that think ahead do so in games dealt anew from their view. Whoever runs a table
//! asks a bot like anybody else:
//!
//! ```
//! use saloon_bots::by_name;
//! use saloon_rules::{Config, Edition, Game, Legal};
//!
//! let mut game = Game::new(&Config::new(Edition::Classic, 5), 7.into())?;
//! let mut bot = by_name("greedy", 1).expect("there is such a bot");
//! let mut list = Legal::new();
//! let ask = game.ask().expect("the sheriff plays first");
//! game.legal(&mut list);
//! let index = bot.choose(&game.view(Some(ask.who)), &ask, &list);
//! game.take(&list, index, None).expect("bots answer with what is listed");
//! # Ok::<(), saloon_rules::ConfigError>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod first;
mod greedy;
mod grudge;
pub mod heist;
mod mind;
mod random;
mod temper;

use std::time::Duration;

use saloon_rules::{Ask, Fact, Legal, View};

pub use first::First;
pub use greedy::Greedy;
pub use grudge::Grudge;
pub use mind::{Belief, Deed, Level, Mind, Minds, Odds, Rates, Rollout, Weights, value};
pub use random::Random;
pub use temper::{BotKind, Temper};

/// A player that decides by itself.
pub trait Bot: Send {
    /// The index of the action it takes. `legal` is never empty and belongs to `ask`.
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize;

    /// Hears what has happened since it last heard, as its seat saw it.
    fn watch(&mut self, facts: &[Fact]) {
        let _ = facts;
    }

    /// How long it may think about a choice from now on. Bots that do not search have no use for it.
    fn think(&mut self, budget: Budget) {
        let _ = budget;
    }

    /// Does this choice take long enough to belong on a thread of its own?
    fn is_slow(&self, ask: &Ask, legal: &Legal) -> bool {
        let _ = (ask, legal);
        false
    }
}

/// How long a bot may think about one choice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many games are played out in thought. The same on every machine: for simulations and tests.
    Rollouts(u32),
    /// So long. What comes of it depends on the machine: for tables with people.
    Time(Duration),
}

/// The bots there are.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotName {
    /// Any legal action, each equally likely.
    Random,
    /// The action that looks best now, by role and by what others have shown of theirs.
    Greedy,
    /// Plays honestly and looks no further than the moment.
    Easy,
    /// Plays by its role, reads the table, looks a little ahead.
    Normal,
    /// Thinks every choice that matters through to the next turns.
    Sharp,
    /// Whatever stands first in the list: to be measured against.
    First,
    /// Attacks by a public score of likes and dislikes: to be measured against.
    Grudge,
}

impl BotName {
    /// All of them.
    pub const ALL: [BotName; 7] = [
        BotName::Random,
        BotName::Greedy,
        BotName::Easy,
        BotName::Normal,
        BotName::Sharp,
        BotName::First,
        BotName::Grudge,
    ];

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Greedy => "greedy",
            BotName::Easy => "easy",
            BotName::Normal => "normal",
            BotName::Sharp => "sharp",
            BotName::First => "first",
            BotName::Grudge => "grudge",
        }
    }

    /// The bot with this word.
    pub fn from_id(id: &str) -> Option<BotName> {
        BotName::ALL.into_iter().find(|name| name.id() == id)
    }

    /// A bot of this name for one seat of one game.
    pub fn seated(self, seed: u64) -> Box<dyn Bot> {
        match self {
            BotName::Random => Box::new(Random::new(seed)),
            BotName::Greedy => Box::new(Greedy::new()),
            BotName::Easy => Box::new(Mind::new(Level::Easy, seed)),
            BotName::Normal => Box::new(Mind::new(Level::Normal, seed)),
            BotName::Sharp => Box::new(Mind::new(Level::Sharp, seed)),
            BotName::First => Box::new(First::new()),
            BotName::Grudge => Box::new(Grudge::new()),
        }
    }

    /// The levels people choose from; the others are for study, and for tables made before there were levels.
    pub const LEVELS: [BotName; 3] = [BotName::Easy, BotName::Normal, BotName::Sharp];

    /// Is it one of the levels people choose from?
    pub const fn is_level(self) -> bool {
        matches!(self, BotName::Easy | BotName::Normal | BotName::Sharp)
    }

    /// Has it any use for what happens between its choices?
    pub const fn listens(self) -> bool {
        !matches!(self, BotName::Random)
    }
}

/// A bot by the word used in files and flags, `sharp` or `sharp:bold`; `None` if there is none.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    BotKind::from_id(name).map(|kind| kind.seated(seed))
}
