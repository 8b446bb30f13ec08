//! The base game: its deck, cards and characters, the frames only they need, and their switches.

pub mod cards;
pub mod characters;
pub mod deck;
pub(crate) mod frames;

use crate::switches::{choice, switches};

choice! { /// How several takers share a dead player's cards.
VultureSharing { AlternateChoose = "alternate_choose", AlternateRandom = "alternate_random" } }
choice! { /// When an empty hand is noticed.
SuzyDrawTiming { Settle = "settle", Immediate = "immediate" } }
choice! { /// When Sid Ketchum may use his ability.
SidTiming { AnyTime = "any_time", OwnTurn = "own_turn" } }
choice! { /// From whom the first card may come.
JesseTarget { Other = "other" } }
choice! { /// Where the card not kept goes.
KitReturnsTo { DeckTop = "deck_top" } }

switches! {
    /// Characters of the base game.
    pub struct Switches {
        /// How several takers share a dead player's cards.
        vulture_sharing: VultureSharing = VultureSharing::AlternateChoose,
        /// When an empty hand is noticed.
        suzy_draw_timing: SuzyDrawTiming = SuzyDrawTiming::Settle,
        /// Is the second card shown?
        black_jack_reveals: bool = true,
        /// From whom the first card may come.
        jesse_target: JesseTarget = JesseTarget::Other,
        /// Does "any time" include the rescue?
        sid_in_rescue: bool = true,
        /// Where the card not kept goes.
        kit_returns_to: KitReturnsTo = KitReturnsTo::DeckTop,
        /// Is an empty hand noticed between two dodges against one hit? A house rule.
        suzy_between_dodges: bool = false,
        /// When Sid Ketchum may use his ability, besides dying. A house rule.
        sid_timing: SidTiming = SidTiming::AnyTime,
    }
}

/// Do several takers of a dead player's cards choose freely?
pub(crate) fn takers_choose(game: &crate::game::Game) -> bool {
    game.switches.base.vulture_sharing == VultureSharing::AlternateChoose
}

/// Are states such as an empty hand noticed at once, and not only at settle points?
#[inline]
pub(crate) fn notices_at_once(game: &crate::game::Game) -> bool {
    game.switches.base.suzy_draw_timing == SuzyDrawTiming::Immediate
}

/// Are they noticed between two dodges against one hit?
pub(crate) fn notices_between_dodges(game: &crate::game::Game) -> bool {
    game.switches.base.suzy_between_dodges
}
