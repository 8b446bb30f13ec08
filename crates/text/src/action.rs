//! Labels of what one may answer.

use saloon_rules::defs::End;
use saloon_rules::{Action, Ask, Choice, Deck, Question, Source};

use crate::words::ability_id;
use crate::{Names, Text};

impl Text {
    /// The label of an answer, short enough for a list of them.
    pub fn action(&self, names: &dyn Names, deck: Deck, action: &Action, ask: &Ask) -> String {
        let label = self.asked(names, deck, ask);
        match *action {
            Action::Pass => label.say("action-pass"),
            Action::Rest => label.say("action-rest"),
            Action::Pick(card) => label.card("card", Some(card)).say("action-pick"),
            Action::Name(seat) => label.seat("from", Some(seat)).say("action-name"),
            Action::Choose(Choice::Character(character)) => {
                label.word("character", &self.character(character)).say("action-keep")
            }
            Action::Choose(choice) => label.word("choice", choice.id()).say("action-choose"),
            Action::Play { card, kind, aim, pay } => {
                let label = label.card_as(card, kind).pay(pay);
                match ask.question {
                    Question::Dodge { .. } => label.say("action-dodge"),
                    Question::Give { .. } => label.say("action-give"),
                    Question::Prevent { .. } | Question::Rescue => label.say("action-drink"),
                    _ => label.aim(kind.def().end_of_play(), aim).say("action-play"),
                }
            }
            Action::Use { source, aim, pay } => {
                let label = label.source(source).pay(pay);
                match source {
                    Source::Card(card) => {
                        let kind = deck.face(card).kind;
                        let end = kind.def().end_of_use();
                        let label = label.card_as(card, kind).aim(end, aim);
                        label.say(if kind.def().dodges { "action-dodge" } else { "action-use" })
                    }
                    Source::Character(_) | Source::Ability(..) | Source::Event(_) => {
                        let end = source.ability_def().map_or(End::Flip, |ability| ability.end);
                        label.aim(end, aim).say(&ability_id(source).unwrap_or_else(|| "action-flip".into()))
                    }
                }
            }
        }
    }
}
