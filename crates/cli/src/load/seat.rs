//! One scripted player: a socket that answers with anything legal, comes back when cut off, and watches what it is told.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use saloon_protocol::http::{Opened, Rename, Token};
use saloon_protocol::wire::{ClientMessage, Pace, ServerMessage, Settings, Stage, Watching};
use saloon_rules::Seat;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::check::Told;
use super::frame::{Asked, Full, Offered, STEP, Step};
use super::http::Http;
use super::tally::Tally;

pub(super) type Socket = WebSocketStream<TcpStream>;

/// How long a player tries to come back.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where the servers are: one, or the nodes of a town.
#[derive(Clone)]
pub(crate) struct Nodes(Arc<[SocketAddr]>);

impl Nodes {
    pub(super) fn new(addresses: Vec<SocketAddr>) -> Nodes {
        Nodes(addresses.into())
    }

    pub(super) fn all(&self) -> &[SocketAddr] {
        &self.0
    }

    pub(super) fn first(&self) -> SocketAddr {
        self.0[0]
    }

    /// Where a player of a table connects; at the next try somewhere else.
    fn of(&self, table: usize, seat: usize, tries: usize) -> SocketAddr {
        self.0[(table + seat + tries) % self.0.len()]
    }
}

/// What the players of a table share: when the next of them may act.
pub(crate) struct Table {
    nodes: Nodes,
    number: usize,
    place: String,
    pause: Duration,
    next: Mutex<Instant>,
    tally: Arc<Tally>,
    chance: AtomicU64,
}

impl Table {
    pub(crate) fn new(nodes: Nodes, number: usize, timing: (Instant, Duration), tally: Arc<Tally>) -> Table {
        let (first, pause) = timing;
        let chance = AtomicU64::new(0x2545_f491_4f6c_dd1d);
        Table { nodes, number, place: place(number), pause, next: Mutex::new(first), tally, chance }
    }

    /// When the next action is due; the one after it comes a pause later.
    fn slot(&self) -> Instant {
        let mut next = self.next.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = *next;
        // Whoever is late does not hurry to catch up by more than one action.
        *next = slot.max(Instant::now().checked_sub(self.pause).unwrap_or(slot)) + self.pause;
        slot
    }

    fn random(&self, below: usize) -> usize {
        let seed = self.chance.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
        let mixed = (seed ^ seed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 33) as usize % below.max(1)
    }
}

/// Where the players of a table seem to come from, if the server believes a proxy: each table from a place of its own.
pub(super) fn place(number: usize) -> String {
    format!("198.18.{}.{}", number / 256 % 256, number % 256)
}

/// A player with a chair.
pub(crate) struct Seated {
    pub(super) token: String,
    pub(super) table: String,
    seat: Seat,
    socket: Option<Socket>,
}

/// A table of guests, everybody connected, the game begun.
pub(super) async fn set_up(http: &mut Http, (nodes, number): (&Nodes, usize), seats: usize) -> Result<Vec<Seated>> {
    let mut seated: Vec<Seated> = Vec::with_capacity(seats);
    for index in 0..seats {
        let token: Token = http.post("/api/tokens", None, &Rename { name: format!("Rider {index}") }).await?;
        let table = match seated.first() {
            Some(host) => host.table.clone(),
            None => http.post::<Opened>("/api/tables", Some(&token.token), &settings(seats as u8)).await?.table,
        };
        let mut socket = connect(nodes.of(number, index, 0), &table, &token.token, &http.place).await?;
        say(&mut socket, &ClientMessage::Hello { since: None, log: false }).await?;
        if index > 0 {
            say(&mut socket, &ClientMessage::Sit { id: 1, seat: None }).await?;
            wait(&mut socket, |message| matches!(message, ServerMessage::Done { id: 1 })).await?;
        }
        let seat = Seat::new(index).context("a table has at most eight seats")?;
        seated.push(Seated { token: token.token, table, seat, socket: Some(socket) });
    }
    if let Some(socket) = seated.first_mut().and_then(|host| host.socket.as_mut()) {
        say(socket, &ClientMessage::Start { id: 1 }).await?;
    }
    Ok(seated)
}

fn settings(players: u8) -> Settings {
    Settings {
        name: "Load".into(),
        edition: "classic".into(),
        boxes: Vec::new(),
        players,
        switches: Vec::new(),
        bots: Vec::new(),
        fill: "random".into(),
        pace: Pace::None,
        bot_pause: 0,
        watching: Watching::Anyone,
        open_cards: false,
        public: false,
        heist: None,
    }
}

/// A socket to a table.
pub(super) async fn connect(address: SocketAddr, table: &str, token: &str, place: &str) -> Result<Socket> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    request.headers_mut().insert("x-forwarded-for", place.parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (socket, _) = client_async_with_config(request, stream, Some(small_buffers())).await?;
    Ok(socket)
}

/// Thousands of sockets need small buffers.
pub(super) fn small_buffers() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0)
}

pub(super) async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<()> {
    socket.send(Message::text(serde_json::to_string(message)?)).await?;
    Ok(())
}

async fn wait(socket: &mut Socket, wanted: impl Fn(&ServerMessage) -> bool) -> Result<()> {
    loop {
        let text = hear(socket).await?;
        if wanted(&serde_json::from_str(&text)?) {
            return Ok(());
        }
    }
}

async fn hear(socket: &mut Socket) -> Result<Utf8Bytes> {
    loop {
        match socket.next().await.context("the server hung up")?? {
            Message::Text(text) => return Ok(text),
            Message::Close(_) => anyhow::bail!("the server hung up"),
            _ => {}
        }
    }
}

/// What a player remembers between messages.
struct Player {
    table: Arc<Table>,
    seated: Seated,
    told: Told,
    version: Option<u32>,
    id: u32,
    /// The answer that is on its way.
    sent: Option<Sent>,
    /// The game, and the last question of it whose answer was acknowledged.
    game: Option<String>,
    done: u32,
    /// The answer that is planned, and when.
    plan: Option<(Asked, String, Instant)>,
    /// When the line was cut on purpose, until everything missed has come.
    cut_at: Option<Instant>,
}

/// An answer that is on its way.
struct Sent {
    id: u32,
    ask: u32,
    text: Utf8Bytes,
    at: Instant,
}

/// Plays until the task is stopped.
pub(crate) async fn play(table: Arc<Table>, mut seated: Seated) {
    let told = Told::new(seated.seat);
    let mut socket = seated.socket.take();
    let mut player = Player {
        table,
        seated,
        told,
        version: None,
        id: 10,
        sent: None,
        game: None,
        done: 0,
        plan: None,
        cut_at: None,
    };
    loop {
        if let Some(socket) = socket.as_mut() {
            if let Err(why) = player.talk(socket).await {
                tracing::debug!(%why, "a socket ended");
            }
            player.table.tally.reconnects.fetch_add(1, Ordering::Relaxed);
        }
        socket = player.come_back().await;
        if socket.is_none() {
            player.table.tally.error(|| "a player could not come back".into());
            return;
        }
    }
}

impl Player {
    async fn come_back(&mut self) -> Option<Socket> {
        let until = Instant::now() + PATIENCE;
        for tries in 0.. {
            if Instant::now() > until {
                break;
            }
            if let Ok(mut socket) = self.connect(tries).await {
                let hello = ClientMessage::Hello { since: self.version, log: false };
                let mut done = say(&mut socket, &hello).await.is_ok();
                // What was on its way is sent again; it counts once.
                if let Some(sent) = &self.sent {
                    done &= socket.send(Message::Text(sent.text.clone())).await.is_ok();
                }
                if done {
                    return Some(socket);
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        None
    }

    async fn connect(&self, tries: usize) -> Result<Socket> {
        let node = self.table.nodes.of(self.table.number, self.seated.seat.index(), tries);
        connect(node, &self.seated.table, &self.seated.token, &self.table.place).await
    }

    async fn talk(&mut self, socket: &mut Socket) -> Result<()> {
        let mut cut = self.table.tally.cut.subscribe();
        loop {
            let due = self.plan.as_ref().map(|(.., at)| *at);
            tokio::select! {
                text = hear(socket) => {
                    let text = text?;
                    self.listen(socket, &text).await?;
                }
                () = async { match due { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                    self.answer(socket).await?;
                }
                _ = cut.changed() => {
                    self.cut_at = Some(Instant::now());
                    anyhow::bail!("the line was cut");
                }
            }
        }
    }

    async fn answer(&mut self, socket: &mut Socket) -> Result<()> {
        let Some((ask, action, _)) = self.plan.take() else { return Ok(()) };
        self.id += 1;
        let (id, ask) = (self.id, ask.number);
        let game = self.game.as_deref().unwrap_or_default();
        let text = format!(r#"{{"type":"act","id":{id},"game":"{game}","ask":{ask},"action":{action}}}"#);
        let text = Utf8Bytes::from(text);
        self.sent = Some(Sent { id, ask, text: text.clone(), at: Instant::now() });
        socket.send(Message::Text(text)).await?;
        Ok(())
    }

    async fn listen(&mut self, socket: &mut Socket, text: &str) -> Result<()> {
        if text.starts_with(STEP) {
            return match serde_json::from_str(text) {
                Ok(step) => self.step(socket, text, &step).await,
                Err(why) => self.unreadable(&why),
            };
        }
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(why) => return self.unreadable(&why),
        };
        match message {
            ServerMessage::Full { version, game, table, .. } => {
                self.version = Some(version);
                self.is_back(true);
                // Another game may have been dealt while the line was cut.
                if self.game != game {
                    (self.game, self.done) = (game, 0);
                }
                if let Some(table) = &table {
                    self.told.full(table);
                    if table.ask.is_some_and(|ask| ask.number <= self.done) {
                        self.table.tally.error(|| "an acknowledged action was lost".into());
                    }
                }
                match serde_json::from_str::<Full<'_>>(text) {
                    Ok(full) => self.consider(full.offer.as_ref()),
                    Err(why) => return self.unreadable(&why),
                }
            }
            // Only steps begin as steps do.
            ServerMessage::Step { .. } => self.table.tally.error(|| "a step begins in another way".into()),
            ServerMessage::People { people } => {
                self.is_back(false);
                if let Some(game) = people.replay.filter(|_| people.stage == Stage::Over && self.told.is_complete()) {
                    let told = std::mem::replace(&mut self.told, Told::new(self.seated.seat));
                    self.table.tally.to_judge(game, told);
                }
            }
            ServerMessage::Done { id } => self.acknowledge(Some(id)),
            ServerMessage::Refused { rule, text, .. } => {
                self.table.tally.error(|| format!("refused by {rule}: {text}"));
            }
            ServerMessage::Resync => say(socket, &ClientMessage::Hello { since: self.version, log: false }).await?,
            _ => {}
        }
        Ok(())
    }

    async fn step(&mut self, socket: &mut Socket, text: &str, step: &Step<'_>) -> Result<()> {
        if self.version.is_some_and(|last| last.wrapping_add(1) != step.version) {
            self.table.tally.error(|| "a version is missing".into());
        }
        self.version = Some(step.version);
        if let Some(why) = self.told.step(text, step) {
            self.table.tally.leak(|| why);
        }
        self.acknowledge(step.answers);
        self.consider(step.offer.as_ref());
        let over = step.table.as_ref().is_some_and(|table| table.winner.is_some());
        if over {
            // Everybody agrees to one more.
            self.id += 1;
            say(socket, &ClientMessage::Rematch { id: self.id }).await?;
        }
        Ok(())
    }

    /// Everything missed has come, in one picture or piece by piece.
    fn is_back(&mut self, whole: bool) {
        if let Some(cut) = self.cut_at.take() {
            self.table.tally.back(cut.elapsed(), whole);
        }
    }

    fn unreadable(&self, why: &serde_json::Error) -> Result<()> {
        self.table.tally.error(|| format!("a message cannot be read: {why}"));
        Ok(())
    }

    fn acknowledge(&mut self, id: Option<u32>) {
        if let Some(sent) = self.sent.take_if(|sent| Some(sent.id) == id) {
            self.done = sent.ask;
            self.table.tally.answered(sent.at.elapsed());
        }
    }

    /// Plans an answer, unless it is on its way already.
    fn consider(&mut self, offer: Option<&Offered<'_>>) {
        let Some(offer) = offer else {
            self.plan = None;
            return;
        };
        if let Some(why) = self.told.ask(offer.ask) {
            self.table.tally.leak(|| why);
        }
        if self.sent.as_ref().is_none_or(|sent| sent.ask != offer.ask.number) {
            self.sent = None;
            let action = offer.answer(self.table.random(offer.len()));
            self.plan = action.map(|action| (offer.ask, action, self.table.slot()));
        }
    }
}
