//! ARCHITECTURE.md names every source file of every crate, tool and of the web client.
//!
//! `SALOON_WRITE=1 cargo test -p saloon-rules --test map` writes the list anew, each file with the first sentence of its header.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const BEGIN: &str = "<!-- The list below is written by `SALOON_WRITE=1 cargo test -p saloon-rules --test map`. -->\n";
const END: &str = "<!-- End of the list. -->\n";

/// A path below the root of the repository.
fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// The folders whose files are named, with a trailing slash.
fn rooms() -> Vec<String> {
    let mut rooms = vec!["web/src/".to_owned()];
    for house in ["crates", "tools"] {
        for entry in std::fs::read_dir(root(house)).expect("it can be read") {
            let path = entry.expect("its entries too").path();
            if path.join("src").is_dir() {
                rooms.push(format!("{house}/{}/src/", path.file_name().unwrap_or_default().display()));
            }
        }
    }
    rooms.sort();
    rooms
}

/// Every file below a folder, as paths below the root.
fn below(folder: &str, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(root(folder)).expect("it can be read") {
        let path = entry.expect("its entries too").path();
        let name = format!("{folder}{}", path.file_name().unwrap_or_default().display());
        if name == "web/src/generated" {
            // Put together by every build, in no checkout.
            continue;
        }
        if path.is_dir() {
            below(&format!("{name}/"), found);
        } else {
            found.insert(name);
        }
    }
}

fn there() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    rooms().iter().for_each(|room| below(room, &mut found));
    found
}

/// The files a map names: a heading is a folder, the first cell of a row is a file of it.
fn named(map: &str) -> BTreeSet<String> {
    let mut folder = "";
    let mut found = BTreeSet::new();
    for line in map.lines() {
        if let Some(heading) = line.strip_prefix("### `") {
            folder = heading.trim_end_matches('`');
        } else if let Some(name) = line.strip_prefix("| `").and_then(|row| row.split('`').next()) {
            found.insert(format!("{folder}{name}"));
        }
    }
    found
}

/// The first sentence of a file's header.
fn header(path: &str) -> String {
    if path.ends_with(".bin") {
        return String::new();
    }
    let text = read(path);
    let marks: &[&str] = if path.ends_with(".rs") { &["//!"] } else { &["//", "/*", "<!--"] };
    let first = text.lines().next().unwrap_or_default();
    let Some(said) = marks.iter().find_map(|mark| first.strip_prefix(mark)) else { return String::new() };
    let mut said = said.trim_matches(|c: char| c.is_whitespace() || "-*/>".contains(c)).to_owned();
    if path.ends_with(".rs") {
        // A sentence may take several lines.
        for line in
            text.lines().skip(1).map_while(|line| line.strip_prefix("//!")).take_while(|line| !line.trim().is_empty())
        {
            if said.ends_with('.') || said.contains(". ") {
                break;
            }
            said = format!("{said} {}", line.trim());
        }
    }
    let sentence = said.split_once(". ").map_or(said.as_str(), |(first, _)| first);
    sentence.trim_end_matches('.').replace('|', "\\|")
}

/// The list as it is written.
fn written(files: &BTreeSet<String>) -> String {
    let mut folders: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for file in files {
        let at = file.rfind('/').map_or(0, |at| at + 1);
        folders.entry(&file[..at]).or_default().push(&file[at..]);
    }
    let mut text = String::new();
    for (folder, names) in folders {
        text += &format!("\n### `{folder}`\n\n| file | holds |\n| --- | --- |\n");
        for name in names {
            text += &format!("| `{name}` | {} |\n", header(&format!("{folder}{name}")));
        }
    }
    text
}

fn parts(text: &str) -> (&str, &str, &str) {
    let (before, rest) = text.split_once(BEGIN).expect("the list begins");
    let (map, after) = rest.split_once(END).expect("and ends");
    (before, map, after)
}

#[test]
fn every_file_is_on_the_map_and_no_other() {
    let text = read("ARCHITECTURE.md");
    let (before, map, after) = parts(&text);
    let files = there();
    assert!(
        files.len() > 200 && files.iter().all(|file| Path::new(file).file_name().is_some()),
        "files were not found"
    );
    if std::env::var_os("SALOON_WRITE").is_some() {
        let new = format!("{before}{BEGIN}{}\n{END}{after}", written(&files));
        std::fs::write(root("ARCHITECTURE.md"), new).expect("it can be written");
        return;
    }
    let named = named(map);
    let missing: Vec<_> = files.difference(&named).collect();
    let gone: Vec<_> = named.difference(&files).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "not on the map: {missing:?}; not there any more: {gone:?}; \
         SALOON_WRITE=1 cargo test -p saloon-rules --test map writes it anew"
    );
}

#[test]
fn a_map_is_read_as_it_is_written() {
    let files: BTreeSet<String> = ["crates/rules/src/ids.rs", "crates/rules/src/lib.rs"].map(str::to_owned).into();
    let map = written(&files);
    assert_eq!(named(&map), files);
    assert!(
        map.contains("| `lib.rs` | The rules of the BANG! family as a pure, deterministic state machine |"),
        "{map}"
    );
}
