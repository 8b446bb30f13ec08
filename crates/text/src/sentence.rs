//! A sentence in the making: what fills the blanks of a message.
//!
//! Each blank for a seat `x` comes with `x-is`: `me` (the reader), `self` (the acting seat once more), `other` or `none`.
//! Each blank for a card or kind `x` comes with `x-obj` (as the object of a verb), `x-name` (bare) and `x-id` (the kind's
//! id, or `none`), so that languages with cases can choose.

use fluent_bundle::FluentArgs;
use saloon_rules::defs::End;
use saloon_rules::{Aim, CardId, Deck, Kind, Pay, Seat, Source};

use crate::{Names, Text};

/// A message id and everything that fills its blanks, put together step by step.
pub(crate) struct Sentence<'a> {
    text: &'a Text,
    names: &'a dyn Names,
    deck: Deck,
    who: Option<Seat>,
    args: FluentArgs<'static>,
}

impl<'a> Sentence<'a> {
    /// A sentence about nobody yet.
    pub(crate) fn new(text: &'a Text, names: &'a dyn Names, deck: Deck) -> Self {
        Sentence { text, names, deck, who: None, args: FluentArgs::new() }
    }

    /// A sentence about what this seat does.
    pub(crate) fn about(text: &'a Text, names: &'a dyn Names, deck: Deck, who: Seat) -> Self {
        let mut sentence = Sentence::new(text, names, deck).seat("who", Some(who));
        sentence.who = Some(who);
        sentence
    }

    /// Somebody else who has to do with it.
    pub(crate) fn seat(self, name: &str, seat: Option<Seat>) -> Self {
        let Some(seat) = seat else {
            return self.word(name, "").word(&format!("{name}-is"), "none");
        };
        let mine = self.names.me() == Some(seat);
        let called = if mine { self.text.get("you") } else { self.names.seat(seat) };
        let is = if self.who == Some(seat) {
            "self"
        } else if mine {
            "me"
        } else {
            "other"
        };
        self.word(name, &called).word(&format!("{name}-is"), is)
    }

    /// A card with its rank and suit.
    pub(crate) fn card(self, name: &str, card: Option<CardId>) -> Self {
        let kind = card.map(|card| self.deck.face(card).kind);
        let sign = card.map(|card| self.text.sign(self.deck, card));
        self.named(name, kind, sign.as_deref())
    }

    /// A kind of card.
    pub(crate) fn kind(self, name: &str, kind: Option<Kind>) -> Self {
        self.named(name, kind, None)
    }

    fn named(self, name: &str, kind: Option<Kind>, sign: Option<&str>) -> Self {
        let form = |form| kind.map(|kind| self.text.form(form, kind, sign)).unwrap_or_default();
        let (subject, object, bare) = (form(Form::Subject), form(Form::Object), form(Form::Bare));
        self.word(name, &subject)
            .word(&format!("{name}-obj"), &object)
            .word(&format!("{name}-name"), &bare)
            .word(&format!("{name}-id"), kind.map_or("none", Kind::id))
    }

    /// A card in play or a character that is put to use.
    pub(crate) fn source(self, source: Source) -> Self {
        match source {
            Source::Card(card) => self.card("source", Some(card)),
            Source::Character(character) | Source::Ability(character, _) => {
                let name = self.text.character(character);
                self.word("source", &name).word("source-obj", &name).word("source-id", "character")
            }
            Source::Event(event) => {
                let name = self.text.event(event);
                self.word("source", &name).word("source-obj", &name).word("source-id", "event")
            }
        }
    }

    /// A card put to use as a kind.
    pub(crate) fn card_as(self, card: CardId, kind: Kind) -> Self {
        let plain = self.deck.face(card).kind == kind;
        self.card("card", Some(card)).kind("kind", Some(kind)).word("as", if plain { "itself" } else { "other" })
    }

    /// At whom or what it is aimed, and to what end.
    pub(crate) fn aim(self, end: End, aim: Aim) -> Self {
        let what = match (aim.seat, aim.card) {
            (None, _) => "none",
            (Some(_), Some(_)) => "card",
            (Some(_), None) if matches!(end, End::Take | End::Discard) => "hand",
            (Some(_), None) => "seat",
        };
        self.word("end", end.id()).word("aim", what).seat("at", aim.seat).card("thing", aim.card)
    }

    /// Hand cards discarded for it.
    pub(crate) fn pay(self, pay: Pay) -> Self {
        let cards: Vec<CardId> = pay.into_iter().flatten().collect();
        let phrase = self.list(&cards, Form::Object);
        self.word("pay", &phrase).number("pay-count", cards.len() as i64)
    }

    /// Several cards that are told together.
    pub(crate) fn cards(self, name: &str, cards: &[CardId]) -> Self {
        let (subject, object) = (self.list(cards, Form::Subject), self.list(cards, Form::Object));
        self.word(name, &subject).word(&format!("{name}-obj"), &object).word(&format!("{name}-id"), "several")
    }

    fn list(&self, cards: &[CardId], form: Form) -> String {
        self.text.list(cards.iter().map(|card| {
            let sign = self.text.sign(self.deck, *card);
            self.text.form(form, self.deck.face(*card).kind, Some(&sign))
        }))
    }

    /// A word, shown or to choose by.
    pub(crate) fn word(mut self, name: &str, word: &str) -> Self {
        self.args.set(name.to_owned(), word.to_owned());
        self
    }

    /// A number.
    pub(crate) fn number(mut self, name: &str, number: impl Into<i64>) -> Self {
        self.args.set(name.to_owned(), number.into());
        self
    }

    /// The finished sentence.
    pub(crate) fn say(self, id: &str) -> String {
        self.text.say(id, Some(&self.args))
    }
}

/// The form a sentence wants the name of a card in.
#[derive(Copy, Clone)]
enum Form {
    Bare,
    Subject,
    Object,
}

impl Text {
    fn form(&self, form: Form, kind: Kind, sign: Option<&str>) -> String {
        let bare = self.kind(kind);
        let in_case = |id: &str| self.fill(id, &[("id", kind.id().into()), ("name", bare.as_str().into())]);
        let (name, signed) = match form {
            Form::Bare => (bare, "signed-bare"),
            Form::Subject => (in_case("name-card"), "signed-quoted"),
            Form::Object => (in_case("name-card-obj"), "signed-quoted"),
        };
        match sign {
            Some(sign) => self.fill(signed, &[("name", name.into()), ("sign", sign.into())]),
            None => name,
        }
    }
}
