//! A series: a row of games of the same seats, and where every dollar came from.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use saloon_ground::Seed;
use serde::{Deserialize, Serialize};

use crate::ask::{Action, Ask, Legal};
use crate::config::{Config, ConfigError};
use crate::fact::{Fact, Told};
use crate::game::{Game, Winner};
use crate::ids::{MOST_SEATS, Player, Role, Seat, Seats};
use crate::piles::Few;
use crate::run::Illegal;
use crate::series::carry::Carry;
use crate::series::money::Dollar;
use crate::series::score::End;
use crate::switches::Series as Row;

/// A line of the ledger.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// In which game, counted from nought.
    pub game: u8,
    /// Whose money.
    pub seat: Seat,
    /// What came, or went if it is below nought: dollars, or points.
    pub dollars: i32,
    /// What for.
    pub why: Dollar,
}

/// A game of a series that is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// Who has won.
    pub winner: Winner,
    /// Roles held at the end, seat by seat.
    pub roles: Few<Role, MOST_SEATS>,
    /// Seats on the winning side.
    pub won: Seats,
    /// Seats that were living or withdrawn.
    pub survived: Seats,
}

impl Finished {
    /// How a game ended; none if it is not over.
    pub fn of(game: &Game) -> Option<Finished> {
        let winner = game.winner()?;
        let end = End::of(game, winner);
        let won = game.all_seats().iter().filter(|seat| end.wins(*seat)).fold(Seats::NONE, Seats::with);
        Some(Finished { winner, roles: end.roles, won, survived: end.living })
    }
}

/// Where somebody stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// Dollars, or points.
    pub balance: i32,
    /// Games won.
    pub won: u8,
    /// Games survived.
    pub survived: u8,
    /// Place, from 1; shared by those nothing tells apart (VAR-SERIES-4).
    pub place: u8,
}

/// Why there is no next game now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NextError {
    /// This one is not over.
    Running,
    /// All games have been played.
    Over,
}

impl std::fmt::Display for NextError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NextError::Running => "the game before is not over (VAR-ERR-2)",
            NextError::Over => "every seat has had the sheriff's card: the series is over (VAR-SERIES-1)",
        })
    }
}

impl std::error::Error for NextError {}

/// Games of the same seats, one after the other. A value like a game: config, seed and answers in, the same series out.
///
/// ```
/// use saloon_rules::{Config, Edition, Legal, Series};
///
/// let mut config = Config::new(Edition::Compendium, 4);
/// config.set("scoring", "dollars")?;
/// config.set("series", "rotation")?;
/// let mut series = Series::new(&config, 3.into())?;
/// let mut list = Legal::new();
/// # let mut step = 0;
/// while let Some(ask) = series.game().ask() {
///     series.game().legal(&mut list);
///     let action = list.actions()[list.len() / 2];
/// #   step += 7; let action = list.actions()[step % list.len()];
///     series.apply(ask.who, action, None).expect("it is listed");
/// }
/// assert!(series.next(None).is_ok(), "three games are left");
/// # Ok::<(), saloon_rules::ConfigError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    pub(super) config: Config,
    pub(super) seed: Seed,
    pub(super) past: Vec<Finished>,
    pub(super) game: Game,
    pub(super) ledger: Vec<Entry>,
}

impl Series {
    /// Deals the first game and runs it to its first question.
    pub fn new(config: &Config, seed: Seed) -> Result<Series, ConfigError> {
        Series::with_log(config, seed, None)
    }

    /// The same, telling what happens up to the first question.
    pub fn with_log(config: &Config, seed: Seed, log: Option<&mut Vec<Told>>) -> Result<Series, ConfigError> {
        let config = Config { carry: None, ..config.clone() };
        let mut told = Vec::new();
        let game = Game::with_log(&config, seed, Some(&mut told))?;
        let mut series = Series { config, seed, past: Vec::new(), game, ledger: Vec::new() };
        series.note(0, &told);
        hand_over(told, log);
        Ok(series)
    }

    /// A series whose first game is this one, not yet run to its first question: the position of a scene.
    pub(crate) fn beginning(config: Config, seed: Seed, game: Game) -> Series {
        Series { config, seed, past: Vec::new(), game, ledger: Vec::new() }
    }

    /// Does something in the running game past the door all players use, and writes down what was told.
    pub(crate) fn within<T>(&mut self, told: &mut Vec<Told>, does: impl FnOnce(&mut Game, &mut Vec<Told>) -> T) -> T {
        let (number, before) = (self.number(), told.len());
        let done = does(&mut self.game, told);
        self.note(number, &told[before..]);
        done
    }

    /// What was fixed before the first deal.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// What decides all chance.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The running game, or the last one.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The games that are over.
    pub fn past(&self) -> &[Finished] {
        &self.past
    }

    /// Every dollar, in the order they came and went.
    pub fn ledger(&self) -> &[Entry] {
        &self.ledger
    }

    /// Which game this is, counted from nought.
    pub fn number(&self) -> u8 {
        self.past.len() as u8 - u8::from(self.game.winner().is_some())
    }

    /// How many games it has; a rematch may follow a single one (VAR-SERIES-1).
    pub fn length(&self) -> u8 {
        self.config.games()
    }

    /// Have all games been played?
    pub fn is_over(&self) -> bool {
        self.game.winner().is_some() && self.past.len() >= usize::from(self.length())
    }

    /// What is asked now; nothing between two games.
    pub fn ask(&self) -> Option<Ask> {
        self.game.ask()
    }

    /// Lists everything the asked player may answer.
    pub fn legal(&self, list: &mut Legal) {
        self.game.legal(list);
    }

    /// Carries out an action of a player, if it is legal.
    pub fn apply(&mut self, player: Player, action: Action, log: Option<&mut Vec<Told>>) -> Result<(), Illegal> {
        let (number, mut told) = (self.number(), Vec::new());
        self.game.apply(player, action, Some(&mut told))?;
        self.note(number, &told);
        hand_over(told, log);
        Ok(())
    }

    /// Carries out the `index`-th action of a list made for the current question, without checking again.
    pub fn take(&mut self, list: &Legal, index: usize, log: Option<&mut Vec<Told>>) -> Result<(), Illegal> {
        let (number, mut told) = (self.number(), Vec::new());
        self.game.take(list, index, Some(&mut told))?;
        self.note(number, &told);
        hand_over(told, log);
        Ok(())
    }

    /// Deals the next game once this one is over: the next of a rotation, or a rematch.
    pub fn next(&mut self, log: Option<&mut Vec<Told>>) -> Result<(), NextError> {
        let (config, seed) = self.upcoming().ok_or(match self.game.winner() {
            None => NextError::Running,
            Some(_) => NextError::Over,
        })?;
        let (number, mut told) = (self.past.len() as u8, Vec::new());
        // The table was checked before the first game, and a carry changes nothing about it.
        self.game = Game::with_log(&config, seed, Some(&mut told)).map_err(|_| NextError::Over)?;
        self.note(number, &told);
        hand_over(told, log);
        Ok(())
    }

    /// The table and seed of the next game, if there is one: a game like any other.
    pub fn upcoming(&self) -> Option<(Config, Seed)> {
        let carry = carried(&self.config, &self.past, &self.game)?;
        let seed = nth_seed(self.seed, carry.games);
        Some((Config { carry: Some(carry), ..self.config.clone() }, seed))
    }

    /// Everybody's standing, in the order of seats (VAR-SERIES-4).
    pub fn standings(&self) -> Vec<Standing> {
        standings(&self.past, self.game.all_seats().iter().map(|seat| self.game.balance(seat)))
    }

    /// Writes down what was told about money, and the end of a game.
    fn note(&mut self, game: u8, told: &[Told]) {
        for fact in told.iter().map(Told::whole) {
            match fact {
                Fact::Paid { seat, dollars, why } => self.ledger.push(Entry { game, seat, dollars, why }),
                Fact::Over { .. } => self.past.extend(Finished::of(&self.game)),
                _ => {}
            }
        }
    }
}

/// What the last of these games leaves for the next one; none while it runs and after the last of a rotation.
pub fn carried(config: &Config, past: &[Finished], game: &Game) -> Option<Carry> {
    game.winner()?;
    let rotation = config.switches.options.series == Row::Rotation;
    let games = past.len() as u8;
    if rotation && games >= config.games() {
        return None;
    }
    // The card that goes round goes to the left neighbour of whoever had it (VAR-SERIES-2).
    let had = past.last()?.roles.iter().position(|role| role == config.mode.opens());
    let lead = had
        .filter(|_| rotation)
        .and_then(|had| Seat::new((had + usize::from(config.mode.characters())) % game.seat_count()));
    Some(Carry::after(game, games, lead))
}

/// Everybody's standing after these games, in the order of seats (VAR-SERIES-4).
pub fn standings(past: &[Finished], balances: impl Iterator<Item = i32>) -> Vec<Standing> {
    let count =
        |seat: Seat, of: fn(&Finished) -> Seats| past.iter().filter(|game| of(game).contains(seat)).count() as u8;
    let mut standings: Vec<Standing> = balances
        .enumerate()
        .map(|(at, balance)| {
            let seat = Seat::at(at);
            let (won, survived) = (count(seat, |game| game.won), count(seat, |game| game.survived));
            Standing { seat, balance, won, survived, place: 0 }
        })
        .collect();
    let merits: Vec<_> = standings.iter().map(|one| (one.balance, one.won, one.survived)).collect();
    for (one, own) in standings.iter_mut().zip(&merits) {
        one.place = 1 + merits.iter().filter(|other| *other > own).count() as u8;
    }
    standings
}

fn hand_over(told: Vec<Told>, log: Option<&mut Vec<Told>>) {
    if let Some(log) = log {
        log.extend(told);
    }
}

/// The seed of the nth game: that of the series for the first, a stream of its own for each other.
fn nth_seed(seed: Seed, nth: u8) -> Seed {
    if nth == 0 {
        return seed;
    }
    let mut rng = ChaCha8Rng::from_seed(seed.0);
    rng.set_stream(u64::MAX - u64::from(nth));
    let mut key = [0; 32];
    rng.fill_bytes(&mut key);
    Seed(key)
}
