//! Through whose eyes a game is seen.

use crate::table::Chair;

/// Through whose eyes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Somebody without a seat.
    Spectator,
    /// A player, by the chair on which he began.
    Player(Chair),
    /// All cards lie open: the dead where the table allows it, and replays of games that are over.
    Open(Option<Chair>),
}

impl Viewer {
    /// Are these the eyes of whoever sits there, alive or not?
    pub fn belongs_to(self, chair: Chair) -> bool {
        match self {
            Viewer::Spectator | Viewer::Open(None) => false,
            Viewer::Player(own) | Viewer::Open(Some(own)) => own == chair,
        }
    }
}
