//! The 16 characters of the base game. Each names only the questions it answers differently.

use crate::ask::{Action, Choice, Window, Windows};
use crate::base::SidTiming;
use crate::base::frames::Look;
use crate::catalog::Kind;
use crate::defs::{CharacterDef, End};
use crate::frame::Test;
use crate::frames::draw::{DrawCards, Steal};
use crate::frames::life::HealLife;
use crate::game::Game;
use crate::ids::{CardId, Seat, Suit};
use crate::rules::{Ability, Attempt, Change, DrawModes, Drawn, Rules, UNLIMITED, Wound};
use crate::run::Run;

/// Draws a card for each life point he loses.
pub const BART_CASSIDY: CharacterDef = CharacterDef::new(
    ("bart-cassidy", "CHAR-BART-CASSIDY"),
    4,
    Rules { after_wound: Some(draw_per_point), ..Rules::NONE },
);

fn draw_per_point(run: &mut Run<'_>, me: Seat, wound: Wound) {
    run.then(DrawCards { who: me, count: wound.points });
}

/// Shows the second card he draws; a red one brings another.
pub const BLACK_JACK: CharacterDef =
    CharacterDef::new(("black-jack", "CHAR-BLACK-JACK"), 4, Rules { drawn: Some(red_second_card), ..Rules::NONE });

fn red_second_card(game: &Game, _: Seat, nth: u8, card: CardId) -> Drawn {
    if nth != 2 {
        return Drawn::default();
    }
    let extra = u8::from(game.suit(card).is_red());
    Drawn { show: game.switches.base.black_jack_reveals, mark: false, extra }
}

/// Uses Bang! as Missed! and Missed! as Bang!.
pub const CALAMITY_JANET: CharacterDef = CharacterDef {
    window: "AW-CALAMITY",
    ..CharacterDef::new(
        ("calamity-janet", "CHAR-CALAMITY-JANET"),
        4,
        Rules { plays_as: Some(one_as_the_other), ..Rules::NONE },
    )
};

fn one_as_the_other(_: &Game, _: Seat, printed: Kind) -> &'static [Kind] {
    match printed {
        Kind::Bang => &[Kind::Missed],
        Kind::Missed => &[Kind::Bang],
        _ => &[],
    }
}

/// Takes a random card of whoever wounds him, one for each point.
pub const EL_GRINGO: CharacterDef =
    CharacterDef::new(("el-gringo", "CHAR-EL-GRINGO"), 3, Rules { after_wound: Some(steal_per_point), ..Rules::NONE });

fn steal_per_point(run: &mut Run<'_>, me: Seat, wound: Wound) {
    if let Some(from) = wound.by.filter(|by| !run.game.own(me).contains(*by)) {
        run.then(Steal { who: me, from, count: wound.points });
    }
}

/// May take his first card from somebody's hand.
pub const JESSE_JONES: CharacterDef = CharacterDef {
    window: "AW-JESSE",
    ..CharacterDef::new(
        ("jesse-jones", "CHAR-JESSE-JONES"),
        4,
        Rules { draw_modes: Some(DrawModes { open: somebody_has_a_hand, list: from_a_hand }), ..Rules::NONE },
    )
};

/// Everybody else who holds a card, one seat for each.
fn hands(game: &Game, me: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let others = game.others(me).and(game.fronts());
    game.onward(me).filter(move |seat| others.contains(*seat) && !game.hand(*seat).is_empty())
}

fn somebody_has_a_hand(game: &Game, me: Seat) -> bool {
    hands(game, me).next().is_some()
}

fn from_a_hand(game: &Game, me: Seat, out: &mut Vec<Action>) {
    out.extend(hands(game, me).map(Action::Name));
}

/// Has a barrel of his own.
pub const JOURDONNAIS: CharacterDef = CharacterDef {
    window: "AW-JOURDONNAIS",
    ..CharacterDef::new(
        ("jourdonnais", "CHAR-JOURDONNAIS"),
        4,
        Rules { barrel: Some(Test::suit(Suit::Hearts)), ..Rules::NONE },
    )
};

/// Looks at three cards and keeps two.
pub const KIT_CARLSON: CharacterDef = CharacterDef {
    window: "AW-KIT",
    ..CharacterDef::new(
        ("kit-carlson", "CHAR-KIT-CARLSON"),
        4,
        Rules { draw_plan: Some(|_, me, count| Look::at_three(me, count)), ..Rules::NONE },
    )
};

/// Flips two cards and chooses.
pub const LUCKY_DUKE: CharacterDef = CharacterDef {
    window: "AW-LUCKY",
    ..CharacterDef::new(
        ("lucky-duke", "CHAR-LUCKY-DUKE"),
        4,
        Rules { flip_cards: Some(|_, _| Change::Set(2)), ..Rules::NONE },
    )
};

/// Others see him one farther away.
pub const PAUL_REGRET: CharacterDef = CharacterDef::new(
    ("paul-regret", "CHAR-PAUL-REGRET"),
    3,
    Rules { seen_by: Some(|_, _| Change::Add(1)), ..Rules::NONE },
);

/// May take his first card from the discard pile.
pub const PEDRO_RAMIREZ: CharacterDef = CharacterDef {
    window: "AW-PEDRO",
    ..CharacterDef::new(
        ("pedro-ramirez", "CHAR-PEDRO-RAMIREZ"),
        4,
        Rules { draw_modes: Some(DrawModes { open: the_pile_has_a_card, list: from_the_pile }), ..Rules::NONE },
    )
};

/// And it is a choice: where phase one digs, all cards come from there.
fn the_pile_has_a_card(game: &Game, me: Seat) -> bool {
    !game.discard_pile().is_empty() && !game.digs(me)
}

fn from_the_pile(game: &Game, me: Seat, out: &mut Vec<Action>) {
    if the_pile_has_a_card(game, me) {
        out.push(Action::Choose(Choice::Discard));
    }
}

/// Sees others one nearer.
pub const ROSE_DOOLAN: CharacterDef = CharacterDef::new(
    ("rose-doolan", "CHAR-ROSE-DOOLAN"),
    4,
    Rules { sees: Some(|_, _| Change::Add(-1)), ..Rules::NONE },
);

/// Discards two cards for a life point, in many moments.
pub const SID_KETCHUM: CharacterDef = CharacterDef {
    window: "AW-SID",
    ..CharacterDef::new(
        ("sid-ketchum", "CHAR-SID-KETCHUM"),
        4,
        Rules { abilities: Some(&[TWO_CARDS_FOR_A_LIFE]), ..Rules::NONE },
    )
};

const TWO_CARDS_FOR_A_LIFE: Ability = Ability {
    windows: many_moments,
    open: |game, me| game.seat(me).life < game.seat(me).max,
    end: End::Heal,
    cost: 2,
    ..Ability::new("heal", "AW-SID", |_, me, _, _| HealLife { who: me, points: 1 }.into())
};

fn many_moments(game: &Game, me: Seat) -> Windows {
    use Window::{Boundary, Demand, Duel, Hit, Menu, PhaseThree};
    const IN_TURN: Windows = Windows::of(&[Menu, Hit, Demand, Duel, PhaseThree]);
    const OUT_OF_TURN: Windows = Windows::of(&[Menu, PhaseThree]);
    let usual = match game.switches.base.sid_timing {
        SidTiming::AnyTime => IN_TURN.with(Boundary),
        SidTiming::OwnTurn if game.is_turn_of(me) => IN_TURN,
        SidTiming::OwnTurn => OUT_OF_TURN,
    };
    if game.switches.base.sid_in_rescue { usual.with(Window::Rescue) } else { usual }
}

/// His Bang! takes two dodges.
pub const SLAB_THE_KILLER: CharacterDef = CharacterDef::new(
    ("slab-the-killer", "CHAR-SLAB-THE-KILLER"),
    4,
    Rules { owed: Some(two_for_a_bang), ..Rules::NONE },
);

fn two_for_a_bang(_: &Game, _: Seat, shot: &Attempt) -> Change {
    if shot.kind == Some(Kind::Bang) { Change::AtLeast(2) } else { Change::Keep }
}

/// Draws a card when her hand is empty.
pub const SUZY_LAFAYETTE: CharacterDef = CharacterDef::new(
    ("suzy-lafayette", "CHAR-SUZY-LAFAYETTE"),
    4,
    Rules { settle: Some(fill_an_empty_hand), ..Rules::NONE },
);

fn fill_an_empty_hand(run: &mut Run<'_>, me: Seat) {
    if run.game.hand(me).is_empty() && run.game.can_draw() {
        run.then(DrawCards { who: me, count: 1 });
    }
}

/// Takes the cards of the dead.
pub const VULTURE_SAM: CharacterDef = CharacterDef {
    window: "AW-SAM",
    ..CharacterDef::new(("vulture-sam", "CHAR-VULTURE-SAM"), 4, Rules { takes: Some(()), ..Rules::NONE })
};

/// Plays any number of Bang! cards.
pub const WILLY_THE_KID: CharacterDef = CharacterDef::new(
    ("willy-the-kid", "CHAR-WILLY-THE-KID"),
    4,
    Rules { limit: Some(|_, _| Change::AtLeast(UNLIMITED)), ..Rules::NONE },
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Character;
    use crate::frame::Stack;
    use crate::frames::life::Hurt;
    use crate::ids::Seats;
    use crate::{Config, Edition};

    /// A table where the second seat is El Gringo's.
    fn table() -> Game {
        let mut game = Game::new(&Config::new(Edition::Classic, 4), 1.into()).expect("it can be played");
        game.seat_mut(Seat::at(1)).character = Character::ElGringo;
        game.refresh();
        game
    }

    /// How many cards he takes there for a wound of so many points by `by`.
    fn hurt(game: &mut Game, points: u8, by: Option<usize>) -> usize {
        let me = Seat::at(1);
        let before = game.hand(me).len();
        game.ask = None;
        game.stack = Stack::new(Hurt { who: me, points, by: by.map(Seat::at) }.into());
        game.start(None);
        game.hand(me).len() - before
    }

    fn taken(points: u8, by: Option<usize>, dead: Seats) -> usize {
        let mut game = table();
        game.living = game.living.minus(dead);
        hurt(&mut game, points, by)
    }

    // IX-018
    #[test]
    fn of_a_single_card_el_gringo_takes_one_for_two_points() {
        let mut game = table();
        let held = game.hand(Seat::at(0)).len() as u8;
        hurt(&mut game, held - 1, Some(0));
        assert_eq!(game.hand(Seat::at(0)).len(), 1);
        assert_eq!(hurt(&mut game, 2, Some(0)), 1);
        assert_eq!(game.hand(Seat::at(0)).len(), 0);
    }

    // No card makes a player wound himself, or die before the wound he gave is told of: no scene can show it.
    // CHAR-EL-GRINGO-E6
    #[test]
    fn el_gringo_takes_nothing_from_himself_or_the_dead() {
        assert_eq!(taken(1, Some(0), Seats::NONE), 1, "somebody else pays");
        assert_eq!(taken(2, Some(0), Seats::NONE), 2, "for each point");
        assert_eq!(taken(9, Some(0), Seats::NONE), 4, "while there is a card");
        assert_eq!(taken(1, Some(1), Seats::NONE), 0, "he himself does not");
        assert_eq!(taken(1, Some(0), Seats::only(Seat::at(0))), 0, "nor do the dead");
        assert_eq!(taken(1, None, Seats::NONE), 0, "nor does nobody");
    }
}
