//! Characters that are chosen: dealt in secret, kept in secret, shown together before the first turn.

use std::collections::HashSet;

use crate::common::{Dice, seat, viewers, with};
use saloon_rules::{
    Action, Box, Character, Choice, Config, ConfigError, Edition, Fact, Game, Legal, Question, Replay, Role, Snapshot,
    Told,
};

/// Characters that begin with as many cards as life points, and with the sheriff's turn.
fn table(count: &str, seats: u8) -> Config {
    let config = with(Edition::Compendium, seats, &[("character_choice", count)]);
    config.with_boxes(&[Box::Base, Box::DodgeCity, Box::Special]).expect("they are there")
}

/// What the asked player may keep.
fn offered(game: &Game) -> Vec<Character> {
    let mut list = Legal::new();
    game.legal(&mut list);
    let character = |action: &Action| match *action {
        Action::Choose(Choice::Character(character)) => character,
        other => panic!("{other:?} is no character"),
    };
    list.actions().iter().map(character).collect()
}

fn keep(game: &mut Game, character: Character, log: &mut Vec<Told>) {
    let who = game.ask().expect("somebody chooses").who;
    game.apply(who, Action::Choose(Choice::Character(character)), Some(log)).expect("it was dealt to him");
}

// CORE-SETUP-04 with `character_choice`: everybody is asked once, from the sheriff on, and plays what he kept.
#[test]
fn everybody_keeps_one_of_the_characters_dealt() {
    for (count, seats, seed) in [("2", 4, 1), ("2", 8, 2), ("3", 5, 3), ("3", 8, 4)] {
        let mut log = Vec::new();
        let mut game = Game::with_log(&table(count, seats), seed.into(), Some(&mut log)).expect("it can be played");
        let (mut dice, mut kept, mut dealt, mut order) = (Dice(seed), Vec::new(), HashSet::new(), Vec::new());
        while let Some(ask) = game.ask().filter(|ask| ask.question == Question::PickCharacter) {
            assert!(log.is_empty(), "nothing is told before all have chosen");
            let offer = offered(&game);
            assert_eq!(offer.len().to_string(), count);
            assert!(offer.iter().all(|character| dealt.insert(*character)), "each is dealt once");
            order.push(ask.seat.index());
            kept.push((ask.seat, dice.pick(&offer)));
            keep(&mut game, kept[kept.len() - 1].1, &mut log);
        }
        let first = order[0];
        assert_eq!(game.role(seat(first)), Role::Sheriff);
        assert_eq!(order, (0..seats as usize).map(|i| (first + i) % seats as usize).collect::<Vec<_>>());
        let shown: HashSet<_> =
            log.iter().take(seats as usize).map(Told::whole).map(|fact| format!("{fact:?}")).collect();
        for (seat, character) in kept {
            let state = game.seat(seat);
            let more = i8::from(game.role(seat) == Role::Sheriff);
            assert_eq!((state.character, state.max), (character, character.def().life as i8 + more));
            assert!(shown.contains(&format!("{:?}", Fact::Became { seat, character })), "{shown:?}");
            if game.turn().seat != seat && game.turn().number == 1 {
                let gifts = usize::from(game.seat(game.turn().seat).character == Character::ClausTheSaint);
                assert!(game.hand(seat).len() == state.max as usize || gifts == 1, "as many cards as life");
            }
        }
        assert_eq!(game.turn().seat.index(), first, "then the sheriff's turn begins");
        assert_eq!(game.turn().number, 1);
    }
}

// CORE-INFO-01: what was dealt and what was kept is the owner's secret; that he has chosen is not.
#[test]
fn nobody_sees_what_another_was_dealt_or_keeps() {
    let bytes = |game: &Game, viewer| serde_json::to_string(&game.view(viewer)).expect("a view can be sent");
    for seed in 0..30_u64 {
        let game = Game::new(&table("3", 6), seed.into()).expect("it can be played");
        let ask = game.ask().expect("the sheriff chooses");
        let offer = offered(&game);
        let own = game.view(Some(ask.who));
        assert!(own.dealt().eq(offer.iter().copied()), "he sees his own");
        let chosen = [offer[0], offer[2]].map(|character| {
            let (mut game, mut log) = (game, Vec::new());
            keep(&mut game, character, &mut log);
            assert!(log.is_empty());
            game
        });
        for viewer in viewers(&game) {
            let same = bytes(&chosen[0], viewer) == bytes(&chosen[1], viewer);
            assert_eq!(same, viewer != Some(ask.who), "{viewer:?}");
            let view = game.view(viewer);
            assert!(game.all_seats().iter().all(|seat| !view.has_character(seat)), "nobody has one yet");
            let other = view.redeal(seed.into());
            assert_eq!(other.view(viewer), view);
            assert!(viewer == Some(ask.who) || offered(&other) != offer || seed % 7 == 0, "dealt anew for others");
        }
    }
}

#[test]
fn a_fixed_character_is_not_asked_for() {
    let mut config = table("2", 5);
    config.set("fixed_characters", "B:vera-custer,D:sid-ketchum").expect("both are there");
    let mut game = Game::new(&config, 8.into()).expect("it can be played");
    let mut asked = Vec::new();
    while let Some(ask) = game.ask().filter(|ask| ask.question == Question::PickCharacter) {
        let offer = offered(&game);
        assert!(!offer.contains(&Character::VeraCuster) && !offer.contains(&Character::SidKetchum));
        asked.push(ask.seat.index());
        keep(&mut game, offer[1], &mut Vec::new());
    }
    asked.sort_unstable();
    assert_eq!(asked, [0, 2, 4]);
    assert_eq!(game.seat(seat(1)).character, Character::VeraCuster);
}

// VAR-GEN-2c
#[test]
fn there_must_be_enough_characters_to_choose_from() {
    let many = |count, seats| with(Edition::Classic, seats, &[("character_choice", count)]).check();
    assert!(many("2", 7).is_ok());
    assert!(many("3", 5).is_ok());
    assert_eq!(many("3", 6), Err(ConfigError::Characters { needed: 18, there: 16 }));
    for wrong in ["0", "4", "many"] {
        assert!(Config::new(Edition::Classic, 5).set("character_choice", wrong).is_err());
    }
}

#[test]
fn a_character_that_was_not_dealt_is_refused_and_nothing_happens() {
    let mut game = Game::new(&table("2", 5), 3.into()).expect("it can be played");
    let (before, who) = (game, game.ask().expect("somebody chooses").who);
    let offer = offered(&game);
    let other = Character::all().find(|character| !offer.contains(character)).expect("there are many");
    for action in [Action::Choose(Choice::Character(other)), Action::Pass, Action::Choose(Choice::Deck)] {
        assert_eq!(game.apply(who, action, None).expect_err("it is not offered").rule, "CORE-GEN-02");
        assert!(game == before);
    }
}

#[test]
fn a_replay_knows_who_was_chosen() {
    let config = table("2", 4);
    let mut replay = Replay::new(config.clone(), 11.into());
    let mut game = Game::new(&config, 11.into()).expect("it can be played");
    for _ in 0..12 {
        let mut list = Legal::new();
        game.legal(&mut list);
        let who = game.ask().expect("the game goes on").who;
        let action = list.actions()[0];
        game.apply(who, action, None).expect("it is listed");
        replay.actions.push((who, action));
    }
    let text = replay.to_text().expect("it can be written");
    assert!(text.contains("set character_choice = 2\n") && text.contains(" choose "), "{text}");
    assert_eq!(Replay::parse(&text).expect("and read"), replay);
}

// CORE-INFO-01, CORE-GEN-02: while characters are chosen a game can be saved, and no view, offer or refusal tells more than it may.
#[test]
fn while_all_choose_a_game_is_saved_whole_and_looks_alike_to_whoever_cannot_know() {
    for (seed, (count, seats)) in (50_u64..).zip([("2", 4), ("3", 5), ("2", 7), ("3", 8)]) {
        let mut config = table(count, seats);
        config.set("fixed_characters", "C:sid-ketchum").expect("he is there");
        let mut game = Game::new(&config, seed.into()).expect("it can be played");
        let mut dice = Dice(seed);
        while let Some(ask) = game.ask().filter(|ask| ask.question == Question::PickCharacter) {
            let text = serde_json::to_string(&game.snapshot()).expect("it can be saved");
            let snapshot: Snapshot = serde_json::from_str(&text).expect("and read");
            let again = Game::from_snapshot(&snapshot).expect("and played on");
            assert!(again == game && again.fingerprint() == game.fingerprint(), "{text}");
            for viewer in viewers(&game) {
                let other = game.view(viewer).redeal(dice.roll().into());
                assert_eq!(other.view(viewer), game.view(viewer));
                assert!(viewer != Some(ask.who) || offered(&other) == offered(&game), "his own are his own");
                let Some(player) = viewer else { continue };
                for character in Character::all() {
                    let choose = Action::Choose(Choice::Character(character));
                    assert_eq!(game.why_not(player, choose), other.why_not(player, choose), "{character:?}");
                }
            }
            let offer = offered(&game);
            keep(&mut game, dice.pick(&offer), &mut Vec::new());
        }
        assert_eq!(game.turn().number, 1);
    }
}
