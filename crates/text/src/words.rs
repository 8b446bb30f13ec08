//! Single words and names: cards, characters, roles, suits, phases, switches.

use saloon_rules::{Box, CardId, Character, Deck, EventCard, Kind, Phase, Role, Source, Suit};

use crate::{Arg, Text};

impl Text {
    /// The name of a kind of card.
    pub fn kind(&self, kind: Kind) -> String {
        self.get(&format!("card-{}", kind.id()))
    }

    /// What a kind of card does.
    pub fn kind_text(&self, kind: Kind) -> String {
        self.text_of(&format!("card-{}", kind.id()))
    }

    /// The name of a character.
    pub fn character(&self, character: Character) -> String {
        self.get(&format!("character-{}", character.id()))
    }

    /// What a character can do.
    pub fn character_text(&self, character: Character) -> String {
        self.text_of(&format!("character-{}", character.id()))
    }

    /// The name of an event.
    pub fn event(&self, event: EventCard) -> String {
        self.get(&format!("event-{}", event.id()))
    }

    /// What an event changes.
    pub fn event_text(&self, event: EventCard) -> String {
        self.text_of(&format!("event-{}", event.id()))
    }

    /// What can be used, by name: a card, a character, one of several abilities of a character, an event.
    pub fn source(&self, deck: Deck, source: Source) -> String {
        match source {
            Source::Card(card) => self.card(deck, card),
            Source::Event(event) => self.event(event),
            Source::Character(character) | Source::Ability(character, _) => {
                let name = self.character(character);
                match ability_id(source).and_then(|id| self.attr(&id, "name")) {
                    Some(ability) => self.fill("source-ability", &[("name", name.into()), ("ability", ability.into())]),
                    None => name,
                }
            }
        }
    }

    /// The name of a role.
    pub fn role(&self, role: Role) -> String {
        self.get(&format!("role-{}", role.id()))
    }

    /// The name of a suit.
    pub fn suit(&self, suit: Suit) -> String {
        self.get(match suit {
            Suit::Hearts => "suit-hearts",
            Suit::Diamonds => "suit-diamonds",
            Suit::Clubs => "suit-clubs",
            Suit::Spades => "suit-spades",
        })
    }

    /// The name of a phase of the turn.
    pub fn phase(&self, phase: Phase) -> String {
        self.get(match phase {
            Phase::Start => "phase-start",
            Phase::Draw => "phase-draw",
            Phase::Play => "phase-play",
            Phase::Discard => "phase-discard",
            Phase::End => "phase-end",
        })
    }

    /// Rank and suit of a card: `7♣`.
    pub fn sign(&self, deck: Deck, card: CardId) -> String {
        let face = deck.face(card);
        format!("{}{}", face.rank, symbol(face.suit))
    }

    /// Name, rank and suit of a card: `Bang! 7♣`.
    pub fn card(&self, deck: Deck, card: CardId) -> String {
        let (name, sign) = (self.kind(deck.face(card).kind), self.sign(deck, card));
        self.fill("signed-bare", &[("name", name.into()), ("sign", sign.into())])
    }

    /// The name of a rule switch.
    pub fn switch(&self, name: &str) -> String {
        self.get(&switch_id(name))
    }

    /// What a rule switch decides.
    pub fn switch_text(&self, name: &str) -> String {
        self.text_of(&switch_id(name))
    }

    /// The name of a value of a rule switch.
    pub fn switch_value(&self, name: &str, value: &str) -> String {
        let id = switch_id(name);
        let attr = |value: &str| self.attr(&id, &format!("value-{}", in_id(value)));
        // A number without a limit has its own word at some switches.
        let words = [value, "all", "living_players"];
        let count = if value == "unlimited" { words.len() } else { 1 };
        if let Some(text) = words.iter().take(count).find_map(|word| attr(word)) {
            return text;
        }
        if value == "unlimited" {
            return self.get("value-unlimited");
        }
        self.list(value.split(',').map(|part| self.part_of_value(part.trim())))
    }

    /// Several things as one phrase: `a, b and c`.
    pub(crate) fn list(&self, parts: impl Iterator<Item = String>) -> String {
        let mut parts = parts.peekable();
        let mut phrase = parts.next().unwrap_or_default();
        while let Some(part) = parts.next() {
            let id = if parts.peek().is_some() { "list-more" } else { "list-last" };
            phrase = self.fill(id, &[("before", Arg::from(phrase)), ("next", Arg::from(part))]);
        }
        phrase
    }

    fn part_of_value(&self, part: &str) -> String {
        if let Some(kind) = Kind::from_id(part) {
            return self.kind(kind);
        }
        // A character fixed at a seat.
        if let Some((seat, character)) = part.split_once(':')
            && let Some(character) = Character::from_id(character)
        {
            return format!("{seat} {}", self.character(character));
        }
        match Box::from_id(part) {
            Some(found) => self.get(&format!("box-{}", found.id())),
            None => part.to_owned(),
        }
    }

    fn text_of(&self, id: &str) -> String {
        self.attr(id, "text").unwrap_or_else(|| id.to_owned())
    }
}

/// The id of the message that says what using an ability means; none if the source is no ability.
pub(crate) fn ability_id(source: Source) -> Option<String> {
    let owner = match source {
        Source::Card(_) => return None,
        Source::Character(character) | Source::Ability(character, _) => character.id(),
        Source::Event(event) => event.id(),
    };
    source.ability_def().map(|ability| format!("ability-{owner}-{}", ability.id))
}

/// The printed sign of a suit.
fn symbol(suit: Suit) -> char {
    match suit {
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
        Suit::Spades => '♠',
    }
}

fn switch_id(name: &str) -> String {
    format!("switch-{}", in_id(name))
}

/// A word as part of a message id.
fn in_id(word: &str) -> String {
    word.replace('_', "-").replace('+', "-plus-")
}
