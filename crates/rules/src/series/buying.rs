//! Experience: cards that lay in front are bought for the opening hand (VAR-EXP-1).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question};
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::run::{Run, become_frame, wait};
use crate::series::money::{Dollar, Price};

/// Everybody buys, one seat after the other, card by card. Purchases are public (VAR-SCORE-6).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buying {
    /// Who begins the game.
    pub first: Seat,
    /// Who may still buy.
    pub left: Seats,
}

impl Buying {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let order = std::iter::once(self.first).chain(run.game.clockwise(self.first));
        let Some(seat) = order.into_iter().find(|seat| self.left.contains(*seat)) else { return Next::DONE };
        match got {
            Got::Answer(Action::Pick(card)) => {
                run.charge(seat, Price::CARD, Dollar::Experience);
                run.take_from_table(seat, seat, card);
            }
            Got::Answer(_) => self.left = self.left.without(seat),
            Got::Nothing | Got::Back(_) if run.game.may_buy(seat) => return wait(self, seat, Question::Buy),
            Got::Nothing | Got::Back(_) => self.left = self.left.without(seat),
        }
        become_frame(self)
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.in_order(game.table(seat)).map(Action::Pick));
        out.push(Action::Pass);
    }
}

impl Game {
    /// May somebody buy one more card? Not without one, without money, or with as many as he has life points.
    fn may_buy(&self, seat: Seat) -> bool {
        !self.table(seat).is_empty() && self.can_afford_card(seat) && self.has_room_for_card(seat)
    }

    fn can_afford_card(&self, seat: Seat) -> bool {
        self.balance(seat) >= Price::CARD.dollars()
    }

    fn has_room_for_card(&self, seat: Seat) -> bool {
        (self.hand(seat).len() as i8) < self.seat(seat).max
    }
}
