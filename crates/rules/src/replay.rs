//! Recorded games as text: what was fixed before the deal, the seed, and one line for every answer.
//!
//! ```text
//! saloon replay 1
//! rules 2
//! edition classic
//! seats 5
//! deck base
//! characters base
//! set duplicates_in_play = replace
//! seed 00112233...
//! note seat C
//! --
//! A bang/7C B ; 1f00ba44
//! B pass ; 9d3c1e02
//! end 0123456789abcdef
//! ```
//!
//! Each line carries a piece of the fingerprint after it, so a line that was changed is noticed where it stands; where a line
//! carries none, at the next one that does. A file without `end` is a game that is not over, and can be continued by adding
//! lines. A `note` is for whoever wrote the file; it changes nothing about the game.

use std::fmt::Write as _;

use saloon_ground::Seed;

use crate::ask::{Action, Legal};
use crate::catalog::{Box, Deck};
use crate::config::{Config, ConfigError, Edition};
use crate::fact::Told;
use crate::game::Game;
use crate::ids::{Player, Seat};
use crate::modes::Mode;
use crate::notation::{ActionPattern, action_text, parse_seat};
use crate::series::Carry;
use crate::{RULES_VERSION, ids};

/// Grows when the form of the file changes.
pub const FILE_VERSION: u32 = 1;

/// The word for somebody who speaks.
const SPEAKS: &str = "speaks";

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// What was fixed before the deal.
    pub config: Config,
    /// What decided all chance.
    pub seed: Seed,
    /// Every answer, in order.
    pub actions: Vec<(Player, Action)>,
    /// Who spoke, in order, and after how many answers.
    pub spoken: Vec<(u32, Player)>,
    /// The game was played to its end.
    pub over: bool,
}

/// Why a file is no replay, or not one of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The file was made by another version of its form.
    OtherFile {
        /// The version found.
        found: String,
    },
    /// The file was made under other rules.
    OtherRules {
        /// The rules version found.
        found: u32,
    },
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
            ReplayError::OtherFile { found } => write!(f, "this is no replay that can be read here: it says {found:?}"),
            ReplayError::OtherRules { found } if *found > RULES_VERSION => write!(
                f,
                "this game was recorded under rules version {found}; this program knows version {RULES_VERSION} and older ones"
            ),
            ReplayError::OtherRules { found } => write!(
                f,
                "this game was recorded under rules version {found}, this program plays version {RULES_VERSION}: it can be \
                 watched here, but to check it exactly takes the rules it was recorded under"
            ),
            ReplayError::Line { line, message } => write!(f, "line {line}: {message}"),
            ReplayError::Config(why) => write!(f, "its table cannot be played: {why}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl Replay {
    /// A record of a game about to begin.
    pub fn new(config: Config, seed: Seed) -> Replay {
        Replay { config, seed, actions: Vec::new(), spoken: Vec::new(), over: false }
    }

    /// The head of the file, up to and including the line that divides it from the answers.
    pub fn head(&self) -> String {
        let config = &self.config;
        let boxes: Vec<&str> = config.characters.iter().map(|b| b.id()).collect();
        let mut text = format!(
            "saloon replay {FILE_VERSION}\nrules {RULES_VERSION}\nedition {}\nseats {}\ndeck {}\ncharacters {}\n",
            config.edition.id(),
            config.seats,
            config.deck.id(),
            boxes.join(",")
        );
        let usual = config.edition.switches().list();
        for (switch, usual) in config.switches.list().iter().zip(usual).filter(|(a, b)| a.value != b.value) {
            let _ = writeln!(text, "set {} = {}", switch.name, switch.value);
            debug_assert_eq!(switch.name, usual.name);
        }
        if let Some(fixed) = config.fixed_characters() {
            let _ = writeln!(text, "set fixed_characters = {fixed}");
        }
        if let Some(carry) = &config.carry {
            let _ = writeln!(text, "carried {}", carry.to_text(config.deck));
        }
        let _ = writeln!(text, "seed {}\n--", self.seed.to_hex());
        text
    }

    /// The line of one answer; `after` is the game after it.
    pub fn line(player: Player, action: Action, after: &Game) -> String {
        let seat = Seat::at(player.index());
        format!("{seat} {} ; {:08x}\n", action_text(after.deck(), action), after.fingerprint() as u32)
    }

    /// The last line of a game that is over.
    pub fn end_line(game: &Game) -> String {
        format!("end {:016x}\n", game.fingerprint())
    }

    /// The whole file.
    pub fn to_text(&self) -> Result<String, ReplayError> {
        let mut text = self.head();
        let mut game = Game::new(&self.config, self.seed).map_err(ReplayError::Config)?;
        for (i, (player, action)) in self.actions.iter().enumerate() {
            text += &self.speak(i, &mut game, None)?;
            let applied = game.apply(*player, *action, None);
            applied.map_err(|why| refused(i, why.rule))?;
            text += &Replay::line(*player, *action, &game);
        }
        text += &self.speak(self.actions.len(), &mut game, None)?;
        if game.winner().is_some() {
            text += &Replay::end_line(&game);
        }
        Ok(text)
    }

    /// Lets those speak who did so after `count` answers; gives their lines.
    fn speak(&self, count: usize, game: &mut Game, mut log: Option<&mut Vec<Told>>) -> Result<String, ReplayError> {
        let from = self.spoken.partition_point(|(after, _)| (*after as usize) < count);
        let mut text = String::new();
        for (_, player) in self.spoken[from..].iter().take_while(|(after, _)| *after as usize == count) {
            game.speak(*player, log.as_deref_mut()).map_err(|why| refused(count, why.rule))?;
            let _ = writeln!(text, "{} {SPEAKS} ; {:08x}", Seat::at(player.index()), game.fingerprint() as u32);
        }
        Ok(text)
    }

    /// Reads a file and plays it through, so that what comes back is known to be good.
    ///
    /// A last line that was cut off in the middle of writing is left out.
    pub fn parse(text: &str) -> Result<Replay, ReplayError> {
        let file = read_file(text)?;
        if file.rules != RULES_VERSION {
            return Err(ReplayError::OtherRules { found: file.rules });
        }
        let mut replay = Replay::new(file.config, file.seed);
        let mut game = Game::new(&replay.config, replay.seed).map_err(ReplayError::Config)?;
        let mut list = Legal::new();
        for ((line, written), print) in file.lines.into_iter().zip(file.prints) {
            let wrong = |message: &str| ReplayError::Line { line, message: message.to_owned() };
            if replay.over {
                return Err(wrong("there is more after the end"));
            }
            let applied = match &written {
                Written::End(print) => {
                    if *print != format!("{:016x}", game.fingerprint()) || game.winner().is_none() {
                        return Err(wrong("the end does not fit the game: the file was changed"));
                    }
                    replay.over = true;
                    continue;
                }
                Written::Answer(player, text) => {
                    let action = read_action(text, &game, &mut list).map_err(|why| wrong(&why))?;
                    replay.actions.push((*player, action));
                    game.apply(*player, action, None)
                }
                Written::Speaks(player) => {
                    replay.spoken.push((replay.actions.len() as u32, *player));
                    game.speak(*player, None)
                }
            };
            applied.map_err(|why| wrong(&format!("not legal here ({})", why.rule)))?;
            if print.is_some_and(|print| print != format!("{:08x}", game.fingerprint() as u32)) {
                return Err(wrong("the game after this line is not the one that was recorded: the file was changed"));
            }
        }
        Ok(replay)
    }

    /// The game after the first `count` answers, with everything that was told on the way.
    pub fn at(&self, count: usize, log: &mut Vec<Told>) -> Result<Game, ReplayError> {
        let mut game = Game::with_log(&self.config, self.seed, Some(log)).map_err(ReplayError::Config)?;
        for (i, (player, action)) in self.actions.iter().take(count).enumerate() {
            self.speak(i, &mut game, Some(log))?;
            let applied = game.apply(*player, *action, Some(log));
            applied.map_err(|why| refused(i, why.rule))?;
        }
        self.speak(count, &mut game, Some(log))?;
        Ok(game)
    }
}

fn refused(at: usize, rule: &str) -> ReplayError {
    ReplayError::Line { line: at + 1, message: format!("answer refused by {rule}") }
}

/// A line of a file below its head.
pub(crate) enum Written {
    /// Who did what, in notation.
    Answer(Player, String),
    /// Who spoke.
    Speaks(Player),
    /// The end, with its fingerprint.
    End(String),
}

/// A file taken apart, whatever rules it was made under.
pub(crate) struct File {
    pub(crate) rules: u32,
    pub(crate) config: Config,
    pub(crate) seed: Seed,
    /// With the number of each line.
    pub(crate) lines: Vec<(usize, Written)>,
    /// The piece of a fingerprint that each line carries, if it does.
    prints: Vec<Option<String>>,
}

/// The lines of a file with their numbers; one that was cut off in the middle of writing is left out.
pub(crate) fn whole_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    whole.lines().enumerate().map(|(i, line)| (i + 1, line))
}

/// Takes a file apart. A last line that was cut off in the middle of writing is left out.
pub(crate) fn read_file(text: &str) -> Result<File, ReplayError> {
    let mut lines = whole_lines(text);
    let (rules, config, seed) = parse_head(&format!("saloon replay {FILE_VERSION}"), &mut lines)?;
    let mut file = File { rules, config, seed, lines: Vec::new(), prints: Vec::new() };
    for (line, text) in lines {
        let (answer, print) = match text.rsplit_once(';') {
            Some((answer, print)) => (answer, Some(print.trim().to_owned())),
            None => (text, None),
        };
        file.lines.push((line, read_line(answer.trim()).map_err(|message| ReplayError::Line { line, message })?));
        file.prints.push(print);
    }
    Ok(file)
}

/// One line below the head.
pub(crate) fn read_line(text: &str) -> Result<Written, String> {
    let (seat, action) = text.split_once(' ').ok_or("an answer is a seat and an action")?;
    if seat == "end" {
        return Ok(Written::End(action.trim().to_owned()));
    }
    let player = Player::at(parse_seat(seat)?.index());
    Ok(if action == SPEAKS { Written::Speaks(player) } else { Written::Answer(player, action.to_owned()) })
}

/// The legal action that is meant.
pub(crate) fn read_action(action: &str, game: &Game, list: &mut Legal) -> Result<Action, String> {
    let pattern = ActionPattern::parse(action)?;
    game.legal(list);
    let mut meant = list.actions().iter().filter(|action| pattern.fits(game.deck(), **action));
    let first = meant.next().copied().ok_or_else(|| format!("{action} is not legal here"))?;
    let exact = |a: &Action| action_text(game.deck(), *a) == action;
    Ok(if exact(&first) { first } else { meant.copied().find(|a| exact(a)).unwrap_or(first) })
}

/// The head of a file of this title.
pub(crate) fn parse_head<'a>(
    title: &str,
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<(u32, Config, Seed), ReplayError> {
    let (_, first) = lines.next().unwrap_or((1, ""));
    if first != title {
        return Err(ReplayError::OtherFile { found: first.chars().take(40).collect() });
    }
    let mut config = Config::new(Edition::Classic, 0);
    let (mut rules, mut seed) = (RULES_VERSION, None);
    for (line, text) in lines.by_ref() {
        let wrong = |message: &str| ReplayError::Line { line, message: message.to_owned() };
        if text == "--" {
            let seed = seed.ok_or_else(|| wrong("the seed is missing"))?;
            return Ok((rules, config, seed));
        }
        let (word, value) = text.split_once(' ').ok_or_else(|| wrong("a line of the head is a word and a value"))?;
        match word {
            "rules" => {
                rules = value.parse().map_err(|_| wrong("rules wants a number"))?;
                if rules > RULES_VERSION {
                    return Err(ReplayError::OtherRules { found: rules });
                }
            }
            "edition" => {
                let edition = Edition::from_id(value).ok_or_else(|| wrong("there is no such edition"))?;
                config = Config::new(edition, config.seats);
                config.switches = config.switches.as_of(rules);
            }
            "seats" => {
                config.seats = value.parse().map_err(|_| wrong("seats wants a number"))?;
                config.mode = Mode::usual(config.seats);
            }
            "deck" => config.deck = Deck::from_id(value).ok_or_else(|| wrong("there is no such deck"))?,
            "characters" => {
                let boxes: Option<Vec<Box>> = value.split(',').map(Box::from_id).collect();
                config.characters = boxes.ok_or_else(|| wrong("there is no such box"))?;
            }
            "set" => {
                let (name, value) = value.split_once('=').ok_or_else(|| wrong("set wants SWITCH = VALUE"))?;
                config.set(name.trim(), value.trim()).map_err(ReplayError::Config)?;
            }
            "carried" => config.carry = Some(Carry::parse(value, config.deck).map_err(|why| wrong(&why))?),
            "note" => {}
            "seed" => seed = Some(Seed::from_hex(value).ok_or_else(|| wrong("a seed is 64 hexadecimal digits"))?),
            _ => return Err(wrong("this word is not known here")),
        }
    }
    Err(ReplayError::Line { line: 1, message: "the head of the file is not complete".into() })
}

const _: () = assert!(ids::MOST_SEATS == 8, "seats are written with the letters A to H");

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded() -> String {
        let config = Config::new(Edition::Compendium, 5);
        let mut replay = Replay::new(config.clone(), 11.into());
        let mut game = Game::new(&config, 11.into()).expect("it can be played");
        let mut list = Legal::new();
        let mut step = 0;
        while let Some(ask) = game.ask() {
            game.legal(&mut list);
            let action = list.actions()[step * 13 % list.len()];
            replay.actions.push((ask.who, action));
            game.apply(ask.who, action, None).expect("it is listed");
            step += 1;
        }
        replay.to_text().expect("it was just played")
    }

    #[test]
    fn a_game_is_written_and_read_back() {
        let text = recorded();
        let replay = Replay::parse(&text).expect("own text can be read");
        assert!(replay.over);
        assert_eq!(replay.to_text().expect("and written again"), text);
    }

    #[test]
    fn what_nobody_listens_to_is_recorded_and_changes_nothing() {
        let text = recorded();
        let mut replay = Replay::parse(&text).expect("own text can be read");
        let last = replay.actions.len();
        let before = replay.at(last, &mut Vec::new()).expect("it was played").fingerprint();
        let speaker = replay.actions[0].0;
        replay.spoken = vec![(0, speaker), (1, speaker), (1, speaker)];
        let with_talk = replay.to_text().expect("it can be written");
        assert_eq!(with_talk.lines().filter(|line| line.contains(" speaks ; ")).count(), 3);
        assert_eq!(Replay::parse(&with_talk).as_ref(), Ok(&replay));
        assert_eq!(replay.at(last, &mut Vec::new()).expect("it was played").fingerprint(), before);
        replay.spoken = vec![(last as u32, speaker)];
        assert!(replay.to_text().is_err(), "after the end nobody is heard");
    }

    #[test]
    fn lines_without_a_fingerprint_are_checked_by_the_next_one() {
        let text = recorded();
        let bare: String = text.lines().map(|line| line.split(" ;").next().unwrap_or(line).to_owned() + "\n").collect();
        assert_eq!(Replay::parse(&bare), Replay::parse(&text));
        let shortened = bare.replacen(" pass\n", " pass\nend 0123456789abcdef\n", 1);
        assert!(Replay::parse(&shortened).is_err(), "the end does not fit");
        let line = text.lines().position(|line| line.contains(" ; ")).expect("there are answers");
        let wrong: String = (bare.lines().enumerate())
            .map(|(i, bare)| format!("{bare}{}\n", if i == line + 3 { " ; 00000000" } else { "" }))
            .collect();
        assert!(matches!(Replay::parse(&wrong), Err(ReplayError::Line { line: at, .. }) if at == line + 4));
    }

    #[test]
    fn notes_are_for_others() {
        let text = recorded();
        let noted = text.replacen("\n--\n", "\nnote seat C\n--\n", 1);
        assert_eq!(Replay::parse(&noted), Replay::parse(&text));
    }

    #[test]
    fn a_file_cut_short_is_a_game_that_is_not_over() {
        let text = recorded();
        for cut in [text.len() / 2, text.len() - 3, text.len() - 30] {
            let replay = Replay::parse(&text[..cut]).expect("what is there is good");
            assert!(!replay.over);
        }
    }

    #[test]
    fn a_changed_file_is_noticed() {
        let text = recorded();
        let line = text.lines().position(|line| line.contains(" pass ;")).expect("somebody passes") + 1;
        let removed: String =
            text.lines().enumerate().filter(|(i, _)| i + 1 != line).map(|(_, l)| format!("{l}\n")).collect();
        assert!(matches!(Replay::parse(&removed), Err(ReplayError::Line { .. })));
        let reseeded = text.replacen("seed ", "seed 0", 1).replacen("\n--", "", 1);
        assert!(Replay::parse(&reseeded).is_err());
        let newer = text.replacen(&format!("rules {RULES_VERSION}\n"), "rules 99\n", 1);
        assert_eq!(Replay::parse(&newer), Err(ReplayError::OtherRules { found: 99 }));
        assert!(matches!(Replay::parse("hello\n"), Err(ReplayError::OtherFile { .. })));
        assert!(Replay::parse("").is_err());
        let longer = text.clone() + "A pass ; 00000000\n";
        assert!(Replay::parse(&longer).is_err());
    }
}
