//! How long tables and people were away after each kind of trouble.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::chronicle::{Owned, Seen};
use crate::diary::{Absence, Diary, Heard};
use crate::plan::Kind;
use crate::town::Struck;

/// What comes so long after a stroke was mended is not its doing any more, in milliseconds.
const AFTER: u64 = 10_000;

/// So long before it somebody may have heard the last word who notices only later that his line is dead, in milliseconds:
/// that is how often he asks.
const BEFORE: u64 = 2000;

/// What one kind of trouble did. Times are in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Felt {
    /// How often it came, with nothing else beside it.
    pub times: usize,
    /// Tables that were opened at another node because of it.
    pub tables: usize,
    /// From the stroke until somebody was told something by the new owner.
    pub table_away: Spread,
    /// People who lost their line.
    pub people: usize,
    /// From the stroke, if their table was moved; else from the loss of the line, or the last word heard before it. Until
    /// everything was told again.
    pub person_away: Spread,
    /// The longest that an answer took which was given around that time.
    pub answer: u64,
}

/// How long something took.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// Half of them took no longer.
    pub half: u64,
    /// None took longer.
    pub most: u64,
}

impl Spread {
    fn of(mut times: Vec<u64>) -> Spread {
        times.sort_unstable();
        Spread {
            half: times.get(times.len() / 2).copied().unwrap_or_default(),
            most: times.last().copied().unwrap_or_default(),
        }
    }
}

/// What was felt of each kind that came alone; under none, of those that came together.
pub fn felt(struck: &[Struck], seen: &Seen, diaries: &[Diary]) -> BTreeMap<Option<Kind>, Felt> {
    let mut all: BTreeMap<Option<Kind>, (Felt, Vec<u64>, Vec<u64>)> = BTreeMap::new();
    let pictures = pictures(diaries);
    for (number, one) in struck.iter().enumerate() {
        let next = struck.get(number + 1).map_or(u64::MAX, |next| next.at);
        let until = next.min(one.mended + AFTER);
        let kind = one.stroke.alone.then_some(one.stroke.kind);
        let (felt, tables, people) = all.entry(kind).or_default();
        felt.times += 1;
        let moved = handed_over(&seen.owners, one.at, until);
        for (room, owned) in &moved {
            let told = pictures.get(room).and_then(|at| at.iter().find(|at| *at >= owned));
            // A table nobody came back to is found by the judge.
            tables.extend(told.map(|told| told - one.at));
        }
        for diary in diaries {
            let own = |away: &&Absence| away.to > one.at && (one.at..until).contains(&(away.from + BEFORE));
            people.extend(diary.absences.iter().filter(own).map(|away| {
                let moved = moved.contains_key(&diary.room);
                away.to - if moved { one.at } else { away.from.max(one.at) }
            }));
        }
        let said = diaries.iter().flat_map(|diary| &diary.said);
        let answers = said.filter_map(|said| Some((said.at, said.done?)));
        let around = answers.filter(|(said, done)| *done >= one.at && *said < until);
        felt.answer = around.map(|(said, done)| done - said).max().unwrap_or_default().max(felt.answer);
    }
    let spread = |(felt, tables, people): (Felt, Vec<u64>, Vec<u64>)| Felt {
        tables: tables.len(),
        table_away: Spread::of(tables),
        people: people.len(),
        person_away: Spread::of(people),
        ..felt
    };
    all.into_iter().map(|(kind, felt)| (kind, spread(felt))).collect()
}

/// When anybody at a table was shown everything, in order.
fn pictures(diaries: &[Diary]) -> BTreeMap<i64, Vec<u64>> {
    let mut all: BTreeMap<i64, Vec<u64>> = BTreeMap::new();
    for diary in diaries {
        let full = diary.heard.iter().filter_map(|heard| match heard {
            Heard::Full { at, .. } => Some(*at),
            _ => None,
        });
        all.entry(diary.room).or_default().extend(full);
    }
    all.values_mut().for_each(|at| at.sort_unstable());
    all
}

/// Tables that got another owner in that time, and when last.
fn handed_over(owners: &[Owned], from: u64, until: u64) -> BTreeMap<i64, u64> {
    let taken = owners.iter().filter(|owned| owned.owner.is_some() && owned.epoch > 1);
    taken.filter(|owned| (from..until).contains(&owned.at)).map(|owned| (owned.room, owned.at)).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::plan::Stroke;

    fn struck(kind: Kind, at: u64, mended: u64) -> Struck {
        let stroke = Stroke { at: Duration::ZERO, kind, node: 0, lasts: Duration::ZERO, alone: true };
        Struck { stroke, at, mended }
    }

    #[test]
    fn a_table_is_away_until_its_next_owner_tells_somebody_something() {
        let owned = |epoch, owner, at| Owned { room: 5, owner, epoch, at };
        let owners = vec![owned(1, Some(1), 10), owned(1, None, 4000), owned(2, Some(2), 4100)];
        let seen = Seen { owners, ..Seen::default() };
        let full = |at| Heard::Full { at, version: 1, game: None, ask: None, eyes: None, table: None };
        let absences = vec![Absence { from: 1010, to: 4300 }];
        // What the old owner told before is not the new one's.
        let diary = Diary { room: 5, heard: vec![full(1005), full(4300)], absences, ..Diary::default() };
        let felt = felt(&[struck(Kind::Kill, 1000, 2500), struck(Kind::Stop, 20_000, 21_000)], &seen, &[diary]);
        let kill = &felt[&Some(Kind::Kill)];
        assert_eq!((kill.times, kill.tables, kill.table_away.most), (1, 1, 3300));
        assert_eq!((kill.people, kill.person_away.most), (1, 3300));
        let stop = &felt[&Some(Kind::Stop)];
        assert_eq!((stop.times, stop.tables, stop.people), (1, 0, 0));
    }
}
