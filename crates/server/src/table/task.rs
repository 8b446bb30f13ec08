//! The task that owns a table: one message after the other, and the clock.

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use saloon_protocol::wire::{Gone, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::room::{Room, sign};
use super::state::RoomState;
use super::tell::text;
use super::{Handle, Input, MAILBOX, Opening, Shared};
use crate::ids::Id;
use crate::store::Job;

/// A table that does nothing looks up this often.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

/// Does the table go on?
#[derive(PartialEq, Eq)]
enum Go {
    On,
    Away,
}

/// Opens a table that has just been written down.
#[cfg(test)]
pub fn spawn(id: Id, state: RoomState, shared: &Arc<Shared>) -> Handle {
    spawn_with(id, state, Opening { store: shared.store.mine(), closed: shared.closed_at }, shared)
}

/// Opens a table; its state has been written down.
pub fn spawn_with(id: Id, state: RoomState, opening: Opening, shared: &Arc<Shared>) -> Handle {
    let (mailbox, inputs) = mpsc::channel(MAILBOX);
    let published = Arc::new(Mutex::new(sign(id, &state, 0)));
    let handle = Handle { mailbox, sign: Arc::clone(&published) };
    let shared = Arc::clone(shared);
    tokio::spawn(async move {
        let store = opening.store.clone();
        match Room::load(id, state, Arc::clone(&shared), published, opening).await {
            Ok(room) => run(room, inputs).await,
            Err(_) if store.is_lost() => drop(inputs),
            Err(why) => {
                drop(inputs);
                tracing::error!(table = %id, why, "a table cannot be opened; it stays in the database");
                shared.asleep.lock().unwrap_or_else(PoisonError::into_inner).insert(id, why);
            }
        }
        // Nobody listens when the house itself is closing.
        let _ = shared.gone.send(id);
    });
    handle
}

async fn run(mut room: Room, mut inputs: mpsc::Receiver<Input>) {
    loop {
        room.begin_to_think();
        let wake = room.wake().unwrap_or_else(|| Instant::now() + LONG);
        let work = async {
            tokio::select! {
                // What has arrived before its time was up counts.
                biased;
                input = inputs.recv() => match input {
                    Some(input) if room.store.hold().await => take(&mut room, input).await,
                    _ => Go::Away,
                },
                thought = room.thought() => {
                    if room.store.hold().await {
                        room.thought_of(thought).await;
                    }
                    Go::On
                }
                () = sleep_until(wake) => match room.store.hold().await && room.time_passed().await {
                    true => Go::On,
                    false if room.store.is_lost() => Go::Away,
                    false => expire(&mut room).await,
                },
            }
        };
        match AssertUnwindSafe(work).catch_unwind().await {
            // Whoever is connected is not told anything more: he comes back, to whoever has the table now.
            Ok(_) if room.store.is_lost() => return,
            Ok(Go::On) => {}
            Ok(Go::Away) => return,
            Err(_) => match reload(room).await {
                Some(again) => room = again,
                None => return,
            },
        }
    }
}

async fn take(room: &mut Room, input: Input) -> Go {
    match input {
        Input::Join(join) => room.join(join),
        Input::Say { conn, message, at } => room.say(conn, message, at).await,
        Input::RoundTrip { conn, trip } => room.round_trip(conn, trip),
        Input::SayAs { guest, message, reach } => {
            room.watch_distance(Some((guest, &reach)));
            let latest = room.conns.iter().rev().find(|(_, conn)| conn.guest == guest).map(|(conn, _)| *conn);
            if let Some(conn) = latest {
                room.say(conn, message, Instant::now()).await;
            }
        }
        Input::Left { conn } => {
            room.leave(conn);
            room.settle_knocks().await;
        }
        Input::Sit { guest, name, start, reply } => {
            let mut seated = room.sit(guest, &name, None).await;
            if start && seated.is_ok() {
                let dealt = match room.afford_game(guest) {
                    Ok(()) => room.deal().await,
                    refused => refused,
                };
                seated = dealt.and(seated);
            }
            // Whoever asked may have gone away meanwhile.
            let _ = reply.send(seated);
        }
        Input::Rename { guest, name } => room.rename(guest, &name).await,
        Input::EyesOf { guest, reply } => {
            let _ = reply.send(room.eyes_of(guest));
        }
        Input::Enter { guest, place, password, reply } => {
            let _ = reply.send(room.enter(guest, place, &password).await);
        }
        Input::Lock { guest, password, reply } => {
            let _ = reply.send(room.lock(guest, password.as_deref()).await);
        }
        Input::Identify { who, reply } => {
            let _ = reply.send(room.identify(who));
        }
        Input::Going { back_in, done } => {
            let going = text(&ServerMessage::Going { back_in });
            room.conns.keys().for_each(|conn| room.send(*conn, going.clone()));
            room.keep_state().await;
            drop(done);
            return Go::Away;
        }
        // Whoever is meant has been stopped before it came to this.
        Input::Lost => {}
        #[cfg(test)]
        Input::Explode => panic!("a fault at one table"),
    }
    Go::On
}

async fn expire(room: &mut Room) -> Go {
    let gone = text(&ServerMessage::Gone { why: Gone::Expired });
    room.conns.keys().for_each(|conn| room.send(*conn, gone.clone()));
    match room.store.write(Job::DropRoom { room: room.id }).await {
        Ok(()) => tracing::debug!(table = %room.id, "nobody was here for long"),
        Err(why) => tracing::warn!(table = %room.id, %why, "an idle table could not be removed"),
    }
    Go::Away
}

/// After a fault: the table as it was written down, with the same people, who are told everything anew.
async fn reload(room: Room) -> Option<Room> {
    room.shared.metrics.reloads.inc();
    tracing::error!(table = %room.id, "a fault at this table; it is loaded again from its log");
    let kept = room.store.room(room.id).await.ok().flatten();
    let state = kept.and_then(|json| serde_json::from_str(&json).ok())?;
    let version = room.events.version();
    let Room { id, shared, conns, sign, store, .. } = room;
    let opening = Opening { closed: shared.closed_at, store };
    let mut again = Room::load(id, state, shared, sign, opening).await.ok()?;
    again.events = super::tell::Events::after(version.wrapping_add(1));
    again.conns = conns;
    again.presence_changed();
    again.tell_all();
    Some(again)
}
