//! Bots that think: people are heard meanwhile, and a thought nobody waits for any more is dropped.

use std::time::Duration;

use saloon_protocol::wire::{ClientMessage, Pace, ServerMessage, Settings};
use saloon_rules::{Config, Edition};

use super::{Client, House, settings};
use crate::ids::Id;
use crate::played::bang::Play;

/// A table of one person among bots that think.
async fn table() -> (House, Vec<Client>) {
    let mut house = House::new(Settings { fill: "sharp".into(), ..settings(Pace::None) }).await;
    let clients = house.seat(1).await;
    (house, clients)
}

/// Answers until a bot is asked.
async fn until_a_bot_is_asked(client: &mut Client) {
    client.catch_up().await;
    while let Some(offer) = client.offer.take() {
        let action = offer.fallback.as_ref().expect("there always is one").action;
        client.act(offer.ask.number, action).await;
    }
}

// Must show 4: a bot at full thought never delays a person's fact.
#[tokio::test(start_paused = true)]
async fn a_bot_in_thought_delays_nobody() {
    let mut house = House::new(Settings { fill: "sharp".into(), ..settings(Pace::None) }).await;
    let busy = house.shared.minds.occupied().await;
    let mut clients = house.seat(1).await;
    let client = &mut clients[0];
    until_a_bot_is_asked(client).await;
    // Long after its pause the bot still has not had its turn to think.
    tokio::time::sleep(Duration::from_secs(30)).await;
    assert!(client.inbox.messages.is_empty(), "nothing has happened");
    let done = client.ask(|id| ClientMessage::Chat { id, text: "take your time".into() }).await;
    assert!(matches!(done, ServerMessage::Done { .. }), "people are heard meanwhile");
    let mut other = house.connect(7).await;
    assert!(other.view.take().is_some(), "and let in");
    drop(busy);
    client.until(|message| matches!(message, ServerMessage::Step { .. })).await;
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_thinks_plays_like_any_other() {
    let (_house, mut clients) = table().await;
    let client = &mut clients[0];
    for _ in 0..12 {
        until_a_bot_is_asked(client).await;
        if client.view.as_ref().is_some_and(|view| view.winner.is_some()) {
            return;
        }
        client.until(|message| matches!(message, ServerMessage::Step { .. })).await;
    }
}

// While nobody is there nothing happens, however long somebody has thought.
#[tokio::test(start_paused = true)]
async fn a_thought_waits_until_somebody_is_there_again() {
    let mut house = House::new(Settings { fill: "sharp".into(), ..settings(Pace::None) }).await;
    let busy = house.shared.minds.occupied().await;
    let mut clients = house.seat(1).await;
    let mut client = clients.remove(0);
    until_a_bot_is_asked(&mut client).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    house.table.send(crate::table::Input::Left { conn: client.conn }).await;
    drop(busy);
    tokio::time::sleep(Duration::from_secs(60)).await;
    let version = client.version;
    let mut back = house.connect(1).await;
    assert_eq!(back.version, version, "it has waited");
    back.until(|message| matches!(message, ServerMessage::Step { .. })).await;
}

#[test]
fn a_thought_about_a_question_that_is_gone_is_dropped() {
    let config = Config::new(Edition::Classic, 4);
    let mut play = Play::begin(Id::random(), &config, 5.into()).expect("it can be played");
    let work = play.ponder("sharp").expect("nobody is seated yet: it has to look back first");
    let thought = work(Duration::from_millis(1));
    // Meanwhile somebody else has answered.
    let ask = play.game.ask().expect("the sheriff plays first");
    let usual = play.fallback().expect("there always is one");
    let (next, answered) = play.consider(ask.who.into(), usual, None).expect("it is legal");
    play.accept(&next, answered);
    assert!(play.pondered(thought).is_none(), "that is not asked any more");
    // One that comes in time counts, and its bot stays in its chair.
    let work = play.ponder("sharp").expect("another one is seated");
    let thought = work(Duration::from_millis(1));
    assert!(play.pondered(thought).is_some());
}
