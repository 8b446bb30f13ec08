//! Three players with open roles: the deputy is after the renegade, the renegade after the outlaw, the outlaw after the deputy.

use crate::game::{Game, Winner};
use crate::ids::{Role, Seat};
use crate::modes::{Dealt, ModeDef, Reward};
use crate::rules::{Death, Judgement, Rules};

pub(super) const OPEN_TRIANGLE: ModeDef = ModeDef {
    id: "open-triangle",
    characters: 1,
    roles: |_| &ROLES,
    deal: |chance, _| Dealt::shuffled(chance, &ROLES, |_| true),
    open: |_| true,
    opens: Role::Deputy,
    judged_at_once: true,
    rules: Rules {
        goal: Some(goal),
        reward: Some(|_, death| if death.by.is_some() { Reward::Cards(3) } else { Reward::Nothing }),
        target: Some(|game, me| game.all_seats().iter().find(|seat| is_target(game, me, *seat))),
        ..Rules::NONE
    },
};

const ROLES: [Role; 3] = [Role::Deputy, Role::Outlaw, Role::Renegade];

/// Is `other` the one `me` must eliminate (VAR-TRIO-2)?
fn is_target(game: &Game, me: Seat, other: Seat) -> bool {
    let wanted = match game.role(me) {
        Role::Deputy => Role::Renegade,
        Role::Renegade => Role::Outlaw,
        Role::Outlaw | Role::Sheriff => Role::Deputy,
    };
    game.role(other) == wanted
}

/// VAR-TRIO-3: whoever eliminates his target wins at once; after any other elimination the last one there does.
fn goal(game: &Game, death: Option<Death>) -> Judgement {
    if game.last_stand > 0 {
        let last = game.counted().iter().next().filter(|_| game.counted().len() == 1);
        return last.map_or(Judgement::GoesOn, |seat| Judgement::Won(Winner::Personal(seat)));
    }
    match death {
        Some(Death { who, by: Some(killer), .. }) if game.living.contains(killer) && is_target(game, killer, who) => {
            Judgement::Won(Winner::Personal(killer))
        }
        Some(Death { ghost: false, .. }) => Judgement::LastStand,
        // The departure of a ghost changes no goal (VAR-TRIO-3e).
        Some(Death { ghost: true, .. }) | None => Judgement::GoesOn,
    }
}
