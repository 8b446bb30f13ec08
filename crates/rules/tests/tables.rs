//! Which tables may be played: every line of VAR-GEN-2, with the reason a table is refused for.

mod common;

use common::{play, with};
use saloon_rules::{Box, Config, ConfigError, Deck, Edition, Game};

/// The line of VAR-GEN-2 a table is refused by.
fn refused(config: &Config) -> &'static str {
    match config.check() {
        Err(ConfigError::Line { rule, .. }) => rule,
        other => panic!("{other:?}"),
    }
}

// VAR-EIGHT-1d, VAR-GEN-2-C3
#[test]
fn eight_seats_need_both_card_sets() {
    assert_eq!(refused(&with(Edition::Compendium, 8, &[("deck", "base")])), "VAR-GEN-2-C3");
    assert_eq!(refused(&with(Edition::Compendium, 8, &[("deck", "standalone"), ("house", "true")])), "VAR-GEN-2-C3");
    assert_eq!(refused(&with(Edition::Classic, 8, &[("house", "true")])), "VAR-GEN-2-C3");
    assert!(Config::new(Edition::Compendium, 8).check().is_ok());
    assert!(Config::new(Edition::DodgeCityBase, 8).check().is_ok());
}

// VAR-GEN-2, VAR-GEN-2-C1, VAR-GEN-2-C2
#[test]
fn seats_must_fit_the_edition() {
    for seats in [0, 1, 9, 200] {
        assert_eq!(refused(&Config::new(Edition::Compendium, seats)), "VAR-GEN-2-C1");
        assert!(Game::new(&Config::new(Edition::Compendium, seats), 1.into()).is_err());
    }
    assert_eq!(refused(&Config::new(Edition::Classic, 8)), "VAR-GEN-2-C2");
    assert_eq!(refused(&Config::new(Edition::DodgeCity, 8)), "VAR-GEN-2-C2");
    assert_eq!(refused(&Config::new(Edition::Official, 8)), "VAR-GEN-2-C2");
    let both = Config::new(Edition::Official, 8).with_boxes(&[Box::Base, Box::DodgeCity]).expect("both are there");
    assert!(both.check().is_ok());
    for edition in Edition::ALL {
        assert!((4..=7).all(|seats| Config::new(edition, seats).check().is_ok()), "{}", edition.id());
    }
    for seats in [2, 3] {
        assert!(matches!(Config::new(Edition::Compendium, seats).check(), Err(ConfigError::NotYet { .. })));
    }
}

// VAR-GEN-2-C5, VAR-GEN-2-C6, VAR-GEN-2-C7, VAR-GEN-2-C9
#[test]
fn options_need_each_other_and_their_edition() {
    let line = |edition, set: &[(&str, &str)]| refused(&with(edition, 5, set));
    for option in ["experience", "hire", "bounties"] {
        assert_eq!(line(Edition::Compendium, &[(option, "true")]), "VAR-GEN-2-C5");
    }
    let dollars = ("scoring", "dollars");
    assert_eq!(line(Edition::Compendium, &[dollars, ("experience", "true")]), "VAR-GEN-2-C6");
    assert_eq!(
        line(Edition::Compendium, &[dollars, ("hire", "true"), ("keep_character", "survivors_may")]),
        "VAR-GEN-2-C7"
    );
    for (edition, option) in [
        (Edition::Classic, dollars),
        (Edition::Official, ("without_mercy", "true")),
        (Edition::Compendium, ("beginner", "true")),
        (Edition::DodgeCity, ("beginner", "true")),
        (Edition::Compendium, ("keep_character", "survivors_may")),
    ] {
        assert_eq!(line(edition, &[option]), "VAR-GEN-2-C9", "{option:?} in {}", edition.id());
    }
}

// VAR-GEN-2-C4, VAR-GEN-2-C8: with the standard mode alone neither line can be broken; the options wait for their box.
// VAR-GEN-2a: all four together break no line. VAR-GEN-2-C10: events outside their editions.
#[test]
fn what_waits_for_later_is_refused_without_a_broken_line() {
    let tournament = [
        ("scoring", "dollars"),
        ("series", "rotation"),
        ("without_mercy", "true"),
        ("experience", "true"),
        ("hire", "true"),
        ("bounties", "true"),
    ];
    let config = with(Edition::Compendium, 5, &tournament);
    assert!(matches!(config.check(), Err(ConfigError::NotYet { .. })), "{:?}", config.check());
    for set in [("event_mode", "high-noon"), ("event_mode", "mixed"), ("wild_west_show", "true")] {
        assert_eq!(refused(&with(Edition::Classic, 5, &[set])), "VAR-GEN-2-C10");
        assert_eq!(refused(&with(Edition::DodgeCity, 5, &[set])), "VAR-GEN-2-C10");
        let allowed = with(Edition::Classic, 5, &[set, ("house", "true")]);
        assert!(matches!(allowed.check(), Err(ConfigError::NotYet { .. })));
        assert!(matches!(with(Edition::Compendium, 5, &[set]).check(), Err(ConfigError::NotYet { .. })));
    }
}

// VAR-GEN-2b, VAR-BEGIN-1
#[test]
fn the_beginner_game_combines_with_every_table() {
    for edition in Edition::ALL {
        for seats in 4..=8 {
            let config = with(edition, seats, &[("beginner", "true"), ("house", "true")]);
            if seats < 8 || config.deck == Deck::BaseAndExpansion {
                play(&config, u64::from(seats), |_, _, _| {});
            }
        }
    }
}

// VAR-GEN-2c
#[test]
fn there_must_be_enough_characters() {
    // Sixteen for eight seats would do; fifteen would not, when each seat gets a second one.
    let many = |pool, counter| with(Edition::Compendium, 8, &[("character_pool", pool), ("life_counter", counter)]);
    assert!(many("base", "second_character").check().is_ok());
    let few = many("dodge-city", "second_character").check();
    assert_eq!(few, Err(ConfigError::Characters { needed: 16, there: 15 }));
    assert!(many("dodge-city", "tokens").check().is_ok());
    let special = with(Edition::Compendium, 4, &[("character_pool", "special"), ("life_counter", "tokens")]);
    assert_eq!(special.check(), Err(ConfigError::Characters { needed: 4, there: 3 }));
}
