//! The file a game is kept in: a replay that grows, each answer on the disk before anybody sees what came of it.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use saloon_rules::older::Followed;
use saloon_rules::series::SeriesFile;
use saloon_rules::{Action, Config, Player, RULES_VERSION, Replay, Seat, Seed, Series};

/// How a game was dealt and who plays it: enough to deal it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    /// The table.
    pub(crate) config: Config,
    /// What decides every shuffle.
    pub(crate) seed: Seed,
    /// Where the person sits.
    pub(crate) seat: Seat,
    /// Who the others are.
    pub(crate) bots: String,
}

impl Setup {
    /// Is it a series of games?
    pub(crate) fn is_series(&self) -> bool {
        self.config.games() > 1
    }
}

/// A game file that is being written.
pub(crate) struct Journal {
    file: File,
    /// The file of a series.
    series: bool,
}

/// A game file to go on with.
pub(crate) struct Saved {
    /// The file.
    pub(crate) journal: Journal,
    /// How the game was dealt.
    pub(crate) setup: Setup,
    /// What has been answered so far, game by game.
    pub(crate) past: Vec<Vec<Action>>,
}

impl Journal {
    /// Begins a new file; one that exists is never touched.
    pub(crate) fn create(path: &Path, setup: &Setup) -> Result<Journal> {
        let name = path.display();
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => {
                anyhow!("{name} exists already; go on with it by --resume {name}, or save under another name")
            }
            _ => anyhow!(error).context(format!("cannot save to {name}")),
        })?;
        let mut journal = Journal { file, series: setup.is_series() };
        journal.write(&head(setup))?;
        if journal.series {
            journal.write(&SeriesFile::game_line(0))?;
        }
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            // The name of the file must last as well; some file systems do not let a folder be synced.
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        Ok(journal)
    }

    /// Adds an answer and waits until it is on the disk. `after` is the series, or the one game, after it.
    pub(crate) fn append(&mut self, who: Player, action: Action, after: &Series) -> Result<()> {
        let mut lines = Replay::line(who, action, after.game());
        if after.game().winner().is_some() {
            lines += &if self.series { SeriesFile::end_line(after) } else { Replay::end_line(after.game()) };
        }
        self.write(&lines)
    }

    /// The next game of a series begins.
    pub(crate) fn next_game(&mut self, number: u8) -> Result<()> {
        self.write(&SeriesFile::game_line(number))
    }

    /// Opens a file to go on with.
    ///
    /// A last line that was cut off while it was written never took effect and is removed.
    pub(crate) fn open(path: &Path) -> Result<Saved> {
        let name = path.display();
        let opened = OpenOptions::new().read(true).write(true).open(path);
        let mut file = opened.with_context(|| format!("cannot go on with {name}"))?;
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| format!("cannot read {name}"))?;
        if SeriesFile::is_one(&text) {
            let (read, _) = SeriesFile::parse(&text).with_context(|| format!("cannot go on with {name}"))?;
            let setup = read_setup(path, &text, &read.config, read.seed)?;
            file.set_len(text.rfind('\n').map_or(0, |end| end as u64 + 1))?;
            file.seek(SeekFrom::End(0))?;
            let past = read.games.iter().map(|game| game.iter().map(|(_, action)| *action).collect()).collect();
            return Ok(Saved { journal: Journal { file, series: true }, setup, past });
        }
        let followed = Replay::open(&text).with_context(|| format!("cannot go on with {name}"))?;
        let replay = &followed.replay;
        let setup = read_setup(path, &text, &replay.config, replay.seed)?;
        file.set_len(text.rfind('\n').map_or(0, |end| end as u64 + 1))?;
        let past = vec![replay.actions.iter().map(|(_, action)| *action).collect()];
        if followed.rules != RULES_VERSION {
            renew(path, &mut file, &followed, &setup)?;
        }
        file.seek(SeekFrom::End(0))?;
        Ok(Saved { journal: Journal { file, series: false }, setup, past })
    }

    fn write(&mut self, lines: &str) -> Result<()> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        written.context("cannot write to the saved game")
    }
}

/// A game that was begun under older rules goes on under these: the old file is kept beside it, the new one says what is
/// played now.
fn renew(path: &Path, file: &mut File, followed: &Followed, setup: &Setup) -> Result<()> {
    if let Some(at) = followed.lost_at {
        bail!(
            "{} was begun under rules version {}, and these rules can follow {at} of its {} answers: `saloon replay` shows them",
            path.display(),
            followed.rules,
            followed.answers
        );
    }
    let mut kept = path.as_os_str().to_owned();
    kept.push(format!(".rules-{}", followed.rules));
    std::fs::copy(path, &kept).with_context(|| format!("cannot keep a copy of {}", path.display()))?;
    let text = followed.replay.to_text()?;
    let answers = text.split_once("\n--\n").map_or("", |(_, answers)| answers);
    file.set_len(0)?;
    file.seek(SeekFrom::Start(0))?;
    file.write_all((head(setup) + answers).as_bytes()).and_then(|()| file.sync_data())?;
    for line in followed.report() {
        eprintln!("{line}");
    }
    Ok(())
}

/// How a saved game was dealt and who plays it.
fn read_setup(path: &Path, text: &str, config: &Config, seed: Seed) -> Result<Setup> {
    let seat = note(text, "seat").and_then(|letter| Seat::from_letter(letter.chars().next()?));
    let seat = seat.filter(|seat| seat.index() < config.places());
    let seat = seat.with_context(|| format!("{} does not say where you sit (note seat A)", path.display()))?;
    let bots = note(text, "bots").unwrap_or("greedy").to_owned();
    Ok(Setup { config: config.clone(), seed, seat, bots })
}

/// The head of a file, with what only this program wants to know.
fn head(setup: &Setup) -> String {
    let head = if setup.is_series() {
        SeriesFile::new(setup.config.clone(), setup.seed).head()
    } else {
        Replay::new(setup.config.clone(), setup.seed).head()
    };
    let notes = format!("note seat {}\nnote bots {}\n", setup.seat.letter(), setup.bots);
    head.replacen("\n--\n", &format!("\n{notes}--\n"), 1)
}

fn note<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let mut head = text.lines().take_while(|line| *line != "--");
    head.find_map(|line| line.strip_prefix("note ")?.strip_prefix(word)?.strip_prefix(' '))
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::Edition;

    fn setup() -> Setup {
        let mut config = Config::new(Edition::Classic, 5);
        config.set("hand_limit", "10").or_else(|_| config.set("duplicates_in_play", "replace")).expect("a switch");
        Setup { config, seed: 7.into(), seat: Seat::new(2).expect("five seats"), bots: "random".into() }
    }

    fn folder(name: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("saloon-journal-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        path
    }

    /// Writes the first answers of a game, the turn player passing.
    fn write(path: &Path, answers: usize) -> Series {
        let mut journal = Journal::create(path, &setup()).expect("a new file");
        let mut game = Series::new(&setup().config, setup().seed).expect("a game");
        let mut list = saloon_rules::Legal::new();
        for _ in 0..answers {
            let ask = game.ask().expect("not over yet");
            game.legal(&mut list);
            let action = list.fallback(&ask).expect("an answer");
            game.apply(ask.who, action, None).expect("it is listed");
            journal.append(ask.who, action, &game).expect("an answer");
        }
        game
    }

    #[test]
    fn what_is_written_is_read_and_can_be_continued() {
        let folder = folder("round");
        let path = folder.join("game");
        let mut game = write(&path, 3);
        let Saved { mut journal, setup: read, past } = Journal::open(&path).expect("the same file");
        assert_eq!((read, past[0].len()), (setup(), 3));
        let who = game.ask().expect("not over yet").who;
        let mut list = saloon_rules::Legal::new();
        game.legal(&mut list);
        game.apply(who, list.actions()[0], None).expect("it is listed");
        journal.append(who, list.actions()[0], &game).expect("another answer");
        assert_eq!(Journal::open(&path).expect("again").past[0].len(), 4);
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
        write(&path, 2);
        let whole = std::fs::read(&path).expect("the file");
        std::fs::write(&path, [&whole[..], b"A pas"].concat()).expect("half a line");
        assert_eq!(Journal::open(&path).expect("the whole lines").past[0].len(), 2);
        assert_eq!(std::fs::read(&path).expect("the file"), whole);
        std::fs::remove_dir_all(folder).expect("to clean up");
    }

    #[test]
    fn a_game_begun_under_older_rules_goes_on_under_these() {
        let folder = folder("older");
        let path = folder.join("game");
        let fixtures = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/fixtures/v1");
        let old = std::fs::read_to_string(fixtures.join("unfinished-official-8.replay")).expect("it is kept");
        let old = old.replacen("\n--\n", "\nnote seat B\n--\n", 1);
        std::fs::write(&path, &old).expect("a file");
        let saved = Journal::open(&path).expect("it goes on");
        assert!(saved.past[0].len() > 30);
        let now = std::fs::read_to_string(&path).expect("the file");
        assert!(now.contains(&format!("\nrules {RULES_VERSION}\n")) && now.contains("\nnote seat B\n"), "{now}");
        assert_eq!(Replay::parse(&now).expect("it is a game of these rules").actions.len(), saved.past[0].len());
        assert_eq!(std::fs::read_to_string(folder.join("game.rules-1")).expect("the old one is kept"), old);
        std::fs::remove_dir_all(folder).expect("to clean up");
    }
}
