//! Chance: a key and a counter inside the state, nothing else is random.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::CardId;

/// What decides every shuffle and every random pick of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Serialize for Seed {
    /// As 64 hexadecimal digits.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let digit = |half: u8| b"0123456789abcdef"[usize::from(half & 15)];
        let mut digits = [0; 64];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(self.0) {
            pair.copy_from_slice(&[digit(byte >> 4), digit(byte)]);
        }
        to.serialize_str(std::str::from_utf8(&digits).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Seed::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut key = [0; 32];
        ChaCha8Rng::seed_from_u64(number).fill_bytes(&mut key);
        Seed(key)
    }
}

/// The source of chance of one game: each use takes the next stream of one cipher key.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chance {
    key: Seed,
    #[serde(default)]
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

/// A random member of a list of cards.
pub(crate) fn pick(chance: &mut Chance, cards: &[CardId]) -> Option<CardId> {
    (!cards.is_empty()).then(|| cards[chance.below(cards.len())])
}
