//! Whose ability has acted. Nobody was asked, so no fact of its own says so: what happened just before does.
//!
//! Only what can have no other reason is named, and nothing here knows a character: what counts is which hooks it has.

use saloon_rules::defs::Step;
use saloon_rules::rules::Rules;
use saloon_rules::{Character, Fact, Kind, MOST_SEATS, Phase, Reason, Seat, View};

use super::{Blank, Line};
use crate::TableView;

/// The characters whose abilities each seat has, and who is drawing for his turn.
#[derive(Copy, Clone, Debug)]
pub struct Cast {
    seats: [[Option<Character>; 4]; MOST_SEATS],
    drawing: Option<Seat>,
}

impl Cast {
    /// Nobody has a character yet.
    pub const NONE: Cast = Cast { seats: [[None; 4]; MOST_SEATS], drawing: None };

    /// The one character of this seat that has what is looked for.
    fn one(&self, seat: Seat, has: fn(&Rules) -> bool) -> Option<Character> {
        let mut found = self.seats[seat.index()].iter().flatten().filter(|one| has(&one.def().rules));
        found.next().filter(|_| found.next().is_none()).copied()
    }
}

impl From<&View> for Cast {
    fn from(view: &View) -> Cast {
        let mut cast = Cast::NONE;
        for seat in view.all_seats().iter() {
            let info = view.seat(seat);
            let own = view.has_character(seat).then_some(info.character);
            let mut drawn = info.drawn.iter();
            cast.seats[seat.index()] = [own, info.borrowed, drawn.next(), drawn.next()];
        }
        cast.drawing = (view.turn.phase == Phase::Draw).then_some(view.turn.seat);
        cast
    }
}

impl From<&TableView> for Cast {
    fn from(table: &TableView) -> Cast {
        let mut cast = Cast::NONE;
        for info in &table.seats {
            let mut drawn = info.drawn.iter().copied();
            cast.seats[info.seat.index()] = [info.character, info.borrowed, drawn.next(), drawn.next()];
        }
        cast.drawing = (table.turn.phase == Phase::Draw).then_some(table.turn.seat);
        cast
    }
}

/// What led to something a seat gets.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Cause {
    /// It draws for its turn.
    Turn,
    /// It was wounded, by this one.
    Wound(Option<Seat>),
    /// Somebody was eliminated.
    Death(Seat),
    /// It has answered.
    Answer,
    /// It has played this.
    Play(Kind),
    /// Something that needs no ability: a reward, an event, an ability that was put to use and told.
    Other,
    /// Nothing that was told in this step.
    Untold,
}

/// The last thing that can have led to it.
fn cause(cast: &Cast, seat: Seat, before: &[Fact]) -> Cause {
    for fact in before.iter().rev() {
        return match *fact {
            Fact::PhaseBegan { seat: by, phase: Phase::Draw } if by == seat => Cause::Turn,
            Fact::Lost { seat: by, by: from, .. } if by == seat => Cause::Wound(from),
            Fact::Answered { seat: by, kind, .. } if by == seat && kind.def().saves => Cause::Wound(None),
            Fact::Answered { seat: by, .. } | Fact::Discarded { seat: by, why: Reason::Given, .. } if by == seat => {
                Cause::Answer
            }
            Fact::Eliminated { seat: dead, .. } if dead != seat => Cause::Death(dead),
            Fact::Played { seat: by, kind, .. } | Fact::Repeated { seat: by, kind, .. } if by == seat => {
                Cause::Play(kind)
            }
            Fact::Rewarded { seat: by, .. } | Fact::Used { seat: by, .. } if by == seat => Cause::Other,
            Fact::TurnBegan { .. } | Fact::PhaseBegan { .. } | Fact::Revealed { .. } | Fact::Returned { .. } => {
                Cause::Other
            }
            _ => continue,
        };
    }
    if cast.drawing == Some(seat) { Cause::Turn } else { Cause::Untold }
}

/// The character whose ability this was.
fn acting(cast: &Cast, before: &[Fact], fact: &Fact) -> Option<Character> {
    match *fact {
        Fact::Drew { seat, .. } => match cause(cast, seat, before) {
            Cause::Turn => cast.one(seat, |rules| rules.draw_count.is_some()),
            Cause::Wound(_) => cast.one(seat, |rules| rules.after_wound.is_some()),
            Cause::Death(_) => cast.one(seat, |rules| rules.after_elimination.is_some()),
            Cause::Answer => cast.one(seat, |rules| rules.after_answer.is_some() || rules.settle.is_some()),
            Cause::Play(kind) if kind.def().steps.iter().any(|step| matches!(step, Step::Draw(_) | Step::Begin(_))) => {
                None
            }
            Cause::Play(_) | Cause::Untold => cast.one(seat, |rules| rules.settle.is_some()),
            Cause::Other => None,
        },
        Fact::Took { seat, from, hand, .. } => match cause(cast, seat, before) {
            Cause::Turn if hand => cast.one(seat, |rules| rules.draw_modes.is_some()),
            Cause::Wound(Some(by)) if hand && by == from => cast.one(seat, |rules| rules.after_wound.is_some()),
            Cause::Death(dead) if dead == from => cast.one(seat, |rules| rules.takes.is_some()),
            _ => None,
        },
        Fact::TookDiscard { seat, .. } if cause(cast, seat, before) == Cause::Turn => {
            cast.one(seat, |rules| rules.draw_modes.is_some())
        }
        Fact::Shown { seat, .. } if cause(cast, seat, before) == Cause::Turn => {
            cast.one(seat, |rules| rules.drawn.is_some())
        }
        Fact::Looked { seat, .. } => cast.one(seat, |rules| rules.draw_plan.is_some()),
        Fact::Healed { seat, .. } if matches!(cause(cast, seat, before), Cause::Death(_)) => {
            cast.one(seat, |rules| rules.after_elimination.is_some())
        }
        _ => None,
    }
}

/// The sentence with the character before it whose ability this was.
pub(super) fn named(cast: &Cast, before: &[Fact], fact: &Fact, line: Line) -> Line {
    match acting(cast, before, fact) {
        Some(character) => Line::plain("log-acting")
            .with("source", Blank::Character { character })
            .with("told", Blank::Line { line: Box::new(line) }),
        None => line,
    }
}
