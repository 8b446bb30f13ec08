//! A bare echo server: sockets and nothing else, no engine, no store. Measured in the same run on the same machine, it
//! says what the figures of the real one are worth. Like the real one it is a process of its own: it waits for the
//! processor as the real one does, and its sockets do not count against the files the players may open.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{accept_async_with_config, client_async_with_config};

use super::SEATS;
use super::seat::small_buffers;
use super::tally::Tally;

/// As long as a step of a real table for five.
const STEP: usize = 2600;

type Groups = Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>>;

/// Groups of five who answer each other through a bare server, as the players of `tables` tables would.
pub(super) async fn measure(tables: usize, pause: Duration, seconds: u64) -> Result<Tally> {
    let (mut server, address) = start().await.context("a bare server could not be started")?;
    let tally = Arc::new(Tally::new()?);
    let begin = Instant::now() + Duration::from_millis(500);
    let mut playing = JoinSet::new();
    for group in 0..tables {
        let first = begin + pause.mul_f64(group as f64 / tables as f64);
        let mut sockets = Vec::with_capacity(SEATS);
        for _ in 0..SEATS {
            sockets.push(connect(address, group).await.context("a player could not reach the bare server")?);
        }
        for (seat, socket) in sockets.into_iter().enumerate() {
            playing.spawn(echo(socket, seat, (first, pause), Arc::clone(&tally)));
        }
    }
    tally.count_for(begin, seconds).await;
    playing.shutdown().await;
    server.kill().await?;
    Arc::into_inner(tally).context("every player has stopped")
}

type Socket = tokio_tungstenite::WebSocketStream<TcpStream>;

async fn connect(address: SocketAddr, group: usize) -> Result<Socket> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (mut socket, _) = client_async_with_config(format!("ws://{address}/"), stream, Some(small_buffers())).await?;
    socket.send(Message::text(group.to_string())).await?;
    // The group is complete when everybody has been let in.
    socket.next().await.context("the bare server hung up")??;
    Ok(socket)
}

/// Speaks when the one before has been heard, as at a table.
async fn echo(mut socket: Socket, seat: usize, (first, pause): (Instant, Duration), tally: Arc<Tally>) {
    let mut slot = first;
    let mut due = (seat == 0).then_some(first);
    let mut sent = Instant::now();
    loop {
        tokio::select! {
            frame = socket.next() => {
                let Some(Ok(Message::Text(text))) = frame else { return };
                let speaker = text.as_bytes().first().map_or(0, |digit| usize::from(digit - b'0'));
                if speaker == seat {
                    tally.answered(sent.elapsed());
                }
                slot = slot.max(Instant::now().checked_sub(pause).unwrap_or(slot)) + pause;
                due = (seat == (speaker + 1) % SEATS).then_some(slot);
            }
            () = async { match due { Some(at) => sleep_until(at).await, None => std::future::pending().await } } => {
                due = None;
                sent = Instant::now();
                if socket.send(Message::text(seat.to_string())).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// This program once more, as a bare server, and where it listens. It ends with whoever holds it.
async fn start() -> Result<(Child, SocketAddr)> {
    let mut server = Command::new(std::env::current_exe()?)
        .args(["load", "--echo"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let mut address = String::new();
    BufReader::new(server.stdout.take().context("it has no output")?).read_line(&mut address).await?;
    Ok((server, address.trim().parse().context("it does not say where it listens")?))
}

/// The bare server: says where it listens, and listens until it is ended.
pub(super) async fn serve() -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    let groups = Groups::default();
    loop {
        let (stream, _) = listener.accept().await?;
        tokio::spawn(attend(stream, Arc::clone(&groups)));
    }
}

/// Whatever one of a group says, all of it hear, made as long as a step.
async fn attend(stream: TcpStream, groups: Groups) -> Option<()> {
    stream.set_nodelay(true).ok()?;
    let mut socket = accept_async_with_config(stream, Some(small_buffers())).await.ok()?;
    let Message::Text(group) = socket.next().await?.ok()? else { return None };
    let (out, mut inbox) = mpsc::channel(48);
    let lock = || groups.lock().unwrap_or_else(PoisonError::into_inner);
    lock().entry(group.to_string()).or_default().push(out);
    socket.send(Message::text("in")).await.ok()?;
    loop {
        tokio::select! {
            words = inbox.recv() => socket.send(Message::Text(words?)).await.ok()?,
            frame = socket.next() => {
                let Message::Text(words) = frame?.ok()? else { return None };
                let step = Utf8Bytes::from(format!("{words:-<STEP$}", words = words.as_str()));
                let members = lock().get(group.as_str()).cloned()?;
                members.iter().for_each(|member| drop(member.try_send(step.clone())));
            }
        }
    }
}
