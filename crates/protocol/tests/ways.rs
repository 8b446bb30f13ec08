//! Which tables are admissible (VAR-GEN-2), for the page that offers no others: `web/tests/feeds/ways.json`.
//!
//! Every edition with its own boxes, with and without `house = true`, every number of players, and every combination of
//! the switches about modes, series and money, as one bit each; and the same for the event decks. `web/tests/unit/ways.test.ts`
//! reads it.

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

/// The switches that choose the event decks, counted in the same way.
const DECKS: [(&str, &[&str]); 2] =
    [("event_mode", &["none", "high-noon", "fistful-of-cards", "mixed"]), ("wild_west_show", &["false", "true"])];

type Switches = [(&'static str, &'static [&'static str])];

fn combinations(switches: &Switches) -> usize {
    switches.iter().map(|(_, values)| values.len()).product()
}

fn is_admissible(switches: &Switches, edition: Edition, players: u8, house: bool, number: usize) -> bool {
    let mut config = Config::new(edition, players);
    config.set("house", if house { "true" } else { "false" }).expect("it is a switch");
    let mut rest = number;
    for (name, values) in switches.iter().rev() {
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
    let [mut tables, mut events] = [Map::new(), Map::new()];
    for edition in Edition::ALL {
        for house in [false, true] {
            for players in 2..=8 {
                let bits = |switches: &Switches| -> String {
                    let all = 0..combinations(switches);
                    digits(&all.map(|n| is_admissible(switches, edition, players, house, n)).collect::<Vec<bool>>())
                };
                let name = format!("{} {players}{}", edition.id(), if house { " house" } else { "" });
                events.insert(name.clone(), bits(&DECKS).into());
                tables.insert(name, bits(&SWITCHES).into());
            }
        }
    }
    let written = |switches: &Switches| switches.iter().map(|(name, values)| json!([name, values])).collect::<Vec<_>>();
    let known = json!({ "switches": written(&SWITCHES), "tables": tables, "decks": written(&DECKS), "events": events });
    let text = serde_json::to_string_pretty(&known).expect("it is JSON");
    agree("tests/feeds/ways.json", &(text + "\n"));
}
