//! The writer: one thread, one transaction for everything that waits.

use std::sync::Arc;
use std::time::Instant;

use rusqlite::{Connection, params};
use saloon_protocol::http::PlayedGame;
use saloon_rules::{Action, Player, Seed};
use tokio::sync::mpsc;

use super::sessions::{self, Ending};
use super::{NewReport, Spoken, StoreError, Write};
use crate::ids::{Hash, Id};
use crate::metrics::Metrics;
use crate::table::LINES;

/// The most writes of one commit.
const MOST: usize = 2048;

/// Something to be written.
#[allow(missing_docs)]
pub enum Job {
    /// A new guest with a first session.
    Guest { guest: i64, name: String, session: Hash, program: bool },
    /// One more session of a guest.
    Session { guest: i64, session: Hash },
    /// A session was used.
    Used { session: Hash },
    /// Sessions of a guest end: one of them, all but one, or all.
    SignOut { guest: i64, which: Ending },
    /// Sessions nobody has used since then end.
    Forget { before: i64 },
    /// Another name.
    Rename { guest: i64, name: String },
    /// Who sits at a table and what it plays.
    Room { room: Id, state: String },
    /// A table is gone; its games stay.
    DropRoom { room: Id },
    /// A deal, and the table it is at.
    Begin { game: Id, room: Id, state: String, config: String, seed: Seed, settings: String, names: String },
    /// An answer.
    Append(Answer),
    /// The last answer, and the table after it.
    End { answer: Answer, room: Id, state: String, played: Vec<(i64, PlayedGame)> },
    /// A guest wants nothing kept of what he has played.
    ForgetPlayed { guest: i64 },
    /// Somebody complains about somebody.
    Report(NewReport),
    /// A line of talk; and who spoke, if the game heard it.
    Say { room: Id, seq: u32, said: String, onlookers: bool, spoke: Option<(Id, u32, Spoken)> },
    /// A number the house keeps.
    Meta { key: &'static str, value: i64 },
    /// The file may have no more pages than these: a disk that is full.
    #[cfg(test)]
    Pages(u32),
}

/// An answer on its way into the log of its game.
#[derive(Copy, Clone, Debug)]
pub struct Answer {
    /// The game.
    pub game: Id,
    /// Its number in the log.
    pub seq: u32,
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
}

impl Job {
    /// Carries it out within the current transaction.
    pub(super) fn write(&self, on: &Connection) -> rusqlite::Result<()> {
        match self {
            Job::Guest { guest, name, session, program } => {
                let sql = "INSERT INTO guest (id, name, made) VALUES (?1, ?2, unixepoch())";
                on.prepare_cached(sql)?.execute(params![guest, name])?;
                sessions::add(on, *guest, session, *program)
            }
            Job::Session { guest, session } => sessions::add(on, *guest, session, false),
            Job::Used { session } => sessions::used(on, session),
            Job::SignOut { guest, which } => sessions::end(on, *guest, *which),
            Job::Forget { before } => sessions::forget(on, *before),
            Job::Rename { guest, name } => {
                on.prepare_cached("UPDATE guest SET name = ?2 WHERE id = ?1")?.execute(params![guest, name])?;
                Ok(())
            }
            Job::Room { room, state } => put_room(on, *room, state),
            Job::DropRoom { room } => {
                on.prepare_cached("DELETE FROM room WHERE id = ?1")?.execute([room.number()])?;
                on.prepare_cached("DELETE FROM speech WHERE room = ?1")?.execute([room.number()])?;
                Ok(())
            }
            Job::Begin { game, room, state, config, seed, settings, names } => {
                let sql = "INSERT INTO game (id, room, rules, config, seed, settings, names, began)
                           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch())";
                let rules = saloon_rules::RULES_VERSION;
                let row = params![game.number(), room.number(), rules, config, seed.0, settings, names];
                on.prepare_cached(sql)?.execute(row)?;
                put_room(on, *room, state)
            }
            Job::Append(answer) => append(on, answer),
            Job::ForgetPlayed { guest } => super::history::forget(on, *guest),
            Job::Report(report) => super::history::report(on, report),
            Job::End { answer, room, state, played } => {
                played.iter().try_for_each(|(guest, game)| super::history::add(on, *guest, game))?;
                append(on, answer)?;
                on.prepare_cached("UPDATE game SET over = unixepoch() WHERE id = ?1")?
                    .execute([answer.game.number()])?;
                put_room(on, *room, state)
            }
            Job::Say { room, seq, said, onlookers, spoke } => {
                let sql = "INSERT INTO speech (room, seq, said, onlookers) VALUES (?1, ?2, ?3, ?4)";
                on.prepare_cached(sql)?.execute(params![room.number(), seq, said, onlookers])?;
                let sql = "DELETE FROM speech WHERE room = ?1 AND seq <= ?2";
                on.prepare_cached(sql)?.execute(params![room.number(), i64::from(*seq) - LINES as i64])?;
                let Some((game, seq, Spoken { after, player })) = spoke else { return Ok(()) };
                let sql = "INSERT INTO spoke (game, seq, after, player) VALUES (?1, ?2, ?3, ?4)";
                on.prepare_cached(sql)?.execute(params![game.number(), seq, after, player.index() as u8])?;
                Ok(())
            }
            Job::Meta { key, value } => {
                let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2";
                on.prepare_cached(sql)?.execute(params![key, value])?;
                Ok(())
            }
            #[cfg(test)]
            Job::Pages(most) => on.query_row(&format!("PRAGMA max_page_count = {most}"), [], |_| Ok(())),
        }
    }
}

fn put_room(on: &Connection, room: Id, state: &str) -> rusqlite::Result<()> {
    let sql = "INSERT INTO room (id, state) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET state = ?2";
    on.prepare_cached(sql)?.execute(params![room.number(), state])?;
    Ok(())
}

fn append(on: &Connection, answer: &Answer) -> rusqlite::Result<()> {
    let Answer { game, seq, player, ask, client, action, print } = *answer;
    let text = serde_json::to_string(&action).map_err(|why| rusqlite::Error::ToSqlConversionFailure(why.into()))?;
    let sql = "INSERT INTO action (game, seq, player, ask, client, action, print, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch())";
    let row = params![game.number(), seq, player.index() as u8, ask, client, text, print.cast_signed()];
    on.prepare_cached(sql)?.execute(row)?;
    Ok(())
}

/// Writes until every handle on the store is gone.
pub(super) fn run(connection: &mut Connection, queue: &mut mpsc::Receiver<Write>, metrics: &Arc<Metrics>) {
    let mut batch = Vec::with_capacity(MOST);
    while queue.blocking_recv_many(&mut batch, MOST) > 0 {
        let began = Instant::now();
        let all = commit(connection, batch.iter().map(|write| &write.job));
        metrics.commit(batch.len(), began.elapsed());
        match all {
            Ok(()) => batch.drain(..).for_each(|write| drop(write.done.send(Ok(())))),
            // One of them is at fault, or the disk is full: each stands for itself.
            Err(_) => batch.drain(..).for_each(|write| {
                let alone = commit(connection, std::iter::once(&write.job));
                if let Err(why) = &alone {
                    tracing::error!(%why, "a write failed");
                }
                drop(write.done.send(alone.map_err(StoreError::from)));
            }),
        }
    }
    let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

fn commit<'a>(connection: &mut Connection, jobs: impl Iterator<Item = &'a Job>) -> rusqlite::Result<()> {
    let change = connection.transaction()?;
    for job in jobs {
        job.write(&change)?;
    }
    change.commit()
}
