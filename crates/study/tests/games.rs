//! Looking back at whole games.

use std::sync::atomic::AtomicBool;

use saloon_bots::{Bot, BotName, Budget};
use saloon_rules::{Config, Edition, Game, Legal, Replay};
use saloon_study::{Camp, Effort, Outlook, Study, StudyError, study};

/// A whole game of greedy bots.
fn recorded(config: &Config, seed: u64) -> Replay {
    let mut replay = Replay::new(config.clone(), seed.into());
    let mut game = Game::new(config, seed.into()).expect("it can be played");
    let mut bots: Vec<Box<dyn Bot>> = game.players().iter().map(|_| BotName::Greedy.seated(0)).collect();
    let mut list = Legal::new();
    while let Some(ask) = game.ask() {
        game.legal(&mut list);
        let index = bots[ask.who.index()].choose(&game.view(Some(ask.who)), &ask, &list);
        replay.actions.push((ask.who, list.actions()[index]));
        game.take(&list, index, None).expect("it is listed");
    }
    replay.over = true;
    replay
}

fn look(replay: &Replay, seat: Option<usize>) -> Result<Study, StudyError> {
    let effort = Effort { open: 6, worlds: 6, sharp: Budget::Rollouts(10), seed: 5 };
    let whose = |player: saloon_rules::Player| seat.is_none_or(|seat| seat == player.index());
    study(replay, &effort, &whose, &mut |_| {}, &AtomicBool::new(false))
}

#[test]
fn the_curve_ends_with_the_winner_and_the_same_game_gives_the_same_study() {
    let replay = recorded(&Config::new(Edition::Classic, 5), 4);
    let found = look(&replay, Some(1)).expect("a whole game");
    assert_eq!(found, look(&replay, Some(1)).expect("a whole game"));
    assert_eq!((found.open.len(), found.turns.len()), (replay.actions.len() + 1, replay.actions.len() + 1));
    for chances in &found.open {
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
    }
    let end = replay.at(replay.actions.len(), &mut Vec::new()).expect("it is whole");
    let winner = Camp::that_won(&end).expect("it is over");
    let last = &found.open[found.open.len() - 1];
    let at = found.camps.iter().position(|camp| *camp == winner).expect("it is one of them");
    assert!((last[at] - 1.0).abs() < 1e-9);
    assert!(found.judged.iter().all(|judged| judged.ask.who.index() == 1) && !found.judged.is_empty());
    assert!(found.moments.len() <= 3);
}

#[test]
fn two_and_three_players_are_camps_of_their_own() {
    for players in [2, 3] {
        let replay = recorded(&Config::new(Edition::Compendium, players), 4);
        let short = Replay { actions: replay.actions[..20.min(replay.actions.len())].to_vec(), over: false, ..replay };
        let found = look(&short, None).expect("a game that broke off can be looked at too");
        assert_eq!(found.camps.len(), usize::from(players));
        assert!(found.camps.iter().all(|camp| matches!(camp, Camp::Player(_))));
    }
}

#[test]
fn nothing_to_look_at_is_said() {
    let empty = Replay::new(Config::new(Edition::Classic, 5), 4.into());
    assert_eq!(look(&empty, None), Err(StudyError::Empty));
    let replay = recorded(&Config::new(Edition::Classic, 4), 4);
    let stopped = study(&replay, &Effort::default(), &|_| true, &mut |_| {}, &AtomicBool::new(true));
    assert_eq!(stopped, Err(StudyError::Cancelled));
}

#[test]
fn a_long_game_gets_less_for_each_answer_but_never_nothing() {
    let read = |effort: Effort| (effort.open, effort.worlds, effort.sharp);
    assert_eq!(read(Effort::for_answers(150, 100)), read(Effort::default()));
    assert_eq!(read(Effort::for_answers(400, 100)), (50, 30, Budget::Rollouts(150)));
    assert_eq!(read(Effort::for_answers(90_000, 100)), (30, 30, Budget::Rollouts(100)));
    assert_eq!(read(Effort::for_answers(150, 0)), (1, 1, Budget::Rollouts(1)));
}

// What is hidden makes no difference to how it looked: with the same public facts and another deal of the rest it is the same.
#[test]
fn how_it_looked_is_made_of_what_everybody_saw() {
    let config = Config::new(Edition::Classic, 5);
    let replay = recorded(&config, 4);
    let (mut told, mut heard) = (Vec::new(), 0);
    let (mut outlook, mut twin) = (Outlook::new(config.deck), Outlook::new(config.deck));
    for at in 0..=replay.actions.len() {
        told.clear();
        let game = replay.at(at, &mut told).expect("it is whole");
        let odds = outlook.at(&told[heard..], &game).expect("roles are hidden");
        let elsewhere = game.view(None).redeal((at as u64 + 9).into());
        assert_eq!(Some(&odds), twin.at(&told[heard..], &elsewhere).as_ref(), "position {at}");
        heard = told.len();
        for (seat, odds) in game.all_seats().iter().zip(&odds) {
            assert!((odds.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{odds:?}");
            if game.view(None).seat(seat).role.is_some() {
                assert!(odds[game.role(seat) as usize] > 0.999, "what lies open is certain");
            }
        }
    }
    let open = Game::new(&Config::new(Edition::Compendium, 3), 4.into()).expect("it can be played");
    assert_eq!(Outlook::new(open.deck()).at(&[], &open), None);
}
