//! The events of High Noon. Each names only the questions it answers differently.

use crate::catalog::{EventBox, Kind};
use crate::defs::EventDef;
use crate::frame::Frame as CoreFrame;
use crate::frames::draw::DrawCards;
use crate::frames::life::Loss;
use crate::game::Game;
use crate::high_noon::frames::{Cuff, Haunt, NameSuit, Rob, Sober, Swap, Tend};
use crate::high_noon::{DaltonsTiming, GoldRushCardEffects, HandcuffsMode, ThirstMode};
use crate::ids::{Seat, Seats, Suit};
use crate::order::{Direction, Directions};
use crate::rules::{Attempt, Ban, Change, Hook, How, Hush, Moment, Occasion, Rules, Stratum, Verdict};
use crate::run::Run;

/// Every event of the box that is in this program, in the order of the rulebook.
pub(crate) const ALL: &[EventDef] = &[
    BLESSING,
    CURSE,
    GHOST_TOWN,
    GOLD_RUSH,
    HANDCUFFS,
    HANGOVER,
    HIGH_NOON,
    NEW_IDENTITY,
    SHOOTOUT,
    THE_DALTONS,
    THE_DOCTOR,
    THE_REVEREND,
    THE_SERMON,
    THIRST,
    TRAIN_ARRIVAL,
];

const fn event(names: (&'static str, &'static str), rules: Rules) -> EventDef {
    EventDef::new(EventBox::HighNoon, names, rules)
}

/// Every card is hearts.
pub const BLESSING: EventDef =
    event(("blessing", "EV-BLESSING"), Rules { suit: Some(|_| Suit::Hearts), ..Rules::NONE });

/// Every card is spades.
pub const CURSE: EventDef = event(("curse", "EV-CURSE"), Rules { suit: Some(|_| Suit::Spades), ..Rules::NONE });

/// The eliminated play a turn as ghosts: they draw three cards, cannot die and leave again when it ends.
pub const GHOST_TOWN: EventDef = EventDef {
    is_dealt: Some(|_, mode| mode.characters() == 1),
    concerns: Some(|game, seat| game.is_out(seat)),
    ..event(
        ("ghost-town", "EV-GHOST-TOWN"),
        Rules {
            returns: Some(|_, seat| Some(Haunt { who: seat }.into())),
            draw_count: Some(three_for_ghosts),
            hushes: Some(Hush { hooks: &[Hook::DrawPlan], whom: |game| game.ghosts }),
            at_moment: Some(Occasion::at(&[Moment::TurnEnds], ghosts_leave)),
            ..Rules::NONE
        },
    )
};

fn three_for_ghosts(game: &Game, who: Seat) -> Change {
    if game.ghosts.contains(who) { Change::Set(3) } else { Change::Keep }
}

fn ghosts_leave(run: &mut Run<'_>, seat: Seat, _: Moment) {
    if run.game.ghosts.contains(seat) {
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
    is_dealt: Some(|switches, mode| {
        mode.characters() == 1 || switches.high_noon.handcuffs_mode != HandcuffsMode::TargetPlayer
    }),
    reveal: Some(choose_whom_to_cuff),
    concerns: Some(is_bound),
    ..event(
        ("handcuffs", "EV-HANDCUFFS"),
        Rules {
            may_play: Some(Ban::on(&[How::Act, How::Answer], with_bound_hands)),
            at_moment: Some(Occasion::at(&[Moment::DrawEnds], name_a_suit)),
            ..Rules::NONE
        },
    )
};

fn choose_whom_to_cuff(game: &Game, by: Seat) -> Option<CoreFrame> {
    let one = game.switches.high_noon.handcuffs_mode == HandcuffsMode::TargetPlayer;
    one.then(|| Cuff { by }.into())
}

fn is_bound(game: &Game, seat: Seat) -> bool {
    match game.switches.high_noon.handcuffs_mode {
        HandcuffsMode::TargetPlayer => game.stacks.open.chosen.contains(seat),
        HandcuffsMode::NamedSuit => game.present().contains(seat),
    }
}

fn name_a_suit(run: &mut Run<'_>, seat: Seat, _: Moment) {
    let named = run.game.switches.high_noon.handcuffs_mode == HandcuffsMode::NamedSuit;
    if named {
        run.then(NameSuit { who: seat });
    }
}

/// Whatever leaves the hand as a play in one's own turn; discards, costs and what lies in play are free.
fn with_bound_hands(game: &Game, me: Seat, attempt: &Attempt) -> Verdict {
    let plays = attempt.kind.is_some() && attempt.card.is_none_or(|card| game.hand(me).contains(card));
    if !plays || !game.has_turn(me) {
        return Verdict::Allow;
    }
    let named = game.turn.suit.filter(|_| game.is_turn_of(me));
    let wrong_suit = named.is_some_and(|named| attempt.card.is_some() && attempt.count(named) == 0);
    if game.stacks.open.chosen.contains(me) {
        Verdict::Forbid("EV-HANDCUFFS-1")
    } else if wrong_suit {
        Verdict::Forbid("EV-HANDCUFFS-7")
    } else {
        Verdict::Allow
    }
}

/// No character has an ability; what was copied is forgotten.
pub const HANGOVER: EventDef = EventDef {
    reveal: Some(|_, _| Some(Sober {}.into())),
    ..event(("hangover", "EV-HANGOVER"), Rules { silences: Some(all_characters), ..Rules::NONE })
};

fn all_characters(game: &Game, _: Seat, below: Stratum) -> Seats {
    match below {
        Stratum::Characters => game.all_seats(),
        Stratum::Cards => Seats::NONE,
    }
}

/// Everybody loses a life point at the start of his turn.
pub const HIGH_NOON: EventDef = EventDef {
    finale: true,
    ..event(
        ("high-noon", "EV-HIGH-NOON"),
        Rules { at_moment: Some(Occasion::at(&[Moment::TurnBegins], lose_a_life)), ..Rules::NONE },
    )
};

fn lose_a_life(run: &mut Run<'_>, seat: Seat, _: Moment) {
    run.then(Loss::new(seat, 1, None, None));
}

/// Everybody may take his second character at the start of his turn, with two life points.
pub const NEW_IDENTITY: EventDef = EventDef {
    needs_spares: true,
    ..event(
        ("new-identity", "EV-NEW-IDENTITY"),
        Rules { at_moment: Some(Occasion::at(&[Moment::TurnBegins], another_character)), ..Rules::NONE },
    )
};

fn another_character(run: &mut Run<'_>, seat: Seat, _: Moment) {
    run.then(Swap { who: seat });
}

/// Two Bang! cards a turn.
pub const SHOOTOUT: EventDef =
    event(("shootout", "EV-SHOOTOUT"), Rules { limit: Some(|_, _| Change::AtLeast(2)), ..Rules::NONE });

/// Everybody discards a card in play, at once or at the start of his turn.
pub const THE_DALTONS: EventDef = EventDef {
    reveal: Some(rob_all),
    concerns: Some(will_be_robbed),
    ..event(
        ("the-daltons", "EV-THE-DALTONS"),
        Rules { at_moment: Some(Occasion::at(&[Moment::TurnBegins], rob_one)), ..Rules::NONE },
    )
};

fn rob_all(game: &Game, by: Seat) -> Option<CoreFrame> {
    let now = game.switches.high_noon.daltons_timing == DaltonsTiming::OnReveal;
    now.then(|| Rob { from: by, left: game.fronts() }.into())
}

fn will_be_robbed(game: &Game, seat: Seat) -> bool {
    let later = game.switches.high_noon.daltons_timing == DaltonsTiming::OwnTurn;
    later && !game.table(seat).is_empty()
}

fn rob_one(run: &mut Run<'_>, seat: Seat, _: Moment) {
    let later = run.game.switches.high_noon.daltons_timing == DaltonsTiming::OwnTurn;
    if later {
        run.then(Rob { from: seat, left: Seats::only(seat) });
    }
}

/// Whoever has the fewest life points regains one.
pub const THE_DOCTOR: EventDef = EventDef {
    reveal: Some(|_, _| Some(Tend {}.into())),
    concerns: Some(|_, _| false),
    ..event(("the-doctor", "EV-THE-DOCTOR"), Rules::NONE)
};

/// Nobody plays a Beer.
pub const THE_REVEREND: EventDef = event(
    ("the-reverend", "EV-THE-REVEREND"),
    Rules { may_play: Some(Ban::on(&[How::Act, How::Answer], without_beer)), ..Rules::NONE },
);

fn without_beer(_: &Game, _: Seat, attempt: &Attempt) -> Verdict {
    if attempt.kind == Some(Kind::Beer) { Verdict::Forbid("EV-THE-REVEREND") } else { Verdict::Allow }
}

/// Nobody uses a Bang! in his own turn.
pub const THE_SERMON: EventDef = event(
    ("the-sermon", "EV-THE-SERMON"),
    Rules { may_play: Some(Ban::on(&[How::Act, How::Answer, How::Give], without_bang)), ..Rules::NONE },
);

fn without_bang(game: &Game, me: Seat, attempt: &Attempt) -> Verdict {
    if !game.has_turn(me) || attempt.kind != Some(Kind::Bang) {
        return Verdict::Allow;
    }
    let converted = attempt.card.is_some_and(|card| game.kind(card) != Kind::Bang);
    match attempt.how {
        How::Act | How::Answer if converted => Verdict::Forbid("EV-THE-SERMON-2"),
        How::Act | How::Answer => Verdict::Forbid("EV-THE-SERMON"),
        How::Give if game.switches.high_noon.sermon_blocks_duel => Verdict::Forbid("EV-THE-SERMON-3"),
        How::Give | How::Cost | How::Discard => Verdict::Allow,
    }
}

/// Everybody draws his first card only; or one card fewer.
pub const THIRST: EventDef = event(
    ("thirst", "EV-THIRST"),
    Rules { draw_count: Some(the_first_or_one_fewer), draw_total: Some(the_first_alone), ..Rules::NONE },
);

fn the_first_or_one_fewer(game: &Game, _: Seat) -> Change {
    match game.switches.high_noon.thirst_mode {
        ThirstMode::FirstOnly => Change::Set(1),
        ThirstMode::OneFewer => Change::Add(-1),
    }
}

fn the_first_alone(game: &Game, _: Seat) -> Change {
    match game.switches.high_noon.thirst_mode {
        ThirstMode::FirstOnly => Change::Set(1),
        ThirstMode::OneFewer => Change::Keep,
    }
}

/// Everybody draws one more card when he has drawn.
pub const TRAIN_ARRIVAL: EventDef = event(
    ("train-arrival", "EV-TRAIN-ARRIVAL"),
    Rules { at_moment: Some(Occasion::at(&[Moment::Drawn], one_more)), ..Rules::NONE },
);

fn one_more(run: &mut Run<'_>, seat: Seat, _: Moment) {
    run.then(DrawCards { who: seat, count: 1 });
}
