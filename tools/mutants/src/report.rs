//! The score, and who lives.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;

use crate::explain::Explanation;
use crate::find::Mutant;
use crate::run::Fate;

/// What kind of thing a mutant breaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// The rules as code: what a table sees.
    Rule,
    /// The rules as values: cards, characters, decks.
    Table,
    /// Reading and writing: notation, scenes, replays, saved games, configuration.
    Text,
}

/// Files no table sees at work: what a game is written as and read from, who compares it, the language of scenes, what may be
/// configured, hints about what is legal anyway, and the game a bot imagines.
const TEXT: [&str; 14] = [
    "config",
    "document",
    "effect",
    "fingerprint",
    "grown",
    "notation",
    "older",
    "replay",
    "saved_switches",
    "scene/",
    "series/file",
    "series/saved",
    "snapshot",
    "switches",
];

/// Functions of those files that are rules of play all the same: the deal.
const PLAY: [&str; 10] = [
    "Config::choice",
    "Config::needs_spares",
    "Config::places",
    "Config::playing_cards",
    "Config::pool",
    "Game::begin_casting",
    "Game::deal",
    "Game::deal_hands",
    "Game::opener",
    "Game::seat_character",
];

/// Functions of other files that play no part in a game: what only saving, comparing and imagining need, the words of files, and
/// the doors for programs that hold a list of actions or look for a picture.
const BESIDE: [&str; 31] = [
    "Books::is_none",
    "CardDef::end_of_effect",
    "CardDef::end_of_play",
    "CardDef::end_of_use",
    "CardSet::is_none",
    "Carry::parse",
    "Carry::to_text",
    "EventBox::is_whole",
    "EventBox::size",
    "Events::is_none",
    "Game::asks_again",
    "Game::lay",
    "Game::lay_out_saved",
    "Game::take",
    "Legal::is_empty",
    "Legal::len",
    "Mode::could_be_dealt",
    "Mode::from_id",
    "Mode::needs",
    "Mode::seats",
    "Mode::usual",
    "Open::is_none",
    "Pile::fill",
    "Pile::from_iter",
    "Ring::unusual_order",
    "Stack::default",
    "Stack::is_empty",
    "Stack::len",
    "Stacks::is_none",
    "Uses::is_empty",
    "could_be_dealt",
];

/// Functions by whatever type that imagine a game a viewer could not tell from the real one.
const IMAGINING: &str = "redeal";

/// Functions that write, read and compare, and those that say what need not be written.
const WRITING: [&str; 13] = [
    "deserialize",
    "eq",
    "everybody",
    "fmt",
    "from_str",
    "hash",
    "is_everybody",
    "is_false",
    "is_nobody",
    "is_nothing",
    "is_nought",
    "no_seats",
    "serialize",
];

impl Group {
    /// Where a mutant belongs.
    pub fn of(mutant: &Mutant) -> Group {
        let function = mutant.function.rsplit("::").next().unwrap_or_default();
        let name = &&*mutant.function;
        let text = TEXT.iter().any(|start| mutant.file.starts_with(start)) && !PLAY.contains(name);
        let imagined = function == IMAGINING || mutant.file.contains(IMAGINING) && !name.starts_with("Board::");
        if text || imagined || WRITING.contains(&function) || BESIDE.contains(name) {
            Group::Text
        } else if mutant.table {
            Group::Table
        } else {
            Group::Rule
        }
    }

    /// The kind somebody asks for by a word.
    pub fn named(word: &str) -> Option<Group> {
        match word {
            "rule" => Some(Group::Rule),
            "table" => Some(Group::Table),
            "text" => Some(Group::Text),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Group::Rule => "rule code",
            Group::Table => "tables",
            Group::Text => "configuration, notation, files",
        }
    }
}

/// Who is listed in a report, without numbers and lines, which change with the code.
pub fn listed(report: &str) -> HashSet<String> {
    let mutants = report.lines().filter_map(|line| line.strip_prefix("  #")?.split_once(' '));
    let texts = mutants.filter_map(|(_, rest)| {
        let rest = rest.rsplit_once("   [").map_or(rest, |(rest, _)| rest);
        let (place, what) = rest.split_once(' ')?;
        Some(format!("{} {what}", place.split_once(':').map_or(place, |(file, _)| file)))
    });
    texts.collect()
}

/// What a run has shown.
pub struct Score {
    /// The text for people.
    pub text: String,
    /// Killed of those not explained, by scenes and tests.
    pub all: f64,
    /// Killed of rule code not explained, by scenes alone.
    pub rule_by_scenes: f64,
    /// Explained as equivalent, and yet noticed.
    pub wrong: usize,
}

#[derive(Default)]
struct Count {
    judged: usize,
    by_scenes: usize,
    by_tests: usize,
    explained: usize,
}

fn percent(part: usize, whole: usize) -> f64 {
    if whole == 0 { 100.0 } else { part as f64 * 100.0 / whole as f64 }
}

/// Counts, and lists the living and what only tests noticed in rule code.
pub fn score(mutants: &[Mutant], fates: &BTreeMap<usize, Fate>, explained: &[Explanation]) -> Score {
    let mut counts: BTreeMap<Group, Count> = BTreeMap::new();
    let (mut living, mut unseen, mut wrong) = (String::new(), String::new(), String::new());
    let mut wrongs = 0;
    for (number, fate) in fates {
        let mutant = &mutants[*number];
        let count = counts.entry(Group::of(mutant)).or_default();
        let place = mutant.place();
        let reason = explained.iter().find(|one| one.fits(mutant));
        if reason.is_some() {
            count.explained += 1;
            // One explanation may stand for several ways to break a place; only a particular one can be wrong.
            if !matches!(fate, Fate::Lives { .. }) && reason.is_some_and(|one| one.to.is_some()) {
                wrongs += 1;
                let _ = writeln!(wrong, "  #{number} {place}");
            }
            continue;
        }
        count.judged += 1;
        match fate {
            Fate::Scene => count.by_scenes += 1,
            Fate::Test(name) => {
                count.by_tests += 1;
                if Group::of(mutant) == Group::Rule {
                    let _ = writeln!(unseen, "  #{number} {place}   [{name}]");
                }
            }
            Fate::Lives { scenes, tests } => {
                let reached = match (scenes, tests) {
                    (0, 0) => "nothing reaches it".to_owned(),
                    (0, tests) => format!("no scene and {tests} tests reach it"),
                    (scenes, tests) => format!("{scenes} scenes and {tests} tests reach it"),
                };
                let _ = writeln!(living, "  #{number} {place}   [{reached}]");
            }
        }
    }
    let mut text = String::new();
    let section =
        |title: &str, lines: &str| if lines.is_empty() { String::new() } else { format!("\n{title}\n{lines}") };
    text += &section("Nobody noticed:", &living);
    text += &section("Rule code, noticed by tests but by no scene:", &unseen);
    text += &section("Explained as equivalent, and yet noticed:", &wrong);
    text += "\n";
    let mut sum = Count::default();
    for (group, count) in &counts {
        line(&mut text, group.name(), count);
        sum.judged += count.judged;
        sum.by_scenes += count.by_scenes;
        sum.by_tests += count.by_tests;
        sum.explained += count.explained;
    }
    line(&mut text, "all", &sum);
    let rule = counts.remove(&Group::Rule).unwrap_or_default();
    Score {
        text,
        all: percent(sum.by_scenes + sum.by_tests, sum.judged),
        rule_by_scenes: percent(rule.by_scenes, rule.judged),
        wrong: wrongs,
    }
}

fn line(text: &mut String, name: &str, count: &Count) {
    let _ = writeln!(
        text,
        "{name:<36} {:>5} mutants, {:>5.1} % killed, {:>5.1} % by scenes alone, {} more explained",
        count.judged,
        percent(count.by_scenes + count.by_tests, count.judged),
        percent(count.by_scenes, count.judged),
        count.explained,
    );
}
