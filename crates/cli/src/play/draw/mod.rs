//! Drawing the table. Everything here only looks at the state; what it finds out is where things are.

mod canvas;
mod events;
mod map;
mod over;
mod panel;
mod plan;
mod question;
mod screen;
mod seats;
mod standings;
mod table;
#[cfg(test)]
mod tests;
mod theme;

pub(crate) use canvas::State;
pub(crate) use map::Spot;
pub(crate) use panel::{Panel, PanelKind};
pub(crate) use screen::{Drawn, draw};
pub(crate) use theme::{Theme, Tone, of_fact};
