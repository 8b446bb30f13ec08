//! Breaks the rules in many small ways and counts which breaks the scenes and tests notice.
//!
//! All mutants are planted into one copy of `crates/rules`, which is compiled once; a process is told by an environment
//! variable which of them is alive in it. What reaches a mutant is known beforehand, and only that is run.

mod copy;
mod explain;
mod find;
mod learnt;
mod plant;
mod reach;
mod report;
mod run;
#[cfg(test)]
mod tests;
mod tree;

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What is wanted of a run.
struct Wanted {
    sample: Option<usize>,
    seed: u64,
    file: Option<String>,
    /// Only mutants of this kind.
    kind: Option<report::Group>,
    number: Option<usize>,
    /// A report of an earlier run: only who is listed there is tried.
    again: Option<String>,
    /// Tests that compute longer are left out; with zero there are only scenes.
    patience: Duration,
}

const USAGE: &str = "saloon-mutants [--sample N|all] [--seed N] [--file START,START] [--kind rule|table|text] [--only NUMBER] [--again REPORT] [--patience SECONDS]";

fn wanted() -> Result<Wanted, String> {
    let patience = Duration::from_secs(10);
    let mut wanted = Wanted { sample: Some(500), seed: 1, file: None, kind: None, number: None, again: None, patience };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} wants a value\n{USAGE}"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("{word} wants a number, not {value}"));
        match word.as_str() {
            "--sample" if value == "all" => wanted.sample = None,
            "--sample" => wanted.sample = Some(number()? as usize),
            "--seed" => wanted.seed = number()?,
            "--file" => wanted.file = Some(value).filter(|start| !start.is_empty()),
            "--kind" if value.is_empty() => wanted.kind = None,
            "--kind" => {
                let kind = report::Group::named(&value).ok_or_else(|| format!("{value} is no kind\n{USAGE}"))?;
                wanted.kind = Some(kind);
            }
            "--patience" => wanted.patience = Duration::from_secs(number()?),
            "--again" => wanted.again = Some(value).filter(|path| !path.is_empty()),
            "--only" => wanted.number = Some(number()? as usize),
            _ => return Err(format!("{word} is not known\n{USAGE}")),
        }
    }
    Ok(wanted)
}

/// The least that must be killed of all that is not explained, and of rule code by scenes alone.
const LEAST: (f64, f64) = (97.0, 93.0);

fn main() -> ExitCode {
    match wanted().and_then(|wanted| work(&wanted)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The first `count` mutants in an order that depends on the seed and on what they say, not on where they stand.
fn choose(mutants: &[find::Mutant], fit: Vec<usize>, wanted: &Wanted) -> Vec<usize> {
    let mut nth = std::collections::HashMap::new();
    let mut sorted: Vec<(u64, usize)> = Vec::new();
    for number in fit {
        let mutant = &mutants[number];
        let text = format!("{} {} {} {}", mutant.file, mutant.function, mutant.from, mutant.to);
        let again = nth.entry(text.clone()).or_insert(0u32);
        *again += 1;
        sorted.push((digest(&format!("{} {again} {text}", wanted.seed)), number));
    }
    sorted.sort_unstable();
    let count = wanted.sample.unwrap_or(sorted.len());
    sorted.into_iter().take(count).map(|(_, number)| number).collect()
}

/// FNV-1a with a final stir, the same on every machine.
fn digest(text: &str) -> u64 {
    let sum =
        text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    (sum ^ sum >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn work(wanted: &Wanted) -> Result<bool, String> {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let house = house.canonicalize().map_err(|why| why.to_string())?;
    let room = house.join("target/mutants");
    let told = Path::new(env!("CARGO_MANIFEST_DIR")).join("explained.toml");
    let text = std::fs::read_to_string(&told).map_err(|why| format!("{}: {why}", told.display()))?;
    let explained = explain::read(&text).map_err(|why| format!("{}: {why}", told.display()))?;

    let again = match &wanted.again {
        Some(path) => Some(report::listed(&std::fs::read_to_string(path).map_err(|why| format!("{path}: {why}"))?)),
        None => None,
    };

    let started = Instant::now();
    let tell = |what: &str| eprintln!("{:>4} s  {what}", started.elapsed().as_secs());
    let mut tree = tree::Tree::copy(&house, &room)?;
    let stale = explain::stale(&explained, &tree.mutants);
    stale.iter().for_each(|one| eprintln!("  explained, but not there: {} {}: {}", one.file, one.function, one.from));
    tell(&format!("{} ways to break the rules; building, without those that do not compile", tree.mutants.len()));
    // Who has learnt enough builds at once.
    let programs = match tree.build(wanted.patience.is_zero()) {
        Ok(programs) => programs,
        Err(_) => {
            tree.fit()?;
            tell(&format!("{} compile; building", tree.mutants.len() - tree.unfit.len()));
            tree.build(wanted.patience.is_zero())?
        }
    };
    let scenes = run::Scenes::look(&programs)?;
    tell(&format!("{} scenes hold; looking what the tests reach", scenes.count));
    let (tests, left_out) = reach::look_at_tests(&programs, &room, wanted.patience)?;
    let fit = (0..tree.mutants.len()).filter(|number| !tree.unfit.contains(number));
    let here = |file: &str, starts: &str| starts.split(',').any(|start| file.starts_with(start));
    let fit = fit.filter(|number| wanted.file.as_ref().is_none_or(|starts| here(&tree.mutants[*number].file, starts)));
    let fit = fit.filter(|number| wanted.kind.is_none_or(|kind| report::Group::of(&tree.mutants[*number]) == kind));
    let fit = fit.filter(|number| wanted.number.is_none_or(|only| only == *number));
    let fit = fit.filter(|number| again.as_ref().is_none_or(|list| list.contains(&tree.mutants[*number].text())));
    let sample = choose(&tree.mutants, fit.collect(), wanted);
    let computing: Duration = tests.iter().map(|test| test.computes).sum();
    let all = format!("{} tests besides the scenes, {} s in all", tests.len(), computing.as_secs());
    tell(&format!("{all}; trying {} mutants", sample.len()));
    let fates = run::judge(&sample, &scenes, &tests, |what, number| {
        let mutant = &tree.mutants[number];
        eprintln!("  {what}: #{number} {}", mutant.place());
    })?;
    tell("done");

    let score = report::score(&tree.mutants, &fates, &explained);
    let mut text = score.text.clone();
    if !left_out.is_empty() {
        text += &format!("\nNot used (they read the sources, or take too long): {}\n", left_out.join(", "));
    }
    for one in &stale {
        text +=
            &format!("\nexplained.toml: no mutant is meant any more by {}, {}: {}\n", one.file, one.function, one.from);
    }
    std::fs::write(room.join("report.txt"), &text).map_err(|why| why.to_string())?;
    print!("{text}");
    let whole = wanted.file.is_none() && wanted.kind.is_none() && wanted.number.is_none() && wanted.again.is_none();
    let enough = score.all >= LEAST.0 && score.rule_by_scenes >= LEAST.1;
    if whole && !enough {
        println!("\nwanted: {} % of all, {} % of rule code by scenes alone", LEAST.0, LEAST.1);
    }
    Ok(stale.is_empty() && score.wrong == 0 && (enough || !whole))
}
