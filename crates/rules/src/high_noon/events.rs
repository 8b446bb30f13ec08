//! The events of High Noon. Each names only the questions it answers differently.

use crate::catalog::EventBox;
use crate::defs::EventDef;
use crate::frame::Frame as CoreFrame;
use crate::frames::life::Loss;
use crate::game::Game;
use crate::high_noon::frames::{Cuff, Haunt, NameSuit};
use crate::high_noon::{GoldRushCardEffects, HandcuffsMode};
use crate::ids::Seat;
use crate::order::{Direction, Directions};
use crate::rules::{Attempt, Change, Hook, How, Hush, Moment, Rules, Verdict};
use crate::run::Run;

/// Every event of the box that is in this program, in the order of the rulebook.
pub(crate) const ALL: &[EventDef] = &[GHOST_TOWN, GOLD_RUSH, HANDCUFFS, HIGH_NOON];

const fn event(names: (&'static str, &'static str), rules: Rules) -> EventDef {
    EventDef::new(EventBox::HighNoon, names, rules)
}

/// The eliminated play a turn as ghosts: they draw three cards, cannot die and leave again when it ends.
pub const GHOST_TOWN: EventDef = event(
    ("ghost-town", "EV-GHOST-TOWN"),
    Rules {
        returns: Some(|_, seat| Some(Haunt { who: seat }.into())),
        draw_count: Some(three_for_ghosts),
        hushes: Some(Hush { hooks: &[Hook::DrawPlan], whom: |game| game.ghosts }),
        at_moment: Some(ghosts_leave),
        ..Rules::NONE
    },
);

fn three_for_ghosts(game: &Game, who: Seat) -> Change {
    if game.ghosts.contains(who) { Change::Set(3) } else { Change::Keep }
}

fn ghosts_leave(run: &mut Run<'_>, seat: Seat, moment: Moment) {
    if moment == Moment::TurnEnds && run.game.ghosts.contains(seat) {
        run.then(crate::frames::death::Eliminated::new(seat, None));
    }
}

/// Turns go the other way round, and so do the effects of cards by switch.
pub const GOLD_RUSH: EventDef =
    event(("gold-rush", "EV-GOLD-RUSH"), Rules { direction: Some(the_other_way), ..Rules::NONE });

fn the_other_way(game: &Game) -> Directions {
    let effects = match game.switches.high_noon.gold_rush_card_effects {
        GoldRushCardEffects::CounterClockwise => Direction::Counter,
        GoldRushCardEffects::Clockwise => Direction::Clockwise,
    };
    Directions { turns: Direction::Counter, effects }
}

/// One player of the keeper's choice plays no card from hand in his turn; or everybody names a suit and plays no other.
pub const HANDCUFFS: EventDef = EventDef {
    reveal: Some(choose_whom_to_cuff),
    ..event(
        ("handcuffs", "EV-HANDCUFFS"),
        Rules { may_play: Some(with_bound_hands), at_moment: Some(name_a_suit), ..Rules::NONE },
    )
};

fn choose_whom_to_cuff(game: &Game, by: Seat) -> Option<CoreFrame> {
    let one = game.switches.high_noon.handcuffs_mode == HandcuffsMode::TargetPlayer;
    one.then(|| Cuff { by }.into())
}

fn name_a_suit(run: &mut Run<'_>, seat: Seat, moment: Moment) {
    let named = run.game.switches.high_noon.handcuffs_mode == HandcuffsMode::NamedSuit;
    if named && moment == Moment::DrawEnds {
        run.then(NameSuit { who: seat });
    }
}

/// Whatever leaves the hand as a play in one's own turn; discards, costs and what lies in play are free.
fn with_bound_hands(game: &Game, me: Seat, attempt: &Attempt) -> Verdict {
    let plays = matches!(attempt.how, How::Act | How::Answer)
        && attempt.kind.is_some()
        && attempt.card.is_none_or(|card| game.hand(me).contains(card));
    if !plays || game.turn.seat != me {
        return Verdict::Allow;
    }
    let wrong_suit = game.turn.suit.is_some_and(|named| attempt.card.is_some() && attempt.count(named) == 0);
    if game.stacks.open.chosen.contains(me) {
        Verdict::Forbid("EV-HANDCUFFS-1")
    } else if wrong_suit {
        Verdict::Forbid("EV-HANDCUFFS-7")
    } else {
        Verdict::Allow
    }
}

/// Everybody loses a life point at the start of his turn.
pub const HIGH_NOON: EventDef = EventDef {
    finale: true,
    ..event(("high-noon", "EV-HIGH-NOON"), Rules { at_moment: Some(lose_a_life), ..Rules::NONE })
};

fn lose_a_life(run: &mut Run<'_>, seat: Seat, moment: Moment) {
    if moment == Moment::TurnBegins {
        run.then(Loss::new(seat, 1, None, None));
    }
}
