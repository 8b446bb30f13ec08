//! Balance: how sides and characters fare among equals, over tables of every edition and size.

use std::fmt::Write as _;

use saloon_rules::{Character, Config, Role};

use crate::interval::Interval;
use crate::tally::{Side, Tally};

/// What was played at one sort of table.
pub struct Played {
    /// The table.
    pub config: Config,
    /// What came of it.
    pub tally: Tally,
}

/// How a character fares, against others on the same side at the same sort of table.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub character: Character,
    /// How often somebody was dealt it.
    pub games: u64,
    /// Wins beyond what its sides and tables would have brought, as a share of those games.
    pub gain: f64,
    /// Half the width of the 95 % range of that.
    pub half: f64,
}

/// The standings of all characters that were dealt, the best first.
pub fn characters(played: &[Played]) -> Vec<Standing> {
    let all = Character::all().filter_map(|character| standing(played, character));
    let mut all: Vec<Standing> = all.collect();
    all.sort_by(|one, other| {
        other.gain.total_cmp(&one.gain).then((one.character as usize).cmp(&(other.character as usize)))
    });
    all
}

fn standing(played: &[Played], character: Character) -> Option<Standing> {
    let (mut games, mut gain, mut spread) = (0_u64, 0.0, 0.0);
    for Played { tally, .. } in played {
        for side in Side::ALL {
            let usual = of_side(tally, side);
            let own = tally.character(character, side);
            games += own.games;
            gain += own.wins as f64 - own.games as f64 * usual;
            spread += own.games as f64 * usual * (1.0 - usual);
        }
    }
    let count = games as f64;
    (games > 0).then(|| Standing { character, games, gain: gain / count, half: Interval::Z95 * spread.sqrt() / count })
}

/// The share of games whoever plays on a side wins.
fn of_side(tally: &Tally, side: Side) -> f64 {
    let (wins, games) = Role::ALL.iter().filter(|role| Side::of(**role) == side).fold((0, 0), |(wins, games), role| {
        let rate = tally.role(*role);
        (wins + rate.wins, games + rate.games)
    });
    wins as f64 / games.max(1) as f64
}

/// The shares of the three sides with their 95 % ranges; none where nobody plays for a side.
pub fn sides(tally: &Tally) -> Option<[Interval; 3]> {
    let range = |wins| Interval::wilson(wins, tally.finished, Interval::Z95);
    (tally.other == 0).then_some([range(tally.law)?, range(tally.outlaws)?, range(tally.renegade)?])
}

const ROW: f64 = 26.0;
const LEFT: f64 = 210.0;
const WIDTH: f64 = 760.0;

/// Hues that stay apart for colour-blind eyes; their order on each bar is that of the key.
const HUES: [&str; 3] = ["#e0a526", "#a63a26", "#3f7fc4"];

/// Bars of the three sides, a row for each table.
pub fn sides_svg(played: &[Played]) -> String {
    let rows: Vec<(String, [Interval; 3])> =
        played.iter().filter_map(|one| Some((label(&one.config), sides(&one.tally)?))).collect();
    let mut svg = head("Shares of law, outlaws and renegade among equal bots", 44.0 + ROW * rows.len() as f64);
    for (at, (name, hue)) in ["law", "outlaws", "renegade"].into_iter().zip(HUES).enumerate() {
        let x = LEFT + 110.0 * at as f64;
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"8\" width=\"14\" height=\"14\" fill=\"{hue}\"/><text x=\"{}\" y=\"20\">{name}</text>",
            x + 20.0
        );
    }
    let scale = (WIDTH - LEFT - 20.0) / 1.0;
    for (at, (name, shares)) in rows.iter().enumerate() {
        let y = 34.0 + ROW * at as f64;
        let _ = write!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{name}</text>", LEFT - 10.0, y + 15.0);
        let mut x = LEFT;
        for (share, hue) in shares.iter().zip(HUES) {
            let width = share.share * scale;
            let _ = write!(svg, "<rect x=\"{x:.1}\" y=\"{y}\" width=\"{width:.1}\" height=\"20\" fill=\"{hue}\"/>");
            if width > 34.0 {
                let _ = write!(
                    svg,
                    "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#fff\" stroke=\"#000\" stroke-opacity=\".55\" stroke-width=\"3\" paint-order=\"stroke\">{:.0}</text>",
                    x + width / 2.0,
                    y + 15.0,
                    100.0 * share.share
                );
            }
            x += width;
        }
    }
    svg + "</svg>\n"
}

/// A dot with its range for each character.
pub fn characters_svg(standings: &[Standing], name: &dyn Fn(Character) -> String) -> String {
    let most = standings.iter().map(|one| one.gain.abs() + one.half).fold(0.05, f64::max);
    let x = |gain: f64| LEFT + (WIDTH - LEFT - 20.0) * (gain / most + 1.0) / 2.0;
    let height = 40.0 + 20.0 * standings.len() as f64;
    let mut svg = head("Wins of characters beyond those of their side, in a hundred games", height);
    let _ = write!(svg, "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"24\" y2=\"{height}\" stroke=\"#888\"/>", x(0.0));
    for tick in [-most, 0.0, most] {
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"16\" text-anchor=\"middle\">{:+.0}</text>",
            x(tick).clamp(LEFT, WIDTH - 24.0),
            100.0 * tick
        );
    }
    for (at, one) in standings.iter().enumerate() {
        let y = 38.0 + 20.0 * at as f64;
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text><line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#888\" stroke-width=\"2\"/><circle cx=\"{:.1}\" cy=\"{y}\" r=\"4\" fill=\"#3f7fc4\"/>",
            LEFT - 10.0,
            y + 4.0,
            name(one.character).replace('&', "&amp;"),
            x(one.gain - one.half),
            x(one.gain + one.half),
            x(one.gain)
        );
    }
    svg + "</svg>\n"
}

fn head(title: &str, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" font-family=\"system-ui, sans-serif\" font-size=\"13\" fill=\"#777\"><title>{title}</title>\n"
    )
}

/// What a table is called in the report.
pub fn label(config: &Config) -> String {
    format!("{}, {} players", config.edition.id(), config.seats)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use saloon_bots::BotName;
    use saloon_rules::Edition;

    use super::*;
    use crate::{Plan, run};

    fn played(players: u8) -> Played {
        let config = Config::new(Edition::Classic, players);
        let plan = Plan { games: 200, bots: vec![BotName::Greedy], ..Plan::new(config.clone()) };
        let outcome = run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("it can be played");
        Played { config, tally: outcome.tally }
    }

    #[test]
    fn sides_make_a_whole_and_gains_make_nothing() {
        let all = [played(4), played(5)];
        for one in &all {
            let sum: f64 = sides(&one.tally).expect("there are sides").iter().map(|share| share.share).sum();
            assert!((sum - 1.0).abs() < 1e-9);
        }
        let standings = characters(&all);
        assert_eq!(standings.len(), 16);
        assert_eq!(standings.iter().map(|one| one.games).sum::<u64>(), 200 * 9);
        let sum: f64 = standings.iter().map(|one| one.gain * one.games as f64).sum();
        assert!(sum.abs() < 1e-6, "what one wins beyond his side another loses: {sum}");
        assert!(standings.windows(2).all(|pair| pair[0].gain >= pair[1].gain));
    }

    #[test]
    fn pictures_have_a_row_for_everything() {
        let all = [played(4)];
        let svg = sides_svg(&all);
        assert!(svg.contains("classic, 4 players") && svg.contains("<title>"));
        let named = characters_svg(&characters(&all), &|character| character.id().to_owned());
        assert_eq!(named.matches("<circle").count(), 16);
    }
}
