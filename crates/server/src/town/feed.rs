//! Those who are connected to another node, as their table sees them: connections like any other. What is told them is
//! collected and sent together, one message for all that waits, each text once for all who get the same.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use saloon_protocol::wire::ServerMessage;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::Town;
use super::words::{Down, UpWhat, reach};
use crate::ids::Id;
use crate::table::tell::text;
use crate::table::{Handle, Input, Join, OUTBOX, Outbox};

/// What came from there and was not looked at yet, at most.
const WAITING: usize = 256;

/// Pieces that travel together, and how long the message may become. A NATS server takes a megabyte.
const MOST: usize = 256;
const LONGEST: usize = 512 * 1024;

/// The largest message: one that was just short enough, and one more telling of the longest kind.
pub const LARGEST: usize = 2 * LONGEST;

/// Something for a connection elsewhere.
enum Parcel {
    /// A message.
    Text(Arc<FarEnd>, Utf8Bytes),
    /// It is over.
    Gone(u64),
}

/// A connection elsewhere.
struct FarEnd {
    /// Its number there.
    conn: u64,
    feed: mpsc::UnboundedSender<Parcel>,
    /// Messages that have not been sent yet.
    waiting: AtomicUsize,
    /// Too much waited, and something was not sent.
    lagging: Arc<AtomicBool>,
    told_to_resync: AtomicBool,
}

impl FarEnd {
    fn send(self: &Arc<FarEnd>, message: Utf8Bytes) -> bool {
        if self.waiting.load(Ordering::Acquire) >= OUTBOX {
            return false;
        }
        self.waiting.fetch_add(1, Ordering::AcqRel);
        self.feed.send(Parcel::Text(Arc::clone(self), message)).is_ok()
    }
}

/// The table has let go of it.
pub struct Held(Arc<FarEnd>);

impl Held {
    /// Sends; false if too much waits already.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        self.0.send(message)
    }

    /// Whether something was not sent.
    pub fn lagging(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0.lagging)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // Nobody listens if the whole feed is over.
        let _ = self.0.feed.send(Parcel::Gone(self.0.conn));
    }
}

/// What the town knows of a feed.
pub(super) struct Feed {
    /// Which table it is of.
    pub table: Id,
    next: u32,
    up: mpsc::Sender<UpWhat>,
}

impl Feed {
    /// Something comes from there. False if something is missing or there is no room.
    pub(super) fn take(&mut self, seq: u32, what: UpWhat) -> bool {
        if seq != self.next {
            return false;
        }
        self.next = seq.wrapping_add(1);
        self.up.try_send(what).is_ok()
    }
}

/// Opens one: for a branch of another node at a table of this one.
pub(super) fn open(town: &Arc<Town>, table: Id, handle: Handle, (process, branch): (i64, u64)) -> Feed {
    let (up, ups) = mpsc::channel(WAITING);
    let (parcels, downs) = mpsc::unbounded_channel();
    let task = Task { town: Arc::clone(town), table, handle, process, branch, sent: 0, conns: HashMap::new(), parcels };
    tokio::spawn(task.run(ups, downs));
    Feed { table, next: 0, up }
}

struct Task {
    town: Arc<Town>,
    table: Id,
    handle: Handle,
    process: i64,
    branch: u64,
    sent: u32,
    /// Connections by their numbers there: the number here, and what says whether the table still has it.
    conns: HashMap<u64, (u64, Arc<FarEnd>)>,
    parcels: mpsc::UnboundedSender<Parcel>,
}

impl Task {
    async fn run(mut self, mut ups: mpsc::Receiver<UpWhat>, mut downs: mpsc::UnboundedReceiver<Parcel>) {
        let mut waiting = Vec::with_capacity(MOST);
        loop {
            let on = tokio::select! {
                up = ups.recv() => match up {
                    Some(what) => self.up(what).await,
                    None => false,
                },
                count = downs.recv_many(&mut waiting, MOST) => count > 0 && self.down(&mut waiting).await,
                // The table has ended: by itself, or because another node has it now.
                () = self.handle.gone() => {
                    while let Ok(parcel) = downs.try_recv() {
                        waiting.push(parcel);
                    }
                    self.down(&mut waiting).await;
                    false
                }
            };
            if !on {
                break;
            }
        }
        for (own, _) in self.conns.values() {
            self.handle.send(Input::Left { conn: *own }).await;
        }
        // Nothing in it: that was all.
        let down = Down::new(self.branch, self.sent);
        self.town.down(self.process, self.table, down).await;
        self.town.forget_feed((self.process, self.branch));
    }

    async fn up(&mut self, what: UpWhat) -> bool {
        let input = match what {
            UpWhat::Join { conn, guest, name, place, reach: far } => {
                let own = self.town.number();
                let end = Arc::new(FarEnd {
                    conn,
                    feed: self.parcels.clone(),
                    waiting: AtomicUsize::new(0),
                    lagging: Arc::default(),
                    told_to_resync: AtomicBool::new(false),
                });
                self.conns.insert(conn, (own, Arc::clone(&end)));
                Input::Join(Join { conn: own, guest, name, place, reach: reach(far), out: Outbox::far(Held(end)) })
            }
            UpWhat::Say { conn, message } => {
                let Some((own, end)) = self.conns.get(&conn) else { return true };
                end.told_to_resync.store(false, Ordering::Release);
                Input::Say { conn: *own, message, at: Instant::now() }
            }
            UpWhat::RoundTrip { conn, micros } => {
                let Some((own, _)) = self.conns.get(&conn) else { return true };
                Input::RoundTrip { conn: *own, trip: Duration::from_micros(micros) }
            }
            UpWhat::Left { conn } => {
                let Some((own, _)) = self.conns.remove(&conn) else { return true };
                Input::Left { conn: own }
            }
            UpWhat::End => return false,
        };
        self.handle.send(input).await
    }

    /// Everything that waits, in as few messages as it takes.
    async fn down(&mut self, waiting: &mut Vec<Parcel>) -> bool {
        let mut down = Down::new(self.branch, self.sent);
        let mut same: Option<(Vec<u64>, Utf8Bytes)> = None;
        let mut ends: Vec<Arc<FarEnd>> = Vec::new();
        for parcel in waiting.drain(..) {
            match (parcel, &mut same) {
                (Parcel::Text(end, message), Some((conns, before))) if before.as_str() == message.as_str() => {
                    conns.push(end.conn);
                    end.waiting.fetch_sub(1, Ordering::AcqRel);
                    ends.push(end);
                }
                (Parcel::Text(end, message), same) => {
                    if let Some((conns, before)) = same.take() {
                        down.text(&conns, &before);
                    }
                    if down.len() > LONGEST {
                        let whole = std::mem::replace(&mut down, Down::new(self.branch, self.sent.wrapping_add(1)));
                        self.sent = self.sent.wrapping_add(1);
                        if !self.town.down(self.process, self.table, whole).await {
                            return false;
                        }
                    }
                    end.waiting.fetch_sub(1, Ordering::AcqRel);
                    *same = Some((vec![end.conn], message));
                    ends.push(end);
                }
                (Parcel::Gone(conn), same) => {
                    if let Some((conns, before)) = same.take() {
                        down.text(&conns, &before);
                    }
                    down.gone(conn);
                    self.conns.remove(&conn);
                }
            }
        }
        if let Some((conns, before)) = same {
            down.text(&conns, &before);
        }
        // Whoever missed something because too much waited is told so once everything before it is on its way.
        for end in ends {
            let missed = end.waiting.load(Ordering::Acquire) == 0 && end.lagging.load(Ordering::Acquire);
            if missed && !end.told_to_resync.swap(true, Ordering::AcqRel) {
                down.text(&[end.conn], &text(&ServerMessage::Resync));
            }
        }
        self.sent = self.sent.wrapping_add(1);
        self.town.down(self.process, self.table, down).await
    }
}
