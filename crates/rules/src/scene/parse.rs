//! Reads scenes. A malformed line is named with its place.

use crate::catalog::{Box, Character};
use crate::config::Edition;
use crate::game::Phase;
use crate::ids::{Role, Seat};
use crate::notation::{ActionPattern, CardPattern, parse_seat};

/// Where and why a file could not be read as scenes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for SceneError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

/// One scene as it is written.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its title.
    pub title: String,
    /// The line it starts on.
    pub line: usize,
    /// Rules it proves.
    pub cites: Vec<String>,
    pub(super) given: Given,
    pub(super) when: Vec<Move>,
    pub(super) then: Vec<Expectation>,
}

#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) edition: Edition,
    pub(super) boxes: Option<Vec<Box>>,
    pub(super) set: Vec<(usize, String, String)>,
    pub(super) seed: u64,
    pub(super) seats: Vec<GivenSeat>,
    pub(super) deck: Vec<CardPattern>,
    pub(super) deck_only: bool,
    pub(super) discard: Vec<CardPattern>,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    pub(super) bangs: u8,
    pub(super) used: Vec<(Character, u8)>,
}

#[derive(Clone, Debug)]
pub(super) struct GivenSeat {
    pub(super) line: usize,
    pub(super) role: Role,
    pub(super) character: Character,
    pub(super) life: Option<(i8, i8)>,
    pub(super) dead: bool,
    pub(super) copies: Option<Character>,
    pub(super) hand: Vec<CardPattern>,
    pub(super) table: Vec<(CardPattern, bool)>,
}

#[derive(Clone, Debug)]
pub(super) struct Move {
    pub(super) line: usize,
    pub(super) act: Act,
    pub(super) next: Option<Asked>,
}

#[derive(Clone, Debug)]
pub(super) enum Act {
    Do(Seat, ActionPattern, String),
    Refused(Seat, ActionPattern, Option<String>),
    Look,
}

/// An expected question with what is offered.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) question: String,
    pub(super) with: Vec<(String, ActionPattern)>,
    pub(super) without: Vec<(String, ActionPattern)>,
    pub(super) exactly: Option<Vec<(String, ActionPattern)>>,
}

#[derive(Clone, Debug)]
pub(super) struct Expectation {
    pub(super) line: usize,
    pub(super) what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Life(Seat, i8, i8),
    Dead(Seat),
    Hand(Seat, Cards),
    Holds(Seat, Vec<CardPattern>),
    Table(Seat, Vec<(CardPattern, bool)>),
    Copies(Seat, Option<Character>),
    Distance(Seat, Seat, u8),
    Reaches(Seat, Vec<Seat>),
    Discard(Cards),
    Deck(Cards),
    Waiting(Vec<CardPattern>),
    Turn(Seat),
    Bangs(u8),
    State(String),
    Going,
    ViewHand(Option<Seat>, Seat, Vec<Option<CardPattern>>),
    ViewRole(Option<Seat>, Seat, Option<Role>),
    ViewDeck(Option<Seat>, Vec<Option<CardPattern>>),
}

#[derive(Clone, Debug)]
pub(super) enum Cards {
    These(Vec<CardPattern>),
    Count(usize),
}

/// A line being read word by word.
struct Line<'a> {
    number: usize,
    text: &'a str,
    at: usize,
}

type Read<T> = Result<T, SceneError>;

impl<'a> Line<'a> {
    fn error(&self, at: usize, message: impl Into<String>) -> SceneError {
        let column = self.text[..at.min(self.text.len())].chars().count() + 1;
        SceneError { line: self.number, column, message: message.into() }
    }

    fn skip_space(&mut self) {
        self.at += self.text[self.at..].len() - self.text[self.at..].trim_start().len();
    }

    fn peek(&mut self) -> Option<&'a str> {
        self.skip_space();
        let rest = &self.text[self.at..];
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        (end > 0).then(|| &rest[..end])
    }

    fn word(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.at += word.len();
        Some(word)
    }

    fn want(&mut self, what: &str) -> Read<&'a str> {
        self.word().ok_or_else(|| self.error(self.at, format!("{what} is missing")))
    }

    fn rest(&mut self) -> &'a str {
        self.skip_space();
        let rest = self.text[self.at..].trim_end();
        self.at = self.text.len();
        rest
    }

    fn end(&mut self) -> Read<()> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(self.error(self.at, format!("{word} does not belong here"))),
        }
    }

    fn parsed<T>(&self, word: &str, result: Result<T, String>) -> Read<T> {
        result.map_err(|message| self.error(self.at.saturating_sub(word.len()), message))
    }

    fn seat(&mut self) -> Read<Seat> {
        let word = self.want("a seat")?;
        self.parsed(word, parse_seat(word))
    }

    fn number<T: std::str::FromStr>(&mut self) -> Read<T> {
        let word = self.want("a number")?;
        self.parsed(word, word.parse().map_err(|_| format!("{word} is no number")))
    }

    fn character(&mut self) -> Read<Character> {
        let word = self.want("a character")?;
        self.parsed(word, Character::from_id(word).ok_or_else(|| format!("there is no character called {word}")))
    }

    /// Cards up to the end of the line or the next key word.
    fn cards(&mut self, stop: &[&str]) -> Read<Vec<(CardPattern, bool)>> {
        let mut cards = Vec::new();
        let mut empty = false;
        while let Some(word) = self.peek() {
            if stop.contains(&word) || is_life(word) {
                break;
            }
            self.at += word.len();
            if word == "-" {
                empty = true;
                continue;
            }
            let (name, fresh) = word.strip_prefix("fresh:").map_or((word, false), |name| (name, true));
            cards.push((self.parsed(word, CardPattern::parse(name))?, fresh));
        }
        if cards.is_empty() && !empty {
            return Err(self.error(self.at, "cards are missing; - is an empty list"));
        }
        Ok(cards)
    }

    fn plain_cards(&mut self, stop: &[&str]) -> Read<Vec<CardPattern>> {
        Ok(self.cards(stop)?.into_iter().map(|(card, _)| card).collect())
    }

    /// `3 cards` or a list.
    fn cards_or_count(&mut self, stop: &[&str]) -> Read<Cards> {
        let start = self.at;
        if let Some(count) = self.peek().and_then(|word| word.parse().ok()) {
            self.word();
            if matches!(self.peek(), Some("cards" | "card")) {
                self.word();
                return Ok(Cards::Count(count));
            }
            self.at = start;
        }
        Ok(Cards::These(self.plain_cards(stop)?))
    }
}

fn is_life(word: &str) -> bool {
    word.split_once('/').is_some_and(|(life, max)| life.parse::<i8>().is_ok() && max.parse::<i8>().is_ok())
}

fn life(line: &Line<'_>, word: &str) -> Read<(i8, i8)> {
    let parts = word.split_once('/').and_then(|(life, max)| Some((life.parse().ok()?, max.parse().ok()?)));
    parts.ok_or_else(|| line.error(line.at.saturating_sub(word.len()), format!("{word} is no life like 3/4")))
}

/// Reads all scenes of a file.
pub fn parse(text: &str) -> Result<Vec<Scene>, SceneError> {
    let mut scenes: Vec<Scene> = Vec::new();
    let mut part = 0;
    for (i, raw) in text.lines().enumerate() {
        let uncommented = strip_comment(raw);
        let mut line = Line { number: i + 1, text: uncommented, at: 0 };
        let Some(first) = line.peek() else { continue };
        if first == "scene" {
            line.word();
            let title = line.rest().to_owned();
            if title.is_empty() {
                return Err(line.error(line.at, "a scene wants a title"));
            }
            finish(scenes.last())?;
            scenes.push(Scene {
                title,
                line: i + 1,
                cites: Vec::new(),
                given: Given::new(),
                when: Vec::new(),
                then: Vec::new(),
            });
            part = 0;
            continue;
        }
        let Some(scene) = scenes.last_mut() else {
            return Err(line.error(line.at, "a file begins with a line: scene TITLE"));
        };
        if first == "--" {
            part += 1;
            if part > 2 {
                return Err(line.error(line.at, "a scene has three parts: given, when, then"));
            }
            continue;
        }
        match part {
            0 => given_line(scene, &mut line)?,
            1 => when_line(scene, &mut line)?,
            _ => then_line(scene, &mut line)?,
        }
    }
    finish(scenes.last())?;
    Ok(scenes)
}

/// A comment starts with `#` at the start of a word, so that `9S#2` stays whole.
fn strip_comment(line: &str) -> &str {
    let starts = |at: usize| at == 0 || line[..at].ends_with(char::is_whitespace);
    line.match_indices('#').map(|(at, _)| at).find(|at| starts(*at)).map_or(line, |at| &line[..at])
}

fn finish(scene: Option<&Scene>) -> Read<()> {
    match scene {
        Some(scene) if scene.given.seats.len() < 4 => Err(SceneError {
            line: scene.line,
            column: 1,
            message: format!("a table has 4 to 8 seats, this scene has {}", scene.given.seats.len()),
        }),
        _ => Ok(()),
    }
}

impl Given {
    fn new() -> Given {
        Given {
            edition: Edition::Classic,
            boxes: None,
            set: Vec::new(),
            seed: 1,
            seats: Vec::new(),
            deck: Vec::new(),
            deck_only: false,
            discard: Vec::new(),
            turn: Seat::at(0),
            phase: Phase::Play,
            bangs: 0,
            used: Vec::new(),
        }
    }
}

const SEAT_WORDS: [&str; 5] = ["hand", "table", "copies", "dead", "holds"];

fn given_line(scene: &mut Scene, line: &mut Line<'_>) -> Read<()> {
    let given = &mut scene.given;
    let first = line.want("a word")?;
    match first {
        "cites" => {
            while let Some(id) = line.word() {
                scene.cites.push(id.to_owned());
            }
        }
        "edition" => {
            let word = line.want("an edition")?;
            given.edition =
                line.parsed(word, Edition::from_id(word).ok_or(format!("there is no edition called {word}")))?;
        }
        "boxes" => {
            let words = line.rest();
            let boxes: Option<Vec<Box>> = words.split(',').map(|word| Box::from_id(word.trim())).collect();
            given.boxes =
                Some(boxes.ok_or_else(|| line.error(7, format!("{words}: boxes are base, dodge-city, special")))?);
        }
        "set" => {
            let text = line.rest();
            let (name, value) = text.split_once('=').ok_or_else(|| line.error(4, "set wants SWITCH = VALUE"))?;
            given.set.push((line.number, name.trim().to_owned(), value.trim().to_owned()));
        }
        "seed" => given.seed = line.number()?,
        "deck" => {
            if line.peek() == Some("only") {
                line.word();
                given.deck_only = true;
            }
            given.deck = line.plain_cards(&[])?;
        }
        "discard" => given.discard = line.plain_cards(&[])?,
        "turn" => {
            given.turn = line.seat()?;
            let word = line.want("a phase")?;
            given.phase = match word {
                "start" => Phase::Start,
                "draw" => Phase::Draw,
                "play" => Phase::Play,
                "discard" => Phase::Discard,
                _ => {
                    return line.parsed(word, Err(format!("{word} is no phase; there are start, draw, play, discard")));
                }
            };
        }
        "bangs" => given.bangs = line.number()?,
        "used" => {
            let character = line.character()?;
            let uses = if line.peek().is_some() { line.number()? } else { 1 };
            given.used.push((character, uses));
        }
        "event" => return Err(line.error(0, "event cards are not in this version of saloon yet")),
        _ => {
            let seat = line.parsed(first, parse_seat(first))?;
            if seat.index() != given.seats.len() {
                let message = format!("seats are written in order; {} comes next", Seat::at(given.seats.len().min(7)));
                return line.parsed(first, Err(message));
            }
            let seat = given_seat(line)?;
            given.seats.push(seat);
        }
    }
    line.end()
}

fn given_seat(line: &mut Line<'_>) -> Read<GivenSeat> {
    let word = line.want("a role")?;
    let role = line.parsed(word, Role::from_id(word).ok_or_else(|| format!("there is no role called {word}")))?;
    let character = line.character()?;
    let mut seat = GivenSeat {
        line: line.number,
        role,
        character,
        life: None,
        dead: false,
        copies: None,
        hand: Vec::new(),
        table: Vec::new(),
    };
    while let Some(word) = line.word() {
        match word {
            "hand" => seat.hand = line.plain_cards(&SEAT_WORDS)?,
            "table" => seat.table = line.cards(&SEAT_WORDS)?,
            "copies" => seat.copies = Some(line.character()?),
            "dead" => seat.dead = true,
            _ => seat.life = Some(life(line, word)?),
        }
    }
    Ok(seat)
}

fn when_line(scene: &mut Scene, line: &mut Line<'_>) -> Read<()> {
    let (before, after) = match line.text.split_once('?') {
        Some((before, after)) => (before, Some(after)),
        None => (line.text, None),
    };
    let next = match after {
        Some(text) => Some(asked(line, before.len() + 1, text)?),
        None => None,
    };
    let mut words = Line { number: line.number, text: before, at: 0 };
    let act = match words.peek() {
        None => Act::Look,
        Some("refused") => {
            words.word();
            let seat = words.seat()?;
            let start = words.at;
            let text = words.rest();
            let (text, rule) = text.split_once(" : ").map_or((text, None), |(text, rule)| (text, Some(rule)));
            let pattern = ActionPattern::parse(text).map_err(|why| line.error(start, why))?;
            Act::Refused(seat, pattern, rule.map(|rule| rule.trim().to_owned()))
        }
        Some(_) => {
            let seat = words.seat()?;
            let start = words.at;
            let text = words.rest();
            let pattern = ActionPattern::parse(text).map_err(|why| line.error(start, why))?;
            Act::Do(seat, pattern, text.to_owned())
        }
    };
    scene.when.push(Move { line: line.number, act, next });
    Ok(())
}

fn asked(line: &Line<'_>, offset: usize, text: &str) -> Read<Asked> {
    let mut question = String::new();
    let mut lists: Vec<(&str, String)> = Vec::new();
    for word in text.split_whitespace() {
        match word {
            "with" | "without" | "exactly" => lists.push((word, String::new())),
            word => {
                let into = lists.last_mut().map_or(&mut question, |(_, list)| list);
                if !into.is_empty() {
                    into.push(' ');
                }
                into.push_str(word);
            }
        }
    }
    let mut asked = Asked { question, with: Vec::new(), without: Vec::new(), exactly: None };
    if asked.question.is_empty() && lists.is_empty() {
        return Err(line.error(offset, "? wants a question"));
    }
    for (word, list) in lists {
        let mut patterns = Vec::new();
        for action in list.split(',').map(str::trim) {
            let pattern = ActionPattern::parse(action).map_err(|why| {
                let at = line.text.find(action).filter(|_| !action.is_empty()).unwrap_or(offset);
                line.error(at, why)
            })?;
            patterns.push((action.to_owned(), pattern));
        }
        match word {
            "with" => asked.with.extend(patterns),
            "without" => asked.without.extend(patterns),
            _ => asked.exactly = Some(patterns),
        }
    }
    Ok(asked)
}

fn then_line(scene: &mut Scene, line: &mut Line<'_>) -> Read<()> {
    let number = line.number;
    let first = line.want("a word")?;
    let mut found = Vec::new();
    match first {
        "discard" => found.push(What::Discard(line.cards_or_count(&[])?)),
        "deck" => found.push(What::Deck(line.cards_or_count(&[])?)),
        "waiting" => found.push(What::Waiting(line.plain_cards(&[])?)),
        "turn" => found.push(What::Turn(line.seat()?)),
        "bangs" => found.push(What::Bangs(line.number()?)),
        "going" => found.push(What::Going),
        "over" => found.push(What::State(format!("over {}", line.rest()))),
        "view" => found.push(view_line(line)?),
        _ => {
            let seat = line.parsed(first, parse_seat(first))?;
            while let Some(word) = line.word() {
                found.push(seat_expectation(line, seat, word)?);
            }
        }
    }
    line.end()?;
    scene.then.extend(found.into_iter().map(|what| Expectation { line: number, what }));
    Ok(())
}

fn seat_expectation(line: &mut Line<'_>, seat: Seat, word: &str) -> Read<What> {
    Ok(match word {
        "dead" => What::Dead(seat),
        "hand" => What::Hand(seat, line.cards_or_count(&SEAT_WORDS)?),
        "holds" => What::Holds(seat, line.plain_cards(&SEAT_WORDS)?),
        "table" => What::Table(seat, line.cards(&SEAT_WORDS)?),
        "copies" if line.peek() == Some("-") => {
            line.word();
            What::Copies(seat, None)
        }
        "copies" => What::Copies(seat, Some(line.character()?)),
        "distance" => What::Distance(seat, line.seat()?, line.number()?),
        "reaches" => {
            let mut seats = Vec::new();
            while let Some(word) = line.word() {
                if word != "-" {
                    seats.push(line.parsed(word, parse_seat(word))?);
                }
            }
            What::Reaches(seat, seats)
        }
        _ => {
            let (life, max) = life(line, word)?;
            What::Life(seat, life, max)
        }
    })
}

fn view_line(line: &mut Line<'_>) -> Read<What> {
    let word = line.want("a viewer")?;
    let viewer = if word == "-" { None } else { Some(line.parsed(word, parse_seat(word))?) };
    let colon = line.want(":")?;
    if colon != ":" {
        return line.parsed(colon, Err("a view is written as: view C : B hand ? missed".into()));
    }
    let word = line.want("a seat or deck")?;
    if word == "deck" {
        return Ok(What::ViewDeck(viewer, known_cards(line)?));
    }
    let seat = line.parsed(word, parse_seat(word))?;
    match line.want("hand or role")? {
        "hand" => Ok(What::ViewHand(viewer, seat, known_cards(line)?)),
        "role" => {
            let word = line.want("a role or ?")?;
            let role = match word {
                "?" => None,
                word => Some(
                    line.parsed(word, Role::from_id(word).ok_or_else(|| format!("there is no role called {word}")))?,
                ),
            };
            Ok(What::ViewRole(viewer, seat, role))
        }
        word => line.parsed(word, Err(format!("{word}: a view is of hand, role or deck"))),
    }
}

fn known_cards(line: &mut Line<'_>) -> Read<Vec<Option<CardPattern>>> {
    let mut cards = Vec::new();
    while let Some(word) = line.word() {
        match word {
            "-" => {}
            "?" => cards.push(None),
            word => cards.push(Some(line.parsed(word, CardPattern::parse(word))?)),
        }
    }
    Ok(cards)
}
