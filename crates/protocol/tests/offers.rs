//! The branches of an offer are the legal list, folded: nothing is lost, nothing is added, nothing comes twice.

use std::collections::HashSet;

use saloon_protocol::{Branch, Offer};
use saloon_rules::{Action, Config, Edition, Game, Legal};

/// Plays games of random answers and shows every question to `look`.
fn every_question(games: u64, mut look: impl FnMut(&Game, &Legal, &Offer)) {
    let mut events = Config::new(Edition::Compendium, 5);
    for (name, value) in [("event_mode", "mixed"), ("wild_west_show", "true")] {
        events.set(name, value).expect("the switch is known");
    }
    let plain = [(Edition::Classic, 5), (Edition::DodgeCityBase, 7), (Edition::Compendium, 8)];
    let tables = plain.map(|(edition, seats)| Config::new(edition, seats)).into_iter().chain([events]);
    for config in tables {
        for seed in 0..games {
            let mut game = Game::new(&config, seed.into()).expect("the edition can be played");
            let mut list = Legal::new();
            let mut dice = seed;
            while let Some(ask) = game.ask() {
                game.legal(&mut list);
                look(&game, &list, &Offer::of(game.deck(), ask, &list, |action| game.waste(action)));
                dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                game.take(&list, (dice >> 33) as usize % list.len(), None).expect("the action is listed");
            }
        }
    }
}

#[test]
fn unfolded_the_branches_are_the_legal_list() {
    let (mut questions, mut priced) = (0, 0);
    every_question(40, |_, list, offer| {
        let unfolded = offer.actions();
        let all: HashSet<&Action> = unfolded.iter().collect();
        assert_eq!(all.len(), unfolded.len(), "an answer comes twice: {offer:?}");
        assert_eq!(all, list.actions().iter().collect::<HashSet<_>>());
        questions += 1;
        priced += usize::from(offer.branches.iter().flat_map(Branch::ways).any(|way| !way.pays.is_empty()));
    });
    assert!(questions > 5_000 && priced > 100, "{questions} questions, {priced} with a price");
}

#[test]
fn everything_to_take_up_is_offered_once() {
    every_question(10, |_, _, offer| {
        let thing = |branch: &Branch| match branch {
            Branch::Play { card, .. } => format!("play {card:?}"),
            Branch::Use { source, .. } => format!("use {source:?}"),
            other => format!("{other:?}"),
        };
        let things: HashSet<String> = offer.branches.iter().map(thing).collect();
        assert_eq!(things.len(), offer.branches.len(), "{offer:?}");
    });
}

#[test]
fn labels_and_all_branches_are_hardly_longer_than_the_list() {
    let (mut folded, mut flat) = (0, 0);
    every_question(10, |_, list, offer| {
        folded += serde_json::to_string(&offer.branches).expect("branches can be written").len();
        flat += serde_json::to_string(list.actions()).expect("a list can be written").len();
    });
    assert!(folded < flat * 4 / 3, "labels and all, {folded} bytes against {flat}");
}
