//! Who sees what, row by row of the table of the rulebook, by views and facts of random games.

use crate::common::{few_or_many, places, play, viewers};
use saloon_rules::{Character, Config, Edition, Fact, Game, Legal, Player, Question, Seat, Told};

fn over_random_games(mut each: impl FnMut(&Game)) {
    for seed in 0..few_or_many(30, 500) {
        let config = Config::new(Edition::Compendium, 4 + (seed % 5) as u8);
        let last = play(&config, seed, |game, _, dice| {
            if dice.once_in(10) {
                each(game);
            }
        });
        each(&last);
    }
}

// CORE-INFO-01: roles; VAR-EIGHT-1: renegades are hidden from each other.
#[test]
fn roles_are_seen_by_their_owners_and_when_they_lie_open() {
    over_random_games(|game| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            for seat in game.all_seats().iter() {
                let dead = !game.living().contains(seat);
                let sheriff = game.role(seat) == saloon_rules::Role::Sheriff;
                let open = dead || sheriff || game.winner().is_some();
                let own = viewer == Some(game.owner(seat));
                assert_eq!(view.seat(seat).role, (open || own).then(|| game.role(seat)));
            }
        }
    });
}

// CORE-INFO-01: characters, life, seats, counters, cards in play and their readiness, sizes of hands and heaps.
#[test]
fn everybody_sees_what_lies_open() {
    over_random_games(|game| {
        let zones = places(game);
        for viewer in viewers(game) {
            let view = game.view(viewer);
            assert_eq!((view.living, view.turn, view.ask), (game.living(), *game.turn(), game.ask()));
            assert_eq!((view.deck_len as usize, view.discard_len as usize), (zones[0].1.len(), zones[1].1.len()));
            for seat in game.all_seats().iter() {
                let (seen, state) = (view.seat(seat), game.seat(seat));
                assert_eq!((seen.life, seen.max, seen.character), (state.life, state.max, state.character));
                assert_eq!(seen.borrowed, state.borrowed);
                assert_eq!(seen.hand as usize, game.hand(seat).len());
                assert!(view.table(seat).eq(game.in_order(game.table(seat))));
            }
            let pile: Vec<_> = view.discard_from_top().collect();
            assert_eq!(pile.len(), zones[1].1.len(), "every discard was seen by all");
            assert_eq!(pile.first(), zones[1].1.last());
            assert!(view.fresh.iter().all(|card| game.all_seats().iter().any(|seat| game.table(seat).contains(card))));
        }
    });
}

// CORE-INFO-01: hands and the deck. CORE-INFO-04: spectators see public items only.
#[test]
fn hands_are_seen_by_their_owners_and_views_never_lie() {
    over_random_games(|game| {
        let deck: Vec<_> = places(game).remove(0).1.into_iter().rev().collect();
        for viewer in viewers(game) {
            let view = game.view(viewer);
            for seat in game.all_seats().iter() {
                let hand: Vec<_> = game.in_order(game.hand(seat)).collect();
                let own = viewer == Some(game.owner(seat));
                for (seen, held) in view.hand(seat).iter().zip(&hand) {
                    assert!(seen.is_none_or(|card| card == *held), "a view never lies");
                    assert!(!own || seen.is_some(), "everybody knows his own hand");
                }
                assert_eq!(view.hand(seat).len(), hand.len());
            }
            for (seen, lies) in view.deck_from_top().iter().zip(&deck) {
                assert!(seen.is_none_or(|card| card == *lies), "a view never lies");
            }
        }
    });
}

// CORE-INFO-01: at the deal nobody knows a card that is not his own, nor the deck.
#[test]
fn nobody_knows_a_strangers_card_after_the_deal() {
    for seed in 0..few_or_many(100, 1_000) {
        let game = Game::new(&Config::new(Edition::Classic, 7), seed.into()).expect("it can be played");
        let dealt = game.ask().is_some_and(|ask| matches!(ask.question, Question::Play | Question::DrawMode));
        for viewer in viewers(&game).filter(|_| dealt) {
            let view = game.view(viewer);
            for seat in game.all_seats().iter().filter(|seat| viewer != Some(game.owner(*seat))) {
                // Black Jack's second card may have been shown already.
                let shown = usize::from(seat == game.turn().seat);
                assert!(view.hand(seat).iter().flatten().count() <= shown);
            }
            let known = view.deck_from_top().iter().flatten().count();
            assert!(known <= 1, "but for the card Kit Carlson put back");
        }
    }
}

/// Plays random games with all their facts.
fn over_all_facts(mut each: impl FnMut(&Game, &Told)) {
    for seed in 0..few_or_many(60, 1_000) {
        let config = Config::new(Edition::Compendium, 4 + (seed % 5) as u8);
        let mut game = Game::new(&config, seed.into()).expect("it can be played");
        let (mut list, mut log, mut dice) = (Legal::new(), Vec::new(), crate::common::Dice(seed));
        while game.ask().is_some() {
            game.legal(&mut list);
            let before = game;
            log.clear();
            game.take(&list, dice.below(list.len()), Some(&mut log)).expect("it is listed");
            log.iter().for_each(|told| each(&before, told));
        }
    }
}

// CORE-INFO-02
#[test]
fn card_faces_in_facts_are_seen_by_the_right_players() {
    over_all_facts(|game, told| {
        let seen: Vec<Option<Player>> = viewers(game).filter(|viewer| told.seen_by(*viewer) == told.whole()).collect();
        let inside = |seats: &[saloon_rules::Seat]| {
            let missing = seats.iter().find(|seat| !seen.contains(&Some(game.owner(**seat))));
            assert_eq!(missing, None, "{told:?}");
        };
        match told.whole() {
            Fact::Drew { seat, .. } => inside(&[seat]),
            Fact::Took { seat, from, hand: true, .. } => inside(&[seat, from]),
            Fact::Gave { seat, to, .. } | Fact::Handed { seat, to, .. } => inside(&[seat, to]),
            _ => assert_eq!(seen.len(), game.seat_count() + 1, "everything else is public: {told:?}"),
        }
        let open = |from: saloon_rules::Seat, card| game.view(None).hand(from).contains(&card);
        match told.whole() {
            Fact::Took { from, card, hand: true, .. } if !open(from, card) => {
                assert!(!seen.contains(&None), "a hidden card changes hands out of sight: {told:?}");
            }
            Fact::Gave { .. } => assert!(!seen.contains(&None), "a gift is for one to see: {told:?}"),
            _ => {}
        }
    });
}

// CORE-INFO-03: whoever holds a hand card is asked, whatever it is; nobody is asked with nothing to show.
#[test]
fn an_ask_depends_on_what_lies_open() {
    over_random_games(|game| {
        let Some(ask) = game.ask() else { return };
        if let Question::Dodge { .. } = ask.question {
            let shows = !game.hand(ask.seat).is_empty() || !game.table(ask.seat).is_empty();
            let ability =
                game.seat(ask.seat).character.def().rules.barrel.is_some() || game.seat(ask.seat).borrowed.is_some();
            assert!(shows || ability, "{game:?}");
        }
    });
}

// CORE-INFO-04: the eliminated see what everybody sees, and what they had seen before.
#[test]
fn the_dead_learn_nothing_new() {
    over_random_games(|game| {
        let spectator = game.view(None);
        for seat in game.all_seats().minus(game.living()).iter() {
            let view = game.view(Some(game.owner(seat)));
            for other in game.living().iter() {
                assert!(view.seat(other).role == spectator.seat(other).role, "no role is shown to the dead");
            }
        }
    });
}

// What everybody can work out from what lies open.
#[test]
fn the_board_of_a_view_counts_as_the_game_does() {
    over_random_games(|game| {
        let board = game.view(None).board();
        for seat in game.living().iter() {
            assert_eq!(board.range(seat), game.range(seat));
            assert_eq!(board.reachable(seat), game.reachable(seat));
            assert_eq!(board.hand_limit(seat), hand_limit(game, seat));
            for other in game.living().iter() {
                assert_eq!(board.distance(seat, other), game.distance(seat, other));
            }
        }
    });
    let limits = |character: Character| {
        let mut config = Config::new(Edition::Compendium, 4);
        config.fixed[0] = Some(character);
        let game = Game::new(&config, 1.into()).expect("it can be played");
        game.view(None).board().limit(crate::common::seat(0))
    };
    assert_eq!(limits(Character::RoseDoolan), 1);
    assert!(limits(Character::WillyTheKid) > 20);
}

/// CORE-P3-01, and Sean Mallory's ten.
fn hand_limit(game: &Game, seat: Seat) -> u8 {
    let state = game.seat(seat);
    let ten = [Some(state.character), state.borrowed].contains(&Some(Character::SeanMallory));
    if ten { 10 } else { state.life.max(0) as u8 }
}
