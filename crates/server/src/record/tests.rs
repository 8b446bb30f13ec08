//! Records are read back as they were written, and are small.

use std::collections::HashMap;

use saloon_bots::{Bot, BotName};
use saloon_rules::{Config, Edition, Game, Legal, Player, Seed, Told};
use serde_json::{Value, json};

use super::words::{Reader, Writer};
use super::*;
use crate::ids::Id;
use crate::played::Viewer;
use crate::settings::presets;
use crate::table::Chair;

/// A game of greedy bots: its log, and every step.
fn played(config: &Config, seed: Seed) -> (Log, Vec<(Vec<Told>, Game)>) {
    let mut told = Vec::new();
    let mut game = Game::with_log(config, seed, Some(&mut told)).expect("it can be dealt");
    let seats = game.seat_count();
    let mut bots: Vec<Box<dyn Bot>> = (0..seats).map(|at| BotName::Greedy.seated(at as u64)).collect();
    let mut log = Log {
        rules: saloon_rules::RULES_VERSION,
        room: Id::random(),
        config: config.clone(),
        seed,
        settings: presets()[1].settings.clone(),
        names: (0..seats).map(|at| if at == 0 { "Dusty Coyote".into() } else { "greedy".into() }).collect(),
        began: 1_790_000_000,
        over: 1_790_000_600,
        winner: None,
        players: Vec::new(),
        actions: Vec::new(),
        after: Vec::new(),
        spoken: Vec::new(),
        renewed: Vec::new(),
        prints: Vec::new(),
        end: 0,
    };
    let mut steps = vec![(told.clone(), game)];
    let mut list = Legal::new();
    while let Some(ask) = game.ask() {
        for (at, bot) in bots.iter_mut().enumerate() {
            let facts: Vec<_> = told.iter().map(|told| told.seen_by(Player::new(at))).collect();
            bot.watch(&facts);
        }
        told.clear();
        game.legal(&mut list);
        let index = bots[ask.who.index()].choose(&game.view(Some(ask.who)), &ask, &list);
        log.players.push(ask.who);
        log.actions.push(list.actions()[index]);
        log.after.push((index as u32 * 7 + log.players.len() as u32) % 5);
        game.take(&list, index, Some(&mut told)).expect("bots answer with what is listed");
        steps.push((told.clone(), game));
    }
    log.winner = game.winner();
    log.end = game.fingerprint();
    (log, steps)
}

fn recorder(steps: &[(Vec<Told>, Game)]) -> Recorder {
    let mut recorder = Recorder::new();
    steps.iter().for_each(|(told, game)| recorder.step(told, game));
    recorder
}

#[test]
fn a_recording_shows_every_step_as_it_was() {
    for (edition, seats) in [(Edition::Classic, 4), (Edition::Classic, 5), (Edition::Compendium, 7)] {
        let (log, played) = played(&Config::new(edition, seats), 5.into());
        let bytes = recorder(&played).finish();
        let mut at = 0;
        let all = 0..u32::MAX;
        let (count, last) = steps(&bytes, &all, |number, step| {
            let (told, game) = &played[number as usize];
            assert_eq!(&step.told, told, "step {number}");
            let players = (0..seats as usize).filter_map(Chair::new).map(Viewer::Player);
            for viewer in players.chain([Viewer::Spectator, Viewer::Open(None)]) {
                assert!(viewer.table(step.picture.game()) == viewer.table(game), "step {number} for {viewer:?}");
            }
            at += 1;
        })
        .expect("it was just written");
        assert_eq!((at, count as usize), (played.len(), played.len()));
        assert_eq!(last.expect("there was a deal").game().winner(), log.winner);
        assert_eq!(Log::from_bytes(&log.to_bytes()).as_ref(), Ok(&log));
        let prints = played[1..].iter().map(|(_, game)| game.fingerprint() as u32).collect();
        let before = Log { prints, ..log };
        assert_eq!(Log::from_bytes(&before.to_bytes()), Ok(before), "records with every fingerprint are still read");
    }
}

#[test]
fn issue_11_4_what_was_packed_with_the_first_dictionary_is_still_read() {
    let (_, played) = played(&Config::new(Edition::Classic, 5), 8.into());
    let plain = recorder(&played).plain();
    let (before, now) = (pack::pack_as_before(&plain), pack::pack(&plain));
    assert_eq!((before[0], now[0]), (1, 2));
    assert!(pack::unpack(&before) == Ok(plain.clone()) && pack::unpack(&now) == Ok(plain));
    assert!(now.len() * 10 < before.len() * 9, "{} bytes became {}", before.len(), now.len());
}

#[test]
fn a_recording_goes_on_where_an_older_one_ended() {
    let (_, played) = played(&Config::new(Edition::Classic, 5), 6.into());
    let half = played.len() / 2;
    let mut later = Recorder::after(&recorder(&played[..half]).finish()).expect("it was just written");
    played[half..].iter().for_each(|(told, game)| later.step(told, game));
    assert!(later.finish() == recorder(&played).finish());
}

#[test]
fn whatever_json_can_say_is_written_and_read() {
    let values = [
        json!(null),
        json!([true, false, 0, 127, 128, -1, u64::MAX, i64::MIN, 0.5, "", "long".repeat(99)]),
        json!({"a": {"b": [1, {"c": []}]}, "": 7}),
        json!((0..300).map(|n| format!("word {n}")).collect::<Vec<_>>()),
        json!((0..60).map(|n| json!({format!("key {n}"): n})).collect::<Vec<_>>()),
    ];
    for (i, old) in values.iter().enumerate() {
        let mut writer = Writer::new();
        writer.value(old);
        assert_eq!(Reader::new(&writer.finish()).and_then(|mut reader| reader.value()).as_ref(), Ok(old));
        for new in &values[i..] {
            let (old, new) = (json!({"x": old, "y": [old, new]}), json!({"x": new, "z": [new], "y": [new, old]}));
            let mut writer = Writer::new();
            super::delta::write(&old, &new, &mut writer);
            let bytes = writer.finish();
            let mut changed = old.clone();
            super::delta::read(&mut changed, &mut Reader::new(&bytes).expect("it was just written")).expect("as above");
            assert_eq!(changed, new);
        }
    }
}

#[test]
fn a_damaged_record_is_refused_and_never_panics() {
    let (log, played) = played(&Config::new(Edition::Classic, 4), 9.into());
    let plain = recorder(&played).plain();
    let everything = 0..u32::MAX;
    let mut refused = 0;
    for at in (0..plain.len()).step_by(plain.len() / 300) {
        for flip in [1, 0x80, 0xff] {
            let mut bytes = vec![0];
            bytes.extend(&plain);
            bytes[at + 1] ^= flip;
            refused += u32::from(steps(&bytes, &everything, |_, _| {}).is_err());
        }
        assert!(steps(&plain[..at], &everything, |_, _| {}).is_err());
    }
    assert!(refused > 300, "{refused}");
    let whole = log.to_bytes();
    for at in 0..whole.len() {
        assert!(Log::from_bytes(&whole[..at]).is_err());
    }
}

/// The mean size of a game of five greedy bots, all in: `cargo test ... record::tests::sizes -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn sizes() {
    let (mut logs, mut recordings, mut answers, mut plain) = (0, 0, 0, 0);
    let mut took = std::time::Duration::ZERO;
    let games = 1000;
    for seed in 0..games {
        let (log, played) = played(&Config::new(Edition::Classic, 5), (1_000_000 + seed as u64).into());
        answers += log.actions.len();
        logs += log.to_bytes().len();
        let began = std::time::Instant::now();
        recordings += recorder(&played).finish().len();
        took += began.elapsed();
        plain += recorder(&played).plain().len();
    }
    println!(
        "{games} games: {} answers, log {} bytes, recording {} bytes ({} unpacked), together {}; {:?} to record one",
        answers / games,
        logs / games,
        recordings / games,
        plain / games,
        (logs + recordings) / games,
        took / games as u32
    );
}

/// Writes `known.txt` (only if it is empty: it may only grow); or, into the folder `SALOON_SAMPLES`, what dictionaries are
/// made from: games of many kinds.
#[test]
#[ignore = "makes files"]
fn learn() {
    let place = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/record");
    let kinds = [(Edition::Classic, 5), (Edition::Compendium, 7), (Edition::Classic, 4), (Edition::Compendium, 6)];
    let games = (0..1200_u64).map(|seed| {
        // Five at a classic table is what most play.
        let (edition, seats) = kinds[[0, 1, 0, 2, 0, 3][seed as usize % 6]];
        played(&Config::new(edition, seats), (77_000 + seed).into())
    });
    if std::fs::metadata(place.join("known.txt")).is_ok_and(|file| file.len() == 0) {
        let (mut words, mut shapes) = (HashMap::new(), HashMap::new());
        for (log, played) in games.take(300) {
            super::words::count(&serde_json::to_value(&log).expect("JSON"), &mut words, &mut shapes);
            let mut last = Value::Null;
            for (told, game) in &played {
                super::words::count(&serde_json::to_value(told).expect("JSON"), &mut words, &mut shapes);
                let picture = serde_json::to_value(game.picture()).expect("JSON");
                super::delta::count(&last, &picture, &mut words, &mut shapes);
                last = picture;
            }
        }
        let sorted = |counts: HashMap<String, usize>| {
            let mut lines: Vec<_> = counts.into_iter().filter(|(_, count)| *count > 20).collect();
            lines.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
            lines.into_iter().map(|(line, _)| line).collect::<Vec<_>>()
        };
        let private = ["Dusty Coyote"];
        let lines: Vec<_> = (sorted(words).into_iter().chain(sorted(shapes)))
            .filter(|line| !line.is_empty() && !line.contains('\n') && !private.contains(&line.as_str()))
            .collect();
        std::fs::write(place.join("known.txt"), lines.join("\n") + "\n").expect("there is room");
        println!("known.txt is written; run this again for samples");
        return;
    }
    let folder = std::path::PathBuf::from(std::env::var("SALOON_SAMPLES").expect("SALOON_SAMPLES names a folder"));
    for (number, (log, played)) in games.enumerate() {
        std::fs::write(folder.join(format!("{number}.log")), log.plain()).expect("there is room");
        std::fs::write(folder.join(format!("{number}.recording")), recorder(&played).plain()).expect("there is room");
    }
}
