//! Houses that older programs left: their tables go on, their games can be watched. See `tests/fixtures`.

use std::path::{Path, PathBuf};

use saloon_protocol::wire::Phrase;
use saloon_rules::{RULES_VERSION, Replay, Told};
use serde_json::Value;

use super::{Client, House};
use crate::archive;
use crate::ids::Id;
use crate::played::Viewer;
use crate::played::bang::recording::{recorded, recording};
use crate::record::{Log, file, steps};
use crate::store::Store;
use crate::table::RoomState;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1")
}

fn unpack(path: &Path) -> Vec<u8> {
    zstd::decode_all(std::fs::File::open(path).expect("it is there")).expect("it was packed by zstd")
}

/// The data of such a house, unpacked, and what its server told.
fn house(name: &str) -> (tempfile::TempDir, Value) {
    let folder = tempfile::tempdir().expect("there is room for a directory");
    let from = fixtures().join(name);
    for file in ["saloon.db", "saloon.db-wal"] {
        std::fs::write(folder.path().join(file), unpack(&from.join(format!("{file}.zst")))).expect("there is room");
    }
    (folder, serde_json::from_slice(&unpack(&from.join("seen.json.zst"))).expect("it is JSON"))
}

fn open(folder: &Path) -> Store {
    Store::in_folder(folder).expect("every later program opens it")
}

fn id(value: &Value) -> Id {
    value.as_str().and_then(Id::parse).expect("an id")
}

/// Everything that was told then is told now; more may be.
fn assert_told(old: &Value, new: &Value, place: &str) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (key, old) in old {
                let new = new.get(key).unwrap_or(&Value::Null);
                assert_told(old, new, &format!("{place}.{key}"));
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            assert_eq!(old.len(), new.len(), "{place}: {old:?} {new:?}");
            old.iter()
                .zip(new)
                .enumerate()
                .for_each(|(at, (old, new))| assert_told(old, new, &format!("{place}.{at}")));
        }
        _ => assert_eq!(old, new, "{place}"),
    }
}

/// Somebody's answers until the game is over.
async fn play_to_the_end(clients: &mut [Client], house: &str) -> u32 {
    let mut answers = 0;
    for step in 0..5000 {
        for client in clients.iter_mut() {
            client.catch_up().await;
        }
        if clients[0].view.as_ref().is_some_and(|view| view.winner.is_some()) {
            return answers;
        }
        match clients.iter_mut().find(|client| client.offer.is_some()) {
            Some(client) => {
                let offer = client.offer.clone().expect("it was just there");
                let actions = offer.actions();
                let action = actions[step * 7 % actions.len()];
                client.act(offer.ask.number, action).await;
                assert!(client.refused.is_empty(), "{house}: {:?}", client.refused);
                answers += 1;
            }
            None => drop(clients[0].hear().await),
        }
    }
    panic!("{house}: it never ends")
}

#[tokio::test(start_paused = true)]
async fn running_tables_of_an_older_house_go_on() {
    for name in ["stopped", "killed"] {
        let (folder, seen) = house(name);
        let store = open(folder.path());
        let (mut played, mut same, mut answers) = (0, 0, 0);
        for room in seen["rooms"].as_array().expect("a list") {
            let id = id(&room["id"]);
            let state = store.room(id).await.expect("a look").expect("it is there");
            let state: RoomState = serde_json::from_str(&state).expect("older tables can be read");
            let guests: Vec<i64> = state.chairs.iter().filter_map(|chair| chair.guest).collect();
            let mut house = House::opened(store.clone(), (id, state), Some(0));
            let mut clients = Vec::new();
            for guest in guests {
                clients.push(house.connect(guest).await);
            }
            let people = room["people"].as_array().expect("a list");
            let stage = people[0]["people"]["stage"].as_str().expect("a word");
            assert_eq!(serde_json::to_value(clients[0].people.as_ref().expect("told").stage).expect("JSON"), stage);
            let words = people[0]["said"].as_array().expect("a list").len();
            if stage != "playing" {
                assert_eq!(clients[0].said.len(), words);
                continue;
            }
            played += 1;
            assert_eq!(clients[0].said.last().and_then(|said| said.phrase), Some(Phrase::Renewed), "they are told");
            assert_eq!(clients[0].said.len(), (words + 1).min(50), "nothing that was said is lost");
            for person in people {
                let me = &person["table"]["me"];
                let client = clients.iter().find(|client| {
                    client.view.as_ref().is_some_and(|view| serde_json::to_value(view.me).expect("JSON") == *me)
                });
                let view = serde_json::to_value(&client.expect("he is here").view).expect("JSON");
                // Where newer rules ask otherwise the game has moved on by a step.
                if person["table"]["ask"] == view["ask"] {
                    assert_told(&person["table"], &view, &format!("{name} {id}"));
                    same += 1;
                }
            }
            answers += play_to_the_end(&mut clients, &format!("{name} {id}")).await;
        }
        assert!(played >= 12 && answers > 100 && same > 30, "{name}: {played} tables, {same} views, {answers} answers");
        archive::pack_some(&store, 0).await.expect("they can be packed");
        assert!(store.over(RULES_VERSION, 99).await.expect("a look").is_empty(), "all are packed");
        store.close().await;
    }
}

#[tokio::test]
async fn a_renewed_table_is_renewed_once_and_keeps_its_course() {
    let (folder, seen) = house("killed");
    let store = open(folder.path());
    let room =
        seen["rooms"].as_array().expect("a list").iter().find(|room| room["people"][0]["people"]["stage"] == "playing");
    let id = id(&room.expect("some are played")["id"]);
    let mut last = None;
    for _ in 0..3 {
        let state = store.room(id).await.expect("a look").expect("it is there");
        let state: RoomState = serde_json::from_str(&state).expect("older tables can be read");
        let (game, guest) = (state.game.expect("one is played"), state.chairs.iter().find_map(|chair| chair.guest));
        let mut house = House::opened(store.clone(), (id, state), Some(0));
        let client = house.connect(guest.expect("somebody sits")).await;
        let renewed = client.said.iter().filter(|said| said.phrase == Some(Phrase::Renewed)).count();
        assert_eq!(renewed, 1);
        let row = store.game(game).await.expect("a look").expect("it is there");
        assert_eq!((row.rules, row.renewed.as_ref().map(|renewed| renewed.rules)), (RULES_VERSION, Some(1)));
        let shown = recording(game, row, Viewer::Spectator, (0, u32::MAX)).expect("it can be watched meanwhile");
        assert_eq!(shown.frames.len() as u32, shown.length);
        let view = serde_json::to_value(&client.view).expect("JSON");
        assert!(last.is_none_or(|last| last == view), "it is the same game each time");
        last = Some(view);
    }
}

#[tokio::test]
async fn finished_games_of_an_older_house_can_be_watched_through_all_eyes() {
    let (mut views, mut faithful) = (0, 0);
    for name in ["stopped", "killed"] {
        let (folder, seen) = house(name);
        let store = open(folder.path());
        archive::pack_some(&store, 0).await.expect("they can be packed");
        for game in seen["finished"].as_array().expect("a list") {
            let id = id(&game["game"]);
            assert!(store.game(id).await.expect("a look").is_none(), "it is packed");
            let kept = store.finished(id).await.expect("a look").expect("it is there");
            let log = Log::from_bytes(&kept.log).expect("it was just written");
            let bytes = kept.recording.expect("it was just written");
            assert_eq!(log.rules, 1);
            for (eyes, old) in game["views"].as_object().expect("by viewer") {
                let viewer = match eyes.as_str() {
                    "open" => Viewer::Open(None),
                    "public" => Viewer::Spectator,
                    letter => Viewer::Player(
                        crate::table::Chair::new((letter.as_bytes()[0] - b'A') as usize).expect("a seat"),
                    ),
                };
                let shown = recorded(id, log.clone(), &bytes, viewer, (0, u32::MAX)).expect("it can be watched");
                assert!(shown.over && shown.frames.len() as u32 == shown.length);
                assert_eq!(serde_json::to_value(shown.winner).expect("JSON"), game["winner"], "{name} {id}");
                views += 1;
                let (old, new) = (old.as_array().expect("frames"), serde_json::to_value(&shown.frames).expect("JSON"));
                // Where newer rules ask otherwise there are other steps.
                if old.len() as u32 != shown.length {
                    continue;
                }
                faithful += 1;
                let mut facts = Vec::new();
                let told = |told: &Told| serde_json::to_value(viewer.fact(told)).expect("JSON");
                steps(&bytes, &(0..u32::MAX), |_, step| facts.push(step.told.iter().map(told).collect::<Value>()))
                    .expect("it was just written");
                for ((old, new), facts) in old.iter().zip(new.as_array().expect("frames")).zip(&facts) {
                    let place = format!("{name} {id} {eyes} {}", old["at"]);
                    assert_told(&old["facts"], facts, &place);
                    assert_eq!(new["events"].as_array().map(Vec::len), facts.as_array().map(Vec::len), "{place}");
                    if !old["table"].is_null() {
                        assert_told(&old["table"], &new["table"], &place);
                    }
                }
            }
            if name == "stopped" {
                let text = std::fs::read_to_string(
                    fixtures().join(format!("replays/{}.txt", game["game"].as_str().expect("text"))),
                );
                let (old, new) = (text.expect("it is there"), file::text(&log));
                // What players said has no fingerprint any more; everything else is the file of that time.
                let plain = |text: &str| {
                    let lines = text.lines().filter(|line| !line.contains(" speaks")).map(str::to_owned);
                    lines.collect::<Vec<_>>()
                };
                assert_eq!(plain(&new), plain(&old));
                assert!(Replay::open(&new).is_ok(), "it can be watched from the file too");
            }
        }
        store.close().await;
    }
    assert!(views > 60 && faithful * 2 > views, "{faithful} of {views} views are step by step the same");
}
