//! The machine: whether the addresses can be had, and whether it lets a process open enough files.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::time::Duration;

use rustix::process::{Resource, getrlimit};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::Report;
use crate::options::Options;

/// What a house needs beside its connections: for the database, the log and the like.
const OWN_FILES: u64 = 128;

/// How long whoever has the address may take to say who he is.
const ANSWER: Duration = Duration::from_secs(2);

pub(super) async fn look(options: &Options, front: SocketAddr, report: &mut Report) {
    address("address", front, report).await;
    if let Some(own) = options.metrics.address.filter(|own| *own != front) {
        address("metrics", own, report).await;
    }
    // The server raises the limit as far as it may.
    let files = getrlimit(Resource::Nofile).maximum;
    let wanted = u64::from(options.limits.connections) + OWN_FILES;
    match files {
        Some(files) if files < wanted => report.warning(
            "files",
            format!("{files} open files are allowed, limits.connections and the rest may need {wanted}"),
            format!("set LimitNOFILE={wanted} in the unit, or lower limits.connections"),
        ),
        Some(files) => report.ok("files", format!("{files} open files are allowed, {wanted} are needed at most")),
        None => report.ok("files", "as many open files as it takes"),
    }
}

/// Binds and lets go again; nobody can connect meanwhile.
async fn address(about: &'static str, address: SocketAddr, report: &mut Report) {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() };
    let bound = socket.and_then(|socket| socket.set_reuseaddr(true).and_then(|()| socket.bind(address)));
    let why = match bound {
        Ok(()) => return report.ok(about, format!("{address} can be had")),
        Err(why) => why,
    };
    let found = format!("{address} cannot be had: {why}");
    match why.kind() {
        ErrorKind::AddrInUse if is_ours(address).await => {
            let found = format!("a saloon answers at {address} already");
            report.warning(about, found, "this is about the one that runs, or choose another --addr");
        }
        ErrorKind::AddrInUse => report.wrong(about, found, "stop what listens there (ss -ltnp), or choose another"),
        ErrorKind::PermissionDenied => {
            let advice = "take a port from 1024 on and a proxy in front, or AmbientCapabilities=CAP_NET_BIND_SERVICE";
            report.wrong(about, found, advice);
        }
        ErrorKind::AddrNotAvailable => {
            report.wrong(about, found, "take an address of this machine (ip address), 0.0.0.0 or [::]");
        }
        _ => report.wrong(about, found, "choose another"),
    }
}

/// Does a house answer there? Its numbers or its health say so.
async fn is_ours(address: SocketAddr) -> bool {
    let ask = async |path: &str| {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        stream.take(64 * 1024).read_to_end(&mut answer).await.ok()?;
        Some(String::from_utf8_lossy(&answer).into_owned())
    };
    let known = async {
        let health = ask("/healthz").await.is_some_and(|answer| answer.ends_with("\r\n\r\nok\n"));
        health || ask("/metrics").await.is_some_and(|answer| answer.contains("saloon_tables"))
    };
    tokio::time::timeout(ANSWER, known).await.unwrap_or(false)
}
