//! Which of several nodes has a table: one lease per life of a node, and tables that name the life that owns them.
//!
//! A life is a row in `node` with a random number, valid for a while by the clock of the database and renewed by one
//! statement, however many tables it has. Whoever finds one that ran out removes it, and its tables with it: from then on
//! every commit under that number fails in its first statement. Nobody gets a number back: whoever has lost his begins
//! another life, with none of the tables.

use std::collections::HashSet;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio_postgres::{Client, Row};

use super::super::StoreError;
use super::super::place::Base;
use super::connect;
use crate::ids::{self, Id};

/// How long a lease lasts that is not renewed.
pub const LEASE: Duration = Duration::from_secs(3);

/// Whoever could not renew his own lease in time does not take others for dead for so long after: the database was away from
/// them as well, and they need a moment to say that they are there.
pub const GRACE: Duration = Duration::from_millis(1500);

/// What a fair share has left is left to the others for so long; then whoever looks takes it.
const LEFT: Duration = Duration::from_millis(1500);

/// How long the database may take for a renewal before it is asked anew.
const ANSWER: Duration = Duration::from_secs(2);

/// Milliseconds since 1970 by the clock of the database, as they are when the statement is carried out.
macro_rules! millis {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

const BEGIN: &str = concat!("INSERT INTO node (id, process, until, commits) VALUES ($1, $3, ", millis!(), " + $2, 0)");

/// One statement renews the lease and looks round.
const BEAT: &str = concat!(
    "WITH own AS (UPDATE node SET until = ",
    millis!(),
    " + $2 WHERE id = $1 RETURNING id)
     SELECT EXISTS (SELECT FROM own), array(SELECT process FROM node WHERE until > ",
    millis!(),
    " OR id = $1 ORDER BY process), EXISTS (SELECT FROM node WHERE until <= ",
    millis!(),
    " AND id <> $1) OR EXISTS (SELECT FROM room WHERE owner IS NULL)"
);

/// Ends lives that have run out, and leaves their tables to whoever comes. A life that is just writing is skipped: it is
/// looked at again in a moment.
const BURY: &str = concat!(
    "WITH dead AS (DELETE FROM node WHERE id IN
         (SELECT id FROM node WHERE id <> $1 AND (until <= ",
    millis!(),
    " OR $2) FOR UPDATE SKIP LOCKED) RETURNING id, until)
     UPDATE room SET owner = NULL, closed = (dead.until - $3) / 1000 FROM dead WHERE owner = dead.id"
);

/// Takes tables nobody has: as many as are missing to a fair share of all tables, or all of them. Each has one taker, and
/// another epoch.
const CLAIM: &str = concat!(
    "UPDATE room SET owner = $1, epoch = epoch + 1 WHERE id IN
         (SELECT id FROM room WHERE owner IS NULL ORDER BY id LIMIT CASE WHEN $2 THEN NULL ELSE
             (SELECT greatest(0, ceil(count(*)::float8 / (SELECT greatest(1, count(*)) FROM node WHERE until > ",
    millis!(),
    ")) - count(*) FILTER (WHERE owner = $1))::bigint FROM room) END FOR UPDATE SKIP LOCKED)
     RETURNING id, state, closed"
);

/// Tables this life has taken from others, whether it was told so or not. New ones are not among them: they have had one
/// owner only.
const HELD: &str = "SELECT id, state, closed FROM room WHERE owner = $1 AND epoch > 1";

/// A life ends by itself, and its tables wait for others.
pub(super) const RELEASE: &str = "WITH gone AS (DELETE FROM node WHERE id = $1 RETURNING id)
    UPDATE room SET owner = NULL, closed = extract(epoch FROM now())::bigint FROM gone WHERE owner = gone.id";

/// What this process knows of its own lease.
pub struct Lease {
    born: Instant,
    /// The number of this process, over all its lives.
    process: i64,
    /// The number of this life; 0 between two lives.
    life: AtomicI64,
    /// Until when it is certainly good, in milliseconds after `born`.
    good_until: AtomicU64,
    changed: watch::Sender<()>,
    beginning: tokio::sync::Mutex<()>,
}

impl Lease {
    pub(super) fn new() -> Lease {
        Lease {
            born: Instant::now(),
            process: Id::random().number(),
            life: AtomicI64::new(0),
            good_until: AtomicU64::new(0),
            changed: watch::channel(()).0,
            beginning: tokio::sync::Mutex::default(),
        }
    }

    /// The number of this process, over all its lives: where others reach it.
    pub fn process(&self) -> i64 {
        self.process
    }

    /// The number of this life; 0 between two.
    pub fn life(&self) -> i64 {
        self.life.load(Ordering::Acquire)
    }

    /// Is this life certainly still the owner of its tables?
    pub fn is_good(&self, life: i64) -> bool {
        self.life() == life && (self.born.elapsed().as_millis() as u64) < self.good_until.load(Ordering::Acquire)
    }

    /// How long it certainly is.
    pub fn good_for(&self) -> Duration {
        let until = if self.life() == 0 { 0 } else { self.good_until.load(Ordering::Acquire) };
        Duration::from_millis(until.saturating_sub(self.born.elapsed().as_millis() as u64))
    }

    /// Waits until that is certain, or certainly not.
    pub async fn hold(&self, life: i64) -> bool {
        let mut changed = self.changed.subscribe();
        loop {
            if self.life() != life {
                return false;
            }
            if self.is_good(life) {
                return true;
            }
            if changed.changed().await.is_err() {
                return false;
            }
        }
    }

    fn set(&self, life: i64, since: Instant) {
        let until = since.saturating_duration_since(self.born) + LEASE;
        self.good_until.store(until.as_millis() as u64, Ordering::Release);
        self.life.store(life, Ordering::Release);
        self.changed.send_replace(());
    }

    /// This life was taken, whatever it still holds in memory.
    pub(super) fn lose(&self, life: i64) {
        if self.end(life) && life != 0 {
            tracing::warn!("this node was taken for dead; its tables are elsewhere now, and it begins anew");
        }
    }

    /// This life is over; false if it was already.
    pub(super) fn end(&self, life: i64) -> bool {
        let ended = self.life.compare_exchange(life, 0, Ordering::AcqRel, Ordering::Acquire).is_ok();
        if ended {
            self.changed.send_replace(());
        }
        ended
    }

    /// Begins another life, unless that has happened already.
    pub(super) async fn begin(&self, client: &Client) -> Result<i64, StoreError> {
        let _one = self.beginning.lock().await;
        if self.life() != 0 {
            return Ok(self.life());
        }
        let (life, since) = (Id::random().number() | 1 << 59, Instant::now());
        client.execute(BEGIN, &[&life, &(LEASE.as_millis() as i64), &self.process]).await?;
        self.set(life, since);
        Ok(life)
    }
}

/// A table that this node has from now on.
pub struct Claimed {
    /// Which one.
    pub room: Id,
    /// As it was written down.
    pub state: String,
    /// When the one before was last known to be there, in seconds since 1970.
    pub closed: Option<i64>,
}

/// What a look round has found.
pub struct Beat {
    /// The processes there are, this one among them.
    pub processes: Vec<i64>,
    /// There are tables nobody has, or whose owner has died.
    pub orphans: bool,
}

/// Keeps the lease, over a connection of its own.
pub struct Keeper {
    base: Base,
    client: Option<Client>,
    lease: Arc<Lease>,
    /// When it renewed a lease that had run out.
    late: Option<Instant>,
    /// When it took a fair share last.
    shared: Option<Instant>,
    /// Tables that were handed to the house, and in which life.
    given: (i64, HashSet<i64>),
    /// A claim was not answered: perhaps there are more.
    in_doubt: bool,
}

impl Keeper {
    pub(super) fn new(base: Base, lease: Arc<Lease>) -> Keeper {
        let given = (0, HashSet::new());
        Keeper { base, client: None, lease, late: None, shared: None, given, in_doubt: false }
    }

    /// What it keeps.
    pub fn lease(&self) -> &Arc<Lease> {
        &self.lease
    }

    async fn ask(
        &mut self,
        sql: &str,
        values: &[&(dyn tokio_postgres::types::ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        let answer = async {
            if self.client.as_ref().is_none_or(Client::is_closed) {
                self.client = Some(connect(&self.base).await?);
            }
            let client = self.client.as_ref().ok_or(StoreError::Closed)?;
            Ok(client.query(sql, values).await?)
        };
        match tokio::time::timeout(ANSWER, answer).await {
            Ok(answer) => answer,
            Err(_) => {
                self.client = None;
                Err(StoreError::Away(super::schema::place(&self.base), "no answer".into()))
            }
        }
    }

    /// Renews the lease and looks round. None if this life was over, and another has begun.
    pub async fn beat(&mut self) -> Result<Option<Beat>, StoreError> {
        let (life, since) = (self.lease.life(), Instant::now());
        let late = !self.lease.is_good(life);
        let rows = self.ask(BEAT, &[&life, &(LEASE.as_millis() as i64)]).await?;
        let row = rows.first().ok_or(StoreError::Closed)?;
        if life == 0 || !row.try_get::<_, bool>(0)? {
            self.lease.lose(life);
            let client = self.client.as_ref().ok_or(StoreError::Closed)?;
            self.lease.begin(client).await?;
            return Ok(None);
        }
        if self.lease.life() == life {
            self.lease.set(life, since);
        }
        if late {
            self.late = Some(since);
        }
        let orphans = row.try_get::<_, bool>(2)? || self.in_doubt;
        Ok(Some(Beat { processes: row.try_get(1)?, orphans }))
    }

    /// Takes a fair share of the tables nobody has for this life; what others leave too long, all of it. If it is over, it
    /// gets none.
    pub async fn claim(&mut self, life: i64) -> Result<Vec<Claimed>, StoreError> {
        if self.late.is_none_or(|late| late.elapsed() > GRACE) {
            self.bury(false).await?;
        }
        if self.given.0 != life {
            self.given = (life, HashSet::new());
        }
        let all = self.shared.is_some_and(|at| at.elapsed() < LEFT);
        let doubted = std::mem::replace(&mut self.in_doubt, true);
        let mut rows = self.ask(CLAIM, &[&life, &all]).await?;
        if doubted {
            rows = self.ask(HELD, &[&life]).await?;
        }
        self.in_doubt = false;
        self.shared = Some(Instant::now()).filter(|_| !all);
        let mut claimed = Vec::with_capacity(rows.len());
        for row in rows {
            let (room, state, closed) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            if self.given.1.insert(room) {
                claimed.push(Claimed { room: Id::from_number(room), state, closed });
            }
        }
        Ok(claimed)
    }

    /// Ends lives that have run out, or all others.
    pub(super) async fn bury(&mut self, all: bool) -> Result<(), StoreError> {
        let life = self.lease.life();
        self.ask(BURY, &[&life, &all, &(LEASE.as_millis() as i64)]).await.map(drop)
    }
}

/// The keeper of a house, until somebody takes it.
pub(super) struct Kept(Mutex<Option<Keeper>>);

impl Kept {
    pub(super) fn new(keeper: Keeper) -> Kept {
        Kept(Mutex::new(Some(keeper)))
    }

    pub(super) fn take(&self) -> Option<Keeper> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// A number nobody else has: which town the database belongs to.
pub(super) async fn town(client: &Client) -> Result<i64, StoreError> {
    let new = i64::from_le_bytes(ids::random()) >> 4 & i64::MAX;
    let sql = "INSERT INTO meta (key, value) VALUES ('town', $1) ON CONFLICT (key) DO UPDATE SET value = meta.value RETURNING value";
    Ok(client.query_one(sql, &[&new]).await?.try_get(0)?)
}
