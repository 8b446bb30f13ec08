//! Games of heist that are over: the file of the game with who sat where, and a recording that needs no rule.

use saloon_heist::replay::Replay;
use saloon_heist::{Game, Told};
use saloon_protocol::heist::Shown;
use saloon_protocol::http::{Frame, Recording};
use saloon_protocol::wire::{Other, Settings};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::row::{Read, walk};
use super::{Play, fact, table};
use crate::ids::{self, Id};
use crate::played::{Part, Viewer};
use crate::record::{self, Damaged, Recorder};
use crate::store::GameRow;

/// With these letters a record begins. Those of Bang! begin with a seed, which is never this one.
const HEAD: &[u8] = b"saloon heist 1\n";

/// What a game was besides its positions.
#[derive(Clone, Serialize, Deserialize)]
pub struct About {
    room: Id,
    settings: Settings,
    names: Vec<String>,
    began: i64,
    over: Option<i64>,
    /// The file of the game, see [`Replay`].
    file: String,
}

impl About {
    /// Of a game that is kept as a log.
    pub fn of(row: &GameRow) -> Result<About, String> {
        let read = Read::row(row)?;
        let replay = Replay { config: read.config, seed: read.seed, commands: read.sent, over: row.over.is_some() };
        let file = replay.to_text().map_err(|why| why.to_string())?;
        let (settings, names) = (row.settings.clone(), row.names.clone());
        Ok(About { room: row.room, settings, names, began: row.began, over: row.over, file })
    }

    /// Reads what was kept; none if it is a record of another game.
    pub fn read(bytes: &[u8]) -> Option<Result<About, Damaged>> {
        let packed = bytes.strip_prefix(HEAD)?;
        let about =
            record::unpack(packed).and_then(|json| serde_json::from_slice(&json).map_err(|_| Damaged("no log")));
        Some(about)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let json = serde_json::to_vec(self).expect("a record holds nothing JSON cannot");
        [HEAD, &record::pack(&json)].concat()
    }

    /// How many sat at the table.
    pub fn seats(&self) -> usize {
        self.names.len()
    }

    /// The game as text.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// A piece of it as the viewer saw it.
    fn shown(self, id: Id, viewer: Viewer, (length, frames): (u32, Vec<Frame>)) -> Option<Recording> {
        let seed = Replay::parse(&self.file).ok()?.seed;
        let over = self.over.is_some();
        Some(Recording {
            id: id.to_string(),
            table: self.room.to_string(),
            settings: self.settings,
            names: self.names,
            deck: String::new(),
            viewer: match viewer {
                Viewer::Player(chair) => Some(chair.into()),
                Viewer::Spectator | Viewer::Open(_) => None,
            },
            open: matches!(viewer, Viewer::Open(_)),
            over,
            winner: None,
            seed_hash: ids::hex(&ids::hash(&seed.0)),
            seed: over.then(|| seed.to_hex()),
            length,
            frames,
        })
    }
}

/// The record of a game that is over. Every fingerprint is checked once more.
pub fn pack(row: &GameRow) -> Result<(Vec<u8>, Vec<u8>), String> {
    let read = Read::row(row)?;
    let (mut recorder, mut wrong) = (Recorder::new(), None);
    let value = |value: serde_json::Result<Value>| value.expect("games hold nothing JSON cannot");
    walk((&read.config, read.seed), &read.sent, |at, told, game| {
        recorder.push(&value(serde_json::to_value(told)), value(serde_json::to_value(game)));
        let logged = at.checked_sub(1).and_then(|before| row.actions.get(before as usize));
        if logged.is_some_and(|logged| logged.print != game.fingerprint()) {
            wrong = wrong.or(Some(at - 1));
        }
    })?;
    match wrong {
        Some(at) => Err(format!("its log leads to another game at answer {at}")),
        None => Ok((About::of(row)?.to_bytes(), recorder.finish())),
    }
}

fn frame(viewer: Viewer, at: u32, told: &[Told], game: &Game) -> Frame {
    let facts = told.iter().map(|told| fact(viewer, told)).collect();
    let table = Some(Box::new(table(viewer, game, false)));
    Frame { at, events: Vec::new(), table: None, other: Some(Other::Heist(Shown { facts, table, offer: None })) }
}

/// A piece of a game that is kept as a log, as the viewer saw it.
pub fn recording(id: Id, row: &GameRow, viewer: Viewer, (from, count): Part) -> Option<Recording> {
    let read = Read::row(row).ok()?;
    let (mut frames, mut length) = (Vec::new(), 0);
    let wanted = from..from.saturating_add(count);
    walk((&read.config, read.seed), &read.sent, |at, told, game| {
        length = at + 1;
        if wanted.contains(&at) {
            frames.push(frame(viewer, at, told, game));
        }
    })
    .ok()?;
    About::of(row).ok()?.shown(id, viewer, (length, frames))
}

/// A piece of a finished game as the viewer saw it; no rule is applied.
pub fn recorded(id: Id, about: About, steps: &[u8], viewer: Viewer, (from, count): Part) -> Option<Recording> {
    let mut frames = Vec::new();
    let wanted = from..from.saturating_add(count);
    let looked = record::values(steps, |at, told, picture| {
        if wanted.contains(&at) {
            let (told, game): (Vec<Told>, Game) = (read(told)?, read(picture)?);
            frames.push(frame(viewer, at, &told, &game));
        }
        Ok(())
    });
    let length = looked.inspect_err(|why| tracing::error!(game = %id, %why, "a recording cannot be read")).ok()?;
    about.shown(id, viewer, (length, frames))
}

/// The last position of a game that is over.
pub fn ended(id: Id, about: &About, steps: &[u8]) -> Result<Play, String> {
    let mut last = None;
    record::values(steps, |_, _, picture| {
        last = Some(picture.clone());
        Ok(())
    })
    .map_err(|why| why.to_string())?;
    let replay = Replay::parse(about.file()).map_err(|why| why.to_string())?;
    let game = read(&last.ok_or("its recording is empty")?).map_err(|why| why.to_string())?;
    Ok(Play::ended(id, replay.config, replay.seed, game))
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, Damaged> {
    serde_json::from_value(value.clone()).map_err(|_| Damaged("no position of heist"))
}
