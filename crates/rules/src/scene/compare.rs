//! Compares what a scene expects with what is there, and says what differs.

use crate::catalog::{Character, EventCard};
use crate::defs::Slot;
use crate::events::EventSet;
use crate::fact::{Fact, Told};
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats};
use crate::notation::{CardPattern, card_text, state_text};
use crate::order::Direction;
use crate::scene::expect::{Cards, Telling, What};
use crate::scene::told::{FactPattern, fact_text, phase_word};
use crate::scene::words::Written;
use crate::series::{Price, Series};

/// Fine, or what was expected and what was found.
pub(super) type Compared = Result<(), (String, String)>;

pub(super) fn same(expected: impl std::fmt::Display, found: impl std::fmt::Display) -> Compared {
    let (expected, found) = (expected.to_string(), found.to_string());
    if expected == found { Ok(()) } else { Err((expected, found)) }
}

/// Is it so? `told` is what has been told since the moves before this part began.
pub(super) fn holds(series: &Series, told: &[Told], what: &What) -> Compared {
    let game = series.game();
    match what {
        What::SeriesOver(over) => {
            let text = |over: bool| if over { "series over" } else { "series going" };
            same(text(*over), text(series.is_over()))
        }
        What::Number(number) => same(format!("game {number}"), format!("game {}", series.number() + 1)),
        What::Standing(seat, which, number) => {
            let stands = series.standings()[seat.index()];
            let found = match *which {
                "place" => stands.place,
                "victories" => stands.won,
                _ => stands.survived,
            };
            same(format!("{seat} {which} {number}"), format!("{} {which} {found}", stands.seat))
        }
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
        What::Drawn(seat, wanted) => {
            let names = |characters: Vec<crate::catalog::Character>| {
                let mut names: Vec<&str> = characters.iter().map(|one| one.id()).collect();
                names.sort_unstable();
                if names.is_empty() { "-".to_owned() } else { names.join(" ") }
            };
            let found = game.seat(*seat).drawn.iter().collect();
            same(format!("{seat} drawn {}", names(wanted.clone())), format!("{seat} drawn {}", names(found)))
        }
        What::DrawnCount(seat, count) => {
            same(format!("{seat} drawn {count}"), format!("{seat} drawn {}", game.seat(*seat).drawn.len()))
        }
        What::Distance(from, to, wanted) => {
            let found = game.distance(*from, *to).map_or("undefined".to_owned(), |d| d.to_string());
            same(format!("{from} distance {to} {wanted}"), format!("{from} distance {to} {found}"))
        }
        What::Range(seat, wanted) => {
            same(format!("{seat} range {wanted}"), format!("{seat} range {}", game.range(*seat)))
        }
        What::Reaches(from, seats) => compare_seats(&format!("{from} reaches"), seats, game.reachable(*from)),
        What::Within(from, most, seats) => {
            compare_seats(&format!("{from} within {most}"), seats, game.within(*from, *most))
        }
        What::Told(viewer, telling, facts) => compare_told(game, *viewer, *telling, facts, told),
        What::Discard(cards) => compare_cards(game, "discard", cards, game.discard_pile().as_slice(), Order::Last),
        What::Deck(cards) => {
            let from_top: Vec<CardId> = game.draw_pile().top_down().collect();
            compare_cards(game, "deck", cards, &from_top, Order::First)
        }
        What::Waiting(cards) => {
            let waiting: Vec<CardId> = game.waiting().iter().collect();
            compare_cards(game, "waiting", &Cards::These(cards.clone()), &waiting, Order::Any)
        }
        What::Turn(seat, None) => same(format!("turn {seat}"), format!("turn {}", game.turn.seat)),
        What::Turn(seat, Some(phase)) => {
            let text = |seat: Seat, phase| format!("turn {seat} {}", phase_word(phase));
            same(text(*seat, *phase), text(game.turn.seat, game.turn.phase))
        }
        What::Bangs(count) => same(format!("bangs {count}"), format!("bangs {}", game.turn.limited)),
        What::State(text) => same(text, state_text(game)),
        What::Ghost(seat) => same(
            format!("{seat} ghost"),
            if game.ghosts.contains(*seat) { format!("{seat} ghost") } else { format!("{seat} no ghost") },
        ),
        What::Money(seat, dollars) => {
            same(format!("{seat} money {dollars}"), format!("{seat} money {}", game.balance(*seat)))
        }
        What::Price(seat, price) => {
            let text = |price: Option<Price>| price.map_or("-".to_owned(), |price| price.to_string());
            same(format!("{seat} price {}", text(*price)), format!("{seat} price {}", text(game.books.price[*seat])))
        }
        What::Character(seat, wanted) => {
            let found = Some(game.seat(*seat)).filter(|state| state.max > 0).map(|state| state.character);
            let name = |one: Option<Character>| one.map_or("-", Character::id);
            same(format!("{seat} character {}", name(*wanted)), format!("{seat} character {}", name(found)))
        }
        What::Offered(wanted) => {
            let row = |list: &[Character]| list.iter().map(|one| one.id()).collect::<Vec<_>>().join(" ");
            let found: Vec<Character> = game.books.offered.iter().collect();
            same(format!("offered {}", row(wanted)), format!("offered {}", row(&found)))
        }
        What::Spare(seat, wanted) => {
            let found = game.seat(*seat).spare.map_or("-", |spare| spare.character.id());
            same(format!("{seat} spare {}", wanted.id()), format!("{seat} spare {found}"))
        }
        What::Event(Some(event)) => {
            let found = match event.def().in_box.slot() {
                Slot::Main => game.events.main,
                Slot::Side => game.events.side,
            };
            same(format!("event {}", event.id()), format!("event {}", event_id(found)))
        }
        What::Event(None) => {
            same("event - -", format!("event {} {}", event_id(game.events.main), event_id(game.events.side)))
        }
        What::NextEvent(event) => {
            same(format!("next {}", event_id(*event)), format!("next {}", event_id(game.next_event())))
        }
        What::EventsLeft(count) => {
            same(format!("stack {count} events"), format!("stack {} events", game.stacks.main.len()))
        }
        What::SideEventsLeft(count) => {
            same(format!("side-stack {count} events"), format!("side-stack {} events", game.stacks.side.len()))
        }
        What::Past(wanted) => {
            let row = |events: EventSet| match events.iter().map(EventCard::id).collect::<Vec<_>>() {
                none if none.is_empty() => "past -".to_owned(),
                ids => format!("past {}", ids.join(" ")),
            };
            same(row(wanted.iter().copied().collect()), row(game.used_events()))
        }
        What::LastEvent(event) => {
            let stack = match event.def().in_box.slot() {
                Slot::Main => &game.stacks.main,
                Slot::Side => &game.stacks.side,
            };
            same(format!("last {}", event.id()), format!("last {}", event_id(stack.get(0))))
        }
        What::Roles(roles) => {
            let row = |mut roles: Vec<&str>| {
                roles.sort_unstable();
                format!("roles {}", roles.join(" "))
            };
            let dealt = game.all_seats().iter().map(|seat| game.role(seat).id());
            same(row(roles.iter().map(|role| role.id()).collect()), row(dealt.collect()))
        }
        What::Keeper(seat) => {
            let found = game.keeper().map_or("-".to_owned(), |seat| seat.to_string());
            same(format!("keeper {seat}"), format!("keeper {found}"))
        }
        What::Chosen(seats) => compare_seats("chosen", seats, game.stacks.open.chosen),
        What::Concerned(event, seats) => {
            compare_seats(&format!("concerned {}", event.id()), seats, game.view(None).board().concerned(*event))
        }
        What::Won(seats) => {
            let won = game.all_seats().iter().filter(|seat| game.has_won(*seat)).fold(Seats::NONE, Seats::with);
            compare_seats("won", seats, won)
        }
        What::Direction(wanted) => {
            let word = |direction: Direction| match direction {
                Direction::Clockwise => "clockwise",
                Direction::Counter => "counter",
            };
            let found = format!("{} effects {}", word(game.directions.turns), word(game.directions.effects));
            same(format!("direction {wanted}"), format!("direction {found}"))
        }
        What::Status(seat, wanted) => {
            let found = match (game.acting.contains(*seat), game.passive.contains(*seat)) {
                (true, _) => "acting",
                (false, true) => "passive",
                (false, false) => "active",
            };
            same(format!("{seat} {wanted}"), format!("{seat} {found}"))
        }
        What::Withdrawn(seat) => same(
            format!("{seat} withdrawn"),
            if game.withdrawn.contains(*seat) { format!("{seat} withdrawn") } else { format!("{seat} there or dead") },
        ),
        What::LastStand => same("last-stand", if game.is_last_stand() { "last-stand" } else { "no last-stand" }),
        What::Target(seat, wanted) => {
            let name = |target: Option<Seat>| target.map_or("-".to_owned(), |seat| seat.to_string());
            same(format!("{seat} target {}", name(*wanted)), format!("{seat} target {}", name(game.target(*seat))))
        }
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
        What::ViewSpare(viewer, seat, spare) => {
            let view = game.view(viewer.map(|seat| game.owner(seat)));
            let name = |spare: Option<Character>| spare.map_or("?", Character::id);
            same(name(*spare), name(view.seat(*seat).spare))
        }
    }
}

fn event_id(event: Option<EventCard>) -> &'static str {
    event.map_or("-", EventCard::id)
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

fn compare_seats(what: &str, wanted: &[Seat], found: Seats) -> Compared {
    let row = |seats: Seats| match seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>() {
        none if none.is_empty() => "-".to_owned(),
        seats => seats.join(" "),
    };
    let wanted = wanted.iter().copied().fold(Seats::NONE, Seats::with);
    same(format!("{what} {}", row(wanted)), format!("{what} {}", row(found)))
}

/// Which part of a row of cards is meant.
#[derive(Copy, Clone)]
enum Order {
    /// All of them, in any order.
    Any,
    /// A pile from its top.
    First,
    /// A pile up to its top.
    Last,
}

fn compare_cards(game: &Game, what: &str, wanted: &Cards, found: &[CardId], order: Order) -> Compared {
    let (patterns, whole) = match wanted {
        Cards::Count(count) if *count == found.len() => return Ok(()),
        Cards::Count(count) => return Err((format!("{what} {count} cards"), format!("{what} {} cards", found.len()))),
        Cards::These(patterns) => (patterns, patterns.is_empty()),
        Cards::Only(patterns) => (patterns, true),
    };
    match order {
        Order::Any if matching(game, patterns, found) => Ok(()),
        Order::Any => Err((format!("{what} {}", written(patterns)), format!("{what} {}", texts(game, found)))),
        Order::First => compare_pile(game, what, patterns, found, whole),
        Order::Last => {
            let (patterns, found): (Vec<_>, Vec<_>) =
                (patterns.iter().rev().copied().collect(), found.iter().rev().copied().collect());
            compare_pile(game, what, &patterns, &found, whole)
        }
    }
}

/// Compares a pile from its top. What differs is named by its place in the pile, and nothing else.
fn compare_pile(game: &Game, what: &str, wanted: &[CardPattern], found: &[CardId], whole: bool) -> Compared {
    const MOST: usize = 5;
    let (mut expected, mut there) = (Vec::new(), Vec::new());
    for (i, pattern) in wanted.iter().enumerate() {
        let card = found.get(i);
        if !card.is_some_and(|card| pattern.fits(game.deck, *card)) {
            let place = i + 1;
            expected.push(format!("{place}. {pattern}"));
            there.push(
                card.map_or(format!("{place}. none"), |card| format!("{place}. {}", card_text(game.deck, *card))),
            );
        }
    }
    if whole && found.len() > wanted.len() {
        expected.push(format!("{} cards in all", wanted.len()));
        there.push(format!("{} cards in all, next {}", found.len(), card_text(game.deck, found[wanted.len()])));
    }
    if expected.is_empty() {
        return Ok(());
    }
    let row = |mut parts: Vec<String>| {
        let more = parts.len().saturating_sub(MOST);
        parts.truncate(MOST);
        let tail = if more > 0 { format!(", and {more} more") } else { String::new() };
        format!("{what} from the top: {}{tail}", parts.join(", "))
    };
    Err((row(expected), row(there)))
}

/// Were these facts told to the viewer?
fn compare_told(game: &Game, viewer: Option<Seat>, telling: Telling, facts: &[FactPattern], told: &[Told]) -> Compared {
    let name = viewer.map_or("-".to_owned(), |seat| seat.to_string());
    let heard: Vec<Fact> = told.iter().map(|told| told.seen_by(viewer.map(|seat| game.owner(seat)))).collect();
    let fits = |pattern: &FactPattern, fact: &Fact| pattern.fits(game.deck, *fact);
    let all = || match heard.iter().map(|fact| fact_text(game.deck, *fact)).collect::<Vec<_>>() {
        none if none.is_empty() => format!("{name} was told nothing"),
        texts => format!("{name} was told: {}", texts.join(", ")),
    };
    match telling {
        Telling::With => {
            let mut left = heard.iter();
            match facts.iter().find(|pattern| !left.any(|fact| fits(pattern, fact))) {
                Some(missing) => Err((format!("{name} told: {missing}"), all())),
                None => Ok(()),
            }
        }
        Telling::Without => match heard.iter().find(|fact| facts.iter().any(|pattern| fits(pattern, fact))) {
            Some(fact) => {
                let text = fact_text(game.deck, *fact);
                Err((format!("{name} not told: {text}"), format!("{name} was told: {text}")))
            }
            None => Ok(()),
        },
        Telling::Exactly => {
            let same =
                facts.len() == heard.len() && facts.iter().zip(&heard).all(|(pattern, fact)| fits(pattern, fact));
            let wanted = facts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            if same { Ok(()) } else { Err((format!("{name} told exactly: {wanted}"), all())) }
        }
    }
}

/// Written cards as they were written.
fn written(patterns: &[CardPattern]) -> String {
    if patterns.is_empty() {
        return "-".into();
    }
    patterns.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Is there a way to give every pattern a card of its own?
fn matching(game: &Game, patterns: &[CardPattern], cards: &[CardId]) -> bool {
    let mut taken = vec![None; cards.len()];
    patterns.len() == cards.len()
        && (0..patterns.len())
            .all(|one| finds_card(game, patterns, cards, one, &mut taken, &mut vec![false; cards.len()]))
}

/// Gives a pattern a card, if need be one whose holder finds another.
fn finds_card(
    game: &Game,
    patterns: &[CardPattern],
    cards: &[CardId],
    one: usize,
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..cards.len() {
        if tried[at] || !patterns[one].fits(game.deck, cards[at]) {
            continue;
        }
        tried[at] = true;
        if taken[at].is_none_or(|holder| finds_card(game, patterns, cards, holder, taken, tried)) {
            taken[at] = Some(one);
            return true;
        }
    }
    false
}

fn compare_table(game: &Game, seat: Seat, wanted: &[Written]) -> Compared {
    let found = list(game, seat, true);
    let fits = |(wanted, card): (&Written, &CardId)| {
        wanted.card.fits(game.deck, *card) && wanted.fresh == game.fresh().contains(*card)
    };
    if wanted.len() == found.len() && wanted.iter().zip(&found).all(fits) {
        return Ok(());
    }
    let shown: Vec<String> = found
        .iter()
        .map(|card| {
            format!("{}{}", if game.fresh().contains(*card) { "fresh:" } else { "" }, card_text(game.deck, *card))
        })
        .collect();
    let as_written = wanted.iter().map(|one| format!("{}{}", if one.fresh { "fresh:" } else { "" }, one.card));
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
