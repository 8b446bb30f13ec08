//! The last step before the first turn: characters are known, abilities of the set-up are offered, hands are dealt.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Window};
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::Seat;
use crate::run::{Run, become_frame, call};
use crate::turn::{Interrupt, Stage, Turn};

/// Before hands are dealt.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Who begins the game.
    pub first: Seat,
    /// Has everybody been asked who may be?
    #[serde(default)]
    pub asked: bool,
}

impl Opening {
    pub(crate) fn of(first: Seat) -> Opening {
        Opening { first, asked: false }
    }

    pub(crate) fn step(mut self, _: Got, run: &mut Run<'_>) -> Next {
        if !self.asked {
            self.asked = true;
            return call(self, Interrupt { window: Window::SetUp, left: run.game.all_seats() });
        }
        run.game.deal_hands();
        become_frame(Turn { seat: self.first, stage: Stage::Boundary })
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}
