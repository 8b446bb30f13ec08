//! What earlier runs learnt about what does not compile, so that the next one need not ask the compiler again.
//!
//! A mutant is known by what it says, not by its line. What is remembered wrongly costs a mutant; what is not remembered is
//! found by compiling.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::find::{Mutant, Names};

#[derive(Default, Serialize, Deserialize)]
struct Learnt {
    constant: BTreeSet<String>,
    others: BTreeSet<(String, String)>,
    unfit: BTreeSet<String>,
}

fn read(path: &Path) -> Learnt {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// What each mutant says, and which of those that say the same it is.
pub fn keys(mutants: &[Mutant]) -> Vec<String> {
    let mut nth: HashMap<String, usize> = HashMap::new();
    let key = |mutant: &Mutant| {
        let text = mutant.text();
        let again = nth.entry(text.clone()).or_insert(0);
        *again += 1;
        format!("{again} {text}")
    };
    mutants.iter().map(key).collect()
}

/// The numbers of those known not to compile.
pub fn unfit(path: &Path, mutants: &[Mutant]) -> BTreeSet<usize> {
    let known = read(path).unfit;
    keys(mutants).iter().enumerate().filter(|(_, key)| known.contains(*key)).map(|(number, _)| number).collect()
}

/// Keeps what was learnt.
pub fn keep(path: &Path, names: &Names, mutants: &[Mutant], unfit: &BTreeSet<usize>) -> Result<(), String> {
    let keys = keys(mutants);
    let learnt = Learnt {
        constant: names.constant.iter().cloned().collect(),
        others: names.others.iter().cloned().collect(),
        unfit: unfit.iter().map(|number| keys[*number].clone()).collect(),
    };
    let text = serde_json::to_string(&learnt).map_err(|why| why.to_string())?;
    std::fs::write(path, text).map_err(|why| format!("{}: {why}", path.display()))
}

impl Names {
    /// Takes over what is known of names.
    pub fn learnt(&mut self, path: &Path) {
        let known = read(path);
        self.constant.extend(known.constant);
        self.others.extend::<HashSet<_>>(known.others.into_iter().collect());
    }
}
