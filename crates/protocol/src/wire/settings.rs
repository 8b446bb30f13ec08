//! What a table plays and how.

use serde::{Deserialize, Serialize};

use crate::heist;

/// How fast a table plays.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Seconds.
    Fast,
    /// A minute or so.
    #[default]
    Relaxed,
    /// Days.
    Slow,
    /// No clock.
    None,
}

/// Who may watch.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// Everybody with the link.
    #[default]
    Anyone,
    /// Only those who have or had a chair.
    Seated,
}

/// One switch that differs from the edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SwitchValue {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// What a table plays and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// What the table is called.
    pub name: String,
    /// The edition.
    pub edition: String,
    /// Boxes instead of the edition's own; empty means those.
    #[serde(default)]
    pub boxes: Vec<String>,
    /// How many seats.
    pub players: u8,
    /// Switches that differ from the edition.
    #[serde(default)]
    pub switches: Vec<SwitchValue>,
    /// The kind of bot for each seat; none leaves the chair to people. Missing seats are for people.
    #[serde(default)]
    pub bots: Vec<Option<String>>,
    /// The kind of bot that fills empty chairs and stands in.
    #[serde(default = "usual_bot")]
    pub fill: String,
    /// The clock.
    #[serde(default)]
    pub pace: Pace,
    /// How long bots seem to think, in milliseconds.
    #[serde(default = "usual_pause")]
    pub bot_pause: u32,
    /// Who may watch.
    #[serde(default)]
    pub watching: Watching,
    /// The dead see all cards.
    #[serde(default)]
    pub open_cards: bool,
    /// Shown in the lobby; otherwise found by its link alone.
    #[serde(default)]
    pub public: bool,
    /// The table plays heist, like this; the edition is `heist` then. None is Bang!.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub heist: Option<heist::Rules>,
}

fn usual_bot() -> String {
    "normal".to_owned()
}

fn usual_pause() -> u32 {
    900
}
