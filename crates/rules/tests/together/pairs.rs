//! Every character against every other in the same game, every event against every character and every show against every
//! main event, over all profiles: invariants only.

use std::collections::HashSet;

use crate::common::{Dice, LONGEST, describe, few_or_many, places, plain_tables, seat};
use saloon_rules::defs::Slot;
use saloon_rules::{Box, Character, Config, Edition, EventCard, Events, Game, Legal, Question, Role};

/// After so many answers no event is in force any more.
const EVENTS_LAST: usize = 1_000;

/// A dealt game in phase two, and the number of its seed: its stack holds nothing but the turn.
fn plain_start(config: &Config, dice: &mut Dice) -> Game {
    loop {
        let game = Game::new(config, dice.roll().into()).expect("it can be played");
        if game.ask().is_some_and(|ask| ask.question == Question::Play) && game.view(None).muted.is_empty() {
            return game;
        }
    }
}

/// The same game with these characters in two seats that are not at turn, done in its saved form.
fn with_pair(game: &Game, pair: [Character; 2], dice: &mut Dice) -> Game {
    let mut saved = serde_json::to_value(game).expect("a game can be saved");
    let mut free: Vec<usize> = (0..game.seat_count()).filter(|i| *i != game.turn().seat.index()).collect();
    for character in pair {
        let at = free.swap_remove(dice.below(free.len()));
        let life = character.def().life + u8::from(game.role(seat(at)) == Role::Sheriff);
        let state = &mut saved["seats"][at];
        state["character"] = serde_json::to_value(character).expect("a character has a word");
        state["life"] = life.into();
        state["max"] = life.into();
    }
    serde_json::from_value(saved).expect("it is still a game")
}

/// Plays to the end, checking what holds in every game.
fn check(mut game: Game, config: &Config, dice: &mut Dice) {
    let mut list = Legal::new();
    let cards = places(&game).iter().map(|(_, cards)| cards.len()).sum::<usize>();
    let mut seen = HashSet::new();
    for step in 0..LONGEST {
        let Some(ask) = game.ask() else { break };
        // An event that nothing ends can keep a few cards going round for ever; at a table the next one comes.
        if step >= EVENTS_LAST && ask.question == Question::Play && !game.events().is_none() {
            game.set_events(Events::NONE);
        }
        game.legal(&mut list);
        assert!(!list.is_empty(), "nothing is legal: {} {game:?}", describe(config));
        let alive = game.present().contains(ask.seat) || ask.question == Question::Arrange;
        assert!(alive, "the dead are asked: {} {game:?}", describe(config));
        seen.clear();
        assert!(
            list.actions().iter().all(|action| seen.insert(*action)),
            "twice the same: {} {game:?}",
            describe(config)
        );
        if dice.once_in(40) {
            let view = game.view(Some(ask.who));
            assert_eq!(view.redeal(dice.roll().into()).view(Some(ask.who)), view, "{} {game:?}", describe(config));
        }
        game.take(&list, dice.below(list.len()), None).expect("it is listed");
    }
    assert!(game.winner().is_some(), "the game does not end: {} {game:?}", describe(config));
    let all: Vec<_> = places(&game).into_iter().flat_map(|(_, cards)| cards).collect();
    assert_eq!(all.len(), cards, "{}", describe(config));
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), cards, "a card is in two places: {}", describe(config));
}

#[test]
fn every_character_meets_every_other_in_every_profile() {
    let everybody: Vec<Character> = Character::all().collect();
    let mut dice = Dice(71);
    let mut games = 0;
    for edition in Edition::ALL {
        let tables: Vec<Config> = (4..=7)
            .map(|seats| Config::new(edition, seats).with_boxes(&Box::ALL).expect("they are there"))
            .filter(|config| config.check().is_ok())
            .collect();
        let starts: Vec<(Config, Game)> =
            tables.iter().flat_map(|c| [0; 5].map(|_| (c.clone(), plain_start(c, &mut dice)))).collect();
        for (i, one) in everybody.iter().enumerate() {
            for other in &everybody[i + 1..] {
                for _ in 0..few_or_many(1, 40) {
                    let (config, start) = &starts[dice.below(starts.len())];
                    let game = with_pair(start, [*one, *other], &mut dice);
                    check(game, config, &mut dice);
                    games += 1;
                }
            }
        }
    }
    println!("{games} games for {} pairs", everybody.len() * (everybody.len() - 1) / 2);
}

/// A second character for everybody, out of those nobody has: some events need it.
fn with_spares(game: &Game, dice: &mut Dice) -> Game {
    let mut saved = serde_json::to_value(game).expect("a game can be saved");
    let taken: Vec<Character> = game.all_seats().iter().map(|seat| game.seat(seat).character).collect();
    let mut free: Vec<Character> = Character::all().filter(|character| !taken.contains(character)).collect();
    for at in 0..game.seat_count() {
        let character = free.swap_remove(dice.below(free.len()));
        saved["seats"][at]["spare"] = serde_json::json!({ "character": character });
    }
    serde_json::from_value(saved).expect("it is still a game")
}

/// Dealt games in phase two, of an edition with all boxes.
fn starts(edition: Edition, dice: &mut Dice) -> Vec<(Config, Game)> {
    let tables: Vec<Config> = (4..=7)
        .map(|seats| Config::new(edition, seats).with_boxes(&Box::ALL).expect("they are there"))
        .filter(|config| config.check().is_ok())
        .collect();
    tables.iter().flat_map(|config| [0; 3].map(|_| (config.clone(), plain_start(config, dice)))).collect()
}

/// A game from one of these starts with these events in force, round after round, and these characters at the table.
fn meet(starts: &[(Config, Game)], events: Events, pair: [Character; 2], dice: &mut Dice) {
    let (config, start) = &starts[dice.below(starts.len())];
    let mut game = with_pair(start, pair, dice);
    if events.main.is_some_and(|event| event.def().needs_spares) {
        game = with_spares(&game, dice);
    }
    game.set_events(events);
    check(game, config, dice);
}

/// Two different characters.
fn any_two(everybody: &[Character], dice: &mut Dice) -> [Character; 2] {
    let one = dice.below(everybody.len());
    let step = 1 + dice.below(everybody.len() - 1);
    [everybody[one], everybody[(one + step) % everybody.len()]]
}

#[test]
fn every_event_meets_every_character_in_every_profile() {
    let (mut dice, everybody) = (Dice(72), Character::all().collect::<Vec<_>>());
    for edition in Edition::ALL {
        let starts = starts(edition, &mut dice);
        for event in EventCard::all() {
            for one in &everybody {
                for _ in 0..few_or_many(1, 40) {
                    let [first, second] = any_two(&everybody, &mut dice);
                    let other = if first == *one { second } else { first };
                    meet(&starts, Events::NONE.with(event), [*one, other], &mut dice);
                }
            }
        }
    }
}

// EVS-01, EVS-04: both slots filled, in every combination there is.
#[test]
fn every_event_of_the_show_meets_every_main_event_in_every_profile() {
    let (mut dice, everybody) = (Dice(73), Character::all().collect::<Vec<_>>());
    let of = |slot| EventCard::all().filter(move |event| event.def().in_box.slot() == slot);
    for edition in Edition::ALL {
        let starts = starts(edition, &mut dice);
        for side in of(Slot::Side) {
            for main in of(Slot::Main) {
                for _ in 0..few_or_many(1, 40) {
                    let pair = any_two(&everybody, &mut dice);
                    meet(&starts, Events::NONE.with(main).with(side), pair, &mut dice);
                }
            }
        }
    }
}

#[test]
fn dealt_games_bring_nearly_all_pairs_together() {
    let mut met = HashSet::new();
    for config in plain_tables() {
        for seed in 0..few_or_many(60, 3_000) {
            let game = Game::new(&config, seed.into()).expect("it can be played");
            let there: Vec<Character> = game.all_seats().iter().map(|seat| game.seat(seat).character).collect();
            met.extend(there.iter().flat_map(|a| there.iter().filter(move |b| *a < **b).map(move |b| (*a, *b))));
        }
    }
    assert!(met.len() > 550, "only {} of 561 pairs were dealt", met.len());
}
