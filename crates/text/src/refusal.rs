//! Why something is not allowed: what is missing, then what would help.

use saloon_rules::defs::Border;
use saloon_rules::{Deck, Kind, Refusal, Why};

use crate::sentence::Sentence;
use crate::{Names, Text};

impl Text {
    /// Why not, with the numbers of this table, and what would help.
    pub fn refusal(&self, names: &dyn Names, deck: Deck, refusal: &Refusal) -> String {
        let reason = Sentence::new(self, names, deck);
        let plain = |id: &str| self.get(id);
        match refusal.why {
            Why::Over => plain("refusal-over"),
            Why::NotAsked { asked } => reason.seat("who", Some(asked)).say("refusal-not-asked"),
            Why::Stale => plain("refusal-stale"),
            Why::WrongAnswer => plain("refusal-wrong-answer"),
            Why::NotInHand => plain("refusal-not-in-hand"),
            Why::NotInPlay => plain("refusal-not-in-play"),
            Why::NotNow { kind } => {
                reason.kind("kind", Some(kind)).word("when", when(kind, refusal.rule)).say("refusal-not-now")
            }
            Why::NotAs { kind } => reason.kind("kind", Some(kind)).say("refusal-not-as"),
            Why::Limit { limit } => reason.number("count", limit).say("refusal-limit"),
            Why::OutOfRange { distance, range } => {
                reason.number("distance", distance).number("range", range).say("refusal-out-of-range")
            }
            Why::TooFar { distance, reach } => {
                reason.number("distance", distance).number("range", reach).say("refusal-too-far")
            }
            Why::Dead => plain("refusal-dead"),
            Why::Aim => plain("refusal-aim"),
            Why::Oneself => plain("refusal-oneself"),
            Why::NoCardThere => plain("refusal-no-card-there"),
            Why::NobodyToAim => plain("refusal-nobody-to-aim"),
            Why::Cost { cards } => reason.number("count", cards).say("refusal-cost"),
            Why::Duplicate { kind } => reason.kind("kind", Some(kind)).say("refusal-duplicate"),
            Why::Sheriff => plain("refusal-sheriff"),
            Why::TwoLeft => plain("refusal-two-left"),
            Why::NotReady => plain("refusal-not-ready"),
            Why::Silenced => plain("refusal-silenced"),
            Why::Tried => plain("refusal-tried"),
            Why::Immune => plain("refusal-immune"),
            Why::NoAbility => plain("refusal-no-ability"),
            Why::NotOffered => plain("refusal-not-offered"),
            Why::Forbidden { by: Some(source) } => reason.source(source).say("refusal-forbidden"),
            Why::Forbidden { by: None } => plain("refusal-forbidden-here"),
        }
    }
}

/// When a kind of card that is of no use now would be.
fn when(kind: Kind, rule: &str) -> &'static str {
    let def = kind.def();
    if rule == "CORE-BEER2-01" {
        "never-again"
    } else if def.dodges || def.rules.barrel.is_some() {
        "hit"
    } else if def.saves {
        "rescue"
    } else if def.border == Border::Blue {
        "always"
    } else {
        "turn"
    }
}
