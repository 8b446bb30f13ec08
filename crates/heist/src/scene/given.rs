//! The given part of a scene: the table before the first move.

use saloon_ground::{Chance, Seed};

use crate::config::{Config, Mode};
use crate::game::{Game, Step};
use crate::ids::{CardId, Cards, Class, MOST_SEATS, SHERIFFS, Seat, Seats};
use crate::list::Order;
use crate::scene::words::{Line, Read, SceneError, Written, take};

/// What is written of a position. What is not is filled in.
#[derive(Clone, Debug)]
pub(super) struct Given {
    config: Config,
    round: u8,
    seats: [SeatGiven; MOST_SEATS],
    deck: Vec<Class>,
    loot: Written,
    packet: Option<Vec<Class>>,
    row: usize,
    passes: u8,
    active: Seat,
    lottery: Option<Order>,
    seed: u64,
}

#[derive(Clone, Debug, Default)]
struct SeatGiven {
    hand: Option<Vec<Class>>,
    revolver: Vec<Class>,
    helpers: usize,
    points: u16,
    firsts: u8,
    fastest: u8,
}

impl Given {
    pub(super) fn new() -> Given {
        Given {
            config: Config::new(3, Mode::Realtime),
            round: 1,
            seats: Default::default(),
            deck: Vec::new(),
            loot: Written::Count(0),
            packet: None,
            row: 0,
            passes: 0,
            active: Seat::at(0),
            lottery: None,
            seed: 0,
        }
    }

    pub(super) fn line(&mut self, line: &mut Line<'_>) -> Read<()> {
        let first = line.want("a word")?;
        match first {
            "players" => self.config.players = small(line)?,
            "rounds" => self.config.rounds = small(line)?,
            "round" => self.round = small(line)?,
            "mode" => {
                let word = line.want("a mode")?;
                self.config.mode = Mode::from_id(word).ok_or_else(|| line.error(format!("{word} is no mode")))?;
            }
            "deck" => self.deck = these(line)?,
            "loot" => self.loot = line.cards()?,
            "packet" => self.packet = Some(these(line)?),
            "row" => self.row = line.number()?,
            "passes" => self.passes = small(line)?,
            "active" => self.active = line.seat()?,
            "lottery" => self.lottery = Some(line.seats()?.into_iter().collect()),
            "seed" => self.seed = line.number()? as u64,
            word => {
                let seat = crate::notation::parse_seat(word);
                let seat = seat.ok_or_else(|| line.error(format!("{word} is nothing a position has")))?;
                self.seat(seat, line)?;
            }
        }
        line.end()
    }

    fn seat(&mut self, seat: Seat, line: &mut Line<'_>) -> Read<()> {
        let given = &mut self.seats[seat.index()];
        while let Some(word) = line.word() {
            match word {
                "hand" => given.hand = Some(these(line)?),
                "revolver" => given.revolver = these(line)?,
                "helpers" => given.helpers = line.number()?,
                "points" => given.points = line.number()? as u16,
                "firsts" => given.firsts = small(line)?,
                "fastest" => given.fastest = small(line)?,
                word => return Err(line.error(format!("{word} is nothing a player has"))),
            }
        }
        Ok(())
    }

    /// The table. Unwritten hands are full, unwritten cards lie in the deck, sheriffs at its bottom.
    pub(super) fn set_up(&self, line: usize) -> Read<Game> {
        let wrong = |message: String| SceneError { line, column: 1, message };
        self.config.check().map_err(|why| wrong(why.to_string()))?;
        if self.row >= SHERIFFS {
            return Err(wrong("at most three sheriffs lie in the row before a move".into()));
        }
        if self.active.index() >= usize::from(self.config.players) {
            return Err(wrong(format!("nobody sits at {}", self.active)));
        }
        let mut game = Game::empty(self.config, Chance::new(self.seed()));
        let mut left = Cards::PACK;
        let mut set = |classes: &[Class]| take(classes, &mut left).map_err(wrong);
        (game.round, game.active, game.passes) = (self.round, self.active, self.passes);
        game.row = set(&vec![Class::Sheriff; self.row])?.into_iter().collect();
        for seat in game.seats() {
            let given = &self.seats[seat.index()];
            game.hands[seat.index()] = set(given.hand.as_deref().unwrap_or(&[]))?.into_iter().collect();
            game.revolvers[seat.index()] = set(&given.revolver)?.into_iter().collect();
            game.helpers[seat.index()] = set(&vec![Class::Helper; given.helpers])?.into_iter().collect();
            game.points[seat.index()] = given.points;
            game.firsts[seat.index()] = given.firsts;
            game.fastest[seat.index()] = given.fastest;
        }
        game.packet = set(self.packet.as_deref().unwrap_or(&[]))?.into_iter().collect();
        let top = set(&self.deck)?;
        if let Written::These(classes) = &self.loot {
            set(classes)?.into_iter().for_each(|card| game.loot.push(card));
        }
        self.fill(&mut game, left, &top).map_err(wrong)?;
        if self.config.mode != Mode::Realtime {
            game.step = Step::LoadCommits;
            game.owing = Seats::all(game.players());
        }
        Ok(game)
    }

    /// What is not written, from what is left of the pack.
    fn fill(&self, game: &mut Game, mut left: Cards, top: &[CardId]) -> Result<(), String> {
        let mut next = || {
            let card = left.without(Class::Sheriff.cards()).first().ok_or("the pack has not so many cards")?;
            left = left.without(Cards::only(card));
            Ok::<CardId, String>(card)
        };
        for seat in game.seats().filter(|seat| self.seats[seat.index()].hand.is_none()) {
            while game.hand(seat).len() + game.revolver(seat).len() < game.capacity(seat) {
                game.hands[seat.index()] = game.hand(seat).and(Cards::only(next()?));
            }
        }
        if game.players() == 2 && self.packet.is_none() {
            game.packet = (0..3).map(|_| next()).collect::<Result<_, _>>()?;
        }
        if let Written::Count(count) = self.loot {
            for _ in 0..count {
                game.loot.push(next()?);
            }
        }
        // The written cards are on top; below them the rest, sheriffs last.
        left.iter().collect::<Vec<_>>().into_iter().rev().for_each(|card| game.deck.push(card));
        top.iter().rev().for_each(|card| game.deck.push(*card));
        if game.is_whole() { Ok(()) } else { Err("the cards do not add up".into()) }
    }

    /// A seed that draws the written lottery first.
    fn seed(&self) -> Seed {
        let Some(wanted) = self.lottery else { return self.seed.into() };
        let draws = |seed: &u64| {
            let mut order: Order = Seat::all(usize::from(self.config.players)).collect();
            Chance::new((*seed).into()).shuffle(order.as_mut_slice());
            order == wanted
        };
        (0..10_000).find(draws).unwrap_or(self.seed).into()
    }
}

fn small(line: &mut Line<'_>) -> Read<u8> {
    let number = line.number()?;
    u8::try_from(number).map_err(|_| line.error(format!("{number} is too much")))
}

fn these(line: &mut Line<'_>) -> Read<Vec<Class>> {
    match line.cards()? {
        Written::These(classes) => Ok(classes),
        Written::Count(_) => Err(line.error("cards are wanted here, not a number of them")),
    }
}
