//! Whole games can be told, in every language and to everybody.

#![allow(clippy::unwrap_used)]

mod common;

use common::{play, tables};
use saloon_rules::{Edition, Player};
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
