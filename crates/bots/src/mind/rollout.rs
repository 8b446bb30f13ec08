//! A game in thought, played on by the fast policy for everybody.

use saloon_rules::{Ask, Game, Legal, Seat, Told};

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
    hasty: Weights,
    rates: Rates,
    list: Legal,
}

impl Rollout {
    /// By these weights.
    pub fn new(weights: Weights) -> Rollout {
        Rollout { weights, hasty: weights.hasty(), rates: *Rates::fitted(), list: Legal::new() }
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

    /// What the policy answers to this question, without carrying it out.
    pub fn answer(&self, game: &Game, ask: &Ask, legal: &Legal, minds: &mut Minds) -> usize {
        policy::choose(game, ask, legal, minds, &self.weights)
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
    pub(super) fn chance(&mut self, mut game: Game, mut minds: Minds, try_out: &Trial<'_>, index: usize) -> f32 {
        if let (Some(ask), Some(action)) = (game.ask(), try_out.legal.actions().get(index)) {
            minds.saw(&game, &ask, action, &self.rates);
        }
        if game.take(try_out.legal, index, None).is_err() {
            return 0.0;
        }
        minds.update(&game);
        let others = if try_out.hasty { self.hasty } else { self.weights };
        for _ in 0..MOST {
            let Some(ask) = game.ask().filter(|_| game.turn().number < try_out.until) else { break };
            let by = (ask.seat != try_out.seat).then_some(&others);
            if !self.step_by(&mut game, &mut minds, by, None) {
                break;
            }
        }
        chance_of(&game, try_out.seat)
    }
}

/// What is common to all answers tried in one world.
pub(super) struct Trial<'a> {
    /// The answers there are.
    pub(super) legal: &'a Legal,
    /// Who thinks.
    pub(super) seat: Seat,
    /// The thought ends when a turn of this number has begun.
    pub(super) until: u16,
    /// The others are in a hurry here.
    pub(super) hasty: bool,
}
