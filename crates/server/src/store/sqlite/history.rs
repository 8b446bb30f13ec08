//! What guests have played, and what they complained about. Small, and apart from the games themselves.

use std::path::Path;

use rusqlite::{Connection, Row, params};
use saloon_protocol::http::{History, PlayedGame, RoleTally};
use serde::de::DeserializeOwned;

use super::super::{KeptReport, LAST, NewReport, StoreError};
use super::{FILE, Sqlite};
use crate::ids::Id;

/// One more game of a guest; the oldest is forgotten when there are too many.
pub(super) fn add(on: &Connection, guest: i64, played: &PlayedGame) -> rusqlite::Result<()> {
    let PlayedGame { game, at, table, edition, players, people, role, character, won, alive } = played;
    let game = Id::parse(game).map_or(0, Id::number);
    let (role, character) = (optional(role)?, optional(character)?);
    let sql =
        "INSERT OR IGNORE INTO played (guest, at, game, called, edition, players, people, role, character, won, alive)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
    let row = params![guest, at, game, table, edition, players, people, role, character, won, alive];
    on.prepare_cached(sql)?.execute(row)?;
    let sql = "DELETE FROM played WHERE guest = ?1 AND (at, game) NOT IN
               (SELECT at, game FROM played WHERE guest = ?1 ORDER BY at DESC, game DESC LIMIT ?2)";
    on.prepare_cached(sql)?.execute(params![guest, LAST])?;
    if role.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO tally (guest, role, games, won) VALUES (?1, ?2, 1, ?3)
               ON CONFLICT (guest, role) DO UPDATE SET games = games + 1, won = won + ?3";
    on.prepare_cached(sql)?.execute(params![guest, role, won])?;
    Ok(())
}

/// Nothing is left of what a guest has played; the games themselves belong to everybody who played them.
pub(super) fn forget(on: &Connection, guest: i64) -> rusqlite::Result<()> {
    on.prepare_cached("DELETE FROM played WHERE guest = ?1")?.execute([guest])?;
    on.prepare_cached("DELETE FROM tally WHERE guest = ?1")?.execute([guest])?;
    Ok(())
}

/// One more complaint.
pub(super) fn report(on: &Connection, report: &NewReport) -> rusqlite::Result<()> {
    let NewReport { room, game, reporter, guest, name, about, words, said } = report;
    let said = serde_json::to_string(said).map_err(|why| rusqlite::Error::ToSqlConversionFailure(why.into()))?;
    let sql = "INSERT INTO report (at, room, game, reporter, guest, name, about, words, said)
               VALUES (unixepoch(), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let game = game.map(Id::number);
    let row = params![room.number(), game, reporter, guest, name, word(about)?, words, said];
    on.prepare_cached(sql)?.execute(row)?;
    Ok(())
}

impl Sqlite {
    /// What a guest has played.
    pub async fn history(&self, guest: i64) -> Result<History, StoreError> {
        self.read(move |on| {
            let sql = "SELECT game, at, called, edition, players, people, role, character, won, alive FROM played
                       WHERE guest = ?1 ORDER BY at DESC, game DESC";
            let mut query = on.prepare_cached(sql)?;
            let games = query.query_map([guest], played)?.collect::<rusqlite::Result<_>>()?;
            let mut query = on.prepare_cached("SELECT role, games, won FROM tally WHERE guest = ?1 ORDER BY role")?;
            let tally = |row: &Row<'_>| Ok(RoleTally { role: named(row, 0)?, games: row.get(1)?, won: row.get(2)? });
            let roles = query.query_map([guest], tally)?.collect::<rusqlite::Result<_>>()?;
            Ok(History { games, roles })
        })
        .await
    }

    /// How many complaints a guest has made within a day.
    pub async fn reports_of_today(&self, reporter: i64) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM report WHERE reporter = ?1 AND at > unixepoch() - 86400";
        self.read(move |on| on.prepare_cached(sql)?.query_row([reporter], |row| row.get(0))).await
    }
}

/// Every complaint in a data directory, the latest first. A server may be running on it.
pub fn reports(folder: &Path) -> Result<Vec<KeptReport>, StoreError> {
    let path = folder.join(FILE);
    let missing = || StoreError::Disk(path.clone(), std::io::ErrorKind::NotFound.into());
    let on = super::files::inspect(&path)?.ok_or_else(missing)?;
    let form: u32 = on.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if form < 4 {
        // Written by an older program, which kept none.
        return Ok(Vec::new());
    }
    let sql = "SELECT id, at, room, game, reporter, guest, name, about, words, said FROM report ORDER BY id DESC";
    let mut query = on.prepare(sql)?;
    let rows = query.query_map([], |row| {
        Ok(KeptReport {
            id: row.get(0)?,
            at: row.get(1)?,
            report: NewReport {
                room: Id::from_number(row.get(2)?),
                game: row.get::<_, Option<i64>>(3)?.map(Id::from_number),
                reporter: row.get(4)?,
                guest: row.get(5)?,
                name: row.get(6)?,
                about: named(row, 7)?,
                words: row.get(8)?,
                said: text(&row.get::<_, String>(9)?, 9)?,
            },
        })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn played(row: &Row<'_>) -> rusqlite::Result<PlayedGame> {
    Ok(PlayedGame {
        game: Id::from_number(row.get(0)?).to_string(),
        at: row.get(1)?,
        table: row.get(2)?,
        edition: row.get(3)?,
        players: row.get(4)?,
        people: row.get(5)?,
        role: perhaps(row, 6)?,
        character: perhaps(row, 7)?,
        won: row.get(8)?,
        alive: row.get(9)?,
    })
}

/// The name of a role, a character, a kind of complaint.
fn word(of: &impl serde::Serialize) -> rusqlite::Result<String> {
    let wrong = |why: serde_json::Error| rusqlite::Error::ToSqlConversionFailure(why.into());
    let value = serde_json::to_value(of).map_err(wrong)?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The same of a game that may have none.
fn optional(of: &Option<impl serde::Serialize>) -> rusqlite::Result<String> {
    of.as_ref().map_or(Ok(String::new()), word)
}

fn perhaps<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<T>> {
    let none = row.get_ref(column)?.as_str().is_ok_and(str::is_empty);
    if none { Ok(None) } else { named(row, column).map(Some) }
}

fn named<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let word: String = row.get(column)?;
    text(&serde_json::Value::String(word).to_string(), column)
}

fn text<T: DeserializeOwned>(json: &str, column: usize) -> rusqlite::Result<T> {
    let wrong = |why| rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(why));
    serde_json::from_str(json).map_err(wrong)
}
