//! Looking back at a game: every position again, through the eyes of one viewer.

use saloon_protocol::http::{Frame, Recording};
use saloon_rules::{Action, Game, Player, Seat, Told};

use crate::ids::{self, Id};
use crate::store::{GameRow, Spoken};
use crate::table::{Happened, Viewer};

/// Which positions are wanted: the first and how many.
pub type Part = (u32, u32);

/// A piece of a game that was written down, as the viewer saw it. None if it cannot be played again.
pub fn recording(id: Id, row: GameRow, viewer: Viewer, part: Part) -> Option<Recording> {
    let mut told: Vec<Told> = Vec::new();
    let game = Game::with_log(&row.config, row.seed, Some(&mut told)).ok()?;
    let answers = row.actions.iter().map(|answer| (answer.player, answer.action));
    let (frames, game) = frames((game, told), (answers, &row.spoken), viewer, part)?;
    Some(Recording {
        id: id.to_string(),
        table: row.room.to_string(),
        settings: row.settings,
        names: row.names,
        deck: row.config.deck.id().to_owned(),
        viewer: match viewer {
            Viewer::Player(player) => Seat::new(player.index()),
            Viewer::Spectator | Viewer::Open(_) => None,
        },
        open: matches!(viewer, Viewer::Open(_)),
        over: row.over,
        winner: game.winner(),
        seed_hash: ids::hex(&ids::hash(&row.seed.0)),
        seed: row.over.then(|| row.seed.to_hex()),
        length: row.actions.len() as u32 + 1,
        frames,
    })
}

/// Plays on from a position with what led to it; gives the wanted positions and the last one.
pub fn frames(
    (mut game, mut told): (Game, Vec<Told>),
    (answers, spoken): (impl Iterator<Item = (Player, Action)>, &[Spoken]),
    viewer: Viewer,
    (from, count): Part,
) -> Option<(Vec<Frame>, Game)> {
    let wanted = from..from.saturating_add(count);
    let mut frames = Vec::new();
    let mut show = |at: u32, between: (&Game, &Game), told: &[Told]| {
        if wanted.contains(&at) {
            let happened = Happened::new(between, told, None);
            let events = happened.events(&happened.facts(viewer));
            frames.push(Frame { at, events, table: viewer.table(between.1) });
        }
    };
    show(0, (&game, &game), &told);
    for (at, (player, action)) in (1..).zip(answers) {
        told.clear();
        let mut before = spoken.iter().filter(|spoken| spoken.after + 1 == at);
        before.try_for_each(|spoken| game.speak(spoken.player)).ok()?;
        let mut after = game;
        after.apply(player, action, Some(&mut told)).ok()?;
        show(at, (&game, &after), &told);
        game = after;
    }
    Some((frames, game))
}
