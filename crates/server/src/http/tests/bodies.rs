//! Broken bodies at the real doors: answered with a reason, and what is refused changes nothing.
//! `SALOON_FUZZ_REQUESTS` says how many.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::{StatusCode, header};
use tower::Service;

use super::router;
use crate::fuzz::{Dice, broken, odd_settings, random_settings, wanted};
use crate::house::House;
use crate::options::{Limits, Options};
use crate::store::Store;

/// Lets the tables do what is in their mailboxes.
async fn settle() {
    for _ in 0..20 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(start_paused = true)]
async fn refused_bodies_change_nothing_and_no_request_fails() {
    let count = wanted("SALOON_FUZZ_REQUESTS", 3000);
    let limits = Limits { tables_per_guest: 200, people_per_address: 1, ..Limits::none() };
    let (store, options) = (Store::in_memory(), Options { limits, ..Options::default() });
    let house = House::with_store(store.clone(), options, Arc::default()).await.expect("the house opens");
    let (_, token) = house.guests.welcome(None).await.expect("somebody comes in");
    let (mut router, mut dice) = (router(Arc::clone(&house)), Dice(wanted("SALOON_FUZZ_SEED", 1)));
    let (mut done, mut refused, mut table) = (0_u64, 0_u64, String::from("2222-nothing"));
    for _ in 0..count {
        settle().await;
        let (path, natural) = match dice.below(7) {
            0 => ("/api/me".to_owned(), "{\"name\":\"Ann\"}".to_owned()),
            1 => ("/api/tokens".to_owned(), "{\"name\":\"Bob\"}".to_owned()),
            2 => ("/api/quick".to_owned(), "{\"preset\":\"quick\"}".to_owned()),
            3 => (format!("/api/tables/{table}/messages"), "{\"type\":\"start\",\"id\":1}".to_owned()),
            4 => ("/api/tables".to_owned(), json(&odd_settings(&mut dice))),
            _ => ("/api/tables".to_owned(), json(&random_settings(&mut dice))),
        };
        let body = broken(&mut dice, &natural);
        let request = Request::post(&path)
            .header(header::AUTHORIZATION, format!("Bearer {}", token.text()))
            .header(header::CONTENT_TYPE, "application/json")
            .extension(ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 1))))
            .body(Body::from(body.clone()));
        let before = store.changes();
        let response = router.call(request.expect("it is a request")).await.expect("it always answers");
        let status = response.status();
        assert!(status.is_success() || status.is_client_error(), "{status} {path} {body}");
        if status.is_client_error() {
            assert_eq!(store.changes(), before, "{status} {path} {body}");
            refused += 1;
        } else {
            done += 1;
        }
        if status == StatusCode::OK && path == "/api/tables" {
            table = house.lobby().tables.first().map_or(table, |card| card.id.clone());
        }
    }
    println!("{count} requests, {done} done, {refused} refused, none failed");
    assert!(done > count / 50 && refused > count / 2);
}

fn json(what: &impl serde::Serialize) -> String {
    serde_json::to_string(what).expect("it is data")
}
