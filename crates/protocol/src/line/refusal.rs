//! Why something is not allowed: what is missing, then what would help. Why something allowed has no effect.

use saloon_rules::defs::Border;
use saloon_rules::effect::Wasted;
use saloon_rules::{Kind, Refusal, Why};

use super::Line;

impl Line {
    /// Why a legal answer has no effect.
    pub fn of_waste(why: Wasted) -> Line {
        match why {
            Wasted::FullLife => Line::plain("waste-full-life"),
            Wasted::TwoLeft => Line::plain("waste-two-left"),
            Wasted::TooFew { owed, have } => Line::plain("waste-too-few").number("owed", owed).number("have", have),
            Wasted::Own => Line::plain("waste-own"),
        }
    }

    /// Why not, with the numbers of this table, and what would help.
    pub fn of_refusal(refusal: &Refusal) -> Line {
        let plain = Line::plain;
        match refusal.why {
            Why::Over => plain("refusal-over"),
            Why::NotAsked { asked } => plain("refusal-not-asked").seat("who", Some(asked)),
            Why::Stale => plain("refusal-stale"),
            Why::WrongAnswer => plain("refusal-wrong-answer"),
            Why::NotInHand => plain("refusal-not-in-hand"),
            Why::NotInPlay => plain("refusal-not-in-play"),
            Why::NotNow { kind } => {
                plain("refusal-not-now").kind("kind", Some(kind)).word("when", when(kind, refusal.rule))
            }
            Why::NotAs { kind } => plain("refusal-not-as").kind("kind", Some(kind)),
            Why::Limit { limit } => plain("refusal-limit").number("count", limit),
            Why::OutOfRange { distance, range } => {
                plain("refusal-out-of-range").number("distance", distance).number("range", range)
            }
            Why::TooFar { distance, reach } => {
                plain("refusal-too-far").number("distance", distance).number("range", reach)
            }
            Why::Dead => plain("refusal-dead"),
            Why::Aim => plain("refusal-aim"),
            Why::Oneself => plain("refusal-oneself"),
            Why::NoCardThere => plain("refusal-no-card-there"),
            Why::NobodyToAim => plain("refusal-nobody-to-aim"),
            Why::Cost { cards } => plain("refusal-cost").number("count", cards),
            Why::Duplicate { kind } => plain("refusal-duplicate").kind("kind", Some(kind)),
            Why::Sheriff => plain("refusal-sheriff"),
            Why::TwoLeft => plain("refusal-two-left"),
            Why::NotReady => plain("refusal-not-ready"),
            Why::Silenced => plain("refusal-silenced"),
            Why::Tried => plain("refusal-tried"),
            Why::Immune => plain("refusal-immune"),
            Why::NoAbility => plain("refusal-no-ability"),
            Why::NotEntitled => plain("refusal-not-entitled"),
            Why::NoProof => plain("refusal-no-proof"),
            Why::NotOffered => plain("refusal-not-offered"),
            Why::Funds { price, balance } => {
                plain("refusal-funds").number("dollars", price.dollars()).number("balance", balance)
            }
            Why::Bid { least } => plain("refusal-bid").number("dollars", least.dollars()),
            Why::NotEligible => plain("refusal-not-eligible"),
            Why::Forbidden { by: Some(source) } => plain("refusal-forbidden").source(source),
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
