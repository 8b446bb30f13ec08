//! `saloon scene check`: plays written scenes and says which of them hold.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use saloon_heist as heist;
use saloon_rules::scene;
use saloon_text::rulebook::Rulebook;

/// Work with written scenes (docs/scenes.md).
#[derive(Subcommand)]
pub enum SceneCommand {
    /// Play scenes from files or folders and compare with what they expect.
    Check {
        /// Files, or folders that are searched for *.scene.
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
}

/// Runs the command. Exit code 0: all hold; 1: one does not; 2: one cannot be read.
pub fn run(command: &SceneCommand) -> Result<ExitCode> {
    let SceneCommand::Check { paths } = command;
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        bail!("no file ending in .scene was found");
    }
    let book = Rulebook::open();
    let mut count = Count::default();
    for file in &files {
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        match scene::game_of(&text) {
            Some("heist") => heist::scene::parse_each(&text).into_iter().for_each(|one| count.take(file, one, &book)),
            _ => scene::parse_each(&text).into_iter().for_each(|one| count.take(file, one, &book)),
        }
    }
    println!("{count}");
    Ok(count.exit_code())
}

/// What became of the scenes so far.
#[derive(Default)]
struct Count {
    passed: u32,
    failed: u32,
    unread: u32,
}

/// A scene of whichever game.
trait Played {
    type Wrong: std::fmt::Display;
    type Failure: std::fmt::Display;

    /// Its title and the line it starts on.
    fn head(&self) -> (&str, usize);

    /// Its citations that are no rules.
    fn unknown(&self, is_rule: &dyn Fn(&str) -> bool) -> Vec<Self::Wrong>;

    /// What does not hold.
    fn check(&self) -> Result<Vec<Self::Failure>, Self::Wrong>;
}

macro_rules! played {
    ($($game:ident)::+) => {
        impl Played for $($game)::+::Scene {
            type Wrong = $($game)::+::SceneError;
            type Failure = $($game)::+::Failure;

            fn head(&self) -> (&str, usize) {
                (&self.title, self.line)
            }

            fn unknown(&self, is_rule: &dyn Fn(&str) -> bool) -> Vec<Self::Wrong> {
                self.unknown_citations(is_rule)
            }

            fn check(&self) -> Result<Vec<Self::Failure>, Self::Wrong> {
                $($game)::+::check(self)
            }
        }
    };
}

played!(scene);
played!(heist::scene);

impl Count {
    fn take<S: Played>(&mut self, file: &Path, one: Result<S, S::Wrong>, book: &Rulebook) {
        match one {
            Ok(one) => self.play(file, &one, book),
            Err(why) => self.unread(file, &[why]),
        }
    }

    fn play<S: Played>(&mut self, file: &Path, one: &S, book: &Rulebook) {
        let unknown = one.unknown(&|id| book.entry(id).is_some_and(|entry| entry.id == id));
        if !unknown.is_empty() {
            return self.unread(file, &unknown);
        }
        match one.check() {
            Ok(failures) if failures.is_empty() => self.passed += 1,
            Ok(failures) => {
                self.failed += 1;
                let (title, line) = one.head();
                println!("FAILED {}:{line} {title}", file.display());
                for failure in failures {
                    println!("  {}:{failure}", file.display());
                }
            }
            Err(why) => self.unread(file, &[why]),
        }
    }

    /// One scene that cannot be read or is no possible position, and everything that is wrong with it.
    fn unread(&mut self, file: &Path, wrong: &[impl std::fmt::Display]) {
        self.unread += 1;
        for why in wrong {
            eprintln!("{}:{why}", file.display());
        }
    }

    fn exit_code(&self) -> ExitCode {
        ExitCode::from(if self.unread > 0 { 2 } else { u8::from(self.failed > 0) })
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.unread > 0 { write!(f, ", {} could not be read", self.unread) } else { Ok(()) }
    }
}

/// Scene files below a path, in order.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_file() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).with_context(|| format!("cannot open {}", path.display()))?;
    let mut below: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    below.sort();
    for path in below {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "scene") {
            files.push(path);
        }
    }
    Ok(())
}
