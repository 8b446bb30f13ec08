//! A Fistful of Cards: its events, the frames only they need, and their switches.

pub mod events;
pub(crate) mod frames;
mod roulette;

use crate::switches::{choice, switches};

choice! { /// Abandoned Mine: which discards.
AbandonedMineScope { ActivePlayerDiscards = "active_player_discards", PlayedCardsOnly = "played_cards_only", Phase3Only = "phase3_only" } }
choice! { /// Ranch: when.
RanchTiming { EndOfPhase2 = "end_of_phase_2", EndOfPhase1 = "end_of_phase_1" } }
choice! { /// Peyote: which suit counts.
PeyoteSuitSource { Printed = "printed", Effective = "effective" } }
choice! { /// Dead Man: when he returns.
DeadManTiming { OwnTurn = "own_turn", OnReveal = "on_reveal" } }

switches! {
    /// Events of A Fistful of Cards.
    pub struct Switches {
        /// Abandoned Mine: which discards.
        abandoned_mine_scope: AbandonedMineScope = AbandonedMineScope::ActivePlayerDiscards,
        /// Ranch: when.
        ranch_timing: RanchTiming = RanchTiming::EndOfPhase2,
        /// Peyote: stop after a right guess.
        peyote_may_stop: bool = true,
        /// Peyote: which suit counts.
        peyote_suit_source: PeyoteSuitSource = PeyoteSuitSource::Printed,
        /// Ambush and characters.
        ambush_character_modifiers: bool = true,
        /// Barrel against Ricochet.
        ricochet_barrel: bool = false,
        /// Dead Man: when he returns.
        dead_man_timing: DeadManTiming = DeadManTiming::OwnTurn,
        /// Sniper and the Bang! limit.
        sniper_uses_bang_limit: bool = true,
        /// Russian Roulette: decline.
        roulette_may_decline: bool = false,
        /// Russian Roulette: Barrel.
        roulette_barrel: bool = false,
    }
}
