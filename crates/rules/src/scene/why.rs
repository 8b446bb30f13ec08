//! The words of a refusal: why, with the numbers of this table.

use crate::ask::{Question, Source, Why};
use crate::game::Game;
use crate::ids::Seat;
use crate::notation::source_text;

/// The reason in words, as it may be written after the rule.
pub(super) fn why_text(game: &Game, why: Why) -> String {
    let plain = match why {
        Why::NotAsked { asked } => return format!("asked {asked}"),
        Why::NotNow { kind } => return format!("not-now {}", kind.id()),
        Why::NotAs { kind } => return format!("not-as {}", kind.id()),
        Why::Limit { limit } => return format!("limit {limit}"),
        Why::OutOfRange { distance, range } => return format!("distance {distance} range {range}"),
        Why::TooFar { distance, reach } => return format!("distance {distance} reach {reach}"),
        Why::Cost { cards } => return format!("cost {cards}"),
        Why::Duplicate { kind } => return format!("duplicate {}", kind.id()),
        Why::Forbidden { by } => {
            return format!("forbidden by {}", by.map_or("-".into(), |by: Source| source_text(game.deck, by)));
        }
        Why::Funds { price, balance } => return format!("funds {price} of {balance}"),
        Why::Bid { least } => return format!("bid {least}"),
        Why::NotEligible => "not-eligible",
        Why::Over => "over",
        Why::Stale => "stale",
        Why::WrongAnswer => "wrong-answer",
        Why::NotInHand => "not-in-hand",
        Why::NotInPlay => "not-in-play",
        Why::Dead => "dead",
        Why::Aim => "aim",
        Why::Oneself => "oneself",
        Why::NoCardThere => "no-card-there",
        Why::NobodyToAim => "nobody-to-aim",
        Why::Sheriff => "sheriff",
        Why::TwoLeft => "two-left",
        Why::NotReady => "not-ready",
        Why::Silenced => "silenced",
        Why::Tried => "tried",
        Why::Immune => "immune",
        Why::NoAbility => "no-ability",
        Why::NotEntitled => "not-entitled",
        Why::NoProof => "no-proof",
        Why::NotOffered => "not-offered",
    };
    plain.to_owned()
}

/// Against whom a question is asked, if against anybody.
pub(super) fn opponent(game: &Game) -> Option<Seat> {
    match game.ask()?.question {
        Question::Dodge { by, .. } => by,
        Question::Give { by, .. } => Some(by),
        _ => None,
    }
}
