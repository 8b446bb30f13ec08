//! What a table says.

use saloon_rules::Seat;
use serde::{Deserialize, Serialize};

use super::{Clock, People, Said, Settings, Standing};
use crate::{Event, Line, Offer, TableView, heist};

/// What a viewer is shown of another game than Bang!.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "game")]
pub enum Other {
    /// Heist.
    Heist(heist::Shown),
}

/// What a table says to one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "type")]
#[allow(clippy::large_enum_variant, reason = "messages are written out at once and never kept")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// Version of these messages.
        protocol: u32,
        /// Version of the rules.
        rules: u32,
        /// The table.
        table: String,
        /// The name the viewer goes by.
        name: String,
        /// The viewer's chair, if he has one.
        seat: Option<Seat>,
    },
    /// Everything the viewer may know; replaces whatever he knew.
    Full {
        /// Where he is now.
        version: u32,
        /// The game's name; answers carry it. None before the deal.
        game: Option<String>,
        /// The game as he sees it; none before the deal.
        table: Option<TableView>,
        /// The question, if it is his.
        offer: Option<Offer>,
        /// Who is here.
        people: People,
        /// What is played.
        settings: Settings,
        /// The deck; `/api/editions` tells which number is which card.
        deck: String,
        /// How long the asked player has.
        clock: Option<Clock>,
        /// His standing answers.
        standing: Standing,
        /// What was said of late, as far as he heard it.
        said: Vec<Said>,
        /// The log of the game so far as he saw it, if he asked for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Line>>", optional))]
        log: Vec<Line>,
        /// The same of another game than Bang!, whose name is in `game`; the fields for Bang! are empty then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        other: Option<Other>,
    },
    /// Something happened in the game.
    Step {
        /// Where the viewer is now.
        version: u32,
        /// What happened, in order, as he saw it.
        events: Vec<Event>,
        /// The table now; missing only while he catches up and a later step follows at once.
        table: Option<TableView>,
        /// The question, if it is his.
        offer: Option<Offer>,
        /// How long the asked player has.
        clock: Option<Clock>,
        /// The id of the viewer's own action that did it.
        answers: Option<u32>,
        /// The same of another game than Bang!, whose name is in `game`; the fields for Bang! are empty then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        other: Option<Other>,
    },
    /// Somebody came, went, sat down, stood up; a game began or ended.
    People {
        /// Who is here now.
        people: People,
    },
    /// Somebody said something.
    Chat {
        /// Where the viewer is now.
        version: u32,
        /// Said among onlookers: the number of it there. It does not move the version on.
        aside: Option<u32>,
        /// What and who.
        said: Said,
    },
    /// Somebody used a phrase.
    Phrase {
        /// Where the viewer is now.
        version: u32,
        /// Said among onlookers: the number of it there. It does not move the version on.
        aside: Option<u32>,
        /// What and who.
        said: Said,
    },
    /// The standing answers of the viewer's seat changed.
    Standing {
        /// What they are now.
        standing: Standing,
    },
    /// Done, or done before: nothing more will come of the message with this id.
    Done {
        /// The client's number.
        id: u32,
    },
    /// Not done.
    Refused {
        /// The client's number; none if the message could not be read.
        id: Option<u32>,
        /// The rule: an id of the rulebook, or one of the house (`HOUSE-...`).
        rule: String,
        /// The reason with this table's numbers, where it is a rule of the game.
        line: Option<Line>,
        /// The reason in English, for bots and logs.
        text: String,
    },
    /// Answer to `why-not`.
    Explained {
        /// The client's number.
        id: u32,
        /// It can be done.
        legal: bool,
        /// If not, the rule.
        rule: Option<String>,
        /// If not, the reason.
        line: Option<Line>,
    },
    /// The viewer read too slowly and missed something: he should say hello again.
    Resync,
    /// The server goes down and comes back; the socket closes next.
    Going {
        /// Seconds to wait before trying again.
        back_in: u32,
    },
    /// This table or the viewer's place at it is gone; the socket closes next.
    Gone {
        /// Why.
        why: Gone,
    },
    /// Answer to `ping`.
    Pong {
        /// The client's number.
        id: u32,
    },
}

/// Why a socket is closed for good.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// Nobody was here for long.
    Expired,
    /// The host took the chair away and nobody may watch.
    Removed,
    /// The client sent too much too fast, or there are too many connections.
    Flood,
    /// The session was ended from elsewhere.
    SignedOut,
    /// The table asks for a password first.
    Locked,
}
