//! Looking back at a game: every position again, through the eyes of one viewer.

use saloon_protocol::http::{Frame, Recording};
use saloon_protocol::wire::Settings;
use saloon_rules::{Deck, Game, Seat, Seed, Told, Winner};

use crate::ids::{self, Id};
use crate::played::Viewer;
use crate::played::course::{Read, walk};
use crate::record::{Log, steps};
use crate::store::GameRow;

/// Which positions are wanted: the first and how many.
pub type Part = (u32, u32);

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
    let wanted = from..from.saturating_add(count);
    let (mut frames, mut length) = (Vec::new(), 0);
    let read = Read::row(&row).ok()?;
    let game = walk(&row, &read, &mut |at, told, game| {
        length = at + 1;
        if wanted.contains(&at) {
            frames.push(frame(viewer, at, told, game));
        }
    });
    let winner = game.ok()?.winner();
    let GameRow { room, settings, names, over, .. } = row;
    let about = About { room, settings, names, deck: read.config.deck, seed: read.seed, over: over.is_some(), winner };
    Some(shown(id, about, viewer, length, frames))
}

/// A piece of a finished game as the viewer saw it; no rule is applied.
pub fn recorded(id: Id, log: Log, recording: &[u8], viewer: Viewer, (from, count): Part) -> Option<Recording> {
    let wanted = from..from.saturating_add(count);
    let mut frames = Vec::new();
    let looked = steps(recording, &wanted, |at, step| frames.push(frame(viewer, at, &step.told, step.picture.game())));
    let (length, _) = looked.inspect_err(|why| tracing::error!(game = %id, %why, "a recording cannot be read")).ok()?;
    let Log { room, settings, names, config, seed, winner, .. } = log;
    let about = About { room, settings, names, deck: config.deck, seed, over: true, winner };
    Some(shown(id, about, viewer, length, frames))
}

/// One position as the viewer saw it.
pub fn frame(viewer: Viewer, at: u32, told: &[Told], game: &Game) -> Frame {
    Frame { at, facts: told.iter().map(|told| viewer.fact(told)).collect(), table: viewer.table(game) }
}

fn shown(id: Id, about: About, viewer: Viewer, length: u32, frames: Vec<Frame>) -> Recording {
    Recording {
        id: id.to_string(),
        table: about.room.to_string(),
        settings: about.settings,
        names: about.names,
        deck: about.deck.id().to_owned(),
        viewer: match viewer {
            Viewer::Player(player) => Seat::new(player.index()),
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
