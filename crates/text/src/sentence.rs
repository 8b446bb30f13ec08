//! A line in one language: every blank filled in, in all the forms a message may want.

use fluent_bundle::FluentArgs;
use saloon_protocol::line::{Blank, Line};
use saloon_rules::{CardId, Deck, Kind, Seat};

use crate::{Names, Text};

impl Text {
    /// A line in this language, as this table calls its people.
    pub fn line(&self, names: &dyn Names, deck: Deck, line: &Line) -> String {
        let who = match line.blank("who") {
            Some(Blank::Seat { seat }) => Some(*seat),
            _ => None,
        };
        let by_character = names.are_characters() && line.id.starts_with("log-");
        let mut blanks = Blanks { text: self, names, deck, who, by_character, args: FluentArgs::new() };
        for (name, blank) in &line.args {
            blanks.fill(name, blank);
        }
        self.say(&line.id, Some(&blanks.args))
    }
}

/// The blanks of one message, being filled.
struct Blanks<'a> {
    text: &'a Text,
    names: &'a dyn Names,
    deck: Deck,
    who: Option<Seat>,
    /// One's own are called by name as well.
    by_character: bool,
    args: FluentArgs<'static>,
}

impl Blanks<'_> {
    fn fill(&mut self, name: &str, blank: &Blank) {
        match blank {
            Blank::Nothing => {
                self.set(name, "", String::new());
                self.set(name, "-is", "none".into());
                self.set(name, "-obj", String::new());
                self.set(name, "-name", String::new());
                self.set(name, "-id", "none".into());
            }
            Blank::Number(number) => self.args.set(name.to_owned(), *number),
            Blank::Word(word) => self.set(name, "", word.clone().into_owned()),
            Blank::Seat { seat } => self.seat(name, *seat),
            Blank::Card { card } => {
                let sign = self.text.sign(self.deck, *card);
                self.kind(name, self.deck.face(*card).kind, Some(&sign));
            }
            Blank::Kind { kind } => self.kind(name, *kind, None),
            Blank::Cards { cards } => self.cards(name, cards),
            Blank::Character { character } => {
                let called = self.text.character(*character);
                self.set(name, "", called.clone());
                self.set(name, "-obj", called);
                self.set(name, "-id", "character".into());
            }
            Blank::Event { event } => {
                let called = self.text.event(*event);
                self.set(name, "", called.clone());
                self.set(name, "-obj", called);
                self.set(name, "-id", "event".into());
            }
            Blank::Role { role } => self.set(name, "", self.text.role(*role)),
            Blank::Line { line } => self.set(name, "", self.text.line(self.names, self.deck, line)),
        }
    }

    fn set(&mut self, name: &str, form: &str, text: String) {
        self.args.set(format!("{name}{form}"), text);
    }

    fn seat(&mut self, name: &str, seat: Seat) {
        let mine = self.names.is_mine(seat) && !self.by_character;
        let is = match mine {
            _ if name != "who" && self.who == Some(seat) => "self",
            true => "me",
            false => "other",
        };
        self.set(name, "", if mine { self.text.get("you") } else { self.names.seat(seat) });
        self.set(name, "-is", is.into());
    }

    fn kind(&mut self, name: &str, kind: Kind, sign: Option<&str>) {
        self.set(name, "", self.text.form(Form::Subject, kind, sign));
        self.set(name, "-obj", self.text.form(Form::Object, kind, sign));
        self.set(name, "-name", self.text.form(Form::Bare, kind, sign));
        self.set(name, "-id", kind.id().into());
    }

    fn cards(&mut self, name: &str, cards: &[CardId]) {
        let list = |form| {
            self.text.list(cards.iter().map(|card| {
                let sign = self.text.sign(self.deck, *card);
                self.text.form(form, self.deck.face(*card).kind, Some(&sign))
            }))
        };
        let (subject, object) = (list(Form::Subject), list(Form::Object));
        self.set(name, "", subject);
        self.set(name, "-obj", object);
        self.set(name, "-id", "several".into());
        self.args.set(format!("{name}-count"), cards.len());
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
