//! Wild West Show: its events and characters, the frames only they need, and their switches.

pub(crate) mod act_frames;
pub mod acts;
pub(crate) mod character_frames;
pub mod characters;
pub mod events;
mod exchanges;
mod orders;
pub mod show;
pub(crate) mod show_frames;
#[cfg(test)]
mod show_tests;

use crate::switches::{Count, Number, choice, switches};

choice! { /// Dorothy Rage: when the target is named.
DorothyTargetDeclaration { AfterReveal = "after_reveal", Upfront = "upfront" } }
choice! { /// Lady Rosa: with whom.
LadyRosaDirection { RightNeighbour = "right_neighbour" } }
choice! { /// Gag.
GagMode { Penalty = "penalty", Mute = "mute", Off = "off" } }

switches! {
    /// Events and characters of Wild West Show.
    pub struct Switches {
        /// Big Spencer's opening hand.
        big_spencer_start_cards: Number = Number(5),
        /// Gary Looter's opening hand.
        gary_looter_start_cards: Number = Number(5),
        /// Flint Westwood's exchanges.
        flint_uses_per_turn: Count = Count(1),
        /// Lee Van Kliff and extra costs.
        lee_repeat_pays_extra: bool = false,
        /// Showdown: Bang! only as Missed!.
        showdown_bang_must_be_missed: bool = false,
        /// Dorothy Rage's orders.
        dorothy_uses_per_turn: Count = Count(1),
        /// Dorothy Rage: when the target is named.
        dorothy_target_declaration: DorothyTargetDeclaration = DorothyTargetDeclaration::AfterReveal,
        /// Lady Rosa's swaps.
        lady_rosa_uses_per_turn: Count = Count(1),
        /// Lady Rosa: with whom.
        lady_rosa_direction: LadyRosaDirection = LadyRosaDirection::RightNeighbour,
        /// Miss Susanna and Jail.
        susanna_exempts_jail: bool = true,
        /// Gag.
        gag_mode: GagMode = GagMode::Penalty,
        /// Gag and the last life.
        gag_lethal: bool = true,
    }
}
