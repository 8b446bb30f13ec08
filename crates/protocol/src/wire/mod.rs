//! What goes over a table's socket: JSON messages in both directions.
//!
//! The first message of a client is [`ClientMessage::Hello`]. Whatever changes the table for a viewer carries that
//! viewer's next version number; versions have no gaps. docs/protocol.md shows a session.

mod client;
mod people;
mod series;
mod server;
mod settings;

pub use client::{ClientMessage, Order};
pub use people::{Chair, Clock, Knock, People, Phrase, Said, Sitter, Stage, Standing};
pub use series::{SeriesInfo, SeriesPlace};
pub use server::{Gone, Other, ServerMessage};
pub use settings::{Pace, Settings, SwitchValue, Watching};

/// Grows when a message changes its meaning or goes away; new messages and new optional fields do not count.
pub const PROTOCOL_VERSION: u32 = 2;

/// The longest frame a server reads, in bytes.
pub const LONGEST_FRAME: usize = 16 * 1024;

/// The longest chat line, in characters.
pub const LONGEST_CHAT: usize = 240;

/// The longest name of a person or table, in characters.
pub const LONGEST_NAME: usize = 24;
