//! Whole games with a stack of events: they come to an end, and every event of the box has its round.

use std::collections::BTreeSet;

use crate::common::{EVENT_MODES, few_or_many, play, with};
use saloon_rules::{Edition, EventCard, Game, Question, scene};

// EVD-FC-01: every event of a box comes up in its games.
#[test]
fn games_with_events_come_to_an_end() {
    for mode in &EVENT_MODES[1..] {
        let (mut games, mut longest, mut met) = (0, 0, BTreeSet::new());
        for edition in [Edition::Compendium, Edition::Official] {
            for seats in 4..=8 {
                let config = with(edition, seats, &[("event_mode", mode)]);
                if config.check().is_err() {
                    continue;
                }
                for seed in 0..few_or_many(30, 1_000) {
                    let mut answers = 0;
                    play(&config, seed, |game, _, _| {
                        met.extend(game.events().main.map(EventCard::id));
                        answers += 1;
                    });
                    games += 1;
                    longest = longest.max(answers);
                }
            }
        }
        println!("{mode}: {games} games, the longest took {longest} answers, {} events met", met.len());
        assert!(games == 0 || met.len() >= 15, "only {met:?}");
    }
}

/// A dealt game for five.
fn dealt(edition: Edition, mode: &str, seed: u64) -> Game {
    Game::new(&with(edition, 5, &[("event_mode", mode)]), seed.into()).expect("it can be played")
}

/// The main stack, read from the saved form.
fn in_stack(game: &Game) -> Vec<String> {
    let saved = serde_json::to_value(game).expect("a game can be saved");
    serde_json::from_value(saved["stacks"]["main"].clone()).unwrap_or_default()
}

// EVD-01, EVD-HN-01, EVD-HN-03, EVD-FC-01, EVD-FC-04: which events lie in which stack, and who owns a second character.
#[test]
fn the_stacks_are_those_of_the_rulebook() {
    let high_noon = "blessing curse ghost-town gold-rush handcuffs hangover high-noon new-identity shootout the-daltons \
                     the-doctor the-reverend the-sermon thirst train-arrival";
    let fistful = "a-fistful-of-cards abandoned-mine ambush blood-brothers dead-man hard-liquor lasso law-of-the-west peyote \
                   ranch ricochet russian-roulette sniper the-judge vendetta";
    let sorted = |text: &str| {
        let mut ids: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        ids.sort_unstable();
        ids
    };
    let stack = |game: &Game| sorted(&in_stack(game).join(" "));
    let spares = |game: &Game| game.all_seats().iter().filter(|seat| game.seat(*seat).spare.is_some()).count();
    for (mode, wanted, owned) in [
        ("none", String::new(), 0),
        ("high-noon", high_noon.into(), 5),
        ("fistful-of-cards", fistful.into(), 0),
        ("mixed", format!("{high_noon} {fistful}"), 5),
    ] {
        let game = dealt(Edition::Compendium, mode, 3);
        assert_eq!((stack(&game), spares(&game)), (sorted(&wanted), owned), "{mode}");
    }
    for seed in 0..20 {
        let game = dealt(Edition::Official, "mixed", seed);
        let stack = in_stack(&game);
        let finales =
            ["high-noon", "a-fistful-of-cards"].iter().filter(|id| stack.iter().any(|one| one == *id)).count();
        assert_eq!((stack.len(), finales), (15, 1), "cut to the size of one box");
        let there = stack.iter().any(|id| id == "new-identity");
        assert_eq!(spares(&game), if there { 5 } else { 0 }, "where somebody will need it");
    }
}

// AW-4, EV-GAG-4: a turn player who has nothing left to do once he has paid for his words is not asked again.
#[test]
fn phase_two_ends_where_words_have_cost_what_was_left_to_do() {
    let text = "scene Words\ncites EV-GAG-4\nedition compendium\nA sheriff chuck-wengam 2/5 hand -\nB outlaw jourdonnais 4/4\n\
                C outlaw el-gringo 3/3\nD renegade kit-carlson 4/4\nevent gag\nturn A play\n--\n? A plays\n";
    let scenes = scene::parse(text).expect("it can be read");
    let mut game = scene::opening(&scenes[0]).expect("it can be set up");
    let asked = game.ask().expect("he may give a life");
    let speaker = asked.seat;
    assert_eq!((speaker, asked.question), (game.turn().seat, Question::Play));
    game.speak(asked.who, None).expect("he may speak");
    assert_eq!(game.seat(speaker).life, 1);
    assert_ne!(game.ask().map(|ask| ask.seat), Some(speaker), "his last one he may not give, and he holds no card");
}
