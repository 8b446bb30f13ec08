//! The bots of three levels: they know no more than their seat, do the same again, and find an answer to everything.

use saloon_bots::{Belief, Bot, BotName, Budget, Greedy};
use saloon_rules::{Aim, CardId, Config, Edition, Fact, Game, Kind, Legal, Mode, Role, Seat, Told};

const LEVELS: [BotName; 3] = [BotName::Easy, BotName::Normal, BotName::Sharp];

/// A bot of a level that thinks no longer than a test has time for.
fn quick(name: BotName, seed: u64) -> Box<dyn Bot> {
    let mut bot = name.seated(seed);
    bot.think(Budget::Rollouts(12));
    bot
}

/// Tables of every sort.
fn tables() -> Vec<Config> {
    let plain = |players| Config::new(Edition::Compendium, players);
    let mut all = vec![Config::new(Edition::Classic, 5), plain(4), plain(8)];
    all.push(plain(2).with_mode(Mode::TwoCharacters));
    all.push(plain(3).with_mode(Mode::OpenTriangle));
    all.push(plain(6).with_mode(Mode::SixHiddenRemoval));
    for events in ["high-noon", "fistful-of-cards", "mixed"] {
        let mut config = plain(7);
        config.set("event_mode", events).expect("there are such stacks");
        all.push(config);
    }
    all
}

/// Plays a game of greedy players and shows every `nth` question with what its player has heard.
fn walk(config: &Config, seed: u64, nth: usize, mut look: impl FnMut(&Game, &[Fact], &Legal)) {
    let mut log: Vec<Told> = Vec::new();
    let mut game = Game::with_log(config, seed.into(), Some(&mut log)).expect("it can be played");
    let mut bots: Vec<Greedy> = (0..8).map(|_| Greedy::new()).collect();
    let mut list = Legal::new();
    let mut asked = 0_usize;
    while let Some(ask) = game.ask() {
        game.legal(&mut list);
        let facts: Vec<Fact> = log.iter().map(|told| told.seen_by(Some(ask.who))).collect();
        asked += 1;
        if asked.is_multiple_of(nth) && list.len() > 1 {
            look(&game, &facts, &list);
        }
        let index = bots[ask.who.index()].choose(&game.view(Some(ask.who)), &ask, &list);
        game.take(&list, index, Some(&mut log)).expect("bots answer with what is listed");
    }
}

// What a bot cannot know does not change what it does.
#[test]
fn a_choice_does_not_depend_on_what_is_hidden() {
    for (number, config) in tables().iter().enumerate() {
        walk(config, number as u64, 23, |game, facts, list| {
            let ask = game.ask().expect("somebody is asked");
            let view = game.view(Some(ask.who));
            for name in LEVELS {
                let choice = |game: &Game| {
                    let mut bot = quick(name, 5);
                    bot.watch(facts);
                    bot.choose(&game.view(Some(ask.who)), &ask, list)
                };
                let real = choice(game);
                for seed in 0..2_u64 {
                    let other = view.redeal(seed.into());
                    assert_eq!(other.view(Some(ask.who)), view, "the viewer cannot tell them apart");
                    assert_eq!(choice(&other), real, "{} answers {:?}", name.id(), ask.question);
                }
            }
        });
    }
}

#[test]
fn every_level_finishes_every_sort_of_game_and_does_the_same_again() {
    for (number, config) in tables().iter().enumerate() {
        let ends = [1, 1].map(|seed| {
            let mut log: Vec<Told> = Vec::new();
            let mut game = Game::with_log(config, (number as u64).into(), Some(&mut log)).expect("it can be played");
            let mut bots: Vec<_> = (0..8_usize).map(|seat| quick(LEVELS[(seat + number) % 3], seed)).collect();
            let mut heard = [0; 8];
            let mut list = Legal::new();
            let mut asked = 0;
            while let Some(ask) = game.ask() {
                game.legal(&mut list);
                let who = ask.who.index();
                let facts: Vec<Fact> = log[heard[who]..].iter().map(|told| told.seen_by(Some(ask.who))).collect();
                heard[who] = log.len();
                bots[who].watch(&facts);
                let index = bots[who].choose(&game.view(Some(ask.who)), &ask, &list);
                game.take(&list, index, Some(&mut log)).expect("bots answer with what is listed");
                asked += 1;
                assert!(asked < 5000, "no end of table {number}");
            }
            game.fingerprint()
        });
        assert_eq!(ends[0], ends[1], "table {number}");
    }
}

/// A table of five, its sheriff, and the others.
fn five() -> (Game, Seat, Vec<Seat>) {
    let game = Game::new(&Config::new(Edition::Classic, 5), 11.into()).expect("classic can be played");
    let sheriff = game.all_seats().iter().find(|seat| game.role(*seat) == Role::Sheriff).expect("there is one");
    let others = game.all_seats().without(sheriff).iter().collect();
    (game, sheriff, others)
}

fn shot(by: Seat, at: Seat) -> Fact {
    let card = CardId::new(0).expect("there is a first card");
    Fact::Played { seat: by, card, kind: Kind::Bang, aim: Aim::at(at) }
}

#[test]
fn belief_reads_deeds_and_forgets_them_with_the_role() {
    let (game, sheriff, others) = five();
    let view = game.view(None);
    let mut belief = Belief::new(game.deck());
    let fresh = belief.odds(&view, others[0]);
    assert!((fresh.of(Role::Outlaw) - 0.5).abs() < 1e-3 && (fresh.of(Role::Deputy) - 0.25).abs() < 1e-3, "{fresh:?}");
    belief.hear(&shot(others[0], sheriff));
    belief.hear(&shot(others[1], others[0]));
    belief.hear(&shot(others[1], others[0]));
    let (outlaw, other) = (belief.odds(&view, others[0]), belief.odds(&view, others[1]));
    assert!(outlaw.of(Role::Outlaw) > 0.6 && outlaw.of(Role::Deputy) < 0.05, "{outlaw:?}");
    assert!(other.of(Role::Outlaw) < 0.2, "{other:?}");
    for seat in &others {
        let sum: f32 = Role::ALL.into_iter().map(|role| belief.odds(&view, *seat).of(role)).sum();
        assert!((sum - 1.0).abs() < 1e-3);
    }
    others.iter().for_each(|seat| belief.hear(&Fact::RoleDealt { seat: *seat, role: None }));
    let again = belief.odds(&view, others[0]);
    assert!((again.of(Role::Outlaw) - 0.5).abs() < 1e-3, "{again:?}");
}

// Whoever looks from a seat knows his own role, and roles that lie open.
#[test]
fn belief_is_certain_of_what_is_known() {
    let (game, sheriff, others) = five();
    let belief = Belief::new(game.deck());
    let view = game.view(Some(game.owner(others[0])));
    assert!((belief.odds(&view, sheriff).of(Role::Sheriff) - 1.0).abs() < 1e-5);
    assert!((belief.odds(&view, others[0]).of(game.role(others[0])) - 1.0).abs() < 1e-5);
}

/// Attacks of one chair over some games, everybody else playing alike; the chair goes round.
fn attacks(kind: &str, games: u64, budget: Budget) -> (u32, u32) {
    let (mut attacks, mut choices) = (0, 0);
    for number in 0..games {
        let seated = |at: usize| {
            let kind = if at as u64 == number % 5 { kind } else { "easy" };
            let mut bot = saloon_bots::by_name(kind, number * 8 + at as u64).expect("there is such a bot");
            bot.think(budget);
            bot
        };
        let mut bots: Vec<Box<dyn Bot>> = (0..5).map(seated).collect();
        let mut game = Game::new(&Config::new(Edition::Classic, 5), number.into()).expect("it can be played");
        let mut list = Legal::new();
        while let Some(ask) = game.ask() {
            game.legal(&mut list);
            let index = bots[ask.who.index()].choose(&game.view(Some(ask.who)), &ask, &list);
            let harm = |action: &saloon_rules::Action| match action {
                saloon_rules::Action::Play { kind, aim, .. } => {
                    let aimed = [Kind::Bang, Kind::Duel, Kind::Jail].contains(kind) && aim.seat.is_some();
                    aimed || [Kind::Gatling, Kind::Indians].contains(kind)
                }
                _ => false,
            };
            // Only where there was a choice between attacking and not.
            let (could, other) = (list.actions().iter().any(harm), list.actions().iter().any(|action| !harm(action)));
            if ask.who.index() as u64 == number % 5 && ask.question == saloon_rules::Question::Play && could && other {
                choices += 1;
                attacks += u32::from(harm(&list.actions()[index]));
            }
            game.take(&list, index, None).expect("bots answer with what is listed");
        }
    }
    (attacks, choices)
}

// A taste, not a weakness: a bold one attacks more often where it could, a careful one less often, the usual one in between.
#[test]
fn the_bold_attack_more_often_than_the_careful() {
    for (level, games, rollouts) in [("easy", 300, 1), ("normal", 100, 12)] {
        let share = |temper: &str| {
            let (attacks, choices) = attacks(&format!("{level}{temper}"), games, Budget::Rollouts(rollouts));
            f64::from(attacks) / f64::from(choices.max(1))
        };
        let (bold, even, careful) = (share(":bold"), share(""), share(":careful"));
        println!("{level}: bold {bold:.3}, even {even:.3}, careful {careful:.3}");
        assert!(bold > careful + 0.03 && bold >= even && even >= careful, "{level}: {bold} {even} {careful}");
    }
}

// The same view, facts and seed give the same answer, and what is hidden makes no difference.
#[test]
fn a_temper_knows_no_more_and_does_the_same_again() {
    walk(&Config::new(Edition::Classic, 5), 3, 17, |game, facts, list| {
        let ask = game.ask().expect("somebody is asked");
        let twin = game.view(Some(ask.who)).redeal(99.into());
        for kind in ["easy:bold", "easy:careful", "sharp:bold", "sharp:careful"] {
            let choice = |game: &Game| {
                let mut bot = saloon_bots::by_name(kind, 5).expect("there is such a bot");
                bot.think(Budget::Rollouts(12));
                bot.watch(facts);
                bot.choose(&game.view(Some(ask.who)), &ask, list)
            };
            assert_eq!(choice(game), choice(&twin), "{kind}");
            assert_eq!(choice(game), choice(game), "{kind}");
        }
    });
}
