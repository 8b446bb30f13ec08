//! A game of Bang! that is over becomes a record.

use saloon_rules::{RULES_VERSION as RULES, Winner};

use super::course::{Read, walk};
use crate::record::{Log, Recorder};
use crate::store::GameRow;

/// The log and the recording of a game that is over. Of a game of these rules every fingerprint is checked once more, and
/// only the last is kept.
pub fn pack(row: &GameRow) -> Result<(Vec<u8>, Vec<u8>), String> {
    let read = Read::row(row)?;
    let mut recorder = Recorder::new();
    let checked = row.rules == RULES && row.renewed.is_none();
    let mut wrong = None;
    let game = walk(row, &read, &mut |at, told, game| {
        recorder.step(told, game);
        let logged = at.checked_sub(1).and_then(|before| row.actions.get(before as usize));
        if checked && wrong.is_none() && logged.is_some_and(|logged| logged.print != game.fingerprint()) {
            wrong = Some(at - 1);
        }
    })?;
    if let Some(at) = wrong {
        return Err(format!("its log leads to another game at answer {at}"));
    }
    debug_assert!(game.winner().is_some(), "only finished games are packed");
    let mut log = log_of(row, read, game.winner());
    if checked {
        // All of them fit; the last one says so.
        log.prints.clear();
    }
    Ok((log.to_bytes(), recorder.finish()))
}

/// The log of a game that is over, as it is packed.
pub fn log_of(row: &GameRow, read: Read, winner: Option<Winner>) -> Log {
    let times = row.actions.iter().map(|logged| logged.at);
    let before = std::iter::once(row.began).chain(times.clone());
    Log {
        rules: row.rules,
        room: row.room,
        config: read.config,
        seed: read.seed,
        settings: row.settings.clone(),
        names: row.names.clone(),
        began: row.began,
        over: row.over.unwrap_or(row.began),
        winner,
        players: read.answers.iter().map(|(player, _)| *player).collect(),
        actions: read.answers.iter().map(|(_, action)| *action).collect(),
        after: times.zip(before).map(|(at, before)| (at - before).clamp(0, u32::MAX.into()) as u32).collect(),
        spoken: read.spoken,
        renewed: row.renewed.iter().map(|renewed| (renewed.after, renewed.rules)).collect(),
        prints: row.actions.iter().map(|logged| logged.print as u32).collect(),
        end: row.actions.last().map_or(0, |logged| logged.print),
    }
}
