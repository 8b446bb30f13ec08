//! `saloon sim --series`: whole series, what every role and seat earns, and which option shifts what.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use saloon_bots::BotName;
use saloon_rules::{Dollar, Role};
use saloon_sim::series::{Moments, SeriesOutcome};
use saloon_sim::{Interval, Plan};
use serde::Serialize;

use super::{INTERRUPTED, SimOptions, progress_bar, stop_on_ctrl_c};

/// Options that can be left out to see what they change.
const OPTIONS: [&str; 5] = ["without_mercy", "experience", "hire", "bounties", "keep_character"];

impl SimOptions {
    pub(super) fn run_series(&self, series: u64) -> Result<ExitCode> {
        let mut plan = self.plan()?;
        plan.games = series;
        plan.check()?;
        let cancel = stop_on_ctrl_c()?;
        let bar = progress_bar(series);
        let play = |plan: &Plan| saloon_sim::series::run(plan, &mut |done| bar.set_position(done), &cancel);
        let outcome = play(&plan)?;
        let mut shifts = Vec::new();
        for (option, without) in self.without_each(&plan) {
            shifts.push((option, play(&without)?));
        }
        bar.finish_and_clear();
        let mut out = std::io::stdout().lock();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &Summary::of(&plan, &outcome))?;
            writeln!(out)?;
        } else {
            out.write_all(table(&plan, &outcome, &shifts).as_bytes())?;
        }
        outcome.failed.iter().take(10).for_each(|failed| eprintln!("saloon: {failed}"));
        Ok(match (outcome.complete, outcome.errors) {
            (false, _) => ExitCode::from(INTERRUPTED),
            (true, 0) => ExitCode::SUCCESS,
            (true, _) => ExitCode::FAILURE,
        })
    }

    /// The same plan without each of its options in turn, if that is asked for.
    fn without_each(&self, plan: &Plan) -> Vec<(&'static str, Plan)> {
        let mut plans = Vec::new();
        for option in OPTIONS.into_iter().filter(|_| self.shifts) {
            let mut without = plan.clone();
            let off = if option == "keep_character" { "no" } else { "false" };
            if without.config.set(option, off).is_ok() && without.config != plan.config {
                plans.push((option, without));
            }
        }
        plans
    }
}

/// The result as other programs read it.
#[derive(Serialize)]
struct Summary {
    edition: &'static str,
    players: u8,
    series: u64,
    games: u64,
    errors: u64,
    decisions: u64,
    seconds: f64,
    by_role: Vec<Amount>,
    by_seat: Vec<Amount>,
    by_reason: Vec<Amount>,
    fingerprint: String,
}

/// A mean with half its 95 % interval.
#[derive(Serialize)]
struct Amount {
    of: String,
    mean: f64,
    half: f64,
}

fn amounts<'a>(list: impl Iterator<Item = (String, &'a Moments)>) -> Vec<Amount> {
    list.filter_map(|(of, moments)| moments.mean(Interval::Z95).map(|(mean, half)| Amount { of, mean, half })).collect()
}

fn roles(outcome: &SeriesOutcome) -> Vec<Amount> {
    amounts(Role::ALL.into_iter().map(|role| (role.id().to_owned(), outcome.role(role))))
}

fn seats(outcome: &SeriesOutcome) -> Vec<Amount> {
    amounts(outcome.by_seat.iter().enumerate().map(|(i, seat)| (format!("seat {}", i + 1), seat)))
}

fn bots(outcome: &SeriesOutcome) -> Vec<Amount> {
    amounts(BotName::ALL.into_iter().map(|bot| (bot.id().to_owned(), &outcome.by_bot[bot as usize])))
}

fn reasons(outcome: &SeriesOutcome) -> Vec<Amount> {
    let all = Dollar::ALL.into_iter().map(|why| (why.id().to_owned(), &outcome.by_reason[why as usize]));
    let mut list = amounts(all);
    list.retain(|one| one.mean != 0.0);
    list
}

impl Summary {
    fn of(plan: &Plan, outcome: &SeriesOutcome) -> Summary {
        Summary {
            edition: plan.config.edition.id(),
            players: plan.config.seats,
            series: outcome.series,
            games: outcome.games,
            errors: outcome.errors,
            decisions: outcome.decisions,
            seconds: outcome.seconds,
            by_role: roles(outcome),
            by_seat: seats(outcome),
            by_reason: reasons(outcome),
            fingerprint: format!("{:016x}", outcome.fingerprint),
        }
    }
}

/// The result as people read it.
fn table(plan: &Plan, outcome: &SeriesOutcome, shifts: &[(&str, SeriesOutcome)]) -> String {
    let mut text = String::new();
    let mut line = |name: &str, value: String| text.push_str(&format!("{name:<26}{value:>20}\n"));
    line("edition", plan.config.edition.id().to_owned());
    line("players", plan.config.seats.to_string());
    line("series", outcome.series.to_string());
    line("games", outcome.games.to_string());
    line("errors", outcome.errors.to_string());
    line("decisions", outcome.decisions.to_string());
    line("seconds", format!("{:.2}", outcome.seconds));
    line("fingerprint", format!("{:016x}", outcome.fingerprint));
    let written = |one: &Amount| format!("{:.0} ± {:.0}", one.mean, one.half);
    for (what, list) in [
        ("a game as", roles(outcome)),
        ("a series at", seats(outcome)),
        ("a series of", bots(outcome)),
        ("all together by", reasons(outcome)),
    ] {
        list.iter().for_each(|one| line(&format!("{what} {}", one.of), written(one)));
    }
    for (option, without) in shifts {
        for (with, without) in roles(outcome).iter().zip(roles(without)) {
            let half = with.half.hypot(without.half);
            line(&format!("{option}: {}", with.of), format!("{:+.0} ± {half:.0}", with.mean - without.mean));
        }
    }
    text
}
