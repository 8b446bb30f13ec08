//! Every value a switch accepts can be played to the end, and is shown by a scene.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::common::{Dice, few_or_many, play, root};
use saloon_rules::{Box, Character, Config, Edition, EventBox, Switches};

/// Switches of the deal: scenes begin after it. `setup.rs`, `tables.rs` and the tests of `events/` show what they do. How long the
/// finale lasts follows from `event_deck_exhausted`.
const OF_THE_DEAL: [&str; 10] = [
    "life_counter",
    "beginner",
    "keep_character",
    "house",
    "event_mode",
    "wild_west_show",
    "wws_last_card",
    "event_finale_position",
    "mixed_second_finale",
    "high_noon_duration",
];

/// Every switch with all the values it accepts, numbers one by one.
fn accepted() -> BTreeMap<&'static str, Vec<String>> {
    let values = |name: &str, words: Vec<String>| -> Vec<String> {
        let takes = |value: &String| Config::new(Edition::Compendium, 5).set(name, value).is_ok();
        words.into_iter().chain((0..=255).map(|n: u32| n.to_string())).filter(takes).collect()
    };
    let list = Config::new(Edition::Compendium, 5).switches.list();
    list.into_iter().map(|switch| (switch.name, values(switch.name, switch.accepts))).collect()
}

/// A table on which this value means something, if this program can play it at all.
fn table(name: &str, value: &str, dice: &mut Dice) -> Option<Config> {
    let edition = dice.pick(&Edition::ALL);
    let all = [Box::Base, Box::DodgeCity, Box::Special];
    let mut config = Config::new(edition, 4 + dice.below(4) as u8).with_boxes(&all).expect("all three are there");
    config.set("house", "true").expect("it exists");
    config.set(name, value).ok()?;
    // Whom it is about sits at the table, twice if somebody must copy him.
    let is_about = |character: &Character| name.starts_with(character.id().split('-').next().unwrap_or("-"));
    if let Some(character) = Character::all().find(is_about) {
        let copy = if character == Character::VeraCuster { Character::PixiePete } else { Character::VeraCuster };
        config.fixed[..2].copy_from_slice(&[Some(character), Some(copy)]);
    }
    config.check().ok().map(|()| config)
}

// CORE-GEN-08: whatever is accepted gives games that end; `play` gives up after 60,000 answers.
#[test]
fn every_accepted_value_gives_games_that_end() {
    let (mut dice, mut games) = (Dice(31), 0);
    for (name, values) in accepted() {
        for value in values {
            for _ in 0..few_or_many(2, 40) {
                if let Some(config) = table(name, &value, &mut dice) {
                    play(&config, dice.roll(), |_, _, _| {});
                    games += 1;
                }
            }
        }
    }
    assert!(games > 600, "only {games} games");
}

#[test]
fn what_would_never_end_is_refused_and_named() {
    let mut config = Config::new(Edition::Compendium, 5);
    let why = config.set("pixie_pete_draw", "0").expect_err("nobody would ever draw").to_string();
    assert_eq!(why, "switch pixie_pete_draw does not take 0; it takes a number from 1 up");
    let why = config.set("mixed_deck_size", "0").expect_err("a stack holds something").to_string();
    assert_eq!(why, "switch mixed_deck_size does not take 0; it takes a number from 1 up, unlimited");
    assert_eq!(config, Config::new(Edition::Compendium, 5), "nothing has changed");
}

/// What scenes set, by switch.
fn set_in_scenes(folder: &Path, found: &mut BTreeMap<String, BTreeSet<String>>) {
    for entry in std::fs::read_dir(folder).expect("the scenes can be listed") {
        let path = entry.expect("its entries too").path();
        if path.is_dir() {
            set_in_scenes(&path, found);
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        for line in text.lines().filter_map(|line| line.trim().strip_prefix("set ")) {
            let (name, value) = line.split_once('=').expect("set NAME = VALUE");
            found.entry(name.trim().into()).or_default().insert(value.trim().into());
        }
    }
}

#[test]
fn every_accepted_value_of_what_exists_is_set_in_a_scene() {
    let mut found = BTreeMap::new();
    set_in_scenes(&root("scenes"), &mut found);
    let (mut missing, mut later) = (Vec::new(), Vec::new());
    // The switches of a box are due when it is whole.
    let all = Switches::COMPENDIUM;
    let (main, side) = (EventBox::HighNoon.is_whole() && EventBox::FistfulOfCards.is_whole(), EventBox::WildWestShow);
    if !(main && side.is_whole()) {
        all.events.list(&mut later);
    }
    if !EventBox::HighNoon.is_whole() {
        all.high_noon.list(&mut later);
    }
    if !EventBox::FistfulOfCards.is_whole() {
        all.fistful.list(&mut later);
    }
    if !side.is_whole() {
        all.wild_west_show.list(&mut later);
    }
    let waiting: Vec<&str> = later.iter().map(|switch| switch.name).collect();
    for switch in Config::new(Edition::Compendium, 5).switches.list() {
        if waiting.contains(&switch.name) || OF_THE_DEAL.contains(&switch.name) {
            continue;
        }
        let set = found.remove(switch.name).unwrap_or_default();
        for value in &switch.accepts {
            let playable = value.starts_with("a number") || table(switch.name, value, &mut Dice(1)).is_some();
            let words = || set.iter().filter(|set| set.parse::<u8>().is_ok()).count();
            let shown = if value.starts_with("a number") { words() >= 2 } else { set.contains(value) };
            // A switch whose only playable value is the usual one has nothing to show yet.
            let choice = switch.accepts.iter().filter(|v| table(switch.name, v, &mut Dice(1)).is_some()).count();
            if playable && !shown && (choice > 1 || switch.accepts.len() == 1) {
                missing.push(format!("{} = {value}", switch.name));
            }
        }
    }
    assert!(missing.is_empty(), "no scene sets {}", missing.join(", "));
}
