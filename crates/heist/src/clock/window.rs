//! A race or the window of a duel, while it is open: which slaps count, when it closes, who was first (HEIST-RT-3, HEIST-RT-4).

use crate::clock::{Limits, Millis};
use crate::ids::{MOST_SEATS, Seat};
use crate::list::Order;
use crate::replay::Measured;

/// A race, or the window after a no go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// When the trigger was applied.
    start: Millis,
    /// The last moment of the window.
    close: Millis,
    /// A race, or the window after a no go.
    race: bool,
    players: usize,
    starter: Option<Seat>,
    comps: [Millis; MOST_SEATS],
    slaps: Vec<Slap>,
    /// It was interrupted and opened again.
    again: bool,
}

/// A slap that counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Slap {
    /// Whose.
    pub seat: Seat,
    /// When it arrived, after the start of the window.
    pub arrival: Millis,
    /// What was taken off.
    pub comp: Millis,
    /// The reaction time that counts.
    pub reaction: Millis,
    sequence: u64,
}

impl Window {
    /// Opens a race; a starter's hand is on the loot already. The compensations are those of this moment.
    pub fn race(
        now: Millis,
        comps: [Millis; MOST_SEATS],
        players: usize,
        starter: Option<Seat>,
        limits: &Limits,
    ) -> Window {
        let close = now + limits.slap + limits.grace();
        Window { start: now, close, race: true, players, starter, comps, slaps: Vec::new(), again: false }
    }

    /// Opens the window after a no go.
    pub fn no_go(now: Millis, comps: [Millis; MOST_SEATS], limits: &Limits) -> Window {
        let close = now + limits.no_go + limits.grace();
        Window { start: now, close, race: false, players: 2, starter: None, comps, slaps: Vec::new(), again: false }
    }

    /// The last moment at which anything can arrive.
    pub fn closes(&self) -> Millis {
        self.close
    }

    /// When it was opened.
    pub fn start(&self) -> Millis {
        self.start
    }

    /// Everybody's hand is on the loot.
    pub fn is_full(&self) -> bool {
        self.hands() == self.players
    }

    fn hands(&self) -> usize {
        self.slaps.len() + usize::from(self.starter.is_some())
    }

    /// Would a slap of this seat that arrives now count?
    pub fn counts(&self, seat: Seat, now: Millis, limits: &Limits) -> bool {
        let length = if self.race { limits.slap } else { limits.no_go };
        let in_time = now <= self.start + length + self.comps[seat.index()] && now <= self.close;
        in_time && self.starter != Some(seat) && self.slaps.iter().all(|slap| slap.seat != seat)
    }

    /// From somebody so near no more than this is taken off.
    pub fn shorten(&mut self, seat: Seat, most: Millis) {
        let comp = &mut self.comps[seat.index()];
        *comp = (*comp).min(most);
    }

    /// A slap that counts.
    pub fn slap(&mut self, seat: Seat, now: Millis, sequence: u64, limits: &Limits) {
        let (arrival, comp) = (now - self.start, self.comps[seat.index()]);
        let reaction = arrival.saturating_sub(comp).max(limits.min_reaction);
        self.slaps.push(Slap { seat, arrival, comp, reaction, sequence });
        if !self.race {
            // Rules: HEIST-RT-6. After the first one the other is waited for.
            if self.slaps.len() == 1 {
                self.close = now + limits.grace();
            }
        } else if self.hands() + 1 >= self.players {
            // In a race that is run again a slap of before may be the latest.
            let latest = self.slaps.iter().map(|slap| slap.arrival).max().unwrap_or(arrival);
            self.close = self.close.min(self.start + latest + limits.grace());
        }
    }

    /// Those who slapped, earliest first, and what was measured.
    pub fn result(&self) -> (Order, Vec<Measured>) {
        let mut slaps = self.slaps.clone();
        slaps.sort_by_key(|slap| (slap.reaction, slap.arrival, slap.sequence));
        let order = self.starter.into_iter().chain(slaps.iter().map(|slap| slap.seat)).collect();
        let starter = self.starter.map(|seat| Measured { seat, arrival: None, comp: 0, reaction: 0 });
        let slaps = slaps.iter().map(|slap| Measured {
            seat: slap.seat,
            arrival: Some(slap.arrival),
            comp: slap.comp,
            reaction: slap.reaction,
        });
        (order, starter.into_iter().chain(slaps).collect())
    }

    /// It was interrupted and opened again.
    pub fn is_again(&self) -> bool {
        self.again
    }

    /// A slap as it is written down.
    pub fn measured(&self, seat: Seat) -> Option<Measured> {
        let slap = self.slaps.iter().find(|slap| slap.seat == seat)?;
        Some(Measured { seat, arrival: Some(slap.arrival), comp: slap.comp, reaction: slap.reaction })
    }

    /// The slaps so far, to be written down.
    pub fn slaps(&self) -> &[Slap] {
        &self.slaps
    }

    /// The same window opened again after an interruption: whoever had slapped keeps his time, all others race anew.
    pub fn again(mut self, kept: &[Measured], limits: &Limits) -> Window {
        self.again = true;
        for (sequence, slap) in (0..).zip(kept) {
            let (seat, comp, reaction) = (slap.seat, slap.comp, slap.reaction);
            let Some(arrival) = slap.arrival else { continue };
            self.slaps.push(Slap { seat, arrival, comp, reaction, sequence });
        }
        let latest = self.slaps.iter().map(|slap| slap.arrival).max();
        if let Some(latest) = latest.filter(|_| self.hands() + 1 >= self.players) {
            // Whoever is later than this cannot overtake anybody, wherever he sits.
            self.close = self.close.min(self.start + latest + limits.grace());
        }
        self
    }
}
