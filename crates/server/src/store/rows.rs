//! What was kept, as it is read back from any kind of store.

use saloon_protocol::wire::Said;

use super::{NewReport, State};
use crate::ids::{Hash, Id};

/// An answer as it was written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedRow {
    /// From which chair.
    pub chair: u8,
    /// To which question.
    pub ask: u32,
    /// The client's own number of it.
    pub client: Option<u32>,
    /// What, in the words of the game.
    pub action: String,
    /// The fingerprint of the game after it.
    pub print: u64,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Somebody spoke during a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// After how many answers.
    pub after: u32,
    /// From which chair.
    pub chair: u8,
}

/// A line of talk as it was written down: its number, what was said, and whether only onlookers heard it.
pub type SpeechRow = (u32, Said, bool);

/// A game as it was written down.
pub struct GameRow {
    /// The table it was played at.
    pub room: Id,
    /// The version of the rules.
    pub rules: u32,
    /// What was fixed before the deal, in the words of the game.
    pub config: String,
    /// What decided all chance.
    pub seed: [u8; 32],
    /// What the table played.
    pub settings: saloon_protocol::wire::Settings,
    /// Who sat where.
    pub names: Vec<String>,
    /// When it began, in seconds since 1970.
    pub began: i64,
    /// When it ended, if it is over.
    pub over: Option<i64>,
    /// Every answer, in order.
    pub actions: Vec<LoggedRow>,
    /// Who spoke, in order.
    pub spoken: Vec<Spoken>,
    /// Where it went on under these rules, if it began under others.
    pub renewed: Option<Renewed>,
    /// The latest state that was kept by name.
    pub snapshot: Option<State>,
}

/// Where a game went on under newer rules.
pub struct Renewed {
    /// After how many answers.
    pub after: u32,
    /// After how many words of players.
    pub heard: u32,
    /// The rules before.
    pub rules: u32,
    /// How it stood then.
    pub state: String,
    /// What was told before.
    pub recording: Vec<u8>,
}

/// A finished game as it is kept: its log and, as long as it is kept, its recording.
pub struct FinishedRow {
    /// See [`crate::record::Log`].
    pub log: Vec<u8>,
    /// See [`crate::record::steps`].
    pub recording: Option<Vec<u8>>,
}

/// A session as it was written down. Times are seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// What is kept of the secret.
    pub hash: Hash,
    /// When it began.
    pub made: i64,
    /// When it was last used, to the day.
    pub used: i64,
    /// It belongs to a program.
    pub program: bool,
}

/// The guest of a session, with the name and when it was last used.
pub type SessionOf = (i64, String, i64);

/// A complaint as whoever runs the house reads it.
pub struct KeptReport {
    /// Its number.
    pub id: i64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The complaint.
    pub report: NewReport,
}
