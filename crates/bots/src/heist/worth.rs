//! What a player's cards are worth to him: the set he builds, and what he can do without.

use saloon_heist::{CardId, Cards, Class, SeatView, Strength, View, strength};

/// A player's own cards.
#[derive(Copy, Clone, Debug)]
pub(super) struct Own {
    pub(super) hand: Cards,
    pub(super) revolver: Cards,
    /// The number he builds his set of.
    number: u8,
}

impl Own {
    /// As the viewer sees his own.
    pub(super) fn of(view: &View) -> Own {
        let seat = view.viewer.map(|seat| view.seats[seat.index()]).unwrap_or_default();
        let SeatView { hand, revolver, .. } = seat;
        let (hand, revolver) = (hand.unwrap_or_default(), revolver.unwrap_or_default());
        let best = strength(hand.and(revolver), Cards::NONE);
        Own { hand, revolver, number: best.number }
    }

    /// What lies in the revolver already.
    pub(super) fn loaded(&self) -> Strength {
        strength(self.revolver, Cards::NONE)
    }

    /// The hand cards of the set he builds.
    pub(super) fn set(&self) -> Cards {
        if self.number == 0 {
            return Cards::NONE;
        }
        self.hand.of_class(Class::Number(self.number)).and(self.hand.of_class(Class::Joker))
    }

    /// Misses are for those who will not be hit by them.
    pub(super) fn misses(&self) -> Cards {
        if self.number <= 5 { self.hand.of_class(Class::Miss) } else { Cards::NONE }
    }

    /// Cards he will not part with.
    pub(super) fn kept(&self) -> Cards {
        self.set().and(self.misses()).and(self.hand.of_class(Class::Joker))
    }

    /// How gladly he keeps a card.
    pub(super) fn price(&self, card: CardId) -> u32 {
        let alike = self.hand.and(self.revolver).of_class(card.class()).len() as u32;
        match card.class() {
            Class::Joker => 100,
            Class::Number(number) if number == self.number => 90,
            Class::Number(number) => 10 * alike + u32::from(number),
            Class::Miss if self.number <= 5 => 60,
            Class::Helper => 40,
            Class::Miss | Class::Swap | Class::Indians | Class::Sheriff => 5,
        }
    }

    /// What a set of cards costs him.
    pub(super) fn cost(&self, cards: Cards) -> u32 {
        cards.iter().map(|card| self.price(card)).sum()
    }
}
