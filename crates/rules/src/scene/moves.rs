//! The when part of a scene: moves, refusals, time that runs out, and what is asked next.

use crate::ids::Seat;
use crate::notation::ActionPattern;
use crate::scene::words::{Line, Read};

#[derive(Clone, Debug)]
pub(super) struct Move {
    pub(super) line: usize,
    pub(super) act: Act,
    pub(super) next: Option<Asked>,
}

#[derive(Clone, Debug)]
pub(super) enum Act {
    Do(Seat, ActionPattern, String),
    Refused(Seat, ActionPattern, Option<String>),
    /// Nobody answers in time.
    Timeout(Seat),
    /// The next game of the series is dealt; the rule that refuses it, if it is to be refused.
    Next(Option<String>),
    /// Somebody speaks; the rule that refuses it, if it is to be refused.
    Speaks(Seat, Option<String>),
    Look,
}

/// The word for somebody who speaks.
const SPEAKS: &str = "speaks";

/// The word for the next game of a series.
const NEXT: &str = "next";

/// An expected question with what is offered.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked {
    pub(super) question: String,
    pub(super) with: Vec<(String, ActionPattern)>,
    pub(super) without: Vec<(String, ActionPattern)>,
    pub(super) exactly: Option<Vec<(String, ActionPattern)>>,
    /// What is played if nobody answers in time.
    pub(super) timeout: Option<(String, ActionPattern)>,
}

pub(super) fn when_line(line: &mut Line<'_>) -> Read<Move> {
    let (before, after) = match line.text.split_once('?') {
        Some((before, after)) => (before, Some(after)),
        None => (line.text, None),
    };
    let next = match after {
        Some(text) => Some(asked(line, before.len() + 1, text)?),
        None => None,
    };
    let mut words = Line { number: line.number, text: before, at: 0, seats: line.seats };
    let act = match words.peek() {
        None => Act::Look,
        Some(NEXT) => {
            words.word();
            words.end()?;
            Act::Next(None)
        }
        Some("refused") => {
            words.word();
            if words.peek() == Some(NEXT) {
                words.word();
                let rule = words.rest().strip_prefix(": ").map(str::to_owned);
                let rule = rule.ok_or_else(|| line.error(0, "refused next : RULE says by which rule"))?;
                return Ok(Move { line: line.number, act: Act::Next(Some(rule)), next });
            }
            let seat = words.seat()?;
            words.skip_space();
            let start = words.at;
            let text = words.rest();
            let (text, rule) = text.split_once(" : ").map_or((text, None), |(text, rule)| (text, Some(rule)));
            if text == SPEAKS {
                let rule = rule.ok_or_else(|| line.error(start, "speaks : RULE says by which rule"))?;
                return Ok(Move { line: line.number, act: Act::Speaks(seat, Some(rule.trim().to_owned())), next });
            }
            Act::Refused(seat, pattern(line, start, text)?, rule.map(|rule| rule.trim().to_owned()))
        }
        Some(_) => {
            let seat = words.seat()?;
            words.skip_space();
            let start = words.at;
            match words.rest() {
                "timeout" => Act::Timeout(seat),
                SPEAKS => Act::Speaks(seat, None),
                text => Act::Do(seat, pattern(line, start, text)?, text.to_owned()),
            }
        }
    };
    Ok(Move { line: line.number, act, next })
}

/// Reads an action; whoever it names sits at the table.
fn pattern(line: &Line<'_>, at: usize, text: &str) -> Read<ActionPattern> {
    let pattern = ActionPattern::parse(text).map_err(|why| line.error(at, why))?;
    for seat in pattern.seats() {
        line.at_the_table(seat).map_err(|why| line.error(at, why))?;
    }
    Ok(pattern)
}

fn asked(line: &Line<'_>, offset: usize, text: &str) -> Read<Asked> {
    let mut question = String::new();
    let mut lists: Vec<(&str, String)> = Vec::new();
    for word in text.split_whitespace() {
        match word {
            "with" | "without" | "exactly" | "timeout" => lists.push((word, String::new())),
            word => {
                let into = lists.last_mut().map_or(&mut question, |(_, list)| list);
                if !into.is_empty() {
                    into.push(' ');
                }
                into.push_str(word);
            }
        }
    }
    if question.is_empty() && lists.is_empty() {
        return Err(line.error(offset, "? wants a question"));
    }
    let mut asked = Asked { question, ..Asked::default() };
    for (word, list) in lists {
        let mut patterns = Vec::new();
        for action in list.split(',').map(str::trim) {
            let at = line.text.find(action).filter(|_| !action.is_empty()).unwrap_or(offset);
            patterns.push((action.to_owned(), pattern(line, at, action)?));
        }
        match word {
            "with" => asked.with.extend(patterns),
            "without" => asked.without.extend(patterns),
            "exactly" => asked.exactly = Some(patterns),
            _ if patterns.len() != 1 => return Err(line.error(offset, "timeout wants one action")),
            _ => asked.timeout = patterns.pop(),
        }
    }
    Ok(asked)
}
