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
use std::time::Duration;

use saloon_protocol::http::History;
use tokio::sync::oneshot;

use crate::doctor::Report;
use crate::ids::{Hash, Id};
use crate::metrics::Metrics;
use crate::options::Synchronous;

pub use carry::{Carried, carry};
pub use job::{Answer, Ending, Finish, Job, NewReport, Old, State};
pub use place::Place;
use postgres::Postgres;
pub use postgres::{Claimed, Keeper};
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
    /// There can be no other nodes.
    #[error("this cannot be a node of a town: {0}")]
    NoTown(String),
    /// This node was taken for dead, and somebody else has its tables.
    #[error("another node has this table now")]
    Fenced,
    /// The writer is gone.
    #[error("the store is closed")]
    Closed,
}

/// Who else uses the same database.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Company {
    /// Nobody.
    #[default]
    Alone,
    /// Other nodes of the same town.
    Town,
}

/// A job on its way to the writer.
struct Write {
    job: Job,
    done: oneshot::Sender<Result<(), StoreError>>,
    /// The life of the node it belongs to (see `postgres/lease.rs`); a file has only one.
    life: Option<i64>,
}

/// Something for the writer.
enum Order {
    Write(Write),
    /// Write what has come so far, then nothing more.
    Close,
    /// The same; and whoever asked is told when it has happened.
    Release(oneshot::Sender<()>),
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
    pub async fn open(
        place: &Place,
        company: Company,
        synchronous: Synchronous,
        metrics: Arc<Metrics>,
    ) -> Result<Store, StoreError> {
        Ok(Store(match place {
            Place::Folder(folder) => Kind::File(Sqlite::open(folder, synchronous, metrics)?),
            Place::Base(base) => Kind::Base(Postgres::open(base, company, metrics).await?),
        }))
    }

    /// The same store for what belongs to this life of the node: refused as soon as that is over. A file has only one.
    pub fn mine(&self) -> Store {
        Store(match &self.0 {
            Kind::File(file) => Kind::File(file.clone()),
            Kind::Base(base) => Kind::Base(base.mine()),
        })
    }

    /// Is the life this handle belongs to over?
    pub fn is_lost(&self) -> bool {
        match &self.0 {
            Kind::File(_) => false,
            Kind::Base(base) => base.life().is_some_and(|life| life != base.lease().life()),
        }
    }

    /// Waits until it is certain that the life this handle belongs to goes on; false if it is over.
    pub async fn hold(&self) -> bool {
        match &self.0 {
            Kind::File(_) => true,
            Kind::Base(base) => match base.life() {
                Some(life) if !base.lease().is_good(life) => base.lease().hold(life).await,
                _ => true,
            },
        }
    }

    /// Whoever keeps the lease of this node; once, and only where there is one.
    pub fn keeper(&self) -> Option<Keeper> {
        match &self.0 {
            Kind::File(_) => None,
            Kind::Base(base) => base.keeper(),
        }
    }

    /// How long the lease of this node is certainly good; none where there is no lease.
    pub fn good_for(&self) -> Option<Duration> {
        match &self.0 {
            Kind::File(_) => None,
            Kind::Base(base) => Some(base.lease().good_for()),
        }
    }

    /// Writes that wait for the next commit.
    pub fn waiting(&self) -> usize {
        match &self.0 {
            Kind::File(file) => file.waiting(),
            Kind::Base(base) => base.waiting(),
        }
    }

    /// The number of the life this handle belongs to; 0 of a file, and between two.
    pub fn life(&self) -> i64 {
        match &self.0 {
            Kind::File(_) => 0,
            Kind::Base(base) => base.life().unwrap_or_else(|| base.lease().life()),
        }
    }

    /// Which town the database belongs to, and the number of this process in it; a file belongs to none.
    pub fn town(&self) -> (i64, i64) {
        match &self.0 {
            Kind::File(_) => (0, 0),
            Kind::Base(base) => (base.town(), base.lease().process()),
        }
    }

    /// The process that has a table; none if nobody has, and none at all if there is no such table.
    pub async fn owner(&self, room: Id) -> Result<Option<Option<i64>>, StoreError> {
        match &self.0 {
            Kind::File(_) => Ok(None),
            Kind::Base(base) => base.owner(room).await,
        }
    }

    /// Do others use it too, or may they? Then nothing that has to be found again is kept in memory alone.
    pub fn is_shared(&self) -> bool {
        matches!(self.0, Kind::Base(_))
    }

    /// A link to another device that waits to be opened until then; false if too many do, of all or of one guest.
    pub async fn add_link(&self, link: (Hash, i64), until: i64, most: (i64, i64)) -> Result<bool, StoreError> {
        match &self.0 {
            Kind::File(_) => Ok(false),
            Kind::Base(base) => base.add_link(link, until, most).await,
        }
    }

    /// Whose link it is, if it still works.
    pub async fn link(&self, link: Hash) -> Result<Option<i64>, StoreError> {
        match &self.0 {
            Kind::File(_) => Ok(None),
            Kind::Base(base) => base.link(link).await,
        }
    }

    /// The same, and it never works again.
    pub async fn use_link(&self, link: Hash) -> Result<Option<i64>, StoreError> {
        match &self.0 {
            Kind::File(_) => Ok(None),
            Kind::Base(base) => base.use_link(link).await,
        }
    }

    /// No link of this guest works any more.
    pub async fn drop_links(&self, guest: i64) -> Result<(), StoreError> {
        match &self.0 {
            Kind::File(_) => Ok(()),
            Kind::Base(base) => base.drop_links(guest).await,
        }
    }

    /// Writes what has come so far and leaves all tables to others at once. Only what can be read is left of this handle.
    pub async fn release(&self) {
        if let Kind::Base(base) = &self.0 {
            base.release().await;
        }
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

/// Nodes of a town that are alive, as its database knows them.
pub struct Alive {
    /// Which town it is.
    pub town: i64,
    /// Their numbers.
    pub processes: Vec<i64>,
}

/// Looks at a place without changing anything; says who is alive there, where somebody can be.
pub async fn look(place: &Place, company: Company, report: &mut Report) -> Option<Alive> {
    match place {
        Place::Folder(folder) => {
            sqlite::look(folder, report);
            None
        }
        Place::Base(base) => postgres::look(base, company, report).await,
    }
}

#[cfg(test)]
mod tests;
