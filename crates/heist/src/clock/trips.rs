//! Round trips to a player's client, as the table measured them (HEIST-RT-3).

use crate::clock::Millis;

/// How many of them count.
const KEPT: usize = 20;

/// The last round trips. The smallest counts: to delay some answers is of no use, and no client's own clock is asked.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Trips {
    last: [Millis; KEPT],
    count: usize,
}

impl Trips {
    /// One more was measured.
    pub fn add(&mut self, round_trip: Millis) {
        self.last[self.count % KEPT] = round_trip;
        self.count += 1;
    }

    /// Half of the smallest; nought if none was measured.
    pub fn half(&self) -> Millis {
        self.last[..self.count.min(KEPT)].iter().min().map_or(0, |smallest| smallest / 2)
    }

    /// What is taken off an arrival: the way of the news and the way of the slap, each up to the cap.
    pub fn comp(&self, cap: Millis) -> Millis {
        2 * self.half().min(cap)
    }
}
