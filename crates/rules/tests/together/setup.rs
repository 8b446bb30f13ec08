//! What comes before the first question, and what scenes cannot say: components, the deal, defaults.

use crate::common::{few_or_many, places, play, with};
use saloon_rules::{
    Action, Box, Character, Config, Deck, Edition, Fact, Game, Kind, Legal, Question, Reason, Role, Seat,
};

fn new(edition: Edition, seats: u8, seed: u64) -> Game {
    Game::new(&Config::new(edition, seats), seed.into()).unwrap_or_else(|why| panic!("{why}"))
}

// CORE-COMP-01, CORE-SETUP-02
#[test]
fn components_are_those_of_the_edition() {
    for (edition, characters, cards) in [
        (Edition::Classic, 16, 80),
        (Edition::DodgeCity, 15, 80),
        (Edition::DodgeCityBase, 31, 120),
        (Edition::Compendium, 42, 120),
    ] {
        let config = Config::new(edition, 5);
        assert_eq!(config.pool().count(), characters, "{}", edition.id());
        assert_eq!(config.deck.cards().len(), cards, "{}", edition.id());
        let game = new(edition, 5, 3);
        assert_eq!(places(&game).iter().map(|(_, cards)| cards.len()).sum::<usize>(), cards);
        assert_eq!(game.deck(), config.deck);
    }
    // Every playing card is an object of its own, also where two look alike.
    let stagecoaches = Deck::Base.cards().iter().filter(|card| Deck::Base.face(*card).kind == Kind::Stagecoach);
    let stagecoaches: Vec<_> = stagecoaches.collect();
    assert_eq!(stagecoaches.len(), 2);
    assert_eq!(Deck::Base.face(stagecoaches[0]), Deck::Base.face(stagecoaches[1]));
}

// CORE-SETUP-01, VAR-STD-1
#[test]
fn roles_are_dealt_to_random_seats() {
    for seats in 4..=8 {
        let mut sheriffs = [false; 8];
        for seed in 0..few_or_many(200, 2_000) {
            let game = new(Edition::Compendium, seats, seed);
            let count = |role| game.all_seats().iter().filter(|seat| game.role(*seat) == role).count();
            let found = [Role::Sheriff, Role::Renegade, Role::Outlaw, Role::Deputy].map(count);
            let wanted = [[1, 1, 2, 0], [1, 1, 2, 1], [1, 1, 3, 1], [1, 1, 3, 2], [1, 2, 3, 2]];
            assert_eq!(found, wanted[seats as usize - 4]);
            let sheriff = game.all_seats().iter().find(|seat| game.role(*seat) == Role::Sheriff).expect("one of them");
            sheriffs[sheriff.index()] = true;
        }
        assert_eq!(sheriffs.iter().filter(|seen| **seen).count(), seats as usize, "every seat can be the sheriff's");
    }
}

/// Where the game stood before the first turn drew any card is seen in the hands of the others.
fn fresh_hands(game: &Game) -> impl Iterator<Item = Seat> {
    game.all_seats().iter().filter(move |seat| *seat != game.turn().seat).collect::<Vec<_>>().into_iter()
}

// CORE-SETUP-04, CORE-SETUP-05, VAR-STD-2
#[test]
fn life_and_hands_are_dealt_and_the_sheriff_begins() {
    for seed in 0..few_or_many(300, 3_000) {
        let game = new(Edition::Compendium, 4 + (seed % 5) as u8, seed);
        assert_eq!(game.role(game.turn().seat), Role::Sheriff, "CORE-SETUP-05");
        // Somebody may have to draw characters first.
        assert!(
            game.turn().number == 1
                || game.all_seats().iter().any(|seat| game.seat(seat).character == Character::GreygoryDeck)
        );
        let mut characters: Vec<Character> = game.all_seats().iter().map(|seat| game.seat(seat).character).collect();
        characters.sort_unstable();
        characters.dedup();
        assert_eq!(characters.len(), game.seat_count(), "nobody is there twice");
        for seat in game.all_seats().iter() {
            let state = game.seat(seat);
            let more = i8::from(game.role(seat) == Role::Sheriff);
            assert_eq!(state.max, state.character.def().life as i8 + more, "printed life, one more for the sheriff");
            assert_eq!(state.life, state.max);
            assert!(game.table(seat).is_empty());
        }
        let first = game.seat(game.turn().seat).character;
        let asked = game.turn().number == 0;
        let moved = asked || [Character::ClausTheSaint, Character::YoulGrinner].contains(&first);
        let printed =
            |seat: &Seat| [Character::BigSpencer, Character::GaryLooter].contains(&game.seat(*seat).character);
        for seat in fresh_hands(&game).filter(|seat| !moved && !printed(seat)) {
            assert_eq!(game.hand(seat).len(), game.seat(seat).max as usize, "as many cards as life");
        }
        assert_eq!(game.view(None).discard_len, 0, "the pile is empty");
    }
}

// CORE-SETUP-04: the deal serves the seats in ascending order, each all its cards; the same seed deals the same game.
#[test]
fn the_deal_can_be_repeated() {
    for seed in 0..50 {
        let (one, other) = (new(Edition::Classic, 7, seed), new(Edition::Classic, 7, seed));
        assert_eq!(one, other);
        assert_ne!(one.fingerprint(), new(Edition::Classic, 7, seed + 1_000).fingerprint());
        // Order of arrival over the whole table is seat order: what a seat got came before what the next seat got.
        let hands = one.all_seats().iter().filter(|seat| *seat != one.turn().seat);
        let all = hands.fold(saloon_rules::CardSet::NONE, |all, seat| all.or(one.hand(seat)));
        let holders: Vec<usize> = one
            .in_order(all)
            .map(|card| {
                one.all_seats().iter().find(|seat| one.hand(*seat).contains(card)).map_or(9, |seat| seat.index())
            })
            .collect();
        assert!(holders.is_sorted(), "{holders:?}");
    }
}

// CORE-SETUP-03, VAR-BEGIN-1, VAR-BEGIN-1b
#[test]
fn the_beginner_game_has_no_book_cards() {
    let config = with(Edition::Classic, 5, &[("beginner", "true")]);
    for seed in 0..few_or_many(40, 400) {
        let game = play(&config, seed, |_, _, _| {});
        let cards: Vec<_> = places(&game).into_iter().flat_map(|(_, cards)| cards).collect();
        assert_eq!(cards.len(), 69, "80 less 11");
        let removed = [Kind::Dynamite, Kind::Duel, Kind::GeneralStore, Kind::Indians, Kind::Jail];
        assert!(cards.iter().all(|card| !removed.contains(&game.kind(*card))));
    }
    let plain = Config::new(Edition::Classic, 5);
    assert_eq!(plain.pool().count(), config.pool().count(), "everything else is unchanged");
}

// VAR-BEGIN-1a
#[test]
fn uncle_will_opens_a_store_in_the_beginner_game() {
    let mut config = with(Edition::Official, 5, &[("beginner", "true")]);
    config.characters = vec![Box::Base, Box::Special];
    let mut stores = 0;
    for seed in 0..few_or_many(400, 2_000) {
        play(&config, seed, |game, _, _| {
            stores += usize::from(game.ask().is_some_and(|ask| ask.question == Question::PickStore));
        });
    }
    assert!(stores > 0, "nobody opened a store");
}

// CHAR-SUZY-LAFAYETTE-E8: no printed life leaves her without cards, so nothing is drawn before the first turn.
#[test]
fn suzy_lafayette_is_dealt_cards_like_everybody() {
    let mut seen = 0;
    for seed in 0..few_or_many(200, 1_000) {
        let game = new(Edition::Classic, 7, seed);
        for seat in fresh_hands(&game).filter(|seat| game.seat(*seat).character == Character::SuzyLafayette) {
            assert_eq!(game.hand(seat).len(), game.seat(seat).max as usize);
            assert!(!game.hand(seat).is_empty());
            seen += 1;
        }
    }
    assert!(seen > 0);
}

/// Plays with defaults alone, looking at each.
fn by_default(config: &Config, seed: u64, turns: u16, mut each: impl FnMut(&Game, &Legal, Action)) {
    let mut game = Game::new(config, seed.into()).expect("it can be played");
    let mut list = Legal::new();
    while let Some(ask) = game.ask().filter(|_| game.turn().number < turns) {
        game.legal(&mut list);
        let action = list.fallback(&ask).expect("every decision has a default");
        assert!(list.actions().contains(&action));
        each(&game, &list, action);
        game.apply(ask.who, action, None).expect("a default is legal");
    }
}

// CORE-GEN-08, CLAR-19, CLAR-20
#[test]
fn every_decision_has_the_default_of_the_book() {
    for seed in 0..few_or_many(60, 600) {
        let config = Config::new(Edition::Compendium, 4 + (seed % 5) as u8);
        by_default(&config, seed, 60, |game, list, action| {
            let ask = game.ask().expect("something is asked");
            match ask.question {
                Question::PickSurplus { left } => {
                    let hand: Vec<_> = game.in_order(game.hand(ask.seat)).collect();
                    let came_last = &hand[hand.len() - left as usize..];
                    assert_eq!(action, Action::Pick(came_last[0]), "the cards that came last, in the order they came");
                }
                _ if list.actions().contains(&Action::Pass) => assert_eq!(action, Action::Pass, "optional: declined"),
                _ => assert!(action == list.actions()[0] || action == Action::Rest, "{ask:?} {action:?}"),
            }
        });
    }
}

// CLAR-19: the cards that came last go in the order they came, so that the very last lies on top of the pile.
#[test]
fn the_last_card_lies_on_top_after_phase_three_by_default() {
    let mut checked = 0;
    for seed in 0..few_or_many(20, 200) {
        by_default(&Config::new(Edition::Classic, 5), seed, 40, |game, _, _| {
            let Some(ask) = game.ask().filter(|_| seed % 2 == game.turn().number as u64 % 2) else { return };
            let Question::PickSurplus { left } = ask.question else { return };
            let hand: Vec<_> = game.in_order(game.hand(ask.seat)).collect();
            let (mut copy, mut list, mut log) = (*game, Legal::new(), Vec::new());
            while let Some(ask) = copy.ask().filter(|ask| matches!(ask.question, Question::PickSurplus { .. })) {
                copy.legal(&mut list);
                let action = list.fallback(&ask).expect("every decision has a default");
                copy.apply(ask.who, action, Some(&mut log)).expect("a default is legal");
            }
            let surplus = log.iter().filter_map(|told| match told.whole() {
                Fact::Discarded { card, why: Reason::Surplus, .. } => Some(card),
                _ => None,
            });
            assert!(surplus.eq(hand[hand.len() - left as usize..].iter().copied()));
            checked += 1;
        });
    }
    assert!(checked > 10, "only {checked} phases were seen");
}
