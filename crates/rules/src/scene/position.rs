//! Sets up the position a scene is given.

use crate::catalog::Deck;
use crate::chance::Seed;
use crate::config::{Config, Layout};
use crate::frame::Stack;
use crate::game::{Game, Phase, SeatState};
use crate::ids::{CardId, CardSet, Seat, Seats};
use crate::notation::CardPattern;
use crate::scene::parse::{Given, Scene, SceneError};
use crate::turn::{Stage, turn_at};

/// The position, not yet run to its first question.
pub(super) fn set_up(scene: &Scene) -> Result<Game, SceneError> {
    let given = &scene.given;
    let config = configure(scene)?;
    let mut game = Game::empty(&config, Seed::from(given.seed));
    seat_players(&mut game, given);
    let mut cards = Cards { deck: game.deck, free: game.deck.cards(), line: scene.line };
    deal(&mut game, given, &mut cards)?;
    begin(&mut game, given);
    Ok(game)
}

fn configure(scene: &Scene) -> Result<Config, SceneError> {
    let given = &scene.given;
    let at = |line: usize, message: String| SceneError { line, column: 1, message };
    let mut config = Config::new(given.edition, given.seats.len() as u8);
    if let Some(boxes) = &given.boxes {
        config = config.with_boxes(boxes).map_err(|why| at(scene.line, why.to_string()))?;
    }
    for (line, name, value) in &given.set {
        config.set(name, value).map_err(|why| at(*line, why.to_string()))?;
    }
    Ok(config)
}

fn seat_players(game: &mut Game, given: &Given) {
    for (i, seat) in given.seats.iter().enumerate() {
        let at = Seat::at(i);
        let full = seat.character.def().life as i8 + i8::from(seat.role == crate::ids::Role::Sheriff);
        let (life, max) = seat.life.unwrap_or((full, full));
        let life = if seat.dead { 0 } else { life };
        *game.seat_mut(at) = SeatState { life, max, character: seat.character, borrowed: seat.copies };
        game.roles[i] = seat.role;
        if seat.role == crate::ids::Role::Sheriff || seat.dead {
            game.role_shown = game.role_shown.with(at);
        }
        if seat.dead {
            game.living = game.living.without(at);
        }
    }
}

/// Physical cards for written ones, the most narrowly written first.
struct Cards {
    deck: Deck,
    free: CardSet,
    line: usize,
}

impl Cards {
    fn take(&mut self, pattern: &CardPattern, line: usize) -> Result<CardId, SceneError> {
        let found = self.free.iter().find(|card| pattern.fits(self.deck, *card));
        let card = found.ok_or_else(|| SceneError {
            line: if line == 0 { self.line } else { line },
            column: 1,
            message: "a card of this position is not, or not so often, in the deck of this edition".into(),
        })?;
        self.free = self.free.without(card);
        Ok(card)
    }
}

/// Where a written card goes.
#[derive(Copy, Clone)]
enum Place {
    Hand(usize),
    Table(usize, bool),
    Deck,
    Discard,
}

fn deal(game: &mut Game, given: &Given, cards: &mut Cards) -> Result<(), SceneError> {
    let mut written: Vec<(CardPattern, Place, usize)> = Vec::new();
    for (i, seat) in given.seats.iter().enumerate() {
        written.extend(seat.hand.iter().map(|card| (*card, Place::Hand(i), seat.line)));
        written.extend(seat.table.iter().map(|(card, fresh)| (*card, Place::Table(i, *fresh), seat.line)));
    }
    written.extend(given.deck.iter().map(|card| (*card, Place::Deck, 0)));
    written.extend(given.discard.iter().map(|card| (*card, Place::Discard, 0)));

    let mut order: Vec<usize> = (0..written.len()).collect();
    order.sort_by_key(|i| std::cmp::Reverse(written[*i].0.narrowness()));
    let mut found = vec![None; written.len()];
    for i in order {
        found[i] = Some(cards.take(&written[i].0, written[i].2)?);
    }

    let count = given.seats.len();
    let mut hands: Vec<(Seat, Vec<CardId>)> = (0..count).map(|i| (Seat::at(i), Vec::new())).collect();
    let mut tables = hands.clone();
    let (mut deck, mut discard, mut fresh) = (Vec::new(), Vec::new(), CardSet::NONE);
    for ((_, place, _), card) in written.iter().zip(found.into_iter().flatten()) {
        match *place {
            Place::Hand(i) => hands[i].1.push(card),
            Place::Table(i, waits) => {
                tables[i].1.push(card);
                if waits {
                    fresh = fresh.with(card);
                }
            }
            Place::Deck => deck.push(card),
            Place::Discard => discard.push(card),
        }
    }
    if !given.deck_only {
        deck.extend(cards.free.iter());
    }
    game.lay_out(&Layout { hands: &hands, tables: &tables, fresh, deck: &deck, discard: &discard });
    Ok(())
}

fn begin(game: &mut Game, given: &Given) {
    let stage = match given.phase {
        Phase::Start => Stage::Boundary,
        Phase::Draw => Stage::Draw,
        Phase::Play => Stage::Play,
        Phase::Discard | Phase::End => Stage::Discard,
    };
    // Before a turn begins, the one before it has just ended (CLAR-32).
    let before = |seat: &Seat| game.clockwise(*seat).next() == Some(given.turn);
    game.turn.seat = match stage {
        Stage::Boundary => game.living.iter().find(before).unwrap_or(given.turn),
        _ => given.turn,
    };
    game.turn.phase = given.phase;
    game.turn.limited = given.bangs;
    for (character, uses) in &given.used {
        let slot = usize::from(game.seat(given.turn).character != *character);
        game.turn.uses[slot] = *uses;
    }
    game.muted = Seats::NONE;
    game.stack = Stack::new(turn_at(given.turn, stage));
}
