//! Is a written position possible? What is not is named with its place.

use crate::catalog::{Box, Character};
use crate::config::Config;
use crate::game::Phase;
use crate::ids::{Role, Seat};
use crate::scene::between;
use crate::scene::given::{Given, GivenSeat, Side};
use crate::scene::words::{Place, Read};

/// Checks who sits where with what; the cards are checked when they are taken from the deck.
pub(super) fn check(given: &Given, config: &Config) -> Read<()> {
    if given.is_paired() {
        sides(given)?;
    } else {
        roles(given, config)?;
    }
    for (i, seat) in given.seats.iter().enumerate() {
        let at = Seat::at(i);
        characters(given, config, at, seat)?;
        life(at, seat)?;
        if (seat.dead || seat.withdrawn)
            && !seat.ghost
            && let Some(card) = seat.hand.iter().chain(&seat.table).next()
        {
            return Err(card.place.error(format!("{at} is dead and has no cards")));
        }
    }
    choosing(given, config)?;
    between::check(given)?;
    turn(given)
}

/// While characters are chosen, nobody has cards yet and it is nobody's turn.
fn choosing(given: &Given, config: &Config) -> Read<()> {
    if !given.is_choosing() {
        return Ok(());
    }
    for (i, seat) in given.seats.iter().enumerate() {
        let (at, count) = (Seat::at(i), seat.dealt.len());
        if let Some(card) = seat.hand.iter().chain(&seat.table).next() {
            return Err(card.place.error(format!("{at} has no cards before all have chosen")));
        }
        if seat.life.is_some() || seat.dead || seat.copies.is_some() {
            let place = seat.character.1;
            return Err(place.error(format!("{at}: before all have chosen a seat has a character and nothing else")));
        }
        if count > 0 && count != config.choice() {
            let place = seat.dealt[0].1;
            return Err(place.error(format!("{at} is dealt {count}, but character_choice is {}", config.choice())));
        }
    }
    if given.has_line("turn") {
        return Err(given.turn.1.error("it is nobody's turn before all have chosen"));
    }
    Ok(())
}

/// Two players have two characters each, the right one first; of two living ones one may be written as passive.
fn sides(given: &Given) -> Read<()> {
    let expected = [Side::Right, Side::Left, Side::Right, Side::Left];
    for (i, seat) in given.seats.iter().enumerate() {
        if expected.get(i).copied() != seat.side || given.seats.len() != expected.len() {
            let place = seat.role.1;
            return Err(place.error("two players have two characters each: A right, B left, C right, D left"));
        }
    }
    for (i, pair) in given.seats.chunks(2).enumerate() {
        let passive = pair.iter().filter(|seat| seat.passive).count();
        let place = pair[0].role.1;
        if passive > 1 || passive == 1 && pair.iter().any(|seat| seat.dead) {
            return Err(place.error(format!("one of {} and {} is active", Seat::at(2 * i), Seat::at(2 * i + 1))));
        }
        if pair.iter().all(|seat| !seat.hand.is_empty()) {
            return Err(place.error("two characters of a player have one hand; write it once"));
        }
    }
    Ok(())
}

/// The table's roles must be those that are dealt to so many.
fn roles(given: &Given, config: &Config) -> Read<()> {
    let mut dealt = config.mode.roles(given.seats.len()).to_vec();
    for (i, seat) in given.seats.iter().enumerate() {
        let (role, place) = seat.role;
        match dealt.iter().position(|other| *other == role) {
            Some(at) => drop(dealt.swap_remove(at)),
            None => {
                let count = config.mode.roles(given.seats.len()).iter().filter(|other| **other == role).count();
                let number = match count {
                    0 => "no".to_owned(),
                    1 => "one".to_owned(),
                    count => count.to_string(),
                };
                let players = given.seats.len();
                let message = format!(
                    "{} cannot be a {} too: among {players} players there is {number} of them",
                    Seat::at(i),
                    role.id()
                );
                return Err(place.error(message));
            }
        }
    }
    Ok(())
}

fn characters(given: &Given, config: &Config, at: Seat, seat: &GivenSeat) -> Read<()> {
    let (character, _) = seat.character;
    for (i, (character, place)) in seat.own_characters().enumerate() {
        if !config.characters.contains(&character.in_box()) {
            return Err(place.error(outside(at, character)));
        }
        let same = |other: &GivenSeat| other.own_characters().any(|(one, _)| one == character);
        if let Some(other) = given.seats[..at.index()].iter().position(same) {
            return Err(place.error(format!("{at}: {} sits at {} already", character.id(), Seat::at(other))));
        }
        if seat.own_characters().take(i).any(|(one, _)| one == character) {
            return Err(place.error(format!("{at}: {} is dealt twice", character.id())));
        }
    }
    drawn(given, at, seat)?;
    let Some((copied, place)) = seat.copies else { return Ok(()) };
    if copied == character {
        return Err(place.error(format!("{at} is {} and copies somebody else", copied.id())));
    }
    if !config.characters.contains(&copied.in_box()) {
        return Err(place.error(outside(at, copied)));
    }
    Ok(())
}

/// Drawn characters are of the base game, and nobody else has them.
fn drawn(given: &Given, at: Seat, seat: &GivenSeat) -> Read<()> {
    for (i, (character, place)) in seat.drawn.iter().enumerate() {
        let name = character.id();
        let has = |other: &GivenSeat| {
            let spare = other.spare.map(|(spare, _)| spare);
            other.own_characters().map(|(own, _)| own).chain(spare).any(|own| own == *character)
        };
        let others = given.seats.iter().enumerate().filter(|(other, _)| *other != at.index());
        if character.in_box() != Box::Base {
            return Err(place.error(format!("{at}: only characters of the base game are drawn, {name} is not")));
        }
        if given.seats.iter().any(has) || seat.drawn[..i].iter().any(|(one, _)| one == character) {
            return Err(place.error(format!("{at}: {name} is at the table already")));
        }
        if others.into_iter().any(|(_, other)| other.drawn.iter().any(|(one, _)| one == character)) {
            return Err(place.error(format!("{at}: {name} is drawn by somebody else")));
        }
    }
    Ok(())
}

fn outside(at: Seat, character: Character) -> String {
    format!("{at}: {} comes in the box {}, which is not played with", character.id(), character.in_box().id())
}

fn life(at: Seat, seat: &GivenSeat) -> Read<()> {
    let Some((life, max, place)) = seat.life else { return Ok(()) };
    let full = seat.character.0.def().life as i8 + i8::from(seat.role.0 == Role::Sheriff);
    if max != full {
        let name = seat.character.0.id();
        let sheriff = if seat.role.0 == Role::Sheriff { " as the sheriff" } else { "" };
        return Err(place.error(format!("{at}: {name} has at most {full} life points{sheriff}, not {max}")));
    }
    if seat.dead {
        return Err(place.error(format!("{at} is dead and has no life points")));
    }
    if !(1..=max).contains(&life) {
        return Err(place.error(format!("{at}: life is between 1 and {max}; write dead for whoever has none")));
    }
    Ok(())
}

fn turn(given: &Given) -> Read<()> {
    let (seat, place) = given.turn;
    if let Some(ghost) = given.seats.iter().position(|one| one.ghost).filter(|ghost| *ghost != seat.index()) {
        return Err(place.error(format!("{} is a ghost and there in its own turn only", Seat::at(ghost))));
    }
    if let Some((keeper, place)) = given.stacks.keeper.filter(|(keeper, _)| keeper.index() >= given.seats.len()) {
        return Err(place.error(format!("nobody sits at {keeper}")));
    }
    let Some(player) = given.seats.get(seat.index()) else {
        let last = Seat::at(given.seats.len() - 1);
        return Err(place.error(format!("nobody sits at {seat}; this table has A to {last}")));
    };
    let from_the_dead = given.phase == Phase::Start && !given.events.is_none();
    if player.dead && !player.ghost && !from_the_dead {
        return Err(place.error(format!("it cannot be the turn of {seat}, who is dead")));
    }
    for (character, _, place) in &given.used {
        let own = player.character.0 == *character || player.copies.is_some_and(|(copied, _)| copied == *character);
        if !own {
            return Err(unused(*place, seat, character.id()));
        }
    }
    Ok(())
}

fn unused(place: Place, seat: Seat, name: &str) -> crate::scene::SceneError {
    place.error(format!("{seat}, whose turn it is, is not {name} and cannot have used that ability"))
}
