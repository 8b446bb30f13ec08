//! `saloon scene check`: plays written scenes and says which of them hold.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use saloon_rules::scene;

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

/// Runs the command. Exit code 0: all hold; 1: one does not; 2: a file cannot be read as scenes.
pub fn run(command: &SceneCommand) -> Result<ExitCode> {
    let SceneCommand::Check { paths } = command;
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        bail!("no file ending in .scene was found");
    }
    let (mut passed, mut failed, mut broken) = (0u32, 0u32, false);
    for file in &files {
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        let scenes = match scene::parse(&text) {
            Ok(scenes) => scenes,
            Err(why) => {
                eprintln!("{}: {why}", file.display());
                broken = true;
                continue;
            }
        };
        for one in &scenes {
            match scene::check(one) {
                Ok(failures) if failures.is_empty() => passed += 1,
                Ok(failures) => {
                    failed += 1;
                    println!("FAILED {}:{} {}", file.display(), one.line, one.title);
                    for failure in failures {
                        for line in failure.to_string().lines() {
                            println!("  {line}");
                        }
                    }
                }
                Err(why) => {
                    eprintln!("{}: {why}", file.display());
                    broken = true;
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(ExitCode::from(if broken { 2 } else { u8::from(failed > 0) }))
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
