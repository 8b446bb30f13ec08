//! The then part of a scene: what must be so.

use crate::catalog::{Character, EventCard};
use crate::game::Phase;
use crate::ids::{Role, Seat};
use crate::notation::CardPattern;
use crate::scene::between;
use crate::scene::given::{SEAT_WORDS, phase};
use crate::scene::told::FactPattern;
use crate::scene::words::{Line, Read, Written, life};
use crate::series::Price;

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
    Table(Seat, Vec<Written>),
    Copies(Seat, Option<Character>),
    /// These characters in any order, or so many.
    Drawn(Seat, Vec<Character>),
    DrawnCount(Seat, usize),
    Distance(Seat, Seat, u8),
    Range(Seat, u8),
    Reaches(Seat, Vec<Seat>),
    Within(Seat, u8, Vec<Seat>),
    Discard(Cards),
    Deck(Cards),
    Waiting(Vec<CardPattern>),
    Turn(Seat, Option<Phase>),
    Bangs(u8),
    State(String),
    Going,
    LastStand,
    Target(Seat, Option<Seat>),
    Withdrawn(Seat),
    /// Active, passive or acting, where players have two characters.
    Status(Seat, &'static str),
    ViewHand(Option<Seat>, Seat, Vec<Option<CardPattern>>),
    ViewRole(Option<Seat>, Seat, Option<Role>),
    ViewSpare(Option<Seat>, Seat, Option<Character>),
    ViewDeck(Option<Seat>, Vec<Option<CardPattern>>),
    Told(Option<Seat>, Telling, Vec<FactPattern>),
    Ghost(Seat),
    Money(Seat, i32),
    /// Place in the series, games won and survived.
    Standing(Seat, &'static str, u8),
    /// Have all games of the series been played?
    SeriesOver(bool),
    /// Which game of the series this is, from 1.
    Number(u8),
    Price(Seat, Option<Price>),
    Character(Seat, Option<Character>),
    Offered(Vec<Character>),
    Spare(Seat, Character),
    /// In force in its slot; nothing at all.
    Event(Option<EventCard>),
    NextEvent(Option<EventCard>),
    EventsLeft(usize),
    SideEventsLeft(usize),
    /// Exactly these have been in force and are no longer.
    Past(Vec<EventCard>),
    /// What lies at the bottom of the stack of a slot.
    LastEvent(EventCard),
    /// Exactly these roles lie in front of the players, in any order.
    Roles(Vec<Role>),
    Keeper(Seat),
    Chosen(Vec<Seat>),
    /// Exactly to these an event means something.
    Concerned(EventCard, Vec<Seat>),
    /// Exactly these have won.
    Won(Vec<Seat>),
    Direction(String),
}

#[derive(Clone, Debug)]
pub(super) enum Cards {
    /// These; of a pile its top.
    These(Vec<CardPattern>),
    /// The whole pile.
    Only(Vec<CardPattern>),
    Count(usize),
}

/// How facts are meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Telling {
    /// In this order, perhaps with others between.
    With,
    /// None of them.
    Without,
    /// These and nothing else.
    Exactly,
}

pub(super) fn then_line(line: &mut Line<'_>) -> Read<Vec<Expectation>> {
    let number = line.number;
    let first = line.want("a word")?;
    let mut found = Vec::new();
    match first {
        "discard" => found.push(What::Discard(line.pile()?)),
        "deck" => found.push(What::Deck(line.pile()?)),
        "waiting" => found.push(What::Waiting(line.patterns(&[])?)),
        "turn" => {
            let seat = line.seat()?;
            let phase = match line.peek() {
                None => None,
                Some("end") => line.word().map(|_| Phase::End),
                Some(_) => Some(phase(line)?),
            };
            found.push(What::Turn(seat, phase));
        }
        "bangs" => found.push(What::Bangs(line.number()?)),
        "series" => {
            let word = line.want("over or going")?;
            let over = match word {
                "over" => Ok(true),
                "going" => Ok(false),
                _ => Err(format!("a series is over or going, not {word}")),
            };
            found.push(What::SeriesOver(line.parsed(word, over)?));
        }
        "game" => found.push(What::Number(line.number()?)),
        "going" => found.push(What::Going),
        "last-stand" => found.push(What::LastStand),
        "event" => found.push(What::Event(event_or_none(line)?)),
        "next" => found.push(What::NextEvent(event_or_none(line)?)),
        "stack" => {
            found.push(What::EventsLeft(line.number()?));
            line.want("events")?;
        }
        "side-stack" => {
            found.push(What::SideEventsLeft(line.number()?));
            line.want("events")?;
        }
        "offered" => {
            let mut offered = Vec::new();
            while line.peek().is_some_and(|word| word != "-") {
                offered.push(line.character()?);
            }
            line.word();
            found.push(What::Offered(offered));
        }
        "past" => {
            let mut past = Vec::new();
            while line.peek().is_some_and(|word| word != "-") {
                past.push(line.event()?);
            }
            line.word();
            found.push(What::Past(past));
        }
        "last" => found.push(What::LastEvent(line.event()?)),
        "roles" => {
            let mut roles = Vec::new();
            while let Some(word) = line.word() {
                roles.push(
                    line.parsed(word, Role::from_id(word).ok_or_else(|| format!("there is no role called {word}")))?,
                );
            }
            found.push(What::Roles(roles));
        }
        "keeper" => found.push(What::Keeper(line.seat()?)),
        "chosen" => found.push(What::Chosen(line.seats()?)),
        "concerned" => found.push(What::Concerned(line.event()?, line.seats()?)),
        "won" => found.push(What::Won(line.seats()?)),
        "direction" => found.push(What::Direction(line.rest().to_owned())),
        "over" => found.push(What::State(format!("over {}", line.rest()))),
        "view" => found.push(view_line(line)?),
        "told" => found.push(told_line(line)?),
        _ => {
            let seat = line.seat_of(first)?;
            while let Some(word) = line.word() {
                found.push(seat_expectation(line, seat, word)?);
            }
            if found.is_empty() {
                return Err(line.error(line.at, format!("what is expected of {seat} is missing")));
            }
        }
    }
    line.end()?;
    Ok(found.into_iter().map(|what| Expectation { line: number, what }).collect())
}

fn seat_expectation(line: &mut Line<'_>, seat: Seat, word: &str) -> Read<What> {
    Ok(match word {
        "dead" => What::Dead(seat),
        "ghost" => What::Ghost(seat),
        "withdrawn" => What::Withdrawn(seat),
        "active" => What::Status(seat, "active"),
        "passive" => What::Status(seat, "passive"),
        "acting" => What::Status(seat, "acting"),
        "place" => What::Standing(seat, "place", line.number()?),
        "victories" => What::Standing(seat, "victories", line.number()?),
        "survived" => What::Standing(seat, "survived", line.number()?),
        "money" => What::Money(seat, between::dollars(line)?),
        "price" if line.peek() == Some("-") => {
            line.word();
            What::Price(seat, None)
        }
        "price" => What::Price(seat, Some(between::price(line)?)),
        "character" if line.peek() == Some("-") => {
            line.word();
            What::Character(seat, None)
        }
        "character" => What::Character(seat, Some(line.character()?)),
        "spare" => What::Spare(seat, line.character()?),
        "hand" => What::Hand(seat, line.cards_or_count(&SEAT_WORDS)?),
        "holds" => What::Holds(seat, line.patterns(&SEAT_WORDS)?),
        "table" => What::Table(seat, line.cards(&SEAT_WORDS)?),
        "copies" if line.peek() == Some("-") => {
            line.word();
            What::Copies(seat, None)
        }
        "copies" => What::Copies(seat, Some(line.character()?)),
        "drawn" if line.peek() == Some("-") => {
            line.word();
            What::Drawn(seat, Vec::new())
        }
        "drawn" if line.peek().is_some_and(|word| word.parse::<usize>().is_ok()) => {
            let count = line.number()?;
            line.want("characters")?;
            What::DrawnCount(seat, count)
        }
        "drawn" => What::Drawn(seat, vec![line.character()?, line.character()?]),
        "distance" => What::Distance(seat, line.seat()?, line.number()?),
        "target" if line.peek() == Some("-") => {
            line.word();
            What::Target(seat, None)
        }
        "target" => What::Target(seat, Some(line.seat()?)),
        "range" => What::Range(seat, line.number()?),
        "reaches" => What::Reaches(seat, line.seats()?),
        "within" => What::Within(seat, line.number()?, line.seats()?),
        _ => {
            let (life, max) = life(line, word)?;
            What::Life(seat, life, max)
        }
    })
}

/// An event, or `-` for none.
fn event_or_none(line: &mut Line<'_>) -> Read<Option<EventCard>> {
    if line.peek() == Some("-") {
        line.word();
        return Ok(None);
    }
    line.event().map(Some)
}

fn view_line(line: &mut Line<'_>) -> Read<What> {
    let (viewer, colon) = line.viewer()?;
    line.colon(colon, "view C : B hand ? missed")?;
    let word = line.want("a seat or deck")?;
    if word == "deck" {
        return Ok(What::ViewDeck(viewer, known_cards(line)?));
    }
    let seat = line.seat_of(word)?;
    match line.want("hand, role or spare")? {
        "spare" if line.peek() == Some("?") => {
            line.word();
            Ok(What::ViewSpare(viewer, seat, None))
        }
        "spare" => Ok(What::ViewSpare(viewer, seat, Some(line.character()?))),
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
        word => line.parsed(word, Err(format!("{word}: a view is of hand, role, spare or deck"))),
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

fn told_line(line: &mut Line<'_>) -> Read<What> {
    let (viewer, mut colon) = line.viewer()?;
    let telling = match line.peek() {
        Some("without" | "without:") => Telling::Without,
        Some("exactly" | "exactly:") => Telling::Exactly,
        _ => Telling::With,
    };
    if telling != Telling::With && !colon {
        colon = line.word().is_some_and(|word| word.ends_with(':'));
    }
    line.colon(colon, "told C : A drew ?, B lost 1")?;
    line.skip_space();
    let (start, text) = (line.at, line.rest());
    let mut facts = Vec::new();
    let mut at = start;
    for part in text.split(',') {
        let here = at + part.len() - part.trim_start().len();
        if part.trim() != "-" {
            let fact = FactPattern::parse(part).map_err(|why| line.error(here, why))?;
            for seat in fact.seats() {
                line.at_the_table(seat).map_err(|why| line.error(here, why))?;
            }
            facts.push(fact);
        }
        at += part.len() + 1;
    }
    if facts.is_empty() && telling != Telling::Exactly {
        return Err(line.error(start, "facts are missing"));
    }
    Ok(What::Told(viewer, telling, facts))
}
