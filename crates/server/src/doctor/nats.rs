//! The way between nodes: whether it is there, how long it is, and whether what nodes say to each other fits through.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, ServerAddr};
use futures_util::StreamExt;

use super::Report;
use super::config::is_private;
use crate::ids::{hex, random};
use crate::store::Alive;
use crate::town;

const ABOUT: &str = "nats";

/// How long anything may take.
const ANSWER: Duration = Duration::from_secs(3);

/// A telling over this way takes it twice; nobody notices so much.
const SHORT: Duration = Duration::from_millis(5);

/// Messages sent to and fro; the quickest counts.
const TRIPS: usize = 5;

/// How long nodes may take to answer. They are asked again, since one that has only just opened may still be on its way to NATS.
const NODES: [Duration; 3] = [Duration::from_millis(200), Duration::from_millis(300), Duration::from_millis(500)];

pub(super) async fn look(address: &str, alive: Option<Alive>, report: &mut Report) {
    let options = ConnectOptions::new().name("saloon doctor").connection_timeout(ANSWER);
    let connected = tokio::time::timeout(ANSWER, options.connect(address)).await;
    let client =
        match connected.map_err(|_| "no answer".to_owned()).and_then(|done| done.map_err(|why| why.to_string())) {
            Ok(client) => client,
            Err(why) => {
                let found = format!("{} does not answer: {why}", shown(address));
                return report.wrong(ABOUT, found, "start nats-server there, or correct --nats");
            }
        };
    let info = client.server_info();
    report.ok(ABOUT, format!("{} answers: nats-server {}", shown(address), info.version));
    let needed = town::LARGEST;
    if info.max_payload < needed {
        let found = format!("max_payload is {} bytes, and what nodes say may have {needed}", info.max_payload);
        report.wrong(ABOUT, found, "set max_payload: 1MB, which is the usual");
    }
    if !info.auth_required && is_open(address).await {
        report.warning(
            ABOUT,
            "it asks nobody who he is, and may be reached from outside a private network",
            "put it on a private network, or give it users (nats://USER:PASSWORD@HOST)",
        );
    }
    match trip(&client).await {
        Some(trip) if trip > SHORT => report.warning(
            ABOUT,
            format!("a message there and back takes {:.1} ms", trip.as_secs_f64() * 1000.0),
            "people at tables of other nodes feel it; put NATS nearer",
        ),
        Some(trip) => report.ok(ABOUT, format!("a message there and back takes {:.2} ms", trip.as_secs_f64() * 1000.0)),
        None => report.wrong(
            ABOUT,
            "what is said under saloon.> does not come back",
            "let this user publish and subscribe to saloon.> and _INBOX.>",
        ),
    }
    if let Some(alive) = alive.filter(|alive| !alive.processes.is_empty()) {
        nodes(&client, &alive, report).await;
    }
}

/// Those that are alive in the database must hear each other here.
async fn nodes(client: &Client, alive: &Alive, report: &mut Report) {
    let wanted = alive.processes.len();
    let mut heard = 0;
    for patience in NODES {
        if heard < wanted {
            heard = answers(client, alive.town, wanted, patience).await.unwrap_or(0).max(heard);
        }
    }
    if heard >= wanted {
        report.ok(ABOUT, format!("all {wanted} nodes of the database answer here, too"));
    } else {
        let found = format!("{heard} of {wanted} nodes that are alive in the database answer here");
        report.wrong(ABOUT, found, "let all nodes of a database use the same NATS");
    }
}

/// How many nodes answer a question that all of them are asked, for the tables of nobody.
async fn answers(client: &Client, town: i64, wanted: usize, patience: Duration) -> Option<usize> {
    let (nowhere, nobody) = (0_i64, -1_i64);
    let inbox = client.new_inbox();
    let mut answers = client.subscribe(inbox.clone()).await.ok()?;
    let question = serde_json::to_vec(&(nowhere, nobody)).ok()?;
    client.publish_with_reply(format!("saloon.{town}.whose"), inbox, question.into()).await.ok()?;
    let mut heard = 0;
    let all = async {
        while heard < wanted && answers.next().await.is_some_and(|answer| answer.status.is_none()) {
            heard += 1;
        }
        // Told that nobody listens, one waits all the same: somebody may be about to.
        if heard < wanted {
            std::future::pending::<()>().await;
        }
    };
    // Whoever has not answered by then does not, this time.
    let _ = tokio::time::timeout(patience, all).await;
    Some(heard)
}

/// There and back, under a name that belongs to no town.
async fn trip(client: &Client) -> Option<Duration> {
    let subject = format!("saloon.doctor.{}", hex(&random::<8>()));
    let trips = async {
        let mut messages = client.subscribe(subject.clone()).await.ok()?;
        let mut best = Duration::MAX;
        for _ in 0..TRIPS {
            let began = Instant::now();
            client.publish(subject.clone(), "".into()).await.ok()?;
            messages.next().await?;
            best = best.min(began.elapsed());
        }
        Some(best)
    };
    tokio::time::timeout(ANSWER, trips).await.ok()?
}

/// Without the password, which belongs on no screen.
fn shown(address: &str) -> String {
    match address.parse::<ServerAddr>() {
        Ok(address) => format!("nats://{}:{}", address.host(), address.port()),
        Err(_) => "the address of NATS".into(),
    }
}

/// Can the world reach it?
async fn is_open(address: &str) -> bool {
    let Ok(address) = address.parse::<ServerAddr>() else { return false };
    let place = (address.host().to_owned(), address.port());
    let found = match address.host().parse::<IpAddr>() {
        Ok(address) => vec![address],
        Err(_) => match tokio::net::lookup_host(place).await {
            Ok(all) => all.map(|address: SocketAddr| address.ip()).collect(),
            Err(_) => return false,
        },
    };
    found.into_iter().any(|address| !is_private(address))
}
