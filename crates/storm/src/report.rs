//! What is said at the end: each promise with what became of it, and how long what was away.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::away::Felt;
use crate::judge::{CLAIMS, Claim, Judgement};
use crate::plan::Kind;

/// So many contradictions are shown of each promise.
const SHOWN: usize = 5;

/// How long something may be away, in milliseconds.
#[derive(Copy, Clone)]
pub struct Patience {
    /// A table whose node was killed.
    pub killed: u64,
    /// A person whose node was asked to stop.
    pub stopped: u64,
}

/// A promise and what became of it.
#[derive(Serialize)]
struct Verdict {
    claim: String,
    held: bool,
    figures: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    against: Vec<String>,
}

/// Everything that is said at the end.
#[derive(Serialize)]
pub struct Report {
    seed: u64,
    seconds: u64,
    strokes: usize,
    tables: usize,
    people: usize,
    games: usize,
    stored: usize,
    acknowledged: usize,
    steps: usize,
    pictures: usize,
    verdicts: Vec<Verdict>,
    felt: BTreeMap<String, Felt>,
}

/// What the storm was.
pub struct Storm {
    /// Where its plan came from.
    pub seed: u64,
    /// How long it was.
    pub seconds: u64,
    /// How many strokes it had.
    pub strokes: usize,
    /// Over how many tables.
    pub tables: usize,
}

/// A promise in words, how much there was to hold it against, and that in words.
fn claim(of: Claim, found: &Judgement) -> (&'static str, usize, String) {
    let Judgement { acknowledged, stored, games, steps, pictures, owners, people, back, .. } = found;
    let told = || format!("{steps} steps, {pictures} pictures");
    match of {
        Claim::NotLost => ("no acknowledged action is lost", *acknowledged, format!("{acknowledged} acknowledged")),
        Claim::NotDoubled => ("no action is there twice", *stored, format!("{stored} stored")),
        Claim::NotInvented => ("nothing is there that nobody said", *stored, format!("{stored} stored")),
        Claim::InOrder => {
            ("what was told to be done is there in that order", *acknowledged, format!("{acknowledged} acknowledged"))
        }
        Claim::Playable => ("every log can be played from its deal on", *games, format!("{games} games")),
        Claim::Kept => ("the store holds in the end what was written", *games, format!("{games} games")),
        Claim::StoredThenTold => ("nobody was told what is not stored", *steps, told()),
        Claim::NothingHidden => ("every byte told is what its viewer may know", *steps, told()),
        Claim::NoGaps => ("nothing is missing between two things told", *steps, format!("{steps} steps")),
        Claim::OneOwner => ("a table has one owner at a time", *owners, format!("{owners} owners")),
        Claim::OwnerWrites => ("only the owner of a table writes", *stored, format!("{stored} stored")),
        Claim::AllBack => ("everybody is back and knows everything", *people, format!("{back} of {people}")),
        Claim::NothingElse => ("nothing else went wrong", *people, format!("{people} people")),
    }
}

impl Report {
    /// From what was found.
    pub fn new(storm: &Storm, found: &Judgement, felt: BTreeMap<Option<Kind>, Felt>, patience: Patience) -> Report {
        let verdict = |of: Claim| {
            let (claim, count, figures) = claim(of, found);
            let against = found.broken.get(&of).cloned().unwrap_or_default();
            // What was never tried has not held.
            Verdict { claim: claim.to_owned(), held: against.is_empty() && count > 0, figures, against }
        };
        let mut verdicts: Vec<Verdict> = CLAIMS.into_iter().map(verdict).collect();
        if let Some(kill) = felt.get(&Some(Kind::Kill)) {
            let (tables, most) = (kill.tables, kill.table_away.most);
            let claim = format!("a table is away for at most {} ms after a kill", patience.killed);
            let held = most <= patience.killed && tables > 0;
            verdicts.push(Verdict { claim, held, figures: format!("{most} ms, {tables} tables"), against: Vec::new() });
        }
        if let Some(stop) = felt.get(&Some(Kind::Stop)) {
            let (people, most) = (stop.people, stop.person_away.most);
            let claim = format!("nobody is away for more than {} ms after SIGTERM", patience.stopped);
            let held = most <= patience.stopped && people > 0;
            verdicts.push(Verdict { claim, held, figures: format!("{most} ms, {people} people"), against: Vec::new() });
        }
        let named = |(kind, felt): (Option<Kind>, Felt)| (kind.map_or("two at once", Kind::words).to_owned(), felt);
        Report {
            seed: storm.seed,
            seconds: storm.seconds,
            strokes: storm.strokes,
            tables: storm.tables,
            people: found.people,
            games: found.games,
            stored: found.stored,
            acknowledged: found.acknowledged,
            steps: found.steps,
            pictures: found.pictures,
            verdicts,
            felt: felt.into_iter().map(named).collect(),
        }
    }

    /// Did everything hold?
    pub fn held(&self) -> bool {
        self.verdicts.iter().all(|verdict| verdict.held)
    }

    /// For people.
    pub fn print(&self) {
        println!();
        println!(
            "{:<44} {:>5} {:>7} {:>15} {:>7} {:>15} {:>8}",
            "", "times", "tables", "away, ms", "people", "away, ms", "answer"
        );
        println!(
            "{:<44} {:>5} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>8}",
            "", "", "moved", "half", "most", "", "half", "most", "most"
        );
        for (kind, felt) in &self.felt {
            let Felt { times, tables, table_away, people, person_away, answer } = felt;
            let (half, most) = (table_away.half, table_away.most);
            let (of_half, of_most) = (person_away.half, person_away.most);
            println!(
                "{kind:<44} {times:>5} {tables:>7} {half:>7} {most:>7} {people:>7} {of_half:>7} {of_most:>7} {answer:>8}"
            );
        }
        println!();
        for Verdict { claim, held, figures, against } in &self.verdicts {
            println!("{}  {claim} ({figures})", if *held { "held  " } else { "BROKEN" });
            against.iter().take(SHOWN).for_each(|why| println!("        {why}"));
            if against.len() > SHOWN {
                println!("        and {} more", against.len() - SHOWN);
            }
        }
        let broken = self.verdicts.iter().filter(|verdict| !verdict.held).count();
        println!("{} held, {broken} broken", self.verdicts.len() - broken);
    }
}
