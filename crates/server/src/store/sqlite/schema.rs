//! The form of the database file, and how an older one becomes a newer one. Forward only.

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::super::StoreError;
use super::files;

/// The name of the file in the data directory.
pub const FILE: &str = "saloon.db";

/// "sal1": says that a database is ours.
pub(super) const OURS: u32 = 0x7361_6c31;

/// Each step makes form `n + 1` out of form `n`.
pub(super) const STEPS: [&str; 7] = [
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
    // Finished games become records of their own, in the order of their ends, and leave the log of those that are played.
    "
CREATE TABLE finished (number INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, over INTEGER NOT NULL, log BLOB NOT NULL);
CREATE TABLE recording (number INTEGER PRIMARY KEY, steps BLOB NOT NULL);
-- The rules that could not follow a game that is over.
ALTER TABLE game ADD COLUMN stuck INTEGER;
CREATE INDEX game_over ON game (over) WHERE over IS NOT NULL;
-- The latest state of a game that is played, by name.
CREATE TABLE snapshot (game INTEGER PRIMARY KEY, after INTEGER NOT NULL, heard INTEGER NOT NULL, state TEXT NOT NULL);
-- Where a game went on under newer rules, and what was told before.
CREATE TABLE renewed (
    game INTEGER PRIMARY KEY, after INTEGER NOT NULL, heard INTEGER NOT NULL, rules INTEGER NOT NULL, state TEXT NOT NULL,
    recording BLOB NOT NULL
);
ALTER TABLE speech ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
UPDATE speech SET at = unixepoch();
ALTER TABLE guest ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE guest SET seen = unixepoch();
CREATE INDEX guest_seen ON guest (seen);
",
    // A recording is about half a page long: in pieces it fills pages to the end. `part` is the number of the game and that
    // of the piece, see `pieces`.
    "
CREATE TABLE piece (part INTEGER PRIMARY KEY, steps BLOB NOT NULL);
INSERT INTO piece (part, steps) SELECT number << 8, steps FROM recording ORDER BY number;
DROP TABLE recording;
",
    // What the page of a series shows, one row for each of its games that is over.
    "
CREATE TABLE series (
    id INTEGER NOT NULL, number INTEGER NOT NULL, over INTEGER NOT NULL, kept TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE INDEX series_over ON series (over);
",
];

/// Files up to this size are looked through at every start, in the blink of an eye.
pub(super) const SMALL: u64 = 32 << 20;

/// The writer's memory for pages: those of the running games should stay in it.
const CACHE_KB: i32 = 64 << 10;

/// An accepted database, ready for writing.
pub(super) struct Opened {
    /// The writer's connection.
    pub connection: Connection,
    /// It was not closed as it should be and is too large to be looked through before the doors open.
    pub unchecked: bool,
}

/// Opens the file for writing, brings it up to date, or refuses it untouched. Up to so many bytes it is small.
pub(super) fn open(path: &Path, small: u64) -> Result<Opened, StoreError> {
    let damaged = |why: String| StoreError::Damaged(path.into(), why);
    let small = std::fs::metadata(path).map_or(0, |file| file.len()) <= small;
    let (mut connection, found, clean) = match files::inspect(path)? {
        None => (connect(path)?, 0, true),
        Some(connection) => {
            if small {
                check(&connection).map_err(damaged)?;
            }
            let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
            let clean = is_clean(&connection).map_err(|why| damaged(why.to_string()))?;
            // Accepted: from here on it is ours to write to.
            connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
            (connection, found, clean)
        }
    };
    if found == 0 {
        connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
    }
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "cache_size", -CACHE_KB)?;
    migrate(&mut connection, found)?;
    if small {
        give_back_from_now_on(&connection)?;
    }
    connection.execute("INSERT INTO meta (key, value) VALUES ('clean', 0) ON CONFLICT DO UPDATE SET value = 0", [])?;
    Ok(Opened { connection, unchecked: !clean && !small })
}

/// Files of older programs keep every page they ever had; a small one is rewritten once, so that it can give them back.
fn give_back_from_now_on(connection: &Connection) -> rusqlite::Result<()> {
    let how: u32 = connection.pragma_query_value(None, "auto_vacuum", |row| row.get(0))?;
    if how == 0 {
        connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
        connection.execute_batch("VACUUM")?;
    }
    Ok(())
}

/// Was it closed as it should be? Files of programs that did not note it were not.
fn is_clean(connection: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT value FROM meta WHERE key = 'clean'";
    Ok(connection.query_row(sql, [], |row| row.get(0)).optional()?.unwrap_or(false))
}

/// Looks the whole file through.
pub(super) fn check(connection: &Connection) -> Result<(), String> {
    let health = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    match health {
        Ok(health) if health == "ok" => Ok(()),
        Ok(health) => Err(health),
        Err(why) => Err(why.to_string()),
    }
}

/// One more connection to the same file.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    // More than there are statements: none is parsed twice.
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

#[cfg(any(test, feature = "fuzz"))]
pub(super) fn in_memory() -> Result<Connection, StoreError> {
    let mut connection = Connection::open_in_memory()?;
    migrate(&mut connection, 0)?;
    Ok(connection)
}

/// All steps or none: a file that cannot be brought up to date stays what it was.
fn migrate(connection: &mut Connection, found: u32) -> rusqlite::Result<()> {
    if found as usize == STEPS.len() {
        return Ok(());
    }
    let change = connection.transaction()?;
    for step in STEPS.iter().skip(found as usize) {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "application_id", OURS)?;
    change.pragma_update(None, "user_version", STEPS.len() as u32)?;
    change.commit()?;
    // The head of the file must tell the truth even if nothing else has been written back yet.
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}
