//! The options that describe a table, shared by every command that deals one.

use anyhow::{Context, Result, bail};
use clap::Args;
use saloon_rules::{Box, Config, Edition};

/// Which table to set up.
#[derive(Args, Clone, Debug)]
pub struct TableOptions {
    /// Which game.
    #[arg(long, default_value = "bang", value_name = "GAME")]
    pub game: String,

    /// Whose rules: classic, dodge-city, dodge-city+base, compendium or official.
    #[arg(long, default_value = "classic", value_name = "EDITION")]
    pub edition: String,

    /// Cards and characters of these boxes instead of the edition's own: base, dodge-city, special.
    #[arg(long, value_delimiter = ',', value_name = "BOX,BOX")]
    pub boxes: Vec<String>,

    /// How many players.
    #[arg(long, default_value_t = 5, value_name = "N")]
    pub players: u8,

    /// Which way to play.
    #[arg(long, value_name = "MODE")]
    pub mode: Option<String>,

    /// Which event cards: none, high-noon, fistful-of-cards or mixed.
    #[arg(long, value_name = "EVENTS")]
    pub events: Option<String>,

    /// Play with the Wild West Show deck.
    #[arg(long)]
    pub wild_west_show: bool,

    /// One rule switch, as name=value; may be repeated. `saloon rules switches` lists them.
    #[arg(long = "set", value_name = "SWITCH=VALUE")]
    pub set: Vec<String>,
}

impl TableOptions {
    /// The configuration, checked.
    pub fn config(&self) -> Result<Config> {
        if self.game == "heist" {
            bail!("the game heist is not in this version of saloon yet");
        }
        if self.game != "bang" {
            bail!("there is no game called {}; there is bang", self.game);
        }
        let editions = || Edition::ALL.map(Edition::id).join(", ");
        let edition = Edition::from_id(&self.edition)
            .with_context(|| format!("there is no edition called {}; there are {}", self.edition, editions()))?;
        let mut config = Config::new(edition, self.players);
        if !self.boxes.is_empty() {
            let boxes: Result<Vec<Box>> = self.boxes.iter().map(|word| named_box(word.trim())).collect();
            config = config.with_boxes(&boxes?)?;
        }
        match self.mode.as_deref() {
            None | Some("standard") => {}
            Some("six-hidden-removal") => config.set("role_deal_six", "hidden_removal")?,
            Some(mode @ ("two-characters" | "open-triangle")) => {
                bail!("the mode {mode} is not in this version of saloon yet")
            }
            Some(mode) => bail!("there is no mode called {mode}; there is standard"),
        }
        if let Some(events) = &self.events {
            config.set("event_mode", events)?;
        }
        if self.wild_west_show {
            config.set("wild_west_show", "true")?;
        }
        for change in &self.set {
            let (name, value) =
                change.split_once('=').with_context(|| format!("--set wants SWITCH=VALUE, not {change}"))?;
            config.set(name.trim(), value.trim())?;
        }
        config.check()?;
        Ok(config)
    }
}

fn named_box(word: &str) -> Result<Box> {
    let all = || Box::ALL.map(Box::id).join(", ");
    Box::from_id(word).with_context(|| format!("there is no box called {word}; there are {}", all()))
}
