//! Games kept on disk as replays.

use std::fs::{DirBuilder, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::plan::{Error, Plan};

/// Writes the `number`-th game of a plan into a directory and says where. Nothing is ever overwritten.
pub fn save_replay(dir: &Path, plan: &Plan, number: u64, text: &str) -> Result<PathBuf, Error> {
    let path = dir.join(format!("seed-{}-game-{number:08}.replay", plan.seed));
    match write(dir, &path, text) {
        Ok(()) => Ok(path),
        Err(error) => Err(Error::Replay(path, error)),
    }
}

fn write(dir: &Path, path: &Path, text: &str) -> std::io::Result<()> {
    DirBuilder::new().recursive(true).create(dir)?;
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}
