//! Everybody sits down: so many tables, at each of them people on chairs and a bot, the game begun.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use saloon_ground::Stream;
use saloon_protocol::http::{Opened, Rename, Token};
use saloon_protocol::wire::{ClientMessage, Pace, ServerMessage, Settings, Watching};
use tokio::task::JoinSet;

use crate::diary::number;
use crate::net::{Socket, connect, hear, post, say};

/// Chairs with people at each table; a bot has one more.
pub const PEOPLE: usize = 3;

/// How long a bot takes, in milliseconds.
const BOT_PAUSE: u32 = 400;

/// Tables that are set up at the same time.
const AT_ONCE: usize = 8;

/// Somebody on a chair.
#[derive(Clone)]
pub struct Person {
    /// Who he is.
    pub token: String,
    /// Where he sits.
    pub table: String,
    /// The same as it stands in the database.
    pub room: i64,
    /// The same by the number it has in this run.
    pub number: usize,
    /// His chair.
    pub chair: usize,
}

fn settings() -> Settings {
    Settings {
        name: "Storm".into(),
        edition: "classic".into(),
        boxes: Vec::new(),
        players: PEOPLE as u8 + 1,
        switches: Vec::new(),
        bots: Vec::new(),
        fill: "random".into(),
        pace: Pace::None,
        bot_pause: BOT_PAUSE,
        watching: Watching::Anyone,
        open_cards: false,
        public: false,
        heist: None,
    }
}

/// All tables, over all nodes.
pub async fn sit_down(nodes: &[SocketAddr], tables: usize, seed: u64) -> Result<Vec<Person>> {
    let nodes: Arc<[SocketAddr]> = nodes.into();
    let mut work = JoinSet::new();
    for worker in 0..AT_ONCE.min(tables) {
        let nodes = Arc::clone(&nodes);
        let mut chance = Stream::new(seed ^ worker as u64);
        work.spawn(async move {
            let mut seated = Vec::new();
            for number in (worker..tables).step_by(AT_ONCE) {
                seated.extend(table(&nodes, number, &mut chance).await?);
            }
            anyhow::Ok(seated)
        });
    }
    let mut all = Vec::new();
    while let Some(seated) = work.join_next().await {
        all.extend(seated??);
    }
    Ok(all)
}

/// One table. Each comes in by any door.
async fn table(nodes: &[SocketAddr], at: usize, chance: &mut Stream) -> Result<Vec<Person>> {
    let mut door = || nodes[chance.draw() as usize % nodes.len()];
    let mut seated: Vec<Person> = Vec::new();
    let mut host = None;
    for chair in 0..PEOPLE {
        let Token { token, .. } =
            post(door(), "/api/tokens", "", &Rename { name: format!("Rider {at}-{chair}") }).await?;
        let table = match seated.first() {
            Some(host) => host.table.clone(),
            None => post::<Opened>(door(), "/api/tables", &token, &settings()).await?.table,
        };
        let mut socket = connect(&[door()], &table, &token).await?;
        say(&mut socket, &ClientMessage::Hello { since: None, log: false }).await?;
        if chair > 0 {
            done(&mut socket, 1, &ClientMessage::Sit { id: 1, seat: None }).await?;
        }
        let room = number(&table).context("a table has a name")?;
        seated.push(Person { token, table, room, number: at, chair });
        host.get_or_insert(socket);
    }
    let mut host = host.context("somebody has opened it")?;
    done(&mut host, 2, &ClientMessage::Start { id: 2 }).await?;
    Ok(seated)
}

/// Says something and waits until it is done.
async fn done(socket: &mut Socket, number: u32, message: &ClientMessage) -> Result<()> {
    say(socket, message).await?;
    loop {
        match serde_json::from_str(&hear(socket).await?)? {
            ServerMessage::Done { id } if id == number => return Ok(()),
            ServerMessage::Refused { text, .. } => bail!("nobody can sit down: {text}"),
            _ => {}
        }
    }
}
