//! Which tables may be played: every line of VAR-GEN-2, with the reason a table is refused for.

use crate::common::{EVENT_MODES, play, with};
use saloon_rules::{Box, Character, Config, ConfigError, Deck, Edition, Game, Mode, Replay};

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

// VAR-GEN-2, VAR-GEN-2-C1, VAR-GEN-2-C2, VAR-ERR-1: a refused table is not opened, and the first line that does not hold is named.
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
    for edition in [Edition::DodgeCity, Edition::DodgeCityBase, Edition::Compendium] {
        assert!(Config::new(edition, 3).check().is_ok(), "{}", edition.id());
    }
    for edition in [Edition::Classic, Edition::Official] {
        assert_eq!(refused(&Config::new(edition, 3)), "VAR-GEN-2-C2");
        assert!(with(edition, 3, &[("house", "true")]).check().is_ok());
    }
    let both = Config::new(Edition::Official, 3).with_boxes(&[Box::Base, Box::DodgeCity]).expect("both are there");
    assert!(both.check().is_ok());
}

// VAR-GEN-1, VAR-GEN-2-C1: how many sit down says which ways there are to play, with or without house = true.
#[test]
fn seats_and_mode_go_together() {
    for seats in 2..=8 {
        for mode in Mode::ALL {
            let config = Config::new(Edition::Compendium, seats).with_mode(*mode);
            let fits = match mode {
                Mode::Standard => seats >= 4,
                Mode::OpenTriangle => seats == 3,
                Mode::SixHiddenRemoval => seats == 6,
                Mode::TwoCharacters => seats == 2,
            };
            assert_eq!(fits, config.check().is_ok(), "{} for {seats}: {:?}", mode.id(), config.check());
            if !fits {
                assert_eq!(refused(&with_house(config)), "VAR-GEN-2-C1");
            }
        }
    }
    let mut config = Config::new(Edition::Compendium, 3);
    assert_eq!(config.mode, Mode::OpenTriangle);
    config.set("mode", "standard").expect("there is such a mode");
    assert_eq!(refused(&config), "VAR-GEN-2-C1");
    assert!(matches!(config.set("mode", "solitaire"), Err(ConfigError::Switch(_))));
}

fn with_house(mut config: Config) -> Config {
    config.set("house", "true").expect("there is such a switch");
    config
}

// VAR-GEN-2: every line as far as it concerns two players; house = true helps with their edition and nothing else.
#[test]
fn two_players_are_refused_by_name() {
    let two = |edition, set: &[(&str, &str)]| refused(&with(edition, 2, set));
    for edition in [Edition::Classic, Edition::DodgeCity, Edition::DodgeCityBase, Edition::Official] {
        assert_eq!(two(edition, &[]), "VAR-GEN-2-C2", "{}", edition.id());
        assert!(with(edition, 2, &[("house", "true")]).check().is_ok(), "{}", edition.id());
    }
    let all = Edition::Compendium;
    assert_eq!(with(all, 2, &[]).check(), Ok(()));
    assert_eq!(two(all, &[("mode", "standard")]), "VAR-GEN-2-C1");
    assert_eq!(two(all, &[("scoring", "dollars"), ("house", "true")]), "VAR-GEN-2-C4");
    assert_eq!(with(all, 2, &[("scoring", "points")]).check(), Ok(()));
    for option in ["experience", "hire", "bounties"] {
        assert_eq!(two(all, &[(option, "true")]), "VAR-GEN-2-C5");
    }
    assert_eq!(two(all, &[("without_mercy", "true"), ("house", "true")]), "VAR-GEN-2-C8");
    assert_eq!(two(all, &[("beginner", "true")]), "VAR-GEN-2-C9");
    assert_eq!(two(all, &[("keep_character", "survivors_may")]), "VAR-GEN-2-C9");
    assert_eq!(two(all, &[("wild_west_show", "true"), ("house", "true")]), "VAR-GEN-2-C10");
    assert_eq!(two(Edition::Classic, &[("event_mode", "mixed"), ("mode", "two-characters")]), "VAR-GEN-2-C2");
    for mode in EVENT_MODES {
        assert_eq!(with(all, 2, &[("event_mode", mode)]).check(), Ok(()));
    }
}

// VAR-GEN-2c: four characters, or six where two may be swapped.
#[test]
fn two_players_need_four_characters_or_six() {
    let few = |mode| with(Edition::Compendium, 2, &[("character_pool", "special"), ("event_mode", mode)]).check();
    assert_eq!(few("none"), Err(ConfigError::Characters { needed: 4, there: 3 }));
    assert_eq!(few("high-noon"), Err(ConfigError::Characters { needed: 6, there: 3 }));
}

// VAR-GEN-2-C4, VAR-GEN-2-C8: dollars and mercy need a sheriff; house = true does not give them one.
#[test]
fn without_a_sheriff_there_are_no_dollars_and_no_mercy() {
    let three = |set: &[(&str, &str)]| refused(&with_house(with(Edition::Compendium, 3, set)));
    assert_eq!(three(&[("scoring", "dollars")]), "VAR-GEN-2-C4");
    assert_eq!(three(&[("scoring", "dollars"), ("bounties", "true")]), "VAR-GEN-2-C4");
    assert_eq!(three(&[("bounties", "true")]), "VAR-GEN-2-C5");
    assert_eq!(three(&[("without_mercy", "true")]), "VAR-GEN-2-C8");
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

// VAR-GEN-2a: all four together break no line. VAR-GEN-2-C10: events outside their editions.
#[test]
fn all_options_together_break_no_line_and_events_stay_in_their_editions() {
    let tournament = [
        ("scoring", "dollars"),
        ("series", "rotation"),
        ("without_mercy", "true"),
        ("experience", "true"),
        ("hire", "true"),
        ("bounties", "true"),
    ];
    let config = with(Edition::Compendium, 5, &tournament);
    assert_eq!(config.check(), Ok(()));
}

// VAR-GEN-2-C10, EVD-WW-01: so does the show, with or without a stack beside it.
#[test]
fn the_show_can_be_chosen() {
    let show = ("wild_west_show", "true");
    for edition in [Edition::Classic, Edition::DodgeCity] {
        assert_eq!(refused(&with(edition, 5, &[show])), "VAR-GEN-2-C10");
        assert_eq!(with(edition, 5, &[show, ("house", "true")]).check(), Ok(()));
    }
    for edition in [Edition::Compendium, Edition::Official] {
        for mode in EVENT_MODES {
            assert_eq!(with(edition, 5, &[show, ("event_mode", mode)]).check(), Ok(()));
        }
    }
}

// VAR-GEN-2-C10, EVD-01: a stack belongs to the editions with events, and to a table that wants it all the same.
#[test]
fn every_stack_of_events_can_be_chosen() {
    for mode in &EVENT_MODES[1..] {
        let set = ("event_mode", *mode);
        for edition in [Edition::Classic, Edition::DodgeCity] {
            assert_eq!(refused(&with(edition, 5, &[set])), "VAR-GEN-2-C10");
            assert_eq!(with(edition, 5, &[set, ("house", "true")]).check(), Ok(()));
        }
        for edition in [Edition::Compendium, Edition::Official] {
            assert_eq!(with(edition, 5, &[set]).check(), Ok(()));
        }
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

// Characters fixed by seat: given to that seat and to nobody else; the rest is dealt. Impossible wishes are named.
#[test]
fn characters_can_be_fixed_by_seat() {
    let wish = "B:vera-custer,D:sid-ketchum";
    let config = with(Edition::Compendium, 5, &[("fixed_characters", wish)]);
    assert_eq!(config.fixed_characters().as_deref(), Some(wish));
    let mut others = std::collections::HashSet::new();
    for seed in 0..200 {
        let game = Game::new(&config, seed.into()).expect("it can be played");
        let at = |i: usize| game.seat(crate::common::seat(i)).character;
        assert_eq!((at(1), at(3)), (Character::VeraCuster, Character::SidKetchum));
        for i in [0, 2, 4] {
            assert!(at(i) != at(1) && at(i) != at(3), "nobody else has it");
            others.insert(at(i).id());
        }
        let life = |i: usize| game.seat(crate::common::seat(i)).max;
        assert!([3, 4].contains(&life(1)) && [4, 5].contains(&life(3)), "printed life, one more for the sheriff");
    }
    assert_eq!(others.len(), 40, "everybody else can be dealt");
    let mut none = config.clone();
    none.set("fixed_characters", "none").expect("nobody is fixed any more");
    assert_eq!(none, Config::new(Edition::Compendium, 5));
    let plain = Game::new(&none, 3.into()).expect("it can be played");
    assert_eq!(
        plain.fingerprint(),
        Game::new(&Config::new(Edition::Compendium, 5), 3.into()).expect("so can it").fingerprint()
    );
}

#[test]
fn characters_that_cannot_be_fixed_are_refused_by_name() {
    let refused = |edition, wish| with(edition, 5, &[("fixed_characters", wish)]).check().expect_err(wish).to_string();
    let says = |why: &str| format!("sid-ketchum cannot be the character of seat {why}");
    assert_eq!(refused(Edition::DodgeCity, "A:sid-ketchum"), says("A: it is not in these boxes"));
    assert_eq!(refused(Edition::Classic, "A:sid-ketchum,C:sid-ketchum"), says("C: another seat has it already"));
    assert_eq!(refused(Edition::Classic, "F:sid-ketchum"), says("F: there is no such seat"));
    for nonsense in
        ["", "A", "A:nobody", "Z:sid-ketchum", "sid-ketchum", "A:sid-ketchum,", "A:sid-ketchum;B:rose-doolan"]
    {
        let mut config = Config::new(Edition::Classic, 5);
        let why = config.set("fixed_characters", nonsense).expect_err(nonsense).to_string();
        assert!(why.contains("fixed_characters") && why.contains("SEAT:CHARACTER"), "{why}");
        assert_eq!(config, Config::new(Edition::Classic, 5), "a refused value changes nothing");
    }
}

#[test]
fn a_replay_remembers_fixed_characters() {
    let config = with(Edition::Classic, 4, &[("fixed_characters", "A:kit-carlson")]);
    let replay = Replay::new(config.clone(), 5.into());
    let read = Replay::parse(&replay.to_text().expect("it can be written")).expect("and read");
    assert_eq!(read.config, config);
}
