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
//! Which sentence is said is decided by the `Line` of `saloon-protocol`; how it is said, by the Fluent files. The blanks are
//! filled here for the terminal and in `web/src/lib/words.ts` for the browser, in the same way.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bundle;
mod heist;
mod lang;
pub mod rulebook;
mod said;
mod sentence;
mod words;

use saloon_rules::Seat;

pub use bundle::{Arg, Text};
pub use heist::HeistNames;
pub use lang::Lang;

/// How the seats of a table are called.
pub trait Names {
    /// The name of a seat.
    fn seat(&self, seat: Seat) -> String;

    /// The reader's own seat, who is called "you"; none for an onlooker.
    fn me(&self) -> Option<Seat>;

    /// Is this seat the reader's own? He may have two.
    fn is_mine(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// Are seats called by their characters, so that what happened says to which of two it did?
    fn are_characters(&self) -> bool {
        false
    }
}
