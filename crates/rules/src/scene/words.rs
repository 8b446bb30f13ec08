//! One line of a scene, read word by word, with the place of whatever is wrong.

use crate::catalog::Character;
use crate::ids::Seat;
use crate::notation::{CardPattern, parse_seat};
use crate::scene::expect::Cards;
use crate::scene::parse::SceneError;

/// A line being read word by word.
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) at: usize,
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
        self.parsed(word, parse_seat(word))
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Read<T> {
        let word = self.want("a number")?;
        self.parsed(word, word.parse().map_err(|_| format!("{word} is no number")))
    }

    pub(super) fn character(&mut self) -> Read<Character> {
        let word = self.want("a character")?;
        self.parsed(word, Character::from_id(word).ok_or_else(|| format!("there is no character called {word}")))
    }

    /// Cards up to the end of the line or the next key word.
    pub(super) fn cards(&mut self, stop: &[&str]) -> Read<Vec<(CardPattern, bool)>> {
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
            cards.push((self.parsed(word, CardPattern::parse(name))?, fresh));
        }
        if cards.is_empty() && !empty {
            return Err(self.error(self.at, "cards are missing; - is an empty list"));
        }
        Ok(cards)
    }

    pub(super) fn plain_cards(&mut self, stop: &[&str]) -> Read<Vec<CardPattern>> {
        Ok(self.cards(stop)?.into_iter().map(|(card, _)| card).collect())
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
        Ok(Cards::These(self.plain_cards(stop)?))
    }
}

pub(super) fn is_life(word: &str) -> bool {
    word.split_once('/').is_some_and(|(life, max)| life.parse::<i8>().is_ok() && max.parse::<i8>().is_ok())
}

pub(super) fn life(line: &Line<'_>, word: &str) -> Read<(i8, i8)> {
    let parts = word.split_once('/').and_then(|(life, max)| Some((life.parse().ok()?, max.parse().ok()?)));
    parts.ok_or_else(|| line.error(line.at.saturating_sub(word.len()), format!("{word} is no life like 3/4")))
}
