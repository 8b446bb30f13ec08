//! What is exchanged: a whole hand for another, one's place for that of a neighbour.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question};
use crate::fact::{Fact, Reason};
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::Seat;
use crate::run::{Run, wait};
use crate::switches::EliminationDiscardOrder;

/// A whole hand is discarded, in the order its player likes, then as many cards are drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewHand {
    /// Whose.
    pub who: Seat,
    /// How many cards it had.
    pub cards: u8,
}

impl NewHand {
    pub(super) fn of(game: &Game, who: Seat) -> NewHand {
        NewHand { who, cards: game.hand(who).len() as u8 }
    }

    pub(super) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        if let Got::Answer(Action::Pick(card)) = got {
            run.discard_from_hand(card, self.who, Reason::Forced);
        }
        let fixed = run.game.switches.table.elimination_discard_order == EliminationDiscardOrder::Fixed;
        let all = fixed || matches!(got, Got::Answer(Action::Rest)) || run.game.hand(self.who).len() < 2;
        if !all {
            return wait(self, self.who, Question::Arrange);
        }
        for card in run.game.in_order(run.game.hand(self.who)) {
            run.discard_from_hand(card, self.who, Reason::Forced);
        }
        run.draw(self.who, self.cards);
        Next::DONE
    }

    pub(super) fn options(game: &Game, who: Seat, out: &mut Vec<Action>) {
        out.extend(game.in_order(game.hand(who)).map(Action::Pick));
        out.push(Action::Rest);
    }
}

/// Two players change places, with all that is theirs; the second one's next turn is left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangePlaces {
    /// Whose turn it is.
    pub who: Seat,
    /// With whom.
    pub with: Seat,
}

impl ChangePlaces {
    pub(super) fn step(self, run: &mut Run<'_>) -> Next {
        run.game.ring.swap(self.who, self.with);
        run.game.skips = run.game.skips.with(self.with);
        run.tell(Fact::ChangedPlaces { seat: self.who, with: self.with });
        Next::DONE
    }
}
