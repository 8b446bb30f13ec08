//! The log of `saloon serve`: what a program reads in it, what whoever runs a town finds in it, and what stands nowhere.

// Only some of it is needed here.
#[allow(dead_code)]
mod house;
#[allow(dead_code)]
mod nodes;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use house::{Server, folder, saloon, started_as};
use nodes::{Line, Person, Town, until};
use serde_json::Value;

/// How long anything may take that should happen soon: the machine may be busy.
const SOON: Duration = Duration::from_secs(20);

/// A node that writes everything it has to say into a file.
fn node(town: &Town, file: &Path) -> Server {
    let mut command = town.command();
    command.args(["--log", "json"]).env("RUST_LOG", "debug").stderr(File::create(file).expect("there is room"));
    started_as(command)
}

/// Every line, each an object with what all of them must have.
fn lines(file: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(file).expect("it is there");
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let read = |line: &str| {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        for key in ["node", "timestamp", "level", "target", "message"] {
            // What libraries say may have no words.
            let told = line[key].is_string()
                || (key == "message" && !line["target"].as_str().expect("text").starts_with("saloon"));
            assert!(told, "no {key} in {line}");
        }
        line
    };
    whole.lines().map(read).collect()
}

fn said<'a>(lines: &'a [Value], words: &str) -> Option<&'a Value> {
    lines.iter().find(|line| line["message"].as_str().is_some_and(|message| message.starts_with(words)))
}

/// Waits until it is said.
fn wait(file: &Path, words: &str) -> Value {
    until(SOON, || said(&lines(file), words).is_some());
    said(&lines(file), words).expect("it was there").clone()
}

#[test]
fn a_program_reads_what_happens_in_a_town_and_no_secret() {
    let place = folder();
    let files: [PathBuf; 2] = ["first", "second"].map(|name| place.path().join(name));
    let town = Town::with_own_nats();
    let (first, second) = (node(&town, &files[0]), node(&town, &files[1]));
    let open = wait(&files[0], "the house is open");
    assert_eq!(open["address"], first.address);
    assert!(open["process"].is_i64() && open["level"] == "INFO" && open["node"] == "127.0.0.1:0", "{open}");
    wait(&files[0], "another node is there");
    // Requests have their number, and tables theirs.
    let ann = Person::new(&first, "Ann");
    let table = ann.open(&first, "Rio Bravo");
    let mut line = Line::open(&first, &ann, &table, None);
    line.start();
    line.play();
    let there = |line: &&Value| line["message"] == "answered" && line["table"] == table.as_str();
    until(SOON, || lines(&files[0]).iter().any(|line| there(&line)));
    let all = lines(&files[0]);
    let answered = all.iter().find(there).expect("it was there");
    assert!(answered["request"].as_str().is_some_and(|id| id.len() == 16) && answered["status"].is_u64(), "{answered}");
    // NATS goes and comes.
    town.stop_nats();
    assert_eq!(wait(&files[0], "NATS is away")["level"], "WARN");
    town.start_nats();
    wait(&files[0], "NATS is there");
    // So does the database.
    town.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = current_schema()");
    assert_eq!(wait(&files[0], "the database is away")["level"], "ERROR");
    wait(&files[0], "the database is back");
    // A node is taken for dead, its tables are taken over, and it finds out.
    first.signal("STOP");
    let taken = wait(&files[1], "tables nobody had are open here now");
    assert_eq!(taken["tables"], 1);
    wait(&files[1], "a node is gone");
    first.signal("CONT");
    let lost = wait(&files[0], "this node has lost its lease");
    assert_eq!((&lost["level"], &lost["tables"]), (&Value::from("WARN"), &Value::from(1)));
    second.signal("TERM");
    assert_eq!(wait(&files[1], "the tables of this node are left to the others")["tables"], 1);
    for file in &files {
        let text = std::fs::read_to_string(file).expect("it is there").to_lowercase();
        assert!(!text.contains(ann.token()), "no token");
        for word in ["sheriff", "outlaw", "renegade", "deputy", "seed", "password", "bearer"] {
            assert!(!text.contains(word), "{word} in {file:?}");
        }
    }
}

#[test]
fn the_file_says_the_form_too_and_what_the_server_is_called() {
    let place = folder();
    let (config, log) = (place.path().join("house.toml"), place.path().join("log"));
    std::fs::write(&config, "log = \"json\"\nnode = \"west \\\"1\\\"\"\n").expect("there is room");
    let mut command = saloon();
    command.args(["serve", "--addr", "127.0.0.1:0", "--config"]).arg(&config).arg("--data").arg(place.path());
    command.stderr(File::create(&log).expect("there is room"));
    let mut server = started_as(command);
    server.signal("TERM");
    server.child.wait().expect("it ends");
    let all = lines(&log);
    assert!(said(&all, "the house is open").is_some() && said(&all, "closing").is_some(), "{all:?}");
    assert!(all.iter().all(|line| line["node"] == "west \"1\""), "{all:?}");
    // The command line says it last, and lines for people are the usual.
    let mut command = saloon();
    command
        .args(["serve", "--addr", "127.0.0.1:0", "--log", "text", "--config"])
        .arg(&config)
        .arg("--data")
        .arg(place.path());
    command.stderr(File::create(&log).expect("there is room"));
    let mut server = started_as(command);
    server.signal("TERM");
    server.child.wait().expect("it ends");
    let text = std::fs::read_to_string(&log).expect("it is there");
    assert!(text.contains("INFO") && text.contains("the house is open") && !text.contains('{'), "{text}");
    let refused = saloon().args(["serve", "--log", "yaml"]).output().expect("it runs");
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && why.contains("a log is text or json"), "{why}");
}
