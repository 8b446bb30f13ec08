//! What `saloon doctor` finds in a database, asked in a session that cannot write.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio_postgres::{Client, Row};

use super::super::carry::{FINISHED, TABLES};
use super::super::place::Base;
use super::super::{Alive, Company, StoreError};
use super::schema::{self, OURS, STEPS};
use super::{connect, words_of};
use crate::doctor::Report;

const ABOUT: &str = "database";

/// The oldest PostgreSQL this program was tried on.
const OLDEST: i32 = 13;

/// Every answer waits for one way there and back; nobody notices so much.
const SHORT: Duration = Duration::from_millis(5);

/// Times are written by the clock of whichever node writes, and leases run by that of the database.
const APART: Duration = Duration::from_secs(2);

/// Connections of a node: one writes, one reads, one keeps the lease.
const OWN: i64 = 3;

/// How long the whole look may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// From here on nothing can be written in this session, and no question waits for long.
const SESSION: &str = "SET default_transaction_read_only = on; SET statement_timeout = '3s'; SET lock_timeout = '1s'";

pub(in crate::store) async fn look(base: &Base, company: Company, report: &mut Report) -> Option<Alive> {
    match tokio::time::timeout(PATIENCE, examine(base, company, report)).await {
        Ok(Ok(alive)) => alive,
        Ok(Err(StoreError::Postgres(why))) => {
            let advice = "let this user read the schema, or correct --store";
            report.wrong(ABOUT, format!("{base} refuses a question: {}", words_of(&why)), advice);
            None
        }
        Ok(Err(why)) => {
            report.wrong(ABOUT, why.to_string(), "start PostgreSQL, open the way to it, or correct --store");
            None
        }
        Err(_) => {
            report.wrong(ABOUT, format!("{base} does not answer in time"), "see what it is doing (pg_stat_activity)");
            None
        }
    }
}

async fn examine(base: &Base, company: Company, report: &mut Report) -> Result<Option<Alive>, StoreError> {
    let client = connect(base).await?;
    let defaults = settings(&client).await?;
    client.batch_execute(SESSION).await?;
    server(&client, base, report).await?;
    promises(&client, &defaults, report).await?;
    let form = match schema::form(&client, base).await {
        Ok(form) => form,
        Err(why @ StoreError::Newer { .. }) => {
            report.wrong(ABOUT, why.to_string(), "run the newer program");
            return Ok(None);
        }
        Err(StoreError::Damaged(_, why)) => {
            let advice = "CREATE SCHEMA, or name another (?options=-csearch_path%3DNAME)";
            report.wrong(ABOUT, format!("{base}: {why}"), advice);
            return Ok(None);
        }
        Err(why) => return Err(why),
    };
    let known = STEPS.len() as u32;
    if !rights(&client, form, report).await? {
        return Ok(None);
    }
    match form {
        None => report.ok(ABOUT, "the schema holds no house yet; the first start makes one"),
        Some(form) if form == known => report.ok(ABOUT, format!("form {form}, {}", size(&client).await?)),
        Some(form) => report.warning(
            ABOUT,
            format!("form {form}; the next start brings it to form {known}"),
            "make a copy first (pg_dump); there is no way back",
        ),
    }
    who(&client, company, form, report).await
}

/// What was set for this user and database, before this session sets its own.
struct Defaults {
    read_only: bool,
    statement_timeout: i64,
    pid: i32,
}

async fn settings(client: &Client) -> Result<Defaults, StoreError> {
    let sql = "SELECT current_setting('transaction_read_only') = 'on',
        (SELECT setting::bigint FROM pg_settings WHERE name = 'statement_timeout'), pg_backend_pid()";
    let row = client.query_one(sql, &[]).await?;
    Ok(Defaults { read_only: row.try_get(0)?, statement_timeout: row.try_get(1)?, pid: row.try_get(2)? })
}

/// The server itself: which one, how far away, how late, how full.
async fn server(client: &Client, base: &Base, report: &mut Report) -> Result<(), StoreError> {
    let sql = "SELECT current_setting('server_version'), current_setting('server_version_num')::int / 10000,
        current_setting('server_encoding'), current_setting('max_connections')::bigint
            - current_setting('superuser_reserved_connections')::bigint,
        (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')";
    let row = client.query_one(sql, &[]).await?;
    let (version, major): (String, i32) = (row.try_get(0)?, row.try_get(1)?);
    if major < OLDEST {
        report.wrong(ABOUT, format!("{base} is PostgreSQL {version}"), format!("use {OLDEST} or later"));
    } else {
        report.ok(ABOUT, format!("{base} answers: PostgreSQL {version}"));
    }
    let encoding: String = row.try_get(2)?;
    if encoding != "UTF8" {
        let advice = "make a database with ENCODING 'UTF8' TEMPLATE template0";
        report.wrong(ABOUT, format!("its encoding is {encoding}, which has no room for every name"), advice);
    }
    let (most, there): (i64, i64) = (row.try_get(3)?, row.try_get(4)?);
    // This one is among those that are there.
    if most - there + 1 < OWN {
        let found = format!("{there} of {most} connections are taken, and a node needs {OWN}");
        report.wrong(ABOUT, found, "raise max_connections");
    } else if most - there + 1 < 2 * OWN {
        let found = format!("{there} of {most} connections are taken; a node needs {OWN}");
        report.warning(ABOUT, found, "raise max_connections before another node comes");
    } else {
        report.ok(ABOUT, format!("{there} of {most} connections are taken; a node needs {OWN}"));
    }
    distance(client, report).await
}

/// How far away it is, and how far apart the clocks are.
async fn distance(client: &Client, report: &mut Report) -> Result<(), StoreError> {
    let (mut trip, mut apart) = (Duration::MAX, Duration::ZERO);
    for _ in 0..5 {
        let (began, here) = (Instant::now(), SystemTime::now());
        let row = client.query_one("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", &[]).await?;
        let took = began.elapsed();
        if took < trip {
            trip = took;
            let there = UNIX_EPOCH + Duration::from_millis(row.try_get::<_, i64>(0)?.max(0) as u64);
            let here = here + took / 2;
            apart = there.duration_since(here).unwrap_or_else(|earlier| earlier.duration());
        }
    }
    let millis = trip.as_secs_f64() * 1000.0;
    if trip > SHORT {
        let advice = "every answer waits so long; put the database nearer";
        report.warning(ABOUT, format!("a question there and back takes {millis:.1} ms"), advice);
    } else {
        report.ok(ABOUT, format!("a question there and back takes {millis:.2} ms"));
    }
    if apart > APART {
        let found = format!("its clock and that of this machine are {:.1} s apart", apart.as_secs_f64());
        report.warning("clock", found, "let both keep time (chrony, systemd-timesyncd)");
    } else {
        report.ok("clock", format!("within {} ms of that of the database", apart.as_millis().max(1)));
    }
    Ok(())
}

/// Settings that break what the house promises.
async fn promises(client: &Client, defaults: &Defaults, report: &mut Report) -> Result<(), StoreError> {
    let sql = "SELECT current_setting('fsync') = 'on', current_setting('full_page_writes') = 'on',
        current_setting('archive_mode') <> 'off', current_setting('synchronous_standby_names'), pg_is_in_recovery(),
        current_setting('synchronous_commit'), pg_backend_pid()";
    let row = client.query_one(sql, &[]).await?;
    if !row.try_get::<_, bool>(0)? {
        report.wrong(ABOUT, "fsync is off: a crash of its machine loses what people were told", "set fsync = on");
    }
    if !row.try_get::<_, bool>(1)? {
        let advice = "set full_page_writes = on, unless the file system writes whole pages (ZFS)";
        report.wrong(ABOUT, "full_page_writes is off: a power failure may leave torn pages", advice);
    }
    if row.try_get::<_, bool>(4)? {
        report.wrong(ABOUT, "it is a standby, which cannot be written to", "name the primary");
    } else if defaults.read_only {
        let advice = "ALTER ROLE ... RESET default_transaction_read_only";
        report.wrong(ABOUT, "it can only be read (default_transaction_read_only)", advice);
    }
    let commit: String = row.try_get(5)?;
    if commit == "on" {
        report.ok(ABOUT, "a commit waits for the disk (synchronous_commit is on)");
    } else {
        report.ok(ABOUT, format!("synchronous_commit is {commit}; a node sets it to on for itself"));
    }
    let standbys: String = row.try_get(3)?;
    if !standbys.trim().is_empty() {
        let found = format!("a commit also waits for standbys ({standbys})");
        report.warning(ABOUT, found, "tables stand still while none of them is there; see pg_stat_replication");
    }
    if !row.try_get::<_, bool>(2)? {
        let advice = "set archive_mode and archive_command, or see to copies in another way (docs/operations.md)";
        report.warning(ABOUT, "archive_mode is off: there is no way back to a moment", advice);
    }
    if defaults.statement_timeout > 0 && defaults.statement_timeout < 10_000 {
        let found =
            format!("statement_timeout is {} ms; a slow moment would refuse answers", defaults.statement_timeout);
        report.warning(ABOUT, found, "ALTER ROLE ... SET statement_timeout = 0");
    }
    if row.try_get::<_, i32>(6)? != defaults.pid {
        let advice = "connect to PostgreSQL itself: locks and prepared statements belong to a connection";
        report.wrong(ABOUT, "a pooler gives every transaction another connection", advice);
    }
    Ok(())
}

/// May this user do what a house does?
async fn rights(client: &Client, form: Option<u32>, report: &mut Report) -> Result<bool, StoreError> {
    let schema = "SELECT current_schema()::text, current_user::text, has_schema_privilege(current_schema(), 'CREATE')";
    let row = client.query_one(schema, &[]).await?;
    let (name, user, may_make): (String, String, bool) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let known = STEPS.len() as u32;
    if form != Some(known) && !may_make {
        let advice = format!("GRANT CREATE, USAGE ON SCHEMA {name} TO {user}");
        report.wrong(ABOUT, format!("{user} may not make tables in the schema {name}"), advice);
        return Ok(false);
    }
    if form.is_none() {
        report.ok(ABOUT, format!("{user} may make tables in the schema {name}"));
        return Ok(true);
    }
    let mut tables: Vec<&str> = TABLES.iter().chain([&FINISHED]).map(|table| table.name).collect();
    if form == Some(known) {
        tables.extend(["node", "link"]);
    }
    let sql = "SELECT t FROM unnest($1::text[]) AS t WHERE to_regclass(t) IS NULL OR NOT (has_table_privilege(t, 'SELECT')
        AND has_table_privilege(t, 'INSERT') AND has_table_privilege(t, 'UPDATE') AND has_table_privilege(t, 'DELETE'))";
    let shut = client.query(sql, &[&tables]).await?;
    let shut: Vec<String> = shut.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    if shut.is_empty() {
        report.ok(ABOUT, format!("{user} may read and write all {} tables of the schema {name}", tables.len()));
    } else {
        let advice = format!("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA {name} TO {user}");
        report.wrong(ABOUT, format!("{user} may not read and write {}", shut.join(", ")), advice);
    }
    Ok(shut.is_empty())
}

/// Who else is there: locks say so of houses and moves, leases of nodes.
async fn who(
    client: &Client,
    company: Company,
    form: Option<u32>,
    report: &mut Report,
) -> Result<Option<Alive>, StoreError> {
    let sql = "SELECT count(*) FILTER (WHERE mode = 'ExclusiveLock'), count(*) FILTER (WHERE mode = 'ShareLock') FROM pg_locks
        WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = $1::bigint::oid
        AND objid::bigint = (hashtext(current_schema())::bigint & 4294967295)
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let row = client.query_one(sql, &[&i64::from(OURS)]).await?;
    let (alone, nodes): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    if alone > 0 {
        let found = "a house that shares with nobody runs on it, or a move";
        let advice = "this is about the one that runs; another is refused until it is stopped";
        report.warning("nodes", found, advice);
        return Ok(None);
    }
    let known = STEPS.len() as u32;
    if nodes > 0 && company == Company::Alone {
        let found = format!("{nodes} nodes of a town are connected, and a house without --nats is refused beside them");
        report.wrong("nodes", found, "say --nats, or stop them first");
    }
    if nodes > 0 && form.is_some_and(|form| form < known) {
        let found = format!("{nodes} nodes of an older program are connected, which know no form {known}");
        report.wrong("nodes", found, "stop all of them before the first new one starts");
    }
    // Before the second form there were no leases.
    if form.is_none_or(|form| form < 2) {
        return Ok(None);
    }
    let sql =
        "SELECT process, until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint FROM node ORDER BY process";
    let rows = client.query(sql, &[]).await?;
    let lives = |row: &Row| row.try_get::<_, bool>(1);
    let (mut processes, mut dead) = (Vec::new(), 0);
    for row in &rows {
        if lives(row)? { processes.push(row.try_get(0)?) } else { dead += 1 }
    }
    let orphans: i64 = client.query_one("SELECT count(*) FROM room WHERE owner IS NULL", &[]).await?.try_get(0)?;
    let town = client.query_opt("SELECT value FROM meta WHERE key = 'town'", &[]).await?;
    let town = town.map_or(Ok(0), |row| row.try_get(0))?;
    let form = form.unwrap_or(known);
    match processes.len() {
        0 => report.ok("nodes", "none is alive"),
        count => report.ok("nodes", format!("{count} alive, of form {form}, which this program knows")),
    }
    if dead > 0 {
        let found = format!("{dead} did not end properly, and nobody has taken their tables yet");
        report.warning("nodes", found, "the next node that starts or is alive takes them");
    }
    if orphans > 0 && !processes.is_empty() {
        let found = format!("{orphans} tables belong to nobody though nodes are alive");
        report.warning("nodes", found, "ask again in a few seconds; then look into the logs of the nodes");
    }
    Ok(Some(Alive { town, processes }))
}

async fn size(client: &Client) -> Result<String, StoreError> {
    let sql = "SELECT (SELECT count(*) FROM room), (SELECT count(*) FROM game), (SELECT count(*) FROM finished),
        pg_size_pretty(coalesce(sum(pg_total_relation_size(c.oid)), 0)) FROM pg_class c
        WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'";
    let row = client.query_one(sql, &[]).await?;
    let (tables, games, finished): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let size: String = row.try_get(3)?;
    Ok(format!("{tables} tables, {games} games in play, {finished} finished ones, {size}"))
}
