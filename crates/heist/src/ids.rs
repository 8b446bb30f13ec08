//! Seats, cards and sets of them: small numbers with names.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Most players of a game.
pub const MOST_SEATS: usize = 5;
/// Cards of the whole pack.
pub const PACK: usize = 69;
/// Sheriffs in the pack; the last of them ends a round.
pub const SHERIFFS: usize = 4;

/// A place at the table, clockwise from A.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, rename = "HeistSeat"))]
pub struct Seat(#[cfg_attr(feature = "schema", schemars(range(max = MOST_SEATS - 1)))] u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MOST_SEATS { Some(Seat(index as u8)) } else { None }
    }

    pub(crate) const fn at(index: usize) -> Seat {
        debug_assert!(index < MOST_SEATS);
        Seat(index as u8)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour at a table of so many.
    pub const fn next(self, count: usize) -> Seat {
        Seat::at((self.index() + 1) % count)
    }

    /// All seats of a table of so many.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> {
        (0..count.min(MOST_SEATS)).map(Seat::at)
    }

    /// All seats clockwise, beginning with this one.
    pub fn round(self, count: usize) -> impl Iterator<Item = Seat> {
        (0..count).map(move |step| Seat::at((self.index() + step) % count))
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        Seat::new(usize::from(index)).ok_or_else(|| serde::de::Error::custom("there is no such seat"))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

/// A set of seats.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, rename = "HeistSeats"))]
pub struct Seats(#[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))] u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table of so many.
    pub const fn all(count: usize) -> Seats {
        Seats((1 << count) - 1)
    }

    /// One.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Is this one among them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The first of them.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MOST_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<Seat>::deserialize(from)?;
        let seats = list.iter().fold(Seats::NONE, |seats, seat| seats.with(*seat));
        if seats.len() == list.len() { Ok(seats) } else { Err(serde::de::Error::custom("a seat is listed twice")) }
    }
}

/// What a card is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// 1 to 7.
    Number(u8),
    /// Counts as a number beside it.
    Joker,
    /// Cancels a highest number at the division.
    Miss,
    /// Exchanges hand cards.
    Swap,
    /// One more card held.
    Helper,
    /// Costs the others a loaded card.
    Indians,
    /// Comes nearer.
    Sheriff,
}

impl Class {
    /// All of them, as they lie in the pack.
    pub const ALL: [Class; 13] = [
        Class::Number(1),
        Class::Number(2),
        Class::Number(3),
        Class::Number(4),
        Class::Number(5),
        Class::Number(6),
        Class::Number(7),
        Class::Joker,
        Class::Miss,
        Class::Swap,
        Class::Helper,
        Class::Indians,
        Class::Sheriff,
    ];

    /// How many of them are in the pack.
    pub const fn copies(self) -> usize {
        match self {
            Class::Number(_) => 7,
            Class::Joker => 6,
            Class::Miss | Class::Swap => 3,
            Class::Helper | Class::Indians => 2,
            Class::Sheriff => SHERIFFS,
        }
    }

    /// All cards of this class.
    pub const fn cards(self) -> Cards {
        let first = match self {
            Class::Number(number) => (number as u32 - 1) * 7,
            Class::Joker => 49,
            Class::Miss => 55,
            Class::Swap => 58,
            Class::Helper => 61,
            Class::Indians => 63,
            Class::Sheriff => 65,
        };
        Cards(((1 << self.copies()) - 1) << first)
    }

    /// The word used in files.
    pub const fn id(self) -> &'static str {
        match self {
            Class::Number(number) => ["1", "2", "3", "4", "5", "6", "7"][(number as usize - 1) % 7],
            Class::Joker => "joker",
            Class::Miss => "miss",
            Class::Swap => "swap",
            Class::Helper => "helper",
            Class::Indians => "indians",
            Class::Sheriff => "sheriff",
        }
    }

    /// The class with this word.
    pub fn from_id(id: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.id() == id)
    }

    /// May it lie in a revolver?
    pub const fn is_loadable(self) -> bool {
        matches!(self, Class::Number(_) | Class::Joker | Class::Miss)
    }

    /// What it counts in a duel.
    pub const fn value(self) -> u8 {
        match self {
            Class::Number(number) => number,
            _ => 0,
        }
    }
}

/// One card of the pack.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, rename = "HeistCard"))]
pub struct CardId(#[cfg_attr(feature = "schema", schemars(range(max = PACK - 1)))] u8);

impl CardId {
    /// The card with this number, if there is one.
    pub const fn new(index: usize) -> Option<CardId> {
        if index < PACK { Some(CardId(index as u8)) } else { None }
    }

    pub(crate) const fn at(index: usize) -> CardId {
        debug_assert!(index < PACK);
        CardId(index as u8)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    pub const fn class(self) -> Class {
        match self.0 {
            0..49 => Class::Number(self.0 / 7 + 1),
            49..55 => Class::Joker,
            55..58 => Class::Miss,
            58..61 => Class::Swap,
            61..63 => Class::Helper,
            63..65 => Class::Indians,
            _ => Class::Sheriff,
        }
    }

    /// Which of its class it is, from 0.
    pub const fn copy(self) -> usize {
        self.index() - self.class().cards().0.trailing_zeros() as usize
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        CardId::new(usize::from(index)).ok_or_else(|| serde::de::Error::custom("there is no such card"))
    }
}

/// A set of cards.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<CardId>"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent, rename = "HeistCards"))]
pub struct Cards(#[cfg_attr(feature = "schema", schemars(with = "Vec<CardId>"))] pub(crate) u128);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);
    /// The whole pack.
    pub const PACK: Cards = Cards((1 << PACK) - 1);
    /// Everything that may lie in a revolver: numbers, jokers, misses.
    pub const LOADABLE: Cards = Cards((1 << 58) - 1);
    /// All numbers.
    pub const NUMBERS: Cards = Cards((1 << 49) - 1);

    /// One card.
    pub const fn only(card: CardId) -> Cards {
        Cards(1 << card.0)
    }

    /// These cards, unless one is named twice.
    pub fn of(list: &[CardId]) -> Option<Cards> {
        let cards: Cards = list.iter().copied().collect();
        (cards.len() == list.len()).then_some(cards)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this one among them?
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Are all of these among them?
    pub const fn holds(self, others: Cards) -> bool {
        others.0 & !self.0 == 0
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    /// Without these.
    #[must_use]
    pub const fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn among(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// Those of a class.
    #[must_use]
    pub const fn of_class(self, class: Class) -> Cards {
        self.among(class.cards())
    }

    /// The lowest of them.
    pub fn first(self) -> Option<CardId> {
        (self.0 != 0).then(|| CardId(self.0.trailing_zeros() as u8))
    }

    /// The one with so many before it.
    pub(crate) fn nth(self, n: usize) -> Option<CardId> {
        self.iter().nth(n)
    }

    /// Lowest first.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Cards(left).first()?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Every set of some of them, the whole first, without the empty one.
    pub fn parts(self) -> impl Iterator<Item = Cards> {
        let (whole, mut next) = (self.0, self.0);
        std::iter::from_fn(move || {
            let part = next;
            next = part.wrapping_sub(1) & whole;
            (part != 0).then_some(Cards(part))
        })
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |set, card| set.and(Cards::only(card)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|card| card.class().id())).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<CardId>::deserialize(from)?;
        Cards::of(&list).ok_or_else(|| serde::de::Error::custom("a card is listed twice"))
    }
}
