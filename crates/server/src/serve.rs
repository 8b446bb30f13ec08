//! Opening and closing the house.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::{TcpListener, TcpSocket};
use tokio::signal::unix::{SignalKind, signal};

use crate::house::House;
use crate::http::router;
use crate::options::Options;
use crate::store::StoreError;

/// When clients may try again after the house has closed, in seconds.
const BACK_IN: u32 = 3;

/// Connections that wait to be let in, at most.
const QUEUE: u32 = 8192;

/// How long connections may take to end.
const FAREWELL: Duration = Duration::from_secs(8);

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
    folder: &Path,
    options: Options,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let mut stop = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let house = House::open(folder, options).await?;
    let listener = listen(address).map_err(|why| ServeError::Address(address, why))?;
    ready(listener.local_addr()?);
    let listener = listener.tap_io(|socket| {
        // Answers are small and wanted at once. A socket that refuses is only slower.
        let _ = socket.set_nodelay(true);
    });
    let (close, closing) = tokio::sync::oneshot::channel::<()>();
    let service = router(house.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).with_graceful_shutdown(async {
        // An error says that the sender is gone, which means the same.
        let _ = closing.await;
    });
    let server = tokio::spawn(server.into_future());
    tokio::select! {
        _ = stop.recv() => {}
        _ = interrupt.recv() => {}
    }
    tracing::info!("closing");
    drop(close);
    house.close(BACK_IN).await;
    match tokio::time::timeout(FAREWELL, server).await {
        Ok(Ok(ended)) => ended?,
        Ok(Err(_)) | Err(_) => tracing::warn!("some connections did not end in time"),
    }
    Ok(())
}
