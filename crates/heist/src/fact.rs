//! Facts: what has happened, and who may know how much of it.

use serde::{Deserialize, Serialize};

use crate::division::Strength;
use crate::ids::{CardId, Cards, Seat, Seats};
use crate::list::Order;

/// Something that has happened. Cards a viewer may not know are missing ([`Told::seen_by`]).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistFact"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistFact"))]
pub enum Fact {
    /// A round was dealt.
    RoundBegan {
        /// From 1.
        round: u8,
        /// Whose turn is first.
        first: Seat,
    },
    /// Somebody got his first cards.
    Dealt {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// Somebody sealed a decision.
    Committed {
        /// Who.
        seat: Seat,
    },
    /// Cards went into a revolver.
    Loaded {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// Cards went from a hand to the loot.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// Nothing was done.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// An event card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Against whom.
        target: Option<Seat>,
    },
    /// Cards were taken from a hand.
    Took {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// Cards went back.
    Returned {
        /// From whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// A loaded card went under the deck.
    Buried {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
    },
    /// Somebody drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        card: Option<CardId>,
    },
    /// A sheriff came to the row.
    SheriffCame {
        /// How many lie there now.
        row: u8,
    },
    /// After too many passes a card of the deck went to the loot.
    TurnedOver {
        /// Which.
        card: CardId,
    },
    /// A race began.
    RaceBegan {
        /// Whose hand is on the loot already.
        starter: Option<Seat>,
    },
    /// A duel was declared; two cards lie face down.
    DuelDeclared {
        /// By whom.
        seat: Seat,
    },
    /// The fourth sheriff came between.
    DuelVoid,
    /// The cards of the duel were turned up and went to the loot.
    DuelRevealed {
        /// The declarer's.
        mine: CardId,
        /// The opponent's.
        theirs: CardId,
        /// The declarer's is higher: slap.
        go: bool,
    },
    /// Nobody moved; the round goes on.
    DuelOff,
    /// A hand came down on the loot.
    Slapped {
        /// Whose.
        seat: Seat,
    },
    /// The lottery of a sealed race was drawn.
    Lottery {
        /// The seats as they came.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
        order: Order,
    },
    /// The race is over.
    RaceClosed {
        /// Who slapped, earliest first.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
        order: Order,
        /// Who did not.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
        missing: Order,
    },
    /// A hand came down where it should not have.
    FalseSlap {
        /// Whose.
        culprit: Seat,
    },
    /// The bonus packet went into a revolver.
    PacketTaken {
        /// Whose.
        seat: Seat,
        /// What was in it.
        cards: Cards,
    },
    /// A revolver was turned up.
    Shown {
        /// Whose.
        seat: Seat,
        /// What was in it.
        cards: Cards,
        /// It counts.
        takes_part: bool,
    },
    /// A miss cancelled a card.
    Missed {
        /// Whose miss.
        seat: Seat,
        /// Whose card.
        target: Seat,
        /// Which.
        card: CardId,
    },
    /// A miss found nothing to cancel.
    MissWasted {
        /// Whose.
        seat: Seat,
    },
    /// What a revolver is worth after the misses.
    Counted {
        /// Whose.
        seat: Seat,
        /// Its best set.
        strength: Strength,
    },
    /// A share of the loot.
    Shared {
        /// Whose.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// How many points that makes in all.
        points: u16,
    },
    /// What nobody got.
    LeftOver {
        /// How many cards.
        count: u8,
    },
    /// The game is over.
    Over {
        /// Who has won.
        winners: Seats,
    },
}

/// A fact with those who may know all of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    fact: Fact,
    /// Nobody in particular: everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<Seats>,
}

impl Told {
    /// The whole of it, for referees and replays.
    pub fn whole(&self) -> Fact {
        self.fact
    }

    /// The fact as this viewer saw it. `None` is a spectator.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Fact {
        let Some(to) = self.to else { return self.fact };
        if viewer.is_some_and(|seat| to.contains(seat)) {
            return self.fact;
        }
        match self.fact {
            Fact::Dealt { seat, count, .. } => Fact::Dealt { seat, count, cards: None },
            Fact::Loaded { seat, count, .. } => Fact::Loaded { seat, count, cards: None },
            Fact::Took { seat, from, count, .. } => Fact::Took { seat, from, count, cards: None },
            Fact::Returned { seat, to, count, .. } => Fact::Returned { seat, to, count, cards: None },
            Fact::Buried { seat, .. } => Fact::Buried { seat, card: None },
            Fact::Drew { seat, .. } => Fact::Drew { seat, card: None },
            open => open,
        }
    }
}

/// Where facts go, if anybody listens.
pub(crate) struct Log<'a>(pub(crate) Option<&'a mut Vec<Told>>);

impl Log<'_> {
    /// Tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, fact: impl FnOnce() -> Fact) {
        if let Some(list) = &mut self.0 {
            list.push(Told { fact: fact(), to: None });
        }
    }

    /// Tells these all of it, and the others less.
    #[inline]
    pub(crate) fn tell_to(&mut self, to: Seats, fact: impl FnOnce() -> Fact) {
        if let Some(list) = &mut self.0 {
            list.push(Told { fact: fact(), to: Some(to) });
        }
    }
}
