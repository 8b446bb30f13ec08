//! The house: a server whose tables never lose a move and never show a hidden card.
//!
//! One task owns one table, one task serves one connection, one thread writes. No rule of the game is decided here.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod archive;
pub mod doctor;
#[cfg(any(test, feature = "fuzz"))]
pub mod fuzz;
mod guests;
mod house;
mod http;
mod ids;
mod lease;
mod lesson;
mod metrics;
mod minds;
mod numbers;
mod options;
mod played;
mod quotas;
mod reach;
mod record;
mod serve;
mod settings;
mod store;
mod studies;
mod table;
mod tidy;
mod town;

pub use ids::{hash, hex};
pub use options::{LogForm, Options};
pub use serve::{ServeError, serve};
pub use store::{Carried, KeptReport, Place, StoreError, backup, carry, reports, restore};
