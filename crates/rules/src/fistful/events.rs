//! The events of A Fistful of Cards. Each names only the questions it answers differently.

use crate::catalog::EventBox;
use crate::defs::EventDef;
use crate::fistful::DeadManTiming;
use crate::fistful::frames::Rise;
use crate::frame::Frame;
use crate::game::Game;
use crate::ids::Seat;
use crate::rules::Rules;

/// Every event of the box that is in this program, in the order of the rulebook.
pub(crate) const ALL: &[EventDef] = &[DEAD_MAN];

const fn event(names: (&'static str, &'static str), rules: Rules) -> EventDef {
    EventDef::new(EventBox::FistfulOfCards, names, rules)
}

/// Whoever was eliminated first comes back for good, with two life points and two cards.
pub const DEAD_MAN: EventDef = EventDef {
    reveal: Some(at_once),
    ..event(("dead-man", "EV-DEAD-MAN"), Rules { returns: Some(the_first_one), ..Rules::NONE })
};

/// Once for each appearance of the event (EV-DEAD-MAN-3).
fn qualifies(game: &Game, seat: Seat) -> bool {
    let open = &game.stacks.open;
    open.first_out == Some(seat) && !open.chosen.contains(seat) && !game.present().contains(seat)
}

fn the_first_one(game: &Game, seat: Seat) -> Option<Frame> {
    qualifies(game, seat).then(|| Rise { who: seat }.into())
}

/// Who comes back with the reveal, where the table plays it like that.
fn at_once(game: &Game, _: Seat) -> Option<Frame> {
    let now = game.switches.fistful.dead_man_timing == DeadManTiming::OnReveal;
    the_first_one(game, game.stacks.open.first_out.filter(|_| now)?)
}
