//! Ordered heaps of cards, and arrays with one entry per card.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{CardId, MOST_CARDS, MOST_SEATS, Player, Seat};

/// An array with one entry per playing card, which knows how to be saved.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PerCard<T>(pub(crate) [T; MOST_CARDS]);

impl<T: Copy> PerCard<T> {
    /// The same for every card.
    pub(crate) const fn all(value: T) -> Self {
        PerCard([value; MOST_CARDS])
    }
}

impl<T> std::ops::Index<CardId> for PerCard<T> {
    type Output = T;

    #[inline]
    fn index(&self, card: CardId) -> &T {
        &self.0[card.index()]
    }
}

impl<T> std::ops::IndexMut<CardId> for PerCard<T> {
    #[inline]
    fn index_mut(&mut self, card: CardId) -> &mut T {
        &mut self.0[card.index()]
    }
}

impl<T: Serialize> Serialize for PerCard<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for PerCard<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(from)?;
        <[T; MOST_CARDS]>::try_from(list)
            .map(PerCard)
            .map_err(|_| serde::de::Error::custom("one entry per card is needed"))
    }
}

macro_rules! per {
    ($(#[$doc:meta])* $name:ident, $index:ident) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        pub struct $name<T>([T; MOST_SEATS]);

        impl<T: Copy> $name<T> {
            /// The same for all.
            pub(crate) const fn all(value: T) -> Self {
                $name([value; MOST_SEATS])
            }

            /// One after the other.
            #[allow(dead_code)]
            pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
                self.0.iter()
            }

            /// One after the other, as the function says.
            pub(crate) fn with(of: impl Fn($index) -> T) -> Self {
                $name(std::array::from_fn(|i| of($index::at(i))))
            }
        }

        impl<T> std::ops::Index<$index> for $name<T> {
            type Output = T;

            #[inline]
            fn index(&self, at: $index) -> &T {
                &self.0[at.index()]
            }
        }

        impl<T> std::ops::IndexMut<$index> for $name<T> {
            #[inline]
            fn index_mut(&mut self, at: $index) -> &mut T {
                &mut self.0[at.index()]
            }
        }
    };
}

per! {
    /// One entry for each seat: life, cards in play, whatever belongs to a character.
    PerSeat, Seat
}
per! {
    /// One entry for each player: the hand, the role, whatever belongs to somebody who decides.
    PerPlayer, Player
}

/// An ordered heap of cards; the last one is on top.
#[derive(Copy, Clone)]
pub struct Pile {
    cards: [CardId; MOST_CARDS],
    len: u8,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { cards: [CardId::at(0); MOST_CARDS], len: 0 };

    /// Bottom first.
    #[inline]
    pub fn as_slice(&self) -> &[CardId] {
        &self.cards[..self.len as usize]
    }

    /// Bottom first, to be reordered.
    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [CardId] {
        &mut self.cards[..self.len as usize]
    }

    /// How many cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// No card?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card on top.
    #[inline]
    pub fn top(&self) -> Option<CardId> {
        self.as_slice().last().copied()
    }

    /// Top first.
    pub fn top_down(&self) -> impl Iterator<Item = CardId> {
        self.as_slice().iter().rev().copied()
    }

    #[inline]
    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<CardId> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }

    /// Holds just these cards, bottom first.
    pub(crate) fn fill(&mut self, cards: &[CardId]) {
        self.cards[..cards.len()].copy_from_slice(cards);
        self.len = cards.len() as u8;
    }

    /// Takes out the `depth`-th card from the top (0 is the top itself).
    pub(crate) fn remove_from_top(&mut self, depth: usize) -> CardId {
        let at = self.len() - 1 - depth;
        let card = self.cards[at];
        self.cards.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        card
    }

    /// Puts all of `below` underneath.
    pub(crate) fn slide_under(&mut self, below: &Pile) {
        let (own, more) = (self.len(), below.len());
        self.cards.copy_within(0..own, more);
        self.cards[..more].copy_from_slice(below.as_slice());
        self.len += more as u8;
    }
}

impl FromIterator<CardId> for Pile {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.push(card);
        }
        pile
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<CardId>::deserialize(from)?;
        if list.len() > MOST_CARDS {
            return Err(serde::de::Error::custom("a pile holds at most 120 cards"));
        }
        Ok(list.into_iter().collect())
    }
}

/// A short list that lies flat in the state; the empty one is its resting value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Few<T, const N: usize>([Option<T>; N]);

impl<T: Copy, const N: usize> Few<T, N> {
    /// Nothing.
    pub const EMPTY: Self = Few([None; N]);

    /// In order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = T> + use<T, N> {
        self.0.into_iter().map_while(|item| item)
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Nothing?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The one at this place.
    pub fn get(&self, index: usize) -> Option<T> {
        self.0.get(index).copied().flatten()
    }

    /// Takes the last one off.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.0.iter_mut().rev().find(|place| place.is_some())?;
        last.take()
    }

    /// The first `len` places, to be reordered.
    pub(crate) fn as_mut_slice(&mut self, len: usize) -> &mut [Option<T>] {
        &mut self.0[..len]
    }

    /// Adds one at the end; false if there is no room.
    pub(crate) fn push(&mut self, item: T) -> bool {
        let free = self.0.iter_mut().find(|place| place.is_none());
        free.map(|place| *place = Some(item)).is_some()
    }
}

impl<T: Copy, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Self::EMPTY;
        for item in items {
            few.push(item);
        }
        few
    }
}

impl<T: Serialize + Copy, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().flatten())
    }
}

impl<'de, T: Deserialize<'de> + Copy, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(from)?;
        if list.len() > N {
            return Err(serde::de::Error::custom(format_args!("{} entries where at most {N} can be", list.len())));
        }
        Ok(list.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_gives_and_takes_at_the_top() {
        let mut pile: Pile = (0..5).map(CardId::at).collect();
        assert_eq!(pile.remove_from_top(1), CardId::at(3));
        assert_eq!(pile.pop(), Some(CardId::at(4)));
        assert_eq!(pile.len(), 3);
        let below: Pile = [CardId::at(9)].into_iter().collect();
        pile.slide_under(&below);
        assert_eq!(pile.as_slice()[0], CardId::at(9));
        assert_eq!(pile.top(), Some(CardId::at(2)));
    }
}
