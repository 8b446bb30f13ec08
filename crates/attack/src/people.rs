//! Who somebody is: links, sessions, names, hosts, what refusals say and who is told the numbers.

use std::net::SocketAddr;

use anyhow::{Context, Result};

use crate::net::{From, Socket, ask, guest, table};
use crate::server::Server;
use crate::{Verdict, that};

/// Somebody who is asked to believe something.
const HOME: From = From(13);
/// Whoever tries it.
const AWAY: From = From(14);

/// Everything of it.
pub async fn attack(server: &Server) -> Vec<Verdict> {
    let to = server.address;
    vec![
        Verdict::of("looking at a link to another device does not use it up or change who one is", links(to)).await,
        Verdict::of("signing out elsewhere ends those sessions and their connections", sign_out(to)).await,
        Verdict::of("a name cannot be made of what cannot be seen", names(to)).await,
        Verdict::of("a foreign name that points here is not served", hosts(to)).await,
        Verdict::of("another site cannot act for a guest", origins(to)).await,
        Verdict::of("the numbers are not for everybody", numbers(to)).await,
        Verdict::of("every refusal is a problem with a reason", refusals(to)).await,
    ]
}

/// Somebody in a browser, and a path to become him on another device.
async fn somebody(to: SocketAddr) -> Result<(String, String)> {
    let first = ask(AWAY, to, ("GET", "/api/me"), "", "").await?.cookie().context("a cookie")?;
    let link = ask(AWAY, to, ("POST", "/api/me/link"), &first, "").await?.json()?;
    Ok((first, link["path"].as_str().context("a path")?.to_owned()))
}

async fn links(to: SocketAddr) -> Result<Result<(), String>> {
    let (_, path) = somebody(to).await?;
    let api = format!("/api{path}");
    for _ in 0..5 {
        for path in [&path, &api] {
            let looked = ask(HOME, to, ("GET", path), "", "").await?;
            if looked.cookie().is_some() {
                return Ok(Err(format!("GET {path} makes somebody of a browser")));
            }
        }
    }
    let moved = ask(AWAY, to, ("POST", &api), "", "").await?;
    let again = ask(AWAY, to, ("POST", &api), "", "").await?;
    Ok(that(moved.cookie().is_some() && again.status == 404, || "it does not work exactly once".into()))
}

async fn sign_out(to: SocketAddr) -> Result<Result<(), String>> {
    let (first, path) = somebody(to).await?;
    let second = ask(AWAY, to, ("POST", &format!("/api{path}")), "", "").await?.cookie().context("a cookie")?;
    let table = table(AWAY, to, &first, "").await?;
    let mut socket = Socket::greeted(AWAY, to, &table, &second).await?;
    let out = ask(AWAY, to, ("POST", "/api/me/sign-out"), &first, "{\"place\":\"elsewhere\"}").await?;
    let gone = socket.until(|message| matches!(message, saloon_protocol::wire::ServerMessage::Gone { .. })).await;
    let known = ask(AWAY, to, ("GET", "/api/me"), &second, "").await?.cookie().is_none();
    Ok(that(out.status == 204 && gone.is_ok() && !known, || format!("{} {:?} {known}", out.status, gone.err())))
}

async fn names(to: SocketAddr) -> Result<Result<(), String>> {
    for name in ["\u{200b}", "\u{3164}", "\u{202e}", "\u{2800}", "\u{115f}\u{1160}", "\u{feff} \u{200d}"] {
        let answer = ask(AWAY, to, ("POST", "/api/tokens"), "", &format!("{{\"name\":\"{name}\"}}")).await?;
        if answer.status != 400 {
            return Ok(Err(format!("{name:?} is a name")));
        }
    }
    let answer = ask(AWAY, to, ("POST", "/api/tokens"), "", "{\"name\":\"A\u{202e}nn\u{200b}\"}").await?.json()?;
    Ok(that(answer["name"] == "Ann", || answer.to_string()))
}

async fn hosts(to: SocketAddr) -> Result<Result<(), String>> {
    for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example"] {
        let answer = ask(AWAY, to, ("GET", "/api/lobby"), &format!("host: {host}\r\n"), "").await?;
        if answer.status != 421 {
            return Ok(Err(format!("{host}: {}", answer.status)));
        }
    }
    Ok(Ok(()))
}

async fn origins(to: SocketAddr) -> Result<Result<(), String>> {
    let who = guest(AWAY, to, "Mallory").await?;
    let headers = format!("{who}origin: http://evil.example\r\n");
    let answer = ask(AWAY, to, ("POST", "/api/quick"), &headers, "{}").await?;
    Ok(that(answer.status == 403, || format!("{}", answer.status)))
}

async fn numbers(to: SocketAddr) -> Result<Result<(), String>> {
    let answer = ask(AWAY, to, ("GET", "/metrics"), "", "").await?;
    Ok(that(answer.status == 404 || answer.status == 401, || format!("{}", answer.status)))
}

async fn refusals(to: SocketAddr) -> Result<Result<(), String>> {
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let tried = [
        ("GET", "/api/nothing", ""),
        ("DELETE", "/api/lobby", ""),
        ("POST", "/api/tokens", "{"),
        ("POST", "/api/tokens", long.as_str()),
        ("GET", "/api/tables/none/socket", ""),
        ("GET", "/assets/none.js", ""),
        ("GET", "/api/replays/none?from=x", ""),
    ];
    for (method, path, body) in tried {
        let answer = ask(AWAY, to, (method, path), "", body).await?;
        let problem = answer.json().ok().is_some_and(|json| json["problem"].is_string() && json["text"].is_string());
        if !(400..500).contains(&answer.status) || !problem {
            return Ok(Err(format!("{method} {path}: {} {}", answer.status, answer.body)));
        }
    }
    Ok(Ok(()))
}
