//! Whose seat is whose: a player may have two characters, and what a text calls a player is read in one of four ways (0043).
//!
//! One seat; oneself, which is `own`; all others, which is `others`; one entry for each player, which is `fronts`.

use crate::game::Game;
use crate::ids::{Player, Players, Seat, Seats};
use crate::piles::PerSeat;

/// Who decides for each seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Owners {
    player: PerSeat<Player>,
    /// Follows from the players: all seats of the same one.
    own: PerSeat<Seats>,
}

impl Owners {
    /// So many seats, as the function says.
    pub(crate) fn new(seats: Seats, of: impl Fn(Seat) -> Player) -> Owners {
        let player = PerSeat::with(of);
        let own = PerSeat::with(|seat| {
            let same = seats.iter().filter(|other| player[*other] == player[seat]);
            same.fold(Seats::only(seat), Seats::with)
        });
        Owners { player, own }
    }

    /// By seat.
    pub(crate) fn players(&self) -> PerSeat<Player> {
        self.player
    }
}

impl Game {
    /// Who decides for a seat.
    #[inline]
    pub fn owner(&self, seat: Seat) -> Player {
        self.owners.player[seat]
    }

    /// The seats a player decides for.
    pub fn seats_of(&self, player: Player) -> Seats {
        self.all_seats().iter().filter(|seat| self.owner(*seat) == player).fold(Seats::NONE, Seats::with)
    }

    /// Everybody who decides for a seat of the table.
    pub fn players(&self) -> Players {
        self.all_seats().iter().map(|seat| self.owner(seat)).fold(Players::NONE, Players::with)
    }

    /// All seats of the same player, this one among them.
    #[inline]
    pub fn own(&self, seat: Seat) -> Seats {
        self.owners.own[seat]
    }

    /// Has the player of this seat two characters, whether both are living or not?
    #[inline]
    pub fn is_paired(&self, seat: Seat) -> bool {
        !self.own(seat).without(seat).is_empty()
    }

    /// The seats of the same player that are there.
    #[inline]
    pub(crate) fn own_present(&self, seat: Seat) -> Seats {
        self.own(seat).and(self.present())
    }

    /// The same, in the order of effects: the right one first, or last where effects go the other way round (VAR-DUO-9a).
    pub(crate) fn own_in_order(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let own = self.own_present(seat);
        let last = self.own(seat).iter().last().unwrap_or(seat);
        let first = self.own(seat).iter().next().unwrap_or(seat);
        let before = match self.directions.effects {
            crate::order::Direction::Clockwise => last,
            crate::order::Direction::Counter => first,
        };
        self.ring.from(before, self.directions.effects).filter(move |other| own.contains(*other))
    }

    /// All others: seats that are there and belong to somebody else.
    #[inline]
    pub fn others(&self, seat: Seat) -> Seats {
        self.present().minus(self.own(seat))
    }

    /// One seat for each player who is there: those that are not passive.
    #[inline]
    pub fn fronts(&self) -> Seats {
        self.present().minus(self.passive)
    }

    /// The active seat of the same player; the seat itself if none is.
    pub fn front(&self, seat: Seat) -> Seat {
        self.own(seat).and(self.fronts()).iter().next().unwrap_or(seat)
    }

    /// Characters whose player has another one active.
    pub fn passive(&self) -> Seats {
        self.passive
    }

    /// Passive characters to which something is being done.
    pub fn acting(&self) -> Seats {
        self.acting
    }

    /// Is it the turn of the player of this seat?
    #[inline]
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.own(seat).contains(self.turn.seat)
    }

    /// Characters without their abilities because another one of the same player has his: the passive ones that do not act, and
    /// the partners of those that do.
    pub(crate) fn resting(&self) -> Seats {
        let partners = self.acting.iter().fold(Seats::NONE, |all, seat| all.or(self.own(seat).without(seat)));
        self.passive.minus(self.acting).or(partners)
    }

    /// Regular turns of the player of a seat, as far as events count them.
    pub(crate) fn regular_turns(&self, seat: Seat) -> u8 {
        self.own(seat).iter().fold(0, |sum: u8, own| sum.saturating_add(self.stacks.open.turns[own]))
    }
}
