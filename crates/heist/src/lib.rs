//! The rules of heist, the airship bank, as a pure, deterministic state machine, and its clock as another.
//!
//! A [`Game`] consumes an ordered list of commands: it says what may be sent ([`Game::legal`]), why something may not
//! ([`Game::check`]), and what happened (facts in a log). It knows no time.
//!
//! ```
//! use saloon_heist::{By, Command, Config, Game, Mode};
//!
//! let mut game = Game::new(&Config::new(3, Mode::Realtime), 7.into())?;
//! let mut log = Vec::new();
//! game.apply(By::Seat(game.active()), &Command::Pass, Some(&mut log)).expect("passing is always legal");
//! assert!(!log.is_empty());
//! # Ok::<(), saloon_heist::ConfigError>(())
//! ```
//!
//! It shares no rule, card or word with the other game of the house.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod apply;
pub mod clock;
pub mod combos;
mod command;
mod config;
mod deal;
mod division;
mod events;
mod fact;
mod game;
mod ids;
mod list;
pub mod notation;
mod race;
mod refuse;
pub mod replay;
mod saved;
pub mod scene;
mod view;

pub use command::{By, Code, Command, Refusal, Stance, Why};
pub use config::{Config, ConfigError, Mode};
pub use division::{RoundEnd, Strength, shares, strength};
pub use fact::{Fact, Told};
pub use game::{Game, Step};
pub use ids::{CardId, Cards, Class, MOST_SEATS, PACK, SHERIFFS, Seat, Seats};
pub use list::{List, Order, Pile};
pub use replay::{Replay, ReplayError};
pub use saloon_ground::Seed;
pub use saved::Unsound;
pub use view::{SeatView, View, Waiting};

/// Grows when any legal list or fact of an existing replay changes; never for speed or tidiness.
pub const RULES_VERSION: u32 = 1;
