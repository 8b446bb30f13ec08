//! What is kept: guests, tables, every answer of every game, in one SQLite file.
//!
//! One thread writes. Whatever arrives while it commits goes into the next commit together, and a caller is told only
//! after the commit that holds his write. Reading goes over a connection of its own. No decision is made here.

mod check;
mod checkpoint;
mod files;
mod history;
mod pieces;
mod read;
mod schema;
mod sessions;
mod write;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::options::Synchronous;

use checkpoint::Checkpoints;
pub use files::{backup, restore};
pub use history::{KeptReport, NewReport, reports};
pub use read::{FinishedRow, GameRow, LoggedRow, Renewed, Spoken};
use schema::{FILE, Opened};
pub use sessions::{Ending, SessionRow};
pub use write::{Answer, Finish, Job, Old, State};

/// Writes waiting for the next commit, at most.
const QUEUE: usize = 8192;

/// Why the store did not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server has the data.
    #[error("another server is running on {0}; stop it first, or use another --data directory")]
    InUse(PathBuf),
    /// The file is no database of ours.
    #[error("{0} is damaged or no database of saloon ({1}); it was left as it is. Restore a backup or move it away")]
    Damaged(PathBuf, String),
    /// The file was written by a newer program.
    #[error("{path} was written by a newer saloon (form {found}, this program knows {known}); it was left as it is")]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its form.
        found: u32,
        /// The newest form known.
        known: u32,
    },
    /// The disk.
    #[error("cannot use {0}: {1}")]
    Disk(PathBuf, std::io::Error),
    /// SQLite.
    #[error("the database refused: {0}")]
    Database(#[from] rusqlite::Error),
    /// The writer is gone.
    #[error("the store is closed")]
    Closed,
}

struct Write {
    job: Job,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Something for the writer.
enum Order {
    Write(Write),
    /// Write what has come so far, then nothing more.
    Close,
}

/// A handle on the store; clones share it.
#[derive(Clone)]
pub struct Store {
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

impl Store {
    /// Opens the database of a directory, makes it if there is none, and starts the writer.
    pub fn open(folder: &Path, synchronous: Synchronous, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        Store::open_with(folder, synchronous, metrics, schema::SMALL)
    }

    fn open_with(
        folder: &Path,
        synchronous: Synchronous,
        metrics: Arc<Metrics>,
        small: u64,
    ) -> Result<Store, StoreError> {
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
        Ok(Store {
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

    /// A store that forgets everything.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn in_memory() -> Store {
        let connection = schema::in_memory().expect("memory is a good place for a database");
        Store { writer: Writer::Here, reader: Arc::new(Mutex::new(Some(connection))), thread: Arc::default() }
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
                queue.send(Order::Write(Write { job, done })).await.map_err(|_| StoreError::Closed)?;
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
