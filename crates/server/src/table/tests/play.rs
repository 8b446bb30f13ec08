//! Answers, versions, bots, clocks.

use std::time::Duration;

use saloon_protocol::Offer;
use saloon_protocol::wire::{ClientMessage, Pace, Phrase, ServerMessage, Sitter, Stage, Standing};
use saloon_rules::{Question, Seed};
use tokio::time::Instant;

use super::{Client, House, settings};
use crate::ids;

/// Whoever is asked answers with something, until the game is over or enough was played.
pub(super) async fn play(clients: &mut [Client], most: usize) -> usize {
    for step in 0..most {
        for client in clients.iter_mut() {
            client.catch_up().await;
        }
        if clients[0].view.as_ref().is_some_and(|view| view.winner.is_some()) {
            return step;
        }
        let Some(asked) = clients.iter().position(|client| client.offer.is_some()) else {
            clients[0].hear().await;
            continue;
        };
        let client = &mut clients[asked];
        let offer = client.offer.take().expect("it was just there");
        let actions = offer.actions();
        let action = actions[step * 7 % actions.len()];
        let done = client.act(offer.ask.number, action).await;
        assert!(matches!(done, ServerMessage::Step { .. }), "{done:?}");
    }
    most
}

#[tokio::test(start_paused = true)]
async fn people_play_a_game_to_its_end() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let hash = clients[0].people.as_ref().and_then(|people| people.seed_hash.clone()).expect("shown at the deal");
    assert!(clients[0].people.as_ref().is_some_and(|people| people.seed.is_none()));
    let steps = play(&mut clients, 5000).await;
    assert!(steps < 5000);
    clients[0].catch_up().await;
    let people = clients[0].people.clone().expect("they were told");
    assert_eq!(people.stage, Stage::Over);
    let seed = Seed::from_hex(people.seed.as_deref().expect("shown at the end")).expect("it is a seed");
    assert_eq!(ids::hex(&ids::hash(&seed.0)), hash);
    for client in &mut clients {
        client.ask(|id| ClientMessage::Rematch { id }).await;
    }
    clients[1].catch_up().await;
    assert_eq!(clients[1].people.as_ref().map(|people| people.round), Some(2));
}

#[tokio::test(start_paused = true)]
async fn an_old_answer_is_refused_and_a_repeated_one_counts_once() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let asked = clients.iter().position(|client| client.offer.is_some()).expect("the sheriff is asked");
    let offer = clients[asked].offer.clone().expect("it was just there");
    let action = offer.fallback.as_ref().expect("there always is one").action;
    let game = clients[asked].game.clone();
    let act = |id| ClientMessage::Act { id, game: game.clone(), ask: offer.ask.number, action };
    let other = &mut clients[(asked + 1) % 4];
    other.ask(act).await;
    assert_eq!(other.refused, ["CORE-GEN-02"], "somebody else is asked");
    let client = &mut clients[asked];
    assert!(matches!(client.ask(act).await, ServerMessage::Step { .. }));
    let (version, id) = (client.version, client.id);
    client.say(act(id)).await;
    let again = client.hear().await;
    assert_eq!(again, ServerMessage::Done { id }, "a repetition changes nothing");
    client.ask(act).await;
    assert_eq!(client.refused, ["CORE-GEN-02"], "with another number it is an old answer");
    assert_eq!(client.version, version);
}

#[tokio::test(start_paused = true)]
async fn the_fallback_is_played_when_time_is_up_and_a_sleeper_is_relieved() {
    let mut house = House::new(settings(Pace::Fast)).await;
    let mut clients = house.seat(4).await;
    let asked = clients.iter().position(|client| client.offer.is_some()).expect("the sheriff is asked");
    let began = Instant::now();
    let before = clients[asked].asked();
    clients[asked].until(|message| matches!(message, ServerMessage::Step { .. })).await;
    assert_eq!(began.elapsed().as_secs(), 20);
    assert_ne!(clients[asked].asked(), before);
    for _ in 0..40 {
        for client in &mut clients {
            client.catch_up().await;
        }
        tokio::time::sleep(Duration::from_secs(21)).await;
    }
    let mut last = clients.remove(0);
    last.catch_up().await;
    let chairs = last.people.expect("somebody is here").chairs;
    assert!(chairs.iter().any(|chair| chair.stand_in), "who sleeps twice is played for");
}

#[tokio::test(start_paused = true)]
async fn bots_fill_empty_chairs_and_pause_like_people() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(1).await;
    let client = &mut clients[0];
    let bots = client.people.as_ref().expect("told").chairs.iter().filter(|chair| chair.sitter == Sitter::Bot).count();
    assert_eq!(bots, 3);
    let mut last = Instant::now();
    for _ in 0..60 {
        if client.view.as_ref().is_some_and(|view| view.winner.is_some()) {
            return;
        }
        if let Some(offer) = client.offer.take() {
            let action = offer.fallback.as_ref().expect("there always is one").action;
            client.act(offer.ask.number, action).await;
        } else {
            client.until(|message| matches!(message, ServerMessage::Step { .. })).await;
            let paused = last.elapsed().as_millis();
            assert!((300..=1501).contains(&paused), "{paused}");
        }
        last = Instant::now();
    }
}

#[tokio::test(start_paused = true)]
async fn a_standing_answer_is_given_at_once() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let standing = Standing { decline_next: true, decline_interrupts: true };
    for client in &mut clients {
        let game = client.game.clone();
        client.ask(|id| ClientMessage::Early { id, game, standing }).await;
    }
    for step in 0..2000 {
        for client in &mut clients {
            client.catch_up().await;
        }
        if clients.iter().any(|client| client.standing.is_some_and(|standing| !standing.decline_next)) {
            return;
        }
        let asked = clients.iter().position(|client| client.offer.is_some()).unwrap_or(0);
        let offer = clients[asked].offer.take();
        let hit = |offer: &Offer| matches!(offer.ask.question, Question::Dodge { .. } | Question::Give { .. });
        let Some(offer) = offer.filter(|offer| !hit(offer)) else {
            clients[asked].hear().await;
            continue;
        };
        let actions = offer.actions();
        let action = actions[step * 7 % actions.len()];
        clients[asked].act(offer.ask.number, action).await;
    }
    unreachable!("somebody is shot at in every game");
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_back_gets_exactly_what_was_missed() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let since = clients[3].version;
    let seen = play(&mut clients[..], 6).await as u32;
    let mut lost = clients.pop().expect("there are four");
    lost.catch_up().await;
    let mut back = house.join(4).await;
    back.version = since;
    back.say(ClientMessage::Hello { since: Some(since), log: false }).await;
    let first = back.hear().await;
    assert!(matches!(first, ServerMessage::Welcome { .. }));
    back.until(|message| matches!(message, ServerMessage::People { .. })).await;
    assert_eq!((back.version, back.version - since), (lost.version, seen));
    assert_eq!(back.view, lost.view);
    let mut late = house.join(4).await;
    late.say(ClientMessage::Hello { since: Some(since - 1), log: false }).await;
    late.hear().await;
    assert!(matches!(late.hear().await, ServerMessage::Full { .. }), "that is not known any more");
}

#[tokio::test(start_paused = true)]
async fn onlookers_are_not_heard_by_those_who_play() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let (mut ann, mut bob) = (house.connect(50).await, house.connect(51).await);
    ann.ask(|id| ClientMessage::Chat { id, text: "the outlaw is on the left".into() }).await;
    let heard = bob.until(|message| matches!(message, ServerMessage::Chat { .. })).await;
    let ServerMessage::Chat { said, .. } = heard else { unreachable!("it was asked for") };
    assert_eq!(said.text.as_deref(), Some("the outlaw is on the left"));
    let version = clients[0].version;
    clients[0].ask(|id| ClientMessage::Phrase { id, phrase: Phrase::Howdy }).await;
    assert_eq!(clients[0].version, version + 1, "those who play do not even learn that something was said");
    assert!(matches!(bob.until(|m| matches!(m, ServerMessage::Phrase { .. })).await, ServerMessage::Phrase { .. }));
    ann.ask(|id| ClientMessage::Chat { id, text: " ".into() }).await;
    assert_eq!(ann.refused, ["HOUSE-CHAT"]);
}
