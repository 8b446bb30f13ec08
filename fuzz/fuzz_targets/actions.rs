//! Any sequence of answers, from anybody, legal or not: nothing panics, and what is refused changes nothing.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use saloon_rules::{
    Action, Aim, Box, CardId, Character, Choice, Config, Edition, Game, Kind, Legal, Player, Seat, Source,
};

/// A table and what is tried at it.
#[derive(Arbitrary, Debug)]
struct Input {
    edition: u8,
    seats: u8,
    boxes: u8,
    seed: u64,
    switches: Vec<(u8, u8)>,
    tries: Vec<Try>,
}

/// One answer: from the list, or made up.
#[derive(Arbitrary, Debug)]
enum Try {
    Listed(u16),
    MadeUp { player: u8, verb: u8, card: u8, kind: u8, seat: Option<u8>, aim: Option<u8>, pay: [Option<u8>; 2] },
}

fn config(input: &Input) -> Option<Config> {
    let edition = Edition::ALL[input.edition as usize % Edition::ALL.len()];
    let mut config = Config::new(edition, 4 + input.seats % 5);
    let boxes = [Box::Base, Box::DodgeCity, Box::Special].into_iter().enumerate();
    let boxes: Vec<Box> = boxes.filter(|(i, _)| input.boxes >> i & 1 == 1).map(|(_, one)| one).collect();
    if !boxes.is_empty() {
        config = config.with_boxes(&boxes).ok()?;
    }
    let list = config.switches.list();
    for (which, value) in input.switches.iter().take(20) {
        let switch = &list[*which as usize % list.len()];
        let word = &switch.accepts[*value as usize % switch.accepts.len()];
        let value = if word == "a number" { (value % 100).to_string() } else { word.clone() };
        config.set(switch.name, &value).ok()?;
    }
    config.set("house", "true").ok()?;
    config.check().ok().map(|()| config)
}

fn made_up(made: &Try) -> Option<(Player, Action)> {
    let Try::MadeUp { player, verb, card, kind, seat, aim, pay } = *made else { return None };
    let to_card = |number: u8| CardId::new(number as usize % 120);
    let to_seat = |number: u8| Seat::new(number as usize % 8);
    let (card, aim) = (to_card(card)?, Aim { seat: seat.and_then(to_seat), card: aim.and_then(to_card) });
    let pay = pay.map(|one| one.and_then(to_card));
    let action = match verb % 8 {
        0 => Action::Pass,
        1 => Action::Rest,
        2 => Action::Pick(card),
        3 => Action::Name(aim.seat?),
        4 => Action::Choose(Choice::ALL[kind as usize % Choice::ALL.len()]),
        5 => Action::Use { source: Source::Card(card), aim, pay },
        6 => {
            let characters = Character::all().count();
            Action::Use { source: Source::Character(Character::all().nth(kind as usize % characters)?), aim, pay }
        }
        _ => Action::Play { card, kind: Kind::all().nth(kind as usize % Kind::all().count())?, aim, pay },
    };
    Some((Player::new(player as usize % 8)?, action))
}

/// How many cards everybody together can count.
fn cards(game: &Game) -> usize {
    let view = game.view(None);
    let seats: usize = view.all_seats().iter().map(|s| view.seat(s).hand as usize + view.seat(s).table as usize).sum();
    seats + view.waiting().count() + view.aside().len() + view.deck_len as usize + view.discard_len as usize
}

fuzz_target!(|input: Input| {
    let Some(config) = config(&input) else { return };
    let mut game = Game::new(&config, input.seed.into()).expect("it was checked");
    let all = cards(&game);
    let (mut list, mut log) = (Legal::new(), Vec::new());
    for one in &input.tries {
        game.legal(&mut list);
        assert_eq!(list.is_empty(), game.winner().is_some(), "something is legal until it is over");
        if let Try::Listed(index) = one {
            if !list.is_empty() {
                game.take(&list, *index as usize % list.len(), Some(&mut log)).expect("it is listed");
            }
        } else if let Some((player, action)) = made_up(one) {
            let before = game;
            let legal = game.ask().is_some_and(|ask| ask.who == player) && list.actions().contains(&action);
            let outcome = game.apply(player, action, Some(&mut log));
            assert_eq!(outcome.is_ok(), legal, "{action:?}");
            assert!(legal || game == before, "a refused answer changes nothing");
        }
        log.clear();
        assert_eq!(cards(&game), all, "cards are lost or made");
        if let Some(ask) = game.ask() {
            let view = game.view(Some(ask.who));
            assert_eq!(view.redeal(input.seed.into()).view(Some(ask.who)), view, "a redealt game looks the same");
        }
    }
});
