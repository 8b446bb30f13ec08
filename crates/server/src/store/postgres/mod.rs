//! Everything in a PostgreSQL database, with the promises of the file.
//!
//! One task writes over one connection: whatever waits is sent at once, as one transaction, and the answers are read
//! when they come: a commit is one round trip. Reading goes over a connection of its own. When the database goes away,
//! writing and reading wait until it is back; nobody is told what is not stored.

pub(super) mod carry;
mod jobs;
mod lease;
mod links;
mod look;
mod read;
mod schema;
mod words;
mod write;

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, NoTls};

use super::place::Base;
use super::{Company, Job, KeptReport, Order, QUEUE, StoreError, Write};
use crate::metrics::Metrics;

use lease::Kept;
pub use lease::{Claimed, Keeper, Lease};
#[cfg(test)]
pub use lease::{GRACE, LEASE};
pub(super) use look::look;
use read::Reader;
use schema::{is_empty, lock, migrate, unlock};
#[cfg(test)]
pub use write::GUARD;

/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(5);

/// How long the writer may take for what is left when the house closes.
const CLOSE: Duration = Duration::from_secs(2);

/// A house in a database; clones share it.
#[derive(Clone)]
pub(super) struct Postgres {
    writer: mpsc::Sender<Order>,
    reader: Arc<Reader>,
    /// The writer's task, until somebody waits for its end.
    task: Arc<std::sync::Mutex<Option<JoinHandle<()>>>>,
    keeper: Arc<Kept>,
    lease: Arc<Lease>,
    /// Which town this is.
    town: i64,
    /// The life everything written over this handle belongs to; none: whichever there is.
    life: Option<i64>,
}

/// What went wrong, with the words of the database itself where it has any.
pub(super) fn words_of(why: &tokio_postgres::Error) -> String {
    match (why.as_db_error(), std::error::Error::source(why)) {
        (Some(said), _) => format!("{} ({})", said.message(), said.code().code()),
        (None, Some(source)) => format!("{why}: {source}"),
        (None, None) => why.to_string(),
    }
}

/// Did it say nothing, or that it goes? Then it is asked again when it is back.
fn is_away(why: &tokio_postgres::Error) -> bool {
    let going = [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::CANNOT_CONNECT_NOW];
    why.as_db_error().is_none_or(|said| going.contains(said.code()))
}

/// A connection, looked after by a task of its own until it ends.
pub(super) async fn connect(base: &Base) -> Result<Client, StoreError> {
    let away = |why: String| StoreError::Away(schema::place(base), why);
    let connected = tokio::time::timeout(CONNECT, base.config.connect(NoTls)).await;
    let (client, connection) = connected.map_err(|_| away("no answer".into()))?.map_err(|why| away(words_of(&why)))?;
    tokio::spawn(async move {
        // Whoever uses the client is told of a broken connection by every call.
        let _ = connection.await;
    });
    Ok(client)
}

impl Postgres {
    /// Opens the database, brings it up to date, begins a life and starts the writer.
    pub(super) async fn open(base: &Base, company: Company, metrics: Arc<Metrics>) -> Result<Postgres, StoreError> {
        let mut client = connect(base).await?;
        lock(&client, base, company).await?;
        migrate(&mut client, base).await?;
        let town = lease::town(&client).await?;
        let (writer, queue) = mpsc::channel(QUEUE);
        let lease = Arc::new(Lease::new());
        let own = write::Writer::new((base.clone(), company), client, Arc::clone(&lease), metrics).await?;
        let mut keeper = Keeper::new(base.clone(), Arc::clone(&lease));
        if company == Company::Alone {
            // Whoever still believes to be here is not.
            keeper.bury(true).await?;
        }
        let task = Arc::new(std::sync::Mutex::new(Some(tokio::spawn(own.run(queue)))));
        let reader = Arc::new(Reader::new(base.clone()));
        let keeper = Arc::new(Kept::new(keeper));
        Ok(Postgres { writer, reader, task, keeper, lease, town, life: None })
    }

    /// The same store; what is written over this handle is refused as soon as the present life of this node is over.
    pub(super) fn mine(&self) -> Postgres {
        Postgres { life: Some(self.lease.life()), ..self.clone() }
    }

    /// Whoever keeps the lease; once.
    pub(super) fn keeper(&self) -> Option<Keeper> {
        self.keeper.take()
    }

    pub(super) fn lease(&self) -> &Arc<Lease> {
        &self.lease
    }

    pub(super) fn town(&self) -> i64 {
        self.town
    }

    /// The life this handle belongs to.
    pub(super) fn life(&self) -> Option<i64> {
        self.life
    }

    /// Writes that wait for the next commit.
    pub(super) fn waiting(&self) -> usize {
        self.writer.max_capacity() - self.writer.capacity()
    }

    /// Writes what has come so far and leaves everything to others.
    pub(super) async fn release(&self) {
        let (done, released) = oneshot::channel();
        if self.writer.send(Order::Release(done)).await.is_ok() {
            // It is dropped when that has been done, or was in vain.
            let _ = tokio::time::timeout(CLOSE, released).await;
        }
    }

    /// Writes what has come so far, if the database is there, and ends.
    pub(super) async fn close(&self) {
        // An error says that the writer is gone, which is what is wanted.
        drop(self.writer.send(Order::Close).await);
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(mut task) = task else { return };
        if tokio::time::timeout(CLOSE, &mut task).await.is_err() {
            tracing::warn!("the database did not answer at the end; nothing that was told is lost");
            task.abort();
        }
        self.reader.close();
    }

    /// Writes; comes back when it is durable.
    pub(super) async fn write(&self, job: Job) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.writer.send(Order::Write(Write { job, done, life: self.life })).await.map_err(|_| StoreError::Closed)?;
        wait.await.unwrap_or(Err(StoreError::Closed))
    }
}

/// Every complaint in a database, the latest first. A server may be running on it.
pub(super) async fn reports(base: &Base) -> Result<Vec<KeptReport>, StoreError> {
    let client = connect(base).await?;
    match schema::form(&client, base).await? {
        None => Ok(Vec::new()),
        Some(_) => read::reports(&client, base).await,
    }
}
