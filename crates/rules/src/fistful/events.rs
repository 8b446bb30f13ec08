//! The events of A Fistful of Cards. Each names only the questions it answers differently.

use crate::catalog::{EventBox, Kind};
use crate::defs::{End, EventDef, Reach, Step};
use crate::fact::Reason;
use crate::fistful::frames::{Brothers, Guess, Liquor, Ranch, Ricochet, Rise, Roulette, Vendetta, Volley};
use crate::fistful::{AbandonedMineScope, DeadManTiming, RanchTiming};
use crate::frame::Frame;
use crate::frames::shot::Shot;
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats};
use crate::rules::{
    Ability, Attempt, Ban, Change, Drawn, Duty, Hook, How, Hush, Moment, Occasion, Rules, Stratum, Verdict, Way,
};
use crate::run::Run;

/// Every event of the box that is in this program, in the order of the rulebook.
pub(crate) const ALL: &[EventDef] = &[
    HARD_LIQUOR,
    ABANDONED_MINE,
    RANCH,
    PEYOTE,
    AMBUSH,
    RICOCHET,
    THE_JUDGE,
    LASSO,
    BLOOD_BROTHERS,
    DEAD_MAN,
    A_FISTFUL_OF_CARDS,
    VENDETTA,
    SNIPER,
    RUSSIAN_ROULETTE,
    LAW_OF_THE_WEST,
];

const fn event(names: (&'static str, &'static str), rules: Rules) -> EventDef {
    EventDef::new(EventBox::FistfulOfCards, names, rules)
}

/// Whoever is wounded may leave out phase one and regain a life point.
pub const HARD_LIQUOR: EventDef = EventDef {
    concerns: Some(|game, seat| game.present().contains(seat) && a_drink_instead(game, seat).is_some()),
    ..event(("hard-liquor", "EV-HARD-LIQUOR"), Rules { phase_one: Some(a_drink_instead), ..Rules::NONE })
};

fn a_drink_instead(game: &Game, who: Seat) -> Option<Frame> {
    let seat = game.seat(who);
    (seat.life < seat.max && !game.is_beyond_life(who)).then(|| Liquor { who }.into())
}

/// Phase one takes cards off the pile; what its player then discards goes face down onto the deck.
pub const ABANDONED_MINE: EventDef = event(
    ("abandoned-mine", "EV-ABANDONED-MINE"),
    Rules { digs: Some(()), buries: Some(back_into_the_mine), ..Rules::NONE },
);

fn back_into_the_mine(game: &Game, who: Seat, why: Option<Reason>) -> bool {
    let his = game.turn.dug && game.is_turn_of(who) && !game.own_present(who).is_empty();
    his && match game.switches.fistful.abandoned_mine_scope {
        AbandonedMineScope::ActivePlayerDiscards => true,
        AbandonedMineScope::PlayedCardsOnly => why.is_none(),
        AbandonedMineScope::Phase3Only => matches!(why, Some(Reason::Surplus | Reason::Duplicate)),
    }
}

/// Once a turn any number of hand cards may be exchanged.
pub const RANCH: EventDef = event(
    ("ranch", "EV-RANCH"),
    Rules { at_moment: Some(Occasion::at(&[Moment::DrawEnds, Moment::PlayEnds], exchange)), ..Rules::NONE },
);

fn exchange(run: &mut Run<'_>, seat: Seat, moment: Moment) {
    let due = match run.game.switches.fistful.ranch_timing {
        RanchTiming::EndOfPhase1 => Moment::DrawEnds,
        RanchTiming::EndOfPhase2 => Moment::PlayEnds,
    };
    if moment == due {
        run.then(Ranch { who: seat, gone: 0 });
    }
}

/// Instead of phase one the colour of the top card is guessed, until a guess is wrong.
pub const PEYOTE: EventDef = event(
    ("peyote", "EV-PEYOTE"),
    Rules { phase_one: Some(|_, who| Some(Guess { who, again: false }.into())), ..Rules::NONE },
);

/// Everybody is one step from everybody else.
pub const AMBUSH: EventDef = event(
    ("ambush", "EV-AMBUSH"),
    Rules {
        steps_to: Some(|_, _, _| Change::Set(1)),
        hushes: Some(Hush { hooks: &[Hook::Sees, Hook::SeenBy], whom: unless_characters_count }),
        ..Rules::NONE
    },
);

fn unless_characters_count(game: &Game) -> Seats {
    if game.switches.fistful.ambush_character_modifiers { Seats::NONE } else { game.all_seats() }
}

/// Bang! cards may be played at cards in play.
pub const RICOCHET: EventDef = event(("ricochet", "EV-RICOCHET"), Rules { ways: Some(&[AT_A_CARD]), ..Rules::NONE });

const AT_A_CARD: Way = Way {
    kind: Kind::Bang,
    reach: Reach::Other,
    steps: &[Step::Begin(|by, _, kind, aim| Ricochet { by, kind, aim }.into())],
    end: End::Discard,
    rule: "EV-RICOCHET-1",
};

/// No card is laid in front of anybody.
pub const THE_JUDGE: EventDef = event(
    ("the-judge", "EV-THE-JUDGE"),
    Rules { may_play: Some(Ban::on(&[How::Act], nothing_is_laid)), ..Rules::NONE },
);

fn nothing_is_laid(game: &Game, me: Seat, attempt: &Attempt) -> Verdict {
    let stays = attempt.kind.is_some_and(|kind| kind.def().stays());
    let from_hand = attempt.card.is_none_or(|card| game.hand(me).contains(card));
    if stays && from_hand { Verdict::Forbid("EV-THE-JUDGE-1") } else { Verdict::Allow }
}

/// Cards in play are without effect.
pub const LASSO: EventDef = EventDef {
    concerns: Some(|game, seat| !game.table(seat).is_empty()),
    ..event(
        ("lasso", "EV-LASSO"),
        Rules {
            silences: Some(|game, _, below| if below == Stratum::Cards { game.all_seats() } else { Seats::NONE }),
            ..Rules::NONE
        },
    )
};

/// At the start of his turn a player may give a life point, not the last, to somebody.
pub const BLOOD_BROTHERS: EventDef = EventDef {
    concerns: Some(Brothers::is_open),
    ..event(
        ("blood-brothers", "EV-BLOOD-BROTHERS"),
        Rules { at_moment: Some(Occasion::at(&[Moment::TurnBegins], share_blood)), ..Rules::NONE },
    )
};

fn share_blood(run: &mut Run<'_>, seat: Seat, _: Moment) {
    if Brothers::is_open(run.game, seat) {
        run.then(Brothers { who: seat });
    }
}

/// Whoever was eliminated first comes back for good, with two life points and two cards.
pub const DEAD_MAN: EventDef = EventDef {
    reveal: Some(|game, _| at_once(game).map(|who| Rise { who }.into())),
    is_dealt: Some(|_, mode| mode.characters() == 1),
    concerns: Some(qualifies),
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
fn at_once(game: &Game) -> Option<Seat> {
    let now = game.switches.fistful.dead_man_timing == DeadManTiming::OnReveal;
    game.stacks.open.first_out.filter(|seat| now && qualifies(game, *seat))
}

/// At the start of his turn a player is hit once for each card in his hand.
pub const A_FISTFUL_OF_CARDS: EventDef = EventDef {
    finale: true,
    ..event(
        ("a-fistful-of-cards", "EV-A-FISTFUL-OF-CARDS"),
        Rules { at_moment: Some(Occasion::at(&[Moment::TurnBegins], one_hit_for_each_card)), ..Rules::NONE },
    )
};

fn one_hit_for_each_card(run: &mut Run<'_>, seat: Seat, _: Moment) {
    run.then(Volley { who: seat, left: run.game.hand(seat).len() as u8 });
}

/// At the end of a regular turn its player checks: hearts bring one more turn.
pub const VENDETTA: EventDef = event(
    ("vendetta", "EV-VENDETTA"),
    Rules { at_moment: Some(Occasion::at(&[Moment::TurnEnds], check_for_another_turn)), ..Rules::NONE },
);

fn check_for_another_turn(run: &mut Run<'_>, seat: Seat, _: Moment) {
    let turn = &run.game.turn;
    if !turn.extra && !turn.lost {
        run.then(Vendetta { who: seat });
    }
}

/// Two Bang! cards together are a shot that takes two dodges.
pub const SNIPER: EventDef =
    event(("sniper", "EV-SNIPER"), Rules { abilities: Some(&[TWO_FOR_A_SHOT]), ..Rules::NONE });

const TWO_FOR_A_SHOT: Ability = Ability {
    limited: |game| game.switches.fistful.sniper_uses_bang_limit,
    reach: Reach::Weapon,
    end: End::Shoot,
    cost: 2,
    pays_as: Some(Kind::Bang),
    plays: true,
    ..Ability::new("shoot", "EV-SNIPER", |game, me, aim, pay| {
        let shot = Shot::of(game, &game.thrown(me, pay), aim.seat.unwrap_or(me), None);
        Shot { owed: 2, ..shot }.into()
    })
};

/// One after the other gives a Missed!; the first who does not loses two life points.
pub const RUSSIAN_ROULETTE: EventDef = EventDef {
    reveal: Some(|_, by| Some(Roulette { at: by, tried: 0 }.into())),
    concerns: Some(|_, _| false),
    ..event(("russian-roulette", "EV-RUSSIAN-ROULETTE"), Rules::NONE)
};

/// The second card of phase one is shown, and must be played if that is possible.
pub const LAW_OF_THE_WEST: EventDef = event(
    ("law-of-the-west", "EV-LAW-OF-THE-WEST"),
    Rules {
        drawn: Some(mark_the_second),
        must_play: Some(Duty { card: |game, _| game.turn.marked, rule: "EV-LAW-OF-THE-WEST-4" }),
        ..Rules::NONE
    },
);

fn mark_the_second(_: &Game, _: Seat, nth: u8, _: CardId) -> Drawn {
    Drawn { show: nth == 2, mark: nth == 2, extra: 0 }
}
