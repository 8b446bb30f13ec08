//! Doors and agreement: a password, one more game, and what is kept of it for each.

use std::net::Ipv4Addr;
use std::time::Duration;

use saloon_protocol::wire::{ClientMessage, Gone, Pace, ServerMessage, Stage};
use tokio::sync::oneshot;

use super::super::{Input, Refused};
use super::play::play;
use super::{Client, House, settings};
use crate::options::Limits;
use crate::store::Store;

async fn over(house: &mut House, people: i64) -> Vec<Client> {
    let mut clients = house.seat(people).await;
    play(&mut clients, 5000).await;
    for client in &mut clients {
        client.catch_up().await;
    }
    clients
}

#[tokio::test(start_paused = true)]
async fn the_next_game_is_dealt_when_everybody_has_agreed() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = over(&mut house, 4).await;
    for agreed in 1..=3 {
        clients[agreed].ask(|id| ClientMessage::Rematch { id }).await;
        clients[0].catch_up().await;
        let people = clients[0].people.clone().expect("they were told");
        assert_eq!((people.round, people.stage, people.waiting_for), (1, Stage::Over, 4 - agreed as u8));
        assert_eq!(people.chairs.iter().filter(|chair| chair.ready).count(), agreed);
    }
    clients[3].ask(|id| ClientMessage::Ready { id, ready: false }).await;
    clients[0].ask(|id| ClientMessage::Rematch { id }).await;
    clients[0].catch_up().await;
    assert_eq!(clients[0].people.as_ref().map(|people| people.round), Some(1), "somebody changed his mind");
    clients[3].ask(|id| ClientMessage::Rematch { id }).await;
    clients[0].catch_up().await;
    let people = clients[0].people.clone().expect("they were told");
    assert_eq!((people.round, people.stage), (2, Stage::Playing));
    assert!(people.chairs.iter().all(|chair| !chair.ready), "nobody is ready for a third");
}

#[tokio::test(start_paused = true)]
async fn issue_11_6_so_many_games_at_one_table_and_no_more() {
    let limits = Limits { games_per_table: 2, ..Limits::none() };
    let mut house = House::with(limits, Store::in_memory(), settings(Pace::None)).await;
    let mut clients = house.seat(2).await;
    assert!(play(&mut clients, 5000).await < 5000);
    clients[0].ask(|id| ClientMessage::Start { id }).await;
    clients[0].catch_up().await;
    assert!(clients[0].refused.is_empty(), "{:?}", clients[0].refused);
    assert!(play(&mut clients[..1], 5000).await < 5000);
    clients[0].ask(|id| ClientMessage::Start { id }).await;
    assert_eq!(clients[0].refused, ["HOUSE-MANY"]);
}

#[tokio::test(start_paused = true)]
async fn issue_11_6_a_game_costs_once_however_often_somebody_agrees() {
    let limits = Limits { games_per_hour: 2, ..Limits::none() };
    let mut house = House::with(limits, Store::in_memory(), settings(Pace::None)).await;
    let mut clients = over(&mut house, 2).await;
    for _ in 0..5 {
        for ready in [true, false] {
            clients[1].ask(|id| ClientMessage::Ready { id, ready }).await;
        }
    }
    assert_eq!(clients[1].refused, [""; 0], "changing one's mind costs nothing");
    for _ in 0..2 {
        clients[1].ask(|id| ClientMessage::Rematch { id }).await;
        clients[0].ask(|id| ClientMessage::Rematch { id }).await;
        play(&mut clients, 5000).await;
        for client in &mut clients {
            client.catch_up().await;
        }
    }
    let people = clients[0].people.clone().expect("they were told");
    assert_eq!((people.round, people.stage), (2, Stage::Over), "the host has had two, and no third is dealt");
    assert_eq!(clients[0].refused, ["HOUSE-MANY"]);
    assert!(people.chairs.iter().all(|chair| !chair.ready), "nobody waits for it");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_gone_after_the_end_is_not_waited_for_and_not_dealt_in() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = over(&mut house, 2).await;
    clients[1].ask(|id| ClientMessage::Rematch { id }).await;
    house.table.send(Input::Left { conn: clients[0].conn }).await;
    tokio::time::sleep(Duration::from_secs(9)).await;
    clients[1].catch_up().await;
    assert_eq!(clients[1].people.as_ref().map(|people| people.round), Some(1), "it may have been a reload");
    tokio::time::sleep(Duration::from_secs(2)).await;
    clients[1].catch_up().await;
    let people = clients[1].people.clone().expect("they were told");
    assert_eq!((people.round, people.stage, people.you_host), (2, Stage::Playing, true));
    assert_eq!(people.chairs.iter().filter(|chair| chair.who.is_some()).count(), 1);
}

#[tokio::test(start_paused = true)]
async fn the_host_may_play_on_without_those_who_do_not_answer() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = over(&mut house, 3).await;
    clients[1].ask(|id| ClientMessage::Start { id }).await;
    assert_eq!(clients[1].refused, ["HOUSE-HOST"]);
    clients[1].ask(|id| ClientMessage::Rematch { id }).await;
    clients[0].ask(|id| ClientMessage::Start { id }).await;
    clients[0].catch_up().await;
    let people = clients[0].people.clone().expect("they were told");
    assert_eq!((people.round, people.stage, people.you_host), (2, Stage::Playing, true));
    assert_eq!(people.chairs.iter().filter(|chair| chair.who.is_some()).count(), 2, "the third gave up his chair");
}

async fn enter(house: &House, guest: i64, password: &str) -> Result<(), Refused> {
    // Every guest has an address of his own.
    let place = Ipv4Addr::new(127, 0, 0, guest as u8).into();
    let (reply, answer) = oneshot::channel();
    house.table.send(Input::Enter { guest, place, password: password.to_owned(), reply }).await;
    answer.await.expect("the table is there")
}

#[tokio::test(start_paused = true)]
async fn guessing_a_password_is_slow_and_the_lock_outlives_a_restart() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut ann = house.connect(1).await;
    ann.ask(|id| ClientMessage::Sit { id, seat: None }).await;
    let (reply, answer) = oneshot::channel();
    house.table.send(Input::Lock { guest: 1, password: Some("rye".into()), reply }).await;
    answer.await.expect("the table is there").expect("the host locks");
    for _ in 0..10 {
        assert_eq!(enter(&house, 9, "gin").await.expect_err("it is wrong").rule, "HOUSE-PASSWORD");
    }
    assert_eq!(enter(&house, 9, "rye").await.expect_err("too often").rule, "HOUSE-FAST");
    enter(&house, 8, "rye").await.expect("nobody else is shut out by that");
    let mut house = house.reopened(0).await;
    let mut ben = house.join(9).await;
    assert!(matches!(ben.hear().await, ServerMessage::Gone { why: Gone::Locked }));
    enter(&house, 9, "rye").await.expect("it is right");
    house.connect(9).await;
    house.connect(1).await;
}

#[tokio::test(start_paused = true)]
async fn everybody_finds_his_own_games_again_until_he_deletes_them() {
    let mut house = House::new(settings(Pace::None)).await;
    let clients = over(&mut house, 4).await;
    let store = house.shared.store.clone();
    let mut winners = 0;
    for guest in 1..=4 {
        let history = store.history(guest).await.expect("a look");
        let [game] = history.games.as_slice() else { panic!("one game") };
        assert_eq!(Some(&game.game), clients[0].people.as_ref().and_then(|people| people.replay.as_ref()));
        assert_eq!(
            (history.roles[0].role, history.roles[0].games, history.roles[0].won),
            (game.role.expect("everybody has one"), 1, u32::from(game.won))
        );
        winners += u32::from(game.won);
    }
    assert!(winners > 0, "somebody won");
    store.write(crate::store::Job::ForgetPlayed { guest: 1 }).await.expect("there is room");
    assert_eq!(store.history(1).await.expect("a look"), saloon_protocol::http::History::default());
    assert_eq!(store.history(2).await.expect("a look").games.len(), 1, "others keep theirs");
}
