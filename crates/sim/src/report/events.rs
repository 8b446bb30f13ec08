//! What events do to a game, and why some games took so long.

use std::fmt::Write as _;

use saloon_rules::EventCard;

use super::chart::{Mark, Scale, track};
use super::{grouped, name_of};
use crate::detail::Detail;
use crate::events::{Difference, Shift};
use crate::interval::Interval;
use crate::long::LONG;
use crate::tally::Tally;

const HUES: [&str; 3] = ["sheriff", "outlaw", "renegade"];
const NAMES: [&str; 3] = ["the law wins", "outlaws win", "a renegade wins"];
/// Long games that are explained one by one.
const SHOWN: usize = 20;

/// How each event shifts who wins and how long it takes.
pub(super) fn shifts(tally: &Tally, detail: &Detail) -> String {
    let met: Vec<(EventCard, u64)> = detail.events.met().collect();
    if met.is_empty() {
        return String::new();
    }
    let mut list: Vec<(EventCard, u64, Option<Shift>)> =
        met.into_iter().map(|(event, games)| (event, games, detail.events.shift(event))).collect();
    list.sort_by(|a, b| law(b.2).total_cmp(&law(a.2)));
    let scales = [0, 1, 2].map(|side| {
        let ranges = list.iter().filter_map(|(_, _, shift)| Some(as_interval(shift.as_ref()?.wins[side])));
        Scale::around(ranges)
    });
    let key: String = HUES.iter().zip(NAMES).map(|(hue, name)| format!("<li class=\"{hue}\">{name}</li>")).collect();
    let mut rows = String::from("<div class=\"head name\">event</div>");
    for (name, scale) in NAMES.iter().zip(scales) {
        let axis = scale.axis();
        let _ =
            write!(rows, "<div class=\"head\">{name}<div class=\"cell\">{axis}<div class=\"value\"></div></div></div>");
    }
    rows += "<div class=\"head value\">turns</div>";
    for (event, games, shift) in list {
        let share = 100.0 * games as f64 / tally.finished.max(1) as f64;
        let _ = write!(rows, "<div class=\"name\">{} <small>{share:.0} %</small></div>", name_of(event.id()));
        rows += &row(shift, scales);
    }
    format!(
        "<section><h2>Events</h2>\n<p class=\"note\">What an event does to the game it opens: the difference to games opened by another event, \
         in percentage points and turns. Which event comes first is decided by shuffling alone, so nothing else sets these games apart. \
         Beside the name: the share of games in which it was in force at all. \
         A finale lies under the others and opens no game. Bold where the range leaves no doubt.</p>\n\
         <ul class=\"key narrow\">{key}</ul><div class=\"rows sides shifts\">{rows}</div></section>\n"
    )
}

fn row(shift: Option<Shift>, scales: [Scale; 3]) -> String {
    let mut row = String::new();
    for (side, scale) in scales.into_iter().enumerate() {
        let found = shift.map(|shift| shift.wins[side]);
        let marks: Vec<Mark> =
            found.map(|found| Mark { rate: as_interval(found), hollow: !found.is_certain() }).into_iter().collect();
        let value = found.map_or("–".into(), |found| firm(found, format!("{:+.1}", 100.0 * found.value)));
        let track = track(HUES[side], &marks, scale, Some(0.0));
        let _ = write!(row, "<div class=\"cell\">{track}<div class=\"value\">{value}</div></div>");
    }
    let turns = shift.map_or("–".into(), |shift| {
        let half = (shift.turns.high - shift.turns.low) / 2.0;
        format!("{} <small>± {half:.1}</small>", firm(shift.turns, format!("{:+.1}", shift.turns.value)))
    });
    let _ = write!(row, "<div class=\"value\">{turns}</div>");
    row
}

/// Bold where the range leaves no doubt.
fn firm(found: Difference, text: String) -> String {
    if found.is_certain() { format!("<b>{text}</b>") } else { text }
}

/// How much the law gains; events without an answer come last.
fn law(shift: Option<Shift>) -> f64 {
    shift.map_or(f64::NEG_INFINITY, |shift| shift.wins[0].value)
}

fn as_interval(found: Difference) -> Interval {
    Interval { share: found.value, low: found.low, high: found.high }
}

/// Games with very many decisions, and why.
pub(super) fn long_games(tally: &Tally, detail: &Detail) -> String {
    let limit = grouped(LONG);
    let mut list = detail.long.clone();
    list.sort_by_key(|game| (std::cmp::Reverse(game.decisions), game.number));
    let told = match list.len() {
        0 => format!("No game took more than {limit} decisions; the longest took {}.", grouped(tally.longest)),
        count => format!(
            "{} took more than {limit} decisions.",
            if count == 1 { "One game".into() } else { format!("{} games", grouped(count as u64)) }
        ),
    };
    let mut items = String::new();
    for game in list.iter().take(SHOWN) {
        let _ = write!(items, "<li>Game {}, {} decisions: {}.</li>", game.number, grouped(game.decisions), game.why());
    }
    if list.len() > SHOWN {
        let _ = write!(items, "<li>And {} more.</li>", list.len() - SHOWN);
    }
    let items = if items.is_empty() { items } else { format!("<ul>{items}</ul>") };
    format!("<section><h2>Long games</h2>\n<p class=\"note\">{told}</p>\n{items}</section>\n")
}
