//! What a client says.

use saloon_rules::{Action, Seat};
use serde::{Deserialize, Serialize};

use super::{Phrase, Standing};

/// Something sent at a table of another game than Bang!.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Heist.
    Heist(saloon_heist::Command),
}

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
        /// Wants the log of the game so far with every `full`.
        #[serde(default)]
        log: bool,
    },
    /// Answer a question.
    Act {
        /// Sent again under the same id, it counts once.
        id: u32,
        /// The game, as the last `full` named it; an answer of another game is stale.
        game: String,
        /// The number of the question; an old one is refused.
        ask: u32,
        /// The answer, one of the offer.
        action: Action,
    },
    /// Send something at a table of another game than Bang!.
    Send {
        /// Repeated in the answer.
        id: u32,
        /// The game, as the last `full` named it.
        game: String,
        /// The number of the offer, for decisions. What takes effect when it arrives, like a slap, carries none.
        ask: Option<u32>,
        /// What.
        order: Order,
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
        /// The game, as the last `full` named it.
        game: String,
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
    /// While a game runs: ask its people for a bot's chair. Each chair is given once.
    Knock {
        /// Repeated in the answer.
        id: u32,
        /// Which one.
        seat: Seat,
    },
    /// Let somebody in who knocks, or not. The chair is his when everybody who plays and is here says yes.
    LetIn {
        /// Repeated in the answer.
        id: u32,
        /// The number of the knock.
        knock: u32,
        /// Yes or no.
        welcome: bool,
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
    /// The host starts the game; empty chairs get bots. After the end: one more, without those who have not agreed.
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
    /// Ready to begin, or not yet. After the end it is the same as `rematch`, and can be taken back.
    Ready {
        /// Repeated in the answer.
        id: u32,
        /// Ready.
        ready: bool,
    },
    /// After the end: one more game at the same table. It is dealt when everybody who is here has agreed.
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
