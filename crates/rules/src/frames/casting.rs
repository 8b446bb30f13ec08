//! Before the first turn: everybody keeps one of the characters dealt to him, in secret, and all are shown together.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question};
use crate::frame::{Got, Next};
use crate::frames::opening::Opening;
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::run::{Run, become_frame, wait};

/// Characters are chosen, one seat after the other from the first player on. Who has chosen is public, what is not.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Casting {
    /// Who begins the game.
    pub first: Seat,
    /// Who still chooses.
    pub left: Seats,
}

impl Casting {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if let (Got::Answer(Action::Choose(Choice::Character(character))), Some(seat)) = (got, self.next(run.game)) {
            run.game.dealt[seat.index()] = [Some(character), None, None];
            self.left = self.left.without(seat);
        }
        if let Some(seat) = self.next(run.game) {
            return wait(self, seat, Question::PickCharacter);
        }
        Self::show(run);
        // In a series more of the set-up follows.
        if !run.game.stack.is_empty() {
            return Next::DONE;
        }
        run.game.pool = 0;
        run.refresh();
        become_frame(Opening::of(self.first))
    }

    fn next(self, game: &Game) -> Option<Seat> {
        let all = std::iter::once(self.first).chain(game.clockwise(self.first));
        all.into_iter().find(|seat| self.left.contains(*seat) && game.dealt[seat.index()][0].is_some())
    }

    /// All characters lie open.
    fn show(run: &mut Run<'_>) {
        for seat in run.game.all_seats().iter() {
            if let [Some(character), ..] = std::mem::take(&mut run.game.dealt[seat.index()]) {
                run.become_character(seat, character);
            }
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        let dealt = game.dealt[seat.index()].into_iter().flatten();
        out.extend(dealt.map(|character| Action::Choose(Choice::Character(character))));
    }
}
