//! The numbers of the house as they are just now: what other rooms know is looked up when somebody asks.

use std::sync::atomic::{AtomicU64, Ordering};

use prometheus_client::metrics::counter::Counter;

use crate::house::House;

/// Everything in the text format of Prometheus.
pub fn text(house: &House) -> String {
    let (shared, seen) = (&house.shared, &house.shared.metrics.seen);
    seen.lease.set(shared.store.good_for().map_or(0.0, |good| good.as_secs_f64()));
    seen.waiting.set(shared.store.waiting() as i64);
    seen.studies.set(shared.studies.waiting() as i64);
    if let Some(town) = house.town() {
        let (branches, feeds) = town.ways();
        seen.branches.set(branches as i64);
        seen.feeds.set(feeds as i64);
        let (traffic, connected) = town.traffic();
        seen.nats.set(i64::from(connected));
        count(&seen.connects, traffic.connects.load(Ordering::Relaxed));
        count(&seen.messages_in, traffic.in_messages.load(Ordering::Relaxed));
        count(&seen.messages_out, traffic.out_messages.load(Ordering::Relaxed));
        count(&seen.bytes_in, traffic.in_bytes.load(Ordering::Relaxed));
        count(&seen.bytes_out, traffic.out_bytes.load(Ordering::Relaxed));
    }
    shared.metrics.text()
}

/// Somebody else has counted already.
fn count(shown: &Counter<u64, AtomicU64>, counted: u64) {
    shown.inner().store(counted, Ordering::Relaxed);
}
