//! What all scripted players count together.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Result, anyhow};
use hdrhistogram::Histogram;
use saloon_rules::Replay;
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::Instant;

use super::check::Told;
use super::http::Http;
use super::seat::place;

/// The beginning and the end of a run are measured apart: so much of each, or a third of the run if that is less.
const PART: Duration = Duration::from_secs(30);

/// Longer than any run.
const LONGEST: u64 = 120_000_000;

const FIRST: u8 = 0;
const BETWEEN: u8 = 1;
const LAST: u8 = 2;

/// What all scripted players count together.
pub(super) struct Tally {
    pub(super) counting: AtomicBool,
    pub(super) stopping: AtomicBool,
    /// Somebody makes trouble just now; what is measured meanwhile is kept apart.
    pub(super) rowdy: AtomicBool,
    pub(super) troubles: AtomicU64,
    /// Tells every player to drop the line at once.
    pub(super) cut: watch::Sender<()>,
    pub(super) actions: AtomicU64,
    pub(super) errors: AtomicU64,
    pub(super) leaks: AtomicU64,
    pub(super) checked: AtomicU64,
    pub(super) reconnects: AtomicU64,
    calm: Mutex<Histogram<u64>>,
    /// The beginning and the end of a run.
    first: Mutex<Histogram<u64>>,
    last: Mutex<Histogram<u64>>,
    part: AtomicU8,
    troubled: Mutex<Histogram<u64>>,
    returns: Mutex<Histogram<u64>>,
    whole_returns: AtomicU64,
    /// Games that are over, with what somebody was told of them.
    to_judge: Mutex<BTreeMap<String, Vec<Told>>>,
    problem: Mutex<Option<String>>,
}

/// How long answers took.
#[derive(Serialize)]
pub(super) struct Times {
    pub(super) actions: u64,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) p999_ms: f64,
}

/// How those came back whose line was cut.
#[derive(Serialize)]
pub(super) struct Returns {
    pub(super) back: u64,
    pub(super) with_a_whole_view: u64,
    pub(super) p50_ms: f64,
    pub(super) slowest_ms: f64,
}

impl Tally {
    pub(super) fn new() -> Result<Tally> {
        let times = || anyhow::Ok(Mutex::new(Histogram::new_with_bounds(1, LONGEST, 3)?));
        Ok(Tally {
            counting: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            rowdy: AtomicBool::new(false),
            troubles: AtomicU64::new(0),
            cut: watch::Sender::new(()),
            actions: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            leaks: AtomicU64::new(0),
            checked: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            calm: times()?,
            first: times()?,
            last: times()?,
            part: AtomicU8::new(BETWEEN),
            troubled: times()?,
            returns: times()?,
            whole_returns: AtomicU64::new(0),
            to_judge: Mutex::default(),
            problem: Mutex::new(None),
        })
    }

    /// Counts from a second after the beginning on, for so long.
    pub(super) async fn count_for(&self, begin: Instant, seconds: u64) {
        tokio::time::sleep_until(begin + Duration::from_secs(1)).await;
        let whole = Duration::from_secs(seconds);
        let part = PART.min(whole / 3);
        self.counting.store(true, Ordering::Relaxed);
        for (which, time) in [(FIRST, part), (BETWEEN, whole - part * 2), (LAST, part)] {
            self.part.store(which, Ordering::Relaxed);
            tokio::time::sleep(time).await;
        }
        self.counting.store(false, Ordering::Relaxed);
    }

    /// One answer came back after this time.
    pub(super) fn answered(&self, took: Duration) {
        if self.counting.load(Ordering::Relaxed) {
            self.actions.fetch_add(1, Ordering::Relaxed);
            let times = if self.rowdy.load(Ordering::Relaxed) { &self.troubled } else { &self.calm };
            record(times, took);
            match self.part.load(Ordering::Relaxed) {
                FIRST => record(&self.first, took),
                LAST => record(&self.last, took),
                _ => {}
            }
        }
    }

    /// Somebody whose line was cut has heard everything again.
    pub(super) fn back(&self, took: Duration, whole: bool) {
        self.whole_returns.fetch_add(u64::from(whole), Ordering::Relaxed);
        record(&self.returns, took);
    }

    pub(super) fn error(&self, what: impl FnOnce() -> String) {
        if !self.stopping.load(Ordering::Relaxed) {
            self.errors.fetch_add(1, Ordering::Relaxed);
            self.problem.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(what);
        }
    }

    pub(super) fn leak(&self, what: impl FnOnce() -> String) {
        self.leaks.fetch_add(1, Ordering::Relaxed);
        self.problem.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(what);
    }

    /// What went wrong first.
    pub(super) fn first_problem(&self) -> Option<String> {
        self.problem.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// A game is over and will be judged when there is time.
    pub(super) fn to_judge(&self, game: String, told: Told) {
        self.to_judge.lock().unwrap_or_else(PoisonError::into_inner).entry(game).or_default().push(told);
    }

    /// With the record of a game every step of it can be judged exactly.
    pub(super) async fn judge(&self, address: SocketAddr) -> Result<()> {
        let games = std::mem::take(&mut *self.to_judge.lock().unwrap_or_else(PoisonError::into_inner));
        let mut http = Http::connect(address, "").await?;
        for (number, (game, tellings)) in games.into_iter().enumerate() {
            http.place = place(number);
            let text = http.get(&format!("/api/replays/{game}/file"), None).await?;
            let replay = Replay::parse(&text).map_err(|why| anyhow!("the record of a game cannot be read: {why}"))?;
            for told in tellings {
                match told.compare(&replay) {
                    Ok(whole) => drop(self.checked.fetch_add(u64::from(whole), Ordering::Relaxed)),
                    Err(why) => self.leak(|| why),
                }
            }
        }
        Ok(())
    }

    /// While nobody made trouble.
    pub(super) fn calm(&self) -> Times {
        times(&self.calm)
    }

    /// In the first and in the last part of the run.
    pub(super) fn first_and_last(&self) -> (Times, Times) {
        (times(&self.first), times(&self.last))
    }

    /// While somebody did.
    pub(super) fn troubled(&self) -> Times {
        times(&self.troubled)
    }

    /// Those whose line was cut.
    pub(super) fn returns(&self) -> Returns {
        let returns = self.returns.lock().unwrap_or_else(PoisonError::into_inner);
        Returns {
            back: returns.len(),
            with_a_whole_view: self.whole_returns.load(Ordering::Relaxed),
            p50_ms: millis(returns.value_at_quantile(0.5)),
            slowest_ms: millis(returns.max()),
        }
    }
}

fn record(times: &Mutex<Histogram<u64>>, took: Duration) {
    times.lock().unwrap_or_else(PoisonError::into_inner).saturating_record(took.as_micros() as u64);
}

fn times(times: &Mutex<Histogram<u64>>) -> Times {
    let times = times.lock().unwrap_or_else(PoisonError::into_inner);
    let at = |part: f64| millis(times.value_at_quantile(part));
    Times { actions: times.len(), p50_ms: at(0.5), p99_ms: at(0.99), p999_ms: at(0.999) }
}

fn millis(micros: u64) -> f64 {
    micros as f64 / 1000.0
}
