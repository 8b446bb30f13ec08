//! Plays scenes in a process with one mutant. Without a list it plays all of them, from first to last or `backwards`, and
//! writes which places each reached. With `batch` it reads lines of mutants and scenes, and plays them one mutant after the other;
//! it gives up, and with it the process, at a scene that computes longer than the given number of hundredths of a second.
//!
//! A scene is named by a number: that of its file, in the order of names, times a thousand, and its own in the file. Number -1
//! stands for reading all files; without it only the files of the wanted scenes are read.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use saloon_rules::{mutant, scene};

/// The most scenes one file may have.
const MOST: usize = 1000;

/// How many scenes are remembered that have noticed something.
const KEEN: usize = 40;

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

/// Hundredths of a second this process has computed.
fn computed() -> u64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let rest = text.rsplit_once(')').map_or("", |(_, rest)| rest);
    rest.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum()
}

fn watch(most: u64, since: &'static AtomicU64) {
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(std::time::Duration::from_millis(100));
            if computed() > since.load(Relaxed) + most {
                std::process::exit(2);
            }
        }
    });
}

fn batch() {
    static SINCE: AtomicU64 = AtomicU64::new(0);
    let most = std::env::args().nth(2).and_then(|word| word.parse().ok()).expect("a number");
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenes"), &mut found);
    found.sort();
    let mut scenes = BTreeMap::new();
    for (file, path) in found.iter().enumerate() {
        let text = std::fs::read_to_string(path).expect("it can be read");
        if scene::is_ours(&text) {
            let read = scene::parse(&text).unwrap_or_else(|why| fail(&format!("{}: {why}", path.display())));
            scenes.extend((file * MOST..).map(|number| number as i32).zip(read));
        }
    }
    std::panic::set_hook(Box::new(|_| {}));
    SINCE.store(computed(), Relaxed);
    watch(most, &SINCE);
    // Scenes that have noticed something, the last one first: what stands close together is noticed by the same scenes.
    let mut keen: Vec<i32> = Vec::new();
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let (number, list) = line.split_once('\t').expect("a mutant and scenes");
        let list: BTreeSet<i32> = list.split(',').filter_map(|scene| scene.parse().ok()).collect();
        mutant::choose(number.parse().expect("a number"));
        let notices = |number: &i32| {
            let scene = &scenes[number];
            SINCE.store(computed(), Relaxed);
            !std::panic::catch_unwind(|| scene::check(scene).is_ok_and(|failures| failures.is_empty())).unwrap_or(false)
        };
        let first: Vec<i32> = keen.iter().copied().filter(|scene| list.contains(scene)).collect();
        let rest = list.iter().filter(|scene| !first.contains(scene));
        let noticed = first.iter().chain(rest).copied().find(notices);
        if let Some(scene) = noticed {
            keen.retain(|other| *other != scene);
            keen.insert(0, scene);
            keen.truncate(KEEN);
        }
        println!("{number} {}", if noticed.is_some() { "noticed" } else { "lives" });
    }
}

fn main() {
    if std::env::args().nth(1).is_some_and(|word| word == "batch") {
        return batch();
    }
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
    let reads = |file: usize| match &wanted {
        Some(list) => list.iter().any(|number| *number == -1 || *number as usize / MOST == file),
        None => true,
    };
    mutant::forget();
    let mut scenes = BTreeMap::new();
    for (file, (path, text)) in found.iter().zip(&texts).enumerate().filter(|(file, _)| reads(*file)) {
        if !scene::is_ours(text) {
            continue;
        }
        match scene::parse(text) {
            Ok(read) => scenes.extend((file * MOST..).map(|number| number as i32).zip(read.into_iter().map(|one| (path, one)))),
            Err(why) => fail(&format!("{}: {why}", path.display())),
        }
    }
    show(-1);
    let list: Vec<i32> = match &wanted {
        Some(list) if !list.contains(&-1) => list.clone(),
        _ if backwards => scenes.keys().rev().copied().collect(),
        _ => scenes.keys().copied().collect(),
    };
    for number in list {
        let (path, scene) = scenes.get(&number).unwrap_or_else(|| fail("scenes are missing"));
        mutant::forget();
        match scene::check(scene) {
            Ok(failures) if failures.is_empty() => show(number),
            Ok(failures) => fail(&format!("{}:{} {}: {}", path.display(), scene.line, scene.title, failures[0])),
            Err(why) => fail(&format!("{}:{} {}: {why}", path.display(), scene.line, scene.title)),
        }
    }
    if wanted.is_none() {
        println!("computed {}", computed());
    }
}
