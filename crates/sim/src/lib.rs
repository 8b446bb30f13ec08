//! Many games fast: how long they are, who wins them, what goes wrong.
//!
//! A [`Plan`] says what to play; [`run`] plays it on several threads. Every game has a seed of its own that depends on the
//! plan's seed and the number of the game, and results are put together in the order of the games, so an [`Outcome`] does
//! not depend on how many threads there were.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use saloon_rules::{Config, Edition};
//! use saloon_sim::{Plan, run};
//!
//! let plan = Plan { games: 100, ..Plan::new(Config::new(Edition::Classic, 5)) };
//! let outcome = run(&plan, &mut |_| {}, &AtomicBool::new(false))?;
//! assert_eq!(outcome.tally.finished, 100);
//! # Ok::<(), saloon_sim::Error>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod arena;
pub mod balance;
mod detail;
mod events;
pub mod heist;
mod interval;
pub mod learn;
mod long;
mod plan;
mod replay;
mod report;
mod run;
pub mod series;
mod table;
mod tally;

pub use detail::Detail;
pub use events::{Difference, EventCounts, Shift};
pub use interval::Interval;
pub use long::{LONG, LongGame};
pub use plan::{DECISION_CAP, Error, Plan, Replays, game_seed};
pub use replay::save_replay;
pub use report::html;
pub use run::{Failed, Outcome, run};
pub use table::{Failure, Table};
pub use tally::{Rate, Side, Tally};
