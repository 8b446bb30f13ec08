//! `saloon analyse`: who was winning when, what decided a recorded game, and what a sharp player would have done.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use saloon_bots::Budget;
use saloon_rules::{Fact, Game, Player, Replay, Seat, Told};
use saloon_study::{Camp, Effort, Judged, Labels, Moment, Study, study, svg};
use saloon_text::{Arg, Names, Text};
use serde::Serialize;

use crate::language::Language;
use crate::replay::{seat_at, warn};

/// How many answers of a player are named, if nobody asks for all of his.
const NAMED: usize = 3;

/// Look back at a recorded game: who was winning when, what decided it, what a sharp player would have done.
///
/// The curve is the chance of each side before every answer, judged with all hands and roles open, but not by what lay in the
/// deck. An answer is judged by what its player could know and nothing else: worlds are dealt that he could not have told from
/// the real one, and the game is played on in each of them from his answer and from that of the bot `sharp`.
#[derive(Args)]
#[command(after_help = "Examples:
  saloon analyse evening.replay --svg evening.svg
  saloon analyse evening.replay --seat B --lang de
  saloon analyse evening.replay --json > evening.json")]
pub struct AnalyseOptions {
    /// The recorded game.
    file: PathBuf,

    /// Judge the answers of this seat (A, B, ...) alone, and name every one that mattered.
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,

    /// Write the curve as a picture.
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,

    /// Print everything that was found as JSON.
    #[arg(long)]
    json: bool,

    /// How often each position is played on to the end.
    #[arg(long, default_value_t = Effort::default().open, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    playouts: u32,

    /// In how many worlds each answer is judged.
    #[arg(long, default_value_t = Effort::default().worlds, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    worlds: u32,

    /// How many games `sharp` plays out in thought for each answer.
    #[arg(long, default_value_t = 300, value_name = "N")]
    rollouts: u32,

    /// What all chance of the study comes from: the same seed gives the same result.
    #[arg(long, default_value_t = 0, value_name = "SEED")]
    seed: u64,

    #[command(flatten)]
    language: Language,
}

/// Runs the command.
pub fn run(options: &AnalyseOptions) -> Result<ExitCode> {
    let file = options.file.display();
    let source = std::fs::read_to_string(&options.file).with_context(|| format!("cannot read {file}"))?;
    if saloon_heist::Replay::is_one(&source) {
        bail!("{file} is a game of heist; only games of BANG! can be analysed");
    }
    let followed = Replay::open(&source).with_context(|| format!("{file}"))?;
    let text = options.language.text();
    warn(&text, &followed);
    let replay = followed.replay;
    let game = replay.at(0, &mut Vec::new())?;
    let seat = options.seat.as_deref().map(|word| seat_at(&game, word)).transpose()?;
    let whose = seat.map(|seat| game.owner(seat));
    let budget = Budget::Rollouts(options.rollouts);
    let effort = Effort { open: options.playouts, worlds: options.worlds, sharp: budget, seed: options.seed };
    let bar = progress_bar();
    let judged = |player| whose.is_none_or(|whose| whose == player);
    let mut shown = |share| bar.set_position((share * 100.0) as u64);
    let found = study(&replay, &effort, &judged, &mut shown, &AtomicBool::new(false));
    bar.finish_and_clear();
    let report = Report { study: found?, replay, game, text };
    if let Some(path) = &options.svg {
        let picture = svg(&report.study, &report.labels(whose), whose);
        std::fs::write(path, picture)
            .with_context(|| format!("the picture {} could not be written", path.display()))?;
    }
    let mut out = std::io::stdout().lock();
    if options.json {
        serde_json::to_writer_pretty(&mut out, &report.summary())?;
        writeln!(out)?;
    } else {
        out.write_all(report.told(whose).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A bar for people; nothing for pipes.
fn progress_bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:32} {pos} %, {eta} left");
    ProgressBar::new(100).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// What was found, and what it takes to put it in words.
struct Report {
    study: Study,
    replay: Replay,
    game: Game,
    text: Text,
}

impl Names for Report {
    fn seat(&self, seat: Seat) -> String {
        format!("{seat} {}", self.text.character(self.game.seat(seat).character))
    }

    fn me(&self) -> Option<Seat> {
        None
    }
}

impl Report {
    fn told(&self, whose: Option<Player>) -> String {
        let mut lines = vec![self.text.get("study-title"), self.text.get("study-open-note"), String::new()];
        for (at, camp) in self.study.camps.iter().enumerate() {
            let curve: Vec<f64> = self.study.open.iter().map(|chances| chances[at]).collect();
            let (first, last) = (percent(curve[0]), percent(curve[curve.len() - 1]));
            lines.push(format!(
                "  {}  {first:>3} % {} {last:>3} %",
                crate::cells::pad(&self.camp(*camp), 18),
                sparks(&curve)
            ));
        }
        lines.extend([String::new(), self.text.get("study-moments")]);
        lines.extend(
            self.study
                .moments
                .iter()
                .enumerate()
                .map(|(rank, moment)| format!("  {}. {}", rank + 1, self.moment(moment))),
        );
        if self.study.moments.is_empty() {
            lines.push(format!("  {}", self.text.get("study-no-moments")));
        }
        lines.extend([String::new(), self.text.get("study-moves")]);
        for player in self.game.players().iter().filter(|player| whose.is_none_or(|whose| whose == *player)) {
            self.moves(&mut lines, player, whose.is_some());
        }
        lines.join("\n") + "\n"
    }

    /// The answers of one player that mattered.
    fn moves(&self, lines: &mut Vec<String>, player: Player, all: bool) {
        let own: Vec<&Judged> = self.study.judged.iter().filter(|judged| judged.ask.who == player).collect();
        let mut wrong: Vec<&Judged> = own.iter().copied().filter(|judged| judged.mistake().is_some()).collect();
        wrong.sort_by(|one, other| other.gain.total_cmp(&one.gain));
        wrong.truncate(if all { usize::MAX } else { NAMED });
        let agreed = own.iter().filter(|judged| judged.better.is_none()).count();
        let seats = self.game.seats_of(player).iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ");
        let args = [
            ("who", Arg::from(seats.as_str())),
            ("agreed", Arg::from(agreed as i64)),
            ("all", Arg::from(own.len() as i64)),
        ];
        lines.push(format!("  {}", self.text.fill("study-agreed", &args)));
        lines.extend(wrong.into_iter().map(|judged| format!("    {}", self.judged(judged))));
    }

    fn judged(&self, judged: &Judged) -> String {
        let deck = self.game.deck();
        let did = self.text.action(self, deck, &judged.action, &judged.ask);
        let better = judged.better.map(|better| self.text.action(self, deck, &better, &judged.ask)).unwrap_or_default();
        self.text.fill(
            "study-move",
            &[
                ("at", Arg::from(judged.at as i64 + 1)),
                ("did", Arg::from(did.as_str())),
                ("better", Arg::from(better.as_str())),
                ("gain", Arg::from(percent(judged.gain))),
                ("half", Arg::from(percent(judged.half))),
            ],
        )
    }

    /// What happened then, and how the chances moved.
    fn moment(&self, moment: &Moment) -> String {
        let (before, after) = (&self.study.open[moment.at], &self.study.open[moment.at + 1]);
        let moved = self.study.camps.iter().zip(before.iter().zip(after)).map(|(camp, (before, after))| {
            let args = [
                ("camp", Arg::from(self.camp(*camp).as_str())),
                ("before", Arg::from(percent(*before))),
                ("after", Arg::from(percent(*after))),
            ];
            self.text.fill("study-change", &args)
        });
        let chances = moved.collect::<Vec<_>>().join(", ");
        let args = [
            ("at", Arg::from(moment.at as i64 + 1)),
            ("turn", Arg::from(i64::from(self.study.turns[moment.at]))),
            ("what", Arg::from(self.happened(moment.at).as_str())),
            ("chances", Arg::from(chances.as_str())),
        ];
        self.text.fill("study-moment", &args)
    }

    /// What an answer led to, as an onlooker saw it.
    fn happened(&self, at: usize) -> String {
        let (mut before, mut log): (Vec<Told>, Vec<Told>) = (Vec::new(), Vec::new());
        let both = self.replay.at(at, &mut before).and_then(|_| self.replay.at(at + 1, &mut log));
        if both.is_err() {
            return String::new();
        }
        let facts = log[before.len()..].iter().map(|told| told.seen_by(None));
        let told = facts.filter(|fact| !matches!(fact, Fact::PhaseBegan { .. } | Fact::Over { .. }));
        told.filter_map(|fact| self.text.fact(self, self.game.deck(), &fact)).take(4).collect::<Vec<_>>().join(" ")
    }

    fn camp(&self, camp: Camp) -> String {
        match camp {
            Camp::Law => self.text.get("study-law"),
            Camp::Outlaws => self.text.get("study-outlaws"),
            Camp::Renegades => self.text.get("study-renegades"),
            Camp::Player(player) => {
                self.game.seats_of(player).iter().map(|seat| self.seat(seat)).collect::<Vec<_>>().join(", ")
            }
        }
    }

    fn labels(&self, whose: Option<Player>) -> Labels {
        let own = whose.and_then(|player| self.game.seats_of(player).iter().next()).map(|seat| self.seat(seat));
        Labels {
            title: self.text.get("study-title"),
            camps: self.study.camps.iter().map(|camp| self.camp(*camp)).collect(),
            turns: self.text.get("study-turns"),
            own: self.text.fill("study-own", &[("who", Arg::from(own.unwrap_or_default().as_str()))]),
        }
    }

    fn summary(&self) -> Summary {
        let deck = self.game.deck();
        let written = |action| saloon_rules::notation::action_text(deck, action);
        Summary {
            camps: self.study.camps.iter().map(|camp| self.camp(*camp)).collect(),
            open: self.study.open.clone(),
            turns: self.study.turns.clone(),
            moments: self
                .study
                .moments
                .iter()
                .map(|one| MomentSummary { answer: one.at + 1, swing: one.swing })
                .collect(),
            judged: (self.study.judged.iter())
                .map(|one| JudgedSummary {
                    answer: one.at + 1,
                    seat: one.ask.seat.to_string(),
                    did: written(one.action),
                    sharp: one.better.map(written),
                    chance: one.chance,
                    gain: one.gain,
                    half: one.half,
                    mattered: one.mistake().is_some(),
                })
                .collect(),
        }
    }
}

/// What programs read.
#[derive(Serialize)]
struct Summary {
    camps: Vec<String>,
    /// The chance of each camp before each answer and at the end.
    open: Vec<Vec<f64>>,
    turns: Vec<u16>,
    moments: Vec<MomentSummary>,
    judged: Vec<JudgedSummary>,
}

#[derive(Serialize)]
struct MomentSummary {
    answer: usize,
    swing: f64,
}

#[derive(Serialize)]
struct JudgedSummary {
    answer: usize,
    seat: String,
    did: String,
    sharp: Option<String>,
    chance: f64,
    gain: f64,
    half: f64,
    mattered: bool,
}

fn percent(share: f64) -> i64 {
    (100.0 * share).round() as i64
}

/// A curve in forty letters.
fn sparks(curve: &[f64]) -> String {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let letters = curve.len().min(40);
    (0..letters)
        .map(|at| {
            let (from, to) =
                (at * curve.len() / letters, ((at + 1) * curve.len() / letters).max(at * curve.len() / letters + 1));
            let mean = curve[from..to].iter().sum::<f64>() / (to - from) as f64;
            HEIGHTS[((mean * 7.0).round() as usize).min(7)]
        })
        .collect()
}
