//! The writer: one task, one transaction for everything that waits, one round trip for all of it.
//!
//! A commit whose answer was lost may have happened or not. Each therefore writes its own number; whoever comes back
//! after a broken connection looks which number stands there, and sends again only what is missing.
//!
//! The number stands in the row of this life of the node (see `lease.rs`). If that row is gone, so is the right to write:
//! the statement fails, and with it everything that was sent behind it.

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
use super::super::{Company, Job, MOST, Order, StoreError, Write};
use super::jobs::{Plan, Statement};
use super::lease::{Lease, RELEASE};
use super::{connect, is_away, lock, unlock, words_of};
use crate::metrics::Metrics;

/// The first statement of every commit: it notes its number, or fails if this life is over. It fails, too, if that number
/// stands there already: then it is a commit that was given up as lost, sent again, and arrives after all.
pub const GUARD: &str =
    "WITH own AS (UPDATE node SET commits = $2::bigint WHERE id = $1 AND commits = $2::bigint - 1 RETURNING id)
    SELECT 1 / count(*) FROM own";

/// How far this life has come. A commit that is still being carried out, over a connection given up here, is waited for.
const SO_FAR: &str = "SELECT commits FROM node WHERE id = $1 FOR UPDATE";

/// From here on every commit is on the disk of the database before anybody is told; and whoever stops in the middle of one
/// does not stand in the way for long.
const SESSION: &str = "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = '1500ms'";

/// Between two tries to reach a database that is away.
const AGAIN: Duration = Duration::from_millis(200);

/// Why a commit came to nothing.
enum Failed {
    /// The database said no: nothing of it is there.
    Refused(StoreError),
    /// The connection broke: perhaps it is there.
    Lost(String),
    /// This life of the node is over: nothing of it is there.
    Fenced,
}

impl Failed {
    fn of(why: Error) -> Failed {
        match why.code() {
            // Nothing else divides.
            Some(code) if *code == SqlState::DIVISION_BY_ZERO => Failed::Fenced,
            _ if is_away(&why) => Failed::Lost(words_of(&why)),
            _ => Failed::Refused(why.into()),
        }
    }
}

/// The writer's end of the store.
pub(super) struct Writer {
    base: Base,
    company: Company,
    client: Client,
    lease: Arc<Lease>,
    /// Statements the database has parsed already, over this connection.
    parsed: HashMap<&'static str, tokio_postgres::Statement>,
    /// The life it writes in.
    life: i64,
    /// Commits so far in this life.
    commits: i64,
    metrics: Arc<Metrics>,
}

impl Writer {
    pub(super) async fn new(
        (base, company): (Base, Company),
        client: Client,
        lease: Arc<Lease>,
        metrics: Arc<Metrics>,
    ) -> Result<Writer, StoreError> {
        client.batch_execute(SESSION).await?;
        let life = lease.begin(&client).await?;
        Ok(Writer { base, company, client, lease, parsed: HashMap::new(), life, commits: 0, metrics })
    }

    /// Writes until it is told to close or every handle on the store is gone.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Order>) {
        let (mut orders, mut batch) = (Vec::with_capacity(MOST), Vec::with_capacity(MOST));
        let mut released = Vec::new();
        while queue.recv_many(&mut orders, MOST).await > 0 {
            for order in orders.drain(..) {
                match order {
                    Order::Write(write) => batch.push(write),
                    // What waits is still written; nothing more is taken.
                    Order::Close => queue.close(),
                    Order::Release(done) => {
                        released.push(done);
                        queue.close();
                    }
                }
            }
            if batch.is_empty() {
                continue;
            }
            let (began, count) = (Instant::now(), batch.len());
            self.write(&mut batch).await;
            self.metrics.commit(count, began.elapsed());
        }
        // Whoever comes next need not wait until the lease runs out. If this fails, he does.
        let _ = self.client.execute(RELEASE, &[&self.life]).await;
        self.lease.end(self.life);
        unlock(&self.client).await;
    }

    /// Writes everything. What belongs to a life that is over is refused; what belongs to none is written in the next.
    async fn write(&mut self, batch: &mut Vec<Write>) {
        while !batch.is_empty() {
            self.enter_life().await;
            let life = self.life;
            for write in batch.extract_if(.., |write| write.life.is_some_and(|own| own != life)) {
                drop(write.done.send(Err(StoreError::Fenced)));
            }
            match self.commit(batch.iter().map(|write| &write.job)).await {
                Ok(()) => batch.drain(..).for_each(|write| drop(write.done.send(Ok(())))),
                Err(StoreError::Fenced) => self.lease.lose(life),
                // One of them is at fault: each stands for itself.
                Err(_) => return self.write_one_by_one(batch).await,
            }
        }
    }

    async fn write_one_by_one(&mut self, batch: &mut Vec<Write>) {
        for write in batch.drain(..) {
            let done = loop {
                self.enter_life().await;
                if write.life.is_some_and(|own| own != self.life) {
                    break Err(StoreError::Fenced);
                }
                match self.commit(std::iter::once(&write.job)).await {
                    Err(StoreError::Fenced) => self.lease.lose(self.life),
                    done => break done,
                }
            };
            if let Err(why) = &done {
                tracing::error!(%why, "a write failed");
            }
            drop(write.done.send(done));
        }
    }

    /// Writes in the life there is; begins one if the last is over.
    async fn enter_life(&mut self) {
        while self.lease.life() != self.life || self.life == 0 {
            match self.lease.begin(&self.client).await {
                Ok(life) => (self.life, self.commits) = (life, 0),
                Err(_) => self.come_back().await,
            }
        }
    }

    /// All jobs in one transaction; waits for a database that is away. An error says that nothing of it was written, unless
    /// it says that this life is over: then nobody is told, and the next owner finds what there is.
    async fn commit<'a>(&mut self, jobs: impl Iterator<Item = &'a Job> + Clone) -> Result<(), StoreError> {
        let number = self.commits + 1;
        loop {
            let plan = Plan::of(jobs.clone(), self.life).map_err(|why| StoreError::Disk("".into(), why.into()))?;
            match self.send(plan.into_statements(), number).await {
                Ok(()) => {
                    self.commits = number;
                    return Ok(());
                }
                Err(Failed::Refused(why)) => return Err(why),
                Err(Failed::Fenced) => return Err(StoreError::Fenced),
                Err(Failed::Lost(why)) => {
                    tracing::error!(why, "the database is away; tables wait until it is back");
                    self.metrics.database_losses.inc();
                    self.come_back().await;
                    if self.life == 0 {
                        return Err(StoreError::Fenced);
                    }
                    if self.commits >= number {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Sends everything at once and reads the answers as they come.
    async fn send(&mut self, statements: Vec<Statement>, number: i64) -> Result<(), Failed> {
        let noted = Statement { sql: GUARD, values: vec![Box::new(self.life), Box::new(number)] };
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

    /// Waits until the database is there again, and looks what it knows of this life.
    async fn come_back(&mut self) {
        self.metrics.database_away.set(1);
        while let Err(why) = self.reconnect().await {
            // The old connection may hold the lock until the database notices that it is gone.
            tracing::debug!(%why, "the database is still away");
            tokio::time::sleep(AGAIN).await;
        }
        self.metrics.database_away.set(0);
        tracing::info!("the database is back");
    }

    async fn reconnect(&mut self) -> Result<(), StoreError> {
        let client = connect(&self.base).await?;
        lock(&client, &self.base, self.company).await?;
        client.batch_execute(SESSION).await?;
        let found = client.query_opt(SO_FAR, &[&self.life]).await?;
        match found {
            Some(row) => self.commits = row.try_get(0)?,
            None => {
                self.lease.lose(self.life);
                self.life = 0;
            }
        }
        (self.client, self.parsed) = (client, HashMap::new());
        Ok(())
    }
}
