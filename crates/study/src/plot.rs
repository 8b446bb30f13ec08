//! The study as a picture: the chance of each camp over the answers, what decided it, and how it looked from one chair.

use std::fmt::Write as _;

use saloon_rules::Player;

use crate::Study;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 34.0;

/// A turn gets a number under the axis if there is room for it.
const ROOM: f64 = 34.0;

/// Hues and strokes that can be told apart without hues; the fourth is for whoever is left.
const LINES: [(&str, &str); 4] = [("#b8860b", ""), ("#c0392b", "9 4"), ("#2b6cb0", "2 4"), ("#4a7c3a", "12 3 2 3")];

/// What is written into the picture, in the reader's language.
#[derive(Clone, Debug)]
pub struct Labels {
    /// What it shows, also for those who cannot see it.
    pub title: String,
    /// What each camp is called, in the order of the study.
    pub camps: Vec<String>,
    /// Under the axis.
    pub turns: String,
    /// The points of the player whose view is shown.
    pub own: String,
}

/// The picture. With the player whose own view is shown as points: his chance as far as he could know.
pub fn svg(study: &Study, labels: &Labels, own: Option<Player>) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"currentColor\">\n<title>{}</title>\n",
        escaped(&labels.title)
    );
    let scale = Scale { last: study.open.len().saturating_sub(1).max(1) };
    grid(&mut svg, study, scale, &labels.turns);
    for (rank, moment) in study.moments.iter().enumerate() {
        let x = scale.x(moment.at + 1);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{:.1}\" stroke=\"currentColor\" stroke-opacity=\".5\"/>\
             <circle cx=\"{x:.1}\" cy=\"{TOP}\" r=\"8\" fill=\"currentColor\"/>\
             <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"11\" font-weight=\"700\" fill=\"#fff\" \
             style=\"mix-blend-mode:difference\">{}</text>",
            HEIGHT - BOTTOM,
            TOP + 4.0,
            rank + 1
        );
    }
    for (at, _) in study.camps.iter().enumerate() {
        let points: String = study
            .open
            .iter()
            .enumerate()
            .map(|(answers, chances)| format!("{:.1},{:.1} ", scale.x(answers), y(chances[at])))
            .collect();
        let (hue, dashes) = line(at);
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{hue}\" stroke-width=\"2.5\" stroke-linejoin=\"round\" \
             stroke-dasharray=\"{dashes}\"/>",
            points.trim_end()
        );
    }
    if let Some(player) = own {
        for judged in study.judged.iter().filter(|judged| judged.ask.who == player) {
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.2\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>",
                scale.x(judged.at),
                y(judged.chance)
            );
        }
    }
    key(&mut svg, study, labels, own.is_some());
    svg + "</svg>\n"
}

#[derive(Copy, Clone)]
struct Scale {
    last: usize,
}

impl Scale {
    fn x(self, answers: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * answers as f64 / self.last as f64
    }
}

fn y(chance: f64) -> f64 {
    TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance.clamp(0.0, 1.0))
}

fn line(at: usize) -> (&'static str, &'static str) {
    LINES[at.min(LINES.len() - 1)]
}

/// Percentages across, turns along.
fn grid(svg: &mut String, study: &Study, scale: Scale, turns: &str) {
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"currentColor\" stroke-opacity=\".2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0
        );
    }
    let foot = HEIGHT - BOTTOM;
    let mut free = LEFT + ROOM;
    for (answers, pair) in study.turns.windows(2).enumerate().filter(|(_, pair)| pair[0] != pair[1]) {
        let x = scale.x(answers + 1);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{foot:.1}\" y2=\"{:.1}\" stroke=\"currentColor\" stroke-opacity=\".5\"/>",
            foot + 4.0
        );
        if x >= free {
            let _ =
                writeln!(svg, "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>", foot + 17.0, pair[1]);
            free = x + ROOM;
        }
    }
    let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"{:.1}\">{}</text>", foot + 30.0, escaped(turns));
}

/// What is what, above the curves.
fn key(svg: &mut String, study: &Study, labels: &Labels, own: bool) {
    let mut x = LEFT;
    for (at, name) in labels.camps.iter().enumerate().take(study.camps.len()) {
        let (hue, dashes) = line(at);
        let _ = writeln!(
            svg,
            "<line x1=\"{x:.1}\" x2=\"{:.1}\" y1=\"12\" y2=\"12\" stroke=\"{hue}\" stroke-width=\"3\" stroke-dasharray=\"{dashes}\"/>\
             <text x=\"{:.1}\" y=\"16\">{}</text>",
            x + 26.0,
            x + 31.0,
            escaped(name)
        );
        x += 46.0 + width(name);
    }
    if own {
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"12\" r=\"3.2\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/>\
             <text x=\"{:.1}\" y=\"16\">{}</text>",
            x + 6.0,
            x + 15.0,
            escaped(&labels.own)
        );
    }
}

/// About how wide a word is: a Chinese character takes the room of two letters.
fn width(word: &str) -> f64 {
    word.chars().map(|letter| if letter as u32 > 0x2e80 { 12.5 } else { 7.0 }).sum()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Camp, Moment};

    #[test]
    fn the_picture_says_what_it_shows_and_stays_in_its_frame() {
        let study = Study {
            camps: vec![Camp::Law, Camp::Outlaws, Camp::Renegades],
            open: vec![vec![0.5, 0.4, 0.1], vec![0.2, 0.8, 0.0], vec![0.0, 1.0, 0.0]],
            turns: vec![1, 1, 2],
            moments: vec![Moment { at: 0, swing: 0.4 }],
            judged: Vec::new(),
        };
        let camps = vec!["the law".to_owned(), "outlaws <&>".to_owned(), "renegade".to_owned()];
        let labels =
            Labels { title: "Who was winning".to_owned(), camps, turns: "turns".to_owned(), own: "own".to_owned() };
        let svg = svg(&study, &labels, None);
        assert!(svg.starts_with("<svg") && svg.contains("<title>Who was winning</title>"));
        assert!(svg.contains("outlaws &lt;&amp;&gt;") && !svg.contains("<&>"));
        assert_eq!(svg.matches("<polyline").count(), 3);
        let xs = svg.split("points=\"").skip(1).flat_map(|part| part.split('"').next().unwrap_or("").split(' '));
        for point in xs {
            let (x, y) = point.split_once(',').expect("a point");
            let (x, y): (f64, f64) = (x.parse().expect("a number"), y.parse().expect("a number"));
            assert!((LEFT..=WIDTH - RIGHT).contains(&x) && (TOP..=HEIGHT - BOTTOM).contains(&y), "{point}");
        }
    }
}
