//! `saloon train` and `saloon tune`: what the thinking bots know, found again from games they play among themselves.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use saloon_bots::{Rates, Weights};
use saloon_sim::learn::{Tuning, rates, tune, value};

/// Teach the bots from games they play among themselves: what players of each role do to whom, and how positions come out.
///
/// Writes belief.txt and value.txt. The same numbers give the same files on every machine; the programme takes them in when it is
/// built again.
#[derive(Args)]
#[command(after_help = "Example:
  saloon train --out crates/bots/data")]
pub struct TrainOptions {
    /// Games from which roles are read; none leaves the file as it is.
    #[arg(long, default_value_t = 6000, value_name = "N")]
    belief_games: u64,

    /// Games from which positions are learnt; none leaves the file as it is.
    #[arg(long, default_value_t = 200_000, value_name = "N")]
    value_games: u64,

    /// What all chance comes from.
    #[arg(long, default_value_t = 7, value_name = "SEED")]
    seed: u64,

    /// Where the files go.
    #[arg(long, default_value = ".", value_name = "DIRECTORY")]
    out: PathBuf,
}

impl TrainOptions {
    /// Trains and writes.
    pub fn run(&self) -> Result<ExitCode> {
        let origin = format!(
            "saloon train --belief-games {} --value-games {} --seed {}",
            self.belief_games, self.value_games, self.seed
        );
        if self.belief_games > 0 {
            let found = rates(self.belief_games, self.seed);
            keep(&self.out.join("belief.txt"), &[Rates::MEANING, &origin], &found.to_text())?;
        }
        if self.value_games > 0 {
            let (net, missed) = value(self.value_games, self.seed);
            let missed = format!("{missed:.4} of certainty missed on average over the last tenth of the positions");
            println!("{missed}");
            let meaning = "Chances of law, outlaws and renegades: weights from inputs to hidden units, then to sides.";
            keep(&self.out.join("value.txt"), &[meaning, &origin, &missed], &net.to_text())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Tune the weights of the fast policy by self-play.
///
/// One weight after the other is moved by half its size, down and up; the same deals are played with one seat by the new weights and
/// all others by the old ones; a change that wins more twice is kept. Begins with the weights the programme has, with --from or
/// --afresh.
#[derive(Args)]
#[command(after_help = "Example:
  saloon tune --afresh --out crates/bots/data/policy.txt")]
pub struct TuneOptions {
    /// Changes to try: two for every weight are one round.
    #[arg(long, default_value_t = 2 * Weights::NAMES.len() as u64, value_name = "N")]
    steps: u64,

    /// Deals for each of them.
    #[arg(long, default_value_t = 1500, value_name = "N")]
    deals: u64,

    /// What all chance comes from.
    #[arg(long, default_value_t = 1, value_name = "SEED")]
    seed: u64,

    /// Weights to begin with.
    #[arg(long, value_name = "FILE", conflicts_with = "afresh")]
    from: Option<PathBuf>,

    /// Begin with the guess the programme was written with.
    #[arg(long)]
    afresh: bool,

    /// Where the weights go.
    #[arg(long, default_value = "policy.txt", value_name = "FILE")]
    out: PathBuf,
}

impl TuneOptions {
    /// Tunes and writes.
    pub fn run(&self) -> Result<ExitCode> {
        let start = match &self.from {
            Some(path) => {
                let text = std::fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
                Weights::from_text(&text).map_err(anyhow::Error::msg)?
            }
            None if self.afresh => Weights::GUESS,
            None => *Weights::tuned(),
        };
        let tuning = Tuning { steps: self.steps, deals: self.deals, seed: self.seed };
        let found = tune(start, &tuning, &mut |found, _| {
            if found.kept {
                let (gain, error) = (100.0 * found.gain, 100.0 * found.error);
                println!("step {}: {} {}: {gain:+.2} ± {error:.2} % wins", found.step, found.name, found.to);
            }
        });
        let afresh = if self.afresh { " --afresh" } else { "" };
        let origin = format!("saloon tune{afresh} --steps {} --deals {} --seed {}", self.steps, self.deals, self.seed);
        let from = match &self.from {
            Some(_) => "a file of weights",
            None if self.afresh => "a guess",
            None => "the weights before",
        };
        keep(&self.out, &[&origin, &format!("beginning with {from}")], &found.to_text())?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Writes lines that say where numbers come from, and the numbers.
fn keep(path: &Path, origin: &[&str], numbers: &str) -> Result<()> {
    let head: String = origin.iter().map(|line| format!("# {line}\n")).collect();
    std::fs::write(path, head + numbers).with_context(|| format!("writing {}", path.display()))
}
