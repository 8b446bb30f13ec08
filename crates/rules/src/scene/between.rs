//! Scenes between two games of a series: standings given, keeping, auction and purchases played.

use crate::catalog::Character;
use crate::config::Config;
use crate::frame::Stack;
use crate::game::Game;
use crate::ids::{Role, Seat};
use crate::modes::draft::Draft;
use crate::scene::given::Given;
use crate::scene::words::{Line, Place, Read};
use crate::series::Price;
use crate::series::frames::{Hiring, Setup};
use crate::series::setup::Step;

/// What a scene says about a game that is still set up.
#[derive(Clone, Debug, Default)]
pub(super) struct Between {
    /// The step it begins with.
    pub(super) from: Option<(From, Place)>,
    /// Characters that lie face up, in the order they were revealed.
    pub(super) offered: Vec<(Character, Place)>,
}

/// The step of the set-up a scene begins with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum From {
    /// Everybody gets his first money.
    Stake,
    /// Characters are kept.
    Keep,
    /// Characters that lie face up are hired.
    Hire,
    /// Cards are bought.
    Buy,
    /// Characters that lie face up are picked by two players.
    Pick,
}

/// What a scene says about the money of a seat.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Purse {
    pub(super) money: i32,
    pub(super) price: Option<Price>,
    pub(super) held: Option<(Character, Place)>,
    /// It has no character yet.
    pub(super) lacks: bool,
}

/// `setup keep`
pub(super) fn setup_line(line: &mut Line<'_>) -> Read<From> {
    let word = line.want("a step of the set-up")?;
    match word {
        "stake" => Ok(From::Stake),
        "keep" => Ok(From::Keep),
        "hire" => Ok(From::Hire),
        "buy" => Ok(From::Buy),
        "pick" => Ok(From::Pick),
        _ => line.parsed(word, Err(format!("{word} is no step of a set-up; there are stake, keep, hire, buy, pick"))),
    }
}

/// Dollars, which may be owed.
pub(super) fn dollars(line: &mut Line<'_>) -> Read<i32> {
    let word = line.want("an amount")?;
    line.parsed(word, word.parse().map_err(|_| format!("{word} is no amount of money")))
}

/// Dollars in hundreds.
pub(super) fn price(line: &mut Line<'_>) -> Read<Price> {
    let word = line.want("a price")?;
    let price = word.parse().ok().and_then(Price::of);
    line.parsed(word, price.ok_or_else(|| format!("{word} is no price; prices are multiples of 100")))
}

/// Is what is said about money and set-up possible?
pub(super) fn check(given: &Given) -> Read<()> {
    let set_up = given.between.from;
    for (i, seat) in given.seats.iter().enumerate() {
        let at = Seat::at(i);
        match set_up {
            None if seat.purse.lacks || seat.purse.held.is_some() => {
                return Err(seat.role.1.error(format!("{at} has no character: that is so in a set-up only")));
            }
            Some((_, place)) if seat.dead || seat.life.is_some() || !seat.hand.is_empty() => {
                return Err(
                    place.error(format!("{at}: before the deal a seat has a character, money and cards in front"))
                );
            }
            _ => {}
        }
    }
    let Some((from, place)) = set_up else {
        let offered = given.between.offered.first();
        return offered.map_or(Ok(()), |(_, place)| Err(place.error("characters are offered in a set-up only")));
    };
    let lacking = given.seats.iter().filter(|seat| seat.purse.lacks).count();
    if matches!(from, From::Hire | From::Pick) && given.between.offered.len() != lacking {
        return Err(place.error(format!("{lacking} characters are offered, one for each seat that lacks one")));
    }
    if (from == From::Pick) != given.is_paired() {
        return Err(place.error("characters are picked by two players, and only by them"));
    }
    if given.has_line("turn") {
        return Err(given.turn.1.error("it is nobody's turn before the deal"));
    }
    Ok(())
}

/// Opens the books as they are written; whoever is dead fell in the order of seats.
pub(super) fn open_books(game: &mut Game, given: &Given) {
    for (i, seat) in given.seats.iter().enumerate() {
        let at = Seat::at(i);
        game.books.balance[at] = seat.purse.money;
        game.books.price[at] = seat.purse.price;
        game.books.held[at] = seat.purse.held.map(|(character, _)| character);
    }
    if game.switches.options.scoring != crate::switches::Scoring::Off {
        let seats = || given.seats.iter().enumerate().filter(|(_, seat)| seat.dead);
        let (first, rest) = (seats().filter(|(_, seat)| seat.first), seats().filter(|(_, seat)| !seat.first));
        game.books.fallen = first.chain(rest).map(|(i, _)| Seat::at(i)).collect();
    }
}

/// The game is set up from the step that is written.
pub(super) fn begin(game: &mut Game, given: &Given, config: &Config, from: From) {
    let sheriff = given.seats.iter().position(|seat| seat.role.0 == Role::Sheriff);
    let first = Seat::at(sheriff.unwrap_or(0));
    game.pool = config.pool().fold(0, |all, character| all | 1 << character as u8);
    game.books.offered = given.between.offered.iter().map(|(character, _)| *character).collect();
    game.turn.seat = first;
    game.refresh();
    if from == From::Pick {
        // A picks first, and the other one begins.
        game.turn.seat = game.others(first).iter().next().unwrap_or(first);
        game.stack = Stack::new(Draft::from(first).into());
        return;
    }
    let at = |step| Setup { first, step };
    let step = match from {
        From::Stake => Step::Stake,
        From::Keep => Step::Keep,
        From::Hire | From::Buy | From::Pick => Step::Buy,
    };
    game.stack = Stack::new(at(step).into());
    if from == From::Hire {
        game.stack.push(Hiring { first, last: None }.into(), true);
    }
}
