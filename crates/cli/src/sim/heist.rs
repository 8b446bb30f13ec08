//! `saloon sim --game heist`: many games with sealed decisions, counted.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use saloon_bots::BotName;
use saloon_bots::heist::NAMES;
use saloon_heist::Mode;
use saloon_sim::Interval;
use saloon_sim::heist::{Outcome, Plan, Spread, html, run};
use serde::Serialize;

use super::{INTERRUPTED, SimOptions, named_bot, progress_bar, stop_on_ctrl_c};

impl SimOptions {
    /// Plays, prints and says how it went.
    pub(super) fn run_heist(&self) -> Result<ExitCode> {
        let bots: Result<Vec<BotName>> = self.bots.split(',').map(|word| named_bot(word.trim(), &NAMES)).collect();
        let usual = Plan::new(self.table.heist(Mode::CommitDrawn)?);
        let plan = Plan {
            games: self.games,
            seed: self.seed,
            bots: bots?,
            threads: self.threads(),
            command_cap: self.decision_cap,
            keep_all: self.save_replays.is_some(),
            replays: self.save_replays.clone().unwrap_or(usual.replays),
            config: usual.config,
        };
        plan.check()?;
        self.check_files()?;
        let cancel = stop_on_ctrl_c()?;
        let bar = progress_bar(plan.games);
        let outcome = run(&plan, &mut |done| bar.set_position(done), &cancel)?;
        bar.finish_and_clear();
        if let Some(path) = &self.report {
            Self::write_report(path, html(&plan, &outcome))?;
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &Summary::of(&plan, &outcome))?;
            writeln!(out)?;
        } else {
            out.write_all(table(&plan, &outcome).as_bytes())?;
        }
        for failed in outcome.failed.iter().take(10) {
            eprintln!("saloon: game {} failed: {}; see {}", failed.number, failed.why, failed.replay.display());
        }
        Ok(match (outcome.complete, outcome.tally.errors) {
            (false, _) => ExitCode::from(INTERRUPTED),
            (true, 0) => ExitCode::SUCCESS,
            (true, _) => ExitCode::FAILURE,
        })
    }
}

/// The result as other programs read it: the same keys as of the other game, and what only this one has.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    mode: &'static str,
    players: u8,
    rounds: u8,
    games: u64,
    finished: u64,
    errors: u64,
    decisions: u64,
    longest: u64,
    turns: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    threads: usize,
    wins: Wins,
    scores: Spreading,
    turns_per_round: Spreading,
    fingerprint: String,
}

#[derive(Serialize)]
struct Wins {
    seats: Vec<u64>,
    shared: u64,
    bots: Vec<BotWins>,
}

#[derive(Serialize)]
struct BotWins {
    bot: &'static str,
    seats: u64,
    wins: u64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Spreading {
    mean: f64,
    low: u64,
    median: u64,
    high: u64,
    counts: Vec<u64>,
}

impl Spreading {
    fn of(spread: Spread, counts: &[u64]) -> Spreading {
        let Spread { mean, low, median, high } = spread;
        Spreading { mean, low, median, high, counts: counts.to_vec() }
    }
}

/// Each bot that played, how often, how often it won, and the 99 % interval of that share.
fn by_bot(outcome: &Outcome) -> Vec<BotWins> {
    let played = NAMES.into_iter().filter_map(|bot| {
        let rate = outcome.tally.bot(bot);
        let interval = rate.interval(Interval::Z99)?;
        Some(BotWins { bot: bot.id(), seats: rate.games, wins: rate.wins, low: interval.low, high: interval.high })
    });
    played.collect()
}

impl Summary {
    fn of(plan: &Plan, outcome: &Outcome) -> Summary {
        let tally = &outcome.tally;
        let seats = tally.seats.iter().take(usize::from(plan.config.players)).map(|rate| rate.wins).collect();
        Summary {
            game: "heist",
            mode: plan.config.mode.id(),
            players: plan.config.players,
            rounds: plan.config.rounds,
            games: plan.games,
            finished: tally.finished,
            errors: tally.errors,
            decisions: tally.commands,
            longest: tally.longest,
            turns: tally.turns,
            seconds: outcome.seconds,
            games_per_second: outcome.games_per_second(),
            decisions_per_second: outcome.commands_per_second(),
            threads: plan.threads,
            wins: Wins { seats, shared: tally.shared, bots: by_bot(outcome) },
            scores: Spreading::of(tally.score(), &tally.scores),
            turns_per_round: Spreading::of(tally.length(), &tally.lengths),
            fingerprint: format!("{:016x}", outcome.fingerprint),
        }
    }
}

/// The result as people read it.
fn table(plan: &Plan, outcome: &Outcome) -> String {
    let tally = &outcome.tally;
    let mut text = String::new();
    let mut line = |name: &str, value: String| text.push_str(&format!("{name:<22}{value:>20}\n"));
    line("mode", plan.config.mode.id().to_owned());
    line("players", plan.config.players.to_string());
    line("games", tally.games().to_string());
    if !outcome.complete {
        line("stopped before", plan.games.to_string());
    }
    line("finished", tally.finished.to_string());
    line("errors", tally.errors.to_string());
    line("decisions", tally.commands.to_string());
    line("most in one game", tally.longest.to_string());
    line("turns", tally.turns.to_string());
    line("seconds", format!("{:.2}", outcome.seconds));
    line("games per second", format!("{:.0}", outcome.games_per_second()));
    line("decisions per second", format!("{:.0}", outcome.commands_per_second()));
    line("fingerprint", format!("{:016x}", outcome.fingerprint));
    let spread = |spread: Spread| format!("{:.1} ({} to {})", spread.mean, spread.low, spread.high);
    line("points", spread(tally.score()));
    line("turns per round", spread(tally.length()));
    let share = |wins: u64| format!("{:.1} %", 100.0 * wins as f64 / tally.finished.max(1) as f64);
    for (seat, rate) in tally.seats.iter().take(usize::from(plan.config.players)).enumerate() {
        line(&format!("won by seat {}", char::from(b'A' + seat as u8)), share(rate.wins));
    }
    for BotWins { bot, seats, wins, low, high } in by_bot(outcome) {
        let half = 50.0 * (high - low);
        line(bot, format!("{:.1} ± {half:.1} %", 100.0 * wins as f64 / seats.max(1) as f64));
    }
    text
}
