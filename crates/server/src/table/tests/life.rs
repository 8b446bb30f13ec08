//! A table's life: host, absence, faults, slow readers, expiry.

use std::time::Duration;

use saloon_protocol::wire::{ClientMessage, Gone, Pace, ServerMessage, Watching};
use saloon_rules::Seat;

use super::{House, settings};
use crate::table::{Input, OUTBOX};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has eight")
}

#[tokio::test(start_paused = true)]
async fn only_the_host_starts_removes_and_passes_the_hat() {
    let mut house = House::new(settings(Pace::None)).await;
    let (mut ann, mut bob) = (house.connect(1).await, house.connect(2).await);
    ann.ask(|id| ClientMessage::Sit { id, seat: Some(seat(2)) }).await;
    bob.ask(|id| ClientMessage::Sit { id, seat: Some(seat(2)) }).await;
    assert_eq!(bob.refused, ["HOUSE-TAKEN"]);
    bob.ask(|id| ClientMessage::Sit { id, seat: None }).await;
    bob.ask(|id| ClientMessage::Start { id }).await;
    bob.ask(|id| ClientMessage::Remove { id, seat: seat(2) }).await;
    assert_eq!(bob.refused[1..], ["HOUSE-HOST", "HOUSE-HOST"]);
    ann.ask(|id| ClientMessage::PassHat { id, seat: seat(0) }).await;
    bob.ask(|id| ClientMessage::Remove { id, seat: seat(2) }).await;
    ann.ask(|id| ClientMessage::Leave { id }).await;
    assert_eq!(ann.refused, ["HOUSE-SEAT"], "she has no chair any more");
    bob.ask(|id| ClientMessage::Start { id }).await;
    bob.catch_up().await;
    assert!(bob.view.is_some());
    ann.act(1, saloon_rules::Action::Pass).await;
    assert_eq!(ann.refused[1..], ["HOUSE-SEAT"]);
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_whoever_is_gone_until_he_takes_his_seat_back() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(2).await;
    let gone = clients.remove(1);
    house.table.send(Input::Left { conn: gone.conn }).await;
    let stands_in = |message: &ServerMessage| match message {
        ServerMessage::People { people } => people.chairs[1].stand_in,
        _ => false,
    };
    clients[0].until(stands_in).await;
    let mut back = house.connect(2).await;
    assert!(back.people.as_ref().is_some_and(|people| people.chairs[1].stand_in));
    back.ask(|id| ClientMessage::TakeBack { id }).await;
    back.catch_up().await;
    assert!(back.people.as_ref().is_some_and(|people| !people.chairs[1].stand_in));
}

#[tokio::test(start_paused = true)]
async fn nothing_happens_while_nobody_is_there() {
    let mut house = House::new(settings(Pace::Fast)).await;
    let clients = house.seat(2).await;
    let version = clients[0].version;
    for client in clients {
        house.table.send(Input::Left { conn: client.conn }).await;
    }
    tokio::time::sleep(Duration::from_secs(600)).await;
    let back = house.connect(1).await;
    assert_eq!(back.version, version);
}

#[tokio::test(start_paused = true)]
async fn a_fault_loads_the_table_again_as_it_was() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let asked = clients.iter().position(|client| client.offer.is_some()).expect("the sheriff is asked");
    let offer = clients[asked].offer.clone().expect("it was just there");
    let action = offer.fallback.as_ref().expect("there always is one").action;
    clients[asked].act(offer.ask.number, action).await;
    let before = clients[asked].view.clone();
    house.table.send(Input::Explode).await;
    let told = clients[asked].until(|message| matches!(message, ServerMessage::Full { .. })).await;
    assert!(matches!(told, ServerMessage::Full { .. }));
    assert_eq!(clients[asked].view, before);
    assert_eq!(house.shared.metrics.reloads.get(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_slow_reader_is_cut_back_and_resumes() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(2).await;
    let mut slow = clients.remove(1);
    for round in 0..OUTBOX as u32 + 10 {
        clients[0].ask(|id| ClientMessage::Chat { id, text: format!("line {round}") }).await;
    }
    assert_eq!(house.shared.metrics.resyncs.get(), 1);
    while !slow.inbox.has_missed_some() {
        slow.hear().await;
    }
    slow.say(ClientMessage::Hello { since: Some(slow.version), log: false }).await;
    slow.until(|message| matches!(message, ServerMessage::People { .. })).await;
    assert_eq!(slow.version, clients[0].version);
}

#[tokio::test(start_paused = true)]
async fn an_idle_table_goes_away() {
    let mut house = House::new(settings(Pace::Relaxed)).await;
    let client = house.connect(1).await;
    tokio::time::sleep(Duration::from_secs(3600)).await;
    assert!(house.gone.is_empty(), "somebody is there");
    house.table.send(Input::Left { conn: client.conn }).await;
    assert_eq!(house.gone.recv().await, Some(house.id));
    assert!(house.shared.store.rooms().await.expect("a look").is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_closed_table_shows_strangers_the_door() {
    let mut wanted = settings(Pace::None);
    wanted.watching = Watching::Seated;
    let mut house = House::new(wanted).await;
    let _clients = house.seat(2).await;
    let mut stranger = house.join(77).await;
    assert_eq!(stranger.hear().await, ServerMessage::Gone { why: Gone::Removed });
}

#[tokio::test(start_paused = true)]
async fn a_question_why_not_names_the_rule() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(2).await;
    let idle = clients.iter_mut().find(|client| client.offer.is_none()).expect("one of them waits");
    let said = idle.ask(|id| ClientMessage::WhyNot { id, action: saloon_rules::Action::Pass }).await;
    let ServerMessage::Explained { legal, rule, .. } = said else { panic!("{said:?}") };
    assert!(!legal && rule.is_some());
}
