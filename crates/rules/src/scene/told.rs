//! Facts as text, so that a scene can say who was told what.
//!
//! A fact is a row of words: `A drew bang/7C`, `B lost 1 by A left 3`. What a scene expects fits from the first word on and
//! may stop early; a card is written as anywhere else, and `?` is a card the hearer was not told.

use crate::ask::{Aim, Choice, Source};
use crate::catalog::{Character, Deck, EventCard, Kind};
use crate::fact::{Fact, Reason, Return};
use crate::game::Phase;
use crate::ids::{CardId, Role, Seat};
use crate::notation::{CardPattern, card_text, parse_seat, winner_text};
use crate::series::{Dollar, Price};

/// One word of a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Word {
    Text(String),
    Card(Option<CardId>),
}

macro_rules! written {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Word {
            fn from(value: $kind) -> Word {
                Word::Text(value.to_string())
            }
        })+
    };
}

written!(&str, Seat, u8, i8, i32, Price);

/// Everything a fact may be said to be, after the seat it is about.
const VERBS: &[&str] = &[
    "began",
    "lost",
    "drew",
    "took",
    "showed",
    "looked",
    "played",
    "answered",
    "laid",
    "used",
    "discarded",
    "buried",
    "guessed",
    "flipped",
    "checked",
    "dodged",
    "declined",
    "prevented",
    "healed",
    "passed",
    "picked",
    "gave",
    "copied",
    "became",
    "active",
    "eliminated",
    "rewarded",
    "punished",
    "role",
    "reshuffled",
    "stocked",
    "over",
    "revealed",
    "keeps",
    "skipped",
    "returned",
    "departed",
    "chose",
    "named",
    "declared",
    "withdrew",
    "dealt",
    "spoke",
    "shuffled",
    "borrowed",
    "repeated",
    "survived",
    "offered",
    "bid",
    "paid",
    "changed",
    "ordered",
];

/// Small words between the others.
const LINKS: &[&str] = &[
    "turn", "draw", "play", "discard", "end", "start", "as", "at", "on", "by", "from", "to", "with", "left", "hand",
    "held", "failed", "card", "cards", "law", "outlaws", "next", "events", "ghost", "roles", "survivor", "personal",
    "for", "places",
];

const REASONS: &[(Reason, &str)] = &[
    (Reason::Cost, "cost"),
    (Reason::Given, "given"),
    (Reason::Surplus, "surplus"),
    (Reason::Duplicate, "duplicate"),
    (Reason::Replaced, "replaced"),
    (Reason::Forced, "forced"),
    (Reason::Death, "death"),
    (Reason::Penalty, "penalty"),
    (Reason::Spent, "spent"),
    (Reason::LeftOver, "left-over"),
    (Reason::Withdrawn, "withdrawn"),
];

/// A fact as a scene expects it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FactPattern {
    words: Vec<String>,
}

impl FactPattern {
    /// Reads a fact. A word no fact has is an error, so that nothing is expected that could never be told.
    pub(super) fn parse(text: &str) -> Result<FactPattern, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let first = words.first().ok_or("a fact is missing")?;
        let about_a_seat = parse_seat(first).is_ok();
        let verb =
            if about_a_seat { words.get(1).ok_or(format!("what is told of {first} is missing"))? } else { first };
        if !VERBS.contains(&verb.as_str()) {
            return Err(format!("{verb} is nothing that is told; facts are {}", VERBS.join(", ")));
        }
        for word in &words[usize::from(about_a_seat) + 1..] {
            let known = LINKS.contains(&word.as_str())
                || REASONS.iter().any(|(_, name)| name == word)
                || ["?", "-"].contains(&word.as_str())
                || word.parse::<i32>().is_ok()
                || Dollar::ALL.iter().any(|why| why.id() == word)
                || parse_seat(word).is_ok()
                || Role::from_id(word).is_some()
                || Character::from_id(word).is_some()
                || EventCard::from_id(word).is_some()
                || Choice::ALL.iter().any(|choice| choice.id() == word);
            if !known {
                CardPattern::parse(word)?;
            }
        }
        Ok(FactPattern { words })
    }

    /// Every seat it names.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.words.iter().filter_map(|word| parse_seat(word).ok())
    }

    pub(super) fn fits(&self, deck: Deck, fact: Fact) -> bool {
        let words = words(fact);
        self.words.len() <= words.len()
            && self.words.iter().zip(&words).all(|(wanted, word)| match word {
                Word::Text(text) => text == wanted,
                Word::Card(None) => wanted == "?",
                Word::Card(Some(card)) => CardPattern::parse(wanted).is_ok_and(|pattern| pattern.fits(deck, *card)),
            })
    }
}

impl std::fmt::Display for FactPattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.words.join(" "))
    }
}

/// A fact as text, whole.
pub(super) fn fact_text(deck: Deck, fact: Fact) -> String {
    let text = |word: Word| match word {
        Word::Text(text) => text,
        Word::Card(None) => "?".into(),
        Word::Card(Some(card)) => card_text(deck, card),
    };
    words(fact).into_iter().map(text).collect::<Vec<_>>().join(" ")
}

/// A row of words being put together.
#[derive(Default)]
struct Row(Vec<Word>);

impl Row {
    fn of(seat: Seat, verb: &str) -> Row {
        Row::default().text(seat).text(verb)
    }

    fn text(mut self, word: impl Into<Word>) -> Row {
        self.0.push(word.into());
        self
    }

    fn card(mut self, card: impl Into<Option<CardId>>) -> Row {
        self.0.push(Word::Card(card.into()));
        self
    }

    /// A small word and what follows it, if there is anything.
    fn maybe(self, link: &str, word: Option<impl Into<Word>>) -> Row {
        match word {
            Some(word) => self.text(link).text(word),
            None => self,
        }
    }

    fn aim(self, aim: Aim) -> Row {
        let row = self.maybe("at", aim.seat);
        match aim.card {
            Some(card) => row.card(card),
            None => row,
        }
    }

    fn source(self, source: Source) -> Row {
        match source {
            Source::Card(card) => self.card(card),
            Source::Character(character) => self.text(character.id()),
            Source::Ability(character, _) => {
                self.text(character.id()).text(source.ability_def().map_or("?", |ability| ability.id))
            }
            Source::Event(event) => self.text(event.id()),
        }
    }
}

fn kind_id(kind: Option<Kind>) -> Option<&'static str> {
    kind.map(Kind::id)
}

pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Draw => "draw",
        Phase::Play => "play",
        Phase::Discard => "discard",
        Phase::End => "end",
    }
}

fn words(fact: Fact) -> Vec<Word> {
    let row = match fact {
        Fact::TurnBegan { seat } => Row::of(seat, "began").text("turn"),
        Fact::PhaseBegan { seat, phase } => Row::of(seat, "began").text(phase_word(phase)),
        Fact::TurnLost { seat } => Row::of(seat, "lost").text("turn"),
        Fact::Drew { seat, card } => Row::of(seat, "drew").card(card),
        Fact::TookDiscard { seat, card } => Row::of(seat, "took").card(card).text("from").text("discard"),
        Fact::Shown { seat, card } => Row::of(seat, "showed").card(card),
        Fact::Looked { seat, count } => Row::of(seat, "looked").text("at").text(count).text("cards"),
        Fact::Reshuffled => Row::default().text("reshuffled"),
        Fact::Played { seat, card, kind, aim } => {
            Row::of(seat, "played").card(card).text("as").text(kind.id()).aim(aim)
        }
        Fact::Answered { seat, card, kind } => Row::of(seat, "answered").card(card).text("as").text(kind.id()),
        Fact::Laid { seat, card, on } => Row::of(seat, "laid").card(card).text("on").text(on),
        Fact::Used { seat, source, aim } => Row::of(seat, "used").source(source).aim(aim),
        Fact::Discarded { seat, card, why } => {
            let why = REASONS.iter().find(|(reason, _)| *reason == why).map_or("", |(_, name)| name);
            Row::of(seat, "discarded").card(card).text(why)
        }
        Fact::Buried { seat, card, why } => {
            let why = REASONS.iter().find(|(reason, _)| Some(*reason) == why).map(|(_, name)| *name);
            let row = Row::of(seat, "buried").card(card);
            why.into_iter().fold(row, Row::text)
        }
        Fact::Guessed { seat, choice, card, held } => {
            Row::of(seat, "guessed").text(choice.id()).card(card).text(if held { "held" } else { "failed" })
        }
        Fact::Flipped { seat, card } => Row::of(seat, "flipped").card(card),
        Fact::Checked { seat, source, held } => {
            Row::of(seat, "checked").source(source).text(if held { "held" } else { "failed" })
        }
        Fact::Missed { seat, by } => Row::of(seat, "dodged").maybe("by", by),
        Fact::Declined { seat } => Row::of(seat, "declined"),
        Fact::Lost { seat, points, by, left, kind } => {
            Row::of(seat, "lost").text(points).maybe("by", by).text("left").text(left).maybe("with", kind_id(kind))
        }
        Fact::Prevented { seat, points } => Row::of(seat, "prevented").text(points),
        Fact::Healed { seat, points, left } => Row::of(seat, "healed").text(points).text("left").text(left),
        Fact::Took { seat, from, card, hand } => {
            let row = Row::of(seat, "took").card(card).text("from").text(from);
            if hand { row.text("hand") } else { row }
        }
        Fact::Passed { card, from, to } => Row::of(from, "passed").card(card).text("to").text(to),
        Fact::Stocked { card } => Row::default().text("stocked").card(card),
        Fact::Picked { seat, card } => Row::of(seat, "picked").card(card),
        Fact::Gave { seat, to, card } | Fact::Handed { seat, to, card } => {
            Row::of(seat, "gave").card(card).text("to").text(to)
        }
        Fact::Copied { seat, character, from } => {
            Row::of(seat, "copied").text(character.map_or("-", Character::id)).maybe("from", from)
        }
        Fact::Declared { seat, choice } => Row::of(seat, "declared").text(choice.id()),
        Fact::Withdrew { seat } => Row::of(seat, "withdrew"),
        Fact::Became { seat, character } => Row::of(seat, "became").text(character.id()),
        Fact::Swapped { seat, character, left } => Row::of(seat, "became").text(character.id()).text("left").text(left),
        Fact::Lent { seat, first, second } => {
            let row = Row::of(seat, "borrowed").text(first.id());
            second.into_iter().fold(row, |row, second| row.text(second.id()))
        }
        Fact::Repeated { seat, card, kind, aim } => {
            Row::of(seat, "repeated").card(card).text("as").text(kind.id()).aim(aim)
        }
        Fact::Survived { seat, left } => Row::of(seat, "survived").text("left").text(left),
        Fact::Offered { character } => Row::default().text("offered").text(character.id()),
        Fact::Bid { seat, character, dollars } => Row::of(seat, "bid").text(dollars).text("for").text(character.id()),
        Fact::Paid { seat, dollars, why } => Row::of(seat, "paid").text(dollars).text(why.id()),
        Fact::Eliminated { seat, by, role } => {
            let mut row = Row::of(seat, "eliminated");
            if let Some(role) = role {
                row = row.text(role.id());
            }
            row.maybe("by", by)
        }
        Fact::Activated { seat } => Row::of(seat, "active"),
        Fact::Rewarded { seat, cards } => Row::of(seat, "rewarded").text(cards),
        Fact::Punished { seat } => Row::of(seat, "punished"),
        Fact::RoleShown { seat, role } => Row::of(seat, "role").text(role.id()),
        Fact::Revealed { seat, event, next } => {
            Row::of(seat, "revealed").text(event.id()).maybe("next", next.map(|event| event.id()))
        }
        Fact::KeeperIs { seat } => Row::of(seat, "keeps").text("events"),
        Fact::TurnSkipped { seat } => Row::of(seat, "skipped").text("turn"),
        Fact::ChangedPlaces { seat, with } => Row::of(seat, "changed").text("places").text("with").text(with),
        Fact::Ordered { seat, to, kind, aim } => Row::of(seat, "ordered").text(to).text(kind.id()).aim(aim),
        Fact::Returned { seat, how, left } => {
            let row = Row::of(seat, "returned").text("left").text(left);
            if how == Return::Ghost { row.text("ghost") } else { row }
        }
        Fact::Departed { seat } => Row::of(seat, "departed"),
        Fact::Chosen { seat, at } => Row::of(seat, "chose").text(at),
        Fact::Named { seat, choice } => Row::of(seat, "named").text(choice.id()),
        Fact::RolesShuffled => Row::default().text("shuffled").text("roles"),
        Fact::RoleDealt { seat, role } => Row::of(seat, "dealt").text(role.map_or("?", Role::id)),
        Fact::Spoke { seat } => Row::of(seat, "spoke"),
        Fact::Over { winner } => winner_text(winner).split(' ').fold(Row::default(), Row::text),
    };
    row.0
}
