//! The options that describe a table, shared by every command that deals one.

use anyhow::{Context, Result, bail};
use clap::Args;
use saloon_heist as heist;
use saloon_rules::switches::Scoring;
use saloon_rules::{Box, Config, Edition, Mode};

/// Which table to set up.
#[derive(Args, Clone, Debug)]
pub(crate) struct TableOptions {
    /// Which game: bang or heist.
    #[arg(long, default_value = "bang", value_name = "GAME")]
    pub(crate) game: String,

    /// Whose rules: classic, dodge-city, dodge-city+base, compendium or official.
    /// Classic if not given.
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<String>,

    /// Cards and characters of these boxes instead of the edition's own: base, dodge-city, wild-west-show, special.
    #[arg(long, value_delimiter = ',', value_name = "BOX,BOX")]
    pub(crate) boxes: Vec<String>,

    /// How many players; 5 if not given, 4 of heist.
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// Which way to play: standard, two-characters (2 players), open-triangle (3) or six-hidden-removal (6).
    /// Heist: realtime, commit-drawn or commit-sealed.
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<String>,

    /// Heist: how many rounds, 6 if not given.
    #[arg(long, value_name = "N")]
    pub(crate) rounds: Option<u8>,

    /// Which event cards: none, high-noon, fistful-of-cards or mixed.
    #[arg(long, value_name = "EVENTS")]
    pub(crate) events: Option<String>,

    /// Play with the Wild West Show deck.
    #[arg(long)]
    pub(crate) wild_west_show: bool,

    /// One rule switch, as name=value; may be repeated. `saloon rules switches` lists them.
    #[arg(long = "set", value_name = "SWITCH=VALUE")]
    pub(crate) set: Vec<String>,
}

impl TableOptions {
    /// Is it heist that is to be played? An unknown game is an error.
    pub(crate) fn is_heist(&self) -> Result<bool> {
        match self.game.as_str() {
            "bang" => Ok(false),
            "heist" => Ok(true),
            other => bail!("there is no game called {other}; there are bang and heist"),
        }
    }

    /// A table of heist, checked. `usual` is the mode if none is given.
    pub(crate) fn heist(&self, usual: heist::Mode) -> Result<heist::Config> {
        let foreign = [
            ("--edition", self.edition.is_some()),
            ("--boxes", !self.boxes.is_empty()),
            ("--events", self.events.is_some()),
            ("--wild-west-show", self.wild_west_show),
            ("--set", !self.set.is_empty()),
        ];
        if let Some((option, _)) = foreign.into_iter().find(|(_, given)| *given) {
            bail!("{option} is not for heist");
        }
        let modes = || heist::Mode::ALL.map(heist::Mode::id).join(", ");
        let named = |word: &String| {
            heist::Mode::from_id(word)
                .with_context(|| format!("heist has no mode called {word}; there are {}", modes()))
        };
        let mode = self.mode.as_ref().map_or(Ok(usual), named)?;
        let mut config = heist::Config::new(self.players.unwrap_or(4), mode);
        config.rounds = self.rounds.unwrap_or(config.rounds);
        config.check()?;
        Ok(config)
    }

    /// The configuration of a series, checked: the sheriff goes round, and money is counted where nothing else is said
    /// and the rules pay any; points otherwise.
    pub(crate) fn series(&self) -> Result<Config> {
        let mut config = self.described()?;
        config.set("series", "rotation")?;
        if config.switches.options.scoring == Scoring::Off {
            let home = config.edition == Edition::Compendium || config.switches.options.house;
            config.set("scoring", if home && config.mode.has_sheriff() { "dollars" } else { "points" })?;
        }
        config.check()?;
        Ok(config)
    }

    /// The configuration, checked.
    pub(crate) fn config(&self) -> Result<Config> {
        let config = self.described()?;
        config.check()?;
        Ok(config)
    }

    /// The table as it is described, whether it can be played or not.
    fn described(&self) -> Result<Config> {
        if self.is_heist()? {
            bail!("this command is not there for heist yet");
        }
        if self.rounds.is_some() {
            bail!("--rounds is for heist");
        }
        let editions = || Edition::ALL.map(Edition::id).join(", ");
        let edition = self.edition.as_deref().unwrap_or("classic");
        let edition = Edition::from_id(edition)
            .with_context(|| format!("there is no edition called {edition}; there are {}", editions()))?;
        let mut config = Config::new(edition, self.players.unwrap_or(5));
        if !self.boxes.is_empty() {
            let boxes: Result<Vec<Box>> = self.boxes.iter().map(|word| named_box(word.trim())).collect();
            config = config.with_boxes(&boxes?)?;
        }
        match self.mode.as_deref() {
            None => {}
            Some(word) => config = config.with_mode(named_mode(word)?),
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
        Ok(config)
    }
}

fn named_mode(word: &str) -> Result<Mode> {
    let all = || Mode::ALL.iter().map(|mode| mode.id()).collect::<Vec<_>>().join(", ");
    Mode::from_id(word).with_context(|| format!("there is no mode called {word}; there are {}", all()))
}

fn named_box(word: &str) -> Result<Box> {
    let all = || Box::ALL.map(Box::id).join(", ");
    Box::from_id(word).with_context(|| format!("there is no box called {word}; there are {}", all()))
}
