//! The rules of the BANG! family as a pure, deterministic state machine.
//!
//! A [`Game`] is a value that answers three questions: what is asked and of whom ([`Game::ask`]), what may be done
//! ([`Game::legal`], [`Game::why_not`]), and what happened (facts in a log).
//!
//! ```
//! use saloon_rules::{Action, Config, Edition, Game, Legal};
//!
//! let mut game = Game::new(&Config::new(Edition::Classic, 5), 7.into())?;
//! let ask = game.ask().expect("the sheriff plays first");
//! let mut list = Legal::new();
//! game.legal(&mut list);
//! assert!(list.actions().contains(&Action::Pass));
//! let mut log = Vec::new();
//! game.apply(ask.who, Action::Pass, Some(&mut log)).expect("passing is legal in phase two");
//! # Ok::<(), saloon_rules::ConfigError>(())
//! ```
//!
//! Nothing here reads a clock, a file or a random source of its own, and nothing is stored that is not data.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod abilities;
mod acts;
pub mod ask;
mod bans;
pub mod base;
pub mod catalog;
mod config;
pub mod defs;
mod document;
pub mod dodge_city;
pub mod effect;
pub mod events;
pub mod fact;
mod fingerprint;
pub mod fistful;
mod frame;
mod frames;
mod game;
#[cfg(feature = "grown")]
mod grown;
pub mod high_noon;
mod hooks;
pub mod ids;
#[cfg(test)]
mod invented;
mod modes;
pub mod notation;
pub mod older;
mod order;
mod owners;
mod piles;
mod plays;
mod query;
pub mod replay;
pub mod rules;
mod run;
mod saved_switches;
pub mod scene;
pub mod series;
mod snapshot;
mod sources;
pub mod special;
pub mod switches;
mod turn;
mod view;
pub mod wild_west_show;
mod zones;

pub use ask::{Action, Aim, Ask, Choice, Legal, Pay, Question, Refusal, Shape, Source, Wants, Why, Window};
pub use catalog::{Box, Character, Deck, EventBox, EventCard, Face, Kind, Switches};
pub use config::{Config, ConfigError, Edition};
pub use events::EventSet;
pub use fact::{Fact, Reason, Return, Told};
pub use game::{Game, Phase, SeatState, Spare, TurnState, Winner};
pub use ids::{CardId, CardSet, MOST_SEATS, Player, Players, Rank, Role, Seat, Seats, Suit};
pub use modes::Mode;
pub use order::{Direction, Directions};
pub use piles::Few;
pub use replay::{Replay, ReplayError};
pub use rules::Talk;
pub use run::Illegal;
pub use saloon_ground::Seed;
pub use series::{Books, Carry, Dollar, Price, Series};
pub use snapshot::{Picture, Snapshot, SnapshotError};
pub use sources::{Events, Rank as SourceRank};
pub use view::{Board, SeatView, View};

/// Grows when any legal list or fact of an existing replay changes; never for speed or tidiness.
pub const RULES_VERSION: u32 = 2;
