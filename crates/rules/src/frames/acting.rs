//! A passive character to which something is being done has its abilities meanwhile, and its partner has not (VAR-DUO-4).

use serde::{Deserialize, Serialize};

use crate::ask::Action;
use crate::frame::{Frame, Got, Next};
use crate::game::Game;
use crate::ids::Seat;
use crate::run::{Run, done};

/// Lies below whatever is being done to a passive character, and ends its acting when that is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acting {
    /// Who.
    pub who: Seat,
}

impl Acting {
    /// Hands on what was reported to whoever called.
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        run.game.acting = run.game.acting.without(self.who);
        run.refresh();
        match got {
            Got::Back(outcome) => done(outcome),
            Got::Nothing | Got::Answer(_) => Next::DONE,
        }
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

impl Game {
    /// A frame is about to begin: if it falls on a passive character, that one acts from now on, and something must end it.
    pub(crate) fn begins_to_act(&mut self, child: &Frame) -> Option<Frame> {
        let who = child.falls_on().filter(|who| self.passive.minus(self.acting).contains(*who))?;
        self.acting = self.acting.with(who);
        self.refresh();
        Some(Acting { who }.into())
    }
}
