//! The catalogue against the data of the rulebook: decks, kinds, characters, roles, switches and profiles.

use std::collections::BTreeMap;

use crate::common::{card, read, rule_ids};
use saloon_rules::defs::Border;
use saloon_rules::{Box, Character, Config, Deck, Edition, Game, Kind, Role};
use toml::{Table, Value};

fn data(name: &str) -> Table {
    read(&format!("docs/rules/data/{name}.toml")).parse().unwrap_or_else(|why| panic!("{name}: {why}"))
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value.get(name).and_then(Value::as_str).unwrap_or_else(|| panic!("{name} is missing in {value}"))
}

fn number(value: &Value, name: &str) -> usize {
    value.get(name).and_then(Value::as_integer).unwrap_or_else(|| panic!("{name} is missing in {value}")) as usize
}

fn list<'a>(table: &'a Table, name: &str) -> &'a [Value] {
    table.get(name).and_then(Value::as_array).unwrap_or_else(|| panic!("{name} is missing"))
}

/// Kind, rank and suit as one word.
fn face(kind: &str, rank: &str, suit: &str) -> String {
    format!("{kind} {rank} {suit}")
}

fn written(deck: &Table) -> Vec<String> {
    let cards = list(deck, "cards").iter();
    let mut faces: Vec<String> = cards.map(|c| face(text(c, "kind"), text(c, "rank"), text(c, "suit"))).collect();
    faces.sort();
    faces
}

fn dealt(deck: Deck) -> Vec<String> {
    let faces = deck.cards().iter().map(|card| deck.face(card));
    let suit = |suit| serde_json::to_value(suit).expect("a suit has a word");
    let mut faces: Vec<String> =
        faces.map(|f| face(f.kind.id(), &f.rank.to_string(), suit(f.suit).as_str().expect("it is text"))).collect();
    faces.sort();
    faces
}

#[test]
fn every_deck_is_the_one_of_the_book() {
    let (base, expansion) = (written(&data("deck-base")), written(&data("deck-dodge-city")));
    assert_eq!(dealt(Deck::Base), base);
    assert_eq!(dealt(Deck::Standalone), written(&data("deck-dodge-city-standalone")));
    let mut both = [base, expansion].concat();
    both.sort();
    assert_eq!(dealt(Deck::BaseAndExpansion), both);
}

#[test]
fn borders_and_book_marks_of_all_cards_agree() {
    for name in ["deck-base", "deck-dodge-city", "deck-dodge-city-standalone"] {
        for row in list(&data(name), "cards") {
            let kind = Kind::from_id(text(row, "kind")).unwrap_or_else(|| panic!("{row} is unknown"));
            assert_eq!(border(kind), text(row, "border"), "{row}");
            assert_eq!(Some(kind.def().book), row.get("book").and_then(Value::as_bool), "{row}");
        }
    }
}

fn border(kind: Kind) -> &'static str {
    match kind.def().border {
        Border::Brown => "brown",
        Border::Blue => "blue",
        Border::Green => "green",
    }
}

#[test]
fn every_kind_of_the_book_is_there_and_alike() {
    let kinds = data("kinds");
    let rows = list(&kinds, "kind");
    assert_eq!(rows.len(), Kind::all().count());
    for row in rows {
        let kind = Kind::from_id(text(row, "id")).unwrap_or_else(|| panic!("{row} is unknown"));
        let def = kind.def();
        assert_eq!(border(kind), text(row, "border"), "{}", kind.id());
        let cost = if def.cost == 0 { "none".to_owned() } else { format!("discard-{}", def.cost) };
        assert_eq!(cost, text(row, "cost"), "{}", kind.id());
        for (field, found) in [("book", def.book), ("counts_as_bang", def.limited), ("dodge_symbol", def.dodges)] {
            assert_eq!(Some(found), row.get(field).and_then(Value::as_bool), "{field} of {}", kind.id());
        }
        assert_eq!(row.get("range").is_some(), def.weapon, "{}", kind.id());
        let when = row.get("when").and_then(Value::as_array).expect("when it can be played");
        let has = |word: &str| when.iter().any(|w| w.as_str() == Some(word));
        assert_eq!(has("dying"), def.saves, "{}", kind.id());
        assert_eq!(has("turn") || has("in-play") || border(kind) == "green", def.in_turn, "{}", kind.id());
        let count = |deck: Deck| deck.cards().iter().filter(|c| deck.face(*c).kind == kind).count();
        let copies = row.get("copies").expect("how many there are");
        assert_eq!(count(Deck::Base), number(copies, "base"), "{}", kind.id());
        assert_eq!(count(Deck::Standalone), number(copies, "standalone"), "{}", kind.id());
        let both = number(copies, "base") + number(copies, "dodge_city");
        assert_eq!(count(Deck::BaseAndExpansion), both, "{}", kind.id());
    }
}

#[test]
fn every_character_of_the_book_is_there_with_its_life() {
    let characters = data("characters");
    let mut found = 0;
    for row in list(&characters, "character") {
        let (id, set) = (text(row, "id"), text(row, "set"));
        let character = Character::from_id(id).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!(character.in_box().id(), set, "{id}");
        assert_eq!(character.def().life as usize, number(row, "life"), "{id}");
        found += 1;
    }
    assert_eq!(found, 42, "a house may add its own, but none of the book's may be lost");
}

// CORE-SETUP-01, VAR-STD-1
#[test]
fn roles_are_those_of_the_table() {
    let roles = data("roles");
    for row in list(&roles, "table").iter().filter(|row| text(row, "mode") == "standard") {
        let seats = number(row, "players") as u8;
        let game =
            Game::new(&Config::new(Edition::Compendium, seats), 1.into()).expect("the compendium takes them all");
        for role in Role::ALL {
            let dealt = game.all_seats().iter().filter(|seat| game.role(*seat) == role).count();
            assert_eq!(dealt, number(row, role.id()), "{} of {seats}", role.id());
        }
    }
}

/// A value of the book as the program prints it.
fn printed(value: &Value) -> String {
    match value {
        Value::String(word) if ["all", "living_players"].contains(&word.as_str()) => "unlimited".into(),
        Value::String(word) => word.clone(),
        Value::Array(words) => words.iter().map(printed).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// The values of an edition by name, the three that are no switches of the engine among them.
fn values(edition: Edition) -> BTreeMap<String, String> {
    let config = Config::new(edition, 5);
    let mut values: BTreeMap<String, String> =
        config.switches.list().into_iter().map(|switch| (switch.name.to_owned(), switch.value)).collect();
    values.insert("deck".into(), config.deck.id().into());
    let boxes: Vec<&str> = config.characters.iter().map(|b| b.id()).collect();
    values.insert("character_pool".into(), boxes.join(","));
    let playable: Vec<u8> = (3..=8).filter(|seats| Config::new(edition, *seats).check().is_ok()).collect();
    values.insert("player_count".into(), format!("{}-{}", playable[0], playable[playable.len() - 1]));
    values
}

fn profile(name: &str) -> BTreeMap<String, String> {
    let profiles = data("profiles");
    let overlay = profiles.get("overlay").and_then(|overlays| overlays.get(name)).and_then(Value::as_table);
    let on = overlay.and_then(|overlay| overlay.get("on")).and_then(Value::as_str).unwrap_or(name);
    let full = profiles["profile"].get(on).and_then(Value::as_table).unwrap_or_else(|| panic!("{on} is no profile"));
    let mut values = full.clone();
    values.extend(overlay.into_iter().flatten().filter(|(key, _)| *key != "on").map(|(k, v)| (k.clone(), v.clone())));
    values.into_iter().map(|(name, value)| (name, printed(&value))).collect()
}

/// Switches the book does not have, with the value that leaves every edition as it is.
const HOUSE: [(&str, &str); 6] = [
    ("character_choice", "1"),
    ("area_losses", "one_by_one"),
    ("same_weapon", "allowed"),
    ("reshuffle_top", "shuffled"),
    ("suzy_between_dodges", "false"),
    ("sid_timing", "any_time"),
];

#[test]
fn every_switch_of_every_profile_has_the_value_of_the_book() {
    for edition in Edition::ALL {
        let mut wanted = profile(edition.id());
        let count = wanted.get_mut("player_count").expect("every profile has one");
        *count = count.replace("2-", "3-");
        let mut found = values(edition);
        for (name, usual) in HOUSE {
            assert_eq!(found.remove(name).as_deref(), Some(usual), "{name} in {}: a house rule", edition.id());
        }
        for (name, value) in &wanted {
            assert_eq!(found.get(name), Some(value), "{name} in {}", edition.id());
        }
        assert_eq!(found.len(), wanted.len(), "{}", edition.id());
    }
}

#[test]
fn every_switch_takes_the_values_of_the_book_and_no_others() {
    let profiles = data("profiles");
    let accepted = profiles["values"].as_table().expect("what each switch takes");
    for (name, words) in accepted.iter().filter(|(name, _)| *name != "player_count") {
        for word in words.as_array().expect("a list").iter().map(printed) {
            let values = match word.as_str() {
                "<number>" => vec!["1".to_owned(), "3".into(), "15".into()],
                "<list>" if name == "character_pool" => vec!["base".into(), "base,dodge-city,special".into()],
                "<list>" => vec!["stagecoach,wells-fargo".into()],
                _ => vec![word],
            };
            for value in values {
                let mut config = Config::new(Edition::Compendium, 5);
                config.set(name, &value).unwrap_or_else(|why| panic!("{name} = {value}: {why}"));
                let listed = config.switches.list().into_iter().find(|switch| switch.name == name);
                assert!(listed.is_none_or(|switch| switch.value == value), "{name} = {value} was not kept");
            }
        }
        for nonsense in ["", "maybe", "-1", "100", "256", "1.5", "TRUE"] {
            let mut config = Config::new(Edition::Compendium, 5);
            let before = config.clone();
            assert!(config.set(name, nonsense).is_err(), "{name} = {nonsense}");
            assert_eq!(config, before, "a refused value changes nothing");
        }
    }
    assert!(Config::new(Edition::Classic, 5).set("no_such_switch", "true").is_err());
}

#[test]
fn every_definition_names_rules_of_the_book() {
    let ids = rule_ids();
    for kind in Kind::all() {
        assert!(ids.contains(kind.def().rule), "{}: {}", kind.id(), kind.def().rule);
    }
    for character in Character::all() {
        let def = character.def();
        assert!(ids.contains(def.rule), "{}: {}", def.id, def.rule);
        assert!(def.window.is_empty() || ids.contains(def.window), "{}: {}", def.id, def.window);
        for ability in def.rules.abilities.unwrap_or_default() {
            assert!(ids.contains(ability.rule), "{}: {}", def.id, ability.rule);
        }
    }
}

#[test]
fn ids_are_read_back() {
    assert!(Kind::all().all(|kind| Kind::from_id(kind.id()) == Some(kind)));
    assert!(Character::all().all(|character| Character::from_id(character.id()) == Some(character)));
    assert!(Edition::ALL.into_iter().all(|edition| Edition::from_id(edition.id()) == Some(edition)));
    assert!(Box::ALL.into_iter().all(|one| Box::from_id(one.id()) == Some(one)));
    for deck in [Deck::Base, Deck::Standalone, Deck::BaseAndExpansion] {
        assert_eq!(Deck::from_id(deck.id()), Some(deck));
    }
    assert_eq!(Kind::from_id("bong"), None);
    // The expansion has the same numbers in both decks that hold it.
    for i in 80..120 {
        assert_eq!(Deck::Standalone.face(card(i)), Deck::BaseAndExpansion.face(card(i)));
    }
}

/// What sentences and pictures choose by, for every card as it is played and as it is used from play.
#[test]
fn every_card_has_the_end_its_text_speaks_of() {
    let ends = |play: bool| {
        let mut found: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for kind in Kind::all() {
            let end = if play { kind.def().end_of_play() } else { kind.def().end_of_use() };
            found.entry(end.id()).or_default().push(kind.id());
        }
        found.values_mut().for_each(|kinds| kinds.sort_unstable());
        found
    };
    let played = ends(true);
    assert_eq!(played["jail"], ["jail"]);
    assert_eq!(played["duel"], ["duel"]);
    assert_eq!(played["shoot"], ["bang", "punch", "springfield"]);
    assert_eq!(played["heal"], ["tequila"]);
    assert_eq!(played["take"], ["panic", "rag-time"]);
    assert_eq!(played["discard"], ["cat-balou"]);
    let lying = |kind: &str| Kind::from_id(kind).is_some_and(|kind| border(kind) != "brown" && kind.id() != "jail");
    assert!(played["lay"].iter().all(|kind| lying(kind)), "{:?}", played["lay"]);
    assert!(!played["plain"].iter().any(|kind| lying(kind)), "{:?}", played["plain"]);
    assert!(!played.contains_key("flip"));
    let used = ends(false);
    assert_eq!(used["flip"], ["barrel"]);
    assert_eq!(used["take"], ["conestoga", "panic", "rag-time"]);
    assert_eq!(used["discard"], ["can-can", "cat-balou"]);
    assert_eq!(used["shoot"], ["bang", "buffalo-rifle", "derringer", "knife", "pepperbox", "punch", "springfield"]);
    assert!(used["plain"].contains(&"canteen") && used["plain"].contains(&"howitzer") && !used.contains_key("lay"));
}
