//! What is to be written: one job is carried out whole or not at all. Every kind of store knows all of them.

use saloon_protocol::http::{Complaint, PlayedGame};
use saloon_protocol::wire::Said;

use super::Spoken;
use crate::ids::{Hash, Id};

/// Something to be written.
#[allow(missing_docs)]
pub enum Job {
    /// A new guest with a first session.
    Guest { guest: i64, name: String, session: Hash, program: bool },
    /// One more session of a guest.
    Session { guest: i64, session: Hash },
    /// A session was used.
    Used { session: Hash },
    /// Sessions of a guest end: one of them, all but one, or all.
    SignOut { guest: i64, which: Ending },
    /// Sessions nobody has used since then end.
    Forget { before: i64 },
    /// Another name.
    Rename { guest: i64, name: String },
    /// Who sits at a table and what it plays.
    Room { room: Id, state: String },
    /// A table is gone; its games stay.
    DropRoom { room: Id },
    /// A deal, and the table it is at.
    Begin {
        game: Id,
        room: Id,
        rules: u32,
        state: String,
        config: String,
        seed: [u8; 32],
        settings: String,
        names: String,
    },
    /// Answers of one game that belong together; and now and then how it stands after them.
    Append { answers: Vec<Answer>, snapshot: Option<State> },
    /// The last answers, and the table after them.
    End { answers: Vec<Answer>, game: Id, room: Id, ending: Finish },
    /// A guest wants nothing kept of what he has played.
    ForgetPlayed { guest: i64 },
    /// Somebody complains about somebody.
    Report(NewReport),
    /// How a game stands after so many answers.
    Snapshot { game: Id, state: State },
    /// A game goes on under these rules: how it stands, and what was told before.
    Renew { game: Id, rules: u32, state: State, recording: Vec<u8> },
    /// A game that is over, packed; its log goes.
    Archive { game: Id, log: Vec<u8>, recording: Vec<u8> },
    /// A game that is over and that these rules cannot follow: it stays as it is.
    Stuck { game: Id, rules: u32 },
    /// Somebody has been here.
    Seen { guest: i64 },
    /// Some of what is too old goes.
    Sweep(Old),
    /// Some empty pages go back to the disk.
    GiveBack,
    /// A line of talk; who spoke, if the game heard it; and the end, if that was the end of it.
    Say { room: Id, seq: u32, said: String, onlookers: bool, spoke: Option<(Id, u32, Spoken)>, ending: Option<Finish> },
    /// A number the house keeps.
    Meta { key: &'static str, value: i64 },
    /// The file may have no more pages than these: a disk that is full.
    #[cfg(test)]
    Pages(u32),
    /// A game ended at another time.
    #[cfg(test)]
    Ended { game: Id, at: i64 },
}

/// What a game that is over leaves behind.
pub struct Finish {
    /// The table after it.
    pub state: String,
    /// What those who played will find in their own history.
    pub played: Vec<(i64, PlayedGame)>,
    /// What the page of its series keeps of it: which series, which game of it, in the words of the game.
    pub series: Option<(Id, u32, String)>,
}

/// How a game stands, by name.
pub struct State {
    /// After so many answers.
    pub after: u32,
    /// After so many words of players.
    pub heard: u32,
    /// See [`crate::course::state_of`].
    pub state: String,
}

/// What is too old: everything before these seconds since 1970.
#[derive(Copy, Clone, Debug)]
pub struct Old {
    /// Finished games.
    pub games: i64,
    /// Their recordings.
    pub recordings: i64,
    /// People who have not been here since.
    pub guests: i64,
    /// What was said.
    pub chat: i64,
}

/// An answer on its way into the log of its game.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The game.
    pub game: Id,
    /// Its number in the log.
    pub seq: u32,
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
}

/// Which sessions of a guest end.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// This one.
    One(Hash),
    /// All others.
    But(Hash),
    /// All.
    All,
}

/// A complaint as it is written down.
pub struct NewReport {
    /// The table.
    pub room: Id,
    /// Its current or last game.
    pub game: Option<Id>,
    /// Who complains.
    pub reporter: i64,
    /// About whom.
    pub guest: i64,
    /// What that person was called.
    pub name: String,
    /// What it is about.
    pub about: Complaint,
    /// In words.
    pub words: String,
    /// What the person had said of late.
    pub said: Vec<Said>,
}
