//! Reading what was kept.

use rusqlite::{Connection, OptionalExtension, Row};
use serde::de::DeserializeOwned;

use super::super::{FinishedRow, GameRow, LoggedRow, Old, Renewed, SpeechRow, Spoken, State, StoreError};
use super::{Sqlite, pieces};
use crate::ids::Id;

impl Sqlite {
    /// Every table.
    pub async fn rooms(&self) -> Result<Vec<(Id, String)>, StoreError> {
        self.read(|on| {
            let mut query = on.prepare("SELECT id, state FROM room")?;
            let rows = query.query_map([], |row| Ok((Id::from_number(row.get(0)?), row.get(1)?)))?;
            rows.collect()
        })
        .await
    }

    /// One table.
    pub async fn room(&self, room: Id) -> Result<Option<String>, StoreError> {
        let sql = "SELECT state FROM room WHERE id = ?1";
        self.read(move |on| on.prepare_cached(sql)?.query_row([room.number()], |row| row.get(0)).optional()).await
    }

    /// One game with all its answers.
    pub async fn game(&self, game: Id) -> Result<Option<GameRow>, StoreError> {
        self.read(move |on| {
            let sql = "SELECT room, rules, config, seed, settings, names, began, over FROM game WHERE id = ?1";
            let row = on.prepare_cached(sql)?.query_row([game.number()], game_row).optional()?;
            let Some(row) = row else { return Ok(None) };
            let sql = "SELECT after, heard, rules, state, recording FROM renewed WHERE game = ?1";
            let renewed = on.prepare_cached(sql)?.query_row([game.number()], |row| {
                Ok(Renewed {
                    after: row.get(0)?,
                    heard: row.get(1)?,
                    rules: row.get(2)?,
                    state: row.get(3)?,
                    recording: row.get(4)?,
                })
            });
            let sql = "SELECT after, heard, state FROM snapshot WHERE game = ?1";
            let state = |row: &Row<'_>| Ok(State { after: row.get(0)?, heard: row.get(1)?, state: row.get(2)? });
            let snapshot = on.prepare_cached(sql)?.query_row([game.number()], state).optional()?;
            let (actions, spoken) = (actions(on, game)?, spoken(on, game)?);
            Ok(Some(GameRow { actions, spoken, renewed: renewed.optional()?, snapshot, ..row }))
        })
        .await
    }

    /// One game that has been packed.
    pub async fn finished(&self, game: Id) -> Result<Option<FinishedRow>, StoreError> {
        let sql = "SELECT number, log FROM finished WHERE id = ?1";
        self.read(move |on| {
            let row = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
            let found: Option<(i64, Vec<u8>)> = on.prepare_cached(sql)?.query_row([game.number()], row).optional()?;
            let Some((number, log)) = found else { return Ok(None) };
            Ok(Some(FinishedRow { log, recording: pieces::read(on, number)? }))
        })
        .await
    }

    /// The games of a series that are over, as they were kept, the first one first.
    pub async fn series(&self, series: Id) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT kept FROM series WHERE id = ?1 ORDER BY number";
        self.read(move |on| {
            let mut query = on.prepare_cached(sql)?;
            query.query_map([series.number()], |row| row.get(0))?.collect()
        })
        .await
    }

    /// Is anything older than that?
    pub async fn has_old(&self, old: Old) -> Result<bool, StoreError> {
        self.read(move |on| old.any(on)).await
    }

    /// Pages of the file that hold nothing and can be given back.
    pub async fn spare_pages(&self) -> Result<u32, StoreError> {
        self.read(|on| {
            let how: u32 = on.pragma_query_value(None, "auto_vacuum", |row| row.get(0))?;
            if how == 0 { Ok(0) } else { on.pragma_query_value(None, "freelist_count", |row| row.get(0)) }
        })
        .await
    }

    /// Games that are over and wait to be packed, the oldest first; not those that were tried in vain with these rules.
    pub async fn over(&self, rules: u32, most: u32) -> Result<Vec<Id>, StoreError> {
        let sql = "SELECT id FROM game WHERE over IS NOT NULL AND stuck IS NOT ?1 ORDER BY over LIMIT ?2";
        self.read(move |on| {
            let mut query = on.prepare_cached(sql)?;
            let rows = query.query_map([rules, most], |row| Ok(Id::from_number(row.get(0)?)))?;
            rows.collect()
        })
        .await
    }

    /// The last lines of talk at a table.
    pub async fn speeches(&self, room: Id) -> Result<Vec<SpeechRow>, StoreError> {
        let sql = "SELECT seq, said, onlookers FROM speech WHERE room = ?1 ORDER BY seq";
        self.read(move |on| {
            let mut query = on.prepare_cached(sql)?;
            let rows = query.query_map([room.number()], |row| Ok((row.get(0)?, json(row, 1)?, row.get(2)?)))?;
            rows.collect()
        })
        .await
    }

    /// A number the house keeps.
    pub async fn meta(&self, key: &'static str) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT value FROM meta WHERE key = ?1";
        self.read(move |on| on.prepare_cached(sql)?.query_row([key], |row| row.get(0)).optional()).await
    }
}

fn game_row(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    Ok(GameRow {
        room: Id::from_number(row.get(0)?),
        rules: row.get(1)?,
        config: row.get(2)?,
        seed: row.get(3)?,
        settings: json(row, 4)?,
        names: json(row, 5)?,
        began: row.get(6)?,
        over: row.get(7)?,
        actions: Vec::new(),
        spoken: Vec::new(),
        renewed: None,
        snapshot: None,
    })
}

fn actions(on: &Connection, game: Id) -> rusqlite::Result<Vec<LoggedRow>> {
    let sql = "SELECT player, ask, client, action, print, at FROM action WHERE game = ?1 ORDER BY seq";
    let mut query = on.prepare_cached(sql)?;
    let rows = query.query_map([game.number()], |row| {
        Ok(LoggedRow {
            chair: row.get(0)?,
            ask: row.get(1)?,
            client: row.get(2)?,
            action: row.get(3)?,
            print: row.get::<_, i64>(4)?.cast_unsigned(),
            at: row.get(5)?,
        })
    })?;
    rows.collect()
}

fn spoken(on: &Connection, game: Id) -> rusqlite::Result<Vec<Spoken>> {
    let mut query = on.prepare_cached("SELECT after, player FROM spoke WHERE game = ?1 ORDER BY seq")?;
    let rows = query.query_map([game.number()], |row| Ok(Spoken { after: row.get(0)?, chair: row.get(1)? }))?;
    rows.collect()
}

fn json<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    let wrong = |why| rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(why));
    serde_json::from_str(&text).map_err(wrong)
}
