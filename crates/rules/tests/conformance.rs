//! Random games over all editions and many switch settings: the invariants that hold in every one of them.

use saloon_rules::{Box, Config, Edition, Game, Legal};

fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    *state >> 33
}

fn play(config: &Config, seed: u64) -> (Game, u32) {
    let mut game = Game::new(config, seed.into()).expect("the configuration is good");
    let mut list = Legal::new();
    let mut state = seed ^ 0x1234_5678;
    let mut decisions = 0;
    while game.ask().is_some() {
        game.legal(&mut list);
        assert!(!list.is_empty(), "an empty list at {game:?}");
        let index = next(&mut state) as usize % list.len();
        game.take(&list, index, None).expect("the list was made for this question");
        decisions += 1;
        assert!(decisions < 100_000, "the game does not end");
    }
    (game, decisions)
}

#[test]
fn random_games_end() {
    for edition in Edition::ALL {
        for seats in 4..=8 {
            let mut config = Config::new(edition, seats);
            if seats == 8 && config.check().is_err() {
                continue;
            }
            if edition == Edition::Official {
                config = config.with_boxes(&[Box::Base, Box::DodgeCity]).expect("both boxes are there");
            }
            for seed in 0..300 {
                let (game, _) = play(&config, seed);
                assert!(game.winner().is_some());
            }
        }
    }
}
