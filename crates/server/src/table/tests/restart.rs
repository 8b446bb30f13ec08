//! Full disks, faults, closed houses, clocks that jump: the game goes on where it was.

use std::sync::Arc;

use saloon_protocol::wire::{ClientMessage, Clock, Pace, ServerMessage};

use super::{Client, House, settings};
use crate::ids::Id;
use crate::played::bang::Play;
use crate::store::{GameRow, Job, Store};
use crate::table::{Input, RoomState, spawn};

/// The client who is asked.
fn asked(clients: &mut [Client]) -> &mut Client {
    clients.iter_mut().find(|client| client.offer.is_some()).expect("somebody is asked")
}

/// The clock in the last full view or step of a client that comes back.
async fn clock_of(house: &mut House) -> Clock {
    let client = house.join(1).await;
    client.say(ClientMessage::Hello { since: None, log: false }).await;
    let mut client = client;
    match client.until(|message| matches!(message, ServerMessage::Full { .. })).await {
        ServerMessage::Full { clock, .. } => clock.expect("somebody's clock runs"),
        other => unreachable!("{other:?}"),
    }
}

#[tokio::test]
async fn a_full_disk_refuses_an_answer_and_nothing_has_happened() {
    let folder = tempfile::tempdir().expect("there is room for a directory");
    let store = Store::in_folder(folder.path()).expect("it opens");
    let mut house = House::on(store.clone(), settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let mut refused = 0;
    for step in 0..4000 {
        for client in &mut clients {
            client.catch_up().await;
        }
        store.write(Job::Pages(1)).await.expect("as many as there are");
        if clients[0].view.as_ref().is_some_and(|view| view.winner.is_some()) {
            // A deal does not fit either, or does.
            clients[0].ask(|id| ClientMessage::Rematch { id }).await;
            store.write(Job::Pages(1 << 30)).await.expect("there is room");
            for client in &mut clients {
                client.ask(|id| ClientMessage::Rematch { id }).await;
            }
            continue;
        }
        let client = asked(&mut clients);
        let (offer, version) = (client.offer.clone().expect("it was just there"), client.version);
        let actions = offer.actions();
        let action = actions[step * 7 % actions.len()];
        let answer = client.act(offer.ask.number, action).await;
        if matches!(answer, ServerMessage::Step { .. }) {
            continue;
        }
        let ServerMessage::Refused { rule, .. } = answer else { panic!("{answer:?}") };
        assert_eq!(rule, "HOUSE-STORE");
        client.say(ClientMessage::Hello { since: None, log: false }).await;
        client.until(|message| matches!(message, ServerMessage::Full { .. })).await;
        assert_eq!((client.version, client.offer.as_ref()), (version, Some(&offer)), "nothing has happened");
        assert_eq!(
            kept(&store, house.id).await.ask().map(|ask| ask.number),
            Some(offer.ask.number),
            "nor is it written"
        );
        // There is room again: the same answer counts.
        store.write(Job::Pages(1 << 30)).await.expect("there is room");
        let id = client.id;
        let game = client.game.clone();
        client.say(ClientMessage::Act { id, game, ask: offer.ask.number, action }).await;
        client.until(|message| matches!(message, ServerMessage::Step { answers, .. } if *answers == Some(id))).await;
        assert_ne!(kept(&store, house.id).await.ask().map(|ask| ask.number), Some(offer.ask.number));
        refused += 1;
        if refused == 2 {
            return;
        }
    }
    unreachable!("the disk never was full");
}

/// The log of a table's game as it was written down.
async fn log(store: &Store, room: Id) -> (Id, GameRow) {
    let json = store.room(room).await.expect("a look").expect("it is there");
    let state: RoomState = serde_json::from_str(&json).expect("it can be read");
    let game = state.game.expect("a game is played");
    (game, store.game(game).await.expect("a look").expect("it is there"))
}

/// The game of a table as it was written down.
async fn kept(store: &Store, room: Id) -> saloon_rules::Game {
    let (game, row) = log(store, room).await;
    Play::load(game, &row).expect("it was played").game
}

#[tokio::test(start_paused = true)]
async fn a_log_that_leads_to_another_game_is_not_played_on() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let client = asked(&mut clients);
    let offer = client.offer.clone().expect("it was just there");
    let action = offer.fallback.as_ref().expect("there always is one").action;
    client.act(offer.ask.number, action).await;
    let (game, mut row) = log(&house.shared.store, house.id).await;
    assert!(Play::load(game, &row).is_ok());
    row.actions[0].print ^= 1;
    let why = Play::load(game, &row).err().expect("the fingerprint is another one");
    assert!(why.contains("another game at answer 0"), "{why}");
}

#[tokio::test(start_paused = true)]
async fn clocks_do_not_count_the_time_the_house_was_closed() {
    let mut house = House::new(settings(Pace::Relaxed)).await;
    house.seat(4).await;
    let state = house.shared.store.room(house.id).await.expect("a look").expect("it is there");
    let state: RoomState = serde_json::from_str(&state).expect("it can be read");
    let row = house.shared.store.game(state.game.expect("a game is played")).await.expect("a look");
    let began = row.expect("it is there").began;
    // When the house was closed, by the time of day, and what is left of ninety seconds.
    let cases = [
        (began, 90),
        (began + 30, 60),
        // Nobody loses a question to a restart.
        (began + 80, 15),
        // The clock of the machine was put forward, or back; or is out of its mind.
        (began + 1_000_000_000, 15),
        (began - 5000, 90),
        (i64::MAX, 15),
        (i64::MIN, 90),
    ];
    for (closed_at, left) in cases {
        house = house.reopened(closed_at).await;
        let clock = clock_of(&mut house).await;
        assert_eq!((clock.left, clock.total), (left * 1000, 90_000), "closed {}", closed_at.wrapping_sub(began));
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_goes_on_after_a_restart_as_it_was() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    for step in 0..20 {
        for client in &mut clients {
            client.catch_up().await;
        }
        let client = asked(&mut clients);
        let offer = client.offer.clone().expect("it was just there");
        let actions = offer.actions();
        let action = actions[step * 5 % actions.len()];
        client.act(offer.ask.number, action).await;
    }
    for client in &mut clients {
        client.catch_up().await;
    }
    let mut again = house.reopened(0).await;
    for (guest, before) in (1..).zip(&clients) {
        let after = again.connect(guest).await;
        assert_eq!((&after.view, &after.offer), (&before.view, &before.offer));
        assert!(after.version > before.version, "versions of two lives never meet");
        let mut resumed = again.join(guest).await;
        resumed.say(ClientMessage::Hello { since: Some(before.version), log: false }).await;
        resumed.hear().await;
        assert!(matches!(resumed.hear().await, ServerMessage::Full { .. }), "what was before is told as a whole");
    }
    // An answer that was given before the restart still counts once.
    let offer = clients[0].offer.clone();
    assert!(offer.is_none() || again.connect(1).await.offer == offer);
}

#[tokio::test(start_paused = true)]
async fn a_fault_at_one_table_touches_no_other() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let mut other = House::on(house.shared.store.clone(), settings(Pace::None)).await;
    other.shared = Arc::clone(&house.shared);
    let kept = other.shared.store.room(other.id).await.expect("a look").expect("it is there");
    other.table = spawn(other.id, serde_json::from_str(&kept).expect("it can be read"), &other.shared);
    let mut others = other.seat(4).await;
    house.table.send(Input::Explode).await;
    clients[0].until(|message| matches!(message, ServerMessage::Full { .. })).await;
    assert_eq!(house.shared.metrics.reloads.get(), 1);
    for client in &mut others {
        client.catch_up().await;
    }
    let client = asked(&mut others);
    let offer = client.offer.clone().expect("it was just there");
    let version = client.version;
    let action = offer.fallback.as_ref().expect("there always is one").action;
    client.act(offer.ask.number, action).await;
    assert_eq!(client.version, version + 1, "nothing was told anew");
}
