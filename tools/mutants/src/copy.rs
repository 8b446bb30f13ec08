//! Copies what the rules and their tests need, and leaves alone what is the same as last time: then nothing is compiled again.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::tree::CRATE;

/// The workspace of the copy, and the folders of our own crates that the rules stand on: those come along as they are.
pub fn workspace(house: &Path) -> Result<(String, Vec<String>), String> {
    let table = |path: PathBuf| -> Result<toml::Table, String> {
        let text = std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
        text.parse().map_err(|why| format!("{}: {why}", path.display()))
    };
    let rules = table(house.join(CRATE).join("Cargo.toml"))?;
    let needed = ["dependencies", "dev-dependencies"].iter().filter_map(|part| rules.get(*part)?.as_table());
    let needed: BTreeSet<String> = needed.flat_map(|part| part.keys().cloned()).collect();
    let mut table = table(house.join("Cargo.toml"))?;
    let workspace = table.get_mut("workspace").and_then(|w| w.as_table_mut()).ok_or("Cargo.toml has no workspace")?;
    workspace.insert("members".into(), toml::Value::Array(vec![CRATE.into()]));
    let mut beside = Vec::new();
    if let Some(dependencies) = workspace.get_mut("dependencies").and_then(|d| d.as_table_mut()) {
        let kept = |name: &str| !name.starts_with("saloon-") || name == "saloon-rules" || needed.contains(name);
        dependencies.retain(|name, _| kept(name));
        let own = dependencies.iter().filter(|(name, _)| needed.contains(*name));
        let folders = own.filter_map(|(_, value)| Some(value.get("path")?.as_str()?.to_owned()));
        beside.extend(folders.filter(|folder| folder != CRATE));
    }
    workspace.remove("lints");
    // A mutant may overflow or panic for certain; that is for the tests to notice.
    let lints: toml::Table = "[rust]\narithmetic_overflow = \"allow\"\nunconditional_panic = \"allow\"\n\
                              unconditional_recursion = \"allow\""
        .parse()
        .unwrap_or_default();
    workspace.insert("lints".into(), lints.into());
    let profile: toml::Table = "[test]\nopt-level = 1\ndebug = 0\nincremental = true".parse().unwrap_or_default();
    table.insert("profile".into(), profile.into());
    Ok((table.to_string(), beside))
}

/// Every Rust file below a folder.
pub fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            rust_files(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

/// Makes a folder the same as another.
pub fn copy_all(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    let mut kept = BTreeSet::new();
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else { continue };
        kept.insert(name.to_owned());
        if path.is_dir() {
            copy_all(&path, &to.join(name))?;
        } else {
            write(&to.join(name), &std::fs::read(&path)?)?;
        }
    }
    for entry in std::fs::read_dir(to)? {
        let path = entry?.path();
        let gone = path.file_name().is_some_and(|name| !kept.contains(name));
        match (gone, path.is_dir()) {
            (true, true) => std::fs::remove_dir_all(&path)?,
            (true, false) => std::fs::remove_file(&path)?,
            (false, _) => {}
        }
    }
    Ok(())
}

/// Writes a file unless it says the same already.
pub fn write(path: &Path, text: &[u8]) -> std::io::Result<()> {
    if std::fs::read(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    path.parent().map_or(Ok(()), std::fs::create_dir_all)?;
    std::fs::write(path, text)
}

/// Everything the tests read from the house lies where they look for it.
pub fn link_rest(house: &Path, root: &Path) -> std::io::Result<()> {
    for entry in std::fs::read_dir(house)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let own = ["Cargo.toml", "Cargo.lock", "crates", "scenes", "target", ".git"];
        let link = root.join(name);
        if !own.contains(&name) && std::fs::symlink_metadata(&link).is_err() {
            std::os::unix::fs::symlink(&path, &link)?;
        }
    }
    Ok(())
}
