//! Results do not depend on threads, and a run that is stopped is a shorter run.

use std::sync::atomic::{AtomicBool, Ordering};

use saloon_bots::BotName;
use saloon_rules::{Config, Edition, Replay};
use saloon_sim::{Failure, Outcome, Plan, Replays, run};

fn plan(games: u64) -> Plan {
    Plan { games, seed: 3, ..Plan::new(Config::new(Edition::Classic, 5)) }
}

fn play(plan: &Plan) -> Outcome {
    run(plan, &mut |_| {}, &AtomicBool::new(false)).expect("the plan is good")
}

/// A directory of its own for each test, empty.
fn scratch(name: &str) -> std::path::PathBuf {
    let dir = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    dir
}

#[test]
fn threads_do_not_change_results() {
    let bots = vec![BotName::Random, BotName::Greedy, BotName::Random, BotName::Greedy, BotName::Greedy];
    for plan in [plan(1000), Plan { bots, detail: true, ..plan(300) }] {
        let one = play(&plan);
        for threads in [2, 3, 7] {
            let many = play(&Plan { threads, ..plan.clone() });
            assert_eq!(many.fingerprint, one.fingerprint);
            assert_eq!(many.tally, one.tally);
            assert_eq!(many.detail, one.detail);
        }
    }
}

#[test]
fn another_seed_gives_other_games() {
    assert_ne!(play(&plan(50)).fingerprint, play(&Plan { seed: 4, ..plan(50) }).fingerprint);
    assert_ne!(play(&plan(50)).fingerprint, play(&plan(51)).fingerprint);
}

#[test]
fn counts_add_up() {
    let outcome = play(&Plan { detail: true, ..plan(500) });
    let tally = &outcome.tally;
    assert!(outcome.complete);
    assert_eq!((tally.finished, tally.errors), (500, 0));
    assert_eq!(tally.law + tally.outlaws + tally.renegade + tally.other, 500);
    assert_eq!(tally.lengths.iter().sum::<u64>(), 500);
    let turns: u64 = tally.lengths.iter().enumerate().map(|(turns, games)| turns as u64 * games).sum();
    assert_eq!(turns, tally.turns);
    let seats: u64 = saloon_rules::Role::ALL.iter().map(|role| tally.role(*role).games).sum();
    assert_eq!(seats, 5 * 500);
    let detail = outcome.detail.expect("it was asked for");
    assert!(detail.damage(Some(saloon_rules::Kind::Bang)) > 500);
    let sheriff: Vec<f64> = detail.survival(saloon_rules::Role::Sheriff).collect();
    assert!(sheriff.windows(2).all(|pair| pair[0] >= pair[1]), "nobody comes back to life");
    assert!((sheriff[sheriff.len() - 1] - tally.law as f64 / 500.0).abs() < 1e-9, "the law wins if the sheriff lives");
}

#[test]
fn a_run_that_is_stopped_is_a_shorter_run() {
    let cancel = AtomicBool::new(false);
    let long = Plan { threads: 2, ..plan(1_000_000) };
    let stop = &mut |done| cancel.store(done > 300, Ordering::Relaxed);
    let stopped = run(&long, stop, &cancel).expect("stopping is no error");
    assert!(!stopped.complete);
    let done = stopped.tally.games();
    assert!((300..1_000_000).contains(&done), "{done}");
    let short = play(&plan(done));
    assert_eq!(stopped.fingerprint, short.fingerprint);
    assert_eq!(stopped.tally, short.tally);
}

#[test]
fn games_that_go_wrong_are_counted_and_kept() {
    let dir = scratch("failed");
    let plan = Plan { decision_cap: 60, replays: Replays::Failed(dir.clone()), ..plan(40) };
    let outcome = play(&plan);
    assert_eq!(outcome.tally.games(), 40);
    assert!(outcome.tally.errors > 30, "{}", outcome.tally.errors);
    assert_eq!(outcome.failed.len() as u64, outcome.tally.errors);
    for failed in &outcome.failed {
        assert_eq!(failed.why, Failure::TooLong(60));
        let text = std::fs::read_to_string(&failed.replay).expect("it was kept");
        let replay = Replay::parse(&text).expect("it can be read");
        assert_eq!((replay.actions.len(), replay.over), (60, false));
    }
    // A second run keeps its own copies beside the first.
    play(&plan);
    let files = std::fs::read_dir(&dir).expect("the directory is there").count();
    assert_eq!(files as u64, 2 * outcome.tally.errors);
}

#[test]
fn kept_games_can_be_played_again() {
    let dir = scratch("kept");
    let bots = vec![BotName::Greedy];
    let plan = Plan { bots, threads: 2, replays: Replays::All(dir.clone()), ..plan(20) };
    let outcome = play(&plan);
    assert_eq!(outcome.fingerprint, play(&Plan { replays: Replays::Failed(scratch("none")), ..plan }).fingerprint);
    let mut files = 0;
    for file in std::fs::read_dir(&dir).expect("the directory is there") {
        let text = std::fs::read_to_string(file.expect("it is listed").path()).expect("it is a file");
        assert!(Replay::parse(&text).expect("it is a good replay").over);
        files += 1;
    }
    assert_eq!(files, 20);
}
