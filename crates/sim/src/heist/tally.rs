//! What is counted in every game of heist.

use saloon_bots::BotName;
use saloon_heist::{Game, MOST_SEATS};

use crate::heist::Plan;
use crate::tally::{Rate, add_all};

/// Counts over many games. A shared victory counts for everybody who shares it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games with a winner.
    pub finished: u64,
    /// Games that went wrong.
    pub errors: u64,
    /// Commands sent.
    pub commands: u64,
    /// Commands sent in the game that took most of them.
    pub longest: u64,
    /// Turns taken.
    pub turns: u64,
    /// Rounds played.
    pub rounds: u64,
    /// Victories that were shared.
    pub shared: u64,
    /// Wins by seat.
    pub seats: [Rate; MOST_SEATS],
    /// Wins by bot.
    pub bots: [Rate; BotName::ALL.len()],
    /// Players by their points at the end.
    pub scores: Vec<u64>,
    /// Finished games by their turns per round, rounded down.
    pub lengths: Vec<u64>,
}

impl Tally {
    /// Games played, well or not.
    pub fn games(&self) -> u64 {
        self.finished + self.errors
    }

    /// How a bot did.
    pub fn bot(&self, bot: BotName) -> Rate {
        self.bots[bot as usize]
    }

    /// Counts a game that is over.
    pub(crate) fn count(&mut self, plan: &Plan, game: &Game, turns: u64) {
        let winners = game.winners().unwrap_or_default();
        self.finished += 1;
        self.turns += turns;
        self.rounds += u64::from(game.round());
        self.shared += u64::from(winners.len() > 1);
        one_more(&mut self.lengths, (turns / u64::from(game.round().max(1))) as usize);
        for seat in game.seats() {
            let won = winners.contains(seat);
            self.seats[seat.index()].add(won);
            self.bots[plan.bot(seat.index()) as usize].add(won);
            one_more(&mut self.scores, usize::from(game.points(seat)));
        }
    }

    /// Adds the counts of other games.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.finished += other.finished;
        self.errors += other.errors;
        self.commands += other.commands;
        self.longest = self.longest.max(other.longest);
        self.turns += other.turns;
        self.rounds += other.rounds;
        self.shared += other.shared;
        self.seats.iter_mut().zip(other.seats).for_each(|(into, from)| into.merge(from));
        self.bots.iter_mut().zip(other.bots).for_each(|(into, from)| into.merge(from));
        add_all(&mut self.scores, &other.scores);
        add_all(&mut self.lengths, &other.lengths);
    }

    /// The points that a tenth, half and nine tenths of all players reach at most, and their mean.
    pub fn score(&self) -> Spread {
        Spread::of(&self.scores)
    }

    /// The same of turns per round.
    pub fn length(&self) -> Spread {
        Spread::of(&self.lengths)
    }
}

fn one_more(list: &mut Vec<u64>, at: usize) {
    if list.len() <= at {
        list.resize(at + 1, 0);
    }
    list[at] += 1;
}

/// How numbers are spread.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Spread {
    /// Their mean.
    pub mean: f64,
    /// A tenth is at most this.
    pub low: u64,
    /// Half is at most this.
    pub median: u64,
    /// Nine tenths are at most this.
    pub high: u64,
}

impl Spread {
    fn of(counts: &[u64]) -> Spread {
        let total: u64 = counts.iter().sum();
        if total == 0 {
            return Spread::default();
        }
        let sum: u64 = (0..).zip(counts).map(|(value, count): (u64, _)| value * count).sum();
        let reached = |tenths: u64| {
            let mut seen = 0;
            let found = counts.iter().position(|count| {
                seen += count;
                10 * seen >= tenths * total
            });
            found.unwrap_or_default() as u64
        };
        Spread { mean: sum as f64 / total as f64, low: reached(1), median: reached(5), high: reached(9) }
    }
}
