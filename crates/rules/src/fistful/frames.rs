//! Frames of A Fistful of Cards: somebody comes back.

use serde::{Deserialize, Serialize};

use crate::ask::Action;
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::game::Game;
use crate::ids::Seat;
use crate::run::Run;

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Somebody eliminated is living again.
    Rise(Rise),
}

impl Frame {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Rise(frame) => frame.step(run),
        }
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {
        match self {
            Frame::Rise(_) => {}
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Fistful(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Rise);

/// Somebody eliminated comes back for good, with two life points and two cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rise {
    /// Who.
    pub who: Seat,
}

impl Rise {
    fn step(self, run: &mut Run<'_>) -> Next {
        run.game.stacks.open.chosen = run.game.stacks.open.chosen.with(self.who);
        run.bring_back(self.who, 2);
        run.draw(self.who, 2);
        Next::DONE
    }
}
