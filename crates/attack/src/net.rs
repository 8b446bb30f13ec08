//! HTTP and WebSockets from one loopback address to another. Nothing else can be reached from here.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use saloon_protocol::wire::{ClientMessage, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// No answer takes longer than this, or it is none.
const PATIENCE: Duration = Duration::from_secs(20);

/// Where somebody is: one of the addresses of this machine.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct From(pub u8);

/// Those who play.
pub const HOME: From = From(1);
/// Those who do not, unless a trial needs an address of its own.
pub const AWAY: From = From(2);

/// A connection from an address of this machine.
pub async fn connect(from: From, to: SocketAddr) -> Result<TcpStream> {
    if !to.ip().is_loopback() {
        bail!("{to} is not on this machine");
    }
    let socket = TcpSocket::new_v4()?;
    socket.bind((Ipv4Addr::new(127, 0, 0, from.0), 0).into())?;
    let stream = timeout(PATIENCE, socket.connect(to)).await??;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The answer to a request.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Result<serde_json::Value> {
        serde_json::from_str(&self.body).with_context(|| format!("{} {}", self.status, self.body))
    }

    /// The cookie it sets, as a header.
    pub fn cookie(&self) -> Option<String> {
        let value = self.head.split_once("saloon=")?.1.split(';').next()?;
        (!value.is_empty()).then(|| format!("cookie: saloon={value}\r\n"))
    }
}

/// One request on a connection of its own.
pub async fn ask(from: From, to: SocketAddr, request: (&str, &str), headers: &str, body: &str) -> Result<Answer> {
    let mut stream = connect(from, to).await?;
    let ((method, path), length) = (request, body.len());
    let host = if headers.starts_with("host: ") { String::new() } else { format!("host: {to}\r\n") };
    let text = format!(
        "{method} {path} HTTP/1.0\r\n{host}{headers}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut bytes = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.context("no answer")??;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").context("no answer")?;
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).context("no status")?;
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}

/// A guest with a token, as a header.
pub async fn guest(from: From, to: SocketAddr, name: &str) -> Result<String> {
    let answer = ask(from, to, ("POST", "/api/tokens"), "", &format!("{{\"name\":\"{name}\"}}")).await?;
    let token = answer.json()?["token"].as_str().map(str::to_owned);
    Ok(format!("authorization: Bearer {}\r\n", token.with_context(|| answer.body.clone())?))
}

/// A table with these settings added to the usual ones.
pub async fn table(from: From, to: SocketAddr, who: &str, more: &str) -> Result<String> {
    let pause = if more.contains("bot_pause") { "" } else { r#","bot_pause":0"# };
    let body = format!(r#"{{"name":"Attack","edition":"classic","players":4,"fill":"random"{pause}{more}}}"#);
    let answer = ask(from, to, ("POST", "/api/tables"), who, &body).await?;
    let table = answer.json()?["table"].as_str().map(str::to_owned);
    table.with_context(|| answer.body.clone())
}

/// A WebSocket at a table.
pub struct Socket {
    pub inner: WebSocketStream<TcpStream>,
    id: u32,
}

impl Socket {
    pub async fn open(from: From, to: SocketAddr, table: &str, who: &str) -> Result<Socket> {
        let stream = connect(from, to).await?;
        let mut request = format!("ws://{to}/api/tables/{table}/socket").into_client_request()?;
        for line in who.lines() {
            let (name, value) = line.split_once(": ").context("a header has a name and a value")?;
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse()?;
            request.headers_mut().insert(name, value.parse()?);
        }
        let (inner, _) = timeout(PATIENCE, client_async(request, stream)).await??;
        Ok(Socket { inner, id: 0 })
    }

    /// Opens it and says hello.
    pub async fn greeted(from: From, to: SocketAddr, table: &str, who: &str) -> Result<Socket> {
        let mut socket = Socket::open(from, to, table, who).await?;
        socket.say(&ClientMessage::Hello { since: None, log: false }).await?;
        Ok(socket)
    }

    pub async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        self.inner.send(Message::text(serde_json::to_string(message)?)).await?;
        Ok(())
    }

    pub async fn hear(&mut self) -> Result<ServerMessage> {
        loop {
            let frame = timeout(PATIENCE, self.inner.next()).await.context("nothing is said")?;
            match frame.context("it hung up")?? {
                Message::Text(text) => return Ok(serde_json::from_str(&text)?),
                Message::Close(_) => bail!("it hung up"),
                _ => {}
            }
        }
    }

    pub async fn until(&mut self, wanted: impl Fn(&ServerMessage) -> bool) -> Result<ServerMessage> {
        loop {
            let message = self.hear().await?;
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    /// Says something with a number and waits for what becomes of it: the rule if it is refused.
    pub async fn ask(&mut self, message: impl FnOnce(u32) -> ClientMessage) -> Result<Option<String>> {
        self.id += 1;
        let id = self.id;
        self.say(&message(id)).await?;
        loop {
            match self.hear().await? {
                ServerMessage::Done { id: done } if done == id => return Ok(None),
                ServerMessage::Step { answers: Some(done), .. } if done == id => return Ok(None),
                ServerMessage::Refused { id: Some(refused), rule, .. } if refused == id => return Ok(Some(rule)),
                _ => {}
            }
        }
    }
}
