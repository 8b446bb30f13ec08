//! Numbers for whatever needs chance beside a game: bots, simulations, training. A game's own chance is [`crate::Chance`].

/// One step of SplitMix64 (Steele, Lea, Flood): neighbours come out with nothing in common.
#[must_use]
pub const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(STEP);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A row of numbers that follows from its beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stream(u64);

impl Stream {
    /// The row that begins here.
    pub const fn new(seed: u64) -> Stream {
        Stream(seed)
    }

    /// The next number.
    pub const fn draw(&mut self) -> u64 {
        let number = mix(self.0);
        self.0 = self.0.wrapping_add(STEP);
        number
    }

    /// The next number as a share, from nought to below one.
    pub const fn share(&mut self) -> f32 {
        (self.draw() >> 40) as f32 / (1_u32 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The first numbers of the published generator for the seed 1234567.
    #[test]
    fn the_row_is_that_of_splitmix64() {
        let mut stream = Stream::new(1_234_567);
        let known = [6_457_827_717_110_365_317_u64, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(known.map(|_| stream.draw()), known);
        assert_eq!(mix(1_234_567), known[0]);
    }

    #[test]
    fn shares_lie_between_nought_and_one() {
        let mut stream = Stream::new(7);
        let mean = (0..1000).map(|_| stream.share()).inspect(|share| assert!((0.0..1.0).contains(share))).sum::<f32>();
        assert!((450.0..550.0).contains(&mean));
    }
}
