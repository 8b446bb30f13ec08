//! One task per WebSocket: reads with limits, writes from a bounded queue.

use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use saloon_protocol::wire::{ClientMessage, Gone, LONGEST_FRAME, ServerMessage};
use tokio::sync::broadcast;
use tokio::time::{Instant, interval_at, timeout};

use super::guard::{Address, Held, Session};
use super::{App, Trouble, tables};
use crate::guests::{Ended, Person};
use crate::ids::{self, Hash};
use crate::reach::Reach;
use crate::table::tell::text;
use crate::table::{Guest, Handle, Inbox, Input, Join, Outbox, Refused};

/// How long a reader may take for one message.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often a quiet connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);

/// How often it is asked where the way there and back matters.
const MEASURE: Duration = Duration::from_secs(1);

/// How long it may then stay quiet.
const QUIET: Duration = Duration::from_secs(70);

/// How long a last word may take.
const FAREWELL: Duration = Duration::from_secs(1);

/// Messages over the limit that are refused before the connection is closed.
const STRIKES: u32 = 100;

/// Sits down at a table's socket.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path)), responses((status = 101), (status = 404, body = saloon_protocol::http::Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Session(session)): Extension<Session>,
    Extension(Address(address)): Extension<Address>,
    Extension(reach): Extension<Reach>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Trouble> {
    let table = tables::table(&app, &id).await?;
    let held = app.doors.hold(address, person.guest, table.has(person.guest))?;
    let endings = app.house.guests.endings();
    let upgrade = upgrade.read_buffer_size(2048).write_buffer_size(0);
    let upgrade = upgrade.max_message_size(LONGEST_FRAME).max_frame_size(LONGEST_FRAME);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.house.shared.metrics.sockets.inc();
        let limit = app.doors.messages();
        let (conn, own) = (app.house.number(), (person.guest, session));
        let join = (person, address, reach);
        Connection { app: app.clone(), socket, table, conn, limit, strikes: 0, endings, own, pinged: None }
            .serve(join, held)
            .await;
        app.house.shared.metrics.sockets.dec();
    }))
}

struct Connection {
    app: App,
    socket: WebSocket,
    table: Handle,
    conn: u64,
    limit: DefaultDirectRateLimiter,
    strikes: u32,
    endings: broadcast::Receiver<Ended>,
    /// Whose connection it is, by which session.
    own: (Guest, Hash),
    /// Where the way there and back matters: the last ping of ours that is not answered yet, and when it was sent.
    pinged: Option<(u64, Instant)>,
}

/// Waits until a session has ended.
pub(super) async fn signed_out(app: &App, endings: &mut broadcast::Receiver<Ended>, (guest, session): (Guest, Hash)) {
    loop {
        let ended = match endings.recv().await {
            Ok(ended) => match ended.is(guest, &session) {
                Some(ended) => ended,
                None => !app.house.guests.is_good(session).await,
            },
            // So many ended at once that some were not told: better look.
            Err(broadcast::error::RecvError::Lagged(_)) => !app.house.guests.is_good(session).await,
            Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
        };
        if ended {
            return;
        }
    }
}

/// The connection is to be closed.
struct Over;

impl Connection {
    async fn serve(mut self, (person, place, reach): (Person, IpAddr, Reach), _held: Held) {
        let (out, inbox) = Outbox::new();
        if self.table.wants_round_trips() {
            reach.watch();
        }
        let join = Join { conn: self.conn, guest: person.guest, name: person.name, place, reach, out };
        if self.table.send(Input::Join(join)).await {
            self.talk(inbox).await;
            self.table.send(Input::Left { conn: self.conn }).await;
        }
        let frame = CloseFrame { code: axum::extract::ws::close_code::NORMAL, reason: Utf8Bytes::from_static("") };
        // The other side may be gone already.
        let _ = timeout(FAREWELL, self.socket.send(Message::Close(Some(frame)))).await;
    }

    async fn talk(&mut self, mut inbox: Inbox) {
        let mut heard = Instant::now();
        let mut told_to_resync = false;
        let measured = self.table.wants_round_trips();
        let mut ping = if measured { interval_at(heard, MEASURE) } else { interval_at(heard + PING, PING) };
        loop {
            let done = tokio::select! {
                message = inbox.messages.recv() => match message {
                    Some(message) => self.write(Message::Text(message)).await,
                    None => Err(Over),
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(frame)) => self.read(frame, heard).await,
                        Some(Err(_)) | None => Err(Over),
                    }
                }
                () = signed_out(&self.app, &mut self.endings, self.own) => {
                    // Whatever becomes of it, the connection ends.
                    let _ = self.say_last(&ServerMessage::Gone { why: Gone::SignedOut }).await;
                    Err(Over)
                }
                _ = ping.tick() => match heard.elapsed() < QUIET {
                    true => self.ping(measured).await,
                    false => Err(Over),
                },
            };
            if done.is_err() {
                return;
            }
            let missed = inbox.has_missed_some();
            if missed && !told_to_resync && self.say(&ServerMessage::Resync).await.is_err() {
                return;
            }
            told_to_resync = missed;
        }
    }

    /// Asks whether it is still there; and, where that matters, how long it takes.
    async fn ping(&mut self, measured: bool) -> Result<(), Over> {
        if !measured {
            return self.write(Message::Ping(Vec::new().into())).await;
        }
        // Nobody can answer before he was asked: the number is new each time.
        let number = u64::from_le_bytes(ids::random());
        self.pinged = Some((number, Instant::now()));
        self.write(Message::Ping(number.to_le_bytes().to_vec().into())).await
    }

    /// An answer to our last ping: so long was it under way.
    async fn answered(&mut self, number: &[u8], at: Instant) -> Result<(), Over> {
        let Some((_, sent)) = self.pinged.filter(|(asked, _)| asked.to_le_bytes() == number) else { return Ok(()) };
        self.pinged = None;
        let trip = at.saturating_duration_since(sent);
        let told = self.table.send(Input::RoundTrip { conn: self.conn, trip }).await;
        if told { Ok(()) } else { Err(Over) }
    }

    async fn write(&mut self, message: Message) -> Result<(), Over> {
        let mut send = pin!(self.socket.send(message));
        // Most readers are quick, and a clock costs as much as the message.
        let sent = match poll_fn(|context| Poll::Ready(send.as_mut().poll(context))).await {
            Poll::Ready(sent) => sent,
            Poll::Pending => timeout(PATIENCE, send).await.map_err(|_| Over)?,
        };
        sent.map_err(|_| Over)
    }

    /// Says why the connection ends; nobody waits long for that.
    async fn say_last(&mut self, message: &ServerMessage) -> Result<(), Over> {
        let sent = timeout(FAREWELL, self.socket.send(Message::Text(text(message)))).await;
        sent.map_err(|_| Over)?.map_err(|_| Over)
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), Over> {
        self.write(Message::Text(text(message))).await
    }

    async fn read(&mut self, frame: Message, at: Instant) -> Result<(), Over> {
        if matches!(frame, Message::Close(_)) {
            return Err(Over);
        }
        // Every frame counts, whatever it is: a ping costs an answer, too.
        let over = self.limit.check().is_err();
        self.strikes += u32::from(over);
        if self.strikes > STRIKES {
            self.say_last(&ServerMessage::Gone { why: Gone::Flood }).await?;
            return Err(Over);
        }
        let words = match frame {
            Message::Pong(number) => return self.answered(&number, at).await,
            Message::Ping(_) | Message::Close(_) => return Ok(()),
            _ if over => {
                return self.say(&Refused::house("HOUSE-FAST", "too many messages; slow down").message(None)).await;
            }
            Message::Binary(_) => return self.say(&unreadable().message(None)).await,
            Message::Text(words) => words,
        };
        match serde_json::from_str::<ClientMessage>(&words) {
            Ok(message) => {
                let sent = self.table.send(Input::Say { conn: self.conn, message, at }).await;
                if sent { Ok(()) } else { Err(Over) }
            }
            Err(_) => self.say(&unreadable().message(None)).await,
        }
    }
}

/// The refusal of a message that is none.
pub(super) fn unreadable() -> Refused {
    Refused::house("HOUSE-READ", "this is no message; see docs/protocol.md")
}
