//! Who may answer a question: the table, the events in force, a seat's characters and its cards in play.
//!
//! Everything that bends a rule is asked through `sources`. What is silenced is left out here, so that no answer need ask whether it
//! counts. The masks of the catalogue say who has a hook at all; a question nobody can answer costs next to nothing.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::ask::Source;
use crate::catalog::{Character, Deck, EventCard, Mask, hooks_of_house, mask};
use crate::defs::Slot;
use crate::game::Game;
use crate::hooks::{Hook, Inquiry, on};
use crate::ids::{CardId, CardSet, MOST_SEATS, Seat, Seats};
use crate::modes::{Mode, TableOptions};
use crate::rules::Moments;

/// How much an answer weighs where only one can hold (EVS-04).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// A card in play.
    Card = 1,
    /// A character in force.
    Character,
    /// The event of the side slot.
    SideEvent,
    /// The event of the main slot.
    MainEvent,
    /// The table itself: the way of playing.
    Table,
}

/// What an event, a character or the table may silence: only what stands below.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stratum {
    /// Characters, own and borrowed.
    Characters,
    /// Cards in play.
    Cards,
}

/// Somebody who answers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    /// Who; none is the table itself.
    pub source: Option<Source>,
    /// How much it weighs.
    pub rank: Rank,
}

/// The event cards in force (EVS-01).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    /// Of High Noon or A Fistful of Cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub main: Option<EventCard>,
    /// Of Wild West Show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<EventCard>,
}

impl Events {
    /// No event is in force.
    pub const NONE: Events = Events { main: None, side: None };

    /// With one more in force, in its slot.
    pub fn with(self, event: EventCard) -> Events {
        match event.def().in_box.slot() {
            Slot::Main => Events { main: Some(event), ..self },
            Slot::Side => Events { side: Some(event), ..self },
        }
    }

    /// Is no event in force?
    pub fn is_none(&self) -> bool {
        *self == Events::NONE
    }
}

/// The characters in force of each seat that are not silenced, by their numbers. Follows from the rest of the state.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Speaking([u64; MOST_SEATS]);

impl Speaking {
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> u64 {
        self.0[seat.index()]
    }
}

/// The sources that answer a question, the table first, then events (side before main), characters in roster order, cards.
///
/// It holds what it needs, so that watchers may change the game while they are told one after the other.
#[derive(Copy, Clone)]
pub(crate) struct Sources<Q> {
    house: House,
    characters: u64,
    cards: CardSet,
    deck: Deck,
    asked: PhantomData<Q>,
}

/// Sources that belong to no seat.
#[derive(Copy, Clone)]
struct House {
    /// There is still one to be asked.
    left: bool,
    mode: Option<Mode>,
    options: TableOptions,
    events: Events,
}

impl House {
    const EMPTY: House = House { left: false, mode: None, options: TableOptions::NONE, events: Events::NONE };

    #[inline]
    fn of(game: &Game, hook: Hook) -> House {
        if !game.is_bent_at(hook) {
            return House::EMPTY;
        }
        House::asked(game, mask(hook))
    }

    fn asked(game: &Game, mask: &Mask) -> House {
        House {
            left: true,
            mode: mask.has_mode(game.mode).then_some(game.mode),
            options: game.options.among(mask.options),
            events: Events {
                main: game.events.main.filter(|event| mask.has_event(*event)),
                side: game.events.side.filter(|event| mask.has_event(*event)),
            },
        }
    }

    fn next<Q: Inquiry>(&mut self) -> Option<(Voice, Q::Answer)> {
        if let Some(mode) = self.mode.take() {
            return Some((Voice { source: None, rank: Rank::Table }, Q::of(mode.rules())?));
        }
        if let Some(option) = self.options.take() {
            return Some((Voice { source: None, rank: Rank::Table }, Q::of(option.rules())?));
        }
        let (event, rank) = match self.events.side.take() {
            Some(event) => (event, Rank::SideEvent),
            None => (self.events.main.take()?, Rank::MainEvent),
        };
        Some((Voice { source: Some(Source::Event(event)), rank }, Q::of(&event.def().rules)?))
    }
}

impl<Q: Inquiry> Iterator for Sources<Q> {
    type Item = (Voice, Q::Answer);

    // The masks say that there is an answer, so that a question mark never ends the walk early.
    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if !mask(Q::HOOK).is_homeless() && self.house.left {
            let found = self.house.next::<Q>();
            if found.is_some() {
                return found;
            }
            self.house.left = false;
        }
        if self.characters != 0 {
            let character = Character::numbered(self.characters.trailing_zeros() as usize)?;
            self.characters &= self.characters - 1;
            let voice = Voice { source: Some(Source::Character(character)), rank: Rank::Character };
            return Some((voice, Q::of(&character.def().rules)?));
        }
        if mask(Q::HOOK).is_cardless() {
            return None;
        }
        if self.cards.is_empty() {
            return None;
        }
        let card = CardId::at(self.cards.0.trailing_zeros() as usize);
        self.cards.0 &= self.cards.0 - 1;
        let voice = Voice { source: Some(Source::Card(card)), rank: Rank::Card };
        Some((voice, Q::of(&self.deck.face(card).kind.def().rules)?))
    }
}

impl Game {
    /// Everything that answers this question about a seat.
    #[inline]
    pub(crate) fn sources<Q: Inquiry>(&self, seat: Seat, question: Q) -> Sources<Q> {
        Sources { house: House::of(self, Q::HOOK), ..self.own_sources(seat, question) }
    }

    /// The sources of the seat itself: its characters and its cards in play.
    #[inline]
    pub(crate) fn own_sources<Q: Inquiry>(&self, seat: Seat, question: Q) -> Sources<Q> {
        Sources {
            house: House::EMPTY,
            characters: self.heard(seat, question),
            cards: self.cards_with(seat, question),
            deck: self.deck,
            asked: PhantomData,
        }
    }

    /// The sources that belong to nobody, for what happens once and not once for each seat.
    #[inline]
    pub(crate) fn house_sources<Q: Inquiry>(&self, _: Q) -> Sources<Q> {
        Sources {
            house: House::of(self, Q::HOOK),
            characters: 0,
            cards: CardSet::NONE,
            deck: self.deck,
            asked: PhantomData,
        }
    }

    /// The sources that speak with the event of a slot; the table itself speaks with the first.
    pub(crate) fn slot_sources<Q: Inquiry>(&self, slot: Slot, question: Q) -> Sources<Q> {
        let mut sources = self.house_sources(question);
        match slot {
            Slot::Side => sources.house.events.main = None,
            Slot::Main => {
                sources.house = House { events: Events { side: None, ..sources.house.events }, ..House::EMPTY };
                sources.house.left = sources.house.events.main.is_some();
            }
        }
        sources
    }

    /// Is there neither a character in force nor anything of the table that answers this question, which no card does?
    #[inline]
    pub(crate) fn is_silent<Q: Inquiry>(&self, _: Q) -> bool {
        let mask = mask(Q::HOOK);
        mask.is_cardless() && !self.is_bent_at(Q::HOOK) && mask.characters & self.in_force == 0
    }

    /// The characters of a seat that answer this question and are not silenced, by their numbers.
    #[inline]
    fn heard<Q: Inquiry>(&self, seat: Seat, _: Q) -> u64 {
        let mask = mask(Q::HOOK);
        let heard = self.speaking.of(seat) & mask.characters;
        if mask.can_be_hushed && heard != 0 && self.is_hushed(seat, Q::HOOK) { 0 } else { heard }
    }

    /// Does an event in force keep the characters of a seat from answering this one question?
    fn is_hushed(&self, seat: Seat, hook: Hook) -> bool {
        let mut hushing = self.house_sources(on::Hushes).filter(|(_, hush)| hush.hooks.contains(&hook));
        hushing.any(|(_, hush)| (hush.whom)(self).contains(seat))
    }

    /// The cards in play of a seat that answer this question and are not silenced.
    #[inline]
    pub(crate) fn cards_with<Q: Inquiry>(&self, seat: Seat, _: Q) -> CardSet {
        let mask = mask(Q::HOOK);
        if mask.is_cardless() || self.muted.contains(seat) {
            CardSet::NONE
        } else {
            self.table(seat).and(mask.cards(self.deck))
        }
    }

    /// Does anything answer this question about the seat?
    #[inline]
    pub(crate) fn is_bent<Q: Inquiry>(&self, seat: Seat, question: Q) -> bool {
        self.is_bent_by_house(question) || self.is_bent_by_own(seat, question)
    }

    /// Does the table or an event answer this question?
    #[inline]
    pub(crate) fn is_bent_by_house<Q: Inquiry>(&self, _: Q) -> bool {
        self.is_bent_at(Q::HOOK)
    }

    /// Does the table or an event answer this question? One look at what `refresh` has worked out.
    #[inline]
    fn is_bent_at(&self, hook: Hook) -> bool {
        !mask(hook).is_homeless() && self.bent >> hook as u8 & 1 == 1
    }

    #[inline]
    fn is_bent_by_own<Q: Inquiry>(&self, seat: Seat, question: Q) -> bool {
        self.heard(seat, question) != 0 || !self.cards_with(seat, question).is_empty()
    }

    /// Living seats with a source of their own that answers this question.
    #[inline]
    pub(crate) fn listening<Q: Inquiry>(&self, question: Q) -> Seats {
        let mask = mask(Q::HOOK);
        if mask.is_cardless() && mask.characters & self.in_force == 0 {
            return Seats::NONE;
        }
        self.present().iter().filter(|seat| self.is_bent_by_own(*seat, question)).fold(Seats::NONE, Seats::with)
    }

    /// Puts an event in force, or takes it away with `None`s.
    pub fn set_events(&mut self, events: Events) {
        self.events = events;
        self.refresh();
    }

    /// The event cards in force.
    pub fn events(&self) -> Events {
        self.events
    }

    /// The same when another seat has the turn: nothing changes unless somebody silences others.
    #[inline]
    pub(crate) fn refresh_for_turn(&mut self) {
        let mask = mask(Hook::Silences);
        let may_change = self.is_bent_at(Hook::Silences) || self.is_bent_at(Hook::Direction);
        if may_change || !mask.is_cardless() || mask.characters & self.in_force != 0 {
            self.refresh();
        }
    }

    /// Works out anew who may speak: events silence characters, then events and the characters left silence cards.
    pub(crate) fn refresh(&mut self) {
        self.bent = hooks_of_house(self.mode, self.options, self.events);
        let hushed = self.silenced_by_house(Stratum::Characters);
        let bit = |character: Character| 1 << character as u8;
        let mut all = 0;
        for seat in self.all_seats().iter() {
            let state = self.seat(seat);
            let own = state.characters().map(bit).fold(0, |all, one| all | one);
            // While characters are chosen, none is in force.
            let heard = if hushed.contains(seat) || self.pool != 0 { 0 } else { own };
            self.speaking.0[seat.index()] = heard;
            all |= heard;
        }
        self.in_force = all;
        let occasions = self.house_sources(on::AtMoment);
        self.moments = occasions.fold(Moments::default(), |all, (_, occasion)| all.or(occasion.moments));
        self.directions = self.house_sources(on::Direction).map(|(_, which)| which(self)).last().unwrap_or_default();
        let mut muted = self.silenced_by_house(Stratum::Cards);
        for seat in self.listening(on::Silences).iter() {
            for (_, silences) in self.own_sources(seat, on::Silences) {
                muted = muted.or(silences(self, seat, Stratum::Cards));
            }
        }
        self.muted = muted;
    }

    fn silenced_by_house(&self, stratum: Stratum) -> Seats {
        self.house_sources(on::Silences)
            .fold(Seats::NONE, |all, (_, silences)| all.or(silences(self, self.turn.seat, stratum)))
    }
}
