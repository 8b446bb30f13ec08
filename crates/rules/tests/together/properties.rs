//! Properties of distances, parsers and answers, over inputs nobody chose.

use std::sync::LazyLock;

use crate::common::{Dice, describe, few_or_many, mutated, random_table, root, seat};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use saloon_rules::notation::{ActionPattern, CardPattern, parse_seat};
use saloon_rules::{Character, Config, Edition, Game, Kind, Legal, Player, Replay, Seat, Seed, scene};

fn cases(few: u64, many: u64) -> ProptestConfig {
    ProptestConfig { cases: few_or_many(few, many) as u32, failure_persistence: None, ..ProptestConfig::default() }
}

/// A table and a game somewhere in the middle, made from one number.
fn somewhere(seed: u64) -> (Config, Game) {
    let mut dice = Dice(seed);
    let config = std::iter::repeat_with(|| random_table(&mut dice)).flatten().next().expect("some table can be played");
    let mut game = Game::new(&config, seed.into()).expect("it was checked");
    let mut list = Legal::new();
    for _ in 0..dice.below(300) {
        let before = game;
        game.legal(&mut list);
        game.take(&list, dice.below(list.len()), None).expect("it is listed");
        if game.ask().is_none() {
            return (config, before);
        }
    }
    (config, game)
}

/// Steps round those who are there, the shorter way.
fn ring(game: &Game, from: Seat, to: Seat) -> i32 {
    let there: Vec<Seat> = game.view(None).round().filter(|s| game.present().contains(*s)).collect();
    let place = |seat| there.iter().position(|s| *s == seat).expect("it is there") as i32;
    let way = (place(from) - place(to)).abs();
    way.min(there.len() as i32 - way)
}

/// Is this event in force in the main slot?
fn in_force(game: &Game, id: &str) -> bool {
    game.events().main.is_some_and(|event| event.id() == id)
}

/// Is everybody one step from everybody else (EV-AMBUSH)?
fn is_ambush(game: &Game) -> bool {
    in_force(game, "ambush")
}

/// How often a seat has one of these characters or, unless silenced, kinds in play.
fn has(game: &Game, seat: Seat, character: Character, kinds: [Kind; 2]) -> i32 {
    let state = game.seat(seat);
    let hushed = is_ambush(game) && !game.switches().fistful.ambush_character_modifiers;
    let counted = !hushed && !in_force(game, "hangover");
    let own = state.characters().filter(|one| counted && *one == character).count();
    let silent = game.view(None).muted.contains(seat);
    let cards = game.table(seat).iter().filter(|card| !silent && kinds.contains(&game.kind(*card))).count();
    (own + cards) as i32
}

fn weapon(game: &Game, seat: Seat) -> u8 {
    let silent = game.view(None).muted.contains(seat);
    let range = |kind| match kind {
        Kind::Volcanic => Some(1),
        Kind::Schofield => Some(2),
        Kind::Remington => Some(3),
        Kind::RevCarabine => Some(4),
        Kind::Winchester => Some(5),
        _ => None,
    };
    game.table(seat).iter().filter(|_| !silent).find_map(|card| range(game.kind(card))).unwrap_or(1)
}

proptest! {
    #![proptest_config(cases(400, 20_000))]

    // CORE-DIST: worked out a second time from what lies open.
    #[test]
    fn distances_and_ranges_are_those_of_the_ring(seed: u64) {
        let (config, game) = somewhere(seed);
        let board = game.view(None).board();
        for from in game.living().iter() {
            prop_assert_eq!(board.range(from), weapon(&game, from));
            for to in game.living().iter().filter(|to| *to != from) {
                let nearer = has(&game, from, Character::RoseDoolan, [Kind::Scope, Kind::Binocular]);
                let farther = has(&game, to, Character::PaulRegret, [Kind::Mustang, Kind::Hideout]);
                let steps = if is_ambush(&game) { 1 } else { ring(&game, from, to) };
                let wanted = (steps + farther - nearer).max(1);
                let found = board.distance(from, to).map(i32::from);
                prop_assert_eq!(found, Some(wanted), "{:?} to {:?} {}", from, to, describe(&config));
                let back = has(&game, to, Character::RoseDoolan, [Kind::Scope, Kind::Binocular])
                    + has(&game, from, Character::PaulRegret, [Kind::Mustang, Kind::Hideout]);
                if nearer + farther + back == 0 {
                    prop_assert_eq!(board.distance(to, from), board.distance(from, to), "the same both ways");
                }
                let reached = wanted <= i32::from(board.range(from));
                prop_assert_eq!(board.reachable(from).contains(to), reached);
            }
            prop_assert!(!board.reachable(from).contains(from), "nobody aims a shot at himself");
        }
    }

    #[test]
    fn a_view_asks_the_same_board_for_everybody(seed: u64) {
        let (_, game) = somewhere(seed);
        let open = game.view(None).board();
        for viewer in (0..game.seat_count()).map(Player::new) {
            let board = game.view(viewer).board();
            for from in game.living().iter() {
                prop_assert_eq!(board.limit(from), open.limit(from));
                prop_assert_eq!(board.hand_limit(from), open.hand_limit(from));
                for to in game.living().iter() {
                    prop_assert_eq!(board.distance(from, to), open.distance(from, to));
                }
            }
        }
    }

    #[test]
    fn no_input_makes_a_game_panic(seed: u64, steps in 1usize..60) {
        let (_, mut game) = somewhere(seed);
        let (mut list, mut dice) = (Legal::new(), Dice(seed ^ 0x5a5a));
        for _ in 0..steps {
            game.legal(&mut list);
            if list.is_empty() {
                break;
            }
            let player = Player::new(dice.below(8)).expect("there are eight");
            let action = mutated(&game, &list, &mut dice);
            let before = game;
            let legal = game.ask().is_some_and(|ask| ask.who == player) && list.actions().contains(&action);
            let mut log = Vec::new();
            match game.apply(player, action, Some(&mut log)) {
                Ok(()) => prop_assert!(legal, "{:?} was not listed", action),
                Err(_) => prop_assert!(!legal && game == before && log.is_empty(), "{:?}", action),
            }
        }
    }
}

/// Every scene file of the repository.
static SCENES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folders = ["cards", "characters", "core", "interactions"];
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(root("scenes").join(folder)).expect("it is there"));
    let mut paths: Vec<_> = files.map(|file| file.expect("it can be listed").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("it can be read")).collect()
});

/// A recorded game to be spoilt.
static RECORD: LazyLock<String> = LazyLock::new(|| {
    let config = Config::new(Edition::Compendium, 5);
    let mut replay = Replay::new(config.clone(), 7.into());
    crate::common::play(&config, 7, |_, _, _| {});
    let mut game = Game::new(&config, 7.into()).expect("it can be played");
    let (mut list, mut dice) = (Legal::new(), Dice(7));
    for _ in 0..40 {
        let Some(ask) = game.ask() else { break };
        game.legal(&mut list);
        let action = dice.pick(list.actions());
        game.apply(ask.who, action, None).expect("it is listed");
        replay.actions.push((ask.who, action));
    }
    replay.to_text().expect("it was just played")
});

/// A text with some of its words and letters changed, doubled, moved or lost.
fn spoilt(text: &str, changes: &[(Index, u8, String)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, how, more) in changes {
        let at = at.index(letters.len() + 1);
        match how % 5 {
            0 => letters.truncate(at.max(1)),
            1 => drop(letters.splice(at..at, more.chars())),
            2 if at < letters.len() => drop(letters.remove(at)),
            3 if at < letters.len() => letters[at] = more.chars().next().unwrap_or('\n'),
            _ => {
                let end = (at + 20).min(letters.len());
                let part: Vec<char> = letters[at..end].to_vec();
                let to = (at * 7) % (letters.len() + 1);
                drop(letters.splice(to..to, part));
            }
        }
    }
    letters.into_iter().collect()
}

fn changes() -> impl Strategy<Value = Vec<(Index, u8, String)>> {
    let word = prop_oneof![
        "\\PC{0,6}",
        select(vec![
            " ",
            "\n",
            "\n--\n",
            "?",
            ":",
            "/",
            "#",
            "99",
            "-",
            "A ",
            " hand ",
            "bang",
            "any/H",
            " 0/0 ",
            " 200/100 ",
            "é"
        ])
        .prop_map(str::to_owned),
    ];
    proptest::collection::vec((any::<Index>(), any::<u8>(), word), 1..5)
}

proptest! {
    #![proptest_config(cases(1_500, 100_000))]

    #[test]
    fn no_text_makes_a_parser_panic(text in "\\PC*", more in "[A-H a-z/#0-9:?\\-\n]{0,80}") {
        for text in [&text, &more] {
            let _ = scene::parse(text);
            let _ = Replay::parse(text);
            let _ = CardPattern::parse(text);
            let _ = ActionPattern::parse(text);
            let _ = parse_seat(text);
            let _ = Seed::from_hex(text);
        }
    }

    #[test]
    fn a_spoilt_scene_is_read_or_refused(which: Index, changes in changes()) {
        let text = spoilt(&SCENES[which.index(SCENES.len())], &changes);
        match scene::parse(&text) {
            Ok(scenes) => for one in scenes.iter().take(5) {
                let _ = scene::check(one);
            },
            Err(why) => prop_assert!(why.line >= 1 && why.column >= 1 && !why.message.is_empty(), "{:?}", why),
        }
    }

    #[test]
    fn a_spoilt_replay_is_read_or_refused(changes in changes()) {
        let text = spoilt(&RECORD, &changes);
        if let Ok(replay) = Replay::parse(&text) {
            let again = replay.to_text().expect("what was read can be written");
            prop_assert_eq!(Replay::parse(&again).expect("and read again"), replay);
        }
    }

    #[test]
    fn a_spoilt_saved_game_is_refused_or_whole(seed in 0u64..20, changes in changes()) {
        let (_, game) = somewhere(seed);
        let text = spoilt(&serde_json::to_string(&game).expect("a game can be saved"), &changes);
        let _ = serde_json::from_str::<Game>(&text);
    }
}

#[test]
fn seats_are_letters() {
    for i in 0..8 {
        assert_eq!(parse_seat(&seat(i).to_string()), Ok(seat(i)));
    }
}
