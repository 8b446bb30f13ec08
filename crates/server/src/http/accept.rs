//! Letting connections in: so many of one address, each with time limits, until the house closes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep, sleep, timeout};
use tower::Service;

use super::guard::place_of;
use crate::options::{Limits, Options};
use crate::reach::Line;

/// How long the head of a request may take, and how long a connection may be kept open without one.
const HEAD: Duration = Duration::from_secs(15);

/// How long a reader may take nothing of what it is sent.
const STALLED: Duration = Duration::from_secs(25);

/// What is read of a request's head, at most, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long to wait after the system could not give us a connection.
const BREATH: Duration = Duration::from_millis(50);

/// How often the same trouble is noted in the log.
const NOTED: Duration = Duration::from_secs(5);

/// Open connections, by place and all of them.
#[derive(Default)]
struct Counts {
    by: HashMap<IpAddr, u32>,
    all: u32,
}

type Open = Arc<Mutex<Counts>>;

/// Who is let in.
struct Porter {
    open: Open,
    per_address: u32,
    all: u32,
    noted: Option<Instant>,
}

/// A place among the open connections, until it is dropped.
struct Place {
    address: IpAddr,
    open: Open,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        if let Some(count) = open.by.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.by.remove(&self.address);
            }
        }
    }
}

impl Porter {
    fn new(options: &Options) -> Porter {
        let Limits { connections, connections_per_address, .. } = options.limits;
        // Behind a proxy every connection comes from the proxy.
        let per_address = if options.behind_proxy { u32::MAX } else { connections_per_address };
        Porter { open: Arc::default(), per_address, all: connections.min(files()), noted: None }
    }

    fn admit(&self, peer: SocketAddr) -> Option<Place> {
        let address = place_of(peer.ip());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.by.get(&address).copied().unwrap_or(0);
        if open.all >= self.all || own >= self.per_address {
            return None;
        }
        open.by.insert(address, own + 1);
        open.all += 1;
        Some(Place { address, open: Arc::clone(&self.open) })
    }

    /// A line in the log, but not for every one of thousands.
    fn note(&mut self, trouble: &str) {
        if self.noted.is_none_or(|noted| noted.elapsed() > NOTED) {
            self.noted = Some(Instant::now());
            tracing::warn!(trouble, "a connection was not let in");
        }
    }
}

/// Lets connections in until `closing` says so, then gives them `farewell` to end what they are doing.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    options: &Options,
    mut closing: watch::Receiver<bool>,
    farewell: Duration,
) {
    let mut porter = Porter::new(options);
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closes(&mut closing) => break,
        };
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => match porter.admit(peer) {
                Some(place) => drop(connections.spawn(attend(stream, (peer, place), router.clone(), closing.clone()))),
                None => porter.note("too many connections, of one address or of all"),
            },
            Err(why) if is_about_one_connection(&why) => {}
            Err(why) => {
                porter.note(&why.to_string());
                sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    let all = async { while connections.join_next().await.is_some() {} };
    if timeout(farewell, all).await.is_err() {
        tracing::info!(left = connections.len(), "the last connections are cut");
        connections.abort_all();
    }
}

/// Waits until the house closes.
async fn closes(closing: &mut watch::Receiver<bool>) {
    // An error says that nobody can say so any more, which means the same.
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn attend(
    stream: TcpStream,
    (peer, place): (SocketAddr, Place),
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Answers are small and wanted at once. A socket that refuses is only slower.
    let _ = stream.set_nodelay(true);
    let line = Arc::new(Line::new(&stream));
    let stream = Patient { stream, stalled: None, line: Arc::clone(&line), _place: place };
    let service =
        service_fn(move |request: Request<Incoming>| answer(router.clone(), (peer, Arc::clone(&line)), request));
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(LONGEST_HEAD).pipeline_flush(false);
    let mut connection = std::pin::pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closes(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(why) = ended {
        tracing::trace!(%why, "a connection ended badly");
    }
}

async fn answer(
    mut router: Router,
    (peer, line): (SocketAddr, Arc<Line>),
    request: Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    request.extensions_mut().insert(line);
    router.call(request).await
}

/// The other side has gone away before it was let in; the next one is not meant.
fn is_about_one_connection(why: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(why.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Asks the system for as many open files as it gives, and says for how many connections that is enough.
fn files() -> u32 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    /// For the database, the log and the like.
    const OWN: u64 = 128;
    let found = getrlimit(Resource::Nofile);
    if found.current != found.maximum {
        // Where it is refused, the old limit stays.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: found.maximum, maximum: found.maximum });
    }
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::from(u32::MAX));
    files.saturating_sub(OWN).clamp(16, u64::from(u32::MAX)) as u32
}

/// A connection that is given up when its reader takes nothing for long.
struct Patient {
    stream: TcpStream,
    stalled: Option<Pin<Box<Sleep>>>,
    line: Arc<Line>,
    _place: Place,
}

impl Patient {
    fn judge<T>(&mut self, context: &mut Context<'_>, done: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.stalled = None;
            self.line.look(&self.stream);
            return done;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(STALLED)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_read(context, into);
        if done.is_ready() {
            self.line.look(&self.stream);
        }
        done
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.judge(context, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, done)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let done = Pin::new(&mut self.stream).poll_shutdown(context);
        self.judge(context, done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn issue_11_5_one_half_of_an_address_has_so_many_places() {
        let limits = Limits { connections_per_address: 3, connections: 5, ..Limits::default() };
        let porter = Porter::new(&Options { limits, ..Options::default() });
        let peer = |text: &str| SocketAddr::new(text.parse().expect("an address"), 1);
        // Somebody is given a whole /64: its addresses are one.
        let mut held: Vec<_> = (1..=9).filter_map(|at| porter.admit(peer(&format!("2001:db8:1:2::{at}")))).collect();
        assert_eq!(held.len(), 3);
        held.extend(porter.admit(peer("2001:db8:1:3::1")));
        held.extend(porter.admit(peer("10.0.0.1")));
        assert_eq!(held.len(), 5, "others have places of their own");
        assert!(porter.admit(peer("10.0.0.2")).is_none(), "until all are taken");
        held.clear();
        assert!(porter.admit(peer("2001:db8:1:2::7")).is_some(), "and again when they have gone");
    }

    #[test]
    fn issue_11_5_the_limit_of_files_is_raised_and_the_places_fit_into_it() {
        use rustix::process::{Resource, getrlimit};
        let places = files();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
        assert!(limit.current.is_none_or(|files| u64::from(places) < files || files <= 16));
    }
}
