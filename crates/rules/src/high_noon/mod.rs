//! High Noon: its events, the frames only they need, and their switches.

pub mod events;
pub(crate) mod frames;
#[cfg(test)]
mod tests;

use crate::switches::{choice, switches};

choice! { /// Handcuffs.
HandcuffsMode { TargetPlayer = "target_player", NamedSuit = "named_suit" } }
choice! { /// The Daltons: which cards.
DaltonsCards { AnyInPlay = "any_in_play", BlueOnly = "blue_only" } }
choice! { /// The Daltons: when.
DaltonsTiming { OnReveal = "on_reveal", OwnTurn = "own_turn" } }
choice! { /// Gold Rush and card effects.
GoldRushCardEffects { CounterClockwise = "counter_clockwise", Clockwise = "clockwise" } }
choice! { /// Thirst.
ThirstMode { FirstOnly = "first_only", OneFewer = "one_fewer" } }
choice! { /// The Doctor after his work.
DoctorAfterEffect { RemovedAtOnce = "removed_at_once", StaysRound = "stays_round" } }

switches! {
    /// Events of High Noon.
    pub struct Switches {
        /// Handcuffs.
        handcuffs_mode: HandcuffsMode = HandcuffsMode::TargetPlayer,
        /// The Daltons: which cards.
        daltons_cards: DaltonsCards = DaltonsCards::AnyInPlay,
        /// The Daltons: when.
        daltons_timing: DaltonsTiming = DaltonsTiming::OnReveal,
        /// Gold Rush and card effects.
        gold_rush_card_effects: GoldRushCardEffects = GoldRushCardEffects::CounterClockwise,
        /// Thirst.
        thirst_mode: ThirstMode = ThirstMode::FirstOnly,
        /// The Sermon and Duels.
        sermon_blocks_duel: bool = true,
        /// The Doctor after his work.
        doctor_after_effect: DoctorAfterEffect = DoctorAfterEffect::RemovedAtOnce,
    }
}
