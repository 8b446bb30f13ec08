//! Six players, one role card of which nobody has seen: proofs are public, and whoever has the right may put them to the test.

use crate::ask::Choice;
use crate::game::{Game, Winner};
use crate::ids::{MOST_SEATS, Player, Players, Role, Seat, Seats};
use crate::modes::frames::Declaration;
use crate::modes::{Dealt, ModeDef, Reward, standard};
use crate::rules::{Death, Judgement, Moment, Occasion, Rules};
use saloon_ground::Chance;

pub(super) const SIX_HIDDEN_REMOVAL: ModeDef = ModeDef {
    id: "six-hidden-removal",
    characters: 1,
    roles: |_| &[Sheriff, Deputy, Deputy, Outlaw, Outlaw, Outlaw, Renegade],
    deal,
    open: |role| role == Sheriff,
    opens: Sheriff,
    judged_at_once: true,
    rules: Rules {
        goal: Some(goal),
        // In an open fight of three every kill is rewarded (VAR-SIX-10a).
        reward: Some(|game, death| match death.by {
            Some(_) if game.last_stand >= 3 => Reward::Cards(3),
            _ => standard::reward(game, death),
        }),
        at_moment: Some(Occasion::at(&[Moment::TurnOpens], |run, seat, _| {
            if is_open(run.game, seat) {
                run.then(Declaration { who: seat });
            }
        })),
        ..Rules::NONE
    },
};

use Role::{Deputy, Outlaw, Renegade, Sheriff};

/// Players of the table.
const SIX: usize = 6;

/// VAR-SIX-1 and VAR-SIX-2: the sheriff anywhere; opposite him the first of four cards, the second of which nobody sees; the
/// rest with the two outlaws left to the other four, clockwise from the sheriff.
fn deal(chance: &mut Chance, _: usize) -> Dealt {
    let mut seats: [usize; SIX] = std::array::from_fn(|seat| seat);
    chance.shuffle(&mut seats);
    let sheriff = seats[0];
    let mut unseen = [Deputy, Deputy, Outlaw, Renegade];
    chance.shuffle(&mut unseen);
    let mut others = [unseen[2], unseen[3], Outlaw, Outlaw];
    chance.shuffle(&mut others);
    let mut roles = [Outlaw; MOST_SEATS];
    let after = |steps: usize| (sheriff + steps) % SIX;
    roles[sheriff] = Sheriff;
    roles[after(3)] = unseen[0];
    for (steps, role) in [1, 2, 4, 5].into_iter().zip(others) {
        roles[after(steps)] = role;
    }
    Dealt { roles, shown: Players::only(Player::at(sheriff)) }
}

/// Sheriff and deputies.
fn is_law(role: Role) -> bool {
    matches!(role, Sheriff | Deputy)
}

/// The victory of everybody on the side of this seat.
fn camp(game: &Game, seat: Seat) -> Winner {
    match game.role(seat) {
        Sheriff | Deputy => Winner::Law,
        Outlaw => Winner::Outlaws,
        Renegade => Winner::Renegade(seat),
    }
}

/// Seats that have gone and whose role everybody has seen (VAR-SIX-4).
fn shown(game: &Game, which: impl Fn(Role) -> bool) -> usize {
    let gone = game.all_seats().minus(game.present());
    gone.iter().filter(|seat| game.is_role_shown(*seat) && which(game.role(*seat))).count()
}

/// VAR-SIX-4: only what everybody can see ends the game.
fn goal(game: &Game, _: Option<Death>) -> Judgement {
    let mut there = game.counted().iter();
    match (there.next(), there.next(), there.next()) {
        (Some(last), None, _) => Judgement::Won(camp(game, last)),
        (Some(one), Some(other), None) => two_left(game, one, other),
        _ if game.is_last_stand() => Judgement::GoesOn,
        _ if shown(game, |role| !is_law(role)) >= 4 => Judgement::Won(Winner::Law),
        _ if shown(game, is_law) >= 3 => Judgement::Won(Winner::Outlaws),
        _ => Judgement::GoesOn,
    }
}

/// VAR-SIX-8. A ghost leaves an open fight before it begins (EVM-06).
fn two_left(game: &Game, one: Seat, other: Seat) -> Judgement {
    let (mine, his) = (camp(game, one), camp(game, other));
    if mine == his || game.ghosts.contains(other) {
        Judgement::Won(mine)
    } else if game.ghosts.contains(one) {
        Judgement::Won(his)
    } else if game.is_last_stand() {
        Judgement::GoesOn
    } else {
        Judgement::LastStand
    }
}

/// Is there a public proof of what is declared: three bad roles, or the sheriff and a deputy?
pub(super) fn is_proven(game: &Game, what: Choice) -> bool {
    match what {
        Choice::CrimeIsDefeated => shown(game, |role| !is_law(role)) >= 3,
        Choice::TheLawIsDead => shown(game, |role| role == Sheriff) > 0 && shown(game, |role| role == Deputy) > 0,
        _ => false,
    }
}

/// May this seat declare it, if it is proven (VAR-SIX-6, VAR-SIX-7)?
pub(super) fn is_entitled(game: &Game, who: Seat, what: Choice) -> bool {
    let sheriff_lives = game.living().iter().any(|seat| game.role(seat) == Sheriff);
    match (what, game.role(who)) {
        (Choice::CrimeIsDefeated, Sheriff) | (Choice::TheLawIsDead, Outlaw) => true,
        (Choice::CrimeIsDefeated, Deputy) => !sheriff_lives,
        _ => false,
    }
}

/// Who must turn up his role and fight the declarer.
pub(super) fn bound(game: &Game, what: Choice) -> Seats {
    let must = |role: Role| match what {
        Choice::CrimeIsDefeated => !is_law(role),
        _ => matches!(role, Sheriff | Deputy | Renegade),
    };
    game.living().iter().filter(|seat| must(game.role(*seat))).fold(Seats::NONE, Seats::with)
}

/// Whose victory it is if nobody has to.
pub(super) fn proven_winner(what: Choice) -> Winner {
    if what == Choice::CrimeIsDefeated { Winner::Law } else { Winner::Outlaws }
}

/// Everything that can be declared.
pub(super) const DECLARED: [Choice; 2] = [Choice::CrimeIsDefeated, Choice::TheLawIsDead];

/// VAR-SIX-5: everybody living is asked alike, whenever there is a proof that all can see.
fn is_open(game: &Game, seat: Seat) -> bool {
    game.living().contains(seat)
        && !game.is_last_stand()
        && !game.goals_are_replaced()
        && DECLARED.iter().any(|what| is_proven(game, *what))
}

/// Could these roles, by player, have been dealt like this? Opposite the sheriff no outlaw sits unless all three are there.
pub(super) fn could_be_dealt(roles: &[Role]) -> bool {
    let sheriff = roles.iter().position(|role| *role == Sheriff).unwrap_or(0);
    let outlaws = roles.iter().filter(|role| **role == Outlaw).count();
    roles.get((sheriff + 3) % SIX) != Some(&Outlaw) || outlaws == 3
}
