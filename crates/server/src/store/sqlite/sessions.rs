//! Sessions: who is known by which secret, since when, and until when.

use rusqlite::{Connection, OptionalExtension, params};

use super::super::{Ending, SessionOf, SessionRow, StoreError};
use super::Sqlite;
use crate::ids::Hash;

impl Sqlite {
    /// The guest of a session.
    pub async fn guest(&self, session: Hash) -> Result<Option<SessionOf>, StoreError> {
        let sql = "SELECT guest.id, guest.name, session.used
                   FROM session JOIN guest ON guest.id = session.guest WHERE hash = ?1";
        self.read(move |on| {
            let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
            on.prepare_cached(sql)?.query_row([session], row).optional()
        })
        .await
    }

    /// What a guest is called.
    pub async fn name_of(&self, guest: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT name FROM guest WHERE id = ?1";
        self.read(move |on| on.prepare_cached(sql)?.query_row([guest], |row| row.get(0)).optional()).await
    }

    /// Lets sessions have been used so many seconds earlier.
    #[cfg(test)]
    pub async fn age_sessions(&self, seconds: i64) {
        let aged = self.read(move |on| on.execute("UPDATE session SET used = used - ?1", [seconds])).await;
        assert!(aged.is_ok_and(|sessions| sessions > 0));
    }

    /// All sessions of a guest, the latest first.
    pub async fn sessions(&self, guest: i64) -> Result<Vec<SessionRow>, StoreError> {
        let sql =
            "SELECT hash, made, used, program FROM session WHERE guest = ?1 ORDER BY used DESC, made DESC LIMIT 200";
        self.read(move |on| {
            let mut query = on.prepare_cached(sql)?;
            let rows = query.query_map([guest], |row| {
                Ok(SessionRow { hash: row.get(0)?, made: row.get(1)?, used: row.get(2)?, program: row.get(3)? })
            })?;
            rows.collect()
        })
        .await
    }
}

pub(super) fn add(on: &Connection, guest: i64, session: &Hash, program: bool) -> rusqlite::Result<()> {
    let sql = "INSERT INTO session (hash, guest, made, used, program) VALUES (?1, ?2, unixepoch(), unixepoch(), ?3)";
    on.prepare_cached(sql)?.execute(params![session, guest, program])?;
    Ok(())
}

pub(super) fn used(on: &Connection, session: &Hash) -> rusqlite::Result<()> {
    on.prepare_cached("UPDATE session SET used = unixepoch() WHERE hash = ?1")?.execute([session])?;
    Ok(())
}

pub(super) fn end(on: &Connection, guest: i64, which: Ending) -> rusqlite::Result<()> {
    let by_guest = "DELETE FROM session WHERE guest = ?1";
    match which {
        Ending::One(hash) => on.prepare_cached(&format!("{by_guest} AND hash = ?2"))?.execute(params![guest, hash]),
        Ending::But(hash) => on.prepare_cached(&format!("{by_guest} AND hash <> ?2"))?.execute(params![guest, hash]),
        Ending::All => on.prepare_cached(by_guest)?.execute([guest]),
    }
    .map(drop)
}

pub(super) fn forget(on: &Connection, before: i64) -> rusqlite::Result<()> {
    on.prepare_cached("DELETE FROM session WHERE used < ?1")?.execute([before])?;
    Ok(())
}
