//! Reading what was kept.

use rusqlite::{Connection, OptionalExtension, Row};
use saloon_protocol::wire::Said;
use saloon_rules::{Action, Player, Seed};
use serde::de::DeserializeOwned;

use super::{Store, StoreError};
use crate::ids::Id;

/// An answer as it was written down.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LoggedRow {
    /// Who.
    pub player: Player,
    /// To which question.
    pub ask: u32,
    /// The client's own number of it.
    pub client: Option<u32>,
    /// What.
    pub action: Action,
    /// The fingerprint of the game after it.
    pub print: u64,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Somebody spoke during a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// After how many answers.
    pub after: u32,
    /// Who.
    pub player: Player,
}

/// A line of talk as it was written down: its number, what was said, and whether only onlookers heard it.
pub type SpeechRow = (u32, Said, bool);

/// A game as it was written down.
pub struct GameRow {
    /// The table it was played at.
    pub room: Id,
    /// The version of the rules.
    pub rules: u32,
    /// What was fixed before the deal.
    pub config: saloon_rules::Config,
    /// What decided all chance.
    pub seed: Seed,
    /// What the table played.
    pub settings: saloon_protocol::wire::Settings,
    /// Who sat where.
    pub names: Vec<String>,
    /// When it began, in seconds since 1970.
    pub began: i64,
    /// It is over.
    pub over: bool,
    /// Every answer, in order.
    pub actions: Vec<LoggedRow>,
    /// Who spoke, in order.
    pub spoken: Vec<Spoken>,
}

impl Store {
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
            let sql =
                "SELECT room, rules, config, seed, settings, names, began, over IS NOT NULL FROM game WHERE id = ?1";
            let row = on.prepare_cached(sql)?.query_row([game.number()], game_row).optional()?;
            row.map(|row| Ok(GameRow { actions: actions(on, game)?, spoken: spoken(on, game)?, ..row })).transpose()
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
        config: json(row, 2)?,
        seed: Seed(row.get(3)?),
        settings: json(row, 4)?,
        names: json(row, 5)?,
        began: row.get(6)?,
        over: row.get(7)?,
        actions: Vec::new(),
        spoken: Vec::new(),
    })
}

fn actions(on: &Connection, game: Id) -> rusqlite::Result<Vec<LoggedRow>> {
    let sql = "SELECT player, ask, client, action, print, at FROM action WHERE game = ?1 ORDER BY seq";
    let mut query = on.prepare_cached(sql)?;
    let rows = query.query_map([game.number()], |row| {
        Ok(LoggedRow {
            player: player(row, 0)?,
            ask: row.get(1)?,
            client: row.get(2)?,
            action: json(row, 3)?,
            print: row.get::<_, i64>(4)?.cast_unsigned(),
            at: row.get(5)?,
        })
    })?;
    rows.collect()
}

fn spoken(on: &Connection, game: Id) -> rusqlite::Result<Vec<Spoken>> {
    let mut query = on.prepare_cached("SELECT after, player FROM spoke WHERE game = ?1 ORDER BY seq")?;
    let rows = query.query_map([game.number()], |row| Ok(Spoken { after: row.get(0)?, player: player(row, 1)? }))?;
    rows.collect()
}

fn player(row: &Row<'_>, column: usize) -> rusqlite::Result<Player> {
    let number: u8 = row.get(column)?;
    Player::new(number as usize).ok_or(rusqlite::Error::IntegralValueOutOfRange(column, number.into()))
}

fn json<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    let wrong = |why| rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(why));
    serde_json::from_str(&text).map_err(wrong)
}
