//! Those who play while others attack: how long they wait, and whether they are let in.

use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use saloon_protocol::wire::{ClientMessage, ServerMessage};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::net::{HOME, Socket, ask, guest, table};

/// What they have seen.
#[derive(Clone, Default)]
pub struct Seen {
    answers: u32,
    slowest_answer: Duration,
    requests: u32,
    slowest_request: Duration,
    joins: u32,
    slowest_join: Duration,
    troubles: Vec<String>,
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |time: Duration| time.as_millis();
        write!(
            f,
            "{} answers, slowest {} ms; {} requests, slowest {} ms; {} joins, slowest {} ms",
            self.answers,
            millis(self.slowest_answer),
            self.requests,
            millis(self.slowest_request),
            self.joins,
            millis(self.slowest_join)
        )
    }
}

impl Seen {
    /// The longest anybody waited for anything.
    pub fn slowest(&self) -> Duration {
        self.slowest_answer.max(self.slowest_request).max(self.slowest_join)
    }

    /// Nobody waited longer than this.
    pub fn in_time(&self, limit: Duration) -> Result<(), String> {
        let slowest = self.slowest();
        crate::that(slowest <= limit && self.answers > 10 && self.requests > 10, || {
            format!("the slowest took {} ms, more than {}", slowest.as_millis(), limit.as_millis())
        })
    }

    /// Nobody with a chair stood outside.
    pub fn all_joined(&self) -> Result<(), String> {
        crate::that(self.troubles.is_empty() && self.joins > 5, || self.troubles.join("; "))
    }
}

/// A player, somebody who comes back again and again, and somebody who looks at the lobby.
pub struct Honest {
    seen: Arc<Mutex<Seen>>,
    tasks: Vec<JoinHandle<()>>,
}

impl Honest {
    pub async fn start(to: SocketAddr) -> Result<Honest> {
        let seen: Arc<Mutex<Seen>> = Arc::default();
        let (ann, bob) = (guest(HOME, to, "Ann").await?, guest(HOME, to, "Bob").await?);
        let own = table(HOME, to, &ann, ",\"pace\":\"none\"").await?;
        let other = table(HOME, to, &bob, ",\"pace\":\"none\"").await?;
        let note = |task: &'static str, seen: &Arc<Mutex<Seen>>, done: Result<()>| {
            if let Err(why) = done {
                lock(seen).troubles.push(format!("{task}: {why:#}"));
            }
        };
        let (first, second, third) = (Arc::clone(&seen), Arc::clone(&seen), Arc::clone(&seen));
        let tasks = vec![
            tokio::spawn(async move { note("a player", &first, play(to, &own, &ann, &first).await) }),
            tokio::spawn(async move { note("a join", &second, join(to, &other, &bob, &second).await) }),
            tokio::spawn(async move { note("a visitor", &third, visit(to, &third).await) }),
        ];
        Ok(Honest { seen, tasks })
    }

    /// What was seen so far; the counting begins anew.
    pub fn so_far(&self) -> Seen {
        std::mem::take(&mut *lock(&self.seen))
    }

    pub async fn stop(self) -> Seen {
        self.tasks.iter().for_each(JoinHandle::abort);
        lock(&self.seen).clone()
    }
}

fn lock(seen: &Arc<Mutex<Seen>>) -> std::sync::MutexGuard<'_, Seen> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn play(to: SocketAddr, table: &str, who: &str, seen: &Arc<Mutex<Seen>>) -> Result<()> {
    let mut socket = Socket::greeted(HOME, to, table, who).await?;
    socket.say(&ClientMessage::Start { id: 0 }).await?;
    let (mut name, mut id, mut sent) = (String::new(), 0, None::<Instant>);
    loop {
        let offer = match socket.hear().await? {
            ServerMessage::Full { game, offer, .. } => {
                name = game.unwrap_or_default();
                offer
            }
            ServerMessage::Step { offer, answers, table, .. } => {
                if let Some(began) = answers.and(sent.take()) {
                    let mut seen = lock(seen);
                    seen.answers += 1;
                    seen.slowest_answer = seen.slowest_answer.max(began.elapsed());
                }
                if table.is_some_and(|table| table.winner.is_some()) {
                    socket.say(&ClientMessage::Rematch { id: 0 }).await?;
                }
                offer
            }
            ServerMessage::Gone { why } => anyhow::bail!("{why:?}"),
            _ => None,
        };
        if let Some(offer) = offer {
            sleep(Duration::from_millis(150)).await;
            id += 1;
            let action = offer.fallback.as_ref().map(|fallback| fallback.action).context("there always is one")?;
            sent = Some(Instant::now());
            socket.say(&ClientMessage::Act { id, game: name.clone(), ask: offer.ask.number, action }).await?;
        }
    }
}

async fn join(to: SocketAddr, table: &str, who: &str, seen: &Arc<Mutex<Seen>>) -> Result<()> {
    loop {
        let began = Instant::now();
        let mut socket = Socket::greeted(HOME, to, table, who).await?;
        match socket.hear().await? {
            ServerMessage::Welcome { seat: Some(_), .. } => {}
            other => anyhow::bail!("refused: {other:?}"),
        }
        {
            let mut seen = lock(seen);
            seen.joins += 1;
            seen.slowest_join = seen.slowest_join.max(began.elapsed());
        }
        sleep(Duration::from_millis(300)).await;
    }
}

async fn visit(to: SocketAddr, seen: &Arc<Mutex<Seen>>) -> Result<()> {
    loop {
        let began = Instant::now();
        let answer = ask(HOME, to, ("GET", "/api/lobby"), "", "").await?;
        anyhow::ensure!(answer.status == 200, "{} {}", answer.status, answer.body);
        {
            let mut seen = lock(seen);
            seen.requests += 1;
            seen.slowest_request = seen.slowest_request.max(began.elapsed());
        }
        sleep(Duration::from_millis(200)).await;
    }
}
