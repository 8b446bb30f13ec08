//! Plots of who wins: sides and roles, bots, characters.

use std::fmt::Write as _;

use saloon_bots::BotName;
use saloon_rules::{Character, Role};

use super::chart::{Mark, Scale, track};
use super::name_of;
use crate::interval::Interval;
use crate::tally::{Rate, Side, Tally};

/// By side and by role.
pub(super) fn roles(tally: &Tally) -> String {
    let finished = tally.finished.max(1) as f64;
    let sides = [
        ("sheriff", "law", tally.law),
        ("outlaw", "outlaws", tally.outlaws),
        ("renegade", "renegade", tally.renegade),
        ("plain", "others", tally.other),
    ];
    let mut bar = String::new();
    let mut key = String::new();
    for (hue, name, wins) in sides.into_iter().filter(|(_, _, wins)| *wins > 0) {
        let share = 100.0 * wins as f64 / finished;
        let _ = write!(bar, "<span class=\"{hue}\" style=\"flex-grow:{wins}\" title=\"{name} {share:.1} %\"></span>");
        let _ = write!(key, "<li class=\"{hue}\">{name} <b>{share:.1} %</b></li>");
    }
    let rates: Vec<(Role, Interval)> =
        Role::ALL.into_iter().filter_map(|role| Some((role, tally.role(role).interval(Interval::Z95)?))).collect();
    let scale = Scale::from_zero(rates.iter().map(|(_, rate)| *rate));
    let mut rows = format!("<div></div>{}<div></div>", scale.axis());
    for (role, rate) in rates {
        let track = track(role.id(), &[Mark { rate, hollow: false }], scale, None);
        let _ = write!(rows, "<div>{}</div>{track}<div class=\"value\">{}</div>", role.id(), precise(rate));
    }
    format!(
        "<section><h2>Who wins</h2>\n<div class=\"split\" aria-hidden=\"true\">{bar}</div><ul class=\"key\">{key}</ul>\n\
         <p class=\"note\">By role: a seat wins with its side, dead or alive; a renegade wins alone.</p>\n\
         <div class=\"rows roles\">{rows}</div></section>\n"
    )
}

/// The two kinds of bots against each other in each role, if both play.
pub(super) fn bots(tally: &Tally) -> String {
    let rate = |bot, role| tally.bot(bot, role).interval(Interval::Z95);
    let pairs: Vec<(Role, [Interval; 2])> = Role::ALL
        .into_iter()
        .filter_map(|role| Some((role, [rate(BotName::Random, role)?, rate(BotName::Greedy, role)?])))
        .collect();
    if pairs.is_empty() {
        return String::new();
    }
    let scale = Scale::from_zero(pairs.iter().flat_map(|(_, pair)| *pair));
    let mut rows = format!("<div></div>{}<div></div>", scale.axis());
    for (role, [random, greedy]) in pairs {
        let marks = [Mark { rate: random, hollow: true }, Mark { rate: greedy, hollow: false }];
        let _ = write!(
            rows,
            "<div>{}</div>{}<div class=\"value\">{:.1} → {:.1} %</div>",
            role.id(),
            track(role.id(), &marks, scale, None),
            100.0 * random.share,
            100.0 * greedy.share,
        );
    }
    format!(
        "<section><h2>Who plays better</h2>\n\
         <p class=\"note\">Win rates in the same games: hollow for random players, full for greedy ones.</p>\n\
         <div class=\"rows roles\">{rows}</div></section>\n"
    )
}

/// How each character does on each side, the best first.
pub(super) fn characters(tally: &Tally) -> String {
    const HUES: [&str; 3] = ["sheriff", "outlaw", "renegade"];
    const NAMES: [&str; 3] = ["for the law", "as outlaw", "as renegade"];
    let means = Side::ALL.map(|side| average(tally, side));
    let order = ranking(tally, means);
    let rate = |character, side| tally.character(character, side).interval(Interval::Z95);
    let scales = Side::ALL.map(|side| Scale::around(order.iter().filter_map(|character| rate(*character, side))));

    let key: String = HUES.iter().zip(NAMES).map(|(hue, name)| format!("<li class=\"{hue}\">{name}</li>")).collect();
    let mut rows = String::from("<div class=\"head name\">character</div>");
    for (name, scale) in NAMES.iter().zip(scales) {
        let axis = scale.axis();
        let _ =
            write!(rows, "<div class=\"head\">{name}<div class=\"cell\">{axis}<div class=\"value\"></div></div></div>");
    }
    for character in order {
        let _ = write!(rows, "<div class=\"name\">{}</div>", name_of(character.id()));
        for side in Side::ALL {
            let (i, rate) = (side as usize, rate(character, side));
            let marks: Vec<Mark> = rate.map(|rate| Mark { rate, hollow: false }).into_iter().collect();
            let value = rate.map_or("–".into(), |rate| format!("{:.1} %", 100.0 * rate.share));
            let track = track(HUES[i], &marks, scales[i], Some(means[i]));
            let _ = write!(rows, "<div class=\"cell\">{track}<div class=\"value\">{value}</div></div>");
        }
    }
    format!(
        "<section><h2>Characters</h2>\n<p class=\"note\">Win rate by character and side, the best first. \
         The broken line is the average of the side.</p>\n<ul class=\"key narrow\">{key}</ul><div class=\"rows sides\">{rows}</div></section>\n"
    )
}

/// The share of seats of a side that win.
fn average(tally: &Tally, side: Side) -> f64 {
    let all = Character::all().map(|character| tally.character(character, side));
    let sum = all.fold(Rate::default(), |sum, rate| Rate { games: sum.games + rate.games, wins: sum.wins + rate.wins });
    sum.wins as f64 / sum.games.max(1) as f64
}

/// The characters that were dealt, by how much better they do than others on their side.
fn ranking(tally: &Tally, means: [f64; 3]) -> Vec<Character> {
    let edge = |character| {
        let rates = Side::ALL.map(|side| tally.character(character, side));
        let surplus = rates.iter().zip(means).map(|(rate, mean)| rate.wins as f64 - mean * rate.games as f64);
        let games: u64 = rates.iter().map(|rate| rate.games).sum();
        (games > 0).then(|| surplus.sum::<f64>() / games as f64)
    };
    let mut list: Vec<(Character, f64)> = Character::all().filter_map(|c| Some((c, edge(c)?))).collect();
    list.sort_by(|a, b| b.1.total_cmp(&a.1));
    list.into_iter().map(|(character, _)| character).collect()
}

pub(crate) fn precise(rate: Interval) -> String {
    format!("{:.1} % <small>± {:.1}</small>", 100.0 * rate.share, 50.0 * (rate.high - rate.low))
}
