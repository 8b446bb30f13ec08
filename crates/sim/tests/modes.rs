//! Every way to play ends, with random players and with greedy ones, and the greedy player knows its goals.

use std::sync::atomic::AtomicBool;

use saloon_bots::BotName;
use saloon_rules::{Config, Edition, Mode, Role};
use saloon_sim::{Interval, Outcome, Plan, Rate, Replays, run};

const BOTH: [BotName; 2] = [BotName::Random, BotName::Greedy];

/// The ways that are not the standard one, with how many play them.
const WAYS: [(Mode, u8); 3] = [(Mode::TwoCharacters, 2), (Mode::OpenTriangle, 3), (Mode::SixHiddenRemoval, 6)];

fn table(mode: Mode, players: u8, events: &str) -> Config {
    let mut config = Config::new(Edition::Compendium, players).with_mode(mode);
    config.set("event_mode", events).expect("there are such stacks");
    config
}

fn played(config: Config, games: u64, seed: u64, bots: Vec<BotName>) -> Outcome {
    let replays = Replays::Failed(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("modes"));
    let plan = Plan { games, seed, bots, threads: 2, replays, ..Plan::new(config) };
    let outcome = run(&plan, &mut |_| {}, &AtomicBool::new(false)).expect("the plan is good");
    assert_eq!(outcome.tally.finished, games, "{:?}", outcome.failed);
    outcome
}

#[test]
fn two_thousand_random_games_of_every_mode_end() {
    for (mode, players) in WAYS {
        for (events, games) in [("none", 1000), ("high-noon", 400), ("fistful-of-cards", 400), ("mixed", 200)] {
            let config = table(mode, players, events);
            if config.check().is_ok() {
                played(config, games, 7, vec![BotName::Random]);
            }
        }
        played(table(mode, players, "none"), 1000, 8, vec![BotName::Random]);
    }
}

/// Wins of both bots in each role over games in which every mixture of bots round the table comes up equally often.
#[test]
fn greedy_beats_random_in_every_mode_and_role() {
    for (mode, players) in WAYS {
        let mut rates = [[Rate::default(); 4]; 2];
        let mixtures = 1_u64 << players;
        for mixture in 0..mixtures {
            let bots = (0..players).map(|seat| BOTH[(mixture >> seat & 1) as usize]).collect();
            let outcome = played(table(mode, players, "none"), 4000 / mixtures, mixture, bots);
            for (bot, name) in BOTH.into_iter().enumerate() {
                for role in Role::ALL {
                    let more = outcome.tally.bot(name, role);
                    rates[bot][role as usize].games += more.games;
                    rates[bot][role as usize].wins += more.wins;
                }
            }
        }
        for role in Role::ALL.into_iter().filter(|role| rates[0][*role as usize].games > 0) {
            let range = |rate: Rate| rate.interval(Interval::Z99).expect("the role was dealt");
            let (random, greedy) = (range(rates[0][role as usize]), range(rates[1][role as usize]));
            println!("{} {:<9} random {random:?} greedy {greedy:?}", mode.id(), role.id());
            assert!(greedy.low > random.high, "{} {}: {random:?} {greedy:?}", mode.id(), role.id());
        }
    }
}
