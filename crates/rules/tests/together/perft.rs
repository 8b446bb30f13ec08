//! Branch counts: how many ways there are to answer the next questions. A cheap alarm when legality drifts.
//!
//! A count changes only together with `RULES_VERSION`. `BLESS=1` prints the counts instead of comparing them.

use crate::common::Dice;
use saloon_rules::{Box, Config, Edition, Game, Legal};

/// Paths of exactly `depth` answers from here.
fn paths(game: &Game, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = Legal::new();
    game.legal(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let after = |index| {
        let mut next = *game;
        next.take(&list, index, None).expect("it is listed");
        paths(&next, depth - 1)
    };
    (0..list.len()).map(after).sum()
}

/// A game after so many random answers.
fn middle(edition: Edition, seats: u8, seed: u64, answers: usize) -> Game {
    // The counts are older than the characters of Wild West Show.
    let boxes: Vec<Box> = edition.boxes().iter().copied().filter(|one| *one != Box::WildWestShow).collect();
    let config = Config::new(edition, seats).with_boxes(&boxes).expect("they are there");
    let mut game = Game::new(&config, seed.into()).expect("it can be played");
    let (mut list, mut dice) = (Legal::new(), Dice(seed));
    for _ in 0..answers {
        game.legal(&mut list);
        game.take(&list, dice.below(list.len()), None).expect("the game is not over so soon");
    }
    game
}

/// Edition, seats, seed, answers before, counts for depth 1, 2 and so on.
type Row = (Edition, u8, u64, usize, &'static [u64]);

const ROWS: &[Row] = &[
    (Edition::Classic, 4, 1, 0, &[8, 25, 71, 567, 3972]),
    (Edition::Classic, 4, 2, 40, &[1, 3, 16, 83, 372]),
    (Edition::Classic, 4, 3, 90, &[3, 6, 30, 100, 280]),
    (Edition::Classic, 7, 1, 0, &[7, 38, 159, 1099, 5270]),
    (Edition::Classic, 7, 2, 40, &[3, 27, 189, 1140, 9204]),
    (Edition::Classic, 7, 3, 90, &[5, 21, 84, 269, 730]),
    (Edition::DodgeCity, 5, 1, 0, &[10, 33, 89, 560, 3256]),
    (Edition::DodgeCity, 5, 2, 40, &[3, 195, 2778, 29262, 258819]),
    (Edition::DodgeCity, 5, 3, 90, &[2, 9, 50, 240, 1099]),
    (Edition::DodgeCityBase, 6, 1, 0, &[12, 73, 362, 1627, 8519]),
    (Edition::DodgeCityBase, 6, 2, 40, &[6, 29, 112, 402, 1380]),
    (Edition::DodgeCityBase, 6, 3, 90, &[4, 8, 88, 692, 3220]),
    (Edition::Compendium, 5, 1, 0, &[3, 6, 66, 474, 3088]),
    (Edition::Compendium, 5, 2, 40, &[4, 15, 484, 9151, 86962]),
    (Edition::Compendium, 5, 3, 90, &[5, 25, 88, 390, 2177]),
    (Edition::Compendium, 8, 1, 0, &[3, 6, 86, 718, 4988]),
    (Edition::Compendium, 8, 2, 40, &[14, 98, 541, 2339, 8055]),
    (Edition::Compendium, 8, 3, 90, &[3, 16, 91, 410, 1439]),
    (Edition::Official, 6, 1, 0, &[20, 140, 746, 2360, 6689]),
    (Edition::Official, 6, 2, 40, &[5, 50, 197, 706, 2854]),
    (Edition::Official, 6, 3, 90, &[2, 8, 16, 26, 88]),
];

#[test]
fn branch_counts_are_those_stored() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    for &(edition, seats, seed, answers, wanted) in ROWS {
        let game = middle(edition, seats, seed, answers);
        let depths = wanted.len().max(5);
        let found: Vec<u64> = (1..=depths).map(|depth| paths(&game, depth)).collect();
        if bless {
            println!("    (Edition::{edition:?}, {seats}, {seed}, {answers}, &{found:?}),");
        } else {
            assert_eq!(found, wanted, "{} for {seats}, seed {seed}, after {answers}", edition.id());
        }
    }
}
