//! Reading what was kept, over a connection of its own, which comes back when it breaks.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use saloon_protocol::http::{History, PlayedGame, RoleTally};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::super::place::Base;
use super::super::{
    FinishedRow, GameRow, KeptReport, LoggedRow, NewReport, Old, Renewed, SessionOf, SessionRow, SpeechRow, Spoken,
    State, StoreError,
};
use super::words::{Unreadable, json, named, number, perhaps};
use super::{Postgres, connect, is_away, jobs, schema};
use crate::ids::{Hash, Id};

/// How long a reader waits for a database that is away.
const PATIENCE: Duration = Duration::from_secs(10);

/// Between two tries.
const AGAIN: Duration = Duration::from_millis(100);

/// The reader's connection.
pub(super) struct Reader {
    base: Base,
    client: Mutex<Held>,
}

enum Held {
    None,
    Open(Arc<Client>),
    Closed,
}

impl Reader {
    pub(super) fn new(base: Base) -> Reader {
        Reader { base, client: Mutex::new(Held::None) }
    }

    pub(super) fn close(&self) {
        *self.client.lock().unwrap_or_else(PoisonError::into_inner) = Held::Closed;
    }

    async fn client(&self) -> Result<Arc<Client>, StoreError> {
        match &*self.client.lock().unwrap_or_else(PoisonError::into_inner) {
            Held::Open(client) if !client.is_closed() => return Ok(Arc::clone(client)),
            Held::Closed => return Err(StoreError::Closed),
            _ => {}
        }
        let client = Arc::new(connect(&self.base).await?);
        let mut held = self.client.lock().unwrap_or_else(PoisonError::into_inner);
        if matches!(*held, Held::Closed) {
            return Err(StoreError::Closed);
        }
        *held = Held::Open(Arc::clone(&client));
        Ok(client)
    }

    /// Asks, and asks again while the database is away.
    async fn rows(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, StoreError> {
        let began = Instant::now();
        loop {
            let answer = match self.client().await {
                Ok(client) => client.query(sql, values).await.map_err(StoreError::from),
                Err(why) => Err(why),
            };
            match answer {
                Err(StoreError::Postgres(why)) if is_away(&why) => {}
                Err(StoreError::Away(..)) => {}
                answer => return answer,
            }
            if began.elapsed() > PATIENCE {
                return Err(StoreError::Away(schema::place(&self.base), "it has been away for a while".into()));
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    pub(super) async fn all<T>(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
        read: impl Fn(&Row) -> Result<T, Unreadable>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.rows(sql, values).await?;
        rows.iter().map(read).collect::<Result<_, _>>().map_err(|why| unreadable(&self.base, why))
    }

    pub(super) async fn one<T>(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
        read: impl Fn(&Row) -> Result<T, Unreadable>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.all(sql, values, read).await?.pop())
    }
}

fn unreadable(base: &Base, Unreadable(why): Unreadable) -> StoreError {
    StoreError::Damaged(base.to_string().into(), why)
}

/// The first column, whatever it is.
pub(super) fn first<T: for<'a> tokio_postgres::types::FromSql<'a>>(row: &Row) -> Result<T, Unreadable> {
    Ok(row.try_get(0)?)
}

impl Postgres {
    pub(in super::super) async fn rooms(&self) -> Result<Vec<(Id, String)>, StoreError> {
        let read = |row: &Row| Ok((Id::from_number(row.try_get(0)?), row.try_get(1)?));
        self.reader.all("SELECT id, state FROM room", &[], read).await
    }

    pub(in super::super) async fn room(&self, room: Id) -> Result<Option<String>, StoreError> {
        self.reader.one("SELECT state FROM room WHERE id = $1", &[&room.number()], first).await
    }

    pub(in super::super) async fn owner(&self, room: Id) -> Result<Option<Option<i64>>, StoreError> {
        let sql = "SELECT process FROM room LEFT JOIN node ON owner = node.id WHERE room.id = $1";
        self.reader.one(sql, &[&room.number()], first).await
    }

    pub(in super::super) async fn game(&self, game: Id) -> Result<Option<GameRow>, StoreError> {
        let id = game.number();
        let sql = "SELECT room, rules, config, seed, settings, names, began, over FROM game WHERE id = $1";
        let Some(row) = self.reader.one(sql, &[&id], game_row).await? else { return Ok(None) };
        let sql = "SELECT after, heard, rules, state, recording FROM renewed WHERE game = $1";
        let renewed = |row: &Row| {
            let (after, heard, rules) = (number(row, 0)?, number(row, 1)?, number(row, 2)?);
            Ok(Renewed { after, heard, rules, state: row.try_get(3)?, recording: row.try_get(4)? })
        };
        let renewed = self.reader.one(sql, &[&id], renewed).await?;
        let sql = "SELECT after, heard, state FROM snapshot WHERE game = $1";
        let snapshot = |row: &Row| Ok(State { after: number(row, 0)?, heard: number(row, 1)?, state: row.try_get(2)? });
        let snapshot = self.reader.one(sql, &[&id], snapshot).await?;
        let sql = "SELECT player, ask, client, action, print, at FROM action WHERE game = $1 ORDER BY seq";
        let actions = self.reader.all(sql, &[&id], logged).await?;
        let sql = "SELECT after, player FROM spoke WHERE game = $1 ORDER BY seq";
        let spoken = |row: &Row| Ok(Spoken { after: number(row, 0)?, chair: number(row, 1)? });
        let spoken = self.reader.all(sql, &[&id], spoken).await?;
        Ok(Some(GameRow { actions, spoken, renewed, snapshot, ..row }))
    }

    pub(in super::super) async fn finished(&self, game: Id) -> Result<Option<FinishedRow>, StoreError> {
        let sql = "SELECT log, recording FROM finished WHERE id = $1";
        let read = |row: &Row| Ok(FinishedRow { log: row.try_get(0)?, recording: row.try_get(1)? });
        self.reader.one(sql, &[&game.number()], read).await
    }

    pub(in super::super) async fn series(&self, series: Id) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT kept FROM series WHERE id = $1 ORDER BY number";
        self.reader.all(sql, &[&series.number()], first).await
    }

    pub(in super::super) async fn has_old(&self, old: Old) -> Result<bool, StoreError> {
        let Old { games, recordings, guests, chat } = old;
        let any = self.reader.one(jobs::ANY_OLD, &[&games, &recordings, &guests, &chat], first).await?;
        Ok(any.unwrap_or(false))
    }

    pub(in super::super) async fn over(&self, rules: u32, most: u32) -> Result<Vec<Id>, StoreError> {
        let sql = "SELECT id FROM game WHERE over IS NOT NULL AND stuck IS DISTINCT FROM $1 ORDER BY over LIMIT $2";
        let read = |row: &Row| Ok(Id::from_number(row.try_get(0)?));
        self.reader.all(sql, &[&i64::from(rules), &i64::from(most)], read).await
    }

    pub(in super::super) async fn speeches(&self, room: Id) -> Result<Vec<SpeechRow>, StoreError> {
        let sql = "SELECT seq, said, onlookers FROM speech WHERE room = $1 ORDER BY seq";
        let read = |row: &Row| Ok((number(row, 0)?, json(row, 1)?, row.try_get(2)?));
        self.reader.all(sql, &[&room.number()], read).await
    }

    pub(in super::super) async fn meta(&self, key: &'static str) -> Result<Option<i64>, StoreError> {
        self.reader.one("SELECT value FROM meta WHERE key = $1", &[&key], first).await
    }

    pub(in super::super) async fn guest(&self, session: Hash) -> Result<Option<SessionOf>, StoreError> {
        let sql = "SELECT guest.id, guest.name, session.used
                   FROM session JOIN guest ON guest.id = session.guest WHERE hash = $1";
        let read = |row: &Row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
        self.reader.one(sql, &[&session.as_slice()], read).await
    }

    pub(in super::super) async fn name_of(&self, guest: i64) -> Result<Option<String>, StoreError> {
        self.reader.one("SELECT name FROM guest WHERE id = $1", &[&guest], first).await
    }

    pub(in super::super) async fn sessions(&self, guest: i64) -> Result<Vec<SessionRow>, StoreError> {
        let sql =
            "SELECT hash, made, used, program FROM session WHERE guest = $1 ORDER BY used DESC, made DESC LIMIT 200";
        let read = |row: &Row| {
            let hash: &[u8] = row.try_get(0)?;
            let hash = hash.try_into().map_err(|_| Unreadable("a hash of another length".into()))?;
            Ok(SessionRow { hash, made: row.try_get(1)?, used: row.try_get(2)?, program: row.try_get(3)? })
        };
        self.reader.all(sql, &[&guest], read).await
    }

    pub(in super::super) async fn history(&self, guest: i64) -> Result<History, StoreError> {
        let sql = "SELECT game, at, called, edition, players, people, role, character, won, alive FROM played
                   WHERE guest = $1 ORDER BY at DESC, game DESC";
        let games = self.reader.all(sql, &[&guest], played).await?;
        let sql = "SELECT role, games, won FROM tally WHERE guest = $1 ORDER BY role";
        let tally = |row: &Row| Ok(RoleTally { role: named(row, 0)?, games: number(row, 1)?, won: number(row, 2)? });
        Ok(History { games, roles: self.reader.all(sql, &[&guest], tally).await? })
    }

    pub(in super::super) async fn reports_of_today(&self, reporter: i64) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM report WHERE reporter = $1 AND at > extract(epoch FROM now())::bigint - 86400";
        let count = self.reader.one(sql, &[&reporter], |row| number(row, 0)).await?;
        Ok(count.unwrap_or(0))
    }

    /// Lets sessions have been used so many seconds earlier.
    #[cfg(test)]
    pub(in super::super) async fn age_sessions(&self, seconds: i64) {
        let sql = "UPDATE session SET used = used - $1 RETURNING 1";
        let aged = self.reader.rows(sql, &[&seconds]).await.expect("there is a database");
        assert!(!aged.is_empty());
    }
}

/// Every complaint, the latest first.
pub(super) async fn reports(client: &Client, base: &Base) -> Result<Vec<KeptReport>, StoreError> {
    let sql = "SELECT id, at, room, game, reporter, guest, name, about, words, said FROM report ORDER BY id DESC";
    let rows = client.query(sql, &[]).await?;
    rows.iter().map(report).collect::<Result<_, _>>().map_err(|why| unreadable(base, why))
}

fn report(row: &Row) -> Result<KeptReport, Unreadable> {
    let report = NewReport {
        room: Id::from_number(row.try_get(2)?),
        game: row.try_get::<_, Option<i64>>(3)?.map(Id::from_number),
        reporter: row.try_get(4)?,
        guest: row.try_get(5)?,
        name: row.try_get(6)?,
        about: named(row, 7)?,
        words: row.try_get(8)?,
        said: json(row, 9)?,
    };
    Ok(KeptReport { id: row.try_get(0)?, at: row.try_get(1)?, report })
}

fn game_row(row: &Row) -> Result<GameRow, Unreadable> {
    let seed: &[u8] = row.try_get(3)?;
    Ok(GameRow {
        room: Id::from_number(row.try_get(0)?),
        rules: number(row, 1)?,
        config: row.try_get(2)?,
        seed: seed.try_into().map_err(|_| Unreadable("a seed of another length".into()))?,
        settings: json(row, 4)?,
        names: json(row, 5)?,
        began: row.try_get(6)?,
        over: row.try_get(7)?,
        actions: Vec::new(),
        spoken: Vec::new(),
        renewed: None,
        snapshot: None,
    })
}

fn logged(row: &Row) -> Result<LoggedRow, Unreadable> {
    let client: Option<i64> = row.try_get(2)?;
    Ok(LoggedRow {
        chair: number(row, 0)?,
        ask: number(row, 1)?,
        client: client.and_then(|client| client.try_into().ok()),
        action: row.try_get(3)?,
        print: row.try_get::<_, i64>(4)?.cast_unsigned(),
        at: row.try_get(5)?,
    })
}

fn played(row: &Row) -> Result<PlayedGame, Unreadable> {
    Ok(PlayedGame {
        game: Id::from_number(row.try_get(0)?).to_string(),
        at: row.try_get(1)?,
        table: row.try_get(2)?,
        edition: row.try_get(3)?,
        players: number(row, 4)?,
        people: number(row, 5)?,
        role: perhaps(row, 6)?,
        character: perhaps(row, 7)?,
        won: row.try_get(8)?,
        alive: row.try_get(9)?,
    })
}
