//! Plots as HTML and SVG. Positions are shares of the width, so that a plot stretches while its lettering does not.

use std::fmt::Write as _;

use crate::interval::Interval;

/// A scale of shares, from one share to another.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// From nothing to the next round number above all ranges.
    pub(crate) fn from_zero(rates: impl Iterator<Item = Interval>) -> Scale {
        Scale { low: 0.0, high: Scale::around(rates).high }
    }

    /// Round numbers below and above all ranges.
    pub(crate) fn around(rates: impl Iterator<Item = Interval>) -> Scale {
        let (low, high) = rates.fold((1.0, 0.0_f64), |(low, high), rate| (rate.low.min(low), rate.high.max(high)));
        let low = (20.0 * low.min(high)).floor() / 20.0;
        Scale { low, high: ((20.0 * high).ceil() / 20.0).max(low + 0.05) }
    }

    fn at(self, share: f64) -> f64 {
        100.0 * ((share - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// Its ends and its middle, as lettering over tracks.
    pub(crate) fn axis(self) -> String {
        let mut svg = String::from("<svg class=\"ticks\" aria-hidden=\"true\">");
        for (place, anchor) in [(0.0, "start"), (0.5, "middle"), (1.0, "end")] {
            let share = self.low + place * (self.high - self.low);
            let digits = usize::from((200.0 * share).round() % 2.0 != 0.0);
            let _ = write!(
                svg,
                "<text x=\"{}%\" y=\"11\" text-anchor=\"{anchor}\">{:.digits$} %</text>",
                100.0 * place,
                100.0 * share
            );
        }
        svg + "</svg>"
    }
}

/// A mark on a track: a share with its range, full or hollow.
pub(crate) struct Mark {
    pub(crate) rate: Interval,
    pub(crate) hollow: bool,
}

/// Shares with their ranges on a scale; `mean` is marked by a broken line.
pub(crate) fn track(hue: &str, marks: &[Mark], scale: Scale, mean: Option<f64>) -> String {
    let mut svg = format!("<div class=\"track {hue}\"><svg role=\"img\">");
    for place in [0, 25, 50, 75, 100] {
        let _ = write!(svg, "<line class=\"grid\" x1=\"{place}%\" x2=\"{place}%\" y1=\"0\" y2=\"100%\"/>");
    }
    svg += "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"50%\" y2=\"50%\"/>";
    if let Some(mean) = mean {
        let _ =
            write!(svg, "<line class=\"mean\" x1=\"{0:.2}%\" x2=\"{0:.2}%\" y1=\"0\" y2=\"100%\"/>", scale.at(mean));
    }
    if let [from, to] = marks {
        let (from, to) = (scale.at(from.rate.share), scale.at(to.rate.share));
        let _ = write!(svg, "<line class=\"link\" x1=\"{from:.2}%\" x2=\"{to:.2}%\" y1=\"50%\" y2=\"50%\"/>");
    }
    for Mark { rate, hollow } in marks {
        let dot = if *hollow { "dot hollow" } else { "dot" };
        let _ = write!(
            svg,
            "<line class=\"range\" x1=\"{:.2}%\" x2=\"{:.2}%\" y1=\"50%\" y2=\"50%\"/>\
             <circle class=\"{dot}\" cx=\"{:.2}%\" cy=\"50%\" r=\"4.5\"><title>{:.1} %, between {:.1} and {:.1} %</title></circle>",
            scale.at(rate.low),
            scale.at(rate.high),
            scale.at(rate.share),
            100.0 * rate.share,
            100.0 * rate.low,
            100.0 * rate.high,
        );
    }
    svg + "</svg></div>"
}

/// A bar whose length is a share of the width.
pub(crate) fn pill(hue: &str, share: f64) -> String {
    format!("<div><div class=\"pill {hue}\" style=\"width:{:.2}%\"></div></div>", 100.0 * share.clamp(0.0, 1.0))
}

/// Room for a plot: its height and what is left free for lettering.
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 6.0;
const BOTTOM: f64 = 24.0;

/// Where something lies in a plot, as a share of the width; the axis of numbers has its own room on the left.
fn across(share: f64) -> f64 {
    LEFT + (100.0 - LEFT) * share
}

/// Where something lies in a plot, from the top.
fn down(share: f64) -> f64 {
    (HEIGHT - BOTTOM) * (1.0 - share)
}

/// One count per step, as bars with their median.
pub(crate) fn histogram(counts: &[u64], label: &str) -> String {
    let total: u64 = counts.iter().sum();
    let shown = quantile(counts, 0.995).max(1);
    let step = nice_step(shown as f64 / 48.0).max(1.0) as usize;
    let bins: Vec<u64> = counts[..counts.len().min(shown + 1)].chunks(step).map(|bin| bin.iter().sum()).collect();
    let most = bins.iter().copied().max().unwrap_or(1).max(1) as f64;
    let span = (bins.len() * step) as f64;
    let mut svg = open(label);
    grid(&mut svg, most / total.max(1) as f64);
    for (i, count) in bins.iter().enumerate() {
        let (x, next) = (across((i * step) as f64 / span), across(((i + 1) * step) as f64 / span));
        let top = down(*count as f64 / top_of(most / total.max(1) as f64) / total.max(1) as f64);
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{:.2}%\" y=\"{top:.1}\" width=\"{:.2}%\" height=\"{:.1}\" rx=\"1.5\"><title>{}: {count}</title></rect>",
            x + 0.1 * (next - x),
            0.8 * (next - x),
            HEIGHT - BOTTOM - top,
            if step == 1 { i.to_string() } else { format!("{} to {}", i * step, (i + 1) * step - 1) },
        );
    }
    let middle = quantile(counts, 0.5);
    let x = across((middle as f64 + 0.5) / span);
    let _ = write!(
        svg,
        "<line class=\"median\" x1=\"{x:.2}%\" x2=\"{x:.2}%\" y1=\"0\" y2=\"{:.1}\"/><text x=\"{:.2}%\" y=\"10\">median {middle}</text>",
        HEIGHT - BOTTOM,
        x + 1.2,
    );
    numbers_across(&mut svg, span);
    svg + "</svg>"
}

/// Shares over turns, one stepped curve for each.
pub(crate) fn curves(curves: &[(&str, Vec<f64>)], shown: usize, label: &str) -> String {
    let mut svg = open(label);
    for step in 0..=4 {
        rule(&mut svg, f64::from(step) / 4.0, &format!("{} %", 25 * step));
    }
    let _ = write!(
        svg,
        "<svg x=\"{LEFT}%\" y=\"0\" width=\"{}%\" height=\"{}\" viewBox=\"0 0 {shown} 100\" preserveAspectRatio=\"none\">",
        100.0 - LEFT,
        HEIGHT - BOTTOM
    );
    for (hue, shares) in curves {
        let _ = write!(svg, "<path class=\"curve {hue}\" d=\"M0 0");
        for (turn, share) in shares.iter().enumerate().take(shown + 1) {
            let _ = write!(svg, "H{turn}V{:.2}", 100.0 * (1.0 - share));
        }
        let _ = write!(svg, "H{shown}\"/>");
    }
    svg += "</svg>";
    numbers_across(&mut svg, shown as f64);
    svg + "</svg>"
}

fn open(label: &str) -> String {
    format!("<svg class=\"plain\" role=\"img\" aria-label=\"{label}\" style=\"height:{HEIGHT}px\">")
}

/// A rule across the plot with its number on the left.
fn rule(svg: &mut String, share: f64, text: &str) {
    let class = if share == 0.0 { "axis" } else { "grid" };
    let y = down(share);
    let _ = write!(
        svg,
        "<line class=\"{class}\" x1=\"{LEFT}%\" x2=\"100%\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
         <text x=\"{}%\" y=\"{:.1}\" dy=\"4\" text-anchor=\"end\">{text}</text>",
        LEFT - 1.2,
        y.max(5.0),
    );
}

/// Rules for shares up to `most`.
fn grid(svg: &mut String, most: f64) {
    let top = top_of(most);
    for step in 0..=4 {
        let share = top * f64::from(step) / 4.0;
        let digits = if top < 0.08 { 1 } else { 0 };
        rule(svg, f64::from(step) / 4.0, &format!("{:.digits$} %", 100.0 * share));
    }
}

/// The upper end of a scale that is divided by four.
fn top_of(most: f64) -> f64 {
    4.0 * nice_step(most / 4.0)
}

/// The next of 1, 2, 5, 10, 20 ... that is not smaller.
fn nice_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.max(1e-9).log10().floor());
    [1.0, 2.0, 5.0].into_iter().map(|digit| digit * power).find(|step| *step >= least * 0.999).unwrap_or(10.0 * power)
}

fn numbers_across(svg: &mut String, span: f64) {
    let step = nice_step(span / 7.0).max(1.0);
    let mut number = 0.0;
    while number <= span {
        let anchor = if number == 0.0 { "start" } else { "middle" };
        let _ = write!(
            svg,
            "<text x=\"{:.2}%\" y=\"{:.1}\" text-anchor=\"{anchor}\">{number}</text>",
            across(number / span),
            HEIGHT - 6.0
        );
        number += step;
    }
}

/// The smallest place that this share of all counts does not exceed.
pub(crate) fn quantile(counts: &[u64], share: f64) -> usize {
    let total: u64 = counts.iter().sum();
    let mut sum = 0;
    counts
        .iter()
        .position(|count| {
            sum += count;
            sum as f64 >= share * total as f64
        })
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        assert_eq!([0.9, 1.0, 1.1, 3.0, 7.0, 13.0].map(nice_step), [1.0, 1.0, 2.0, 5.0, 10.0, 20.0]);
    }

    #[test]
    fn quantiles_count_from_the_bottom() {
        assert_eq!(quantile(&[0, 1, 1, 1, 1], 0.5), 2);
        assert_eq!(quantile(&[5], 0.99), 0);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
