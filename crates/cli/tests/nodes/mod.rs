//! Nodes of a town as processes, and people who are connected to them, for tests.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocket;
use tokio_tungstenite::tungstenite::{Error, Message, client};

use crate::SOON;
use crate::house::{Server, saloon, started};

const SCRIPTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts");
const CONFIG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/load.toml");

/// So long nothing comes when nothing is to come.
const QUIET: Duration = Duration::from_millis(400);

fn script(name: &str, words: &[&str], home: Option<&str>) -> String {
    let mut command = Command::new(format!("{SCRIPTS}/{name}"));
    home.map(|home| command.env("SALOON_NATS_HOME", home));
    let Output { status, stdout, stderr } = command.args(words).output().expect("the script runs");
    assert!(status.success(), "scripts/{name} {words:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8_lossy(&stdout).trim().to_owned()
}

/// Waits until something is so.
pub fn until(patience: Duration, so: impl Fn() -> bool) {
    let began = Instant::now();
    while !so() {
        assert!(began.elapsed() < patience, "it did not happen in time");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A database schema of its own, and NATS.
pub struct Town {
    schema: String,
    store: String,
    nats: String,
    /// Where NATS is, if it is only of this town.
    home: Option<String>,
}

impl Town {
    pub fn new() -> Town {
        Town::over(None)
    }

    pub fn with_own_nats() -> Town {
        Town::over(Some(format!("/tmp/saloon-nats-test-{}", std::process::id())))
    }

    fn over(home: Option<String>) -> Town {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let base = script("postgres", &["start"], None);
        let nats = script("nats", &["start"], home.as_deref());
        let schema = format!("town_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        script("postgres", &["sql", &format!("CREATE SCHEMA {schema}")], None);
        let own = format!("options=-csearch_path%3D{schema}&application_name={schema}");
        Town { store: format!("{base}?{own}"), schema, nats, home }
    }

    /// Where the database is.
    #[allow(dead_code)]
    pub fn store(&self) -> &str {
        &self.store
    }

    /// Where NATS is.
    #[allow(dead_code)]
    pub fn nats(&self) -> &str {
        &self.nats
    }

    /// One more node.
    pub fn node(&self) -> Server {
        started(self.command())
    }

    /// What starts one.
    pub fn command(&self) -> Command {
        let mut command = saloon();
        command.args([
            "serve",
            "--addr",
            "127.0.0.1:0",
            "--config",
            CONFIG,
            "--store",
            &self.store,
            "--nats",
            &self.nats,
        ]);
        command
    }

    /// What the store says.
    pub fn sql(&self, sql: &str) -> String {
        script("postgres", &["sql", &format!("SET search_path TO {}; {sql}", self.schema)], None)
    }

    pub fn stop_nats(&self) {
        let pid =
            std::fs::read_to_string(format!("{}/pid", self.home.as_ref().expect("it is its own"))).expect("it runs");
        assert!(Command::new("kill").args(["-9", pid.trim()]).status().expect("there is a kill").success());
    }

    pub fn start_nats(&self) {
        script("nats", &["start"], self.home.as_deref());
    }
}

impl Drop for Town {
    fn drop(&mut self) {
        if self.home.is_some() {
            script("nats", &["stop"], self.home.as_deref());
        }
    }
}

impl Server {
    pub fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([&format!("-{signal}"), &id]).status().expect("there is a kill").success());
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }

    fn request(&self, method: &str, path: &str, who: Option<&Person>, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(SOON)).expect("it can wait");
        let who = who.map(|who| format!("authorization: Bearer {}\r\n", who.token)).unwrap_or_default();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n{who}content-length: {length}\r\n\r\n{body}",
            self.address
        )
        .expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let body = answer.split_once("\r\n\r\n").expect("a head and a body").1;
        let from = body.find(['{', '[']).unwrap_or_else(|| panic!("{method} {path}: {answer}"));
        // A body may come in chunks; these are short enough to be one.
        serde_json::Deserializer::from_str(&body[from..]).into_iter().next().expect("JSON").expect("JSON")
    }

    pub fn get(&self, path: &str, who: Option<&Person>) -> Value {
        self.request("GET", path, who, "")
    }
}

/// Somebody, by a token.
pub struct Person {
    token: String,
}

impl Person {
    pub fn new(node: &Server, name: &str) -> Person {
        let said = node.request("POST", "/api/tokens", None, &json!({ "name": name }).to_string());
        Person { token: said["token"].as_str().expect("a token").to_owned() }
    }

    /// What he shows instead of a password.
    #[allow(dead_code)]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// A table where bots wait for nobody.
    pub fn open(&self, node: &Server, name: &str) -> String {
        let settings = json!({ "name": name, "edition": "classic", "players": 7, "pace": "none", "bot_pause": 0, "public": true, "fill": "random" });
        let said = node.request("POST", "/api/tables", Some(self), &settings.to_string());
        said["table"].as_str().unwrap_or_else(|| panic!("{said}")).to_owned()
    }
}

/// A connection to a table.
pub struct Line {
    socket: WebSocket<TcpStream>,
    pub version: u64,
    pub game: Value,
    pub offer: Option<Value>,
    /// The table as it was shown last.
    #[allow(dead_code)]
    pub table: Value,
    /// Somebody has won.
    pub over: bool,
    /// Messages that were heard, by kind.
    pub heard: Vec<String>,
    pub fulls: u32,
    pub steps: u32,
    /// Words that were heard.
    pub said: u32,
    /// Answers that were given, over all lines.
    pub acted: u64,
}

impl Line {
    /// Connects, as often as it takes, and says where it stopped. A line that is cut before anything was heard is tried
    /// again, as every client does: while a table changes hands, nobody can be at it.
    pub fn open(node: &Server, who: &Person, table: &str, since: Option<u64>) -> Line {
        let began = Instant::now();
        loop {
            if let Some(mut line) = Line::try_open(node, who, table) {
                line.version = since.unwrap_or(0);
                let hello = json!({ "type": "hello", "since": since, "log": false }).to_string();
                if line.socket.send(Message::text(hello)).is_ok() && line.hear(SOON) != Err(true) {
                    return line;
                }
            }
            assert!(began.elapsed() < SOON, "nobody lets it in");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Comes back over a node, with what the line before knew.
    pub fn again(node: &Server, who: &Person, table: &str, before: &Line, since: u64) -> Line {
        let mut line = Line::open(node, who, table, Some(since));
        line.acted = before.acted;
        // What came with the first message is newer.
        if line.fulls + line.steps == 0 {
            line.offer = before.offer.clone().filter(|_| since == before.version);
        }
        if line.fulls == 0 {
            line.game = before.game.clone();
        }
        line
    }

    fn try_open(node: &Server, who: &Person, table: &str) -> Option<Line> {
        let mut request =
            format!("ws://{}/api/tables/{table}/socket", node.address).into_client_request().expect("an address");
        let bearer = format!("Bearer {}", who.token).parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
        let stream = TcpStream::connect(&node.address).ok()?;
        stream.set_read_timeout(Some(SOON)).ok()?;
        let (socket, _) = client(request, stream).ok()?;
        let (game, heard) = (Value::Null, Vec::new());
        let table = Value::Null;
        Some(Line {
            socket,
            version: 0,
            game,
            offer: None,
            table,
            over: false,
            heard,
            fulls: 0,
            steps: 0,
            said: 0,
            acted: 0,
        })
    }

    pub fn say(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).expect("the line is open");
    }

    /// The next message; none if the line was closed, or nothing came in time.
    fn hear(&mut self, patience: Duration) -> Result<Value, bool> {
        self.socket.get_ref().set_read_timeout(Some(patience)).expect("it can wait");
        loop {
            match self.socket.read() {
                Ok(Message::Text(words)) => {
                    let message: Value = serde_json::from_str(&words).expect("JSON");
                    self.take(&message);
                    return Ok(message);
                }
                Ok(Message::Close(_)) => return Err(true),
                Ok(_) => {}
                Err(Error::Io(why))
                    if matches!(why.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) =>
                {
                    return Err(false);
                }
                Err(_) => return Err(true),
            }
        }
    }

    fn take(&mut self, message: &Value) {
        let kind = message["type"].as_str().expect("a kind").to_owned();
        match kind.as_str() {
            "full" => {
                self.fulls += 1;
                self.version = message["version"].as_u64().expect("a version");
                self.game = message["game"].clone();
            }
            "step" => {
                self.steps += 1;
                let version = message["version"].as_u64().expect("a version");
                assert_eq!(version, self.version + 1, "versions have no gaps");
                self.version = version;
            }
            "chat" => {
                self.said += 1;
                let version = message["version"].as_u64().expect("a version");
                assert_eq!(version, self.version + 1, "versions have no gaps");
                self.version = version;
            }
            "refused" => panic!("{message}"),
            _ => {}
        }
        if matches!(kind.as_str(), "full" | "step") {
            self.offer = Some(message["offer"].clone()).filter(|offer| !offer.is_null());
            self.table = message["table"].clone();
            self.over = !message["table"]["winner"].is_null();
        }
        self.heard.push(kind);
    }

    pub fn until(&mut self, so: impl Fn(&Line) -> bool) {
        let began = Instant::now();
        while !so(self) {
            assert!(began.elapsed() < SOON, "it did not come: version {}, {:?}", self.version, self.heard);
            match self.hear(SOON) {
                Ok(_) => {}
                Err(closed) => panic!("closed {closed}: version {}, {:?}", self.version, self.heard),
            }
        }
    }

    /// Listens until nothing more comes.
    pub fn until_quiet(&mut self) {
        while self.hear(QUIET).is_ok() {}
    }

    /// Listens until the line is closed.
    pub fn until_closed(&mut self) {
        loop {
            match self.hear(SOON) {
                Ok(_) => {}
                Err(true) => return,
                Err(false) => panic!("it stays open: {:?}", self.heard),
            }
        }
    }

    pub fn start(&mut self) {
        self.until(|line| line.fulls > 0);
        self.say(&json!({ "type": "start", "id": 1 }));
        self.until(|line| line.game.is_string());
    }

    /// Answers the question there is.
    pub fn act(&mut self) {
        let offer = self.offer.take().expect("a question");
        self.acted += 1;
        let (game, ask) = (self.game.clone(), offer["ask"]["number"].clone());
        // What the house would do if nobody answered is always legal.
        let action = &offer["fallback"]["action"];
        self.say(&json!({ "type": "act", "id": self.acted + 1, "game": game, "ask": ask, "action": action }));
    }

    /// Answers a question, and hears that it was taken and the next one, or the end of the game. Two or three answers among
    /// bots that play anything hardly ever kill anybody.
    pub fn play(&mut self) {
        self.until(|line| line.offer.is_some());
        self.act();
        self.until(|line| line.offer.is_some() || line.over);
    }

    /// Says so many words, and hears each.
    pub fn chat(&mut self, count: u32) {
        for _ in 0..count {
            let wanted = self.said + 1;
            self.say(&json!({ "type": "chat", "id": 500, "text": "Howdy" }));
            self.until(|line| line.said == wanted);
        }
    }
}
