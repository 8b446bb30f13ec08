//! Between two games: what a character is worth to its player in dollars, and which cards are worth buying back.

use saloon_rules::{Action, CardId, Character, Choice, Price, Role, Seat, View};

use super::pick::character_worth;
use super::worth::plain_worth;

/// A character nobody would pay more for than he must.
const PLAIN: f32 = 5.8;
/// What one more point of worth is worth.
const DOLLARS: f32 = 220.0;
/// A card that is worth its price: in cards off the deck.
const GOOD_CARD: f32 = 1.9;

/// One player who hires, keeps or buys.
pub(super) struct Hire<'a> {
    view: &'a View,
    me: Seat,
    balance: i32,
    role: Option<Role>,
}

impl<'a> Hire<'a> {
    pub(super) fn of(view: &'a View, me: Seat) -> Hire<'a> {
        Hire { view, me, balance: view.books.balance[me], role: view.seat(me).role }
    }

    /// What the player would pay for this character at most.
    fn limit(&self, character: Character) -> i32 {
        let worth = self.worth(character);
        let dollars = 100.0 + DOLLARS * (worth - PLAIN).max(0.0);
        // Somebody rich pays more, and nobody spends all he has on one game.
        let purse = self.balance.max(0) as f32;
        (dollars * (0.8 + purse / 5000.0)).min(purse * 0.6).max(100.0) as i32
    }

    /// Everybody shoots at the sheriff, and a renegade must outlast all: they need life more than others.
    fn worth(&self, character: Character) -> f32 {
        let life = f32::from(character.def().life as i8);
        let needs_life = match self.role {
            Some(Role::Sheriff) => 0.5,
            Some(Role::Renegade) => 0.3,
            _ => 0.0,
        };
        character_worth(character) + needs_life * (life - 4.0)
    }

    /// Whom to put up or take: the one wanted most.
    pub(super) fn nominate(&self, action: &Action) -> f32 {
        match *action {
            Action::Choose(Choice::Character(character)) => self.worth(character),
            _ => 0.0,
        }
    }

    /// A little more than the last bid, as long as the character is worth it.
    pub(super) fn bid(&self, character: Character, action: &Action) -> f32 {
        match *action {
            Action::Choose(Choice::Dollars(bid)) if bid.dollars() <= self.limit(character) => {
                1.0 - bid.dollars() as f32 / 100_000.0
            }
            Action::Choose(Choice::Dollars(bid)) => -(bid.dollars() as f32),
            _ => 0.0,
        }
    }

    /// A character one knows is kept if it is better than most, and not too dear.
    pub(super) fn keep(&self, price: Option<Price>, action: &Action) -> f32 {
        let Action::Choose(Choice::Character(character)) = *action else { return 0.0 };
        match price {
            Some(price) => (self.limit(character) - price.dollars()) as f32 + 0.5,
            None => self.worth(character) - PLAIN - 0.4,
        }
    }

    /// Cards that stay in play and help are worth their price, while there is plenty of money.
    pub(super) fn buy(&self, action: &Action) -> f32 {
        let Action::Pick(card) = *action else { return 0.0 };
        let spare = self.balance >= 2500;
        if spare { self.card(card) - GOOD_CARD } else { -1.0 }
    }

    fn card(&self, card: CardId) -> f32 {
        debug_assert!(self.view.table(self.me).any(|other| other == card), "it lies in front of him");
        plain_worth(self.view.face(card).kind)
    }
}
