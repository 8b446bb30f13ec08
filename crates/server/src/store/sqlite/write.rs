//! The writer: one thread, one transaction for everything that waits.

use std::sync::Arc;
use std::time::Instant;

use rusqlite::{Connection, params};
use tokio::sync::mpsc;

use super::super::{Answer, Finish, Job, MOST, Old, Order, Spoken, State, StoreError, Write};
use super::checkpoint::Checkpoints;
use super::pieces;
use super::sessions;
use crate::ids::Id;
use crate::metrics::Metrics;
use crate::table::LINES;

impl Finish {
    fn write(&self, on: &Connection, game: Id, room: Id) -> rusqlite::Result<()> {
        self.played.iter().try_for_each(|(guest, game)| super::history::add(on, *guest, game))?;
        on.prepare_cached("UPDATE game SET over = unixepoch() WHERE id = ?1")?.execute([game.number()])?;
        if let Some((series, number, kept)) = &self.series {
            let sql = "INSERT OR REPLACE INTO series (id, number, over, kept) VALUES (?1, ?2, unixepoch(), ?3)";
            on.prepare_cached(sql)?.execute(params![series.number(), number, kept])?;
        }
        put_room(on, room, &self.state)
    }
}

impl Job {
    /// Carries it out within the current transaction.
    pub(super) fn write(&self, on: &Connection) -> rusqlite::Result<()> {
        match self {
            Job::Guest { guest, name, session, program } => {
                let sql = "INSERT INTO guest (id, name, made, seen) VALUES (?1, ?2, unixepoch(), unixepoch())";
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
            Job::Begin { game, room, rules, state, config, seed, settings, names } => {
                let sql = "INSERT INTO game (id, room, rules, config, seed, settings, names, began)
                           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch())";
                let row = params![game.number(), room.number(), rules, config, seed, settings, names];
                on.prepare_cached(sql)?.execute(row)?;
                put_room(on, *room, state)
            }
            Job::ForgetPlayed { guest } => super::history::forget(on, *guest),
            Job::Report(report) => super::history::report(on, report),
            Job::Append { answers, snapshot } => {
                answers.iter().try_for_each(|answer| append(on, answer))?;
                match answers.last().zip(snapshot.as_ref()) {
                    Some((answer, state)) => put_snapshot(on, answer.game, state),
                    None => Ok(()),
                }
            }
            Job::Snapshot { game, state } => put_snapshot(on, *game, state),
            Job::Renew { game, rules, state, recording } => renew(on, (*game, *rules), state, recording),
            Job::Seen { guest } => {
                on.prepare_cached("UPDATE guest SET seen = unixepoch() WHERE id = ?1")?.execute([guest])?;
                Ok(())
            }
            Job::Sweep(old) => old.remove(on),
            Job::GiveBack => {
                let mut pages = on.prepare_cached(&format!("PRAGMA incremental_vacuum({PAGES})"))?;
                let mut pages = pages.query([])?;
                while pages.next()?.is_some() {}
                Ok(())
            }
            Job::Archive { game, log, recording } => archive(on, *game, log, recording),
            Job::Stuck { game, rules } => {
                on.prepare_cached("UPDATE game SET stuck = ?2 WHERE id = ?1")?
                    .execute(params![game.number(), rules])?;
                Ok(())
            }
            Job::End { answers, game, room, ending } => {
                answers.iter().try_for_each(|answer| append(on, answer))?;
                ending.write(on, *game, *room)
            }
            Job::Say { room, seq, said, onlookers, spoke, ending } => {
                let sql = "INSERT INTO speech (room, seq, said, onlookers, at) VALUES (?1, ?2, ?3, ?4, unixepoch())";
                on.prepare_cached(sql)?.execute(params![room.number(), seq, said, onlookers])?;
                let sql = "DELETE FROM speech WHERE room = ?1 AND seq <= ?2";
                on.prepare_cached(sql)?.execute(params![room.number(), i64::from(*seq) - LINES as i64])?;
                let Some((game, seq, Spoken { after, chair })) = spoke else { return Ok(()) };
                let sql = "INSERT INTO spoke (game, seq, after, player) VALUES (?1, ?2, ?3, ?4)";
                on.prepare_cached(sql)?.execute(params![game.number(), seq, after, chair])?;
                ending.as_ref().map_or(Ok(()), |ending| ending.write(on, *game, *room))
            }
            Job::Meta { key, value } => {
                let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2";
                on.prepare_cached(sql)?.execute(params![key, value])?;
                Ok(())
            }
            #[cfg(test)]
            Job::Ended { game, at } => {
                on.execute("UPDATE game SET over = ?2 WHERE id = ?1", params![game.number(), at])?;
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
    let Answer { game, seq, chair, ask, client, action, print } = answer;
    let sql = "INSERT INTO action (game, seq, player, ask, client, action, print, at)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch())";
    let row = params![game.number(), seq, chair, ask, client, action, print.cast_signed()];
    on.prepare_cached(sql)?.execute(row)?;
    Ok(())
}

fn put_snapshot(on: &Connection, game: Id, State { after, heard, state }: &State) -> rusqlite::Result<()> {
    let sql = "INSERT INTO snapshot (game, after, heard, state) VALUES (?1, ?2, ?3, ?4)
               ON CONFLICT (game) DO UPDATE SET after = ?2, heard = ?3, state = ?4";
    on.prepare_cached(sql)?.execute(params![game.number(), after, heard, state])?;
    Ok(())
}

fn renew(on: &Connection, (game, rules): (Id, u32), kept: &State, recording: &[u8]) -> rusqlite::Result<()> {
    let sql = "INSERT INTO renewed (game, after, heard, rules, state, recording)
               SELECT id, ?2, ?3, rules, ?4, ?5 FROM game WHERE id = ?1 ON CONFLICT (game) DO UPDATE
               SET after = ?2, heard = ?3, rules = excluded.rules, state = ?4, recording = ?5";
    let State { after, heard, state } = kept;
    on.prepare_cached(sql)?.execute(params![game.number(), after, heard, state, recording])?;
    on.prepare_cached("UPDATE game SET rules = ?2 WHERE id = ?1")?.execute(params![game.number(), rules])?;
    put_snapshot(on, game, kept)
}

/// So much goes at once.
const PIECE: u32 = 200;

/// So many pages are given back at once.
const PAGES: u32 = 256;

/// The oldest that may go. Records stand in the order of their ends, so that nobody has to look for them.
const OLD_GAMES: &str =
    "SELECT number FROM (SELECT number, over FROM finished ORDER BY number LIMIT ?2) WHERE over < ?1";
const OLD_RECORDINGS: &str = "SELECT DISTINCT part >> 8 FROM (SELECT part, over FROM piece JOIN finished
                              ON number = part >> 8 ORDER BY part LIMIT ?2) WHERE over < ?1";
const OLD_STUCK: &str = "SELECT id FROM game WHERE over < ?1 AND stuck IS NOT NULL LIMIT ?2";
const OLD_GUESTS: &str = "SELECT id FROM guest WHERE seen < ?1 LIMIT ?2";
const OLD_SERIES: &str = "SELECT DISTINCT id FROM (SELECT id, over FROM series WHERE over < ?1 LIMIT ?2)";
const OLD_CHAT: &str = "SELECT room FROM speech WHERE at < ?1 LIMIT ?2";

impl Old {
    fn kinds(&self) -> [(&'static str, i64, &'static [&'static str]); 6] {
        let game = &[
            "DELETE FROM action WHERE game = ?1",
            "DELETE FROM spoke WHERE game = ?1",
            "DELETE FROM snapshot WHERE game = ?1",
            "DELETE FROM renewed WHERE game = ?1",
            "DELETE FROM game WHERE id = ?1",
        ];
        let guest = &["DELETE FROM session WHERE guest = ?1", "DELETE FROM guest WHERE id = ?1"];
        [
            (OLD_GAMES, self.games, &[pieces::DELETE, "DELETE FROM finished WHERE number = ?1"]),
            (OLD_RECORDINGS, self.recordings, &[pieces::DELETE]),
            (OLD_STUCK, self.games, game),
            (OLD_GUESTS, self.guests, guest),
            (OLD_SERIES, self.games, &["DELETE FROM series WHERE id = ?1"]),
            (OLD_CHAT, self.chat, &[]),
        ]
    }

    /// Is there any?
    pub(super) fn any(&self, on: &Connection) -> rusqlite::Result<bool> {
        for (find, before, _) in self.kinds() {
            if on.prepare_cached(find)?.exists(params![before, PIECE])? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Removes a piece of each kind.
    fn remove(&self, on: &Connection) -> rusqlite::Result<()> {
        for (find, before, removals) in self.kinds() {
            let mut query = on.prepare_cached(find)?;
            let rows = query.query_map(params![before, PIECE], |row| row.get::<_, i64>(0))?;
            for row in rows.collect::<rusqlite::Result<Vec<_>>>()? {
                for sql in removals {
                    on.prepare_cached(sql)?.execute([row])?;
                }
            }
        }
        on.prepare_cached("DELETE FROM speech WHERE at < ?1")?.execute([self.chat])?;
        Ok(())
    }
}

/// The record takes the place of everything else there is of the game, in one step.
fn archive(on: &Connection, game: Id, log: &[u8], recording: &[u8]) -> rusqlite::Result<()> {
    let game = game.number();
    let sql = "INSERT INTO finished (id, over, log) SELECT id, over, ?2 FROM game WHERE id = ?1 AND over IS NOT NULL";
    if on.prepare_cached(sql)?.execute(params![game, log])? == 0 {
        return Ok(());
    }
    pieces::write(on, on.last_insert_rowid(), recording)?;
    for sql in [
        "DELETE FROM action WHERE game = ?1",
        "DELETE FROM spoke WHERE game = ?1",
        "DELETE FROM snapshot WHERE game = ?1",
        "DELETE FROM renewed WHERE game = ?1",
        "DELETE FROM game WHERE id = ?1",
    ] {
        on.prepare_cached(sql)?.execute([game])?;
    }
    Ok(())
}

/// Writes until it is told to close or every handle on the store is gone.
pub(super) fn run(
    connection: &mut Connection,
    mut queue: mpsc::Receiver<Order>,
    metrics: &Arc<Metrics>,
    checkpoints: &Checkpoints,
) {
    let (mut orders, mut batch) = (Vec::with_capacity(MOST), Vec::with_capacity(MOST));
    while queue.blocking_recv_many(&mut orders, MOST) > 0 {
        for order in orders.drain(..) {
            match order {
                Order::Write(write) => batch.push(write),
                // What waits is still written; nothing more is taken.
                Order::Close | Order::Release(_) => queue.close(),
            }
        }
        if batch.is_empty() {
            continue;
        }
        let began = Instant::now();
        let all = commit(connection, batch.iter().map(|write: &Write| &write.job));
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
        checkpoints.committed(connection);
    }
}

/// Notes that nothing is left to be done, and carries the `-wal` over into the file.
pub(super) fn close(connection: Connection) {
    let done = connection
        .execute("UPDATE meta SET value = 1 WHERE key = 'clean'", [])
        .and_then(|_| connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())));
    if let Err(why) = done.and_then(|()| connection.close().map_err(|(_, why)| why)) {
        tracing::warn!(%why, "the file could not be tidied up at the end; nothing is lost");
    }
}

fn commit<'a>(connection: &mut Connection, jobs: impl Iterator<Item = &'a Job>) -> rusqlite::Result<()> {
    let change = connection.transaction()?;
    for job in jobs {
        job.write(&change)?;
    }
    change.commit()
}
