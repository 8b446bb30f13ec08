//! What holds in every game: no card is lost, what is listed is what is accepted, nothing hidden shows, every round ends.

use crate::common::{Dice, play_on};
use proptest::prelude::*;
use saloon_heist::{
    By, CardId, Cards, Class, Command, Config, Fact, Game, Mode, PACK, Replay, Seat, Seats, Stance, Step, replay::Sent,
    shares, strength,
};

/// Every table there is.
fn tables() -> impl Iterator<Item = Config> + Clone {
    (2..=5).flat_map(|players| Mode::ALL.map(|mode| Config { rounds: 2, ..Config::new(players, mode) }))
}

#[test]
fn the_pack_has_69_cards() {
    // HEIST-COMP-1
    let counts: Vec<usize> = Class::ALL.iter().map(|class| class.copies()).collect();
    assert_eq!(counts, [7, 7, 7, 7, 7, 7, 7, 6, 3, 3, 2, 2, 4]);
    let all = Class::ALL.iter().fold(Cards::NONE, |all, class| all.and(class.cards()));
    assert_eq!((all, all.len()), (Cards::PACK, PACK));
    for card in all.iter() {
        assert!(card.class().cards().contains(card));
    }
}

#[test]
fn a_table_is_for_two_to_five_and_one_to_twenty_rounds() {
    // HEIST-GEN-1
    let fits = |players, rounds| Config { rounds, ..Config::new(players, Mode::Realtime) }.check().is_ok();
    assert!((2..=5).all(|players| fits(players, 6)) && !fits(1, 6) && !fits(6, 6));
    assert!((1..=20).all(|rounds| fits(3, rounds)) && !fits(3, 0) && !fits(3, 21));
    assert_eq!(Config::new(3, Mode::Realtime).rounds, 6);
    assert!(Game::new(&Config::new(6, Mode::Realtime), 1.into()).is_err());
}

#[test]
fn the_deal_leaves_the_deck_it_should() {
    // HEIST-SETUP-1, HEIST-SETUP-1a, HEIST-SETUP-2
    for (players, deck) in [(2, 54), (3, 51), (4, 45), (5, 39)] {
        let mut firsts = Seats::NONE;
        for seed in 0..60 {
            let game = Game::new(&Config::new(players, Mode::Realtime), seed.into()).expect("it can be played");
            assert_eq!(game.deck().len(), deck);
            assert!(game.seats().all(|seat| game.hand(seat).len() == 6 && game.revolver(seat).is_empty()));
            assert!(game.seats().all(|seat| game.hand(seat).of_class(Class::Sheriff).is_empty()));
            assert_eq!(game.packet().len(), if players == 2 { 3 } else { 0 });
            assert!(game.loot().is_empty() && game.row().is_empty() && game.is_whole());
            assert_eq!((game.round(), game.step()), (1, Step::Action));
            firsts = firsts.with(game.active());
        }
        assert_eq!(firsts, Seats::all(usize::from(players)), "anybody may be first");
    }
}

#[test]
fn sheriffs_may_lie_anywhere_even_side_by_side() {
    // HEIST-SETUP-1b
    let side_by_side = |seed: u64| {
        let game = Game::new(&Config::new(4, Mode::Realtime), seed.into()).expect("it can be played");
        let is_sheriff = |card: &CardId| card.class() == Class::Sheriff;
        game.deck().as_slice().windows(2).any(|pair| pair.iter().all(is_sheriff))
    };
    let count = (0..400).filter(|seed| side_by_side(*seed)).count();
    // Four among 45: about one deal in four.
    assert!((60..150).contains(&count), "{count} of 400");
}

/// Everything a player might send: what lies in his hand in every combination, other cards, every target.
fn universe(game: &Game, seat: Seat, dice: &mut Dice) -> Vec<Command> {
    let mut sets: Vec<Cards> = game.hand(seat).parts().chain([Cards::NONE]).collect();
    for _ in 0..20 {
        let card = CardId::new(dice.below(PACK)).expect("below the size of the pack");
        let with = sets[dice.below(sets.len())].and(Cards::only(card));
        sets.push(with);
    }
    sets.sort_by_key(|set| format!("{set:?}{}", set.len()));
    sets.dedup();
    let mut all = vec![Command::StartShootout, Command::DeclareDuel, Command::Pass, Command::Slap];
    all.extend([Command::Reveal, Command::Deadline, Command::DuelCommit { stance: Stance::Quick }]);
    for cards in sets {
        all.extend([Command::Discard { cards }, Command::SwapReturn { cards }, Command::Load { cards }]);
        all.extend([Command::LoadCommit { cards }, Command::RaceCommit { cards }]);
        all.push(Command::DuelCommit { stance: Stance::Steady { cards } });
    }
    for card in Cards::PACK.iter() {
        all.extend([Command::PlayIndians { card }, Command::PlayHelper { card }]);
        all.extend((0..5).filter_map(Seat::new).map(|target| Command::PlaySwap { card, target }));
    }
    all.extend((0..5).filter_map(Seat::new).map(|player| Command::MissTarget { player }));
    all
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    // HEIST-CMD-1
    let mut list = Vec::new();
    for (number, config) in tables().enumerate() {
        let mut dice = Dice(number as u64 + 1);
        let mut game = Game::new(&config, (number as u64).into()).expect("it can be played");
        while !game.is_over() {
            for seat in (0..5).filter_map(Seat::new) {
                let by = By::Seat(seat);
                game.legal(by, &mut list);
                assert!(list.iter().all(|command| game.check(by, command).is_ok()), "{list:?} at {:?}", game.step());
                if dice.below(8) == 0 {
                    for command in universe(&game, seat, &mut dice) {
                        let (listed, accepted) = (list.contains(&command), game.check(by, &command));
                        assert_eq!(listed, accepted.is_ok(), "{seat} {command:?} at {:?}: {accepted:?}", game.step());
                        let mut same = game;
                        if same.apply(by, &command, None).is_err() {
                            assert_eq!(same, game, "a refused command changes nothing");
                        }
                    }
                }
            }
            play_on(&mut game, &mut dice, &mut Vec::new());
        }
    }
}

#[test]
fn no_card_is_ever_lost() {
    // HEIST-PROP-1, HEIST-PROP-2, HEIST-PROP-3, HEIST-DRAW-4
    for (number, config) in tables().cycle().take(120).enumerate() {
        let mut dice = Dice(number as u64 + 77);
        let mut game = Game::new(&config, (number as u64).into()).expect("it can be played");
        let mut log = Vec::new();
        while !game.is_over() {
            let before = game;
            log.clear();
            play_on(&mut game, &mut dice, &mut log);
            assert!(game.is_whole());
            assert!(
                !game.deck().is_empty() || game.row().len() == 4 || game.is_over(),
                "a sheriff is always left to come"
            );
            let began = log.iter().any(|told| matches!(told.whole(), Fact::TurnBegan { .. }));
            if began && game.round() == before.round() {
                let full = |seat| game.hand(seat).len() + game.revolver(seat).len() == game.capacity(seat);
                assert!(game.seats().all(full), "everybody is full after a refill");
            }
        }
        let round = game.last_round().expect("the last one");
        assert_eq!(usize::from(round.shares.iter().sum::<u8>() + round.lost), game.loot().len());
    }
}

#[test]
fn every_round_ends_even_if_all_pass_or_all_load_everything() {
    // HEIST-PROP-6, HEIST-TURN-2b
    for config in tables() {
        for load in [false, true] {
            let mut game = Game::new(&config, 5.into()).expect("it can be played");
            let mut commands = 0;
            while !game.is_over() {
                commands += 1;
                assert!(commands < 5_000, "it ends: {:?}", game.step());
                let seat = game.active();
                for seat in game.seats().filter(|_| load) {
                    let cards = game.hand(seat).among(Cards::LOADABLE);
                    let _ = game.apply(By::Seat(seat), &Command::Load { cards }, None);
                    let _ = game.apply(By::Seat(seat), &Command::LoadCommit { cards }, None);
                }
                if game.apply(By::Seat(seat), &Command::Pass, None).is_err() {
                    let order = game.slapped().iter().collect();
                    let usual = game.usual().unwrap_or((By::Clock, Command::Close { order }));
                    game.apply(usual.0, &usual.1, None).expect("what is usual is legal");
                }
            }
        }
    }
}

#[test]
fn a_standing_order_loads_what_is_held() {
    // HEIST-COMMIT-1
    let game = Game::new(&Config::new(3, Mode::CommitDrawn), 4.into()).expect("it can be played");
    let seat = game.active();
    let wanted = Class::Number(7).cards().and(Class::Joker.cards()).and(Class::Swap.cards());
    let Command::LoadCommit { cards } = game.standing_commit(seat, wanted) else { panic!("it is a commit") };
    assert_eq!(cards, game.hand(seat).among(wanted).among(Cards::LOADABLE));
    assert!(game.check(By::Seat(seat), &Command::LoadCommit { cards }).is_ok());
}

#[test]
fn nobody_learns_what_he_may_not_know() {
    // HEIST-INFO-1
    for (number, config) in tables().enumerate() {
        let mut dice = Dice(number as u64 + 9);
        let mut game = Game::new(&config, (number as u64 + 40).into()).expect("it can be played");
        while !game.is_over() {
            for viewer in game.seats() {
                // A game that differs only in what this viewer cannot see looks the same to him.
                let other = shuffled(&game, viewer, &mut dice);
                assert_eq!(game.view(Some(viewer)), other.view(Some(viewer)));
                assert_eq!(game.view(None), shuffled(&game, viewer, &mut dice).view(None));
            }
            play_on(&mut game, &mut dice, &mut Vec::new());
        }
    }
}

/// The same table with the cards a viewer does not see dealt anew: hands, face-down revolvers, deck and packet of the others.
fn shuffled(game: &Game, viewer: Seat, dice: &mut Dice) -> Game {
    let mut json = serde_json::to_value(game).expect("a game can be saved");
    let open = matches!(game.step(), Step::Miss { .. });
    let taken = match game.step() {
        Step::Swap { taken, .. } => taken,
        _ => Cards::NONE,
    };
    // Loadable cards change places with loadable cards, so that revolvers stay possible.
    let mut places: Vec<(String, usize, usize)> = Vec::new();
    for zone in ["hands", "revolvers"] {
        for seat in game.seats().filter(|seat| *seat != viewer) {
            let cards = json[zone][seat.index()].as_array().expect("a list").len();
            if zone == "hands" || !open {
                places.extend((0..cards).map(|i| (zone.to_owned(), seat.index(), i)));
            }
        }
    }
    let card =
        |json: &serde_json::Value, at: &(String, usize, usize)| json[&at.0][at.1][at.2].as_u64().expect("a card");
    let is_fixed = |number: u64| {
        let card = CardId::new(number as usize).expect("a card");
        taken.contains(card) || !card.class().is_loadable()
    };
    places.retain(|at| !is_fixed(card(&json, at)));
    let sealed = json["sealed"]
        .as_array()
        .is_some_and(|all| all.iter().any(|one| one.as_array().is_some_and(|c| !c.is_empty())));
    if !sealed {
        for i in (1..places.len()).rev() {
            let j = dice.below(i + 1);
            let (a, b) = (card(&json, &places[i]), card(&json, &places[j]));
            json[&places[i].0][places[i].1][places[i].2] = b.into();
            json[&places[j].0][places[j].1][places[j].2] = a.into();
        }
    }
    let deck = json["deck"].as_array_mut().expect("a list");
    for i in (1..deck.len()).rev() {
        deck.swap(i, dice.below(i + 1));
    }
    serde_json::from_value(json).expect("it can have come about")
}

#[test]
fn a_game_is_saved_by_name_and_read_again() {
    for (number, config) in tables().enumerate() {
        let mut dice = Dice(number as u64 + 3);
        let mut game = Game::new(&config, (number as u64).into()).expect("it can be played");
        while !game.is_over() {
            play_on(&mut game, &mut dice, &mut Vec::new());
            let json = serde_json::to_string(&game).expect("a game can be saved");
            let again: Game = serde_json::from_str(&json).expect("and read");
            assert_eq!((again, again.fingerprint()), (game, game.fingerprint()));
        }
    }
}

#[test]
fn a_saved_game_that_cannot_be_is_refused() {
    let game = Game::new(&Config::new(3, Mode::Realtime), 1.into()).expect("it can be played");
    let good = serde_json::to_value(game).expect("a game can be saved");
    let refused = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut bad = good.clone();
        change(&mut bad);
        assert!(serde_json::from_value::<Game>(bad.clone()).is_err(), "{bad}");
    };
    assert!(serde_json::from_value::<Game>(good.clone()).is_ok());
    refused(&|game| game["hands"][0][0] = 0.into());
    refused(&|game| game["deck"] = serde_json::json!([]));
    refused(&|game| game["active"] = 3.into());
    refused(&|game| game["round"] = 7.into());
    refused(&|game| game["config"]["players"] = 6.into());
    refused(&|game| game["step"] = "over".into());
    refused(&|game| game["step"] = serde_json::json!({ "miss": { "owner": 0 } }));
    refused(&|game| game["step"] = serde_json::json!({ "race": { "starter": null } }));
    refused(&|game| game["points"][4] = 5.into());
    refused(&|game| game["surprise"] = 1.into());
}

#[test]
fn a_replay_is_read_as_it_was_written() {
    for (number, config) in tables().enumerate() {
        let mut dice = Dice(number as u64 + 21);
        let seed = (number as u64).into();
        let mut game = Game::new(&config, seed).expect("it can be played");
        let mut replay = Replay::new(config, seed);
        while !game.is_over() {
            let (by, command) = play_on(&mut game, &mut dice, &mut Vec::new());
            replay.commands.push(Sent { auto: dice.below(5) == 0, ..Sent::by(by, command) });
        }
        replay.over = true;
        let text = replay.to_text().expect("it can be played");
        let read = Replay::parse(&text).expect("it is a replay");
        assert_eq!(read, replay);
        assert_eq!(read.at(usize::MAX, &mut Vec::new()).expect("it can be played"), game);
        // A line that was changed is noticed, and a line cut off in the middle is left out.
        let changed = text.replacen(" ; ", " ; 0", 1);
        assert!(Replay::parse(&changed).is_err());
        let cut = &text[..text.len() - 10];
        assert!(!Replay::parse(cut).expect("the rest is good").over);
    }
}

#[test]
fn nonsense_is_no_replay_and_no_scene() {
    for text in ["", "\n", "saloon heist 1\n", "saloon heist 9\nrules 1\n", "saloon replay 1\n", "game heist\nscene\n"]
    {
        assert!(Replay::parse(text).is_err(), "{text:?}");
    }
    let lines = [
        "players 9",
        "row 4",
        "A hand 8",
        "A hand x3",
        "deck sheriff sheriff sheriff sheriff sheriff",
        "Z hand 3",
        "mode fast",
    ];
    for line in lines {
        let text = format!("game heist\nscene Nonsense\n{line}\n--\nA pass\n");
        let failed = saloon_heist::scene::parse_each(&text).into_iter().all(|scene| match scene {
            Ok(scene) => saloon_heist::scene::check(&scene).is_err(),
            Err(_) => true,
        });
        assert!(failed, "{line}");
    }
}

/// A text with some of its letters cut out and others put in their place.
fn changed(text: &str, changes: &[(usize, usize, String)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, cut, more) in changes {
        let at = at % (letters.len() + 1);
        let end = (at + cut % 24).min(letters.len());
        drop(letters.splice(at..end, more.chars()));
    }
    letters.into_iter().collect()
}

/// The beginning of a game of every kind of table.
fn records() -> &'static [String] {
    static RECORDS: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    RECORDS.get_or_init(|| {
        let record = |(number, config): (usize, Config)| {
            let (seed, mut dice) = ((number as u64).into(), Dice(number as u64 + 5));
            let mut game = Game::new(&config, seed).expect("it can be played");
            let mut replay = Replay::new(config, seed);
            for _ in 0..60 {
                if !game.is_over() {
                    let (by, command) = play_on(&mut game, &mut dice, &mut Vec::new());
                    replay.commands.push(Sent::by(by, command));
                }
            }
            replay.to_text().expect("it was just played")
        };
        tables().enumerate().map(record).collect()
    })
}

proptest! {
    #[test]
    fn a_changed_file_is_read_as_it_stands_or_refused(which in any::<usize>(), changes in prop::collection::vec((any::<usize>(), any::<usize>(), "[ -~\n]{0,12}"), 0..4)) {
        let text = changed(&records()[which % records().len()], &changes);
        match Replay::parse(&text) {
            Ok(replay) => {
                let again = replay.to_text().expect("what was read can be written");
                prop_assert_eq!(Replay::parse(&again).expect("and read again"), replay);
            }
            Err(why) => prop_assert!(!why.to_string().is_empty()),
        }
    }

    #[test]
    fn any_text_is_read_as_scenes_or_refused(changes in prop::collection::vec((any::<usize>(), any::<usize>(), "[ -~\n]{0,12}"), 0..6)) {
        let text = changed(include_str!("../../../../scenes/heist/duel.scene"), &changes);
        for scene in saloon_heist::scene::parse_each(&text).into_iter().flatten() {
            if let Err(why) = saloon_heist::scene::check(&scene) {
                prop_assert!(!why.message.is_empty());
            }
        }
    }

    #[test]
    fn shares_add_up_and_never_grow(loot in 0_u8..=65, count in 0_usize..=4) {
        // HEIST-PROP-4, HEIST-DIV-5
        let (got, lost) = shares(loot, count);
        prop_assert_eq!(got.iter().sum::<u8>() + lost, loot);
        prop_assert!(got.windows(2).all(|pair| pair[0] >= pair[1]));
    }

    #[test]
    fn a_cancelled_card_never_raises_a_size(bits in any::<u128>(), cancelled in any::<u128>()) {
        // HEIST-PROP-5. A revolver is a set, so the order of its cards cannot matter.
        let pick = |bits: u128| Cards::LOADABLE.iter().filter(|card| bits >> card.index() & 1 == 1).collect::<Cards>();
        let (revolver, cancelled) = (pick(bits & bits.rotate_left(41)), pick(cancelled).among(Cards::NUMBERS));
        let (before, after) = (strength(revolver, Cards::NONE), strength(revolver, cancelled));
        prop_assert!(after.size <= before.size && after <= before);
        prop_assert!(usize::from(before.size) <= revolver.len());
    }
}
