//! Whose turn comes next: the next-player function (NXT-04), the only way a turn begins but the first.
//!
//! A pure function of the ring and of who is there. It consumes nothing itself; it says what was consumed on the way.

use serde::{Deserialize, Serialize};

use crate::game::{Game, Ring};
use crate::ids::{Seat, Seats};

/// Which way round the table.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// To the left.
    #[default]
    Clockwise,
    /// To the right.
    Counter,
}

impl Direction {
    /// The other way round.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Clockwise => Direction::Counter,
            Direction::Counter => Direction::Clockwise,
        }
    }
}

/// Which way turns go (NXT-01), and which way the effects of cards (NXT-09).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Directions {
    /// Of turns.
    pub turns: Direction,
    /// Of effects.
    pub effects: Direction,
}

/// What the next-player function looks at.
pub(crate) struct Due<'a> {
    /// The seats round the table, the dead included (NXT-03).
    pub(crate) ring: &'a Ring,
    /// Which way turns go (NXT-01).
    pub(crate) direction: Direction,
    /// Seats not eliminated.
    pub(crate) living: Seats,
    /// Living seats that are there, and ghosts.
    pub(crate) present: Seats,
    /// Seats whose next turn is left out (NXT-02).
    pub(crate) skips: Seats,
    /// Seats that have one more turn (NXT-02).
    pub(crate) extra: Seats,
    /// Seats that share a turn with the one before: the other character of the same player.
    pub(crate) partners: Seats,
}

/// The next turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Upcoming {
    /// Whose.
    pub(crate) seat: Seat,
    /// Whose turn was left out on the way.
    pub(crate) skipped: Seats,
}

impl Due<'_> {
    /// Who comes after `last`, who has finished, lost or not survived his turn. `returns` says which of the dead come back
    /// when their seat is reached.
    pub(crate) fn after(&self, last: Seat, returns: impl Fn(Seat) -> bool) -> Upcoming {
        if self.present.contains(last) && self.extra.contains(last) {
            return Upcoming { seat: last, skipped: Seats::NONE };
        }
        let mut skipped = Seats::NONE;
        // Twice round at most: a skip is consumed the first time its seat is passed (NXT-06).
        let mut seat = last;
        for _ in 0..2 * self.ring.len() {
            seat = self.ring.next(seat, self.direction);
            if self.partners.contains(seat) {
                continue;
            }
            if !self.living.contains(seat) {
                if returns(seat) {
                    return Upcoming { seat, skipped };
                }
                continue;
            }
            if self.skips.minus(skipped).contains(seat) {
                skipped = skipped.with(seat);
                continue;
            }
            return Upcoming { seat, skipped };
        }
        Upcoming { seat: last, skipped }
    }
}

impl Game {
    /// What the next-player function looks at after the turn of `last`.
    pub(crate) fn due(&self, last: Seat) -> Due<'_> {
        Due {
            ring: &self.ring,
            direction: self.directions.turns,
            living: self.living,
            present: self.present(),
            skips: self.skips,
            extra: self.extra,
            partners: self.own(last).without(last),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of the rulebook's vectors: sheriff S, then A, B, C, D clockwise.
    const NAMES: &str = "SABCD";

    fn seat(name: char) -> Seat {
        Seat::at(NAMES.find(name).expect("a name of the table"))
    }

    fn seats(names: &str) -> Seats {
        names.chars().map(seat).fold(Seats::NONE, Seats::with)
    }

    /// What happens before the next turn is looked for.
    #[derive(Copy, Clone)]
    enum Before {
        Nothing,
        Dies(&'static str),
        Turns(Direction),
        Skips(&'static str),
        Extra(&'static str),
        Swap(char, char),
        /// These of the dead come back, as living ones or as ghosts.
        Return(&'static str, bool),
    }

    struct Table {
        ring: Ring,
        direction: Direction,
        living: Seats,
        skips: Seats,
        extra: Seats,
        returning: Seats,
        stays: bool,
    }

    impl Table {
        fn change(&mut self, before: Before) {
            match before {
                Before::Nothing => {}
                Before::Dies(names) => self.living = self.living.minus(seats(names)),
                Before::Turns(direction) => self.direction = direction,
                Before::Skips(names) => self.skips = self.skips.or(seats(names)),
                Before::Extra(names) => self.extra = self.extra.or(seats(names)),
                Before::Swap(one, other) => self.ring.swap(seat(one), seat(other)),
                Before::Return(names, stays) => (self.returning, self.stays) = (seats(names), stays),
            }
        }

        /// Whose turn comes, and whether it is one more of the same player.
        fn next(&mut self, last: Seat) -> (Seat, bool) {
            let due = Due {
                ring: &self.ring,
                direction: self.direction,
                living: self.living,
                present: self.living.with(last),
                skips: self.skips,
                extra: self.extra,
                partners: Seats::NONE,
            };
            let upcoming = due.after(last, |seat| self.returning.contains(seat));
            self.skips = self.skips.minus(upcoming.skipped);
            let seat = upcoming.seat;
            let extra = seat == last && self.extra.contains(seat);
            self.extra = self.extra.without(seat);
            if self.stays && !self.living.contains(seat) {
                self.living = self.living.with(seat);
                self.returning = self.returning.without(seat);
            }
            (seat, extra)
        }
    }

    /// Plays turns from S on; before the nth turn ends, what is noted for it happens.
    fn turns(dead: &str, before: &[(usize, Before)], count: usize) -> String {
        let mut table = Table {
            ring: Ring::new(5),
            direction: Direction::Clockwise,
            living: seats(NAMES).minus(seats(dead)),
            skips: Seats::NONE,
            extra: Seats::NONE,
            returning: Seats::NONE,
            stays: false,
        };
        let mut order = String::from("S");
        let mut now = seat('S');
        for turn in 0..count - 1 {
            before.iter().filter(|(at, _)| *at == turn).for_each(|(_, change)| table.change(*change));
            let (next, extra) = table.next(now);
            now = next;
            order.push(NAMES.as_bytes()[now.index()] as char);
            if extra {
                order.push('\'');
            }
        }
        order
    }

    // Chapter 30, A5: the vectors NXT-T1 to NXT-T9. T10 and T11 are about the keeper of the events.
    #[test]
    fn the_next_player_function_gives_the_vectors_of_the_rulebook() {
        use Before::{Dies, Extra, Nothing, Return, Skips, Swap, Turns};
        use Direction::{Clockwise, Counter};
        type Vector = (&'static str, &'static str, &'static [(usize, Before)], &'static str);
        let vectors: [Vector; 11] = [
            ("NXT-T1", "C", &[(0, Nothing)], "SABDS"),
            ("NXT-T2", "", &[(0, Turns(Counter)), (5, Turns(Clockwise))], "SDCBASA"),
            ("NXT-T3", "", &[(0, Turns(Counter)), (1, Dies("C"))], "SDBAS"),
            ("NXT-T4", "", &[(1, Nothing), (2, Swap('A', 'B')), (2, Skips("A"))], "SABCDSBACD"),
            ("NXT-T5", "", &[(1, Swap('A', 'S')), (1, Skips("S"))], "SABCDAS"),
            ("NXT-T6", "", &[(2, Extra("B"))], "SABB'CDS"),
            ("NXT-T7", "AC", &[(0, Return("AC", false)), (5, Return("", false))], "SABCDSBD"),
            ("NXT-T7, D killed in B's turn", "AC", &[(0, Return("ACD", false)), (2, Dies("D"))], "SABCDS"),
            ("NXT-T7, B killed in C's ghost turn", "C", &[(0, Return("BC", false)), (3, Dies("B"))], "SABCDS"),
            ("NXT-T8", "AC", &[(0, Return("C", true))], "SBCDS"),
            ("NXT-T9", "AC", &[(0, Turns(Counter)), (0, Return("AC", true))], "SDCBAS"),
        ];
        for (id, dead, before, wanted) in vectors {
            let count = wanted.chars().filter(|c| *c != '\'').count();
            assert_eq!(turns(dead, before, count), wanted, "{id}");
        }
    }

    // NXT-02, NXT-06: a skip is consumed when it is passed, and setting it twice is setting it once.
    #[test]
    fn a_skip_counts_once_even_if_everybody_else_is_gone() {
        assert_eq!(turns("", &[(0, Before::Skips("A")), (0, Before::Skips("A"))], 7), "SBCDSAB");
        assert_eq!(turns("BCD", &[(0, Before::Skips("A"))], 3), "SSA");
    }

    // Turns belong to players: the other character of the same player is passed over.
    #[test]
    fn the_partner_of_the_turn_player_is_not_next() {
        let ring = Ring::new(4);
        let all = Seats::first(4);
        for (last, partner, next) in [(0, 1, 2), (1, 0, 2), (2, 3, 0), (3, 2, 0)] {
            let due = Due {
                ring: &ring,
                direction: Direction::Clockwise,
                living: all,
                present: all,
                skips: Seats::NONE,
                extra: Seats::NONE,
                partners: Seats::only(Seat::at(partner)),
            };
            assert_eq!(due.after(Seat::at(last), |_| false).seat, Seat::at(next));
        }
    }
}
