//! Two players with two characters each: whole games, one hand for two seats, what is public and what is not (VAR-DUO).

use saloon_rules::{Action, Choice, Config, Edition, Fact, Game, Legal, Player, Question, Seat, Seats};

use crate::common::{Dice, few_or_many, places, seat};

fn duel(events: &str) -> Config {
    let mut config = Config::new(Edition::Compendium, 2);
    config.set("event_mode", events).expect("there is such a deck");
    config.set("character_pool", "base,dodge-city,wild-west-show,special").expect("there are such boxes");
    config
}

/// Every player has one hand and, with two living characters, one that is active; whoever acts is passive and living.
fn holds_together(game: &Game) {
    for (one, other) in [(0, 1), (2, 3)] {
        let (one, other) = (seat(one), seat(other));
        let own = Seats::only(one).with(other);
        assert_eq!(game.own(one), own);
        assert_eq!(game.owner(one), game.owner(other));
        assert_eq!(game.hand(one), game.hand(other), "one hand for two seats");
        let living = own.and(game.living());
        let begun = game.turn().number > 0;
        let passive = game.passive().and(own);
        let dying = game.ask().is_some_and(|ask| matches!(ask.question, Question::Arrange | Question::PickLoot { .. }));
        if begun && !dying && !living.is_empty() {
            assert_eq!(living.minus(passive).len(), 1, "one character is active");
        }
        assert!(game.acting().minus(game.passive()).is_empty(), "whoever acts is passive");
        assert!(game.passive().minus(game.living()).is_empty());
    }
}

// Random games of two players come to an end; every question goes to whoever decides, views keep what is secret, and what is
// saved is the same game.
#[test]
fn games_of_two_players_come_to_an_end() {
    let mut wins = [0; 2];
    for (number, events) in ["none", "high-noon", "fistful-of-cards", "mixed"].into_iter().enumerate() {
        for seed in 0..few_or_many(25, 1_000) {
            let seed = seed + 10_000 * number as u64;
            let mut game = Game::new(&duel(events), seed.into()).expect("it can be played");
            let (mut list, mut dice) = (Legal::new(), Dice(seed));
            let cards = |game: &Game| places(game).iter().map(|(_, cards)| cards.len()).sum::<usize>();
            let all = cards(&game);
            for step in 0.. {
                let Some(ask) = game.ask() else { break };
                assert!(step < 20_000, "seed {seed} does not end");
                assert_eq!(ask.who, game.owner(ask.seat));
                holds_together(&game);
                let view = game.view(Some(ask.who));
                if dice.once_in(10) {
                    assert_eq!(view.redeal(seed.into()).view(Some(ask.who)), view, "a redeal looks the same");
                    let other = Player::new(1 - ask.who.index());
                    let strange = game.view(other);
                    assert_eq!(strange.redeal(seed.into()).view(other), strange);
                    let open = game.view(None);
                    assert_eq!(open.redeal(seed.into()).view(None), open);
                }
                game.legal(&mut list);
                game.apply(ask.who, dice.pick(list.actions()), None).expect("it is listed");
                assert_eq!(cards(&game), all, "no card is lost or doubled");
                if dice.once_in(20) {
                    let kept = serde_json::to_value(game).expect("it can be saved");
                    assert_eq!(serde_json::from_value::<Game>(kept).expect("it holds together"), game);
                }
            }
            let won: Vec<usize> = (0..2).filter(|i| game.has_won(seat(2 * i))).collect();
            assert_eq!(won.len(), 1, "one of both has won");
            wins[won[0]] += 1;
        }
    }
    assert!(wins.iter().all(|count| *count > 10), "{wins:?}");
}

// VAR-DUO-1: picks alternate, the other one begins, and who picks first is drawn by lot.
#[test]
fn the_one_who_picks_second_takes_the_first_turn() {
    let mut first = [0; 2];
    for seed in 0..400 {
        let mut game = Game::new(&duel("none"), seed.into()).expect("it can be played");
        let mut list = Legal::new();
        let mut picks = Vec::new();
        while let Some(ask) = game.ask().filter(|_| game.turn().number == 0) {
            game.legal(&mut list);
            if ask.question == Question::Draft {
                assert_eq!(list.len(), 4 - picks.len());
                picks.push(ask.who.index());
            }
            if ask.question == Question::Interrupt {
                game.apply(ask.who, Action::Pass, None).expect("he may");
                continue;
            }
            let fallback = list.fallback(&ask).expect("there is one");
            game.apply(ask.who, fallback, None).expect("it is listed");
        }
        let a = picks[0];
        // The fourth is no choice any more.
        assert_eq!(picks, [a, 1 - a, a], "picks alternate");
        assert_eq!(game.owner(game.turn().seat).index(), 1 - a, "the other one begins");
        first[a] += 1;
        for player in 0..2 {
            assert!(
                !game.passive().contains(seat(2 * player)),
                "by default the first pick lies on the right and is active"
            );
        }
    }
    assert!(first.iter().all(|count| (150..250).contains(count)), "{first:?}");
}

// VAR-DUO-20: an arrangement is private until both are submitted; then all of it is public.
#[test]
fn an_arrangement_is_sealed_until_both_are_submitted() {
    for seed in 0..40 {
        let game = Game::new(&duel("none"), seed.into()).expect("it can be played");
        let mut dice = Dice(seed);
        let mut worlds = vec![game; 4];
        for world in &mut worlds {
            while let Some(ask) = world.ask().filter(|ask| ask.question == Question::Draft) {
                let mut list = Legal::new();
                world.legal(&mut list);
                world.apply(ask.who, list.actions()[0], None).expect("it is listed");
            }
        }
        // The first one decides in four ways; the other one sees the same each time.
        let first = worlds[0].ask().expect("somebody decides").who;
        let mut told = Vec::new();
        for (way, world) in worlds.iter_mut().enumerate() {
            let mut facts = Vec::new();
            for choice in [way / 2, way % 2] {
                let mut list = Legal::new();
                world.legal(&mut list);
                world.apply(first, list.actions()[choice], Some(&mut facts)).expect("it is listed");
            }
            told.push(facts);
        }
        let other = worlds[0].ask().expect("the other one decides").who;
        assert_ne!(first, other);
        for viewer in [Some(other), None] {
            let views: Vec<_> = worlds.iter().map(|world| world.view(viewer)).collect();
            assert!(views.iter().all(|view| *view == views[0]), "nobody else can tell them apart");
        }
        assert!(told.iter().all(Vec::is_empty), "nothing is told before both have decided");
        let world = &mut worlds[dice.below(4)];
        let mut facts = Vec::new();
        while let Some(ask) = world.ask().filter(|ask| matches!(ask.question, Question::Sides | Question::Activate)) {
            let mut list = Legal::new();
            world.legal(&mut list);
            world.apply(ask.who, list.actions()[0], Some(&mut facts)).expect("it is listed");
        }
        let active = facts.iter().filter(|told| matches!(told.whole(), Fact::Activated { .. })).count();
        assert_eq!(active, 2, "one of each player is active");
    }
}

/// The seats at which a game arrives when these characters are chosen in turn, by place in the list.
fn arranged(seed: u64, sides: usize, active: usize) -> (Game, [saloon_rules::Character; 2]) {
    let mut game = Game::new(&duel("none"), seed.into()).expect("it can be played");
    let mut picked = Vec::new();
    let mut list = Legal::new();
    let first = game.ask().expect("somebody picks").who;
    while let Some(ask) = game.ask().filter(|ask| !matches!(ask.question, Question::Play | Question::DrawMode)) {
        game.legal(&mut list);
        let at = match ask.question {
            Question::Sides if ask.who == first => sides,
            Question::Activate if ask.who == first && game.turn().number == 0 => active,
            _ => 0,
        };
        let action = if ask.question == Question::Interrupt { Action::Pass } else { list.actions()[at] };
        if let (Question::Draft, Action::Choose(Choice::Character(one))) = (ask.question, action)
            && ask.who == first
        {
            picked.push(one);
        }
        game.apply(ask.who, action, None).expect("it is listed");
        if game.turn().number > 0 {
            break;
        }
    }
    (game, [picked[0], picked[1]])
}

// VAR-DUO-1: right, left and active are as they were submitted.
#[test]
fn characters_lie_as_they_were_arranged() {
    for seed in 0..40 {
        for (sides, active) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let (game, [one, other]) = arranged(seed, sides, active);
            let begins = game.owner(game.turn().seat).index();
            let right = seat(2 * (1 - begins));
            let left = seat(2 * (1 - begins) + 1);
            let lie = [game.seat(right).character, game.seat(left).character];
            assert_eq!(lie, if sides == 0 { [one, other] } else { [other, one] });
            let (acts, rests): (Seat, Seat) = if active == 0 { (right, left) } else { (left, right) };
            assert!(game.passive().contains(rests) && !game.passive().contains(acts));
            for own in [right, left] {
                let printed = game.seat(own).character.def().life as i8;
                assert_eq!((game.seat(own).life, game.seat(own).max), (printed, printed));
            }
        }
    }
}

/// The events of a freshly dealt stack, by name.
fn stack(config: &Config, seed: u64) -> Vec<String> {
    let game = Game::new(config, seed.into()).expect("it can be played");
    let saved = serde_json::to_value(game).expect("it can be saved");
    let stack = saved["stacks"]["main"].as_array().expect("there is a stack").clone();
    stack.iter().map(|event| event.as_str().expect("events have names").to_owned()).collect()
}

// EVD-HN-04, VAR-DUO-19: events that bring back the dead are taken out before shuffling, and so are handcuffs for one player.
#[test]
fn events_that_need_somebody_dead_are_taken_out() {
    for (events, gone, handcuffs, most) in [
        ("high-noon", "ghost-town", "target_player", 13),
        ("high-noon", "ghost-town", "named_suit", 14),
        ("fistful-of-cards", "dead-man", "named_suit", 14),
        ("mixed", "ghost-town", "target_player", 27),
    ] {
        let mut config = duel(events);
        config.set("handcuffs_mode", handcuffs).expect("there is such a switch");
        for seed in 0..5 {
            let stack = stack(&config, seed);
            assert!(!stack.iter().any(|event| event == gone || event == "dead-man"), "{stack:?}");
            let cuffed = stack.iter().any(|event| event == "handcuffs");
            assert_eq!(cuffed, handcuffs == "named_suit" && events != "fistful-of-cards", "{stack:?}");
            assert_eq!(stack.len(), most, "{events}: {stack:?}");
        }
    }
}

// VAR-DUO-19f, VAR-GEN-2c: one spare for each player, and it is nobody of the four.
#[test]
fn there_is_one_spare_for_each_player() {
    for seed in 0..20 {
        let game = Game::new(&duel("high-noon"), seed.into()).expect("it can be played");
        let spares: Vec<_> = game.all_seats().iter().filter_map(|seat| Some((seat, game.seat(seat).spare?))).collect();
        assert_eq!(spares.iter().map(|(at, _)| at.index()).collect::<Vec<_>>(), [0, 2]);
        let mut list = Legal::new();
        game.legal(&mut list);
        for (_, spare) in spares {
            assert!(!list.actions().contains(&Action::Choose(Choice::Character(spare.character))));
        }
    }
}

// VAR-DUO-18: Greygory Deck draws nobody who was among the four of the set-up.
#[test]
fn greygory_draws_none_of_the_four() {
    for seed in 0..40 {
        let mut config = duel("none");
        config
            .set("fixed_characters", "A:greygory-deck,B:willy-the-kid,C:sid-ketchum,D:kit-carlson")
            .expect("they are there");
        let mut game = Game::new(&config, seed.into()).expect("it can be played");
        let mut list = Legal::new();
        // Whoever picks first takes him; he is asked before hands are dealt if he is the active one.
        while let Some(ask) = game.ask().filter(|ask| ask.question != Question::Interrupt) {
            game.legal(&mut list);
            game.apply(ask.who, list.actions()[0], None).expect("it is listed");
        }
        let ask = game.ask().expect("he is asked");
        game.legal(&mut list);
        let draws = list.actions().iter().copied().find(|action| *action != Action::Pass).expect("he may draw");
        game.apply(ask.who, draws, None).expect("it is listed");
        let four: Vec<_> = game.all_seats().iter().map(|seat| game.seat(seat).character).collect();
        let drawn: Vec<_> = game.seat(ask.seat).drawn.iter().collect();
        assert_eq!(drawn.len(), 2);
        assert!(drawn.iter().all(|one| !four.contains(one)), "{drawn:?} of {four:?}");
    }
}

// VAR-SERIES-1: two games, and the other one begins the second.
#[test]
fn a_series_of_two_has_two_games_and_the_beginner_changes() {
    let mut config = duel("none");
    config.set("series", "rotation").expect("there is such a switch");
    config.set("scoring", "points").expect("there is such a switch");
    for seed in 0..6 {
        let mut series = saloon_rules::Series::new(&config, saloon_rules::Seed::from(seed)).expect("it can be played");
        let mut dice = Dice(seed);
        let mut began = Vec::new();
        loop {
            began.push(series.game().owner(series.game().turn().seat).index());
            let mut list = Legal::new();
            while let Some(ask) = series.ask() {
                series.legal(&mut list);
                series.apply(ask.who, dice.pick(list.actions()), None).expect("it is listed");
            }
            if series.upcoming().is_none() {
                break;
            }
            series.next(None).expect("there is another");
        }
        assert_eq!(began.len(), 2);
        assert_eq!(began[0], 1 - began[1], "the other one begins");
        let points: i32 = series.standings().iter().map(|standing| standing.balance).sum();
        assert_eq!(points, 2, "one point for each game");
    }
}
