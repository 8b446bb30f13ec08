//! When things are told: cause before effect, each long enough to be understood.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use saloon_rules::Fact;

use super::draw::Tone;
use super::options::Speed;
use super::referee::Update;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// A sign that says what the colour says.
    pub(crate) sign: &'static str,
    /// What it means.
    pub(crate) tone: Tone,
    /// The words.
    pub(crate) text: String,
    /// Begins a turn.
    pub(crate) turn: bool,
}

/// One step of the telling.
#[derive(Clone, Debug)]
pub(crate) enum Beat {
    /// A line of the log, and how long it stands before the next.
    Tell(Entry, Duration),
    /// The table as it is after the lines before.
    Show(Box<Update>),
}

/// How far the player wants to skip.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hurry {
    /// Not at all.
    No,
    /// To the next turn.
    ToTurn,
    /// To the next question to the player.
    ToQuestion,
    /// To the end of the game.
    ToEnd,
}

/// What is still to be told, and when.
pub(crate) struct Pace {
    speed: Speed,
    beats: VecDeque<Beat>,
    due: Option<Instant>,
    hurry: Hurry,
}

impl Pace {
    /// Nothing to tell yet.
    pub(crate) fn new(speed: Speed) -> Pace {
        Pace { speed, beats: VecDeque::new(), due: None, hurry: Hurry::No }
    }

    /// Something more to tell.
    pub(crate) fn add(&mut self, beat: Beat) {
        self.beats.push_back(beat);
    }

    /// Everything has been told.
    pub(crate) fn is_done(&self) -> bool {
        self.beats.is_empty()
    }

    /// The next line need not wait.
    pub(crate) fn at_once(&mut self) {
        self.due = None;
    }

    /// Tells without pause, up to a point.
    pub(crate) fn hurry(&mut self, hurry: Hurry) {
        self.hurry = hurry;
    }

    /// The next step, if its time has come. A table is shown together with the last line before it.
    pub(crate) fn next(&mut self, now: Instant) -> Option<Beat> {
        let waits = matches!(self.beats.front()?, Beat::Tell(..))
            && self.hurry == Hurry::No
            && self.due.is_some_and(|due| now < due);
        if waits {
            return None;
        }
        let beat = self.beats.pop_front()?;
        match &beat {
            Beat::Tell(entry, pause) => {
                if entry.turn && self.hurry == Hurry::ToTurn {
                    self.hurry = Hurry::No;
                }
                self.due = Some(now + *pause);
            }
            Beat::Show(update) => {
                if update.offer.is_some() || update.table.winner.is_some() {
                    self.hurry = Hurry::No;
                }
            }
        }
        Some(beat)
    }

    /// How long nothing will happen.
    pub(crate) fn rest(&self, now: Instant) -> Option<Duration> {
        self.beats.front()?;
        Some(self.due.map_or(Duration::ZERO, |due| due.saturating_duration_since(now)))
    }

    /// How long a fact stands before the next is told.
    pub(crate) fn pause(&self, fact: &Fact) -> Duration {
        let steady = match fact {
            Fact::Eliminated { .. } | Fact::Over { .. } => 1500,
            Fact::Played { .. } | Fact::Lost { .. } | Fact::Missed { .. } | Fact::Checked { .. } => 900,
            Fact::TurnBegan { .. } => 600,
            _ => 350,
        };
        Duration::from_millis(match self.speed {
            Speed::Slow => steady * 2,
            Speed::Normal => steady,
            Speed::Fast => steady / 3,
            Speed::Instant => 0,
        })
    }
}
