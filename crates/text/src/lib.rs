//! Every sentence a player reads, from the Fluent files in `locales`, which are built into the program.
//!
//! ```
//! use saloon_rules::{Kind, Seat, Winner};
//! use saloon_text::{Lang, Names, Text};
//!
//! /// A table at which nobody has a name but the letter of the seat.
//! struct Letters;
//!
//! impl Names for Letters {
//!     fn seat(&self, seat: Seat) -> String {
//!         seat.letter().to_string()
//!     }
//!
//!     fn me(&self) -> Option<Seat> {
//!         Seat::from_letter('A')
//!     }
//! }
//!
//! let text = Text::new(Lang::En);
//! assert_eq!(text.kind(Kind::CatBalou), "Cat Balou");
//! assert_eq!(text.winner(&Letters, Winner::Outlaws), "The Outlaws win.");
//! ```
//!
//! What is said is decided here and in the Fluent files, never by whoever shows it. Nothing here knows a terminal, a
//! browser or a game in progress: a fact, a question or a refusal carries all its sentence needs.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod bundle;
mod fact;
mod lang;
mod question;
mod refusal;
pub mod rulebook;
mod sentence;
mod together;
mod words;

use saloon_rules::Seat;

pub use bundle::{Arg, Text};
pub use lang::Lang;

/// How the seats of a table are called.
pub trait Names {
    /// The name of a seat.
    fn seat(&self, seat: Seat) -> String;

    /// The reader's own seat, who is called "you"; none for an onlooker.
    fn me(&self) -> Option<Seat>;
}
