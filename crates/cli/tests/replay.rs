//! `saloon replay` as a person uses it: a good file, one from other rules, one that was changed.

use std::path::PathBuf;
use std::process::{Command, Output};

use saloon_rules::{Config, Edition, Game, Legal, RULES_VERSION, Replay};

/// A whole game in which everybody takes the middle of every list.
fn recorded() -> String {
    let config = Config::new(Edition::Classic, 5);
    let mut replay = Replay::new(config.clone(), 4.into());
    let mut game = Game::new(&config, 4.into()).expect("classic can be played");
    let mut list = Legal::new();
    while let Some(ask) = game.ask() {
        game.legal(&mut list);
        let action = list.actions()[(list.len() + replay.actions.len()) / 2 % list.len()];
        replay.actions.push((ask.who, action));
        game.apply(ask.who, action, None).expect("it is listed");
    }
    replay.to_text().expect("it was just played")
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("saloon-{}-{name}.replay", std::process::id()));
    std::fs::write(&path, text).expect("a file can be written");
    path
}

fn replay(path: &PathBuf, options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.arg("replay").arg(path).args(options).env("LANG", "C").output().expect("the program runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_recorded_game_is_told_to_its_end() {
    let output = replay(&file("good", &recorded()), &[]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    let text = said(&output);
    assert!(text.lines().count() > 50, "{text}");
    assert!(text.lines().last().is_some_and(|line| line.contains("win")), "{text}");
}

#[test]
fn a_seat_sees_its_own_hand_and_no_other() {
    let path = file("seat", &recorded());
    let own = said(&replay(&path, &["--at", "0", "--seat", "b"]));
    let open = said(&replay(&path, &["--at", "0", "--all"]));
    let onlooker = said(&replay(&path, &["--at", "0"]));
    assert!(!open.contains('?'), "{open}");
    assert!(own.matches("?").count() < onlooker.matches("?").count(), "{own}");
}

#[test]
fn other_rules_and_changed_files_are_refused() {
    let text = recorded();
    let newer = text.replacen(&format!("rules {RULES_VERSION}\n"), "rules 99\n", 1);
    let newer = replay(&file("newer", &newer), &[]);
    assert_eq!(newer.status.code(), Some(2));
    assert!(said(&newer).contains("rules version 99"), "{}", said(&newer));
    let line = text.lines().position(|line| line == "--").expect("there is a head") + 2;
    let changed: Vec<&str> = text.lines().enumerate().filter(|(i, _)| i + 1 != line).map(|(_, l)| l).collect();
    let changed = replay(&file("changed", &(changed.join("\n") + "\n")), &[]);
    assert_eq!(changed.status.code(), Some(2));
    assert!(said(&changed).contains(&format!("line {line}")), "{}", said(&changed));
    let beyond = replay(&file("beyond", &text), &["--at", "99999"]);
    assert_eq!(beyond.status.code(), Some(2));
}

/// Files of the first version are told to their end, with a word about the rules; checking them says what it cannot do.
#[test]
fn a_game_of_older_rules_is_told_and_not_checked() {
    let fixtures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/fixtures/v1");
    let path = fixtures.join("classic-4.replay");
    let told = replay(&path, &["--all"]);
    assert_eq!(told.status.code(), Some(0), "{}", said(&told));
    assert!(said(&told).contains("recorded under rules version 1"), "{}", said(&told));
    assert!(String::from_utf8_lossy(&told.stdout).lines().count() > 50);
    let verify =
        Command::new(env!("CARGO_BIN_EXE_saloon")).arg("verify").arg(&path).output().expect("the program runs");
    assert_eq!(verify.status.code(), Some(1));
    let text = said(&verify);
    assert!(text.starts_with("not checked: this game was recorded under rules version 1"), "{text}");
    assert!(text.contains("seed hash") && text.contains("can be followed"), "{text}");
}
