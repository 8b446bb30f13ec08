//! `saloon sim` as people and programs use it.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn saloon() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.current_dir(env!("CARGO_TARGET_TMPDIR")).arg("sim");
    command
}

fn sim(options: &str) -> Output {
    saloon().args(options.split_whitespace()).output().expect("the program runs")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).expect("it printed JSON")
}

fn scratch(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn json_has_these_keys_in_this_order() {
    let output = sim("--edition classic --players 4 --games 50 --seed 3 --bots random --threads 2 --json");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout);
    let keys: Vec<&str> =
        text.lines().filter_map(|line| Some(line.split_once("\":")?.0.trim_start_matches([' ', '"']))).collect();
    let wanted = "game edition players games finished errors decisions longest turns seconds games_per_second \
                  decisions_per_second threads wins law outlaws renegade other fingerprint";
    assert_eq!(keys, wanted.split_whitespace().collect::<Vec<_>>());
    let value = json(&output);
    assert_eq!((value["game"].as_str(), value["edition"].as_str()), (Some("bang"), Some("classic")));
    assert_eq!((value["finished"].as_u64(), value["errors"].as_u64()), (Some(50), Some(0)));
    assert_eq!(value["fingerprint"].as_str().map(str::len), Some(16));
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let print = |threads| {
        json(&sim(&format!("--games 300 --seed 8 --bots greedy --json --threads {threads}")))["fingerprint"].clone()
    };
    assert_eq!(print(1), print(2));
}

#[test]
fn the_last_choice_of_bots_counts() {
    let output = sim("--games 10 --bots random --json --bots greedy,random,greedy,random,greedy");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn nonsense_is_refused_before_the_first_game() {
    let full = scratch("full");
    std::fs::create_dir_all(&full).expect("it can be made");
    std::fs::write(full.join("old.replay"), "precious").expect("it can be written");
    let full = full.display();
    let cases = [
        ("--games 0".to_owned(), "at least one game"),
        ("--threads 0".to_owned(), "at least one thread"),
        ("--bots clever".to_owned(), "there is no bot called clever; there are random, greedy, easy, normal, sharp"),
        ("--bots greedy,random".to_owned(), "2 bots are named for 5 seats"),
        ("--players 9".to_owned(), "four to eight seats"),
        ("--edition modern".to_owned(), "there is no edition called modern"),
        ("--report nowhere/page.html".to_owned(), "there is no directory nowhere"),
        (format!("--report {full}"), "is a directory"),
        (format!("--save-replays {full}"), "is not empty"),
        ("--set nonsense".to_owned(), "--set wants SWITCH=VALUE"),
    ];
    for (options, message) in cases {
        let output = sim(&options);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{options}: {error}");
        assert!(error.contains(message), "{options}: {error}");
        assert!(output.stdout.is_empty(), "{options}");
    }
    assert_eq!(std::fs::read_dir(Path::new(&full.to_string())).expect("it is there").count(), 1);
}

#[test]
fn games_that_go_wrong_give_an_exit_code() {
    let dir = scratch("wrong");
    let output = sim(&format!("--games 5 --decision-cap 20 --json --save-replays {}", dir.display()));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(json(&output)["errors"].as_u64(), Some(5));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("game 0 failed: no end after 20 decisions"), "{error}");
    assert_eq!(std::fs::read_dir(dir).expect("it was made").count(), 5);
}

#[test]
fn a_report_is_a_page() {
    let path = scratch("page.html");
    let output = sim(&format!("--games 60 --report {}", path.display()));
    assert_eq!(output.status.code(), Some(0));
    let page = std::fs::read_to_string(path).expect("it was written");
    assert!(page.starts_with("<!doctype html>") && page.contains("Survival"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("games per second"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_done() {
    let dir = scratch("interrupted");
    let child = saloon()
        .args(["--games", "100000000", "--json", "--save-replays"])
        .arg(&dir)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    // The first replay shows that games are being played.
    while !std::fs::read_dir(&dir).is_ok_and(|mut files| files.next().is_some()) {
        std::thread::yield_now();
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("there is a kill");
    assert!(killed.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let value = json(&output);
    let finished = value["finished"].as_u64().expect("a number");
    assert!(finished > 0 && finished < 100_000_000);
    assert_eq!(value["errors"].as_u64(), Some(0));
    assert_eq!(std::fs::read_dir(dir).expect("it was made").count() as u64, finished);
}

#[test]
fn heist_has_the_same_keys_and_its_own() {
    for mode in ["commit-drawn", "commit-sealed"] {
        for players in 2..=5 {
            let run = |threads| {
                let options = format!(
                    "--game heist --mode {mode} --players {players} --games 40 --seed 1 --json --threads {threads}"
                );
                json(&sim(&options))
            };
            let value = run(1);
            assert_eq!((value["game"].as_str(), value["mode"].as_str()), (Some("heist"), Some(mode)));
            assert_eq!((value["finished"].as_u64(), value["errors"].as_u64()), (Some(40), Some(0)));
            assert_eq!(value["fingerprint"], run(2)["fingerprint"]);
            for key in [
                "players",
                "games",
                "decisions",
                "longest",
                "turns",
                "seconds",
                "games_per_second",
                "decisions_per_second",
                "threads",
            ] {
                assert!(value[key].is_number(), "{key}: {value}");
            }
            let wins: u64 =
                value["wins"]["seats"].as_array().expect("a list").iter().filter_map(|wins| wins.as_u64()).sum();
            assert!(wins >= 40, "{value}");
            assert_eq!(value["wins"]["seats"].as_array().map(Vec::len), Some(players));
            assert!(
                value["scores"]["median"].as_u64() > Some(0) && value["turns_per_round"]["mean"].as_f64() > Some(1.0)
            );
        }
    }
}

#[test]
fn heist_is_reported_on_a_page() {
    let folder = tempfile::tempdir().expect("there is room for a directory");
    let page = folder.path().join("heist.html");
    let told = sim(&format!(
        "--game heist --players 4 --games 40 --bots greedy,random,greedy,random --report {}",
        page.display()
    ));
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let text = std::fs::read_to_string(page).expect("it was written");
    assert!(text.starts_with("<!doctype html>") && text.contains("Length of a round") && text.contains("seat D"));
}

#[test]
fn heist_refuses_what_it_cannot_do() {
    for options in [
        "--game heist --mode realtime",
        "--game heist --report no/such/folder/x.html",
        "--game heist --bots greedy,random",
        "--game poker",
    ] {
        assert_eq!(sim(options).status.code(), Some(2), "{options}");
    }
}
