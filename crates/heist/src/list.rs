//! Short ordered lists inside the state: heaps of cards, orders of seats.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{CardId, MOST_SEATS, PACK, Seat};

/// An ordered list with a fixed limit, so that a game needs no memory of its own.
#[derive(Copy, Clone)]
pub struct List<T, const MOST: usize> {
    items: [T; MOST],
    len: u8,
}

/// A heap of cards; the last one is on top.
pub type Pile = List<CardId, PACK>;
/// Seats in an order.
pub type Order = List<Seat, MOST_SEATS>;

impl Pile {
    /// No card.
    pub const EMPTY: Pile = List { items: [CardId::at(0); PACK], len: 0 };
}

impl Order {
    /// Nobody.
    pub const EMPTY: Order = List { items: [Seat::at(0); MOST_SEATS], len: 0 };
}

impl<T: Copy + PartialEq, const MOST: usize> List<T, MOST> {
    /// In order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// None?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One after the other.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.as_slice().iter().copied()
    }

    /// The last, which of a heap is the top.
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// The first, which of a heap is the bottom.
    pub fn first(&self) -> Option<T> {
        self.as_slice().first().copied()
    }

    /// Adds one at the end; nothing happens to a list that is full.
    pub(crate) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(self.len as usize) {
            *place = item;
            self.len += 1;
        }
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Puts one under all others.
    pub(crate) fn put_under(&mut self, item: T) {
        self.push(item);
        self.as_mut_slice().rotate_right(1);
    }

    /// Where something is.
    pub fn position(&self, item: T) -> Option<usize> {
        self.iter().position(|other| other == item)
    }
}

impl<T: Copy + PartialEq, const MOST: usize> PartialEq for List<T, MOST> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const MOST: usize> Eq for List<T, MOST> {}

impl<T: Copy + PartialEq + fmt::Debug, const MOST: usize> fmt::Debug for List<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + PartialEq + Serialize, const MOST: usize> Serialize for List<T, MOST> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

macro_rules! kinds {
    ($($list:ident),+) => {$(
        impl Default for $list {
            fn default() -> Self {
                $list::EMPTY
            }
        }

        impl<'de> Deserialize<'de> for $list {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let mut list = $list::EMPTY;
                for item in Vec::deserialize(from)? {
                    if list.position(item).is_some() {
                        return Err(serde::de::Error::custom("something is listed twice"));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }
    )+};
}

kinds!(Pile, Order);

impl FromIterator<Seat> for Order {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut order = Order::EMPTY;
        seats.into_iter().for_each(|seat| order.push(seat));
        order
    }
}
