//! One game of the arena: who sits where, who won, how the guests played.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use saloon_bots::{Bot, BotName};
use saloon_rules::{Fact, Game, Legal, Role, Seat, Seats, Told};

use super::habits::{Habits, Observer};
use super::thinking::Thinking;
use super::{Arena, Chairs};
use crate::plan::bot_seed;
use crate::table::Failure;

/// Who has won, by chair; and how those who were watched played.
pub(super) struct Played {
    pub(super) won: Vec<bool>,
    pub(super) habits: Habits,
    pub(super) thinking: Thinking,
}

/// A table that plays one deal again and again with others in its chairs.
pub(super) struct Replayed<'a> {
    arena: &'a Arena,
    seed: u64,
    /// The role of each chair, as dealt.
    roles: Vec<Role>,
    list: Legal,
    log: Vec<Told>,
    facts: Vec<Fact>,
}

impl<'a> Replayed<'a> {
    /// Deals, to see who is what.
    pub(super) fn new(arena: &'a Arena, seed: u64) -> Result<Replayed<'a>, Failure> {
        let game = Game::new(&arena.config, seed.into()).map_err(|_| Failure::NotDealt)?;
        let roles = chairs(&game).map(|seat| game.role(seat)).collect();
        Ok(Replayed { arena, seed, roles, list: Legal::new(), log: Vec::new(), facts: Vec::new() })
    }

    /// Whose chairs guests take; all of them where there are no roles.
    pub(super) fn chairs(&self) -> Chairs {
        if self.arena.config.mode.has_roles() { self.arena.chairs } else { Chairs::ALL }
    }

    /// The role of each chair.
    pub(super) fn roles(&self) -> &[Role] {
        &self.roles
    }

    /// Plays the deal with these bots, and watches some chairs.
    pub(super) fn play(&mut self, bots: &[BotName], watched: &dyn Fn(usize) -> bool) -> Result<Played, Failure> {
        catch_unwind(AssertUnwindSafe(|| self.play_out(bots, watched))).unwrap_or(Err(Failure::Panicked))
    }

    fn play_out(&mut self, names: &[BotName], watched: &dyn Fn(usize) -> bool) -> Result<Played, Failure> {
        let seated = |(at, name): (usize, &BotName)| name.seated(bot_seed(self.seed, at));
        let mut bots: Vec<Box<dyn Bot>> = names.iter().enumerate().map(seated).collect();
        if let Some(budget) = self.arena.think {
            bots.iter_mut().for_each(|bot| bot.think(budget));
        }
        let mut heard = vec![0; bots.len()];
        self.log.clear();
        let dealt = Game::with_log(&self.arena.config, self.seed.into(), Some(&mut self.log));
        let mut game = dealt.map_err(|_| Failure::NotDealt)?;
        let seats = game.all_seats().iter().filter(|seat| watched(game.owner(*seat).index()));
        let mut observer = Observer::of(&game, seats.fold(Seats::NONE, Seats::with));
        let mut thinking = Thinking::default();
        let mut decisions = 0;
        let mut seen = self.log.len();
        while let Some(ask) = game.ask() {
            game.legal(&mut self.list);
            let who = ask.who.index();
            let index = match self.list.len() {
                0 => return Err(Failure::NothingLegal),
                1 => 0,
                _ => {
                    let from = std::mem::replace(&mut heard[who], self.log.len());
                    self.facts.clear();
                    self.facts.extend(self.log[from..].iter().map(|told| told.seen_by(Some(ask.who))));
                    bots[who].watch(&self.facts);
                    let view = game.view(Some(ask.who));
                    let began = Instant::now();
                    let index = bots[who].choose(&view, &ask, &self.list);
                    if watched(who) {
                        thinking.add(began.elapsed());
                    }
                    index
                }
            };
            if let Some(action) = self.list.actions().get(index) {
                observer.decided(&game, &ask, &self.list, *action);
            }
            game.take(&self.list, index, Some(&mut self.log)).map_err(Failure::Refused)?;
            self.log[seen..].iter().for_each(|told| observer.hear(&game, told.whole()));
            seen = self.log.len();
            decisions += 1;
            if decisions >= self.arena.decision_cap {
                return Err(Failure::TooLong(decisions));
            }
        }
        game.winner().ok_or(Failure::NoWinner)?;
        Ok(Played { won: chairs(&game).map(|seat| game.has_won(seat)).collect(), habits: observer.habits, thinking })
    }
}

/// The first seat of each player, in the order of chairs.
fn chairs(game: &Game) -> impl Iterator<Item = Seat> + '_ {
    game.players().iter().filter_map(|player| game.seats_of(player).iter().next())
}
