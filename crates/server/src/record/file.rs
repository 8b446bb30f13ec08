//! A finished game as the text file of a replay, under whatever rules it was played.

use std::fmt::Write as _;

use saloon_rules::notation::action_text;
use saloon_rules::{RULES_VERSION, Replay, Seat};

use super::Log;

/// The file, as a program of the rules of that game reads it. Of fingerprints it carries those that were kept: under other
/// rules they cannot be made again.
pub fn text(log: &Log) -> String {
    let actions = log.players.iter().copied().zip(log.actions.iter().copied());
    let replay = Replay {
        config: log.config.clone(),
        seed: log.seed,
        actions: actions.clone().collect(),
        spoken: log.spoken.clone(),
        over: true,
    };
    let end = format!("end {:016x}\n", log.end);
    if log.rules == RULES_VERSION
        && log.renewed.is_empty()
        && let Ok(text) = replay.to_text()
        && text.ends_with(&end)
    {
        return text;
    }
    let played = log.renewed.first().map_or(log.rules, |(_, rules)| *rules);
    let mut text = replay.head().replacen(&format!("\nrules {RULES_VERSION}\n"), &format!("\nrules {played}\n"), 1);
    let mut spoken = log.spoken.iter().peekable();
    for (at, (player, action)) in actions.enumerate() {
        while let Some((_, speaker)) = spoken.next_if(|(after, _)| *after as usize <= at) {
            let _ = writeln!(text, "{} speaks", seat(speaker.index()));
        }
        let _ = write!(text, "{} {}", seat(player.index()), action_text(log.config.deck, action));
        if let Some(print) = log.prints.get(at) {
            let _ = write!(text, " ; {print:08x}");
        }
        text.push('\n');
    }
    text += &end;
    text
}

fn seat(index: usize) -> String {
    Seat::new(index).map_or_else(|| "?".to_owned(), |seat| seat.to_string())
}
