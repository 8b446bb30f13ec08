//! Scenes: written positions with moves and expectations. The language is described in `docs/scenes.md`.

mod expect;
mod parse;
mod play;
mod position;
mod words;

pub use parse::{Scene, SceneError, parse};
pub use play::{Failure, check};
