//! The same deals with one player and with another in the same seats: how both did, and how sure the difference is.

use crate::tally::Rate;

/// A guest and a host in the same seats of the same deals.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Paired {
    /// How the guest did.
    pub guest: Rate,
    /// How the host did.
    pub host: Rate,
    /// Seats in which the guest won and the host did not.
    pub gained: u64,
    /// Seats in which the host won and the guest did not.
    pub lost: u64,
    /// Deals, and sums over them of what is needed for the spread: surplus squared, surplus times seats, seats squared. Whole
    /// numbers, so that the order of deals does not matter.
    deals: u64,
    surplus2: u64,
    cross: i64,
    seats2: u64,
}

/// How much more often the guest won, as a share, and the half-width of its range.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Difference {
    /// The guest's share less the host's.
    pub share: f64,
    /// Half the width of the range it probably lies in.
    pub half: f64,
}

impl Difference {
    /// Is the guest better, or worse, beyond chance?
    pub fn is_clear(self) -> bool {
        self.share.abs() > self.half
    }
}

impl Paired {
    /// Counts one deal: for every seat concerned, whether the guest and whether the host won there.
    pub(super) fn count(&mut self, seats: &[(bool, bool)]) {
        let mut surplus = 0_i64;
        for &(guest, host) in seats {
            self.guest.add(guest);
            self.host.add(host);
            self.gained += u64::from(guest && !host);
            self.lost += u64::from(host && !guest);
            surplus += i64::from(guest) - i64::from(host);
        }
        let count = seats.len() as i64;
        self.deals += u64::from(count > 0);
        self.surplus2 += surplus.unsigned_abs().pow(2);
        self.cross += surplus * count;
        self.seats2 += count.unsigned_abs().pow(2);
    }

    pub(super) fn merge(&mut self, other: &Paired) {
        self.guest.merge(other.guest);
        self.host.merge(other.host);
        self.gained += other.gained;
        self.lost += other.lost;
        self.deals += other.deals;
        self.surplus2 += other.surplus2;
        self.cross += other.cross;
        self.seats2 += other.seats2;
    }

    /// The difference; seats of one deal hang together, so it is deals that are counted. Nothing is known of one deal.
    pub fn difference(&self, z: f64) -> Option<Difference> {
        if self.deals < 2 {
            return None;
        }
        let (seats, deals) = (self.guest.games as f64, self.deals as f64);
        let share = (self.guest.wins as f64 - self.host.wins as f64) / seats;
        let squares = self.surplus2 as f64 - 2.0 * share * self.cross as f64 + share * share * self.seats2 as f64;
        let half = z * (squares.max(0.0) * deals / (deals - 1.0)).sqrt() / seats;
        Some(Difference { share, half })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval::Interval;

    #[test]
    fn the_range_is_that_of_deals_not_of_seats() {
        let (mut alike, mut apart) = (Paired::default(), Paired::default());
        for deal in 0..100 {
            let gains = deal % 4 == 0;
            alike.count(&[(gains, false), (gains, false)]);
            apart.count(&[(gains, false)]);
        }
        let (two, one) = (alike.difference(Interval::Z99), apart.difference(Interval::Z99));
        assert_eq!(alike.gained, 50);
        assert_eq!(two, one, "two seats that always do the same tell no more than one");
        let one = one.expect("a hundred deals are something");
        // A share of a quarter over a hundred deals.
        assert!(
            (one.share - 0.25).abs() < 1e-12 && (one.half - 2.575_829 * (0.25 * 0.75 / 99.0_f64).sqrt()).abs() < 1e-9
        );
        assert!(one.is_clear());
    }

    #[test]
    fn parts_put_together_are_the_whole() {
        let deals = [(true, false), (false, true), (true, true), (true, false), (false, false)];
        let (mut whole, mut first, mut second) = (Paired::default(), Paired::default(), Paired::default());
        for (at, deal) in deals.into_iter().enumerate() {
            whole.count(&[deal]);
            if at < 2 { &mut first } else { &mut second }.count(&[deal]);
        }
        second.merge(&first);
        assert_eq!(second, whole);
        assert_eq!((whole.gained, whole.lost, whole.deals), (2, 1, 5));
        assert_eq!(Paired::default().difference(Interval::Z99), None);
    }
}
