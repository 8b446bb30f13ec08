//! What is random is random: deals, reshuffles, cards taken from a hand, and redeals.

use std::collections::HashMap;

use crate::common::{Dice, few_or_many, places, with};
use saloon_rules::{Action, CardId, Config, Edition, Fact, Game, Legal, Question, Reason, Role, Told};

/// Every count lies within a third of what even chances give; needs some hundred per kind.
fn even(what: &str, counts: &[usize]) {
    let mean = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    assert!(mean > 150.0, "{what}: too few to judge, {counts:?}");
    for (i, count) in counts.iter().enumerate() {
        assert!((*count as f64 - mean).abs() < mean / 3.0, "{what}: {i} came {count} times instead of about {mean}");
    }
}

/// How often neighbours in a list of cards stand in ascending order: half of them, in a shuffled list.
#[derive(Default)]
struct Order {
    ascending: usize,
    pairs: usize,
}

impl Order {
    fn add(&mut self, cards: &[CardId]) {
        self.pairs += cards.len().saturating_sub(1);
        self.ascending += cards.windows(2).filter(|pair| pair[0] < pair[1]).count();
    }

    fn is_shuffled(&self, what: &str) {
        let share = self.ascending as f64 / self.pairs as f64;
        assert!(self.pairs > 2_000 && (0.46..0.54).contains(&share), "{what}: {share} of {} ascend", self.pairs);
    }
}

// CORE-SETUP-04: roles, characters and cards are shuffled.
#[test]
fn the_deal_is_random() {
    let config = Config::new(Edition::Classic, 4);
    let (mut sheriffs, mut characters, mut cards) = ([0; 4], HashMap::new(), vec![0; 80]);
    let mut order = Order::default();
    for seed in 0..4_000 {
        let game = Game::new(&config, seed.into()).expect("it can be played");
        let sheriff = game.all_seats().iter().find(|seat| game.role(*seat) == Role::Sheriff).expect("there is one");
        sheriffs[sheriff.index()] += 1;
        *characters.entry(game.seat(crate::common::seat(0)).character.id()).or_insert(0) += 1;
        let last = crate::common::seat(3);
        if game.turn().seat != last {
            game.hand(last).iter().for_each(|card| cards[card.index()] += 1);
        }
        if seed < 100 {
            order.add(&places(&game)[0].1);
        }
    }
    even("the sheriff's seat", &sheriffs);
    even("characters of the first seat", &characters.into_values().collect::<Vec<usize>>());
    even("cards of the last seat", &cards.chunks(10).map(|ten| ten.iter().sum()).collect::<Vec<usize>>());
    order.is_shuffled("the deck");
}

/// Plays random games, showing every step with what was told in it.
fn steps(config: &Config, games: u64, mut each: impl FnMut(&Game, Action, &Game, &[Told])) {
    for seed in 0..games {
        let mut game = Game::new(config, seed.into()).expect("it can be played");
        let (mut list, mut dice, mut log) = (Legal::new(), Dice(seed), Vec::new());
        while game.ask().is_some() {
            game.legal(&mut list);
            let before = game;
            log.clear();
            let index = dice.below(list.len());
            let action = list.actions()[index];
            game.take(&list, index, Some(&mut log)).expect("it is listed");
            each(&before, action, &game, &log);
        }
    }
}

// CORE-DECK-02: the pile is shuffled, not turned over.
#[test]
fn a_reshuffled_pile_is_in_random_order() {
    let mut order = Order::default();
    steps(&Config::new(Edition::Classic, 5), few_or_many(250, 1_000), |_, _, game, log| {
        if log.iter().any(|told| told.whole() == Fact::Reshuffled) {
            order.add(&places(game)[0].1);
        }
    });
    order.is_shuffled("a reshuffled deck");
}

// AB-11, CORE-GEN-04: a random card of a hand, whatever came first and whatever it is.
#[test]
fn a_card_taken_from_a_hand_is_random() {
    let (mut taken, mut by_id, mut gone) = ([0; 3], [0; 3], [0; 3]);
    let among = |game: &Game, from, card| {
        let cards: Vec<CardId> = game.in_order(game.hand(from)).collect();
        let mut sorted = cards.clone();
        sorted.sort_unstable();
        let place = |list: &[CardId]| list.iter().position(|other| *other == card);
        (cards.len() == 3).then(|| (place(&cards), place(&sorted)))
    };
    let config = Config::new(Edition::Compendium, 7);
    steps(&config, few_or_many(1_200, 5_000), |before, action, _, log| {
        if matches!(before.ask().map(|ask| ask.question), Some(Question::PickLoot { .. })) {
            return;
        }
        // The first thing that happens to that hand in this step.
        let first = log.iter().map(Told::whole).find(|fact| matches!(fact, Fact::Took { .. } | Fact::Discarded { .. }));
        let aimless = !matches!(action, Action::Play { aim, .. } | Action::Use { aim, .. } if aim.card.is_some());
        match first {
            Some(Fact::Took { from, card: Some(card), hand: true, .. }) => {
                if let Some((Some(place), Some(rank))) = among(before, from, card) {
                    taken[place] += 1;
                    by_id[rank] += 1;
                }
            }
            Some(Fact::Discarded { seat, card, why: Reason::Forced })
                if aimless && before.hand(seat).contains(card) =>
            {
                if let Some((Some(place), _)) = among(before, seat, card) {
                    gone[place] += 1;
                }
            }
            _ => {}
        }
    });
    even("cards taken, by order of arrival", &taken);
    even("cards taken, by their number", &by_id);
    even("cards discarded, by order of arrival", &gone);
}

// Whatever a viewer cannot know is dealt anew, in random order.
#[test]
fn a_redeal_is_random() {
    let config = with(Edition::Classic, 7, &[("beginner", "true")]);
    let game = Game::new(&config, 5.into()).expect("it can be played");
    let (mut order, mut hands) = (Order::default(), Order::default());
    let hidden = game.all_seats().iter().find(|seat| game.role(*seat) != Role::Sheriff).expect("six of them");
    let mut roles: HashMap<Role, usize> = HashMap::new();
    for seed in 0..1_200 {
        let other = game.view(None).redeal(seed.into());
        *roles.entry(other.role(hidden)).or_insert(0) += 1;
        if seed < 200 {
            order.add(&places(&other)[0].1);
            other.all_seats().iter().for_each(|seat| hands.add(&other.in_order(other.hand(seat)).collect::<Vec<_>>()));
        }
    }
    order.is_shuffled("a redealt deck");
    hands.is_shuffled("redealt hands");
    // Six hidden seats: three outlaws, two deputies, one renegade.
    let each = |role, cards: usize| roles.get(&role).copied().unwrap_or(0) / cards;
    even("hidden roles", &[each(Role::Outlaw, 3), each(Role::Deputy, 2), each(Role::Renegade, 1)]);
}

// CHAR-MOLLY-STARK: what counts makes no difference with the cards that exist; a switch nobody can tell apart must stay so.
#[test]
fn molly_counts_makes_no_difference_yet() {
    let [any, some] =
        ["any_card", "bang_missed_beer"].map(|value| with(Edition::Compendium, 7, &[("molly_counts", value)]));
    for seed in 0..few_or_many(150, 2_000) {
        let mut ends = Vec::new();
        for config in [&any, &some] {
            let mut told = Vec::new();
            let mut game = Game::with_log(config, seed.into(), Some(&mut told)).expect("it can be played");
            let (mut list, mut dice) = (Legal::new(), Dice(seed));
            while game.ask().is_some() {
                game.legal(&mut list);
                game.take(&list, dice.below(list.len()), Some(&mut told)).expect("it is listed");
            }
            ends.push(told);
        }
        assert_eq!(ends[0], ends[1], "seed {seed}");
    }
}

// What comes after a redeal is as unknown as what was dealt anew.
#[test]
fn a_redealt_game_has_a_chance_of_its_own() {
    let game = Game::new(&Config::new(Edition::Classic, 4), 1.into()).expect("it can be played");
    let view = game.view(None);
    let chance = |seed: u64| {
        serde_json::to_value(view.redeal(seed.into()).snapshot()).expect("it can be saved")["game"]["chance"].clone()
    };
    assert_eq!(chance(1), chance(1));
    assert_ne!(chance(1), chance(2));
    assert!(chance(1)["key"].as_str().is_some_and(|key| key.bytes().any(|digit| digit != b'0')));
}
