//! How long somebody thinks about a choice. It depends on the machine, so it stands beside the counts and not among them.

use std::time::Duration;

/// Steps of time, three for every doubling: from a microsecond to some seconds.
const STEPS: usize = 72;

/// How long the choices of a guest took.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// Choices by the step of time they took.
    steps: [u64; STEPS],
    /// The longest of them.
    pub longest: Duration,
}

impl Default for Thinking {
    fn default() -> Self {
        Thinking { steps: [0; STEPS], longest: Duration::ZERO }
    }
}

impl Thinking {
    pub(super) fn add(&mut self, took: Duration) {
        let step = (3.0 * (took.as_secs_f64() * 1e6).max(1.0).log2()) as usize;
        self.steps[step.min(STEPS - 1)] += 1;
        self.longest = self.longest.max(took);
    }

    pub(super) fn merge(&mut self, other: &Thinking) {
        self.steps.iter_mut().zip(other.steps).for_each(|(into, from)| *into += from);
        self.longest = self.longest.max(other.longest);
    }

    /// How many choices there were.
    pub fn choices(&self) -> u64 {
        self.steps.iter().sum()
    }

    /// No more than this share of choices took longer, to within a quarter more; nothing is known of no choices.
    pub fn longer_than(&self, share: f64) -> Option<Duration> {
        let all = self.choices();
        let mut left = all;
        for (step, count) in self.steps.iter().enumerate().filter(|_| all > 0) {
            left -= count;
            if left as f64 <= share * all as f64 {
                let upper = Duration::from_secs_f64(((step + 1) as f64 / 3.0).exp2() / 1e6);
                return Some(upper.min(self.longest));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_in_a_hundred_takes_longer() {
        let mut thinking = Thinking::default();
        assert_eq!(thinking.longer_than(0.01), None);
        (0..990).for_each(|_| thinking.add(Duration::from_micros(100)));
        (0..10).for_each(|_| thinking.add(Duration::from_millis(80)));
        let near = thinking.longer_than(0.01).expect("there were choices");
        assert!((Duration::from_micros(100)..Duration::from_micros(130)).contains(&near), "{near:?}");
        assert_eq!(thinking.longer_than(0.001), Some(Duration::from_millis(80)));
        assert_eq!((thinking.choices(), thinking.longest), (1000, Duration::from_millis(80)));
    }
}
