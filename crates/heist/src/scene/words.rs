//! Lines of a scene, word by word, each with its place.

use crate::ids::{Cards, Class, Seat};
use crate::notation::{parse_card, parse_seat};

/// Where and why something could not be read as a scene, or is no possible position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for SceneError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

pub(super) type Read<T> = Result<T, SceneError>;

/// A line that is being read.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    at: usize,
}

/// Cards as they are written: which, or how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Written {
    These(Vec<Class>),
    Count(usize),
}

impl<'a> Line<'a> {
    pub(super) fn new(number: usize, text: &'a str) -> Line<'a> {
        Line { number, text, at: 0 }
    }

    pub(super) fn error(&self, message: impl Into<String>) -> SceneError {
        let column = self.text[..self.at.min(self.text.len())].chars().count().max(1);
        SceneError { line: self.number, column, message: message.into() }
    }

    pub(super) fn peek(&self) -> Option<&'a str> {
        self.text[self.at..].split_whitespace().next()
    }

    pub(super) fn word(&mut self) -> Option<&'a str> {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start().len();
        let word = self.text[start..].split_whitespace().next()?;
        self.at = start + word.len();
        Some(word)
    }

    pub(super) fn want(&mut self, what: &str) -> Read<&'a str> {
        self.word().ok_or_else(|| self.error(format!("{what} is missing")))
    }

    /// All that is left.
    pub(super) fn rest(&mut self) -> &'a str {
        let rest = self.text[self.at..].trim();
        self.at = self.text.len();
        rest
    }

    pub(super) fn end(&mut self) -> Read<()> {
        self.word().map_or(Ok(()), |word| Err(self.error(format!("{word} is too much"))))
    }

    pub(super) fn number(&mut self) -> Read<usize> {
        let word = self.want("a number")?;
        word.parse().map_err(|_| self.error(format!("{word} is no number")))
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        let word = self.want("a seat")?;
        parse_seat(word).ok_or_else(|| self.error(format!("{word} is no seat; seats are A to E")))
    }

    pub(super) fn seats(&mut self) -> Read<Vec<Seat>> {
        let mut seats = Vec::new();
        while self.peek().is_some() {
            match self.peek() {
                Some("-") => drop(self.word()),
                _ => seats.push(self.seat()?),
            }
        }
        Ok(seats)
    }

    /// Card words up to the next word that is none: `7 7 joker`, `x5`, or `-` for none.
    pub(super) fn cards(&mut self) -> Read<Written> {
        let mut classes = Vec::new();
        while let Some(word) = self.peek() {
            if let Some(count) = word.strip_prefix('x').and_then(|digits| digits.parse().ok()) {
                self.word();
                return Ok(Written::Count(count));
            }
            match (word, parse_card(word)) {
                ("-", _) => drop(self.word()),
                // `helpers` follows a list of cards, `helper` is one of them.
                (_, Ok((class, _))) => {
                    self.word();
                    classes.push(class);
                }
                (_, Err(_)) => break,
            }
        }
        Ok(Written::These(classes))
    }
}

/// Takes cards of these classes from what is left of the pack.
pub(super) fn take(classes: &[Class], left: &mut Cards) -> Result<Vec<crate::ids::CardId>, String> {
    let mut taken = Vec::new();
    for class in classes {
        let card = left.of_class(*class).first();
        let card = card.ok_or_else(|| format!("the pack has only {} of {}", class.copies(), class.id()))?;
        *left = left.without(Cards::only(card));
        taken.push(card);
    }
    Ok(taken)
}
