//! Plays a scene and compares.

use crate::ask::{Action, Legal, Source};
use crate::fact::Told;
use crate::game::Game;
use crate::ids::{CardId, Seat};
use crate::notation::{ActionPattern, action_text, source_text, state_text};
use crate::run::Illegal;
use crate::scene::compare::{Compared, holds, same};
use crate::scene::moves::{Act, Asked, Move};
use crate::scene::parse::{Scene, SceneError, Step};
use crate::scene::position::set_up;
use crate::scene::seen::{all_is_counted, all_see_the_table, nothing_is_offered_twice};
use crate::scene::why::{opponent, why_text};
use crate::series::Series;

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

/// The position of a scene, run to its first question.
pub fn opening(scene: &Scene) -> Result<Game, SceneError> {
    let mut series = set_up(scene)?;
    start(&mut series, scene.given.hold, &mut Vec::new());
    Ok(*series.game())
}

/// Plays a scene. `Err` if its position is impossible; otherwise every expectation that was not met.
pub fn check(scene: &Scene) -> Result<Vec<Failure>, SceneError> {
    let mut series = set_up(scene)?;
    let hold = scene.given.hold;
    let (mut told, mut failures) = (Vec::new(), Vec::new());
    let mut expecting = false;
    start(&mut series, hold, &mut told);
    for step in &scene.steps {
        match step {
            Step::When(step) => {
                if std::mem::take(&mut expecting) {
                    told.clear();
                }
                if !play(&mut series, step, hold, &mut told, &mut failures) {
                    // After a move that could not be made nothing that follows means anything.
                    return Ok(failures);
                }
            }
            Step::Then(expectation) => {
                if !std::mem::replace(&mut expecting, true)
                    && let Err((expected, found)) = all_see_the_table(&series, &scene.given)
                {
                    failures.push(Failure { line: expectation.line, expected, found });
                }
                if let Err((expected, found)) = holds(&series, &told, &expectation.what) {
                    failures.push(Failure { line: expectation.line, expected, found });
                }
            }
        }
    }
    Ok(failures)
}

/// Runs to the first question.
fn start(series: &mut Series, hold: bool, told: &mut Vec<Told>) {
    series.within(told, |game, told| match hold {
        true => game.start_held(told),
        false => game.start(Some(told)),
    });
}

/// Plays one line; false if its move could not be made.
fn play(series: &mut Series, step: &Move, hold: bool, told: &mut Vec<Told>, failures: &mut Vec<Failure>) -> bool {
    let (before, heard) = (*series.game(), told.len());
    let fine = match &step.act {
        Act::Look => Ok(()),
        Act::Do(seat, pattern, text) => make_move(series, *seat, pattern, text, hold, told),
        Act::Timeout(seat) => time_out(series, *seat, hold, told),
        Act::Speaks(seat, rule) => speaks(series, *seat, rule.as_deref(), hold, told),
        Act::Next(rule) => deal_next(series, rule.as_deref(), told),
        Act::Refused(seat, pattern, rule) => refused(series.game(), *seat, pattern, rule.as_deref()),
    };
    if let Err((expected, found)) = fine {
        failures.push(Failure { line: step.line, expected, found });
        if matches!(step.act, Act::Do(..) | Act::Timeout(_) | Act::Next(_)) {
            return false;
        }
    }
    let game = series.game();
    let counted = match step.act {
        Act::Do(..) | Act::Timeout(_) => all_is_counted(&before, game, &told[heard..]),
        Act::Look | Act::Speaks(..) | Act::Next(_) | Act::Refused(..) => Ok(()),
    };
    let unasked = [counted, nothing_is_offered_twice(game, &legal(series))];
    failures.extend(unasked.into_iter().filter_map(Result::err).map(|(expected, found)| Failure {
        line: step.line,
        expected,
        found,
    }));
    if let Some(asked) = &step.next {
        compare_ask(game, asked, step.line, failures);
    }
    true
}

/// What is offered, into a list that has been used before.
fn legal(series: &Series) -> Vec<Action> {
    let mut list = Legal::new();
    series.legal(&mut list);
    series.legal(&mut list);
    list.actions().to_vec()
}

fn offered(game: &Game) -> Vec<Action> {
    let mut list = Legal::new();
    game.legal(&mut list);
    list.actions().to_vec()
}

fn offered_text(game: &Game) -> String {
    let mut texts: Vec<String> = offered(game).iter().map(|action| action_text(game.deck, *action)).collect();
    if texts.len() > 24 {
        let more = texts.len() - 24;
        texts.truncate(24);
        texts.push(format!("and {more} more"));
    }
    texts.join(", ")
}

fn make_move(
    series: &mut Series,
    seat: Seat,
    pattern: &ActionPattern,
    text: &str,
    hold: bool,
    told: &mut Vec<Told>,
) -> Compared {
    let expected = format!("{seat} {text}");
    let game = series.game();
    if game.ask().is_none_or(|ask| ask.seat != seat) {
        return Err((expected, state_text(game)));
    }
    let meant: Vec<Action> = legal(series).into_iter().filter(|action| pattern.fits(game.deck, *action)).collect();
    let as_written = meant.iter().find(|action| pattern.pays_in_order(game.deck, **action));
    let Some(first) = as_written.or(meant.first()).copied() else {
        return Err((format!("{expected} to be legal"), format!("{}: {}", state_text(game), offered_text(game))));
    };
    let alike = |action: &Action| blurred(game, *action) == blurred(game, first);
    if let Some(other) = meant.iter().find(|action| !alike(action)) {
        let both = format!("{} and {}", action_text(game.deck, first), action_text(game.deck, *other));
        return Err((format!("{expected} to mean one action"), both));
    }
    carry_out(series, first, hold, told).map_err(|refusal| (expected, format!("refused by {}", refusal.rule)))
}

/// Through the door all players use, unless phase two is held open.
fn carry_out(series: &mut Series, action: Action, hold: bool, told: &mut Vec<Told>) -> Result<(), Illegal> {
    match series.ask() {
        Some(ask) if !hold => series.apply(ask.who, action, Some(told)),
        _ => series.within(told, |game, told| game.apply_held(action, told)),
    }
}

/// Nobody answers, and what is played then is played.
fn time_out(series: &mut Series, seat: Seat, hold: bool, told: &mut Vec<Told>) -> Compared {
    let expected = format!("{seat} timeout");
    let game = series.game();
    if game.ask().is_none_or(|ask| ask.seat != seat) {
        return Err((expected, state_text(game)));
    }
    let Some(action) = fallback(game) else { return Err((expected, "nothing is played".into())) };
    let mut list = Legal::new();
    series.legal(&mut list);
    let done = match list.actions().iter().position(|listed| *listed == action) {
        Some(index) if !hold => series.take(&list, index, Some(told)),
        _ => carry_out(series, action, hold, told),
    };
    done.map_err(|refusal| (expected, format!("refused by {}", refusal.rule)))
}

/// Somebody speaks, whoever is asked; or is kept from it by a rule.
fn speaks(series: &mut Series, seat: Seat, rule: Option<&str>, hold: bool, told: &mut Vec<Told>) -> Compared {
    let heard = series.within(told, |game, told| match hold {
        true => game.hear(game.owner(seat), Some(told), true),
        false => game.speak(game.owner(seat), Some(told)),
    });
    let game = series.game();
    let found = match heard {
        Ok(()) => "heard".to_owned(),
        Err(refusal) => format!("refused by {} {}", refusal.rule, why_text(game, refusal.why)),
    };
    let expected = rule.map_or("heard".to_owned(), |rule| format!("refused by {rule}"));
    if starts_with(&found, &expected) { Ok(()) } else { same(format!("{seat} speaks: {expected}"), found) }
}

/// The next game of the series is dealt, or a rule says that there is none.
fn deal_next(series: &mut Series, rule: Option<&str>, told: &mut Vec<Told>) -> Compared {
    let found = series.next(Some(told)).err().map_or("a next game".to_owned(), |why| why.to_string());
    match rule {
        Some(rule) if found.contains(&format!("({rule})")) => Ok(()),
        Some(rule) => Err((format!("next refused by {rule}"), found)),
        None => same("a next game", found),
    }
}

/// What is played if nobody answers.
fn fallback(game: &Game) -> Option<Action> {
    let mut list = Legal::new();
    game.legal(&mut list);
    list.fallback(&game.ask()?)
}

/// An action with the signs of its cards left out, to tell whether two differ in anything else.
fn blurred(game: &Game, action: Action) -> String {
    let kind = |card: CardId| game.kind(card).id();
    let pay = |pay: [Option<CardId>; 2]| {
        let mut kinds: Vec<_> = pay.into_iter().flatten().map(kind).collect();
        kinds.sort_unstable();
        kinds.join(" ")
    };
    match action {
        Action::Play { card, kind: played, aim, pay: paid } => {
            format!("{} {} {:?} {:?} {}", kind(card), played.id(), aim.seat, aim.card.map(kind), pay(paid))
        }
        Action::Use { source, aim, pay: paid } => {
            let source = match source {
                Source::Card(card) => kind(card).to_owned(),
                ability => source_text(game.deck, ability),
            };
            format!("use {source} {:?} {:?} {}", aim.seat, aim.card.map(kind), pay(paid))
        }
        Action::Pick(card) => format!("pick {}", kind(card)),
        other => action_text(game.deck, other),
    }
}

fn refused(game: &Game, seat: Seat, pattern: &ActionPattern, rule: Option<&str>) -> Compared {
    let pattern = &pattern.as_written();
    if let Some(less) = pattern.paying_less() {
        // No action carries so many cards. If it is legal with fewer of them, the cost is what is wrong with it.
        let asked = game.ask().is_some_and(|ask| ask.seat == seat);
        if asked && offered(game).into_iter().any(|action| less.iter().any(|less| less.fits(game.deck, action))) {
            let found = "refused by CARD-GEN-03".to_owned();
            return rule.map_or(Ok(()), |rule| same(format!("refused by {rule}"), found));
        }
    }
    let asked = game.ask().is_some_and(|ask| ask.seat == seat);
    if asked && let Some(action) = offered(game).into_iter().find(|action| pattern.fits(game.deck, *action)) {
        return Err(("a refusal".into(), format!("{} is legal", action_text(game.deck, action))));
    }
    let action = pattern.compose(game, seat).map_err(|why| ("a refusal".to_owned(), why))?;
    let Some(refusal) = game.why_not(game.owner(seat), action) else {
        return Err(("a refusal".into(), format!("{} is legal", action_text(game.deck, action))));
    };
    let found = format!("{} {}", refusal.rule, why_text(game, refusal.why));
    let said = |rule: &str| starts_with(&found, rule);
    if rule.is_none_or(said) {
        Ok(())
    } else {
        same(format!("refused by {}", rule.unwrap_or_default()), format!("refused by {found}"))
    }
}

/// Does a text begin with these words?
fn starts_with(text: &str, words: &str) -> bool {
    let mut of = text.split_whitespace();
    words.split_whitespace().all(|word| of.next() == Some(word))
}

fn compare_ask(game: &Game, asked: &Asked, line: usize, failures: &mut Vec<Failure>) {
    let mut fail = |expected: String, found: String| failures.push(Failure { line, expected, found });
    let state = state_text(game) + &opponent(game).map_or(String::new(), |by| format!(" by {by}"));
    if !starts_with(&state, &asked.question) {
        fail(asked.question.clone(), state);
        return;
    }
    let offered = offered(game);
    let fits = |pattern: &ActionPattern| offered.iter().any(|action| pattern.fits(game.deck, *action));
    for (text, pattern) in &asked.with {
        if !fits(pattern) {
            fail(format!("{text} to be offered"), offered_text(game));
        }
    }
    for (text, pattern) in &asked.without {
        if fits(pattern) {
            fail(format!("{text} not to be offered"), offered_text(game));
        }
    }
    for (text, pattern) in asked.exactly.iter().flatten() {
        if !fits(pattern) {
            fail(format!("{text} to be offered"), offered_text(game));
        }
    }
    if let Some((text, pattern)) = &asked.timeout
        && !fallback(game).is_some_and(|action| pattern.fits(game.deck, action))
    {
        let found = fallback(game).map_or("nothing".into(), |action| action_text(game.deck, action));
        fail(format!("{text} when time runs out"), found);
    }
    if let Some(exactly) = &asked.exactly {
        let unmeant =
            offered.iter().find(|action| !exactly.iter().any(|(_, pattern)| pattern.fits(game.deck, **action)));
        if let Some(action) = unmeant {
            fail(format!("{} not to be offered", action_text(game.deck, *action)), offered_text(game));
        }
    }
}
