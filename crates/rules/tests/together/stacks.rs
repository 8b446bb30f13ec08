//! Whole games with a stack of events: they come to an end, and every event of the box has its round.

use std::collections::BTreeSet;

use crate::common::{EVENT_MODES, few_or_many, play, with};
use saloon_rules::{Edition, EventCard};

// EVD-FC-01: every event of a box comes up in its games.
#[test]
fn games_with_events_come_to_an_end() {
    for mode in &EVENT_MODES[1..] {
        let (mut games, mut longest, mut met) = (0, 0, BTreeSet::new());
        for edition in [Edition::Compendium, Edition::Official] {
            for seats in 4..=8 {
                let config = with(edition, seats, &[("event_mode", mode)]);
                if config.check().is_err() {
                    continue;
                }
                for seed in 0..few_or_many(30, 1_000) {
                    let mut answers = 0;
                    play(&config, seed, |game, _, _| {
                        met.extend(game.events().main.map(EventCard::id));
                        answers += 1;
                    });
                    games += 1;
                    longest = longest.max(answers);
                }
            }
        }
        println!("{mode}: {games} games, the longest took {longest} answers, {} events met", met.len());
        assert!(games == 0 || met.len() >= 15, "only {met:?}");
    }
}
