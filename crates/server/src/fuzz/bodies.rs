//! Bodies of requests: read or refused, and whatever can be read can be used without a panic.

use saloon_protocol::http::{Quick, Rename};
use saloon_protocol::wire::{ClientMessage, LONGEST_NAME, Settings};
use saloon_rules::Game;

use super::{Dice, broken, odd_settings, random_settings};
use crate::settings::{config_of, presets};
use crate::tidy::tidy_name;

/// What became of the bodies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// All of them.
    pub bodies: u64,
    /// No JSON of the wanted form.
    pub unreadable: u64,
    /// Read, but not to be done.
    pub refused: u64,
    /// Good.
    pub accepted: u64,
}

impl Read {
    /// Takes a body for each of the requests that have one.
    pub fn body(&mut self, bytes: &[u8]) {
        self.settings(bytes);
        self.count(serde_json::from_slice::<Rename>(bytes).ok().map(|wanted| match tidy_name(&wanted.name) {
            Some(name) => {
                assert!(name.chars().count() <= LONGEST_NAME && !name.chars().any(char::is_control));
                assert_eq!(tidy_name(&name).as_ref(), Some(&name), "a tidy name stays as it is");
                true
            }
            None => false,
        }));
        self.count(serde_json::from_slice::<Quick>(bytes).ok().map(|wanted| {
            let id = wanted.preset.as_deref().unwrap_or("quick");
            presets().iter().any(|preset| preset.id == id)
        }));
        self.count(serde_json::from_slice::<ClientMessage>(bytes).ok().map(|message| {
            let text = serde_json::to_string(&message).expect("messages hold nothing JSON cannot");
            let again: ClientMessage = serde_json::from_str(&text).expect("what was read is written and read again");
            assert_eq!(again, message);
            true
        }));
    }

    /// What a new table would play: refused with a reason, or dealt.
    pub fn settings(&mut self, bytes: &[u8]) {
        let played =
            serde_json::from_slice::<Settings>(bytes).ok().map(|mut settings| match config_of(&mut settings) {
                Ok(config) => {
                    Game::new(&config, 1.into()).expect("what was checked can be dealt");
                    let tidy = settings.clone();
                    assert!(config_of(&mut settings).is_ok() && settings == tidy, "tidy settings stay as they are");
                    true
                }
                Err(why) => {
                    assert!(!why.text.is_empty(), "a refusal has a reason");
                    false
                }
            });
        self.count(played);
    }

    fn count(&mut self, outcome: Option<bool>) {
        self.bodies += 1;
        *match outcome {
            None => &mut self.unreadable,
            Some(false) => &mut self.refused,
            Some(true) => &mut self.accepted,
        } += 1;
    }

    /// So many bodies, natural and broken.
    pub fn throw(&mut self, count: u64, dice: &mut Dice) {
        let until = self.bodies + count;
        let mut settings = String::new();
        while self.bodies < until {
            if dice.once_in(4) {
                let odd = serde_json::to_vec(&odd_settings(dice)).expect("settings hold nothing JSON cannot");
                self.settings(&odd);
                continue;
            }
            if settings.is_empty() || dice.once_in(64) {
                settings = serde_json::to_string(&random_settings(dice)).expect("settings hold nothing JSON cannot");
            }
            let natural = match dice.below(6) {
                0 => "{\"name\":\"Ann\"}",
                1 => "{\"preset\":\"quick\"}",
                2 => "{\"type\":\"sit\",\"id\":1,\"seat\":2}",
                _ => &settings,
            };
            let body = broken(dice, natural);
            if natural.len() == settings.len() {
                self.settings(body.as_bytes());
            } else {
                self.body(body.as_bytes());
            }
        }
    }
}
