//! What is counted from facts, when somebody wants a report: damage by card, deaths by turn, events, long games.

use saloon_rules::catalog::KINDS;
use saloon_rules::{Fact, Game, Kind, Role, Told};

use crate::events::EventCounts;
use crate::long::LongGame;
use crate::tally::{Side, add_all};

/// Counts that need the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Detail {
    /// Life points lost to each kind; the last one is everything that is not a card.
    damage: Vec<u64>,
    /// Deaths by turn of the game, for each role.
    deaths: [Vec<u64>; 4],
    /// Seats dealt to each role.
    seats: [u64; 4],
    /// What events did.
    pub events: EventCounts,
    /// Games that took very long.
    pub long: Vec<LongGame>,
}

impl Detail {
    /// Life points lost to a kind of card; `None` is abilities.
    pub fn damage(&self, kind: Option<Kind>) -> u64 {
        self.damage.get(kind.map_or(KINDS, |kind| kind as usize)).copied().unwrap_or(0)
    }

    /// The share of players of a role who were still alive after each turn of the game. Games that are over count as they ended.
    pub fn survival(&self, role: Role) -> impl Iterator<Item = f64> {
        let seats = self.seats[role as usize].max(1) as f64;
        let turns = self.deaths.iter().map(Vec::len).max().unwrap_or(0);
        let deaths = &self.deaths[role as usize];
        (0..turns).scan(0, move |dead, turn| {
            *dead += deaths.get(turn).copied().unwrap_or(0);
            Some(1.0 - *dead as f64 / seats)
        })
    }

    /// Reads one whole game.
    pub(crate) fn count(&mut self, game: &Game, log: &[Told]) {
        self.damage.resize(KINDS + 1, 0);
        let mut turn = 0;
        for told in log {
            match told.whole() {
                Fact::TurnBegan { .. } => turn += 1,
                Fact::Lost { points, kind, .. } => {
                    self.damage[kind.map_or(KINDS, |kind| kind as usize)] += u64::from(points);
                }
                Fact::Eliminated { role: Some(role), .. } => {
                    let deaths = &mut self.deaths[role as usize];
                    if deaths.len() <= turn {
                        deaths.resize(turn + 1, 0);
                    }
                    deaths[turn] += 1;
                }
                _ => {}
            }
        }
        for seat in game.all_seats().iter() {
            self.seats[game.role(seat) as usize] += 1;
        }
        let won = game.winner().and_then(Side::that_won);
        self.events.count(log, won, u64::from(game.turn().number));
    }

    /// Adds the counts of other games.
    pub(crate) fn merge(&mut self, other: &Detail) {
        add_all(&mut self.damage, &other.damage);
        for (into, from) in self.deaths.iter_mut().zip(&other.deaths) {
            add_all(into, from);
        }
        for (into, from) in self.seats.iter_mut().zip(other.seats) {
            *into += from;
        }
        self.events.merge(&other.events);
        self.long.extend_from_slice(&other.long);
    }
}
