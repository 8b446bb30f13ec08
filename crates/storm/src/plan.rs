//! What is done to the town and when: a plan that follows from a seed, so that a storm can be had again.

use std::time::Duration;

use saloon_ground::Stream;
use serde::Serialize;

/// A kind of trouble.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A node is killed, and started again after a while.
    Kill,
    /// A node is asked to stop, and started again: what a rolling update does.
    Stop,
    /// A node stands still, and wakes up.
    Freeze,
    /// The connections of a node to the database break, and it gets no others.
    CutBase,
    /// Nothing arrives between a node and the database; the connections stay.
    HushBase,
    /// The connections of a node to NATS, and so to the other nodes, break.
    CutNats,
    /// Nothing arrives between a node and NATS; the connections stay.
    HushNats,
    /// PostgreSQL falls, and is started again.
    FallBase,
    /// NATS falls, and is started again.
    FallNats,
}

/// All of them.
pub const KINDS: [Kind; 9] = [
    Kind::Kill,
    Kind::Stop,
    Kind::Freeze,
    Kind::CutBase,
    Kind::HushBase,
    Kind::CutNats,
    Kind::HushNats,
    Kind::FallBase,
    Kind::FallNats,
];

impl Kind {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Kind::Kill => "a node is killed",
            Kind::Stop => "a node is asked to stop",
            Kind::Freeze => "a node is frozen",
            Kind::CutBase => "node and database are cut",
            Kind::HushBase => "nothing arrives between node and database",
            Kind::CutNats => "node and NATS are cut",
            Kind::HushNats => "nothing arrives between node and NATS",
            Kind::FallBase => "the database falls",
            Kind::FallNats => "NATS falls",
        }
    }

    /// How long it lasts, at least and at most, in milliseconds.
    fn lasts(self) -> (u64, u64) {
        match self {
            Kind::Kill => (1000, 4000),
            Kind::Stop => (0, 1000),
            // Shorter and longer than a lease.
            Kind::Freeze => (1000, 7000),
            Kind::CutBase | Kind::HushBase => (1000, 6000),
            Kind::CutNats | Kind::HushNats => (1000, 6000),
            Kind::FallBase | Kind::FallNats => (200, 3000),
        }
    }
}

/// One piece of trouble.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// After so long.
    pub at: Duration,
    /// What.
    pub kind: Kind,
    /// To which node, if it is done to one.
    pub node: usize,
    /// For so long.
    pub lasts: Duration,
    /// Nothing else happens meanwhile: what it does is its own doing.
    pub alone: bool,
}

/// Before the first stroke.
const FIRST: u64 = 3000;

/// Between the end of one and the next, at least and at most.
const REST: (u64, u64) = (6000, 10_000);

/// One in so many comes with a second on its heels.
const TWICE: u64 = 5;

/// How soon that follows, at most.
const HEELS: u64 = 1500;

fn between(chance: &mut Stream, (least, most): (u64, u64)) -> u64 {
    least + chance.draw() % (most - least + 1)
}

/// A storm of so long over so many nodes. Every kind comes as often as the others.
pub fn plan(seed: u64, whole: Duration, nodes: usize) -> Vec<Stroke> {
    let mut chance = Stream::new(seed);
    let mut bag: Vec<Kind> = Vec::new();
    let mut strokes = Vec::new();
    let mut at = FIRST;
    loop {
        let mut draw = |chance: &mut Stream| {
            if bag.is_empty() {
                bag.extend(KINDS);
            }
            bag.swap_remove(chance.draw() as usize % bag.len())
        };
        let kind = draw(&mut chance);
        let node = chance.draw() as usize % nodes;
        let lasts = between(&mut chance, kind.lasts());
        let mut end = at + lasts;
        let mut now = vec![(at, kind, node, lasts)];
        if chance.draw().is_multiple_of(TWICE) && nodes > 1 {
            // Another node, so that there is always one left.
            let (kind, node) = (draw(&mut chance), (node + 1) % nodes);
            let (later, lasts) = (at + chance.draw() % HEELS, between(&mut chance, kind.lasts()));
            end = end.max(later + lasts);
            now.push((later, kind, node, lasts));
        }
        if Duration::from_millis(end) > whole {
            return strokes;
        }
        let alone = now.len() == 1;
        strokes.extend(now.into_iter().map(|(at, kind, node, lasts)| {
            let (at, lasts) = (Duration::from_millis(at), Duration::from_millis(lasts));
            Stroke { at, kind, node, lasts, alone }
        }));
        at = end + between(&mut chance, REST);
    }
}

/// One kill, one freeze longer than a lease, one cut: for every day.
pub fn short() -> Vec<Stroke> {
    let stroke = |at, kind, node, lasts| {
        let (at, lasts) = (Duration::from_millis(at), Duration::from_millis(lasts));
        Stroke { at, kind, node, lasts, alone: true }
    };
    vec![stroke(1000, Kind::Kill, 0, 1500), stroke(8000, Kind::Freeze, 1, 4500), stroke(15_000, Kind::CutNats, 2, 2000)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_makes_the_same_storm_again_with_everything_in_it() {
        let whole = Duration::from_secs(600);
        let storm = plan(7, whole, 3);
        assert_eq!(storm, plan(7, whole, 3));
        assert_ne!(storm, plan(8, whole, 3));
        for kind in KINDS {
            let count = storm.iter().filter(|stroke| stroke.kind == kind).count();
            assert!(count >= 4, "{kind:?}: {count} in {}", storm.len());
        }
        assert!(storm.iter().all(|stroke| stroke.at + stroke.lasts <= whole && stroke.node < 3));
        assert!(storm.windows(2).all(|two| two[0].at <= two[1].at), "one after the other");
    }

    #[test]
    fn what_comes_at_once_hits_two_nodes_and_is_marked() {
        let storm = plan(1, Duration::from_secs(3600), 3);
        let doubles: Vec<_> = storm.windows(2).filter(|two| two[1].at < two[0].at + Duration::from_secs(2)).collect();
        assert!(doubles.len() > 10);
        assert!(doubles.iter().all(|two| two[0].node != two[1].node && !two[0].alone && !two[1].alone));
        assert!(storm.iter().filter(|stroke| stroke.alone).count() > 200);
    }
}
