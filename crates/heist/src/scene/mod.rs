//! Scenes: written positions with moves and expectations. The language is described in `docs/scenes.md`.
//!
//! `words` reads lines, `given` sets up the table, `play` makes the moves and compares.

mod given;
mod play;
mod words;

pub use play::{Failure, Scene, check, is_heist, parse_each};
pub use words::SceneError;
