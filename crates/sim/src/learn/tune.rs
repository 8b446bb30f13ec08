//! `saloon tune`: weights of the policy by self-play. One weight after the other is moved by half its size, down and up; the same
//! deals are played with one seat by the new weights and all others by the old ones. What wins more, and again on other deals, is
//! kept. A weight of one role is tried in that role's seats alone: elsewhere it changes nothing, and luck would drown it.

use saloon_bots::{Minds, Rollout, Weights};
use saloon_rules::{Game, Role};

use super::{MOST, table};
use crate::plan::{game_seed, mix};

/// How to tune.
#[derive(Copy, Clone, Debug)]
pub struct Tuning {
    /// How many changes are tried: two for every weight are one round.
    pub steps: u64,
    /// Deals for each of them, and twice as many to look again.
    pub deals: u64,
    /// What all chance comes from.
    pub seed: u64,
}

/// What a step found.
#[derive(Copy, Clone, Debug)]
pub struct Found {
    /// Which step.
    pub step: u64,
    /// The weight that was moved.
    pub name: &'static str,
    /// Where to.
    pub to: f32,
    /// How much more often a seat won with the change.
    pub gain: f64,
    /// The half-width of one standard error.
    pub error: f64,
    /// The change was kept.
    pub kept: bool,
}

/// Standard errors by which a change must win at first, and once more.
const CLEAR: f64 = 1.5;
const AGAIN: f64 = 1.0;

/// Tunes these weights. `told` hears of every step.
pub fn tune(start: Weights, tuning: &Tuning, told: &mut dyn FnMut(&Found, &Weights)) -> Weights {
    let mut best = start;
    let mut seed = mix(tuning.seed);
    let mut deals = Deals::of(tuning.deals, seed, &best);
    for step in 0..tuning.steps {
        let (name, candidate, to) = moved(&best, step);
        let (mut gain, mut error) = deals.compare(&best, &candidate, name);
        if gain > CLEAR * error {
            seed = mix(seed);
            (gain, error) = Deals::of(2 * tuning.deals, seed, &best).compare(&best, &candidate, name);
        } else {
            gain = gain.min(0.0);
        }
        let kept = gain > AGAIN * error;
        if kept {
            best = candidate;
            deals = Deals::of(tuning.deals, mix(seed), &best);
        }
        told(&Found { step, name, to, gain, error, kept }, &best);
    }
    best
}

/// One weight moved by half its size: down in even steps, up in odd ones.
fn moved(from: &Weights, step: u64) -> (&'static str, Weights, f32) {
    let name = Weights::NAMES[(step / 2) as usize % Weights::NAMES.len()];
    let mut weights = *from;
    let mut to = 0.0;
    if let Some(weight) = weights.by_name(name) {
        let by = 0.5 * weight.abs().max(0.3) * if step.is_multiple_of(2) { -1.0 } else { 1.0 };
        *weight = ((*weight + by) * 1000.0).round() / 1000.0;
        to = *weight;
    }
    (name, weights, to)
}

/// The role a weight is of, if it is one role's alone.
fn role_of(name: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| name.strip_prefix(role.id()).is_some_and(|rest| rest.starts_with('_')))
}

/// Deals, and who wins them when all play by the same weights.
struct Deals {
    games: Vec<(Game, [u8; 8])>,
}

impl Deals {
    fn of(count: u64, seed: u64, weights: &Weights) -> Deals {
        let dealt = (0..count).filter_map(|number| Game::new(&table(number), game_seed(seed, number).into()).ok());
        Deals { games: dealt.map(|game| (game, played(game, weights, None))).collect() }
    }

    /// How much more often a seat wins by the second weights than by the first, all else being the same, and the standard error.
    fn compare(&self, old: &Weights, new: &Weights, name: &str) -> (f64, f64) {
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0_f64);
        let role = role_of(name);
        for (game, before) in &self.games {
            let concerned = game.all_seats().iter().filter(|seat| role.is_none_or(|role| game.role(*seat) == role));
            for seat in concerned.map(|seat| seat.index()) {
                let after = played(*game, old, Some((seat, new)));
                let gain = f64::from(after[seat]) - f64::from(before[seat]);
                (sum, squares, count) = (sum + gain, squares + gain * gain, count + 1.0);
            }
        }
        let mean = sum / count.max(1.0);
        let spread = squares / count.max(1.0) - mean * mean;
        (mean, (spread.max(0.0) / count.max(1.0)).sqrt())
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_belongs_to_the_role_it_is_named_after() {
        assert_eq!(role_of("deputy_outlaw"), Some(Role::Deputy));
        assert_eq!(role_of("renegade_sheriff"), Some(Role::Renegade));
        assert_eq!(role_of("reward"), None);
    }

    #[test]
    fn every_weight_is_moved_down_and_up() {
        let names: Vec<&str> =
            (0..2 * Weights::NAMES.len() as u64).map(|step| moved(&Weights::GUESS, step).0).collect();
        assert!(Weights::NAMES.iter().all(|name| names.iter().filter(|one| *one == name).count() == 2));
        let mut guess = Weights::GUESS;
        let kill = *guess.by_name("kill").expect("there is such a weight");
        let at = names.iter().position(|name| *name == "kill").expect("it is moved") as u64;
        assert!((moved(&guess, at).2 - 0.5 * kill).abs() < 1e-3 && (moved(&guess, at + 1).2 - 1.5 * kill).abs() < 1e-3);
    }

    // A player who takes the sheriff for his friend's enemy and his friends for prey must lose by it.
    #[test]
    fn a_foolish_weight_is_seen_to_lose() {
        let mut foolish = Weights::GUESS;
        foolish.outlaw_sheriff = -3.0;
        let (gain, error) = Deals::of(60, 3, &Weights::GUESS).compare(&Weights::GUESS, &foolish, "outlaw_sheriff");
        assert!(gain < -2.0 * error, "{gain} ± {error}");
    }
}
