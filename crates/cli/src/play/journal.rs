//! The file a game is kept in: how it was dealt, then every action, each on the disk before anybody sees what came of it.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use saloon_rules::{Action, Config, RULES_VERSION, Seat};
use serde::{Deserialize, Serialize};

/// What the first line of a file must say.
const FORMAT: &str = "saloon-journal-1";

/// How a game was dealt and who plays it: enough to deal it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    /// The table.
    pub(crate) config: Config,
    /// What decides every shuffle.
    pub(crate) seed: u64,
    /// Where the person sits.
    pub(crate) seat: Seat,
    /// Who the others are.
    pub(crate) bots: String,
}

#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    rules: u32,
    #[serde(flatten)]
    setup: Setup,
}

/// A game file that is being written.
pub(crate) struct Journal {
    file: File,
}

impl Journal {
    /// Begins a new file; one that exists is never touched.
    pub(crate) fn create(path: &Path, setup: &Setup) -> Result<Journal> {
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => anyhow::anyhow!(
                "{} exists already; go on with it by --resume {}, or save under another name",
                path.display(),
                path.display()
            ),
            _ => anyhow::Error::new(error).context(format!("cannot save to {}", path.display())),
        })?;
        let mut journal = Journal { file };
        journal.write(&Header { format: FORMAT.into(), rules: RULES_VERSION, setup: setup.clone() })?;
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            // The name of the file must last as well; some file systems do not let a folder be synced.
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        Ok(journal)
    }

    /// Adds an action and waits until it is on the disk.
    pub(crate) fn append(&mut self, action: Action) -> Result<()> {
        self.write(&action)
    }

    /// Opens a file to go on with: how it was dealt, and what has been done so far.
    ///
    /// A last line that was cut off while it was written never took effect and is removed.
    pub(crate) fn open(path: &Path) -> Result<(Journal, Setup, Vec<Action>)> {
        let name = path.display();
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(path)
            .with_context(|| format!("cannot go on with {name}"))?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| format!("cannot read {name}"))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let first = lines.next().with_context(|| format!("{name} is empty"))?;
        let header: Header = serde_json::from_str(first).with_context(|| format!("{name} is not a saved game"))?;
        ensure!(header.format == FORMAT, "{name} was saved in the format {}, not {FORMAT}", header.format);
        if header.rules != RULES_VERSION {
            bail!("{name} was played by version {} of the rules, this is version {RULES_VERSION}", header.rules);
        }
        let actions = lines
            .enumerate()
            .map(|(i, line)| {
                serde_json::from_str(line).with_context(|| format!("{name}, line {}: not an action", i + 2))
            })
            .collect::<Result<Vec<Action>>>()?;
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Journal { file }, header.setup, actions))
    }

    fn write(&mut self, line: &impl Serialize) -> Result<()> {
        let mut bytes = serde_json::to_vec(line)?;
        bytes.push(b'\n');
        let written = self.file.write_all(&bytes).and_then(|()| self.file.sync_data());
        written.context("cannot write to the saved game")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::Edition;

    fn setup() -> Setup {
        let seat = Seat::new(2).expect("five seats");
        Setup { config: Config::new(Edition::Classic, 5), seed: 7, seat, bots: "random".into() }
    }

    fn folder(name: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("saloon-journal-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        path
    }

    #[test]
    fn what_is_written_is_read_and_can_be_continued() {
        let folder = folder("round");
        let path = folder.join("game");
        let mut journal = Journal::create(&path, &setup()).expect("a new file");
        journal.append(Action::Pass).expect("an action");
        drop(journal);
        let (mut journal, read, actions) = Journal::open(&path).expect("the same file");
        assert_eq!((read, actions), (setup(), vec![Action::Pass]));
        journal.append(Action::Rest).expect("another action");
        assert_eq!(Journal::open(&path).expect("again").2, [Action::Pass, Action::Rest]);
        std::fs::remove_dir_all(folder).expect("to clean up");
    }

    #[test]
    fn an_existing_file_is_not_overwritten() {
        let folder = folder("exists");
        let path = folder.join("game");
        std::fs::write(&path, "precious").expect("a file in the way");
        let error = Journal::create(&path, &setup()).err().expect("a refusal");
        assert!(error.to_string().contains("--resume"), "{error}");
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), "precious");
        assert!(Journal::open(&path).is_err());
        std::fs::remove_dir_all(folder).expect("to clean up");
    }

    #[test]
    fn a_line_cut_off_is_as_if_never_written() {
        let folder = folder("torn");
        let path = folder.join("game");
        let mut journal = Journal::create(&path, &setup()).expect("a new file");
        journal.append(Action::Pass).expect("an action");
        drop(journal);
        let whole = std::fs::read(&path).expect("the file");
        std::fs::write(&path, [&whole[..], b"{\"do\":\"pa"].concat()).expect("half a line");
        assert_eq!(Journal::open(&path).expect("the whole lines").2, [Action::Pass]);
        assert_eq!(std::fs::read(&path).expect("the file"), whole);
        std::fs::remove_dir_all(folder).expect("to clean up");
    }
}
