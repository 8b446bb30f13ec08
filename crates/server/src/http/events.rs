//! The same messages without WebSockets: events one way, posts the other.

use std::convert::Infallible;

use axum::extract::{Extension, Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use saloon_protocol::http::Problem;
use saloon_protocol::wire::{ClientMessage, Gone, ServerMessage};
use serde::Deserialize;
use tokio::sync::broadcast;

use super::guard::{Address, Held, Session};
use super::socket::signed_out;
use super::{App, Body, Trouble, tables};
use crate::guests::{Ended, Person};
use crate::ids::Hash;
use crate::reach::Reach;
use crate::table::tell::text;
use crate::table::{Guest, Handle, Inbox, Input, Join, Outbox};

/// Where the listener stopped.
#[derive(Deserialize)]
pub(super) struct Since {
    since: Option<u32>,
}

/// A listener; says that it has left when it is dropped.
struct Listener {
    app: App,
    table: Handle,
    conn: u64,
    inbox: Inbox,
    endings: broadcast::Receiver<Ended>,
    own: (Guest, Hash),
    missed: bool,
    _held: Held,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.app.house.shared.metrics.sockets.dec();
        let (table, conn) = (self.table.clone(), self.conn);
        tokio::spawn(async move { table.send(Input::Left { conn }).await });
    }
}

/// Listens to a table.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path), ("since" = Option<u32>, Query)), responses((status = 200, content_type = "text/event-stream"), (status = 404, body = Problem)))]
pub(super) async fn open(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Session(session)): Extension<Session>,
    Extension(Address(address)): Extension<Address>,
    Extension(reach): Extension<Reach>,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let table = tables::table(&app, &id).await?;
    let held = app.doors.hold(address, person.guest, table.has(person.guest))?;
    let endings = app.house.guests.endings();
    let conn = app.house.number();
    let (out, inbox) = Outbox::new();
    app.house.shared.metrics.sockets.inc();
    let own = (person.guest, session);
    let listener = Listener { app, table, conn, inbox, endings, own, missed: false, _held: held };
    if listener.table.wants_round_trips() {
        reach.watch();
    }
    let join = Join { conn, guest: person.guest, name: person.name, place: address, reach, out };
    listener.table.send(Input::Join(join)).await;
    listener
        .table
        .send(Input::Say { conn, message: ClientMessage::Hello { since, log: false }, at: tokio::time::Instant::now() })
        .await;
    let events = unfold(listener, |mut listener| async move {
        // Whoever is told to resync connects again: the stream has no way back for a hello.
        if listener.missed {
            return None;
        }
        let message = tokio::select! {
            message = listener.inbox.messages.recv() => message?,
            () = signed_out(&listener.app, &mut listener.endings, listener.own) => {
                listener.missed = true;
                let gone = text(&ServerMessage::Gone { why: Gone::SignedOut });
                return Some((Ok(Event::default().data(gone.as_str())), listener));
            }
        };
        listener.missed = listener.inbox.has_missed_some();
        let message = if listener.missed { text(&ServerMessage::Resync) } else { message };
        Some((Ok(Event::default().data(message.as_str())), listener))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Says something at a table. What it leads to comes as an event.
#[utoipa::path(post, path = "/api/tables/{id}/messages", params(("id" = String, Path)), request_body = Object, responses((status = 202), (status = 400, body = Problem), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn say(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(reach): Extension<Reach>,
    Path(id): Path<String>,
    Body(message): Body<ClientMessage>,
) -> Result<StatusCode, Trouble> {
    let table = tables::table(&app, &id).await?;
    app.doors.post(person.guest)?;
    table.send(Input::SayAs { guest: person.guest, message, reach }).await;
    Ok(StatusCode::ACCEPTED)
}
