//! What no scene of High Noon can reach: keepers who die while the game goes on, players who have left the table.

use crate::catalog::EventCard;
use crate::config::{Config, Edition};
use crate::defs::Slot;
use crate::events::EventMode;
use crate::game::Game;
use crate::ids::Seat;

/// A game for five with this box.
fn dealt() -> Game {
    let mut config = Config::new(Edition::Compendium, 5);
    config.switches.events.event_mode = EventMode::HighNoon;
    Game::new(&config, 1.into()).expect("the box is whole")
}

// EV-GOLD-RUSH-6: the heir is the next one the way turns go, and the direction ends with his change.
#[test]
fn the_heir_sits_where_the_turns_are_going() {
    let mut game = dealt();
    let sheriff = game.keeper().expect("events are played with");
    let gold_rush = EventCard::from_id("gold-rush").expect("it is in the catalogue");
    game.set_events(game.events().with(gold_rush));
    let heir = Seat::at((sheriff.index() + 4) % 5);
    let mut log = Vec::new();
    game.leave(sheriff);
    game.with_run(&mut log, |run| run.note_elimination(sheriff));
    assert_eq!(game.keeper(), Some(heir), "counter-clockwise");
    game.end_event(Slot::Main);
    game.set_events(game.events());
    assert_eq!(
        game.in_turn_order(heir).next(),
        Some(Seat::at((heir.index() + 2) % 5)),
        "clockwise past the dead sheriff"
    );
}

// RET-06: whoever has left the table for good is passed over.
#[test]
fn whoever_has_left_for_good_does_not_return() {
    let mut game = dealt();
    let gone = game.in_turn_order(game.turn.seat).next().expect("somebody is there");
    game.set_events(game.events().with(EventCard::from_id("ghost-town").expect("it is in the catalogue")));
    game.leave(gone);
    assert!(game.comes_back(gone).is_some(), "the dead return");
    game.withdrawn = game.withdrawn.with(gone);
    assert!(game.comes_back(gone).is_none(), "unless they are gone");
}
