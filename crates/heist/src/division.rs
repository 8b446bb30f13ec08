//! The division of the loot: misses, jokers, ranking, shares (section 8, and HEIST-DUO-6 for two).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::fact::{Fact, Log};
use crate::game::{Game, Step};
use crate::ids::{Cards, Class, MOST_SEATS, Seat};
use crate::list::Order;

/// The best set of a revolver: more cards are better, then a higher number.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HeistStrength"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeistStrength"))]
pub struct Strength {
    /// Cards in it, jokers included.
    pub size: u8,
    /// Its number.
    pub number: u8,
}

/// What a revolver is worth without its cancelled cards (HEIST-DIV-3).
pub fn strength(revolver: Cards, cancelled: Cards) -> Strength {
    let left = revolver.without(cancelled);
    let jokers = left.of_class(Class::Joker).len();
    let of = |number: u8| {
        let cards = left.of_class(Class::Number(number)).len();
        Strength { size: (cards + jokers) as u8, number }
    };
    // Jokers copy a number that lies beside them; without one they count for nothing.
    let present = (1..=7).filter(|number| !left.of_class(Class::Number(*number)).is_empty());
    present.map(of).max().unwrap_or_default()
}

/// The shares of a loot for so many, and what is left over (HEIST-DIV-5).
pub fn shares(loot: u8, count: usize) -> ([u8; MOST_SEATS], u8) {
    let (mut shares, mut rest) = ([0; MOST_SEATS], loot);
    for share in shares.iter_mut().take(count) {
        *share = rest.div_ceil(2);
        rest -= *share;
    }
    (shares, rest)
}

/// A division that has begun.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Division {
    /// Who slapped, earliest first.
    pub(crate) order: Order,
    /// Who did not.
    pub(crate) missing: Order,
    /// Who takes part; of equal revolvers the earlier is better.
    pub(crate) parts: Order,
    /// Whose misses come first.
    pub(crate) aims: Order,
    #[serde(default)]
    pub(crate) cancelled: Cards,
    /// Misses that have been resolved.
    #[serde(default)]
    pub(crate) spent: Cards,
}

/// How a round ended: what everybody has seen of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundEnd {
    /// Which round, from 1.
    pub round: u8,
    /// Who slapped, earliest first.
    pub order: Order,
    /// Who did not.
    pub missing: Order,
    /// Participants, best first.
    pub ranking: Order,
    /// All revolvers.
    pub revolvers: [Cards; MOST_SEATS],
    /// What misses cancelled.
    pub cancelled: Cards,
    /// What the revolvers of participants were worth.
    pub strengths: [Strength; MOST_SEATS],
    /// Cards of the loot each got.
    pub shares: [u8; MOST_SEATS],
    /// Cards of the loot nobody got.
    pub lost: u8,
}

impl Game {
    /// Turns up all revolvers and begins with the misses (HEIST-DIV-1).
    pub(crate) fn divide(&mut self, division: Division, log: &mut Log<'_>) {
        for seat in self.seats() {
            let (cards, takes_part) = (self.revolver(seat), division.parts.position(seat).is_some());
            log.tell(|| Fact::Shown { seat, cards, takes_part });
        }
        self.division = Some(division);
        self.resolve_misses(log);
    }

    /// One miss after the other, until somebody must choose or none is left (HEIST-DIV-2).
    pub(crate) fn resolve_misses(&mut self, log: &mut Log<'_>) {
        while let Some(division) = self.division {
            let Some(owner) = self.next_to_aim() else { return self.share_out(log) };
            let candidates = self.candidates(&division);
            match candidates.len() {
                0 => {
                    log.tell(|| Fact::MissWasted { seat: owner });
                    self.spend_miss(owner);
                }
                1 => self.cancel(owner, candidates.first().unwrap_or(owner), log),
                _ => {
                    self.step = Step::Miss { owner };
                    return;
                }
            }
        }
    }

    /// Misses resolved in the division that is going on.
    pub(crate) fn misses_spent(&self) -> usize {
        self.division.map_or(0, |division| division.spent.len())
    }

    /// Whose miss is next.
    pub(crate) fn next_to_aim(&self) -> Option<Seat> {
        let division = self.division?;
        let unspent = |seat: &Seat| !self.revolver(*seat).of_class(Class::Miss).without(division.spent).is_empty();
        division.aims.iter().find(unspent)
    }

    fn spend_miss(&mut self, owner: Seat) {
        let revolver = self.revolver(owner);
        if let Some(division) = &mut self.division {
            let miss = revolver.of_class(Class::Miss).without(division.spent).first();
            division.spent = division.spent.and(miss.map_or(Cards::NONE, Cards::only));
        }
    }

    /// The highest number that lies uncancelled before a participant.
    fn highest(&self, division: &Division) -> Option<Class> {
        let all = division.parts.iter().fold(Cards::NONE, |all, seat| all.and(self.revolver(seat)));
        let left = all.without(division.cancelled);
        (1..=7).rev().map(Class::Number).find(|class| !left.of_class(*class).is_empty())
    }

    /// Participants who have a card with the highest number, in the order of their slaps.
    fn candidates(&self, division: &Division) -> Order {
        let Some(highest) = self.highest(division) else { return Order::EMPTY };
        let has = |seat: &Seat| !self.revolver(*seat).without(division.cancelled).of_class(highest).is_empty();
        division.parts.iter().filter(has).collect()
    }

    /// At whom the miss that is being resolved may be aimed.
    pub fn miss_targets(&self) -> Order {
        self.division.as_ref().map_or(Order::EMPTY, |division| self.candidates(division))
    }

    /// Cards that misses have cancelled so far.
    pub fn cancelled(&self) -> Cards {
        self.division.map_or(Cards::NONE, |division| division.cancelled)
    }

    /// At whom a miss is aimed if its owner does not say: the strongest other candidate.
    pub(crate) fn usual_target(&self, owner: Seat) -> Option<Seat> {
        let division = self.division?;
        let others = self.candidates(&division);
        let others = others.iter().filter(|seat| *seat != owner);
        others.max_by_key(|seat| {
            let earlier = Reverse(division.parts.position(*seat));
            (strength(self.revolver(*seat), division.cancelled), earlier)
        })
    }

    /// Cancels a highest card of somebody.
    pub(crate) fn cancel(&mut self, owner: Seat, target: Seat, log: &mut Log<'_>) {
        self.spend_miss(owner);
        let revolver = self.revolver(target);
        let Some(mut division) = self.division else { return };
        let highest = self.highest(&division);
        let card = highest.and_then(|class| revolver.without(division.cancelled).of_class(class).first());
        if let Some(card) = card {
            division.cancelled = division.cancelled.and(Cards::only(card));
            log.tell(|| Fact::Missed { seat: owner, target, card });
        }
        self.division = Some(division);
    }

    /// Ranks, shares, scores and goes on with the next round.
    fn share_out(&mut self, log: &mut Log<'_>) {
        let Some(division) = self.division.take() else { return };
        let mut strengths = [Strength::default(); MOST_SEATS];
        for seat in division.parts.iter() {
            let worth = strength(self.revolver(seat), division.cancelled);
            strengths[seat.index()] = worth;
            log.tell(|| Fact::Counted { seat, strength: worth });
        }
        // Rules: HEIST-DIV-4. A stable sort keeps the order of slaps among equals.
        let mut ranking = division.parts;
        ranking.as_mut_slice().sort_by_key(|seat| Reverse(strengths[seat.index()]));
        let loot = self.loot.len() as u8;
        let (by_rank, lost) = match self.players() {
            // Rules: HEIST-DUO-6. The winner takes all.
            2 => ([loot, 0, 0, 0, 0], 0),
            _ => shares(loot, ranking.len()),
        };
        let mut got = [0; MOST_SEATS];
        for (seat, share) in ranking.iter().zip(by_rank) {
            got[seat.index()] = share;
            self.points[seat.index()] += u16::from(share);
            log.tell(|| Fact::Shared { seat, count: share, points: self.points[seat.index()] });
        }
        log.tell(|| Fact::LeftOver { count: lost });
        if let Some(best) = ranking.first() {
            self.firsts[best.index()] += 1;
        }
        self.last = Some(RoundEnd {
            round: self.round,
            order: division.order,
            missing: division.missing,
            ranking,
            revolvers: self.revolvers,
            cancelled: division.cancelled,
            strengths,
            shares: got,
            lost,
        });
        // Rules: HEIST-SCORE-3.
        let last = if self.players() == 2 { ranking.last() } else { division.missing.last().or(division.order.last()) };
        self.go_on(last.unwrap_or(self.active), log);
    }

    /// The next round, or the end (HEIST-SCORE-4).
    fn go_on(&mut self, first: Seat, log: &mut Log<'_>) {
        if self.round < self.config.rounds {
            return self.deal(first, log);
        }
        self.step = Step::Over;
        if let Some(winners) = self.winners() {
            log.tell(|| Fact::Over { winners });
        }
    }
}
