//! A walk through anything that can be saved, statement by statement: a name and a value.
//!
//! The fingerprint and the check of a saved game both look at a state in the words of its saved form, and so at neither the
//! order of its fields nor how it lies in memory. Nothing here allocates.

use serde::Serialize;
use serde::ser::{self, Serializer};

/// What a statement says.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// A number or a yes; `of` is the type of an id.
    Number {
        /// The value.
        value: u64,
        /// `Seat`, `Player`, `CardId`, or nothing.
        of: &'static str,
    },
    /// A word: a text or the name of a variant.
    Word(&'a str),
    /// Something is there, and what it is follows.
    There,
}

/// Whoever is led through.
pub trait Visitor {
    /// Something is said of `path`. What is false, nought, missing or empty is not said at all, so that a new field with its
    /// resting value says nothing.
    fn hear(&mut self, path: u64, said: Said<'_>);
}

/// Leads a visitor through a value.
pub fn walk(value: &impl Serialize, visitor: &mut impl Visitor) {
    let walked = value.serialize(Walk { visitor, path: ROOT, of: "" });
    debug_assert!(walked.is_ok(), "every value can be walked through");
}

const ROOT: u64 = 0x5a10_0a5a_100a_5a10;

/// A number for a name, the same on every machine.
#[inline]
pub(crate) const fn name(text: &str) -> u64 {
    let bytes = text.as_bytes();
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut i = 0;
    while i < bytes.len() {
        sum = (sum ^ bytes[i] as u64).wrapping_mul(0x0000_0100_0000_01b3);
        i += 1;
    }
    sum
}

const LENGTH: u64 = name("how many");

#[inline]
const fn below(path: u64, part: u64) -> u64 {
    (path.rotate_left(23) ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

struct Walk<'v, V> {
    visitor: &'v mut V,
    path: u64,
    of: &'static str,
}

impl<V: Visitor> Walk<'_, V> {
    #[inline]
    fn number(self, value: u64) -> Result<(), Never> {
        if value != 0 || !self.of.is_empty() {
            self.visitor.hear(self.path, Said::Number { value, of: self.of });
        }
        Ok(())
    }

    #[inline]
    fn word(self, text: &str) -> Result<(), Never> {
        if !text.is_empty() {
            self.visitor.hear(self.path, Said::Word(text));
        }
        Ok(())
    }
}

/// The walk through the parts of a value.
struct Parts<'v, V> {
    visitor: &'v mut V,
    path: u64,
    count: u64,
    key: u64,
}

impl<V: Visitor> Parts<'_, V> {
    #[inline]
    fn part(&mut self, part: u64, value: &(impl Serialize + ?Sized)) -> Result<(), Never> {
        value.serialize(Walk { visitor: self.visitor, path: below(self.path, part), of: "" })
    }

    #[inline]
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Never> {
        self.count += 1;
        self.part(self.count, value)
    }

    fn list_ends(self) -> Result<(), Never> {
        if self.count > 0 {
            self.visitor.hear(below(self.path, LENGTH), Said::Number { value: self.count, of: "" });
        }
        Ok(())
    }
}

impl<'v, V: Visitor> Serializer for Walk<'v, V> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Parts<'v, V>;
    type SerializeTuple = Parts<'v, V>;
    type SerializeTupleStruct = Parts<'v, V>;
    type SerializeTupleVariant = Parts<'v, V>;
    type SerializeMap = Parts<'v, V>;
    type SerializeStruct = Parts<'v, V>;
    type SerializeStructVariant = Parts<'v, V>;

    fn serialize_bool(self, v: bool) -> Result<(), Never> {
        self.number(u64::from(v))
    }

    fn serialize_i8(self, v: i8) -> Result<(), Never> {
        self.serialize_i64(i64::from(v))
    }

    fn serialize_i16(self, v: i16) -> Result<(), Never> {
        self.serialize_i64(i64::from(v))
    }

    fn serialize_i32(self, v: i32) -> Result<(), Never> {
        self.serialize_i64(i64::from(v))
    }

    fn serialize_i64(self, v: i64) -> Result<(), Never> {
        self.number(v.cast_unsigned())
    }

    #[inline]
    fn serialize_u8(self, v: u8) -> Result<(), Never> {
        self.number(u64::from(v))
    }

    fn serialize_u16(self, v: u16) -> Result<(), Never> {
        self.number(u64::from(v))
    }

    fn serialize_u32(self, v: u32) -> Result<(), Never> {
        self.number(u64::from(v))
    }

    fn serialize_u64(self, v: u64) -> Result<(), Never> {
        self.number(v)
    }

    fn serialize_f32(self, _: f32) -> Result<(), Never> {
        Err(Never)
    }

    fn serialize_f64(self, _: f64) -> Result<(), Never> {
        Err(Never)
    }

    fn serialize_char(self, v: char) -> Result<(), Never> {
        self.number(u64::from(u32::from(v)))
    }

    fn serialize_str(self, v: &str) -> Result<(), Never> {
        self.word(v)
    }

    fn serialize_bytes(self, v: &[u8]) -> Result<(), Never> {
        v.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        self.visitor.hear(self.path, Said::There);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Never> {
        self.word(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, of: &'static str, value: &T) -> Result<(), Never> {
        value.serialize(Walk { of, ..self })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.visitor.hear(self.path, Said::Word(variant));
        value.serialize(Walk { path: below(self.path, name(variant)), ..self })
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'v, V>, Never> {
        Ok(Parts { visitor: self.visitor, path: self.path, count: 0, key: 0 })
    }

    fn serialize_tuple(self, len: usize) -> Result<Parts<'v, V>, Never> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<Parts<'v, V>, Never> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'v, V>, Never> {
        self.serialize_struct_variant(name, index, variant, 0)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Parts<'v, V>, Never> {
        self.serialize_seq(len)
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Parts<'v, V>, Never> {
        self.serialize_seq(Some(len))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'v, V>, Never> {
        self.visitor.hear(self.path, Said::Word(variant));
        Ok(Parts { visitor: self.visitor, path: below(self.path, name(variant)), count: 0, key: 0 })
    }
}

impl<V: Visitor> ser::SerializeSeq for Parts<'_, V> {
    type Ok = ();
    type Error = Never;

    #[inline]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.item(value)
    }

    fn end(self) -> Result<(), Never> {
        self.list_ends()
    }
}

impl<V: Visitor> ser::SerializeTuple for Parts<'_, V> {
    type Ok = ();
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.item(value)
    }

    fn end(self) -> Result<(), Never> {
        self.list_ends()
    }
}

impl<V: Visitor> ser::SerializeTupleStruct for Parts<'_, V> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.item(value)
    }

    fn end(self) -> Result<(), Never> {
        self.list_ends()
    }
}

impl<V: Visitor> ser::SerializeTupleVariant for Parts<'_, V> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.item(value)
    }

    fn end(self) -> Result<(), Never> {
        self.list_ends()
    }
}

impl<V: Visitor> ser::SerializeMap for Parts<'_, V> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        let mut heard = Key(0);
        key.serialize(Walk { visitor: &mut heard, path: 0, of: "" })?;
        self.key = heard.0;
        Ok(())
    }

    /// An entry of a map is said to be there even if its value is nought.
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.visitor.hear(below(self.path, self.key), Said::There);
        self.part(self.key, value)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

impl<V: Visitor> ser::SerializeStruct for Parts<'_, V> {
    type Ok = ();
    type Error = Never;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, field: &'static str, value: &T) -> Result<(), Never> {
        self.part(name(field), value)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

impl<V: Visitor> ser::SerializeStructVariant for Parts<'_, V> {
    type Ok = ();
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, field: &'static str, value: &T) -> Result<(), Never> {
        self.part(name(field), value)
    }

    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

/// Hears the key of a map entry.
struct Key(u64);

impl Visitor for Key {
    fn hear(&mut self, _: u64, said: Said<'_>) {
        self.0 = match said {
            Said::Number { value, .. } => value,
            Said::Word(text) => name(text),
            Said::There => self.0,
        };
    }
}

/// A fraction, which no state of a game holds: the only thing a walk stumbles over.
#[derive(Debug)]
struct Never;

impl std::fmt::Display for Never {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("this value cannot be saved")
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Never
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Default)]
    struct Heard(Vec<String>);

    impl Visitor for Heard {
        fn hear(&mut self, path: u64, said: Said<'_>) {
            self.0.push(format!("{path:x} {said:?}"));
        }
    }

    fn heard(value: &impl Serialize) -> Vec<String> {
        let mut heard = Heard::default();
        walk(value, &mut heard);
        heard.0
    }

    #[derive(Serialize)]
    struct Id(u8);

    #[derive(Serialize)]
    enum Sort {
        Plain,
        One(u8),
        Two(u8, u8),
        Named { a: u8, b: u8 },
    }

    /// Every two of these are told apart.
    fn all_differ(what: &str, walks: &[Vec<String>]) {
        for (i, one) in walks.iter().enumerate() {
            assert!(!walks[..i].contains(one), "{what}: {i} is heard like another");
        }
    }

    #[test]
    fn every_sort_of_value_is_told_from_another() {
        all_differ("signed", &[heard(&-1i8), heard(&-2i16), heard(&-3i32), heard(&-4i64)]);
        all_differ("unsigned", &[heard(&1u8), heard(&2u16), heard(&3u32), heard(&4u64)]);
        assert_eq!(heard(&-1i8), heard(&-1i32));
        assert_eq!(heard(&7u8), heard(&7u32));
        all_differ(
            "others",
            &[heard(&true), heard(&'b'), heard(&"b"), heard(&Some(1u8)), heard(&Id(1)), heard(&[1u8])],
        );
        all_differ(
            "variants",
            &[
                heard(&Sort::Plain),
                heard(&Sort::One(1)),
                heard(&Sort::One(2)),
                heard(&Sort::Two(1, 2)),
                heard(&Sort::Two(2, 1)),
                heard(&Sort::Named { a: 1, b: 2 }),
                heard(&Sort::Named { a: 2, b: 1 }),
            ],
        );
        all_differ("lists", &[heard(&[0u8, 1]), heard(&[1u8, 0]), heard(&[1u8]), heard(&[0u8]), heard(&[0u8, 0])]);
        all_differ("tuples", &[heard(&(1u8, 2u8)), heard(&(2u8, 1u8)), heard(&(1u8, 0u8))]);
        let map = |entries: &[(&'static str, u8)]| heard(&entries.iter().copied().collect::<BTreeMap<_, _>>());
        all_differ(
            "maps",
            &[map(&[]), map(&[("a", 0)]), map(&[("b", 0)]), map(&[("a", 1)]), map(&[("a", 1), ("b", 0)])],
        );
        let numbered = |key: u8| heard(&BTreeMap::from([(key, 1u8)]));
        all_differ("maps by number", &[numbered(1), numbered(2)]);
    }

    #[test]
    fn what_rests_says_nothing() {
        assert_eq!(heard(&0u8), heard(&false));
        for silent in [heard(&0i64), heard(&""), heard(&None::<u8>), heard(&()), heard(&Vec::<u8>::new())] {
            assert!(silent.is_empty(), "{silent:?}");
        }
        assert_eq!(heard(&Id(0)).len(), 1, "an id is never nothing");
        assert_eq!(heard(&Some(0u8)).len(), 1, "something is there");
        assert_eq!(heard(&[0u8, 0]).len(), 1, "only how many");
    }

    #[test]
    fn a_fraction_cannot_be_saved() {
        let (mut one, mut other) = (Heard::default(), Heard::default());
        let whole = 1.5f64.serialize(Walk { visitor: &mut one, path: ROOT, of: "" });
        let half = 1.5f32.serialize(Walk { visitor: &mut other, path: ROOT, of: "" });
        assert!(whole.is_err());
        assert!(half.is_err_and(|why| why.to_string() == "this value cannot be saved"));
    }
}
