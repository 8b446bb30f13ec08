//! Playing on from a position to the end, again and again.

use saloon_bots::{Bot, Greedy};
use saloon_ground::mix;
use saloon_rules::{Fact, Game, Legal, Told};

use crate::Camp;

/// A game that is not over after so many answers counts for nobody.
const LONGEST: u32 = 2000;

/// Plays games on, with everything it needs for the next one.
pub(super) struct Playouts {
    list: Legal,
    log: Vec<Told>,
    facts: Vec<Fact>,
    bots: Vec<Greedy>,
    heard: Vec<usize>,
}

impl Playouts {
    pub(super) fn new() -> Playouts {
        Playouts { list: Legal::new(), log: Vec::new(), facts: Vec::new(), bots: Vec::new(), heard: Vec::new() }
    }

    /// The chance of each camp, judged by all hands and roles but not by the order of the deck. Over is over.
    pub(super) fn open(
        &mut self,
        game: &Game,
        camps: &[Camp],
        onlooker: &Greedy,
        (times, seed): (u32, u64),
    ) -> Vec<f64> {
        let mut won = vec![0_u32; camps.len()];
        let mut count = |winner: Option<Camp>| {
            if let Some(at) = winner.and_then(|winner| camps.iter().position(|camp| *camp == winner)) {
                won[at] += 1;
            }
        };
        if game.winner().is_some() {
            count(Camp::that_won(game));
        } else {
            for time in 0..times {
                let end = self.play(game.reshuffled(mix(seed.wrapping_add(time.into())).into()), onlooker);
                count(end.as_ref().and_then(Camp::that_won));
            }
        }
        let all = f64::from(won.iter().sum::<u32>().max(1));
        won.into_iter().map(|wins| f64::from(wins) / all).collect()
    }

    /// Plays on to the end; none if there is none.
    pub(super) fn play(&mut self, mut game: Game, onlooker: &Greedy) -> Option<Game> {
        let players = game.players().len();
        self.bots.clear();
        self.bots.resize(players, onlooker.clone());
        self.heard.clear();
        self.heard.resize(players, 0);
        self.log.clear();
        let mut answers = 0;
        while let Some(ask) = game.ask() {
            game.legal(&mut self.list);
            let who = ask.who.index();
            let index = if self.list.len() < 2 {
                0
            } else {
                let from = std::mem::replace(&mut self.heard[who], self.log.len());
                self.facts.clear();
                self.facts.extend(self.log[from..].iter().map(|told| told.seen_by(Some(ask.who))));
                self.bots[who].watch(&self.facts);
                self.bots[who].choose(&game.view(Some(ask.who)), &ask, &self.list)
            };
            game.take(&self.list, index, Some(&mut self.log)).ok()?;
            answers += 1;
            if answers >= LONGEST {
                return None;
            }
        }
        Some(game)
    }
}
