//! Facts of one kind in a row, told in one sentence.

use saloon_rules::{CardId, Deck, Fact};

use crate::sentence::Sentence;
use crate::{Names, Text};

impl Text {
    /// How many facts from the first on one sentence can tell: cards drawn one after the other, a shop being filled.
    pub fn belonging_together(facts: &[Fact]) -> usize {
        let Some(first) = facts.first() else { return 0 };
        1 + facts[1..]
            .iter()
            .take_while(|next| match (first, next) {
                (Fact::Drew { seat, card }, Fact::Drew { seat: by, card: another }) => {
                    seat == by && card.is_some() == another.is_some()
                }
                (Fact::Stocked { .. }, Fact::Stocked { .. }) => true,
                _ => false,
            })
            .count()
    }

    /// The log sentence of facts that belong together; none if the facts around them tell as much.
    pub fn facts(&self, names: &dyn Names, deck: Deck, facts: &[Fact]) -> Option<String> {
        let first = facts.first()?;
        let cards: Vec<CardId> = facts.iter().filter_map(card).collect();
        match first {
            Fact::Drew { seat, card: Some(_) } if facts.len() > 1 => {
                Some(Sentence::about(self, names, deck, *seat).cards("card", &cards).say("log-drew"))
            }
            Fact::Drew { seat, card: None } => {
                let drawn = Sentence::about(self, names, deck, *seat).card("card", None);
                Some(drawn.number("count", facts.len() as i64).say("log-drew"))
            }
            Fact::Stocked { .. } => Some(Sentence::new(self, names, deck).cards("card", &cards).say("log-stocked")),
            _ => self.fact(names, deck, first),
        }
    }
}

fn card(fact: &Fact) -> Option<CardId> {
    match *fact {
        Fact::Drew { card, .. } => card,
        Fact::Stocked { card } => Some(card),
        _ => None,
    }
}
