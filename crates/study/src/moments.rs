//! What decided a game: the answers after which it stood most differently.

/// How many are named.
const NAMED: usize = 3;

/// How many are looked at a second time.
const LOOKED_AT: usize = 8;

/// Less than this decides nothing.
const LEAST: f64 = 0.08;

/// So many standard errors are no chance any more, in a game of some hundred answers.
const SURE: f64 = 3.5;

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

/// The largest swings of a curve. Many of several hundred are large by chance, so they are only worth a second look.
pub(super) fn candidates(open: &[Vec<f64>]) -> Vec<usize> {
    apart(swings(open, 0..open.len().saturating_sub(1)), LOOKED_AT).into_iter().map(|moment| moment.at).collect()
}

/// What of the candidates is left after a second look, in which each position was played on so often; weightiest first.
pub(super) fn weightiest(open: &[Vec<f64>], candidates: &[usize], times: u32) -> Vec<Moment> {
    let least = LEAST.max(SURE * (0.5 / f64::from(times.max(1))).sqrt());
    let mut left = swings(open, candidates.iter().copied());
    left.retain(|moment| moment.swing >= least);
    apart(left, NAMED)
}

fn swings(open: &[Vec<f64>], at: impl Iterator<Item = usize>) -> Vec<Moment> {
    let swing = |at: usize| {
        let moved = open[at].iter().zip(&open[at + 1]).map(|(before, after)| (after - before).abs());
        moved.sum::<f64>() / 2.0
    };
    at.map(|at| Moment { at, swing: swing(at) }).collect()
}

/// The largest so many, neighbours counted once.
fn apart(mut all: Vec<Moment>, most: usize) -> Vec<Moment> {
    all.sort_by(|one, other| other.swing.total_cmp(&one.swing).then(one.at.cmp(&other.at)));
    let mut kept: Vec<Moment> = Vec::new();
    for moment in all {
        if kept.len() < most && kept.iter().all(|other| other.at.abs_diff(moment.at) >= APART) {
            kept.push(moment);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(law: &[f64]) -> Vec<Vec<f64>> {
        law.iter().map(|law| vec![*law, 1.0 - law]).collect()
    }

    #[test]
    fn the_largest_swings_are_named_and_neighbours_are_one_matter() {
        let open = curve(&[0.5, 0.5, 0.9, 0.75, 0.76, 0.76, 0.76, 0.3, 0.3, 0.3, 0.3, 0.42, 0.42, 1.0]);
        let named = weightiest(&open, &candidates(&open), 1000);
        let at: Vec<usize> = named.iter().map(|moment| moment.at).collect();
        // 0.58 at the end, 0.46, 0.4; the 0.15 beside the third and the 0.12 near the first are not named.
        assert_eq!(at, [12, 6, 1]);
        assert!((named[0].swing - 0.58).abs() < 1e-9);
    }

    #[test]
    fn what_a_second_look_does_not_find_again_decided_nothing() {
        let first = curve(&[0.5, 0.5, 0.5, 0.65, 0.5, 0.5, 0.5, 0.9]);
        let again = candidates(&first);
        assert_eq!(again[..2], [6, 2]);
        let second = curve(&[0.5, 0.5, 0.53, 0.55, 0.5, 0.5, 0.5, 0.88]);
        let named: Vec<usize> = weightiest(&second, &again, 1000).iter().map(|moment| moment.at).collect();
        assert_eq!(named, [6]);
        assert!(weightiest(&second, &again, 30).is_empty(), "so few games say nothing");
    }
}
