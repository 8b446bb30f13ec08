//! Plays the games of a plan on several threads and puts the results together in their order.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;

use crate::detail::Detail;
use crate::long::{LONG, LongGame};
use crate::plan::{Error, Plan, Replays, mix};
use crate::replay::save_replay;
use crate::table::{Failure, Table};
use crate::tally::Tally;

/// Games a thread takes at a time.
const CHUNK: u64 = 64;

/// What came of a plan. When it was cut short, it is what a plan of that many games would have come to.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The counts.
    pub tally: Tally,
    /// Counts from facts, if the plan asked for them.
    pub detail: Option<Detail>,
    /// A digest of the final states of all games in their order, the same for every number of threads.
    pub fingerprint: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games that went wrong, and where their replays are.
    pub failed: Vec<Failed>,
    /// All games were played.
    pub complete: bool,
}

/// A game that went wrong.
#[derive(Clone, Debug)]
pub struct Failed {
    /// Which game of the plan.
    pub number: u64,
    /// What went wrong.
    pub why: Failure,
    /// Where its replay lies.
    pub replay: PathBuf,
}

impl Outcome {
    /// Games per second.
    pub fn games_per_second(&self) -> f64 {
        self.tally.games() as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    /// Decisions per second.
    pub fn decisions_per_second(&self) -> f64 {
        self.tally.decisions as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }
}

/// Plays all games of a plan, or those that are done when `cancel` is set. `progress` hears how many are done.
pub fn run(plan: &Plan, progress: &mut dyn FnMut(u64), cancel: &AtomicBool) -> Result<Outcome, Error> {
    plan.check()?;
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let mut merger = Merger::new(plan);
    let merged = std::thread::scope(|scope| {
        let (send, receive) = sync_channel(4 * plan.threads);
        for _ in 0..plan.threads {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || work(plan, next, [cancel, stop], &send));
        }
        drop(send);
        let mut result = Ok(());
        for chunk in receive {
            if result.is_ok() {
                result = merger.add(chunk);
                stop.fetch_or(result.is_err(), Ordering::Relaxed);
                progress(merger.outcome.tally.games());
            }
        }
        result
    });
    merged?;
    let mut outcome = merger.outcome;
    outcome.seconds = began.elapsed().as_secs_f64();
    outcome.complete = outcome.tally.games() == plan.games;
    Ok(outcome)
}

/// Results of neighbouring games.
struct Chunk {
    number: u64,
    tally: Tally,
    detail: Option<Detail>,
    fingerprints: Vec<u64>,
    replays: Vec<Recorded>,
    /// The thread was stopped before the last of its games.
    cut_short: bool,
}

/// A game that is to be kept.
struct Recorded {
    game: u64,
    text: String,
    failure: Option<Failure>,
}

/// What a thread does: chunk after chunk until there are none left or it is stopped.
fn work(plan: &Plan, next: &AtomicU64, stop: [&AtomicBool; 2], send: &SyncSender<Chunk>) {
    let mut table = Table::new(plan);
    table.record(matches!(plan.replays, Replays::All(_)));
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let first = number * CHUNK;
        if first >= plan.games {
            return;
        }
        let mut chunk = Chunk {
            number,
            tally: Tally::default(),
            detail: plan.detail.then(Detail::default),
            fingerprints: Vec::with_capacity(CHUNK as usize),
            replays: Vec::new(),
            cut_short: false,
        };
        for game in first..(first + CHUNK).min(plan.games) {
            if stop.iter().any(|flag| flag.load(Ordering::Relaxed)) {
                chunk.cut_short = true;
                break;
            }
            play_one(plan, &mut table, game, &mut chunk);
        }
        let last = chunk.cut_short;
        if send.send(chunk).is_err() || last {
            return;
        }
    }
}

fn play_one(plan: &Plan, table: &mut Table<'_>, game: u64, chunk: &mut Chunk) {
    let all = matches!(plan.replays, Replays::All(_));
    match table.play(game) {
        Ok((played, winner)) => {
            chunk.tally.count(plan, &played, winner);
            chunk.tally.turns += u64::from(played.turn().number);
            chunk.fingerprints.push(played.fingerprint());
            if let Some(detail) = &mut chunk.detail {
                detail.count(&played, table.log());
                if table.decisions() > LONG {
                    detail.long.push(LongGame::of(game, table.asked(), table.log()));
                }
            }
            if all {
                chunk.replays.push(Recorded { game, text: kept(table), failure: None });
            }
        }
        Err(why) => {
            chunk.tally.errors += 1;
            chunk.fingerprints.push(mix(table.decisions()));
            // Played again to be kept: games that end well need not pay for it.
            table.record(true);
            let _ = table.play(game);
            chunk.replays.push(Recorded { game, text: kept(table), failure: Some(why) });
            table.record(all);
        }
    }
    chunk.tally.decisions += table.decisions();
    chunk.tally.longest = chunk.tally.longest.max(table.decisions());
}

fn kept(table: &Table<'_>) -> String {
    table.replay().unwrap_or_default().to_owned()
}

/// Puts chunks together in their order.
struct Merger<'a> {
    plan: &'a Plan,
    outcome: Outcome,
    next: u64,
    /// Chunks that came before their turn.
    early: BTreeMap<u64, Chunk>,
}

impl<'a> Merger<'a> {
    fn new(plan: &'a Plan) -> Self {
        let outcome = Outcome {
            tally: Tally::default(),
            detail: plan.detail.then(Detail::default),
            fingerprint: 0,
            seconds: 0.0,
            failed: Vec::new(),
            complete: false,
        };
        Merger { plan, outcome, next: 0, early: BTreeMap::new() }
    }

    fn add(&mut self, chunk: Chunk) -> Result<(), Error> {
        self.early.insert(chunk.number, chunk);
        while let Some(chunk) = self.early.remove(&self.next) {
            self.merge(&chunk)?;
            // Behind a gap nothing counts.
            self.next = if chunk.cut_short { u64::MAX } else { self.next + 1 };
        }
        Ok(())
    }

    fn merge(&mut self, chunk: &Chunk) -> Result<(), Error> {
        let outcome = &mut self.outcome;
        outcome.tally.merge(&chunk.tally);
        if let (Some(into), Some(from)) = (&mut outcome.detail, &chunk.detail) {
            into.merge(from);
        }
        for fingerprint in &chunk.fingerprints {
            outcome.fingerprint = mix(outcome.fingerprint ^ fingerprint).rotate_left(1);
        }
        let (Replays::Failed(dir) | Replays::All(dir)) = &self.plan.replays;
        for Recorded { game, text, failure } in &chunk.replays {
            let replay = save_replay(dir, self.plan, *game, text)?;
            if let Some(why) = failure.clone() {
                outcome.failed.push(Failed { number: *game, why, replay });
            }
        }
        Ok(())
    }
}
