//! The 15 characters of Dodge City.

use crate::ask::{Action, Window};
use crate::catalog::{Kind, Property};
use crate::defs::{CharacterDef, End, Reach};
use crate::dodge_city::frames::{Bleed, Copy, Frame};
use crate::dodge_city::{MollyPayout, VeraTiming};
use crate::frames::draw::DrawCards;
use crate::frames::life::HealLife;
use crate::frames::shot::shot;
use crate::game::Game;
use crate::ids::{Seat, Seats, Suit};
use crate::rules::{Ability, Answered, Attempt, Change, DrawModes, Identity, Rules, Stratum, Telling};
use crate::run::Run;

/// Diamonds that others play do not affect him.
pub const APACHE_KID: CharacterDef =
    CharacterDef::new(("apache-kid", "CHAR-APACHE-KID"), 3, Rules { immune: Some(diamonds), ..Rules::NONE });

fn diamonds(game: &Game, _: Seat, attempt: &Attempt) -> bool {
    let switches = &game.switches.dodge_city;
    match attempt.kind {
        None => attempt.count(Suit::Diamonds) >= switches.doc_apache_threshold.0,
        Some(Kind::Duel) if !switches.apache_immune_to_diamond_duel => false,
        Some(kind) if is_helpful(kind) && !switches.apache_immunity_covers_beneficial => false,
        Some(_) => attempt.count(Suit::Diamonds) > 0,
    }
}

fn is_helpful(kind: Kind) -> bool {
    matches!(kind, Kind::Saloon | Kind::Tequila | Kind::GeneralStore)
}

/// In her turn the cards in front of others are without effect.
pub const BELLE_STAR: CharacterDef =
    CharacterDef::new(("belle-star", "CHAR-BELLE-STAR"), 4, Rules { silences: Some(others_in_my_turn), ..Rules::NONE });

fn others_in_my_turn(game: &Game, me: Seat, below: Stratum) -> Seats {
    if !game.is_turn_of(me) || below != Stratum::Cards {
        return Seats::NONE;
    }
    let all = game.all_seats();
    if game.switches.dodge_city.belle_star_affects_self { all } else { all.minus(game.own(me)) }
}

/// Draws a card, and one for each wound.
pub const BILL_NOFACE: CharacterDef = CharacterDef::new(
    ("bill-noface", "CHAR-BILL-NOFACE"),
    4,
    Rules { draw_count: Some(one_and_wounds), ..Rules::NONE },
);

fn one_and_wounds(game: &Game, me: Seat) -> Change {
    let seat = game.seat(me);
    Change::Set(1 + (seat.max - seat.life).max(0) as u8)
}

/// Gives a life point, not the last, for two cards.
pub const CHUCK_WENGAM: CharacterDef = CharacterDef {
    window: "AW-CHUCK",
    ..CharacterDef::new(
        ("chuck-wengam", "CHAR-CHUCK-WENGAM"),
        4,
        Rules { abilities: Some(&[LIFE_FOR_CARDS]), ..Rules::NONE },
    )
};

const LIFE_FOR_CARDS: Ability = Ability {
    open: |game, me| game.seat(me).life >= 2,
    ..Ability::new("draw", "AW-CHUCK", |_, me, _, _| Frame::Bleed(Bleed { who: me }).into())
};

/// Once a turn, two cards for a hit within range.
pub const DOC_HOLYDAY: CharacterDef = CharacterDef {
    window: "AW-DOC",
    ..CharacterDef::new(
        ("doc-holyday", "CHAR-DOC-HOLYDAY"),
        4,
        Rules { abilities: Some(&[CARDS_FOR_A_HIT]), ..Rules::NONE },
    )
};

const CARDS_FOR_A_HIT: Ability = Ability {
    uses: |_| 1,
    reach: Reach::Weapon,
    end: End::Shoot,
    cost: 2,
    ..Ability::new("shoot", "AW-DOC", |game, me, aim, pay| shot(game, &game.thrown(me, pay), aim.seat.unwrap_or(me)))
};

/// Plays any card as Missed!.
pub const ELENA_FUENTE: CharacterDef = CharacterDef {
    window: "AW-ELENA",
    ..CharacterDef::new(
        ("elena-fuente", "CHAR-ELENA-FUENTE"),
        3,
        Rules { plays_as: Some(anything_as_missed), ..Rules::NONE },
    )
};

fn anything_as_missed(_: &Game, _: Seat, printed: Kind) -> &'static [Kind] {
    if printed == Kind::Missed { &[] } else { &[Kind::Missed] }
}

/// Regains two life points when somebody else is eliminated.
pub const GREG_DIGGER: CharacterDef = CharacterDef::new(
    ("greg-digger", "CHAR-GREG-DIGGER"),
    4,
    Rules { after_elimination: Some(|run, me| run.then(HealLife { who: me, points: 2 })), ..Rules::NONE },
);

/// Draws two cards when somebody else is eliminated.
pub const HERB_HUNTER: CharacterDef = CharacterDef::new(
    ("herb-hunter", "CHAR-HERB-HUNTER"),
    4,
    Rules { after_elimination: Some(|run, me| run.then(DrawCards { who: me, count: 2 })), ..Rules::NONE },
);

/// Discards a blue card for two cards.
pub const JOSE_DELGADO: CharacterDef = CharacterDef {
    window: "AW-JOSE",
    ..CharacterDef::new(
        ("jose-delgado", "CHAR-JOSE-DELGADO"),
        4,
        Rules { abilities: Some(&[BLUE_FOR_CARDS]), ..Rules::NONE },
    )
};

const BLUE_FOR_CARDS: Ability = Ability {
    uses: |game| game.switches.dodge_city.jose_uses_per_turn.0,
    cost: 1,
    pays: Some(Property::Blue),
    ..Ability::new("draw", "AW-JOSE", |_, me, _, _| DrawCards { who: me, count: 2 }.into())
};

/// Draws a card for each she gives in another player's turn.
pub const MOLLY_STARK: CharacterDef = CharacterDef::new(
    ("molly-stark", "CHAR-MOLLY-STARK"),
    4,
    Rules { after_answer: Some(draw_for_answers), ..Rules::NONE },
);

fn draw_for_answers(run: &mut Run<'_>, me: Seat, answered: Answered) {
    if run.game.is_turn_of(me) {
        return;
    }
    let at_once = match answered.window {
        Window::Hit => false,
        Window::Duel => run.game.switches.dodge_city.molly_payout == MollyPayout::AtOnce,
        _ => true,
    };
    if (answered.when == Telling::AtOnce) == at_once {
        run.then(DrawCards { who: me, count: answered.cards });
    }
}

/// May take a card in play instead of drawing.
pub const PAT_BRENNAN: CharacterDef = CharacterDef {
    window: "AW-PAT",
    ..CharacterDef::new(
        ("pat-brennan", "CHAR-PAT-BRENNAN"),
        4,
        Rules { draw_modes: Some(DrawModes { open: a_card_lies_in_play, list: cards_in_play }), ..Rules::NONE },
    )
};

fn owners(game: &Game, me: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let own = game.own(me);
    game.onward(me).filter(move |seat| !own.contains(*seat) || game.switches.dodge_city.pat_may_take_own)
}

fn a_card_lies_in_play(game: &Game, me: Seat) -> bool {
    owners(game, me).any(|seat| !game.table(seat).is_empty())
}

fn cards_in_play(game: &Game, me: Seat, out: &mut Vec<Action>) {
    for seat in owners(game, me) {
        out.extend(game.in_order(game.table(seat)).map(Action::Pick));
    }
}

/// Draws four cards, or what the edition gives him.
pub const PIXIE_PETE: CharacterDef = CharacterDef::new(
    ("pixie-pete", "CHAR-PIXIE-PETE"),
    3,
    Rules { draw_count: Some(|game, _| Change::Set(game.switches.dodge_city.pixie_pete_draw.0)), ..Rules::NONE },
);

/// Keeps many cards.
pub const SEAN_MALLORY: CharacterDef = CharacterDef::new(
    ("sean-mallory", "CHAR-SEAN-MALLORY"),
    3,
    Rules { hand_limit: Some(|game, _| Change::Set(game.switches.dodge_city.sean_mallory_limit.0)), ..Rules::NONE },
);

/// Each Beer is worth one more.
pub const TEQUILA_JOE: CharacterDef = CharacterDef::new(
    ("tequila-joe", "CHAR-TEQUILA-JOE"),
    4,
    Rules { heal_worth: Some(more_from_beer), ..Rules::NONE },
);

fn more_from_beer(_: &Game, _: Seat, kind: Kind) -> Change {
    if kind == Kind::Beer { Change::Add(1) } else { Change::Keep }
}

/// Copies an ability until her next turn.
pub const VERA_CUSTER: CharacterDef = CharacterDef {
    window: "AW-VERA",
    ..CharacterDef::new(
        ("vera-custer", "CHAR-VERA-CUSTER"),
        3,
        Rules {
            identity: Some(Identity {
                early: |game| game.switches.dodge_city.vera_timing == VeraTiming::BeforeChecks,
                lasting: false,
                frame: |who| Frame::Copy(Copy { who }).into(),
                copied: None,
            }),
            ..Rules::NONE
        },
    )
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::How;
    use crate::{Character, Config, Edition};

    fn table() -> (Game, Seat, Seat) {
        let mut game = Game::new(&Config::new(Edition::Compendium, 4), 1.into()).expect("it can be played");
        let (by, kid) = (Seat::at(0), Seat::at(1));
        game.seat_mut(kid).character = Character::ApacheKid;
        game.refresh();
        (game, by, kid)
    }

    fn immune(game: &Game, by: Seat, kid: Seat, kind: Kind, suit: Suit) -> bool {
        {
            let suits = [Some(suit), None];
            let attempt = Attempt { by, card: None, kind: Some(kind), how: How::Act, suits };
            game.immunity(kid, &attempt).is_some()
        }
    }

    // No Jail and no Tequila of diamonds is printed, so no scene can show these. IX-095 IX-101
    #[test]
    fn diamonds_that_are_not_in_any_deck_leave_him_untouched_too() {
        let (game, by, kid) = table();
        for kind in [Kind::Jail, Kind::Tequila, Kind::Saloon, Kind::Gatling, Kind::Brawl, Kind::CanCan] {
            assert!(immune(&game, by, kid, kind, Suit::Diamonds), "{kind:?} of diamonds");
            assert!(!immune(&game, by, kid, kind, Suit::Spades), "{kind:?} of spades");
            assert!(!immune(&game, kid, kid, kind, Suit::Diamonds), "his own {kind:?}");
        }
    }
}
