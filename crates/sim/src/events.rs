//! What each event does to a game: compared where chance alone decided which event came up.
//!
//! Games in which an event was in force are longer than others, because only long games come to many events. The first event of
//! a slot, however, comes off a shuffled stack: games whose first event was this one differ from games whose first was another
//! by nothing but the card.

use std::collections::{BTreeMap, BTreeSet};

use saloon_rules::{EventCard, Fact, Told};

use crate::interval::Interval;
use crate::tally::Side;

/// Games counted together: who won them and how long they were.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Sample {
    games: u64,
    wins: [u64; 3],
    turns: u64,
    /// The sum of the squares, for the spread.
    squares: u64,
}

impl Sample {
    fn add(&mut self, won: Option<Side>, turns: u64) {
        self.games += 1;
        if let Some(side) = won {
            self.wins[side as usize] += 1;
        }
        self.turns += turns;
        self.squares += turns * turns;
    }

    fn merge(&mut self, other: &Sample) {
        self.games += other.games;
        self.wins.iter_mut().zip(other.wins).for_each(|(into, from)| *into += from);
        self.turns += other.turns;
        self.squares += other.squares;
    }

    fn share(&self, side: Side) -> Option<Interval> {
        Interval::wilson(self.wins[side as usize], self.games, Interval::Z95)
    }

    /// The mean length and the variance of that mean.
    fn length(&self) -> Option<(f64, f64)> {
        let games = self.games as f64;
        let mean = self.turns as f64 / games;
        let spread = (self.squares as f64 / games - mean * mean).max(0.0);
        (self.games > 1).then(|| (mean, spread / (games - 1.0)))
    }
}

/// How much more or less, and the range that probably holds the truth.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Difference {
    /// The difference itself.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Difference {
    /// Of two shares, by Newcombe's method from their Wilson intervals.
    fn of_shares(with: Interval, without: Interval) -> Difference {
        let value = with.share - without.share;
        let down = (with.share - with.low).hypot(without.high - without.share);
        let up = (with.high - with.share).hypot(without.share - without.low);
        Difference { value, low: value - down, high: value + up }
    }

    /// Of two means with the variances of those means.
    fn of_means(with: (f64, f64), without: (f64, f64)) -> Difference {
        let (value, half) = (with.0 - without.0, Interval::Z95 * (with.1 + without.1).sqrt());
        Difference { value, low: value - half, high: value + half }
    }

    /// Does its range leave no doubt that there is one?
    pub fn is_certain(self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// What an event does to the games it opens.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Shift {
    /// Games it opened.
    pub games: u64,
    /// Shares of games won by the law, the outlaws, a renegade.
    pub wins: [Difference; 3],
    /// Turns of a game.
    pub turns: Difference,
}

/// Counts for every event that came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventCounts {
    /// Games in which it was in force.
    met: BTreeMap<EventCard, u64>,
    /// Games that it opened: it was the first of its slot.
    opened: BTreeMap<EventCard, Sample>,
}

impl EventCounts {
    /// Events that were in force, with the number of games.
    pub fn met(&self) -> impl Iterator<Item = (EventCard, u64)> + '_ {
        self.met.iter().map(|(event, games)| (*event, *games))
    }

    /// What an event does; nothing where it opened no game, or no other event did.
    pub fn shift(&self, event: EventCard) -> Option<Shift> {
        let with = self.opened.get(&event)?;
        let slot = event.def().in_box.slot();
        let mut without = Sample::default();
        let others = self.opened.iter().filter(|(other, _)| **other != event && other.def().in_box.slot() == slot);
        others.for_each(|(_, sample)| without.merge(sample));
        let share = |side| Some(Difference::of_shares(with.share(side)?, without.share(side)?));
        let [law, outlaws, renegade] = Side::ALL.map(share);
        Some(Shift {
            games: with.games,
            wins: [law?, outlaws?, renegade?],
            turns: Difference::of_means(with.length()?, without.length()?),
        })
    }

    /// Reads one whole game.
    pub(crate) fn count(&mut self, log: &[Told], won: Option<Side>, turns: u64) {
        let (mut met, mut slots) = (BTreeSet::new(), Vec::new());
        for told in log {
            let Fact::Revealed { event, .. } = told.whole() else { continue };
            let slot = event.def().in_box.slot();
            if !slots.contains(&slot) {
                slots.push(slot);
                self.opened.entry(event).or_default().add(won, turns);
            }
            if met.insert(event) {
                *self.met.entry(event).or_default() += 1;
            }
        }
    }

    /// Adds the counts of other games.
    pub(crate) fn merge(&mut self, other: &EventCounts) {
        for (event, games) in &other.met {
            *self.met.entry(*event).or_default() += games;
        }
        for (event, sample) in &other.opened {
            self.opened.entry(*event).or_default().merge(sample);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(games: u64, law: u64, turns: u64) -> Sample {
        let mut sample = Sample::default();
        for game in 0..games {
            sample.add(Some(if game < law { Side::Law } else { Side::Outlaws }), turns + game % 2);
        }
        sample
    }

    #[test]
    fn differences_agree_with_the_tables() {
        // Newcombe 1998, example (a): 56 of 70 against 48 of 80.
        let shares = |wins, games| Interval::wilson(wins, games, Interval::Z95).expect("games were played");
        let found = Difference::of_shares(shares(56, 70), shares(48, 80));
        assert!((found.value - 0.2).abs() < 1e-9, "{found:?}");
        assert!((found.low - 0.0524).abs() < 1e-3 && (found.high - 0.3339).abs() < 1e-3, "{found:?}");
        assert!(found.is_certain());
    }

    #[test]
    fn an_event_is_compared_with_the_others_of_its_slot() {
        let named = |id| EventCard::from_id(id).expect("it is in the catalogue");
        let (sermon, shootout) = (named("the-sermon"), named("shootout"));
        let mut counts = EventCounts::default();
        counts.opened.insert(sermon, sample(100, 80, 30));
        assert_eq!(counts.shift(sermon), None, "nothing to compare with");
        counts.opened.insert(shootout, sample(300, 90, 20));
        let shift = counts.shift(sermon).expect("both opened games");
        assert_eq!(shift.games, 100);
        assert!((shift.wins[0].value - 0.5).abs() < 1e-9 && shift.wins[0].is_certain(), "{shift:?}");
        assert!((shift.wins[1].value + 0.5).abs() < 1e-9 && (shift.turns.value - 10.0).abs() < 1e-9, "{shift:?}");
        assert!(shift.turns.low < 10.0 && shift.turns.high > 10.0 && !shift.wins[2].is_certain(), "{shift:?}");
    }
}
