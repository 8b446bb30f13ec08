//! One line of a scene, read word by word, with the place of whatever is wrong.

use crate::catalog::{Character, EventCard};
use crate::defs::Slot;
use crate::ids::Seat;
use crate::notation::{CardPattern, parse_seat};
use crate::scene::expect::Cards;
use crate::scene::parse::SceneError;

/// A line being read word by word.
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) at: usize,
    /// How many sit at the table, once that is known.
    pub(super) seats: Option<usize>,
}

/// Where something is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    pub(super) fn error(self, message: impl Into<String>) -> SceneError {
        SceneError { line: self.line, column: self.column, message: message.into() }
    }
}

/// A card of a position as it is written, and where.
#[derive(Copy, Clone, Debug)]
pub(super) struct Written {
    pub(super) card: CardPattern,
    pub(super) fresh: bool,
    pub(super) place: Place,
}

pub(super) type Read<T> = Result<T, SceneError>;

impl<'a> Line<'a> {
    pub(super) fn error(&self, at: usize, message: impl Into<String>) -> SceneError {
        let column = self.text[..at.min(self.text.len())].chars().count() + 1;
        SceneError { line: self.number, column, message: message.into() }
    }

    pub(super) fn skip_space(&mut self) {
        self.at += self.text[self.at..].len() - self.text[self.at..].trim_start().len();
    }

    pub(super) fn peek(&mut self) -> Option<&'a str> {
        self.skip_space();
        let rest = &self.text[self.at..];
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        (end > 0).then(|| &rest[..end])
    }

    pub(super) fn word(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at += word.len();
        Some(word)
    }

    pub(super) fn want(&mut self, what: &str) -> Read<&'a str> {
        self.word().ok_or_else(|| self.error(self.at, format!("{what} is missing")))
    }

    pub(super) fn rest(&mut self) -> &'a str {
        self.skip_space();
        let rest = self.text[self.at..].trim_end();
        self.at = self.text.len();
        rest
    }

    pub(super) fn end(&mut self) -> Read<()> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(self.error(self.at, format!("{word} does not belong here"))),
        }
    }

    pub(super) fn parsed<T>(&self, word: &str, result: Result<T, String>) -> Read<T> {
        result.map_err(|message| self.error(self.at.saturating_sub(word.len()), message))
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        let word = self.want("a seat")?;
        self.seat_of(word)
    }

    /// The seat a word names, if somebody sits there.
    pub(super) fn seat_of(&self, word: &str) -> Read<Seat> {
        let seat = self.parsed(word, parse_seat(word))?;
        self.parsed(word, self.at_the_table(seat))?;
        Ok(seat)
    }

    pub(super) fn at_the_table(&self, seat: Seat) -> Result<(), String> {
        match self.seats {
            Some(count) if seat.index() >= count => {
                Err(format!("nobody sits at {seat}; this table has A to {}", Seat::at(count - 1)))
            }
            _ => Ok(()),
        }
    }

    /// Who looks or hears, with the colon after it: `B :`, `B:` or, for a spectator, `- :`.
    pub(super) fn viewer(&mut self) -> Read<(Option<Seat>, bool)> {
        let word = self.want("a viewer")?;
        let (name, colon) = word.strip_suffix(':').map_or((word, false), |name| (name, true));
        let viewer = if name == "-" { None } else { Some(self.seat_of_part(word, name)?) };
        Ok((viewer, colon))
    }

    fn seat_of_part(&self, word: &str, name: &str) -> Read<Seat> {
        let seat = self.parsed(word, parse_seat(name))?;
        self.parsed(word, self.at_the_table(seat))?;
        Ok(seat)
    }

    /// A colon that stands for itself.
    pub(super) fn colon(&mut self, there: bool, example: &str) -> Read<()> {
        if there {
            return Ok(());
        }
        match self.want(":")? {
            ":" => Ok(()),
            word => self.parsed(word, Err(format!("this is written as: {example}"))),
        }
    }

    /// Seats up to the end of the line; `-` is nobody.
    pub(super) fn seats(&mut self) -> Read<Vec<Seat>> {
        let mut seats = Vec::new();
        let mut any = false;
        while let Some(word) = self.word() {
            any = true;
            if word != "-" {
                seats.push(self.seat_of(word)?);
            }
        }
        if any { Ok(seats) } else { Err(self.error(self.at, "seats are missing; - is nobody")) }
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Read<T> {
        let word = self.want("a number")?;
        self.parsed(word, word.parse().map_err(|_| format!("{word} is no number")))
    }

    pub(super) fn event(&mut self) -> Read<EventCard> {
        let word = self.want("an event")?;
        self.parsed(word, EventCard::from_id(word).ok_or_else(|| format!("there is no event called {word}")))
    }

    /// Events of one slot up to the end of the line.
    pub(super) fn events(&mut self, slot: Slot) -> Read<Vec<EventCard>> {
        let mut events = Vec::new();
        while let Some(word) = self.peek() {
            let event = self.event()?;
            let twice = events.contains(&event).then(|| format!("{word} is there twice"));
            let wrong = (event.def().in_box.slot() != slot).then(|| format!("{word} lies in the other stack"));
            self.parsed(word, twice.or(wrong).map_or(Ok(()), Err))?;
            events.push(event);
        }
        if events.is_empty() { Err(self.error(self.at, "events are missing")) } else { Ok(events) }
    }

    pub(super) fn character(&mut self) -> Read<Character> {
        let word = self.want("a character")?;
        self.parsed(word, Character::from_id(word).ok_or_else(|| format!("there is no character called {word}")))
    }

    /// Where the word just read stands.
    pub(super) fn place(&self, word: &str) -> Place {
        let at = self.at.saturating_sub(word.len());
        Place { line: self.number, column: self.text[..at].chars().count() + 1 }
    }

    /// Cards up to the end of the line or the next key word.
    pub(super) fn cards(&mut self, stop: &[&str]) -> Read<Vec<Written>> {
        let mut cards = Vec::new();
        let mut empty = false;
        while let Some(word) = self.peek() {
            if stop.contains(&word) || is_life(word) {
                break;
            }
            self.at += word.len();
            if word == "-" {
                empty = true;
                continue;
            }
            let (name, fresh) = word.strip_prefix("fresh:").map_or((word, false), |name| (name, true));
            let card = self.parsed(word, CardPattern::parse(name))?;
            cards.push(Written { card, fresh, place: self.place(word) });
        }
        if cards.is_empty() && !empty {
            return Err(self.error(self.at, "cards are missing; - is an empty list"));
        }
        if empty && let Some(first) = cards.first() {
            return Err(first.place.error("- is an empty list; it cannot hold a card"));
        }
        Ok(cards)
    }

    /// Cards that are not in play, and so cannot be fresh.
    pub(super) fn plain_cards(&mut self, stop: &[&str]) -> Read<Vec<Written>> {
        let cards = self.cards(stop)?;
        match cards.iter().find(|card| card.fresh) {
            Some(card) => Err(card.place.error("only a card in play can be fresh")),
            None => Ok(cards),
        }
    }

    pub(super) fn patterns(&mut self, stop: &[&str]) -> Read<Vec<CardPattern>> {
        Ok(self.plain_cards(stop)?.into_iter().map(|written| written.card).collect())
    }

    /// `only` and a whole pile, or the top of it, or `3 cards`.
    pub(super) fn pile(&mut self) -> Read<Cards> {
        if self.peek() == Some("only") {
            self.word();
            return Ok(Cards::Only(self.patterns(&[])?));
        }
        self.cards_or_count(&[])
    }

    /// `3 cards` or a list.
    pub(super) fn cards_or_count(&mut self, stop: &[&str]) -> Read<Cards> {
        let start = self.at;
        if let Some(count) = self.peek().and_then(|word| word.parse().ok()) {
            self.word();
            if matches!(self.peek(), Some("cards" | "card")) {
                self.word();
                return Ok(Cards::Count(count));
            }
            self.at = start;
        }
        Ok(Cards::These(self.patterns(stop)?))
    }
}

pub(super) fn is_life(word: &str) -> bool {
    word.split_once('/').is_some_and(|(life, max)| life.parse::<i8>().is_ok() && max.parse::<i8>().is_ok())
}

pub(super) fn life(line: &Line<'_>, word: &str) -> Read<(i8, i8)> {
    let parts = word.split_once('/').and_then(|(life, max)| Some((life.parse().ok()?, max.parse().ok()?)));
    parts.ok_or_else(|| line.error(line.at.saturating_sub(word.len()), format!("{word} is no life like 3/4")))
}
