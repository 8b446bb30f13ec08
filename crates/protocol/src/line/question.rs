//! What is asked, and what happens if nobody answers.

use saloon_rules::{Action, Ask, Choice, Deck, Price, Question};

use super::{Blank, Line};

impl Line {
    /// What is asked and of whom.
    pub fn of_question(ask: &Ask) -> Line {
        let line = Line::about("", ask.seat).word("topic", topic(ask.question)).named("ask", topic(ask.question));
        match ask.question {
            Question::Dodge { by, kind, owed, card } => {
                let line = line.seat("by", by).kind("kind", kind).number("count", owed);
                if card.is_some() { line.card("target", card) } else { line }
            }
            Question::Give { by, kind, wants } => {
                line.seat("by", Some(by)).kind("kind", Some(kind)).kind("wants", Some(wants)).number("count", 1)
            }
            Question::Prevent { points } => line.number("count", points),
            Question::PickSurplus { left } => line.number("count", left),
            Question::PickVictim { seat } => line.seat("from", Some(seat)),
            Question::PickGift { to } => line.seat("to", Some(to)),
            Question::PickLoot { dead } => line.seat("from", Some(dead)),
            Question::Keep { price } => {
                let cost = match price {
                    None => "none",
                    Some(Price::FREE) => "free",
                    Some(_) => "price",
                };
                line.word("cost", cost).number("dollars", price.unwrap_or_default().dollars())
            }
            Question::Nominate { alone } => line.word("alone", if alone { "yes" } else { "no" }),
            Question::Bid { character, by, bid } => {
                line.character(character).seat("by", by).number("dollars", bid.dollars())
            }
            Question::Play
            | Question::Rescue
            | Question::Interrupt
            | Question::PickStore
            | Question::PickFlip
            | Question::PickDraw
            | Question::DrawMode
            | Question::PickDuplicate
            | Question::NameCopy
            | Question::Arrange
            | Question::PickCharacter
            | Question::Declare
            | Question::Buy
            | Question::TakeBack
            | Question::Draft
            | Question::Sides
            | Question::Activate => line,
            Question::Place { card } => line.card("target", Some(card)),
            Question::Event { event, wants } => {
                line.with("event", Blank::Event { event }).named("ask", &format!("{}-{}", event.id(), wants.id()))
            }
        }
    }

    /// What happens if nobody answers in time.
    pub fn of_fallback(deck: Deck, ask: &Ask, fallback: &Action) -> Line {
        let line = Line::of_question(ask);
        let labelled = |line: Line| {
            let label = Box::new(Line::of_action(deck, fallback, ask));
            (line.with("label", Blank::Line { line: label }), "other")
        };
        let (line, what) = match *fallback {
            _ if matches!(ask.question, Question::Event { .. }) => labelled(line),
            Action::Pass => (line, topic(ask.question)),
            Action::Rest => (line, "rest"),
            Action::Pick(card) => (line.card("card", Some(card)), topic(ask.question)),
            Action::Name(seat) if ask.question == Question::NameCopy => (line.seat("from", Some(seat)), "copy"),
            Action::Choose(Choice::Hand) => (line, "hand"),
            Action::Choose(Choice::Deck) => (line, "deck"),
            Action::Choose(Choice::Character(character)) if ask.question == Question::PickCharacter => {
                (line.character(character), "keep")
            }
            Action::Choose(_) | Action::Name(_) | Action::Play { .. } | Action::Use { .. } => labelled(line),
        };
        line.named("default", what)
    }

    fn named(mut self, family: &str, what: &str) -> Line {
        self.id = format!("{family}-{what}").into();
        self
    }
}

/// The last part of the ids of everything about a question.
pub(super) const fn topic(question: Question) -> &'static str {
    match question {
        Question::Play => "play",
        Question::Dodge { card: Some(_), .. } => "dodge-card",
        Question::Dodge { .. } => "dodge",
        Question::Give { .. } => "give",
        Question::Prevent { .. } => "prevent",
        Question::Rescue => "rescue",
        Question::Interrupt => "interrupt",
        Question::PickStore => "pick-store",
        Question::PickFlip => "pick-flip",
        Question::PickDraw => "pick-draw",
        Question::DrawMode => "draw-mode",
        Question::PickSurplus { .. } => "pick-surplus",
        Question::PickDuplicate => "pick-duplicate",
        Question::PickVictim { .. } => "pick-victim",
        Question::PickGift { .. } => "pick-gift",
        Question::PickLoot { .. } => "pick-loot",
        Question::NameCopy => "name-copy",
        Question::Arrange => "arrange",
        Question::Event { .. } => "event",
        Question::PickCharacter => "pick-character",
        Question::Declare => "declare",
        Question::Keep { .. } => "keep-character",
        Question::Nominate { .. } => "nominate",
        Question::Bid { .. } => "bid",
        Question::Buy => "buy",
        Question::TakeBack => "take-back",
        Question::Draft => "draft",
        Question::Sides => "sides",
        Question::Activate => "activate",
        Question::Place { .. } => "place",
    }
}
