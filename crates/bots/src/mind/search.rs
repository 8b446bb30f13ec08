//! Search: worlds that could be the real one, every answer tried in each of them, the worse half given up again and again.
//!
//! All answers are tried in the same worlds with the same luck, so that what differs between them is what they do.

use std::time::{Duration, Instant};

use saloon_ground::Stream;
use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Action, Ask, Game, Legal, Mode, Pay, Question, Role, Seat, Seed, View};

use super::belief::{Belief, Deal, rows};
use super::minds::Minds;
use super::policy;
use super::rollout::{Rollout, Trial};
use super::value::by_roles;
use crate::Budget;

/// Answers that are thought about at most; the policy says which.
const MOST_ANSWERS: usize = 14;
/// Rollouts for each of them at least.
const PER_ANSWER: usize = 16;
/// Worlds after which answers may be given up.
const LEAST_WORLDS: u32 = 6;
/// Standard errors behind the best at which an answer is given up.
const CLEARLY: f32 = 3.0;
/// How much the policy is trusted: an answer must be ahead of what it would do by so many squares of the standard error.
const DOUBT: f32 = 25.0;

/// An answer that is thought about.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    /// Its place in the legal list.
    pub(super) index: usize,
    /// What the policy holds it to be worth.
    prior: f32,
    /// How each world came out.
    chances: Vec<f32>,
    sum: f32,
}

impl Candidate {
    fn new(index: usize, prior: f32) -> Candidate {
        Candidate { index, prior, chances: Vec::new(), sum: 0.0 }
    }

    /// The share of thoughts that end well.
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.chances.len().max(1) as f32
    }

    /// How much better than another it came out in the worlds both were tried in, and the standard error of that.
    fn ahead_of(&self, other: &Candidate) -> (f32, f32) {
        let (mut sum, mut squares) = (0.0, 0.0);
        for (one, other) in self.chances.iter().zip(&other.chances) {
            let ahead = one - other;
            (sum, squares) = (sum + ahead, squares + ahead * ahead);
        }
        let count = self.chances.len().min(other.chances.len()).max(1) as f32;
        let mean = sum / count;
        // Worlds that all came out alike say less than they seem to.
        let spread = (squares / count - mean * mean).max(1e-4);
        (mean, (spread / count).sqrt())
    }
}

/// Who thinks, about what.
pub(super) struct Thought<'a> {
    pub(super) view: &'a View,
    pub(super) ask: &'a Ask,
    pub(super) legal: &'a Legal,
    pub(super) belief: &'a Belief,
}

impl Thought<'_> {
    /// Would an answer do harm to somebody else?
    pub(super) fn is_attack(&self, index: usize) -> bool {
        let action = self.legal.actions().get(index);
        action.is_some_and(|action| crate::temper::is_attack(action, self.view.deck, self.ask.seat))
    }
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
    left.truncate(budget.answers());
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
            if worlds % LEAST_WORLDS == 0 && given_up(&mut left, MOST_ANSWERS, first) < 2 {
                break;
            }
        }
        let keep = left.len().div_ceil(2).max(2);
        if given_up(&mut left, keep, first) < 2 || clock.is_late() {
            break;
        }
    }
    settled(&mut left, first, thought.legal.actions());
    left
}

/// Puts the best answer first, keeps so many and what the policy would do, and gives up those that are clearly worse. Returns
/// how many are left.
fn given_up(left: &mut Vec<Candidate>, keep: usize, first: usize) -> usize {
    left.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    let enough = left[0].chances.len() >= 2 * LEAST_WORLDS as usize;
    let stays = |(place, one): (usize, &Candidate)| {
        let (ahead, error) = left[0].ahead_of(one);
        (place < keep || one.index == first) && !(enough && ahead > CLEARLY * error)
    };
    let stay: Vec<bool> = left.iter().enumerate().map(stays).collect();
    let mut stay = stay.into_iter();
    left.retain(|_| stay.next().unwrap_or(true));
    left.len()
}

/// What the policy would do stands unless another answer came out better by more than luck would explain: the fewer worlds,
/// the more. To do nothing where the policy would do something takes twice as much.
fn settled(left: &mut [Candidate], first: usize, actions: &[Action]) {
    let Some(at) = left.iter().position(|one| one.index == first) else { return };
    let (ahead, error) = left[0].ahead_of(&left[at]);
    let idle = actions[left[0].index] == Action::Pass && actions[first] != Action::Pass;
    let doubt = if idle { 2.0 * DOUBT } else { DOUBT };
    if ahead < doubt * error * error {
        left[..=at].rotate_right(1);
    }
}

/// Tries every answer in one world. In every other one the others are in a hurry.
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
    let hasty = left.first().is_some_and(|one| one.chances.len() % 2 == 1);
    let trial = Trial { legal: thought.legal, seat, until, hasty };
    for candidate in left {
        let chance = rollout.chance(*world, minds.clone(), &trial, candidate.index);
        candidate.chances.push(chance);
        candidate.sum += chance;
    }
}

/// How many turns are played in thought: about one round, three where nothing is known of positions but lives and cards, and to the
/// end where even those say little, because each has one enemy of his own.
fn horizon(world: &Game, seat: Seat) -> u16 {
    let living = world.living().len() as u16;
    let round = match world.mode() {
        _ if by_roles(world) => living.max(4),
        Mode::OpenTriangle if !world.goals_are_replaced() => return u16::MAX / 2,
        _ => 3 * living,
    };
    // A thought ends before somebody's turn, not in the middle of the thinker's own.
    round + u16::from(world.turn().seat == seat)
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

impl Budget {
    /// Answers that can be told apart with it.
    fn answers(self) -> usize {
        match self {
            Budget::Rollouts(most) => (most as usize / PER_ANSWER).clamp(4, MOST_ANSWERS),
            Budget::Time(_) => MOST_ANSWERS,
        }
    }
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
        let candidate = Candidate::new(index, worths[index]);
        match found.iter_mut().find(|other| is_same(actions[other.index], *action)) {
            Some(other) if other.prior < candidate.prior => *other = candidate,
            Some(_) => {}
            None => found.push(candidate),
        }
    }
    if found.is_empty() {
        found.push(Candidate::new(first, 0.0));
    }
    // What the policy would do in the same breath comes before what will be asked again anyway.
    let breath = |prior: f32| (prior.max(0.0) / 50.0) as u32;
    let ahead = |one: &Candidate| {
        let same = breath(one.prior) == breath(worths[first]);
        (one.index == first, actions[one.index] == Action::Pass, same)
    };
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

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(index: usize, chances: &[f32]) -> Candidate {
        Candidate { sum: chances.iter().sum(), chances: chances.to_vec(), ..Candidate::new(index, 0.0) }
    }

    fn best(chances: [&[f32]; 2], actions: [Action; 2]) -> usize {
        let mut left: Vec<Candidate> = chances.iter().enumerate().map(|(at, one)| candidate(at, one)).collect();
        given_up(&mut left, 2, 0);
        settled(&mut left, 0, &actions);
        left[0].index
    }

    const USE: Action = Action::Rest;

    #[test]
    fn answers_are_compared_world_by_world() {
        let (one, other) = (candidate(0, &[0.1, 0.5, 0.9, 0.5]), candidate(1, &[0.0, 0.4, 0.8, 0.4]));
        let (ahead, error) = one.ahead_of(&other);
        assert!(
            (ahead - 0.1).abs() < 1e-5 && error < 0.01,
            "{ahead} ± {error}: the worlds differ, the answers always by as much"
        );
    }

    #[test]
    fn what_the_policy_would_do_stands_until_another_is_ahead_beyond_luck() {
        assert_eq!(
            best([&[0.5, 0.3, 0.9, 0.1], &[0.9, 0.1, 0.4, 0.6]], [USE, USE]),
            0,
            "a few worlds this way and that"
        );
        assert_eq!(best([&[0.5; 8], &[0.6; 8]], [USE, USE]), 1, "always better");
    }

    #[test]
    fn to_do_nothing_takes_more_proof() {
        // Ahead by 0.0375 with a standard error of 0.030: 25 squares are 0.023, 50 are 0.046.
        let (does, other) = ([0.5; 8], [0.6, 0.4, 0.6, 0.6, 0.6, 0.4, 0.5, 0.6]);
        assert_eq!(best([&does, &other], [USE, USE]), 1);
        assert_eq!(best([&does, &other], [USE, Action::Pass]), 0);
    }
}
