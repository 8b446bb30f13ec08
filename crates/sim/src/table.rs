//! One table that plays game after game without making anything anew.

use std::fmt::{self, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

use saloon_bots::{Bot, BotName, Greedy, Random};
use saloon_rules::notation::action_text;
use saloon_rules::{Ask, Fact, Game, Legal, Refusal, Replay, Told, Winner};

use crate::long::Asked;
use crate::plan::{Plan, bot_seed, game_seed};

/// Why a game came to no good end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// So many decisions and no end.
    TooLong(u64),
    /// Somebody is asked and nothing is legal.
    NothingLegal,
    /// An action of the list was not taken.
    Refused(Refusal),
    /// Nobody is asked and nobody has won.
    NoWinner,
    /// The table could not be dealt.
    NotDealt,
    /// The rules broke down.
    Panicked,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::TooLong(decisions) => write!(f, "no end after {decisions} decisions"),
            Failure::NothingLegal => f.write_str("a question without a legal answer"),
            Failure::Refused(refusal) => write!(f, "a listed action was refused: {:?} ({})", refusal.why, refusal.rule),
            Failure::NoWinner => f.write_str("nobody is asked and nobody has won"),
            Failure::NotDealt => f.write_str("the table could not be dealt"),
            Failure::Panicked => f.write_str("the rules broke down"),
        }
    }
}

/// A bot in its seat, known by type so that the random one costs next to nothing.
enum Seated {
    Random(Random),
    Greedy(Box<Greedy>),
    Other(Box<dyn Bot>),
}

impl Seated {
    fn new(plan: &Plan, seat: usize) -> Seated {
        match plan.bot(seat) {
            BotName::Random => Seated::Random(Random::new(0)),
            BotName::Greedy => Seated::Greedy(Box::default()),
            _ => Seated::Other(plan.seated(seat, 0)),
        }
    }

    /// Begins another game.
    fn restart(&mut self, plan: &Plan, seat: usize, seed: u64) {
        match self {
            Seated::Random(bot) => *bot = Random::new(seed),
            Seated::Greedy(bot) => **bot = Greedy::new(),
            Seated::Other(bot) => *bot = plan.seated(seat, seed),
        }
    }
}

/// Bots round a table, with everything they need for the next game.
pub struct Table<'a> {
    plan: &'a Plan,
    bots: Vec<Seated>,
    /// How much of the log each bot has heard.
    heard: Vec<usize>,
    list: Legal,
    log: Vec<Told>,
    facts: Vec<Fact>,
    listening: bool,
    /// The replay of the game, if it is to be kept.
    record: Option<String>,
    decisions: u64,
    /// What was asked, if somebody wants to know.
    asked: Asked,
}

impl<'a> Table<'a> {
    /// A table for the games of a plan, which has been checked.
    pub fn new(plan: &'a Plan) -> Table<'a> {
        let seats = plan.config.seats as usize;
        let bots: Vec<Seated> = (0..seats).map(|seat| Seated::new(plan, seat)).collect();
        let listening = plan.detail || bots.iter().any(|bot| !matches!(bot, Seated::Random(_)));
        Table {
            plan,
            bots,
            heard: vec![0; seats],
            list: Legal::new(),
            log: Vec::new(),
            facts: Vec::new(),
            listening,
            record: None,
            decisions: 0,
            asked: Asked::default(),
        }
    }

    /// Keeps the games to come as replays, or stops keeping them.
    pub fn record(&mut self, on: bool) {
        self.record = on.then(String::new);
    }

    /// Plays the `number`-th game of the plan to its end.
    pub fn play(&mut self, number: u64) -> Result<(Game, Winner), Failure> {
        self.decisions = 0;
        catch_unwind(AssertUnwindSafe(|| self.play_out(number))).unwrap_or(Err(Failure::Panicked))
    }

    /// Decisions of the last game.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// What was asked in the last game, if details are wanted.
    pub(crate) fn asked(&self) -> &Asked {
        &self.asked
    }

    /// The replay of the last game, if it was to be kept. When the game broke off, its last line is the answer that did it,
    /// and ends in the middle.
    pub fn replay(&self) -> Option<&str> {
        self.record.as_deref()
    }

    /// Facts of the last game, if anybody listened.
    pub fn log(&self) -> &[Told] {
        &self.log
    }

    fn play_out(&mut self, number: u64) -> Result<(Game, Winner), Failure> {
        let seed = game_seed(self.plan.seed, number);
        for (seat, bot) in self.bots.iter_mut().enumerate() {
            bot.restart(self.plan, seat, bot_seed(seed, seat));
        }
        self.heard.fill(0);
        self.log.clear();
        self.asked.clear();
        if let Some(text) = &mut self.record {
            *text = Replay::new(self.plan.config.clone(), seed.into()).head();
        }
        let log = self.listening.then_some(&mut self.log);
        let mut game = Game::with_log(&self.plan.config, seed.into(), log).map_err(|_| Failure::NotDealt)?;
        while let Some(ask) = game.ask() {
            game.legal(&mut self.list);
            if self.plan.detail {
                self.asked.add(&ask.question);
            }
            let index = self.choose(&game, &ask)?;
            if let Some(text) = &mut self.record {
                let action = self.list.actions().get(index).map(|action| action_text(game.deck(), *action));
                let _ = write!(text, "{} {}", ask.seat, action.unwrap_or_default());
            }
            let log = if self.listening { Some(&mut self.log) } else { None };
            game.take(&self.list, index, log).map_err(Failure::Refused)?;
            if let Some(text) = &mut self.record {
                let _ = writeln!(text, " ; {:08x}", game.fingerprint() as u32);
            }
            self.decisions += 1;
            if self.decisions >= self.plan.decision_cap {
                return Err(Failure::TooLong(self.decisions));
            }
        }
        if let Some(text) = &mut self.record {
            *text += &Replay::end_line(&game);
        }
        game.winner().map(|winner| (game, winner)).ok_or(Failure::NoWinner)
    }

    #[inline]
    fn choose(&mut self, game: &Game, ask: &Ask) -> Result<usize, Failure> {
        let who = ask.who.index();
        match self.list.len() {
            0 => Err(Failure::NothingLegal),
            1 => Ok(0),
            count => Ok(match &mut self.bots[who] {
                Seated::Random(bot) => bot.pick(count),
                Seated::Greedy(bot) => {
                    let from = std::mem::replace(&mut self.heard[who], self.log.len());
                    bot.watch(heard(&mut self.facts, &self.log[from..], ask));
                    bot.choose(&game.view(Some(ask.who)), ask, &self.list)
                }
                Seated::Other(bot) => {
                    let from = std::mem::replace(&mut self.heard[who], self.log.len());
                    bot.watch(heard(&mut self.facts, &self.log[from..], ask));
                    bot.choose(&game.view(Some(ask.who)), ask, &self.list)
                }
            }),
        }
    }
}

/// What whoever is asked has heard of the last facts.
fn heard<'a>(facts: &'a mut Vec<Fact>, log: &[Told], ask: &Ask) -> &'a [Fact] {
    facts.clear();
    facts.extend(log.iter().map(|told| told.seen_by(Some(ask.who))));
    facts
}
