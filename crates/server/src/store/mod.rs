//! What is kept: guests, tables, every answer of every game, in one SQLite file.
//!
//! One thread writes. Whatever arrives while it commits goes into the next commit together, and a caller is told only
//! after the commit that holds his write. Reading goes over a connection of its own. No decision is made here.

mod history;
mod read;
mod schema;
mod sessions;
mod write;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Metrics;
use crate::options::Synchronous;

pub use history::{KeptReport, NewReport, reports};
pub use read::{GameRow, LoggedRow, Spoken};
pub use schema::FILE;
pub use sessions::{Ending, SessionRow};
pub use write::{Answer, Job};

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

/// A handle on the store; clones share it.
#[derive(Clone)]
pub struct Store {
    writer: Writer,
    reader: Arc<Mutex<Connection>>,
    /// Held as long as any handle lives: no second server.
    _lock: Option<Arc<File>>,
}

#[derive(Clone)]
enum Writer {
    Thread(mpsc::Sender<Write>),
    /// Writes at once on the reader's connection, so that tests need not wait for another thread.
    #[cfg(any(test, feature = "fuzz"))]
    Here,
}

impl Store {
    /// Opens the database of a directory, makes it if there is none, and starts the writer.
    pub fn open(folder: &Path, synchronous: Synchronous, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder).map_err(|why| StoreError::Disk(folder.into(), why))?;
        let lock = lock(folder)?;
        let path = folder.join(FILE);
        let mut connection = schema::open(&path)?;
        let level = match synchronous {
            Synchronous::Normal => "NORMAL",
            Synchronous::Full => "FULL",
        };
        connection.pragma_update(None, "synchronous", level)?;
        let reader = schema::connect(&path)?;
        let (writer, mut queue) = mpsc::channel(QUEUE);
        let work = move || write::run(&mut connection, &mut queue, &metrics);
        std::thread::Builder::new().name("store".into()).spawn(work).map_err(|why| StoreError::Disk(path, why))?;
        Ok(Store { writer: Writer::Thread(writer), reader: Arc::new(Mutex::new(reader)), _lock: Some(Arc::new(lock)) })
    }

    /// A store that forgets everything.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn in_memory() -> Store {
        let connection = schema::in_memory().expect("memory is a good place for a database");
        Store { writer: Writer::Here, reader: Arc::new(Mutex::new(connection)), _lock: None }
    }

    /// Rows written since the store was opened.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn changes(&self) -> u64 {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner).total_changes()
    }

    /// Writes; comes back when it is durable.
    pub async fn write(&self, job: Job) -> Result<(), StoreError> {
        match &self.writer {
            Writer::Thread(queue) => {
                let (done, wait) = oneshot::channel();
                queue.send(Write { job, done }).await.map_err(|_| StoreError::Closed)?;
                wait.await.unwrap_or(Err(StoreError::Closed))
            }
            #[cfg(any(test, feature = "fuzz"))]
            Writer::Here => Ok(job.write(&self.reader.lock().unwrap_or_else(PoisonError::into_inner))?),
        }
    }

    /// Reads on a thread that may wait for the disk.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        #[cfg(any(test, feature = "fuzz"))]
        if matches!(self.writer, Writer::Here) {
            return Ok(work(&self.reader.lock().unwrap_or_else(PoisonError::into_inner))?);
        }
        let reader = Arc::clone(&self.reader);
        let read = move || work(&reader.lock().unwrap_or_else(PoisonError::into_inner));
        let result = tokio::task::spawn_blocking(read).await.map_err(|_| StoreError::Closed)?;
        Ok(result?)
    }
}

fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join("lock");
    let file = File::options().create(true).truncate(false).write(true).open(&path);
    let file = file.map_err(|why| StoreError::Disk(path.clone(), why))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(folder.into())),
        Err(TryLockError::Error(why)) => Err(StoreError::Disk(path, why)),
    }
}

/// Copies the database of a directory into a new file, while a server may be running on it.
pub fn backup(folder: &Path, target: &Path) -> Result<(), StoreError> {
    if target.exists() {
        let why = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
        return Err(StoreError::Disk(target.into(), why));
    }
    let path = folder.join(FILE);
    if !path.exists() {
        return Err(StoreError::Disk(path, std::io::ErrorKind::NotFound.into()));
    }
    schema::check_head(&path)?;
    let connection = schema::connect(&path)?;
    connection.execute("VACUUM INTO ?1", [target.to_string_lossy()])?;
    Ok(())
}

#[cfg(test)]
mod tests;
