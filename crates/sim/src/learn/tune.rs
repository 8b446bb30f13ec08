//! `saloon tune`: weights of the policy by self-play. Some weights are moved a little, the same deals are played with one seat by
//! the new weights and all others by the old ones, every seat in turn; what wins more is kept.

use saloon_bots::{Minds, Rollout, Weights};
use saloon_rules::Game;

use super::{MOST, table};
use crate::plan::{game_seed, mix};

/// How to tune.
#[derive(Copy, Clone, Debug)]
pub struct Tuning {
    /// How many changes are tried.
    pub steps: u64,
    /// Deals for each of them.
    pub deals: u64,
    /// What all chance comes from.
    pub seed: u64,
}

/// What a step found.
#[derive(Copy, Clone, Debug)]
pub struct Found {
    /// Which step.
    pub step: u64,
    /// How much more often a seat won with the change.
    pub gain: f64,
    /// The half-width of one standard error.
    pub error: f64,
    /// The change was kept.
    pub kept: bool,
}

/// Tunes these weights. `told` hears of every step.
pub fn tune(start: Weights, tuning: &Tuning, told: &mut dyn FnMut(&Found, &Weights)) -> Weights {
    let mut best = start;
    for step in 0..tuning.steps {
        let candidate = moved(&best, mix(tuning.seed ^ (step << 32)));
        // The same deals for one round of steps, then others, so that none is learnt by heart.
        let seed = mix(tuning.seed ^ (step / 4));
        let (mut gain, mut error) = compare(&best, &candidate, tuning.deals, seed);
        if gain > 1.0 * error {
            // A change that looks good must look good again.
            (gain, error) = compare(&best, &candidate, 2 * tuning.deals, mix(seed));
        } else {
            gain = gain.min(0.0);
        }
        let kept = gain > 1.0 * error;
        if kept {
            best = candidate;
        }
        told(&Found { step, gain, error, kept }, &best);
    }
    best
}

/// A few weights moved by up to a third of their size.
fn moved(from: &Weights, chance: u64) -> Weights {
    let mut weights = *from;
    let mut state = chance;
    for _ in 0..4 {
        state = mix(state);
        let name = Weights::NAMES[(state >> 32) as usize % Weights::NAMES.len()];
        let share = (state & 0xffff) as f32 / 65_536.0 - 0.5;
        if let Some(weight) = weights.by_name(name) {
            let size = weight.abs().max(0.2);
            *weight = ((*weight + share * 0.7 * size) * 1000.0).round() / 1000.0;
        }
    }
    weights
}

/// How much more often a seat wins by the second weights than by the first, all else being the same, and the standard error.
pub(super) fn compare(old: &Weights, new: &Weights, deals: u64, seed: u64) -> (f64, f64) {
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0_f64);
    for number in 0..deals {
        let config = table(number);
        let Ok(game) = Game::new(&config, game_seed(seed, number).into()) else { continue };
        let before = played(game, old, None);
        for seat in 0..game.seat_count() {
            let after = played(game, old, Some((seat, new)));
            let gain = f64::from(after[seat]) - f64::from(before[seat]);
            (sum, squares, count) = (sum + gain, squares + gain * gain, count + 1.0);
        }
    }
    let mean = sum / count.max(1.0);
    let spread = squares / count.max(1.0) - mean * mean;
    (mean, (spread.max(0.0) / count.max(1.0)).sqrt())
}

/// Who wins when one seat plays by other weights.
fn played(mut game: Game, weights: &Weights, other: Option<(usize, &Weights)>) -> [u8; 8] {
    let mut rollout = Rollout::new(*weights);
    let mut minds = Minds::at_first(&game);
    for _ in 0..MOST {
        let Some(ask) = game.ask() else { break };
        let by = other.filter(|(seat, _)| *seat == ask.seat.index()).map(|(_, weights)| weights);
        if !rollout.step_by(&mut game, &mut minds, by, None) {
            break;
        }
    }
    let mut won = [0; 8];
    game.all_seats().iter().for_each(|seat| won[seat.index()] = u8::from(game.has_won(seat)));
    won
}
