//! Games kept on disk as replays.

use std::fs::{DirBuilder, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::plan::{Error, Plan};

/// Writes the `number`-th game of a plan into a directory and says where. Nothing is ever overwritten.
pub fn save_replay(dir: &Path, plan: &Plan, number: u64, text: &str) -> Result<PathBuf, Error> {
    let name = format!("{}-{}-seed-{}-game-{number:08}", plan.config.edition.id(), plan.config.seats, plan.seed);
    let mut copy = 1;
    loop {
        let more = if copy == 1 { String::new() } else { format!("-{copy}") };
        let path = dir.join(format!("{name}{more}.replay"));
        match write(dir, &path, text) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => copy += 1,
            Err(error) => return Err(Error::Replay(path, error)),
        }
    }
}

fn write(dir: &Path, path: &Path, text: &str) -> std::io::Result<()> {
    DirBuilder::new().recursive(true).create(dir)?;
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}
