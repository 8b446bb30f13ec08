//! Talk: heard by the engine, kept over a restart, harmless to the game.

use saloon_protocol::wire::{ClientMessage, Pace, Phrase, ServerMessage, Settings, Standing};
use saloon_rules::{Action, EventCard, Game};

use super::{House, settings};
use crate::fuzz::{Dice, random_settings};
use crate::ids::Id;
use crate::played::Viewer;
use crate::played::bang::Play;
use crate::played::bang::recording::recording;
use crate::settings::presets;
use crate::table::LINES;
use crate::table::by_hand::{ByHand, house};

async fn said(house: &mut House, guest: i64) -> Vec<String> {
    let client = house.join(guest).await;
    client.say(ClientMessage::Hello { since: None, log: false }).await;
    let mut client = client;
    match client.until(|message| matches!(message, ServerMessage::Full { .. })).await {
        ServerMessage::Full { said, .. } => said.into_iter().filter_map(|said| said.text).collect(),
        other => unreachable!("{other:?}"),
    }
}

#[tokio::test(start_paused = true)]
async fn the_last_lines_survive_a_restart_and_onlookers_stay_among_themselves() {
    let mut house = House::new(settings(Pace::None)).await;
    let mut clients = house.seat(4).await;
    let mut watcher = house.connect(50).await;
    watcher.ask(|id| ClientMessage::Chat { id, text: "the left one bluffs".into() }).await;
    for line in 0..LINES + 5 {
        clients[1].ask(|id| ClientMessage::Chat { id, text: format!("line {line}") }).await;
        for client in clients.iter_mut().chain([&mut watcher]) {
            client.catch_up().await;
        }
    }
    watcher.ask(|id| ClientMessage::Chat { id, text: "he does".into() }).await;
    let mut house = house.reopened(0).await;
    let (player, onlooker) = (said(&mut house, 1).await, said(&mut house, 51).await);
    assert_eq!(player.first().map(String::as_str), Some("line 6"));
    assert_eq!(player.last().map(String::as_str), Some("line 54"));
    assert_eq!(onlooker.len(), LINES);
    assert_eq!(onlooker.last().map(String::as_str), Some("he does"));
}

#[tokio::test(start_paused = true)]
async fn the_engine_hears_those_who_play_and_no_one_else_and_stays_as_it_is() {
    let (shared, mut dice) = (house(), Dice(3));
    let mut table = ByHand::open(&shared, random_settings(&mut dice)).expect("it was checked");
    for guest in 1..=i64::from(table.card().settings.players) {
        table.join(guest as u64, guest);
        table.say(guest as u64, ClientMessage::Sit { id: 1, seat: None });
    }
    table.join(100, 100);
    table.say(1, ClientMessage::Chat { id: 2, text: "before the deal".into() });
    table.deal(3.into());
    let mut spoken = 0;
    for step in 0..60 {
        let Some(ask) = table.game().and_then(Game::ask) else { break };
        let before = table.game().map(Game::fingerprint);
        let speaker = 1 + dice.below(table.game().expect("a game is played").seat_count());
        let alive = table.game().is_some_and(|game| game.living().iter().any(|seat| seat.index() + 1 == speaker));
        table.say(speaker as u64, ClientMessage::Phrase { id: step, phrase: Phrase::Ouch });
        table.say(100, ClientMessage::Chat { id: step, text: "psst".into() });
        spoken += usize::from(alive);
        assert_eq!(table.game().map(Game::fingerprint), before, "no present rule listens");
        let mut list = saloon_rules::Legal::new();
        table.game().expect("a game is played").legal(&mut list);
        let action = dice.pick(list.actions());
        let act = ClientMessage::Act { id: 900, game: table.name_of_game(), ask: ask.number, action };
        table.say(ask.who.index() as u64 + 1, act);
    }
    let id = table.game_id().expect("a game is played");
    let row = shared.store.game(id).await.expect("a look").expect("it is there");
    assert!(spoken > 20 && row.spoken.len() == spoken);
    let kept = Play::load(id, &row).expect("it was played");
    assert_eq!((kept.spoken.len(), Some(kept.game.fingerprint())), (spoken, table.game().map(Game::fingerprint)));
    let answers = row.actions.len() as u32;
    let shown = recording(id, row, Viewer::Spectator, (0, u32::MAX)).expect("it was played");
    assert_eq!(shown.length, answers + 1, "talk is no position of its own");
}

// EV-GAG-1, EV-GAG-2, EV-GAG-9: a line and a phrase of words cost whoever plays a life point; what others say, and what is no
// talk, costs nobody anything. There is no way to be heard but by words, so nobody has to be muted.
#[tokio::test(start_paused = true)]
async fn words_of_those_who_play_cost_a_life_point_under_the_gag_and_nothing_else_does() {
    let shared = house();
    let full = presets().into_iter().find(|preset| preset.id == "full").expect("it is there").settings;
    // Nobody draws characters before the first turn.
    let boxes = vec!["base".into(), "dodge-city".into()];
    let mut table = ByHand::open(&shared, Settings { players: 4, boxes, ..full }).expect("it can be played");
    for guest in 1..=4 {
        table.join(guest as u64, guest);
        table.say(guest as u64, ClientMessage::Sit { id: 1, seat: None });
    }
    table.deal(3.into());
    let mut game = *table.game().expect("a game is played");
    let gag = EventCard::from_id("gag").expect("it is in the catalogue");
    game.set_events(game.events().with(gag));
    let mut table = table.twin(&shared, Id::random(), game);
    for guest in [1, 2, 3, 4, 100] {
        table.join(guest as u64, guest);
        table.say(guest as u64, ClientMessage::Hello { since: None, log: false });
    }
    let lives = |table: &ByHand| -> i32 {
        let game = table.game().expect("a game is played");
        game.all_seats().iter().map(|seat| i32::from(game.seat(seat).life)).sum()
    };
    let before = lives(&table);
    table.say(1, ClientMessage::Chat { id: 10, text: "It was him!".into() });
    assert_eq!(lives(&table), before - 1, "a line");
    table.say(2, ClientMessage::Phrase { id: 11, phrase: Phrase::TrustMe });
    assert_eq!(lives(&table), before - 2, "a phrase made of words");
    table.say(100, ClientMessage::Chat { id: 12, text: "he bluffs".into() });
    let standing = Standing { decline_next: true, decline_interrupts: false };
    table.say(3, ClientMessage::Early { id: 13, game: table.name_of_game(), standing });
    table.say(4, ClientMessage::WhyNot { id: 14, action: Action::Pass });
    assert_eq!(lives(&table), before - 2, "onlookers, early answers and questions are no talk");
    for sound in ["voice", "audio", "sound"] {
        let sent = format!(r#"{{"type":"{sound}","id":15}}"#);
        assert!(serde_json::from_str::<ClientMessage>(&sent).is_err(), "nobody is heard by {sound}");
    }
}
