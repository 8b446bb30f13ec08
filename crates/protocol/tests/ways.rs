//! Which tables are admissible (VAR-GEN-2), for the page that offers no others: `web/tests/feeds/ways.json`.
//!
//! Every edition with its own boxes, with and without `house = true`, every number of players, and every combination of
//! the switches about modes, series and money, as one bit each. `web/tests/unit/ways.test.ts` reads it.

mod agree;

use agree::agree;
use saloon_rules::{Config, Edition};
use serde_json::{Map, json};

/// The switches in the order they are counted, the first one slowest.
const SWITCHES: [(&str, &[&str]); 9] = [
    ("role_deal_six", &["standard", "hidden_removal"]),
    ("series", &["single", "rotation"]),
    ("scoring", &["off", "points", "dollars"]),
    ("keep_character", &["no", "survivors_may"]),
    ("hire", &["false", "true"]),
    ("experience", &["false", "true"]),
    ("bounties", &["false", "true"]),
    ("without_mercy", &["false", "true"]),
    ("beginner", &["false", "true"]),
];

fn combinations() -> usize {
    SWITCHES.iter().map(|(_, values)| values.len()).product()
}

fn is_admissible(edition: Edition, players: u8, house: bool, number: usize) -> bool {
    let mut config = Config::new(edition, players);
    config.set("house", if house { "true" } else { "false" }).expect("it is a switch");
    let mut rest = number;
    for (name, values) in SWITCHES.iter().rev() {
        config.set(name, values[rest % values.len()]).expect("it is a switch");
        rest /= values.len();
    }
    config.check().is_ok()
}

/// Four bits a digit, the first combination in the highest bit.
fn digits(bits: &[bool]) -> String {
    let digit = |four: &[bool]| four.iter().enumerate().fold(0, |sum, (at, bit)| sum | u32::from(*bit) << (3 - at));
    bits.chunks(4).map(|four| char::from_digit(digit(four), 16).expect("four bits")).collect()
}

#[test]
fn the_page_knows_which_tables_can_be_played() {
    let mut tables = Map::new();
    for edition in Edition::ALL {
        for house in [false, true] {
            // The table for two has a page of its own kind.
            for players in 3..=8 {
                let bits: Vec<bool> =
                    (0..combinations()).map(|number| is_admissible(edition, players, house, number)).collect();
                let name = format!("{} {players}{}", edition.id(), if house { " house" } else { "" });
                tables.insert(name, digits(&bits).into());
            }
        }
    }
    let switches: Vec<_> = SWITCHES.iter().map(|(name, values)| json!([name, values])).collect();
    let text = serde_json::to_string_pretty(&json!({ "switches": switches, "tables": tables })).expect("it is JSON");
    agree("tests/feeds/ways.json", &(text + "\n"));
}
