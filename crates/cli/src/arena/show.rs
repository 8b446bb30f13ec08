//! What came of the arena: one table for people, one document for programs.

use std::fmt::Write as _;
use std::time::Duration;

use saloon_bots::BotName;
use saloon_rules::{MOST_SEATS, Role};
use saloon_sim::arena::{Arena, Bout, Outcome, Paired, Thinking, ratings};
use saloon_sim::{Interval, Rate, Side};
use serde::Serialize;

/// How sure ranges are.
const Z: f64 = Interval::Z99;

/// What people read. With a rating where everybody met everybody.
pub(super) fn text(all: &[(&Arena, &Outcome)], rated: bool) -> String {
    let mut text = String::new();
    for (arena, outcome) in all {
        heading(&mut text, arena, outcome);
        if rated {
            together(&mut text, &outcome.bouts);
        } else {
            outcome.bouts.iter().zip(&outcome.thinking).for_each(|(bout, thinking)| alone(&mut text, bout, thinking));
        }
        text.push('\n');
    }
    text
}

fn heading(text: &mut String, arena: &Arena, outcome: &Outcome) {
    let config = &arena.config;
    let stopped = if outcome.complete { String::new() } else { format!(", stopped before {}", arena.deals) };
    let _ = writeln!(
        text,
        "{}, {} players, {}: {} deals{stopped}, {} games, seed {}, {:.1} s",
        config.edition.id(),
        config.seats,
        config.mode.id(),
        outcome.deals,
        outcome.games,
        arena.seed,
        outcome.seconds,
    );
}

/// One guest at one host's table: every role, every side, how the guest plays.
fn alone(text: &mut String, bout: &Bout, thinking: &Thinking) {
    let (guest, host) = (bout.guest.id(), bout.host.id());
    let _ = writeln!(text, "{:<14}{:>28}{:>28}{:>22}", "", guest, format!("{host} in the same chair"), "difference");
    for (name, paired) in rows(bout) {
        let rate = |rate: Rate| rate.interval(Z).map_or(String::from("–"), share);
        let difference = paired.difference(Z).map_or(String::from("–"), |one| {
            let sign = if one.is_clear() { " !" } else { "  " };
            format!("{:+.1} ± {:.1}{sign}", 100.0 * one.share, 100.0 * one.half)
        });
        let _ = writeln!(text, "{name:<14}{:>28}{:>28}{difference:>22}", rate(paired.guest), rate(paired.host));
    }
    let of = |rate: Rate, what: &str| match rate.interval(Z) {
        None => format!("none ({what})"),
        Some(one) => format!(
            "{:.1} % of {} {what} ({:.1} to {:.1})",
            100.0 * one.share,
            rate.games,
            100.0 * one.low,
            100.0 * one.high
        ),
    };
    let _ = writeln!(
        text,
        "{guest} as sheriff: at a deputy who has not attacked him {}",
        of(bout.habits.friendly_fire, "shots")
    );
    for role in [Role::Sheriff, Role::Deputy, Role::Outlaw] {
        let wasted = bout.habits.wasted[role as usize];
        if wasted.games > 0 {
            let _ = writeln!(
                text,
                "{guest} as {}: an attack on a declared enemy thrown away in {}",
                role.id(),
                of(wasted, "turns")
            );
        }
    }
    if let Some((half, most)) = thinking.longer_than(0.5).zip(thinking.longer_than(0.01)) {
        let millis = |time: Duration| format!("{:.1} ms", 1000.0 * time.as_secs_f64());
        let (half, most, longest) = (millis(half), millis(most), millis(thinking.longest));
        let _ = writeln!(
            text,
            "{guest} decides: half of its choices within {half}, 99 in 100 within {most}, the longest {longest}"
        );
    }
    if bout.failed > 0 {
        let _ = writeln!(text, "games that count for nobody: {}", bout.failed);
    }
}

/// Chairs as people count them.
const CHAIRS: [&str; MOST_SEATS] =
    ["chair 1", "chair 2", "chair 3", "chair 4", "chair 5", "chair 6", "chair 7", "chair 8"];

/// What was dealt: roles, sides of several, all together; then the chairs.
fn rows(bout: &Bout) -> Vec<(&'static str, Paired)> {
    let roles = Role::ALL.map(|role| (role.id(), *bout.role(role)));
    let sides = [(Side::Law, "all the law"), (Side::Outlaws, "all outlaws"), (Side::Renegade, "all renegades")];
    let sides = sides.map(|(side, name)| (name, *bout.side(side)));
    let all = [("everybody", bout.everybody())];
    let chairs = CHAIRS.into_iter().zip(bout.chairs().iter().copied());
    let played = roles.into_iter().chain(sides).chain(all).chain(chairs).filter(|(_, paired)| paired.guest.games > 0);
    played.collect()
}

/// Everybody against everybody: how much more a guest wins than the host in its chair, and the rating.
fn together(text: &mut String, bouts: &[Bout]) {
    let rated = ratings(bouts, Z);
    let _ = write!(text, "{:<10}{:>16}", "", "rating");
    rated.iter().for_each(|host| {
        let _ = write!(text, "{:>16}", format!("among {}", host.bot.id()));
    });
    text.push('\n');
    for guest in &rated {
        let _ = write!(text, "{:<10}{:>16}", guest.bot.id(), format!("{:.0} ± {:.0}", guest.points, guest.half));
        for host in &rated {
            let bout = bouts.iter().find(|bout| (bout.guest, bout.host) == (guest.bot, host.bot));
            let cell = bout.and_then(|bout| bout.everybody().difference(Z));
            let cell =
                cell.map_or(String::from("–"), |one| format!("{:+.1} ± {:.1}", 100.0 * one.share, 100.0 * one.half));
            let _ = write!(text, "{cell:>16}");
        }
        text.push('\n');
    }
    let _ = writeln!(text, "wins of one guest in 100 games, less those of the host in the same chairs; by role:");
    let header: String = Role::ALL.iter().map(|role| format!("{:>24}", role.id())).collect();
    let _ = writeln!(text, "{:<10}{header}", "");
    for guest in &rated {
        let of = |role| by_role(bouts, guest.bot, role).interval(Z).map_or(String::from("–"), share);
        let cells: String = Role::ALL.iter().map(|role| format!("{:>24}", of(*role))).collect();
        let _ = writeln!(text, "{:<10}{cells}", guest.bot.id());
    }
}

/// How a guest did in a role among all hosts.
fn by_role(bouts: &[Bout], guest: BotName, role: Role) -> Rate {
    let mut sum = Rate::default();
    for rate in bouts.iter().filter(|bout| bout.guest == guest).map(|bout| bout.role(role).guest) {
        sum = Rate { games: sum.games + rate.games, wins: sum.wins + rate.wins };
    }
    sum
}

fn share(one: Interval) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * one.share, 100.0 * one.low, 100.0 * one.high)
}

/// What programs read.
#[derive(Serialize)]
pub(super) struct Summary {
    players: u8,
    edition: &'static str,
    mode: &'static str,
    seed: u64,
    deals: u64,
    games: u64,
    complete: bool,
    seconds: f64,
    bouts: Vec<BoutSummary>,
    /// How long the guest of each bout took for its choices, in milliseconds, by this machine's clock.
    thinking: Vec<Times>,
    ratings: Vec<RatingSummary>,
}

#[derive(Serialize)]
struct BoutSummary {
    guest: &'static str,
    host: &'static str,
    failed: u64,
    rows: Vec<Row>,
    /// A sheriff's shots at a deputy who has not attacked him.
    friendly_fire: Share,
    /// Turns in which an attack on a declared enemy was thrown away, by role.
    wasted: Vec<(&'static str, Share)>,
}

#[derive(Serialize)]
struct Row {
    who: &'static str,
    guest: Share,
    host: Share,
    gained: u64,
    lost: u64,
    difference: Option<f64>,
    half: Option<f64>,
}

#[derive(Serialize)]
struct Share {
    wins: u64,
    games: u64,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Serialize)]
struct RatingSummary {
    bot: &'static str,
    points: f64,
    half: f64,
}

#[derive(Serialize)]
struct Times {
    choices: u64,
    median: Option<f64>,
    p99: Option<f64>,
    longest: f64,
}

impl From<&Thinking> for Times {
    fn from(thinking: &Thinking) -> Times {
        let millis = |time: Duration| 1000.0 * time.as_secs_f64();
        Times {
            choices: thinking.choices(),
            median: thinking.longer_than(0.5).map(millis),
            p99: thinking.longer_than(0.01).map(millis),
            longest: millis(thinking.longest),
        }
    }
}

impl From<Rate> for Share {
    fn from(rate: Rate) -> Share {
        let range = rate.interval(Z);
        Share { wins: rate.wins, games: rate.games, low: range.map(|one| one.low), high: range.map(|one| one.high) }
    }
}

/// The result as other programs read it; ranges are 99 %.
pub(super) fn summary(all: &[(&Arena, &Outcome)]) -> Vec<Summary> {
    all.iter().map(|(arena, outcome)| one(arena, outcome)).collect()
}

fn one(arena: &Arena, outcome: &Outcome) -> Summary {
    let config = &arena.config;
    Summary {
        players: config.seats,
        edition: config.edition.id(),
        mode: config.mode.id(),
        seed: arena.seed,
        deals: outcome.deals,
        games: outcome.games,
        complete: outcome.complete,
        seconds: outcome.seconds,
        bouts: outcome.bouts.iter().map(bout).collect(),
        thinking: outcome.thinking.iter().map(Times::from).collect(),
        ratings: ratings(&outcome.bouts, Z)
            .into_iter()
            .map(|one| RatingSummary { bot: one.bot.id(), points: one.points, half: one.half })
            .collect(),
    }
}

fn bout(bout: &Bout) -> BoutSummary {
    let row = |(who, paired): (&'static str, Paired)| {
        let difference = paired.difference(Z);
        Row {
            who,
            guest: paired.guest.into(),
            host: paired.host.into(),
            gained: paired.gained,
            lost: paired.lost,
            difference: difference.map(|one| one.share),
            half: difference.map(|one| one.half),
        }
    };
    let wasted = Role::ALL.map(|role| (role.id(), Share::from(bout.habits.wasted[role as usize])));
    BoutSummary {
        guest: bout.guest.id(),
        host: bout.host.id(),
        failed: bout.failed,
        rows: rows(bout).into_iter().map(row).collect(),
        friendly_fire: bout.habits.friendly_fire.into(),
        wasted: wasted.into_iter().filter(|(_, share)| share.games > 0).collect(),
    }
}
