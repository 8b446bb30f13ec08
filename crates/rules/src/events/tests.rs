//! Whole games with the events that are in this program, whether their boxes are whole or not.

use crate::catalog::EventCard;
use crate::config::{Config, Edition};
use crate::defs::Slot;
use crate::events::stacks::put_together;
use crate::events::{EventMode, EventSet};
use crate::game::Game;
use crate::ids::{Player, Seat};
use crate::{Legal, Question, Snapshot};

/// A dealt game with every event of the main stack there is, which no table can be opened with before the boxes are whole.
fn dealt(edition: Edition, seats: u8, seed: u64, mode: EventMode) -> Game {
    let mut config = Config::new(edition, seats);
    config.switches.events.event_mode = mode;
    config.switches.events.wild_west_show = !seed.is_multiple_of(5);
    Game::deal_unchecked(&config, seed.into())
}

/// The next number of a simple row.
fn roll(dice: &mut u64, below: usize) -> usize {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*dice >> 33) as usize % below
}

// EVS-01 to EVS-07, NXT-06: games end, whatever comes up; views fit; what is saved is the same game.
#[test]
fn games_with_events_end_and_can_be_saved_and_redealt() {
    let mut list = Legal::new();
    let (mut revealed, mut ghosts, mut asked) = (0, 0, 0);
    for seed in 0..240_u64 {
        let edition = if seed % 2 == 0 { Edition::Compendium } else { Edition::Official };
        let seats = 4 + (seed % 4) as u8;
        let mode = [EventMode::Mixed, EventMode::HighNoon, EventMode::FistfulOfCards][(seed % 3) as usize];
        let mut game = dealt(edition, seats, seed, mode);
        let (mut dice, mut steps) = (seed, 0);
        while let Some(ask) = game.ask() {
            game.legal(&mut list);
            assert!(!list.is_empty(), "seed {seed}: {game:?}");
            asked += usize::from(matches!(ask.question, Question::Event { .. }));
            ghosts += usize::from(game.ghosts.contains(ask.seat));
            let arranges = ask.question == Question::Arrange;
            assert!(arranges || game.present().contains(ask.seat), "seed {seed}: the dead are asked {game:?}");
            if steps % 31 == 0 {
                let viewers = game.all_seats().iter().map(|seat| Some(Player::at(seat.index()))).chain([None]);
                for viewer in viewers {
                    let view = game.view(viewer);
                    let other = view.redeal((seed + steps).into());
                    assert!(other.view(viewer) == view, "seed {seed}, {viewer:?}: {game:?}");
                    assert_eq!(other.events_left(), game.events_left());
                }
                let text = serde_json::to_string(&game.snapshot()).expect("it can be saved");
                let kept: Snapshot = serde_json::from_str(&text).expect("it can be read");
                assert!(Game::from_snapshot(&kept).expect("it holds together") == game, "seed {seed}: {text}");
            }
            let index = roll(&mut dice, list.len());
            assert_eq!(game.why_not(ask.who, list.actions()[index]), None);
            let before = game.events();
            game.take(&list, index, None).expect("it is listed");
            revealed += usize::from(game.events() != before);
            steps += 1;
            assert!(steps < 20_000, "seed {seed} never ends");
        }
    }
    assert!(revealed > 300 && ghosts > 100 && asked > 100, "{revealed} reveals, {ghosts} ghosts, {asked} questions");
}

// EVD-03, EVD-04
#[test]
fn the_finale_lies_last_and_a_mixed_stack_is_cut() {
    let all: EventSet = EventCard::all().filter(|event| event.def().in_box.slot() == Slot::Main).collect();
    let finales = |pile: &[EventCard]| pile.iter().filter(|event| event.def().finale).count();
    for seed in 0..20_u64 {
        let game = dealt(Edition::Compendium, 5, seed, EventMode::Mixed);
        let pile: Vec<EventCard> = game.stacks.main.iter().collect();
        assert!(pile[0].def().finale, "the finale is at the bottom");
        assert_eq!(game.next_event(), pile.last().copied());
        let mut switches = Edition::Official.switches();
        switches.events.event_mode = EventMode::Mixed;
        switches.events.mixed_deck_size.0 = 3;
        let mut chance = game.chance;
        let cut: Vec<EventCard> = put_together(all, &switches, &mut chance.stream()).iter().collect();
        assert_eq!((cut.len(), finales(&cut)), (3, 1));
        assert!(cut[0].def().finale);
    }
}

// EVD-03
#[test]
fn a_finale_may_lie_anywhere() {
    let at_bottom = (0..40_u64)
        .filter(|seed| {
            let mut config = Config::new(Edition::Compendium, 5);
            config.switches.events.event_mode = EventMode::HighNoon;
            config.switches.events.event_finale_position = super::EventFinalePosition::Random;
            let game = Game::deal_unchecked(&config, (*seed).into());
            game.stacks.main.iter().next().is_some_and(|event| event.def().finale)
        })
        .count();
    assert!((1..39).contains(&at_bottom), "{at_bottom} of 40");
}

// EVM-01, EVM-03, EVM-05, NXT-T10, EV-DEAD-MAN-7
#[test]
fn the_office_passes_to_the_next_living_seat_and_back_to_a_sheriff_who_returns() {
    let mut game = dealt(Edition::Compendium, 5, 1, EventMode::HighNoon);
    let sheriff = game.keeper().expect("events are played with");
    let after = |game: &Game, seat: Seat| game.in_turn_order(seat).next().expect("somebody is there");
    let heir = after(&game, sheriff);
    let mut log = Vec::new();
    game.leave(sheriff);
    game.with_run(&mut log, |run| run.note_elimination(sheriff));
    assert_eq!((game.keeper(), game.stacks.open.first_out), (Some(heir), Some(sheriff)));
    game.leave(heir);
    let second = after(&game, heir);
    game.with_run(&mut log, |run| run.note_elimination(heir));
    assert_eq!(
        (game.keeper(), game.stacks.open.first_out),
        (Some(second), Some(sheriff)),
        "the first one stays the first"
    );
    game.with_run(&mut log, |run| run.bring_back(sheriff, 2));
    assert_eq!(game.keeper(), Some(sheriff));
    assert_eq!((game.seat(sheriff).life, game.living().contains(sheriff)), (2, true));
}

// EVM-04, NXT-T11, EVD-05: the heir changes the event at the start of his own next turn, but not of his first of the game.
#[test]
fn the_heir_of_a_keeper_who_dies_in_his_own_turn_changes_the_event() {
    for (turns, changes) in [(1, false), (2, true)] {
        let mut game = dealt(Edition::Compendium, 5, 1, EventMode::HighNoon);
        let sheriff = game.keeper().expect("events are played with");
        assert_eq!(game.turn.seat, sheriff, "it is his own turn");
        let heir = game.in_turn_order(sheriff).next().expect("somebody is there");
        let mut log = Vec::new();
        game.leave(sheriff);
        game.with_run(&mut log, |run| run.note_elimination(sheriff));
        assert_eq!(game.due(sheriff).after(sheriff, |_| false).seat, heir, "his turn follows at once");
        game.turn.seat = heir;
        game.stacks.open.turns[heir] = turns;
        assert_eq!(game.changes_event(heir), changes, "turn {turns} of the heir");
        assert!(!game.changes_event(sheriff), "the office has passed");
    }
}

// EV-HANDCUFFS-5: whoever comes back in the same round is still bound.
#[test]
fn whom_an_event_has_singled_out_stays_so_when_he_comes_back() {
    let mut game = dealt(Edition::Compendium, 5, 1, EventMode::HighNoon);
    let bound = game.in_turn_order(game.turn.seat).next().expect("somebody is there");
    game.stacks.open.chosen = crate::ids::Seats::only(bound);
    let mut log = Vec::new();
    game.leave(bound);
    game.with_run(&mut log, |run| run.note_elimination(bound));
    game.with_run(&mut log, |run| run.bring_back(bound, 1));
    assert!(game.living().contains(bound) && game.chosen_by_event().contains(bound));
}

// EVS-01, INT-HN-19, INT-HN-27: two events of the main slot are never in force together.
#[test]
fn a_slot_holds_one_event() {
    let main = || EventCard::all().filter(|event| event.def().in_box.slot() == Slot::Main);
    for one in main() {
        for other in main() {
            let events = crate::sources::Events::NONE.with(one).with(other);
            assert_eq!((events.main, events.side), (Some(other), None), "{one:?}, {other:?}");
        }
    }
}

// The flat state stays small.
#[test]
fn a_game_is_small() {
    assert!(std::mem::size_of::<Game>() <= 2_560, "{} bytes", std::mem::size_of::<Game>());
}
