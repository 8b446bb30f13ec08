//! One who overdoes it is cut off; those who play with him lose nothing.

use futures_util::{SinkExt, StreamExt};
use saloon_protocol::wire::{ClientMessage, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use super::{Server, Socket, hear, say, server_with};
use crate::options::{Limits, Options};

/// A server behind a proxy, so that requests may come from different addresses.
async fn proxied(limits: Limits) -> Server {
    server_with(Options { limits, behind_proxy: true, ..Options::default() }).await
}

fn from(address: &str, who: &str) -> String {
    format!("x-forwarded-for: {address}\r\n{who}")
}

/// Somebody who plays against bots and counts what he is told.
struct Honest {
    socket: Socket,
    version: Option<u32>,
    id: u32,
    game: String,
}

impl Honest {
    async fn at(server: &Server, table: &str, who: &str) -> Honest {
        let mut socket = server.socket(table, who).await;
        say(&mut socket, ClientMessage::Hello { since: None, log: false }).await;
        say(&mut socket, ClientMessage::Start { id: 1 }).await;
        Honest { socket, version: None, id: 1, game: String::new() }
    }

    /// Answers so many questions; every number comes, in order. False if the game ended before.
    async fn play(&mut self, answers: u32) -> bool {
        let mut left = answers;
        while left > 0 {
            let offer = match hear(&mut self.socket).await {
                ServerMessage::Full { version, offer, game, .. } => {
                    self.game = game.unwrap_or_default();
                    self.version = Some(version);
                    offer
                }
                ServerMessage::Step { version, offer, table, .. } => {
                    assert_eq!(self.version.map(|last| last + 1), Some(version), "no gap");
                    self.version = Some(version);
                    if table.is_some_and(|table| table.winner.is_some()) {
                        return false;
                    }
                    offer
                }
                ServerMessage::Chat { version, aside: None, .. }
                | ServerMessage::Phrase { version, aside: None, .. } => {
                    assert_eq!(self.version.map(|last| last + 1), Some(version), "no gap");
                    self.version = Some(version);
                    None
                }
                ServerMessage::Refused { text, .. } => panic!("{text}"),
                ServerMessage::Resync | ServerMessage::Gone { .. } => panic!("an honest reader was cut off"),
                _ => None,
            };
            if let Some(action) =
                offer.as_ref().and_then(|offer| offer.fallback.as_ref().map(|fallback| fallback.action))
            {
                self.id += 1;
                let ask = offer.map_or(0, |offer| offer.ask.number);
                say(&mut self.socket, ClientMessage::Act { id: self.id, game: self.game.clone(), ask, action }).await;
                left -= 1;
            }
        }
        true
    }
}

#[tokio::test]
async fn posts_are_limited_by_guest_from_whatever_address() {
    let limits = Limits { requests_per_second: 100_000, request_burst: 100_000, ..Limits::default() };
    let burst = limits.message_burst as usize;
    let server = proxied(limits).await;
    let (ann, bob) = (server.token("Ann").await, server.token("Bob").await);
    let table = server.table(&ann).await;
    let path = format!("/api/tables/{table}/messages");
    let mut refused = 0;
    for number in 0..burst * 3 {
        let headers = from(&format!("10.1.{}.{}", number / 250, number % 250), &ann);
        let answer = server.ask("POST", &path, &headers, "{\"type\":\"ping\",\"id\":1}").await;
        match answer.contains(" 202 ") {
            true => {}
            false if number < burst => panic!("{answer}"),
            false => refused += usize::from(answer.contains(" 429 ") && answer.contains("too-fast")),
        }
    }
    assert!(refused > burst / 2, "{refused}");
    let other = server.ask("POST", &path, &from("10.1.0.1", &bob), "{\"type\":\"ping\",\"id\":1}").await;
    assert!(other.contains(" 202 "), "another guest from the same address is not meant");
}

#[tokio::test]
async fn thousands_of_joins_are_cut_off_and_the_table_plays_on() {
    let server = proxied(Limits::default()).await;
    let (ann, mallory) = (server.token("Ann").await, server.token("Mallory").await);
    let table = server.table(&from("10.0.0.1", &ann)).await;
    let mut honest = Honest::at(&server, &table, &from("10.0.0.1", &ann)).await;
    assert!(honest.play(2).await);
    let (mut held, mut opened, mut refused) = (Vec::new(), 0, 0);
    let mut playing = true;
    for number in 0..2000 {
        // Somebody who plays reads meanwhile, however long this takes.
        if number % 250 == 0 && playing {
            playing = honest.play(1).await;
        }
        let mut stream = TcpStream::connect(server.address).await.expect("it listens");
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n",
            server.address,
            from("10.0.0.2", &mallory)
        );
        stream.write_all(request.as_bytes()).await.expect("it reads");
        let mut head = [0; 12];
        stream.read_exact(&mut head).await.expect("it answers");
        match &head {
            b"HTTP/1.1 101" => opened += 1,
            b"HTTP/1.1 429" => refused += 1,
            other => panic!("{}", String::from_utf8_lossy(other)),
        }
        held.push(stream);
    }
    assert!(opened <= Limits::default().sockets_per_address && refused > 1900, "{opened} {refused}");
    if playing {
        honest.play(1).await;
    }
    drop(held);
    let elsewhere = server.ask("GET", "/api/lobby", &from("10.0.0.1", &ann), "").await;
    assert!(elsewhere.contains(" 200 "), "others still come in");
}

#[tokio::test]
async fn a_flood_at_the_same_table_is_cut_off_and_the_table_plays_on() {
    let server = proxied(Limits::default()).await;
    let (ann, mallory) = (server.token("Ann").await, server.token("Mallory").await);
    let table = server.table(&from("10.0.0.1", &ann)).await;
    let mut honest = Honest::at(&server, &table, &from("10.0.0.1", &ann)).await;
    assert!(honest.play(1).await);
    let flood = server.socket(&table, &from("10.0.0.2", &mallory)).await;
    let (mut sender, mut receiver) = flood.split();
    let shout = tokio::spawn(async move {
        let line = serde_json::to_string(&ClientMessage::Chat { id: 1, text: "x".repeat(240) }).expect("it is data");
        while sender.send(Message::text(line.clone())).await.is_ok() {}
    });
    // It is told why, if it reads at all before the door is shut.
    while let Some(Ok(_)) = receiver.next().await {}
    shout.await.expect("it ends when the door is shut");
    honest.play(5).await;
}
