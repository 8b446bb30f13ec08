//! Mutants nobody can notice, with the reason why.

use serde::Deserialize;

use crate::find::{Mutant, flat};

/// One explanation. It is found again by what the code says, not by its line.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Explanation {
    /// The file below `src`.
    pub file: String,
    /// The function or constant, with its type.
    pub function: String,
    /// What stands there.
    pub from: String,
    /// What is put in its place; left out for every way to break the place.
    #[serde(default)]
    pub to: Option<String>,
    /// Why it changes nothing that anybody could see.
    pub reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    equivalent: Vec<Explanation>,
}

/// Reads the file of explanations.
pub fn read(text: &str) -> Result<Vec<Explanation>, String> {
    let file: File = toml::from_str(text).map_err(|why| why.to_string())?;
    match file.equivalent.iter().find(|one| one.reason.trim().len() < 20) {
        Some(one) => Err(format!("{}, {}: the reason is missing", one.file, one.function)),
        None => Ok(file.equivalent),
    }
}

impl Explanation {
    /// Is this mutant meant?
    pub fn fits(&self, mutant: &Mutant) -> bool {
        self.file == mutant.file
            && self.function == mutant.function
            && flat(&self.from) == mutant.from
            && self.to.as_ref().is_none_or(|to| flat(to) == mutant.to)
    }
}

/// Explanations that mean no mutant any more: the code has changed.
pub fn stale<'a>(explained: &'a [Explanation], mutants: &[Mutant]) -> Vec<&'a Explanation> {
    explained.iter().filter(|one| !mutants.iter().any(|mutant| one.fits(mutant))).collect()
}
