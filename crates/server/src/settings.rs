//! What a table may play: from the settings on the wire to a configuration of the engine, and the menus for a form.

use std::collections::HashSet;

use saloon_bots::{BotKind, BotName};
use saloon_protocol::Card;
use saloon_protocol::http::{DeckInfo, EditionInfo, Editions, Preset, SwitchInfo};
use saloon_protocol::wire::{Pace, Settings, SwitchValue, Watching};
use saloon_rules::{Box, Config, Deck, Edition};

use crate::tidy::tidy_name;

/// The longest pause of a bot, in milliseconds.
const LONGEST_PAUSE: u32 = 10_000;

/// Why a table cannot be played: the rule, if there is one, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// The rule of the rulebook.
    pub rule: Option<String>,
    /// The reason.
    pub text: String,
}

impl From<String> for Unplayable {
    fn from(text: String) -> Unplayable {
        Unplayable { rule: None, text }
    }
}

impl From<saloon_rules::ConfigError> for Unplayable {
    fn from(why: saloon_rules::ConfigError) -> Unplayable {
        let rule = match &why {
            saloon_rules::ConfigError::Line { rule, .. } => Some((*rule).to_owned()),
            saloon_rules::ConfigError::Characters { .. } => Some("VAR-GEN-2c".to_owned()),
            saloon_rules::ConfigError::Switch(_)
            | saloon_rules::ConfigError::Fixed { .. }
            | saloon_rules::ConfigError::NotYet { .. }
            | saloon_rules::ConfigError::Value { .. } => None,
        };
        Unplayable { rule, text: why.to_string() }
    }
}

/// The engine's configuration, checked; also tidies the settings.
pub fn config_of(settings: &mut Settings) -> Result<Config, Unplayable> {
    settings.name = tidy_name(&settings.name).ok_or_else(|| "a table needs a name".to_owned())?;
    settings.bot_pause = settings.bot_pause.min(LONGEST_PAUSE);
    let edition = Edition::from_id(&settings.edition);
    let edition = edition.ok_or_else(|| format!("there is no edition called {}", settings.edition))?;
    let mut config = Config::new(edition, settings.players);
    if let Some(twice) = twice(settings.boxes.iter()) {
        return Err(format!("the box {twice} is named twice").into());
    }
    if !settings.boxes.is_empty() {
        let named = |word: &String| Box::from_id(word).ok_or_else(|| format!("there is no box called {word}"));
        let boxes: Vec<Box> = settings.boxes.iter().map(named).collect::<Result<_, String>>()?;
        config = config.with_boxes(&boxes)?;
    }
    if let Some(twice) = twice(settings.switches.iter().map(|switch| &switch.name)) {
        return Err(format!("the switch {twice} is named twice").into());
    }
    for switch in &settings.switches {
        config.set(&switch.name, &switch.value)?;
    }
    config.check()?;
    settings.bots.resize(settings.players as usize, None);
    for bot in settings.bots.iter().flatten().chain([&settings.fill]) {
        BotKind::from_id(bot).ok_or_else(|| format!("there is no bot called {bot}"))?;
    }
    Ok(config)
}

/// The first name that is there for the second time.
fn twice<'a>(names: impl Iterator<Item = &'a String>) -> Option<&'a str> {
    let mut seen = HashSet::new();
    names.map(String::as_str).find(|name| !seen.insert(*name))
}

fn plain(name: &str, edition: Edition, players: u8) -> Settings {
    Settings {
        name: name.to_owned(),
        edition: edition.id().to_owned(),
        boxes: Vec::new(),
        players,
        switches: Vec::new(),
        bots: Vec::new(),
        fill: BotName::Normal.id().to_owned(),
        pace: Pace::Relaxed,
        bot_pause: 900,
        watching: Watching::Anyone,
        open_cards: false,
        public: true,
        heist: None,
    }
}

/// A table for an evening: as many games as players, and everything money can do.
fn evening() -> Settings {
    let on = ["hire", "bounties", "experience", "without_mercy"].map(|name| (name, "true"));
    let all = [("series", "rotation"), ("scoring", "dollars")].into_iter().chain(on);
    let switches = all.map(|(name, value)| SwitchValue { name: name.to_owned(), value: value.to_owned() }).collect();
    Settings { switches, ..plain("Evening", Edition::Compendium, 5) }
}

/// The base game with an event deck.
fn with_events(mut settings: Settings, deck: &str) -> Settings {
    settings.boxes = vec![Box::Base.id().to_owned()];
    settings.switches.push(SwitchValue { name: "event_mode".to_owned(), value: deck.to_owned() });
    settings
}

/// All boxes, all characters, all events.
fn everything() -> Settings {
    let mut settings = with_events(plain("Everything", Edition::Compendium, 7), "mixed");
    settings.switches.push(SwitchValue { name: "wild_west_show".to_owned(), value: "true".to_owned() });
    settings.boxes = Box::ALL.iter().map(|one| one.id().to_owned()).collect();
    settings
}

/// Ready-made choices: a first game, a quick one, a full table, three players, an evening, with event cards, everything there
/// is; and those of heist.
pub fn presets() -> Vec<Preset> {
    let preset = |id: &str, settings| Preset { id: id.to_owned(), settings };
    // Whoever plays at once, or for the first time, is asked nothing and not overrun.
    let easy = || BotName::Easy.id().to_owned();
    let quick = Settings { pace: Pace::Fast, bot_pause: 600, fill: easy(), ..plain("Quick game", Edition::Classic, 5) };
    let mut all = vec![
        preset("first", Settings { bot_pause: 1500, fill: easy(), ..plain("First game", Edition::Classic, 4) }),
        preset("quick", quick),
        preset("full", plain("Full game", Edition::Compendium, 7)),
        preset("duel", plain("Duel", Edition::Compendium, 2)),
        preset("triangle", plain("Triangle", Edition::Compendium, 3)),
        preset("evening", evening()),
        preset("high-noon", with_events(plain("High Noon", Edition::Compendium, 5), "high-noon")),
        preset("fistful", with_events(plain("Fistful", Edition::Compendium, 5), "fistful-of-cards")),
        preset("everything", everything()),
    ];
    all.extend(crate::played::heist::settings::presets());
    all
}

/// Everything a form for a new table needs.
pub fn editions() -> Editions {
    let edition = |edition: Edition| EditionInfo {
        id: edition.id().to_owned(),
        boxes: edition.boxes().iter().map(|b| b.id().to_owned()).collect(),
        players: (2..=8).filter(|players| Config::new(edition, *players).check().is_ok()).collect(),
        switches: (edition.switches().list().into_iter())
            .map(|switch| SwitchInfo { name: switch.name.to_owned(), value: switch.value, accepts: switch.accepts })
            .collect(),
    };
    let deck = |deck: Deck| DeckInfo {
        id: deck.id().to_owned(),
        cards: deck.cards().iter().map(|card| Card::of(deck, card)).collect(),
    };
    Editions {
        presets: presets(),
        editions: Edition::ALL.into_iter().map(edition).collect(),
        boxes: Box::ALL.iter().map(|b| b.id().to_owned()).collect(),
        decks: [Deck::Base, Deck::Standalone, Deck::BaseAndExpansion].into_iter().map(deck).collect(),
        bots: BotName::ALL.iter().map(|bot| bot.id().to_owned()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_can_be_played() {
        for mut preset in presets() {
            assert!(crate::played::check(&mut preset.settings).is_ok(), "{}", preset.id);
        }
    }

    #[test]
    fn every_chair_has_a_level_of_its_own_and_older_kinds_are_still_known() {
        let kinds = ["easy", "sharp", "greedy", "random"].map(|kind| Some(kind.to_owned()));
        let mut settings = Settings { bots: kinds.to_vec(), ..plain("x", Edition::Classic, 5) };
        assert!(config_of(&mut settings).is_ok());
        assert_eq!((settings.bots.len(), settings.fill.as_str()), (5, "normal"));
        settings.bots[0] = Some("clever".to_owned());
        assert!(config_of(&mut settings).expect_err("nobody knows it").text.contains("clever"));
        // What was written down before there were levels says so itself.
        let old = r#"{"name":"Old","edition":"classic","players":4,"fill":"greedy","bots":["random"]}"#;
        let mut old: Settings = serde_json::from_str(old).expect("it can be read");
        assert!(config_of(&mut old).is_ok() && old.fill == "greedy");
    }

    #[test]
    fn quick_play_and_first_games_are_easy() {
        for preset in presets() {
            let easy = ["first", "quick"].contains(&preset.id.as_str());
            assert_eq!(preset.settings.fill == BotName::Easy.id(), easy, "{}", preset.id);
        }
    }

    #[test]
    fn a_table_that_cannot_be_played_names_the_rule() {
        let mut settings = plain("x", Edition::Classic, 8);
        assert_eq!(config_of(&mut settings).expect_err("too many").rule.as_deref(), Some("VAR-GEN-2-C2"));
    }

    #[test]
    fn issue_13_every_line_of_var_gen_2_refuses_by_its_name() {
        // (line, edition, players, switches): each breaks this line and none before it.
        const HOUSE: (&str, &str) = ("house", "true");
        const DOLLARS: (&str, &str) = ("scoring", "dollars");
        type Case = (&'static str, Edition, u8, &'static [(&'static str, &'static str)]);
        let cases: [Case; 12] = [
            ("C1", Edition::Compendium, 5, &[("mode", "open-triangle")]),
            ("C1", Edition::Compendium, 5, &[("role_deal_six", "hidden_removal")]),
            ("C2", Edition::Classic, 3, &[]),
            ("C2", Edition::DodgeCity, 6, &[("role_deal_six", "hidden_removal")]),
            ("C3", Edition::Classic, 8, &[HOUSE]),
            ("C4", Edition::Compendium, 3, &[DOLLARS]),
            ("C5", Edition::Compendium, 4, &[("hire", "true")]),
            ("C6", Edition::Compendium, 4, &[DOLLARS, ("experience", "true")]),
            ("C7", Edition::Compendium, 4, &[HOUSE, DOLLARS, ("hire", "true"), ("keep_character", "survivors_may")]),
            ("C8", Edition::Compendium, 3, &[("without_mercy", "true")]),
            ("C9", Edition::Classic, 4, &[DOLLARS]),
            ("C10", Edition::Classic, 4, &[("event_mode", "high-noon")]),
        ];
        for (line, edition, players, switches) in cases {
            let switch = |(name, value): &(&str, &str)| SwitchValue { name: (*name).into(), value: (*value).into() };
            let switches: Vec<SwitchValue> = switches.iter().map(switch).collect();
            let mut settings = Settings { switches, ..plain("x", edition, players) };
            let why = crate::played::check(&mut settings).expect_err(line);
            assert_eq!(why.rule, Some(format!("VAR-GEN-2-{line}")), "{}", why.text);
        }
    }

    #[test]
    fn issue_11_6_a_switch_or_box_named_twice_is_refused() {
        let switches = Edition::Classic.switches().list();
        let first = switches.first().expect("there are switches");
        let value = SwitchValue { name: first.name.to_owned(), value: first.value.clone() };
        let mut once = Settings { switches: vec![value.clone()], ..plain("x", Edition::Classic, 4) };
        assert!(config_of(&mut once).is_ok());
        let mut twice = Settings { switches: vec![value; 2], ..plain("x", Edition::Classic, 4) };
        assert!(config_of(&mut twice).expect_err("twice").text.contains("twice"));
        let mut boxes = Settings { boxes: vec!["base".into(); 2], ..plain("x", Edition::Classic, 4) };
        assert!(config_of(&mut boxes).expect_err("twice").text.contains("twice"));
    }
}
