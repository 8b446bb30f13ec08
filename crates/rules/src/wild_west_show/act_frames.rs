//! Frames of the acts of Wild West Show, by name.

use serde::{Deserialize, Serialize};

use crate::ask::Action;
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::game::Game;
use crate::ids::Seat;
use crate::run::Run;

pub use crate::wild_west_show::exchanges::{ChangePlaces, NewHand};
pub use crate::wild_west_show::orders::{Errand, Order};

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A whole hand for another.
    NewHand(NewHand),
    /// Two players change places.
    ChangePlaces(ChangePlaces),
    /// Somebody is given an order.
    Order(Order),
    /// An order on its way.
    Errand(Errand),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::NewHand(frame) => frame.step(got, run),
            Frame::ChangePlaces(frame) => frame.step(run),
            Frame::Order(frame) => frame.step(got, run),
            Frame::Errand(frame) => frame.step(got, run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::NewHand(_) => NewHand::options(game, seat, out),
            Frame::ChangePlaces(_) => {}
            Frame::Order(frame) => frame.options(game, out),
            Frame::Errand(frame) => frame.options(game, out),
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Acts(Frame::$name(frame))
            }
        })+
    };
}

into_core!(NewHand, ChangePlaces, Order, Errand);
