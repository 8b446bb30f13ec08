//! Frames of the characters of Wild West Show: cards are exchanged, characters drawn, gifts collected.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question};
use crate::catalog::{Box, Character, ROSTER};
use crate::fact::Fact;
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats};
use crate::piles::Few;
use crate::run::{Run, become_frame, wait};

/// A frame of these characters.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// One card for two.
    Exchange(Exchange),
    /// Two characters are drawn.
    Draft(Draft),
    /// Those with more cards give one.
    Tribute(Tribute),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Exchange(frame) => frame.step(run),
            Frame::Draft(frame) => frame.step(run),
            Frame::Tribute(frame) => frame.step(got, run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::Exchange(_) | Frame::Draft(_) => {}
            Frame::Tribute(_) => out.extend(game.in_order(game.hand(seat)).map(Action::Pick)),
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Showpeople(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Exchange, Draft, Tribute);

/// Two random cards of a hand are taken, then one is given for them. It is over before anybody can look.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// Who takes and gives.
    pub who: Seat,
    /// With whom.
    pub with: Seat,
    /// What he gives.
    pub gives: Option<CardId>,
}

impl Exchange {
    fn step(self, run: &mut Run<'_>) -> Next {
        for _ in 0..2 {
            run.steal_random(self.who, self.with);
        }
        if let Some(card) = self.gives {
            run.give_from_hand(self.who, self.with, card);
        }
        Next::DONE
    }
}

/// A seat gives back the characters it has drawn and draws two others of the base game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// Who draws.
    pub who: Seat,
}

impl Draft {
    const SIZE: usize = 2;

    /// Is there anybody to draw?
    pub(super) fn is_open(game: &Game, who: Seat) -> bool {
        Draft::pool(game, who).next().is_some()
    }

    /// Characters of the base game that no seat plays or keeps face down, and that nobody else has drawn.
    fn pool(game: &Game, who: Seat) -> impl Iterator<Item = Character> + use<'_> {
        let taken = move |one: Character| {
            game.all_seats().iter().any(|seat| {
                let state = game.seat(seat);
                state.character == one
                    || state.spare.is_some_and(|spare| spare.character == one)
                    || seat != who && state.drawn.iter().any(|drawn| drawn == one)
            })
        };
        Character::all().filter(|one| one.in_box() == Box::Base).filter(move |one| !taken(*one))
    }

    fn step(self, run: &mut Run<'_>) -> Next {
        let mut pool = [Character::BartCassidy; ROSTER];
        let mut size = 0;
        for character in Draft::pool(run.game, self.who) {
            pool[size] = character;
            size += 1;
        }
        run.game.chance.shuffle(&mut pool[..size]);
        let drawn: Few<Character, { Draft::SIZE }> = pool[..size.min(Draft::SIZE)].iter().copied().collect();
        run.game.seat_mut(self.who).drawn = drawn;
        run.refresh();
        if let Some(first) = drawn.get(0) {
            run.tell(Fact::Lent { seat: self.who, first, second: drawn.get(1) });
        }
        Next::DONE
    }
}

/// Everybody who had more cards when it began gives one, one after the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tribute {
    /// Who is given cards.
    pub to: Seat,
    /// Who still gives.
    pub left: Seats,
}

impl Tribute {
    /// The gifts that are due, if anybody has more cards.
    pub(super) fn due(game: &Game, to: Seat) -> Option<CoreFrame> {
        let larger = |seat: &Seat| game.hand(*seat).len() > game.hand(to).len();
        let left = game.others(to).and(game.fronts()).iter().filter(larger).fold(Seats::NONE, Seats::with);
        (left != Seats::NONE).then(|| Tribute { to, left }.into())
    }

    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let Some(giver) = run.game.onward(self.to).find(|seat| self.left.contains(*seat)) else { return Next::DONE };
        let hand = run.game.hand(giver);
        let card = match got {
            Got::Answer(Action::Pick(card)) => Some(card),
            // A single card is no choice.
            _ if hand.len() < 2 => hand.lowest(),
            _ => return wait(self, giver, Question::PickGift { to: self.to }),
        };
        if let Some(card) = card {
            run.give_from_hand(giver, self.to, card);
        }
        self.left = self.left.without(giver);
        become_frame(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::Stack;
    use crate::game::Spare;
    use crate::ids::Players;
    use crate::{Config, Edition};

    /// A table where only so many characters of the base game are left to be drawn by the first seat.
    fn table(left: usize) -> Game {
        let mut game = Game::new(&Config::new(Edition::Compendium, 8), 1.into()).expect("it can be played");
        let me = Seat::at(0);
        let mut base = Character::all().filter(|one| one.in_box() == Box::Base).skip(left);
        for seat in game.all_seats().iter() {
            let own = if seat == me { Character::GreygoryDeck } else { base.next().expect("there are enough") };
            game.seat_mut(seat).character = own;
        }
        let rest = base.collect::<Vec<_>>();
        for (seat, character) in game.all_seats().iter().zip(&rest) {
            game.seat_mut(seat).spare = Some(Spare { character: *character, seen: Players::NONE });
        }
        // What is left then has been drawn by somebody else.
        game.seat_mut(Seat::at(1)).drawn = rest.into_iter().skip(8).collect();
        game.refresh();
        game
    }

    fn drawn(game: &mut Game) -> Vec<Character> {
        game.ask = None;
        game.stack = Stack::new(Draft { who: Seat::at(0) }.into());
        game.start(None);
        game.seat(Seat::at(0)).drawn.iter().collect()
    }

    // No table a scene could write leaves so few. CHAR-GREYGORY-DECK-E1
    #[test]
    fn with_few_characters_left_those_are_drawn() {
        for left in 1..=3 {
            let mut game = table(left);
            assert!(Draft::is_open(&game, Seat::at(0)));
            let first = drawn(&mut game);
            assert_eq!(first.len(), left.min(2));
            assert!(first.iter().all(|one| (*one as usize) < left), "only those left: {first:?}");
            // His own go back first and may come again.
            assert_eq!(drawn(&mut game).len(), left.min(2));
        }
        assert!(!Draft::is_open(&table(0), Seat::at(0)));
    }
}
