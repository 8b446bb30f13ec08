//! What stands in the `-wal` goes back into the file: by a thread of its own, so that no answer waits for it.
//!
//! A `-wal` begins anew only when nothing of it is left to be carried over at the moment of a write. The thread therefore
//! carries over the bulk while the writer goes on; the little that came meanwhile is left to the writer, once the `-wal`
//! is long.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

use rusqlite::Connection;

use super::schema;

/// Pages that wait before the thread carries them over.
const SOME: u32 = 4_000;

/// A `-wal` this long is to begin anew.
const LONG: u32 = 16_000;

/// So few the writer carries over itself.
const FEW: u32 = 1_000;

/// Longer than this the `-wal` may not grow, whoever has to wait.
const TOO_LONG: u32 = 64_000;

/// How far both have come.
#[derive(Default)]
struct Progress {
    /// Pages in the `-wal`.
    written: AtomicU32,
    /// How many of them stand in the file.
    carried: AtomicU32,
}

/// The writer's side.
pub(super) struct Checkpoints {
    progress: Arc<Progress>,
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Starts the thread and takes over from SQLite's own way, which makes the writer wait.
    pub(super) fn start(writer: &mut Connection, path: PathBuf) -> Result<Checkpoints, super::StoreError> {
        let progress = Arc::<Progress>::default();
        writer.pragma_update(None, "wal_autocheckpoint", 0)?;
        writer.pragma_update(None, "journal_size_limit", i64::from(LONG) * 4096)?;
        let seen = Arc::clone(&progress);
        writer.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, pages| {
            seen.written.store(u32::try_from(pages).unwrap_or(0), Ordering::Relaxed);
            Ok(())
        }))?;
        let (wake, woken) = sync_channel(1);
        let shared = Arc::clone(&progress);
        let connection = schema::connect(&path)?;
        let work = move || carry(&connection, &woken, &shared);
        let thread = std::thread::Builder::new().name("checkpoint".into()).spawn(work);
        let thread = thread.map_err(|why| super::StoreError::Disk(path, why))?;
        Ok(Checkpoints { progress, wake: Some(wake), thread: Some(thread) })
    }

    /// After a commit.
    pub(super) fn committed(&self, writer: &Connection) {
        let written = self.progress.written.load(Ordering::Relaxed);
        let waiting = written.saturating_sub(self.progress.carried.load(Ordering::Relaxed));
        if written > LONG && waiting < FEW || written > TOO_LONG {
            passive(writer);
            self.progress.carried.store(0, Ordering::Relaxed);
            self.progress.written.store(0, Ordering::Relaxed);
        } else if waiting > SOME {
            // A full channel says that it has been told already.
            if let Some(wake) = &self.wake {
                let _ = wake.try_send(());
            }
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.wake = None;
        // A thread that panicked has said so; the file is whole in any case.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

fn carry(connection: &Connection, woken: &Receiver<()>, progress: &Progress) {
    while woken.recv().is_ok() {
        if let Some(carried) = passive(connection) {
            // If the -wal has begun anew meanwhile, nothing of the new one is carried.
            let of_this = carried <= progress.written.load(Ordering::Relaxed);
            progress.carried.store(if of_this { carried } else { 0 }, Ordering::Relaxed);
        }
    }
}

/// Carries over what can be carried without making anybody wait; how many pages of the `-wal` stand in the file now.
fn passive(connection: &Connection) -> Option<u32> {
    let carried = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get::<_, i64>(2));
    match carried {
        Ok(carried) => u32::try_from(carried).ok(),
        Err(why) => {
            tracing::warn!(%why, "a checkpoint failed; it is tried again later");
            None
        }
    }
}
