//! How far away the other end of a connection is at most: what our own system measures of it, never what it says.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use tokio::net::TcpStream;

/// Nothing was measured yet.
const UNKNOWN: u32 = u32::MAX;

/// One connection: the shortest way there and back that the system has seen on it, from the handshake on.
#[derive(Debug)]
pub struct Line {
    micros: AtomicU32,
    watched: AtomicBool,
}

impl Line {
    /// A connection that has just been let in; its handshake was a way there and back.
    pub fn new(stream: &TcpStream) -> Line {
        let line = Line { micros: AtomicU32::new(UNKNOWN), watched: AtomicBool::new(false) };
        line.measure(stream);
        line
    }

    /// From now on it matters: something was read from it or written to it.
    pub fn look(&self, stream: &TcpStream) {
        if self.watched.load(Ordering::Relaxed) {
            self.measure(stream);
        }
    }

    /// Keeps the smallest: holding acknowledgements back later makes no way longer.
    fn measure(&self, stream: &TcpStream) {
        if let Some(micros) = shortest(stream) {
            self.micros.fetch_min(micros, Ordering::Relaxed);
        }
    }

    fn trip(&self) -> Option<Duration> {
        let micros = self.micros.load(Ordering::Relaxed);
        (micros != UNKNOWN).then(|| Duration::from_micros(micros.into()))
    }
}

/// What is believed of how far away a client is.
#[derive(Clone, Debug)]
pub enum Reach {
    /// Whatever its answers to our pings say.
    Believed,
    /// Nothing: there is no way to know.
    Unknown,
    /// No farther than the system measures on this connection, and than a proxy says it is from there.
    Within(Arc<Line>, Duration),
    /// No farther than the node says that measures it.
    Told(Duration),
}

impl Reach {
    /// It matters from now on.
    pub fn watch(&self) {
        if let Reach::Within(line, _) = self {
            line.watched.store(true, Ordering::Relaxed);
        }
    }

    /// The way there and back takes no longer than this; none if everything is believed.
    pub fn most(&self) -> Option<Duration> {
        match self {
            Reach::Believed => None,
            Reach::Unknown => Some(Duration::ZERO),
            Reach::Told(most) => Some(*most),
            Reach::Within(line, beyond) => Some(line.trip().map_or(Duration::ZERO, |trip| trip + *beyond)),
        }
    }
}

#[cfg(target_os = "linux")]
mod kernel {
    use nix::sys::socket::getsockopt;
    use nix::{getsockopt_impl, sockopt_impl};
    use tokio::net::TcpStream;

    /// The beginning of `struct tcp_info`, up to the shortest round trip, which stands last.
    type Info = [u32; 38];

    sockopt_impl!(
        /// What the system knows of a connection.
        TcpInfo,
        GetOnly,
        libc::IPPROTO_TCP,
        libc::TCP_INFO,
        Info
    );

    /// The shortest way there and back of late, in microseconds; as large as can be if there was none.
    pub fn shortest(stream: &TcpStream) -> Option<u32> {
        getsockopt(stream, TcpInfo).ok().map(|info| info[37])
    }
}

#[cfg(target_os = "linux")]
use kernel::shortest;

/// Elsewhere nothing is known.
#[cfg(not(target_os = "linux"))]
fn shortest(_: &TcpStream) -> Option<u32> {
    None
}
