//! Search: worlds that could be the real one, every answer tried in each of them, the worse half given up again and again.
//!
//! All answers are tried in the same worlds with the same luck, so that what differs between them is what they do.

use std::time::{Duration, Instant};

use saloon_ground::Stream;
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Action, Ask, Game, Legal, Pay, Question, Role, Seat, Seed, View};

use super::belief::{Belief, Deal, rows};
use super::minds::Minds;
use super::policy;
use super::rollout::Rollout;
use super::value::by_roles;
use crate::Budget;

/// Answers that are thought about at most; the policy says which.
const MOST_ANSWERS: usize = 14;
/// Worlds after which answers may be given up.
const LEAST_WORLDS: u32 = 6;

/// An answer that is thought about.
#[derive(Copy, Clone, Debug)]
pub(super) struct Candidate {
    /// Its place in the legal list.
    pub(super) index: usize,
    /// What the policy holds it to be worth.
    prior: f32,
    sum: f32,
    squares: f32,
    tried: u32,
}

impl Candidate {
    /// The share of thoughts that end well.
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.tried.max(1) as f32
    }
}

/// Who thinks, about what.
pub(super) struct Thought<'a> {
    pub(super) view: &'a View,
    pub(super) ask: &'a Ask,
    pub(super) legal: &'a Legal,
    pub(super) belief: &'a Belief,
}

/// What the policy would do, and what it thinks of everything else: no search at all.
pub(super) fn at_once(thought: &Thought<'_>, rollout: &Rollout, seed: u64) -> (usize, Vec<f32>) {
    let public = rows(&thought.belief.public_deals(thought.view));
    let world = thought.view.redeal(Seed::from(seed));
    let mut minds = Minds::new(&world, public);
    let actions = thought.legal.actions();
    let mut worths = vec![f32::NEG_INFINITY; actions.len()];
    policy::score(&world, thought.ask, actions, &mut minds, rollout.weights(), |index, worth| worths[index] = worth);
    let mut best = 0;
    for (index, worth) in worths.iter().enumerate() {
        if *worth > worths[best] {
            best = index;
        }
    }
    (best, worths)
}

/// Thinks answers through and returns those that are left, the best first.
pub(super) fn search(
    thought: &Thought<'_>,
    rollout: &mut Rollout,
    budget: Budget,
    seed: u64,
    is_out: impl Fn(&Action) -> bool,
) -> Vec<Candidate> {
    let began = Instant::now();
    let (first, worths) = at_once(thought, rollout, seed);
    let mut left = candidates(thought.legal, &worths, first, is_out);
    if left.len() < 2 {
        return left;
    }
    let deals = thought.belief.deals(thought.view);
    let public = rows(&thought.belief.public_deals(thought.view));
    let mut stream = Stream::new(seed);
    let mut clock = Clock { budget, began, rollouts: 0 };
    let rounds = left.len().next_power_of_two().trailing_zeros().max(1);
    for round in 0..rounds {
        let mut worlds = 0;
        while !clock.is_over(round, rounds) || worlds < LEAST_WORLDS {
            let roles = drawn(&deals, stream.share());
            let world = thought.view.redeal_as(Seed::from(stream.draw()), roles.as_ref());
            try_all(thought, rollout, &mut left, &world, &public);
            clock.rollouts += left.len() as u32;
            worlds += 1;
            if clock.is_late() {
                break;
            }
        }
        left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        left.retain({
            let (best, keep) = (left[0], left.len().div_ceil(2).max(2));
            let mut place = 0;
            move |one| {
                place += 1;
                place <= keep && !is_clearly_worse(one, &best)
            }
        });
        if left.len() < 2 || clock.is_late() {
            break;
        }
    }
    left
}

/// Tries every answer in one world.
fn try_all(
    thought: &Thought<'_>,
    rollout: &mut Rollout,
    left: &mut [Candidate],
    world: &Game,
    public: &[[f32; 4]; MOST_SEATS],
) {
    let minds = Minds::new(world, *public);
    let seat = thought.ask.seat;
    let until = world.turn().number + horizon(world, seat);
    for candidate in left {
        let chance = rollout.chance(*world, minds.clone(), (thought.legal, candidate.index), until, seat);
        candidate.sum += chance;
        candidate.squares += chance * chance;
        candidate.tried += 1;
    }
}

/// How many turns are played in thought: about one round, more where nothing is known of positions but lives and cards.
fn horizon(world: &Game, seat: Seat) -> u16 {
    let living = world.living().len() as u16;
    let round = if by_roles(world) { living.max(4) } else { 3 * living };
    // A thought ends before somebody's turn, not in the middle of the thinker's own.
    round + u16::from(world.turn().seat == seat)
}

/// So much worse than the best that more thought would not help.
fn is_clearly_worse(one: &Candidate, best: &Candidate) -> bool {
    let spread = |one: &Candidate| (one.squares / one.tried as f32 - one.mean() * one.mean()).max(1e-4);
    let error = (spread(one) + spread(best)) / one.tried.max(1) as f32;
    let behind = best.mean() - one.mean();
    behind * behind > 9.0 * error && one.tried >= 2 * LEAST_WORLDS
}

/// Roles of one of these deals, each as likely as it is.
fn drawn(deals: &[Deal], share: f32) -> Option<[Role; MOST_SEATS]> {
    let mut left = share;
    for deal in deals {
        left -= deal.weight;
        if left <= 0.0 {
            return Some(deal.roles);
        }
    }
    deals.last().map(|deal| deal.roles)
}

/// How much has been thought, and how much may be.
struct Clock {
    budget: Budget,
    began: Instant,
    rollouts: u32,
}

impl Clock {
    /// Has a round had its share?
    fn is_over(&self, round: u32, rounds: u32) -> bool {
        match self.budget {
            Budget::Rollouts(most) => self.rollouts * rounds >= most * (round + 1),
            Budget::Time(most) => self.began.elapsed() * rounds >= most * (round + 1),
        }
    }

    /// Is there no time left at all?
    fn is_late(&self) -> bool {
        match self.budget {
            Budget::Rollouts(_) => false,
            Budget::Time(most) => self.began.elapsed() >= most.max(Duration::from_millis(1)),
        }
    }
}

/// The answers worth thinking about: one of each sort, those the policy likes best, and always what it would do and passing.
fn candidates(legal: &Legal, worths: &[f32], first: usize, is_out: impl Fn(&Action) -> bool) -> Vec<Candidate> {
    let actions = legal.actions();
    let mut found: Vec<Candidate> = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        if is_out(action) {
            continue;
        }
        let candidate = Candidate { index, prior: worths[index], sum: 0.0, squares: 0.0, tried: 0 };
        match found.iter_mut().find(|other| is_same(actions[other.index], *action)) {
            Some(other) if other.prior < candidate.prior => *other = candidate,
            Some(_) => {}
            None => found.push(candidate),
        }
    }
    if found.is_empty() {
        found.push(Candidate { index: first, prior: 0.0, sum: 0.0, squares: 0.0, tried: 0 });
    }
    let ahead = |one: &Candidate| (one.index == first, actions[one.index] == Action::Pass);
    found.sort_by(|one, other| ahead(other).cmp(&ahead(one)).then(other.prior.total_cmp(&one.prior)));
    found.truncate(MOST_ANSWERS);
    found
}

/// Do two answers differ only in which of several like cards they use?
fn is_same(one: Action, other: Action) -> bool {
    const NOTHING: Pay = [None; 2];
    match (one, other) {
        (Action::Play { kind: a, aim: b, pay: p, .. }, Action::Play { kind: c, aim: d, pay: q, .. }) => {
            a == c && b == d && (p != NOTHING) == (q != NOTHING)
        }
        (Action::Use { source: a, aim: b, .. }, Action::Use { source: c, aim: d, .. }) => a == c && b == d,
        _ => one == other,
    }
}

/// How much of the budget a question deserves.
pub(super) fn share(question: &Question) -> u32 {
    match question {
        Question::Play => 4,
        Question::Dodge { .. } | Question::Give { .. } | Question::Event { .. } | Question::DrawMode => 1,
        _ => 1,
    }
}
