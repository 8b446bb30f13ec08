//! What the tests have in common: a table, its people, and games to be told.

#![allow(dead_code)] // each test file uses a part of it

use saloon_rules::{CardId, Config, Deck, Edition, Game, Kind, Legal, Seat, Told};
use saloon_text::Names;

pub(crate) mod samples;

/// A table of three with a reader, or none.
pub(crate) struct Table {
    pub(crate) me: Option<Seat>,
}

impl Names for Table {
    fn seat(&self, seat: Seat) -> String {
        ["Rose", "Bart", "Kit", "Suzy", "Paul", "Jesse", "Doc", "Molly"][seat.index()].to_owned()
    }

    fn me(&self) -> Option<Seat> {
        self.me
    }
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a small number")
}

pub(crate) fn card(index: usize) -> CardId {
    CardId::new(index).expect("a card of the deck")
}

/// The same table as everybody at it sees it, and an onlooker.
pub(crate) fn tables() -> [Table; 4] {
    [None, Some(seat(0)), Some(seat(1)), Some(seat(2))].map(|me| Table { me })
}

/// The deck the samples are about: it has every kind of card.
pub(crate) const DECK: Deck = Deck::BaseAndExpansion;

/// One card of every kind.
pub(crate) fn every_card() -> Vec<CardId> {
    Kind::all()
        .map(|kind| DECK.cards().iter().find(|card| DECK.face(*card).kind == kind).expect("the deck has it"))
        .collect()
}

/// Plays a game with answers chosen by a plain counter, and shows each step to `look`.
pub(crate) fn play(edition: Edition, seed: u64, mut look: impl FnMut(&Game, &Legal, &[Told])) {
    let mut log = Vec::new();
    let config = Config::new(edition, 7);
    let mut game = Game::with_log(&config, seed.into(), Some(&mut log)).expect("an edition can be played");
    let mut legal = Legal::new();
    let mut step = seed as usize;
    loop {
        game.legal(&mut legal);
        look(&game, &legal, &log);
        log.clear();
        if game.ask().is_none() || game.turn().number > 300 {
            return;
        }
        step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let index = (step >> 33) % legal.len();
        game.take(&legal, index, Some(&mut log)).expect("it is in the list");
    }
}
