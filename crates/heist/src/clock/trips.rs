//! Round trips to a player's client, as the table measured them (HEIST-RT-3).

use crate::clock::Millis;

/// How many of them count.
const KEPT: usize = 20;

/// The last round trips. The smallest counts: to delay some answers is of no use, and no client's own clock is asked.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Trips {
    last: [Millis; KEPT],
    count: usize,
    /// Whatever was answered: the way is no longer than this.
    most: Option<Millis>,
}

impl Trips {
    /// One more was measured.
    pub fn add(&mut self, round_trip: Millis) {
        self.last[self.count % KEPT] = round_trip;
        self.count += 1;
    }

    /// The way there and back takes no longer than this, however late answers come; none if nothing else is known of it.
    pub fn no_longer_than(&mut self, most: Option<Millis>) {
        self.most = most;
    }

    /// Half of the smallest; nought if none was measured.
    pub fn half(&self) -> Millis {
        let smallest = self.last[..self.count.min(KEPT)].iter().min().map_or(0, |smallest| smallest / 2);
        self.most.map_or(smallest, |most| smallest.min(most / 2))
    }

    /// What may be taken off an arrival, whatever was answered.
    pub fn most_comp(&self, cap: Millis) -> Millis {
        2 * self.most.map_or(cap, |most| cap.min(most / 2))
    }

    /// What is taken off an arrival: the way of the news and the way of the slap, each up to the cap.
    pub fn comp(&self, cap: Millis) -> Millis {
        2 * self.half().min(cap)
    }
}
