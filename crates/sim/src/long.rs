//! Games that took very long, and what they spent their time on.

use std::collections::BTreeMap;

use saloon_rules::{Fact, Question, Told};

/// A game with more decisions than this is worth an explanation.
pub const LONG: u64 = 3_000;

/// A game that took very long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongGame {
    /// Which game of the plan.
    pub number: u64,
    /// Decisions.
    pub decisions: u64,
    /// Turns.
    pub turns: u64,
    /// Life points lost.
    pub lost: u64,
    /// Life points regained, those of players who came back for good among them.
    pub regained: u64,
    /// What was asked most often, and how often.
    pub asked_most: (&'static str, u64),
}

impl LongGame {
    /// Reads one whole game.
    pub(crate) fn of(number: u64, asked: &Asked, log: &[Told]) -> LongGame {
        let (mut turns, mut lost, mut regained) = (0, 0, 0);
        for told in log {
            match told.whole() {
                Fact::TurnBegan { .. } => turns += 1,
                Fact::Lost { points, .. } => lost += u64::from(points),
                Fact::Healed { points, .. } => regained += u64::from(points),
                Fact::Returned { left, .. } => regained += u64::from(left.max(0).unsigned_abs()),
                _ => {}
            }
        }
        let most = asked.0.iter().max_by_key(|(word, count)| (**count, std::cmp::Reverse(**word)));
        let asked_most = most.map_or(("nothing", 0), |(word, count)| (*word, *count));
        LongGame { number, decisions: asked.0.values().sum(), turns, lost, regained, asked_most }
    }

    /// Why it took so long, in a sentence.
    pub fn why(&self) -> String {
        let (word, count) = self.asked_most;
        let each = self.decisions as f64 / self.turns.max(1) as f64;
        let share = 100.0 * count as f64 / self.decisions.max(1) as f64;
        let cause = if self.regained * 2 > self.lost {
            "nobody was worn down: of the life points lost more than half came back"
        } else if each > 20.0 {
            "single turns went on and on"
        } else {
            "hardly anybody was hurt"
        };
        format!(
            "{cause}. {} turns, {each:.1} decisions in each, {share:.0} % of them {word}; {} life points lost, {} regained",
            self.turns, self.lost, self.regained
        )
    }
}

/// What was asked in a game, by a word for the sort of question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asked(BTreeMap<&'static str, u64>);

impl Asked {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn add(&mut self, question: &Question) {
        let word = match question {
            Question::Play => "plays",
            Question::Dodge { .. } | Question::Give { .. } => "answers to hits and demands",
            Question::Prevent { .. } | Question::Rescue => "rescues",
            Question::Event { event, .. } => event.id(),
            Question::PickSurplus { .. } => "surplus cards",
            _ => "other choices",
        };
        *self.0.entry(word).or_default() += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_says_why() {
        let mut asked = Asked::default();
        (0..30).for_each(|_| asked.add(&Question::Play));
        asked.add(&Question::Rescue);
        let game = LongGame::of(7, &asked, &[]);
        assert_eq!((game.number, game.decisions, game.asked_most), (7, 31, ("plays", 30)));
        assert!(game.why().starts_with("single turns went on and on"), "{}", game.why());
        let worn = LongGame { turns: 400, lost: 100, regained: 80, ..game.clone() };
        assert!(worn.why().contains("more than half came back"), "{}", worn.why());
        let idle = LongGame { turns: 400, lost: 10, ..game };
        assert!(idle.why().contains("hardly anybody was hurt"), "{}", idle.why());
    }
}
