//! One scripted player: a socket that answers with anything legal, comes back when cut off, and watches what it is told.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use saloon_protocol::Offer;
use saloon_protocol::http::{Opened, Rename, Token};
use saloon_protocol::wire::{ClientMessage, Pace, ServerMessage, Settings, Stage, Watching};
use saloon_rules::{Replay, Seat};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::Tally;
use super::check::Told;
use super::http::Http;

type Socket = WebSocketStream<TcpStream>;

/// How long a player tries to come back.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the players of a table share: when the next of them may act.
pub(crate) struct Table {
    address: SocketAddr,
    pause: Duration,
    next: Mutex<Instant>,
    tally: Arc<Tally>,
    chance: AtomicU64,
}

impl Table {
    pub(crate) fn new(address: SocketAddr, pause: Duration, first: Instant, tally: Arc<Tally>) -> Table {
        Table { address, pause, next: Mutex::new(first), tally, chance: AtomicU64::new(0x2545_f491_4f6c_dd1d) }
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

/// A player with a chair.
pub(crate) struct Seated {
    token: String,
    table: String,
    seat: Seat,
    socket: Option<Socket>,
}

/// A table of guests, everybody connected, the game begun.
pub(super) async fn set_up(http: &mut Http, address: SocketAddr, seats: usize) -> Result<Vec<Seated>> {
    let mut seated: Vec<Seated> = Vec::with_capacity(seats);
    for index in 0..seats {
        let token: Token = http.post("/api/tokens", None, &Rename { name: format!("Rider {index}") }).await?;
        let table = match seated.first() {
            Some(host) => host.table.clone(),
            None => http.post::<Opened>("/api/tables", Some(&token.token), &settings(seats as u8)).await?.table,
        };
        let mut socket = connect(address, &table, &token.token).await?;
        say(&mut socket, &ClientMessage::Hello { since: None }).await?;
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
    }
}

async fn connect(address: SocketAddr, table: &str, token: &str) -> Result<Socket> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<()> {
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
    sent: Option<(ClientMessage, Instant)>,
    /// The last question whose answer was acknowledged.
    done: u32,
    offer: Option<(Offer, Instant)>,
}

/// Plays until the task is stopped.
pub(crate) async fn play(table: Arc<Table>, mut seated: Seated) {
    let told = Told::new(seated.seat);
    let mut socket = seated.socket.take();
    let mut player = Player { table, seated, told, version: None, id: 10, sent: None, done: 0, offer: None };
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
        while Instant::now() < until {
            if let Ok(mut socket) = connect(self.table.address, &self.seated.table, &self.seated.token).await {
                let hello = ClientMessage::Hello { since: self.version };
                let mut done = say(&mut socket, &hello).await.is_ok();
                // What was on its way is sent again; it counts once.
                if let Some((message, _)) = &self.sent {
                    done &= say(&mut socket, message).await.is_ok();
                }
                if done {
                    return Some(socket);
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        None
    }

    async fn talk(&mut self, socket: &mut Socket) -> Result<()> {
        loop {
            let due = self.offer.as_ref().map(|(_, at)| *at);
            tokio::select! {
                text = hear(socket) => {
                    let text = text?;
                    self.listen(socket, &text).await?;
                }
                () = async { match due { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                    self.answer(socket).await?;
                }
            }
        }
    }

    async fn answer(&mut self, socket: &mut Socket) -> Result<()> {
        let Some((offer, _)) = self.offer.take() else { return Ok(()) };
        let action = offer.actions[self.table.random(offer.actions.len())];
        self.id += 1;
        let message = ClientMessage::Act { id: self.id, ask: offer.ask.number, action };
        say(socket, &message).await?;
        self.sent = Some((message, Instant::now()));
        Ok(())
    }

    async fn listen(&mut self, socket: &mut Socket, text: &str) -> Result<()> {
        let message: ServerMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(why) => {
                self.table.tally.error(|| format!("a message cannot be read: {why}"));
                return Ok(());
            }
        };
        match message {
            ServerMessage::Full { version, table, offer, .. } => {
                self.version = Some(version);
                if let Some(table) = &table {
                    self.told.full(table);
                    let asked = table.ask.map_or(u32::MAX, |ask| ask.number);
                    if asked == 1 {
                        self.done = 0;
                    } else if asked <= self.done {
                        self.table.tally.error(|| "an acknowledged action was lost".into());
                    }
                }
                self.consider(offer);
            }
            ServerMessage::Step { version, facts, table, offer, answers, .. } => {
                if self.version.is_some_and(|last| last.wrapping_add(1) != version) {
                    self.table.tally.error(|| "a version is missing".into());
                }
                self.version = Some(version);
                if let Some(why) = self.told.step(text, &facts, table.as_ref()) {
                    self.table.tally.leak(|| why);
                }
                self.acknowledge(answers);
                self.consider(offer);
                let over = table.is_some_and(|table| table.winner.is_some());
                if over && self.seated.seat.index() == 0 {
                    self.id += 1;
                    say(socket, &ClientMessage::Rematch { id: self.id }).await?;
                }
            }
            ServerMessage::Skip { version } => self.version = Some(version),
            ServerMessage::People { people } if people.stage == Stage::Over => {
                if let Some(game) = people.replay {
                    self.check_whole(&game).await;
                }
            }
            ServerMessage::Done { id } => self.acknowledge(Some(id)),
            ServerMessage::Refused { rule, text, .. } => {
                self.table.tally.error(|| format!("refused by {rule}: {text}"));
            }
            ServerMessage::Resync => say(socket, &ClientMessage::Hello { since: self.version }).await?,
            _ => {}
        }
        Ok(())
    }

    fn acknowledge(&mut self, id: Option<u32>) {
        let ours = |message: &ClientMessage| match message {
            ClientMessage::Act { id: sent, ask, .. } => (Some(*sent) == id).then_some(*ask),
            _ => None,
        };
        if let Some((ask, at)) = self.sent.as_ref().and_then(|(message, at)| Some((ours(message)?, *at))) {
            self.sent = None;
            self.done = ask;
            self.table.tally.answered(at.elapsed());
        }
    }

    /// Plans an answer, unless it is on its way already.
    fn consider(&mut self, offer: Option<Offer>) {
        let Some(offer) = offer else {
            self.offer = None;
            return;
        };
        if let Some(why) = self.told.offer(&offer) {
            self.table.tally.leak(|| why);
        }
        let same =
            |message: &ClientMessage| matches!(message, ClientMessage::Act { ask, .. } if *ask == offer.ask.number);
        if self.sent.as_ref().is_none_or(|(message, _)| !same(message)) {
            self.sent = None;
            self.offer = Some((offer, self.table.slot()));
        }
    }

    /// The game is over: with its record every step can be judged exactly.
    async fn check_whole(&mut self, game: &str) {
        let path = format!("/api/replays/{game}/file");
        let fetched = async { Http::connect(self.table.address).await?.get(&path, None).await }.await;
        let replay = fetched.ok().and_then(|text| Replay::parse(&text).ok());
        match replay.map(|replay| self.told.compare(&replay)) {
            Some(Ok(true)) => drop(self.table.tally.checked.fetch_add(1, Ordering::Relaxed)),
            Some(Ok(false)) => {}
            Some(Err(why)) => self.table.tally.leak(|| why),
            None => self.table.tally.error(|| "the record of a game cannot be read".into()),
        }
    }
}
