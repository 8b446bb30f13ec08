//! A game in thought, played on by the fast policy for everybody.

use saloon_rules::{Game, Legal, Seat, Told};

use super::belief::Rates;
use super::minds::Minds;
use super::policy;
use super::value::chance_of;
use super::weights::Weights;

/// A thought that goes on for longer than this has lost its way.
const MOST: u32 = 240;

/// What every game in thought is played with.
pub struct Rollout {
    weights: Weights,
    rates: Rates,
    list: Legal,
}

impl Rollout {
    /// By these weights.
    pub fn new(weights: Weights) -> Rollout {
        Rollout { weights, rates: *Rates::fitted(), list: Legal::new() }
    }

    /// The numbers it plays by.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Carries out one answer of the policy. False when there is nothing to answer.
    pub fn step(&mut self, game: &mut Game, minds: &mut Minds) -> bool {
        self.step_by(game, minds, None, None)
    }

    /// The same by other weights or with facts told; for tuning and fitting.
    pub fn step_by(
        &mut self,
        game: &mut Game,
        minds: &mut Minds,
        weights: Option<&Weights>,
        log: Option<&mut Vec<Told>>,
    ) -> bool {
        let Some(ask) = game.ask() else { return false };
        game.legal(&mut self.list);
        let index = policy::choose(game, &ask, &self.list, minds, weights.unwrap_or(&self.weights));
        self.take(game, minds, index, log)
    }

    /// Carries out the answer to which this number points, however long the list is: for games that are to differ.
    pub fn stray(&mut self, game: &mut Game, minds: &mut Minds, number: u64) -> bool {
        game.legal(&mut self.list);
        let index = (number % self.list.len().max(1) as u64) as usize;
        self.take(game, minds, index, None)
    }

    fn take(&mut self, game: &mut Game, minds: &mut Minds, index: usize, log: Option<&mut Vec<Told>>) -> bool {
        if let (Some(ask), Some(action)) = (game.ask(), self.list.actions().get(index)) {
            minds.saw(game, &ask, action, &self.rates);
        }
        let taken = game.take(&self.list, index, log).is_ok();
        minds.update(game);
        taken
    }

    /// Takes an answer of this list, plays on until a turn of this number has begun, and says how likely the seat is to win then.
    pub(super) fn chance(
        &mut self,
        mut game: Game,
        mut minds: Minds,
        (legal, index): (&Legal, usize),
        until: u16,
        seat: Seat,
    ) -> f32 {
        if let (Some(ask), Some(action)) = (game.ask(), legal.actions().get(index)) {
            minds.saw(&game, &ask, action, &self.rates);
        }
        if game.take(legal, index, None).is_err() {
            return 0.0;
        }
        minds.update(&game);
        for _ in 0..MOST {
            if game.turn().number >= until || !self.step(&mut game, &mut minds) {
                break;
            }
        }
        chance_of(&game, seat)
    }
}
