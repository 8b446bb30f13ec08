//! The way between a node and a server: a TCP proxy that can be cut, hushed and mended.
//!
//! Hosts as network namespaces would take root and cut a node from everything at once. A proxy works wherever the tests
//! run, and cuts one way and not the other.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Result;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// How it is about a way.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Weather {
    /// Everything arrives.
    Fair,
    /// Connections break, and no new ones are made.
    Cut,
    /// Nothing arrives; connections stay, and go on when it is over.
    Hushed,
}

/// Where it leads.
#[derive(Clone, Debug)]
pub enum Place {
    /// A port.
    Port(SocketAddr),
    /// A socket of this machine.
    Socket(PathBuf),
}

/// A way. It ends with whoever holds it.
pub struct Way {
    /// Where it begins.
    pub address: SocketAddr,
    weather: watch::Sender<Weather>,
}

impl Way {
    /// Opens one.
    pub async fn open(to: Place) -> Result<Way> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let (weather, now) = watch::channel(Weather::Fair);
        tokio::spawn(accept(listener, to, now));
        Ok(Way { address, weather })
    }

    /// The weather changes.
    pub fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

async fn accept(listener: TcpListener, to: Place, mut weather: watch::Receiver<Weather>) {
    loop {
        let stream = tokio::select! {
            accepted = listener.accept() => accepted,
            // An error says that nobody holds the way any more.
            changed = weather.changed() => match changed {
                Ok(()) => continue,
                Err(_) => return,
            },
        };
        let Ok((stream, _)) = stream else { continue };
        if *weather.borrow() == Weather::Cut {
            continue;
        }
        tokio::spawn(lead(stream, to.clone(), weather.clone()));
    }
}

/// One connection. Whatever goes wrong, it ends on both sides.
async fn lead(stream: TcpStream, to: Place, mut weather: watch::Receiver<Weather>) {
    let led = {
        let weather = weather.clone();
        async move {
            stream.set_nodelay(true)?;
            let (from, back) = stream.into_split();
            match to {
                Place::Port(address) => {
                    let there = TcpStream::connect(address).await?;
                    there.set_nodelay(true)?;
                    let (answers, goal) = there.into_split();
                    both(pump(from, goal, weather.clone()), pump(answers, back, weather)).await;
                }
                Place::Socket(path) => {
                    let (answers, goal) = UnixStream::connect(path).await?.into_split();
                    both(pump(from, goal, weather.clone()), pump(answers, back, weather)).await;
                }
            }
            std::io::Result::Ok(())
        }
    };
    tokio::select! {
        // A server that is away ends the connection; nothing more is to be said.
        _ = led => {}
        _ = weather.wait_for(|now| *now == Weather::Cut) => {}
    }
}

/// When one direction is over, so is the other.
async fn both(there: impl Future<Output = ()>, back: impl Future<Output = ()>) {
    tokio::select! {
        () = there => {}
        () = back => {}
    }
}

async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut weather: watch::Receiver<Weather>,
) {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let got = from.read(&mut bytes).await;
        // An end does not arrive either.
        if weather.wait_for(|now| *now != Weather::Hushed).await.is_err() {
            return;
        }
        let Ok(count @ 1..) = got else { return };
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    const MOMENT: Duration = Duration::from_millis(200);

    /// A server that says everything again.
    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
        let address = listener.local_addr().expect("its number");
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut read, mut write) = stream.split();
                    let _ = tokio::io::copy(&mut read, &mut write).await;
                });
            }
        });
        address
    }

    async fn says(stream: &mut TcpStream, words: &str) {
        stream.write_all(words.as_bytes()).await.expect("it is open");
    }

    async fn hears(stream: &mut TcpStream, words: &str) -> bool {
        let mut heard = vec![0; words.len()];
        stream.read_exact(&mut heard).await.is_ok() && heard == words.as_bytes()
    }

    #[tokio::test]
    async fn what_is_hushed_arrives_later_and_what_is_cut_never() {
        let way = Way::open(Place::Port(echo().await)).await.expect("a way");
        let mut stream = TcpStream::connect(way.address).await.expect("it is open");
        says(&mut stream, "one").await;
        assert!(hears(&mut stream, "one").await);
        way.set(Weather::Hushed);
        says(&mut stream, "two").await;
        assert!(timeout(MOMENT, hears(&mut stream, "two")).await.is_err(), "nothing arrives");
        let mut late = TcpStream::connect(way.address).await.expect("it is open");
        way.set(Weather::Fair);
        assert!(hears(&mut stream, "two").await, "it does now");
        says(&mut late, "three").await;
        assert!(hears(&mut late, "three").await);
        way.set(Weather::Cut);
        assert!(!hears(&mut stream, "more").await && !hears(&mut late, "more").await, "both are over");
        let mut refused = TcpStream::connect(way.address).await.expect("somebody picks up");
        assert!(!hears(&mut refused, "more").await, "and hangs up");
        way.set(Weather::Fair);
        let mut again = TcpStream::connect(way.address).await.expect("it is open");
        says(&mut again, "four").await;
        assert!(hears(&mut again, "four").await);
    }
}
