//! Games as they were kept: opened again, packed, looked at.

use saloon_protocol::http::Recording;
use saloon_protocol::study::RoleOdds;

use super::bang::course::Read;
use super::bang::{self, looking_back, recording};
use super::heist::record;
use super::{Play, Viewer, heist};
use crate::ids::Id;
use crate::record::{Log, file};
use crate::store::{FinishedRow, GameRow, Store, StoreError};
use crate::studies::Studying;

/// Which positions are wanted: the first and how many.
pub type Part = (u32, u32);

/// A game that was kept.
pub struct Opened {
    /// As it stands.
    pub play: Play,
    /// When its last answer was given, in seconds since 1970, if that is known.
    pub last: Option<i64>,
    /// It goes on under newer rules from now on.
    pub renewed: bool,
    /// A race was interrupted and will be run again.
    pub again: bool,
}

/// Opens the game of a table. What cannot be opened stays as it is.
pub async fn open(store: &Store, game: Id) -> Result<Opened, String> {
    let read = |row: Result<Option<GameRow>, _>| row.map_err(|why: StoreError| why.to_string());
    let Some(mut row) = read(store.game(game).await)? else {
        let row = store.finished(game).await.map_err(|why| why.to_string())?.ok_or("its game is missing")?;
        return Ok(Opened { play: ended(game, &row)?, last: None, renewed: false, again: false });
    };
    let last = row.actions.last().map_or(row.began, |action| action.at);
    if row.settings.heist.is_some() {
        let play = heist::Play::load(game, &row)?;
        let again = play.waits();
        return Ok(Opened { play: Play::Heist(Box::new(play)), last: Some(last), renewed: false, again });
    }
    let renewed = row.rules != bang::RULES && row.over.is_none();
    if renewed {
        bang::renew(store, game, row).await?;
        row = read(store.game(game).await)?.ok_or("its game is missing")?;
    }
    let play = Play::Bang(Box::new(bang::Play::load(game, &row)?));
    Ok(Opened { play, last: Some(last), renewed, again: false })
}

/// A game that is over and packed: its last picture.
fn ended(game: Id, row: &FinishedRow) -> Result<Play, String> {
    let recording = row.recording.as_deref().ok_or("its recording is no longer kept")?;
    if let Some(about) = record::About::read(&row.log) {
        let about = about.map_err(|why| why.to_string())?;
        return Ok(Play::Heist(Box::new(record::ended(game, &about, recording)?)));
    }
    let log = Log::from_bytes(&row.log).map_err(|why| why.to_string())?;
    Ok(Play::Bang(Box::new(bang::Play::ended(game, &log, recording)?)))
}

/// The log and the recording of a game that is over, as they are kept.
pub fn pack(row: &GameRow) -> Result<(Vec<u8>, Vec<u8>), String> {
    if row.settings.heist.is_some() { record::pack(row) } else { bang::pack::pack(row) }
}

/// A game that is kept, in one way or the other.
pub enum Kept {
    /// As a log: it is being played, or has just ended.
    Log(Box<GameRow>),
    /// Packed: it is over.
    Bang(Box<Log>, Option<Vec<u8>>),
    /// Packed: it is over.
    Heist(Box<record::About>, Option<Vec<u8>>),
}

const NOT_FOLLOWED: &str = "these rules cannot follow this game; it is kept";
const NOT_READ: &str = "this game cannot be read";

/// What is said of a recording that is no longer kept.
const TOO_LONG_AGO: &str = "this game was too long ago to be watched; its file can still be had";

impl Kept {
    /// A game that has been packed.
    pub fn packed(row: FinishedRow) -> Result<Kept, String> {
        let FinishedRow { log, recording } = row;
        Ok(match record::About::read(&log) {
            Some(about) => Kept::Heist(Box::new(about.map_err(|why| why.to_string())?), recording),
            None => Kept::Bang(Box::new(Log::from_bytes(&log).map_err(|why| why.to_string())?), recording),
        })
    }

    /// The table where it is being played.
    pub fn running_at(&self) -> Option<Id> {
        match self {
            Kept::Log(row) if row.over.is_none() => Some(row.room),
            _ => None,
        }
    }

    /// How many sat at the table.
    pub fn seats(&self) -> usize {
        match self {
            Kept::Log(row) => row.names.len(),
            Kept::Bang(log, _) => log.config.seats.into(),
            Kept::Heist(about, _) => about.seats(),
        }
    }

    /// A piece of it as the viewer saw it.
    pub fn recording(self, id: Id, viewer: Viewer, part: Part) -> Result<Recording, &'static str> {
        match self {
            Kept::Log(row) if row.settings.heist.is_some() => {
                record::recording(id, &row, viewer, part).ok_or(NOT_FOLLOWED)
            }
            Kept::Log(row) => recording::recording(id, *row, viewer, part).ok_or(NOT_FOLLOWED),
            Kept::Bang(log, Some(steps)) => recording::recorded(id, *log, &steps, viewer, part).ok_or(NOT_READ),
            Kept::Heist(about, Some(steps)) => record::recorded(id, *about, &steps, viewer, part).ok_or(NOT_READ),
            Kept::Bang(_, None) | Kept::Heist(_, None) => Err(TOO_LONG_AGO),
        }
    }

    /// What it takes to study it with so many per cent of the usual effort, if it is over and these rules can follow it.
    pub fn study(&self, percent: u32) -> Result<Studying, &'static str> {
        match self {
            Kept::Log(row) if row.settings.heist.is_none() => looking_back::study(&self.text()?, &row.names, percent),
            Kept::Bang(log, _) => looking_back::study(&self.text()?, &log.names, percent),
            Kept::Log(_) | Kept::Heist(..) => Err("only games of BANG! can be studied"),
        }
    }

    fn text(&self) -> Result<String, &'static str> {
        self.file().map_err(|_| NOT_READ)
    }

    /// Who was probably what, position by position, as far as everybody could know.
    pub fn odds(&self) -> Result<RoleOdds, &'static str> {
        match self {
            Kept::Log(row) if row.settings.heist.is_none() => looking_back::odds(row).ok_or(NOT_FOLLOWED),
            Kept::Bang(log, Some(steps)) => looking_back::recorded_odds(log, steps).ok_or(NOT_READ),
            Kept::Bang(_, None) => Err(TOO_LONG_AGO),
            Kept::Log(_) | Kept::Heist(..) => Err("there are no roles in this game"),
        }
    }

    /// The game as text.
    pub fn file(&self) -> Result<String, String> {
        match self {
            Kept::Log(row) if row.settings.heist.is_some() => Ok(record::About::of(row)?.file().to_owned()),
            Kept::Log(row) => Read::row(row).map(|read| file::text(&bang::pack::log_of(row, read, None))),
            Kept::Bang(log, _) => Ok(file::text(log)),
            Kept::Heist(about, _) => Ok(about.file().to_owned()),
        }
    }
}
