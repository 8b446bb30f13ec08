//! Series of games and money: what is carried from game to game, the set-up between them, scores and the ledger (chapter 40, sections 6 to 8).
//!
//! A series stands above `Game`; what is asked between two games is asked inside the next one (docs/decisions/0042).

pub mod books;
mod buying;
mod carry;
mod file;
pub(crate) mod frames;
mod hiring;
mod keeping;
mod money;
mod refuse;
mod row;
mod saved;
pub mod score;
pub(crate) mod setup;

pub use books::Books;
pub use carry::Carry;
pub use file::SeriesFile;
pub use money::{Dollar, Price};
pub use row::{Entry, Finished, NextError, Series, Standing, carried, standings};
pub use saved::SeriesSnapshot;
