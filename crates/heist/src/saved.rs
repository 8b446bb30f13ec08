//! A game by name (docs/decisions/0012): saved as its fields say, and read only if it can have come about.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::config::Mode;
use crate::game::{Game, Step};
use crate::ids::{Cards, Class, Seat, Seats};

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Game::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let game = Game::deserialize(from)?;
        game.sound().map_err(serde::de::Error::custom)?;
        Ok(game)
    }
}

/// Why a saved game cannot have come about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Unsound(&'static str);

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Game {
    /// Can this have come about? What is read from outside is never trusted.
    pub(crate) fn sound(&self) -> Result<(), Unsound> {
        let claim = |holds: bool, why: &'static str| if holds { Ok(()) } else { Err(Unsound(why)) };
        claim(self.config.check().is_ok(), "its table cannot be played")?;
        claim((1..=self.config.rounds).contains(&self.round), "there is no such round")?;
        claim(self.is_whole(), "the cards do not add up")?;
        claim(Class::Sheriff.cards().holds(self.row), "only sheriffs lie in the row")?;
        let sheriffs = self.deck.iter().collect::<Cards>().of_class(Class::Sheriff);
        claim(
            sheriffs.len() + self.row.len() == Class::Sheriff.copies(),
            "a sheriff is neither in the deck nor in the row",
        )?;
        let there = Seats::all(self.players());
        let sits = |seat: Seat| there.contains(seat);
        claim(sits(self.active), "nobody sits where the turn is")?;
        let nobody = |seats: Seats| seats.iter().all(sits);
        claim(nobody(self.slapped) && nobody(self.owing) && nobody(self.quick), "somebody is not at the table")?;
        for seat in Seat::all(crate::ids::MOST_SEATS) {
            let i = seat.index();
            let held = self.hands[i].and(self.revolvers[i]).and(self.helpers[i]).and(self.sealed[i]);
            claim(sits(seat) || held.is_empty() && self.points[i] == 0, "somebody is not at the table")?;
            claim(Class::Helper.cards().holds(self.helpers[i]), "only helpers lie in front of somebody")?;
            claim(
                Cards::LOADABLE.holds(self.sealed[i]) && self.hands[i].holds(self.sealed[i]),
                "cards are sealed that are not held",
            )?;
            claim(
                self.points[i] <= 2_000 && self.firsts[i] <= self.round && self.fastest[i] <= self.round,
                "nobody scores that much",
            )?;
        }
        claim(self.taken < u32::MAX / 2, "nobody sends that many commands")?;
        claim(self.step_is_sound(there), "the step does not fit the table")
    }

    fn step_is_sound(&self, there: Seats) -> bool {
        let realtime = self.config.mode == Mode::Realtime;
        let sealed = self.config.mode == Mode::CommitSealed;
        let two = self.players() == 2;
        let stopped = self.row.len() == Class::Sheriff.copies();
        let starts = |starter: Option<Seat>| match starter {
            Some(seat) => seat == self.active && !two && self.row.len() >= 2,
            None => stopped,
        };
        let no_division = self.division.is_none();
        match self.step {
            Step::LoadCommits => !realtime && !self.owing.is_empty() && !stopped && no_division,
            Step::Action => !stopped && no_division,
            Step::Swap { target, taken, card } => {
                let fits = there.contains(target) && target != self.active && (1..=2).contains(&taken.len());
                fits && self.hand(self.active).holds(taken) && card.class() == Class::Swap && !stopped && no_division
            }
            Step::Race { starter } => realtime && starts(starter) && no_division,
            Step::RaceCommits { starter } => sealed && starts(starter) && !self.owing.is_empty() && no_division,
            Step::Suspense { .. } => realtime && two && !stopped && no_division,
            Step::DuelCommits { .. } => sealed && two && !self.owing.is_empty() && !stopped && no_division,
            Step::Window { .. } => realtime && two && no_division,
            Step::Miss { owner } => self.division.is_some_and(|division| {
                let all = [division.parts, division.aims, division.order, division.missing];
                let known = all.iter().flat_map(|order| order.iter()).all(|seat| there.contains(seat));
                known && self.next_to_aim() == Some(owner) && self.miss_targets().len() >= 2
            }),
            Step::Over => self.round == self.config.rounds && no_division,
        }
    }
}
