//! What is called a waste is one, and what heals nobody is called one (CORE-GEN-07, CORE-BEER2-01, CORE-HIT-06).

use std::collections::HashMap;

use saloon_rules::effect::Wasted;
use saloon_rules::{Action, Config, Edition, Fact, Game, Kind, Legal, Question, Told};

/// Plays games of random answers and looks at every legal answer.
fn every_answer(games: u64, mut look: impl FnMut(&Game, &Action)) {
    for (edition, seats) in [(Edition::Classic, 4), (Edition::DodgeCityBase, 5), (Edition::Official, 7)] {
        for seed in 0..games {
            let mut game = Game::new(&Config::new(edition, seats), seed.into()).expect("the edition can be played");
            let (mut list, mut dice) = (Legal::new(), seed);
            while game.ask().is_some() {
                game.legal(&mut list);
                list.actions().iter().for_each(|action| look(&game, action));
                dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                game.take(&list, (dice >> 33) as usize % list.len(), None).expect("the action is listed");
            }
        }
    }
}

fn told(game: &Game, action: Action) -> Vec<Fact> {
    let (mut after, mut told) = (*game, Vec::<Told>::new());
    after.apply(game.ask().expect("somebody is asked").who, action, Some(&mut told)).expect("it is legal");
    told.iter().map(Told::whole).collect()
}

#[test]
fn a_drink_is_called_a_waste_exactly_when_it_heals_nobody() {
    let mut seen: HashMap<String, u32> = HashMap::new();
    every_answer(60, |game, action| {
        let Some(ask) = game.ask().filter(|ask| ask.question == Question::Play) else { return };
        let Action::Play { kind, .. } = *action else { return };
        if !matches!(kind, Kind::Beer | Kind::Saloon | Kind::Whisky | Kind::Tequila) {
            return;
        }
        let heals = told(game, *action).iter().any(|fact| matches!(fact, Fact::Healed { .. }));
        let waste = game.waste(action);
        assert_eq!(waste.is_none(), heals, "{kind:?} of {} is {waste:?}", ask.seat);
        *seen.entry(format!("{:?}", waste.map(|waste| waste.why))).or_default() += 1;
    });
    for what in ["None", "Some(FullLife)", "Some(TwoLeft)"] {
        assert!(seen.get(what).is_some_and(|count| *count > 5), "{what} in {seen:?}");
    }
}

#[test]
fn too_few_dodges_are_followed_by_the_loss_whatever_else_is_played() {
    let mut met = 0;
    every_answer(60, |game, action| {
        let Some(waste) = game.waste(action) else { return };
        let Wasted::TooFew { owed, have } = waste.why else { return };
        assert_eq!((waste.rule, have < owed), ("CORE-HIT-06", true));
        let victim = game.ask().expect("somebody is asked").seat;
        // Everything there is, one after the other: the hit still lands.
        let (mut game, mut action, mut facts) = (*game, *action, Vec::new());
        loop {
            facts.extend(told(&game, action));
            let who = game.ask().expect("somebody is asked").who;
            game.apply(who, action, None).expect("it is legal");
            let Some(ask) =
                game.ask().filter(|ask| ask.seat == victim && matches!(ask.question, Question::Dodge { .. }))
            else {
                break;
            };
            let mut list = Legal::new();
            game.legal(&mut list);
            assert_eq!(ask.seat, victim);
            action = *list.actions().iter().find(|other| **other != Action::Pass).unwrap_or(&Action::Pass);
        }
        let dodged = facts.iter().any(|fact| matches!(fact, Fact::Missed { seat, .. } if *seat == victim));
        assert!(!dodged, "{facts:?}");
        met += 1;
    });
    assert!(met > 0, "Slab the Killer shoots in some of these games");
}

#[test]
fn a_card_of_ones_own_is_called_that() {
    let mut met = 0;
    every_answer(20, |game, action| {
        let Some(ask) = game.ask().filter(|ask| ask.question == Question::Play) else { return };
        let Action::Play { kind: Kind::CatBalou, aim, .. } = *action else { return };
        let own = aim.seat == Some(ask.seat);
        assert_eq!(game.waste(action).map(|waste| waste.why), own.then_some(Wasted::Own));
        met += 1;
    });
    assert!(met > 20, "Cat Balou is offered");
}
