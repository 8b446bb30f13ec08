//! What decided a game: the answers after which it stood most differently.

/// How many are named.
const NAMED: usize = 3;

/// Less than this is the noise of the curve.
const LEAST: f64 = 0.08;

/// Answers so near to each other are one matter.
const APART: usize = 3;

/// An answer after which the game stood otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// How many answers were given before it.
    pub at: usize,
    /// How much of the chance of winning changed its owner, from 0 to 1.
    pub swing: f64,
}

/// The weightiest answers of a curve, weightiest first.
pub(super) fn weightiest(open: &[Vec<f64>]) -> Vec<Moment> {
    let swing = |pair: &[Vec<f64>]| {
        let moved = pair[0].iter().zip(&pair[1]).map(|(before, after)| (after - before).abs());
        moved.sum::<f64>() / 2.0
    };
    let mut all: Vec<Moment> =
        open.windows(2).enumerate().map(|(at, pair)| Moment { at, swing: swing(pair) }).collect();
    all.sort_by(|one, other| other.swing.total_cmp(&one.swing).then(one.at.cmp(&other.at)));
    let mut named: Vec<Moment> = Vec::new();
    for moment in all.into_iter().filter(|moment| moment.swing >= LEAST) {
        if named.len() < NAMED && named.iter().all(|other| other.at.abs_diff(moment.at) >= APART) {
            named.push(moment);
        }
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_swings_are_named_and_neighbours_are_one_matter() {
        let law = [0.5, 0.5, 0.9, 0.75, 0.76, 0.76, 0.76, 0.3, 0.3, 0.3, 0.3, 0.42, 0.42, 1.0];
        let open: Vec<Vec<f64>> = law.iter().map(|law| vec![*law, 1.0 - law]).collect();
        let named = weightiest(&open);
        let at: Vec<usize> = named.iter().map(|moment| moment.at).collect();
        // 0.58 at the end, 0.46, 0.4; the 0.15 beside the third and the 0.12 near the first are not named.
        assert_eq!(at, [12, 6, 1]);
        assert!((named[0].swing - 0.58).abs() < 1e-9);
    }

    #[test]
    fn noise_decides_nothing() {
        let open: Vec<Vec<f64>> =
            (0..20).map(|at| vec![0.5 + 0.03 * f64::from(at % 2), 0.5 - 0.03 * f64::from(at % 2)]).collect();
        assert!(weightiest(&open).is_empty());
    }
}
