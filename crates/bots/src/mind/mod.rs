//! The bots people choose by level. They differ in how far they look, never in what they may know.

use saloon_rules::{Ask, Fact, Legal, Question, View};

use crate::{Bot, Budget, Greedy, Random};

/// How well a bot plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Honest, short-sighted, forgiving.
    Easy,
    /// Reads the table.
    Normal,
    /// Thinks ahead.
    Sharp,
}

/// A player of a level.
pub struct Mind {
    level: Level,
    greedy: Greedy,
    chance: Random,
    budget: Option<Budget>,
}

impl Mind {
    /// A player that has seen nothing yet, with its own source of chance.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind { level, greedy: Greedy::new(), chance: Random::new(seed), budget: None }
    }
}

impl Bot for Mind {
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize {
        // A careless turn now and then, but never with one's life at stake.
        let careless = self.level == Level::Easy && ask.question == Question::Play && self.chance.pick(3) == 0;
        if careless { self.chance.pick(legal.len()) } else { self.greedy.choose(view, ask, legal) }
    }

    fn watch(&mut self, facts: &[Fact]) {
        self.greedy.watch(facts);
    }

    fn think(&mut self, budget: Budget) {
        self.budget = Some(budget);
    }

    fn is_slow(&self, ask: &Ask, legal: &Legal) -> bool {
        self.level == Level::Sharp && ask.question == Question::Play && legal.len() > 1
    }
}
