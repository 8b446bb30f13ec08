//! A house with running games is carried from a file to a database and back: same answers, same fingerprints, same versions,
//! and every game goes on where it was.

// Only some of it is needed here.
#[allow(dead_code)]
mod house;
#[allow(dead_code)]
mod nodes;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use house::{Server, folder, saloon, serve, started};
use nodes::{Line, Person, Town};
use serde_json::Value;

/// How long anything may take that should happen soon: the machine may be busy.
const SOON: Duration = Duration::from_secs(20);

/// Tables that are played at.
const TABLES: usize = 6;

const CONFIG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/load.toml");

/// Every answer with the version of the rules and the fingerprint it led to, in the order of games and answers.
const ANSWERS: &str =
    "SELECT game || ' ' || seq || ' ' || ask || ' ' || action || ' ' || print FROM action ORDER BY game, seq";

fn of_file(folder: &Path) -> Vec<String> {
    let code =
        "import sqlite3,sys;b=sqlite3.connect(sys.argv[1]);print('\\n'.join(r[0] for r in b.execute(sys.argv[2])))";
    let file = folder.join("saloon.db");
    let output = Command::new("python3").args(["-c", code]).arg(file).arg(ANSWERS).output().expect("there is a python");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

fn stop(mut server: Server) {
    server.signal("TERM");
    assert!(server.child.wait().expect("it ends").success());
}

fn carry(from: &str, to: &str) {
    let moved = saloon().args(["move", from, to]).output().expect("it runs");
    let said = String::from_utf8_lossy(&moved.stdout).into_owned();
    assert!(moved.status.success(), "{said}{}", String::from_utf8_lossy(&moved.stderr));
    assert!(said.contains("every row was held against its original"), "{said}");
}

/// What somebody sees who comes to his table: the game, the whole table but for who is connected, what he is asked, and of a
/// running game how many positions it has.
fn seen(server: &Server, who: &Person, table: &str) -> (Line, Value) {
    let mut line = Line::open(server, who, table, None);
    line.until(|line| line.fulls > 0 && line.offer.is_some());
    let picture = serde_json::json!([line.game, line.table, line.offer.as_ref().map(|offer| &offer["ask"])]);
    (line, picture)
}

#[test]
fn issue_16_4_running_games_are_carried_to_a_database_and_back() {
    let (first, last, town) = (folder(), folder(), Town::new());
    let file = format!("sqlite:{}", first.path().display());
    let back = format!("sqlite:{}", last.path().display());
    let server = serve(first.path(), "127.0.0.1:0");
    let people: Vec<Person> = (0..TABLES).map(|at| Person::new(&server, &format!("Rider {at}"))).collect();
    let tables: Vec<String> = people.iter().map(|who| who.open(&server, "Moving")).collect();
    // Every table is in the middle of a game, each of another length.
    let mut pictures = Vec::new();
    for (at, (who, table)) in people.iter().zip(&tables).enumerate() {
        let mut line = Line::open(&server, who, table, None);
        line.start();
        for _ in 0..=at % 2 {
            line.play();
        }
        line.until_quiet();
        drop(line);
        pictures.push(seen(&server, who, table).1);
    }
    stop(server);
    let answers = of_file(first.path());
    assert!(answers.len() > TABLES, "{answers:?}");
    // There.
    carry(&file, town.store());
    assert_eq!(town.sql(ANSWERS).lines().collect::<Vec<_>>(), answers, "same answers, same fingerprints");
    let mut command = saloon();
    command.args(["serve", "--addr", "127.0.0.1:0", "--config", CONFIG, "--store", town.store()]);
    let server = started(command);
    let mut added = 0;
    for (at, (who, table)) in people.iter().zip(&tables).enumerate() {
        let (mut line, picture) = seen(&server, who, table);
        assert_eq!(picture, pictures[at], "the same game at the same point");
        // The versions of a viewer go on without a gap while the game goes on, which `Line` looks at with every step.
        line.play();
        added += 1;
        line.until_quiet();
        drop(line);
        pictures[at] = seen(&server, who, table).1;
    }
    stop(server);
    let grown = town.sql(ANSWERS).lines().map(str::to_owned).collect::<Vec<_>>();
    assert!(grown.len() >= answers.len() + added, "it was played on");
    assert!(answers.iter().all(|answer| grown.contains(answer)), "and nothing was changed");
    // And back.
    carry(town.store(), &back);
    assert_eq!(of_file(last.path()), grown, "same answers, same fingerprints");
    let server = serve(last.path(), "127.0.0.1:0");
    for (at, (who, table)) in people.iter().zip(&tables).enumerate() {
        let (mut line, picture) = seen(&server, who, table);
        assert_eq!(picture, pictures[at], "the same game at the same point");
        line.play();
    }
    stop(server);
    // Every fingerprint is worked out again from the deal: a start refuses a table that leads elsewhere.
    assert!(of_file(last.path()).len() >= grown.len() + TABLES);
}
