//! `saloon scene check` as a person uses it: good scenes, a wrong one, a broken one.

use std::path::PathBuf;
use std::process::{Command, Output};

fn check(path: &PathBuf) -> Output {
    Command::new(env!("CARGO_BIN_EXE_saloon")).args(["scene", "check"]).arg(path).output().expect("the program runs")
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("saloon-{}-{name}.scene", std::process::id()));
    std::fs::write(&path, text).expect("a file can be written");
    path
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

const GIVEN: &str = "scene A Missed! cancels one hit
A sheriff black-jack hand bang beer
B outlaw jesse-jones 3/4 hand missed
C outlaw kit-carlson
D renegade lucky-duke
--
A bang B ? B answers missed owing 1
B missed ? A plays
--
";

#[test]
fn all_scenes_of_the_repository_pass() {
    let output = check(&PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenes")));
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert!(stdout(&output).ends_with(" passed, 0 failed\n"));
}

#[test]
fn a_wrong_expectation_is_shown_beside_what_was_found() {
    let output = check(&file("wrong", &format!("{GIVEN}B 2/4 hand beer\n")));
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(text.contains("A Missed! cancels one hit"), "{text}");
    assert!(text.contains("expected  B 2/4") && text.contains("found     B 3/4"), "{text}");
    assert!(text.contains("expected  B hand beer") && text.contains("found     B hand -"), "{text}");
    assert!(text.ends_with("0 passed, 1 failed\n"), "{text}");
}

#[test]
fn a_broken_file_is_named_with_line_and_column() {
    let output = check(&file("broken", "scene Broken\nA sheriff black-jack hand bong\n"));
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.contains("broken.scene:2:27: there is no card called bong"), "{text}");
    assert_eq!(stdout(&output), "0 passed, 0 failed, 1 could not be read\n");
}

#[test]
fn a_broken_scene_hides_no_other() {
    let broken = "scene Broken\nA sheriff black-jack hand bong\n";
    let output = check(&file("hides", &format!("{GIVEN}B 3/4\n{broken}{GIVEN}B 1/4\n")));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(&output).lines().last(), Some("1 passed, 1 failed, 1 could not be read"));
}

#[test]
fn a_citation_that_is_no_rule_is_named_with_its_place() {
    let text = GIVEN.replacen('\n', "\ncites CORE-HIT-01 CORE-HIT-99\n", 1);
    let output = check(&file("cites", &text));
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.contains("cites.scene:2:19: there is no rule called CORE-HIT-99"), "{text}");
}

#[test]
fn an_unwritten_answer_is_an_error() {
    let text = GIVEN.replace("B missed ? A plays\n", "A beer\n");
    let output = check(&file("unwritten", &text));
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("found     B answers missed owing 1"), "{}", stdout(&output));
}

#[test]
fn a_file_of_the_other_game_says_so_and_is_played() {
    let scene = "game heist\nscene A pass\ncites HEIST-TURN-1\nplayers 3\n--\nA pass ? B acts\n";
    let good = check(&file("heist", scene));
    assert_eq!((good.status.code(), stdout(&good).as_str()), (Some(0), "1 passed, 0 failed\n"));
    let wrong = check(&file("heist-wrong", &scene.replace("B acts", "C acts")));
    assert_eq!(wrong.status.code(), Some(1));
    assert!(stdout(&wrong).contains("expected  C acts") && stdout(&wrong).contains("found     B acts"));
    let unknown = check(&file("heist-cites", &scene.replace("HEIST-TURN-1", "HEIST-TURN-99")));
    assert_eq!(unknown.status.code(), Some(2));
    let neither = check(&file("neither", &scene.replace("heist", "poker")));
    assert_eq!(neither.status.code(), Some(2), "{}", stdout(&neither));
}

#[test]
fn a_missing_path_is_said_to_be_missing() {
    let output = check(&PathBuf::from("no/such/folder"));
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no/such/folder"));
}
