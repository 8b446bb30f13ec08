//! What a version to come might add to the state, behind the feature `grown`, for the tests only: with it every game that
//! was ever kept must still be read, and have the fingerprint it had.

use serde::{Deserialize, Serialize};

use crate::switches::switches;

/// A field of the turn whose resting value is not nought.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weather {
    /// As it always was.
    #[default]
    Fine,
    /// Something new.
    Rain,
}

pub(crate) fn is_fine(weather: &Weather) -> bool {
    *weather == Weather::Fine
}

switches! {
    /// Switches of a version to come: every edition has one, and what was played before rested.
    pub struct Grown {
        /// Does everybody sleep at noon?
        siesta: bool = true => false,
    }
}
