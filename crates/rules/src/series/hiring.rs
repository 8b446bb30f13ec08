//! The auction of characters (VAR-HIRE-2 to -5).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question};
use crate::catalog::Character;
use crate::fact::Fact;
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::run::{Run, become_frame, wait};
use crate::series::money::{Dollar, Price};

/// Characters are hired, one after the other, until everybody has one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hiring {
    /// Who begins the game.
    pub first: Seat,
    /// Who nominated last.
    pub last: Option<Seat>,
}

impl Hiring {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let bidders = run.game.bidders();
        let Some(by) = run.game.counter_clockwise(self.last.unwrap_or(self.first)).find(|seat| bidders.contains(*seat))
        else {
            give_rest(run);
            return Next::DONE;
        };
        let alone = bidders.len() == 1;
        let lot = match got {
            Got::Answer(Action::Choose(Choice::Character(character))) => Some(character),
            // One character left: there is nothing to choose.
            _ => run.game.books.offered.get(0).filter(|_| run.game.books.offered.len() == 1),
        };
        match lot {
            Some(lot) if alone => {
                sell(run, by, lot, Price::STEP);
                become_frame(Hiring { last: Some(by), ..self })
            }
            Some(lot) => become_frame(FirstBid { first: self.first, by, lot }),
            None => wait(self, by, Question::Nominate { alone }),
        }
    }

    pub(crate) fn options(&self, game: &Game, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.books.offered.iter().map(|character| Action::Choose(Choice::Character(character))));
    }
}

/// A nominator says what he bids for the character he has named.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstBid {
    /// Who begins the game.
    pub first: Seat,
    /// Who nominates.
    pub by: Seat,
    /// Whom.
    pub lot: Character,
}

impl FirstBid {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let FirstBid { first, by, lot } = self;
        let only = run.game.balance(by) < Price::STEP.raised().dollars();
        let bid = match got {
            Got::Answer(Action::Choose(Choice::Dollars(bid))) => bid,
            // A single legal bid is made for him.
            Got::Nothing | Got::Back(_) if only => Price::STEP,
            _ => return wait(self, by, Question::Bid { character: lot, by: None, bid: Price::FREE }),
        };
        run.tell(Fact::Bid { seat: by, character: lot, dollars: bid });
        let left = run.game.bidders();
        become_frame(Bidding { first, nominator: by, lot, bid, by, asked: by, left })
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        bids(Price::STEP, game.balance(seat), out);
    }
}

/// Everybody without a character raises or passes, counter-clockwise, until one is left.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bidding {
    /// Who begins the game.
    pub first: Seat,
    /// Who opened.
    pub nominator: Seat,
    /// The character.
    pub lot: Character,
    /// The highest bid.
    pub bid: Price,
    /// Whose it is.
    pub by: Seat,
    /// Who was asked last.
    pub asked: Seat,
    /// Who has not passed.
    pub left: Seats,
}

impl Bidding {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if let (Got::Answer(action), Some(seat)) = (got, self.next(run.game)) {
            self.asked = seat;
            if let Action::Choose(Choice::Dollars(bid)) = action {
                (self.bid, self.by) = (bid, seat);
                run.tell(Fact::Bid { seat, character: self.lot, dollars: bid });
            } else {
                self.left = self.left.without(seat);
                run.tell(Fact::Declined { seat });
            }
        }
        // Whoever cannot raise is out: everybody can see it.
        let can_raise = |seat: &Seat| *seat == self.by || run.game.balance(*seat) >= self.bid.raised().dollars();
        self.left = self.left.iter().filter(can_raise).fold(Seats::NONE, Seats::with);
        if let Some(seat) = self.next(run.game) {
            let question = Question::Bid { character: self.lot, by: Some(self.by), bid: self.bid };
            return wait(self, seat, question);
        }
        sell(run, self.by, self.lot, self.bid);
        become_frame(Hiring { first: self.first, last: Some(self.nominator) })
    }

    /// Who is asked next: whoever has the highest bid is not.
    fn next(self, game: &Game) -> Option<Seat> {
        let left = self.left.without(self.by);
        game.counter_clockwise(self.asked).find(|seat| left.contains(*seat))
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        bids(self.bid.raised(), game.balance(seat), out);
        out.push(Action::Pass);
    }
}

impl Game {
    /// Seats without a character that can pay for one.
    fn bidders(&self) -> Seats {
        let can_pay = |seat: &Seat| self.balance(*seat) >= Price::STEP.dollars();
        self.lacking().iter().filter(can_pay).fold(Seats::NONE, Seats::with)
    }
}

fn bids(least: Price, balance: i32, out: &mut Vec<Action>) {
    out.extend(least.up_to(balance).map(|bid| Action::Choose(Choice::Dollars(bid))));
}

/// Character and price are recorded for the buyer (VAR-HIRE-4).
fn sell(run: &mut Run<'_>, seat: Seat, lot: Character, price: Price) {
    run.charge(seat, price, Dollar::Hire);
    run.game.books.price[seat] = Some(price);
    run.game.books.offered = run.game.books.offered.iter().filter(|one| *one != lot).collect();
    run.become_character(seat, lot);
}

/// Those who cannot pay get what is left, at random and for nothing (VAR-HIRE-5).
fn give_rest(run: &mut Run<'_>) {
    let lacking = run.game.lacking();
    let mut rest = run.game.books.offered;
    let len = rest.len();
    run.game.chance.shuffle(rest.as_mut_slice(len));
    for (seat, character) in lacking.iter().zip(rest.iter()) {
        sell(run, seat, character, Price::FREE);
    }
}
