//! Nobody can tell a game from one in which everything hidden from him was dealt anew: views, facts, lists and questions.

use crate::common::{Dice, describe, few_or_many, places, plain_tables, play, random_table, viewers};
use saloon_rules::{
    Action, CardId, Choice, Config, Edition, EventBox, EventCard, Events, Fact, Game, Legal, Mode, Player, Told, View,
};

/// Calls `each` at random moments of random games.
fn at_random_moments(seed: u64, games: u64, mut each: impl FnMut(&Game, &Config, &mut Dice)) {
    let mut dice = Dice(seed);
    let random = std::iter::repeat_with(move || random_table(&mut dice)).flatten().take(games as usize);
    for (i, mut config) in plain_tables().into_iter().chain(random).enumerate() {
        // Played without showing, Black Jack's third card tells the colour of his second: that is the rule, not a leak.
        config.switches.base.black_jack_reveals = true;
        play(&config, seed + i as u64, |game, _, dice| {
            if dice.once_in(25) {
                each(game, &config, dice);
            }
        });
    }
}

fn legal(game: &Game) -> Vec<Action> {
    let mut list = Legal::new();
    game.legal(&mut list);
    list.actions().to_vec()
}

#[test]
fn a_redealt_game_looks_the_same() {
    let mut redeals = 0;
    at_random_moments(11, few_or_many(150, 8_000), |game, config, dice| {
        for viewer in viewers(game) {
            let view = game.view(viewer);
            let other = view.redeal(dice.roll().into());
            assert_eq!(other.view(viewer), view, "{viewer:?} {} {game:?}", describe(config));
            if game.ask().is_some_and(|ask| Some(ask.who) == viewer) {
                assert_eq!(legal(&other), legal(game), "{viewer:?} {} {game:?}", describe(config));
            }
            redeals += 1;
        }
    });
    println!("{redeals} redeals");
}

#[test]
fn a_redealt_game_is_a_whole_game() {
    at_random_moments(12, few_or_many(40, 2_000), |game, config, dice| {
        for viewer in viewers(game) {
            let other = game.view(viewer).redeal(dice.roll().into());
            let sorted = |game: &Game| {
                let mut cards: Vec<_> = places(game).into_iter().flat_map(|(_, cards)| cards).collect();
                cards.sort_unstable();
                cards
            };
            let roles = |game: &Game| {
                let mut roles: Vec<_> = game.all_seats().iter().map(|seat| game.role(seat)).collect();
                roles.sort_unstable();
                roles
            };
            assert_eq!(sorted(&other), sorted(game), "{}", describe(config));
            // With a card nobody has seen, the roles of another world may be others; which ones is a test of its own.
            if config.mode != Mode::SixHiddenRemoval {
                assert_eq!(roles(&other), roles(game), "{}", describe(config));
            }
            if dice.once_in(10) {
                play_out(other, dice);
            }
        }
    });
}

fn play_out(mut game: Game, dice: &mut Dice) {
    let mut list = Legal::new();
    for _ in 0..crate::common::LONGEST {
        if game.ask().is_none() {
            return;
        }
        game.legal(&mut list);
        game.take(&list, dice.below(list.len()), None).expect("the list was made for this question");
    }
    panic!("a redealt game does not end");
}

/// Where in somebody's hand a card lies, in order of arrival.
fn place_in_hand(game: &Game, card: CardId) -> Option<(usize, usize)> {
    let holder = game.all_seats().iter().find(|seat| game.hand(*seat).contains(card))?;
    Some((holder.index(), game.in_order(game.hand(holder)).position(|other| other == card)?))
}

/// An answer legal in both games, with cards from the same places: onlookers see from which place a card comes.
fn shared_answer(game: &Game, other: &Game, dice: &mut Dice) -> Option<Action> {
    let theirs = legal(other);
    let same_place = |action: &Action| {
        let cards = match *action {
            Action::Play { card, pay, .. } => [Some(card), pay[0], pay[1]],
            Action::Use { pay, aim, .. } => [aim.card, pay[0], pay[1]],
            Action::Pick(card) => [Some(card), None, None],
            Action::Pass | Action::Rest | Action::Name(_) | Action::Choose(_) => [None; 3],
        };
        cards.into_iter().flatten().all(|card| place_in_hand(game, card) == place_in_hand(other, card))
    };
    let both: Vec<Action> = legal(game).into_iter().filter(|a| theirs.contains(a) && same_place(a)).collect();
    (!both.is_empty()).then(|| dice.pick(&both))
}

/// Has something been told that the viewer could not have known before, so that the two games may part?
fn reveals(fact: &Fact) -> bool {
    match fact {
        Fact::Drew { card, .. }
        | Fact::Took { card, .. }
        | Fact::Gave { card, .. }
        | Fact::Handed { card, .. }
        | Fact::Buried { card, .. } => card.is_some(),
        Fact::Shown { .. }
        | Fact::Flipped { .. }
        | Fact::Guessed { .. }
        | Fact::Stocked { .. }
        | Fact::Reshuffled
        | Fact::Discarded { .. }
        | Fact::Eliminated { .. }
        | Fact::RoleShown { .. }
        | Fact::RolesShuffled
        | Fact::RoleDealt { .. }
        | Fact::Over { .. }
        | Fact::Revealed { .. }
        | Fact::Became { .. }
        | Fact::Activated { .. }
        | Fact::Declared { .. }
        | Fact::Withdrew { .. }
        | Fact::Swapped { .. }
        | Fact::Lent { .. }
        | Fact::Offered { .. }
        | Fact::Looked { .. } => true,
        Fact::TurnBegan { .. }
        | Fact::PhaseBegan { .. }
        | Fact::TurnLost { .. }
        | Fact::TookDiscard { .. }
        | Fact::Played { .. }
        | Fact::Answered { .. }
        | Fact::Laid { .. }
        | Fact::Used { .. }
        | Fact::Checked { .. }
        | Fact::Missed { .. }
        | Fact::Declined { .. }
        | Fact::Lost { .. }
        | Fact::Prevented { .. }
        | Fact::Healed { .. }
        | Fact::Passed { .. }
        | Fact::Picked { .. }
        | Fact::Copied { .. }
        | Fact::Repeated { .. }
        | Fact::Survived { .. }
        | Fact::Rewarded { .. }
        | Fact::Punished { .. }
        | Fact::KeeperIs { .. }
        | Fact::TurnSkipped { .. }
        | Fact::ChangedPlaces { .. }
        | Fact::Ordered { .. }
        | Fact::Returned { .. }
        | Fact::Departed { .. }
        | Fact::Chosen { .. }
        | Fact::Spoke { .. }
        | Fact::Named { .. }
        | Fact::Bid { .. }
        | Fact::Paid { .. } => false,
    }
}

/// Does the viewer see a character for the first time because he is asked about it (EV-NEW-IDENTITY-7)?
fn looks_at_a_character(game: &Game, viewer: Option<Player>) -> bool {
    let asked = game.ask().is_some_and(|ask| Some(ask.who) == viewer);
    asked && legal(game).iter().any(|action| matches!(action, Action::Choose(Choice::Character(_))))
}

/// Which parts of two views differ.
fn difference(one: &View, other: &View) -> String {
    let parts = |view| serde_json::to_value(view).expect("a view can be sent");
    let (one, other) = (parts(one), parts(other));
    let names = one.as_object().expect("a view has parts").keys();
    let differing = names.filter(|name| one[*name] != other[*name]);
    differing.map(|name| format!("\n{name}: {}\n{name}: {}", one[name], other[name])).collect()
}

/// Plays both games on with the same answers; gives the number of steps the viewer saw no difference.
fn play_on(mut game: Game, mut other: Game, viewer: Option<Player>, dice: &mut Dice, config: &Config) -> u32 {
    let mut steps = 0;
    for _ in 0..12 {
        let (Some(ask), Some(action)) = (game.ask(), shared_answer(&game, &other, dice)) else { break };
        let (mut log, mut other_log): (Vec<Told>, Vec<Told>) = (Vec::new(), Vec::new());
        game.apply(ask.who, action, Some(&mut log)).expect("it is legal in both");
        other.apply(ask.who, action, Some(&mut other_log)).expect("it is legal in both");
        let seen = |log: &[Told]| -> Vec<Fact> { log.iter().map(|told| told.seen_by(viewer)).collect() };
        let (facts, other_facts) = (seen(&log), seen(&other_log));
        // Up to and including the first revelation both have told the same, but for the card revealed.
        let first =
            facts.iter().zip(&other_facts).position(|(a, b)| a != b).unwrap_or(facts.len().min(other_facts.len()));
        let revealed = facts[..(first + 1).min(facts.len())].iter().any(reveals) || looks_at_a_character(&game, viewer);
        if !revealed {
            let what = format!("{viewer:?} {action:?} {}", describe(config));
            assert_eq!(facts, other_facts, "{what}");
            assert_eq!(game.ask(), other.ask(), "{what}: whether somebody is asked depends on hidden cards");
            let differs = difference(&game.view(viewer), &other.view(viewer));
            assert!(differs.is_empty(), "{what} {differs}\n{facts:?}\n{ask:?}");
            steps += 1;
        } else {
            break;
        }
    }
    steps
}

#[test]
fn two_games_that_look_alike_stay_alike_until_something_is_revealed() {
    let mut steps = [0; 2];
    at_random_moments(13, few_or_many(80, 8_000), |game, config, dice| {
        for viewer in viewers(game) {
            let other = game.view(viewer).redeal(dice.roll().into());
            steps[0] += play_on(*game, other, viewer, dice, config);
            if !dice.once_in(4) {
                continue;
            }
            let other = a_little_different(game, viewer, dice);
            steps[1] += play_on(*game, other, viewer, dice, config);
        }
    });
    println!("{} further steps after redeals, {} after swaps", steps[0], steps[1]);
    assert!(steps.iter().all(|count| *count > 1_000), "only {steps:?} steps were compared");
}

// Every event of the show that is there, in force from the first turn on: orders are given by what everybody can see.
#[test]
fn with_an_event_of_the_show_games_that_look_alike_stay_alike() {
    let events: Vec<EventCard> =
        EventCard::all().filter(|event| event.def().in_box == EventBox::WildWestShow).collect();
    let mut steps = 0;
    for seed in 0..few_or_many(events.len() as u64 * 8, 2_000) {
        let mut dice = Dice(seed);
        let mut config = Config::new(dice.pick(&[Edition::Compendium, Edition::Official]), 4 + dice.below(4) as u8);
        config.switches.base.black_jack_reveals = true;
        let declared = dice.pick(&["after_reveal", "upfront"]);
        config.set("dorothy_target_declaration", declared).expect("a value of the switch");
        let mut game = Game::new(&config, seed.into()).expect("it can be played");
        game.set_events(Events::NONE.with(events[seed as usize % events.len()]));
        let mut list = Legal::new();
        while game.ask().is_some() {
            if dice.once_in(25) {
                for viewer in viewers(&game) {
                    let other = game.view(viewer).redeal(dice.roll().into());
                    assert_eq!(other.view(viewer), game.view(viewer), "{viewer:?} {} {game:?}", describe(&config));
                    if game.ask().is_some_and(|ask| Some(ask.who) == viewer) {
                        assert_eq!(legal(&other), legal(&game), "{viewer:?} {} {game:?}", describe(&config));
                    }
                    steps += play_on(game, other, viewer, &mut dice, &config);
                    let other = a_little_different(&game, viewer, &mut dice);
                    steps += play_on(game, other, viewer, &mut dice, &config);
                }
            }
            game.legal(&mut list);
            game.take(&list, dice.below(list.len()), None).expect("the list was made for this question");
        }
    }
    assert!(steps > 1_000, "only {steps} steps were compared");
}

/// The game with a few cards swapped that the viewer cannot place.
fn a_little_different(game: &Game, viewer: Option<Player>, dice: &mut Dice) -> Game {
    let view = game.view(viewer);
    let open = game.all_seats().iter().flat_map(|seat| view.hand(seat).to_vec());
    let known: Vec<CardId> = open.chain(view.deck_from_top().iter().copied()).flatten().collect();
    let mut hidden: Vec<CardId> = places(game).remove(0).1;
    hidden.extend(game.all_seats().iter().flat_map(|seat| game.hand(seat).iter().collect::<Vec<_>>()));
    hidden.retain(|card| !known.contains(card));
    let mut other = *game;
    for _ in 0..if hidden.len() < 2 { 0 } else { 3 } {
        let (a, b) = (dice.pick(&hidden), dice.pick(&hidden));
        other = swapped(&other, a.index() as u64, b.index() as u64);
    }
    assert_eq!(other.view(viewer), view, "a swap of hidden cards cannot be seen");
    other
}

/// Two hidden cards change places in the saved form of a game; whoever knew the one now knows the other.
fn swapped(game: &Game, a: u64, b: u64) -> Game {
    fn swap(card: &mut serde_json::Value, a: u64, b: u64) {
        match card.as_u64() {
            Some(number) if number == a => *card = b.into(),
            Some(number) if number == b => *card = a.into(),
            _ => {}
        }
    }
    let all = |list: Option<&mut serde_json::Value>| {
        list.and_then(|list| list.as_array_mut()).into_iter().flatten().for_each(|card| swap(card, a, b));
    };
    let mut saved = serde_json::to_value(game).expect("a game can be saved");
    all(saved.get_mut("draw_pile"));
    saved["players"].as_array_mut().into_iter().flatten().for_each(|player| all(player.get_mut("hand")));
    if let Some(known) = saved.get_mut("known") {
        known.as_array_mut().into_iter().flatten().for_each(|entry| swap(&mut entry[0], a, b));
    }
    serde_json::from_value(saved).expect("it is still a game")
}

#[test]
fn a_hidden_card_swapped_with_one_of_the_deck_changes_no_byte() {
    let mut swaps = 0;
    at_random_moments(14, few_or_many(60, 2_000), |game, config, dice| {
        let deck = places(game).remove(0).1;
        let owners: Vec<_> = game.living().iter().filter(|seat| !game.hand(*seat).is_empty()).collect();
        if owners.is_empty() || deck.is_empty() {
            return;
        }
        let owner = dice.pick(&owners);
        let held = dice.pick(&game.hand(owner).iter().collect::<Vec<_>>());
        let other = swapped(game, held.index() as u64, dice.pick(&deck).index() as u64);
        assert!(!other.hand(owner).contains(held), "the cards have changed places");
        for viewer in viewers(game).filter(|viewer| *viewer != Some(game.owner(owner))) {
            let (before, after) = (game.view(viewer), other.view(viewer));
            let known = before.hand(owner).contains(&Some(held)) || before.deck_from_top() != after.deck_from_top();
            if !known {
                let bytes = |view| serde_json::to_string(view).expect("a view can be sent");
                assert_eq!(bytes(&before), bytes(&after), "{viewer:?} {}", describe(config));
                swaps += 1;
            }
        }
    });
    assert!(swaps > 500, "only {swaps} swaps were hidden");
}
