//! What is still missing for a kind, a character or an event that somebody is adding: everything at once, with the place to put it.
//!
//! `scripts/missing` runs this file alone.

mod common;

use std::collections::HashSet;
use std::path::Path;

use common::{read, root, rule_ids};
use saloon_rules::rules::Ability;
use saloon_rules::{Character, EventBox, EventCard, Kind};

const LANGUAGES: [&str; 4] = ["en", "ru", "de", "zh-Hant"];

/// All that is missing, as a list of things to do.
#[derive(Default)]
struct Missing(Vec<String>);

impl Missing {
    fn unless(&mut self, there: bool, what: impl FnOnce() -> String) {
        if !there {
            self.0.push(what());
        }
    }

    fn none(self) {
        assert!(self.0.is_empty(), "still missing:\n  - {}\n", self.0.join("\n  - "));
    }

    /// The name and text of something in a file of every language.
    fn texts(&mut self, file: &str, id: &str, with_text: bool) {
        for language in LANGUAGES {
            let path = format!("locales/{language}/{file}.ftl");
            let there = message(&read(&path), id).is_some_and(|body| !with_text || body.contains("\n    .text ="));
            self.unless(there, || {
                format!("{path}: `{id} = ...`{}", if with_text { " with `.text = ...`" } else { "" })
            });
        }
    }

    fn abilities(&mut self, file: &str, owner: &str, abilities: &[Ability]) {
        for ability in abilities {
            let id = format!("ability-{owner}-{}", ability.id);
            self.texts(file, &id, false);
            for language in LANGUAGES {
                let path = format!("locales/{language}/{file}.ftl");
                let named = message(&read(&path), &id).is_some_and(|body| body.contains("\n    .name ="));
                self.unless(abilities.len() < 2 || named, || {
                    format!("{path}: `.name = ...` of `{id}`, one of several")
                });
            }
        }
    }

    fn rule(&mut self, ids: &HashSet<String>, id: &str, rule: &str) {
        let how = "write it into a chapter of docs/rules and run `python3 docs/rules/data/index_ids.py`";
        self.unless(ids.contains(rule), || format!("{id}: no rule is called {rule}; {how}"));
    }

    fn scene(&mut self, scenes: &str, id: &str, rule: &str, folder: &str) {
        let cited = scenes.lines().any(|line| line.trim_start().starts_with("cites") && line.contains(rule));
        self.unless(cited, || format!("scenes/{folder}/{id}.scene: a scene that cites {rule}"));
    }
}

/// A message with its attributes, if the file has it.
fn message<'a>(file: &'a str, id: &str) -> Option<&'a str> {
    let start = if file.starts_with(&format!("{id} =")) { 0 } else { file.find(&format!("\n{id} ="))? + 1 };
    let rest = &file[start..];
    let end = rest.match_indices('\n').find(|(at, _)| !rest[at + 1..].starts_with([' ', '}', '\n']));
    Some(&rest[..end.map_or(rest.len(), |(at, _)| at)])
}

/// Every scene there is, as one text.
fn scenes() -> String {
    fn gather(folder: &Path, into: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display())) {
            let path = entry.expect("its entries can be read").path();
            if path.is_dir() {
                gather(&path, into);
            } else {
                into.push_str(&std::fs::read_to_string(&path).expect("a scene can be read"));
            }
        }
    }
    let mut all = String::new();
    gather(&root("scenes"), &mut all);
    all
}

/// How an id is written in saved games and messages.
fn written(value: impl serde::Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

#[test]
fn nothing_is_missing_for_any_character() {
    let (ids, scenes, mut missing) = (rule_ids(), scenes(), Missing::default());
    let catalogue = read("web/src/protocol/catalog.json");
    let types = read("web/src/protocol/index.ts");
    for character in Character::all() {
        let def = character.def();
        let id = def.id;
        missing.unless(written(character) == id, || {
            format!("catalog.rs: the name of {id} is written {} in saved games", written(character))
        });
        missing.rule(&ids, id, def.rule);
        missing.scene(&scenes, id, def.rule, "characters");
        missing.texts("characters", &format!("character-{id}"), true);
        missing.abilities("characters", id, def.rules.abilities.unwrap_or_default());
        missing.unless(catalogue.contains(&format!("\"{id}\"")), || {
            format!("{id} in web/src/protocol/catalog.json: run `SALOON_WRITE=1 cargo test -p saloon-protocol`")
        });
        missing.unless(types.contains(&format!("\"{id}\"")), || {
            format!("{id} in web/src/protocol/index.ts: run `make types`")
        });
    }
    missing.none();
}

#[test]
fn nothing_is_missing_for_any_event() {
    let (ids, scenes, mut missing) = (rule_ids(), scenes(), Missing::default());
    for event in EventCard::all() {
        let def = event.def();
        missing.unless(EventCard::from_id(def.id) == Some(event), || format!("catalog.rs: {} is there twice", def.id));
        missing.rule(&ids, def.id, def.rule);
        missing.scene(&scenes, def.id, def.rule, "events");
        let file = match def.in_box {
            EventBox::HighNoon => "high-noon",
            EventBox::FistfulOfCards => "fistful",
            EventBox::WildWestShow => "wild-west-show",
        };
        missing.texts(file, &format!("event-{}", def.id), true);
        missing.abilities(file, def.id, def.rules.abilities.unwrap_or_default());
    }
    missing.none();
}

#[test]
fn nothing_is_missing_for_any_kind() {
    let (ids, mut missing) = (rule_ids(), Missing::default());
    for kind in Kind::all() {
        missing.unless(written(kind) == kind.id(), || {
            format!("catalog.rs: the name of {} is written {} in saved games", kind.id(), written(kind))
        });
        missing.rule(&ids, kind.id(), kind.def().rule);
        missing.texts("cards", &format!("card-{}", kind.id()), true);
    }
    missing.none();
}

#[test]
fn a_message_is_found_with_its_attributes_and_no_more() {
    let file = "a = One\n    .text = More\nb = { $x ->\n    [1] One\n   *[2] Two\n}\nc = Three\n";
    assert_eq!(message(file, "a"), Some("a = One\n    .text = More"));
    assert_eq!(message(file, "b"), Some("b = { $x ->\n    [1] One\n   *[2] Two\n}"));
    assert_eq!(message(file, "c"), Some("c = Three"));
    assert_eq!(message(file, "d"), None);
}
