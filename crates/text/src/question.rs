//! What is asked, and what happens if nobody answers.

use saloon_rules::{Action, Ask, Choice, Deck, Question};

use crate::sentence::Sentence;
use crate::{Names, Text};

impl Text {
    /// What is asked and of whom, in the second person if it is the reader.
    pub fn question(&self, names: &dyn Names, deck: Deck, ask: &Ask) -> String {
        self.asked(names, deck, ask).say(&format!("ask-{}", topic(ask.question)))
    }

    /// What happens if nobody answers in time.
    pub fn default_note(&self, names: &dyn Names, deck: Deck, ask: &Ask, fallback: &Action) -> String {
        let sentence = self.asked(names, deck, ask);
        let (sentence, what) = match *fallback {
            Action::Pass => (sentence, topic(ask.question)),
            Action::Rest => (sentence, "rest"),
            Action::Pick(card) => (sentence.card("card", Some(card)), topic(ask.question)),
            Action::Name(seat) if ask.question == Question::NameCopy => (sentence.seat("from", Some(seat)), "copy"),
            Action::Choose(Choice::Hand) => (sentence, "hand"),
            Action::Choose(Choice::Deck) => (sentence, "deck"),
            Action::Choose(Choice::Character(character)) => {
                (sentence.word("character", &self.character(character)), "keep")
            }
            Action::Choose(Choice::Discard) | Action::Name(_) | Action::Play { .. } | Action::Use { .. } => {
                (sentence.word("label", &self.action(names, deck, fallback, ask)), "other")
            }
        };
        sentence.say(&format!("default-{what}"))
    }

    /// A sentence that knows everything about a question.
    pub(crate) fn asked<'a>(&'a self, names: &'a dyn Names, deck: Deck, ask: &Ask) -> Sentence<'a> {
        let sentence = Sentence::about(self, names, deck, ask.seat).word("topic", topic(ask.question));
        match ask.question {
            Question::Dodge { by, kind, owed } => sentence.seat("by", by).kind("kind", kind).number("count", owed),
            Question::Give { by, kind, wants } => {
                sentence.seat("by", Some(by)).kind("kind", Some(kind)).kind("wants", Some(wants)).number("count", 1)
            }
            Question::Prevent { points } => sentence.number("count", points),
            Question::PickSurplus { left } => sentence.number("count", left),
            Question::PickVictim { seat } => sentence.seat("from", Some(seat)),
            Question::PickGift { to } => sentence.seat("to", Some(to)),
            Question::PickLoot { dead } => sentence.seat("from", Some(dead)),
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
            | Question::PickCharacter => sentence,
        }
    }
}

/// The last part of the ids of everything about a question.
const fn topic(question: Question) -> &'static str {
    match question {
        Question::Play => "play",
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
        Question::PickCharacter => "pick-character",
    }
}
