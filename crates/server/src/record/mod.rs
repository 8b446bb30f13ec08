//! Finished games as they are kept: the log, and a recording of what was told and of how the table looked.
//!
//! A recording is looked at without any rule being applied: facts with their audience and pictures of the table, by name,
//! each step as what it changed. The log says who answered what, and can be checked by a program of the same rules. Both
//! are packed with a dictionary that is part of the program (docs/decisions/0020).

mod delta;
pub mod file;
mod log;
mod pack;
mod recording;
#[cfg(test)]
mod tests;
mod words;

pub use log::Log;
pub use pack::{pack, unpack};
#[cfg(test)]
pub use recording::Step;
pub use recording::{Recorder, steps, values};
pub use words::Damaged;
