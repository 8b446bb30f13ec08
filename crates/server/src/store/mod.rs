//! What is kept: guests, tables, every answer of every game; in one SQLite file, or in a PostgreSQL database.
//!
//! The promise is the same whichever it is: what was written is there, a job is carried out whole or not at all, whatever
//! arrives during a commit goes into the next one together, and a caller is told only after the commit that holds his
//! write. No decision is made here.

mod carry;
mod job;
mod place;
mod postgres;
mod rows;
mod sqlite;

use std::path::PathBuf;
use std::sync::Arc;

use saloon_protocol::http::History;
use tokio::sync::oneshot;

use crate::ids::{Hash, Id};
use crate::metrics::Metrics;
use crate::options::Synchronous;

pub use carry::{Carried, carry};
pub use job::{Answer, Ending, Finish, Job, NewReport, Old, State};
pub use place::Place;
use postgres::Postgres;
pub use rows::{FinishedRow, GameRow, KeptReport, LoggedRow, Renewed, SessionOf, SessionRow, SpeechRow, Spoken};
use sqlite::Sqlite;
pub use sqlite::{backup, restore};

/// Writes waiting for the next commit, at most.
const QUEUE: usize = 8192;

/// The most writes of one commit.
const MOST: usize = 2048;

/// Games a guest finds again.
const LAST: u32 = 50;

/// Why the store did not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server has the data.
    #[error("another server is running on {0}; stop it first, or use another place (--data, --store)")]
    InUse(PathBuf),
    /// The file is no database of ours.
    #[error("{0} is damaged or no database of saloon ({1}); it was left as it is. Restore a backup or move it away")]
    Damaged(PathBuf, String),
    /// It was written by a newer program.
    #[error("{path} was written by a newer saloon (form {found}, this program knows {known}); it was left as it is")]
    Newer {
        /// The file or the database.
        path: PathBuf,
        /// Its form.
        found: u32,
        /// The newest form known.
        known: u32,
    },
    /// There is something already where everything is to be carried.
    #[error("{0} is not empty; a house is carried only into an empty one")]
    NotEmpty(Place),
    /// What arrived is not what was sent.
    #[error("{table} did not arrive whole ({sent} rows were sent, {came} came); {place} was left empty")]
    NotWhole {
        /// Which table of the database.
        table: &'static str,
        /// How many rows were sent.
        sent: u64,
        /// How many arrived.
        came: u64,
        /// Where they should be.
        place: Place,
    },
    /// The disk.
    #[error("cannot use {0}: {1}")]
    Disk(PathBuf, std::io::Error),
    /// SQLite.
    #[error("the database refused: {0}")]
    Database(#[from] rusqlite::Error),
    /// PostgreSQL.
    #[error("the database refused: {}", postgres::words_of(.0))]
    Postgres(#[from] tokio_postgres::Error),
    /// PostgreSQL does not answer.
    #[error("the database {0} does not answer: {1}")]
    Away(Place, String),
    /// The writer is gone.
    #[error("the store is closed")]
    Closed,
}

/// A job on its way to the writer.
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
pub struct Store(Kind);

#[derive(Clone)]
enum Kind {
    File(Sqlite),
    Base(Postgres),
}

impl From<Sqlite> for Store {
    fn from(file: Sqlite) -> Store {
        Store(Kind::File(file))
    }
}

/// The same question to either kind.
macro_rules! either {
    ($store:ident, $name:ident($($with:expr),*)) => {
        match &$store.0 {
            Kind::File(file) => file.$name($($with),*).await,
            Kind::Base(base) => base.$name($($with),*).await,
        }
    };
}

impl Store {
    /// Opens what is kept at a place, makes it if there is nothing, and starts the writer.
    pub async fn open(place: &Place, synchronous: Synchronous, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        Ok(Store(match place {
            Place::Folder(folder) => Kind::File(Sqlite::open(folder, synchronous, metrics)?),
            Place::Base(base) => Kind::Base(Postgres::open(base, metrics).await?),
        }))
    }

    /// Writes what has come so far and closes.
    pub async fn close(&self) {
        either!(self, close());
    }

    /// The file of a directory, without waiting.
    #[cfg(test)]
    pub fn in_folder(folder: &std::path::Path) -> Result<Store, StoreError> {
        Ok(Sqlite::open(folder, Synchronous::Normal, Arc::default())?.into())
    }

    /// A store that forgets everything.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn in_memory() -> Store {
        Sqlite::in_memory().into()
    }

    /// Rows written since the store was opened; only of a file.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn changes(&self) -> u64 {
        match &self.0 {
            Kind::File(file) => file.changes(),
            Kind::Base(_) => unreachable!("nobody counts the rows of a database"),
        }
    }

    /// Writes; comes back when it is durable.
    pub async fn write(&self, job: Job) -> Result<(), StoreError> {
        either!(self, write(job))
    }

    /// Every table.
    pub async fn rooms(&self) -> Result<Vec<(Id, String)>, StoreError> {
        either!(self, rooms())
    }

    /// One table.
    pub async fn room(&self, room: Id) -> Result<Option<String>, StoreError> {
        either!(self, room(room))
    }

    /// One game with all its answers.
    pub async fn game(&self, game: Id) -> Result<Option<GameRow>, StoreError> {
        either!(self, game(game))
    }

    /// One game that has been packed.
    pub async fn finished(&self, game: Id) -> Result<Option<FinishedRow>, StoreError> {
        either!(self, finished(game))
    }

    /// The games of a series that are over, as they were kept, the first one first.
    pub async fn series(&self, series: Id) -> Result<Vec<String>, StoreError> {
        either!(self, series(series))
    }

    /// Is anything older than that?
    pub async fn has_old(&self, old: Old) -> Result<bool, StoreError> {
        either!(self, has_old(old))
    }

    /// Pages of the file that hold nothing and can be given back; a database looks after its own.
    pub async fn spare_pages(&self) -> Result<u32, StoreError> {
        match &self.0 {
            Kind::File(file) => file.spare_pages().await,
            Kind::Base(_) => Ok(0),
        }
    }

    /// Games that are over and wait to be packed, the oldest first; not those that were tried in vain with these rules.
    pub async fn over(&self, rules: u32, most: u32) -> Result<Vec<Id>, StoreError> {
        either!(self, over(rules, most))
    }

    /// The last lines of talk at a table.
    pub async fn speeches(&self, room: Id) -> Result<Vec<SpeechRow>, StoreError> {
        either!(self, speeches(room))
    }

    /// A number the house keeps.
    pub async fn meta(&self, key: &'static str) -> Result<Option<i64>, StoreError> {
        either!(self, meta(key))
    }

    /// The guest of a session.
    pub async fn guest(&self, session: Hash) -> Result<Option<SessionOf>, StoreError> {
        either!(self, guest(session))
    }

    /// What a guest is called.
    pub async fn name_of(&self, guest: i64) -> Result<Option<String>, StoreError> {
        either!(self, name_of(guest))
    }

    /// All sessions of a guest, the latest first.
    pub async fn sessions(&self, guest: i64) -> Result<Vec<SessionRow>, StoreError> {
        either!(self, sessions(guest))
    }

    /// What a guest has played.
    pub async fn history(&self, guest: i64) -> Result<History, StoreError> {
        either!(self, history(guest))
    }

    /// How many complaints a guest has made within a day.
    pub async fn reports_of_today(&self, reporter: i64) -> Result<u32, StoreError> {
        either!(self, reports_of_today(reporter))
    }

    /// Lets sessions have been used so many seconds earlier.
    #[cfg(test)]
    pub async fn age_sessions(&self, seconds: i64) {
        either!(self, age_sessions(seconds));
    }
}

/// Every complaint kept at a place, the latest first. A server may be running on it.
pub async fn reports(place: &Place) -> Result<Vec<KeptReport>, StoreError> {
    match place {
        Place::Folder(folder) => sqlite::reports(folder),
        Place::Base(base) => postgres::reports(base).await,
    }
}

#[cfg(test)]
mod tests;
