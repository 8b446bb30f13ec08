//! The arena: the same deals for both, the same counts for every number of threads.

use std::sync::atomic::{AtomicBool, Ordering};

use saloon_bots::BotName;
use saloon_rules::{Config, Edition, Mode, Role};
use saloon_sim::arena::{Arena, Chairs, Outcome, ratings, run};
use saloon_sim::{Error, Interval, Side};

fn play(arena: &Arena) -> Outcome {
    run(arena, &mut |_| {}, &AtomicBool::new(false)).expect("the arena is good")
}

fn classic(guest: BotName, host: BotName, deals: u64) -> Arena {
    Arena { deals, seed: 5, ..Arena::new(Config::new(Edition::Classic, 5), guest, host) }
}

#[test]
fn threads_do_not_change_the_counts() {
    let bots = [BotName::Greedy, BotName::Grudge, BotName::First];
    let arena = Arena { deals: 12, ..Arena::all_against_all(Config::new(Edition::Classic, 5), &bots) };
    let one = play(&arena);
    assert_eq!((one.deals, one.bouts.len(), one.complete), (12, 6, true));
    for threads in [2, 5] {
        let many = play(&Arena { threads, ..arena.clone() });
        assert_eq!((&many.bouts, many.games), (&one.bouts, one.games));
    }
}

#[test]
fn every_role_of_every_deal_is_played_by_both() {
    let outcome = play(&classic(BotName::Greedy, BotName::First, 30));
    let bout = &outcome.bouts[0];
    for (role, seats) in [(Role::Sheriff, 1), (Role::Deputy, 1), (Role::Outlaw, 2), (Role::Renegade, 1)] {
        let paired = bout.role(role);
        assert_eq!((paired.guest.games, paired.host.games), (30 * seats, 30 * seats), "{}", role.id());
        assert_eq!(paired.guest.wins + paired.lost, paired.host.wins + paired.gained, "{}", role.id());
    }
    assert_eq!([Side::Law, Side::Outlaws, Side::Renegade].map(|side| bout.side(side).guest.games), [30, 30, 0]);
    // Hosts alone, five chairs, two sides of several.
    assert_eq!(outcome.games, 30 * (1 + 5 + 2));
    assert!(outcome.games <= classic(BotName::Greedy, BotName::First, 30).games());
}

// Nobody is better than himself: the same deal with the same bots is the same game.
#[test]
fn a_guest_who_is_a_host_changes_nothing() {
    let outcome = play(&classic(BotName::Greedy, BotName::Greedy, 20));
    let all = outcome.bouts[0].everybody();
    assert_eq!((all.gained, all.lost), (0, 0));
    assert_eq!(all.guest, all.host);
    for side in [Side::Law, Side::Outlaws] {
        assert_eq!(outcome.bouts[0].side(side).guest, outcome.bouts[0].side(side).host);
    }
}

#[test]
fn whoever_plays_better_comes_out_ahead() {
    let arena = Arena {
        deals: 60,
        threads: 2,
        ..Arena::all_against_all(Config::new(Edition::Classic, 5), &[BotName::Random, BotName::Greedy])
    };
    let outcome = play(&arena);
    let bout = outcome.bouts.iter().find(|bout| bout.guest == BotName::Greedy).expect("it played");
    let difference = bout.everybody().difference(Interval::Z99).expect("sixty deals are something");
    assert!(difference.share > 0.0 && difference.is_clear(), "{difference:?}");
    let rated = ratings(&outcome.bouts, Interval::Z99);
    assert_eq!((rated[0].bot, rated.len()), (BotName::Greedy, 2));
    assert!(bout.habits.friendly_fire.games > 0 && bout.habits.wasted[Role::Sheriff as usize].games > 0);
}

// Who wants to know of deputies only gets what all chairs would have said of them, and pays for no other.
#[test]
fn some_chairs_by_themselves_are_played_as_among_all() {
    let all = classic(BotName::Greedy, BotName::First, 10);
    let some = Arena { chairs: Chairs::named(["deputy", "outlaws"]).expect("they are dealt"), ..all.clone() };
    let (whole, part) = (play(&all), play(&some));
    assert_eq!(part.games, 10 * 3);
    let (whole, part) = (&whole.bouts[0], &part.bouts[0]);
    assert_eq!(part.role(Role::Deputy), whole.role(Role::Deputy));
    assert_eq!(part.side(Side::Outlaws), whole.side(Side::Outlaws));
    assert_eq!((part.role(Role::Sheriff).guest.games, part.side(Side::Law).guest.games), (0, 0));
    assert_eq!(Chairs::named(["barber"]), Err("barber"));
}

#[test]
fn other_ways_to_play_are_compared_too() {
    for (mode, players) in [(Mode::TwoCharacters, 2), (Mode::OpenTriangle, 3), (Mode::SixHiddenRemoval, 6)] {
        let config = Config::new(Edition::Compendium, players).with_mode(mode);
        let outcome = play(&Arena { deals: 5, ..Arena::new(config, BotName::Greedy, BotName::Grudge) });
        let all = outcome.bouts[0].everybody();
        assert_eq!((all.guest.games, outcome.bouts[0].failed), (5 * u64::from(players), 0), "{}", mode.id());
        // Whoever has a role has a chair: both ways of counting come to the same.
        let chairs = outcome.bouts[0].chairs();
        let taken: Vec<u64> = chairs.iter().map(|chair| chair.guest.games).filter(|games| *games > 0).collect();
        assert_eq!(taken, vec![5; usize::from(players)], "{}", mode.id());
        assert_eq!(chairs.iter().map(|chair| chair.guest.wins).sum::<u64>(), all.guest.wins, "{}", mode.id());
    }
}

#[test]
fn an_arena_that_is_stopped_is_a_shorter_one() {
    let cancel = AtomicBool::new(false);
    let long = Arena { threads: 2, ..classic(BotName::Greedy, BotName::Random, 100_000) };
    let stopped = run(&long, &mut |games| cancel.store(games > 50, Ordering::Relaxed), &cancel).expect("no error");
    assert!(!stopped.complete && stopped.deals < 100_000);
    let short = play(&Arena { deals: stopped.deals, ..long });
    assert_eq!((short.bouts, short.games), (stopped.bouts, stopped.games));
}

#[test]
fn games_that_do_not_end_are_counted_for_nobody_and_named() {
    let outcome = play(&Arena { decision_cap: 10, ..classic(BotName::Greedy, BotName::Random, 2) });
    assert_eq!(outcome.bouts[0].everybody().guest.games, 0);
    assert!(outcome.bouts[0].failed > 0 && outcome.failure.is_some());
    assert!(matches!(classic(BotName::Greedy, BotName::Random, 0).check(), Err(Error::NoGames)));
}
