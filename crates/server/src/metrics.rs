//! Numbers for whoever runs the house. Nothing here tells one table or person from another.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

type Count = Counter<u64, AtomicU64>;
type Seconds = Gauge<f64, AtomicU64>;

/// A commit that took so long is worth a line in the log: tables waited for it.
const LONG: Duration = Duration::from_secs(1);

/// All of them.
pub struct Metrics {
    registry: Registry,
    born: Instant,
    /// Answers that were carried out.
    pub actions: Count,
    /// Messages that were refused.
    pub refused: Count,
    /// Connections to tables.
    pub sockets: Gauge,
    /// Tables of this node.
    pub tables: Gauge,
    /// Connections cut back because they read too slowly.
    pub resyncs: Count,
    /// Tables that were loaded again after a fault.
    pub reloads: Count,
    /// The database has been found damaged.
    pub damaged: Gauge,
    /// The writer cannot reach the database just now.
    pub database_away: Gauge,
    /// How often it could not.
    pub database_losses: Count,
    /// Nodes that are alive, this one among them; 0 where everything is in a file.
    pub nodes: Gauge,
    /// How often this node was taken for dead.
    pub lease_losses: Count,
    /// Tables that were opened here because nobody had them.
    pub tables_taken: Count,
    /// What is looked up when somebody wants to see it.
    pub(crate) seen: Seen,
    writes: Count,
    commits: Histogram,
    /// When the last commit was, in milliseconds after `born`.
    committed: AtomicU64,
    since_commit: Seconds,
    resident: Gauge,
    cpu: Counter<f64, AtomicU64>,
}

/// What other rooms know, as it was when somebody asked.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) lease: Seconds,
    pub(crate) waiting: Gauge,
    pub(crate) studies: Gauge,
    pub(crate) branches: Gauge,
    pub(crate) feeds: Gauge,
    pub(crate) nats: Gauge,
    pub(crate) connects: Count,
    pub(crate) messages_in: Count,
    pub(crate) messages_out: Count,
    pub(crate) bytes_in: Count,
    pub(crate) bytes_out: Count,
}

impl Seen {
    fn register(&self, to: &mut Registry) {
        to.register_with_unit("lease_good", "How long the lease is certainly good", Unit::Seconds, self.lease.clone());
        to.register("waiting_writes", "Writes that wait for the next commit", self.waiting.clone());
        to.register("studies_waiting", "Finished games that wait to be looked back at", self.studies.clone());
        to.register("branches", "Tables of other nodes that are reached from here", self.branches.clone());
        to.register("feeds", "Tables of this node that are reached from others", self.feeds.clone());
        to.register("nats_connected", "1 if NATS is there", self.nats.clone());
        to.register("nats_connects", "How often NATS was connected to", self.connects.clone());
        to.register("nats_in_messages", "Messages that came over NATS", self.messages_in.clone());
        to.register("nats_out_messages", "Messages that went over NATS", self.messages_out.clone());
        to.register_with_unit("nats_in", "What came over NATS", Unit::Bytes, self.bytes_in.clone());
        to.register_with_unit("nats_out", "What went over NATS", Unit::Bytes, self.bytes_out.clone());
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("saloon"),
            born: Instant::now(),
            actions: Counter::default(),
            refused: Counter::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            resyncs: Counter::default(),
            reloads: Counter::default(),
            damaged: Gauge::default(),
            database_away: Gauge::default(),
            database_losses: Counter::default(),
            nodes: Gauge::default(),
            lease_losses: Counter::default(),
            tables_taken: Counter::default(),
            seen: Seen::default(),
            writes: Counter::default(),
            commits: Histogram::new(exponential_buckets(0.000_05, 2.0, 14)),
            committed: AtomicU64::new(0),
            since_commit: Gauge::default(),
            resident: Gauge::default(),
            cpu: Counter::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("actions", "Answers carried out", metrics.actions.clone());
        registry.register("refused", "Messages refused", metrics.refused.clone());
        registry.register("sockets", "Connections to tables", metrics.sockets.clone());
        registry.register("tables", "Tables of this node", metrics.tables.clone());
        registry.register("resyncs", "Connections that read too slowly", metrics.resyncs.clone());
        registry.register("reloads", "Tables loaded again after a fault", metrics.reloads.clone());
        registry.register("damaged", "1 if the database was found damaged", metrics.damaged.clone());
        registry.register("database_away", "1 if the database cannot be reached", metrics.database_away.clone());
        registry.register("database_losses", "How often it could not", metrics.database_losses.clone());
        registry.register("nodes", "Nodes alive; 0 where everything is in a file", metrics.nodes.clone());
        registry.register("lease_losses", "How often this node was taken for dead", metrics.lease_losses.clone());
        registry.register("tables_taken", "Tables opened because nobody had them", metrics.tables_taken.clone());
        registry.register("writes", "Writes made durable", metrics.writes.clone());
        registry.register("commit_seconds", "Time of one commit", metrics.commits.clone());
        let since = metrics.since_commit.clone();
        registry.register_with_unit("since_commit", "Time since the last commit", Unit::Seconds, since);
        registry.register("resident_bytes", "Memory in use", metrics.resident.clone());
        registry.register_with_unit("cpu", "Processor time used", Unit::Seconds, metrics.cpu.clone());
        metrics.seen.register(registry);
        metrics
    }
}

impl Metrics {
    pub(crate) fn commit(&self, writes: usize, took: Duration) {
        self.writes.inc_by(writes as u64);
        self.commits.observe(took.as_secs_f64());
        self.committed.store(self.born.elapsed().as_millis() as u64, Ordering::Relaxed);
        if took > LONG {
            tracing::warn!(writes, millis = took.as_millis() as u64, "a commit took long; tables waited for it");
        }
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self) -> String {
        let now = self.born.elapsed().as_millis() as u64;
        let since = now.saturating_sub(self.committed.load(Ordering::Relaxed));
        self.since_commit.set(since as f64 / 1000.0);
        if let Some(bytes) = resident() {
            self.resident.set(bytes);
        }
        if let Some(seconds) = cpu() {
            self.cpu.inner().store(seconds.to_bits(), Ordering::Relaxed);
        }
        let mut text = String::new();
        match encode(&mut text, &self.registry) {
            Ok(()) => text,
            Err(_) => String::new(),
        }
    }
}

/// Memory of this process, where the system tells.
fn resident() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// Processor time of this process, its own and that of the system for it, where the system tells.
fn cpu() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may hold anything; behind it come numbers.
    let mut numbers = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let ticks: u64 = numbers.next()?.parse::<u64>().ok()? + numbers.next()?.parse::<u64>().ok()?;
    Some(ticks as f64 / rustix::param::clock_ticks_per_second() as f64)
}
