//! Players that see only what a person in their seat would see: a [`View`], the question, the legal answers, the facts.
//!
//! A `Game` never enters this crate. Whoever runs a table asks a bot like anybody else:
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

mod greedy;
pub mod heist;
mod random;

use saloon_rules::{Ask, Fact, Legal, View};

pub use greedy::Greedy;
pub use random::Random;

/// A player that decides by itself.
pub trait Bot: Send {
    /// The index of the action it takes. `legal` is never empty and belongs to `ask`.
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize;

    /// Hears what has happened since it last heard, as its seat saw it.
    fn watch(&mut self, facts: &[Fact]) {
        let _ = facts;
    }
}

/// The bots there are.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BotName {
    /// Any legal action, each equally likely.
    Random,
    /// The action that looks best now, by role and by what others have shown of theirs.
    Greedy,
}

impl BotName {
    /// All of them.
    pub const ALL: [BotName; 2] = [BotName::Random, BotName::Greedy];

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Greedy => "greedy",
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
        }
    }
}

/// A bot by the word used in files and flags; `None` if there is none.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    BotName::from_id(name).map(|name| name.seated(seed))
}
