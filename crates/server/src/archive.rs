//! Housekeeping while the house is open: finished games are packed, what is too old goes, the file gives back its room.
//!
//! It takes one thing after the other and rests between them, so that nobody at a table notices.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::house::now;
use crate::options::Keep;
use crate::played::{self, RULES};
use crate::store::{Job, Old, Store, StoreError};
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

/// Keeps house until the store is closed, while it is this node that does.
pub async fn keep_house(shared: Arc<Shared>, here: Arc<AtomicBool>) {
    for round in 0_u32.. {
        if !here.load(Ordering::Relaxed) {
            // Another node does.
            sleep(LOOK).await;
            continue;
        }
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
            let packed = aside(move || played::pack(&row)).await;
            let packed = packed.unwrap_or_else(|| Err("a fault in the program".into()));
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

/// Something to be done aside.
type Work = Box<dyn FnOnce() + Send>;

/// The one thread that packs. It stays: what packing needs (a dictionary spread out for searching, its memory) is made once,
/// not once for every game.
static ASIDE: LazyLock<Sender<Work>> = LazyLock::new(|| {
    let (send, receive) = channel::<Work>();
    let work = move || {
        // On Linux this is about the thread. Where it is refused, packing is only in the way a little.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(19);
        for work in receive {
            // A fault in one game is none of the next; whoever waits for this one hears that nothing comes.
            let _ = catch_unwind(AssertUnwindSafe(work));
        }
    };
    // Without a thread nothing is packed today; the games stay as they are.
    if let Err(why) = std::thread::Builder::new().name("pack".into()).spawn(work) {
        tracing::warn!(%why, "no thread to pack on");
    }
    send
});

/// Does something on a thread that gives way to everybody who plays; none if that fails.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, result) = tokio::sync::oneshot::channel();
    // Whoever waited may be gone, with the house.
    ASIDE.send(Box::new(move || drop(done.send(work())))).ok()?;
    result.await.ok()
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[tokio::test]
    async fn packing_gives_way_and_nobody_else_does() {
        let own = getpriority_process(None).expect("it has one");
        let there = aside(|| getpriority_process(None)).await.expect("it is done").expect("it has one");
        assert_eq!((there, getpriority_process(None)), (19, Ok(own)));
        assert_eq!(aside(|| panic!("a fault")).await, None::<()>, "a fault there is no fault here");
        let thread = || std::thread::current().id();
        assert_eq!(aside(thread).await, aside(thread).await, "it stays, and goes on after a fault");
    }
}
