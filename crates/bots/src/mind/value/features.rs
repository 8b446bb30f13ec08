//! What the network sees of a position: how each side stands in lives, cards and places.

use saloon_rules::{Character, Game, Kind, Mode, Role, Seat, Seats};

/// Numbers that describe one role's people.
const PER_ROLE: usize = 9;
/// Numbers that describe a position.
pub const INPUTS: usize = 4 * PER_ROLE + 13;

/// A position in numbers of about the size of one.
pub fn features(game: &Game) -> [f32; INPUTS] {
    let mut inputs = [0.0; INPUTS];
    let present = game.present();
    let mut sheriff = None;
    let mut by_role = [Seats::NONE; 4];
    for seat in present.iter() {
        let role = game.role(seat);
        by_role[role as usize] = by_role[role as usize].with(seat);
        if role == Role::Sheriff {
            sheriff = Some(seat);
        }
        describe(game, seat, &mut inputs[role as usize * PER_ROLE..][..PER_ROLE]);
    }
    let rest = &mut inputs[4 * PER_ROLE..];
    rest[0] = 1.0;
    rest[1] = present.len() as f32 / 8.0;
    // The game goes on without its sheriff.
    rest[12] = flag(game.mode() == Mode::SixHiddenRemoval);
    let Some(sheriff) = sheriff else { return inputs };
    let life = game.seat(sheriff).life;
    rest[2] = flag(life <= 1);
    rest[3] = flag(life == 2);
    rest[4] = flag(game.hand(sheriff).is_empty());
    let [_, deputies, outlaws, renegades] = by_role;
    let reached = |by: Seats| by.iter().filter(|seat| game.reachable(*seat).contains(sheriff)).count() as f32;
    rest[5] = 0.5 * reached(outlaws);
    rest[6] = reached(renegades);
    let range = game.reachable(sheriff);
    rest[7] = 0.5 * range.and(outlaws).len() as f32;
    // Enemies who move before the sheriff does.
    let (mut foes, mut friends) = (0, 0);
    let mut seat = game.turn().seat;
    for _ in 0..game.seat_count() {
        if seat == sheriff {
            break;
        }
        foes += usize::from(outlaws.contains(seat));
        friends += usize::from(deputies.contains(seat));
        seat = next(game, seat);
    }
    rest[8] = 0.5 * foes as f32;
    rest[9] = 0.5 * friends as f32;
    rest[10] = flag(game.turn().seat == sheriff);
    rest[11] = flag(outlaws.is_empty());
    inputs
}

fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// The seat to the left, dead or alive: near enough, whatever events turn round.
fn next(game: &Game, seat: Seat) -> Seat {
    Seat::new((seat.index() + 1) % game.seat_count()).unwrap_or(seat)
}

/// Adds what one seat brings its side.
fn describe(game: &Game, seat: Seat, to: &mut [f32]) {
    let state = game.seat(seat);
    let life = f32::from(state.life.max(0));
    to[0] += 0.5;
    to[1] += 0.2 * life;
    to[2] += 0.2 * game.hand(seat).len() as f32;
    // Somebody about to die is worth less than his share.
    to[3] += flag(state.life <= 1);
    let (mut dodges, mut bangs, mut beers) = (0.0, 0.0, 0.0);
    let janet = state.characters().any(|one| one == Character::CalamityJanet);
    for card in game.hand(seat).iter() {
        let kind = game.kind(card);
        let def = kind.def();
        let dodge = def.dodges && !def.stays();
        dodges += flag(dodge || (janet && kind == Kind::Bang));
        bangs +=
            flag(kind == Kind::Bang || (janet && dodge) || matches!(kind, Kind::Gatling | Kind::Duel | Kind::Indians));
        beers += flag(def.saves);
    }
    to[4] += 0.3 * dodges;
    to[5] += 0.3 * bangs;
    to[6] += 0.4 * beers;
    let (mut armour, mut arms) = (0.0, 0.0);
    for card in game.table(seat).iter() {
        let kind = game.kind(card);
        match kind {
            Kind::Barrel | Kind::Mustang | Kind::Hideout => armour += 1.0,
            Kind::Volcanic | Kind::Scope | Kind::Binocular => arms += 1.0,
            Kind::Schofield => arms += 0.6,
            Kind::Remington | Kind::RevCarabine | Kind::Winchester => arms += 1.0,
            Kind::Jail => armour -= 1.0,
            Kind::Dynamite => armour -= 0.4,
            _ if kind.def().dodges => armour += 0.9,
            _ => arms += 0.7,
        }
    }
    for one in state.characters() {
        match one {
            Character::Jourdonnais | Character::PaulRegret | Character::ElenaFuente | Character::ApacheKid => {
                armour += 1.0;
            }
            Character::WillyTheKid | Character::SlabTheKiller | Character::CalamityJanet => arms += 0.8,
            Character::PixiePete | Character::KitCarlson | Character::BlackJack | Character::SidKetchum => arms += 0.5,
            _ => {}
        }
    }
    to[7] += 0.4 * armour;
    to[8] += 0.4 * arms;
}
