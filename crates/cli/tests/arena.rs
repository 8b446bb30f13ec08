//! `saloon arena` as people and programs use it.

use std::process::{Command, Output};

fn arena(options: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.arg("arena").args(options.split_whitespace()).output().expect("the program runs")
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn one_against_another_is_a_table_by_role() {
    let output = arena("--a greedy --b first --players 4..5 --games 60 --threads 2");
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    let text = printed(&output);
    for wanted in
        ["4 players", "5 players", "sheriff", "deputy", "all outlaws", "all the law", "everybody", "thrown away"]
    {
        assert!(text.contains(wanted), "{wanted} is missing:\n{text}");
    }
}

#[test]
fn everybody_against_everybody_is_a_rating() {
    let output = arena("--bots greedy,first,random --games 120");
    let text = printed(&output);
    assert!(text.contains("rating") && text.contains("among greedy"), "{text}");
    assert!(text.find("\ngreedy ") < text.find("\nrandom "), "the better one stands first:\n{text}");
}

#[test]
fn programs_get_the_same_whatever_the_threads() {
    let counts = |threads: u8| {
        let output = arena(&format!("--a greedy --b grudge --games 80 --seed 4 --json --threads {threads}"));
        let mut all: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it printed JSON");
        all[0]["seconds"].take();
        all[0]["thinking"].take();
        all
    };
    let one = counts(1);
    assert_eq!(one, counts(2));
    let row = &one[0]["bouts"][0]["rows"][0];
    assert_eq!((row["who"].as_str(), row["guest"]["games"].as_u64()), (Some("sheriff"), one[0]["deals"].as_u64()));
}

#[test]
fn nonsense_is_refused_with_what_to_do() {
    for (options, wanted) in [
        ("", "--a BOT --b BOT"),
        ("--bots greedy", "--bots BOT,BOT"),
        ("--bots greedy,greedy", "twice"),
        ("--a greedy --b thinker", "there are random, greedy"),
        ("--a greedy --b random --players 9", "4..8"),
        ("--a greedy --b random --players 3..4 --edition classic", "3 players"),
        ("--a greedy --b random --games 0", "--games"),
        ("--a greedy", "--b"),
        ("--a greedy --b random --rollouts 5 --millis 5", "--millis"),
    ] {
        let output = arena(options);
        assert_eq!(output.status.code(), Some(2), "{options}");
        assert!(complaint(&output).contains(wanted), "{options}: {}", complaint(&output));
    }
}
