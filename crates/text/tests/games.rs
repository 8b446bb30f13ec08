//! Whole games can be told, in every language and to everybody.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;

use common::{play, tables};
use saloon_protocol::TableView;
use saloon_rules::{Config, Edition, EventCard, Game, Legal, Player};
use saloon_text::{Lang, Names, Text};

#[test]
fn whole_games_can_be_told() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for (seed, edition) in Edition::ALL.into_iter().enumerate() {
            for table in tables() {
                let viewer = table.me().and_then(|seat| Player::new(seat.index()));
                let mut lines = 0;
                play(edition, seed as u64, |game, legal, log| {
                    for told in log {
                        let said = text.fact(&table, game.deck(), &told.seen_by(viewer));
                        lines += usize::from(said.is_some_and(|said| !said.contains(['{', '}'])));
                    }
                    let Some(ask) = game.ask() else { return };
                    let fallback = legal.fallback(&ask).unwrap();
                    assert!(!text.question(&table, game.deck(), &ask).contains(['{', '}']));
                    assert!(!text.default_note(&table, game.deck(), &ask, &fallback).contains(['{', '}']));
                    for action in legal.actions() {
                        assert!(!text.action(&table, game.deck(), action, &ask).contains(['{', '}']));
                    }
                });
                assert!(lines > 20, "{lang}: a game has a story");
            }
        }
    }
}

/// Events whose work is done when they have been revealed: they mean nothing to anybody afterwards.
const DONE_AT_ONCE: [&str; 3] = ["the-doctor", "russian-roulette", "helena-zontero"];

#[test]
fn every_event_says_what_it_means_to_a_player() {
    let texts = Lang::ALL.map(Text::new);
    let [table, ..] = tables();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut said: BTreeSet<String> = BTreeSet::new();
    for seed in 0..80 {
        let edition = if seed % 2 == 0 { Edition::Compendium } else { Edition::Official };
        let mut config = Config::new(edition, 5);
        for (name, value) in [
            ("event_mode", "mixed"),
            ("wild_west_show", "true"),
            ("daltons_timing", "own_turn"),
            ("event_finale_position", "random"),
        ] {
            config.set(name, value).unwrap();
        }
        let mut game = Game::new(&config, seed.into()).unwrap();
        // Hardly any game lasts until the finale of the show.
        if seed == 0 {
            game.set_events(game.events().with(EventCard::from_id("wild-west-show").unwrap()));
        }
        let (mut list, mut dice) = (Legal::new(), seed);
        while game.ask().is_some() {
            for player in game.players().iter() {
                let view = TableView::from(&game.view(Some(player)));
                for meaning in view.events.iter().flat_map(|events| &events.means) {
                    seen.insert(meaning.event.id());
                    for text in &texts {
                        let words = text.line(&table, game.deck(), &meaning.line);
                        assert!(!words.contains(['{', '}']) && !words.contains("mind-"), "{}: {words}", text.lang());
                        assert!(words.chars().count() <= 48, "{}: {words} is no sign but a story", text.lang());
                        said.insert(words);
                    }
                }
            }
            game.legal(&mut list);
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            game.take(&list, (dice >> 33) as usize % list.len(), None).unwrap();
        }
    }
    let silent: Vec<&str> =
        EventCard::all().map(EventCard::id).filter(|id| !seen.contains(id) && !DONE_AT_ONCE.contains(id)).collect();
    assert!(silent.is_empty(), "no player was told what these mean: {silent:?}");
    assert!(DONE_AT_ONCE.iter().all(|id| !seen.contains(id)));
    assert!(said.len() > 160, "{} different signs", said.len());
}

/// Robbers with letters for names.
struct Robbers(Option<saloon_heist::Seat>);

impl saloon_text::HeistNames for Robbers {
    fn seat(&self, seat: saloon_heist::Seat) -> String {
        seat.to_string()
    }

    fn me(&self) -> Option<saloon_heist::Seat> {
        self.0
    }
}

#[test]
fn every_fact_and_refusal_of_heist_is_a_sentence() {
    use saloon_heist::{By, Command, Config, Game, Mode, Seat};
    let texts = Lang::ALL.map(Text::new);
    let (mut seen, mut refused) = (std::collections::BTreeSet::new(), std::collections::BTreeSet::new());
    let mut dice = 1_u64;
    let mut below = |bound: usize| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (dice >> 33) as usize % bound.max(1)
    };
    for (game, mode) in Mode::ALL.into_iter().cycle().take(24).enumerate() {
        let config = Config { rounds: 1, ..Config::new(2 + (game % 4) as u8, mode) };
        let mut game = Game::new(&config, (game as u64).into()).expect("it can be played");
        let (mut told, mut list) = (Vec::new(), Vec::new());
        while !game.is_over() {
            let by = Seat::new(below(game.players() + 1)).filter(|seat| seat.index() < game.players());
            let by = by.map_or(By::Clock, By::Seat);
            game.legal(by, &mut list);
            let tried = [Command::Pass, Command::Slap, Command::StartShootout, Command::DeclareDuel, Command::Deadline];
            for command in tried {
                if let Err(refusal) = game.check(by, &command) {
                    refused.insert(format!("{:?}", refusal.why));
                    for text in &texts {
                        let said = text.heist_refusal(&refusal);
                        assert!(!said.contains("heist-"), "{}: {said}", text.lang());
                    }
                }
            }
            if list.is_empty() {
                continue;
            }
            game.apply(by, &list[below(list.len())], Some(&mut told)).expect("what is listed is accepted");
            for fact in told.drain(..) {
                for viewer in [None, Seat::new(0)] {
                    for text in &texts {
                        let said = text.heist_fact(&Robbers(viewer), &fact.seen_by(viewer)).unwrap_or_default();
                        assert!(!said.contains("heist-") && !said.contains('{'), "{}: {said}", text.lang());
                    }
                }
                let name = format!("{:?}", fact.whole());
                seen.insert(name.split([' ', '{']).next().unwrap_or_default().to_owned());
            }
        }
    }
    assert!(seen.len() >= 24, "only these came up: {seen:?}");
    assert!(refused.len() >= 7, "only these came up: {refused:?}");
}
