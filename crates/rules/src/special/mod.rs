//! The three special characters, their frames and switches.

pub mod characters;
pub(crate) mod frames;

use crate::switches::{Number, switches};

switches! {
    /// The special characters.
    pub struct Switches {
        /// Uncle Will's General Stores.
        uncle_will_uses: Number = Number(1),
    }
}
