//! Plays the games of a plan on several threads and puts the results together in their order.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;

use crate::heist::{Error, Failure, Plan, Table, Tally};
use crate::plan::mix;

/// Games a thread takes at a time.
const CHUNK: u64 = 64;

/// What came of a plan. When it was cut short, it is what a plan of that many games would have come to.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The counts.
    pub tally: Tally,
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

/// Plays all games of a plan, or those that are done when `cancel` is set. `progress` hears how many are done.
pub fn run(plan: &Plan, progress: &mut dyn FnMut(u64), cancel: &AtomicBool) -> Result<Outcome, Error> {
    plan.check()?;
    let began = Instant::now();
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let mut outcome = Outcome::default();
    std::thread::scope(|scope| {
        let (send, receive) = sync_channel(4 * plan.threads);
        for _ in 0..plan.threads {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || work(plan, next, [cancel, stop], &send));
        }
        drop(send);
        let (mut early, mut due, mut result) = (BTreeMap::new(), 0, Ok(()));
        for chunk in receive {
            early.insert(chunk.number, chunk);
            while let Some(chunk) = early.remove(&due) {
                // Behind a gap nothing counts.
                due = if chunk.cut_short { u64::MAX } else { due + 1 };
                if result.is_ok() {
                    result = outcome.add(plan, chunk);
                    stop.fetch_or(result.is_err(), Ordering::Relaxed);
                }
            }
            progress(outcome.tally.games());
        }
        result
    })?;
    outcome.seconds = began.elapsed().as_secs_f64();
    outcome.complete = outcome.tally.games() == plan.games;
    Ok(outcome)
}

/// Results of neighbouring games.
struct Chunk {
    number: u64,
    tally: Tally,
    fingerprints: Vec<u64>,
    kept: Vec<(u64, String, Option<Failure>)>,
    cut_short: bool,
}

/// What a thread does: chunk after chunk until there are none left or it is stopped.
fn work(plan: &Plan, next: &AtomicU64, stop: [&AtomicBool; 2], send: &SyncSender<Chunk>) {
    let mut table = Table::new(plan);
    table.record(plan.keep_all);
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let games = (number * CHUNK)..((number + 1) * CHUNK).min(plan.games);
        if games.is_empty() {
            return;
        }
        let (tally, fingerprints, kept) = (Tally::default(), Vec::with_capacity(CHUNK as usize), Vec::new());
        let mut chunk = Chunk { number, tally, fingerprints, kept, cut_short: false };
        for game in games {
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

fn play_one(plan: &Plan, table: &mut Table<'_>, number: u64, chunk: &mut Chunk) {
    let played = table.play(number);
    chunk.tally.commands += table.commands();
    chunk.tally.longest = chunk.tally.longest.max(table.commands());
    match played {
        Ok(game) => {
            chunk.tally.count(plan, &game, table.turns());
            chunk.fingerprints.push(game.fingerprint());
            if plan.keep_all {
                chunk.kept.push((number, table.replay(number), None));
            }
        }
        Err(why) => {
            chunk.tally.errors += 1;
            chunk.fingerprints.push(mix(table.commands()));
            // Played again to be kept: games that end well need not pay for it.
            table.record(true);
            let _ = table.play(number);
            chunk.kept.push((number, table.replay(number), Some(why)));
            table.record(plan.keep_all);
        }
    }
}

impl Outcome {
    /// Games per second.
    pub fn games_per_second(&self) -> f64 {
        self.tally.games() as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    /// Commands per second.
    pub fn commands_per_second(&self) -> f64 {
        self.tally.commands as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    fn add(&mut self, plan: &Plan, chunk: Chunk) -> Result<(), Error> {
        self.tally.merge(&chunk.tally);
        for fingerprint in chunk.fingerprints {
            self.fingerprint = mix(self.fingerprint ^ fingerprint).rotate_left(1);
        }
        for (number, text, failure) in chunk.kept {
            let replay = plan.replays.join(format!("heist-{}-{number}.replay", plan.seed));
            let written = std::fs::create_dir_all(&plan.replays).and_then(|()| std::fs::write(&replay, text));
            written.map_err(|why| Error::Replay(replay.clone(), why))?;
            self.failed.extend(failure.map(|why| Failed { number, why, replay }));
        }
        Ok(())
    }
}
