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

/// Keeps it until the house is gone.
pub async fn keep(house: Weak<House>, mut keeper: Keeper) {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut life = keeper.lease().life();
    loop {
        let Some(own) = house.upgrade() else { return };
        tokio::select! {
            _ = beat.tick() => {}
            () = own.orphans.notified() => {}
        }
        drop(own);
        let Some(house) = house.upgrade().filter(|house| !house.is_closing()) else { return };
        if let Err(why) = look(&house, &mut keeper).await {
            tracing::warn!(%why, "the lease of this node could not be renewed");
        }
        if keeper.lease().life() != life {
            life = keeper.lease().life();
            house.drop_lost();
            if let Some(town) = house.town() {
                town.cut();
            }
        }
    }
}

async fn look(house: &House, keeper: &mut Keeper) -> Result<(), StoreError> {
    let Some(beat) = keeper.beat().await? else { return Ok(()) };
    house.keeps_house.store(beat.processes.first() == Some(&keeper.lease().process()), Ordering::Relaxed);
    if let Some(town) = house.town() {
        town.keep_only(&beat.processes);
    }
    if beat.orphans && house.claim(keeper).await? {
        tracing::info!("tables nobody had are open here now");
    }
    Ok(())
}
