//! An event is revealed.

use serde::{Deserialize, Serialize};

use crate::ask::Action;
use crate::catalog::EventCard;
use crate::defs::Slot;
use crate::fact::Fact;
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::run::Run;

/// The event of a slot is replaced by the next one of its stack (EVD-07, EVD-WW-04).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// Who reveals it.
    pub by: Seat,
    /// Which slot.
    pub slot: Slot,
}

impl Reveal {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        run.game.end_event(self.slot);
        if self.slot == Slot::Main {
            run.game.stacks.open.chosen = Seats::NONE;
        }
        let Some(event) = run.game.take_event(self.slot) else {
            run.refresh();
            return Next::DONE;
        };
        let in_force = run.game.events.with(event);
        run.game.set_events(in_force);
        run.tell(Fact::Revealed { seat: self.by, event, next: self.next(run.game) });
        let effect = event.def().reveal.and_then(|begin| begin(run.game, self.by));
        effect.map_or(Next::DONE, Next::Become)
    }

    /// What everybody now sees on top of the stack.
    fn next(self, game: &Game) -> Option<EventCard> {
        if self.slot == Slot::Main { game.next_event() } else { None }
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}
