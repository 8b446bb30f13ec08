//! The eight characters of Wild West Show.

use crate::ask::{Window, Windows};
use crate::catalog::Kind;
use crate::defs::{CharacterDef, End, Reach};
use crate::frame::{Frame as CoreFrame, Test};
use crate::frames::play::PlayCard;
use crate::game::Game;
use crate::ids::{Seat, Seats, Suit};
use crate::rules::{Ability, Again, Attempt, Ban, Change, How, Identity, Played, Rules, Verdict};
use crate::run::Run;
use crate::turn::Interrupt;
use crate::wild_west_show::character_frames::{Draft, Exchange, Tribute};

/// Begins with five cards and never plays a Missed!.
pub const BIG_SPENCER: CharacterDef = CharacterDef::new(
    ("big-spencer", "CHAR-BIG-SPENCER"),
    9,
    Rules {
        opening_hand: Some(|game, _| Change::Set(game.switches.wild_west_show.big_spencer_start_cards.0)),
        may_play: Some(Ban::on(&[How::Answer, How::Give], never_a_missed)),
        ..Rules::NONE
    },
);

/// A card that is no Missed! may be played as one where something allows it (CHAR-BIG-SPENCER-E2). Where no card in particular
/// is meant, it is one that could be.
fn never_a_missed(game: &Game, me: Seat, attempt: &Attempt) -> Verdict {
    if attempt.kind != Some(Kind::Missed) {
        return Verdict::Allow;
    }
    let another = match attempt.card {
        Some(card) => game.kind(card) != Kind::Missed,
        None => Kind::all().any(|printed| game.plays_as(me, printed).any(|kind| kind == Kind::Missed)),
    };
    if !another { Verdict::Forbid("CHAR-BIG-SPENCER") } else { Verdict::Allow }
}

/// Once a turn he takes two cards of a hand and gives one of his own for them.
pub const FLINT_WESTWOOD: CharacterDef = CharacterDef {
    window: "AW-FLINT",
    ..CharacterDef::new(
        ("flint-westwood", "CHAR-FLINT-WESTWOOD"),
        4,
        Rules { abilities: Some(&[ONE_FOR_TWO]), ..Rules::NONE },
    )
};

const ONE_FOR_TWO: Ability = Ability {
    uses: |game| game.switches.wild_west_show.flint_uses_per_turn.0,
    reach: Reach::Other,
    aims: |game, _, at| !game.hand(at).is_empty() && game.fronts().contains(at),
    end: End::Take,
    cost: 1,
    keeps_cost: true,
    ..Ability::new("trade", "AW-FLINT", |_, me, aim, pay| {
        Exchange { who: me, with: aim.seat.unwrap_or(me), gives: pay[0] }.into()
    })
};

/// Begins with five cards and takes what others have too many of.
pub const GARY_LOOTER: CharacterDef = CharacterDef::new(
    ("gary-looter", "CHAR-GARY-LOOTER"),
    5,
    Rules {
        opening_hand: Some(|game, _| Change::Set(game.switches.wild_west_show.gary_looter_start_cards.0)),
        loots: Some(()),
        ..Rules::NONE
    },
);

/// Has the abilities of two characters of the base game, drawn at random, and may draw two others in each of his turns.
pub const GREYGORY_DECK: CharacterDef = CharacterDef {
    window: "AW-GREYGORY",
    ..CharacterDef::new(
        ("greygory-deck", "CHAR-GREYGORY-DECK"),
        4,
        Rules {
            identity: Some(Identity {
                early: |_| false,
                lasting: true,
                frame: |who| Interrupt { window: Window::Identity, left: Seats::only(who) }.into(),
                copied: Some(|who| Draft { who }.into()),
            }),
            abilities: Some(&[TWO_OTHERS]),
            ..Rules::NONE
        },
    )
};

const TWO_OTHERS: Ability = Ability {
    windows: |_, _| const { Windows::of(&[Window::SetUp, Window::Identity]) },
    uses: |_| 1,
    open: Draft::is_open,
    ..Ability::new("draw", "AW-GREYGORY", |_, me, _, _| Draft { who: me }.into())
};

/// Takes the card of every check, while he holds fewer than six.
pub const JOHN_PAIN: CharacterDef = CharacterDef::new(
    ("john-pain", "CHAR-JOHN-PAIN"),
    4,
    Rules { takes_checks: Some(|game, me| game.hand(me).len() < 6), ..Rules::NONE },
);

/// After a brown card of his he may discard a Bang! to have its effect once more.
pub const LEE_VAN_KLIFF: CharacterDef = CharacterDef {
    window: "AW-LEE",
    ..CharacterDef::new(
        ("lee-van-kliff", "CHAR-LEE-VAN-KLIFF"),
        4,
        Rules { abilities: Some(&[ONCE_MORE]), after_play: Some(remember_for_once_more), ..Rules::NONE },
    )
};

const ONCE_MORE: Ability = Ability {
    open: |game, _| game.turn.encore.is_some(),
    cost: 1,
    pays_as: Some(Kind::Bang),
    again: the_last_card,
    ..Ability::new("repeat", "AW-LEE", play_once_more)
};

fn remember_for_once_more(run: &mut Run<'_>, me: Seat, played: Played) {
    if run.game.turn.seat == me && played.laid_on.is_none() {
        run.may_repeat(played);
    }
}

fn the_last_card(game: &Game, _: Seat) -> Option<Again> {
    let last = game.turn.encore?;
    let cost = if game.switches.wild_west_show.lee_repeat_pays_extra { last.kind.def().cost } else { 0 };
    Some(Again { card: last.card, kind: last.kind, cost })
}

fn play_once_more(game: &Game, me: Seat, aim: crate::ask::Aim, _: crate::ask::Pay) -> CoreFrame {
    let last = game.turn.encore.map_or((crate::ids::CardId::at(0), Kind::Bang), |last| (last.card, last.kind));
    PlayCard { again: true, ..PlayCard::new(me, last, aim) }.into()
}

/// When he would be eliminated he checks: any suit but spades keeps him alive, and brings a card.
pub const TEREN_KILL: CharacterDef = CharacterDef::new(
    ("teren-kill", "CHAR-TEREN-KILL"),
    3,
    Rules { last_chance: Some(Test::not(Suit::Spades)), ..Rules::NONE },
);

/// Before he draws, everybody with more cards gives him one.
pub const YOUL_GRINNER: CharacterDef = CharacterDef {
    window: "AW-YOUL",
    ..CharacterDef::new(
        ("youl-grinner", "CHAR-YOUL-GRINNER"),
        4,
        Rules { before_draw: Some(Tribute::due), ..Rules::NONE },
    )
};
