//! `saloon sim`: many games between bots, counted.

mod heist;
mod series;

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use saloon_bots::{BotKind, BotName, Budget};
use saloon_rules::Role;
use saloon_sim::{Interval, Outcome, Plan, Replays};
use serde::Serialize;

use crate::options::TableOptions;

/// Stopped by the user, as shells have it.
pub(crate) const INTERRUPTED: u8 = 130;

/// Play many games between bots and count what happens.
#[derive(Args)]
pub struct SimOptions {
    #[command(flatten)]
    table: TableOptions,

    /// How many games.
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,

    /// Play whole series instead, and count money: so many of them. The sheriff goes round, and dollars are scored, or points
    /// outside the compendium.
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "report", "save_replays"])]
    series: Option<u64>,

    /// With --series: play again without each option of the table and say what it shifts.
    #[arg(long, requires = "series")]
    shifts: bool,

    /// What all chance comes from: the same seed gives the same games.
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    seed: u64,

    /// Who plays: easy, normal, sharp, greedy, grudge, first or random for all seats, or a list with one for each. Easy, normal and
    /// sharp have tempers: sharp:bold, easy:careful.
    #[arg(long, default_value = "random", overrides_with = "bots", value_name = "BOT,BOT")]
    bots: String,

    /// How many games the bots that think play out in thought for each choice; as many as they like if not given.
    #[arg(long, value_name = "N")]
    rollouts: Option<u32>,

    /// How many threads; as many as there are processors if not given.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// A game with more decisions than this counts as an error.
    #[arg(long, default_value_t = saloon_sim::DECISION_CAP, value_name = "N")]
    decision_cap: u64,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,

    /// Write a page with plots.
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Keep every game as a replay in this directory, which must be empty or new.
    #[arg(long, value_name = "DIR")]
    save_replays: Option<PathBuf>,
}

impl SimOptions {
    /// Plays, prints and says how it went: 0 well, 1 some game went wrong, 130 stopped.
    pub fn run(&self) -> Result<ExitCode> {
        if self.table.is_heist()? {
            return self.run_heist();
        }
        if let Some(series) = self.series {
            return self.run_series(series);
        }
        let plan = self.plan()?;
        plan.check()?;
        self.check_files()?;
        let cancel = stop_on_ctrl_c()?;
        let bar = progress_bar(plan.games);
        let outcome = saloon_sim::run(&plan, &mut |done| bar.set_position(done), &cancel)?;
        bar.finish_and_clear();
        if let Some(path) = &self.report {
            Self::write_report(path, saloon_sim::html(&plan, &outcome))?;
        }
        self.print(&plan, &outcome)?;
        tell_failures(&outcome);
        Ok(match (&outcome.complete, outcome.tally.errors) {
            (false, _) => ExitCode::from(INTERRUPTED),
            (true, 0) => ExitCode::SUCCESS,
            (true, _) => ExitCode::FAILURE,
        })
    }

    fn plan(&self) -> Result<Plan> {
        let kinds: Vec<BotKind> = self.bots.split(',').map(|word| kind_of(word.trim())).collect::<Result<_>>()?;
        let plan = Plan::new(if self.series.is_some() { self.table.series()? } else { self.table.config()? });
        Ok(Plan {
            games: self.games,
            seed: self.seed,
            bots: kinds.iter().map(|kind| kind.name).collect(),
            tempers: kinds.iter().map(|kind| kind.temper).collect(),
            budget: self.rollouts.map(Budget::Rollouts),
            threads: self.threads(),
            decision_cap: self.decision_cap,
            detail: self.report.is_some(),
            replays: self.save_replays.clone().map_or(plan.replays, Replays::All),
            config: plan.config,
        })
    }

    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }

    fn write_report(path: &Path, page: String) -> Result<()> {
        std::fs::write(path, page).with_context(|| format!("the report {} could not be written", path.display()))
    }

    /// Finds out before the first game whether the results can be written.
    fn check_files(&self) -> Result<()> {
        if let Some(path) = &self.report {
            let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
            if !dir.is_dir() {
                bail!("the report cannot be written: there is no directory {}", dir.display());
            }
            if path.is_dir() {
                bail!("the report cannot be written: {} is a directory", path.display());
            }
        }
        if let Some(dir) = &self.save_replays {
            std::fs::create_dir_all(dir).with_context(|| format!("the directory {} cannot be made", dir.display()))?;
            let mut files = std::fs::read_dir(dir).with_context(|| format!("{} cannot be read", dir.display()))?;
            if files.next().is_some() {
                bail!("the directory {} is not empty; replays are never overwritten", dir.display());
            }
        }
        Ok(())
    }

    fn print(&self, plan: &Plan, outcome: &Outcome) -> Result<()> {
        let mut out = std::io::stdout().lock();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &Summary::of(&self.table.game, plan, outcome))?;
            writeln!(out)?;
        } else {
            out.write_all(table(plan, outcome).as_bytes())?;
        }
        Ok(())
    }
}

/// The kind of bot a word means.
fn kind_of(word: &str) -> Result<BotKind> {
    match BotKind::from_id(word) {
        Some(kind) => Ok(kind),
        None => named_bot(word, &BotName::ALL).map(BotKind::from),
    }
}

/// The bot a word means, if it is one of these.
pub(crate) fn named_bot(word: &str, known: &[BotName]) -> Result<BotName> {
    let all = || known.iter().map(|name| name.id()).collect::<Vec<_>>().join(", ");
    let named = BotName::from_id(word).filter(|name| known.contains(name));
    named.with_context(|| format!("there is no bot called {word}; there are {}", all()))
}

pub(crate) fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>> {
    let cancel = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&cancel);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed)).context("interrupts cannot be listened to")?;
    Ok(cancel)
}

/// A bar for people; nothing for pipes.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:32} {human_pos} of {human_len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn tell_failures(outcome: &Outcome) {
    const SHOWN: usize = 10;
    for failed in outcome.failed.iter().take(SHOWN) {
        eprintln!("saloon: game {} failed: {}; see {}", failed.number, failed.why, failed.replay.display());
    }
    if outcome.failed.len() > SHOWN {
        eprintln!("saloon: and {} more failed", outcome.failed.len() - SHOWN);
    }
}

/// The result as other programs read it.
#[derive(Serialize)]
struct Summary<'a> {
    game: &'a str,
    edition: &'static str,
    players: u8,
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
    fingerprint: String,
}

#[derive(Serialize)]
struct Wins {
    law: u64,
    outlaws: u64,
    renegade: u64,
    other: u64,
}

impl<'a> Summary<'a> {
    fn of(game: &'a str, plan: &Plan, outcome: &Outcome) -> Summary<'a> {
        let tally = &outcome.tally;
        Summary {
            game,
            edition: plan.config.edition.id(),
            players: plan.config.seats,
            games: plan.games,
            finished: tally.finished,
            errors: tally.errors,
            decisions: tally.decisions,
            longest: tally.longest,
            turns: tally.turns,
            seconds: outcome.seconds,
            games_per_second: outcome.games_per_second(),
            decisions_per_second: outcome.decisions_per_second(),
            threads: plan.threads,
            wins: Wins { law: tally.law, outlaws: tally.outlaws, renegade: tally.renegade, other: tally.other },
            fingerprint: format!("{:016x}", outcome.fingerprint),
        }
    }
}

/// The result as people read it.
fn table(plan: &Plan, outcome: &Outcome) -> String {
    let tally = &outcome.tally;
    let mut text = String::new();
    let mut line = |name: &str, value: String| text.push_str(&format!("{name:<22}{value:>16}\n"));
    line("edition", plan.config.edition.id().to_owned());
    line("players", plan.config.seats.to_string());
    line("games", tally.games().to_string());
    if !outcome.complete {
        line("stopped before", plan.games.to_string());
    }
    line("finished", tally.finished.to_string());
    line("errors", tally.errors.to_string());
    line("decisions", tally.decisions.to_string());
    line("most in one game", tally.longest.to_string());
    line("turns", tally.turns.to_string());
    line("seconds", format!("{:.2}", outcome.seconds));
    line("games per second", format!("{:.0}", outcome.games_per_second()));
    line("decisions per second", format!("{:.0}", outcome.decisions_per_second()));
    line("fingerprint", format!("{:016x}", outcome.fingerprint));
    let share = |wins: u64| format!("{:.1} %", 100.0 * wins as f64 / tally.finished.max(1) as f64);
    line("won by the law", share(tally.law));
    line("won by outlaws", share(tally.outlaws));
    line("won by a renegade", share(tally.renegade));
    if tally.other > 0 {
        line("won alone", share(tally.other));
    }
    for bot in BotName::ALL {
        for role in Role::ALL {
            if let Some(rate) = tally.bot(bot, role).interval(Interval::Z95) {
                let half = 50.0 * (rate.high - rate.low);
                line(&format!("{} {}", bot.id(), role.id()), format!("{:.1} ± {half:.1} %", 100.0 * rate.share));
            }
        }
    }
    text
}
