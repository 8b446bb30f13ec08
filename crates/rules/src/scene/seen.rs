//! What nobody needs to write: in every then part the views of all players and of a spectator agree with the table, and the game
//! can be kept, opened and imagined; at every question each action is offered once.

use saloon_ground::Seed;

use crate::ask::{Action, Legal};
use crate::catalog::Character;
use crate::fact::{Fact, Told};
use crate::game::Game;
use crate::ids::{CardId, CardSet, Player, Players, Seat, Seats};
use crate::notation::{action_text, card_text};
use crate::rules::Talk;
use crate::scene::compare::{Compared, same};
use crate::scene::given::Given;
use crate::series::Series;
use crate::view::View;

/// Does everybody see what lies open, and his own hand and role, where they are?
pub(super) fn all_see_the_table(series: &Series, given: &Given) -> Compared {
    let game = series.game();
    every_dollar_is_booked(series, given)?;
    let viewers = game.players().iter().map(Some).chain([None]);
    viewers.map(|viewer| (viewer, game.view(viewer))).try_for_each(|(viewer, view)| sees(game, viewer, &view))?;
    all_are_different(game)?;
    all_can_work_out(game)?;
    it_holds_together(game)?;
    // Nobody can imagine a stack that is put together for a scene.
    if !["stack", "side-stack", "past"].iter().any(|line| given.has_line(line)) {
        it_can_be_imagined(game)?;
    }
    // Where phase two is held open, nobody would be asked in a real game.
    if given.hold { Ok(()) } else { it_can_be_kept(game) }
}

/// Is what the game remembers what it would work out anew?
fn it_holds_together(game: &Game) -> Compared {
    let mut fresh = *game;
    fresh.refresh();
    same(follows(&fresh), follows(game))
}

/// Does a game that somebody imagines look to him as it does, and to everybody the same game with another future?
fn it_can_be_imagined(game: &Game) -> Compared {
    let other = game.reshuffled(Seed::from(1));
    let order = |game: &Game| game.draw_pile().as_slice().to_vec();
    let (old, new) = (order(game), order(&other));
    let is_unseen = |card: &&CardId| game.knowers(**card) == Players::NONE;
    if old.iter().filter(is_unseen).count() > SHUFFLED && old == new {
        return Err(("another order of the deck".into(), "the same".into()));
    }
    for viewer in game.players().iter().map(Some).chain([None]) {
        alike("with another future", &game.view(viewer), &other.view(viewer))?;
    }
    for viewer in game.players().iter().map(Some).chain([None]) {
        let view = game.view(viewer);
        alike("imagined", &view, &view.redeal(Seed::from(1)).view(viewer))?;
    }
    Ok(())
}

/// What is remembered although it follows from the rest.
fn follows(game: &Game) -> String {
    let Game { directions, moments, speaking, in_force, bent, muted, options, .. } = game;
    format!("what follows: {:?}", (directions, moments, speaking, in_force, bent, muted, options))
}

/// Is it the same game when it has been kept and opened?
fn it_can_be_kept(game: &Game) -> Compared {
    let opened = Game::from_snapshot(&game.snapshot());
    let opened = opened.map_err(|why| ("a game that can be kept".to_owned(), why.to_string()))?;
    same(follows(game), follows(&opened))?;
    alike("kept and opened", game, &opened)?;
    alike("kept and opened, it offers", &offers(game), &offers(&opened))?;
    let viewers = game.players().iter().map(Some).chain([None]);
    viewers.into_iter().try_for_each(|viewer| alike("kept and opened", &game.view(viewer), &opened.view(viewer)))
}

fn offers(game: &Game) -> Vec<Action> {
    let mut list = Legal::new();
    game.legal(&mut list);
    list.actions
}

/// Compares what is too long to be shown whole, and shows where it begins to differ.
fn alike<T: PartialEq + std::fmt::Debug>(what: &str, one: &T, other: &T) -> Compared {
    if one == other {
        return Ok(());
    }
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let differs = one.bytes().zip(other.bytes()).position(|(one, other)| one != other);
    let from = differs.unwrap_or(one.len().min(other.len())).saturating_sub(SHOWN);
    let part = |text: &str| text.chars().skip(from).take(3 * SHOWN).collect::<String>();
    Err((format!("{what}: {}", part(&one)), format!("{what}: {}", part(&other))))
}

/// So many cards in another order do not come to lie as they did.
const SHUFFLED: usize = 10;

/// How many characters before a difference are shown.
const SHOWN: usize = 60;

/// Does an answer lead to one question, is each turn that is told of counted, and was every dollar told of?
pub(super) fn all_is_counted(before: &Game, game: &Game, told: &[Told]) -> Compared {
    let asked = before.asked + u32::from(game.ask().is_some());
    let facts = || told.iter().map(Told::whole);
    let turns = facts().filter(|fact| matches!(fact, Fact::TurnBegan { .. })).count();
    let number = usize::from(before.turn.number) + turns;
    same(
        format!("question {asked} in turn {number}"),
        format!("question {} in turn {}", game.asked, game.turn.number),
    )?;
    for seat in game.all_seats().iter() {
        let paid = facts().filter_map(|fact| match fact {
            Fact::Paid { seat: payer, dollars, .. } if payer == seat => Some(dollars),
            _ => None,
        });
        let due = before.balance(seat) + paid.sum::<i32>();
        same(format!("{seat} money {due}"), format!("{seat} money {}", game.balance(seat)))?;
    }
    Ok(())
}

/// Does the ledger say where the money of each seat came from, and in which game?
fn every_dollar_is_booked(series: &Series, given: &Given) -> Compared {
    for seat in series.game().all_seats().iter() {
        let first = given.seats.get(seat.index()).map_or(0, |seat| seat.purse.money);
        let entries = series.ledger().iter().filter(|entry| entry.seat == seat && entry.game <= series.number());
        let booked = first + entries.map(|entry| entry.dollars).sum::<i32>();
        let there = series.game().balance(seat);
        same(format!("{seat} booked {booked}"), format!("{seat} booked {there}"))?;
    }
    Ok(())
}

/// Has everybody a character of his own? Those that lie face up are nobody's.
fn all_are_different(game: &Game) -> Compared {
    let seated = game.all_seats().minus(game.lacking());
    let mut all: Vec<Character> = seated.iter().map(|seat| game.seat(seat).character).collect();
    all.extend(game.all_seats().iter().filter_map(|seat| game.seat(seat).spare).map(|spare| spare.character));
    all.extend(game.books().offered.iter());
    let twice = all.iter().enumerate().find(|(i, one)| all[..*i].contains(one));
    twice.map_or(Ok(()), |(_, one)| same(format!("one {}", one.id()), format!("two {}", one.id())))
}

/// Is every action offered once?
pub(super) fn nothing_is_offered_twice(game: &Game, offered: &[Action]) -> Compared {
    let twice = offered.iter().enumerate().find(|(i, action)| offered[..*i].contains(action));
    twice.map_or(Ok(()), |(_, action)| {
        let text = action_text(game.deck, *action);
        same(format!("{text} to be offered once"), format!("{text} twice"))
    })
}

/// Whoever sees no hand works out the same distances, ranges, limits and prices as the table.
fn all_can_work_out(game: &Game) -> Compared {
    let board = game.view(None).board();
    for seat in game.all_seats().iter() {
        let heard = game.living().contains(seat) && game.winner().is_none();
        let talk = if heard { game.talk(seat).1 } else { Talk::Free };
        let table = (game.target(seat), game.range(seat), game.reachable(seat), talk);
        let known = (board.target(seat), board.range(seat), board.reachable(seat), board.talk(seat));
        same(format!("{seat}: {table:?}"), format!("{seat}: {known:?}"))?;
        let table = (game.limit(seat), game.draw_count(seat), game.hand_limit(seat));
        let known = (board.limit(seat), board.draw_count(seat), board.hand_limit(seat));
        same(format!("{seat}: {table:?}"), format!("{seat}: {known:?}"))?;
        for other in game.all_seats().iter() {
            let row = |distance: Option<u8>| format!("from {seat} to {other}: {distance:?}");
            same(row(game.distance(seat, other)), row(board.distance(seat, other)))?;
        }
    }
    Ok(())
}

fn sees(game: &Game, viewer: Option<Player>, view: &View) -> Compared {
    let name = viewer.map_or("a spectator".to_owned(), |player| format!("player {}", player.index() + 1));
    let agree = |what: &str, table: &[CardId], seen: &[CardId]| {
        let row = |cards: &[CardId]| cards.iter().map(|card| card_text(game.deck, *card)).collect::<Vec<_>>().join(" ");
        same(format!("{name} to see {what}: {}", row(table)), format!("{name} to see {what}: {}", row(seen)))
    };
    let in_order = |set| game.in_order(set).collect::<Vec<CardId>>();
    for seat in game.all_seats().iter() {
        agree(&format!("the table of {seat}"), &in_order(game.table(seat)), &view.table(seat).collect::<Vec<_>>())?;
        let hand = view.hand(seat);
        let known: Vec<CardId> = hand.iter().flatten().copied().collect();
        if viewer == Some(game.owner(seat)) {
            agree("his hand", &in_order(game.hand(seat)), &known)?;
        }
        same(
            format!("{seat} to have {} cards", game.hand(seat).len()),
            format!("{seat} to have {} cards", hand.len()),
        )?;
        let standing = |own: Seats, front: Seat, rests: bool, acts: bool| {
            format!("{seat}: one of {own:?}, {front} active, passive: {rests}, acting: {acts}")
        };
        same(
            standing(game.own(seat), game.front(seat), game.passive().contains(seat), game.acting().contains(seat)),
            standing(view.own(seat), view.front(seat), view.passive.contains(seat), view.acting.contains(seat)),
        )?;
        let neighbours = |seats: Vec<Seat>| format!("clockwise from {seat}: {seats:?}");
        let others = game.clockwise(seat).filter(|other| *other != seat);
        same(neighbours(others.collect()), neighbours(view.clockwise(seat).collect()))?;
    }
    let told = |one: &Standing| format!("{name} to see {one:?}");
    same(told(&Standing::of(game)), told(&Standing::seen(view)))?;
    let own = viewer.and_then(|player| game.seats_of(player).iter().next());
    same(format!("{name} at {own:?}"), format!("{name} at {:?}", view.own_seat()))?;
    agree("what waits", &game.waiting().iter().collect::<Vec<_>>(), &view.waiting().collect::<Vec<_>>())?;
    let top: Vec<CardId> = game.top_discard().into_iter().collect();
    agree("the top of the pile", &top, &view.discard_from_top().take(1).collect::<Vec<_>>())?;
    agree(
        "the pile",
        &game.discard_pile().top_down().collect::<Vec<_>>(),
        &view.discard_from_top().collect::<Vec<_>>(),
    )?;
    let aside: Vec<CardId> = in_order(game.aside()).into_iter().filter(|card| knows(game, viewer, *card)).collect();
    agree("what lies aside", &aside, &view.aside().iter().flatten().copied().collect::<Vec<_>>())?;
    let in_hands = game.all_seats().iter().fold(CardSet::NONE, |all, seat| all.or(game.hand(seat)));
    let known_for_good = |card: &CardId| {
        let known = game.knowers(*card);
        viewer.map_or(known == Players::ALL, |player| known.contains(player))
    };
    let opened = in_hands.iter().filter(|card| knows(game, viewer, *card) && !known_for_good(card));
    agree("only as long as hands lie open", &opened.collect::<Vec<_>>(), &view.opened.iter().collect::<Vec<_>>())?;
    let deck: Vec<CardId> = game.draw_pile().top_down().filter(|card| knows(game, viewer, *card)).collect();
    agree("of the deck", &deck, &view.deck_from_top().iter().flatten().copied().collect::<Vec<_>>())
}

/// What everybody knows of the table besides its cards.
#[derive(Debug)]
#[expect(dead_code, reason = "it is compared and shown as it is written")]
struct Standing {
    keeper: Option<Seat>,
    chosen: Seats,
    skipped: Seats,
    last_stand: bool,
    each_for_himself: bool,
    round: Vec<Seat>,
    won: Vec<Seat>,
    without_character: Vec<Seat>,
}

impl Standing {
    fn of(game: &Game) -> Standing {
        let (all, first) = (game.all_seats(), Seat::at(0));
        Standing {
            keeper: game.keeper(),
            chosen: game.chosen_by_event(),
            skipped: game.skips,
            last_stand: game.is_last_stand(),
            each_for_himself: game.goals_are_replaced(),
            round: std::iter::once(first).chain(game.ring.after(first).take(all.len() - 1)).collect(),
            won: all.iter().filter(|seat| game.has_won(*seat)).collect(),
            without_character: game.lacking().iter().collect(),
        }
    }

    fn seen(view: &View) -> Standing {
        let all = view.all_seats();
        Standing {
            keeper: view.keeper(),
            chosen: view.chosen_by_event(),
            skipped: view.skipped(),
            last_stand: view.is_last_stand(),
            each_for_himself: view.is_each_for_himself(),
            round: view.round().collect(),
            won: all.iter().filter(|seat| view.has_won(*seat)).collect(),
            without_character: all.iter().filter(|seat| !view.has_character(*seat)).collect(),
        }
    }
}

fn knows(game: &Game, viewer: Option<Player>, card: CardId) -> bool {
    let known = game.onlookers(card);
    viewer.map_or(known == Players::ALL, |player| known.contains(player))
}
