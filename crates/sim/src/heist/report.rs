//! The page of a run of heist: who wins from which seat, who plays better, points, and how long rounds are.

use std::fmt::Write as _;

use saloon_bots::BotName;
use saloon_heist::Mode;

use crate::heist::{Outcome, Plan, Tally};
use crate::interval::Interval;
use crate::report::chart::{Mark, Scale, histogram, track};
use crate::report::winners::precise;
use crate::report::{figure_list, grouped, head};

/// The whole page.
pub fn html(plan: &Plan, outcome: &Outcome) -> String {
    let tally = &outcome.tally;
    let title = format!("{} games of Heist for {}", grouped(tally.games()), plan.config.players);
    let mut page = head(&title, &format!("{} · {} · seed {}", races(plan.config.mode), players(plan), plan.seed));
    page += &figures(plan, outcome);
    page += &seats(plan, tally);
    page += &bots(tally);
    page += "<div class=\"pair\">\n";
    page += &plot(
        "Points",
        "Share of players by the loot cards they have at the end of the game.",
        &histogram(&tally.scores, "Share of players by points"),
    );
    page += &plot(
        "Length of a round",
        "Share of games by turns per round.",
        &histogram(&tally.lengths, "Share of games by turns per round"),
    );
    page += "</div>\n";
    page += &configuration(plan, outcome);
    page + "<footer>Ranges are 99 % intervals by Wilson's method.</footer>\n</main>\n</body>\n</html>\n"
}

fn races(mode: Mode) -> &'static str {
    match mode {
        Mode::Realtime => "races against the clock",
        Mode::CommitDrawn => "races are drawn by lot",
        Mode::CommitSealed => "races by sealed decisions",
    }
}

fn players(plan: &Plan) -> String {
    match plan.bots.as_slice() {
        [one] => format!("{} players", one.id()),
        list => list.iter().map(|bot| bot.id()).collect::<Vec<_>>().join(", "),
    }
}

fn figures(plan: &Plan, outcome: &Outcome) -> String {
    let tally = &outcome.tally;
    let per_game = |count: u64| format!("{:.1}", count as f64 / tally.games().max(1) as f64);
    let mut list = vec![
        ("games finished", grouped(tally.finished)),
        ("errors", grouped(tally.errors)),
        ("turns per round", format!("{:.1}", tally.turns as f64 / tally.rounds.max(1) as f64)),
        ("points per player", format!("{:.1}", tally.score().mean)),
        ("commands per game", per_game(tally.commands)),
        ("commands at most", grouped(tally.longest)),
        ("commands per second", grouped(outcome.commands_per_second() as u64)),
    ];
    if !outcome.complete {
        list.insert(0, ("stopped before", grouped(plan.games)));
    }
    figure_list(&list)
}

/// Who wins from which seat; the broken line is the share of a seat like any other.
fn seats(plan: &Plan, tally: &Tally) -> String {
    let count = usize::from(plan.config.players);
    let rates: Vec<Interval> = tally.seats.iter().take(count).filter_map(|rate| rate.interval(Interval::Z99)).collect();
    let scale = Scale::from_zero(rates.iter().copied());
    let mean = tally.seats.iter().take(count).map(|rate| rate.wins).sum::<u64>() as f64
        / (count as u64 * tally.finished).max(1) as f64;
    let mut rows = format!("<div></div>{}<div></div>", scale.axis());
    for (letter, rate) in ('A'..).zip(rates) {
        let track = track("outlaw", &[Mark { rate, hollow: false }], scale, Some(mean));
        let _ = write!(rows, "<div>seat {letter}</div>{track}<div class=\"value\">{}</div>", precise(rate));
    }
    let shared = 100.0 * tally.shared as f64 / tally.finished.max(1) as f64;
    plot(
        "Who wins",
        &format!(
            "By seat. Victories are shared in {shared:.1} % of the games and count for everybody who shares them; the broken line is their average."
        ),
        &format!("<div class=\"rows roles\">{rows}</div>"),
    )
}

/// The two kinds of bots against each other, if both play.
fn bots(tally: &Tally) -> String {
    let rates: Vec<(BotName, Interval)> =
        BotName::ALL.into_iter().filter_map(|bot| Some((bot, tally.bot(bot).interval(Interval::Z99)?))).collect();
    if rates.len() < 2 {
        return String::new();
    }
    let scale = Scale::from_zero(rates.iter().map(|(_, rate)| *rate));
    let mut rows = format!("<div></div>{}<div></div>", scale.axis());
    for (bot, rate) in rates {
        let track = track("deputy", &[Mark { rate, hollow: bot == BotName::Random }], scale, None);
        let _ = write!(rows, "<div>{}</div>{track}<div class=\"value\">{}</div>", bot.id(), precise(rate));
    }
    plot(
        "Who plays better",
        "Share of games each kind of player wins.",
        &format!("<div class=\"rows roles\">{rows}</div>"),
    )
}

fn plot(title: &str, note: &str, plot: &str) -> String {
    format!("<section><h2>{title}</h2>\n<p class=\"note\">{note}</p>\n{plot}</section>\n")
}

/// Everything needed to play the same games again.
fn configuration(plan: &Plan, outcome: &Outcome) -> String {
    let bots: Vec<&str> = plan.bots.iter().map(|bot| bot.id()).collect();
    let rows = [
        ("players", plan.config.players.to_string()),
        ("rounds", plan.config.rounds.to_string()),
        ("mode", plan.config.mode.id().to_owned()),
        ("bots", bots.join(", ")),
        ("games", grouped(plan.games)),
        ("seed", plan.seed.to_string()),
        ("threads", plan.threads.to_string()),
        ("seconds", format!("{:.2}", outcome.seconds)),
        ("fingerprint", format!("<code>{:016x}</code>", outcome.fingerprint)),
    ];
    let row = |(name, value): &(&str, String)| format!("<tr><th scope=\"row\">{name}</th><td>{value}</td></tr>");
    format!("<section><h2>Configuration</h2>\n<table>{}</table></section>\n", rows.iter().map(row).collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use saloon_heist::Config;

    use super::*;

    #[test]
    fn a_page_needs_nothing_else_and_shows_everything() {
        let bots = vec![BotName::Greedy, BotName::Random, BotName::Greedy];
        let plan = Plan { games: 60, bots, ..Plan::new(Config::new(3, Mode::CommitSealed)) };
        let outcome = crate::heist::run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("it can be played");
        let page = html(&plan, &outcome);
        for outside in ["http", "src=", "@import", "url(", "<script", "<link"] {
            assert!(!page.contains(outside), "{outside}");
        }
        for part in [
            "60 games of Heist for 3",
            "Who wins",
            "seat C",
            "Who plays better",
            "Points",
            "Length of a round",
            "commit-sealed",
        ] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("seat D") && !page.contains("NaN") && !page.contains("inf"));
        assert!(page.contains(&format!("{:016x}", outcome.fingerprint)));
    }

    #[test]
    fn of_one_kind_of_players_none_is_better() {
        let plan = Plan { games: 20, ..Plan::new(Config::new(2, Mode::CommitDrawn)) };
        let outcome = crate::heist::run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("it can be played");
        assert!(!html(&plan, &outcome).contains("Who plays better"));
    }
}
