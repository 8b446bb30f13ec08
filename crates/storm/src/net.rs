//! HTTP and WebSockets to a node of this machine. Nothing else can be reached from here.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use saloon_protocol::wire::ClientMessage;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A connection to a table.
pub type Socket = WebSocketStream<TcpStream>;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(20);

async fn dial(to: SocketAddr) -> Result<TcpStream> {
    if !to.ip().is_loopback() {
        bail!("{to} is not on this machine");
    }
    let stream = TcpStream::connect(to).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// One request on a connection of its own; what is answered, if it is done.
pub async fn ask(to: SocketAddr, (method, path): (&str, &str), token: &str, body: &str) -> Result<String> {
    let mut stream = dial(to).await?;
    let who = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.0\r\nhost: {to}\r\n{who}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut bytes = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.context("no answer")??;
    let text = String::from_utf8(bytes)?;
    let (head, body) = text.split_once("\r\n\r\n").context("no answer")?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if status.starts_with('2') { Ok(body.to_owned()) } else { bail!("{method} {path}: {status} {body}") }
}

/// The same, of JSON.
pub async fn post<T: DeserializeOwned>(
    to: SocketAddr,
    path: &str,
    token: &str,
    body: &impl serde::Serialize,
) -> Result<T> {
    Ok(serde_json::from_str(&ask(to, ("POST", path), token, &serde_json::to_string(body)?).await?)?)
}

/// A socket at the first of these nodes that picks up.
pub async fn connect(nodes: &[SocketAddr], table: &str, token: &str) -> Result<Socket> {
    let mut picked_up = None;
    for to in nodes {
        if let Ok(stream) = dial(*to).await {
            picked_up = Some((to, stream));
            break;
        }
    }
    let (to, stream) = picked_up.context("nobody picks up")?;
    let mut request = format!("ws://{to}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    // Hundreds of sockets need small buffers.
    let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    Ok(client_async_with_config(request, stream, Some(small)).await?.0)
}

/// Says something.
pub async fn say(socket: &mut Socket, message: &ClientMessage) -> Result<()> {
    socket.send(Message::text(serde_json::to_string(message)?)).await?;
    Ok(())
}

/// The next thing that is said.
pub async fn hear(socket: &mut Socket) -> Result<Utf8Bytes> {
    loop {
        match socket.next().await.context("it hung up")?? {
            Message::Text(text) => return Ok(text),
            Message::Close(_) => bail!("it hung up"),
            _ => {}
        }
    }
}
