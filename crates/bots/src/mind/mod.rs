//! The bots people choose by level. They differ in how far they look, never in what they may know.
//!
//! A [`Belief`] says who is probably what, a fast policy what a good player would do at once, [`value`] how a position stands,
//! and search puts them together: it deals anew what cannot be known, tries its answers there, lets the policy play on for
//! everybody and asks the value how it came out.

mod belief;
mod minds;
mod policy;
mod rollout;
mod search;
pub mod value;
mod weights;

use saloon_ground::Stream;
use saloon_rules::defs::Step;
use saloon_rules::{Action, Ask, Fact, Legal, Question, Role, Seat, View};

use crate::{Bot, Budget, Greedy, Temper};
use search::{Thought, at_once, search};

pub use belief::{Belief, Deed, Odds, Rates};
pub use minds::Minds;
pub use rollout::Rollout;
pub use weights::Weights;

/// How well a bot plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Honest, short-sighted, forgiving.
    Easy,
    /// Reads the table and looks a little ahead.
    Normal,
    /// Thinks ahead.
    Sharp,
}

impl Level {
    /// Games played out in thought where nobody says otherwise.
    const fn rollouts(self) -> u32 {
        match self {
            Level::Easy => 0,
            Level::Normal => 200,
            Level::Sharp => 600,
        }
    }
}

/// Plays after which a turn has gone on long enough, where one's own cards come back off the deck.
const ENOUGH: u16 = 24;

/// A player of a level.
pub struct Mind {
    level: Level,
    /// For questions before and between games.
    greedy: Greedy,
    belief: Option<Belief>,
    /// Facts heard before the first view.
    early: Vec<Fact>,
    rollout: Rollout,
    stream: Stream,
    budget: Budget,
    /// The turn it last played in, and how often it has played in it.
    plays: (u16, u16),
    /// What it likes where it makes little difference.
    temper: Temper,
}

impl Mind {
    /// A player that has seen nothing yet, with its own source of chance.
    pub fn new(level: Level, seed: u64) -> Mind {
        Mind {
            level,
            greedy: Greedy::new(),
            belief: None,
            early: Vec::new(),
            rollout: Rollout::new(*Weights::tuned()),
            stream: Stream::new(seed),
            budget: Budget::Rollouts(level.rollouts()),
            plays: (0, 0),
            temper: Temper::Even,
        }
    }

    /// Has a taste of its own where it makes little difference.
    pub fn with_temper(mut self, temper: Temper) -> Mind {
        self.temper = temper;
        self
    }

    /// Plays by other weights, for tuning.
    pub fn with_weights(mut self, weights: Weights) -> Mind {
        self.rollout = Rollout::new(weights);
        self
    }

    /// Has the player done enough in this turn? Counts one more play.
    fn is_tired(&mut self, view: &View) -> bool {
        let so_far = if self.plays.0 == view.turn.number { self.plays.1 } else { 0 };
        self.plays = (view.turn.number, so_far.saturating_add(1));
        view.turn.dug && so_far >= ENOUGH
    }

    /// What a short-sighted player does: often the right thing, sometimes just something that looks good.
    fn at_ease(&mut self, thought: &Thought<'_>) -> usize {
        let seed = self.stream.draw();
        let (best, worths) = at_once(thought, &self.rollout, seed);
        if self.stream.share() > 0.35 {
            return self.to_its_taste(thought, best, &worths);
        }
        let fine: Vec<usize> = (0..worths.len()).filter(|index| worths[*index] > -0.5).collect();
        fine.get((self.stream.draw() % fine.len().max(1) as u64) as usize).copied().unwrap_or(best)
    }

    /// What a short-sighted player likes better than the best, if it is nearly as good: passing is worth nothing.
    fn to_its_taste(&self, thought: &Thought<'_>, best: usize, worths: &[f32]) -> usize {
        let passes = thought.legal.actions()[best] == Action::Pass;
        let by_worth = |from: &dyn Fn(usize) -> bool| {
            let found = (0..worths.len()).filter(|index| from(*index));
            found.max_by(|one, other| worths[*one].total_cmp(&worths[*other]))
        };
        let liked = match self.temper {
            Temper::Even => None,
            Temper::Bold if !passes => None,
            Temper::Bold => by_worth(&|index| thought.is_attack(index) && worths[index] > -SLIGHT),
            // Plays are ranked in classes of fifty.
            Temper::Careful if !thought.is_attack(best) || worths[best] % 50.0 > SLIGHT => None,
            Temper::Careful => by_worth(&|index| !thought.is_attack(index) && worths[index] >= 0.0),
        };
        liked.unwrap_or(best)
    }

    fn thoughtful(&mut self, thought: &Thought<'_>) -> usize {
        let share = search::share(&thought.ask.question);
        let budget = match self.budget {
            Budget::Rollouts(most) => Budget::Rollouts(most * share / 4),
            Budget::Time(most) => Budget::Time(most * share / 4),
        };
        let seed = self.stream.draw();
        let rows = belief::rows(&thought.belief.deals(thought.view));
        let careful = thought.view.seat(thought.ask.seat).role == Some(Role::Sheriff);
        let loaded = careful && thought.legal.actions().iter().any(|action| is_wasted(thought, &rows, action));
        let is_out =
            |action: &Action| careful && (is_rash(thought, &rows, action) || (loaded && *action == Action::Pass));
        let left = search(thought, &mut self.rollout, budget, seed, is_out);
        let Some(best) = left.first() else { return 0 };
        let alike = left.iter().take_while(|one| best.mean() - one.mean() < ALIKE).map(|one| one.index);
        if let Some(liked) = self.temper.liked(alike, |index| thought.is_attack(index)) {
            return liked;
        }
        // Nobody learns a hidden role from what is as good either way.
        let hidden = !thought.view.role_shown.contains(thought.ask.seat) && thought.view.mode.has_roles();
        let close = left.iter().take_while(|one| hidden && best.mean() - one.mean() < NEAR).count().max(1);
        left[(self.stream.draw() % close as u64) as usize].index
    }
}

/// Chances this near to each other leave room for taste.
const ALIKE: f32 = 0.02;

/// What a player at ease overlooks, in cards off the deck.
const SLIGHT: f32 = 0.8;

/// Chances this near to each other are the same.
const NEAR: f32 = 0.002;

/// Would a sheriff regret it? To harm somebody who may well be his deputy and has done nothing to him.
fn is_rash(thought: &Thought<'_>, rows: &[[f32; 4]; saloon_rules::ids::MOST_SEATS], action: &Action) -> bool {
    let aim = match action {
        Action::Play { aim, .. } | Action::Use { aim, .. } => aim,
        _ => return false,
    };
    let me = thought.ask.seat;
    aim.seat.is_some_and(|at| {
        let harmed = thought.belief.deeds(Deed::Harm, at, me) > 0.0;
        at != me && !harmed && rows[at.index()][Role::Deputy as usize] > 0.06
    })
}

/// Would this shot at a declared enemy be thrown away otherwise, there being more cards than may be kept?
fn is_wasted(thought: &Thought<'_>, rows: &[[f32; 4]; saloon_rules::ids::MOST_SEATS], action: &Action) -> bool {
    let me = thought.view.seat(thought.ask.seat);
    let Action::Play { kind, aim, .. } = action else { return false };
    let shot = matches!(kind.def().steps.first(), Some(Step::Shoot)) && !kind.def().stays();
    let enemy = |at: Seat| {
        let [_, deputy, outlaw, _] = rows[at.index()];
        deputy < 0.05 && (outlaw > 0.7 || thought.belief.deeds(Deed::Harm, at, thought.ask.seat) > 0.0)
    };
    thought.ask.question == Question::Play
        && i16::from(me.hand) > i16::from(me.life)
        && shot
        && aim.seat.is_some_and(enemy)
}

impl Bot for Mind {
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize {
        let mut belief = self.belief.take().unwrap_or_else(|| Belief::new(view.deck));
        self.early.drain(..).for_each(|fact| belief.hear(&fact));
        let passed = legal.actions().iter().position(|action| *action == Action::Pass);
        let thought = Thought { view, ask, legal, belief: &belief };
        let index = if legal.len() < 2 {
            0
        } else if ask.question == Question::Play && self.is_tired(view) && passed.is_some() {
            passed.unwrap_or(0)
        } else if is_before_play(&ask.question) {
            self.greedy.choose(view, ask, legal)
        } else if self.level == Level::Easy {
            self.at_ease(&thought)
        } else {
            self.thoughtful(&thought)
        };
        self.belief = Some(belief);
        index
    }

    fn watch(&mut self, facts: &[Fact]) {
        self.greedy.watch(facts);
        match &mut self.belief {
            Some(belief) => facts.iter().for_each(|fact| belief.hear(fact)),
            None => self.early.extend_from_slice(facts),
        }
    }

    fn think(&mut self, budget: Budget) {
        self.budget = budget;
    }

    fn is_slow(&self, ask: &Ask, legal: &Legal) -> bool {
        self.level != Level::Easy && legal.len() > 1 && !is_before_play(&ask.question)
    }
}

/// Is it asked before the first turn, or between games, where there is nothing to search yet?
fn is_before_play(question: &Question) -> bool {
    matches!(
        question,
        Question::PickCharacter
            | Question::Draft
            | Question::Sides
            | Question::Keep { .. }
            | Question::Nominate { .. }
            | Question::Bid { .. }
            | Question::Buy
            | Question::Declare
            | Question::Arrange
            | Question::TakeBack
    )
}
