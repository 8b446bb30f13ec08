//! What goes over a table's socket: JSON messages in both directions.
//!
//! The first message of a client is [`ClientMessage::Hello`]. Whatever changes the table for a viewer carries that
//! viewer's next version number; versions have no gaps. docs/protocol.md shows a session.

use saloon_rules::{Action, Fact, Seat, Why};
use serde::{Deserialize, Serialize};

use crate::{Offer, TableView};

/// Grows when a message changes its meaning or goes away; new messages and new optional fields do not count.
pub const PROTOCOL_VERSION: u32 = 1;

/// The longest frame a server reads, in bytes.
pub const LONGEST_FRAME: usize = 16 * 1024;

/// The longest chat line, in characters.
pub const LONGEST_CHAT: usize = 240;

/// The longest name of a person or table, in characters.
pub const LONGEST_NAME: usize = 24;

/// What a client says. Numbers called `id` are the client's own; answers repeat them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "type", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: where the client stopped listening, if it did.
    Hello {
        /// The last version it has; none asks for everything.
        since: Option<u32>,
    },
    /// Answer a question.
    Act {
        /// Sent again under the same id, it counts once.
        id: u32,
        /// The number of the question; an old one is refused.
        ask: u32,
        /// The answer, one of the offer.
        action: Action,
    },
    /// Why can this not be done? Answered by `explained`.
    WhyNot {
        /// Repeated in the answer.
        id: u32,
        /// What the player would like to do.
        action: Action,
    },
    /// Answers given before the question comes. Replaces what was said before.
    Early {
        /// Repeated in the answer.
        id: u32,
        /// All standing answers of the seat.
        standing: Standing,
    },
    /// Say something.
    Chat {
        /// Repeated in the answer.
        id: u32,
        /// One line of text.
        text: String,
    },
    /// Say one of the phrases everybody can read in his own language.
    Phrase {
        /// Repeated in the answer.
        id: u32,
        /// Which one.
        phrase: Phrase,
    },
    /// Take a chair: this one, or any.
    Sit {
        /// Repeated in the answer.
        id: u32,
        /// Which one; none is any that is free.
        seat: Option<Seat>,
    },
    /// Stand up. While a game runs a bot plays on.
    Leave {
        /// Repeated in the answer.
        id: u32,
    },
    /// Play the own seat again that a bot plays meanwhile.
    TakeBack {
        /// Repeated in the answer.
        id: u32,
    },
    /// The host starts the game; empty chairs get bots.
    Start {
        /// Repeated in the answer.
        id: u32,
    },
    /// The host clears a chair before the start.
    Remove {
        /// Repeated in the answer.
        id: u32,
        /// Which one.
        seat: Seat,
    },
    /// The host makes somebody else the host.
    PassHat {
        /// Repeated in the answer.
        id: u32,
        /// Whose chair.
        seat: Seat,
    },
    /// After the end: the same table again.
    Rematch {
        /// Repeated in the answer.
        id: u32,
    },
    /// Answered by `pong`.
    Ping {
        /// Repeated in the answer.
        id: u32,
    },
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
    },
    /// Something happened in the game.
    Step {
        /// Where the viewer is now.
        version: u32,
        /// What happened, in order, as he saw it.
        facts: Vec<Fact>,
        /// The table now; missing only while he catches up and a later step follows at once.
        table: Option<TableView>,
        /// The question, if it is his.
        offer: Option<Offer>,
        /// How long the asked player has.
        clock: Option<Clock>,
        /// The id of the viewer's own action that did it.
        answers: Option<u32>,
    },
    /// Something the viewer has no part in; only the number counts.
    Skip {
        /// Where he is now.
        version: u32,
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
        /// What and who.
        said: Said,
    },
    /// Somebody used a phrase.
    Phrase {
        /// Where the viewer is now.
        version: u32,
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
        why: Option<Why>,
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
        why: Option<Why>,
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
    /// The client sent too much too fast.
    Flood,
}

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
    /// Games dealt at this table so far.
    pub round: u32,
    /// The replay of the current or last game.
    pub replay: Option<String>,
    /// SHA-256 of the seed, in hexadecimal digits, from the deal on.
    pub seed_hash: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
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
}

fn usual_bot() -> String {
    "greedy".to_owned()
}

fn usual_pause() -> u32 {
    900
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
}
