//! The then part of a scene: what must be so in the end.

use crate::catalog::Character;
use crate::ids::{Role, Seat};
use crate::notation::{CardPattern, parse_seat};
use crate::scene::parse::{SEAT_WORDS, Scene};
use crate::scene::words::{Line, Read, life};

#[derive(Clone, Debug)]
pub(super) struct Expectation {
    pub(super) line: usize,
    pub(super) what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Life(Seat, i8, i8),
    Dead(Seat),
    Hand(Seat, Cards),
    Holds(Seat, Vec<CardPattern>),
    Table(Seat, Vec<(CardPattern, bool)>),
    Copies(Seat, Option<Character>),
    Distance(Seat, Seat, u8),
    Reaches(Seat, Vec<Seat>),
    Discard(Cards),
    Deck(Cards),
    Waiting(Vec<CardPattern>),
    Turn(Seat),
    Bangs(u8),
    State(String),
    Going,
    ViewHand(Option<Seat>, Seat, Vec<Option<CardPattern>>),
    ViewRole(Option<Seat>, Seat, Option<Role>),
    ViewDeck(Option<Seat>, Vec<Option<CardPattern>>),
}

#[derive(Clone, Debug)]
pub(super) enum Cards {
    These(Vec<CardPattern>),
    Count(usize),
}

pub(super) fn then_line(scene: &mut Scene, line: &mut Line<'_>) -> Read<()> {
    let number = line.number;
    let first = line.want("a word")?;
    let mut found = Vec::new();
    match first {
        "discard" => found.push(What::Discard(line.cards_or_count(&[])?)),
        "deck" => found.push(What::Deck(line.cards_or_count(&[])?)),
        "waiting" => found.push(What::Waiting(line.plain_cards(&[])?)),
        "turn" => found.push(What::Turn(line.seat()?)),
        "bangs" => found.push(What::Bangs(line.number()?)),
        "going" => found.push(What::Going),
        "over" => found.push(What::State(format!("over {}", line.rest()))),
        "view" => found.push(view_line(line)?),
        _ => {
            let seat = line.parsed(first, parse_seat(first))?;
            while let Some(word) = line.word() {
                found.push(seat_expectation(line, seat, word)?);
            }
        }
    }
    line.end()?;
    scene.then.extend(found.into_iter().map(|what| Expectation { line: number, what }));
    Ok(())
}

fn seat_expectation(line: &mut Line<'_>, seat: Seat, word: &str) -> Read<What> {
    Ok(match word {
        "dead" => What::Dead(seat),
        "hand" => What::Hand(seat, line.cards_or_count(&SEAT_WORDS)?),
        "holds" => What::Holds(seat, line.plain_cards(&SEAT_WORDS)?),
        "table" => What::Table(seat, line.cards(&SEAT_WORDS)?),
        "copies" if line.peek() == Some("-") => {
            line.word();
            What::Copies(seat, None)
        }
        "copies" => What::Copies(seat, Some(line.character()?)),
        "distance" => What::Distance(seat, line.seat()?, line.number()?),
        "reaches" => {
            let mut seats = Vec::new();
            while let Some(word) = line.word() {
                if word != "-" {
                    seats.push(line.parsed(word, parse_seat(word))?);
                }
            }
            What::Reaches(seat, seats)
        }
        _ => {
            let (life, max) = life(line, word)?;
            What::Life(seat, life, max)
        }
    })
}

fn view_line(line: &mut Line<'_>) -> Read<What> {
    let word = line.want("a viewer")?;
    let viewer = if word == "-" { None } else { Some(line.parsed(word, parse_seat(word))?) };
    let colon = line.want(":")?;
    if colon != ":" {
        return line.parsed(colon, Err("a view is written as: view C : B hand ? missed".into()));
    }
    let word = line.want("a seat or deck")?;
    if word == "deck" {
        return Ok(What::ViewDeck(viewer, known_cards(line)?));
    }
    let seat = line.parsed(word, parse_seat(word))?;
    match line.want("hand or role")? {
        "hand" => Ok(What::ViewHand(viewer, seat, known_cards(line)?)),
        "role" => {
            let word = line.want("a role or ?")?;
            let role = match word {
                "?" => None,
                word => Some(
                    line.parsed(word, Role::from_id(word).ok_or_else(|| format!("there is no role called {word}")))?,
                ),
            };
            Ok(What::ViewRole(viewer, seat, role))
        }
        word => line.parsed(word, Err(format!("{word}: a view is of hand, role or deck"))),
    }
}

fn known_cards(line: &mut Line<'_>) -> Read<Vec<Option<CardPattern>>> {
    let mut cards = Vec::new();
    while let Some(word) = line.word() {
        match word {
            "-" => {}
            "?" => cards.push(None),
            word => cards.push(Some(line.parsed(word, CardPattern::parse(word))?)),
        }
    }
    Ok(cards)
}
