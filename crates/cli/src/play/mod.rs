//! `saloon play`: one person against bots, in the terminal.
//!
//! `session` runs the game; `referee` is the table and knows everything; `app` is what the player sees and chooses, and
//! knows only what `saloon-protocol` can say; `draw` puts it on the screen.

mod app;
mod compose;
mod draw;
mod explain;
mod heist;
mod input;
mod journal;
mod keys;
mod options;
mod pace;
mod referee;
mod session;
mod terminal;
mod why;
mod words;

pub(crate) use options::PlayOptions;
pub(crate) use session::run;
