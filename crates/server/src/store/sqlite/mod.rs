//! Everything in one SQLite file. One thread writes; reading goes over a connection of its own.

pub(super) mod carry;
mod check;
mod checkpoint;
mod files;
mod history;
mod look;
mod pieces;
mod read;
mod schema;
mod sessions;
mod write;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::options::Synchronous;

use super::{Job, Order, QUEUE, StoreError, Write};
use checkpoint::Checkpoints;
pub use files::{backup, restore};
pub(super) use history::reports;
pub(super) use look::look;
use schema::{FILE, Opened};

/// A handle on the file; clones share it.
#[derive(Clone)]
pub(super) struct Sqlite {
    writer: Writer,
    /// None once the store is closed.
    reader: Arc<Mutex<Option<Connection>>>,
    /// The writer's thread, until somebody waits for its end.
    thread: Arc<Mutex<Option<JoinHandle<()>>>>,
}

#[derive(Clone)]
enum Writer {
    Thread(mpsc::Sender<Order>),
    /// Writes at once on the reader's connection, so that tests need not wait for another thread.
    #[cfg(any(test, feature = "fuzz"))]
    Here,
}

impl Sqlite {
    /// Opens the database of a directory, makes it if there is none, and starts the writer.
    pub fn open(folder: &Path, synchronous: Synchronous, metrics: Arc<Metrics>) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(folder, synchronous, metrics, schema::SMALL)
    }

    fn open_with(
        folder: &Path,
        synchronous: Synchronous,
        metrics: Arc<Metrics>,
        small: u64,
    ) -> Result<Sqlite, StoreError> {
        std::fs::create_dir_all(folder).map_err(|why| StoreError::Disk(folder.into(), why))?;
        let lock = files::lock(folder)?;
        files::finish_restore(folder)?;
        let path = folder.join(FILE);
        let Opened { mut connection, unchecked } = schema::open(&path, small)?;
        let level = match synchronous {
            Synchronous::Normal => "NORMAL",
            Synchronous::Full => "FULL",
        };
        connection.pragma_update(None, "synchronous", level)?;
        let reader = schema::connect(&path)?;
        let checkpoints = Checkpoints::start(&mut connection, path.clone())?;
        if unchecked {
            check::in_the_background(&path, Arc::clone(&metrics))?;
        }
        let (writer, queue) = mpsc::channel(QUEUE);
        let work = move || {
            write::run(&mut connection, queue, &metrics, &checkpoints);
            drop(checkpoints);
            write::close(connection);
            // No second server before the file is at rest.
            drop(lock);
        };
        let thread = std::thread::Builder::new().name("store".into()).spawn(work);
        let thread = thread.map_err(|why| StoreError::Disk(path, why))?;
        Ok(Sqlite {
            writer: Writer::Thread(writer),
            reader: Arc::new(Mutex::new(Some(reader))),
            thread: Arc::new(Mutex::new(Some(thread))),
        })
    }

    /// Writes what has come so far and closes the file: everything stands in it, and nothing beside it.
    pub async fn close(&self) {
        // An error says that the writer is gone, which is what is wanted.
        match &self.writer {
            Writer::Thread(queue) => drop(queue.send(Order::Close).await),
            #[cfg(any(test, feature = "fuzz"))]
            Writer::Here => return,
        }
        let (reader, thread) = (Arc::clone(&self.reader), Arc::clone(&self.thread));
        let wait = move || {
            drop(reader.lock().unwrap_or_else(PoisonError::into_inner).take());
            if let Some(thread) = thread.lock().unwrap_or_else(PoisonError::into_inner).take()
                && thread.join().is_err()
            {
                tracing::error!("the store ended with a fault; the next start looks the file through");
            }
        };
        drop(tokio::task::spawn_blocking(wait).await);
    }

    /// Writes that wait for the next commit.
    pub fn waiting(&self) -> usize {
        match &self.writer {
            Writer::Thread(queue) => queue.max_capacity() - queue.capacity(),
            #[cfg(any(test, feature = "fuzz"))]
            Writer::Here => 0,
        }
    }

    /// A store that forgets everything.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn in_memory() -> Sqlite {
        let connection = schema::in_memory().expect("memory is a good place for a database");
        Sqlite { writer: Writer::Here, reader: Arc::new(Mutex::new(Some(connection))), thread: Arc::default() }
    }

    /// Rows written since the store was opened.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn changes(&self) -> u64 {
        on(&self.reader, |connection| Ok(connection.total_changes())).expect("memory is never closed")
    }

    /// Writes; comes back when it is durable.
    pub async fn write(&self, job: Job) -> Result<(), StoreError> {
        match &self.writer {
            Writer::Thread(queue) => {
                let (done, wait) = oneshot::channel();
                queue.send(Order::Write(Write { job, done, life: None })).await.map_err(|_| StoreError::Closed)?;
                wait.await.unwrap_or(Err(StoreError::Closed))
            }
            #[cfg(any(test, feature = "fuzz"))]
            Writer::Here => on(&self.reader, |connection| job.write(connection)),
        }
    }

    /// Reads on a thread that may wait for the disk.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        #[cfg(any(test, feature = "fuzz"))]
        if matches!(self.writer, Writer::Here) {
            return on(&self.reader, work);
        }
        let reader = Arc::clone(&self.reader);
        let read = move || on(&reader, work);
        tokio::task::spawn_blocking(read).await.map_err(|_| StoreError::Closed)?
    }
}

/// Does something with the reader, if the store is still open.
fn on<T>(
    reader: &Mutex<Option<Connection>>,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    let reader = reader.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(work(reader.as_ref().ok_or(StoreError::Closed)?)?)
}

#[cfg(test)]
mod tests;
