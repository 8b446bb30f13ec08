//! Legal answers without effect: allowed (CORE-GEN-07), but nobody should give one unawares.
//!
//! This is a question about what `legal` lists, for whoever shows the list; no rule listens to the answer. It looks only at
//! what the asked player can see.

use serde::Serialize;

use crate::ask::{Action, Aim, Legal, Question, Source};
use crate::catalog::Kind;
use crate::defs::{Border, Step};
use crate::game::Game;
use crate::ids::Seat;

/// A legal answer that would change nothing, or nothing for the better.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Waste {
    /// Id of the rule that says so.
    pub rule: &'static str,
    /// What about it.
    pub why: Wasted,
}

/// Why an answer has no effect.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wasted {
    /// Nobody it would heal has lost life.
    FullLife,
    /// A saving card does nothing with two left.
    TwoLeft,
    /// The hit wants more dodges than can be had.
    TooFew {
        /// Dodges it wants.
        owed: u8,
        /// Dodges there are.
        have: u8,
    },
    /// A card of one's own would be discarded.
    Own,
}

impl Game {
    /// What makes this legal answer to the present question a waste, if it is one.
    pub fn waste(&self, action: &Action) -> Option<Waste> {
        let ask = self.ask?;
        match (ask.question, *action) {
            (Question::Play, Action::Play { kind, aim, .. }) if !kind.def().stays() => {
                self.waste_of(ask.seat, kind, aim)
            }
            (Question::Play, Action::Use { source: Source::Card(card), aim, .. }) => {
                self.waste_of(ask.seat, self.kind(card), aim)
            }
            (Question::Dodge { owed, .. }, Action::Play { .. }) => self.waste_of_dodge(owed),
            // A flip costs nothing, a green card does.
            (Question::Dodge { owed, .. }, Action::Use { source: Source::Card(card), .. })
                if self.kind(card).def().border == Border::Green =>
            {
                self.waste_of_dodge(owed)
            }
            _ => None,
        }
    }

    /// A card wasted by every step of it.
    fn waste_of(&self, me: Seat, kind: Kind, aim: Aim) -> Option<Waste> {
        let full = |seat: Seat| self.seat(seat).life >= self.seat(seat).max;
        let full_life = Waste { rule: "CORE-GEN-07", why: Wasted::FullLife };
        let mut first = None;
        for step in kind.def().steps {
            let waste = match step {
                Step::Heal(_) if kind.def().saves && self.living.len() <= 2 => {
                    Waste { rule: "CORE-BEER2-01", why: Wasted::TwoLeft }
                }
                Step::Heal(_) if full(me) => full_life,
                Step::HealTarget(_) if aim.seat.is_some_and(full) => full_life,
                Step::HealAll(_) if self.living.iter().all(full) => full_life,
                Step::Discard if aim.seat == Some(me) => Waste { rule: "CARD-GEN-02", why: Wasted::Own },
                _ => return None,
            };
            first.get_or_insert(waste);
        }
        first
    }

    /// A dodge that cannot be enough, with everything else that could follow it counted as a dodge.
    fn waste_of_dodge(&self, owed: u8) -> Option<Waste> {
        let mut list = Legal::new();
        self.legal(&mut list);
        let mut things: Vec<Source> = Vec::new();
        for action in list.actions() {
            let (thing, draws) = match *action {
                Action::Play { card, kind, .. } => (Source::Card(card), kind.def().steps),
                Action::Use { source: Source::Card(card), .. } => (Source::Card(card), self.kind(card).def().steps),
                Action::Use { source, .. } => (source, &[][..]),
                _ => continue,
            };
            // What is drawn may dodge as well.
            if draws.iter().any(|step| matches!(step, Step::Draw(_))) {
                return None;
            }
            if !things.contains(&thing) {
                things.push(thing);
            }
        }
        let have = things.len() as u8;
        (have < owed).then_some(Waste { rule: "CORE-HIT-06", why: Wasted::TooFew { owed, have } })
    }
}
