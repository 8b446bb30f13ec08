//! Random names of things: ids that stand in links, and tokens that prove who somebody is.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Digits and small letters without those that look alike.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
const LENGTH: usize = 12;

/// The id of a table or a recorded game: sixty random bits, written as twelve letters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(i64);

impl Id {
    /// A new one.
    pub fn random() -> Id {
        Id((u64::from_le_bytes(random()) >> 4) as i64)
    }

    /// Reads twelve letters.
    pub fn parse(text: &str) -> Option<Id> {
        if text.len() != LENGTH {
            return None;
        }
        let digit = |byte: u8| LETTERS.iter().position(|letter| *letter == byte);
        text.bytes().try_fold(0_i64, |sum, byte| Some(sum << 5 | digit(byte)? as i64)).map(Id)
    }

    /// As it stands in the database.
    pub fn number(self) -> i64 {
        self.0
    }

    /// Out of the database.
    pub fn from_number(number: i64) -> Id {
        Id(number)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..LENGTH).rev().try_for_each(|place| {
            let letter = LETTERS[(self.0 >> (5 * place)) as usize & 31];
            fmt::Write::write_char(f, letter as char)
        })
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Id::parse(&text).ok_or_else(|| serde::de::Error::custom("no such id"))
    }
}

/// A secret of 128 random bits. Only its hash is kept.
pub struct Token(String);

impl Token {
    /// A new one.
    pub fn random() -> Token {
        Token(hex(&random::<16>()))
    }

    /// The text that proves it.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What is stored of it.
    pub fn hash(&self) -> Hash {
        hash(self.0.as_bytes())
    }
}

/// What is stored of a secret.
pub type Hash = [u8; 32];

/// SHA-256.
pub fn hash(bytes: &[u8]) -> Hash {
    Sha256::digest(bytes).into()
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Random bytes of the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_written_and_read() {
        for _ in 0..100 {
            let id = Id::random();
            assert_eq!(Id::parse(&id.to_string()), Some(id));
        }
        assert_eq!(Id::parse("too short"), None);
        assert_eq!(Id::parse("ooooooooool1"), None);
    }
}
