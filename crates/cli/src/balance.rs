//! `saloon balance`: how sides and characters fare among equal bots at tables of every edition and size, as a page with plots.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use saloon_bots::{BotName, Budget};
use saloon_rules::{Character, Config, Edition, Role};
use saloon_sim::balance::{Played, characters, characters_svg, label, sides, sides_svg};
use saloon_sim::{Interval, Plan, run};
use saloon_text::{Lang, Text};

use crate::sim::{INTERRUPTED, named_bot, stop_on_ctrl_c};

/// Measure the balance of roles and characters among equal bots, and write it as a page with plots.
///
/// Every edition is played with every number of players its rules know. Writes balance.md, balance-sides.svg and
/// balance-characters.svg.
#[derive(Args)]
#[command(after_help = "Example:
  saloon balance --out docs")]
pub struct BalanceOptions {
    /// Games at each sort of table.
    #[arg(long, default_value_t = 300, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Who plays: easy, normal, sharp, greedy, grudge, first or random.
    #[arg(long, default_value = "normal", value_name = "BOT")]
    bots: String,

    /// How many games those that think play out in thought for each choice.
    #[arg(long, default_value_t = 24, value_name = "N")]
    rollouts: u32,

    /// What all chance comes from: the same seed gives the same page, but for the time it took.
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    seed: u64,

    /// How many threads; as many as there are processors if not given.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// Where the page and its plots go.
    #[arg(long, default_value = ".", value_name = "DIRECTORY")]
    out: PathBuf,
}

impl BalanceOptions {
    /// Plays and writes: 0 well, 130 stopped.
    pub fn run(&self) -> Result<ExitCode> {
        let bot = named_bot(&self.bots, &BotName::ALL)?;
        let cancel = stop_on_ctrl_c()?;
        let began = Instant::now();
        let mut played = Vec::new();
        for config in tables() {
            eprintln!("{} ({} s so far)", label(&config), began.elapsed().as_secs());
            played.push(self.played(config, bot, &cancel)?);
            if cancel.load(Ordering::Relaxed) {
                return Ok(ExitCode::from(INTERRUPTED));
            }
        }
        let text = Text::new(Lang::En);
        let name = |character: Character| text.character(character);
        let standings = characters(&played);
        keep(&self.out.join("balance-sides.svg"), &sides_svg(&played))?;
        keep(&self.out.join("balance-characters.svg"), &characters_svg(&standings, &name))?;
        let mut page = self.head(&played, began.elapsed());
        page += &sides_table(&played);
        page += &alone_table(&played);
        page += "\n## Characters\n\nWins beyond those of others on the same side at the same sort of table, in a hundred games, over all tables above, with 95 % ranges. Of so many characters some few lie outside theirs by chance.\n\n![Wins of characters beyond those of their side](balance-characters.svg)\n\n| character | games | wins more in 100 |\n| --- | ---: | ---: |\n";
        for one in &standings {
            let _ = writeln!(
                page,
                "| {} | {} | {:+.1} ± {:.1} |",
                name(one.character),
                one.games,
                100.0 * one.gain,
                100.0 * one.half
            );
        }
        keep(&self.out.join("balance.md"), &page)?;
        Ok(ExitCode::SUCCESS)
    }

    fn played(&self, config: Config, bot: BotName, cancel: &AtomicBool) -> Result<Played> {
        let threads = self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let plan = Plan {
            games: self.games,
            seed: self.seed,
            bots: vec![bot],
            budget: Some(Budget::Rollouts(self.rollouts)),
            threads,
            ..Plan::new(config.clone())
        };
        let outcome = run(&plan, &mut |_| {}, cancel)?;
        Ok(Played { config, tally: outcome.tally })
    }

    fn head(&self, played: &[Played], took: Duration) -> String {
        let games: u64 = played.iter().map(|one| one.tally.finished).sum();
        // Only these two think ahead; of the others a number of games in thought would say nothing.
        let thinks = [BotName::Normal, BotName::Sharp].iter().any(|bot| self.bots.split(':').next() == Some(bot.id()));
        let (thought, option) = if thinks {
            let games = self.rollouts;
            (format!(" with {games} games in thought for each choice"), format!(" --rollouts {games}"))
        } else {
            (String::from(", which do not think ahead"), String::new())
        };
        format!(
            "# Balance\n\nHow roles and characters fare among equals: {games} games between bots `{}`{thought}, {} of them at each sort of \
             table, played in {} minutes. Renewed by `make balance`, or as it stands here by\n\n```\n\
             saloon balance --games {} --bots {}{option} --seed {} --out docs\n```\n\n\
             The figures say how these bots fare, not how people do. With more thought they shift: see [bots.md](bots.md).\n",
            self.bots,
            self.games,
            (took.as_secs() + 30) / 60,
            self.games,
            self.bots,
            self.seed
        )
    }
}

/// Every edition with every number of players.
fn tables() -> Vec<Config> {
    let all = Edition::ALL.iter().flat_map(|edition| (3..=8).map(|players| Config::new(*edition, players)));
    all.filter(|config| config.check().is_ok()).collect()
}

fn sides_table(played: &[Played]) -> String {
    let mut page = String::from(
        "\n## Sides\n\nShares of games in per cent, with 95 % ranges.\n\n![Shares of law, outlaws and renegade](balance-sides.svg)\n\n| edition | players | games | law | outlaws | renegade | turns |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for Played { config, tally } in played {
        let Some(shares) = sides(tally) else { continue };
        let [law, outlaws, renegade] = shares.map(ranged);
        let turns = tally.turns as f64 / tally.finished.max(1) as f64;
        let (edition, players, games) = (config.edition.id(), config.seats, tally.finished);
        let _ = writeln!(page, "| {edition} | {players} | {games} | {law} | {outlaws} | {renegade} | {turns:.0} |");
    }
    page
}

/// Where everybody fights for himself, by role.
fn alone_table(played: &[Played]) -> String {
    let mut page = String::new();
    for Played { config, tally } in played.iter().filter(|one| sides(&one.tally).is_none()) {
        if page.is_empty() {
            page += "\n## Three players\n\nEverybody fights for himself and roles lie open. Shares of games in per cent, with 95 % ranges.\n\n| edition | games | deputy | outlaw | renegade |\n| --- | ---: | ---: | ---: | ---: |\n";
        }
        let share = |role| tally.role(role).interval(Interval::Z95).map_or_else(|| "–".to_owned(), ranged);
        let [deputy, outlaw, renegade] = [Role::Deputy, Role::Outlaw, Role::Renegade].map(share);
        let _ = writeln!(page, "| {} | {} | {deputy} | {outlaw} | {renegade} |", config.edition.id(), tally.finished);
    }
    page
}

fn ranged(share: Interval) -> String {
    format!("{:.0} ({:.0}–{:.0})", 100.0 * share.share, 100.0 * share.low, 100.0 * share.high)
}

fn keep(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("{} could not be written", path.display()))
}
