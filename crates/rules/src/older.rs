//! Games recorded under older rules, followed as far as these rules can.
//!
//! A recording of a game under the rules of today is played again answer by answer. Under older rules an answer may belong to
//! a question that is no longer asked, and a question may be asked that was not: then the answer is left out, or the question
//! gets the answer it gets when nobody answers. All of it is reported. What comes out can be watched like any other game; to
//! check a recording exactly takes the rules it was made with.

use saloon_ground::Seed;

use crate::ask::{Action, Ask, Legal};
use crate::config::{Config, ConfigError};
use crate::game::Game;
use crate::ids::Player;
use crate::notation::{ActionPattern, action_text};
use crate::replay::{Replay, ReplayError, Written, read_file};
use crate::{RULES_VERSION, Seat};

/// How many answers are left out or added at most where a recording does not fit.
const REPAIRS: usize = 4;
/// How many of the next answers are looked at to see which repair fits best.
const AHEAD: usize = 5;

/// What had to be done to follow a recording at one place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// An answer belongs to a question that is not asked now.
    LeftOut {
        /// The number of the answer in the recording, from 0.
        answer: usize,
        /// Whose it was.
        who: Player,
    },
    /// A question is asked that nobody answered in the recording.
    Added {
        /// Before which answer of the recording.
        answer: usize,
        /// What is asked.
        ask: Ask,
        /// The answer it got.
        action: Action,
    },
}

/// A recording under older rules, as it can be watched now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// The rules it was recorded under.
    pub rules: u32,
    /// What is legal now: it can be played from beginning to end.
    pub replay: Replay,
    /// What had to be done, in order.
    pub repairs: Vec<Repair>,
    /// The answer from which on these rules cannot follow any more, if there is one.
    pub lost_at: Option<usize>,
    /// Answers in the recording.
    pub answers: usize,
}

impl Followed {
    /// Nothing had to be done: it is the game that was recorded.
    pub fn is_faithful(&self) -> bool {
        self.repairs.is_empty() && self.lost_at.is_none()
    }

    /// What had to be done, one line each, in the words of the notation.
    pub fn report(&self) -> Vec<String> {
        let seat = |player: Player| Seat::at(player.index());
        let deck = self.replay.config.deck;
        let mut lines: Vec<String> = (self.repairs.iter())
            .map(|repair| match *repair {
                Repair::LeftOut { answer, who } => {
                    format!("answer {} of {} belongs to no question of these rules", answer + 1, seat(who))
                }
                Repair::Added { answer, ask, action } => {
                    let action = action_text(deck, action);
                    format!("before answer {} {} is asked something new and answers {action}", answer + 1, ask.seat)
                }
            })
            .collect();
        if let Some(at) = self.lost_at {
            lines.push(format!("these rules cannot follow answers {} to {}", at + 1, self.answers));
        }
        lines
    }
}

/// An answer as it was written down.
enum Recorded {
    Exact(Action),
    Text(String, ActionPattern),
}

impl Recorded {
    /// The legal action that is meant.
    fn find(&self, game: &Game, list: &Legal) -> Option<Action> {
        match self {
            Recorded::Exact(action) => list.actions().iter().copied().find(|legal| legal == action),
            Recorded::Text(text, pattern) => {
                let meant = || list.actions().iter().copied().filter(|action| pattern.fits(game.deck(), *action));
                meant().find(|action| action_text(game.deck(), *action) == *text).or_else(|| meant().next())
            }
        }
    }
}

/// Follows a log that was kept as values: who answered what, and who spoke after how many answers.
pub fn follow(
    rules: u32,
    config: &Config,
    seed: Seed,
    answers: &[(Player, Action)],
    spoken: &[(u32, Player)],
) -> Result<Followed, ConfigError> {
    let recorded: Vec<_> = answers.iter().map(|(who, action)| (*who, Recorded::Exact(*action))).collect();
    Follower::new(Replay::new(config.clone(), seed))?.run(rules, &recorded, spoken)
}

impl Replay {
    /// Opens a file for watching, whether it was made under these rules or older ones. A file of these rules must be
    /// exactly right, as in [`Replay::parse`].
    pub fn open(text: &str) -> Result<Followed, ReplayError> {
        let file = read_file(text)?;
        if file.rules == RULES_VERSION {
            let replay = Replay::parse(text)?;
            let answers = replay.actions.len();
            return Ok(Followed { rules: file.rules, replay, repairs: Vec::new(), lost_at: None, answers });
        }
        let (mut answers, mut spoken) = (Vec::new(), Vec::new());
        for (line, written) in file.lines {
            match written {
                Written::Answer(who, text) => {
                    let pattern = ActionPattern::parse(&text);
                    let pattern = pattern.map_err(|message| ReplayError::Line { line, message })?;
                    answers.push((who, Recorded::Text(text, pattern)));
                }
                Written::Speaks(who) => spoken.push((answers.len() as u32, who)),
                Written::End(_) => {}
            }
        }
        let follower = Follower::new(Replay::new(file.config, file.seed)).map_err(ReplayError::Config)?;
        follower.run(file.rules, &answers, &spoken).map_err(ReplayError::Config)
    }
}

struct Follower {
    game: Game,
    list: Legal,
    replay: Replay,
    repairs: Vec<Repair>,
}

impl Follower {
    fn new(replay: Replay) -> Result<Follower, ConfigError> {
        let game = Game::new(&replay.config, replay.seed)?;
        Ok(Follower { game, list: Legal::new(), replay, repairs: Vec::new() })
    }

    fn run(
        mut self,
        rules: u32,
        answers: &[(Player, Recorded)],
        spoken: &[(u32, Player)],
    ) -> Result<Followed, ConfigError> {
        let (mut at, mut lost_at, mut heard) = (0, None, 0);
        while at < answers.len() {
            while let Some((_, who)) = spoken.get(heard).filter(|(after, _)| *after as usize <= at) {
                self.speak(*who);
                heard += 1;
            }
            if let Some(action) = fits(&self.game, &mut self.list, &answers[at]) {
                self.apply(answers[at].0, action);
                at += 1;
                continue;
            }
            let Some((left_out, added)) = self.best_repair(&answers[at..]) else {
                lost_at = Some(at);
                break;
            };
            self.repairs.extend((at..at + left_out).map(|i| Repair::LeftOut { answer: i, who: answers[i].0 }));
            at += left_out;
            for _ in 0..added {
                self.answer_for(at);
            }
        }
        if lost_at.is_none() {
            spoken[heard..].iter().for_each(|(_, who)| self.speak(*who));
        }
        self.replay.over = self.game.winner().is_some();
        Ok(Followed { rules, replay: self.replay, repairs: self.repairs, lost_at, answers: answers.len() })
    }

    fn apply(&mut self, who: Player, action: Action) {
        if self.game.apply(who, action, None).is_ok() {
            self.replay.actions.push((who, action));
        }
    }

    fn speak(&mut self, who: Player) {
        if self.game.speak(who, None).is_ok() {
            self.replay.spoken.push((self.replay.actions.len() as u32, who));
        }
    }

    /// Gives the open question the answer it gets when nobody answers.
    fn answer_for(&mut self, answer: usize) {
        let Some((ask, action)) = by_itself(&self.game, &mut self.list) else { return };
        self.repairs.push(Repair::Added { answer, ask, action });
        self.apply(ask.who, action);
    }

    /// How many answers to leave out and how many to add so that the recording fits again: what lets most of the next
    /// answers fit, and of those the least.
    fn best_repair(&mut self, rest: &[(Player, Recorded)]) -> Option<(usize, usize)> {
        // The game is over by these rules: what follows in the recording never happened.
        if self.game.ask().is_none() {
            return Some((rest.len(), 0));
        }
        let mut best = (0, 0, 0);
        for repairs in 1..=REPAIRS {
            for left_out in 0..=repairs.min(rest.len()) {
                let fitting = self.fitting(&rest[left_out..], repairs - left_out);
                if fitting > best.0 {
                    best = (fitting, left_out, repairs - left_out);
                }
            }
        }
        (best.0 > 0).then_some((best.1, best.2))
    }

    /// How many of the next answers fit after this many questions have answered themselves.
    fn fitting(&mut self, rest: &[(Player, Recorded)], added: usize) -> usize {
        let mut game = self.game;
        for _ in 0..added {
            let Some((ask, action)) = by_itself(&game, &mut self.list) else { return 0 };
            if game.apply(ask.who, action, None).is_err() {
                return 0;
            }
        }
        let mut count = 0;
        for answer in rest.iter().take(AHEAD) {
            let Some(action) = fits(&game, &mut self.list, answer) else { break };
            if game.apply(answer.0, action, None).is_err() {
                break;
            }
            count += 1;
        }
        count
    }
}

/// The answer, if it is this player who is asked and it is legal.
fn fits(game: &Game, list: &mut Legal, (who, recorded): &(Player, Recorded)) -> Option<Action> {
    game.ask().filter(|ask| ask.who == *who)?;
    game.legal(list);
    recorded.find(game, list)
}

/// What a question gets when nobody answers.
fn by_itself(game: &Game, list: &mut Legal) -> Option<(Ask, Action)> {
    let ask = game.ask()?;
    game.legal(list);
    Some((ask, list.fallback(&ask)?))
}
