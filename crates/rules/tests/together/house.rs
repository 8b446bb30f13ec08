//! The house rules of the workspace, enforced by reading its files: who may name what, and what no file may contain.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use crate::common::{root, rule_ids};
use saloon_rules::{Box, Character, Edition, Kind, scene};

/// All files below a folder with this ending, sorted.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The code of a file: no comments, and nothing from its tests on.
fn code(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = text.lines().map(|line| line.find("//").map_or(line, |at| &line[..at]));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The sources of the rules with their names below `src`.
fn sources() -> Vec<(String, PathBuf)> {
    let src = root("crates/rules/src");
    let name = |path: &Path| path.strip_prefix(&src).expect("it lies below").display().to_string().replace('\\', "/");
    files(&src, "rs").into_iter().map(|path| (name(&path), path)).collect()
}

/// Rooms may name their own, also the one that exists in unit tests only; the catalogue names all.
fn is_room(name: &str) -> bool {
    ["base/", "dodge_city/", "special/", "high_noon/", "fistful/", "wild_west_show/"]
        .iter()
        .any(|room| name.starts_with(room))
        || ["catalog.rs", "invented.rs"].contains(&name)
}

/// The words of an identifier or text: `CatBalou`, `CAT_BALOU` and `cat-balou` are all `cat balou`.
fn words(text: &str) -> String {
    let mut words = String::new();
    let mut before = ' ';
    for letter in text.chars() {
        if letter.is_uppercase() && before.is_lowercase() {
            words.push(' ');
        }
        words.push(if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' });
        before = letter;
    }
    format!(" {} ", words.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Names that are also plain words of the core. Everything else needs a room.
const PLAIN_WORDS: [&str; 3] = [
    // What a hit is answered with; and a part of the name of a box.
    "dodge",
    // A folder of the events.
    "wild west show",
    // A box with events.
    "high noon",
];

/// Kinds and characters of the expansions, and all event cards.
fn expansion_names() -> Vec<String> {
    let base: HashSet<Kind> =
        saloon_rules::Deck::Base.cards().iter().map(|c| saloon_rules::Deck::Base.face(c).kind).collect();
    let kinds = Kind::all().filter(|kind| !base.contains(kind)).map(|kind| kind.id().to_owned());
    let characters = Character::all().filter(|c| c.in_box() != Box::Base).map(|c| c.id().to_owned());
    let events: toml::Table =
        crate::common::read("docs/rules/data/events.toml").parse().expect("the events can be read");
    let rows = events["event"].as_array().expect("a list of events").clone();
    let events = rows.into_iter().map(|row| row["id"].as_str().expect("an id").to_owned());
    let names = kinds.chain(characters).chain(events).map(|id| words(&id).trim().to_owned());
    names.filter(|name| !PLAIN_WORDS.contains(&name.as_str())).collect()
}

/// The profiles in `switches` are written with the names and values of switches, whoever declares them.
fn without_switches(code: &str) -> String {
    let known = Edition::Compendium.switches().list();
    let known: HashSet<String> =
        known.into_iter().flat_map(|s| s.accepts.into_iter().chain([s.name.to_owned()])).collect();
    let parts = code.split('"').enumerate();
    parts.map(|(i, part)| if i % 2 == 1 && known.contains(part) { "" } else { part }).collect::<Vec<_>>().join("\"")
}

#[test]
fn names_are_found_however_they_are_written() {
    for text in ["Kind::BuffaloRifle", "cards::BUFFALO_RIFLE", "\"buffalo-rifle\"", "fn buffalo_rifle()"] {
        assert!(words(text).contains(" buffalo rifle "), "{text}");
    }
}

#[test]
fn no_expansion_is_named_outside_its_room() {
    let names = expansion_names();
    assert!(names.len() > 70, "the names were not found");
    for (name, path) in sources().into_iter().filter(|(name, _)| !is_room(name)) {
        let code = code(&path);
        let code = if name == "switches.rs" { without_switches(&code) } else { code };
        for (number, line) in code.lines().enumerate() {
            let words = words(line);
            let found = names.iter().find(|name| words.contains(&format!(" {name} ")));
            assert_eq!(found, None, "{name}:{}: {line}", number + 1);
        }
    }
}

#[test]
fn no_kind_and_no_character_is_named_in_the_core() {
    // A seat must have some character before it is dealt one.
    let allowed = [("config.rs", "Character::BartCassidy")];
    let starts = |text: &str| text.chars().next().is_some_and(|c| c.is_ascii_uppercase());
    for (name, path) in sources().into_iter().filter(|(name, _)| !is_room(name)) {
        let code = code(&path);
        for family in ["Kind::", "Character::"] {
            for (at, _) in code.match_indices(family) {
                let before = code[..at].chars().next_back();
                let rest: String = code[at + family.len()..].chars().take_while(|c| c.is_alphanumeric()).collect();
                let own = before.is_some_and(|c| c.is_alphanumeric());
                let verb = ["all", "from_id"].contains(&rest.as_str()) || !starts(&rest);
                let fine = own || verb || allowed.contains(&(name.as_str(), &format!("{family}{rest}")));
                // `Verb::UseCharacter(..)` and the like are not of these families; `Source::Character(..)` has no `::` after.
                assert!(fine, "{name} names {family}{rest}");
            }
        }
    }
}

#[test]
fn rooms_do_not_name_each_others_characters() {
    for (name, path) in sources().into_iter().filter(|(name, _)| name.starts_with("base/")) {
        let words = words(&code(&path));
        let found = expansion_names().into_iter().find(|other| words.contains(&format!(" {other} ")));
        assert_eq!(found, None, "{name} names an expansion");
    }
}

/// The events of a deck, as they are written in names.
fn events_of(deck: &str) -> Vec<String> {
    let table: toml::Table =
        crate::common::read("docs/rules/data/events.toml").parse().expect("the events can be read");
    let rows = table["event"].as_array().expect("a list of events");
    let of_deck = rows.iter().filter(|row| row["set"].as_str() == Some(deck));
    let names = of_deck.map(|row| words(row["id"].as_str().expect("an id")).trim().to_owned());
    names.filter(|name| !PLAIN_WORDS.contains(&name.as_str())).collect()
}

#[test]
fn a_room_names_no_events_but_its_own() {
    let decks = [("high-noon", "high_noon/"), ("fistful-of-cards", "fistful/"), ("wild-west-show", "wild_west_show/")];
    for (deck, home) in decks {
        let events = events_of(deck);
        assert!(events.len() >= 9, "the events of {deck} were not found");
        let elsewhere = |name: &str| is_room(name) && !name.starts_with(home) && name != "invented.rs";
        for (name, path) in sources().into_iter().filter(|(name, _)| elsewhere(name)) {
            let text = code(&path);
            let words = words(&if name == "catalog.rs" { without_switches(&text) } else { text });
            let found = events.iter().find(|event| words.contains(&format!(" {event} ")));
            assert_eq!(found, None, "{name} names an event of {deck}");
        }
    }
}

#[test]
fn no_card_and_no_character_asks_for_events_or_whether_it_is_silent() {
    // What is in force and who is silent is known to `sources`; a hook that is asked is in force.
    let questions = ["events()", "EventCard", "has_events", "muted", "house_sources", "silences("];
    let mut looked = 0;
    for (name, path) in sources() {
        let file = name.rsplit('/').next().unwrap_or_default();
        let of_box = ["base/", "dodge_city/", "special/"].iter().any(|room| name.starts_with(room));
        if !is_room(&name) || !(of_box || file.contains("character")) {
            continue;
        }
        looked += 1;
        let code = code(&path);
        for question in questions {
            assert!(!code.contains(question), "{name} asks {question}");
        }
    }
    assert!(looked > 10, "only {looked} files were found");
}

#[test]
fn only_zones_says_where_cards_are() {
    let places = ["deck", "discard", "hands", "tables", "waiting", "aside", "known", "fresh", "kept"];
    let may_write = ["zones.rs"];
    let moves = ["deck_to_", "hand_to_", "table_to_", "aside_to_", "pile_to_", "waiting_to_", "looked_to_", "to_pile("];
    let may_move = |name: &str| {
        ["zones.rs", "acts.rs", "config.rs"].contains(&name)
            || name.starts_with("frames/")
            || name.ends_with("/frames.rs")
    };
    for (name, path) in sources() {
        let code = code(&path);
        for line in code.lines() {
            let writes = places.iter().any(|place| {
                let at = line.find(&format!("zones.{place}"));
                at.is_some_and(|at| {
                    let rest = &line[at..];
                    rest.contains(" = ") && !rest.contains("let ") || rest.contains(".push(") || rest.contains(".pop(")
                })
            });
            assert!(!writes || may_write.contains(&name.as_str()), "{name} moves a card: {line}");
            let moved = moves.iter().any(|call| line.contains(call) && line.contains('('));
            assert!(!moved || may_move(&name), "{name} moves a card: {line}");
        }
    }
}

#[test]
fn the_rules_do_nothing_but_rules() {
    let forbidden = [
        "std::fs",
        "std::io",
        "std::env",
        "std::net",
        "std::thread",
        "std::time",
        "std::process",
        "HashMap",
        "HashSet",
        "println!",
        "eprintln!",
        "dbg!",
        "todo!",
        "unimplemented!",
        "f32",
        "f64",
        "static mut",
        "RefCell",
        "Mutex",
        "async ",
    ];
    for (name, path) in sources() {
        let code = code(&path);
        for word in forbidden {
            // What leads through saved values must say that it takes no fractions.
            let refuses = name == "walk.rs" && ["f32", "f64"].contains(&word);
            assert!(refuses || !code.contains(word), "{name} contains {word}");
        }
    }
}

#[test]
fn nothing_is_unsafe_and_nothing_unwraps() {
    let workspace = crate::common::read("Cargo.toml");
    assert!(workspace.contains("unsafe_code = \"forbid\""), "the workspace forbids unsafe code");
    for folder in std::fs::read_dir(root("crates")).expect("the crates can be listed") {
        let folder = folder.expect("one of them").path();
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        if manifest.is_empty() {
            continue;
        }
        let forbids = ["src/lib.rs", "src/main.rs"].iter().any(|file| {
            std::fs::read_to_string(folder.join(file)).is_ok_and(|text| text.contains("#![forbid(unsafe_code)]"))
        });
        let inherits = manifest.contains("[lints]\nworkspace = true");
        assert!(forbids || inherits, "{} does not forbid unsafe code", folder.display());
        for path in files(&folder.join("src"), "rs") {
            assert!(!code(&path).contains(".unwrap()"), "{} unwraps", path.display());
        }
    }
}

/// Everything in a text that looks like an id of the rulebook.
fn mentioned(text: &str) -> Vec<&str> {
    let families =
        ["CORE-", "CARD-", "CHAR-", "IX-", "CLAR-", "VAR-", "AW-", "EV-", "EVM-", "EVV-", "RET-", "NXT-", "SP-", "AB-"];
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let pieces = text.split(|c: char| !is_part(c)).map(|word| word.trim_end_matches('-'));
    let long = pieces.filter(|word| word.len() > 3 && word.chars().any(|c| c.is_ascii_digit()) || word.len() > 8);
    long.filter(|word| families.iter().any(|family| word.starts_with(family))).collect()
}

#[test]
fn every_rule_named_in_the_sources_is_in_the_book() {
    let ids = rule_ids();
    for (name, path) in sources() {
        let text = std::fs::read_to_string(&path).expect("a source can be read");
        for id in mentioned(&text) {
            assert!(ids.contains(id), "{name} names {id}, which is no rule");
        }
    }
}

#[test]
fn every_scene_cites_rules_that_exist() {
    let ids = rule_ids();
    let mut count = 0;
    for path in files(&root("scenes"), "scene") {
        let text = std::fs::read_to_string(&path).expect("a scene file can be read");
        if !scene::is_ours(&text) {
            continue;
        }
        let scenes = scene::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for one in scenes {
            assert!(!one.cites.is_empty(), "{}:{} cites nothing", path.display(), one.line);
            for id in &one.cites {
                assert!(ids.contains(id), "{}:{} cites {id}, which is no rule", path.display(), one.line);
            }
            count += 1;
        }
    }
    assert!(count > 1_000, "only {count} scenes were found");
}
