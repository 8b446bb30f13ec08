//! Just enough HTTP to set up tables on this machine: one connection, one request after the other.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::TcpStream;

/// A connection.
pub(super) struct Http {
    stream: BufStream<TcpStream>,
    address: SocketAddr,
    /// Where it seems to come from, if the server believes a proxy.
    pub(super) place: String,
}

impl Http {
    pub(super) async fn connect(address: SocketAddr, place: &str) -> Result<Http> {
        let stream = TcpStream::connect(address).await.with_context(|| format!("nobody answers at {address}"))?;
        stream.set_nodelay(true)?;
        Ok(Http { stream: BufStream::new(stream), address, place: place.to_owned() })
    }

    /// Posts JSON and reads JSON.
    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T> {
        let text = self.send("POST", path, token, &serde_json::to_string(body)?).await?;
        Ok(serde_json::from_str(&text)?)
    }

    pub(super) async fn get(&mut self, path: &str, token: Option<&str>) -> Result<String> {
        self.send("GET", path, token, "").await
    }

    async fn send(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Result<String> {
        let (host, length, place) = (self.address, body.len(), &self.place);
        let who = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nx-forwarded-for: {place}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n{who}\r\n"
        );
        self.stream.write_all(head.as_bytes()).await?;
        self.stream.write_all(body.as_bytes()).await?;
        self.stream.flush().await?;
        let mut line = String::new();
        self.stream.read_line(&mut line).await?;
        let status = line.split(' ').nth(1).unwrap_or_default().to_owned();
        let mut length = 0;
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 || line == "\r\n" {
                break;
            }
            if let Some((name, value)) =
                line.split_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("content-length"))
            {
                length = value.trim().parse().with_context(|| format!("{name} is a number"))?;
            }
        }
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes).await?;
        let text = String::from_utf8(bytes)?;
        if status.starts_with('2') { Ok(text) } else { bail!("{method} {path}: {status} {text}") }
    }
}
