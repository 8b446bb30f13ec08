//! `make storm`: a town of its own (PostgreSQL, NATS, nodes), people at many tables, and for a while nodes that are killed,
//! frozen and asked to stop, ways that are cut, servers that fall. Then everything heals, and a checker in the manner of
//! Jepsen compares what everybody was told with what is stored.

#![forbid(unsafe_code)]

mod away;
mod chronicle;
mod course;
mod diary;
mod judge;
mod net;
mod people;
mod plan;
mod player;
mod report;
mod town;
mod way;

#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use clap::Parser;
use saloon_rules::Replay;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use chronicle::Seen;
use diary::Diary;
use judge::{Claim, Judgement};
use plan::Stroke;
use player::{Crowd, Phase, Player};
use report::{Patience, Report, Storm};
use town::{Struck, Town};

/// A town of its own in a storm, and what became of it.
#[derive(Parser)]
struct Arguments {
    /// The program to run the nodes.
    #[arg(long, default_value = "target/debug/saloon", value_name = "FILE")]
    bin: PathBuf,

    /// How many nodes.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=9))]
    nodes: u8,

    /// How many tables of three people and a bot.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,

    /// How long the storm is.
    #[arg(long, default_value_t = 600, value_name = "S", value_parser = clap::value_parser!(u64).range(20..=86_400))]
    seconds: u64,

    /// Where its plan comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How long people think, on average, in milliseconds.
    #[arg(long, default_value_t = 1500, value_name = "MS")]
    pace: u64,

    /// How long a table may be away whose node was killed, in milliseconds; after SIGTERM people may be so for two fifths of it.
    #[arg(long, default_value_t = 5000, value_name = "MS")]
    patience: u64,

    /// Twelve tables, one kill, one freeze, one cut: for every day.
    #[arg(long)]
    short: bool,

    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// After the last stroke people play on for so long.
const CALM: Duration = Duration::from_secs(8);

/// How long whatever was begun may take to end; and how long the last one may take to come back.
const QUIET: Duration = Duration::from_secs(3);
const BACK: Duration = Duration::from_secs(30);

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

impl Arguments {
    fn tables(&self) -> usize {
        if self.short { 12 } else { self.tables as usize }
    }

    fn plan(&self) -> (Vec<Stroke>, u64) {
        if self.short {
            let strokes = plan::short();
            let end = strokes.last().map_or(0, |last| (last.at + last.lasts).as_secs());
            return (strokes, end);
        }
        (plan::plan(self.seed, Duration::from_secs(self.seconds), self.nodes.into()), self.seconds)
    }

    async fn run(&self) -> Result<Report> {
        let (strokes, seconds) = self.plan();
        let town = Arc::new(Town::start(&self.bin, self.nodes.into()).await?);
        let people = people::sit_down(&town.addresses, self.tables(), self.seed).await?;
        eprintln!("saloon-storm: {} nodes, {} tables, {} people", self.nodes, self.tables(), people.len());
        let (phase, phases) = watch::channel(Phase::Playing);
        let pace = Duration::from_millis(if self.short { self.pace.min(500) } else { self.pace });
        let crowd = Arc::new(Crowd { nodes: town.addresses.clone(), phase: phases, pace, there: AtomicUsize::new(0) });
        let token = people.first().map(|person| person.token.clone()).context("somebody sits")?;
        let mut playing = JoinSet::new();
        let count = people.len();
        for person in people {
            playing.spawn(Player::new(Arc::clone(&crowd), person, self.seed).play());
        }
        let struck = blow(&town, &strokes, Duration::from_secs(seconds)).await?;
        eprintln!("saloon-storm: it is over; everybody plays on for a while");
        sleep(CALM).await;
        phase.send_replace(Phase::Quiet);
        sleep(QUIET).await;
        phase.send_replace(Phase::Last);
        let last = Instant::now() + BACK;
        while crowd.there.load(Ordering::Relaxed) < count && Instant::now() < last {
            sleep(Duration::from_millis(100)).await;
        }
        phase.send_replace(Phase::Over);
        let mut diaries = Vec::with_capacity(count);
        while let Some(diary) = playing.join_next().await {
            diaries.push(diary?);
        }
        eprintln!("saloon-storm: judging");
        let seen = town.chronicle().read().await?;
        let packed = compare_packed(&town, &token, &seen).await?;
        let storm = Storm { seed: self.seed, seconds, strokes: struck.len(), tables: self.tables() };
        Ok(self.judge(&storm, &seen, &diaries, (&struck, packed)))
    }

    fn judge(
        &self,
        storm: &Storm,
        seen: &Seen,
        diaries: &[Diary],
        (struck, packed): (&[Struck], Vec<String>),
    ) -> Report {
        let mut found: Judgement = judge::judge(seen, diaries);
        packed.into_iter().for_each(|why| found.add(Claim::Kept, why));
        let felt = away::felt(struck, seen, diaries);
        let patience = Patience { killed: self.patience, stopped: self.patience * 2 / 5 };
        Report::new(storm, &found, felt, patience)
    }
}

/// The storm itself; everything is mended when it is over.
async fn blow(town: &Arc<Town>, strokes: &[Stroke], whole: Duration) -> Result<Vec<Struck>> {
    let begin = Instant::now();
    let mut under_way = JoinSet::new();
    for stroke in strokes {
        sleep_until(begin + stroke.at).await;
        let (town, stroke) = (Arc::clone(town), *stroke);
        let seconds = begin.elapsed().as_secs();
        eprintln!("saloon-storm: {seconds:>4} s: {} (node {}, {:?})", stroke.kind.words(), stroke.node, stroke.lasts);
        under_way.spawn(async move { town.strike(stroke).await });
    }
    let mut struck = Vec::with_capacity(strokes.len());
    while let Some(one) = under_way.join_next().await {
        struck.push(one??);
    }
    struck.sort_by_key(|one| one.at);
    sleep_until(begin + whole).await;
    Ok(struck)
}

/// Games that are over and packed hold what was written of them, too.
async fn compare_packed(town: &Town, token: &str, seen: &Seen) -> Result<Vec<String>> {
    let node = town.addresses.first().context("there is a node")?;
    let mut wrong = Vec::new();
    for (game, dealt) in seen.games.iter().filter(|(_, dealt)| dealt.kept.is_none()) {
        let path = format!("/api/replays/{}/file", diary::name(*game));
        let text = net::ask(*node, ("GET", &path), token, "").await;
        let replay = text.and_then(|text| Replay::parse(&text).map_err(anyhow::Error::from));
        match replay {
            Err(why) => wrong.push(format!("game {game:x} is packed and cannot be read: {why:#}")),
            Ok(replay) => {
                if !replay.actions.iter().copied().eq(dealt.written.iter().map(|one| (one.player, one.action))) {
                    wrong.push(format!("game {game:x} is packed with other answers than were written"));
                }
            }
        }
    }
    Ok(wrong)
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let mut stop = signal(SignalKind::terminate())?;
    let report = tokio::select! {
        report = arguments.run() => report?,
        // Whoever gives up leaves nothing running: the town ends with this.
        _ = tokio::signal::ctrl_c() => bail!("stopped"),
        _ = stop.recv() => bail!("stopped"),
    };
    if arguments.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        report.print();
    }
    Ok(if report.held() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
