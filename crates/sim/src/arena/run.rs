//! Plays all deals of an arena on several threads and puts the counts together in the order of deals.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;

use saloon_bots::BotName;
use saloon_rules::Role;

use super::game::{Played, Replayed};
use super::thinking::Thinking;
use super::{Arena, Bout};
use crate::plan::{Error, game_seed};
use crate::table::Failure;
use crate::tally::Side;

/// What came of an arena. When it was cut short, it is what an arena of that many deals would have come to.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Each pair, in the order of the arena.
    pub bouts: Vec<Bout>,
    /// How long the guest of each pair took for its choices, alone among hosts; by this machine's clock.
    pub thinking: Vec<Thinking>,
    /// Deals played.
    pub deals: u64,
    /// Games played.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// The first game that came to no good end, and why.
    pub failure: Option<(u64, Failure)>,
    /// All deals were played.
    pub complete: bool,
}

/// Plays all deals, or those that are done when `cancel` is set. `progress` hears how many games are done.
pub fn run(arena: &Arena, progress: &mut dyn FnMut(u64), cancel: &AtomicBool) -> Result<Outcome, Error> {
    arena.check()?;
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let mut outcome = Outcome {
        bouts: arena.pairs.iter().map(|pair| Bout::new(*pair)).collect(),
        thinking: vec![Thinking::default(); arena.pairs.len()],
        deals: 0,
        games: 0,
        seconds: 0.0,
        failure: None,
        complete: false,
    };
    std::thread::scope(|scope| {
        let (send, receive) = sync_channel(4 * arena.threads);
        for _ in 0..arena.threads {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || work(arena, next, cancel, &send));
        }
        drop(send);
        let mut early = BTreeMap::new();
        for (number, deal) in receive {
            early.insert(number, deal);
            // Behind a gap nothing counts.
            while let Some(deal) = early.remove(&outcome.deals) {
                outcome.add(&deal);
                progress(outcome.games);
            }
        }
    });
    outcome.seconds = began.elapsed().as_secs_f64();
    outcome.complete = outcome.deals == arena.deals;
    Ok(outcome)
}

impl Outcome {
    fn add(&mut self, deal: &Deal) {
        self.bouts.iter_mut().zip(&deal.bouts).for_each(|(into, from)| into.merge(from));
        self.thinking.iter_mut().zip(&deal.thinking).for_each(|(into, from)| into.merge(from));
        self.games += deal.games;
        if self.failure.is_none() {
            self.failure = deal.failure.clone().map(|why| (self.deals, why));
        }
        self.deals += 1;
    }
}

/// What came of one deal.
struct Deal {
    bouts: Vec<Bout>,
    thinking: Vec<Thinking>,
    games: u64,
    failure: Option<Failure>,
}

/// What a thread does: deal after deal until there are none left or it is stopped.
fn work(arena: &Arena, next: &AtomicU64, cancel: &AtomicBool, send: &SyncSender<(u64, Deal)>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= arena.deals || cancel.load(Ordering::Relaxed) {
            return;
        }
        if send.send((number, play(arena, game_seed(arena.seed, number)))).is_err() {
            return;
        }
    }
}

/// Plays one deal: hosts alone, then every guest in every chair, then as every side of several.
fn play(arena: &Arena, seed: u64) -> Deal {
    let bouts = arena.pairs.iter().map(|pair| Bout::new(*pair)).collect();
    let thinking = vec![Thinking::default(); arena.pairs.len()];
    let mut deal = Deal { bouts, thinking, games: 0, failure: None };
    let mut table = match Replayed::new(arena, seed) {
        Ok(table) => table,
        Err(why) => return deal.failed(None, why),
    };
    let roles = table.roles().to_vec();
    for host in arena.hosts() {
        let alone = vec![host; roles.len()];
        deal.games += 1;
        let hosts = match table.play(&alone, &|_| false) {
            Ok(played) => played,
            Err(why) => {
                deal = deal.failed(None, why);
                continue;
            }
        };
        for (at, _) in arena.pairs.iter().enumerate().filter(|(_, pair)| pair.1 == host) {
            deal = bout(&mut table, deal, (at, &roles), &hosts);
        }
    }
    deal
}

/// A guest of hosts who have played the deal alone before.
fn bout(table: &mut Replayed<'_>, mut deal: Deal, (at, roles): (usize, &[Role]), hosts: &Played) -> Deal {
    let (guest, host) = (deal.bouts[at].guest, deal.bouts[at].host);
    let seated = |here: &dyn Fn(usize) -> bool| -> Vec<BotName> {
        (0..roles.len()).map(|chair| if here(chair) { guest } else { host }).collect()
    };
    let mut by_role: [Vec<(bool, bool)>; 4] = Default::default();
    let asked = table.chairs();
    for (chair, role) in roles.iter().enumerate().filter(|(_, role)| asked.roles[**role as usize]) {
        let here = move |other: usize| other == chair;
        deal.games += 1;
        match table.play(&seated(&here), &here) {
            Ok(played) => {
                let both = (played.won[chair], hosts.won[chair]);
                by_role[*role as usize].push(both);
                deal.bouts[at].chairs[chair].count(&[both]);
                deal.bouts[at].habits.merge(&played.habits);
                deal.thinking[at].merge(&played.thinking);
            }
            Err(why) => deal = deal.failed(Some(at), why),
        }
    }
    for (role, seats) in by_role.iter().enumerate() {
        deal.bouts[at].roles[role].count(seats);
    }
    for side in Side::ALL.into_iter().filter(|side| asked.sides[*side as usize]) {
        let here = |chair: usize| Side::of(roles[chair]) == side;
        let members: Vec<usize> = (0..roles.len()).filter(|chair| here(*chair)).collect();
        if members.len() < 2 || members.len() == roles.len() {
            continue;
        }
        deal.games += 1;
        match table.play(&seated(&here), &|_| false) {
            // A side wins if any of it does: renegades win alone.
            Ok(played) => {
                let won = |won: &[bool]| members.iter().any(|chair| won[*chair]);
                deal.bouts[at].sides[side as usize].count(&[(won(&played.won), won(&hosts.won))]);
            }
            Err(why) => deal = deal.failed(Some(at), why),
        }
    }
    deal
}

impl Deal {
    /// A game came to no good end: it counts for nobody, and is named.
    fn failed(mut self, bout: Option<usize>, why: Failure) -> Deal {
        match bout {
            Some(at) => self.bouts[at].failed += 1,
            None => self.bouts.iter_mut().for_each(|bout| bout.failed += 1),
        }
        self.failure = self.failure.or(Some(why));
        self
    }
}
