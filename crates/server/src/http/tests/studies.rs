//! Looking back at a game that is over: made in the background, kept for whoever comes next, and never of a game that runs.

use std::time::{Duration, Instant};

use super::*;
use crate::options::Bots;

/// Next to no effort: these tests are about the doors, not about what is found.
fn hasty(limits: Limits) -> Options {
    Options { limits, bots: Bots { study: 1, ..Bots::default() }, ..Options::default() }
}

async fn until_done(server: &Server, path: &str) -> serde_json::Value {
    let began = Instant::now();
    loop {
        let state = server.json("GET", path, "", "").await;
        match state["state"].as_str() {
            Some("done") => return state["study"].clone(),
            Some("waiting" | "running") => assert!(began.elapsed() < Duration::from_secs(300), "{state}"),
            _ => panic!("{state}"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_studied_once_for_everybody() {
    let server = server_with(hasty(Limits { studies_per_hour: 1, ..Limits::none() })).await;
    let (ann, bob) = (server.token("Ann").await, server.token("Bob").await);
    let table = server.table(&ann).await;
    let game = played(&server, &ann, &table).await.replay.expect("a finished game has a record");
    let path = format!("/api/replays/{game}/study");
    assert_eq!(server.json("GET", &path, &bob, "").await["state"], "unasked");
    let asked = server.json("POST", &path, &ann, "").await;
    assert!(["waiting", "running", "done"].map(Some).contains(&asked["state"].as_str()), "{asked}");
    // Whoever asked has left; it goes on.
    let study = until_done(&server, &path).await;
    let shown = server.json("GET", &format!("/api/replays/{game}?count=1"), &bob, "").await;
    let length = shown["length"].as_u64().expect("a number") as usize;
    let open = study["open"].as_array().expect("a curve");
    assert_eq!((open.len(), study["turns"].as_array().map(Vec::len)), (length, Some(length)));
    assert_eq!(study["camps"], serde_json::json!([{"is": "law"}, {"is": "outlaws"}, {"is": "renegades"}]));
    let last: Vec<u64> = open[length - 1].as_array().expect("chances").iter().flat_map(|one| one.as_u64()).collect();
    assert_eq!(last.iter().sum::<u64>(), 1000, "over is over: {last:?}");
    // Of people alone it is said what they might have done.
    let names = shown["names"].as_array().expect("names");
    let seat = names.iter().position(|name| name == "Ann").expect("she sat there");
    let moves = study["moves"].as_array().expect("moves");
    assert!(!moves.is_empty() && moves.iter().all(|one| one["seat"] == seat), "{moves:?}");
    assert!(moves[0]["did"]["id"].as_str().is_some_and(|id| id.starts_with("action-")), "{}", moves[0]);
    // It is there at once for the next visitor, and costs him nothing.
    for _ in 0..3 {
        assert_eq!(server.json("POST", &path, &bob, "").await["study"], study);
    }
    // One in an hour is what this house allows.
    let other = played(&server, &ann, &server.table(&ann).await).await.replay.expect("a record");
    let path = format!("/api/replays/{other}/study");
    assert!(server.ask("POST", &path, &ann, "").await.contains(" 429 "));
    assert!(server.ask("POST", &path, &bob, "").await.contains(" 200 "));
}

#[tokio::test]
async fn how_it_looked_has_a_row_for_every_position() {
    let server = server_with(hasty(Limits::none())).await;
    let ann = server.token("Ann").await;
    let table = server.table(&ann).await;
    let game = played(&server, &ann, &table).await.replay.expect("a record");
    let shown = server.json("GET", &format!("/api/replays/{game}?view=public&count=1"), &ann, "").await;
    let found = server.json("GET", &format!("/api/replays/{game}/odds"), &ann, "").await;
    let odds = found["odds"].as_array().expect("odds");
    assert_eq!(Some(odds.len() as u64), shown["length"].as_u64());
    let first = odds[0].as_array().expect("seats");
    let sheriff = |odds: &serde_json::Value| odds[0].as_u64() == Some(100);
    assert_eq!((first.len(), first.iter().filter(|odds| sheriff(odds)).count()), (4, 1), "the sheriff lies open");
    assert!(first.iter().filter(|odds| !sheriff(odds)).all(|odds| odds[0] == 0 && odds[2].as_u64() < Some(100)));
}

#[tokio::test]
async fn a_running_game_and_no_game_at_all_are_not_studied() {
    let server = server_with(hasty(Limits::none())).await;
    let ann = server.token("Ann").await;
    let table = server.table(&ann).await;
    let mut socket = server.socket(&table, &ann).await;
    say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
    say(&mut socket, ClientMessage::Start { id: 1 }).await;
    let game = loop {
        if let ServerMessage::Full { people, table: Some(_), .. } = hear(&mut socket).await {
            break people.replay.expect("it has an id from the deal on");
        }
    };
    for (method, what) in [("POST", "study"), ("GET", "study"), ("GET", "odds")] {
        let running = server.ask(method, &format!("/api/replays/{game}/{what}"), &ann, "").await;
        assert!(running.contains(" 403 ") && running.contains("not-yours"), "{running}");
        for nothing in ["2222-nothing", "222222222222"] {
            let none = server.ask(method, &format!("/api/replays/{nothing}/{what}"), &ann, "").await;
            assert!(none.contains(" 404 "), "{none}");
        }
    }
}
