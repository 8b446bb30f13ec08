//! Chance: a key and a counter inside the state, nothing else is random.

use std::fmt::Write as _;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

impl Seed {
    /// The seed as 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        self.0.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut key = [0; 32];
        for (i, byte) in key.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Seed(key))
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
pub struct Chance {
    key: Seed,
    #[serde(default)]
    used: u64,
}

impl Chance {
    /// From the beginning of a key.
    pub fn new(key: Seed) -> Self {
        Chance { key, used: 0 }
    }

    /// A cipher stream of its own, for whatever takes several numbers.
    pub fn stream(&mut self) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.key.0);
        rng.set_stream(self.used);
        self.used += 1;
        rng
    }

    /// A number below `bound`, each equally likely.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound <= 1 {
            return 0;
        }
        below(&mut self.stream(), bound as u32) as usize
    }

    /// Any order, each equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(&mut self.stream(), items);
    }
}

/// Any order, each equally likely (Fisher and Yates).
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let other = below(rng, last as u32 + 1) as usize;
        items.swap(last, other);
    }
}

/// Lemire's method: unbiased and the same on every machine.
fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// A random member of a list.
pub fn pick<T: Copy>(chance: &mut Chance, list: &[T]) -> Option<T> {
    (!list.is_empty()).then(|| list[chance.below(list.len())])
}
