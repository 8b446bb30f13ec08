//! Looking back at a game: every position again, through the eyes of one viewer.

use std::ops::Range;

use saloon_protocol::Before;
use saloon_protocol::http::{Frame, Recording};
use saloon_protocol::wire::Settings;
use saloon_rules::{Deck, Game, Seed, Told, Winner};

use super::Happened;
use super::course::{Read, walk};
use crate::ids::{self, Id};
use crate::played::{Part, Viewer};
use crate::record::{Log, steps};
use crate::store::GameRow;

/// What there is besides the positions.
struct About {
    room: Id,
    settings: Settings,
    names: Vec<String>,
    deck: Deck,
    seed: Seed,
    over: bool,
    winner: Option<Winner>,
}

/// A piece of a game that is kept as a log, as the viewer saw it. None if it cannot be played again.
pub fn recording(id: Id, row: GameRow, viewer: Viewer, (from, count): Part) -> Option<Recording> {
    let (mut look, mut length) = (Look::new(viewer, (from, count)), 0);
    let read = Read::row(&row).ok()?;
    let game = walk(&row, &read, &mut |at, told, game| {
        length = at + 1;
        look.at(at, told, game);
    });
    let winner = game.ok()?.winner();
    let GameRow { room, settings, names, over, .. } = row;
    let about = About { room, settings, names, deck: read.config.deck, seed: read.seed, over: over.is_some(), winner };
    Some(shown(id, about, viewer, length, look.frames))
}

/// A piece of a finished game as the viewer saw it; no rule is applied.
pub fn recorded(id: Id, log: Log, recording: &[u8], viewer: Viewer, (from, count): Part) -> Option<Recording> {
    let mut look = Look::new(viewer, (from, count));
    let looked = steps(recording, &look.needed(), |at, step| look.at(at, &step.told, step.picture.game()));
    let (length, _) = looked.inspect_err(|why| tracing::error!(game = %id, %why, "a recording cannot be read")).ok()?;
    let Log { room, settings, names, config, seed, winner, .. } = log;
    let about = About { room, settings, names, deck: config.deck, seed, over: true, winner };
    Some(shown(id, about, viewer, length, look.frames))
}

/// Looks at positions one after the other and keeps those that are wanted, as the viewer saw them.
pub struct Look {
    viewer: Viewer,
    wanted: Range<u32>,
    /// What lay open at the position before.
    before: Option<Before>,
    /// Those that are wanted.
    pub frames: Vec<Frame>,
}

impl Look {
    /// Nothing has been looked at.
    pub fn new(viewer: Viewer, (from, count): Part) -> Look {
        Look { viewer, wanted: from..from.saturating_add(count), before: None, frames: Vec::new() }
    }

    /// The positions that must be looked at: the wanted ones, and the one before them.
    pub fn needed(&self) -> Range<u32> {
        self.wanted.start.saturating_sub(1)..self.wanted.end
    }

    /// The next position.
    pub fn at(&mut self, at: u32, told: &[Told], game: &Game) {
        if !self.needed().contains(&at) {
            return;
        }
        let now = Before::from(&game.view(None));
        let before = self.before.replace(now).unwrap_or(now);
        if self.wanted.contains(&at) {
            let events = Happened::new((before, game), told, None).events(self.viewer);
            self.frames.push(Frame { at, events, table: Some(self.viewer.table(game)), other: None });
        }
    }
}

fn shown(id: Id, about: About, viewer: Viewer, length: u32, frames: Vec<Frame>) -> Recording {
    Recording {
        id: id.to_string(),
        table: about.room.to_string(),
        settings: about.settings,
        names: about.names,
        deck: about.deck.id().to_owned(),
        viewer: match viewer {
            Viewer::Player(chair) => Some(chair.into()),
            Viewer::Spectator | Viewer::Open(_) => None,
        },
        open: matches!(viewer, Viewer::Open(_)),
        over: about.over,
        winner: about.winner,
        seed_hash: ids::hex(&ids::hash(&about.seed.0)),
        seed: about.over.then(|| about.seed.to_hex()),
        length,
        frames,
    }
}
