//! Budgets of memory: a small state, and nothing allocated while playing.

use saloon_bots::BotName;
use saloon_rules::{Config, Edition, Game, Legal};
use saloon_sim::{Plan, Table};

#[test]
fn a_game_is_small() {
    assert!(size_of::<Game>() <= 2560, "{} bytes", size_of::<Game>());
}

/// Allocations of a hundred games after a few hundred others.
fn allocations(config: Config, bots: Vec<BotName>) -> u64 {
    let plan = Plan { seed: 9, bots, ..Plan::new(config) };
    let mut table = Table::new(&plan);
    let mut play = |number| {
        table.play(number).expect("the game ends");
    };
    (0..400).for_each(&mut play);
    allocation_counter::measure(|| (0..100).for_each(&mut play)).count_total
}

#[test]
fn nothing_is_allocated_while_random_players_play() {
    for (edition, seats) in [(Edition::Classic, 5), (Edition::DodgeCity, 7), (Edition::Compendium, 8)] {
        assert_eq!(allocations(Config::new(edition, seats), vec![BotName::Random]), 0, "{edition:?} for {seats}");
    }
}

// With every event in the stacks and every character in the game.
#[test]
fn nothing_is_allocated_while_random_players_play_with_everything() {
    let mut config = Config::new(Edition::Compendium, 7);
    for (name, value) in [("event_mode", "mixed"), ("wild_west_show", "true")] {
        config.set(name, value).expect("these values exist");
    }
    assert_eq!(allocations(config, vec![BotName::Random]), 0);
}

#[test]
fn nothing_is_allocated_while_greedy_players_play() {
    for (edition, seats) in [(Edition::Classic, 5), (Edition::Compendium, 7)] {
        assert_eq!(allocations(Config::new(edition, seats), vec![BotName::Greedy]), 0, "{edition:?} for {seats}");
    }
}

#[test]
fn copying_a_game_and_listing_its_actions_allocates_nothing() {
    let game = Game::new(&Config::new(Edition::Compendium, 7), 5.into()).expect("it can be played");
    let mut list = Legal::new();
    game.legal(&mut list);
    let used = allocation_counter::measure(|| {
        let mut copy = game;
        copy.legal(&mut list);
        copy.take(&list, 0, None).expect("the list was made for this question");
        std::hint::black_box(copy.view(None));
    });
    assert_eq!(used.count_total, 0);
}
