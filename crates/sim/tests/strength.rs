//! The greedy player is better than the random one in every role, and games between them end.

use std::sync::atomic::AtomicBool;

use saloon_bots::BotName;
use saloon_rules::{Config, Edition, Role};
use saloon_sim::{Interval, Plan, Rate, Replays, run};

const BOTH: [BotName; 2] = [BotName::Random, BotName::Greedy];

/// Wins of both bots in each role over games in which every mixture of bots round the table comes up equally often.
fn mixed(games: u64) -> [[Rate; 4]; 2] {
    let mut rates = [[Rate::default(); 4]; 2];
    for mixture in 0..32_u64 {
        let bots = (0..5).map(|seat| BOTH[(mixture >> seat & 1) as usize]).collect();
        let plan =
            Plan { games: games / 32, seed: mixture, bots, threads: 2, ..Plan::new(Config::new(Edition::Classic, 5)) };
        let outcome = run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("the plan is good");
        assert_eq!(outcome.tally.errors, 0);
        for (bot, name) in BOTH.into_iter().enumerate() {
            for role in Role::ALL {
                let more = outcome.tally.bot(name, role);
                rates[bot][role as usize].games += more.games;
                rates[bot][role as usize].wins += more.wins;
            }
        }
    }
    rates
}

#[test]
fn greedy_beats_random_in_every_role() {
    // SALOON_SOAK asks for the long version.
    let games = if std::env::var_os("SALOON_SOAK").is_some() { 20_000 } else { 6_400 };
    let [random, greedy] = mixed(games);
    for role in Role::ALL {
        let range = |rates: [Rate; 4]| rates[role as usize].interval(Interval::Z99).expect("the role was dealt");
        let (random, greedy) = (range(random), range(greedy));
        println!(
            "{:<9} random {:.3} ({:.3} to {:.3})  greedy {:.3} ({:.3} to {:.3})",
            role.id(),
            random.share,
            random.low,
            random.high,
            greedy.share,
            greedy.low,
            greedy.high
        );
        assert!(greedy.low > random.high, "{} {random:?} {greedy:?}", role.id());
    }
}

/// Greedy players on their own, game after game.
fn all_end(config: Config, games: u64) {
    all_end_of(BotName::Greedy, config, games);
}

/// Players of one kind on their own, game after game.
fn all_end_of(bot: BotName, config: Config, games: u64) {
    if config.check().is_err() {
        return;
    }
    let replays = Replays::Failed(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("endless"));
    let (seed, table) = (u64::from(config.seats), format!("{config:?}"));
    let bots = vec![bot];
    let plan = Plan { games, seed, bots, threads: 2, replays, decision_cap: 20_000, ..Plan::new(config) };
    let outcome = run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("the plan is good");
    assert_eq!(outcome.tally.finished, games, "{table}: {:?}", outcome.failed);
}

#[test]
fn games_of_greedy_players_end() {
    for edition in Edition::ALL {
        for seats in 4..=8 {
            all_end(Config::new(edition, seats), 300);
        }
    }
}

// Two cards that draw each other off the deck (EV-ABANDONED-MINE) would be played for ever by whoever does not notice.
#[test]
fn games_of_greedy_players_with_events_end() {
    for edition in [Edition::Compendium, Edition::Official] {
        for mode in ["high-noon", "fistful-of-cards", "mixed"] {
            let mut config = Config::new(edition, 5);
            config.set("event_mode", mode).expect("it exists");
            all_end(config, 600);
        }
    }
}

#[test]
fn greedy_beats_random_at_heist() {
    use saloon_heist::{Config, Mode};
    use saloon_sim::heist::{Plan, run};
    for mode in [Mode::CommitDrawn, Mode::CommitSealed] {
        for players in 2..=5_u8 {
            let (mut random, mut greedy) = (Rate::default(), Rate::default());
            // Every seat is greedy in half of the games.
            for turn in 0..2 {
                let bots = (0..usize::from(players)).map(|seat| BOTH[(seat + turn) % 2]).collect();
                let plan = Plan { games: 240, seed: 7, bots, threads: 2, ..Plan::new(Config::new(players, mode)) };
                let outcome = run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("the plan is good");
                assert_eq!((outcome.tally.finished, outcome.tally.errors), (240, 0));
                for (rate, bot) in [(&mut random, BotName::Random), (&mut greedy, BotName::Greedy)] {
                    rate.games += outcome.tally.bot(bot).games;
                    rate.wins += outcome.tally.bot(bot).wins;
                }
            }
            let range = |rate: Rate| rate.interval(Interval::Z99).expect("both have played");
            let (random, greedy) = (range(random), range(greedy));
            println!("{} {players}: random {:.3}, greedy {:.3}", mode.id(), random.share, greedy.share);
            assert!(greedy.low > random.high, "{} {players}: {random:?} {greedy:?}", mode.id());
        }
    }
}

// Those who are only there to be measured against must come to an end too, whatever is played.
#[test]
fn games_of_the_baselines_end() {
    for bot in [BotName::First, BotName::Grudge] {
        for (edition, seats, events) in [
            (Edition::Classic, 4, "none"),
            (Edition::Classic, 7, "none"),
            (Edition::Compendium, 5, "mixed"),
            (Edition::Compendium, 8, "none"),
            (Edition::Compendium, 2, "none"),
            (Edition::Compendium, 3, "none"),
        ] {
            let mut config = Config::new(edition, seats);
            config.set("event_mode", events).expect("it exists");
            all_end_of(bot, config, 60);
        }
    }
}

// Whoever looks at roles at all is better than whoever does anything.
#[test]
fn grudges_are_better_than_nothing() {
    let (mut random, mut grudge) = (Rate::default(), Rate::default());
    for mixture in 0..32_u64 {
        let pair = [BotName::Random, BotName::Grudge];
        let bots = (0..5).map(|seat| pair[(mixture >> seat & 1) as usize]).collect();
        let plan = Plan { games: 40, seed: mixture, bots, threads: 2, ..Plan::new(Config::new(Edition::Classic, 5)) };
        let outcome = run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("the plan is good");
        for (rate, bot) in [(&mut random, BotName::Random), (&mut grudge, BotName::Grudge)] {
            for role in Role::ALL {
                let more = outcome.tally.bot(bot, role);
                (rate.games, rate.wins) = (rate.games + more.games, rate.wins + more.wins);
            }
        }
    }
    let range = |rate: Rate| rate.interval(Interval::Z99).expect("both have played");
    assert!(range(grudge).low > range(random).high, "{:?} {:?}", range(grudge), range(random));
}
