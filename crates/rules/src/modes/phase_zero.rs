//! Phase 0: whoever has two characters says which of them takes this turn (VAR-DUO-6).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question, Refusal, Why};
use crate::fact::Fact;
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::run::{Run, wait};

/// The player of a seat chooses among his living characters that no check has locked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseZero {
    /// The one that is active until now.
    pub who: Seat,
}

impl PhaseZero {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let mut free = self.free(run.game).iter();
        let chosen = match got {
            Got::Answer(Action::Name(seat)) => Some(seat),
            _ => match (free.next(), free.next()) {
                (only, None) => only,
                (Some(_), Some(_)) | (None, Some(_)) => return wait(self, self.who, Question::Activate),
            },
        };
        if let Some(seat) = chosen.filter(|seat| run.game.passive.contains(*seat)) {
            run.game.activate(seat);
            run.tell(Fact::Activated { seat });
        }
        Next::DONE
    }

    fn free(self, game: &Game) -> Seats {
        game.own(self.who).and(game.living).minus(game.turn.locked)
    }

    /// The one that is active first: he goes on if nobody answers.
    pub(crate) fn options(&self, game: &Game, out: &mut Vec<Action>) {
        let free = self.free(game);
        let present = Seats::only(self.who).and(free);
        out.extend(present.iter().chain(free.minus(present).iter()).map(Action::Name));
    }
}

/// Why a character cannot be chosen: it is dead or locked.
pub(crate) fn why_not(game: &Game, seat: Seat) -> Refusal {
    let dead = !game.living.contains(seat);
    Game::refuse("VAR-ERR-5", if dead { Why::Dead } else { Why::NotOffered })
}
