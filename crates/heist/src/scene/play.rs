//! Reads scenes, plays them and compares.

use crate::command::By;
use crate::fact::Told;
use crate::game::Game;
use crate::ids::{CardId, Cards, Class, Seat};
use crate::list::Order;
use crate::notation::{classes_text, fact_text, order_text, parse_command, parse_seat, plain_text, state_text};
use crate::scene::given::Given;
use crate::scene::words::{Line, Read, SceneError, Written};

/// The first statement of a file of scenes of this game.
const HEAD: &str = "game heist";

/// One scene as it is written.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its title.
    pub title: String,
    /// The line it starts on.
    pub line: usize,
    /// Rules it proves.
    pub cites: Vec<String>,
    cited_on: usize,
    given: Given,
    steps: Vec<Step>,
}

#[derive(Clone, Debug)]
enum Step {
    When(usize, String),
    Then(usize, String),
}

/// An expectation that was not met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line it stands on.
    pub line: usize,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: expected  {}\n  found     {}", self.line, self.expected, self.found)
    }
}

impl Scene {
    /// The citations that are no rules; who knows the rulebook says which are.
    pub fn unknown_citations(&self, is_rule: impl Fn(&str) -> bool) -> Vec<SceneError> {
        let wrong = self.cites.iter().filter(|id| !is_rule(id));
        let error =
            |id| SceneError { line: self.cited_on, column: 1, message: format!("there is no rule called {id}") };
        wrong.map(error).collect()
    }
}

/// Does this file hold scenes of heist? Its first statement says so.
pub fn is_heist(text: &str) -> bool {
    let first = text.lines().map(without_comment).find(|line| !line.trim().is_empty());
    first.is_some_and(|line| line.split_whitespace().eq(HEAD.split_whitespace()))
}

/// A comment starts with `#` at the start of a word.
fn without_comment(line: &str) -> &str {
    let starts = |at: usize| at == 0 || line[..at].ends_with(char::is_whitespace);
    line.match_indices('#').map(|(at, _)| at).find(|at| starts(*at)).map_or(line, |at| &line[..at])
}

/// Reads all scenes of a file, each for itself: one that cannot be read does not hide the others.
pub fn parse_each(text: &str) -> Vec<Result<Scene, SceneError>> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, without_comment(line)));
    let lines: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.trim().is_empty()).collect();
    let Some(((first, head), lines)) = lines.split_first() else { return Vec::new() };
    if !is_heist(head) {
        let message = format!("a file of heist scenes begins with a line: {HEAD}");
        return vec![Err(SceneError { line: *first, column: 1, message })];
    }
    let is_head = |line: &(usize, &str)| line.1.split_whitespace().next() == Some("scene");
    let mut scenes: Vec<Vec<(usize, &str)>> = Vec::new();
    for line in lines {
        match scenes.last_mut() {
            Some(scene) if !is_head(line) => scene.push(*line),
            _ => scenes.push(vec![*line]),
        }
    }
    scenes.iter().map(|lines| read(lines)).collect()
}

fn read(lines: &[(usize, &str)]) -> Read<Scene> {
    let mut lines = lines.iter().map(|(number, text)| Line::new(*number, text));
    let mut head = lines.next().ok_or(SceneError { line: 1, column: 1, message: "there is no scene".into() })?;
    if head.word() != Some("scene") {
        return Err(head.error("a scene begins with a line: scene TITLE"));
    }
    let title = head.rest().to_owned();
    if title.is_empty() {
        return Err(head.error("a scene wants a title"));
    }
    let line = head.number;
    let mut scene = Scene { title, line, cites: Vec::new(), cited_on: line, given: Given::new(), steps: Vec::new() };
    let mut part = 0;
    for mut line in lines {
        match (line.peek(), part) {
            (Some("--"), _) => part += 1,
            (Some("cites"), 0) => {
                line.word();
                scene.cited_on = line.number;
                scene.cites.extend(line.rest().split_whitespace().map(str::to_owned));
            }
            (_, 0) => scene.given.line(&mut line)?,
            // Moves and expectations take turns after the position.
            (_, odd) if odd % 2 == 1 => scene.steps.push(Step::When(line.number, line.rest().to_owned())),
            _ => scene.steps.push(Step::Then(line.number, line.rest().to_owned())),
        }
    }
    Ok(scene)
}

type Compared = Result<(), (String, String)>;

/// Plays a scene. `Err` if it cannot be read or its position is impossible; otherwise every expectation that was not met.
pub fn check(scene: &Scene) -> Result<Vec<Failure>, SceneError> {
    let mut game = scene.given.set_up(scene.line)?;
    let (mut told, mut failures) = (Vec::new(), Vec::new());
    let mut looked = false;
    for step in &scene.steps {
        match step {
            Step::When(number, text) => {
                if std::mem::take(&mut looked) {
                    told.clear();
                }
                let (fine, made) = make(&mut game, &Line::new(*number, text), &mut told)?;
                failures.extend(fine.err().map(|(expected, found)| Failure { line: *number, expected, found }));
                if !made {
                    // After a move that could not be made nothing that follows means anything.
                    return Ok(failures);
                }
            }
            Step::Then(number, text) => {
                looked = true;
                let fine = holds(&game, &told, &mut Line::new(*number, text))?;
                failures.extend(fine.err().map(|(expected, found)| Failure { line: *number, expected, found }));
            }
        }
    }
    Ok(failures)
}

/// Plays one line; false if its move could not be made.
fn make(game: &mut Game, line: &Line<'_>, told: &mut Vec<Told>) -> Read<(Compared, bool)> {
    let (act, next) = line.text.split_once('?').map_or((line.text, None), |(act, next)| (act, Some(next)));
    let act = act.trim();
    if !act.is_empty() {
        if let Some(refused) = act.strip_prefix("refused ") {
            return Ok((refusal(game, line, refused)?, true));
        }
        let (by, command) = sent(game, line, act)?;
        if let Err(why) = game.apply(by, &command, Some(told)) {
            return Ok((Err((act.to_owned(), format!("{why}, at: {}", state_text(game)))), false));
        }
    }
    Ok((next.map_or(Ok(()), |next| offer(game, next)), true))
}

/// Who sends what.
fn sent(game: &Game, line: &Line<'_>, text: &str) -> Read<(By, crate::command::Command)> {
    let (who, what) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let by = match who {
        "clock" => By::Clock,
        who => By::Seat(parse_seat(who).ok_or_else(|| line.error(format!("{who} is neither a seat nor clock")))?),
    };
    if what.trim() == "timeout" {
        let usual = game.usual().filter(|(whose, _)| *whose == by);
        return usual.ok_or_else(|| line.error(format!("nobody waits for {who}")));
    }
    let hand = match by {
        By::Seat(seat) => game.hand(seat),
        By::Clock => Cards::NONE,
    };
    parse_command(what, hand).map(|command| (by, command)).map_err(|why| line.error(why))
}

/// `refused A discard 1 2 : E_COMBO HEIST-LOOT-1`
fn refusal(game: &Game, line: &Line<'_>, text: &str) -> Read<Compared> {
    let (what, why) = text.split_once(':').unwrap_or((text, ""));
    let (by, command) = sent(game, line, what.trim())?;
    let Err(found) = game.check(by, &command) else {
        return Ok(Err((format!("{} to be refused", what.trim()), "it is legal".into())));
    };
    let mut listed = Vec::new();
    game.legal(by, &mut listed);
    if listed.contains(&command) {
        return Ok(Err(("what is refused not to be listed".into(), plain_text(&command))));
    }
    let said = [found.rule, found.why.code().map_or("-", |code| code.id())];
    let fits = why.split_whitespace().all(|word| said.contains(&word));
    Ok(if fits { Ok(()) } else { Err((why.trim().to_owned(), said.join(" "))) })
}

/// What is asked, and what somebody may do: `A acts; A may exactly pass, discard 3`.
fn offer(game: &Game, text: &str) -> Compared {
    for part in text.split(';').map(str::trim) {
        let Some((who, list)) = part.split_once(" may ") else {
            same(part, &state_text(game))?;
            continue;
        };
        let by = parse_seat(who.trim()).map_or(By::Clock, By::Seat);
        let mut legal = Vec::new();
        game.legal(by, &mut legal);
        let mut offered: Vec<String> = legal.iter().map(plain_text).collect();
        offered.sort();
        offered.dedup();
        let (exactly, not) = (list.strip_prefix("exactly "), list.strip_prefix("not "));
        let mut wanted: Vec<&str> = exactly.or(not).unwrap_or(list).split(',').map(str::trim).collect();
        wanted.sort_unstable();
        wanted.retain(|word| *word != "-");
        let fits = match (exactly, not) {
            (Some(_), _) => wanted == offered,
            (_, Some(_)) => !wanted.iter().any(|word| offered.iter().any(|offer| offer == word)),
            _ => wanted.iter().all(|word| offered.iter().any(|offer| offer == word)),
        };
        if !fits {
            return Err((part.to_owned(), offered.join(", ")));
        }
    }
    Ok(())
}

fn same(expected: &str, found: &str) -> Compared {
    if expected == found { Ok(()) } else { Err((expected.to_owned(), found.to_owned())) }
}

fn holds(game: &Game, told: &[Told], line: &mut Line<'_>) -> Read<Compared> {
    let first = line.want("a word")?;
    let number = |line: &mut Line<'_>, found: usize| Ok(same(&line.number()?.to_string(), &found.to_string()));
    match first {
        "loot" => compare(line, game.loot().as_slice()),
        "deck" => {
            let down: Vec<CardId> = game.deck().iter().rev().collect();
            match line.clone().cards()? {
                Written::Count(_) => compare(line, &down),
                Written::These(classes) => compare(line, &down[..classes.len().min(down.len())]),
            }
        }
        "under" => compare(line, &game.deck().as_slice()[..1]),
        "packet" => compare(line, &game.packet().iter().collect::<Vec<_>>()),
        "row" => number(line, game.row().len()),
        "passes" => number(line, usize::from(game.passes())),
        "round" => number(line, usize::from(game.round())),
        "active" => Ok(same(&line.seat()?.to_string(), &game.active().to_string())),
        "state" => Ok(same(line.rest(), &state_text(game))),
        "last" => last(game, line),
        "told" => telling(told, line),
        "view" => view(game, line),
        word => {
            let seat = parse_seat(word).ok_or_else(|| line.error(format!("{word} is nothing to look at")))?;
            let mut result = Ok(());
            while let (Some(word), true) = (line.word(), result.is_ok()) {
                result = match word {
                    "hand" => compare_set(line, game.hand(seat))?,
                    "revolver" => compare_set(line, game.revolver(seat))?,
                    "helpers" => number(line, game.helpers(seat).len())?,
                    "points" => number(line, usize::from(game.points(seat)))?,
                    "capacity" => number(line, game.capacity(seat))?,
                    word => return Err(line.error(format!("{word} is nothing a player has"))),
                };
            }
            Ok(result)
        }
    }
}

fn names(classes: &[Class]) -> String {
    let words: Vec<&str> = classes.iter().map(|class| class.id()).collect();
    words.join(" ")
}

/// Cards in their order.
fn compare(line: &mut Line<'_>, found: &[CardId]) -> Read<Compared> {
    let classes: Vec<Class> = found.iter().map(|card| card.class()).collect();
    Ok(match line.cards()? {
        Written::Count(count) => same(&format!("x{count}"), &format!("x{}", found.len())),
        Written::These(wanted) => same(&names(&wanted), &names(&classes)),
    })
}

/// Cards in any order.
fn compare_set(line: &mut Line<'_>, found: Cards) -> Read<Compared> {
    Ok(match line.cards()? {
        Written::Count(count) => same(&format!("x{count}"), &format!("x{}", found.len())),
        Written::These(mut wanted) => {
            wanted.sort_unstable();
            same(&names(&wanted), &classes_text(found))
        }
    })
}

/// How the last round ended: `last shares A 12 B 6`, `last order A B`, `last strength A 3 6`.
fn last(game: &Game, line: &mut Line<'_>) -> Read<Compared> {
    let Some(end) = game.last_round() else {
        return Ok(Err((line.text.to_owned(), "no round is over".into())));
    };
    let order = |line: &mut Line<'_>, found: &Order| {
        let wanted: Order = line.seats()?.into_iter().collect();
        Ok(same(&order_text(&wanted), &order_text(found)))
    };
    match line.want("order, missing, ranking, strength, shares or lost")? {
        "order" => order(line, &end.order),
        "missing" => order(line, &end.missing),
        "ranking" => order(line, &end.ranking),
        "lost" => Ok(same(&line.number()?.to_string(), &end.lost.to_string())),
        "cancelled" => compare_set(line, end.cancelled),
        "strength" => {
            let seat = line.seat()?;
            let found = end.strengths[seat.index()];
            Ok(same(line.rest(), &format!("{} {}", found.size, found.number)))
        }
        "shares" => {
            while line.peek().is_some() {
                let (seat, share) = (line.seat()?, line.number()?);
                let found = end.shares[seat.index()];
                if usize::from(found) != share {
                    return Ok(Err((format!("{seat} {share}"), format!("{seat} {found}"))));
                }
            }
            Ok(Ok(()))
        }
        word => Err(line.error(format!("{word} is nothing a round ends with"))),
    }
}

/// `told B : A drew ?, turn B`, in this order, perhaps with others between; `told B without : ...` none of them.
fn telling(told: &[Told], line: &mut Line<'_>) -> Read<Compared> {
    let viewer = line.want("a viewer")?;
    let seen: Vec<String> = match viewer {
        "all" => told.iter().map(|one| fact_text(&one.whole())).collect(),
        "watcher" => told.iter().map(|one| fact_text(&one.seen_by(None))).collect(),
        word => {
            let seat = parse_seat(word).ok_or_else(|| line.error(format!("{word} is no viewer")))?;
            told.iter().map(|one| fact_text(&one.seen_by(Some(seat)))).collect()
        }
    };
    let without = line.peek() == Some("without");
    if without {
        line.word();
    }
    if line.word() != Some(":") {
        return Err(line.error("write: told B : A drew ?"));
    }
    let wanted: Vec<&str> = line.rest().split(',').map(str::trim).collect();
    let mut left = seen.iter();
    let fits = if without {
        !wanted.iter().any(|fact| seen.iter().any(|one| one == fact))
    } else {
        wanted.iter().all(|fact| left.any(|one| one == fact))
    };
    Ok(if fits { Ok(()) } else { Err((wanted.join(", "), seen.join(", "))) })
}

/// `view B : A hand x6`, `view B : A revolver 7 7`, `view watcher : A hand x6`.
fn view(game: &Game, line: &mut Line<'_>) -> Read<Compared> {
    let word = line.want("a viewer")?;
    let viewer: Option<Seat> = parse_seat(word);
    if viewer.is_none() && word != "watcher" {
        return Err(line.error(format!("{word} is no viewer")));
    }
    if line.word() != Some(":") {
        return Err(line.error("write: view B : A hand x6"));
    }
    let view = game.view(viewer);
    let seat = line.seat()?;
    let seen = view.seats[seat.index()];
    let (count, cards) = match line.want("hand or revolver")? {
        "hand" => (seen.hand_count, seen.hand),
        "revolver" => (seen.revolver_count, seen.revolver),
        word => return Err(line.error(format!("{word}: a view is of hand or revolver"))),
    };
    Ok(match (line.cards()?, cards) {
        // A number means that the viewer knows no more.
        (Written::Count(wanted), None) => same(&format!("x{wanted}"), &format!("x{count}")),
        (Written::Count(wanted), Some(cards)) => Err((format!("x{wanted}, hidden"), classes_text(cards))),
        (Written::These(wanted), None) => Err((names(&wanted), "hidden".into())),
        (Written::These(mut wanted), Some(cards)) => {
            wanted.sort_unstable();
            same(&names(&wanted), &classes_text(cards))
        }
    })
}
