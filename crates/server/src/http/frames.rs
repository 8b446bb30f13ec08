//! A WebSocket that is read by tungstenite, with all its checks, and written without it: what is told to many is one piece of
//! memory, and goes from there to the system. Nothing of it is copied for anybody, and nobody keeps room for it.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use saloon_protocol::wire::LONGEST_FRAME;
use tokio::io::AsyncWrite;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// What is read at once, in bytes: most messages are shorter. Longer ones get the room they need while they are read.
const READ: usize = 512;

/// A frame that is whole and holds text.
const WHOLE_TEXT: u8 = 0x81;

/// The longest beginning of a frame that is not masked.
const LONGEST_HEAD: usize = 10;

/// A request to become a WebSocket, which has been checked.
pub(super) struct Upgrade {
    accept: String,
    on: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = WebSocketUpgradeRejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, WebSocketUpgradeRejection> {
        let on = parts.extensions.get::<OnUpgrade>().cloned();
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        // All the checks are made there, that both are present among them.
        drop(WebSocketUpgrade::from_request_parts(parts, state).await?);
        let (on, key) = on.zip(key).expect("it was just checked");
        Ok(Upgrade { accept: derive_accept_key(key.as_bytes()), on })
    }
}

impl Upgrade {
    /// The answer to the request; once it is sent, the socket is attended to.
    pub(super) fn attend<F>(self, attend: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let on = self.on;
        tokio::spawn(async move {
            // Whoever asked may have gone away meanwhile.
            if let Ok(upgraded) = on.await {
                attend(Socket::new(upgraded).await).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        let accept = HeaderValue::from_str(&self.accept).expect("base 64 fits into a header");
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}

/// One end of a WebSocket.
pub(super) struct Socket(WebSocketStream<TokioIo<Upgraded>>);

impl Socket {
    async fn new(upgraded: Upgraded) -> Socket {
        let config = WebSocketConfig::default().read_buffer_size(READ).write_buffer_size(0);
        let config = config.max_message_size(Some(LONGEST_FRAME)).max_frame_size(Some(LONGEST_FRAME));
        Socket(WebSocketStream::from_raw_socket(TokioIo::new(upgraded), Role::Server, Some(config)).await)
    }

    /// What comes next; none if it is over. Nothing is lost if nobody waits to the end.
    pub(super) async fn hear(&mut self) -> Option<Message> {
        self.0.next().await.and_then(Result::ok)
    }

    /// Says a text. Whoever stops waiting before the end has said half of it, and can say nothing more.
    pub(super) async fn tell(&mut self, text: &Utf8Bytes) -> io::Result<()> {
        // An answer of tungstenite's own to a ping may be half on its way.
        self.0.flush().await.map_err(io::Error::other)?;
        let mut head = [0; LONGEST_HEAD];
        let head = head_of(text.len(), &mut head);
        write_both(self.0.get_mut(), head, text.as_bytes()).await
    }

    /// Asks whether the other end is still there.
    pub(super) async fn ping(&mut self, number: Bytes) -> io::Result<()> {
        self.0.send(Message::Ping(number)).await.map_err(io::Error::other)
    }

    /// Says that it is over.
    pub(super) async fn close(&mut self, why: CloseFrame) -> io::Result<()> {
        self.0.send(Message::Close(Some(why))).await.map_err(io::Error::other)
    }
}

/// How a text of so many bytes begins (RFC 6455, 5.2).
fn head_of(length: usize, head: &mut [u8; LONGEST_HEAD]) -> &[u8] {
    head[0] = WHOLE_TEXT;
    let used = if let Ok(length @ ..126) = u8::try_from(length) {
        head[1] = length;
        2
    } else if let Ok(length) = u16::try_from(length) {
        head[1] = 126;
        head[2..4].copy_from_slice(&length.to_be_bytes());
        4
    } else {
        head[1] = 127;
        head[2..].copy_from_slice(&(length as u64).to_be_bytes());
        LONGEST_HEAD
    };
    &head[..used]
}

/// Writes two pieces one after the other, both at once if the system takes them.
async fn write_both(stream: &mut (impl AsyncWrite + Unpin), mut head: &[u8], mut body: &[u8]) -> io::Result<()> {
    std::future::poll_fn(|context| {
        while !(head.is_empty() && body.is_empty()) {
            let written = ready!(write_some(Pin::new(&mut *stream), context, head, body))?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            let of_head = written.min(head.len());
            head = &head[of_head..];
            body = &body[written - of_head..];
        }
        Poll::Ready(Ok(()))
    })
    .await
}

fn write_some(
    stream: Pin<&mut impl AsyncWrite>,
    context: &mut Context<'_>,
    head: &[u8],
    body: &[u8],
) -> Poll<io::Result<usize>> {
    if head.is_empty() {
        return stream.poll_write(context, body);
    }
    stream.poll_write_vectored(context, &[IoSlice::new(head), IoSlice::new(body)])
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, duplex};

    use super::*;

    /// Whatever the length and however little the system takes at once, the other end reads what was said.
    #[tokio::test]
    async fn a_text_of_any_length_arrives_whole_through_any_pipe() {
        for length in [0, 1, 125, 126, 127, 2600, 65_535, 65_536, 70_000] {
            for pipe in [1, 3, 7, 4096, 1 << 20] {
                let text: String = (0..length).map(|at| char::from(b'a' + (at % 26) as u8)).collect();
                let (mut near, far) = duplex(pipe);
                let mut reader = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
                let (mut head, body) = ([0; LONGEST_HEAD], text.clone());
                let say = async { write_both(&mut near, head_of(body.len(), &mut head), body.as_bytes()).await };
                let (said, heard) = tokio::join!(say, reader.next());
                said.expect("somebody reads");
                assert_eq!(heard.expect("it came").expect("it can be read"), Message::text(text), "{length} by {pipe}");
            }
        }
    }

    #[tokio::test]
    async fn a_pipe_that_takes_nothing_is_an_error() {
        let (mut near, mut far) = duplex(4);
        let end = async {
            let mut some = [0; 4];
            far.read_exact(&mut some).await.expect("that much came");
            drop(far);
        };
        let (said, ()) = tokio::join!(write_both(&mut near, b"head", b"and body"), end);
        assert!(said.is_err());
    }
}
