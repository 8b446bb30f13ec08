//! Cheating by the side door: chairs, clocks, answers of another game, talk, kicks.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result};
use saloon_protocol::wire::{ClientMessage, ServerMessage, Stage};
use tokio::time::{sleep, timeout};

use crate::net::{From, Socket, ask, guest, table};
use crate::server::Server;
use crate::{Verdict, that};

/// Those who have a table.
const HOME: From = From(15);
/// Those who want something of it.
const AWAY: From = From(16);

/// Everything of it; the clock is watched beside the rest.
pub async fn attack(server: &Server) -> Vec<Verdict> {
    let to = server.address;
    let (clock, mut rest) =
        tokio::join!(Verdict::of("leaving and sitting again winds no clock up", clock(to)), side_doors(to));
    rest.push(clock);
    rest
}

async fn side_doors(to: SocketAddr) -> Vec<Verdict> {
    vec![
        Verdict::of("nobody sits down at a running game to look around", look_around(to)).await,
        Verdict::of("an answer that names another game is stale", stale(to)).await,
        Verdict::of("whoever left a living seat does not hear onlookers, nor count their lines", ears(to)).await,
        Verdict::of("strangers are shown the door at the deal when only the seated may watch", seated(to)).await,
        Verdict::of("a kick lasts", kick(to)).await,
        Verdict::of("looking back again and again is answered or refused", look_back(to)).await,
    ]
}

/// A table with its host, dealt; and the message with the deal.
async fn dealt(to: SocketAddr, more: &str) -> Result<(String, String, Socket, ServerMessage)> {
    let who = guest(HOME, to, "Eve").await?;
    let table = table(HOME, to, &who, more).await?;
    let mut socket = Socket::greeted(HOME, to, &table, &who).await?;
    socket.say(&ClientMessage::Start { id: 0 }).await?;
    let full = socket.until(|message| matches!(message, ServerMessage::Full { table: Some(_), .. })).await?;
    Ok((who, table, socket, full))
}

async fn look_around(to: SocketAddr) -> Result<Result<(), String>> {
    let (_, table, _host, _) = dealt(to, ",\"pace\":\"none\",\"public\":true").await?;
    for number in 0..3 {
        let who = guest(AWAY, to, &format!("Mallory {number}")).await?;
        let mut socket = Socket::greeted(AWAY, to, &table, &who).await?;
        for seat in [None, chair(1), chair(2), chair(3)] {
            if socket.ask(|id| ClientMessage::Sit { id, seat }).await?.is_none() {
                return Ok(Err(format!("a stranger sat down on {seat:?}")));
            }
        }
        socket.say(&ClientMessage::Hello { since: None, log: false }).await?;
        let full = socket.until(|message| matches!(message, ServerMessage::Full { .. })).await?;
        let ServerMessage::Full { table: Some(view), .. } = full else { anyhow::bail!("it was asked for") };
        if view.me.is_some() {
            return Ok(Err("a stranger sees with a player's eyes".into()));
        }
    }
    Ok(Ok(()))
}

fn chair(index: u8) -> Option<saloon_rules::Seat> {
    saloon_rules::Seat::new(index as usize)
}

async fn stale(to: SocketAddr) -> Result<Result<(), String>> {
    let (_, _, mut socket, mut told) = dealt(to, ",\"pace\":\"none\"").await?;
    loop {
        let offer = match told {
            ServerMessage::Full { offer, .. } | ServerMessage::Step { offer, .. } => offer,
            _ => None,
        };
        let Some(offer) = offer else {
            told = socket.hear().await?;
            continue;
        };
        let action = offer.fallback.as_ref().map(|fallback| fallback.action).context("there always is one")?;
        let (game, ask) = ("2222222222ab".to_owned(), offer.ask.number);
        let rule = socket.ask(|id| ClientMessage::Act { id, game, ask, action }).await?;
        return Ok(that(rule.as_deref() == Some("CORE-GEN-02"), || format!("{rule:?}")));
    }
}

/// Time left on the clock of the one who is asked, when it is this one.
async fn left(socket: &mut Socket) -> Result<u32> {
    loop {
        socket.say(&ClientMessage::Hello { since: None, log: false }).await?;
        let full = socket.until(|message| matches!(message, ServerMessage::Full { .. })).await?;
        if let ServerMessage::Full { offer: Some(_), clock: Some(clock), .. } = full {
            return Ok(clock.left);
        }
        sleep(Duration::from_millis(150)).await;
    }
}

async fn clock(to: SocketAddr) -> Result<Result<(), String>> {
    let (_, _, mut socket, _) = dealt(to, ",\"pace\":\"fast\",\"bot_pause\":1500").await?;
    let first = timeout(Duration::from_secs(90), left(&mut socket)).await??;
    for _ in 0..3 {
        sleep(Duration::from_millis(800)).await;
        socket.ask(|id| ClientMessage::Leave { id }).await?;
        socket.ask(|id| ClientMessage::Sit { id, seat: None }).await?;
    }
    let last = timeout(Duration::from_secs(10), left(&mut socket)).await??;
    Ok(that(last + 2000 < first, || format!("{first} ms were left, and then {last}")))
}

async fn ears(to: SocketAddr) -> Result<Result<(), String>> {
    let (_, table, mut host, _) = dealt(to, ",\"pace\":\"none\",\"bot_pause\":10000").await?;
    let onlooker = guest(AWAY, to, "Onlooker").await?;
    let mut talker = Socket::greeted(AWAY, to, &table, &onlooker).await?;
    host.ask(|id| ClientMessage::Leave { id }).await?;
    for _ in 0..5 {
        talker.ask(|id| ClientMessage::Chat { id, text: "the left one bluffs".into() }).await?;
    }
    let heard = timeout(
        Duration::from_secs(1),
        host.until(|message| matches!(message, ServerMessage::Chat { .. } | ServerMessage::Phrase { .. })),
    );
    Ok(that(heard.await.is_err(), || "it was heard".into()))
}

async fn seated(to: SocketAddr) -> Result<Result<(), String>> {
    let who = guest(HOME, to, "Eve").await?;
    let table = table(HOME, to, &who, ",\"pace\":\"none\",\"watching\":\"seated\"").await?;
    let mallory = guest(AWAY, to, "Mallory").await?;
    let mut watcher = Socket::greeted(AWAY, to, &table, &mallory).await?;
    let mut host = Socket::greeted(HOME, to, &table, &who).await?;
    host.ask(|id| ClientMessage::Start { id }).await?;
    let told = watcher.until(|message| match message {
        ServerMessage::Gone { .. } => true,
        ServerMessage::Full { people, .. } => people.stage == Stage::Playing,
        _ => false,
    });
    let told = told.await?;
    Ok(that(matches!(told, ServerMessage::Gone { .. }), || "he watches".into()))
}

async fn kick(to: SocketAddr) -> Result<Result<(), String>> {
    let who = guest(HOME, to, "Eve").await?;
    let table = table(HOME, to, &who, "").await?;
    let mallory = guest(AWAY, to, "Mallory").await?;
    let mut host = Socket::greeted(HOME, to, &table, &who).await?;
    let mut other = Socket::greeted(AWAY, to, &table, &mallory).await?;
    let seat = chair(1);
    other.ask(|id| ClientMessage::Sit { id, seat }).await?;
    host.ask(|id| ClientMessage::Remove { id, seat: seat.expect("a table has two") }).await?;
    let rule = other.ask(|id| ClientMessage::Sit { id, seat: None }).await?;
    Ok(that(rule.is_some(), || "he sits again".into()))
}

/// Replays are the largest answers there are: so many at once as an address may ask for, and then some.
async fn look_back(to: SocketAddr) -> Result<Result<(), String>> {
    const ONLOOKER: From = From(17);
    let (_, _, _host, told) = dealt(to, ",\"pace\":\"none\"").await?;
    let ServerMessage::Full { game: Some(game), .. } = told else { anyhow::bail!("it was asked for") };
    let who = guest(ONLOOKER, to, "Mallory").await?;
    let path = format!("/api/replays/{game}?view=public");
    let looks = (0..140).map(|_| ask(ONLOOKER, to, ("GET", &path), &who, ""));
    let mut statuses = Vec::new();
    for answer in futures_util::future::join_all(looks).await {
        statuses.push(answer?.status);
    }
    let (shown, refused) = (
        statuses.iter().filter(|status| **status == 200).count(),
        statuses.iter().filter(|status| **status == 429).count(),
    );
    Ok(that(shown > 50 && shown + refused == statuses.len(), || format!("{statuses:?}")))
}
