//! The checker: what everybody was told, held against what the store holds.
//!
//! It knows nothing of how a town works. What it goes by are the promises: what was acknowledged is there once, nothing is
//! told that is not stored, a table has one owner at a time, and nobody is told what is not his to know.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Serialize;

use crate::chronicle::{Dealt, Owned, Seen};
use crate::course::Course;
use crate::diary::{Diary, Heard, Said};

/// A promise.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// Every acknowledged action is in the store.
    NotLost,
    /// No action is there twice.
    NotDoubled,
    /// Nothing is there that nobody said.
    NotInvented,
    /// What one was told was done is there in that order.
    InOrder,
    /// The log of every game can be played from its first answer to its last.
    Playable,
    /// What the store holds in the end is what was written.
    Kept,
    /// Nobody was told anything that is not stored.
    StoredThenTold,
    /// What was told is, byte for byte, what the store says this viewer could see.
    NothingHidden,
    /// Nothing is missing between two things one was told.
    NoGaps,
    /// A table has one owner at a time, and each only once.
    OneOwner,
    /// Only the owner writes.
    OwnerWrites,
    /// Everybody is back, and knows everything.
    AllBack,
    /// Nothing else went wrong.
    NothingElse,
}

/// All of them, in the order they are shown.
pub const CLAIMS: [Claim; 13] = [
    Claim::NotLost,
    Claim::NotDoubled,
    Claim::NotInvented,
    Claim::InOrder,
    Claim::Playable,
    Claim::Kept,
    Claim::StoredThenTold,
    Claim::NothingHidden,
    Claim::NoGaps,
    Claim::OneOwner,
    Claim::OwnerWrites,
    Claim::AllBack,
    Claim::NothingElse,
];

/// What the judge has found.
#[derive(Default)]
pub struct Judgement {
    /// What contradicts a claim.
    pub broken: BTreeMap<Claim, Vec<String>>,
    /// Actions that were acknowledged.
    pub acknowledged: usize,
    /// Answers in the store, of people and bots.
    pub stored: usize,
    /// Games in the store.
    pub games: usize,
    /// Steps that were told, to everybody together.
    pub steps: usize,
    /// Whole pictures that were told.
    pub pictures: usize,
    /// Times a table had another owner.
    pub owners: usize,
    /// People.
    pub people: usize,
    /// People who are back.
    pub back: usize,
}

impl Judgement {
    /// Something contradicts a claim.
    pub fn add(&mut self, claim: Claim, why: String) {
        self.broken.entry(claim).or_default().push(why);
    }

    /// Does it hold?
    #[cfg(test)]
    pub fn holds(&self, claim: Claim) -> bool {
        !self.broken.contains_key(&claim)
    }
}

/// Judges a storm.
pub fn judge(seen: &Seen, diaries: &[Diary]) -> Judgement {
    let mut found = Judgement { people: diaries.len(), games: seen.games.len(), ..Judgement::default() };
    owners(&seen.owners, &mut found);
    let mut tables: BTreeMap<i64, Vec<&Diary>> = BTreeMap::new();
    for diary in diaries {
        tables.entry(diary.room).or_default().push(diary);
    }
    for (room, diaries) in &tables {
        let games: HashMap<i64, &Dealt> =
            seen.games.iter().filter(|(_, dealt)| dealt.room == *room).map(|(game, dealt)| (*game, dealt)).collect();
        let said = all_said(diaries);
        for (game, dealt) in &games {
            log(*game, dealt, &said, &mut found);
        }
        let mut courses = HashMap::new();
        for (game, dealt) in &games {
            match Course::of(dealt) {
                Ok(course) => drop(courses.insert(*game, course)),
                Err(why) => found.add(Claim::Playable, format!("game {game:x}: {why}")),
            }
        }
        for diary in diaries {
            acknowledged(diary, &games, &mut found);
            told(diary, &games, &courses, &mut found);
            found.back += usize::from(diary.back);
            if !diary.back {
                found.add(Claim::AllBack, format!("{} is not back", name(diary)));
            }
            let wrong = diary.wrong.iter().map(|why| format!("{} {why}", name(diary)));
            wrong.for_each(|why| found.add(Claim::NothingElse, why));
        }
    }
    found
}

fn name(diary: &Diary) -> String {
    format!("chair {} of table {}", diary.chair, diary.table)
}

/// Everything anybody said at a table: by game, chair and number.
fn all_said<'a>(diaries: &[&'a Diary]) -> HashMap<(i64, usize, u32), &'a Said> {
    let all = diaries.iter().flat_map(|diary| diary.said.iter().map(|said| (diary.chair, said)));
    all.map(|(chair, said)| ((said.game, chair, said.id), said)).collect()
}

/// The log of one game: everything in it once, in a row, said by somebody, written by the owner, and still there.
fn log(game: i64, dealt: &Dealt, said: &HashMap<(i64, usize, u32), &Said>, found: &mut Judgement) {
    found.stored += dealt.written.len();
    let (mut asks, mut numbers) = (HashSet::new(), HashSet::new());
    for (place, written) in dealt.written.iter().enumerate() {
        let at = format!("answer {} of game {game:x}", written.seq);
        if written.seq != place as i64 {
            found.add(Claim::Playable, format!("{at} is the {place}th that was written"));
        }
        if !asks.insert(written.ask) {
            found.add(Claim::NotDoubled, format!("{at}: question {} was answered before", written.ask));
        }
        if let Some(client) = written.client {
            let chair = written.player.index();
            if !numbers.insert((chair, client)) {
                found.add(Claim::NotDoubled, format!("{at} is there twice"));
            }
            match said.get(&(game, chair, client)) {
                None => found.add(Claim::NotInvented, format!("{at}: chair {chair} never said it")),
                Some(said) if (said.ask, said.action) != (written.ask, written.action) => {
                    found.add(Claim::NotInvented, format!("{at}: chair {chair} said something else"));
                }
                Some(_) => {}
            }
        }
        if written.life.is_none() || written.life != written.owner {
            let (life, owner) = (written.life, written.owner);
            found.add(Claim::OwnerWrites, format!("{at} was written by {life:x?}, and the table was of {owner:x?}"));
        }
    }
    if let Some(kept) = &dealt.kept {
        let written = dealt.written.iter().map(|written| (written.player, written.action));
        if !written.eq(kept.iter().copied()) {
            let (is, was) = (kept.len(), dealt.written.len());
            found.add(Claim::Kept, format!("game {game:x} has {is} answers, and {was} were written"));
        }
    }
}

/// Whatever one was told was done is in the store, in the order he was told.
fn acknowledged(diary: &Diary, games: &HashMap<i64, &Dealt>, found: &mut Judgement) {
    let mut last: HashMap<i64, i64> = HashMap::new();
    for id in &diary.done {
        let Some(said) = diary.said.iter().find(|said| said.id == *id) else { continue };
        found.acknowledged += 1;
        let log = games.get(&said.game).map_or(&[][..], |dealt| &dealt.written);
        let is_it = |written: &&crate::chronicle::Written| {
            written.player.index() == diary.chair && written.client == Some(*id) && written.ask == said.ask
        };
        match log.iter().find(is_it) {
            None => {
                let (ask, game) = (said.ask, said.game);
                found.add(Claim::NotLost, format!("{}: answer {ask} of game {game:x} is lost", name(diary)));
            }
            Some(written) => {
                if last.insert(said.game, written.seq).is_some_and(|before| before >= written.seq) {
                    found.add(Claim::InOrder, format!("{}: answer {} came too late", name(diary), written.seq));
                }
            }
        }
    }
}

/// Where somebody is, as far as he was told.
struct Place {
    game: Option<i64>,
    at: usize,
    version: u32,
    eyes: Option<saloon_rules::Player>,
}

/// Everything one was told: a part of what the store holds, from some place on, in these eyes, and nothing left out.
fn told(diary: &Diary, games: &HashMap<i64, &Dealt>, courses: &HashMap<i64, Course>, found: &mut Judgement) {
    let mut here: Option<Place> = None;
    // How far he knows each game, whoever told him.
    let mut known: HashMap<i64, usize> = HashMap::new();
    for (number, heard) in diary.heard.iter().enumerate() {
        match heard {
            Heard::Full { version, game, ask, eyes, table, .. } => {
                found.pictures += 1;
                let mut place = Place { game: *game, at: 0, version: *version, eyes: *eyes };
                if let Some(game) = game {
                    let Some(course) = courses.get(game) else {
                        if !games.contains_key(game) {
                            found.add(Claim::StoredThenTold, format!("{} saw game {game:x}", name(diary)));
                        }
                        here = None;
                        continue;
                    };
                    let Some(at) = course.place_of(*ask) else {
                        let why = format!("{} saw question {ask:?} of game {game:x}", name(diary));
                        found.add(Claim::StoredThenTold, why);
                        here = None;
                        continue;
                    };
                    if known.get(game).is_some_and(|known| *known > at) {
                        let why = format!("{} saw game {game:x} go back to answer {at}", name(diary));
                        found.add(Claim::StoredThenTold, why);
                    }
                    if course.table(at, *eyes).is_some_and(|expected| *table != Some(expected)) {
                        let why = format!("{}: the table of game {game:x} after answer {at}", name(diary));
                        found.add(Claim::NothingHidden, why);
                    }
                    known.insert(*game, at);
                    place.at = at;
                }
                here = Some(place);
            }
            Heard::Words { version } | Heard::Step { version, .. } => {
                let Some(place) = &mut here else { continue };
                if *version != place.version.wrapping_add(1) {
                    let why = format!("{}: version {version} came after {}", name(diary), place.version);
                    found.add(Claim::NoGaps, why);
                }
                place.version = *version;
                if matches!(heard, Heard::Words { .. }) {
                    continue;
                }
                found.steps += 1;
                let rest = &diary.heard[number..];
                if let Some((game, course)) = place.game.and_then(|game| Some((game, courses.get(&game)?))) {
                    step(diary, (game, course), place, rest, found);
                    place.at += 1;
                    known.insert(game, place.at);
                }
            }
        }
    }
    let Some(place) = here.filter(|_| diary.back) else { return };
    if let Some((game, course)) = place.game.and_then(|game| Some((game, courses.get(&game)?)))
        && place.at < course.len()
    {
        let (at, len) = (place.at, course.len());
        found.add(Claim::AllBack, format!("{} knows {at} of {len} answers of game {game:x}", name(diary)));
    }
}

/// One step: `rest` begins with it.
fn step(diary: &Diary, (game, course): (i64, &Course), place: &Place, rest: &[Heard], found: &mut Judgement) {
    let Some(Heard::Step { events, table, answers, .. }) = rest.first() else { return };
    let what = || format!("{}: answer {} of game {game:x}", name(diary), place.at);
    // While somebody catches up, the table comes with the last step; his eyes are those he has then.
    let ends = |heard: &Heard| matches!(heard, Heard::Step { table: Some(_), .. } | Heard::Full { .. });
    let behind = rest.iter().take_while(|heard| !ends(heard)).filter(|heard| matches!(heard, Heard::Step { .. }));
    let ahead = place.at + 1 + behind.count();
    // Cut off before that step, nobody knows whether the game was over by then.
    let cut_off = !rest.iter().find(|heard| ends(heard)).is_some_and(|heard| matches!(heard, Heard::Step { .. }));
    let open = course.is_over() && (cut_off || ahead == course.len());
    let Some(expected) = course.events(place.at, place.eyes, open && !cut_off) else {
        return found.add(Claim::StoredThenTold, what());
    };
    if *events != expected && !(open && cut_off && course.events(place.at, place.eyes, true) == Some(*events)) {
        found.add(Claim::NothingHidden, what());
    }
    if let (Some(table), Some(expected)) = (table, course.table(place.at + 1, place.eyes))
        && *table != expected
    {
        found.add(Claim::NothingHidden, format!("{}, the table after it", what()));
    }
    if let Some(id) = answers
        && diary.said.iter().all(|said| said.id != *id || said.game != game)
    {
        found.add(Claim::NotInvented, format!("{} was told as his own, and he never said it", what()));
    }
}

/// A table has one owner at a time, and nobody has it a second time under the same number.
fn owners(owned: &[Owned], found: &mut Judgement) {
    let mut by_epoch: HashMap<(i64, i64), i64> = HashMap::new();
    let mut last: HashMap<i64, Owned> = HashMap::new();
    for now in owned {
        let Owned { room, owner, epoch, .. } = *now;
        let before = last.insert(room, *now);
        if let Some(owner) = owner {
            found.owners += 1;
            if by_epoch.insert((room, epoch), owner).is_some_and(|other| other != owner) {
                found.add(Claim::OneOwner, format!("table {room:x} had two owners of number {epoch}"));
            }
            let from_another = before.and_then(|before| before.owner).is_some_and(|other| other != owner);
            if from_another {
                found.add(Claim::OneOwner, format!("table {room:x} was taken from its owner {}", epoch - 1));
            }
        }
        if before.is_some_and(|before| before.epoch > epoch) {
            found.add(Claim::OneOwner, format!("table {room:x} went back to owner {epoch}"));
        }
    }
}
