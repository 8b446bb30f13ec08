//! The form of the database file, and how an older one becomes a newer one. Forward only.

use std::io::Read;
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::StoreError;

/// The name of the file in the data directory.
pub const FILE: &str = "saloon.db";

/// "sal1": says that a database is ours.
pub(super) const OURS: u32 = 0x7361_6c31;

/// Each step makes form `n + 1` out of form `n`.
pub(super) const STEPS: [&str; 4] = [
    "
CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL);
CREATE TABLE session (hash BLOB PRIMARY KEY, guest INTEGER NOT NULL REFERENCES guest (id)) WITHOUT ROWID;
CREATE TABLE room (id INTEGER PRIMARY KEY, state TEXT NOT NULL);
CREATE TABLE game (
    id INTEGER PRIMARY KEY, room INTEGER NOT NULL, rules INTEGER NOT NULL, config TEXT NOT NULL, seed BLOB NOT NULL,
    settings TEXT NOT NULL, names TEXT NOT NULL, began INTEGER NOT NULL, over INTEGER
);
CREATE TABLE action (
    game INTEGER NOT NULL, seq INTEGER NOT NULL, player INTEGER NOT NULL, ask INTEGER NOT NULL, client INTEGER,
    action TEXT NOT NULL, print INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (game, seq)
) WITHOUT ROWID;
",
    // Who spoke belongs to the game and stays; the words belong to the table and go with it.
    "
CREATE TABLE spoke (
    game INTEGER NOT NULL, seq INTEGER NOT NULL, after INTEGER NOT NULL, player INTEGER NOT NULL, PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE speech (
    room INTEGER NOT NULL, seq INTEGER NOT NULL, said TEXT NOT NULL, onlookers INTEGER NOT NULL, PRIMARY KEY (room, seq)
) WITHOUT ROWID;
",
    // Sessions end when nobody uses them, and can be listed. Those there are begin now.
    "
ALTER TABLE session ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN program INTEGER NOT NULL DEFAULT 0;
UPDATE session SET made = unixepoch(), used = unixepoch();
CREATE INDEX session_of ON session (guest);
",
    // What a guest has played belongs to the guest, who may delete it; a report belongs to whoever runs the house.
    "
CREATE TABLE played (
    guest INTEGER NOT NULL, at INTEGER NOT NULL, game INTEGER NOT NULL, called TEXT NOT NULL, edition TEXT NOT NULL,
    players INTEGER NOT NULL, people INTEGER NOT NULL, role TEXT NOT NULL, character TEXT NOT NULL, won INTEGER NOT NULL,
    alive INTEGER NOT NULL, PRIMARY KEY (guest, at, game)
) WITHOUT ROWID;
CREATE TABLE tally (
    guest INTEGER NOT NULL, role TEXT NOT NULL, games INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (guest, role)
) WITHOUT ROWID;
CREATE TABLE report (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, room INTEGER NOT NULL, game INTEGER, reporter INTEGER NOT NULL,
    guest INTEGER NOT NULL, name TEXT NOT NULL, about TEXT NOT NULL, words TEXT NOT NULL, said TEXT NOT NULL
);
CREATE INDEX report_by ON report (reporter, at);
",
];

/// Opens the file for writing, brings it up to date, or refuses it untouched.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    check_head(path)?;
    let mut connection = connect(path)?;
    let damaged = |why: String| StoreError::Damaged(path.into(), why);
    let found: u32 = connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .map_err(|why| damaged(why.to_string()))?;
    let health: String =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(|why| damaged(why.to_string()))?;
    if health != "ok" {
        return Err(damaged(health));
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    migrate(&mut connection, found)?;
    Ok(connection)
}

/// One more connection to the same file.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    Ok(connection)
}

#[cfg(any(test, feature = "fuzz"))]
pub(super) fn in_memory() -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    migrate(&mut connection, 0)?;
    Ok(connection)
}

/// Looks at the first bytes of the file, without SQLite, which might repair or change it.
pub(super) fn check_head(path: &Path) -> Result<(), StoreError> {
    let disk = |why| StoreError::Disk(path.into(), why);
    let mut head = Vec::with_capacity(100);
    match std::fs::File::open(path) {
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(why) => return Err(disk(why)),
        Ok(file) => file.take(100).read_to_end(&mut head).map_err(disk)?,
    };
    if head.is_empty() {
        return Ok(());
    }
    if head.len() < 100 || !head.starts_with(b"SQLite format 3\0") {
        return Err(StoreError::Damaged(path.into(), "its first bytes are wrong".into()));
    }
    let word = |at: usize| u32::from_be_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    let (found, ours) = (word(60), word(68));
    if ours != OURS {
        return Err(StoreError::Damaged(path.into(), "it belongs to another program".into()));
    }
    if found > STEPS.len() as u32 {
        return Err(StoreError::Newer { path: path.into(), found, known: STEPS.len() as u32 });
    }
    Ok(())
}

fn migrate(connection: &mut Connection, found: u32) -> rusqlite::Result<()> {
    if found as usize == STEPS.len() {
        return Ok(());
    }
    for (form, step) in STEPS.iter().enumerate().skip(found as usize) {
        let change = connection.transaction()?;
        change.execute_batch(step)?;
        change.pragma_update(None, "application_id", OURS)?;
        change.pragma_update(None, "user_version", form as u32 + 1)?;
        change.commit()?;
    }
    // The head of the file must tell the truth even if nothing else has been written back yet.
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}
