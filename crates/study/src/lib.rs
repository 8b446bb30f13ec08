//! Looking back at a game: who was winning when, what decided it, and which answers mattered.
//!
//! Two things are kept apart. The **open** curve judges a position by everything there is to see, all hands and roles, but not
//! by what lies in the deck. A **judged** answer is weighed by what its player could know: worlds are dealt that he could not
//! tell from the real one, as likely as everybody's deeds make them, and the game is played on in each of them, once from his
//! answer and once from the one `sharp` would have given.
//!
//! Games are played on by greedy bots that know what everybody has seen done. The same replay, effort and seed give the same
//! study.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod judge;
mod moments;
mod outlook;
mod playout;
mod plot;

use std::sync::atomic::{AtomicBool, Ordering};

use saloon_bots::{Bot, BotName, Budget, Greedy};
use saloon_ground::mix;
use saloon_rules::{Action, Ask, Fact, Game, Legal, Mode, Player, Replay, ReplayError, Role, Told, Winner};

use judge::Judge;
use playout::Playouts;

pub use judge::Judged;
pub use moments::Moment;
pub use outlook::Outlook;
pub use plot::{Labels, svg};

/// Those whose win chance is followed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Camp {
    /// The sheriff and the deputies.
    Law,
    /// The outlaws.
    Outlaws,
    /// The renegades.
    Renegades,
    /// A player for himself, where roles do not make sides.
    Player(Player),
}

impl Camp {
    /// The camps of a game, in the order they are told.
    pub fn all(game: &Game) -> Vec<Camp> {
        match game.mode() {
            Mode::Standard | Mode::SixHiddenRemoval => vec![Camp::Law, Camp::Outlaws, Camp::Renegades],
            Mode::OpenTriangle | Mode::TwoCharacters => game.players().iter().map(Camp::Player).collect(),
        }
    }

    /// The camp of a role.
    const fn of(role: Role) -> Camp {
        match role {
            Role::Sheriff | Role::Deputy => Camp::Law,
            Role::Outlaw => Camp::Outlaws,
            Role::Renegade => Camp::Renegades,
        }
    }

    /// The camp that has won; none while the game goes on.
    pub fn that_won(game: &Game) -> Option<Camp> {
        let alone = |seat| match game.mode() {
            Mode::Standard | Mode::SixHiddenRemoval => Camp::of(game.role(seat)),
            Mode::OpenTriangle | Mode::TwoCharacters => Camp::Player(game.owner(seat)),
        };
        Some(match game.winner()? {
            Winner::Law => Camp::Law,
            Winner::Outlaws => Camp::Outlaws,
            Winner::Renegade(seat) | Winner::Survivor(seat) | Winner::Personal(seat) => alone(seat),
        })
    }
}

/// How hard to look.
#[derive(Clone, Debug)]
pub struct Effort {
    /// How often each position is played on for the open curve.
    pub open: u32,
    /// In how many worlds each answer is judged.
    pub worlds: u32,
    /// How long `sharp` may think about each answer.
    pub sharp: Budget,
    /// What all chance of the study comes from.
    pub seed: u64,
}

impl Default for Effort {
    /// A game of 150 answers takes some seconds.
    fn default() -> Effort {
        Effort { open: 100, worlds: 60, sharp: Budget::Rollouts(300), seed: 0 }
    }
}

/// Games of so many answers get the usual effort.
const USUAL: u32 = 200;

impl Effort {
    /// So many per cent of the usual effort for a game of so many answers; a very long one gets less for each, so that it takes
    /// not much longer.
    pub fn for_answers(answers: usize, percent: u32) -> Effort {
        let answers = u32::try_from(answers).unwrap_or(u32::MAX).max(USUAL);
        let share = |most: u32, least: u32| {
            let share = (u64::from(most) * u64::from(USUAL) / u64::from(answers)).max(least.into());
            (share * u64::from(percent) / 100).clamp(1, 100_000) as u32
        };
        Effort { open: share(100, 30), worlds: share(60, 30), sharp: Budget::Rollouts(share(300, 100)), seed: 0 }
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// Whose chances these are.
    pub camps: Vec<Camp>,
    /// The chance of each camp before each answer, and at the end, from 0 to 1: the open curve.
    pub open: Vec<Vec<f64>>,
    /// The turn each of these positions belongs to.
    pub turns: Vec<u16>,
    /// What decided the game, the weightiest first.
    pub moments: Vec<Moment>,
    /// Every answer that was judged, in their order.
    pub judged: Vec<Judged>,
}

/// Why there is no study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyError {
    /// The recording does not lead where it says.
    Replay(ReplayError),
    /// Nothing was answered in it.
    Empty,
    /// Nobody wants to know any more.
    Cancelled,
}

impl std::fmt::Display for StudyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StudyError::Replay(why) => why.fmt(f),
            StudyError::Empty => f.write_str("nothing was answered in this game, so there is nothing to look at"),
            StudyError::Cancelled => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for StudyError {}

/// What was thought to have decided the game is played on so many times as often once more, with other luck.
const AGAIN: u32 = 4;

/// One position of the game.
struct Position {
    game: Game,
    ask: Option<Ask>,
    /// How many facts had been told by then.
    told: usize,
}

/// Looks back at a game. Answers of `whose` are judged. `progress` hears which share is done.
pub fn study(
    replay: &Replay,
    effort: &Effort,
    whose: &dyn Fn(Player) -> bool,
    progress: &mut dyn FnMut(f64),
    cancel: &AtomicBool,
) -> Result<Study, StudyError> {
    let (positions, log) = positions(replay)?;
    let camps = Camp::all(&positions[0].game);
    let mut playouts = Playouts::new();
    let mut judge = Judge::new(&positions[0].game, effort);
    let mut onlooker = Onlooker::new(&log);
    let (mut open, mut judged) = (Vec::new(), Vec::new());
    let mut list = Legal::new();
    for (at, position) in positions.iter().enumerate() {
        if cancel.load(Ordering::Relaxed) {
            return Err(StudyError::Cancelled);
        }
        judge.hear(onlooker.hear(position));
        let onlooker = &onlooker.bot;
        open.push(playouts.open(&position.game, &camps, onlooker, (effort.open, mix(effort.seed ^ at as u64))));
        if let (Some(ask), Some(action)) = (position.ask, answer(replay, at))
            && whose(ask.who)
        {
            position.game.legal(&mut list);
            judged.extend(judge.judge(&mut playouts, (at, &position.game, &ask), (&list, action), onlooker));
        }
        progress((at + 1) as f64 / positions.len() as f64);
    }
    let turns = positions.iter().map(|position| position.game.turn().number).collect();
    let times = effort.open.saturating_mul(AGAIN);
    let looked_at = moments::candidates(&open);
    let mut onlooker = Onlooker::new(&log);
    for (at, position) in positions.iter().enumerate() {
        onlooker.hear(position);
        if looked_at.iter().any(|moment| (*moment..=moment + 1).contains(&at)) {
            let seed = mix(effort.seed.wrapping_add(0xa9a) ^ mix(at as u64));
            open[at] = playouts.open(&position.game, &camps, &onlooker.bot, (times, seed));
        }
    }
    let moments = moments::weightiest(&open, &looked_at, times);
    Ok(Study { camps, open, turns, moments, judged })
}

/// Somebody who watches the game and hears what everybody may hear.
struct Onlooker<'a> {
    bot: Greedy,
    log: &'a [Told],
    heard: usize,
}

impl<'a> Onlooker<'a> {
    fn new(log: &'a [Told]) -> Onlooker<'a> {
        Onlooker { bot: Greedy::new(), log, heard: 0 }
    }

    /// Goes on to a position; what has happened since the one before.
    fn hear(&mut self, position: &Position) -> &'a [Told] {
        let news = &self.log[self.heard..position.told];
        self.heard = position.told;
        let public: Vec<Fact> = news.iter().map(|told| told.seen_by(None)).collect();
        self.bot.look(&position.game.view(None));
        self.bot.watch(&public);
        news
    }
}

fn answer(replay: &Replay, at: usize) -> Option<Action> {
    replay.actions.get(at).map(|(_, action)| *action)
}

/// Every position of a game, and everything that was told.
fn positions(replay: &Replay) -> Result<(Vec<Position>, Vec<Told>), StudyError> {
    let mut positions = Vec::with_capacity(replay.actions.len() + 1);
    let mut log = Vec::new();
    if replay.actions.is_empty() {
        return Err(StudyError::Empty);
    }
    for at in 0..=replay.actions.len() {
        log.clear();
        let game = replay.at(at, &mut log).map_err(StudyError::Replay)?;
        positions.push(Position { game, ask: game.ask(), told: log.len() });
    }
    Ok((positions, log))
}

/// A bot of the level that is asked for advice.
fn sharp(seed: u64, budget: Budget) -> Box<dyn Bot> {
    let mut bot = BotName::Sharp.seated(seed);
    bot.think(budget);
    bot
}
