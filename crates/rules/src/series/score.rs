//! What everybody gets when a game is over (VAR-SCORE-1 to -5).

use crate::game::{Game, Winner};
use crate::ids::{MOST_SEATS, Role, Seat, Seats};
use crate::piles::Few;

/// What a deputy pays who killed the sheriff (VAR-SCORE-3).
pub const PENALTY: i32 = 5000;

/// How a seat came out of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Living or withdrawn.
    Living,
    /// Eliminated, or there as a ghost.
    Dead,
    /// Eliminated as the last of the law's enemies (VAR-SCORE-2).
    DeadLast,
}

/// Who has won, as far as the table of amounts cares.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Victors {
    /// Sheriff and deputies.
    Law,
    /// The outlaws.
    Outlaws,
    /// A renegade.
    Renegade,
}

/// The table of VAR-SCORE-1: dollars for a role and its fate, with so many outlaws dealt at a table of so many seats. A renegade who
/// has won himself is paid `1500` for each seat instead.
pub fn amount(role: Role, fate: Fate, won: Victors, outlaws: i32, seats: i32) -> i32 {
    match (won, role, fate) {
        (Victors::Law, Role::Sheriff, Fate::Living) => 1500 * outlaws,
        // Without its sheriff the law can win only with a hidden card (VAR-SCORE-4b).
        (Victors::Law, Role::Sheriff, _) | (Victors::Law, Role::Deputy, Fate::Living) => 1000 * outlaws,
        (Victors::Law, Role::Deputy, _) => 700 * outlaws,
        (Victors::Law, Role::Renegade, Fate::DeadLast) => 400 * seats,
        (Victors::Outlaws, Role::Outlaw, Fate::Living) => 1000 * outlaws,
        (Victors::Outlaws, Role::Outlaw, _) => 800 * outlaws,
        (Victors::Outlaws, Role::Renegade, Fate::Living) => 300 * seats,
        (Victors::Renegade, Role::Sheriff, _) => 100 * seats,
        (Victors::Law, Role::Outlaw | Role::Renegade, _)
        | (Victors::Outlaws, Role::Sheriff | Role::Deputy | Role::Renegade, _)
        | (Victors::Renegade, Role::Deputy | Role::Outlaw | Role::Renegade, _) => 0,
    }
}

/// The end of a game, as a settlement looks at it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Roles held at the end, seat by seat.
    pub roles: Few<Role, MOST_SEATS>,
    /// Living or withdrawn; a ghost is neither.
    pub living: Seats,
    /// Who was eliminated, the last one last.
    pub fallen: Few<Seat, MOST_SEATS>,
    /// Who has won.
    pub winner: Winner,
    /// Deputies who killed the sheriff.
    pub traitors: Seats,
}

impl End {
    /// The end of this game.
    pub(crate) fn of(game: &Game, winner: Winner) -> End {
        End {
            roles: game.all_seats().iter().map(|seat| game.role(seat)).collect(),
            living: game.living().or(game.withdrawn),
            fallen: game.books.fallen,
            winner,
            traitors: game.books.traitors,
        }
    }

    fn role(&self, seat: Seat) -> Option<Role> {
        self.roles.get(seat.index())
    }

    /// Is the seat on the winning side?
    pub fn wins(&self, seat: Seat) -> bool {
        self.winner.includes(seat, self.role(seat), |one, other| one == other)
    }

    /// The table amount of a seat.
    pub fn amount(&self, seat: Seat) -> i32 {
        let seats = self.roles.len() as i32;
        let outlaws = self.roles.iter().filter(|role| *role == Role::Outlaw).count() as i32;
        let Some(role) = self.role(seat) else { return 0 };
        match self.winner {
            Winner::Law => amount(role, self.fate(seat), Victors::Law, outlaws, seats),
            Winner::Outlaws => amount(role, self.fate(seat), Victors::Outlaws, outlaws, seats),
            // Alive or as a ghost (VAR-SCORE-4e); the last one living, whatever his role (VAR-SCORE-4a).
            Winner::Renegade(winner) | Winner::Survivor(winner) if winner == seat => 1500 * seats,
            // Without a sheriff there are no dollars (VAR-GEN-2-C4).
            Winner::Survivor(_) | Winner::Personal(_) => 0,
            Winner::Renegade(_) => amount(role, self.fate(seat), Victors::Renegade, outlaws, seats),
        }
    }

    /// Who pays the penalty, whoever has won (VAR-SCORE-3, VAR-SCORE-4d).
    pub fn penalised(&self) -> Seats {
        self.traitors
    }

    fn fate(&self, seat: Seat) -> Fate {
        let is_bad = |seat: &Seat| matches!(self.role(*seat), Some(Role::Outlaw | Role::Renegade));
        if self.living.contains(seat) {
            Fate::Living
        } else if self.fallen.iter().filter(is_bad).last() == Some(seat) {
            Fate::DeadLast
        } else {
            Fate::Dead
        }
    }
}
