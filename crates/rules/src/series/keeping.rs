//! Keeping one's character for the next game: in secret (VAR-KEEP-1), or openly for its price (VAR-HIRE-6).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question};
use crate::frame::{Frame, Got, Next};
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::piles::PerSeat;
use crate::run::{Run, become_frame, wait};
use crate::series::money::{Dollar, Price};

/// Everybody who lived decides whether to keep his character. Who has decided is public, what is not.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keeping {
    /// Who begins the game.
    pub first: Seat,
    /// Who still decides.
    pub left: Seats,
}

impl Keeping {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if let (Got::Answer(action), Some(seat)) = (got, self.next(run.game)) {
            if action != Action::Pass {
                run.game.keeps = run.game.keeps.with(seat);
            }
            self.left = self.left.without(seat);
        }
        if let Some(seat) = self.next(run.game) {
            return wait(self, seat, Question::Keep { price: None });
        }
        let keeps = std::mem::take(&mut run.game.keeps);
        for seat in keeps.iter() {
            if let Some(character) = run.game.books.held[seat] {
                run.become_character(seat, character);
            }
        }
        run.game.books.held = PerSeat::all(None);
        Next::DONE
    }

    fn next(self, game: &Game) -> Option<Seat> {
        std::iter::once(self.first).chain(game.clockwise(self.first)).find(|seat| self.left.contains(*seat))
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        keep_or_not(game, seat, out);
    }
}

/// Everybody who lived decides openly whether to pay for his character again, counter-clockwise from the sheriff's right.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Staying {
    /// Who begins the game.
    pub first: Seat,
    /// Who still decides.
    pub left: Seats,
}

impl Staying {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let Some(seat) = run.game.counter_clockwise(self.first).find(|seat| self.left.contains(*seat)) else {
            return Next::DONE;
        };
        let price = run.game.price_of_keeping(seat);
        match got {
            Got::Answer(action) => {
                if let (true, Some(character)) = (action != Action::Pass, run.game.books.held[seat]) {
                    run.charge(seat, price, Dollar::Keep);
                    run.become_character(seat, character);
                }
            }
            // Whoever cannot pay is not asked: everybody can see it.
            Got::Nothing | Got::Back(_) if price.dollars() <= run.game.balance(seat) || price == Price::FREE => {
                return wait(self, seat, Question::Keep { price: Some(price) });
            }
            Got::Nothing | Got::Back(_) => {}
        }
        run.game.books.held[seat] = None;
        self.left = self.left.without(seat);
        become_frame(self)
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        keep_or_not(game, seat, out);
    }
}

impl Game {
    /// Seats about which something has been decided in secret, before the first turn.
    pub(crate) fn sealed(&self) -> Option<Seats> {
        match self.stack.top()?.frame {
            Frame::Series(super::frames::Frame::Keeping(keeping)) => Some(self.may_keep().minus(keeping.left)),
            Frame::Modes(crate::modes::frames::Frame::Draft(draft)) => Some(draft.sealed(self)),
            _ => None,
        }
    }

    /// What keeping his character would cost somebody: the recorded price (VAR-HIRE-6).
    pub(crate) fn price_of_keeping(&self, seat: Seat) -> Price {
        self.books.price[seat].unwrap_or(Price::FREE)
    }
}

fn keep_or_not(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.extend(game.books.held[seat].map(|character| Action::Choose(Choice::Character(character))));
    out.push(Action::Pass);
}
