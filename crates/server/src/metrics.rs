//! Numbers for whoever runs the house. Nothing here tells one table or person from another.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// All of them.
pub struct Metrics {
    registry: Registry,
    /// Answers that were carried out.
    pub actions: Counter<u64, AtomicU64>,
    /// Messages that were refused.
    pub refused: Counter<u64, AtomicU64>,
    /// Connections to tables.
    pub sockets: Gauge,
    /// Tables there are.
    pub tables: Gauge,
    /// Connections cut back because they read too slowly.
    pub resyncs: Counter<u64, AtomicU64>,
    /// Tables that were loaded again after a fault.
    pub reloads: Counter<u64, AtomicU64>,
    /// The database has been found damaged.
    pub damaged: Gauge,
    writes: Counter<u64, AtomicU64>,
    commits: Histogram,
    resident: Gauge,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("saloon"),
            actions: Counter::default(),
            refused: Counter::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            resyncs: Counter::default(),
            reloads: Counter::default(),
            damaged: Gauge::default(),
            writes: Counter::default(),
            commits: Histogram::new(exponential_buckets(0.000_05, 2.0, 14)),
            resident: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("actions", "Answers carried out", metrics.actions.clone());
        registry.register("refused", "Messages refused", metrics.refused.clone());
        registry.register("sockets", "Connections to tables", metrics.sockets.clone());
        registry.register("tables", "Tables", metrics.tables.clone());
        registry.register("resyncs", "Connections that read too slowly", metrics.resyncs.clone());
        registry.register("reloads", "Tables loaded again after a fault", metrics.reloads.clone());
        registry.register("damaged", "1 if the database was found damaged", metrics.damaged.clone());
        registry.register("writes", "Writes made durable", metrics.writes.clone());
        registry.register("commit_seconds", "Time of one commit", metrics.commits.clone());
        registry.register("resident_bytes", "Memory in use", metrics.resident.clone());
        metrics
    }
}

impl Metrics {
    pub(crate) fn commit(&self, writes: usize, took: Duration) {
        self.writes.inc_by(writes as u64);
        self.commits.observe(took.as_secs_f64());
    }

    /// Everything in the text format of Prometheus.
    pub fn text(&self) -> String {
        if let Some(bytes) = resident() {
            self.resident.set(bytes);
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
