//! The writer: one task, one transaction for everything that waits, one round trip for all of it.
//!
//! A commit whose answer was lost may have happened or not. Each therefore writes its own number; whoever comes back
//! after a broken connection looks which number stands there, and sends again only what is missing.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::{MaybeDone, maybe_done};
use tokio::sync::mpsc;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error};

use super::super::place::Base;
use super::super::{Job, MOST, Order, StoreError, Write};
use super::jobs::{Plan, Statement};
use super::{connect, lock, unlock, words_of};
use crate::metrics::Metrics;

/// The key under which the number of the last commit stands.
const COMMITS: &str = "commits";

/// Between two tries to reach a database that is away.
const AGAIN: Duration = Duration::from_millis(200);

/// Why a commit came to nothing.
enum Failed {
    /// The database said no: nothing of it is there.
    Refused(StoreError),
    /// The connection broke: perhaps it is there.
    Lost(String),
}

impl Failed {
    fn of(why: Error) -> Failed {
        let going = [SqlState::ADMIN_SHUTDOWN, SqlState::CRASH_SHUTDOWN, SqlState::CANNOT_CONNECT_NOW];
        match why.as_db_error() {
            Some(said) if !going.contains(said.code()) => Failed::Refused(why.into()),
            _ => Failed::Lost(words_of(&why)),
        }
    }
}

/// The writer's end of the store.
pub(super) struct Writer {
    base: Base,
    client: Client,
    /// Statements the database has parsed already, over this connection.
    parsed: HashMap<&'static str, tokio_postgres::Statement>,
    /// Commits so far.
    commits: i64,
}

impl Writer {
    pub(super) async fn new(base: Base, client: Client) -> Result<Writer, StoreError> {
        let commits = last_commit(&client).await?;
        Ok(Writer { base, client, parsed: HashMap::new(), commits })
    }

    /// Writes until it is told to close or every handle on the store is gone.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Order>, metrics: Arc<Metrics>) {
        let (mut orders, mut batch) = (Vec::with_capacity(MOST), Vec::with_capacity(MOST));
        while queue.recv_many(&mut orders, MOST).await > 0 {
            for order in orders.drain(..) {
                match order {
                    Order::Write(write) => batch.push(write),
                    // What waits is still written; nothing more is taken.
                    Order::Close => queue.close(),
                }
            }
            if batch.is_empty() {
                continue;
            }
            let (began, count) = (Instant::now(), batch.len());
            self.write(&mut batch).await;
            metrics.commit(count, began.elapsed());
        }
        unlock(&self.client).await;
    }

    async fn write(&mut self, batch: &mut Vec<Write>) {
        match self.commit(batch.iter().map(|write| &write.job)).await {
            Ok(()) => batch.drain(..).for_each(|write| drop(write.done.send(Ok(())))),
            // One of them is at fault: each stands for itself.
            Err(_) => {
                for write in batch.drain(..) {
                    let alone = self.commit(std::iter::once(&write.job)).await;
                    if let Err(why) = &alone {
                        tracing::error!(%why, "a write failed");
                    }
                    drop(write.done.send(alone));
                }
            }
        }
    }

    /// All jobs in one transaction; waits for a database that is away. An error says that nothing of it was written.
    async fn commit<'a>(&mut self, jobs: impl Iterator<Item = &'a Job> + Clone) -> Result<(), StoreError> {
        let number = self.commits + 1;
        loop {
            let plan = Plan::of(jobs.clone()).map_err(|why| StoreError::Disk("".into(), why.into()))?;
            match self.send(plan.into_statements(), number).await {
                Ok(()) => {
                    self.commits = number;
                    return Ok(());
                }
                Err(Failed::Refused(why)) => return Err(why),
                Err(Failed::Lost(why)) => {
                    tracing::error!(why, "the database is away; tables wait until it is back");
                    self.come_back().await?;
                    if self.commits >= number {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Sends everything at once and reads the answers as they come.
    async fn send(&mut self, statements: Vec<Statement>, number: i64) -> Result<(), Failed> {
        let sql = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2";
        let noted = Statement { sql, values: vec![Box::new(COMMITS), Box::new(number)] };
        let all: Vec<Statement> = std::iter::once(noted).chain(statements).collect();
        for statement in &all {
            if !self.parsed.contains_key(statement.sql) {
                let parsed = self.client.prepare(statement.sql).await.map_err(Failed::of)?;
                self.parsed.insert(statement.sql, parsed);
            }
        }
        let values: Vec<Vec<&(dyn ToSql + Sync)>> =
            all.iter().map(|one| one.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect()).collect();
        let (client, parsed) = (&self.client, &self.parsed);
        let begin = Box::pin(async { client.batch_execute("BEGIN").await });
        let mut begin: Pin<Box<MaybeDone<_>>> = Box::pin(maybe_done(begin));
        let mut sent: Vec<Pin<Box<MaybeDone<_>>>> = all
            .iter()
            .zip(&values)
            .map(|(statement, values)| Box::pin(maybe_done(client.execute(&parsed[statement.sql], values))))
            .collect();
        let mut commit: Pin<Box<MaybeDone<_>>> = Box::pin(maybe_done(client.batch_execute("COMMIT")));
        // A request goes off when it is looked at for the first time: once round in order, and everything is on its way.
        std::future::poll_fn(|cx| {
            let _ = begin.as_mut().poll(cx);
            for one in &mut sent {
                let _ = one.as_mut().poll(cx);
            }
            let _ = commit.as_mut().poll(cx);
            std::task::Poll::Ready(())
        })
        .await;
        begin.as_mut().await;
        let mut refused = begin.as_mut().take_output().and_then(Result::err);
        for one in &mut sent {
            one.as_mut().await;
            let failed = one.as_mut().take_output().and_then(Result::err);
            refused = refused.or(failed);
        }
        commit.as_mut().await;
        // After a refused statement COMMIT takes everything back and calls it a success.
        let failed = commit.as_mut().take_output().and_then(Result::err);
        refused.or(failed).map_or(Ok(()), |why| Err(Failed::of(why)))
    }

    /// Waits until the database is there again, and looks what it knows of.
    async fn come_back(&mut self) -> Result<(), StoreError> {
        loop {
            match self.reconnect().await {
                Ok(()) => {
                    tracing::info!("the database is back");
                    return Ok(());
                }
                // The old connection holds the lock until the database notices that it is gone.
                Err(StoreError::Away(..) | StoreError::Postgres(_) | StoreError::InUse(_)) => {
                    tokio::time::sleep(AGAIN).await;
                }
                Err(why) => return Err(why),
            }
        }
    }

    async fn reconnect(&mut self) -> Result<(), StoreError> {
        let client = connect(&self.base).await?;
        lock(&client, &self.base).await?;
        let commits = last_commit(&client).await?;
        (self.client, self.parsed, self.commits) = (client, HashMap::new(), commits);
        Ok(())
    }
}

/// The number of the last commit; from here on every one is on the disk of the database before anybody is told.
async fn last_commit(client: &Client) -> Result<i64, StoreError> {
    client.batch_execute("SET synchronous_commit = on").await?;
    let found = client.query_opt("SELECT value FROM meta WHERE key = $1", &[&COMMITS]).await?;
    found.map_or(Ok(0), |row| Ok(row.try_get(0)?))
}
