//! Players of heist. Like all bots they see only what a person in their seat would see.
//!
//! ```
//! use saloon_bots::heist::{Bot, seated};
//! use saloon_bots::BotName;
//! use saloon_heist::{By, Config, Game, Mode};
//!
//! let mut game = Game::new(&Config::new(3, Mode::CommitDrawn), 7.into())?;
//! let mut bot = seated(BotName::Greedy, 1);
//! let seat = game.asked().first().expect("everybody seals his loads");
//! let mut legal = Vec::new();
//! game.legal(By::Seat(seat), &mut legal);
//! let command = bot.choose(&game.view(Some(seat)), &legal);
//! game.apply(By::Seat(seat), &command, None).expect("bots send what is listed");
//! # Ok::<(), saloon_heist::ConfigError>(())
//! ```

mod greedy;
mod worth;

use saloon_heist::{Cards, Command, View};

use crate::{BotName, Random};

pub use greedy::Greedy;

/// A player that decides by itself.
pub trait Bot: Send {
    /// What it sends. `legal` is everything it may send and is never empty.
    fn choose(&mut self, view: &View, legal: &[Command]) -> Command;

    /// In real time: what it loads now, perhaps nothing. It is asked whenever it may load.
    fn load(&mut self, view: &View) -> Cards;
}

/// Those who have learnt this game.
pub const NAMES: [BotName; 2] = [BotName::Random, BotName::Greedy];

/// A bot of this name for one seat of one game. Whoever has not learnt it plays as the greedy one does.
pub fn seated(name: BotName, seed: u64) -> Box<dyn Bot> {
    match name {
        BotName::Random => Box::new(Random::new(seed)),
        _ => Box::new(Greedy),
    }
}

impl Bot for Random {
    fn choose(&mut self, _: &View, legal: &[Command]) -> Command {
        legal.get(self.pick(legal.len())).copied().unwrap_or(Command::Pass)
    }

    /// Any cards, but only now and then: otherwise nothing would ever be left to discard.
    fn load(&mut self, view: &View) -> Cards {
        let hand = view.viewer.and_then(|seat| view.seats[seat.index()].hand).unwrap_or_default();
        if self.pick(4) > 0 {
            return Cards::NONE;
        }
        hand.among(Cards::LOADABLE).iter().filter(|_| self.pick(2) == 0).collect()
    }
}
