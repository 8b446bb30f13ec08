//! Events in the course of a turn: who changes them, what they set off at its steps, who comes back for it.

use crate::defs::Slot;
use crate::events::EventDeckExhausted;
use crate::frame::Frame;
use crate::game::Game;
use crate::ids::{Role, Seat, Seats};
use crate::rules::{Moment, on};
use crate::run::Run;
use crate::{Fact, fact::Return};

impl Game {
    /// Is there any event in force, or a stack one may come from?
    #[inline]
    pub(crate) fn has_events(&self) -> bool {
        self.stacks.open.keeper.is_some() || !self.events.is_none()
    }

    /// Does the main event change at the beginning of this turn (EVD-05, EVD-06)?
    pub(crate) fn changes_event(&self, seat: Seat) -> bool {
        let stacks = &self.stacks;
        let used_up = stacks.main.is_empty()
            && (self.switches.events.event_deck_exhausted == EventDeckExhausted::KeepLast
                || self.events.main.is_none() && stacks.open.used.is_empty());
        stacks.open.keeper.is_some_and(|keeper| self.own(keeper).contains(seat))
            && !self.turn.extra
            && !used_up
            && self.regular_turns(seat) >= self.switches.events.first_event_turn.0
    }

    /// How somebody eliminated comes back when his seat is reached, if he does (NXT-04).
    pub(crate) fn comes_back(&self, seat: Seat) -> Option<Frame> {
        if self.living.contains(seat) || self.withdrawn.contains(seat) {
            return None;
        }
        self.house_sources(on::Returns).find_map(|(_, returns)| returns(self, seat))
    }

    /// Seats that count for a victory of roles (EVV-03, EVV-04).
    pub(crate) fn counted(&self) -> Seats {
        if self.switches.events.ghost_counts_for_victory { self.present() } else { self.living }
    }

    /// A ghost that cannot die: its life neither falls nor rises (RET-G1, RET-G3).
    #[inline]
    pub(crate) fn is_beyond_life(&self, seat: Seat) -> bool {
        self.ghosts.contains(seat) && self.switches.events.ghost_immortal
    }

    /// Seats the main event has singled out.
    pub fn chosen_by_event(&self) -> Seats {
        self.stacks.open.chosen
    }
}

impl Run<'_> {
    /// What belongs to the table itself sets something off at a step of the turn.
    pub(crate) fn tell_table(&mut self, seat: Seat, moment: Moment) {
        for (_, occasion) in self.game.house_sources(on::AtMoment) {
            if occasion.moments.has(moment) {
                (occasion.act)(self, seat, moment);
            }
        }
    }

    /// What the event of a slot sets off at a step of the turn. What belongs to the table itself comes with the first slot.
    #[inline]
    pub(crate) fn tell_moment(&mut self, slot: Slot, seat: Seat, moment: Moment) {
        if self.game.moments.has(moment) {
            self.tell_events(slot, seat, moment);
        }
    }

    #[inline(never)]
    fn tell_events(&mut self, slot: Slot, seat: Seat, moment: Moment) {
        for (_, occasion) in self.game.slot_sources(slot, on::AtMoment) {
            if occasion.moments.has(moment) {
                (occasion.act)(self, seat, moment);
            }
        }
    }

    /// An eliminated seat is living again in every respect (RET-02).
    pub(crate) fn bring_back(&mut self, seat: Seat, life: i8) {
        let game = &mut *self.game;
        game.living = game.living.with(seat);
        let state = game.seat_mut(seat);
        state.life = life.min(state.max);
        let left = state.life;
        if game.stacks.open.keeper.is_some() && game.role(seat) == Role::Sheriff {
            game.stacks.open.keeper = Some(seat);
        }
        self.refresh();
        self.tell(Fact::Returned { seat, how: Return::ForGood, left });
    }

    /// An eliminated seat is there for its turn (RET-G1).
    pub(crate) fn haunt(&mut self, seat: Seat) {
        let game = &mut *self.game;
        game.ghosts = game.ghosts.with(seat);
        let life = i8::from(!game.switches.events.ghost_immortal);
        game.seat_mut(seat).life = life;
        self.refresh();
        self.tell(Fact::Returned { seat, how: Return::Ghost, left: life });
    }

    /// Somebody has been eliminated and the game goes on: the first one is remembered, and the office of a keeper passes on
    /// (RET-04, EVM-03).
    pub(crate) fn note_elimination(&mut self, dead: Seat) {
        let game = &mut *self.game;
        game.stacks.open.first_out = game.stacks.open.first_out.or(Some(dead));
        if game.stacks.open.keeper != Some(dead) {
            return;
        }
        let living = game.living;
        // The office is its player's as long as he has another character.
        let own = game.own(dead).and(living).iter().next();
        let heir = own.or_else(|| game.ring.from(dead, game.directions.turns).find(|seat| living.contains(*seat)));
        if let Some(seat) = heir {
            game.stacks.open.keeper = Some(seat);
            self.tell(Fact::KeeperIs { seat });
        }
    }
}
