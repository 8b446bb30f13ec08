//! What one game leaves for the next: money, characters that may be kept, cards that lay in front.

use serde::{Deserialize, Serialize};

use crate::catalog::{Character, Deck};
use crate::game::Game;
use crate::ids::{CardId, MOST_SEATS, Seat};
use crate::notation::{CardPattern, card_text, parse_seat};
use crate::series::books::Books;
use crate::series::money::Price;

/// What the games before this one left. Part of what is fixed before the deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carry {
    /// How many games came before.
    pub games: u8,
    /// Who has the card that goes round: the sheriff, or whoever begins where there is none. None: dealt at random.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<Seat>,
    /// Balances, seat by seat.
    #[serde(default)]
    pub balance: [i32; MOST_SEATS],
    /// Characters that may be kept, seat by seat.
    #[serde(default)]
    pub held: [Option<Character>; MOST_SEATS],
    /// What was paid for them.
    #[serde(default)]
    pub price: [Option<Price>; MOST_SEATS],
    /// Cards that lay in front, in the order laid.
    #[serde(default)]
    pub front: [Vec<CardId>; MOST_SEATS],
}

impl Carry {
    /// What a game that is over leaves (VAR-KEEP-1, VAR-HIRE-6, VAR-EXP-1).
    pub fn after(game: &Game, games: u8, lead: Option<Seat>) -> Carry {
        let mut carry = Carry { games, lead, ..Carry::default() };
        for seat in game.all_seats().iter() {
            let i = seat.index();
            carry.balance[i] = game.books.balance[seat];
            // Withdrawn seats count as living, ghosts do not (VAR-KEEP-1c).
            if game.living().or(game.withdrawn).contains(seat) {
                carry.held[i] = Some(game.seat(seat).character);
                carry.price[i] = game.books.price[seat];
            }
            if game.living().contains(seat) {
                carry.front[i] = game.in_order(game.table(seat)).collect();
            }
        }
        carry
    }

    /// The books of the next game, as they are opened.
    pub(crate) fn books(&self) -> Books {
        let mut books = Books::NONE;
        for i in 0..MOST_SEATS {
            books.balance[Seat::at(i)] = self.balance[i];
            books.held[Seat::at(i)] = self.held[i];
            books.price[Seat::at(i)] = self.price[i].filter(|_| self.held[i].is_some());
        }
        books
    }

    /// In one line, as a replay's head has it.
    pub fn to_text(&self, deck: Deck) -> String {
        let mut text = format!("{} {}", self.games, self.lead.map_or("-".into(), |lead| lead.to_string()));
        for i in 0..MOST_SEATS {
            let front: Vec<String> = self.front[i].iter().map(|card| card_text(deck, *card)).collect();
            let held = self.held[i].map_or("-", Character::id);
            let price = self.price[i].map_or("-".into(), |price| price.to_string());
            if self.balance[i] != 0 || self.held[i].is_some() || !front.is_empty() {
                let front = if front.is_empty() { "-".into() } else { front.join("+") };
                text += &format!(" {}:{}:{held}:{price}:{front}", Seat::at(i), self.balance[i]);
            }
        }
        text
    }

    /// Reads that line.
    pub fn parse(text: &str, deck: Deck) -> Result<Carry, String> {
        let wrong = || "carried wants a number, a seat and SEAT:MONEY:CHARACTER:PRICE:CARDS".to_owned();
        let mut words = text.split_whitespace();
        let games = words.next().and_then(|word| word.parse().ok()).ok_or_else(wrong)?;
        let lead = match words.next().ok_or_else(wrong)? {
            "-" => None,
            seat => Some(parse_seat(seat)?),
        };
        let mut carry = Carry { games, lead, ..Carry::default() };
        for word in words {
            let parts: Vec<&str> = word.split(':').collect();
            let [seat, money, held, price, front] = parts[..] else { return Err(wrong()) };
            let i = parse_seat(seat)?.index();
            carry.balance[i] = money.parse().map_err(|_| wrong())?;
            carry.held[i] = match held {
                "-" => None,
                id => Some(Character::from_id(id).ok_or_else(wrong)?),
            };
            carry.price[i] = match price {
                "-" => None,
                dollars => Some(dollars.parse().ok().and_then(Price::of).ok_or_else(wrong)?),
            };
            for card in front.split('+').filter(|_| front != "-") {
                let pattern = CardPattern::parse(card)?;
                let exact = |found: &CardId| card_text(deck, *found) == card;
                let found = deck.cards().iter().filter(|found| pattern.fits(deck, *found)).find(exact);
                carry.front[i].push(found.ok_or_else(|| format!("there is no card {card} in this deck"))?);
            }
        }
        Ok(carry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, Edition, Layout};
    use crate::ids::CardSet;

    /// A game for six that is as good as over: C has fallen, D has withdrawn, E is a ghost, and everybody has a card in front.
    fn ended() -> Game {
        let mut game = Game::empty(&Config::new(Edition::Compendium, 6), 1.into());
        let cards: Vec<CardId> = game.deck.cards().iter().collect();
        let hands: Vec<(Seat, Vec<CardId>)> = (0..6).map(|i| (Seat::at(i), Vec::new())).collect();
        let tables: Vec<(Seat, Vec<CardId>)> = (0..6).map(|i| (Seat::at(i), vec![cards[i]])).collect();
        game.lay_out(&Layout { hands: &hands, tables: &tables, fresh: CardSet::NONE, deck: &cards[6..], discard: &[] });
        for out in [2, 3, 4] {
            game.living = game.living.without(Seat::at(out));
        }
        game.withdrawn = game.withdrawn.with(Seat::at(3));
        game.ghosts = game.ghosts.with(Seat::at(4));
        for seat in game.all_seats().iter() {
            game.books.price[seat] = Price::of(300);
        }
        game
    }

    // VAR-KEEP-1c, VAR-EXP-1b
    #[test]
    fn who_withdrew_may_keep_his_character_but_no_cards_and_a_ghost_keeps_neither() {
        let carry = Carry::after(&ended(), 1, None);
        let kept: Vec<bool> = carry.held[..6].iter().map(Option::is_some).collect();
        assert_eq!(kept, [true, true, false, true, false, true]);
        let lay: Vec<usize> = carry.front[..6].iter().map(Vec::len).collect();
        assert_eq!(lay, [1, 1, 0, 0, 0, 1]);
    }

    // VAR-HIRE-6a
    #[test]
    fn the_character_held_at_the_end_is_kept_for_the_price_of_the_one_that_was_hired() {
        let mut game = ended();
        let (seat, hired) = (Seat::at(1), game.seat(Seat::at(1)).character);
        let other = Character::all().find(|one| *one != hired).expect("there are others");
        game.seat_mut(seat).character = other;
        let carry = Carry::after(&game, 1, None);
        assert_eq!((carry.held[1], carry.price[1]), (Some(other), Price::of(300)));
    }
}
