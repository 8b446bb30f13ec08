//! Values by name, in few bytes: what JSON can say, with every word and every list of keys written once.
//!
//! A value is read back by any later program, because it names what it holds. Words and lists of keys that most records
//! use stand in `known.txt`, which is shipped with the program; that file only ever grows at its end.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::{Map, Number, Value};

/// A line is a word, or, with commas, the keys of an object.
const KNOWN: &str = include_str!("known.txt");

const NULL: u8 = 0x80;
const FALSE: u8 = 0x81;
const TRUE: u8 = 0x82;
const LARGE: u8 = 0x83;
const NEGATIVE: u8 = 0x84;
const FRACTION: u8 = 0x85;
const WORD: u8 = 0x86;
const LIST: u8 = 0x87;
const SHAPE: u8 = 0x88;
/// The first of those that [`super::delta`] gives a meaning.
pub(super) const FREE: u8 = 0x8a;
const LISTS: u8 = 0x90;
const WORDS: u8 = 0xa0;
const SHAPES: u8 = 0xe0;

/// Deeper values are refused; none of ours is half as deep.
const DEEPEST: usize = 24;

/// What is not what it should be.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a record is damaged: {0}")]
pub struct Damaged(pub &'static str);

/// Words and lists of keys by number.
#[derive(Clone, Default)]
struct Book {
    words: Vec<String>,
    numbers: HashMap<String, u32>,
    shapes: Vec<Vec<u32>>,
    shape_numbers: HashMap<Vec<u32>, u32>,
}

impl Book {
    fn word(&mut self, word: &str) -> u32 {
        if let Some(number) = self.numbers.get(word) {
            return *number;
        }
        let number = self.words.len() as u32;
        self.words.push(word.to_owned());
        self.numbers.insert(word.to_owned(), number);
        number
    }

    fn shape(&mut self, keys: Vec<u32>) -> u32 {
        if let Some(number) = self.shape_numbers.get(&keys) {
            return *number;
        }
        let number = self.shapes.len() as u32;
        self.shape_numbers.insert(keys.clone(), number);
        self.shapes.push(keys);
        number
    }
}

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let mut book = Book::default();
    let (lists, words): (Vec<&str>, Vec<&str>) = KNOWN.lines().partition(|line| line.contains(','));
    for word in words {
        book.word(word);
    }
    for line in lists {
        let keys = line.split(',').filter(|key| !key.is_empty()).map(|key| book.word(key)).collect();
        book.shape(keys);
    }
    book
});

/// Writes values.
pub(super) struct Writer {
    book: Book,
    body: Vec<u8>,
}

impl Writer {
    pub(super) fn new() -> Writer {
        Writer { book: BOOK.clone(), body: Vec::with_capacity(4096) }
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.body.push(byte);
    }

    /// Seven bits at a time, the lowest first.
    pub(super) fn number(&mut self, number: u64) {
        push_number(&mut self.body, number);
    }

    pub(super) fn word(&mut self, word: &str) {
        let number = self.book.word(word);
        self.short(WORDS, 64, WORD, number);
    }

    /// One byte for the first numbers, more for others.
    fn short(&mut self, first: u8, count: u32, long: u8, number: u32) {
        if number < count {
            self.byte(first + number as u8);
        } else {
            self.byte(long);
            self.number(number.into());
        }
    }

    pub(super) fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.byte(NULL),
            Value::Bool(false) => self.byte(FALSE),
            Value::Bool(true) => self.byte(TRUE),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(small @ 0..128), _) => self.byte(small as u8),
                (Some(large), _) => {
                    self.byte(LARGE);
                    self.number(large);
                }
                (None, Some(negative)) => {
                    self.byte(NEGATIVE);
                    self.number(negative.unsigned_abs());
                }
                (None, None) => {
                    self.byte(FRACTION);
                    self.body.extend(number.as_f64().unwrap_or(0.0).to_le_bytes());
                }
            },
            Value::String(word) => self.word(word),
            Value::Array(list) => {
                self.short(LISTS, 16, LIST, list.len() as u32);
                list.iter().for_each(|value| self.value(value));
            }
            Value::Object(map) => {
                let keys = map.keys().map(|key| self.book.word(key)).collect();
                let shape = self.book.shape(keys);
                self.short(SHAPES, 32, SHAPE, shape);
                map.values().for_each(|value| self.value(value));
            }
        }
    }

    /// The words nobody knows yet, then everything that was written.
    pub(super) fn finish(self) -> Vec<u8> {
        let Writer { book, body } = self;
        let mut whole = Vec::with_capacity(body.len() + 64);
        let (words, shapes) = (&book.words[BOOK.words.len()..], &book.shapes[BOOK.shapes.len()..]);
        // How many were known then: those behind them mean the same when more are known.
        push_number(&mut whole, BOOK.words.len() as u64);
        push_number(&mut whole, BOOK.shapes.len() as u64);
        push_number(&mut whole, words.len() as u64);
        for word in words {
            push_number(&mut whole, word.len() as u64);
            whole.extend(word.as_bytes());
        }
        push_number(&mut whole, shapes.len() as u64);
        for keys in shapes {
            push_number(&mut whole, keys.len() as u64);
            keys.iter().for_each(|key| push_number(&mut whole, (*key).into()));
        }
        whole.extend(body);
        whole
    }
}

fn push_number(to: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        to.push(number as u8 | 128);
        number >>= 7;
    }
    to.push(number as u8);
}

/// Reads values.
pub(super) struct Reader<'a> {
    words: Vec<String>,
    shapes: Vec<Vec<u32>>,
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Result<Reader<'a>, Damaged> {
        let mut reader = Reader { words: Vec::new(), shapes: Vec::new(), rest: bytes };
        let known = (reader.count()?, reader.count()?);
        let words = BOOK.words.get(..known.0).ok_or(Damaged("it knows words that are not known here"))?;
        let shapes = BOOK.shapes.get(..known.1).ok_or(Damaged("it knows keys that are not known here"))?;
        reader.words = words.to_vec();
        reader.shapes = shapes.to_vec();
        for _ in 0..reader.count()? {
            let length = reader.count()?;
            let word = str::from_utf8(reader.take(length)?).map_err(|_| Damaged("a word is no text"))?;
            reader.words.push(word.to_owned());
        }
        for _ in 0..reader.count()? {
            let length = reader.count()?;
            let keys: Result<Vec<u32>, Damaged> = (0..length).map(|_| Ok(reader.count()? as u32)).collect();
            reader.shapes.push(keys?);
        }
        Ok(reader)
    }

    fn take(&mut self, length: usize) -> Result<&'a [u8], Damaged> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(Damaged("it ends too early"))?;
        self.rest = rest;
        Ok(taken)
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    pub(super) fn byte(&mut self) -> Result<u8, Damaged> {
        Ok(self.take(1)?[0])
    }

    pub(super) fn number(&mut self) -> Result<u64, Damaged> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(Damaged("a number has no end"))
    }

    /// A number of things, each of which takes at least a byte or stands in the book.
    pub(super) fn count(&mut self) -> Result<usize, Damaged> {
        let number = self.number()? as usize;
        let most = self.rest.len() + BOOK.words.len() + self.words.len() + self.shapes.len();
        if number > most { Err(Damaged("it holds too much")) } else { Ok(number) }
    }

    pub(super) fn word(&mut self) -> Result<&str, Damaged> {
        let number = match self.byte()? {
            WORD => self.count()?,
            tag @ WORDS..SHAPES => usize::from(tag - WORDS),
            _ => return Err(Damaged("a word is missing")),
        };
        self.words.get(number).map(String::as_str).ok_or(Damaged("a word is missing"))
    }

    pub(super) fn value(&mut self) -> Result<Value, Damaged> {
        self.value_at(0)
    }

    fn value_at(&mut self, depth: usize) -> Result<Value, Damaged> {
        if depth > DEEPEST {
            return Err(Damaged("it is too deep"));
        }
        let tag = self.peek().ok_or(Damaged("it ends too early"))?;
        if tag == WORD || (WORDS..SHAPES).contains(&tag) {
            return Ok(Value::String(self.word()?.to_owned()));
        }
        self.byte()?;
        Ok(match tag {
            0..128 => tag.into(),
            NULL => Value::Null,
            FALSE => false.into(),
            TRUE => true.into(),
            LARGE => self.number()?.into(),
            NEGATIVE => 0_i64.checked_sub_unsigned(self.number()?).ok_or(Damaged("a number is too large"))?.into(),
            FRACTION => {
                let bytes = self.take(8)?.try_into().map_err(|_| Damaged("it ends too early"))?;
                Value::Number(Number::from_f64(f64::from_le_bytes(bytes)).ok_or(Damaged("no number"))?)
            }
            LIST => {
                let count = self.count()?;
                self.list(count, depth)?
            }
            LISTS..WORDS => self.list(usize::from(tag - LISTS), depth)?,
            SHAPE => {
                let shape = self.count()?;
                self.object(shape, depth)?
            }
            SHAPES.. => self.object(usize::from(tag - SHAPES), depth)?,
            _ => return Err(Damaged("it holds something unknown")),
        })
    }

    fn list(&mut self, count: usize, depth: usize) -> Result<Value, Damaged> {
        (0..count).map(|_| self.value_at(depth + 1)).collect::<Result<Vec<_>, _>>().map(Value::Array)
    }

    fn object(&mut self, shape: usize, depth: usize) -> Result<Value, Damaged> {
        let keys = self.shapes.get(shape).cloned().ok_or(Damaged("its keys are missing"))?;
        let mut map = Map::new();
        for key in keys {
            let key = self.words.get(key as usize).cloned().ok_or(Damaged("a key is missing"))?;
            let value = self.value_at(depth + 1)?;
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

/// Counts the words and the lists of keys of a value.
#[cfg(test)]
pub(super) fn count(value: &Value, words: &mut HashMap<String, usize>, shapes: &mut HashMap<String, usize>) {
    match value {
        Value::String(word) => *words.entry(word.clone()).or_default() += 1,
        Value::Array(list) => list.iter().for_each(|value| count(value, words, shapes)),
        Value::Object(map) => {
            let keys: Vec<&str> = map.keys().map(String::as_str).collect();
            // A comma at the end tells one key from a word.
            *shapes.entry(keys.join(",") + ",").or_default() += 1;
            map.values().for_each(|value| count(value, words, shapes));
        }
        _ => {}
    }
}
