//! Shorthand for those who have a fact, a question, an answer or a refusal and want it said at once.

use saloon_protocol::line::Line;
use saloon_rules::{Action, Ask, Deck, Fact, Refusal, Winner};

use crate::{Names, Text};

impl Text {
    /// The log sentence of a fact; none if the facts around it tell as much.
    pub fn fact(&self, names: &dyn Names, deck: Deck, fact: &Fact) -> Option<String> {
        Line::of_fact(deck, fact).map(|line| self.line(names, deck, &line))
    }

    /// Who has won, as a sentence.
    pub fn winner(&self, names: &dyn Names, winner: Winner) -> String {
        // No card is named, so any deck will do.
        self.line(names, Deck::Base, &Line::of_winner(winner))
    }

    /// What is asked and of whom, in the second person if it is the reader.
    pub fn question(&self, names: &dyn Names, deck: Deck, ask: &Ask) -> String {
        self.line(names, deck, &Line::of_question(ask))
    }

    /// What happens if nobody answers in time.
    pub fn default_note(&self, names: &dyn Names, deck: Deck, ask: &Ask, fallback: &Action) -> String {
        self.line(names, deck, &Line::of_fallback(deck, ask, fallback))
    }

    /// The label of an answer, short enough for a list of them.
    pub fn action(&self, names: &dyn Names, deck: Deck, action: &Action, ask: &Ask) -> String {
        self.line(names, deck, &Line::of_action(deck, action, ask))
    }

    /// Why not, with the numbers of this table, and what would help.
    pub fn refusal(&self, names: &dyn Names, deck: Deck, refusal: &Refusal) -> String {
        self.line(names, deck, &Line::of_refusal(refusal))
    }
}
