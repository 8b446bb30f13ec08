//! Events of Wild West Show that act on hands, places and plays. Each names only the questions it answers differently.

use crate::ask::Aim;
use crate::catalog::{EventBox, Kind};
use crate::defs::{EventDef, Reach};
use crate::frames::life::Loss;
use crate::game::Game;
use crate::ids::Seat;
use crate::rules::{Ability, Attempt, Ban, How, Moment, Occasion, Rules, Verdict};
use crate::run::Run;
use crate::switches::Count;
use crate::wild_west_show::LadyRosaDirection;
use crate::wild_west_show::act_frames::{ChangePlaces, NewHand, Order};

const fn event(names: (&'static str, &'static str), rules: Rules) -> EventDef {
    EventDef::new(EventBox::WildWestShow, names, rules)
}

/// At the start of his turn everybody exchanges his whole hand.
pub const DARLING_VALENTINE: EventDef = event(
    ("darling-valentine", "EV-DARLING-VALENTINE"),
    Rules { at_moment: Some(Occasion::at(&[Moment::TurnBegins], a_new_hand)), ..Rules::NONE },
);

fn a_new_hand(run: &mut Run<'_>, seat: Seat, _: Moment) {
    if !run.game.hand(seat).is_empty() {
        run.then(NewHand::of(run.game, seat));
    }
}

/// In his turn a player may order somebody else to play a card of a kind.
pub const DOROTHY_RAGE: EventDef =
    event(("dorothy-rage", "EV-DOROTHY-RAGE"), Rules { abilities: Some(&[GIVE_AN_ORDER]), ..Rules::NONE });

const GIVE_AN_ORDER: Ability = Ability {
    uses: |game| game.switches.wild_west_show.dorothy_uses_per_turn.0,
    reach: Reach::Other,
    aims: |game, _, to| Order::can_be_given(game, to),
    ..Ability::new("order", "EV-DOROTHY-RAGE", |_, me, aim, _| Order::new(me, aim.seat.unwrap_or(me)).into())
};

/// In his turn a player may change places with the neighbour against the direction of play, who then loses a turn.
pub const LADY_ROSA_OF_TEXAS: EventDef =
    event(("lady-rosa-of-texas", "EV-LADY-ROSA-OF-TEXAS"), Rules { abilities: Some(&[CHANGE_PLACES]), ..Rules::NONE });

const CHANGE_PLACES: Ability = Ability {
    uses: swaps_per_turn,
    open: |game, _| game.living().len() >= 3,
    reach: Reach::Other,
    aims: |game, me, with| neighbour(game, me) == Some(with),
    ..Ability::new("swap", "EV-LADY-ROSA-OF-TEXAS", |_, who, aim: Aim, _| {
        ChangePlaces { who, with: aim.seat.unwrap_or(who) }.into()
    })
};

fn swaps_per_turn(game: &Game) -> u8 {
    match game.switches.wild_west_show.lady_rosa_uses_per_turn {
        Count::UNLIMITED => game.living().len() as u8,
        Count(times) => times,
    }
}

/// The nearest player who is there, against the direction of play.
fn neighbour(game: &Game, me: Seat) -> Option<Seat> {
    match game.switches.wild_west_show.lady_rosa_direction {
        LadyRosaDirection::RightNeighbour => {
            let there = game.present().without(me);
            game.ring.from(me, game.directions.turns.opposite()).find(|seat| there.contains(*seat))
        }
    }
}

/// Whoever has played fewer than three cards in his turn loses a life point at its end.
pub const MISS_SUSANNA: EventDef = EventDef {
    concerns: Some(|game, seat| game.living().contains(seat)),
    ..event(
        ("miss-susanna", "EV-MISS-SUSANNA"),
        Rules { at_moment: Some(Occasion::at(&[Moment::TurnEnds], three_cards_or_a_life)), ..Rules::NONE },
    )
};

fn three_cards_or_a_life(run: &mut Run<'_>, seat: Seat, _: Moment) {
    let turn = &run.game.turn;
    let excused = turn.lost && run.game.switches.wild_west_show.susanna_exempts_jail;
    if turn.played < 3 && !excused && !run.game.ghosts.contains(seat) {
        run.then(Loss::new(seat, 1, None, None));
    }
}

/// Every hand card may be used as a Bang!, and every Bang! as a Missed!.
pub const SHOWDOWN: EventDef = event(
    ("showdown", "EV-SHOWDOWN"),
    Rules {
        plays_as: Some(a_shot_or_a_dodge),
        may_play: Some(Ban::on(&[How::Act, How::Answer, How::Give], a_bang_only_dodges)),
        ..Rules::NONE
    },
);

fn a_shot_or_a_dodge(_: &Game, _: Seat, printed: Kind) -> &'static [Kind] {
    if printed == Kind::Bang { &[Kind::Missed] } else { &[Kind::Bang] }
}

/// Where the designer's correction holds, a printed Bang! is nothing but a Missed!.
fn a_bang_only_dodges(game: &Game, _: Seat, attempt: &Attempt) -> Verdict {
    let printed = attempt.card.is_some_and(|card| game.kind(card) == Kind::Bang) && attempt.kind == Some(Kind::Bang);
    if printed && game.switches.wild_west_show.showdown_bang_must_be_missed {
        Verdict::Forbid("EV-SHOWDOWN-4")
    } else {
        Verdict::Allow
    }
}
