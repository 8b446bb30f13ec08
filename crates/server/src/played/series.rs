//! A row of games at one table: what the next game takes over from those before, and what is kept of each for the page
//! of the series. Chance is drawn anew for every game, because the seed of a game that is over is shown (docs/decisions/0044).

use saloon_protocol::http::{SeriesEntry, SeriesGame, SeriesPage};
use saloon_protocol::wire::{SeriesInfo, SeriesPlace, Settings};
use saloon_rules::series::{Finished, carried, standings};
use saloon_rules::switches::{KeepCharacter, Scoring, Series};
use saloon_rules::{Carry, Config, Game, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::ids::Id;
use crate::settings::config_of;

/// The series of a table, as it is kept with the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its id, also that of its page.
    pub id: Id,
    /// Games it has.
    length: u8,
    /// Something is counted; characters alone may go from game to game too.
    scored: bool,
    /// Dollars, not points.
    dollars: bool,
    /// Seats of each player.
    #[serde(default = "one")]
    seats: u8,
    /// The games that are over.
    past: Vec<Finished>,
    /// What everybody had after the last of them, by chair.
    balance: Vec<i32>,
    /// What the next game takes over; none before the first is over, and after the last.
    carry: Option<Carry>,
}

impl Row {
    /// A series that is about to begin; none where nothing goes from game to game.
    pub fn of(settings: &Settings) -> Option<Row> {
        let config = table_of(settings)?;
        let options = &config.switches.options;
        let kept = options.hire || options.keep_character == KeepCharacter::SurvivorsMay;
        if options.series == Series::Single && options.scoring == Scoring::Off && !kept {
            return None;
        }
        Some(Row {
            id: Id::random(),
            length: config.games(),
            scored: options.scoring != Scoring::Off,
            dollars: options.scoring == Scoring::Dollars,
            seats: config.mode.characters(),
            past: Vec::new(),
            balance: vec![0; config.seats.into()],
            carry: None,
        })
    }

    /// The same after one more game; unchanged if that is not over.
    pub(super) fn after(&self, settings: &Settings, game: &Game) -> Row {
        let mut row = self.clone();
        if let Some((finished, config)) = Finished::of(game).zip(table_of(settings)) {
            row.past.push(finished);
            row.balance = balance(game);
            row.carry = carried(&config, &row.past, game);
        }
        row
    }

    /// What the next game takes over.
    pub(super) fn carry(&self) -> Option<&Carry> {
        self.carry.as_ref()
    }

    /// Which game comes next or is being played, from nought.
    pub fn number(&self) -> u32 {
        self.past.len() as u32
    }

    /// It has begun, and another game of it is to come: chairs stay with those who have or had them.
    pub fn is_under_way(&self) -> bool {
        self.length > 1 && !self.past.is_empty() && self.past.len() < usize::from(self.length)
    }

    /// Can another game follow, of a row that has an end or of one that has none?
    pub fn has_next(&self) -> bool {
        self.past.is_empty() || self.carry.is_some()
    }

    /// Must its games be played by the same people? Where it has no length of its own, others begin afresh.
    pub fn is_open(&self) -> bool {
        self.length == 1
    }

    /// Is there anything to be shown of it?
    pub fn has_page(&self) -> bool {
        self.length > 1 || self.scored
    }

    /// How it stands; nothing of single games that are played for nothing.
    pub fn info(&self) -> Option<SeriesInfo> {
        let places = places(&self.past, &self.balance, self.seats);
        self.has_page().then(|| SeriesInfo {
            id: self.id.to_string(),
            played: self.past.len() as u8,
            length: self.length,
            goes_on: self.is_under_way(),
            points: !self.dollars,
            places,
        })
    }
}

fn one() -> u8 {
    1
}

/// The same games with one seat for each player. Whoever has two characters wins with both, and survives with either.
fn by_chair(end: &Finished, seats: u8) -> Finished {
    let chairs = |of: Seats| of.iter().filter_map(|seat| chair_of(seat, seats)).fold(Seats::NONE, Seats::with);
    let roles = end.roles.iter().filter(|_| seats == 1).collect();
    Finished { winner: end.winner, roles, won: chairs(end.won), survived: chairs(end.survived) }
}

fn chair_of(seat: Seat, seats: u8) -> Option<Seat> {
    Seat::new(seat.index() / usize::from(seats))
}

/// Everybody's place, in the order of chairs.
fn places(past: &[Finished], balance: &[i32], seats: u8) -> Vec<SeriesPlace> {
    let past: Vec<Finished> = past.iter().map(|end| by_chair(end, seats)).collect();
    standings(&past, balance.iter().copied()).into_iter().map(Into::into).collect()
}

/// A game of a series as it is kept for its page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    room: Id,
    settings: Settings,
    names: Vec<String>,
    game: Id,
    end: Finished,
    balance: Vec<i32>,
    ledger: Vec<SeriesEntry>,
}

impl KeptGame {
    /// What is kept of a game that is over.
    pub(super) fn of(
        (room, game): (Id, Id),
        (settings, names): (&Settings, &[String]),
        end: &Game,
        ledger: Vec<SeriesEntry>,
    ) -> Option<KeptGame> {
        let (settings, names) = (settings.clone(), names.to_vec());
        let seats = end.mode().characters();
        // Both seats of a player have the same money, and it is his once (VAR-SCORE-5).
        let once = ledger.into_iter().filter(|entry| entry.seat.index() % usize::from(seats) == 0);
        let ledger =
            once.filter_map(|entry| Some(SeriesEntry { seat: chair_of(entry.seat, seats)?, ..entry })).collect();
        let own = by_chair(&Finished::of(end)?, seats);
        Some(KeptGame { room, settings, names, game, end: own, balance: balance(end), ledger })
    }

    /// As it is written down.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a game of a series has nothing JSON cannot hold")
    }
}

/// The page of a series, from its games in their order; none if there are none.
pub fn page(id: Id, games: Vec<KeptGame>) -> Option<SeriesPage> {
    let last = games.last()?.clone();
    let row = Row::of(&last.settings)?;
    let past: Vec<Finished> = games.iter().map(|game| game.end).collect();
    let places = places(&past, &last.balance, 1);
    let shown = |game: KeptGame| SeriesGame {
        game: game.game.to_string(),
        winner: game.end.winner,
        roles: game.end.roles.iter().collect(),
        won: game.end.won.iter().collect(),
        balance: game.balance,
        ledger: game.ledger,
    };
    Some(SeriesPage {
        id: id.to_string(),
        table: last.room.to_string(),
        settings: last.settings,
        names: last.names,
        length: row.length,
        over: games.len() >= usize::from(row.length),
        points: !row.dollars,
        games: games.into_iter().map(shown).collect(),
        places,
    })
}

/// What everybody has, by chair.
fn balance(game: &Game) -> Vec<i32> {
    let seats = usize::from(game.mode().characters());
    game.all_seats().iter().step_by(seats).map(|seat| game.balance(seat)).collect()
}

/// The table these settings describe. They were checked when the table was made.
fn table_of(settings: &Settings) -> Option<Config> {
    if settings.heist.is_some() {
        return None;
    }
    config_of(&mut settings.clone()).ok()
}
