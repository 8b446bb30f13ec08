//! What a position is worth: the chance of each side to win it, for a game all of whose cards and roles lie open.
//!
//! Where roles decide, a small network of one hidden layer says how law, outlaws and renegades stand (`data/value.txt`); where
//! everybody fights for himself, the share of lives and cards does. Sums, products and quotients only.

mod features;
mod net;

use saloon_rules::ids::MOST_SEATS;
use saloon_rules::{Game, Mode, Role, Seat, Winner};

pub use features::{INPUTS, features};
pub use net::{Net, SIDES};

/// Chances of one position.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Chances {
    /// Of the sheriff and his deputies.
    pub law: f32,
    /// Of the outlaws.
    pub outlaws: f32,
    /// Of each seat, whatever side it is on.
    pub seats: [f32; MOST_SEATS],
}

/// The chance of each side and seat to win this game, whose hidden cards and roles are taken as they are.
pub fn win_chance(game: &Game) -> Chances {
    let mut chances = Chances { law: 0.0, outlaws: 0.0, seats: [0.0; MOST_SEATS] };
    if let Some(winner) = game.winner() {
        game.all_seats().iter().for_each(|seat| chances.seats[seat.index()] = f32::from(u8::from(game.has_won(seat))));
        chances.law = f32::from(u8::from(winner == Winner::Law));
        chances.outlaws = f32::from(u8::from(winner == Winner::Outlaws));
        return chances;
    }
    if !by_roles(game) {
        chances.seats = shares(game);
        return chances;
    }
    let [law, outlaws, renegade] = Net::trained().sides(&features(game));
    (chances.law, chances.outlaws) = (law, outlaws);
    let renegades: f32 = living_renegades(game).map(|seat| strength(game, seat)).sum();
    for seat in game.all_seats().iter() {
        chances.seats[seat.index()] = match game.role(seat) {
            Role::Sheriff | Role::Deputy => law,
            Role::Outlaw => outlaws,
            Role::Renegade if !game.present().contains(seat) => 0.0,
            Role::Renegade => renegade * strength(game, seat) / renegades.max(0.1),
        };
    }
    chances
}

/// The chance of one seat: all that search wants to know.
pub(super) fn chance_of(game: &Game, seat: Seat) -> f32 {
    match game.winner() {
        Some(_) => f32::from(u8::from(game.has_won(seat))),
        None => win_chance(game).seats[seat.index()],
    }
}

/// Do roles decide who wins?
pub(super) fn by_roles(game: &Game) -> bool {
    let camps = match game.mode() {
        Mode::Standard => true,
        Mode::SixHiddenRemoval => !game.is_last_stand(),
        Mode::TwoCharacters | Mode::OpenTriangle => false,
    };
    camps && !game.goals_are_replaced()
}

fn living_renegades(game: &Game) -> impl Iterator<Item = Seat> {
    game.present().iter().filter(|seat| game.role(*seat) == Role::Renegade)
}

fn strength(game: &Game, seat: Seat) -> f32 {
    let state = game.seat(seat);
    f32::from(state.life.max(0)) + 0.5 * game.hand(seat).len() as f32 + 0.6 * game.table(seat).len() as f32
}

/// Everybody's share of what there is, the strong having more than their share; seats of one player together.
fn shares(game: &Game) -> [f32; MOST_SEATS] {
    let mut shares = [0.0; MOST_SEATS];
    let mut all = 0.0;
    for seat in game.all_seats().iter() {
        let own = game.own(seat);
        let sum: f32 = game.present().and(own).iter().map(|other| strength(game, other)).sum();
        shares[seat.index()] = sum * sum;
        if own.iter().next() == Some(seat) {
            all += sum * sum;
        }
    }
    shares.map(|share| share / f32::max(all, 0.1))
}
