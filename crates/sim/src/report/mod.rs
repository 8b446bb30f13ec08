//! The page of a run: one file that needs nothing else, light or dark as the reader likes, on paper or a phone.

pub(crate) mod chart;
mod events;
pub(crate) mod winners;

use std::fmt::Write as _;

use saloon_rules::{EventBox, Kind, Role};

use crate::detail::Detail;
use crate::plan::Plan;
use crate::run::Outcome;
use crate::tally::Tally;

const STYLE: &str = include_str!("style.css");

/// The whole page.
pub fn html(plan: &Plan, outcome: &Outcome) -> String {
    let tally = &outcome.tally;
    let title = format!("{} games of {}", grouped(tally.games()), describe(plan));
    let mut page = head(&title, &format!("{} · seed {}", players(plan), plan.seed));
    page += &figures(plan, outcome);
    page += &winners::roles(tally);
    page += &winners::bots(tally);
    page += &winners::characters(tally);
    if let Some(detail) = &outcome.detail {
        page += &events::shifts(tally, detail);
    }
    page += "<div class=\"pair\">\n";
    page += &lengths(tally);
    if let Some(detail) = &outcome.detail {
        page += &survival(tally, detail);
    }
    page += "</div>\n";
    if let Some(detail) = &outcome.detail {
        page += &damage(tally, detail);
        page += &events::long_games(tally, detail);
    }
    page += &configuration(plan, outcome);
    page + "<footer>Ranges are 95 % intervals: of shares by Wilson's method, of differences between shares by Newcombe's.</footer>\n</main>\n</body>\n</html>\n"
}

/// The page up to its first figure.
pub(crate) fn head(title: &str, lead: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <header><h1>{title}</h1>\n<p class=\"lead\">{lead}</p></header>\n"
    )
}

fn describe(plan: &Plan) -> String {
    format!("BANG! for {}", plan.config.seats)
}

/// What is played with besides the cards of the edition.
fn stacks(plan: &Plan) -> String {
    let events = &plan.config.switches.events;
    let name = |one: &EventBox| match one {
        EventBox::HighNoon => " · High Noon",
        EventBox::FistfulOfCards => " · A Fistful of Cards",
        EventBox::WildWestShow => " · Wild West Show",
    };
    let show = events.wild_west_show.then_some(&EventBox::WildWestShow);
    events.event_mode.boxes().iter().chain(show).map(name).collect()
}

fn players(plan: &Plan) -> String {
    let bots = match plan.bots.as_slice() {
        [one] => format!("{} players", one.id()),
        list => list.iter().map(|bot| bot.id()).collect::<Vec<_>>().join(", "),
    };
    format!("{} edition{} · {bots}", plan.config.edition.id(), stacks(plan))
}

/// The numbers at the top.
fn figures(plan: &Plan, outcome: &Outcome) -> String {
    let tally = &outcome.tally;
    let per_game = |count: u64| format!("{:.1}", count as f64 / tally.games().max(1) as f64);
    let mut list = vec![
        ("games finished", grouped(tally.finished)),
        ("errors", grouped(tally.errors)),
        ("turns per game", per_game(tally.turns)),
        ("decisions per game", per_game(tally.decisions)),
        ("decisions at most", grouped(tally.longest)),
        ("games per second", grouped(outcome.games_per_second() as u64)),
        ("decisions per second", grouped(outcome.decisions_per_second() as u64)),
    ];
    if !outcome.complete {
        list.insert(0, ("stopped before", grouped(plan.games)));
    }
    figure_list(&list)
}

/// Numbers with their names, in a row.
pub(crate) fn figure_list(list: &[(&str, String)]) -> String {
    let items = list.iter().map(|(name, value)| format!("<div><dt>{name}</dt><dd>{value}</dd></div>"));
    format!("<dl class=\"figures\">{}</dl>\n", items.collect::<String>())
}

fn lengths(tally: &Tally) -> String {
    let longest = tally.lengths.len().saturating_sub(1);
    format!(
        "<section><h2>Length of a game</h2>\n<p class=\"note\">Share of games by number of turns. The longest took {longest}.</p>\n{}</section>\n",
        chart::histogram(&tally.lengths, "Share of games by number of turns")
    )
}

fn survival(tally: &Tally, detail: &Detail) -> String {
    let roles: Vec<Role> = Role::ALL.into_iter().filter(|role| tally.role(*role).games > 0).collect();
    let curves: Vec<(&str, Vec<f64>)> =
        roles.iter().map(|role| (role.id(), detail.survival(*role).collect())).collect();
    let key: String = roles.iter().map(|role| format!("<li class=\"{0}\">{0}</li>", role.id())).collect();
    let shown = chart::quantile(&tally.lengths, 0.995).max(1);
    format!(
        "<section><h2>Survival</h2>\n<p class=\"note\">Share of players still alive after so many turns; finished games count as they ended.</p>\n\
         <ul class=\"key\">{key}</ul>{}</section>\n",
        chart::curves(&curves, shown, "Share of players alive by turn and role")
    )
}

fn damage(tally: &Tally, detail: &Detail) -> String {
    let kinds = Kind::all().map(Some).chain([None]).map(|kind| (kind, detail.damage(kind)));
    let mut list: Vec<(Option<Kind>, u64)> = kinds.filter(|(_, points)| *points > 0).collect();
    list.sort_by_key(|(kind, points)| (std::cmp::Reverse(*points), *kind));
    let most = list.first().map_or(1, |(_, points)| *points) as f64;
    let mut rows = String::new();
    for (kind, points) in list {
        let name = kind.map_or("abilities".to_owned(), |kind| name_of(kind.id()));
        let per_game = points as f64 / tally.finished.max(1) as f64;
        let _ = write!(
            rows,
            "<div>{name}</div>{}<div class=\"value\">{per_game:.2}</div>",
            chart::pill("plain", points as f64 / most)
        );
    }
    format!(
        "<section><h2>What does the damage</h2>\n<p class=\"note\">Life points lost per game, by the card behind the loss.</p>\n\
         <div class=\"rows bars\">{rows}</div></section>\n"
    )
}

/// Everything needed to play the same games again.
fn configuration(plan: &Plan, outcome: &Outcome) -> String {
    let config = &plan.config;
    let boxes: Vec<&str> = config.characters.iter().map(|b| b.id()).collect();
    let bots: Vec<&str> = plan.bots.iter().map(|bot| bot.id()).collect();
    let rows = [
        ("edition", config.edition.id().to_owned()),
        ("players", config.seats.to_string()),
        ("mode", config.mode.id().to_owned()),
        ("playing cards", config.deck.id().to_owned()),
        ("characters from", boxes.join(", ")),
        ("bots", bots.join(", ")),
        ("games", grouped(plan.games)),
        ("seed", plan.seed.to_string()),
        ("threads", plan.threads.to_string()),
        ("seconds", format!("{:.2}", outcome.seconds)),
        ("fingerprint", format!("<code>{:016x}</code>", outcome.fingerprint)),
    ];
    let row = |name: &str, value: &str| format!("<tr><th scope=\"row\">{name}</th><td>{value}</td></tr>");
    let table: String = rows.iter().map(|(name, value)| row(name, value)).collect();
    let usual = config.edition.switches().list();
    let switches: String = config
        .switches
        .list()
        .iter()
        .zip(usual)
        .map(|(switch, usual)| {
            let changed = if switch.value == usual.value { "" } else { " (changed)" };
            row(&format!("<code>{}</code>", switch.name), &format!("<code>{}</code>{changed}", switch.value))
        })
        .collect();
    format!(
        "<section><h2>Configuration</h2>\n<table>{table}</table>\n<details><summary>All rule switches</summary><table>{switches}</table></details></section>\n"
    )
}

/// A number with spaces between its thousands.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// An id as a name: words with capitals, small words without.
fn name_of(id: &str) -> String {
    let word = |(place, word): (usize, &str)| match word {
        "a" | "the" | "of" if place > 0 => word.to_owned(),
        _ => word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect(),
    };
    id.split('-').enumerate().map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_bots::BotName;
    use saloon_rules::{Config, Edition};
    use std::sync::atomic::AtomicBool;

    #[test]
    fn a_page_needs_nothing_else_and_shows_everything() {
        let bots = vec![BotName::Greedy, BotName::Random, BotName::Greedy, BotName::Random, BotName::Random];
        let plan = Plan { games: 200, detail: true, bots, ..Plan::new(Config::new(Edition::Classic, 5)) };
        let outcome = crate::run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("it can be played");
        let page = html(&plan, &outcome);
        for outside in ["http", "src=", "@import", "url(", "<script", "<link"] {
            assert!(!page.contains(outside), "{outside}");
        }
        for part in [
            "Who wins",
            "Who plays better",
            "Slab the Killer",
            "Length",
            "Survival",
            "Dynamite",
            "prefers-color-scheme",
        ] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("NaN") && !page.contains("inf%"));
    }

    #[test]
    fn a_page_with_events_says_what_they_do_and_why_games_were_long() {
        let mut config = Config::new(Edition::Compendium, 5);
        config.set("event_mode", "mixed").expect("it exists");
        let plan = Plan { games: 400, detail: true, ..Plan::new(config) };
        let mut outcome = crate::run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("it can be played");
        let page = html(&plan, &outcome);
        for part in ["<h2>Events</h2>", "The Sermon", "A Fistful of Cards", "High Noon", "No game took more than"] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("NaN") && !page.contains("inf"));
        let detail = outcome.detail.as_mut().expect("it was asked for");
        let (opened, met) = (
            detail.events.met().filter_map(|(event, _)| detail.events.shift(event)).count(),
            detail.events.met().count(),
        );
        assert!(opened > 20 && met >= opened, "{opened} of {met}");
        let long = crate::LongGame {
            number: 7,
            decisions: 4_000,
            turns: 90,
            lost: 10,
            regained: 1,
            asked_most: ("plays", 3_000),
        };
        detail.long = vec![long; 2];
        let page = html(&plan, &outcome);
        assert!(
            page.contains("2 games took more than") && page.contains("Game 7") && page.contains("75 % of them plays")
        );
    }

    #[test]
    fn numbers_and_names_read_well() {
        assert_eq!(grouped(1_234_567).replace('\u{202f}', " "), "1 234 567");
        assert_eq!(grouped(12), "12");
        assert_eq!(name_of("slab-the-killer"), "Slab the Killer");
        assert_eq!(name_of("a-fistful-of-cards"), "A Fistful of Cards");
    }
}
