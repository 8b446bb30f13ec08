//! What is said, before it is said in any language: a message of the Fluent files and what fills its blanks.
//!
//! Which sentence a fact, a question, an answer or a refusal gets is decided here and nowhere else. Whoever shows it only
//! fills the blanks, each in its own way: a seat `x` becomes `x` and `x-is` (`me`, `self`, `other`, `none`); a card or kind
//! becomes `x`, `x-obj` (as the object of a verb), `x-name` (bare) and `x-id`; several cards become `x`, `x-obj`, `x-id`
//! (`several`) and `x-count`. A blank named `who` is the seat the sentence is about: another blank with the same seat is
//! `self`.

mod acting;
mod action;
mod end;
mod fact;
mod question;
mod refusal;

use std::borrow::Cow;
use std::collections::BTreeMap;

use saloon_rules::defs::End;
use saloon_rules::{Aim, CardId, Character, Deck, EventCard, Kind, Pay, Role, Seat, Source};
use serde::{Deserialize, Serialize};

pub use acting::Cast;
pub(crate) use end::{end_of, wants_a_card};
pub use fact::lines;

/// A sentence in no language yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// The message.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: Cow<'static, str>,
    /// What fills its blanks.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, Blank>", optional))]
    pub args: BTreeMap<Cow<'static, str>, Blank>,
}

/// What fills one blank of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Blank {
    /// Nobody, or no card.
    Nothing,
    /// A number, which decides about plurals.
    Number(i32),
    /// A word to choose by.
    Word(#[cfg_attr(feature = "ts", ts(type = "string"))] Cow<'static, str>),
    /// A seat, by the name of whoever sits there.
    Seat {
        /// Which one.
        seat: Seat,
    },
    /// A card with its rank and suit.
    Card {
        /// Which one.
        card: CardId,
    },
    /// A kind of card.
    Kind {
        /// Which one.
        kind: Kind,
    },
    /// Several cards that are told together.
    Cards {
        /// Which ones.
        cards: Vec<CardId>,
    },
    /// A character.
    Character {
        /// Which one.
        character: Character,
    },
    /// An event.
    Event {
        /// Which one.
        event: EventCard,
    },
    /// A role.
    Role {
        /// Which one.
        role: Role,
    },
    /// A sentence within the sentence.
    Line {
        /// Which one.
        line: Box<Line>,
    },
}

impl Line {
    /// A message without blanks.
    pub fn plain(id: &'static str) -> Line {
        Line { id: id.into(), args: BTreeMap::new() }
    }

    /// A message without blanks whose id is put together.
    pub(crate) fn called(id: &str) -> Line {
        Line { id: id.to_owned().into(), args: BTreeMap::new() }
    }

    /// A message about what this seat does.
    fn about(id: &'static str, who: Seat) -> Line {
        Line::plain(id).seat("who", Some(who))
    }

    /// The blank of this name.
    pub fn blank(&self, name: &str) -> Option<&Blank> {
        self.args.get(name)
    }

    /// Fills a blank.
    pub fn with(mut self, name: &'static str, blank: Blank) -> Line {
        self.args.insert(Cow::Borrowed(name), blank);
        self
    }

    fn seat(self, name: &'static str, seat: Option<Seat>) -> Line {
        self.with(name, seat.map_or(Blank::Nothing, |seat| Blank::Seat { seat }))
    }

    fn card(self, name: &'static str, card: Option<CardId>) -> Line {
        self.with(name, card.map_or(Blank::Nothing, |card| Blank::Card { card }))
    }

    fn kind(self, name: &'static str, kind: Option<Kind>) -> Line {
        self.with(name, kind.map_or(Blank::Nothing, |kind| Blank::Kind { kind }))
    }

    pub(crate) fn number(self, name: &'static str, number: impl Into<i32>) -> Line {
        self.with(name, Blank::Number(number.into()))
    }

    pub(crate) fn word(self, name: &'static str, word: &'static str) -> Line {
        self.with(name, Blank::Word(word.into()))
    }

    fn role(self, role: Role) -> Line {
        self.with("role", Blank::Role { role })
    }

    fn character(self, character: Character) -> Line {
        self.with("character", Blank::Character { character })
    }

    /// A card in play or a character that is put to use.
    fn source(self, source: Source) -> Line {
        match source {
            Source::Card(card) => self.card("source", Some(card)),
            Source::Character(character) | Source::Ability(character, _) => {
                self.with("source", Blank::Character { character })
            }
            Source::Event(event) => self.with("source", Blank::Event { event }),
        }
    }

    /// A card put to use as a kind.
    fn card_as(self, deck: Deck, card: CardId, kind: Kind) -> Line {
        let plain = deck.face(card).kind == kind;
        self.card("card", Some(card)).kind("kind", Some(kind)).word("as", if plain { "itself" } else { "other" })
    }

    /// To what end, and at whom or what.
    fn aimed(self, end: End, aim: Aim) -> Line {
        self.word("end", end.id()).aim(end, aim)
    }

    /// At whom or what it is aimed.
    fn aim(self, end: End, aim: Aim) -> Line {
        let what = match (aim.seat, aim.card) {
            (None, _) => "none",
            (Some(_), Some(_)) => "card",
            (Some(_), None) if wants_a_card(end) => "hand",
            (Some(_), None) => "seat",
        };
        self.word("aim", what).seat("at", aim.seat).card("thing", aim.card)
    }

    /// Hand cards discarded for it.
    fn pay(self, pay: Pay) -> Line {
        self.with("pay", Blank::Cards { cards: pay.into_iter().flatten().collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_survives_the_wire() {
        let seat = Seat::new(2).expect("a seat");
        let card = CardId::new(7).expect("a card");
        let line = Line::about("log-played", seat)
            .card_as(Deck::Base, card, Kind::Bang)
            .aimed(End::Shoot, Aim::at(seat))
            .pay([Some(card), None])
            .role(Role::Outlaw)
            .number("count", 3)
            .source(Source::Character(Character::SidKetchum))
            .with("label", Blank::Line { line: Box::new(Line::plain("action-pass")) });
        let text = serde_json::to_string(&line).expect("a line can be written");
        assert_eq!(serde_json::from_str::<Line>(&text).expect("and read"), line);
        assert!(text.contains(r#""thing":null"#) && text.contains(r#""at":{"seat":2}"#), "{text}");
    }
}
