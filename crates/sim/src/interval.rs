//! How sure a share is.

/// The share of successes and the range it probably lies in.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Interval {
    /// The share itself.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The 95 % range.
    pub const Z95: f64 = 1.959_964;
    /// The 99 % range.
    pub const Z99: f64 = 2.575_829;

    /// Wilson's score interval; nothing is known of nothing.
    pub fn wilson(wins: u64, games: u64, z: f64) -> Option<Interval> {
        if games == 0 {
            return None;
        }
        let (n, share) = (games as f64, wins as f64 / games as f64);
        let shrink = 1.0 + z * z / n;
        let middle = (share + z * z / (2.0 * n)) / shrink;
        let half = z / shrink * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        Some(Interval { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_tables() {
        let some = Interval::wilson(10, 50, Interval::Z95).expect("fifty games are something");
        assert!((some.low - 0.1124).abs() < 1e-3 && (some.high - 0.3304).abs() < 1e-3, "{some:?}");
        let none = Interval::wilson(0, 20, Interval::Z95).expect("twenty games are something");
        assert!(none.low == 0.0 && (none.high - 0.1611).abs() < 1e-3, "{none:?}");
        assert_eq!(Interval::wilson(0, 0, Interval::Z95), None);
    }
}
