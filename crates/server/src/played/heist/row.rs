//! A command as it stands in the log of its game, with what was measured; and every position again.

use saloon_heist::replay::{Measured, Sent};
use saloon_heist::{By, Command, Config, Game, Seat, Seed, Step, Told};
use serde::{Deserialize, Serialize};

use crate::store::GameRow;

/// A command as it is written down. The clock's has no seat.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    command: Command,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    auto: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    race: Vec<Measured>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    again: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    suspense: Option<u64>,
}

/// In the words of the log.
pub fn write(sent: &Sent) -> String {
    let Sent { by, command, auto, race, again, suspense } = sent.clone();
    let by = match by {
        By::Seat(seat) => Some(seat),
        By::Clock => None,
    };
    let row = Row { by, command, auto, race, again, suspense };
    serde_json::to_string(&row).expect("a command holds nothing JSON cannot")
}

fn read(text: &str) -> Result<Sent, String> {
    let row: Row = serde_json::from_str(text).map_err(|why| why.to_string())?;
    let Row { by, command, auto, race, again, suspense } = row;
    Ok(Sent { by: by.map_or(By::Clock, By::Seat), command, auto, race, again, suspense })
}

/// What was written down of a game, in its own words.
pub struct Read {
    /// What was fixed before the deal.
    pub config: Config,
    /// What decided all chance.
    pub seed: Seed,
    /// Every command that was accepted.
    pub sent: Vec<Sent>,
}

impl Read {
    /// Reads a game that was written down.
    pub fn row(row: &GameRow) -> Result<Read, String> {
        if row.rules != saloon_heist::RULES_VERSION {
            return Err(format!("it was played under rules version {} of heist", row.rules));
        }
        Ok(Read {
            config: serde_json::from_str(&row.config).map_err(|why| why.to_string())?,
            seed: Seed(row.seed),
            sent: row.actions.iter().map(|logged| read(&logged.action)).collect::<Result<_, String>>()?,
        })
    }
}

/// Looks at every position of a game, with what was told on the way to it; gives the last one.
pub fn walk(
    (config, seed): (&Config, Seed),
    sent: &[Sent],
    mut look: impl FnMut(u32, &[Told], &Game),
) -> Result<Game, String> {
    let mut told = Vec::new();
    let mut game = Game::with_log(config, seed, Some(&mut told)).map_err(|why| why.to_string())?;
    look(0, &told, &game);
    for (at, sent) in (1..).zip(sent) {
        told.clear();
        game.apply(sent.by, &sent.command, Some(&mut told)).map_err(|why| format!("answer {at} is refused: {why}"))?;
        look(at, &told, &game);
    }
    Ok(game)
}

/// The slaps of a race that is still open, as they were measured.
pub fn open_race(config: &Config, seed: Seed, sent: &[Sent]) -> Option<Vec<Measured>> {
    let (mut kept, mut before) = (Vec::new(), false);
    let game = walk((config, seed), sent, |at, _, game| {
        let races = is_race(game);
        if !(races && before) {
            kept.clear();
        } else if let Some(sent) = at.checked_sub(1).and_then(|at| sent.get(at as usize)) {
            kept.extend(sent.race.iter().filter(|_| sent.command == Command::Slap).copied());
        }
        before = races;
    });
    game.ok().filter(is_race).map(|_| kept)
}

fn is_race(game: &Game) -> bool {
    matches!(game.step(), Step::Race { .. } | Step::Window { .. })
}
