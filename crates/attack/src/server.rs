//! The server under attack: a process of its own with the usual limits, started, asked to stop, started again.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use saloon_protocol::wire::{ClientMessage, ServerMessage};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::net::{AWAY, HOME, Socket, connect, guest, table};
use crate::{Verdict, that};

/// A running server; killed when it is dropped.
pub struct Server {
    pub address: SocketAddr,
    child: Child,
    bin: PathBuf,
    folder: tempfile::TempDir,
}

impl Server {
    /// Starts one with the usual limits on an empty directory.
    pub async fn start(bin: &Path) -> Result<Server> {
        Server::on(bin, tempfile::tempdir()?).await
    }

    async fn on(bin: &Path, folder: tempfile::TempDir) -> Result<Server> {
        let mut child = Command::new(bin)
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{} cannot be started; build it first", bin.display()))?;
        let mut words = BufReader::new(child.stdout.take().context("it is piped")?).lines();
        let line = timeout(Duration::from_secs(30), words.next_line()).await??.context("it did not open")?;
        let address = line.split("http://").nth(1).context("it says where it is")?.trim().trim_end_matches('/');
        // What it says later has somewhere to go.
        tokio::spawn(async move { while let Ok(Some(_)) = words.next_line().await {} });
        Ok(Server { address: address.parse()?, child, bin: bin.to_owned(), folder })
    }

    /// Asks it to stop; how long that took.
    async fn stop(&mut self) -> Result<Duration> {
        let id = self.child.id().context("it runs")?;
        let began = Instant::now();
        Command::new("kill").args(["-TERM", &id.to_string()]).status().await?;
        timeout(Duration::from_secs(20), self.child.wait()).await.context("it does not stop")??;
        Ok(began.elapsed())
    }
}

/// Stopping while others hang on, and coming back.
pub async fn attack(mut server: Server, many: usize) -> Vec<Verdict> {
    let to = server.address;
    let mut hanging = Vec::new();
    for _ in 0..many.min(300) {
        if let Ok(mut stream) = connect(AWAY, to).await {
            // It may be cut off before that.
            let _ =
                stream.write_all(b"POST /api/tokens HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{").await;
            hanging.push(stream);
        }
    }
    let known = remember(to).await;
    let took = async {
        let took = server.stop().await?;
        Ok(that(took < Duration::from_secs(2), || format!("it took {} ms", took.as_millis())))
    };
    let closed = Verdict::of("the house closes within 2 s whatever hangs", took).await;
    drop(hanging);
    let Server { bin, folder, .. } = server;
    let back = Verdict::of("versions of another life are not taken for these", come_back(&bin, folder, known)).await;
    vec![closed, back]
}

/// A table, whose it is, and the version heard there.
type Known = (String, String, u32);

async fn remember(to: SocketAddr) -> Result<Known> {
    let who = guest(HOME, to, "Cal").await?;
    let table = table(HOME, to, &who, "").await?;
    let mut socket = Socket::greeted(HOME, to, &table, &who).await?;
    match socket.until(|message| matches!(message, ServerMessage::Full { .. })).await? {
        ServerMessage::Full { version, .. } => Ok((who, table, version)),
        _ => anyhow::bail!("it was asked for"),
    }
}

async fn come_back(bin: &Path, folder: tempfile::TempDir, known: Result<Known>) -> Result<Result<(), String>> {
    let (who, table, version) = known?;
    let server = Server::on(bin, folder).await?;
    let mut socket = Socket::open(HOME, server.address, &table, &who).await?;
    socket.say(&ClientMessage::Hello { since: Some(version), log: false }).await?;
    let told =
        socket.until(|message| matches!(message, ServerMessage::Full { .. } | ServerMessage::People { .. })).await?;
    Ok(that(matches!(told, ServerMessage::Full { .. }), || "only what was missed was told".into()))
}
