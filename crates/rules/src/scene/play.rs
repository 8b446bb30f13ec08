//! Plays a scene and compares.

use crate::ask::{Action, Legal, Source};
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats};
use crate::notation::{ActionPattern, CardPattern, action_text, card_text, state_text};
use crate::scene::expect::{Cards, What};
use crate::scene::parse::{Act, Asked, Scene, SceneError};
use crate::scene::position::set_up;

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
        write!(f, "line {}:\n  expected  {}\n  found     {}", self.line, self.expected, self.found)
    }
}

/// Plays a scene. `Err` if its position is impossible; otherwise every expectation that was not met.
pub fn check(scene: &Scene) -> Result<Vec<Failure>, SceneError> {
    let mut game = set_up(scene)?;
    game.begin_written();
    let mut failures = Vec::new();
    for step in &scene.when {
        let fine = match &step.act {
            Act::Look => Ok(()),
            Act::Do(seat, pattern, text) => make_move(&mut game, *seat, pattern, text),
            Act::Refused(seat, pattern, rule) => refused(&game, *seat, pattern, rule.as_deref()),
        };
        if let Err((expected, found)) = fine {
            failures.push(Failure { line: step.line, expected, found });
            if matches!(step.act, Act::Do(..)) {
                // After a move that could not be made nothing that follows means anything.
                return Ok(failures);
            }
        }
        if let Some(asked) = &step.next {
            compare_ask(&game, asked, step.line, &mut failures);
        }
    }
    for expectation in &scene.then {
        if let Err((expected, found)) = holds(&game, &expectation.what) {
            failures.push(Failure { line: expectation.line, expected, found });
        }
    }
    Ok(failures)
}

type Compared = Result<(), (String, String)>;

fn same(expected: impl std::fmt::Display, found: impl std::fmt::Display) -> Compared {
    let (expected, found) = (expected.to_string(), found.to_string());
    if expected == found { Ok(()) } else { Err((expected, found)) }
}

fn legal(game: &Game) -> Vec<Action> {
    let mut list = Legal::new();
    game.legal(&mut list);
    list.actions().to_vec()
}

fn offered_text(game: &Game) -> String {
    let mut texts: Vec<String> = legal(game).iter().map(|action| action_text(game.deck, *action)).collect();
    if texts.len() > 24 {
        let more = texts.len() - 24;
        texts.truncate(24);
        texts.push(format!("and {more} more"));
    }
    texts.join(", ")
}

fn make_move(game: &mut Game, seat: Seat, pattern: &ActionPattern, text: &str) -> Compared {
    let expected = format!("{seat} {text}");
    let Some(ask) = game.ask().filter(|ask| ask.seat == seat) else {
        return Err((expected, state_text(game)));
    };
    let meant: Vec<Action> = legal(game).into_iter().filter(|action| pattern.fits(game.deck, *action)).collect();
    let Some(first) = meant.first().copied() else {
        return Err((format!("{expected} to be legal"), format!("{}: {}", state_text(game), offered_text(game))));
    };
    let alike = |action: &Action| blurred(game, *action) == blurred(game, first);
    if let Some(other) = meant.iter().find(|action| !alike(action)) {
        let both = format!("{} and {}", action_text(game.deck, first), action_text(game.deck, *other));
        return Err((format!("{expected} to mean one action"), both));
    }
    game.apply(ask.who, first, None).map_err(|refusal| (expected, format!("refused by {}", refusal.rule)))
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
                Source::Card(card) => kind(card),
                Source::Character(character) => character.id(),
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
        if asked && legal(game).into_iter().any(|action| less.iter().any(|less| less.fits(game.deck, action))) {
            let found = "refused by CARD-GEN-03".to_owned();
            return rule.map_or(Ok(()), |rule| same(format!("refused by {rule}"), found));
        }
    }
    let asked = game.ask().is_some_and(|ask| ask.seat == seat);
    if asked && let Some(action) = legal(game).into_iter().find(|action| pattern.fits(game.deck, *action)) {
        return Err(("a refusal".into(), format!("{} is legal", action_text(game.deck, action))));
    }
    let action = pattern.compose(game, seat).map_err(|why| ("a refusal".to_owned(), why))?;
    let Some(refusal) = game.why_not(game.owner(seat), action) else {
        return Err(("a refusal".into(), format!("{} is legal", action_text(game.deck, action))));
    };
    rule.map_or(Ok(()), |rule| same(format!("refused by {rule}"), format!("refused by {}", refusal.rule)))
}

fn compare_ask(game: &Game, asked: &Asked, line: usize, failures: &mut Vec<Failure>) {
    let mut fail = |expected: String, found: String| failures.push(Failure { line, expected, found });
    let state = state_text(game);
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    if !words(&state).starts_with(&words(&asked.question)) {
        fail(asked.question.clone(), state);
        return;
    }
    let offered = legal(game);
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
    if let Some(exactly) = &asked.exactly {
        let unmeant =
            offered.iter().find(|action| !exactly.iter().any(|(_, pattern)| pattern.fits(game.deck, **action)));
        if let Some(action) = unmeant {
            fail(format!("{} not to be offered", action_text(game.deck, *action)), offered_text(game));
        }
    }
}

fn holds(game: &Game, what: &What) -> Compared {
    match what {
        What::Life(seat, life, max) => {
            let state = game.seat(*seat);
            same(format!("{seat} {life}/{max}"), format!("{seat} {}/{}", state.life, state.max))
        }
        What::Dead(seat) => same(
            format!("{seat} dead"),
            if game.living.contains(*seat) { format!("{seat} alive") } else { format!("{seat} dead") },
        ),
        What::Hand(seat, cards) => {
            compare_cards(game, &format!("{seat} hand"), cards, &list(game, *seat, false), Order::Any)
        }
        What::Holds(seat, cards) => {
            let mut left = list(game, *seat, false);
            for pattern in cards {
                match left.iter().position(|card| pattern.fits(game.deck, *card)) {
                    Some(at) => drop(left.swap_remove(at)),
                    None => {
                        return Err((
                            format!("{seat} holds {}", written(cards)),
                            format!("{seat} hand {}", texts(game, &list(game, *seat, false))),
                        ));
                    }
                }
            }
            Ok(())
        }
        What::Table(seat, cards) => compare_table(game, *seat, cards),
        What::Copies(seat, character) => {
            let name = |c: Option<crate::catalog::Character>| c.map_or("-", |c| c.id());
            same(
                format!("{seat} copies {}", name(*character)),
                format!("{seat} copies {}", name(game.seat(*seat).borrowed)),
            )
        }
        What::Distance(from, to, wanted) => {
            let found = game.distance(*from, *to).map_or("undefined".to_owned(), |d| d.to_string());
            same(format!("{from} distance {to} {wanted}"), format!("{from} distance {to} {found}"))
        }
        What::Reaches(from, seats) => {
            let wanted = seats.iter().copied().fold(Seats::NONE, Seats::with);
            same(format!("{from} reaches {wanted:?}"), format!("{from} reaches {:?}", game.reachable(*from)))
        }
        What::Discard(cards) => compare_cards(game, "discard", cards, game.zones.discard.as_slice(), Order::Last),
        What::Deck(cards) => {
            let from_top: Vec<CardId> = game.zones.deck.top_down().collect();
            compare_cards(game, "deck", cards, &from_top, Order::First)
        }
        What::Waiting(cards) => {
            let waiting: Vec<CardId> = game.zones.waiting.iter().collect();
            compare_cards(game, "waiting", &Cards::These(cards.clone()), &waiting, Order::Any)
        }
        What::Turn(seat) => same(format!("turn {seat}"), format!("turn {}", game.turn.seat)),
        What::Bangs(count) => same(format!("bangs {count}"), format!("bangs {}", game.turn.limited)),
        What::State(text) => same(text, state_text(game)),
        What::Going => {
            if game.over.is_none() {
                Ok(())
            } else {
                Err(("going".into(), state_text(game)))
            }
        }
        What::ViewHand(viewer, seat, cards) => {
            let view = game.view(viewer.map(|seat| game.owner(seat)));
            compare_known(game, "hand", cards, view.hand(*seat))
        }
        What::ViewDeck(viewer, cards) => {
            let view = game.view(viewer.map(|seat| game.owner(seat)));
            let top = &view.deck_from_top()[..cards.len().min(view.deck_len as usize)];
            compare_known(game, "deck", cards, top)
        }
        What::ViewRole(viewer, seat, role) => {
            let view = game.view(viewer.map(|seat| game.owner(seat)));
            let name = |role: Option<crate::ids::Role>| role.map_or("?", crate::ids::Role::id);
            same(name(*role), name(view.seat(*seat).role))
        }
    }
}

fn list(game: &Game, seat: Seat, table: bool) -> Vec<CardId> {
    game.in_order(if table { game.table(seat) } else { game.hand(seat) }).collect()
}

fn texts(game: &Game, cards: &[CardId]) -> String {
    if cards.is_empty() {
        return "-".into();
    }
    cards.iter().map(|card| card_text(game.deck, *card)).collect::<Vec<_>>().join(" ")
}

#[derive(Copy, Clone)]
enum Order {
    Any,
    First,
    Last,
}

fn compare_cards(game: &Game, what: &str, wanted: &Cards, found: &[CardId], order: Order) -> Compared {
    let mismatch = |wanted: &str| Err((format!("{what} {wanted}"), format!("{what} {}", texts(game, found))));
    let patterns = match wanted {
        Cards::Count(count) if *count == found.len() => return Ok(()),
        Cards::Count(count) => return Err((format!("{what} {count} cards"), format!("{what} {} cards", found.len()))),
        Cards::These(patterns) => patterns,
    };
    let fits = |pattern: &CardPattern, card: &CardId| pattern.fits(game.deck, *card);
    let ok = match order {
        Order::Any => patterns.len() == found.len() && matching(game, patterns, found),
        Order::First if patterns.is_empty() => found.is_empty(),
        Order::First => patterns.len() <= found.len() && patterns.iter().zip(found).all(|(p, c)| fits(p, c)),
        Order::Last if patterns.is_empty() => found.is_empty(),
        Order::Last => {
            patterns.len() <= found.len() && patterns.iter().rev().zip(found.iter().rev()).all(|(p, c)| fits(p, c))
        }
    };
    if ok { Ok(()) } else { mismatch(&written(patterns)) }
}

/// Written cards as they were written.
fn written(patterns: &[CardPattern]) -> String {
    if patterns.is_empty() {
        return "-".into();
    }
    patterns.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Is there a way to give every pattern a card of its own? Narrow patterns choose first.
fn matching(game: &Game, patterns: &[CardPattern], cards: &[CardId]) -> bool {
    let mut sorted: Vec<&CardPattern> = patterns.iter().collect();
    sorted.sort_by_key(|pattern| std::cmp::Reverse(pattern.narrowness()));
    let mut left = cards.to_vec();
    sorted.into_iter().all(|pattern| match left.iter().position(|card| pattern.fits(game.deck, *card)) {
        Some(at) => {
            left.swap_remove(at);
            true
        }
        None => false,
    })
}

fn compare_table(game: &Game, seat: Seat, wanted: &[(CardPattern, bool)]) -> Compared {
    let found = list(game, seat, true);
    let fits = |((pattern, fresh), card): (&(CardPattern, bool), &CardId)| {
        pattern.fits(game.deck, *card) && *fresh == game.zones.fresh.contains(*card)
    };
    if wanted.len() == found.len() && wanted.iter().zip(&found).all(fits) {
        return Ok(());
    }
    let shown: Vec<String> = found
        .iter()
        .map(|card| {
            format!("{}{}", if game.zones.fresh.contains(*card) { "fresh:" } else { "" }, card_text(game.deck, *card))
        })
        .collect();
    let as_written = wanted.iter().map(|(card, fresh)| format!("{}{card}", if *fresh { "fresh:" } else { "" }));
    let as_written: Vec<String> = as_written.collect();
    let or_none = |cards: Vec<String>| if cards.is_empty() { "-".to_owned() } else { cards.join(" ") };
    Err((format!("{seat} table {}", or_none(as_written)), format!("{seat} table {}", or_none(shown))))
}

fn compare_known(game: &Game, what: &str, wanted: &[Option<CardPattern>], found: &[Option<CardId>]) -> Compared {
    let fits = |(pattern, card): (&Option<CardPattern>, &Option<CardId>)| match (pattern, card) {
        (None, None) => true,
        (Some(pattern), Some(card)) => pattern.fits(game.deck, *card),
        _ => false,
    };
    if wanted.len() == found.len() && wanted.iter().zip(found).all(fits) {
        return Ok(());
    }
    let shown: Vec<String> =
        found.iter().map(|card| card.map_or("?".into(), |card| card_text(game.deck, card))).collect();
    let as_written: Vec<String> = wanted.iter().map(|card| card.map_or("?".into(), |card| card.to_string())).collect();
    Err((format!("{what} seen as {}", as_written.join(" ")), format!("{what} seen as {}", shown.join(" "))))
}
