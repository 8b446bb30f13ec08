//! `saloon load`: many tables of scripted players over real sockets, to see what a server can take and that it keeps
//! its secrets.

mod check;
mod http;
mod seat;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use hdrhistogram::Histogram;
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::Instant;

use http::Http;
use seat::{Seated, Table};

/// Players at each table.
const SEATS: usize = 5;

/// How many tables are set up at the same time.
const SETTING_UP: usize = 16;

/// Play at many tables of a local server at once, measure, and check that nobody is told too much.
#[derive(Args)]
pub struct LoadOptions {
    /// The server; only this machine.
    #[arg(long, default_value = "http://127.0.0.1:8080", value_name = "URL")]
    url: String,

    /// How many tables of five.
    #[arg(long, default_value_t = 20, value_name = "N")]
    tables: usize,

    /// Actions per second, all tables together; 0 is as many as possible.
    #[arg(long, default_value_t = 20.0, value_name = "R")]
    rate: f64,

    /// For how long.
    #[arg(long, default_value_t = 10, value_name = "S")]
    seconds: u64,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// What all scripted players count together.
pub(crate) struct Tally {
    pub(crate) counting: AtomicBool,
    pub(crate) stopping: AtomicBool,
    pub(crate) actions: AtomicU64,
    pub(crate) errors: AtomicU64,
    pub(crate) leaks: AtomicU64,
    pub(crate) checked: AtomicU64,
    pub(crate) reconnects: AtomicU64,
    times: Mutex<Histogram<u64>>,
    first: Mutex<Option<String>>,
}

impl Tally {
    fn new() -> Result<Tally> {
        Ok(Tally {
            counting: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            actions: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            leaks: AtomicU64::new(0),
            checked: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            times: Mutex::new(Histogram::new_with_bounds(1, 120_000_000, 3)?),
            first: Mutex::new(None),
        })
    }

    /// One answer came back after this time.
    pub(crate) fn answered(&self, took: Duration) {
        if self.counting.load(Ordering::Relaxed) {
            self.actions.fetch_add(1, Ordering::Relaxed);
            self.times.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(took.as_micros() as u64);
        }
    }

    pub(crate) fn error(&self, what: impl FnOnce() -> String) {
        if !self.stopping.load(Ordering::Relaxed) {
            self.errors.fetch_add(1, Ordering::Relaxed);
            self.first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(what);
        }
    }

    pub(crate) fn leak(&self, what: impl FnOnce() -> String) {
        self.leaks.fetch_add(1, Ordering::Relaxed);
        self.first.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(what);
    }
}

#[derive(Serialize)]
struct Report {
    tables: usize,
    sockets: usize,
    actions: u64,
    errors: u64,
    leaks: u64,
    games_checked: u64,
    actions_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    reconnects: u64,
    server_rss_mb: Option<f64>,
    first_problem: Option<String>,
}

impl LoadOptions {
    /// Fails if anything went wrong or anybody was told too much.
    pub fn run(&self) -> Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let report = runtime.block_on(self.play())?;
        if self.json {
            println!("{}", serde_json::to_string(&report)?);
        } else {
            println!("{} tables, {} sockets, {} s", report.tables, report.sockets, self.seconds);
            println!("{} actions, {:.0} per second", report.actions, report.actions_per_second);
            println!("p50 {} ms, p99 {} ms, p99.9 {} ms", report.p50_ms, report.p99_ms, report.p999_ms);
            println!(
                "{} errors, {} leaks, {} games checked to the end",
                report.errors, report.leaks, report.games_checked
            );
            println!("{} reconnects, server memory {:?} MB", report.reconnects, report.server_rss_mb);
        }
        if let Some(first) = report.first_problem.filter(|_| report.errors + report.leaks > 0) {
            eprintln!("saloon load: the first problem: {first}");
            return Ok(ExitCode::FAILURE);
        }
        Ok(ExitCode::SUCCESS)
    }

    fn address(&self) -> Result<SocketAddr> {
        let place = self.url.strip_prefix("http://").context("the address begins with http://")?;
        let address: SocketAddr =
            place.trim_end_matches('/').parse().context("the address is http://127.0.0.1:PORT")?;
        if !address.ip().is_loopback() {
            bail!("only a server on this machine is put under load");
        }
        Ok(address)
    }

    async fn play(&self) -> Result<Report> {
        let address = self.address()?;
        let tally = Arc::new(Tally::new()?);
        let pause = if self.rate > 0.0 { self.tables as f64 / self.rate } else { 0.0 };
        let tables = set_up(address, self.tables).await?;
        let begin = Instant::now() + Duration::from_millis(500);
        let mut playing = JoinSet::new();
        for (number, seats) in tables.into_iter().enumerate() {
            // Tables are spread over the pause, so that they do not all act at once.
            let first = begin + Duration::from_secs_f64(pause * number as f64 / self.tables as f64);
            let table = Arc::new(Table::new(address, Duration::from_secs_f64(pause), first, Arc::clone(&tally)));
            for seated in seats {
                playing.spawn(seat::play(Arc::clone(&table), seated));
            }
        }
        tokio::time::sleep_until(begin + Duration::from_secs(1)).await;
        tally.counting.store(true, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        tally.counting.store(false, Ordering::Relaxed);
        let rss = resident(address).await;
        tally.stopping.store(true, Ordering::Relaxed);
        playing.shutdown().await;
        Ok(self.report(&tally, rss))
    }

    fn report(&self, tally: &Tally, server_rss_mb: Option<f64>) -> Report {
        let times = tally.times.lock().unwrap_or_else(PoisonError::into_inner);
        let at = |part: f64| times.value_at_quantile(part) as f64 / 1000.0;
        let actions = tally.actions.load(Ordering::Relaxed);
        Report {
            tables: self.tables,
            sockets: self.tables * SEATS,
            actions,
            errors: tally.errors.load(Ordering::Relaxed),
            leaks: tally.leaks.load(Ordering::Relaxed),
            games_checked: tally.checked.load(Ordering::Relaxed),
            actions_per_second: actions as f64 / self.seconds.max(1) as f64,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            p999_ms: at(0.999),
            reconnects: tally.reconnects.load(Ordering::Relaxed),
            server_rss_mb,
            first_problem: tally.first.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }
}

/// Guests, tables, chairs; a few tables at a time.
async fn set_up(address: SocketAddr, tables: usize) -> Result<Vec<Vec<Seated>>> {
    let mut work = JoinSet::new();
    for worker in 0..SETTING_UP.min(tables) {
        let count = tables / SETTING_UP + usize::from(worker < tables % SETTING_UP);
        work.spawn(async move {
            let mut http = Http::connect(address).await?;
            let mut made = Vec::with_capacity(count);
            for _ in 0..count {
                made.push(seat::set_up(&mut http, address, SEATS).await?);
            }
            anyhow::Ok(made)
        });
    }
    let mut all = Vec::with_capacity(tables);
    while let Some(made) = work.join_next().await {
        all.extend(made??);
    }
    Ok(all)
}

/// What the server says of its memory, in MB.
async fn resident(address: SocketAddr) -> Option<f64> {
    let text = Http::connect(address).await.ok()?.get("/metrics", None).await.ok()?;
    let line = text.lines().find(|line| line.starts_with("saloon_resident_bytes"))?;
    let bytes: f64 = line.rsplit(' ').next()?.parse().ok()?;
    Some((bytes / 1e5).round() / 10.0)
}
