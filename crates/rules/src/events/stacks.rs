//! The stacks of event cards: how they are put together, which card comes next, and what is remembered about events.
//!
//! Everything here rests at nothing, so that a game without events is saved as it always was.

use rand_chacha::rand_core::Rng;
use serde::{Deserialize, Serialize};

use super::{EventDeckExhausted, EventFinalePosition, EventMode, EventStackVisibility, MixedSecondFinale};
use crate::catalog::{EventBox, EventCard, Switches};
use crate::defs::Slot;
use crate::game::Game;
use crate::ids::{MOST_SEATS, Seat, Seats};
use crate::modes::Mode;
use crate::piles::{Few, PerSeat};
use crate::switches::Count;
use saloon_ground as chance;

/// The most events a stack can hold: both main boxes, and two of the house.
pub(crate) const MOST_EVENTS: usize = 32;
/// A stack of events, bottom first.
pub(crate) type EventPile = Few<EventCard, MOST_EVENTS>;

/// A set of event cards.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct EventSet(u64);

impl EventSet {
    /// No event.
    pub const NONE: EventSet = EventSet(0);

    /// Is it a member?
    pub fn contains(self, event: EventCard) -> bool {
        self.0 >> event.index() & 1 == 1
    }

    /// With one more.
    #[must_use]
    pub fn with(self, event: EventCard) -> EventSet {
        EventSet(self.0 | 1 << event.index())
    }

    /// With one less.
    #[must_use]
    pub fn without(self, event: EventCard) -> EventSet {
        EventSet(self.0 & !(1 << event.index()))
    }

    /// No event at all?
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// In catalogue order.
    pub fn iter(self) -> impl Iterator<Item = EventCard> {
        EventCard::all().filter(move |event| self.contains(*event))
    }
}

impl FromIterator<EventCard> for EventSet {
    fn from_iter<I: IntoIterator<Item = EventCard>>(events: I) -> Self {
        events.into_iter().fold(EventSet::NONE, EventSet::with)
    }
}

impl std::fmt::Debug for EventSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for EventSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for EventSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<EventCard>::deserialize(from)?.into_iter().collect())
    }
}

/// The stacks and what is remembered about events.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stacks {
    /// What lies face down, or deeper than everybody can see.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) main: EventPile,
    /// The stack of the side slot.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) side: EventPile,
    /// What everybody knows.
    #[serde(default, skip_serializing_if = "Open::is_none")]
    pub(crate) open: Open,
}

/// What everybody knows about events, besides those in force.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Open {
    /// Whose regular turns change the main event; nobody where no stack is played with (EVM-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) keeper: Option<Seat>,
    /// Events that have been in force and are no longer.
    #[serde(default, skip_serializing_if = "EventSet::is_empty")]
    pub(crate) used: EventSet,
    /// Seats the main event has singled out, until the next one.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub(crate) chosen: Seats,
    /// Regular turns of each seat.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub(crate) turns: PerSeat<u8>,
    /// Who was eliminated first (RET-04).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) first_out: Option<Seat>,
    /// Who has spoken and is still to lose a life point for it, in the order of talk (EV-GAG-4, EV-GAG-5).
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) spoken: Few<Seat, MOST_SEATS>,
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

fn is_nothing(turns: &PerSeat<u8>) -> bool {
    *turns == PerSeat::all(0)
}

impl Open {
    /// Is there nothing to remember?
    fn is_none(&self) -> bool {
        *self == Open::default()
    }
}

impl Stacks {
    /// Are there no stacks, and nothing to remember?
    pub(crate) fn is_none(&self) -> bool {
        *self == Stacks::default()
    }
}

/// Does a stack of these boxes fall under the rules for mixed stacks?
fn is_mixed(switches: &Switches) -> bool {
    switches.events.event_mode == EventMode::Mixed
}

/// Puts a main stack together out of these events: shuffled, with the finale where it belongs (EVD-02 to EVD-04).
pub(crate) fn put_together(events: EventSet, switches: &Switches, rng: &mut impl Rng) -> EventPile {
    let rules = &switches.events;
    let mut finales: EventPile = events.iter().filter(|event| event.def().finale).collect();
    finales.shuffle(rng);
    let last = finales.pop();
    let removed = is_mixed(switches) && rules.mixed_second_finale == MixedSecondFinale::Removed;
    let kept = |event: &EventCard| Some(*event) != last && !(removed && event.def().finale);
    let mut pile: EventPile = events.iter().filter(kept).collect();
    pile.shuffle(rng);
    if is_mixed(switches) && rules.mixed_deck_size != Count::UNLIMITED {
        let most = usize::from(rules.mixed_deck_size.0).saturating_sub(usize::from(last.is_some()));
        while pile.len() > most {
            pile.pop();
        }
    }
    let mut stack: EventPile = last.into_iter().chain(pile.iter()).collect();
    if rules.event_finale_position == EventFinalePosition::Random {
        stack.shuffle(rng);
    }
    stack
}

/// Puts the side stack together: the finale at the bottom, the rest shuffled (EVD-WW-02).
pub(crate) fn put_side_together(events: EventSet, rng: &mut impl Rng) -> EventPile {
    let mut rest: EventPile = events.iter().filter(|event| !event.def().finale).collect();
    rest.shuffle(rng);
    events.iter().filter(|event| event.def().finale).chain(rest.iter()).collect()
}

impl Switches {
    /// All events of the main stack.
    pub(crate) fn main_events(&self, mode: Mode) -> EventSet {
        self.dealt_of(self.events.event_mode.boxes(), mode)
    }

    /// All events of the side stack.
    pub(crate) fn side_events(&self, mode: Mode) -> EventSet {
        if self.events.wild_west_show { self.dealt_of(&[EventBox::WildWestShow], mode) } else { EventSet::NONE }
    }

    /// The events of these boxes that this table plays with.
    fn dealt_of(&self, boxes: &[EventBox], mode: Mode) -> EventSet {
        let dealt = |event: &EventCard| event.def().is_dealt.is_none_or(|dealt| dealt(self, mode));
        EventCard::all().filter(|event| boxes.contains(&event.def().in_box) && dealt(event)).collect()
    }

    /// Are any events played with?
    pub(crate) fn plays_events(&self) -> bool {
        self.events.event_mode != EventMode::None || self.events.wild_west_show
    }
}

impl Game {
    /// Puts both stacks beside the keeper; nothing is in force yet (EVD-02, EVM-01).
    pub(crate) fn deal_events(&mut self) {
        if !self.switches.plays_events() {
            return;
        }
        let (main, side) = (self.switches.main_events(self.mode), self.switches.side_events(self.mode));
        let mut rng = self.chance.stream();
        self.stacks.main = put_together(main, &self.switches, &mut rng);
        self.stacks.side = put_side_together(side, &mut rng);
        self.stacks.open.keeper = Some(self.turn.seat);
    }

    /// The event that comes next, where the stack lies face up (EVS-07).
    pub fn next_event(&self) -> Option<EventCard> {
        let open = self.switches.events.event_stack_visibility == EventStackVisibility::FaceUp;
        self.stacks.main.iter().last().filter(|_| open)
    }

    /// How many events lie in the main and in the side stack.
    pub fn events_left(&self) -> (usize, usize) {
        (self.stacks.main.len(), self.stacks.side.len())
    }

    /// Whose regular turns change the main event.
    pub fn keeper(&self) -> Option<Seat> {
        self.stacks.open.keeper
    }

    /// Events that have been in force and are no longer.
    pub fn used_events(&self) -> EventSet {
        self.stacks.open.used
    }

    /// The event of a slot goes to the used ones. Whoever calls this works out anew who may speak.
    pub(crate) fn end_event(&mut self, slot: Slot) {
        let old = match slot {
            Slot::Main => self.events.main.take(),
            Slot::Side => self.events.side.take(),
        };
        if let Some(old) = old {
            self.stacks.open.used = self.stacks.open.used.with(old);
        }
    }

    /// Both slots and both stacks are emptied for good (EVM-06).
    pub(crate) fn clear_events(&mut self) {
        self.end_event(Slot::Main);
        self.end_event(Slot::Side);
        let used = self.stacks.open.used;
        self.stacks = Stacks { open: Open { used, ..Open::default() }, ..Stacks::default() };
    }

    /// Takes the next event off a stack; a used-up main stack is shuffled again where the table plays like that (EVD-09).
    pub(crate) fn take_event(&mut self, slot: Slot) -> Option<EventCard> {
        let again = self.switches.events.event_deck_exhausted == EventDeckExhausted::Reshuffle;
        if slot == Slot::Main && self.stacks.main.is_empty() && again {
            let over: EventSet =
                self.stacks.open.used.iter().filter(|event| event.def().in_box.slot() == Slot::Main).collect();
            self.stacks.open.used = over.iter().fold(self.stacks.open.used, EventSet::without);
            self.stacks.main = put_together(over, &self.switches, &mut self.chance.stream());
        }
        match slot {
            Slot::Main => self.stacks.main.pop(),
            Slot::Side => self.stacks.side.pop(),
        }
    }
}

impl EventPile {
    /// Any order, each equally likely.
    pub(crate) fn shuffle(&mut self, rng: &mut impl Rng) {
        let len = self.len();
        chance::shuffle(rng, self.as_mut_slice(len));
    }
}

/// Stacks the viewer could not tell from the real ones: what comes next is known, the rest is any order there could be.
pub(crate) fn redeal(open: Open, shown: Shown, table: (&Switches, Mode), rng: &mut impl Rng) -> Stacks {
    let (switches, mode) = table;
    let hidden = |all: EventSet| {
        let out = open.used.iter().chain(shown.in_force.iter().flatten().copied()).chain(shown.next);
        out.fold(all, EventSet::without)
    };
    let main = put_together(hidden(switches.main_events(mode)), switches, rng);
    let below = shown.main_left.saturating_sub(usize::from(shown.next.is_some()));
    // A finale that is still to come lies at the bottom; of the rest as many as there are.
    let mut stack: EventPile = main.iter().take(below).collect();
    if let Some(next) = shown.next {
        stack.push(next);
    }
    let side = put_side_together(hidden(switches.side_events(mode)), rng);
    Stacks { main: stack, side: side.iter().take(shown.side_left).collect(), open }
}

/// What can be seen of the stacks themselves.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) next: Option<EventCard>,
    pub(crate) main_left: usize,
    pub(crate) side_left: usize,
    pub(crate) in_force: [Option<EventCard>; 2],
}
