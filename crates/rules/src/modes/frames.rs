//! Frames of ways to play: a declaration, and what follows from it.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question, Refusal, Why};
use crate::fact::{Fact, Reason};
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::frames::death::put_down_all;
use crate::game::Game;
use crate::ids::Seat;
use crate::modes::draft::Draft;
use crate::modes::phase_zero::PhaseZero;
use crate::modes::six;
use crate::run::{Run, wait};

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Somebody may put a proof to the test.
    Declaration(Declaration),
    /// Characters are picked and arranged.
    Draft(Draft),
    /// Which character of a player acts.
    PhaseZero(PhaseZero),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Declaration(frame) => frame.step(got, run),
            Frame::Draft(frame) => frame.step(got, run),
            Frame::PhaseZero(frame) => frame.step(got, run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::Declaration(_) => {
                out.push(Action::Pass);
                let may = |what: &Choice| why_not(game, seat, *what).is_none();
                out.extend(six::DECLARED.into_iter().filter(may).map(Action::Choose));
            }
            Frame::Draft(frame) => frame.options(game, seat, out),
            Frame::PhaseZero(frame) => frame.options(game, out),
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Modes(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Declaration, Draft, PhaseZero);

/// Why something may not be declared.
pub(crate) fn why_not(game: &Game, who: Seat, what: Choice) -> Option<Refusal> {
    let rule = if what == Choice::CrimeIsDefeated { "VAR-SIX-6" } else { "VAR-SIX-7" };
    if !six::is_entitled(game, who, what) {
        Some(Game::refuse(rule, Why::NotEntitled))
    } else if !six::is_proven(game, what) {
        Some(Game::refuse(rule, Why::NoProof))
    } else {
        None
    }
}

/// At the very start of his turn somebody may say that crime is defeated, or the law dead (VAR-SIX-5).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declaration {
    /// Who.
    pub who: Seat,
}

impl Declaration {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Choose(what)) => self.declare(run, what),
            Got::Answer(_) => Next::DONE,
            Got::Nothing | Got::Back(_) => wait(self, self.who, Question::Declare),
        }
    }

    /// Those bound to answer turn up their roles; without any the proof holds, otherwise it comes to an open fight.
    fn declare(self, run: &mut Run<'_>, what: Choice) -> Next {
        run.tell(Fact::Declared { seat: self.who, choice: what });
        let bound = six::bound(run.game, what);
        run.unveil(bound.with(self.who));
        if bound.is_empty() {
            run.finish(six::proven_winner(what));
            return Next::DONE;
        }
        // Everybody else leaves, clockwise from the declarer (VAR-SIX-9).
        for seat in run.game.clockwise(self.who).filter(|seat| *seat != self.who && !bound.contains(*seat)) {
            run.tell(Fact::Withdrew { seat });
            put_down_all(run, seat, Reason::Withdrawn);
            run.game.leave(seat);
            run.game.withdrawn = run.game.withdrawn.with(seat);
        }
        run.refresh();
        run.begin_last_stand();
        // The declaration was his whole turn (VAR-SIX-10).
        run.game.turn.spent = true;
        Next::DONE
    }
}
