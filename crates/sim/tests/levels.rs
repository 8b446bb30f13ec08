//! The levels stand in their order: easy below greedy, normal above it. In small; `saloon arena` measures in full.

use std::sync::atomic::AtomicBool;

use saloon_bots::{BotName, Budget};
use saloon_rules::{Config, Edition};
use saloon_sim::arena::{Arena, run};
use saloon_sim::learn::{rates, value};

/// Chairs the first bot won and the second, in the same chair of the same deal, did not; and the other way round.
fn compared(bot: BotName, deals: u64, rollouts: u32) -> (u64, u64) {
    let arena = Arena {
        deals,
        seed: 3,
        threads: 2,
        think: Some(Budget::Rollouts(rollouts)),
        ..Arena::new(Config::new(Edition::Classic, 5), bot, BotName::Greedy)
    };
    let outcome = run(&arena, &mut |_| {}, &AtomicBool::new(false)).expect("the arena is good");
    let all = outcome.bouts[0].everybody();
    assert_eq!(outcome.bouts[0].failed, 0);
    (all.gained, all.lost)
}

#[test]
fn easy_is_below_greedy() {
    let (gained, lost) = compared(BotName::Easy, 120, 0);
    assert!(gained < lost, "{gained} {lost}");
}

#[test]
fn normal_is_above_greedy() {
    let (gained, lost) = compared(BotName::Normal, 16, 40);
    assert!(gained > lost, "{gained} {lost}");
}

#[test]
fn training_finds_the_same_again() {
    assert_eq!(rates(6, 5), rates(6, 5));
    assert_ne!(rates(6, 5), rates(6, 6));
    assert_eq!(value(6, 5), value(6, 5));
}
