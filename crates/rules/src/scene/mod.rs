//! Scenes: written positions with moves and expectations. The language is described in `docs/scenes.md`.

mod parse;
mod play;
mod position;

pub use parse::{Scene, SceneError, parse};
pub use play::{Failure, check};
