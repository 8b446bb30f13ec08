//! `saloon arena`: which bot plays better, on the same deals.

mod show;

use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use clap::Args;
use saloon_bots::{BotName, Budget};
use saloon_sim::arena::{Arena, Chairs, Outcome, run};

use crate::options::TableOptions;
use crate::sim::{INTERRUPTED, named_bot, progress_bar, stop_on_ctrl_c};

/// Find out which bot plays better: the same deals, played with one and with the other in every chair.
///
/// With --a and --b every deal is played by b alone, then once for each chair with a in that chair and b everywhere else, then
/// with a as all outlaws and as the whole law. The table says how often a won in each role, how often b won in the same chairs
/// of the same deals, and the difference. Ranges are 99 % (Wilson's score interval for shares; for differences the spread
/// between deals).
///
/// With --bots everybody is compared with everybody, and gets a rating: a chair counts where one won and the other, in the same
/// chair of the same deal and the same company, did not (Bradley-Terry; 400 points are ten to one, the middle is 1000).
///
/// The result depends on the seed, the bots and --rollouts alone, not on the number of threads.
#[derive(Args)]
#[command(after_help = "Examples:
  saloon arena --a sharp --b greedy --games 2000
  saloon arena --a sharp --b greedy --only deputy,outlaws --millis 100
  saloon arena --a greedy --b random --players 4..8 --edition compendium --events mixed
  saloon arena --bots random,first,grudge,greedy --games 4000 --json")]
pub struct ArenaOptions {
    /// Who is measured.
    #[arg(long, value_name = "BOT", requires = "b", conflicts_with = "bots")]
    a: Option<String>,

    /// Against whom: who sits in all other chairs.
    #[arg(long, value_name = "BOT", requires = "a")]
    b: Option<String>,

    /// Everybody against everybody: two bots or more.
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT")]
    bots: Vec<String>,

    /// In which chairs --a sits, by what was dealt: sheriff, deputy, outlaw, renegade, and law, outlaws, renegades for a whole side.
    /// All of them if not given.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO")]
    only: Vec<String>,

    /// How many players: a number, a range like 4..8, or a list like 4,5,7.
    #[arg(long, default_value = "5", value_name = "N")]
    players: String,

    /// About how many games for each number of players: as many deals as fit, at least two.
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,

    /// What all chance comes from: the same seed gives the same deals.
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    seed: u64,

    /// How many threads; as many as there are processors if not given.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// A game with more decisions than this counts for nobody and is an error.
    #[arg(long, default_value_t = saloon_sim::DECISION_CAP, value_name = "N")]
    decision_cap: u64,

    /// How many games a bot that searches plays out in thought for one choice; as many as it likes if not given.
    #[arg(long, value_name = "N", conflicts_with = "millis")]
    rollouts: Option<u32>,

    /// How long a bot that searches may think about one choice, in milliseconds. The result then depends on the machine.
    #[arg(long, value_name = "N")]
    millis: Option<u64>,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,

    /// Whose rules: classic, dodge-city, dodge-city+base, compendium or official. Classic if not given.
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,

    /// Cards and characters of these boxes instead of the edition's own: base, dodge-city, wild-west-show, special.
    #[arg(long, value_delimiter = ',', value_name = "BOX,BOX")]
    boxes: Vec<String>,

    /// Which way to play: standard, two-characters (2 players), open-triangle (3) or six-hidden-removal (6).
    #[arg(long, value_name = "MODE")]
    mode: Option<String>,

    /// Which event cards: none, high-noon, fistful-of-cards or mixed.
    #[arg(long, value_name = "EVENTS")]
    events: Option<String>,

    /// Play with the Wild West Show deck.
    #[arg(long)]
    wild_west_show: bool,

    /// One rule switch, as name=value; may be repeated. `saloon rules switches` lists them.
    #[arg(long = "set", value_name = "SWITCH=VALUE")]
    set: Vec<String>,
}

impl ArenaOptions {
    /// Plays, prints and says how it went: 0 well, 1 some game went wrong, 130 stopped.
    pub fn run(&self) -> Result<ExitCode> {
        // Everything is looked at before the first game.
        let arenas = self.arenas()?;
        let cancel = stop_on_ctrl_c()?;
        let bar = progress_bar(arenas.iter().map(Arena::games).sum());
        let (mut outcomes, mut before): (Vec<Outcome>, u64) = (Vec::new(), 0);
        for arena in &arenas {
            outcomes.push(run(arena, &mut |done| bar.set_position(before + done), &cancel)?);
            before += arena.games();
        }
        bar.finish_and_clear();
        let all: Vec<(&Arena, &Outcome)> = arenas.iter().zip(&outcomes).filter(|(_, one)| one.deals > 0).collect();
        let mut out = std::io::stdout().lock();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &show::summary(&all))?;
            writeln!(out)?;
        } else {
            out.write_all(show::text(&all, self.a.is_none()).as_bytes())?;
        }
        for (arena, outcome) in &all {
            if let Some((deal, why)) = &outcome.failure {
                let players = arena.config.seats;
                eprintln!("saloon: deal {deal} of {players} players went wrong and counts for nobody there: {why}");
            }
        }
        Ok(match () {
            () if outcomes.iter().any(|outcome| !outcome.complete) => ExitCode::from(INTERRUPTED),
            () if outcomes.iter().any(|outcome| outcome.failure.is_some()) => ExitCode::FAILURE,
            () => ExitCode::SUCCESS,
        })
    }

    /// One for each number of players, checked.
    fn arenas(&self) -> Result<Vec<Arena>> {
        let pairs = self.pairs()?;
        let chairs = self.chairs()?;
        let threads = self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let arena = |players: u8| {
            let config = self.table(players).config().with_context(|| format!("{players} players"))?;
            let (guest, host) = pairs[0];
            let one = Arena { pairs: pairs.clone(), chairs, deals: 1, ..Arena::new(config, guest, host) };
            let deals = (self.games / one.games()).max(2);
            let (seed, think, decision_cap) = (self.seed, self.think(), self.decision_cap);
            let arena = Arena { deals, seed, threads, think, decision_cap, ..one };
            arena.check()?;
            Ok(arena)
        };
        ensure!(self.games > 0, "there must be at least one game to play; --games says how many");
        counts(&self.players)?.into_iter().map(arena).collect()
    }

    fn think(&self) -> Option<Budget> {
        let millis = self.millis.map(|millis| Budget::Time(Duration::from_millis(millis)));
        millis.or(self.rollouts.map(Budget::Rollouts))
    }

    fn chairs(&self) -> Result<Chairs> {
        if self.only.is_empty() {
            return Ok(Chairs::ALL);
        }
        let wrong = |word: &str| anyhow!("nobody is a {word:?}; --only wants roles, or law, outlaws, renegades");
        Chairs::named(self.only.iter().map(|word| word.trim())).map_err(wrong)
    }

    fn pairs(&self) -> Result<Vec<(BotName, BotName)>> {
        let named = |word: &String| named_bot(word.trim(), &BotName::ALL);
        if let Some((a, b)) = self.a.as_ref().zip(self.b.as_ref()) {
            return Ok(vec![(named(a)?, named(b)?)]);
        }
        let bots: Vec<BotName> = self.bots.iter().map(named).collect::<Result<_>>()?;
        let twice = bots.iter().enumerate().find(|(at, bot)| bots[..*at].contains(bot));
        if let Some((_, bot)) = twice {
            bail!("{} is named twice; --bots wants different bots", bot.id());
        }
        let all = BotName::ALL.map(BotName::id).join(", ");
        ensure!(bots.len() > 1, "say who is compared: --a BOT --b BOT, or --bots BOT,BOT,...; there are {all}");
        let pairs = bots.iter().flat_map(|guest| bots.iter().map(|host| (*guest, *host)));
        Ok(pairs.filter(|(guest, host)| guest != host).collect())
    }

    fn table(&self, players: u8) -> TableOptions {
        TableOptions {
            game: "bang".to_owned(),
            edition: self.edition.clone(),
            boxes: self.boxes.clone(),
            players: Some(players),
            mode: self.mode.clone(),
            rounds: None,
            events: self.events.clone(),
            wild_west_show: self.wild_west_show,
            set: self.set.clone(),
        }
    }
}

/// Numbers of players: `5`, `4..8` or `4,5,7`.
fn counts(text: &str) -> Result<Vec<u8>> {
    let wrong = || format!("--players wants a number, a range like 4..8 or a list like 4,5,7, not {text}");
    let number = |word: &str| word.trim().parse::<u8>().ok().filter(|count| (2..=8).contains(count));
    let counts: Option<Vec<u8>> = match text.split_once("..") {
        Some((from, to)) => {
            number(from).zip(number(to.trim_start_matches('='))).map(|(from, to)| (from..=to).collect())
        }
        None => text.split(',').map(number).collect(),
    };
    counts.filter(|counts| !counts.is_empty()).with_context(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_a_number_a_range_or_a_list() {
        assert_eq!(counts("5").expect("a number"), [5]);
        assert_eq!(counts("4..8").expect("a range"), [4, 5, 6, 7, 8]);
        assert_eq!(counts("4, 7").expect("a list"), [4, 7]);
        for wrong in ["", "8..4", "4..9", "1", "four", "4..", "4-8"] {
            let why = counts(wrong).expect_err(wrong).to_string();
            assert!(why.contains("4..8"), "{why}");
        }
    }
}
