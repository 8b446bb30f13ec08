//! Real sockets on this machine: a whole game, doors that stay shut, what every answer carries.

mod abuse;
mod bodies;
mod distance;
mod doors;
mod numbers;
mod studies;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use saloon_protocol::wire::{ClientMessage, People, ServerMessage, Stage};
use saloon_rules::Replay;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{accept, router};
use crate::house::House;
use crate::options::{Limits, Options};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

struct Server {
    address: SocketAddr,
    house: Arc<House>,
    folder: Arc<tempfile::TempDir>,
    _close: watch::Sender<bool>,
}

async fn server() -> Server {
    server_with(Options::default()).await
}

async fn server_with(options: Options) -> Server {
    server_on(Arc::new(tempfile::tempdir().expect("there is room")), options).await
}

async fn server_on(folder: Arc<tempfile::TempDir>, options: Options) -> Server {
    let house = House::open(&folder.path().into(), options).await.expect("the house opens");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let (close, closing) = watch::channel(false);
    let (router, options) = (router(house.clone()), house.shared.options.clone());
    tokio::spawn(async move { accept(listener, router, &options, closing, Duration::from_secs(1)).await });
    Server { address, house, folder, _close: close }
}

impl Server {
    /// The whole answer to a request, head and body.
    async fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let length = body.len();
        let host = if headers.starts_with("host: ") { String::new() } else { format!("host: {}\r\n", self.address) };
        let request = format!(
            "{method} {path} HTTP/1.0\r\n{host}{headers}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("it answers");
        answer
    }

    async fn json(&self, method: &str, path: &str, headers: &str, body: &str) -> serde_json::Value {
        let answer = self.ask(method, path, headers, body).await;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
    }

    async fn token(&self, name: &str) -> String {
        let token = self.json("POST", "/api/tokens", "", &format!("{{\"name\":\"{name}\"}}")).await;
        format!("authorization: Bearer {}\r\n", token["token"].as_str().expect("a token"))
    }

    async fn table(&self, host: &str) -> String {
        let body = r#"{"name":"Test","edition":"classic","players":4,"bot_pause":0,"fill":"random","pace":"none"}"#;
        let opened = self.json("POST", "/api/tables", host, body).await;
        opened["table"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned()
    }

    async fn socket(&self, table: &str, who: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().expect("it is an address");
        for line in who.lines() {
            let (name, value) = line.split_once(": ").expect("a header has a name and a value");
            let name: axum::http::HeaderName = name.parse().expect("it is a name");
            request.headers_mut().insert(name, value.parse().expect("it is a value"));
        }
        connect_async(request).await.expect("the door opens").0
    }
}

async fn say(socket: &mut Socket, message: ClientMessage) {
    let text = serde_json::to_string(&message).expect("it can be written");
    socket.send(Message::text(text)).await.expect("it is read");
}

async fn hear(socket: &mut Socket) -> ServerMessage {
    loop {
        if let Message::Text(text) = socket.next().await.expect("it talks").expect("it is there") {
            return serde_json::from_str(&text).expect("it can be read");
        }
    }
}

/// Plays a whole game for the guest at this table, against its bots; what was said of those present at the end.
async fn played(server: &Server, who: &str, table: &str) -> People {
    let mut socket = server.socket(table, who).await;
    say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
    say(&mut socket, ClientMessage::Start { id: 1 }).await;
    let (mut id, mut last, mut name) = (1, None, String::new());
    loop {
        let offer = match hear(&mut socket).await {
            ServerMessage::Full { offer, version, game, .. } => {
                name = game.unwrap_or_default();
                last = Some(version);
                offer
            }
            ServerMessage::Step { offer, version, .. } => {
                assert_eq!(last.map(|last| last + 1), Some(version));
                last = Some(version);
                offer
            }
            ServerMessage::People { people } if people.stage == Stage::Over => return people,
            ServerMessage::Refused { text, .. } => panic!("{text}"),
            _ => None,
        };
        if let Some(offer) = offer {
            id += 1;
            let actions = offer.actions();
            let action = actions[id as usize * 7 % actions.len()];
            say(&mut socket, ClientMessage::Act { id, game: name.clone(), ask: offer.ask.number, action }).await;
        }
    }
}

#[tokio::test]
async fn a_whole_game_is_played_recorded_and_verified() {
    let server = server_with(Options { limits: Limits::none(), ..Options::default() }).await;
    let ann = server.token("Ann").await;
    let table = server.table(&ann).await;
    let people = played(&server, &ann, &table).await;
    let game = people.replay.expect("a finished game has a record");
    let file = server.ask("GET", &format!("/api/replays/{game}/file"), "", "").await;
    let file = file.split_once("\r\n\r\n").map(|(_, body)| body.to_owned()).expect("it has a body");
    let replay = Replay::parse(&file).expect("the record is good");
    assert!(replay.over);
    assert_eq!(crate::ids::hex(&crate::ids::hash(&replay.seed.0)), people.seed_hash.expect("it was shown"));
    let shown = server.json("GET", &format!("/api/replays/{game}?count=3"), &ann, "").await;
    assert_eq!(shown["frames"].as_array().map(Vec::len), Some(3));
    assert_eq!(shown["length"].as_u64(), Some(replay.actions.len() as u64 + 1));
}

/// Does a sentence name this card? It may stand within another that says whose ability it was.
fn tells(line: &serde_json::Value, card: &serde_json::Value) -> bool {
    let parts = line.as_object().into_iter().flatten();
    parts.into_iter().any(|(name, part)| (name == "card" && part == card) || tells(part, card))
}

#[tokio::test]
async fn a_running_game_shows_nobody_more_than_he_saw() {
    let server = server().await;
    let (ann, bob) = (server.token("Ann").await, server.token("Bob").await);
    let table = server.table(&ann).await;
    let mut socket = server.socket(&table, &ann).await;
    say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
    say(&mut socket, ClientMessage::Start { id: 1 }).await;
    let game = loop {
        if let ServerMessage::Full { people, table: Some(_), .. } = hear(&mut socket).await {
            break people.replay.expect("it has an id from the deal on");
        }
    };
    let path = format!("/api/replays/{game}");
    assert!(server.ask("GET", &format!("{path}?view=open"), &ann, "").await.contains(" 403 "));
    assert!(server.ask("GET", &format!("{path}/file"), &ann, "").await.contains(" 403 "));
    assert!(server.ask("GET", &format!("{path}?view=A"), &bob, "").await.contains(" 403 "));
    let seen = server.json("GET", &path, &bob, "").await;
    assert!(seen["seed"].is_null() && seen["viewer"].is_null());
    // Somebody may have shown a card before the first question; nobody knows another one.
    let shown = |card: &serde_json::Value| {
        let events = seen["frames"][0]["events"].as_array().expect("there are events");
        events.iter().any(|event| event["fact"] == "shown" && tells(&event["line"], &card["id"]))
    };
    let seats = seen["frames"][0]["table"]["seats"].as_array().expect("there are seats");
    let mut hands = seats.iter().flat_map(|seat| seat["hand"].as_array().expect("there is a hand"));
    assert!(hands.all(|card| card.is_null() || shown(card)));
    assert!(server.ask("GET", "/metrics", "", "").await.contains(" 404 "), "no address and no token: no numbers");
    let metrics = server.house.shared.metrics.text();
    assert!(metrics.contains("saloon_sockets 1") && !metrics.contains(&game));
}

#[tokio::test]
async fn the_door_is_guarded() {
    let server = server().await;
    let me = server.ask("GET", "/api/me", "", "").await;
    assert!(me.contains("HttpOnly; SameSite=Lax") && me.contains("x-request-id") && me.contains("script-src 'self'"));
    let foreign = server.ask("POST", "/api/quick", "origin: http://elsewhere.example\r\n", "{}").await;
    assert!(foreign.contains(" 403 ") && foreign.contains("other-site"));
    let home = format!("origin: http://{}\r\n", server.address);
    assert!(server.ask("POST", "/api/quick", &home, "{}").await.contains(" 200 "));
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    assert!(server.ask("POST", "/api/tokens", "", &long).await.contains(" 413 "));
    assert!(server.ask("POST", "/api/tables", "", "{}").await.contains("bad-request"));
    assert!(server.ask("GET", "/api/me", "authorization: Bearer nobody\r\n", "").await.contains(" 401 "));
    let first = me.split_once("saloon=").map(|(_, rest)| rest.split(';').next().map(str::to_owned));
    let cookie = format!("cookie: saloon={}\r\n", first.flatten().expect("a cookie was set"));
    let link = server.json("POST", "/api/me/link", &cookie, "").await;
    let path = link["path"].as_str().expect("a path").to_owned();
    assert!(path.starts_with("/move/"));
    let api = format!("/api{path}");
    for _ in 0..3 {
        let looked = server.ask("GET", &api, "", "").await;
        assert!(looked.contains(" 200 ") && !looked.contains("set-cookie"), "looking changes nothing");
        assert!(!server.ask("GET", &path, "", "").await.contains("set-cookie"), "nor does the page");
    }
    let moved = server.ask("POST", &api, "", "").await;
    assert!(moved.contains(" 200 ") && moved.contains("saloon="));
    assert!(server.ask("POST", &api, "", "").await.contains(" 404 "), "once");
    let openapi = server.json("GET", "/api/openapi.json", "", "").await;
    assert!(openapi["paths"]["/api/tables"]["post"].is_object());
    let schema = server.json("GET", "/api/schema.json", "", "").await;
    assert!(schema["$defs"]["ServerMessage"].is_object() && schema["$defs"]["ClientMessage"].is_object());
    let german = server.json("GET", "/api/reference/de", "", "").await;
    assert_eq!(german["cards"].as_array().map(Vec::len), Some(saloon_rules::Kind::all().count()));
    assert!(server.ask("GET", "/t/anything", "", "").await.contains("text/html"));
}

#[tokio::test]
async fn quick_play_is_a_fresh_private_table_with_bots() {
    let server = server().await;
    for name in ["Ann", "Bob", "Cleo"] {
        let who = server.token(name).await;
        let opened = server.json("POST", "/api/quick", &who, "{}").await;
        let card = server.json("GET", &format!("/api/tables/{}", opened["table"].as_str().unwrap_or("")), "", "").await;
        assert_eq!((&card["people"], &card["stage"]), (&1.into(), &"playing".into()), "{card}");
        let me = server.json("GET", "/api/me", &who, "").await;
        assert_eq!(me["tables"][0]["id"], opened["table"]);
    }
    assert_eq!(server.house.lobby().tables.len(), 0, "nobody else finds them");
}

#[tokio::test]
async fn a_password_is_asked_of_newcomers_and_set_by_the_host() {
    let server = server().await;
    let (ann, bob) = (server.token("Ann").await, server.token("Bob").await);
    let table = server.table(&ann).await;
    let (enter, lock) = (format!("/api/tables/{table}/enter"), format!("/api/tables/{table}/lock"));
    assert!(server.ask("POST", &lock, &bob, "{\"password\":\"mine\"}").await.contains(" 403 "), "only the host");
    assert!(server.ask("POST", &lock, &ann, "{\"password\":\"rye\"}").await.contains(" 200 "));
    let mut socket = server.socket(&table, &bob).await;
    say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
    assert!(matches!(hear(&mut socket).await, ServerMessage::Gone { why: saloon_protocol::wire::Gone::Locked }));
    assert!(server.ask("POST", &enter, &bob, "{\"password\":\"gin\"}").await.contains(" 403 "));
    assert!(server.ask("POST", &enter, &bob, "{\"password\":\" rye \"}").await.contains(" 200 "));
    let mut socket = server.socket(&table, &bob).await;
    say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
    let people = loop {
        if let ServerMessage::Full { people, settings, .. } = hear(&mut socket).await {
            assert!(!serde_json::to_string(&settings).expect("it is data").contains("rye"));
            break people;
        }
    };
    assert!(people.locked && people.you_sit.is_none());
    // Whoever comes by a link gives a name and sits down: that name is seen.
    server.json("POST", "/api/me", &bob, "{\"name\":\"Robert\"}").await;
    say(&mut socket, ClientMessage::Sit { id: 1, seat: None }).await;
    let people = loop {
        if let ServerMessage::Full { people, .. } = hear(&mut socket).await {
            break people;
        }
    };
    let own = people.you_sit.expect("he sits");
    assert_eq!(people.chairs[own.index()].name, "Robert");
}

#[tokio::test]
async fn a_report_names_somebody_at_the_table_and_is_kept() {
    let server = server().await;
    let (ann, bob) = (server.token("Ann").await, server.token("Bob").await);
    let table = server.table(&ann).await;
    let mut socket = server.socket(&table, &bob).await;
    say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
    let who = loop {
        if let ServerMessage::Full { people, .. } = hear(&mut socket).await {
            break people.chairs[0].who.expect("Ann sits there");
        }
    };
    let path = format!("/api/tables/{table}/reports");
    let body = |who: u32| format!("{{\"who\":{who},\"about\":\"insults\",\"text\":\"called me a mule\"}}");
    assert!(server.ask("POST", &path, &bob, &body(who)).await.contains(" 200 "));
    assert!(server.ask("POST", &path, &bob, &body(who ^ 1)).await.contains(" 404 "));
    let kept = crate::store::reports(&server.folder.path().into()).await.expect("they can be read beside the server");
    let [one] = kept.as_slice() else { panic!("one report") };
    assert_eq!((one.report.name.as_str(), one.report.words.as_str()), ("Ann", "called me a mule"));
}

#[tokio::test]
async fn rubbish_is_refused_and_floods_are_cut_off() {
    let server = server().await;
    let ann = server.token("Ann").await;
    let table = server.table(&ann).await;
    let mut socket = server.socket(&table, &ann).await;
    socket.send(Message::text("{\"type\":\"dance\"}")).await.expect("it is read");
    assert!(matches!(hear(&mut socket).await, ServerMessage::Refused { rule, .. } if rule == "HOUSE-READ"));
    for _ in 0..400 {
        if socket.send(Message::text("[]")).await.is_err() {
            break;
        }
    }
    while let Some(Ok(_)) = socket.next().await {}
    let mut huge = server.socket(&table, &ann).await;
    let sent = huge.send(Message::text("x".repeat(40_000))).await;
    let ended = loop {
        match huge.next().await {
            None | Some(Err(_)) | Some(Ok(Message::Close(_))) => break true,
            Some(Ok(_)) => {}
        }
    };
    assert!(sent.is_ok() && ended);
}

#[tokio::test]
async fn a_rule_is_found_by_its_id() {
    let server = server().await;
    let found = server.json("GET", "/api/rules?find=core-dist-04", "", "").await;
    assert_eq!(found["rules"][0]["id"], "CORE-DIST-04");
    assert!(found["rules"][0]["text"][0].as_str().is_some_and(|text| text.starts_with("Range(A)")), "{found}");
}
