//! Small values everything else is made of: seats, players, cards, suits, sets of them.
//!
//! Nothing here knows a rule. Ids are one byte with a niche, so an `Option` of one costs nothing.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats a table can have.
pub const MOST_SEATS: usize = 8;
/// The most playing cards a game can hold.
pub const MOST_CARDS: usize = 120;

/// Set in every id, so that none is nought.
const MARK: u8 = 0x80;

/// An id of a few: its index is the low bits, so that arrays of that many need no check.
macro_rules! index_type {
    ($(#[$doc:meta])* $name:ident, $below:expr, $bits:expr) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent))]
        pub struct $name(#[cfg_attr(feature = "schema", schemars(with = "u8", range(max = $below - 1)))] NonZeroU8);

        impl $name {
            /// The one with this index; `None` past the last.
            #[inline]
            pub const fn new(index: usize) -> Option<Self> {
                if index < $below { Some(Self::at(index)) } else { None }
            }

            /// The one with this index, which the caller knows to exist.
            #[inline]
            pub(crate) const fn at(index: usize) -> Self {
                debug_assert!(index < $below);
                match NonZeroU8::new(MARK | index as u8) {
                    Some(raw) => Self(raw),
                    None => unreachable!(),
                }
            }

            /// Its place in arrays.
            #[inline]
            pub const fn index(self) -> usize {
                (self.0.get() & $bits) as usize
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_newtype_struct(stringify!($name), &(self.index() as u8))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let index = u8::deserialize(from)?;
                Self::new(index as usize).ok_or_else(|| serde::de::Error::custom(concat!("no such ", stringify!($name))))
            }
        }
    };
}

index_type! {
    /// One character at the table, with life and cards in play. Its id never changes; its place in the ring may.
    Seat, MOST_SEATS, 0x07
}
index_type! {
    /// Whoever decides: a hand, a role, what is known.
    Player, MOST_SEATS, 0x07
}
index_type! {
    /// One physical playing card of the game's deck.
    CardId, MOST_CARDS, 0x7f
}

impl Seat {
    /// The letter of the seat in notation, `A` to `H`.
    pub const fn letter(self) -> char {
        (b'A' + self.index() as u8) as char
    }

    /// The seat with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        letter.is_ascii_uppercase().then(|| Seat::new((letter as u8 - b'A') as usize)).flatten()
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", self.index())
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.index())
    }
}

macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
        pub struct $name(pub(crate) u8);

        impl Serialize for $name {
            /// A list of its members, or the word `all`.
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if *self == Self::ALL { to.serialize_str("all") } else { to.collect_seq(self.iter()) }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                struct Read;
                impl<'de> serde::de::Visitor<'de> for Read {
                    type Value = $name;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str(concat!("a list of ", stringify!($item), "s or the word all"))
                    }

                    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<$name, E> {
                        if word == "all" { Ok($name::ALL) } else { Err(E::custom("the only word here is all")) }
                    }

                    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<$name, A::Error> {
                        let mut set = $name::NONE;
                        while let Some(item) = items.next_element::<$item>()? {
                            set = set.with(item);
                        }
                        Ok(set)
                    }
                }
                from.deserialize_any(Read)
            }
        }

        impl $name {
            /// Nobody.
            pub const NONE: Self = Self(0);
            /// Everybody there could be, onlookers included.
            pub const ALL: Self = Self(u8::MAX);

            /// Just this one.
            #[inline]
            pub const fn only(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// The first `count`.
            #[inline]
            pub const fn first(count: usize) -> Self {
                Self(if count >= 8 { u8::MAX } else { (1 << count) - 1 })
            }

            /// Is it a member?
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// With one more.
            #[inline]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item.index())
            }

            /// With one less.
            #[inline]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !(1 << item.index()))
            }

            /// Members of both.
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Members of either.
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Members of this one only.
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Nobody at all?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// In ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    (bits != 0).then(|| {
                        let index = bits.trailing_zeros() as usize;
                        bits &= bits - 1;
                        $item::at(index)
                    })
                })
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

small_set! {
    /// A set of seats.
    Seats of Seat
}
small_set! {
    /// A set of players.
    Players of Player
}

/// A set of playing cards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct CardSet(pub(crate) u128);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Just this one.
    #[inline]
    pub const fn only(card: CardId) -> Self {
        Self(1 << card.index())
    }

    /// Is it a member?
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// With one more.
    #[inline]
    pub const fn with(self, card: CardId) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// With one less.
    #[inline]
    pub const fn without(self, card: CardId) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// Members of both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Members of either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Members of this one only.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// No card at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same for serde, which asks by reference.
    pub(crate) const fn is_none(&self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The one with the lowest id.
    #[inline]
    pub const fn lowest(self) -> Option<CardId> {
        if self.0 == 0 { None } else { CardId::new(self.0.trailing_zeros() as usize) }
    }

    /// In ascending order of id.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut low = self.0 as u64;
        let mut high = (self.0 >> 64) as u64;
        std::iter::from_fn(move || {
            if low != 0 {
                let index = low.trailing_zeros() as usize;
                low &= low - 1;
                Some(CardId::at(index))
            } else if high != 0 {
                let index = high.trailing_zeros() as usize + 64;
                high &= high - 1;
                Some(CardId::at(index))
            } else {
                None
            }
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<CardId>::deserialize(from)?.into_iter().collect())
    }
}

/// One of the four suits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
    /// ♠
    Spades,
}

impl Suit {
    /// All four.
    pub const ALL: [Suit; 4] = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];

    /// `H`, `D`, `C` or `S`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
            Suit::Clubs => 'C',
            Suit::Spades => 'S',
        }
    }

    /// The suit with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == letter)
    }

    /// Hearts or diamonds.
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Hearts | Suit::Diamonds)
    }
}

/// A rank: 2 to 10, then 11 jack, 12 queen, 13 king, 14 ace.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rank(pub u8);

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            11 => f.write_str("J"),
            12 => f.write_str("Q"),
            13 => f.write_str("K"),
            14 => f.write_str("A"),
            number => write!(f, "{number}"),
        }
    }
}

impl std::str::FromStr for Rank {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "J" => Ok(Rank(11)),
            "Q" => Ok(Rank(12)),
            "K" => Ok(Rank(13)),
            "A" => Ok(Rank(14)),
            number => number.parse().ok().filter(|n| (2..=10).contains(n)).map(Rank).ok_or(()),
        }
    }
}

/// What somebody is at heart.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Must bring law and order; known to all, one more life.
    Sheriff,
    /// Helps the sheriff, unknown.
    Deputy,
    /// Wants the sheriff dead.
    Outlaw,
    /// Wants to be the last one standing.
    Renegade,
}

impl Role {
    /// All four.
    pub const ALL: [Role; 4] = [Role::Sheriff, Role::Deputy, Role::Outlaw, Role::Renegade];

    /// The word used in notation and files.
    pub const fn id(self) -> &'static str {
        match self {
            Role::Sheriff => "sheriff",
            Role::Deputy => "deputy",
            Role::Outlaw => "outlaw",
            Role::Renegade => "renegade",
        }
    }

    /// The role with this word.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_ids_cost_nothing() {
        assert_eq!(size_of::<Option<Seat>>(), 1);
        assert_eq!(size_of::<Option<CardId>>(), 1);
    }

    #[test]
    fn sets_iterate_in_order_across_both_halves() {
        let set: CardSet = [3, 63, 64, 119].map(CardId::at).into_iter().collect();
        assert_eq!(set.iter().map(CardId::index).collect::<Vec<_>>(), [3, 63, 64, 119]);
        assert_eq!(set.len(), 4);
    }
}
