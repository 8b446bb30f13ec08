//! The bot that does anything.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use saloon_rules::{Ask, Legal, View};

use crate::Bot;

/// Any legal action, each equally likely. The same seed gives the same choices.
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// With its own source of chance.
    pub fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of `count` actions: all it needs to know. For callers that want to spare themselves the view.
    #[inline]
    pub fn pick(&mut self, count: usize) -> usize {
        // The high half of a product: biased by less than one in a hundred million for lists of this length.
        (((self.0.next_u64() >> 32) * count as u64) >> 32) as usize
    }
}

impl Bot for Random {
    fn choose(&mut self, _: &View, _: &Ask, legal: &Legal) -> usize {
        self.pick(legal.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_comes_up_about_as_often() {
        let mut bot = Random::new(5);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[bot.pick(7)] += 1;
        }
        assert!(seen.iter().all(|times| (9_500..10_500).contains(times)), "{seen:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_choices() {
        let choices = |seed| (0..50).map(move |_| 0).scan(Random::new(seed), |bot, _: i32| Some(bot.pick(1000)));
        assert!(choices(1).eq(choices(1)));
        assert!(!choices(1).eq(choices(2)));
    }
}
