//! Before the first turn of two players: characters are picked in turn, then each arranges his two in secret (VAR-DUO-1).

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question};
use crate::catalog::Character;
use crate::fact::Fact;
use crate::frame::{Got, Next};
use crate::frames::opening::Opening;
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::modes::duo::OFFERED;
use crate::run::{Run, become_frame, wait};

/// Picks alternate and are open. Then come the sealed decisions: at the first seat of a player which character lies there, at his
/// second which of both is active. Who has decided is public, what is not.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Who picks first.
    pub first: Seat,
    /// Seats about which something is still to be decided.
    pub left: Seats,
    /// The characters lie face up.
    #[serde(default)]
    pub shown: bool,
}

impl Draft {
    /// Everything is still to come; this seat's player picks first.
    pub(crate) fn from(first: Seat) -> Draft {
        Draft { first, left: Seats::NONE, shown: false }
    }

    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if !self.shown {
            self.shown = true;
            self.left = run.game.all_seats();
            run.game.books.offered.iter().for_each(|character| run.tell(Fact::Offered { character }));
        }
        if let Got::Answer(Action::Choose(Choice::Character(character))) = got {
            match self.picker(run.game) {
                Some(seat) => pick(run, seat, character),
                None => self.decide(run.game, character),
            }
        }
        if let Some(seat) = self.picker(run.game) {
            // The last one is no choice.
            if let (1, Some(last)) = (run.game.books.offered.len(), run.game.books.offered.get(0)) {
                pick(run, seat, last);
                return become_frame(self);
            }
            return wait(self, seat, Question::Draft);
        }
        if let Some(seat) = self.decider(run.game) {
            let second = run.game.own(seat).iter().next() != Some(seat);
            return wait(self, seat, if second { Question::Activate } else { Question::Sides });
        }
        self.show(run);
        become_frame(Opening::of(run.game.front(run.game.turn.seat)))
    }

    /// Whose pick it is, and for which of his seats; nobody's once all are picked.
    fn picker(self, game: &Game) -> Option<Seat> {
        let offered = game.books.offered.len();
        if offered == 0 {
            return None;
        }
        let second = (OFFERED - offered) % 2 == 1;
        let free = |seat: &Seat| game.seat(*seat).max == 0 && game.own(self.first).contains(*seat) != second;
        game.all_seats().iter().find(free)
    }

    /// About which seat something is decided next: all of the first player's, then the other's.
    fn decider(self, game: &Game) -> Option<Seat> {
        let own = self.left.and(game.own(self.first));
        own.iter().chain(self.left.minus(own).iter()).next()
    }

    fn decide(&mut self, game: &mut Game, character: Character) {
        let Some(seat) = self.decider(game) else { return };
        self.left = self.left.without(seat);
        if Draft::choices(game, seat).next() != Some(character) {
            game.keeps = game.keeps.with(seat);
        }
    }

    /// The two characters of a player, the one first that is meant if nobody answers: the first pick on the right, and the right
    /// one active.
    fn choices(game: &Game, seat: Seat) -> impl Iterator<Item = Character> + use<'_> {
        let (first, last) =
            (game.own(seat).iter().next().unwrap_or(seat), game.own(seat).iter().last().unwrap_or(seat));
        let swapped = first != seat && game.keeps.contains(first);
        let both = if swapped { [last, first] } else { [first, last] };
        both.into_iter().map(|own| game.seat(own).character)
    }

    /// All arrangements lie open: some change places, and one of each player is active.
    fn show(self, run: &mut Run<'_>) {
        let keeps = std::mem::take(&mut run.game.keeps);
        run.game.pool = 0;
        for player in run.game.players().iter() {
            let own = run.game.seats_of(player);
            let (Some(right), Some(left)) = (own.iter().next(), own.iter().last()) else { continue };
            if keeps.contains(right) {
                let (one, other) = (run.game.seat(right).character, run.game.seat(left).character);
                run.become_character(right, other);
                run.become_character(left, one);
            }
            let active = if keeps.contains(left) { left } else { right };
            run.game.activate(active);
            run.tell(Fact::Activated { seat: active });
        }
        run.refresh();
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        let choose = |character| Action::Choose(Choice::Character(character));
        if game.books.offered.is_empty() {
            out.extend(Draft::choices(game, seat).map(choose));
        } else {
            out.extend(game.books.offered.iter().map(choose));
        }
    }

    /// Seats about which something has been decided that only their player knows.
    pub(crate) fn sealed(self, game: &Game) -> Seats {
        if self.shown { game.all_seats().minus(self.left) } else { Seats::NONE }
    }
}

/// A character is picked off those that lie face up.
fn pick(run: &mut Run<'_>, seat: Seat, character: Character) {
    let offered = run.game.books.offered;
    run.game.books.offered = offered.iter().filter(|other| *other != character).collect();
    run.become_character(seat, character);
}
