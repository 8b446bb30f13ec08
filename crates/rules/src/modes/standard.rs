//! Four to eight players: sheriff and deputies against outlaws, renegades for themselves.

use crate::game::{Game, Winner};
use crate::ids::Role;
use crate::modes::{Dealt, ModeDef, Reward};
use crate::rules::{Death, Judgement, Rules};

pub(super) const STANDARD: ModeDef = ModeDef {
    id: "standard",
    characters: 1,
    roles,
    deal: |chance, players| Dealt::shuffled(chance, roles(players), is_open),
    open: is_open,
    opens: Role::Sheriff,
    judged_at_once: false,
    rules: Rules { goal: Some(goal), reward: Some(reward), ..Rules::NONE },
};

fn is_open(role: Role) -> bool {
    role == Role::Sheriff
}

/// The roles for this many players (CORE-SETUP-01).
fn roles(players: usize) -> &'static [Role] {
    use Role::{Deputy, Outlaw, Renegade, Sheriff};
    const ALL: [Role; 7] = [Sheriff, Renegade, Outlaw, Outlaw, Deputy, Outlaw, Deputy];
    const EIGHT: [Role; 8] = [Sheriff, Renegade, Outlaw, Outlaw, Deputy, Outlaw, Deputy, Renegade];
    if players == 8 { &EIGHT } else { &ALL[..players.min(7)] }
}

/// CORE-WIN-01, over the seats that are there (VAR-STD-3, VAR-GEN-4).
fn goal(game: &Game, _: Option<Death>) -> Judgement {
    let alive = |role: Role| game.counted().iter().any(|seat| game.role(seat) == role);
    if !alive(Role::Sheriff) {
        let last =
            game.counted().iter().next().filter(|seat| game.counted().len() == 1 && game.role(*seat) == Role::Renegade);
        return Judgement::Won(last.map_or(Winner::Outlaws, Winner::Renegade));
    }
    if alive(Role::Outlaw) || alive(Role::Renegade) { Judgement::GoesOn } else { Judgement::Won(Winner::Law) }
}

/// Three cards for an outlaw, whoever the killer is; the sheriff pays for a deputy with everything (VAR-STD-4).
pub(super) fn reward(game: &Game, death: Death) -> Reward {
    match (game.role(death.who), death.by.map(|killer| game.role(killer))) {
        (_, None) => Reward::Nothing,
        (Role::Outlaw, _) => Reward::Cards(3),
        (Role::Deputy, Some(Role::Sheriff)) => Reward::Penalty,
        _ => Reward::Nothing,
    }
}
