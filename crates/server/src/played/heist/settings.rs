//! What a table of heist may play: from the settings on the wire to a configuration and time limits.

use saloon_bots::BotName;
use saloon_bots::heist::NAMES;
use saloon_heist::Config;
use saloon_heist::clock::{Level, Limits};
use saloon_protocol::heist::Rules;
use saloon_protocol::http::Preset;
use saloon_protocol::wire::{Pace, Settings, Watching};

use crate::settings::Unplayable;
use crate::tidy::tidy_name;

/// What is written where Bang! has an edition.
const EDITION: &str = "heist";

/// Whoever may think for so long is not waited for at the table.
const SLOW: u32 = 10 * 60_000;

/// The longest pause of a bot, in milliseconds.
const LONGEST_PAUSE: u32 = 10_000;

/// A race, and whatever else is decided in haste, takes seconds.
const SHORTEST: u32 = 1_000;

/// The configuration and the time limits, checked; also tidies the settings.
pub fn config_of(settings: &mut Settings) -> Result<(Config, Limits), Unplayable> {
    let rules = settings.heist.ok_or_else(|| "this is no table of heist".to_owned())?;
    settings.name = tidy_name(&settings.name).ok_or_else(|| "a table needs a name".to_owned())?;
    settings.bot_pause = settings.bot_pause.min(LONGEST_PAUSE);
    if !settings.boxes.is_empty() || !settings.switches.is_empty() {
        return Err("heist has neither boxes nor switches".to_owned().into());
    }
    EDITION.clone_into(&mut settings.edition);
    settings.pace = if rules.turn >= SLOW { Pace::Slow } else { Pace::Relaxed };
    let config = Config { players: settings.players, rounds: rules.rounds, mode: rules.mode };
    let refused = |text: String| Unplayable { rule: Some("HEIST-GEN-1".to_owned()), text };
    config.check().map_err(|why| refused(why.to_string()))?;
    let Rules { turn, swap_return, miss, slap, .. } = rules;
    if let Some(short) = [turn, swap_return, miss, slap].into_iter().find(|time| *time < SHORTEST) {
        return Err(refused(format!("{short} milliseconds are too short for anybody")));
    }
    let limits = Limits {
        turn: turn.into(),
        swap_return: swap_return.into(),
        miss: miss.into(),
        slap: slap.into(),
        ..Limits::default()
    };
    limits.check().map_err(|why| refused(why.to_string()))?;
    settings.bots.resize(settings.players as usize, None);
    for bot in settings.bots.iter().flatten().chain([&settings.fill]) {
        hand_of(bot).ok_or_else(|| format!("there is no bot called {bot}"))?;
    }
    Ok((config, limits))
}

/// What a kind of bot thinks with, and how fast its hand is: `greedy`, `greedy-hard`, `random-easy` and so on. The levels of the
/// house, `easy`, `normal` and `sharp`, are levels of the hand here.
pub fn hand_of(kind: &str) -> Option<(BotName, Level)> {
    match BotName::from_id(kind) {
        Some(BotName::Easy) => return Some((BotName::Greedy, Level::Easy)),
        Some(BotName::Normal) => return Some((BotName::Greedy, Level::Normal)),
        Some(BotName::Sharp) => return Some((BotName::Greedy, Level::Hard)),
        _ => {}
    }
    let (name, level) =
        kind.split_once('-').map_or((kind, Some(Level::Normal)), |(name, level)| (name, Level::from_id(level)));
    BotName::from_id(name).filter(|name| NAMES.contains(name)).zip(level)
}

/// Ready-made choices: a game, and a hand to learn it.
pub fn presets() -> Vec<Preset> {
    let plain = |name: &str, players, fill: &str, rules| Settings {
        name: name.to_owned(),
        edition: EDITION.to_owned(),
        boxes: Vec::new(),
        players,
        switches: Vec::new(),
        bots: Vec::new(),
        fill: fill.to_owned(),
        pace: Pace::Relaxed,
        bot_pause: 1500,
        watching: Watching::Anyone,
        open_cards: false,
        public: true,
        heist: Some(rules),
    };
    let preset = |id: &str, settings| Preset { id: id.to_owned(), settings };
    let practice = Rules { rounds: 1, turn: 120_000, slap: 10_000, ..Rules::default() };
    vec![
        preset("heist", plain("Heist", 4, "greedy-normal", Rules { rounds: 3, ..Rules::default() })),
        preset("heist-practice", plain("Practice", 3, "greedy-easy", practice)),
    ]
}

#[cfg(test)]
mod tests {
    use saloon_heist::Mode;

    use super::*;

    #[test]
    fn what_cannot_be_played_is_refused_by_its_rule() {
        let good = presets().remove(0).settings;
        assert!(config_of(&mut good.clone()).is_ok());
        let with = |change: fn(&mut Settings)| {
            let mut settings = good.clone();
            change(&mut settings);
            config_of(&mut settings).err().map(|why| why.rule)
        };
        let rule = Some(Some("HEIST-GEN-1".to_owned()));
        assert_eq!(with(|settings| settings.players = 6), rule);
        assert_eq!(with(|settings| settings.heist = Some(Rules { rounds: 21, ..Rules::default() })), rule);
        assert_eq!(with(|settings| settings.heist = Some(Rules { slap: 999, ..Rules::default() })), rule);
        assert_eq!(with(|settings| settings.heist = Some(Rules { turn: u32::MAX, ..Rules::default() })), rule);
        assert_eq!(with(|settings| settings.fill = "greedy-slow".into()), Some(None));
        assert_eq!(with(|settings| settings.boxes = vec!["base".into()]), Some(None));
    }

    #[test]
    fn there_are_bots_of_three_levels() {
        for level in Level::ALL {
            let kind = format!("greedy-{}", level.id());
            assert_eq!(hand_of(&kind), Some((BotName::Greedy, level)));
        }
        assert_eq!(hand_of("random"), Some((BotName::Random, Level::Normal)));
        assert_eq!(hand_of("sharp"), Some((BotName::Greedy, Level::Hard)));
        assert!(hand_of("x").is_none() && hand_of("grudge").is_none() && hand_of("greedy-").is_none());
        let mail = Rules { turn: 86_400_000, mode: Mode::CommitSealed, ..Rules::default() };
        let mut slow = Settings { heist: Some(mail), ..presets().remove(0).settings };
        assert!(config_of(&mut slow).is_ok() && slow.pace == Pace::Slow, "by mail nobody is waited for at the table");
    }
}
