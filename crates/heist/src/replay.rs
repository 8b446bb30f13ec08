//! Recorded games as text: what was fixed before the deal, the seed, and one line for every command.
//!
//! ```text
//! saloon heist 1
//! rules 1
//! players 3
//! rounds 6
//! mode realtime
//! seed 00112233...
//! --
//! A discard 3/a 4/b 7/a ; 1f00ba44
//! B load 7/c ; 9d3c1e02
//! auto B pass ; 77aa0c11
//! race A - - - B 420 80 340
//! clock close A B ; 0b5e1c77
//! end 0123456789abcdef
//! ```
//!
//! Each line carries a piece of the fingerprint after it. A command that was sent because time had run out is marked `auto`.
//! What was measured in a race stands before its close: who, arrival after the start of the race, compensation, reaction time
//! (HEIST-RT-7), with `again` before them if it was interrupted and run again, and the length of a suspense before its reveal; the order is never worked out anew. A file without `end` is a game that is not over.

use std::fmt::Write as _;

use saloon_ground::Seed;
use serde::{Deserialize, Serialize};

use crate::RULES_VERSION;
use crate::command::{By, Command};
use crate::config::{Config, ConfigError, Mode};
use crate::fact::Told;
use crate::game::Game;
use crate::ids::{Cards, Seat};
use crate::notation::{by_text, command_text, parse_command, parse_seat};

/// Grows when the form of the file changes.
pub const FILE_VERSION: u32 = 1;

/// The first word of a file, with the version after it.
const HEAD: &str = "saloon heist";

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// What was fixed before the deal.
    pub config: Config,
    /// What decided all chance.
    pub seed: Seed,
    /// Every accepted command, in order.
    pub commands: Vec<Sent>,
    /// The game was played to its end.
    pub over: bool,
}

/// A command as it was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// By whom.
    pub by: By,
    /// What.
    pub command: Command,
    /// Sent for somebody who let his time run out.
    pub auto: bool,
    /// What was measured in the race that this command closes.
    pub race: Vec<Measured>,
    /// That race was interrupted, and run again for all who had not slapped.
    pub again: bool,
    /// How long the suspense was that this command ends, in milliseconds.
    pub suspense: Option<u64>,
}

impl Sent {
    /// Sent by somebody himself.
    pub fn by(by: By, command: Command) -> Sent {
        Sent { by, command, auto: false, race: Vec::new(), again: false, suspense: None }
    }
}

/// A slap as it was measured, in whole milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// Whose.
    pub seat: Seat,
    /// Arrival after the start of the race; a starter has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrival: Option<u64>,
    /// What was taken off for the way there and back.
    pub comp: u64,
    /// The reaction time that counts.
    pub reaction: u64,
}

/// Why a file is no replay, or not one of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The file was made by another version of its form, or is something else.
    OtherFile(String),
    /// The file was made under other rules.
    OtherRules(u32),
    /// A line cannot be read or does not fit.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
    /// The table it describes cannot be played.
    Config(ConfigError),
}

impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ReplayError::OtherFile(found) => {
                write!(f, "this is no game of heist that can be read here: it says {found:?}")
            }
            ReplayError::OtherRules(found) => {
                write!(
                    f,
                    "this game was recorded under rules version {found}, this program plays version {RULES_VERSION}"
                )
            }
            ReplayError::Line { line, message } => write!(f, "line {line}: {message}"),
            ReplayError::Config(why) => write!(f, "its table cannot be played: {why}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl Replay {
    /// A record of a game about to begin.
    pub fn new(config: Config, seed: Seed) -> Replay {
        Replay { config, seed, commands: Vec::new(), over: false }
    }

    /// Is this a file of ours, whatever else is wrong with it?
    pub fn is_one(text: &str) -> bool {
        text.starts_with(HEAD)
    }

    /// The head of the file, up to and including the line that divides it from the commands.
    pub fn head(&self) -> String {
        let Config { players, rounds, mode } = self.config;
        let seed = self.seed.to_hex();
        format!(
            "{HEAD} {FILE_VERSION}\nrules {RULES_VERSION}\nplayers {players}\nrounds {rounds}\nmode {}\nseed {seed}\n--\n",
            mode.id()
        )
    }

    /// The lines of one command; `after` is the game after it.
    pub fn line(sent: &Sent, after: &Game) -> String {
        let mut text = String::new();
        if !sent.race.is_empty() || sent.again {
            text += if sent.again { "race again" } else { "race" };
            for Measured { seat, arrival, comp, reaction } in &sent.race {
                let _ = match arrival {
                    Some(arrival) => write!(text, " {seat} {arrival} {comp} {reaction}"),
                    None => write!(text, " {seat} - - -"),
                };
            }
            text.push('\n');
        }
        if let Some(suspense) = sent.suspense {
            let _ = writeln!(text, "suspense {suspense}");
        }
        let auto = if sent.auto { "auto " } else { "" };
        let print = after.fingerprint() as u32;
        let _ = writeln!(text, "{auto}{} {} ; {print:08x}", by_text(sent.by), command_text(&sent.command));
        text
    }

    /// The last line of a game that is over.
    pub fn end_line(game: &Game) -> String {
        format!("end {:016x}\n", game.fingerprint())
    }

    /// The whole file.
    pub fn to_text(&self) -> Result<String, ReplayError> {
        let mut text = self.head();
        let mut game = Game::new(&self.config, self.seed).map_err(ReplayError::Config)?;
        for (i, sent) in self.commands.iter().enumerate() {
            game.apply(sent.by, &sent.command, None).map_err(|why| wrong(i + 1, why.to_string()))?;
            text += &Replay::line(sent, &game);
        }
        if game.is_over() {
            text += &Replay::end_line(&game);
        }
        Ok(text)
    }

    /// Reads a file and plays it through, so that what comes back is known to be good.
    ///
    /// A last line that was cut off in the middle of writing is left out.
    pub fn parse(text: &str) -> Result<Replay, ReplayError> {
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines().enumerate().map(|(i, line)| (i + 1, line));
        let mut replay = read_head(&mut lines)?;
        let mut game = Game::new(&replay.config, replay.seed).map_err(ReplayError::Config)?;
        let (mut race, mut again, mut suspense) = (Vec::new(), false, None);
        for (number, line) in lines {
            if replay.over {
                return Err(wrong(number, "there is more after the end"));
            }
            if let Some(print) = line.strip_prefix("end ") {
                if print != format!("{:016x}", game.fingerprint()) || !game.is_over() {
                    return Err(wrong(number, "the end does not fit the game: the file was changed"));
                }
                replay.over = true;
            } else if let Some(measured) = line.strip_prefix("race ") {
                let rest = measured.strip_prefix("again");
                again = rest.is_some();
                race = read_race(rest.unwrap_or(measured))
                    .ok_or_else(|| wrong(number, "a race is written: race A 420 80 340"))?;
            } else if let Some(length) = line.strip_prefix("suspense ") {
                suspense = Some(length.parse().map_err(|_| wrong(number, "that is no number"))?);
            } else {
                let mut sent = read_line(line, &mut game).map_err(|message| wrong(number, message))?;
                sent.race = std::mem::take(&mut race);
                sent.again = std::mem::take(&mut again);
                sent.suspense = suspense.take();
                replay.commands.push(sent);
            }
        }
        Ok(replay)
    }

    /// The game after the first `count` commands, with everything that was told on the way.
    pub fn at(&self, count: usize, log: &mut Vec<Told>) -> Result<Game, ReplayError> {
        let mut game = Game::with_log(&self.config, self.seed, Some(log)).map_err(ReplayError::Config)?;
        for (i, sent) in self.commands.iter().take(count).enumerate() {
            game.apply(sent.by, &sent.command, Some(log)).map_err(|why| wrong(i + 1, why.to_string()))?;
        }
        Ok(game)
    }
}

fn wrong(line: usize, message: impl Into<String>) -> ReplayError {
    ReplayError::Line { line, message: message.into() }
}

fn read_head<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Replay, ReplayError> {
    let first = lines.next().map_or("", |(_, line)| line);
    if first != format!("{HEAD} {FILE_VERSION}") {
        return Err(ReplayError::OtherFile(first.chars().take(60).collect()));
    }
    let mut value = |name: &str| {
        let (number, line) = lines.next().unwrap_or((0, ""));
        let value = line.split_once(' ').filter(|(word, _)| *word == name).map(|(_, value)| value.trim());
        value.map(|value| (number, value)).ok_or_else(|| wrong(number, format!("{name} is missing")))
    };
    let small = |(line, value): (usize, &str)| value.parse::<u8>().map_err(|_| wrong(line, "that is no number"));
    let (line, rules) = value("rules")?;
    let rules: u32 = rules.parse().map_err(|_| wrong(line, "that is no number"))?;
    if rules != RULES_VERSION {
        return Err(ReplayError::OtherRules(rules));
    }
    let (players, rounds) = (small(value("players")?)?, small(value("rounds")?)?);
    let (line, mode) = value("mode")?;
    let mode = Mode::from_id(mode).ok_or_else(|| wrong(line, "there is no such mode"))?;
    let (line, seed) = value("seed")?;
    let seed = Seed::from_hex(seed).ok_or_else(|| wrong(line, "a seed is 64 hexadecimal digits"))?;
    let (line, divider) = lines.next().unwrap_or((line + 1, ""));
    if divider != "--" {
        return Err(wrong(line, "the line -- is missing"));
    }
    Ok(Replay::new(Config { players, rounds, mode }, seed))
}

fn read_line(line: &str, game: &mut Game) -> Result<Sent, String> {
    let (text, print) = line.rsplit_once(" ; ").ok_or("the piece of the fingerprint is missing")?;
    let (auto, text) = text.strip_prefix("auto ").map_or((false, text), |text| (true, text));
    let (who, what) = text.split_once(' ').ok_or("a command is missing")?;
    let (by, hand) = match (who, parse_seat(who)) {
        ("clock", _) => (By::Clock, Cards::NONE),
        (_, Some(seat)) => (By::Seat(seat), game.hand(seat)),
        (_, None) => return Err(format!("{who} is neither a seat nor clock")),
    };
    let command = parse_command(what, hand)?;
    game.apply(by, &command, None).map_err(|why| format!("not legal here: {why}"))?;
    if print != format!("{:08x}", game.fingerprint() as u32) {
        return Err("the game after this line is not the one that was recorded: the file was changed".into());
    }
    Ok(Sent { auto, ..Sent::by(by, command) })
}

fn read_race(text: &str) -> Option<Vec<Measured>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut race = Vec::new();
    for slap in words.chunks(4) {
        let [seat, arrival, comp, reaction] = slap else { return None };
        let seat = parse_seat(seat)?;
        race.push(if *arrival == "-" {
            Measured { seat, arrival: None, comp: 0, reaction: 0 }
        } else {
            let arrival = Some(arrival.parse().ok()?);
            Measured { seat, arrival, comp: comp.parse().ok()?, reaction: reaction.parse().ok()? }
        });
    }
    Some(race)
}
