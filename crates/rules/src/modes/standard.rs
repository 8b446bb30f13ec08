//! Four to eight players: sheriff and deputies against outlaws, renegades for themselves.

use crate::game::{Game, Winner};
use crate::ids::{Role, Seat};
use crate::modes::Reward;
use crate::rules::Rules;

/// The usual way of playing changes nothing.
pub(super) const RULES: Rules = Rules::NONE;

/// The roles for this many seats (CORE-SETUP-01).
pub(super) fn roles(seats: usize) -> &'static [Role] {
    use Role::{Deputy, Outlaw, Renegade, Sheriff};
    const ALL: [Role; 7] = [Sheriff, Renegade, Outlaw, Outlaw, Deputy, Outlaw, Deputy];
    const EIGHT: [Role; 8] = [Sheriff, Renegade, Outlaw, Outlaw, Deputy, Outlaw, Deputy, Renegade];
    if seats == 8 { &EIGHT } else { &ALL[..seats.min(7)] }
}

/// CORE-WIN-01, over the seats that are there (VAR-GEN-4).
pub(super) fn goal(game: &Game) -> Option<Winner> {
    let alive = |role: Role| game.counted().iter().any(|seat| game.role(seat) == role);
    if !alive(Role::Sheriff) {
        let last =
            game.counted().iter().next().filter(|seat| game.counted().len() == 1 && game.role(*seat) == Role::Renegade);
        return Some(last.map_or(Winner::Outlaws, Winner::Renegade));
    }
    (!alive(Role::Outlaw) && !alive(Role::Renegade)).then_some(Winner::Law)
}

/// Three cards for an outlaw, whoever the killer is; the sheriff pays for a deputy with everything.
pub(super) fn reward(game: &Game, dead: Seat, killer: Seat) -> Reward {
    match (game.role(dead), game.role(killer)) {
        (Role::Outlaw, _) => Reward::Cards(3),
        (Role::Deputy, Role::Sheriff) => Reward::Penalty,
        _ => Reward::Nothing,
    }
}
