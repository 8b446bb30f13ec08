//! The course of a game that is kept as a log: every position again, one after the other.
//!
//! A game of these rules is played again from the deal. One that went on under newer rules is looked at up to there and
//! played again from there. One of older rules is followed as far as these rules can, which is far enough to watch it.

use saloon_rules::older::{Followed, follow};
use saloon_rules::{Action, Config, Game, Player, RULES_VERSION, Seed, Snapshot, Told};

use crate::record::{Recorder, steps};
use crate::store::{GameRow, Renewed, Spoken, State};

/// What was written down of a game, in its own words.
pub struct Read {
    /// What was fixed before the deal.
    pub config: Config,
    /// What decided all chance.
    pub seed: Seed,
    /// Who answered what.
    pub answers: Vec<(Player, Action)>,
    /// Who spoke, and after how many answers.
    pub spoken: Vec<(u32, Player)>,
}

impl Read {
    /// Reads a game that was written down.
    pub fn row(row: &GameRow) -> Result<Read, String> {
        let answers = row.actions.iter().map(|logged| {
            let action = serde_json::from_str(&logged.action).map_err(|why| why.to_string())?;
            Ok((player(logged.chair)?, action))
        });
        Ok(Read {
            config: serde_json::from_str(&row.config).map_err(|why| why.to_string())?,
            seed: Seed(row.seed),
            answers: answers.collect::<Result<_, String>>()?,
            spoken: speakers(&row.spoken)?,
        })
    }
}

fn player(chair: u8) -> Result<Player, String> {
    Player::new(chair.into()).ok_or_else(|| format!("there is no player {chair}"))
}

/// Those who spoke, as players.
pub fn speakers(spoken: &[Spoken]) -> Result<Vec<(u32, Player)>, String> {
    spoken.iter().map(|spoken| Ok((spoken.after, player(spoken.chair)?))).collect()
}

/// Called with the number of a position, what was told on the way to it, and the position.
pub type Look<'a> = dyn FnMut(u32, &[Told], &Game) + 'a;

/// Where the part of a log begins that can be played again, and how.
#[derive(Copy, Clone)]
pub struct Start {
    /// The game as it stood.
    pub game: Game,
    /// Answers that lie before.
    pub after: usize,
    /// Of those who spoke, so many lie before.
    pub heard: usize,
    /// The number of the position.
    pub at: u32,
}

/// Looks at every position of a game; gives the last one.
pub fn walk(row: &GameRow, read: &Read, look: &mut Look<'_>) -> Result<Game, String> {
    if row.rules != RULES_VERSION {
        return walk_older(row, read, look);
    }
    let start = begin(row, read, look)?;
    let answers = read.answers[start.after..].iter().copied();
    play_on(start, answers, &read.spoken, look)
}

/// Looks at everything before the part that is played again.
pub fn begin(row: &GameRow, read: &Read, look: &mut Look<'_>) -> Result<Start, String> {
    let Some(renewed) = &row.renewed else {
        let mut told = Vec::new();
        let game = Game::with_log(&read.config, read.seed, Some(&mut told)).map_err(|why| why.to_string())?;
        look(0, &told, &game);
        return Ok(Start { game, after: 0, heard: 0, at: 0 });
    };
    let Renewed { after, heard, state, recording, .. } = renewed;
    if *after as usize > row.actions.len() || *heard as usize > row.spoken.len() {
        return Err("its log is shorter than it was".into());
    }
    let all = 0..u32::MAX;
    let looked = steps(recording, &all, |at, step| look(at, &step.told, step.picture.game()));
    let (count, _) = looked.map_err(|why| why.to_string())?;
    let at = count.saturating_sub(1);
    Ok(Start { game: read_state(state)?, after: *after as usize, heard: *heard as usize, at })
}

/// One thing that happened at a table: an answer, or words that were heard.
pub struct Happening<'a> {
    /// The position before it.
    pub before: &'a Game,
    /// What was told.
    pub told: &'a [Told],
    /// The position after it.
    pub after: &'a Game,
    /// Answers up to here, this one among them.
    pub answers: usize,
    /// So often somebody had been heard by then.
    pub heard: usize,
}

/// Plays on from a position.
pub fn play_on(
    start: Start,
    answers: impl Iterator<Item = (Player, Action)>,
    spoken: &[(u32, Player)],
    look: &mut Look<'_>,
) -> Result<Game, String> {
    let (mut told, mut at, mut answered) = (Vec::new(), start.at, start.after);
    let game = one_by_one(start, answers, spoken, &mut |happening| {
        told.extend_from_slice(happening.told);
        if happening.answers > answered {
            // What was said before an answer is told with it.
            (answered, at) = (happening.answers, at + 1);
            look(at, &told, happening.after);
            told.clear();
        }
    })?;
    if !told.is_empty() {
        look(at + 1, &told, &game);
    }
    Ok(game)
}

/// Plays on from a position, and looks at everything that happens as it happened at the table: what was said stands alone.
pub fn one_by_one(
    start: Start,
    mut answers: impl Iterator<Item = (Player, Action)>,
    spoken: &[(u32, Player)],
    look: &mut dyn FnMut(&Happening<'_>),
) -> Result<Game, String> {
    let Start { mut game, after: mut answered, mut heard, .. } = start;
    let mut told = Vec::new();
    let mut next = answers.next();
    loop {
        let before = game;
        told.clear();
        let said = spoken.get(heard).filter(|(after, _)| next.is_none() || *after as usize <= answered);
        let done = match (said, next) {
            (Some((_, speaker)), _) => {
                heard += 1;
                game.speak(*speaker, Some(&mut told))
            }
            (None, Some((player, action))) => {
                next = answers.next();
                answered += 1;
                game.apply(player, action, Some(&mut told))
            }
            (None, None) => return Ok(game),
        };
        // Answers are counted from 0, and the first one that does not fit is named.
        let number = if said.is_some() { answered } else { answered - 1 };
        done.map_err(|why| format!("answer {number} is refused by {}", why.rule))?;
        look(&Happening { before: &before, told: &told, after: &game, answers: answered, heard });
    }
}

fn walk_older(row: &GameRow, read: &Read, look: &mut Look<'_>) -> Result<Game, String> {
    let followed = followed(row, read)?;
    let mut told = Vec::new();
    let game = Game::with_log(&read.config, read.seed, Some(&mut told)).map_err(|why| why.to_string())?;
    look(0, &told, &game);
    let start = Start { game, after: 0, heard: 0, at: 0 };
    play_on(start, followed.replay.actions.iter().copied(), &followed.replay.spoken, look)
}

fn followed(row: &GameRow, read: &Read) -> Result<Followed, String> {
    let Read { config, seed, answers, spoken } = read;
    let followed = follow(row.rules, config, *seed, answers, spoken).map_err(|why| why.to_string())?;
    match followed.lost_at {
        None if row.over.is_none() || followed.replay.over => Ok(followed),
        None => Err(format!("under rules version {RULES_VERSION} this game of version {} is not over", row.rules)),
        Some(at) => Err(format!(
            "rules version {RULES_VERSION} cannot follow a game of version {} beyond answer {at}",
            row.rules
        )),
    }
}

/// A game that is being played goes on under these rules: how it stands, and what was told before.
///
/// It goes on from the latest state that was kept, with the answers after it; without one, or if they do not fit, from
/// where following the whole log leads.
pub fn renew(row: &GameRow) -> Result<(Game, Vec<u8>), String> {
    let read = Read::row(row)?;
    let mut recorder = Recorder::new();
    let mut followed = match &row.renewed {
        // What was told before the last renewal is known exactly.
        Some(_) => Err("it was renewed before".to_owned()),
        None => walk_older(row, &read, &mut |_, told, game| recorder.step(told, game)),
    };
    if let Some((game, told)) = from_snapshot(row, &read) {
        let same = followed.as_ref().is_ok_and(|followed| *followed == game);
        if !same {
            // The recording begins anew where both rules agree.
            recorder = match &row.renewed {
                Some(renewed) => Recorder::after(&renewed.recording).unwrap_or_default(),
                None => Recorder::new(),
            };
            recorder.step(&told, &game);
        }
        followed = Ok(game);
    }
    followed.map(|game| (game, recorder.finish()))
}

/// The latest state that was kept, and the answers after it.
fn from_snapshot(row: &GameRow, read: &Read) -> Option<(Game, Vec<Told>)> {
    let State { after, heard, state } = row.snapshot.as_ref()?;
    let game = read_state(state).ok()?;
    let (after, heard) = (*after as usize, *heard as usize);
    let answers = read.answers.get(after..)?.iter().copied();
    let mut all = Vec::new();
    let start = Start { game, after, heard, at: 0 };
    let game = play_on(start, answers, &read.spoken, &mut |_, told, _| all.extend_from_slice(told)).ok()?;
    Some((game, all))
}

/// A state as it is kept.
pub fn state_of(game: &Game) -> String {
    serde_json::to_string(&game.snapshot()).expect("a game holds nothing JSON cannot")
}

/// A state that was kept.
fn read_state(state: &str) -> Result<Game, String> {
    let snapshot: Snapshot = serde_json::from_str(state).map_err(|why| why.to_string())?;
    Game::from_snapshot(&snapshot).map_err(|why| why.to_string())
}
