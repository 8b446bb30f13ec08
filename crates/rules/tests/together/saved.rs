//! Saved games: by name, read back whole or refused, with a fingerprint that depends on nothing but what is said.

use std::sync::LazyLock;

use crate::common::{Dice, describe, few_or_many, play, random_table, viewers, with};
use saloon_rules::{
    Character, Config, Edition, Game, Legal, Picture, Question, RULES_VERSION, Snapshot, Switches, Told,
};
use serde_json::{Value, json};

/// Games in the middle, one from each of several tables.
fn middles(seed: u64, tables: u64) -> Vec<(Game, String)> {
    let mut found = Vec::new();
    let mut dice = Dice(seed);
    let configs = std::iter::repeat_with(|| random_table(&mut dice)).flatten();
    let configs: Vec<Config> = configs.take(tables as usize).collect();
    for (i, config) in configs.iter().enumerate() {
        let mut kept = None;
        play(config, i as u64, |game, _, dice| {
            if kept.is_none() || dice.once_in(40) {
                kept = Some(*game);
            }
        });
        found.extend(kept.map(|game| (game, describe(config))));
    }
    found
}

fn saved(game: &Game) -> Value {
    serde_json::to_value(game.snapshot()).expect("a game can be saved")
}

fn read(value: &Value) -> Result<Game, String> {
    let snapshot: Snapshot = serde_json::from_value(value.clone()).map_err(|why| why.to_string())?;
    Game::from_snapshot(&snapshot).map_err(|why| why.to_string())
}

/// Every place in a value where something is written, as a pointer.
fn leaves(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(name, part)| leaves(part, format!("{at}/{name}"), out)),
        Value::Array(items) => items.iter().enumerate().for_each(|(i, part)| leaves(part, format!("{at}/{i}"), out)),
        _ => out.push(at),
    }
}

#[test]
fn a_saved_game_goes_on_as_the_game_does() {
    for (game, table) in middles(21, few_or_many(30, 500)) {
        let mut back = read(&saved(&game)).expect("it holds together");
        assert_eq!(back.fingerprint(), game.fingerprint(), "{table}");
        let (mut game, mut list, mut dice) = (game, Legal::new(), Dice(5));
        for _ in 0..60 {
            let Some(ask) = game.ask() else { break };
            game.legal(&mut list);
            let action = dice.pick(list.actions());
            let (mut log, mut again) = (Vec::new(), Vec::new());
            game.apply(ask.who, action, Some(&mut log)).expect("it is listed");
            back.apply(ask.who, action, Some(&mut again)).expect("it is listed there too");
            assert!(log == again && game == back && game.fingerprint() == back.fingerprint(), "{table}");
        }
    }
}

#[test]
fn whatever_is_changed_in_a_saved_game_changes_its_fingerprint() {
    let mut changed = 0;
    for (game, table) in middles(22, few_or_many(12, 200)) {
        let whole = saved(&game);
        let mut at = Vec::new();
        leaves(&whole["game"], "/game".into(), &mut at);
        for (i, place) in at.iter().enumerate() {
            let mut other = whole.clone();
            let leaf = other.pointer_mut(place).expect("it is there");
            *leaf = match leaf {
                Value::Bool(yes) => json!(!*yes),
                Value::Number(number) => json!(number.as_i64().expect("a whole number") + 1),
                Value::String(word) if place.ends_with("/key") => json!(word.replace('a', "b")),
                // Another word of the same place, found in another saved game; otherwise nothing can be changed here.
                Value::String(word) if place.ends_with("character") => {
                    json!(if word == "willy-the-kid" { "rose-doolan" } else { "willy-the-kid" })
                }
                Value::String(word) if place.ends_with("/role") => {
                    json!(if word == "outlaw" { "renegade" } else { "outlaw" })
                }
                Value::String(word) if place.ends_with("/phase") => json!(if word == "play" { "end" } else { "play" }),
                _ => continue,
            };
            if other == whole {
                continue;
            }
            if let Ok(game_now) = read(&other) {
                assert_ne!(game_now.fingerprint(), game.fingerprint(), "{place} ({i}) {table}");
                assert_ne!(game_now, game);
                changed += 1;
            }
        }
    }
    assert!(changed > 200, "only {changed} changes were games");
}

#[test]
fn two_cards_that_change_places_change_the_fingerprint() {
    for (game, table) in middles(23, few_or_many(12, 200)) {
        let whole = saved(&game);
        for place in ["/game/draw_pile", "/game/discard_pile", "/game/players/0/hand", "/game/seats/1/in_play"] {
            let mut other = whole.clone();
            let Some(Value::Array(cards)) = other.pointer_mut(place) else { continue };
            if cards.len() < 2 {
                continue;
            }
            cards.swap(0, 1);
            if let Ok(game_now) = read(&other) {
                assert_ne!(game_now.fingerprint(), game.fingerprint(), "{place} {table}");
            }
        }
    }
}

#[test]
fn the_order_in_which_things_are_said_does_not_matter() {
    fn reversed(value: &Value) -> String {
        match value {
            Value::Object(map) => {
                let parts: Vec<_> =
                    map.iter().rev().map(|(name, part)| format!("{name:?}:{}", reversed(part))).collect();
                format!("{{{}}}", parts.join(","))
            }
            Value::Array(items) => {
                let parts: Vec<_> = items.iter().map(reversed).collect();
                format!("[{}]", parts.join(","))
            }
            other => other.to_string(),
        }
    }
    for (game, table) in middles(24, 10) {
        let snapshot: Snapshot = serde_json::from_str(&reversed(&saved(&game))).expect("any order can be read");
        let back = Game::from_snapshot(&snapshot).expect("it holds together");
        assert_eq!(back.fingerprint(), game.fingerprint(), "{table}");
    }
}

fn refused(change: impl FnOnce(&mut Value), wanted: &str) {
    let game = Game::new(&Config::new(Edition::Compendium, 5), 3.into()).expect("it can be played");
    let mut value = saved(&game);
    change(&mut value);
    let why = read(&value).expect_err(wanted);
    assert!(why.contains(wanted), "{why} does not say {wanted}");
}

#[test]
fn a_saved_game_that_does_not_hold_together_is_refused() {
    refused(|game| game["rules"] = json!(RULES_VERSION + 1), "this program knows version");
    refused(|game| game["game"]["moon"] = json!(1), "unknown field `moon`");
    refused(|game| game["game"]["seats"][0]["life"] = json!(9), "seat A has 9 life points of");
    refused(|game| game["game"]["seats"][0]["max"] = json!(0), "life points of 0");
    refused(|game| game["game"]["draw_pile"][0] = game["game"]["draw_pile"][1].clone(), "lies in two places");
    refused(|game| game["game"]["deck"] = json!("base"), "not in its deck");
    refused(|game| game["game"]["turn"]["seat"] = json!(6), "there is no Seat 6 in this game");
    refused(|game| game["game"]["turn"]["seat"] = json!(60), "no such Seat");
    refused(|game| game["game"]["seats"][0]["character"] = json!("nobody"), "unknown variant `nobody`");
    refused(|game| game["game"]["order"] = json!([0, 1, 2, 3, 3]), "each seat once");
    refused(|game| game["game"]["stack"] = json!([]), "does not fit what is unfinished");
    refused(
        |game| game["game"]["stack"][0]["frame"] = json!({"wedding": {}}),
        "a frame this version of the rules knows",
    );
    refused(|game| game["game"]["ask"]["question"] = json!({"is": "arrange"}), "does not fit what is unfinished");
    refused(|game| game["game"]["ask"]["number"] = json!(77), "wrong number");
    refused(|game| game["game"]["ask"] = Value::Null, "nobody is asked");
    refused(|game| game["game"]["over"] = json!("law"), "the game is over");
    refused(|game| game["game"]["fresh"] = json!([game["game"]["draw_pile"][0]]), "should be in play");
    refused(|game| game["game"]["switches"] = json!({"moonshine": true}), "there is no switch called moonshine");
    let all = |value: &mut Value| value["game"]["seats"].as_array_mut().expect("a list").clone();
    refused(
        |game| {
            let seats: Vec<Value> = all(game)
                .into_iter()
                .map(|mut seat| {
                    seat["out"] = json!(true);
                    seat
                })
                .collect();
            game["game"]["seats"] = json!(seats);
        },
        "nobody is there",
    );
}

/// A view without what is unfinished.
fn shown(view: &saloon_rules::View) -> Value {
    let mut value = serde_json::to_value(view).expect("a view can be sent");
    value["stack"] = Value::Null;
    value
}

#[test]
fn a_picture_shows_what_the_game_shows_and_plays_nothing() {
    for (game, table) in middles(25, few_or_many(30, 500)) {
        let text = serde_json::to_string(&game.picture()).expect("a picture can be kept");
        let back: Picture = serde_json::from_str(&text).expect("and looked at");
        for viewer in viewers(&game) {
            let (now, then) = (game.view(viewer), back.game().view(viewer));
            assert_eq!(now.board().range(now.turn.seat), then.board().range(then.turn.seat));
            assert_eq!(shown(&now), shown(&then), "{viewer:?} {table}");
        }
        for seat in game.all_seats().iter() {
            assert_eq!(game.role(seat), back.game().role(seat));
            assert!(game.in_order(game.hand(seat)).eq(back.game().in_order(back.game().hand(seat))));
        }
        let mut list = Legal::new();
        back.game().legal(&mut list);
        assert!(list.is_empty(), "nothing can be played in a picture");
        assert!(!text.contains("\"chance\"") && !text.contains("\"stack\""));
    }
}

#[test]
fn every_picture_of_a_set_up_can_be_looked_at() {
    const MONEY: [(&str, &str); 4] =
        [("scoring", "dollars"), ("series", "rotation"), ("experience", "true"), ("hire", "true")];
    let duel = with(Edition::Compendium, 2, &[("character_pool", "base,dodge-city,wild-west-show,special")]);
    let (mut bids, mut drafts) = (0, 0);
    for config in [with(Edition::Compendium, 4, &MONEY), with(Edition::Compendium, 7, &MONEY), duel] {
        play(&config, 26, |game, _, _| {
            let text = serde_json::to_string(&game.picture()).expect("a picture can be kept");
            let back = serde_json::from_str::<Picture>(&text).expect("and looked at");
            let [now, then] = [game, back.game()].map(|game| {
                let mut value = shown(&game.view(None));
                value["owners"] = Value::Null;
                value
            });
            assert_eq!(now, then, "{}", describe(&config));
            match game.ask().expect("somebody is asked").question {
                Question::Bid { .. } => bids += 1,
                Question::Draft => drafts += 1,
                _ => {}
            }
        });
    }
    assert!(bids > 0 && drafts > 0, "{bids} bids, {drafts} drafts");
}

#[test]
fn what_was_told_is_kept_with_its_audience() {
    let config = Config::new(Edition::Compendium, 6);
    let mut log: Vec<Told> = Vec::new();
    let mut game = Game::with_log(&config, 8.into(), Some(&mut log)).expect("it can be played");
    let (mut list, mut dice) = (Legal::new(), Dice(8));
    while let Some(ask) = game.ask() {
        game.legal(&mut list);
        game.apply(ask.who, dice.pick(list.actions()), Some(&mut log)).expect("it is listed");
    }
    let text = serde_json::to_string(&log).expect("it can be kept");
    assert_eq!(serde_json::from_str::<Vec<Told>>(&text).expect("and read"), log);
    assert!(text.contains(r#"{"fact":{"fact":"turn-began","seat":"#), "{}", &text[..200]);
}

#[test]
fn switches_are_written_flat_and_by_name_and_the_old_groups_are_read() {
    for edition in Edition::ALL {
        let switches = edition.switches();
        let text = serde_json::to_value(switches).expect("they can be written");
        let flat = text.as_object().expect("a map");
        assert!(flat.values().all(|value| !value.is_object()), "{text}");
        assert_eq!(serde_json::from_value::<Switches>(text.clone()).expect("and read"), switches);
        let mut moved = serde_json::Map::new();
        for (i, (name, value)) in flat.iter().enumerate() {
            let room = ["options", "table", "base", "dodge_city", "special", "later"][i % 6];
            moved.entry(room).or_insert_with(|| json!({}))[name] = value.clone();
        }
        let moved: Switches = serde_json::from_value(Value::Object(moved)).expect("whatever room it is in");
        assert_eq!(moved, switches);
    }
    let unlimited: Switches = serde_json::from_value(json!({"dodge_city": {"sean_mallory_limit": 255}})).expect("old");
    assert_eq!(unlimited.dodge_city.sean_mallory_limit, saloon_rules::switches::Count::UNLIMITED);
}

/// Saved games with something changed, to be refused or played.
static SOME: LazyLock<Vec<Value>> = LazyLock::new(|| middles(26, 40).iter().map(|(game, _)| saved(game)).collect());

#[test]
fn a_spoilt_saved_game_is_refused_or_can_be_played_on() {
    let mut dice = Dice(27);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..few_or_many(4_000, 100_000) {
        let mut value = dice.pick(&SOME.iter().collect::<Vec<_>>()).clone();
        let mut at = Vec::new();
        leaves(&value["game"], "/game".into(), &mut at);
        for _ in 0..1 + dice.below(2) {
            let place = &at[dice.below(at.len())];
            let other = value.pointer(&at[dice.below(at.len())]).cloned().unwrap_or_default();
            let Some(leaf) = value.pointer_mut(place) else { continue };
            *leaf = match dice.below(3) {
                0 => other,
                1 => json!(dice.below(9)),
                _ => Value::Null,
            };
        }
        let Ok(mut game) = read(&value) else {
            refused += 1;
            continue;
        };
        played += 1;
        let mut list = Legal::new();
        for _ in 0..100 {
            let Some(ask) = game.ask() else { break };
            game.legal(&mut list);
            let Some(action) = list.actions().get(dice.below(list.len().max(1))).copied() else { break };
            game.apply(ask.who, action, None).expect("it is listed");
        }
    }
    assert!(refused > 100 && played > 100, "{refused} refused, {played} played");
}

#[test]
fn a_saved_game_at_the_edge_is_judged_exactly() {
    let game = Game::new(&Config::new(Edition::Compendium, 5), 3.into()).expect("it can be played");
    let mut value = saved(&game);
    value["game"]["seats"][1]["life"] = json!(-30);
    assert!(read(&value).is_ok(), "the lowest life there is");
    refused(|game| game["game"]["seats"][1]["life"] = json!(-31), "seat B has -31 life points");
    refused(|game| game["game"]["seats"][1]["max"] = json!(31), "of 31");
    refused(|game| game["game"]["order"] = json!([0, 1, 2, 3, 4, 4]), "each seat once");
    refused(|game| game["game"]["order"] = json!([0, 1, 2, 3]), "each seat once");
    let nobody = |game: &mut Value| {
        game["game"]["ask"] = Value::Null;
        game["game"]["stack"] = json!([]);
    };
    refused(nobody, "nobody is asked");
    refused(
        |game| {
            game["game"]["ask"] = Value::Null;
            game["game"]["over"] = json!("law");
        },
        "nobody is asked",
    );
}

#[test]
fn seats_that_changed_places_are_read_as_they_sit() {
    let game = Game::new(&Config::new(Edition::Compendium, 5), 3.into()).expect("it can be played");
    let mut value = saved(&game);
    value["game"]["order"] = json!([0, 2, 1, 4, 3]);
    let back = read(&value).expect("each seat is named once");
    let first = crate::common::seat(0);
    let names: String = back.view(None).clockwise(first).map(|seat| seat.to_string()).collect();
    assert_eq!(names, "CBED");
    assert_eq!(saved(&back)["game"]["order"], json!([0, 2, 1, 4, 3]));
    assert_ne!(back.fingerprint(), game.fingerprint());
}

/// The first question of this kind in a game with these characters, saved and read.
fn read_at(fixed: Character, wanted: fn(&Question) -> bool) {
    let mut config = Config::new(Edition::Compendium, 4);
    config.fixed[0] = Some(fixed);
    for seed in 0..40 {
        let mut game = Game::new(&config, seed.into()).expect("it can be played");
        let mut list = Legal::new();
        for step in 0..200 {
            let Some(ask) = game.ask() else { break };
            if wanted(&ask.question) {
                let back = read(&saved(&game)).unwrap_or_else(|why| panic!("{:?}: {why}", ask.question));
                assert_eq!(back.fingerprint(), game.fingerprint());
                return;
            }
            game.legal(&mut list);
            game.take(&list, (step * 5 + seed as usize) % list.len(), None).expect("it is offered");
        }
    }
    panic!("it was never asked");
}

#[test]
fn a_game_is_saved_at_every_shape_of_question() {
    read_at(Character::VeraCuster, |question| *question == Question::NameCopy);
    read_at(Character::KitCarlson, |question| *question == Question::PickDraw);
    read_at(Character::PedroRamirez, |question| *question == Question::DrawMode);
    read_at(Character::BartCassidy, |question| *question == Question::Arrange);
    read_at(Character::BartCassidy, |question| matches!(question, Question::PickSurplus { .. }));
    read_at(Character::SidKetchum, |question| *question == Question::Interrupt);
}

#[test]
fn a_switch_knows_since_when_it_is_there() {
    assert_eq!(["panic_self", "area_losses", "no_such_switch"].map(Switches::since), [1, 2, 1]);
    let mut config = Config::new(Edition::Compendium, 4);
    assert!(config.set("jose_uses_per_turn", "99").is_ok());
    assert!(config.set("jose_uses_per_turn", "100").is_err());
}

#[test]
fn the_head_of_a_replay_says_what_is_unusual_and_no_more() {
    use saloon_rules::{Replay, ReplayError};
    let mut config = Config::new(Edition::Classic, 4);
    config.set("panic_self", "allowed").expect("it can be set");
    let head = Replay::new(config.clone(), 7.into()).head();
    let set: Vec<&str> = head.lines().filter(|line| line.starts_with("set ")).collect();
    assert_eq!(set, ["set panic_self = allowed"]);
    let read = Replay::parse(&head).expect("a head alone is a game about to begin");
    assert_eq!((read.config, read.seed), (config, 7.into()));
    let long = "x".repeat(60) + "\n";
    let Err(ReplayError::OtherFile { found }) = Replay::parse(&long) else { panic!("it is no replay") };
    assert_eq!(found.len(), 40);
}

fn names(value: &Value) -> Vec<&str> {
    let mut names: Vec<&str> = value.as_object().expect("it has names").keys().map(String::as_str).collect();
    names.sort_unstable();
    names
}

// docs/decisions/0012: a field that has its resting value is not written, so that one more changes no fingerprint.
#[test]
fn what_rests_is_not_written() {
    let game = Game::new(&Config::new(Edition::Classic, 4), 1.into()).expect("it can be played");
    let kept = saved(&game)["game"].take();
    let all = [&kept, &kept["turn"], &kept["seats"][1], &kept["players"][1]];
    let expected = [
        "ask asked chance deck draw_pile mode players seats stack switches turn",
        "checked leaves limited lost number phase seat",
        "character life max",
        "hand role",
    ];
    assert_eq!(all.map(names).map(|names| names.join(" ")), expected);
}

// The same of the stacks of events: before the first turn nothing is remembered but whose turns change the event.
#[test]
fn of_stacks_only_what_is_remembered_is_written() {
    let stacks = |box_of_events: (&str, &str)| {
        let mut config = Config::new(Edition::Compendium, 4);
        for (name, value) in [box_of_events, ("character_choice", "2")] {
            config.set(name, value).expect("it can be set");
        }
        saved(&Game::new(&config, 1.into()).expect("it can be played"))["game"]["stacks"].take()
    };
    for (which, stack) in [(("event_mode", "mixed"), "main"), (("wild_west_show", "true"), "side")] {
        let kept = stacks(which);
        let mut expected = vec![stack, "open"];
        expected.sort_unstable();
        assert_eq!([names(&kept), names(&kept["open"])], [expected, vec!["keeper"]]);
    }
}
