//! Heist over real sockets: a house that is killed in mid-race runs the race again, and its game can be verified and followed.

mod house;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use house::{folder, saloon, serve};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How late the first one slaps: later than anybody who is quick after the house is back.
const SLOW: Duration = Duration::from_millis(2_000);

fn ask(address: &str, method: &str, path: &str, token: &str, body: &Value) -> String {
    let mut stream = TcpStream::connect(address).expect("somebody answers");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).expect("it can be sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it is text");
    let (head, text) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 2"), "{path}: {answer}");
    text.to_owned()
}

fn post(address: &str, path: &str, token: &str, body: &Value) -> Value {
    serde_json::from_str(&ask(address, "POST", path, token, body)).expect("it is JSON")
}

/// Somebody at the table, with what he was told last.
struct Robber {
    socket: WebSocket<TcpStream>,
    token: String,
    id: u32,
    game: String,
    table: Value,
    offer: Value,
    facts: Vec<Value>,
    said: String,
    replay: Option<String>,
    /// What was acknowledged last.
    done: Option<u64>,
}

impl Robber {
    fn new(address: &str, name: &str, table: &mut Option<String>) -> Robber {
        let token =
            post(address, "/api/tokens", "", &json!({ "name": name }))["token"].as_str().expect("a token").to_owned();
        let rules = json!({ "rounds": 1, "turn": 60_000, "slap": 10_000 });
        let settings = json!({ "name": "Airship", "edition": "heist", "players": 3, "heist": rules });
        let open = || post(address, "/api/tables", &token, &settings)["table"].as_str().expect("an id").to_owned();
        let table = table.get_or_insert_with(open).clone();
        Robber::at(address, &table, token)
    }

    /// Sits before the table, or comes back to it.
    fn at(address: &str, table: &str, token: String) -> Robber {
        let stream = TcpStream::connect(address).expect("somebody answers");
        stream.set_nodelay(true).expect("it is a socket");
        let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request().expect("a request");
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("a header"));
        let (socket, _) = client(request, stream).expect("a socket");
        socket.get_ref().set_read_timeout(Some(Duration::from_millis(5))).expect("it is a socket");
        let (said, table) = (String::new(), Value::Null);
        let mut robber = Robber {
            socket,
            token,
            id: 0,
            game: String::new(),
            table,
            offer: Value::Null,
            facts: Vec::new(),
            said,
            replay: None,
            done: None,
        };
        robber.say(&json!({ "type": "hello", "since": null, "log": false }));
        robber
    }

    fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).expect("it can be sent");
    }

    fn send(&mut self, ask: Option<u64>, order: &Value) {
        self.id += 1;
        let (id, game) = (100 + self.id, self.game.clone());
        self.say(&json!({ "type": "send", "id": id, "game": game, "ask": ask, "order": { "heist": order } }));
    }

    /// Reads what waits for him.
    fn look(&mut self) {
        loop {
            let text = match self.socket.read() {
                Ok(Message::Text(text)) => text,
                Ok(_) => continue,
                Err(Error::Io(why))
                    if matches!(why.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) =>
                {
                    return;
                }
                Err(why) => panic!("the socket: {why}"),
            };
            let message: Value = serde_json::from_str(&text).expect("messages are JSON");
            if let Some(game) = message["game"].as_str() {
                self.game = game.to_owned();
            }
            if let Some(replay) = message["people"]["replay"].as_str() {
                self.replay = Some(replay.to_owned());
            }
            self.done = message["id"].as_u64().filter(|_| message["type"] == "done").or(self.done);
            self.said += &message["said"].to_string();
            let shown = &message["other"];
            self.facts.extend(shown["facts"].as_array().into_iter().flatten().cloned());
            if !shown["table"].is_null() {
                (self.table, self.offer) = (shown["table"].clone(), shown["offer"].clone());
            }
        }
    }

    /// Waits until something is so.
    fn until(&mut self, what: &str, is_so: impl Fn(&Robber) -> bool) {
        let began = Instant::now();
        while !is_so(self) {
            assert!(began.elapsed() < PATIENCE, "no {what}: {} {:?}", self.table, self.facts);
            self.look();
        }
    }

    fn has(&self, fact: &Value) -> bool {
        self.facts.contains(fact)
    }
}

#[test]
fn killed_in_mid_race_it_runs_the_race_again_for_all_who_had_not_slapped() {
    let data = folder();
    let mut server = serve(data.path(), "127.0.0.1:0");
    let address = server.address.clone();
    let mut table = None;
    let mut robbers: Vec<Robber> = ["Ann", "Ben", "Cat"].map(|name| Robber::new(&address, name, &mut table)).into();
    let table = table.expect("it is open");
    for robber in &mut robbers[1..] {
        robber.say(&json!({ "type": "sit", "id": 1, "seat": null }));
        robber.until("chair", |robber| robber.done == Some(1));
    }
    robbers[0].say(&json!({ "type": "start", "id": 2 }));
    // Everybody passes until the fourth sheriff comes.
    let began = Instant::now();
    while !robbers.iter().all(|robber| robber.offer["slap"] == true) {
        assert!(began.elapsed() < PATIENCE, "no race: {}", robbers[0].table);
        for robber in &mut robbers {
            robber.look();
            if robber.offer["pass"] == true {
                let ask = robber.offer["ask"].as_u64();
                robber.offer = Value::Null;
                robber.send(ask, &json!("pass"));
            }
        }
    }
    std::thread::sleep(SLOW);
    robbers[2].send(None, &json!("slap"));
    let slapped = |seat: u8| json!({ "slapped": { "seat": seat } });
    robbers[0].until("slap", |robber| robber.has(&slapped(2)));
    // Twice: a house that comes back may die again before anybody has moved.
    for _ in 0..2 {
        server.child.kill().expect("it can be killed");
        server.child.wait().expect("it is dead");
        server = serve(data.path(), &address);
        let tokens: Vec<String> = robbers.iter().map(|robber| robber.token.clone()).collect();
        robbers = tokens.into_iter().map(|token| Robber::at(&address, &table, token)).collect();
        for robber in &mut robbers[..2] {
            robber.until("race that is run again", |robber| robber.offer["slap"] == true);
        }
        robbers[2].until("race that waits for the others", |robber| robber.table["seats"][2]["slapped"] == true);
        assert_ne!(robbers[2].offer["slap"], true, "his slap counts");
        assert!(robbers[0].said.contains("race-again"), "the house says so: {}", robbers[0].said);
    }
    robbers[1].send(None, &json!("slap"));
    robbers[0].until("slap", |robber| robber.has(&slapped(1)));
    robbers[0].send(None, &json!("slap"));
    robbers[0].until("end", |robber| robber.replay.is_some() && robber.table["winners"].is_array());
    // Both were quicker than the third was before the house died.
    assert!(robbers[0].has(&json!({ "race_closed": { "order": [1, 0, 2], "missing": [] } })), "{:?}", robbers[0].facts);
    let replay = robbers[0].replay.clone().expect("it was played");
    let file = ask(&address, "GET", &format!("/api/replays/{replay}/file"), &robbers[0].token, &Value::Null);
    assert!(file.contains("\nrace again B ") && file.contains("\nclock close"), "the log says so: {file}");
    let path = data.path().join("game.txt");
    std::fs::write(&path, &file).expect("there is room");
    can_be_verified(&path, &file);
    can_be_followed(&path);
}

fn can_be_verified(path: &std::path::Path, file: &str) {
    let good = saloon().arg("verify").arg(path).output().expect("it runs");
    let words = String::from_utf8_lossy(&good.stdout).into_owned();
    assert!(good.status.success(), "{words}");
    for part in
        ["3 players, 1 rounds, mode realtime", "all fingerprints match", "races        1 ", "end          matches"]
    {
        assert!(words.contains(part), "{part}: {words}");
    }
    let bad = saloon().arg("verify").arg(path).args(["--hash", "00"]).output().expect("it runs");
    assert!(!bad.status.success());
    std::fs::write(path.with_extension("bad"), file.replacen("close B", "close C", 1)).expect("there is room");
    let changed = saloon().arg("verify").arg(path.with_extension("bad")).output().expect("it runs");
    assert!(!changed.status.success(), "{}", String::from_utf8_lossy(&changed.stdout));
}

fn can_be_followed(path: &std::path::Path) {
    let follow = |options: &[&str]| {
        let told = saloon().arg("replay").arg(path).args(["--lang", "en"]).args(options).output().expect("it runs");
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        String::from_utf8_lossy(&told.stdout).into_owned()
    };
    let (open, closed) = (follow(&["--all"]), follow(&[]));
    assert!(open.contains("⏱ B ") && closed.contains(" ms ("), "{closed}");
    let (seen, hidden) = (follow(&["--at", "0", "--seat", "a"]), follow(&["--at", "0"]));
    assert!(hidden.matches("? ? ? ? ? ?").count() == 3 && seen.matches("? ? ? ? ? ?").count() == 2, "{seen}{hidden}");
    assert!(!follow(&["--at", "0", "--all"]).contains('?'));
    let nobody = saloon().arg("replay").arg(path).args(["--seat", "d"]).output().expect("it runs");
    assert!(!nobody.status.success());
}
