//! Who is at a table, how long they have, and what they say to each other.

use saloon_rules::Seat;
use serde::{Deserialize, Serialize};

use super::SeriesInfo;

/// Answers that stand until they are used or withdrawn.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Decline the next hit or demand for a card, once.
    #[serde(default)]
    pub decline_next: bool,
    /// Decline every chance to use an ability out of turn.
    #[serde(default)]
    pub decline_interrupts: bool,
}

/// Where a table is in its life.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down; nothing is dealt.
    Open,
    /// A game runs.
    Playing,
    /// The game is over.
    Over,
}

/// Who sits on a chair.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody; a bot after the start.
    Empty,
    /// A person.
    Person,
    /// A bot of the house.
    Bot,
}

/// One chair and who sits on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chair {
    /// Which seat of the game it is.
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
    /// The name of the person or the kind of bot.
    pub name: String,
    /// The person is connected.
    pub present: bool,
    /// A bot plays for the person just now.
    pub stand_in: bool,
    /// The person is the host.
    pub host: bool,
    /// The person is ready: to begin, or after the end for one more game.
    pub ready: bool,
    /// The viewer may sit down here: it is free, or a bot's that may be taken over.
    pub open: bool,
    /// A number for the person, the same as in what he says at this table and nowhere else.
    pub who: Option<u32>,
}

/// Somebody without a chair who asks for a bot's while a game runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Knock {
    /// The number to answer with.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The chair.
    pub seat: Seat,
    /// It is the viewer's own.
    pub own: bool,
    /// The viewer has not answered it yet.
    pub waits: bool,
}

/// Who is at a table, and what is known of its game as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct People {
    /// Where the table is in its life.
    pub stage: Stage,
    /// The chairs in order of seats.
    pub chairs: Vec<Chair>,
    /// How many watch.
    pub watchers: u32,
    /// The viewer is the host.
    pub you_host: bool,
    /// The viewer's own chair.
    pub you_sit: Option<Seat>,
    /// The table asks newcomers for a password.
    pub locked: bool,
    /// After the end: how many still have to agree before the next game is dealt.
    pub waiting_for: u8,
    /// Games dealt at this table so far.
    pub round: u32,
    /// The replay of the current or last game.
    pub replay: Option<String>,
    /// SHA-256 of the seed, in hexadecimal digits, from the deal on.
    pub seed_hash: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Those who ask for a bot's chair; shown to the people of the game and to whoever asks.
    #[serde(default)]
    pub knocks: Vec<Knock>,
    /// The series these games belong to; missing where nothing is carried from game to game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub series: Option<SeriesInfo>,
}

/// How long somebody has.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clock {
    /// Who is asked.
    pub seat: Seat,
    /// Milliseconds left when this was sent.
    pub left: u32,
    /// Milliseconds there were.
    pub total: u32,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Said {
    /// The speaker's name.
    pub name: String,
    /// The speaker's chair; none watches.
    pub seat: Option<Seat>,
    /// The speaker's number at this table.
    #[serde(default)]
    pub who: u32,
    /// The words, or nothing if it is a phrase.
    pub text: Option<String>,
    /// The phrase.
    pub phrase: Option<Phrase>,
}

/// Phrases that every client shows in its own language.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phrase {
    Howdy,
    GoodGame,
    NiceShot,
    Thanks,
    Sorry,
    Ouch,
    Hurry,
    Thinking,
    TrustMe,
    NotMe,
    OneMore,
    Farewell,
    // Said by the house alone: the game goes on under newer rules.
    Renewed,
    // Said by the house alone: a race was interrupted and is run again for all who had not slapped.
    RaceAgain,
}
