//! One table of heist that plays game after game without making anything anew.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use saloon_bots::heist::{Bot, Greedy};
use saloon_bots::{BotName, Random};
use saloon_heist::replay::Sent;
use saloon_heist::{By, Command, Game, Refusal, Replay, Seat};

use crate::heist::Plan;
use crate::plan::{bot_seed, game_seed};

/// Why a game came to no good end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// So many commands and no end.
    TooLong(u64),
    /// Nobody is asked and nobody has won.
    NobodyAsked,
    /// Somebody is asked and nothing is legal.
    NothingLegal,
    /// A listed command was refused.
    Refused(Refusal),
    /// The 69 cards do not add up.
    CardsLost,
    /// The table could not be dealt.
    NotDealt,
    /// The rules broke down.
    Panicked,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::TooLong(commands) => write!(f, "no end after {commands} commands"),
            Failure::NobodyAsked => f.write_str("nobody is asked and nobody has won"),
            Failure::NothingLegal => f.write_str("a question without a legal answer"),
            Failure::Refused(refusal) => write!(f, "a listed command was refused: {refusal}"),
            Failure::CardsLost => f.write_str("the cards do not add up"),
            Failure::NotDealt => f.write_str("the table could not be dealt"),
            Failure::Panicked => f.write_str("the rules broke down"),
        }
    }
}

/// A bot in its seat, known by type so that the random one costs next to nothing.
enum Seated {
    Random(Random),
    Greedy(Greedy),
}

/// Bots round a table, with everything they need for the next game.
pub struct Table<'a> {
    plan: &'a Plan,
    bots: Vec<Seated>,
    list: Vec<Command>,
    record: Option<Vec<Sent>>,
    commands: u64,
    turns: u64,
}

impl<'a> Table<'a> {
    /// A table for the games of a plan, which has been checked.
    pub fn new(plan: &'a Plan) -> Table<'a> {
        let bots = (0..usize::from(plan.config.players)).map(|seat| match plan.bot(seat) {
            BotName::Random => Seated::Random(Random::new(0)),
            _ => Seated::Greedy(Greedy),
        });
        Table { plan, bots: bots.collect(), list: Vec::new(), record: None, commands: 0, turns: 0 }
    }

    /// Keeps the games to come, or stops keeping them.
    pub fn record(&mut self, on: bool) {
        self.record = on.then(Vec::new);
    }

    /// Plays the `number`-th game of the plan to its end.
    pub fn play(&mut self, number: u64) -> Result<Game, Failure> {
        (self.commands, self.turns) = (0, 0);
        if let Some(record) = &mut self.record {
            record.clear();
        }
        catch_unwind(AssertUnwindSafe(|| self.play_out(number))).unwrap_or(Err(Failure::Panicked))
    }

    /// Commands of the last game.
    pub fn commands(&self) -> u64 {
        self.commands
    }

    /// Turns of the last game.
    pub fn turns(&self) -> u64 {
        self.turns
    }

    /// The last game as a file, if it was to be kept: as far as it came.
    pub fn replay(&self, number: u64) -> String {
        let seed = game_seed(self.plan.seed, number).into();
        let commands = self.record.clone().unwrap_or_default();
        let replay = Replay { commands, ..Replay::new(self.plan.config, seed) };
        replay.to_text().unwrap_or_else(|_| replay.head())
    }

    fn play_out(&mut self, number: u64) -> Result<Game, Failure> {
        let seed = game_seed(self.plan.seed, number);
        for (seat, bot) in self.bots.iter_mut().enumerate() {
            if let Seated::Random(bot) = bot {
                *bot = Random::new(bot_seed(seed, seat));
            }
        }
        let mut game = Game::new(&self.plan.config, seed.into()).map_err(|_| Failure::NotDealt)?;
        while !game.is_over() {
            let seat = game.asked().first().ok_or(Failure::NobodyAsked)?;
            self.step(&mut game, seat)?;
        }
        Ok(game)
    }

    fn step(&mut self, game: &mut Game, seat: Seat) -> Result<(), Failure> {
        if self.commands >= self.plan.command_cap {
            return Err(Failure::TooLong(self.commands));
        }
        let by = By::Seat(seat);
        game.legal(by, &mut self.list);
        let command = match &mut self.bots[seat.index()] {
            Seated::Random(bot) => self.list.get(bot.pick(self.list.len())).copied(),
            Seated::Greedy(bot) if !self.list.is_empty() => Some(bot.choose(&game.view(Some(seat)), &self.list)),
            Seated::Greedy(_) => None,
        };
        let command = command.ok_or(Failure::NothingLegal)?;
        if let Some(record) = &mut self.record {
            record.push(Sent::by(by, command));
        }
        self.turns += u64::from(game.is_at_action());
        self.commands += 1;
        game.apply(by, &command, None).map_err(Failure::Refused)?;
        if game.is_whole() { Ok(()) } else { Err(Failure::CardsLost) }
    }
}
