//! The fingerprint of a game: one number for everything its saved form says.
//!
//! The order of fields, the layout in memory and the room a switch belongs to do not matter, and a field that has its resting
//! value changes nothing (docs/decisions/0012). Raising `RULES_VERSION` does not change it either.

use saloon_ground::fingerprint;

use crate::document::Document;
use crate::game::Game;

impl Game {
    /// A number that two games share only if they are the same, on every machine and in every later version of saloon.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&Document::of(self))
    }
}
