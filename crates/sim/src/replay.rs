//! Games kept on disk: configuration, seed and actions, from which every game can be played again.

use std::fs::{DirBuilder, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use saloon_rules::{Action, Config, RULES_VERSION, Seed};
use serde::Serialize;

use crate::plan::{Error, Plan, game_seed};

/// A replay as it is written.
#[derive(Serialize)]
struct Replay<'a> {
    rules: u32,
    config: &'a Config,
    seed: Seed,
    actions: &'a [Action],
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<String>,
}

/// Writes the `number`-th game of a plan into a directory and says where. Nothing is ever overwritten.
pub fn save_replay(
    dir: &Path,
    plan: &Plan,
    number: u64,
    actions: &[Action],
    failure: Option<String>,
) -> Result<PathBuf, Error> {
    let path = dir.join(file_name(plan.seed, number));
    let replay = Replay {
        rules: RULES_VERSION,
        config: &plan.config,
        seed: game_seed(plan.seed, number).into(),
        actions,
        failure,
    };
    match write(dir, &path, &replay) {
        Ok(()) => Ok(path),
        Err(error) => Err(Error::Replay(path, error)),
    }
}

fn file_name(seed: u64, number: u64) -> String {
    format!("seed-{seed}-game-{number:08}.json")
}

fn write(dir: &Path, path: &Path, replay: &Replay<'_>) -> std::io::Result<()> {
    DirBuilder::new().recursive(true).create(dir)?;
    let mut file = BufWriter::new(OpenOptions::new().write(true).create_new(true).open(path)?);
    serde_json::to_writer(&mut file, replay)?;
    file.write_all(b"\n")?;
    file.flush()
}
