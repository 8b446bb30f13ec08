//! What every game of the house stands on: chance that can be repeated, and fingerprints of what is saved.
//!
//! Nothing here knows a card, a seat or a rule (docs/decisions/0035).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod chance;
mod fingerprint;
mod stream;
mod walk;

pub use chance::{Chance, Seed, pick, shuffle};
pub use fingerprint::fingerprint;
pub use stream::{Stream, mix};
pub use walk::{Said, Visitor, walk};
