//! Random tables, random answers and broken messages, for tests and the fuzz targets. No part of the program.

mod bodies;
mod dice;
mod frames;
mod mutate;
mod tables;
#[cfg(test)]
mod tests;

pub use bodies::Read;
pub use dice::Dice;
pub use frames::{Frames, Heard};
pub use mutate::broken;
pub use tables::{odd_settings, random_action, random_command, random_heist, random_settings, random_way};

/// A number out of the environment, so that long runs need no other program.
pub fn wanted(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}
