//! What one player said and was told, as it is held against the store when the storm is over.

use std::hash::{DefaultHasher, Hasher};

use saloon_rules::{Action, Player};

/// Something he wanted to do.
#[derive(Clone, Debug)]
pub struct Said {
    /// His own number of it; no other thing he says has it.
    pub id: u32,
    /// In which game.
    pub game: i64,
    /// To which question.
    pub ask: u32,
    /// What.
    pub action: Action,
    /// When it was said first, in milliseconds since 1970.
    pub at: u64,
    /// When he was told that it was done.
    pub done: Option<u64>,
}

/// Something he was told.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// The whole table. What he sees from here on he sees through these eyes.
    Full {
        /// When, in milliseconds since 1970.
        at: u64,
        /// Where he is now.
        version: u32,
        /// Which game, if one was dealt.
        game: Option<i64>,
        /// What is asked; nothing any more if the game is over.
        ask: Option<u32>,
        /// His eyes; none of whoever has no chair.
        eyes: Option<Player>,
        /// A digest of the table.
        table: Option<u64>,
    },
    /// Something happened.
    Step {
        /// Where he is now.
        version: u32,
        /// A digest of what happened.
        events: u64,
        /// A digest of the table; none while he catches up.
        table: Option<u64>,
        /// The number of his own that did it.
        answers: Option<u32>,
    },
    /// Something that only moves the version on.
    Words {
        /// Where he is now.
        version: u32,
    },
}

/// A time without a table.
#[derive(Copy, Clone, Debug)]
pub struct Absence {
    /// When he was cut off, or heard the last word, in milliseconds since 1970.
    pub from: u64,
    /// When he was told everything again.
    pub to: u64,
}

/// Everything of one player.
#[derive(Clone, Debug, Default)]
pub struct Diary {
    /// Which table, by the number it has in this run.
    pub table: usize,
    /// Which table, as it stands in the database.
    pub room: i64,
    /// On which chair he sat down.
    pub chair: usize,
    /// What he said, in order.
    pub said: Vec<Said>,
    /// What he was told was done, by number, in the order he was told.
    pub done: Vec<u32>,
    /// What he was told, in order.
    pub heard: Vec<Heard>,
    /// When he was away.
    pub absences: Vec<Absence>,
    /// What should not have happened, whatever the store says.
    pub wrong: Vec<String>,
    /// He was there in the end: the table answered him.
    pub back: bool,
}

/// A digest of a piece of a message.
pub fn digest(text: &str) -> u64 {
    let mut hash = DefaultHasher::new();
    hash.write(text.as_bytes());
    hash.finish()
}

const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// A name of a table or a game as it stands in the database: sixty bits, written as twelve letters.
pub fn number(name: &str) -> Option<i64> {
    let digit = |byte: u8| LETTERS.iter().position(|letter| *letter == byte);
    name.bytes().try_fold(0_i64, |sum, byte| Some(sum << 5 | digit(byte)? as i64))
}

/// The same the other way round.
pub fn name(number: i64) -> String {
    (0..12).rev().map(|place| char::from(LETTERS[(number >> (5 * place)) as usize & 31])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_number() {
        assert_eq!(number("222222222223"), Some(1));
        for name in ["wkt5xw7m3nzr", "222222222222", "zzzzzzzzzzzz"] {
            assert_eq!(number(name).map(super::name).as_deref(), Some(name));
        }
        assert_eq!(number("l0l"), None);
    }
}
