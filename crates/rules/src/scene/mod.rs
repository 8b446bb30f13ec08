//! Scenes: written positions with moves and expectations. The language is described in `docs/scenes.md`.
//!
//! A line goes through `words` (reading) to `given`, `moves` or `expect` (what it says); `position` checks and sets up the
//! table, `play` makes the moves, `compare` and `seen` say what differs.

mod between;
mod compare;
mod expect;
mod given;
mod moves;
mod parse;
mod play;
mod position;
mod seen;
mod sound;
mod told;
mod why;
mod words;

pub use parse::{Scene, SceneError, game_of, is_ours, parse, parse_each};
pub use play::{Failure, check, opening};
