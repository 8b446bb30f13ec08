//! Reads scenes. A malformed line is named with its place.

use crate::scene::expect::{Expectation, then_line};
use crate::scene::given::{Given, given_line};
use crate::scene::moves::{Move, when_line};
use crate::scene::words::{Line, Place, Read};

/// Where and why something could not be read as a scene, or is no possible position.
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
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
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
    pub(super) cited_at: Vec<Place>,
    pub(super) given: Given,
    pub(super) steps: Vec<Step>,
}

/// A line of a part that follows the given one. Moves and expectations may alternate.
#[derive(Clone, Debug)]
pub(super) enum Step {
    When(Move),
    Then(Expectation),
}

impl Scene {
    /// The citations that are no rules, with their places; who knows the rulebook says which are.
    pub fn unknown_citations(&self, is_rule: impl Fn(&str) -> bool) -> Vec<SceneError> {
        let wrong = self.cites.iter().zip(&self.cited_at).filter(|(id, _)| !is_rule(id));
        wrong.map(|(id, place)| place.error(format!("there is no rule called {id}"))).collect()
    }
}

/// Reads all scenes of a file; the first that cannot be read says why.
pub fn parse(text: &str) -> Result<Vec<Scene>, SceneError> {
    parse_each(text).into_iter().collect()
}

/// The game whose scenes a file holds, if its first statement says so: `game heist`.
pub fn game_of(text: &str) -> Option<&str> {
    let mut words = text.lines().map(strip_comment).find(|line| !line.trim().is_empty())?.split_whitespace();
    (words.next() == Some("game")).then(|| words.next()).flatten()
}

/// Does a file hold scenes of this game? One that does not say does.
pub fn is_ours(text: &str) -> bool {
    game_of(text).is_none_or(|game| game == "bang")
}

/// Reads all scenes of a file, each for itself: one that cannot be read does not hide the others.
pub fn parse_each(text: &str) -> Vec<Result<Scene, SceneError>> {
    let mut scenes = Vec::new();
    let mut lines: Vec<(usize, &str)> = Vec::new();
    let mut head = game_of(text).filter(|_| is_ours(text));
    for (i, raw) in text.lines().enumerate() {
        let line = strip_comment(raw);
        if line.trim().is_empty() || head.take().is_some() {
            continue;
        }
        if line.split_whitespace().next() == Some("scene") && !lines.is_empty() {
            scenes.push(read(&std::mem::take(&mut lines)));
        }
        lines.push((i + 1, line));
    }
    if !lines.is_empty() {
        scenes.push(read(&lines));
    }
    scenes
}

fn read(lines: &[(usize, &str)]) -> Read<Scene> {
    let mut lines = lines.iter().map(|(number, text)| Line { number: *number, text, at: 0, seats: None });
    let Some(mut head) = lines.next() else {
        return Err(SceneError { line: 1, column: 1, message: "there is no scene".into() });
    };
    if head.word() != Some("scene") {
        return Err(head.error(0, "a file begins with a line: scene TITLE"));
    }
    let title = head.rest().to_owned();
    if title.is_empty() {
        return Err(head.error(head.at, "a scene wants a title"));
    }
    let mut scene = Scene {
        title,
        line: head.number,
        cites: Vec::new(),
        cited_at: Vec::new(),
        given: Given::new(),
        steps: Vec::new(),
    };
    let mut part = 0;
    for mut line in lines {
        if line.peek() == Some("--") {
            line.word();
            line.end()?;
            part += 1;
            seats_of(&scene)?;
            continue;
        }
        if part > 0 {
            line.seats = Some(scene.given.places());
        }
        match part {
            0 => given_line(&mut scene, &mut line)?,
            // Moves and expectations take turns after the position.
            odd if odd % 2 == 1 => scene.steps.push(Step::When(when_line(&mut line)?)),
            _ => scene.steps.extend(then_line(&mut line)?.into_iter().map(Step::Then)),
        }
    }
    seats_of(&scene)?;
    Ok(scene)
}

/// A comment starts with `#` at the start of a word, so that `9S#2` stays whole.
fn strip_comment(line: &str) -> &str {
    let starts = |at: usize| at == 0 || line[..at].ends_with(char::is_whitespace);
    line.match_indices('#').map(|(at, _)| at).find(|at| starts(*at)).map_or(line, |at| &line[..at])
}

fn seats_of(scene: &Scene) -> Read<()> {
    if let Some((_, place)) = scene.given.deal {
        let written = scene.given.beside_deal();
        return written
            .map_or(Ok(()), |line| Err(place.error(format!("a new game is dealt, so {line} cannot be given"))));
    }
    let count = scene.given.seats.len();
    if count >= 3 {
        return Ok(());
    }
    let place = Place { line: scene.line, column: 1 };
    Err(place.error(format!("a table has 3 to 8 seats, this scene has {count}")))
}
