//! Without Mercy: at the end of his turn the sheriff may take back a Bang! he has fired (VAR-MERCY-1).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question};
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::{CardId, CardSet, Role, Seat};
use crate::rules::{Moment, Occasion, Played, Rules};
use crate::run::{Run, wait};

/// The option as a table of hooks.
pub(crate) const RULES: Rules =
    Rules { after_play: Some(remember), at_moment: Some(Occasion::at(&[Moment::Closing], offer)), ..Rules::NONE };

/// A card named Bang!, the limited one, played as one by the sheriff in his own turn.
fn remember(run: &mut Run<'_>, by: Seat, played: Played) {
    let own = run.game.turn.seat == by && run.game.role(by) == Role::Sheriff;
    if own && played.kind.def().limited && run.game.kind(played.card) == played.kind {
        run.then(Fired { card: played.card });
    }
}

fn offer(run: &mut Run<'_>, seat: Seat, _: Moment) {
    let sheriff = run.game.role(seat) == Role::Sheriff && run.game.living().contains(seat);
    if sheriff && !run.game.fired_on_pile().is_empty() {
        run.then(TakeBack { who: seat });
    }
}

/// A card is remembered until the turn ends, or until it leaves the pile.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fired {
    /// Which one.
    pub card: CardId,
}

impl Fired {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        run.game.turn.fired = run.game.turn.fired.with(self.card);
        Next::DONE
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

/// One of the cards comes back into the hand, if its player wants it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// Whose.
    pub who: Seat,
}

impl TakeBack {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Pick(card)) => {
                run.take_off_pile(self.who, card);
                Next::DONE
            }
            Got::Answer(_) => Next::DONE,
            Got::Nothing | Got::Back(_) => wait(self, self.who, Question::TakeBack),
        }
    }

    pub(crate) fn options(&self, game: &Game, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.fired_on_pile().iter().map(Action::Pick));
        out.push(Action::Pass);
    }
}

impl Game {
    /// Cards fired in this turn that have lain on the pile ever since.
    pub(crate) fn fired_on_pile(&self) -> CardSet {
        if self.turn.fired.is_empty() {
            return CardSet::NONE;
        }
        self.discard_pile().as_slice().iter().copied().filter(|card| self.turn.fired.contains(*card)).collect()
    }
}
