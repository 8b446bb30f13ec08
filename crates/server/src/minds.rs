//! Where slow bots think: a few threads of the house, never the task of a table.
//!
//! Whoever waits for a thought waits on a channel beside everything else he listens to. Where many want to think at once,
//! everybody gets a smaller share, so that a full house plays on at its pace instead of standing in a queue.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::sync::{Semaphore, oneshot};

use crate::options::Bots;

/// Nobody thinks for less than this: it would not be worth beginning.
const LEAST: Duration = Duration::from_millis(5);

/// The threads to think on.
#[derive(Clone)]
pub struct Minds {
    turns: Arc<Semaphore>,
    /// Who has asked and not begun.
    waiting: Arc<AtomicU32>,
    threads: u32,
    full: Duration,
}

impl Minds {
    /// As many as whoever runs the house allows.
    pub fn new(options: &Bots) -> Minds {
        let threads = options.threads.max(1);
        Minds {
            turns: Arc::new(Semaphore::new(threads as usize)),
            waiting: Arc::default(),
            threads,
            full: Duration::from_millis(options.think.into()).max(LEAST),
        }
    }

    /// Lets something be thought about, in as much time as there is; what came of it arrives at the receiver. It closes without
    /// a word if the thought broke down. Whoever drops it before its turn has come has never asked.
    pub fn think<T: Send + 'static>(&self, work: impl FnOnce(Duration) -> T + Send + 'static) -> oneshot::Receiver<T> {
        let (send, receive) = oneshot::channel();
        let minds = self.clone();
        minds.waiting.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            let turn = minds.turns.acquire().await;
            let waiting = minds.waiting.fetch_sub(1, Ordering::Relaxed).saturating_sub(1);
            if turn.is_err() || send.is_closed() {
                return;
            }
            let time = minds.share(waiting);
            if let Ok(thought) = tokio::task::spawn_blocking(move || work(time)).await {
                // Nobody may want it any more.
                let _ = send.send(thought);
            }
        });
        receive
    }

    /// No thread is free until this is dropped.
    #[cfg(test)]
    pub async fn occupied(&self) -> tokio::sync::OwnedSemaphorePermit {
        let all = Arc::clone(&self.turns).acquire_many_owned(self.threads);
        all.await.expect("it is never closed")
    }

    /// How long one may think while others wait.
    fn share(&self, waiting: u32) -> Duration {
        (self.full * self.threads / (self.threads + waiting)).max(LEAST)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn one() -> Minds {
        Minds::new(&Bots { threads: 1, think: 100, ..Bots::default() })
    }

    #[test]
    fn a_full_house_shares() {
        let minds = one();
        assert_eq!(minds.share(0), Duration::from_millis(100));
        assert_eq!(minds.share(3), Duration::from_millis(25));
        assert_eq!(minds.share(500), LEAST);
        assert_eq!(Minds::new(&Bots { threads: 2, think: 100, ..Bots::default() }).share(2), Duration::from_millis(50));
    }

    #[tokio::test]
    async fn one_after_the_other_and_only_what_is_still_wanted() {
        let minds = one();
        let (go, gate) = mpsc::channel::<()>();
        let first = minds.think(move |time| {
            let _ = gate.recv();
            time
        });
        // The thread is taken: these wait for it.
        let dropped = minds.think(|_| panic!("nobody wants to know"));
        let third = minds.think(|_| 3);
        drop(dropped);
        tokio::task::yield_now().await;
        assert_eq!(minds.turns.available_permits(), 0);
        go.send(()).expect("it waits");
        assert!(first.await.is_ok());
        assert_eq!(third.await, Ok(3));
    }

    #[tokio::test]
    async fn a_thought_that_breaks_down_leaves_the_thread_to_others() {
        let minds = one();
        let broken = minds.think(|_| -> u8 { panic!("a fault in a thought") });
        assert!(broken.await.is_err());
        assert_eq!(minds.think(|_| 7).await, Ok(7));
    }
}
