//! Housekeeping while the house is open: finished games are packed, what is too old goes, the file gives back its room.
//!
//! It takes one thing after the other and rests between them, so that nobody at a table notices.

use std::sync::Arc;
use std::time::{Duration, Instant};

use saloon_rules::Winner;
use tokio::time::sleep;

use crate::house::now;
use crate::options::Keep;
use crate::played::RULES;
use crate::played::course::{Read, walk};
use crate::record::{Log, Recorder};
use crate::store::{GameRow, Job, Old, Store, StoreError};
use crate::table::Shared;

/// How often it looks whether there is something to do.
const LOOK: Duration = Duration::from_secs(2);

/// Old things are looked for after so many looks.
const SWEEP: u32 = 30;

/// After each game it rests so many times as long as the game took.
const REST: u32 = 4;

/// Games that are taken at once.
const SOME: u32 = 64;

/// Between two pieces of what is too old.
const PAUSE: Duration = Duration::from_millis(50);

/// Empty pages the file keeps for what comes next.
const SPARE: u32 = 2_000;

/// A day in seconds.
const DAY: i64 = 24 * 60 * 60;

/// Keeps house until the store is closed.
pub async fn keep_house(shared: Arc<Shared>) {
    for round in 0_u32.. {
        let packed = pack_some(&shared.store, REST).await;
        let swept = if round % SWEEP == 0 { sweep(&shared.store, &shared.options.keep, SPARE).await } else { Ok(()) };
        match packed.and(swept) {
            Err(StoreError::Closed) => return,
            Err(why) => tracing::warn!(%why, "housekeeping has to wait"),
            Ok(()) => {}
        }
        sleep(LOOK).await;
    }
}

/// Packs what can be packed until then: the house is closing.
pub async fn pack_the_rest(store: &Store, time: Duration) {
    // What is not packed in time is packed next time.
    let _ = tokio::time::timeout(time, pack_some(store, 0)).await;
}

/// Packs every game that is over; after each it rests so many times as long as the game took.
pub async fn pack_some(store: &Store, rest: u32) -> Result<(), StoreError> {
    loop {
        let games = store.over(RULES, SOME).await?;
        if games.is_empty() {
            return Ok(());
        }
        for game in games {
            let began = Instant::now();
            let Some(row) = store.game(game).await? else { continue };
            let packed = tokio::task::spawn_blocking(move || pack(&row)).await;
            let packed = packed.unwrap_or_else(|_| Err("a fault in the program".into()));
            let job = match packed {
                Ok((log, recording)) => Job::Archive { game, log, recording },
                Err(why) => {
                    tracing::warn!(%game, why, "a finished game cannot be followed; it stays as it is");
                    Job::Stuck { game, rules: RULES }
                }
            };
            store.write(job).await?;
            sleep(began.elapsed() * rest).await;
        }
    }
}

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

/// Removes what is older than it may be, a little at a time, and gives back all but so many empty pages.
pub async fn sweep(store: &Store, keep: &Keep, spare: u32) -> Result<(), StoreError> {
    let before = |days: u32| if days == 0 { i64::MIN } else { now() - i64::from(days) * DAY };
    let (games, recordings) = (before(keep.games), before(keep.recordings));
    let (guests, chat) = (before(keep.guests), before(keep.chat));
    let old = Old { games, recordings, guests, chat };
    while store.has_old(old).await? {
        store.write(Job::Sweep(old)).await?;
        sleep(PAUSE).await;
    }
    while store.spare_pages().await? > spare {
        store.write(Job::GiveBack).await?;
        sleep(PAUSE).await;
    }
    Ok(())
}
