//! Overload at the doors: slow requests, many connections, floods of frames, guests, tables and lines.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Result;
use futures_util::{SinkExt, StreamExt};
use saloon_protocol::wire::{ClientMessage, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::net::{AWAY, From, HOME, Socket, ask, connect, guest, table};
use crate::server::Server;
use crate::{Verdict, that};

/// Everything of it: what takes long beside the rest, from addresses of its own.
pub async fn attack(server: &Server, many: usize) -> Vec<Verdict> {
    let to = server.address;
    let (slow, guests, mut rest) = tokio::join!(
        Verdict::of("half-sent requests of one address are cut off", half_sent(to, many)),
        Verdict::of("one address makes so many guests and no more", guests(to)),
        floods(to),
    );
    rest.extend([slow, guests]);
    rest
}

async fn floods(to: SocketAddr) -> Vec<Verdict> {
    vec![
        Verdict::of("a stalled reader is given up or harms nobody", stalled(to)).await,
        Verdict::of("pings pass the limiter", flood(to, Message::Ping(vec![7; 64].into()))).await,
        Verdict::of("binary frames pass the limiter", flood(to, Message::Binary(vec![7; 64].into()))).await,
        Verdict::of("lines are limited over all connections of a guest", lines(to)).await,
        Verdict::of("a switch is not named twice", twice(to)).await,
        Verdict::of("onlookers do not lock players out", crowd(to)).await,
        Verdict::of("one guest opens so many tables and no more", tables(to)).await,
    ]
}

async fn is_open(stream: &mut TcpStream) -> bool {
    let mut byte = [0; 256];
    loop {
        match timeout(Duration::from_millis(1), stream.read(&mut byte)).await {
            Err(_) => return true,
            Ok(Ok(0) | Err(_)) => return false,
            Ok(Ok(_)) => {}
        }
    }
}

async fn half_sent(to: SocketAddr, many: usize) -> Result<Result<(), String>> {
    let mut held = Vec::new();
    for _ in 0..many {
        let mut stream = connect(From(10), to).await?;
        // Whoever is over the limit may be cut off before that.
        let _ = stream.write_all(b"GET /api/lobby HTTP/1.1\r\nhost: localhost\r\nx-ha").await;
        held.push(stream);
    }
    sleep(Duration::from_millis(500)).await;
    let mut open = 0;
    for stream in &mut held {
        open += usize::from(is_open(stream).await);
    }
    if open > 200 {
        return Ok(Err(format!("{open} of {many} are open at the same time")));
    }
    sleep(Duration::from_secs(16)).await;
    for stream in &mut held {
        if is_open(stream).await {
            return Ok(Err("some are open after 16 s".into()));
        }
    }
    Ok(Ok(()))
}

async fn stalled(to: SocketAddr) -> Result<Result<(), String>> {
    let mut held = Vec::new();
    // An address of its own: its requests are used up by this.
    for _ in 0..20 {
        let mut stream = connect(From(8), to).await?;
        for _ in 0..20 {
            stream.write_all(b"GET /api/editions HTTP/1.1\r\nhost: localhost\r\n\r\n").await?;
        }
        held.push(stream);
    }
    let answer = ask(HOME, to, ("GET", "/api/lobby"), "", "").await?;
    Ok(that(answer.status == 200, || format!("others are told {}", answer.status)))
}

async fn flood(to: SocketAddr, frame: Message) -> Result<Result<(), String>> {
    let who = guest(AWAY, to, "Mallory").await?;
    let table = table(AWAY, to, &who, "").await?;
    let mut socket = Socket::greeted(AWAY, to, &table, &who).await?.inner;
    let mut sent = 0;
    while sent < 20_000 && socket.send(frame.clone()).await.is_ok() {
        sent += 1;
    }
    let ended = timeout(Duration::from_secs(8), async { while let Some(Ok(_)) = socket.next().await {} }).await;
    Ok(that(ended.is_ok(), || format!("{sent} frames and the connection is still open")))
}

async fn lines(to: SocketAddr) -> Result<Result<(), String>> {
    let who = guest(AWAY, to, "Mallory").await?;
    let table = table(AWAY, to, &who, "").await?;
    let mut refused = 0;
    for _ in 0..5 {
        let mut socket = Socket::greeted(AWAY, to, &table, &who).await?;
        for _ in 0..20 {
            let rule = socket.ask(|id| ClientMessage::Chat { id, text: "buy my gold".into() }).await?;
            refused += usize::from(rule.is_some());
        }
    }
    Ok(that(refused >= 40, || format!("{} of 100 lines were let through", 100 - refused)))
}

async fn twice(to: SocketAddr) -> Result<Result<(), String>> {
    let who = guest(AWAY, to, "Mallory").await?;
    let switch = r#"{"name":"beginner","value":"true"}"#;
    let switches = vec![switch; 100].join(",");
    let body = format!(r#"{{"name":"x","edition":"classic","players":4,"switches":[{switches}]}}"#);
    let answer = ask(AWAY, to, ("POST", "/api/tables"), &who, &body).await?;
    Ok(that(answer.status == 400, || format!("{} {}", answer.status, answer.body)))
}

/// More onlookers than there are places, from as many addresses as it takes.
async fn crowd(to: SocketAddr) -> Result<Result<(), String>> {
    let who = guest(From(11), to, "Dora").await?;
    let table = table(From(11), to, &who, ",\"pace\":\"none\"").await?;
    let mut held = Vec::new();
    for address in 20..25 {
        let onlooker = guest(From(address), to, "Onlooker").await?;
        for _ in 0..60 {
            if let Ok(socket) = Socket::open(From(address), to, &table, &onlooker).await {
                held.push(socket);
            }
        }
        sleep(Duration::from_millis(200)).await;
    }
    for _ in 0..20 {
        let mut socket = Socket::greeted(From(11), to, &table, &who).await?;
        let told = socket.hear().await?;
        if !matches!(told, ServerMessage::Welcome { seat: Some(_), .. }) {
            return Ok(Err(format!("whoever has a chair is told {told:?} by a table with {} onlookers", held.len())));
        }
        sleep(Duration::from_millis(60)).await;
    }
    Ok(that(held.len() > 150, || format!("only {} onlookers came", held.len())))
}

async fn tables(to: SocketAddr) -> Result<Result<(), String>> {
    let who = guest(AWAY, to, "Mallory").await?;
    let mut opened = 0;
    for _ in 0..80 {
        let answer = ask(AWAY, to, ("POST", "/api/quick"), &who, "{}").await?;
        opened += usize::from(answer.status == 200);
        sleep(Duration::from_millis(30)).await;
    }
    Ok(that(opened <= 40, || format!("{opened} tables in a few seconds")))
}

async fn guests(to: SocketAddr) -> Result<Result<(), String>> {
    // An address of its own, so that the others still have somebody to send.
    let place = From(9);
    let mut made = 0;
    for _ in 0..300 {
        let answer = ask(place, to, ("GET", "/api/me"), "", "").await?;
        made += usize::from(answer.status == 200);
        sleep(Duration::from_millis(if made < 90 { 1 } else { 45 })).await;
    }
    Ok(that(made <= 201, || format!("{made} guests of 300")))
}
