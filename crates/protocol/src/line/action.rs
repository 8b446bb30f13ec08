//! Labels of what one may answer.

use saloon_rules::{Action, Ask, CardId, Character, Choice, Deck, Kind, Price, Question, Source};

use super::question::topic;
use super::{Line, end_of};

impl Line {
    /// The label of a whole answer, short enough for a list of them.
    pub fn of_action(deck: Deck, action: &Action, ask: &Ask) -> Line {
        match *action {
            Action::Pass => about(ask, "action-pass"),
            Action::Rest => about(ask, "action-rest"),
            Action::Pick(card) => about(ask, "action-pick").card("card", Some(card)),
            Action::Name(seat) => about(ask, "action-name").seat("from", Some(seat)),
            Action::Choose(Choice::Character(character)) => Line::of_character(ask, character),
            Action::Choose(Choice::Dollars(bid)) => about(ask, "action-bid").number("dollars", bid.dollars()),
            Action::Choose(Choice::Kind(kind)) => about(ask, "action-order").kind("kind", Some(kind)),
            Action::Choose(choice) => about(ask, "action-choose").word("choice", choice.id()),
            Action::Play { card, kind, aim, pay } => {
                Line::of_play(deck, ask, card, kind).aim(kind.def().end_of_play(), aim).pay(pay)
            }
            Action::Use { source, aim, pay } => Line::of_use(deck, ask, source).aim(end_of(deck, source), aim).pay(pay),
        }
    }

    /// The label of choosing a character: to keep it, or to hire it.
    fn of_character(ask: &Ask, character: Character) -> Line {
        let line = |id| about(ask, id).character(character);
        match ask.question {
            Question::Nominate { alone: false } => line("action-nominate"),
            Question::Nominate { alone: true } => line("action-hire"),
            Question::Keep { price: Some(price) } if price > Price::FREE => {
                line("action-keep-for").number("dollars", price.dollars())
            }
            _ => line("action-keep"),
        }
    }

    /// The label of playing a card as a kind; whoever shows it adds `aim`, `at`, `thing` and `pay`.
    pub fn of_play(deck: Deck, ask: &Ask, card: CardId, kind: Kind) -> Line {
        let id = match ask.question {
            Question::Dodge { .. } => "action-dodge",
            Question::Give { .. } | Question::Event { .. } => "action-give",
            Question::Prevent { .. } | Question::Rescue => "action-drink",
            _ => "action-play",
        };
        about(ask, id).card_as(deck, card, kind).word("end", kind.def().end_of_play().id())
    }

    /// The label of using a card in play or an ability; whoever shows it adds `aim`, `at`, `thing` and `pay`.
    pub fn of_use(deck: Deck, ask: &Ask, source: Source) -> Line {
        let end = end_of(deck, source).id();
        match source {
            Source::Card(card) => {
                let kind = deck.face(card).kind;
                let id = match ask.question {
                    Question::Event { .. } if kind.def().dodges => "action-give",
                    _ if kind.def().dodges => "action-dodge",
                    _ => "action-use",
                };
                about(ask, id).card_as(deck, card, kind).word("end", end)
            }
            Source::Character(_) | Source::Ability(..) | Source::Event(_) => {
                let mut line = about(ask, "action-flip").source(source).word("end", end);
                if let Some(id) = ability_id(source) {
                    line.id = id.into();
                }
                line
            }
        }
    }
}

fn about(ask: &Ask, id: &'static str) -> Line {
    let line = Line::about(id, ask.seat).word("topic", topic(ask.question));
    match ask.question {
        Question::Event { event, wants } => line.word("event-id", event.id()).word("wants", wants.id()),
        _ => line,
    }
}

/// The message that says what using an ability means; none if the source is no ability.
fn ability_id(source: Source) -> Option<String> {
    let owner = match source {
        Source::Card(_) => return None,
        Source::Character(character) | Source::Ability(character, _) => character.id(),
        Source::Event(event) => event.id(),
    };
    source.ability_def().map(|ability| format!("ability-{owner}-{}", ability.id))
}
