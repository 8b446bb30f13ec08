//! `saloon load`: many tables of scripted players over real sockets, to see what a server can take and that it keeps
//! its secrets.

mod bare;
mod check;
mod frame;
mod http;
mod rowdy;
mod seat;
mod tally;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use saloon_protocol::http::{Rename, Token};
use serde::Serialize;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use http::Http;
use seat::{Nodes, Seated, Table};
use tally::{Returns, Tally, Times};

/// Players at each table.
const SEATS: usize = 5;

/// How many tables are set up at the same time.
const SETTING_UP: usize = 16;

/// Trouble is made for so long, and not made for so long, in turns.
const TROUBLE: Duration = Duration::from_secs(3);

/// Play at many tables of a local server at once, measure, and check that nobody is told too much.
#[derive(Args)]
pub struct LoadOptions {
    /// The server; only this machine. Said several times, these are nodes of a town, and the players of each table are
    /// connected to all of them in turn.
    #[arg(long, default_value = "http://127.0.0.1:8080", value_name = "URL")]
    url: Vec<String>,

    /// How many tables of five.
    #[arg(long, default_value_t = 20, value_name = "N")]
    tables: usize,

    /// Actions per second, all tables together; 0 is as many as possible.
    #[arg(long, default_value_t = 20.0, value_name = "R")]
    rate: f64,

    /// For how long.
    #[arg(long, default_value_t = 10, value_name = "S")]
    seconds: u64,

    /// Halfway, cut every line at once and see how everybody comes back.
    #[arg(long)]
    cut: bool,

    /// Let an abusive client make trouble half of the time, and compare.
    #[arg(long)]
    rowdy: bool,

    /// Measure a bare echo server first, in the same way.
    #[arg(long)]
    bare: bool,

    /// Be that echo server.
    #[arg(long, hide = true)]
    echo: bool,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
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
    /// At the beginning of the run and at its end: up to 30 s of each.
    first: Times,
    last: Times,
    reconnects: u64,
    server_rss_mb: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bare: Option<Times>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<Returns>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rowdy: Option<Trouble>,
    first_problem: Option<String>,
}

/// What the abusive client did, and what the others felt of it.
#[derive(Serialize)]
struct Trouble {
    attacks: u64,
    #[serde(flatten)]
    times: Times,
    p99_ratio: f64,
}

impl LoadOptions {
    /// Fails if anything went wrong or anybody was told too much.
    pub fn run(&self) -> Result<ExitCode> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        if self.echo {
            runtime.block_on(bare::serve())?;
        }
        let report = runtime.block_on(self.play())?;
        if self.json {
            println!("{}", serde_json::to_string(&report)?);
        } else {
            self.print(&report);
        }
        if let Some(first) = report.first_problem.filter(|_| report.errors + report.leaks > 0) {
            eprintln!("saloon load: the first problem: {first}");
            return Ok(ExitCode::FAILURE);
        }
        Ok(ExitCode::SUCCESS)
    }

    fn print(&self, report: &Report) {
        println!("{} tables, {} sockets, {} s", report.tables, report.sockets, self.seconds);
        println!("{} actions, {:.0} per second", report.actions, report.actions_per_second);
        println!("p50 {} ms, p99 {} ms, p99.9 {} ms", report.p50_ms, report.p99_ms, report.p999_ms);
        println!("p99 {} ms at the beginning, {} ms at the end", report.first.p99_ms, report.last.p99_ms);
        println!(
            "{} errors, {} leaks, {} records checked to the end",
            report.errors, report.leaks, report.games_checked
        );
        println!("{} reconnects", report.reconnects);
        if let Some(memory) = report.server_rss_mb {
            println!("server memory {memory} MB");
        }
        if let Some(Times { actions, p50_ms, p99_ms, .. }) = &report.bare {
            println!("a bare echo server: {actions} actions, p50 {p50_ms} ms, p99 {p99_ms} ms");
        }
        if let Some(Returns { back, with_a_whole_view, slowest_ms, .. }) = &report.cut {
            println!(
                "{back} cut off and back, {with_a_whole_view} of them with a whole view, the last after {slowest_ms} ms"
            );
        }
        if let Some(Trouble { attacks, times, p99_ratio }) = &report.rowdy {
            println!("{attacks} attacks: p99 {} ms meanwhile, {p99_ratio:.2} times that of calm", times.p99_ms);
        }
    }

    fn addresses(&self) -> Result<Nodes> {
        let read = |url: &String| {
            let place = url.strip_prefix("http://").context("the address begins with http://")?;
            let address: SocketAddr =
                place.trim_end_matches('/').parse().context("the address is http://127.0.0.1:PORT")?;
            if !address.ip().is_loopback() {
                bail!("only a server on this machine is put under load");
            }
            Ok(address)
        };
        self.url.iter().map(read).collect::<Result<Vec<_>>>().map(Nodes::new)
    }

    async fn play(&self) -> Result<Report> {
        if self.tables == 0 {
            bail!("at least one table is needed");
        }
        let nodes = self.addresses()?;
        let address = nodes.first();
        let pause = Duration::from_secs_f64(if self.rate > 0.0 { self.tables as f64 / self.rate } else { 0.0 });
        let bare = if self.bare { Some(bare::measure(self.tables, pause, self.seconds).await?.calm()) } else { None };
        let tally = Arc::new(Tally::new()?);
        let tables = set_up(&nodes, self.tables).await.map_err(explained)?;
        eprintln!("saloon load: everybody sits, {} tables", tables.len());
        let names: Vec<String> = tables.iter().filter_map(|(_, seats)| Some(seats.first()?.table.clone())).collect();
        let begin = Instant::now() + Duration::from_millis(500);
        let mut playing = JoinSet::new();
        for (number, seats) in tables {
            // Tables are spread over the pause, so that they do not all act at once.
            let first = begin + pause.mul_f64(number as f64 / self.tables as f64);
            let table = Arc::new(Table::new(nodes.clone(), number, (first, pause), Arc::clone(&tally)));
            for seated in seats {
                playing.spawn(seat::play(Arc::clone(&table), seated));
            }
        }
        let mut guests = JoinSet::new();
        if self.rowdy {
            let name = Rename { name: "Rowdy".into() };
            let token: Token = Http::connect(address, "").await?.post("/api/tokens", None, &name).await?;
            rowdy::make_trouble(address, names, token.token, Arc::clone(&tally))?;
            guests.spawn(take_turns(begin, Arc::clone(&tally)));
        }
        if self.cut {
            let (tally, halfway) = (Arc::clone(&tally), Duration::from_secs(1 + self.seconds / 2));
            guests.spawn(async move {
                sleep_until(begin + halfway).await;
                tally.cut.send_replace(());
                Ok(())
            });
        }
        tally.count_for(begin, self.seconds).await;
        guests.shutdown().await;
        let rss = resident(&nodes).await;
        tally.stopping.store(true, Ordering::Relaxed);
        playing.shutdown().await;
        tally.judge(address).await?;
        Ok(self.report(&tally, rss, bare))
    }

    fn report(&self, tally: &Tally, server_rss_mb: Option<f64>, bare: Option<Times>) -> Report {
        let (times, troubled) = (tally.calm(), tally.troubled());
        let (first, last) = tally.first_and_last();
        let trouble = |times: Times, calm: f64| Trouble {
            attacks: tally.troubles.load(Ordering::Relaxed),
            p99_ratio: times.p99_ms / calm,
            times,
        };
        let actions = tally.actions.load(Ordering::Relaxed);
        Report {
            tables: self.tables,
            sockets: self.tables * SEATS,
            actions,
            errors: tally.errors.load(Ordering::Relaxed),
            leaks: tally.leaks.load(Ordering::Relaxed),
            games_checked: tally.checked.load(Ordering::Relaxed),
            actions_per_second: actions as f64 / self.seconds.max(1) as f64,
            p50_ms: times.p50_ms,
            p99_ms: times.p99_ms,
            p999_ms: times.p999_ms,
            first,
            last,
            reconnects: tally.reconnects.load(Ordering::Relaxed),
            server_rss_mb,
            bare,
            cut: self.cut.then(|| tally.returns()),
            rowdy: self.rowdy.then(|| trouble(troubled, times.p99_ms)),
            first_problem: tally.first_problem(),
        }
    }
}

/// Trouble and calm in turns, so that both are measured in the same weather.
async fn take_turns(begin: Instant, tally: Arc<Tally>) -> Result<()> {
    sleep_until(begin + Duration::from_secs(1)).await;
    loop {
        sleep(TROUBLE).await;
        tally.rowdy.fetch_not(Ordering::Relaxed);
    }
}

/// A server with its usual limits takes thousands of players from one address for an attack, and is right to.
fn explained(why: anyhow::Error) -> anyhow::Error {
    let said = format!("{why:#}");
    if !said.contains("429") && !said.contains("\"full\"") {
        return why;
    }
    anyhow::anyhow!(
        "the server lets no more in ({said})\nAll scripted players come from this one address, and the server has its usual limits. \
         Start it with `saloon serve --config examples/load.toml`, or ask for fewer with `--tables 5`"
    )
}

/// Guests, tables, chairs; a few tables at a time.
async fn set_up(nodes: &Nodes, tables: usize) -> Result<Vec<(usize, Vec<Seated>)>> {
    let mut work = JoinSet::new();
    for worker in 0..SETTING_UP.min(tables) {
        let nodes = nodes.clone();
        work.spawn(async move {
            let mut doors = Vec::new();
            for address in nodes.all() {
                doors.push(Http::connect(*address, "").await?);
            }
            let mut made = Vec::new();
            for number in (worker..tables).step_by(SETTING_UP) {
                let door = number % doors.len();
                doors[door].place = seat::place(number);
                made.push((number, seat::set_up(&mut doors[door], (&nodes, number), SEATS).await?));
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

/// What the servers together say of their memory, in MB, if their numbers are open to the token of examples/load.toml.
async fn resident(nodes: &Nodes) -> Option<f64> {
    let mut all = 0.0;
    for address in nodes.all() {
        let text = Http::connect(*address, "").await.ok()?.get("/metrics", Some("load")).await.ok()?;
        let line = text.lines().find(|line| line.starts_with("saloon_resident_bytes"))?;
        let bytes: f64 = line.rsplit(' ').next()?.parse().ok()?;
        all += bytes;
    }
    Some((all / 1e5).round() / 10.0)
}
