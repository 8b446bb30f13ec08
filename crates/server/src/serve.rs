//! Opening and closing the house.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use crate::archive;
use crate::house::House;
use crate::http::{accept, metrics_router, router};
use crate::options::{Limits, Options};
use crate::store::{Place, StoreError};

/// When clients may try again after the house has closed, in seconds.
const BACK_IN: u32 = 3;

/// Connections that wait to be let in, at most.
const QUEUE: u32 = 8192;

/// How long connections may take to end.
const FAREWELL: Duration = Duration::from_millis(500);

/// What the loop that lets people in may take beyond that.
const GRACE: Duration = Duration::from_millis(200);

/// The door for the numbers is not meant for many.
fn options_for_numbers() -> Options {
    let limits = Limits { connections: 64, connections_per_address: 64, ..Limits::default() };
    Options { limits, ..Options::default() }
}

/// How long finished games may be packed at the end.
const PACKING: Duration = Duration::from_millis(500);

/// Why the house cannot open, or had to close.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address.
    #[error("cannot listen on {0}: {1}")]
    Address(SocketAddr, std::io::Error),
    /// The network or the system.
    #[error("the server failed: {0}")]
    System(#[from] std::io::Error),
}

/// Everybody may come back at the same moment.
fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(QUEUE)
}

/// Runs the house until it is asked to stop. `ready` is told the address once it answers.
pub async fn serve(
    address: SocketAddr,
    place: &Place,
    options: Options,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let mut stop = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let house = House::open(place, options).await?;
    let listener = listen(address).map_err(|why| ServeError::Address(address, why))?;
    let (close, closing) = watch::channel(false);
    if let Some(address) = house.shared.options.metrics.address {
        let listener = listen(address).map_err(|why| ServeError::Address(address, why))?;
        let (router, closing, options) = (metrics_router(house.clone()), closing.clone(), options_for_numbers());
        tokio::spawn(async move { accept(listener, router, &options, closing, FAREWELL).await });
    }
    let (own, (town, process)) = (listener.local_addr()?, house.shared.store.town());
    let tables = house.shared.metrics.tables.get();
    tracing::info!(address = %own, store = %place, town, process, tables, "the house is open");
    ready(own);
    let (router, options) = (router(house.clone()), house.shared.options.clone());
    let server = tokio::spawn(async move { accept(listener, router, &options, closing, FAREWELL).await });
    tokio::select! {
        _ = stop.recv() => {}
        _ = interrupt.recv() => {}
    }
    tracing::info!(address = %own, "closing");
    // Nobody new is let in, and everybody at a table is told; then the connections have a moment to end.
    // An error says that the loops have ended already.
    let _ = close.send(true);
    match house.town() {
        None => house.close(BACK_IN).await,
        Some(_) => {
            // Others open the tables at once.
            let tables = house.shared.metrics.tables.get();
            tracing::info!(tables, "the tables of this node are left to the others");
            house.close(0).await;
            house.hand_over().await;
        }
    }
    if tokio::time::timeout(FAREWELL + GRACE, server).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    if house.town().is_none() {
        archive::pack_the_rest(&house.shared.store, PACKING).await;
    }
    house.shared.store.close().await;
    Ok(())
}
