//! What several test files share: dice that need no crate, random tables, and reading the rulebook's list of ids.
#![allow(dead_code)]

use std::collections::HashSet;
use std::path::PathBuf;

use saloon_rules::{Action, Box, CardId, Config, Edition, Game, Legal, Mode, Player, Seat};

/// Long runs are wanted (`SALOON_SOAK=1`).
pub(crate) fn soak() -> bool {
    std::env::var_os("SALOON_SOAK").is_some_and(|value| value == "1")
}

/// How many of something: a few by default, many for a soak.
pub(crate) fn few_or_many(few: u64, many: u64) -> u64 {
    if soak() { many } else { few }
}

/// A path below the root of the repository.
pub(crate) fn root(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The text of a file below the root of the repository.
pub(crate) fn read(path: &str) -> String {
    std::fs::read_to_string(root(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Every id of the rulebook.
pub(crate) fn rule_ids() -> HashSet<String> {
    read("docs/rules/ids.tsv").lines().filter_map(|line| line.split('\t').next()).map(str::to_owned).collect()
}

/// Cheap repeatable dice.
#[derive(Clone)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    /// Any number.
    pub(crate) fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.roll() % bound as u64) as usize
    }

    /// True once in `n` times.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of a list.
    pub(crate) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// The stacks of events there are, none first.
pub(crate) const EVENT_MODES: [&str; 4] = ["none", "high-noon", "fistful-of-cards", "mixed"];

/// Every plain table: all editions with all their seat numbers, and the official rules with both boxes.
pub(crate) fn plain_tables() -> Vec<Config> {
    let mut tables = Vec::new();
    for edition in Edition::ALL {
        for seats in 3..=8 {
            let plain = Config::new(edition, seats);
            let both =
                Config::new(edition, seats).with_boxes(&[Box::Base, Box::DodgeCity]).expect("both boxes are there");
            let all = both.clone().with_boxes(&Box::ALL).expect("all of them are there");
            let mut wanted = if edition == Edition::Official { vec![plain, both, all] } else { vec![plain] };
            let richest = wanted[wanted.len() - 1].clone();
            for mode in &EVENT_MODES[1..] {
                let mut config = richest.clone();
                config.set("event_mode", mode).expect("these values exist");
                wanted.push(config);
            }
            if seats == 6 {
                wanted.push(richest.clone().with_mode(Mode::SixHiddenRemoval));
            }
            tables.extend(wanted.into_iter().filter(|config| config.check().is_ok()));
        }
    }
    tables
}

/// A table with random edition, seats, boxes and switches; `None` if VAR-GEN-2 refuses it.
pub(crate) fn random_table(dice: &mut Dice) -> Option<Config> {
    let mut config = Config::new(dice.pick(&Edition::ALL), 3 + dice.below(6) as u8);
    if dice.once_in(2) {
        let boxes: Vec<Box> = Box::ALL.into_iter().filter(|_| !dice.once_in(3)).collect();
        config = config.with_boxes(&boxes).ok()?;
    }
    let often = dice.pick(&[2, 4, 12]);
    for switch in config.switches.list() {
        if dice.once_in(often) {
            let value = match switch.accepts[dice.below(switch.accepts.len())].as_str() {
                "a number" => dice.pick(&[0, 1, 2, 3, 4, 5, 7, 10, 99]).to_string(),
                word if word.starts_with("a number") => dice.pick(&[1, 2, 3, 4, 5, 7, 10, 99]).to_string(),
                word => word.to_owned(),
            };
            config.set(switch.name, &value).unwrap_or_else(|why| panic!("{} = {value}: {why}", switch.name));
        }
    }
    // What waits for later boxes is refused as a whole; without this hardly any table would be left.
    for (name, value) in [("scoring", "off"), ("series", "single")] {
        config.set(name, value).expect("these values exist");
    }
    for name in ["without_mercy", "experience", "hire", "bounties"] {
        config.set(name, "false").expect("these values exist");
    }
    if config.seats != 6 {
        config.set("role_deal_six", "standard").expect("this value exists");
    }
    config.set("house", "true").expect("this value exists");
    config.set("event_mode", dice.pick(&EVENT_MODES)).expect("these values exist");
    config.set("wild_west_show", dice.pick(&["false", "true"])).expect("these values exist");
    if config.check().is_err() {
        config.set("event_mode", "none").expect("this value exists");
        config.set("wild_west_show", "false").expect("this value exists");
    }
    config.check().ok().map(|()| config)
}

/// All switches that differ from the edition, for messages.
pub(crate) fn describe(config: &Config) -> String {
    let usual = config.edition.switches().list();
    let changed = config.switches.list().into_iter().zip(usual).filter(|(a, b)| a.value != b.value);
    let list: Vec<String> = changed.map(|(switch, _)| format!("--set {}={}", switch.name, switch.value)).collect();
    let boxes: Vec<&str> = config.characters.iter().map(|b| b.id()).collect();
    let (edition, seats, deck) = (config.edition.id(), config.seats, config.deck.id());
    format!("--edition {edition} --players {seats} deck {deck} boxes {} {}", boxes.join(","), list.join(" "))
}

/// The most answers any random game may take.
pub(crate) const LONGEST: usize = 60_000;

/// Plays a random game to its end, showing every question to `each` before it is answered.
pub(crate) fn play(config: &Config, seed: u64, mut each: impl FnMut(&Game, &Legal, &mut Dice)) -> Game {
    let mut game = Game::new(config, seed.into()).unwrap_or_else(|why| panic!("{}: {why}", describe(config)));
    let mut dice = Dice(seed);
    let mut list = Legal::new();
    for _ in 0..LONGEST {
        if game.ask().is_none() {
            return game;
        }
        game.legal(&mut list);
        assert!(!list.is_empty(), "nothing is legal: seed {seed} {} {game:?}", describe(config));
        each(&game, &list, &mut dice);
        let index = dice.below(list.len());
        game.take(&list, index, None).expect("the list was made for this question");
    }
    panic!("the game does not end: seed {seed} {} {game:?}", describe(config));
}

/// How many frames wait below the current question.
pub(crate) fn depth(game: &Game) -> usize {
    format!("{game:?}").lines().count() - 1
}

/// All players of a game and the spectator.
pub(crate) fn viewers(game: &Game) -> impl Iterator<Item = Option<Player>> + use<> {
    game.players().iter().map(Some).chain([None])
}

/// The seat with this index.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has eight seats at most")
}

/// The card with this index.
pub(crate) fn card(index: usize) -> CardId {
    CardId::new(index).expect("a deck has 120 cards at most")
}

/// Every card of the game, place by place, read from its saved form: name of the place and cards.
pub(crate) fn places(game: &Game) -> Vec<(String, Vec<CardId>)> {
    let saved = serde_json::to_value(game).expect("a game can be saved");
    let cards = |value: &serde_json::Value| -> Vec<CardId> {
        let cards: Option<Vec<CardId>> =
            serde_json::from_value(value.clone()).unwrap_or_else(|why| panic!("{value}: {why}"));
        cards.unwrap_or_default()
    };
    let mut places = Vec::new();
    for name in ["draw_pile", "discard_pile", "waiting", "aside"] {
        places.push((name.to_owned(), cards(&saved[name])));
    }
    for (list, name) in [("players", "hand"), ("seats", "in_play")] {
        for (i, part) in saved[list].as_array().expect("one each").iter().enumerate() {
            places.push((format!("{name} {i}"), cards(&part[name])));
        }
    }
    places
}

/// What the asked player could be told to do, whether it is legal or not: made of a legal action or of nothing.
pub(crate) fn mutated(game: &Game, list: &Legal, dice: &mut Dice) -> Action {
    use saloon_rules::{Aim, Character, Choice, Kind, Source};
    let any_card = |dice: &mut Dice| card(dice.below(120));
    let any_seat = |dice: &mut Dice| seat(dice.below(8));
    let kinds: Vec<Kind> = Kind::all().collect();
    let characters: Vec<Character> = Character::all().collect();
    let aim = |dice: &mut Dice| match dice.below(4) {
        0 => Aim::NOTHING,
        1 => Aim::at(any_seat(dice)),
        2 => Aim::card(any_seat(dice), any_card(dice)),
        _ => Aim { seat: None, card: Some(any_card(dice)) },
    };
    let pay = |dice: &mut Dice| match dice.below(4) {
        0 => [None, None],
        1 => [Some(any_card(dice)), None],
        2 => [None, Some(any_card(dice))],
        _ => [Some(any_card(dice)), Some(any_card(dice))],
    };
    let hand: Vec<CardId> = game.ask().map_or(Vec::new(), |ask| game.hand(ask.seat).iter().collect());
    let own_card = |dice: &mut Dice| if hand.is_empty() { any_card(dice) } else { dice.pick(&hand) };
    if dice.once_in(2) {
        return match dice.below(9) {
            0 => Action::Pass,
            1 => Action::Rest,
            2 => Action::Pick(any_card(dice)),
            3 => Action::Name(any_seat(dice)),
            4 if dice.once_in(2) => Action::Choose(Choice::Character(dice.pick(&characters))),
            4 => Action::Choose(dice.pick(&Choice::ALL)),
            5 => Action::Use { source: Source::Card(any_card(dice)), aim: aim(dice), pay: pay(dice) },
            6 => Action::Use {
                source: Source::ability(dice.pick(&characters), dice.below(3) as u8),
                aim: aim(dice),
                pay: pay(dice),
            },
            _ => Action::Play { card: own_card(dice), kind: dice.pick(&kinds), aim: aim(dice), pay: pay(dice) },
        };
    }
    let part = dice.below(4);
    match dice.pick(list.actions()) {
        Action::Play { card, kind, aim: old_aim, pay: old_pay } => Action::Play {
            card: if part == 0 { own_card(dice) } else { card },
            kind: if part == 1 { dice.pick(&kinds) } else { kind },
            aim: if part == 2 { aim(dice) } else { old_aim },
            pay: if part == 3 { pay(dice) } else { old_pay },
        },
        Action::Use { source, aim: old_aim, pay: old_pay } => Action::Use {
            source,
            aim: if part < 2 { aim(dice) } else { old_aim },
            pay: if part < 2 { old_pay } else { pay(dice) },
        },
        Action::Pick(_) => Action::Pick(any_card(dice)),
        Action::Name(_) => Action::Name(any_seat(dice)),
        Action::Pass | Action::Rest | Action::Choose(_) => {
            Action::Play { card: own_card(dice), kind: dice.pick(&kinds), aim: aim(dice), pay: pay(dice) }
        }
    }
}

/// An edition with some of its switches set.
pub(crate) fn with(edition: Edition, seats: u8, set: &[(&str, &str)]) -> Config {
    let mut config = Config::new(edition, seats);
    for (name, value) in set {
        config.set(name, value).unwrap_or_else(|why| panic!("{why}"));
    }
    config
}
