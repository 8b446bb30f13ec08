//! Random games over all editions and many switch settings: the invariants that hold in every one of them.

use std::collections::HashSet;

use crate::common::{
    Dice, depth, describe, few_or_many, mutated, places, plain_tables, play, random_table, rule_ids, viewers,
};
use saloon_rules::notation::{ActionPattern, action_text};
use saloon_rules::{Action, Character, Config, EventCard, Fact, Game, Legal, Player, Seats, View};

/// `count` random tables that can be played, always the same ones.
fn random_tables(seed: u64, count: u64) -> Vec<Config> {
    let mut dice = Dice(seed);
    std::iter::repeat_with(|| random_table(&mut dice)).flatten().take(count as usize).collect()
}

fn no_duplicates(list: &Legal) -> bool {
    let mut seen = HashSet::with_capacity(list.len());
    list.actions().iter().all(|action| seen.insert(*action))
}

#[test]
fn plain_games_end() {
    let mut deepest = 0;
    for config in plain_tables() {
        for seed in 0..few_or_many(150, 5_000) {
            let game = play(&config, seed, |game, list, dice| {
                assert!(no_duplicates(list), "seed {seed} {} {game:?}", describe(&config));
                if dice.once_in(8) {
                    deepest = deepest.max(depth(game));
                }
            });
            assert!(game.winner().is_some());
        }
    }
    println!("deepest stack at a question, plain tables: {deepest}");
}

#[test]
fn games_with_random_switches_end() {
    let mut deepest = 0;
    for (i, config) in random_tables(1, few_or_many(4_000, 100_000)).iter().enumerate() {
        let game = play(config, i as u64, |game, list, dice| {
            assert!(no_duplicates(list), "seed {i} {} {game:?}", describe(config));
            if dice.once_in(8) {
                deepest = deepest.max(depth(game));
            }
        });
        assert!(game.winner().is_some());
    }
    println!("deepest stack at a question, random switches: {deepest}");
}

#[test]
fn apply_accepts_exactly_the_list() {
    let ids = rule_ids();
    for (i, config) in random_tables(2, few_or_many(150, 4_000)).iter().enumerate() {
        play(config, i as u64, |game, list, dice| {
            let ask = game.ask().expect("a list was made");
            if dice.once_in(4) {
                for action in list.actions() {
                    let mut copy = *game;
                    assert_eq!(copy.why_not(ask.who, *action), None, "seed {i} {} {action:?}", describe(config));
                    copy.apply(ask.who, *action, None).expect("it is listed");
                    assert_ne!(
                        copy.ask().map(|ask| ask.number),
                        Some(ask.number),
                        "the next question has its own number"
                    );
                }
            }
            for _ in 0..3 {
                let action = mutated(game, list, dice);
                if list.actions().contains(&action) {
                    continue;
                }
                refused(game, ask.who, action, &ids);
            }
        });
    }
}

/// The action is refused with a rule of the book, and nothing has changed.
fn refused(game: &Game, who: Player, action: Action, ids: &HashSet<String>) {
    let before = game.fingerprint();
    let mut copy = *game;
    let mut log = Vec::new();
    let refusal = copy.apply(who, action, Some(&mut log)).expect_err("it is not listed");
    assert_eq!(copy.why_not(who, action), Some(refusal), "the reason does not change");
    assert!(ids.contains(refusal.rule), "{action:?} is refused by {:?}, which is no rule: {refusal:?}", refusal.rule);
    assert!(
        copy == *game && copy.fingerprint() == before && log.is_empty(),
        "{action:?} was refused and changed the game"
    );
}

#[test]
fn the_wrong_player_and_a_stale_list_change_nothing() {
    let ids = rule_ids();
    for (i, config) in random_tables(3, few_or_many(40, 1_000)).iter().enumerate() {
        let mut older: Option<Legal> = None;
        let last = play(config, i as u64, |game, list, dice| {
            let who = game.ask().expect("a list was made").who;
            let action = dice.pick(list.actions());
            for player in (0..8).filter_map(Player::new).filter(|player| *player != who) {
                refused(game, player, action, &ids);
            }
            let mut copy = *game;
            assert!(copy.take(list, list.len(), None).is_err(), "an index past the end");
            if let Some(older) = &older {
                assert!(copy.take(older, 0, None).is_err(), "a list for another question");
            }
            assert!(copy == *game);
            older = Some(list.clone());
        });
        let mut over = last;
        let older = older.expect("something was asked");
        assert!(over.take(&older, 0, None).is_err(), "the game is over");
        let mut none = older.clone();
        over.legal(&mut none);
        assert!(none.is_empty(), "nothing is legal when it is over");
        refused(&over, Player::new(0).expect("the first"), Action::Pass, &ids);
        assert!(over == last);
    }
}

#[test]
fn every_card_is_in_exactly_one_place() {
    for (i, config) in random_tables(4, few_or_many(300, 5_000)).iter().enumerate() {
        let all = play(config, i as u64, |_, _, _| {}).deck().cards();
        let removed = if config.switches.options.beginner {
            all.iter().filter(|card| config.deck.face(*card).kind.def().book).count()
        } else {
            0
        };
        let check = |game: &Game| {
            let places = places(game);
            let mut seen = HashSet::new();
            for (place, cards) in &places {
                for card in cards {
                    assert!(all.contains(*card), "{card:?} of {place} is not in this deck");
                    assert!(seen.insert(*card), "{card:?} of {place} is in two places, seed {i} {}", describe(config));
                }
            }
            assert_eq!(seen.len() + removed, all.len(), "seed {i} {}", describe(config));
            let view = game.view(None);
            let counted: usize =
                view.all_seats().iter().map(|s| view.seat(s).hand as usize + view.seat(s).table as usize).sum();
            let beside = view.waiting().count() + view.aside().len();
            let heaps = view.deck_len as usize + view.discard_len as usize;
            assert_eq!(counted + beside + heaps, seen.len(), "the spectator counts the same cards");
        };
        let last = play(config, i as u64, |game, _, dice| {
            if dice.once_in(12) {
                check(game);
            }
        });
        check(&last);
    }
}

#[test]
fn games_views_and_answers_are_saved_and_read_back() {
    for (i, config) in random_tables(5, few_or_many(60, 1_000)).iter().enumerate() {
        play(config, i as u64, |game, list, dice| {
            if !dice.once_in(15) {
                return;
            }
            let text = serde_json::to_string(game).expect("a game can be saved");
            let back: Game = serde_json::from_str(&text).expect("and read back");
            assert!(back == *game && back.fingerprint() == game.fingerprint(), "seed {i} {}", describe(config));
            for viewer in viewers(game) {
                let view = game.view(viewer);
                let text = serde_json::to_string(&view).expect("a view can be sent");
                assert_eq!(serde_json::from_str::<View>(&text).expect("and read"), view);
            }
            for action in list.actions() {
                let text = serde_json::to_string(action).expect("an action can be sent");
                assert_eq!(serde_json::from_str::<Action>(&text).expect("and read"), *action);
            }
            let mut log = Vec::new();
            let mut copy = *game;
            copy.take(list, dice.below(list.len()), Some(&mut log)).expect("it is listed");
            for told in &log {
                let text = serde_json::to_string(&told.whole()).expect("a fact can be sent");
                assert_eq!(serde_json::from_str::<Fact>(&text).expect("and read"), told.whole());
            }
        });
    }
}

#[test]
fn every_action_is_written_differently_and_read_back() {
    for (i, config) in random_tables(6, few_or_many(40, 1_000)).iter().enumerate() {
        play(config, i as u64, |game, list, dice| {
            if !dice.once_in(3) {
                return;
            }
            let mut texts = HashSet::new();
            for action in list.actions() {
                let text = action_text(game.deck(), *action);
                let pattern = ActionPattern::parse(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
                assert!(pattern.fits(game.deck(), *action), "{text}");
                assert!(texts.insert(text.clone()), "{text} is written for two actions, seed {i}");
            }
        });
    }
}

#[test]
fn the_same_answers_give_the_same_fingerprints() {
    let prints = |config: &Config, seed: u64| {
        let mut prints = Vec::new();
        let last = play(config, seed, |game, _, _| prints.push(game.fingerprint()));
        prints.push(last.fingerprint());
        prints
    };
    for (i, config) in random_tables(7, few_or_many(40, 400)).iter().enumerate() {
        let first = prints(config, i as u64);
        assert_eq!(first, prints(config, i as u64));
        let different: HashSet<&u64> = first.iter().collect();
        assert_eq!(different.len(), first.len(), "two moments of one game share a fingerprint");
    }
}

/// Belle Star in her turn and Lasso: whatever silences cards, worked out anew from what lies open.
fn silenced(game: &Game) -> Seats {
    match game.events().main.map(EventCard::id) {
        Some("lasso") => return game.all_seats(),
        Some("hangover") => return Seats::NONE,
        _ => {}
    }
    let me = game.turn().seat;
    let state = game.seat(me);
    let own = [Some(state.character), state.borrowed].contains(&Some(Character::BelleStar));
    let belle = own || state.drawn.iter().any(|character| character == Character::BelleStar);
    // Before the first turn it is nobody's.
    match (
        belle && game.turn().number > 0 && game.present().contains(me),
        game.switches().dodge_city.belle_star_affects_self,
    ) {
        (false, _) => Seats::NONE,
        (true, true) => game.all_seats(),
        (true, false) => game.all_seats().without(me),
    }
}

#[test]
fn silenced_seats_are_remembered_rightly() {
    let mut met = 0;
    let tables = random_tables(8, few_or_many(1_500, 20_000));
    for (i, config) in tables.iter().enumerate() {
        play(config, i as u64, |game, _, _| {
            let muted = game.view(None).muted;
            // Before the first turn nothing lies there to be silenced.
            if game.turn().number == 0 {
                return;
            }
            assert_eq!(muted, silenced(game), "seed {i} {} {game:?}", describe(config));
            met += usize::from(!muted.is_empty());
        });
    }
    assert!(met > 0, "Belle Star never played");
}
