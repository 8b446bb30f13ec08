//! What older versions wrote is opened for ever: configurations, replays, saved games. The files in `fixtures` were written by
//! the program of their version and are never written again.
//!
//! Run with `--features grown`, the state has more fields and a switch more, and everything here must be the same.

mod common;

use std::fmt::Write as _;
use std::path::PathBuf;

use common::root;
use saloon_rules::older::{self, Followed, Repair};
use saloon_rules::{Config, Edition, Game, Replay, ReplayError, Snapshot, Switches};

fn folder(version: &str) -> PathBuf {
    root("crates/rules/tests/fixtures").join(version)
}

/// The files of a version with this ending: name and text.
fn files(version: &str, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder(version)).expect("the fixtures are there") {
        let path = entry.expect("they can be listed").path();
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        if name.ends_with(ending) {
            found.push((name, std::fs::read_to_string(&path).expect("it can be read")));
        }
    }
    found.sort();
    found
}

fn end_of(followed: &Followed) -> Game {
    let replay = &followed.replay;
    replay.at(replay.actions.len(), &mut Vec::new()).expect("what was followed can be played")
}

/// Compares with what was found before; `BLESS=1` stores it, when the rules have changed.
#[test]
fn everything_ever_recorded_is_opened_and_is_what_it_was() {
    let mut text = String::from("file: answers followed of those recorded, left out, added, end, fingerprint\n");
    for (name, file) in files("v1", ".replay") {
        let followed = Replay::open(&file).unwrap_or_else(|why| panic!("{name}: {why}"));
        let game = end_of(&followed);
        let left_out = followed.repairs.iter().filter(|repair| matches!(repair, Repair::LeftOut { .. })).count();
        let added = followed.repairs.len() - left_out;
        let lost = followed.lost_at.map_or(String::new(), |at| format!(", lost at {at}"));
        let end = if game.winner().is_some() { "over" } else { "open" };
        let answers = followed.answers;
        let taken = followed.replay.actions.len() - added;
        assert_eq!(taken + left_out, followed.lost_at.unwrap_or(answers), "{name}: every answer is accounted for");
        let print = game.fingerprint();
        let _ = writeln!(text, "v1/{name}: {taken} of {answers}, {left_out}, {added}{lost}, {end}, {print:016x}");
    }
    for (name, file) in files("v2", ".json") {
        let snapshot: Snapshot = serde_json::from_str(&file).unwrap_or_else(|why| panic!("{name}: {why}"));
        let game = Game::from_snapshot(&snapshot).unwrap_or_else(|why| panic!("{name}: {why}"));
        let _ = writeln!(text, "v2/{name}: {:016x}", game.fingerprint());
    }
    let stored = root("crates/rules/tests/golden/opened.txt");
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&stored, &text).expect("it can be written");
    }
    assert_eq!(text, std::fs::read_to_string(&stored).expect("it is there"));
}

#[test]
fn most_of_what_was_recorded_is_followed_to_its_end() {
    let all: Vec<Followed> =
        files("v1", ".replay").iter().map(|(_, file)| Replay::open(file).expect("it opens")).collect();
    let (there, followed) = all
        .iter()
        .fold((0, 0), |(there, followed), one| (there + one.answers, followed + one.lost_at.unwrap_or(one.answers)));
    assert!(followed * 10 > there * 9, "{followed} of {there} answers");
    assert!(all.iter().all(|one| one.rules == 1));
}

#[test]
fn to_check_an_older_recording_exactly_is_refused_kindly() {
    for (name, file) in files("v1", ".replay") {
        let why = Replay::parse(&file).expect_err(&name);
        assert_eq!(why, ReplayError::OtherRules { found: 1 });
        assert!(why.to_string().contains("it can be watched here"), "{why}");
    }
    let newer = files("v1", ".replay")[0].1.replacen("rules 1\n", "rules 99\n", 1);
    let why = Replay::open(&newer).expect_err("nobody knows version 99");
    assert!(why.to_string().contains("this program knows version"), "{why}");
}

#[test]
fn configurations_of_the_first_version_are_read() {
    for (name, file) in files("v1", ".json") {
        let config: Config = serde_json::from_str(&file).unwrap_or_else(|why| panic!("{name}: {why}"));
        config.check().unwrap_or_else(|why| panic!("{name}: {why}"));
        let again = serde_json::to_string(&config).expect("it can be written");
        assert_eq!(serde_json::from_str::<Config>(&again).expect("and read"), config);
        assert!(again.len() < file.len() / 2, "flat and small: {again}");
    }
}

/// The switches of the first version rest at the values the compendium had then, for ever.
#[test]
fn resting_values_never_change() {
    let all = files("v1", ".json");
    let (_, file) = all.iter().find(|(name, _)| name == "config-compendium-5.json").expect("it is kept");
    let old: serde_json::Value = serde_json::from_str(file).expect("it can be read");
    let config: Config = serde_json::from_str(file).expect("it can be read");
    assert_eq!(config.switches, Switches::REST);
    let named: usize = old["switches"]
        .as_object()
        .expect("groups")
        .values()
        .map(|group| group.as_object().expect("a group").len())
        .sum();
    assert_eq!(named, 94);
    let new = Switches::REST.list().into_iter().filter(|switch| {
        !old["switches"].as_object().expect("groups").values().any(|group| group.get(switch.name).is_some())
    });
    for switch in new {
        let since = Switches::since(switch.name);
        assert!(since > 1, "{} came after version 1: note it in `SINCE` (saved_switches.rs)", switch.name);
    }
}

/// A recording is bent so that older rules seem to have asked more, or less.
#[test]
fn a_recording_that_does_not_fit_is_repaired_and_the_repairs_are_told() {
    let config = Config::new(Edition::Compendium, 5);
    let mut answers = Vec::new();
    common::play(&config, 4, |game, list, dice| {
        let before = dice.0;
        let action = dice.pick(list.actions());
        dice.0 = before;
        answers.push((game.ask().expect("it is asked").who, action));
    });
    let plain = older::follow(1, &config, 4.into(), &answers, &[]).expect("it can be played");
    assert!(plain.is_faithful() && plain.replay.over, "{:?}", plain.report());
    assert_eq!(plain.replay.actions, answers);

    // An answer too many.
    let mut more = answers.clone();
    more.insert(10, answers[3]);
    let followed = older::follow(1, &config, 4.into(), &more, &[(10, answers[0].0)]).expect("it can be played");
    assert_eq!(followed.replay.actions, answers);
    assert_eq!(followed.repairs, [Repair::LeftOut { answer: 10, who: answers[3].0 }]);
    assert_eq!(followed.replay.spoken, [(10, answers[0].0)]);
    assert_eq!(followed.report().len(), 1);

    // A question that nobody was asked: one that was passed anyway.
    let passes = (0..answers.len() - 10).filter(|i| answers[*i].1 == saloon_rules::Action::Pass);
    let (mut tried, mut same) = (0, 0);
    for pass in passes {
        let mut less = answers.clone();
        less.remove(pass);
        let followed = older::follow(1, &config, 4.into(), &less, &[]).expect("it can be played");
        let added = matches!(followed.repairs[..], [Repair::Added { action: saloon_rules::Action::Pass, .. }]);
        tried += 1;
        same += usize::from(added && followed.replay.actions == answers);
    }
    assert!(tried > 10 && same * 10 > tried * 9, "{same} of {tried} questions were answered as they were");

    // Nothing fits any more.
    let mut broken = answers[..20].to_vec();
    broken.extend([(answers[0].0, saloon_rules::Action::Rest); 12]);
    let followed = older::follow(1, &config, 4.into(), &broken, &[]).expect("it can be played");
    assert_eq!(followed.lost_at, Some(20));
    assert_eq!(followed.replay.actions, &answers[..20]);
    assert!(followed.report().last().expect("a report").contains("cannot follow answers 21 to 32"));
}

/// Writes the saved games of this version, once: a file that is there is never written again.
#[test]
fn saved_games_of_this_version_are_kept() {
    let mut kept = 0;
    for (edition, seats, answers) in [
        (Edition::Classic, 5, 40),
        (Edition::Compendium, 7, 90),
        (Edition::DodgeCity, 6, 33),
        (Edition::Official, 4, 60),
    ] {
        let name = format!("{}-{seats}-after-{answers}.json", edition.id());
        let path = folder("v2").join(&name);
        if std::env::var_os("SALOON_WRITE").is_some() && !path.exists() {
            let mut left = answers;
            let mut snapshot = None;
            common::play(&Config::new(edition, seats), 9, |game, _, _| {
                snapshot = Some(game.snapshot()).filter(|_| left > 0).or(snapshot.take());
                left = usize::saturating_sub(left, 1);
            });
            let text = serde_json::to_string_pretty(&snapshot.expect("it was played")).expect("it can be saved");
            std::fs::write(&path, text + "\n").expect("it can be written");
        }
        kept += usize::from(path.exists());
    }
    assert_eq!(kept, 4, "SALOON_WRITE=1 writes what is missing");
}

#[test]
fn a_recording_is_faithful_only_if_nothing_was_done_and_nothing_lost() {
    let replay = Replay::new(Config::new(Edition::Classic, 4), 1.into());
    let followed = |repairs, lost_at| Followed { rules: 1, replay: replay.clone(), repairs, lost_at, answers: 3 };
    let left_out = || vec![Repair::LeftOut { answer: 2, who: saloon_rules::Player::new(1).expect("there are two") }];
    assert!(followed(vec![], None).is_faithful());
    assert!(!followed(vec![], Some(2)).is_faithful());
    assert!(!followed(left_out(), None).is_faithful());
    assert!(!followed(left_out(), Some(2)).is_faithful());
}

#[test]
fn an_answer_that_is_refused_is_named_by_its_line() {
    let mut replay = Replay::new(Config::new(Edition::Classic, 4), 1.into());
    let who = Game::new(&replay.config, replay.seed).ok().and_then(|game| game.ask()).expect("somebody is asked").who;
    replay.actions.push((who, saloon_rules::Action::Rest));
    let found = replay.at(1, &mut Vec::new());
    assert!(matches!(found, Err(ReplayError::Line { line: 1, .. })), "{found:?}");
}
