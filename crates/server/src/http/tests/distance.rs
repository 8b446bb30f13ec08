//! Races over real sockets: whoever holds his answers back is no farther away than he is (docs/decisions/0054).

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use super::{Server, Socket, server_with};
use crate::options::{Distance, Options};

/// So long the cheat holds back every answer, in milliseconds.
const HELD: u64 = 130;

/// Long enough for the house to have asked twice.
const ASKED: Duration = Duration::from_millis(2500);

/// Somebody who passes until there is a race, and slaps in it; a cheat looks away for a while after each ping, and so answers
/// none in time.
async fn rob(mut socket: Socket, cheat: bool) {
    let (began, mut game, mut offer, mut id) = (Instant::now(), Value::Null, Value::Null, 10);
    let hello = json!({ "type": "hello", "since": null, "log": false });
    socket.send(Message::text(hello.to_string())).await.expect("it is read");
    loop {
        while let Ok(Some(Ok(frame))) = timeout(Duration::from_millis(5), socket.next()).await {
            if cheat && matches!(frame, Message::Ping(_)) {
                // The answer goes out when the socket is looked at again.
                sleep(Duration::from_millis(HELD)).await;
            }
            let Message::Text(words) = frame else { continue };
            let told: Value = serde_json::from_str(&words).expect("messages are JSON");
            if told["game"].is_string() {
                game = told["game"].clone();
            }
            if told["other"]["table"].is_object() {
                offer = told["other"]["offer"].clone();
            }
        }
        let order = match () {
            () if offer["slap"] == true => "slap",
            () if offer["pass"] == true && began.elapsed() > ASKED => "pass",
            () => continue,
        };
        let ask = if order == "pass" { offer["ask"].take() } else { Value::Null };
        (offer, id) = (Value::Null, id + 1);
        let words = json!({ "type": "send", "id": id, "game": game, "ask": ask, "order": { "heist": order } });
        if socket.send(Message::text(words.to_string())).await.is_err() {
            return;
        }
    }
}

/// What was taken off the slap of the third of three, who holds his answers back, and what off the second's.
async fn taken_off(options: Options, headers: &str) -> (u64, u64) {
    let server = server_with(options).await;
    let mut people = Vec::new();
    for name in ["Ann", "Ben", "Cat"] {
        people.push(server.token(name).await);
    }
    let body = r#"{"name":"Airship","edition":"heist","players":3,"heist":{"rounds":1,"turn":60000,"slap":10000}}"#;
    let opened = server.json("POST", "/api/tables", &people[0], body).await;
    let table = opened["table"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned();
    let mut tasks = Vec::new();
    for (at, who) in people.iter().enumerate() {
        let mut socket = server.socket(&table, &format!("{who}{headers}")).await;
        let words = if at == 0 { None } else { Some(json!({ "type": "sit", "id": 1, "seat": at })) };
        if let Some(words) = words {
            socket.send(Message::text(words.to_string())).await.expect("it is read");
        }
        tasks.push(socket);
    }
    sleep(Duration::from_millis(300)).await;
    let path = format!("/api/tables/{table}/messages");
    assert!(server.ask("POST", &path, &people[0], r#"{"type":"start","id":2}"#).await.contains(" 202 "));
    let tasks: Vec<_> = tasks.into_iter().enumerate().map(|(at, socket)| tokio::spawn(rob(socket, at == 2))).collect();
    let closed = timeout(Duration::from_secs(60), closed(&server)).await.expect("there is a race");
    tasks.iter().for_each(tokio::task::JoinHandle::abort);
    let comp = |seat: u64| {
        let slap = closed["race"].as_array().and_then(|race| race.iter().find(|slap| slap["seat"] == seat));
        slap.and_then(|slap| slap["comp"].as_u64()).unwrap_or_else(|| panic!("{closed}"))
    };
    (comp(2), comp(1))
}

/// The end of the race as it was written down.
async fn closed(server: &Server) -> Value {
    let base = rusqlite::Connection::open(server.folder.path().join("saloon.db")).expect("it opens");
    loop {
        let sql = "SELECT action FROM action WHERE action LIKE '%close%' LIMIT 1";
        if let Ok(text) = base.query_row(sql, [], |row| row.get::<_, String>(0)) {
            return serde_json::from_str(&text).expect("it was written down");
        }
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn issue_14_whoever_holds_back_every_pong_gains_nothing() {
    let (cheat, honest) = taken_off(Options::default(), "").await;
    assert!(cheat < 20 && honest < 20, "nothing but the way to this machine: {cheat} and {honest} ms");
}

#[tokio::test]
async fn issue_14_behind_a_proxy_only_what_the_proxy_has_measured_is_taken_off() {
    let behind = |header: Option<&str>, believe_pongs| {
        let distance = Distance { header: header.map(str::to_owned), believe_pongs };
        Options { behind_proxy: true, distance, ..Options::default() }
    };
    // Pongs are believed: what he holds back is taken off. The test can see it.
    let believed = taken_off(behind(None, true), "");
    // The proxy says 40 ms; he cannot make more of it, though he may write the line himself before it.
    let measured = taken_off(behind(Some("x-client-rtt"), false), "x-client-rtt: 40000\r\n");
    // It says nothing: nothing is taken off.
    let unknown = taken_off(behind(None, false), "");
    let (believed, measured, unknown) = tokio::join!(believed, measured, unknown);
    assert!(believed.0 + 1 >= HELD, "{believed:?}");
    assert!((40..45).contains(&measured.0), "{measured:?}");
    assert_eq!(unknown, (0, 0));
}
