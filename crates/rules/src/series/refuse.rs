//! What is refused in the set-up of a series, by which line of section 10 and why.

use crate::ask::{Action, Ask, Choice, Question, Refusal, Why};
use crate::catalog::Character;
use crate::game::Game;
use crate::ids::{Player, Seat};
use crate::series::money::Price;

impl Game {
    /// Why somebody who is not asked cannot do this, where the set-up of a series has more to say than that.
    pub(crate) fn refused_out_of_turn(&self, player: Player, ask: Ask, action: Action) -> Option<Refusal> {
        let seat = self.seats_of(player).iter().next()?;
        match (ask.question, action) {
            (Question::Keep { price }, Action::Choose(Choice::Character(character))) => {
                self.reason_keep(seat, price, character)
            }
            _ => None,
        }
    }

    /// Keeping what one does not hold, or cannot pay for.
    fn reason_keep(&self, seat: Seat, price: Option<Price>, character: Character) -> Option<Refusal> {
        if self.books.held[seat] != Some(character) {
            return Some(Game::refuse("VAR-ERR-8", Why::NotEligible));
        }
        let owed = self.price_of_keeping(seat);
        let short = price.is_some() && owed > Price::FREE && self.balance(seat) < owed.dollars();
        short.then(|| Game::refuse("VAR-ERR-6", Why::Funds { price: owed, balance: self.balance(seat) }))
    }

    /// Why an answer to a question of the set-up is not legal; none for all other questions and answers.
    pub(crate) fn reason_series(&self, me: Seat, question: Question, action: Action) -> Option<Refusal> {
        match (question, action) {
            (Question::Bid { bid, .. }, Action::Choose(Choice::Dollars(offer))) => self.reason_bid(me, bid, offer),
            (Question::Keep { price }, Action::Choose(Choice::Character(character))) => {
                self.reason_keep(me, price, character)
            }
            (Question::Nominate { .. }, Action::Choose(Choice::Character(_))) => {
                Some(Game::refuse("VAR-ERR-8", Why::NotEligible))
            }
            // Who is asked has money and room for one more: what he may not have is what did not lie before him.
            (Question::Buy, Action::Pick(_)) => Some(Game::refuse("VAR-ERR-8", Why::NotEligible)),
            // Money is named in an auction only.
            (_, Action::Choose(Choice::Dollars(_))) => Some(Game::refuse("VAR-ERR-2", Why::WrongAnswer)),
            _ => None,
        }
    }

    fn reason_bid(&self, me: Seat, bid: Price, offer: Price) -> Option<Refusal> {
        let least = bid.raised();
        Some(if offer < least {
            Game::refuse("VAR-ERR-7", Why::Bid { least })
        } else {
            Game::refuse("VAR-ERR-6", Why::Funds { price: offer, balance: self.balance(me) })
        })
    }
}
