//! Learning from games the bots play among themselves: how often roles do what, how positions come out, which weights win.
//!
//! Everything here is a function of its seed: run again, it finds the same.

mod train;
mod tune;

pub use train::{rates, value};
pub use tune::{Found, Tuning, tune};

use saloon_bots::{Minds, Rollout};
use saloon_rules::{Config, Edition, Game};

/// No sensible game has this many decisions.
const MOST: u32 = 4000;

/// The tables bots learn at: editions and numbers of players in turn.
fn table(number: u64) -> Config {
    let edition = if number.is_multiple_of(2) { Edition::Compendium } else { Edition::Classic };
    // Five and seven come up more often than the others.
    let players = [5, 4, 5, 6, 7, 5, 7, 8][(number / 2 % 8) as usize];
    let players = if Config::new(edition, players).check().is_ok() { players } else { 7 };
    Config::new(edition, players)
}

/// Plays a game to its end by the policy; `look` sees every position before it is answered.
fn play_out(game: &mut Game, rollout: &mut Rollout, mut look: impl FnMut(&Game) -> Option<u64>) {
    let mut minds = Minds::at_first(game);
    for _ in 0..MOST {
        let going = match look(game) {
            Some(number) => rollout.stray(game, &mut minds, number),
            None => rollout.step(game, &mut minds),
        };
        if !going {
            return;
        }
    }
}
