//! Any text as a replay, and recorded games with changed parts: read or refused, never a panic, never another game.

#![no_main]

use std::sync::LazyLock;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use saloon_rules::{Config, Edition, Game, Legal, Replay};

/// A text, or changes to a recorded game.
#[derive(Arbitrary, Debug)]
enum Input<'a> {
    Text(&'a str),
    Changed { which: u8, changes: Vec<(u16, u8, &'a str)> },
}

/// The beginning of a game of each edition.
static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let record = |edition: Edition| {
        let config = Config::new(edition, 5);
        let mut replay = Replay::new(config.clone(), 5.into());
        let mut game = Game::new(&config, 5.into()).expect("a plain edition can be played");
        let mut list = Legal::new();
        for step in 0..60 {
            let Some(ask) = game.ask() else { break };
            game.legal(&mut list);
            let action = list.actions()[step * 7 % list.len()];
            game.apply(ask.who, action, None).expect("it is listed");
            replay.actions.push((ask.who, action));
        }
        replay.to_text().expect("it was just played")
    };
    Edition::ALL.into_iter().map(record).collect()
});

fn changed(text: &str, changes: &[(u16, u8, &str)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, cut, more) in changes {
        let at = *at as usize % (letters.len() + 1);
        let end = (at + *cut as usize % 24).min(letters.len());
        drop(letters.splice(at..end, more.chars()));
    }
    letters.into_iter().collect()
}

fuzz_target!(|input: Input<'_>| {
    let text = match input {
        Input::Text(text) => text.to_owned(),
        Input::Changed { which, changes } => changed(&RECORDS[which as usize % RECORDS.len()], &changes),
    };
    match Replay::parse(&text) {
        Ok(replay) => {
            let again = replay.to_text().expect("what was read can be written");
            assert_eq!(Replay::parse(&again).expect("and read again"), replay);
        }
        Err(why) => assert!(!why.to_string().is_empty()),
    }
});
