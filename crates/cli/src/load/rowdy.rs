//! One abusive client, alone at its address: it floods, joins by the thousand, sends huge frames and never reads.
//! What it does is bounded, so that the machine it shares with the server is not what is measured.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Result;
use futures_util::{SinkExt, StreamExt};
use saloon_protocol::wire::ClientMessage;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

use super::http::Http;
use super::seat::{connect, say};
use super::tally::Tally;

/// The address it seems to come from, if the server believes a proxy.
const PLACE: &str = "198.51.100.7";

/// What it needs to make trouble at other people's tables.
#[derive(Clone)]
struct Rowdy {
    address: SocketAddr,
    token: String,
    tables: Arc<[String]>,
    tally: Arc<Tally>,
}

/// Makes trouble whenever the tally says so, until the run is over; on a thread of its own, as it is not one of the
/// players whose time is measured.
pub(super) fn make_trouble(address: SocketAddr, tables: Vec<String>, token: String, tally: Arc<Tally>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let rowdy = Rowdy { address, token, tables: tables.into(), tally };
    std::thread::Builder::new().name("rowdy".into()).spawn(move || runtime.block_on(rowdy.run()))?;
    Ok(())
}

impl Rowdy {
    async fn run(self) {
        let rowdy = self;
        let mut trouble = JoinSet::new();
        for number in 0..4 {
            trouble.spawn(rowdy.clone().over_and_over(Duration::from_millis(20), move |rowdy| rowdy.flood(number)));
            trouble.spawn(rowdy.clone().over_and_over(Duration::from_millis(10), move |rowdy| rowdy.join(number)));
        }
        trouble.spawn(rowdy.clone().over_and_over(Duration::from_millis(50), |rowdy| rowdy.send_huge()));
        trouble.spawn(rowdy.clone().over_and_over(Duration::from_millis(2), |rowdy| rowdy.ask()));
        for number in 0..40 {
            trouble.spawn(
                rowdy.clone().over_and_over(Duration::from_millis(500), move |rowdy| rowdy.stop_reading(number)),
            );
        }
        while !rowdy.tally.stopping.load(Ordering::Relaxed) {
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// Being thrown out is part of the game: whatever fails is tried again.
    async fn over_and_over<F: Future<Output = Result<()>>>(self, pause: Duration, act: impl Fn(Rowdy) -> F) {
        loop {
            if self.is_on() {
                self.tally.troubles.fetch_add(1, Ordering::Relaxed);
                drop(act(self.clone()).await);
            }
            sleep(pause).await;
        }
    }

    fn is_on(&self) -> bool {
        self.tally.rowdy.load(Ordering::Relaxed)
    }

    fn table(&self, number: usize) -> &str {
        &self.tables[number % self.tables.len()]
    }

    /// Words without end, until the server hangs up.
    async fn flood(self, number: usize) -> Result<()> {
        let mut socket = connect(self.address, self.table(number), &self.token, PLACE).await?;
        while self.is_on() {
            for id in 0..20 {
                socket.feed(Message::text(format!(r#"{{"type":"ping","id":{id}}}"#))).await?;
            }
            socket.flush().await?;
            while let Ok(frame) = tokio::time::timeout(Duration::from_millis(5), socket.next()).await {
                if frame.is_none_or(|frame| frame.is_err()) {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Comes and goes.
    async fn join(self, number: usize) -> Result<()> {
        let mut socket = connect(self.address, self.table(number), &self.token, PLACE).await?;
        say(&mut socket, &ClientMessage::Hello { since: None, log: false }).await
    }

    /// A frame of a million bytes.
    async fn send_huge(self) -> Result<()> {
        let mut socket = connect(self.address, self.table(0), &self.token, PLACE).await?;
        socket.send(Message::text("x".repeat(1_000_000))).await?;
        Ok(())
    }

    /// One request more.
    async fn ask(self) -> Result<()> {
        Http::connect(self.address, PLACE).await?.get("/api/lobby", None).await.map(drop)
    }

    /// Listens to a busy table and never reads a word.
    async fn stop_reading(self, number: usize) -> Result<()> {
        let mut socket = connect(self.address, self.table(number), &self.token, PLACE).await?;
        say(&mut socket, &ClientMessage::Hello { since: None, log: false }).await?;
        while self.is_on() {
            sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }
}
