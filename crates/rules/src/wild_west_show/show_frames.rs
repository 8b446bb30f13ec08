//! Frames of the show itself: somebody rises from the dead, roles are dealt anew, talk is paid for.

use serde::{Deserialize, Serialize};

use crate::ask::Action;
use crate::fact::Fact;
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::frames::life::Loss;
use crate::game::Game;
use crate::ids::{MOST_SEATS, Players, Role, Seat, Seats, Suit};
use crate::piles::Few;
use crate::run::{Run, become_frame};

/// A frame of the show.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Somebody eliminated is living again, with a role of the dead.
    Rise(Rise),
    /// The roles of the living may be dealt anew.
    Reshuffle(Reshuffle),
    /// Somebody pays for having spoken.
    Fine(Fine),
}

impl Frame {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Rise(frame) => frame.step(run),
            Frame::Reshuffle(frame) => frame.step(run),
            Frame::Fine(frame) => frame.step(run),
        }
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {
        match self {
            Frame::Rise(_) | Frame::Reshuffle(_) | Frame::Fine(_) => {}
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Show(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Rise, Reshuffle, Fine);

/// Somebody eliminated is living again, with one life point and a role of the dead (RET-B).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rise {
    /// Who.
    pub who: Seat,
}

impl Rise {
    fn step(self, run: &mut Run<'_>) -> Next {
        let game = &*run.game;
        deal_roles_anew(run, game.all_seats().minus(game.living).minus(game.withdrawn));
        run.bring_back(self.who, 1);
        Next::DONE
    }
}

/// A card is flipped; if it is red, the living exchange their roles.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reshuffle {
    /// Who has revealed the event; the flip is the table's, and nobody's ability acts on it.
    pub by: Seat,
}

impl Reshuffle {
    fn step(self, run: &mut Run<'_>) -> Next {
        let flipped = run.flip_one(self.by, false);
        run.refill();
        let red = flipped.is_some_and(|card| matches!(run.game.suit(card), Suit::Hearts | Suit::Diamonds));
        if red {
            deal_roles_anew(run, run.game.living);
        }
        Next::DONE
    }
}

/// Collects the roles of these seats, all but a sheriff's, and deals them back in any order: face down where roles are hidden.
/// With one role alone nothing changes.
pub(super) fn deal_roles_anew(run: &mut Run<'_>, seats: Seats) {
    let game = &mut *run.game;
    let owners = seats.iter().map(|seat| game.owner(seat)).fold(Players::NONE, Players::with);
    let dealt = |roles: &crate::piles::PerPlayer<Role>| -> Few<Role, MOST_SEATS> {
        owners.iter().map(|player| roles[player]).filter(|role| *role != Role::Sheriff).collect()
    };
    let mut roles = dealt(&game.roles);
    let count = roles.len();
    if count < 2 {
        return;
    }
    game.chance.shuffle(roles.as_mut_slice(count));
    let players = owners.iter().filter(|player| game.roles[*player] != Role::Sheriff);
    let players: Few<_, MOST_SEATS> = players.collect();
    let hidden = game.mode.hides_roles();
    run.tell(Fact::RolesShuffled);
    for (player, role) in players.iter().zip(roles.iter()) {
        run.game.roles[player] = role;
        if hidden {
            run.game.shown = run.game.shown.without(player);
        }
        let seen = if hidden { Players::only(player) } else { Players::ALL };
        for seat in run.game.seats_of(player).iter() {
            run.tell_to(Fact::RoleDealt { seat, role: Some(role) }, seen);
        }
    }
}

/// Somebody pays for having spoken with a life point; not with his last one, where the table spares it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fine {
    /// Who.
    pub who: Seat,
}

impl Fine {
    fn step(self, run: &mut Run<'_>) -> Next {
        let lethal = run.game.switches.wild_west_show.gag_lethal;
        let pays = run.game.living.contains(self.who) && (lethal || run.game.seat(self.who).life > 1);
        if pays { become_frame(Loss::new(self.who, 1, None, None)) } else { Next::DONE }
    }
}
