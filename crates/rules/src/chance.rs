//! Chance: a key and a counter inside the state, nothing else is random. Also the fingerprint of a state.

use std::hash::{Hash, Hasher};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::ids::CardId;

/// What decides every shuffle and every random pick of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut key = [0; 32];
        ChaCha8Rng::seed_from_u64(number).fill_bytes(&mut key);
        Seed(key)
    }
}

/// The source of chance of one game: each use takes the next stream of one cipher key.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Chance {
    key: Seed,
    used: u64,
}

impl Chance {
    pub(crate) fn new(key: Seed) -> Self {
        Chance { key, used: 0 }
    }

    fn stream(&mut self) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.key.0);
        rng.set_stream(self.used);
        self.used += 1;
        rng
    }

    /// A number below `bound`, each equally likely.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        if bound <= 1 {
            return 0;
        }
        below(&mut self.stream(), bound as u32) as usize
    }

    /// Any order, each equally likely.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(&mut self.stream(), items);
    }
}

/// Any order, each equally likely (Fisher and Yates).
pub(crate) fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let other = below(rng, last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

/// Lemire's method: unbiased and the same on every machine.
pub(crate) fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// A 64-bit digest of anything hashable, the same on every machine.
pub(crate) fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Mixer(0x5a10_0a5a_100a_5a10);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Multiply and fold; takes integers by value, so byte order and word size of the machine do not matter.
struct Mixer(u64);

impl Mixer {
    fn add(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15_u128;
        self.0 = (wide as u64) ^ ((wide >> 64) as u64).rotate_left(23) ^ word.rotate_left(47) ^ 0x2545_f491_4f6c_dd1d;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, i: u8) {
        self.add(u64::from(i));
    }

    fn write_u16(&mut self, i: u16) {
        self.add(u64::from(i));
    }

    fn write_u32(&mut self, i: u32) {
        self.add(u64::from(i));
    }

    fn write_u64(&mut self, i: u64) {
        self.add(i);
    }

    fn write_u128(&mut self, i: u128) {
        self.add(i as u64);
        self.add((i >> 64) as u64);
    }

    fn write_usize(&mut self, i: usize) {
        self.add(i as u64);
    }

    fn write_i8(&mut self, i: i8) {
        self.add(i as u8 as u64);
    }

    fn write_isize(&mut self, i: isize) {
        self.add(i as i64 as u64);
    }
}

/// A random member of a list of cards.
pub(crate) fn pick(chance: &mut Chance, cards: &[CardId]) -> Option<CardId> {
    (!cards.is_empty()).then(|| cards[chance.below(cards.len())])
}
