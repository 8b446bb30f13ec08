//! The tests: which places each of them reaches, and how long it computes. What is known of the same programs is not found out again.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::run::{Ended, computed, run, side_by_side};
use crate::tree::Program;

/// One test function.
#[derive(Serialize, Deserialize)]
pub struct Test {
    /// The program it is in.
    pub program: PathBuf,
    /// The program and the function.
    pub name: String,
    /// The function.
    pub function: String,
    /// The places it reaches.
    pub reaches: HashSet<usize>,
    /// How long it computes without a mutant.
    pub computes: Duration,
}

/// What an earlier run found out.
#[derive(Serialize, Deserialize)]
struct Kept {
    made: String,
    tests: Vec<Test>,
    left_out: Vec<String>,
}

const FILE: &str = "tests.json";

fn read(room: &Path) -> Option<Kept> {
    serde_json::from_str(&std::fs::read_to_string(room.join(FILE)).ok()?).ok()
}

/// Which programs, made when, watched how long.
fn made(programs: &[Program], patience: Duration) -> String {
    let mut text = format!("{patience:?}");
    for program in programs.iter().filter(|program| program.test) {
        let when = std::fs::metadata(&program.path).and_then(|data| data.modified()).ok();
        let when = when.and_then(|when| when.duration_since(UNIX_EPOCH).ok());
        text += &format!(" {} {when:?}", program.path.display());
    }
    text
}

/// Runs every test alone without a mutant and notes what it reaches. Gives also the names of those left out: tests that
/// fail in the copy (they read the sources) and tests that take longer than `patience`.
pub fn look_at_tests(
    programs: &[Program],
    room: &Path,
    patience: Duration,
) -> Result<(Vec<Test>, Vec<String>), String> {
    let made = made(programs, patience);
    if let Some(kept) = read(room).filter(|kept| kept.made == made) {
        return Ok((kept.tests, kept.left_out));
    }
    let mut jobs = Vec::new();
    for program in programs.iter().filter(|p| p.test && p.name != "scenes") {
        let output = Command::new(&program.path)
            .args(["--list", "--format", "terse"])
            .output()
            .map_err(|why| why.to_string())?;
        let list = String::from_utf8_lossy(&output.stdout).into_owned();
        let functions = list.lines().filter_map(|line| line.strip_suffix(": test"));
        jobs.extend(functions.map(|function| (program, function.to_owned())));
    }
    let found = Mutex::new((Vec::new(), Vec::new()));
    let trouble = side_by_side(jobs.len(), |i| {
        let (program, function) = &jobs[i];
        let file = |what: &str| room.join(format!("{what}-{i}"));
        let (trace, times) = (file("reached"), file("times"));
        let _ = std::fs::remove_file(&trace);
        let path = |file: &Path| file.display().to_string();
        let env = [("SALOON_REACHED", &*path(&trace)), ("SALOON_TIMES", &*path(&times))];
        let ended = run(&program.path, &[function, "--exact"], &env, patience)?;
        let name = format!("{}::{function}", program.name);
        let computes = std::fs::read_to_string(&times).ok().and_then(|text| computed(&text)).unwrap_or(patience);
        let mut found = found.lock().map_err(|_| "a thread panicked")?;
        if matches!(ended, Ended::Well) && computes < patience {
            let text = std::fs::read_to_string(&trace).unwrap_or_default();
            let reaches = text.lines().filter_map(|line| line.parse().ok()).collect();
            found.0.push(Test { program: program.path.clone(), name, function: function.clone(), reaches, computes });
        } else {
            found.1.push(name);
        }
        let _ = std::fs::remove_file(&trace);
        let _ = std::fs::remove_file(&times);
        Ok(())
    });
    trouble?;
    let (mut tests, mut left_out) = found.into_inner().map_err(|_| "a thread panicked")?;
    tests.sort_by_key(|test: &Test| test.computes);
    left_out.sort();
    let kept = Kept { made, tests, left_out };
    let text = serde_json::to_string(&kept).map_err(|why| why.to_string())?;
    std::fs::write(room.join(FILE), text).map_err(|why| why.to_string())?;
    Ok((kept.tests, kept.left_out))
}
