//! `saloon analyse` as people and programs use it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn saloon(options: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.args(options.split_whitespace()).output().expect("the program runs")
}

/// A recorded game in a directory of its own.
fn recorded(name: &str, more: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    let played = saloon(&format!("sim --games 1 --seed 5 --save-replays {} {more}", dir.display()));
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let first = std::fs::read_dir(&dir).expect("it was made").next().expect("one game").expect("it is listed");
    first.path()
}

const LITTLE: &str = "--playouts 3 --worlds 3 --rollouts 10";

#[test]
fn a_game_is_told_in_every_language_and_drawn() {
    let file = recorded("analyse", "--bots greedy --players 4");
    let picture = file.with_extension("svg");
    for (lang, wanted) in
        [("en", "Who was winning"), ("de", "Wer vorn lag"), ("ru", "Кто побеждал"), ("zh-Hant", "誰佔上風")]
    {
        let options = format!("analyse {} {LITTLE} --seat A --lang {lang} --svg {}", file.display(), picture.display());
        let output = saloon(&options);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(
            output.status.success() && text.starts_with(wanted),
            "{text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(!text.contains("study-"), "something is not in the language:\n{text}");
        let drawn = std::fs::read_to_string(&picture).expect("it was drawn");
        assert!(drawn.starts_with("<svg") && drawn.contains(wanted), "{drawn}");
    }
}

#[test]
fn programs_get_everything() {
    let file = recorded("analyse-json", "--bots greedy --players 4");
    let all: serde_json::Value =
        serde_json::from_slice(&saloon(&format!("analyse {} {LITTLE} --json", file.display())).stdout).expect("JSON");
    let open = all["open"].as_array().expect("a curve");
    assert_eq!(all["camps"].as_array().map(Vec::len), Some(3));
    assert_eq!(open.len(), all["turns"].as_array().map_or(0, Vec::len));
    assert!(all["judged"].as_array().is_some_and(|judged| judged.len() > 10));
}

#[test]
fn what_cannot_be_analysed_is_refused_with_the_reason() {
    let file = recorded("analyse-refused", "--bots greedy --players 4");
    let heist = recorded("analyse-heist", "--game heist --bots greedy --players 3");
    for (options, wanted) in [
        ("analyse nowhere.replay".to_owned(), "nowhere.replay"),
        (format!("analyse {} --seat H", file.display()), "no seat H"),
        (format!("analyse {} --worlds 0", file.display()), "--worlds"),
        (format!("analyse {}", heist.display()), "only games of BANG!"),
    ] {
        let output = saloon(&options);
        assert_eq!(output.status.code(), Some(2), "{options}");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(complaint.contains(wanted), "{options}: {complaint}");
    }
}
