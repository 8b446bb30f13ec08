//! A network of one hidden layer, which can be read, asked and taught.

use std::sync::OnceLock;

use saloon_ground::Stream;

use super::features::INPUTS;
use crate::mind::belief::exp;

/// Law, outlaws, renegades.
pub const SIDES: usize = 3;
const HIDDEN: usize = 24;

const TRAINED: &str = include_str!("../../../data/value.txt");

/// Weights from inputs to hidden units, and from those to sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    first: Vec<[f32; INPUTS]>,
    second: [[f32; HIDDEN + 1]; SIDES],
}

impl Net {
    /// What training has found.
    pub fn trained() -> &'static Net {
        static NET: OnceLock<Net> = OnceLock::new();
        NET.get_or_init(|| Net::from_text(TRAINED).unwrap_or_else(|_| Net::fresh(1)))
    }

    /// Knows nothing: small weights by chance.
    pub fn fresh(seed: u64) -> Net {
        let mut stream = Stream::new(seed);
        let mut small = move || stream.share() * 0.4 - 0.2;
        let first = (0..HIDDEN).map(|_| std::array::from_fn(|_| small())).collect();
        Net { first, second: std::array::from_fn(|_| std::array::from_fn(|_| small())) }
    }

    /// The chances of law, outlaws and renegades.
    pub fn sides(&self, inputs: &[f32; INPUTS]) -> [f32; SIDES] {
        self.forward(inputs).1
    }

    fn forward(&self, inputs: &[f32; INPUTS]) -> ([f32; HIDDEN + 1], [f32; SIDES]) {
        let mut hidden = [1.0; HIDDEN + 1];
        for (unit, weights) in hidden.iter_mut().zip(&self.first) {
            let sum: f32 = weights.iter().zip(inputs).map(|(weight, input)| weight * input).sum();
            *unit = sum / (1.0 + sum.abs());
        }
        let logits = self.second.map(|weights| weights.iter().zip(&hidden).map(|(weight, unit)| weight * unit).sum());
        let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let raw: [f32; SIDES] = logits.map(|logit: f32| exp((logit - most).max(-16.0)));
        let sum: f32 = raw.iter().sum();
        (hidden, raw.map(|one| one / sum))
    }

    /// Learns that this side has won this position; `rate` says how much. Returns the chance it gave that side before.
    pub fn learn(&mut self, inputs: &[f32; INPUTS], won: usize, rate: f32) -> f32 {
        let (hidden, sides) = self.forward(inputs);
        let mut back = [0.0; HIDDEN];
        for (side, weights) in self.second.iter_mut().enumerate() {
            let error = (if side == won { 1.0 } else { 0.0 }) - sides[side];
            for (unit, weight) in weights.iter_mut().enumerate() {
                if let Some(back) = back.get_mut(unit) {
                    *back += error * *weight;
                }
                *weight += rate * error * hidden[unit];
            }
        }
        for ((weights, unit), back) in self.first.iter_mut().zip(hidden).zip(back) {
            let slope = (1.0 - unit.abs()) * (1.0 - unit.abs());
            let step = rate * back * slope;
            weights.iter_mut().zip(inputs).for_each(|(weight, input)| *weight += step * input);
        }
        sides[won]
    }

    /// Reads what `to_text` writes; lines that begin with `#` say where it comes from.
    ///
    /// # Errors
    ///
    /// Says what is missing.
    pub fn from_text(text: &str) -> Result<Net, String> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut numbers = lines.flat_map(str::split_whitespace).map(|word| word.parse::<f32>());
        let mut next = || numbers.next().ok_or("a number is missing")?.map_err(|why| why.to_string());
        let mut net = Net::fresh(1);
        for weight in net.first.iter_mut().flatten() {
            *weight = next()?;
        }
        for weight in net.second.iter_mut().flatten() {
            *weight = next()?;
        }
        match numbers.next() {
            Some(_) => Err("there are too many numbers".to_owned()),
            None => Ok(net),
        }
    }

    /// One line for each unit.
    pub fn to_text(&self) -> String {
        let line = |weights: &[f32]| weights.iter().map(|one| format!("{one:.4}")).collect::<Vec<_>>().join(" ") + "\n";
        let first = self.first.iter().map(|weights| line(weights));
        first.chain(self.second.iter().map(|weights| line(weights))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_whole() {
        let net = Net::from_text(TRAINED).expect("all numbers are there");
        assert_eq!(Net::from_text(&net.to_text()), Ok(net));
        assert!(Net::from_text("1 2 3").is_err());
    }

    #[test]
    fn a_network_learns_what_it_is_shown() {
        let mut net = Net::fresh(3);
        let shown =
            |at: usize| -> [f32; INPUTS] { std::array::from_fn(|input| if input % 3 == at { 1.0 } else { 0.0 }) };
        for _ in 0..200 {
            (0..SIDES).for_each(|side| {
                net.learn(&shown(side), side, 0.1);
            });
        }
        for side in 0..SIDES {
            assert!(net.sides(&shown(side))[side] > 0.9);
        }
    }
}
