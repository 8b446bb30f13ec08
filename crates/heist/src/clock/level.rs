//! How fast bots are (HEIST-RT-8).

use crate::clock::Millis;

/// A bot's hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Slow, and easily fooled.
    Easy,
    /// As fast as most people.
    Normal,
    /// Fast.
    Hard,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The level with this word.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Shortest and longest reaction time.
    pub const fn reactions(self) -> (Millis, Millis) {
        match self {
            Level::Easy => (900, 1_600),
            Level::Normal => (500, 1_000),
            Level::Hard => (300, 700),
        }
    }

    /// In how many of a hundred no goes it slaps.
    pub const fn false_slaps(self) -> u64 {
        match self {
            Level::Easy => 10,
            Level::Normal => 4,
            Level::Hard => 1,
        }
    }

    /// When it slaps after the start of a race, from a random number: any time of its range is equally likely.
    pub const fn reaction(self, random: u64) -> Millis {
        let (from, to) = self.reactions();
        from + random % (to - from + 1)
    }

    /// When it slaps after a no go, if it does, from two random numbers.
    pub const fn false_slap(self, random: [u64; 2]) -> Option<Millis> {
        if random[0] % 100 < self.false_slaps() { Some(self.reaction(random[1])) } else { None }
    }
}
