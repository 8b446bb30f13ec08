//! A game as the store has it, played again: what a viewer could see of each step of it.

use saloon_protocol::TableView;
use saloon_protocol::event::{self, After, Before};
use saloon_rules::{Fact, Game, Player, Told};

use crate::chronicle::Dealt;
use crate::diary::digest;

/// Every position of a game, and what happened between them.
pub struct Course {
    positions: Vec<Game>,
    told: Vec<Vec<Told>>,
}

impl Course {
    /// Plays it. A log that cannot be played is none.
    pub fn of(dealt: &Dealt) -> Result<Course, String> {
        let mut game = Game::new(&dealt.config, dealt.seed).map_err(|why| why.to_string())?;
        let mut course = Course { positions: vec![game], told: Vec::new() };
        for written in &dealt.written {
            let mut told = Vec::new();
            let applied = game.apply(written.player, written.action, Some(&mut told));
            applied.map_err(|why| format!("answer {} is refused by {}", written.seq, why.rule))?;
            course.positions.push(game);
            course.told.push(told);
        }
        Ok(course)
    }

    /// How many answers there are.
    pub fn len(&self) -> usize {
        self.told.len()
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.positions.last().is_some_and(|game| game.winner().is_some())
    }

    /// Where this was asked; without a question, where it was over.
    pub fn place_of(&self, ask: Option<u32>) -> Option<usize> {
        match ask {
            Some(number) => self.positions.iter().position(|game| game.ask().is_some_and(|ask| ask.number == number)),
            None => self.is_over().then_some(self.len()),
        }
    }

    /// A digest of the table there in these eyes; none when it is over and everything lies open.
    pub fn table(&self, place: usize, eyes: Option<Player>) -> Option<u64> {
        let game = self.positions.get(place).filter(|game| game.winner().is_none())?;
        json(&TableView::from(&game.view(eyes)))
    }

    /// A digest of what happened on the way from there in these eyes. Once the game is over, everybody may know everything.
    pub fn events(&self, from: usize, eyes: Option<Player>, all: bool) -> Option<u64> {
        let (before, after) = (self.positions.get(from)?, self.positions.get(from + 1)?);
        let fact = |told: &Told| if all { told.whole() } else { told.seen_by(eyes) };
        let facts: Vec<Fact> = self.told[from].iter().map(fact).collect();
        let (open, left) = (Before::from(&before.view(None)), After::from(&after.view(None)));
        json(&event::events(before.deck(), open, &facts, left))
    }
}

fn json(what: &impl serde::Serialize) -> Option<u64> {
    serde_json::to_string(what).ok().map(|text| digest(&text))
}
