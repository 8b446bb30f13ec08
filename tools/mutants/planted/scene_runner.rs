//! Plays scenes in a process with one mutant. Without a list it plays all of them, from first to last or `backwards`, and
//! writes which places each reached.
//!
//! A scene is named by its number in the order of files and lines; number -1 stands for reading all files.

use std::path::{Path, PathBuf};

use saloon_rules::{mutant, scene};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the scenes folder can be read") {
        let path = entry.expect("its entries too").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "scene") {
            found.push(path);
        }
    }
}

fn fail(what: &str) -> ! {
    println!("{what}");
    std::process::exit(1);
}

fn main() {
    let backwards = std::env::args().nth(1).is_some_and(|word| word == "backwards");
    let wanted: Option<Vec<i32>> = std::env::args()
        .nth(1)
        .filter(|_| !backwards)
        .map(|list| list.split(',').filter(|word| !word.is_empty()).map(|n| n.parse().expect("a number")).collect());
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes"), &mut found);
    found.sort();
    let texts: Vec<String> = found.iter().map(|path| std::fs::read_to_string(path).expect("it can be read")).collect();
    let show = |number: i32| {
        if wanted.is_none() {
            let places: Vec<String> = mutant::reached().iter().map(usize::to_string).collect();
            println!("{number}\t{}", places.join(","));
        }
    };
    mutant::forget();
    let mut scenes = Vec::new();
    for (path, text) in found.iter().zip(&texts).filter(|(_, text)| scene::is_ours(text)) {
        match scene::parse(text) {
            Ok(read) => scenes.extend(read.into_iter().map(|scene| (path, scene))),
            Err(why) => fail(&format!("{}: {why}", path.display())),
        }
    }
    show(-1);
    let all = 0..scenes.len() as i32;
    let list: Vec<i32> = match &wanted {
        Some(list) if !list.contains(&-1) => list.clone(),
        _ if backwards => all.rev().collect(),
        _ => all.collect(),
    };
    for number in list {
        let (path, scene) = scenes.get(number as usize).unwrap_or_else(|| fail("scenes are missing"));
        mutant::forget();
        match scene::check(scene) {
            Ok(failures) if failures.is_empty() => show(number),
            Ok(_) | Err(_) => fail(&format!("{}:{} {}", path.display(), scene.line, scene.title)),
        }
    }
}
