//! The other players, until `saloon-bots` is there: the same shape, but whatever comes first to mind.

use saloon_rules::{Ask, Fact, Legal, View};

/// Somebody who decides from what he may know.
pub(crate) trait Bot {
    /// The index of the chosen action.
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize;

    /// Told what happened, as the bot saw it.
    fn watch(&mut self, _facts: &[Fact]) {}
}

/// The bot of this name.
pub(crate) fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    matches!(name, "random" | "greedy").then(|| Box::new(Whim(seed)) as Box<dyn Bot>)
}

struct Whim(u64);

impl Bot for Whim {
    fn choose(&mut self, _: &View, _: &Ask, legal: &Legal) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (super::options::mix(self.0) % legal.len().max(1) as u64) as usize
    }
}
