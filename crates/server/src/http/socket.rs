//! One task per WebSocket: reads with limits, writes from a bounded queue.

use std::future::poll_fn;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use axum::extract::{Extension, Path, State};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use saloon_protocol::wire::{ClientMessage, Gone, ServerMessage};
use tokio::sync::broadcast;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use super::frames::{Socket, Upgrade};
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
    upgrade: Upgrade,
) -> Result<Response, Trouble> {
    let table = tables::table(&app, &id).await?;
    let held = app.doors.hold(address, person.guest, table.has(person.guest))?;
    let mut endings = app.house.guests.endings();
    Ok(upgrade.attend(move |socket| async move {
        app.house.shared.metrics.sockets.inc();
        let limit = app.doors.messages();
        let (conn, own) = (app.house.number(), (person.guest, session));
        let join = (person, address, reach);
        let signed_out = signed_out(&app, &mut endings, own);
        Connection { socket, table, conn, limit, strikes: 0, pinged: None }.serve(join, held, signed_out).await;
        app.house.shared.metrics.sockets.dec();
    }))
}

struct Connection {
    socket: Socket,
    table: Handle,
    conn: u64,
    limit: DefaultDirectRateLimiter,
    strikes: u32,
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
    async fn serve(
        mut self,
        (person, place, reach): (Person, IpAddr, Reach),
        _held: Held,
        signed_out: impl Future<Output = ()>,
    ) {
        let (out, inbox) = Outbox::new();
        if self.table.wants_round_trips() {
            reach.watch();
        }
        let join = Join { conn: self.conn, guest: person.guest, name: person.name, place, reach, out };
        if self.table.send(Input::Join(join)).await {
            self.talk(inbox, signed_out).await;
            self.table.send(Input::Left { conn: self.conn }).await;
        }
        let frame = CloseFrame { code: CloseCode::Normal, reason: "".into() };
        // The other side may be gone already.
        let _ = timeout(FAREWELL, self.socket.close(frame)).await;
    }

    async fn talk(&mut self, mut inbox: Inbox, signed_out: impl Future<Output = ()>) {
        // It waits all the time, and is not put into the queue of those who wait anew for every message.
        let mut signed_out = pin!(signed_out);
        let mut heard = Instant::now();
        let mut told_to_resync = false;
        let measured = self.table.wants_round_trips();
        let mut ping = if measured { interval_at(heard, MEASURE) } else { interval_at(heard + PING, PING) };
        loop {
            let done = tokio::select! {
                message = inbox.messages.recv() => match message {
                    Some(message) => self.tell(&message).await,
                    None => Err(Over),
                },
                frame = self.socket.hear() => {
                    heard = Instant::now();
                    match frame {
                        Some(frame) => self.read(frame, heard).await,
                        None => Err(Over),
                    }
                }
                () = &mut signed_out => {
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
            return patiently(self.socket.ping(Bytes::new())).await;
        }
        // Nobody can answer before he was asked: the number is new each time.
        let number = u64::from_le_bytes(ids::random());
        self.pinged = Some((number, Instant::now()));
        patiently(self.socket.ping(Bytes::copy_from_slice(&number.to_le_bytes()))).await
    }

    /// An answer to our last ping: so long was it under way.
    async fn answered(&mut self, number: &[u8], at: Instant) -> Result<(), Over> {
        let Some((_, sent)) = self.pinged.filter(|(asked, _)| asked.to_le_bytes() == number) else { return Ok(()) };
        self.pinged = None;
        let trip = at.saturating_duration_since(sent);
        let told = self.table.send(Input::RoundTrip { conn: self.conn, trip }).await;
        if told { Ok(()) } else { Err(Over) }
    }

    async fn tell(&mut self, text: &Utf8Bytes) -> Result<(), Over> {
        patiently(self.socket.tell(text)).await
    }

    /// Says why the connection ends; nobody waits long for that.
    async fn say_last(&mut self, message: &ServerMessage) -> Result<(), Over> {
        let sent = timeout(FAREWELL, self.socket.tell(&text(message))).await;
        sent.map_err(|_| Over)?.map_err(|_| Over)
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), Over> {
        self.tell(&text(message)).await
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
            Message::Ping(_) | Message::Close(_) | Message::Frame(_) => return Ok(()),
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

/// Writes; a reader who takes nothing for long is given up.
async fn patiently(write: impl Future<Output = io::Result<()>>) -> Result<(), Over> {
    let mut write = pin!(write);
    // Most readers are quick, and a clock costs as much as the message.
    let written = match poll_fn(|context| Poll::Ready(write.as_mut().poll(context))).await {
        Poll::Ready(written) => written,
        Poll::Pending => timeout(PATIENCE, write).await.map_err(|_| Over)?,
    };
    written.map_err(|_| Over)
}

/// The refusal of a message that is none.
pub(super) fn unreadable() -> Refused {
    Refused::house("HOUSE-READ", "this is no message; see docs/protocol.md")
}
