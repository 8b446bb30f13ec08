//! A recorded series as text: what was fixed before the first deal, the seed, and one line for every answer of every game.
//!
//! ```text
//! saloon series 1
//! rules 2
//! edition compendium
//! ...
//! seed 00112233...
//! --
//! game 1
//! A choose kit-carlson ; 1f00ba44
//! A choose 300 ; 9d3c1e02
//! end 0123456789abcdef
//! game 2
//! ```
//!
//! The lines are those of a replay (`replay.rs`); `end` carries the fingerprint of the series. A file without a last `end` is a series
//! that is not over and can be continued by adding lines.

use crate::ask::Legal;
use crate::config::Config;
use crate::fact::Told;
use crate::ids::Player;
use crate::replay::{Replay, ReplayError, Written, parse_head, read_action, read_line, whole_lines};
use crate::series::row::Series;
use crate::{Action, RULES_VERSION, Seed};

/// Grows when the form of the file changes.
const FILE_VERSION: u32 = 1;

/// A recorded series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesFile {
    /// What was fixed before the first deal.
    pub config: Config,
    /// What decided all chance.
    pub seed: Seed,
    /// The answers of each game, in order.
    pub games: Vec<Vec<(Player, Action)>>,
}

impl SeriesFile {
    /// A record of a series about to begin.
    pub fn new(config: Config, seed: Seed) -> SeriesFile {
        SeriesFile { config, seed, games: vec![Vec::new()] }
    }

    /// Is this the beginning of such a file?
    pub fn is_one(text: &str) -> bool {
        text.starts_with("saloon series ")
    }

    /// The head of the file, up to and including the line that divides it from the first game.
    pub fn head(&self) -> String {
        let head = Replay::new(self.config.clone(), self.seed).head();
        let rest = head.split_once('\n').map_or("", |(_, rest)| rest);
        format!("saloon series {FILE_VERSION}\n{rest}")
    }

    /// The line with which a game begins; `number` counts from nought.
    pub fn game_line(number: u8) -> String {
        format!("game {}\n", number + 1)
    }

    /// The line with which a game ends.
    pub fn end_line(series: &Series) -> String {
        format!("end {:016x}\n", series.fingerprint())
    }

    /// The whole file.
    pub fn to_text(&self) -> Result<String, ReplayError> {
        let mut text = self.head();
        let mut series = Series::new(&self.config, self.seed).map_err(ReplayError::Config)?;
        for (number, answers) in self.games.iter().enumerate() {
            if number > 0 {
                series.next(None).map_err(|why| refused(number, &why.to_string()))?;
            }
            text += &SeriesFile::game_line(number as u8);
            for (i, (player, action)) in answers.iter().enumerate() {
                series.apply(*player, *action, None).map_err(|why| refused(i, why.rule))?;
                text += &Replay::line(*player, *action, series.game());
            }
            if series.game().winner().is_some() {
                text += &SeriesFile::end_line(&series);
            }
        }
        Ok(text)
    }

    /// Reads a file and plays it through; gives the series where it stands, too. A last line that was cut off is left out.
    pub fn parse(text: &str) -> Result<(SeriesFile, Series), ReplayError> {
        let title = format!("saloon series {FILE_VERSION}");
        let mut lines = whole_lines(text);
        let (rules, config, seed) = parse_head(&title, &mut lines)?;
        if rules != RULES_VERSION {
            return Err(ReplayError::OtherRules { found: rules });
        }
        let mut file = SeriesFile { config, seed, games: Vec::new() };
        let mut series = Series::new(&file.config, seed).map_err(ReplayError::Config)?;
        for (line, text) in lines {
            file.read(&mut series, text).map_err(|message| ReplayError::Line { line, message })?;
        }
        if file.games.is_empty() {
            file.games.push(Vec::new());
        }
        Ok((file, series))
    }

    /// One line below the head.
    fn read(&mut self, series: &mut Series, text: &str) -> Result<(), String> {
        let number = self.games.len();
        if text.starts_with("game ") {
            if text.strip_prefix("game ").and_then(|n| n.trim().parse::<usize>().ok()) != Some(number + 1) {
                return Err(format!("game {} comes next", number + 1));
            }
            if number > 0 {
                series.next(None).map_err(|why| why.to_string())?;
            }
            self.games.push(Vec::new());
            return Ok(());
        }
        let (answer, print) = text.rsplit_once(';').map_or((text, None), |(a, print)| (a, Some(print.trim())));
        let game = self.games.last_mut().ok_or("the line of the first game is missing")?;
        match read_line(answer.trim())? {
            Written::Answer(player, text) => {
                let action = read_action(&text, series.game(), &mut Legal::new())?;
                series.apply(player, action, None).map_err(|why| format!("not legal here ({})", why.rule))?;
                game.push((player, action));
            }
            Written::Speaks(_) => {}
            Written::End(print) => {
                if series.game().winner().is_none() || print != format!("{:016x}", series.fingerprint()) {
                    return Err("the end does not fit the series: the file was changed".into());
                }
            }
        }
        if print.is_some_and(|print| print != format!("{:08x}", series.game().fingerprint() as u32)) {
            return Err("the game after this line is not the one that was recorded: the file was changed".into());
        }
        Ok(())
    }

    /// The series after so many games and so many answers of the next one, with what was told in that one.
    pub fn at(&self, games: usize, count: usize, log: &mut Vec<Told>) -> Result<Series, ReplayError> {
        let mut series = Series::with_log(&self.config, self.seed, Some(log)).map_err(ReplayError::Config)?;
        for number in 0..=games {
            if number > 0 {
                log.clear();
                series.next(Some(log)).map_err(|why| refused(number, &why.to_string()))?;
            }
            let answers = self.games.get(number).map_or(&[][..], Vec::as_slice);
            let count = if number == games { count } else { answers.len() };
            for (i, (player, action)) in answers.iter().take(count).enumerate() {
                series.apply(*player, *action, Some(log)).map_err(|why| refused(i, why.rule))?;
            }
        }
        Ok(series)
    }
}

fn refused(at: usize, rule: &str) -> ReplayError {
    ReplayError::Line { line: at + 1, message: format!("refused by {rule}") }
}
