//! What all event boxes share (chapter 30, part A): stacks, the keeper, the moments of a turn, returns, talk, and their switches.
//!
//! No event is named here. What an event does stands in the room of its box.

pub(crate) mod frames;
pub(crate) mod stacks;
mod talk;
#[cfg(test)]
mod tests;
mod turns;

pub use stacks::EventSet;
pub(crate) use stacks::{Open, Stacks};

use crate::catalog::EventBox;
use crate::switches::{Count, Number, choice, switches};

choice! { /// Events before or after the checks of the turn.
CheckTiming { BeforeChecks = "before_checks", AfterChecks = "after_checks" } }
choice! { /// Which event decks are used.
EventMode { None = "none", HighNoon = "high-noon", FistfulOfCards = "fistful-of-cards", Mixed = "mixed" } }
choice! { /// Is the next event known?
EventStackVisibility { FaceUp = "face_up", FaceDown = "face_down" } }
choice! { /// Where the finale lies.
EventFinalePosition { Last = "last", Random = "random" } }
choice! { /// The other finale of a mixed stack.
MixedSecondFinale { ShuffledIn = "shuffled_in", Removed = "removed" } }
choice! { /// When the stack is used up.
EventDeckExhausted { Reshuffle = "reshuffle", KeepLast = "keep_last" } }
choice! { /// How long the finale lasts.
HighNoonDuration { OneRound = "one_round", UntilEnd = "until_end" } }
choice! { /// Which show acts first.
WwsPriority { WwsFirst = "wws_first" } }
choice! { /// Bottom card of the show.
WwsLastCard { WildWestShow = "wild-west-show" } }
choice! { /// Cards that reveal a show card.
WwsTrigger { Coaches = "stagecoach,wells-fargo" } }

impl EventMode {
    /// The boxes whose events lie in the main stack.
    pub const fn boxes(self) -> &'static [EventBox] {
        match self {
            EventMode::None => &[],
            EventMode::HighNoon => &[EventBox::HighNoon],
            EventMode::FistfulOfCards => &[EventBox::FistfulOfCards],
            EventMode::Mixed => &[EventBox::HighNoon, EventBox::FistfulOfCards],
        }
    }
}

switches! {
    /// The stacks of events, and those who come back.
    pub struct Switches {
        /// Events before or after the checks.
        start_of_turn_event_timing: CheckTiming = CheckTiming::BeforeChecks,
        /// Which event decks are used.
        event_mode: EventMode = EventMode::None,
        /// Is the next event known?
        event_stack_visibility: EventStackVisibility = EventStackVisibility::FaceUp,
        /// Where the finale lies.
        event_finale_position: EventFinalePosition = EventFinalePosition::Last,
        /// The other finale of a mixed stack.
        mixed_second_finale: MixedSecondFinale = MixedSecondFinale::ShuffledIn,
        /// Events in a mixed stack.
        mixed_deck_size: Count<1> = Count::UNLIMITED,
        /// When the stack is used up.
        event_deck_exhausted: EventDeckExhausted = EventDeckExhausted::Reshuffle,
        /// How long the finale lasts.
        high_noon_duration: HighNoonDuration = HighNoonDuration::OneRound,
        /// Turn of the first event.
        first_event_turn: Number = Number(2),
        /// Ghosts cannot die.
        ghost_immortal: bool = true,
        /// Ghosts count for victory.
        ghost_counts_for_victory: bool = true,
        /// Ghosts leaving is a death.
        ghost_exit_triggers_death: bool = true,
        /// The Wild West Show deck.
        wild_west_show: bool = false,
        /// Cards that reveal a show card.
        wws_trigger: WwsTrigger = WwsTrigger::Coaches,
        /// Which show acts first.
        wws_priority: WwsPriority = WwsPriority::WwsFirst,
        /// Bottom card of the show.
        wws_last_card: WwsLastCard = WwsLastCard::WildWestShow,
    }
}
