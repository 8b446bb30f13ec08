//! The books of a game: money, prices, and what a settlement must remember. They rest where nothing is scored.

use serde::{Deserialize, Serialize};

use crate::catalog::Character;
use crate::fact::Fact;
use crate::game::Game;
use crate::ids::{MOST_SEATS, Role, Seat, Seats};
use crate::piles::{Few, PerSeat};
use crate::rules::on;
use crate::run::Run;
use crate::series::money::{Dollar, Price};
use crate::series::score;
use crate::switches::Scoring;

/// What is public about money (VAR-SCORE-6), and the deeds it depends on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Books {
    /// What everybody has: dollars, or points.
    #[serde(default)]
    pub balance: PerSeat<i32>,
    /// What everybody paid for his character (VAR-HIRE-4).
    #[serde(default)]
    pub price: PerSeat<Option<Price>>,
    /// The character of the game before that somebody may keep, until he has decided.
    #[serde(default)]
    pub held: PerSeat<Option<Character>>,
    /// Characters that lie face up to be hired, in the order they were revealed.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub offered: Few<Character, MOST_SEATS>,
    /// Who was eliminated, the last one last.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub fallen: Few<Seat, MOST_SEATS>,
    /// Deputies who killed the sheriff.
    #[serde(default)]
    pub traitors: Seats,
}

impl Books {
    /// Nothing is played for.
    pub const NONE: Books = Books {
        balance: PerSeat::all(0),
        price: PerSeat::all(None),
        held: PerSeat::all(None),
        offered: Few::EMPTY,
        fallen: Few::EMPTY,
        traitors: Seats::NONE,
    };

    /// Is nothing written in them?
    pub fn is_none(&self) -> bool {
        *self == Books::NONE
    }
}

impl Default for Books {
    fn default() -> Self {
        Books::NONE
    }
}

impl Game {
    /// Money, prices and deeds.
    pub fn books(&self) -> &Books {
        &self.books
    }

    /// What somebody has, in dollars or points.
    pub fn balance(&self, seat: Seat) -> i32 {
        self.books.balance[seat]
    }

    /// What an elimination brings in money instead of cards, if the table says so.
    pub(crate) fn bounty(&self, dead: Seat) -> Option<Price> {
        self.house_sources(on::Bounty).find_map(|(_, bounty)| bounty(self, dead))
    }
}

impl Run<'_> {
    /// Money comes or goes, and everybody is told why.
    pub(crate) fn book(&mut self, seat: Seat, dollars: i32, why: Dollar) {
        self.game.books.balance[seat] += dollars;
        self.tell(Fact::Paid { seat, dollars, why });
    }

    /// A price goes to the bank.
    pub(crate) fn charge(&mut self, seat: Seat, price: Price, why: Dollar) {
        if price > Price::FREE {
            self.book(seat, -price.dollars(), why);
        }
    }

    /// Elimination step 2, before the victory test: what a settlement needs to know, and the bounty (VAR-GEN-5b).
    pub(crate) fn book_elimination(&mut self, dead: Seat, by: Option<Seat>) {
        if self.game.switches.options.scoring == Scoring::Off {
            return;
        }
        let books = &mut self.game.books;
        books.fallen = books.fallen.iter().filter(|seat| *seat != dead).chain([dead]).collect();
        let Some(killer) = by else { return };
        if self.game.role(dead) == Role::Sheriff && self.game.role(killer) == Role::Deputy {
            self.game.books.traitors = self.game.books.traitors.with(killer);
        }
        if let Some(bounty) = self.game.bounty(dead) {
            self.book(killer, bounty.dollars(), Dollar::Bounty);
        }
    }

    /// The game is over: table amounts, then penalties (VAR-SCORE-4), or points (VAR-SCORE-5).
    pub(crate) fn settle_books(&mut self, winner: crate::game::Winner) {
        let scoring = self.game.switches.options.scoring;
        if scoring == Scoring::Off {
            return;
        }
        let end = score::End::of(self.game, winner);
        for seat in self.game.all_seats().iter() {
            match scoring {
                Scoring::Dollars if end.amount(seat) != 0 => self.book(seat, end.amount(seat), Dollar::Role),
                Scoring::Points if end.wins(seat) => self.book(seat, 1, Dollar::Point),
                Scoring::Off | Scoring::Dollars | Scoring::Points => {}
            }
        }
        for seat in end.penalised().iter().filter(|_| scoring == Scoring::Dollars) {
            self.book(seat, -score::PENALTY, Dollar::Penalty);
        }
    }
}
