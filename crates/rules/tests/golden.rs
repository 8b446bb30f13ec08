//! Golden transcripts: short games with every question, answer, fact and view, and the ends of many games.
//!
//! They change only together with `RULES_VERSION`. `BLESS=1 cargo test -p saloon-rules --test golden` writes them anew.

mod common;

use std::fmt::Write as _;
use std::path::PathBuf;

use common::{Dice, play, viewers};
use saloon_rules::notation::{action_text, ask_text, card_text, state_text, winner_text};
use saloon_rules::{
    Box, CardId, Config, Deck, Edition, Fact, Game, Legal, Player, RULES_VERSION, Seat, SeatView, Told, View,
};

/// The most a transcript may have: somebody reads its difference. A game is as long as it falls out, and whoever adds a
/// character gets others.
const LONGEST: usize = 100_000;

/// Compares with the stored text, or stores it.
fn golden(name: &str, text: &str) {
    assert!(text.len() < LONGEST, "{name} is {} bytes long", text.len());
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        return;
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let differs = text.lines().zip(stored.lines()).position(|(now, then)| now != then);
    let line = differs.unwrap_or_else(|| text.lines().count().min(stored.lines().count()));
    let at = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    let (now, then) = (at(text), at(&stored));
    assert!(text == stored, "{name}:{}\n  stored: {then}\n  played: {now}", line + 1);
}

/// Letters of the viewers; a spectator is a star.
fn letter(viewer: Option<Player>) -> char {
    viewer.and_then(|player| Seat::new(player.index())).map_or('*', Seat::letter)
}

/// A fact with its cards written out.
fn fact_text(deck: Deck, fact: Fact) -> String {
    let raw = format!("{fact:?}");
    let mut parts = raw.split('#');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        let card = part[..end].parse().ok().and_then(CardId::new).map_or("?".into(), |card| card_text(deck, card));
        text += &card;
        text += &part[end..];
    }
    text
}

/// Each way a fact was seen, with those who saw it so.
fn told_text(game: &Game, told: &Told) -> String {
    let mut ways: Vec<(Fact, String)> = Vec::new();
    for viewer in viewers(game) {
        let seen = told.seen_by(viewer);
        match ways.iter_mut().find(|(fact, _)| *fact == seen) {
            Some((_, letters)) => letters.push(letter(viewer)),
            None => ways.push((seen, letter(viewer).into())),
        }
    }
    let all = game.seat_count() + 1;
    let name = |letters: &str| if letters.len() == all { "all".to_owned() } else { letters.to_owned() };
    ways.iter().map(|(fact, who)| format!("    {}: {}\n", name(who), fact_text(game.deck(), *fact))).collect()
}

fn known(deck: Deck, cards: &[Option<CardId>]) -> String {
    let hidden = cards.iter().filter(|card| card.is_none()).count();
    let mut words: Vec<String> = cards.iter().flatten().map(|card| card_text(deck, *card)).collect();
    if hidden > 0 {
        words.push(format!("{hidden}x?"));
    }
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

/// What lies open: once for all.
fn open_text(view: &View) -> String {
    let mut text = String::new();
    for seat in view.all_seats().iter() {
        let SeatView { life, max, character, borrowed, .. } = *view.seat(seat);
        let copies = borrowed.map_or(String::new(), |c| format!(" copies {}", c.id()));
        let table: Vec<_> = view.table(seat).map(Some).collect();
        let _ = writeln!(text, "  {seat} {} {life}/{max}{copies} in play {}", character.id(), known(view.deck, &table));
    }
    let top = view.discard_from_top().next().map_or("-".into(), |card| card_text(view.deck, card));
    let _ = writeln!(text, "  deck {} pile {} top {top}", view.deck_len, view.discard_len);
    text
}

/// What one viewer knows of roles, hands and the deck.
fn view_text(view: &View) -> String {
    let mut text = format!("  {} sees", letter(view.viewer));
    for seat in view.all_seats().iter() {
        let role = view.seat(seat).role.map_or("?", |role| role.id());
        let _ = write!(text, " | {seat} {role} {}", known(view.deck, view.hand(seat)));
    }
    let deck = view.deck_from_top().iter().flatten().map(|card| card_text(view.deck, *card));
    let deck: Vec<String> = deck.collect();
    if !deck.is_empty() {
        let _ = write!(text, " | deck {}", deck.join(" "));
    }
    text + "\n"
}

/// The first `answers` answers of a game as text.
fn transcript(config: &Config, seed: u64, answers: usize) -> String {
    let mut log = Vec::new();
    let mut game = Game::with_log(config, seed.into(), Some(&mut log)).expect("it can be played");
    let mut text = format!("rules {RULES_VERSION}, {}, {} seats, seed {seed}\n", config.edition.id(), config.seats);
    log.iter().for_each(|told| text += &told_text(&game, told));
    let (mut list, mut dice, mut turn) = (Legal::new(), Dice(seed), 0);
    for _ in 0..answers {
        let Some(ask) = game.ask() else { break };
        if game.turn().number != turn {
            turn = game.turn().number;
            let _ = writeln!(text, "turn {turn}");
            text += &open_text(&game.view(None));
            viewers(&game).for_each(|viewer| text += &view_text(&game.view(viewer)));
        }
        game.legal(&mut list);
        let action = dice.pick(list.actions());
        let _ = write!(text, "{} ({} answers)", ask_text(&ask), list.len());
        let _ = writeln!(text, " > {}", action_text(game.deck(), action));
        log.clear();
        game.apply(ask.who, action, Some(&mut log)).expect("it is listed");
        log.iter().for_each(|told| text += &told_text(&game, told));
    }
    let _ = writeln!(text, "{}\nfingerprint {:016x}", state_text(&game), game.fingerprint());
    text
}

#[test]
fn classic_for_four() {
    golden("classic-4.txt", &transcript(&Config::new(Edition::Classic, 4), 1, 400));
}

#[test]
fn dodge_city_for_five() {
    golden("dodge-city-5.txt", &transcript(&Config::new(Edition::DodgeCity, 5), 2, 170));
}

#[test]
fn compendium_for_six() {
    golden("compendium-6.txt", &transcript(&Config::new(Edition::Compendium, 6), 3, 120));
}

#[test]
fn official_for_eight() {
    let boxes = [Box::Base, Box::DodgeCity, Box::Special];
    let config = Config::new(Edition::Official, 8).with_boxes(&boxes).expect("they are there");
    golden("official-8.txt", &transcript(&config, 4, 120));
}

#[test]
fn the_ends_of_many_games() {
    let mut text = format!("rules {RULES_VERSION}: edition, seats, seed, answers, end, fingerprint\n");
    for edition in Edition::ALL {
        for seed in 0..50 {
            let seats = 4 + (seed % 4) as u8;
            let mut answers = 0;
            let game = play(&Config::new(edition, seats), seed, |_, _, _| answers += 1);
            let end = game.winner().map_or("nothing".into(), winner_text);
            let _ = writeln!(text, "{} {seats} {seed} {answers} {end} {:016x}", edition.id(), game.fingerprint());
        }
    }
    golden("ends.txt", &text);
}
