//! Keeps the lease of this node on its tables, opens tables whose node has died, and drops those that were taken from it.
//!
//! What a lease is stands in `store/postgres/lease.rs`; a house that keeps everything in a file has none.

use std::sync::Weak;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::house::House;
use crate::store::{Keeper, StoreError};

/// How often the lease is renewed and others are looked after. With the length of a lease this says how long a table may be
/// away whose node has died.
const BEAT: Duration = Duration::from_millis(600);

/// How soon it is tried again after it failed: when the database is back, everybody has to say soon that he is there.
const AGAIN: Duration = Duration::from_millis(200);

/// Keeps it until the house is gone.
pub async fn keep(house: Weak<House>, mut keeper: Keeper) {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut life = keeper.lease().life();
    let mut seen = Seen::default();
    loop {
        let Some(own) = house.upgrade() else { return };
        tokio::select! {
            _ = beat.tick() => {}
            () = own.orphans.notified() => {}
        }
        drop(own);
        let Some(house) = house.upgrade().filter(|house| !house.is_closing()) else { return };
        let looked = look(&house, &mut keeper, &mut seen).await;
        if looked.is_err() {
            beat.reset_after(AGAIN);
        }
        seen.renewed(looked);
        if keeper.lease().life() != life {
            life = keeper.lease().life();
            let tables = house.shared.metrics.tables.get();
            house.shared.metrics.lease_losses.inc();
            tracing::warn!(tables, "this node has lost its lease; what was open here is open elsewhere");
            house.drop_lost();
            if let Some(town) = house.town() {
                town.cut();
            }
        }
    }
}

/// What the last look has found, so that only what changes is said.
#[derive(Default)]
struct Seen {
    processes: Vec<i64>,
    failing: bool,
}

impl Seen {
    fn renewed(&mut self, looked: Result<(), StoreError>) {
        match looked {
            Err(why) if !self.failing => {
                self.failing = true;
                tracing::warn!(%why, "the lease of this node cannot be renewed; when it has run out its tables wait");
            }
            Err(why) => tracing::debug!(%why, "the lease of this node still cannot be renewed"),
            Ok(()) if self.failing => {
                self.failing = false;
                tracing::info!("the lease of this node is renewed again");
            }
            Ok(()) => {}
        }
    }

    fn nodes(&mut self, own: i64, processes: Vec<i64>) {
        for process in processes.iter().filter(|process| **process != own && !self.processes.contains(process)) {
            tracing::info!(process, nodes = processes.len(), "another node is there");
        }
        for process in self.processes.iter().filter(|process| !processes.contains(process)) {
            tracing::info!(process, nodes = processes.len(), "a node is gone");
        }
        self.processes = processes;
    }
}

async fn look(house: &House, keeper: &mut Keeper, seen: &mut Seen) -> Result<(), StoreError> {
    let Some(beat) = keeper.beat().await? else { return Ok(()) };
    let own = keeper.lease().process();
    house.keeps_house.store(beat.processes.first() == Some(&own), Ordering::Relaxed);
    house.shared.metrics.nodes.set(beat.processes.len() as i64);
    if let Some(town) = house.town() {
        town.keep_only(&beat.processes);
    }
    seen.nodes(own, beat.processes);
    if beat.orphans {
        let tables = house.claim(keeper).await?;
        if tables > 0 {
            tracing::info!(tables, "tables nobody had are open here now");
        }
    }
    Ok(())
}
