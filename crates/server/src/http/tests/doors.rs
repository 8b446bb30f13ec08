//! The doors under attack: slow requests, many connections, sessions, names that point here, bodies of refusals.

use std::sync::Arc;
use std::time::{Duration, Instant};

use saloon_protocol::wire::{ClientMessage, Gone, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::{Server, hear, say, server, server_on, server_with};
use crate::options::{Limits, MetricsDoor, Options};

/// A connection from another loopback address.
async fn connect_from(server: &Server, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("there are sockets");
    socket.bind(([127, 0, 0, last], 0).into()).expect("the address is ours");
    socket.connect(server.address).await.expect("it listens")
}

async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut rest = Vec::new();
    timeout(within, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn issue_11_5_half_sent_requests_of_one_address_silence_nobody() {
    let server = server().await;
    let mut held = Vec::new();
    for _ in 0..1100 {
        let mut stream = connect_from(&server, 2).await;
        // Whoever is over the limit may be cut off before that.
        let _ = stream.write_all(b"GET /api/lobby HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half").await;
        held.push(stream);
    }
    for _ in 0..20 {
        let began = Instant::now();
        assert!(server.ask("GET", "/api/lobby", "", "").await.contains(" 200 "));
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    }
    let most = Limits::default().connections_per_address as usize;
    let mut open = 0;
    for stream in &mut held {
        open += usize::from(!is_closed(stream, Duration::from_millis(1)).await);
    }
    assert!(open <= most, "{open} are open");
    drop(held);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut again = connect_from(&server, 2).await;
    again.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").await.expect("it reads");
    assert!(is_closed(&mut again, Duration::from_secs(3)).await, "its places are free again");
}

#[tokio::test]
async fn issue_11_5_a_head_that_does_not_come_and_a_quiet_connection_are_cut() {
    let server = server().await;
    let mut half = connect_from(&server, 2).await;
    half.write_all(b"GET /api/lobby HT").await.expect("it reads");
    let mut silent = connect_from(&server, 3).await;
    let mut body = connect_from(&server, 4).await;
    let head = b"POST /api/tokens HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{";
    body.write_all(head).await.expect("it reads");
    let mut words = [0; 12];
    let told = timeout(Duration::from_secs(14), body.read_exact(&mut words)).await;
    assert!(told.is_ok() && &words == b"HTTP/1.1 408", "{}", String::from_utf8_lossy(&words));
    assert!(is_closed(&mut half, Duration::from_secs(9)).await);
    assert!(is_closed(&mut silent, Duration::from_secs(9)).await);
}

#[tokio::test]
async fn issue_11_6_pings_and_binary_frames_pass_the_limiter() {
    let server = server().await;
    let ann = server.token("Ann").await;
    let table = server.table(&ann).await;
    for frame in [Message::Ping(vec![1; 100].into()), Message::Binary(vec![2; 100].into())] {
        let mut socket = server.socket(&table, &ann).await;
        use futures_util::{SinkExt, StreamExt};
        let mut sent = 0;
        while sent < 20_000 && socket.send(frame.clone()).await.is_ok() {
            sent += 1;
        }
        let ended = timeout(Duration::from_secs(10), async { while let Some(Ok(_)) = socket.next().await {} }).await;
        assert!(ended.is_ok(), "{sent} were read and nobody minded");
    }
}

#[tokio::test]
async fn issue_11_6_one_address_makes_so_many_guests_and_tables_and_no_more() {
    let limits = Limits { guests_per_hour: 5, tables_per_hour: 3, ..Limits::default() };
    let server = server_with(Options { limits, ..Options::default() }).await;
    let ann = server.token("Ann").await;
    let tables = async |who: &str| {
        let mut opened = 0;
        for _ in 0..6 {
            opened += usize::from(server.ask("POST", "/api/quick", who, "{}").await.contains(" 200 "));
        }
        opened
    };
    assert_eq!(tables(&ann).await, 3);
    let mut guests = 1;
    for number in 0..12 {
        let answer = if number % 2 == 0 {
            server.ask("POST", "/api/tokens", "", "{\"name\":\"Bob\"}").await
        } else {
            server.ask("GET", "/api/me", "", "").await
        };
        guests += usize::from(answer.contains(" 200 "));
        assert!(answer.contains(" 200 ") || answer.contains(" 429 ") && answer.contains("too-fast"), "{answer}");
    }
    assert_eq!(guests, 5);
    assert!(server.ask("GET", "/api/me", &ann, "").await.contains(" 200 "), "whoever is a guest stays one");
}

#[tokio::test]
async fn issue_11_6_talk_has_a_limit_over_all_connections() {
    let server = server().await;
    let ann = server.token("Ann").await;
    let table = server.table(&ann).await;
    let mut refused = 0;
    for _ in 0..6 {
        let mut socket = server.socket(&table, &ann).await;
        say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
        for id in 0..12 {
            say(&mut socket, ClientMessage::Chat { id, text: "hey".into() }).await;
            loop {
                match hear(&mut socket).await {
                    ServerMessage::Refused { rule, .. } => {
                        assert_eq!(rule, "HOUSE-CHAT");
                        refused += 1;
                        break;
                    }
                    ServerMessage::Done { .. } => break,
                    _ => {}
                }
            }
        }
    }
    assert!(refused >= 72 - 2 * Limits::default().lines_per_minute, "{refused}");
}

#[tokio::test]
async fn issue_11_11_signing_out_ends_connections_and_cookies() {
    let server = server().await;
    let me = server.ask("GET", "/api/me", "", "").await;
    let cookie_in = |answer: &str| {
        let value = answer.split_once("saloon=").and_then(|(_, rest)| rest.split(';').next()).map(str::to_owned);
        format!("cookie: saloon={}\r\n", value.expect("a cookie was set"))
    };
    let first = cookie_in(&me);
    let link = server.json("POST", "/api/me/link", &first, "").await;
    let path = format!("/api{}", link["path"].as_str().expect("a path"));
    let second = cookie_in(&server.ask("POST", &path, "", "").await);
    let table = server.table(&first).await;
    let mut socket = server.socket(&table, second.trim_end()).await;
    say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
    let sessions = server.json("GET", "/api/me/sessions", &first, "").await;
    assert_eq!(sessions.as_array().map(Vec::len), Some(2));
    assert!(!sessions.to_string().contains(first[15..].trim()), "no secret is shown");
    let out = server.ask("POST", "/api/me/sign-out", &first, "{\"place\":\"elsewhere\"}").await;
    assert!(out.contains(" 204 "), "{out}");
    loop {
        match hear(&mut socket).await {
            ServerMessage::Gone { why } => break assert_eq!(why, Gone::SignedOut),
            _ => continue,
        }
    }
    let stranger = server.ask("GET", "/api/me", &second, "").await;
    assert!(stranger.contains("set-cookie"), "he is somebody new");
    let own = server.json("GET", "/api/me/sessions", &first, "").await;
    let id = own[0]["id"].as_str().expect("it has a name").to_owned();
    let ended = server.ask("DELETE", &format!("/api/me/sessions/{id}"), &first, "").await;
    assert!(ended.contains(" 204 ") && ended.contains("Max-Age=0"), "{ended}");
}

#[tokio::test]
async fn issue_11_13_every_refusal_is_a_problem() {
    let server = server().await;
    let ann = server.token("Ann").await;
    let table = server.table(&ann).await;
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let socket = format!("/api/tables/{table}/socket");
    let evil = "host: evil.example\r\n";
    for (method, path, headers, body) in [
        ("GET", "/api/nothing", "", ""),
        ("DELETE", "/api/lobby", "", ""),
        ("PUT", "/api/me", ann.as_str(), "{}"),
        ("POST", "/api/tokens", "", &long),
        ("POST", "/api/tokens", "", "{\"name\":"),
        ("POST", "/api/tokens", "", "[]"),
        ("GET", &socket, &ann, ""),
        ("GET", "/api/replays/nothing?from=minus", &ann, ""),
        ("GET", "/api/replays/nothing", &ann, ""),
        ("GET", "/assets/nothing.js", "", ""),
        ("GET", "/api/me", evil, ""),
        ("GET", "/metrics", "", ""),
        ("GET", "/api/tables/%ff/events", &ann, ""),
    ] {
        let answer = server.ask(method, path, headers, body).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{answer}"));
        assert!(head.contains(" 4"), "{method} {path}: {head}");
        let problem = serde_json::from_str::<saloon_protocol::http::Problem>(body);
        assert!(problem.is_ok_and(|problem| !problem.text.is_empty()), "{method} {path}: {body}");
    }
}

#[tokio::test]
async fn issue_11_13_the_numbers_want_a_token() {
    let metrics = MetricsDoor { address: None, token: Some("swordfish".into()) };
    let server = server_with(Options { metrics, ..Options::default() }).await;
    assert!(server.ask("GET", "/metrics", "", "").await.contains(" 401 "));
    assert!(server.ask("GET", "/metrics", "authorization: Bearer trout\r\n", "").await.contains(" 401 "));
    let shown = server.ask("GET", "/metrics", "authorization: Bearer swordfish\r\n", "").await;
    assert!(shown.contains(" 200 ") && shown.contains("saloon_tables"));
}

#[tokio::test]
async fn issue_11_13_the_numbers_have_an_address_of_their_own() {
    let server = server().await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let (_close, closing) = tokio::sync::watch::channel(false);
    let router = crate::http::metrics_router(server.house.clone());
    tokio::spawn(async move {
        crate::http::accept(listener, router, &Options::default(), closing, Duration::from_secs(1)).await;
    });
    let numbers = Server { address, house: server.house.clone(), folder: Arc::clone(&server.folder), _close: closed() };
    let shown = numbers.ask("GET", "/metrics", "", "").await;
    assert!(shown.contains(" 200 ") && shown.contains("saloon_tables"), "{shown}");
    assert!(numbers.ask("GET", "/api/lobby", "", "").await.contains(" 404 "), "and nothing else is there");
    assert!(server.ask("GET", "/metrics", "", "").await.contains(" 404 "), "nor are they at the front door");
}

fn closed() -> tokio::sync::watch::Sender<bool> {
    tokio::sync::watch::channel(false).0
}

#[tokio::test]
async fn issue_11_13_two_lives_of_a_house_count_from_different_numbers() {
    let folder = Arc::new(tempfile::tempdir().expect("there is room"));
    let mut epochs = std::collections::HashSet::new();
    for _ in 0..3 {
        let server = server_on(Arc::clone(&folder), Options::default()).await;
        epochs.insert(server.house.shared.epoch);
        server.house.close(1).await;
        server.house.shared.store.close().await;
    }
    assert_eq!(epochs.len(), 3, "{epochs:?}");
}

#[tokio::test]
async fn issue_11_6_the_lobby_is_a_short_list_made_once_for_many() {
    let server =
        server_with(Options { limits: Limits { tables_per_guest: 100, ..Limits::none() }, ..Options::default() }).await;
    let ann = server.token("Ann").await;
    for _ in 0..70 {
        let body = r#"{"name":"Test","edition":"classic","players":4,"public":true}"#;
        assert!(server.ask("POST", "/api/tables", &ann, body).await.contains(" 200 "));
    }
    tokio::time::sleep(Duration::from_millis(600)).await;
    let (first, second) = (server.house.lobby(), server.house.lobby());
    assert!(std::sync::Arc::ptr_eq(&first, &second), "it is made once");
    assert_eq!(first.tables.len(), 60);
}

#[tokio::test]
async fn issue_11_a_table_that_cannot_be_opened_sleeps_and_hurts_no_other() {
    let folder = Arc::new(tempfile::tempdir().expect("there is room"));
    let (bad, good) = {
        let server = server_on(Arc::clone(&folder), Options::default()).await;
        let host = server.token("Ann").await;
        let (bad, good) = (server.table(&host).await, server.table(&host).await);
        let mut socket = server.socket(&bad, &host).await;
        say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
        say(&mut socket, ClientMessage::Start { id: 1 }).await;
        while !matches!(hear(&mut socket).await, ServerMessage::Full { table: Some(_), .. }) {}
        server.house.close(1).await;
        server.house.shared.store.close().await;
        (bad, good)
    };
    let base = rusqlite::Connection::open(folder.path().join("saloon.db")).expect("it opens");
    base.execute("UPDATE game SET config = '{}'", []).expect("somebody meddles");
    let kept = || base.query_row("SELECT count(*) FROM room", [], |row| row.get::<_, u32>(0)).expect("a look");
    assert_eq!(kept(), 2);
    let server = server_on(Arc::clone(&folder), Options::default()).await;
    let asleep = async {
        while !server.ask("GET", &format!("/api/tables/{bad}"), "", "").await.contains("\"asleep\"") {
            tokio::task::yield_now().await;
        }
    };
    timeout(Duration::from_secs(20), asleep).await.expect("it says that it cannot be opened here");
    assert!(server.ask("GET", &format!("/api/tables/{good}"), "", "").await.contains(" 200 "));
    let host = server.token("Bob").await;
    let refused = server.ask("GET", &format!("/api/tables/{bad}/socket"), &host, "").await;
    assert!(!refused.contains(" 101 "), "{refused}");
    assert_eq!(kept(), 2, "and is kept as it is");
}
