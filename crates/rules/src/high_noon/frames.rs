//! Frames of High Noon: a ghost comes, somebody is put in handcuffs, a suit is named.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question, Wants};
use crate::catalog::EventCard;
use crate::fact::Fact;
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::game::Game;
use crate::ids::{Seat, Seats, Suit};
use crate::run::{Run, wait};

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Somebody eliminated is there for his turn.
    Haunt(Haunt),
    /// Whose hands are bound.
    Cuff(Cuff),
    /// Which suit may be played.
    NameSuit(NameSuit),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Haunt(frame) => frame.step(run),
            Frame::Cuff(frame) => frame.step(got, run),
            Frame::NameSuit(frame) => frame.step(got, run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::Haunt(_) => {}
            Frame::Cuff(_) => Cuff::options(game, seat, out),
            Frame::NameSuit(_) => NameSuit::options(game, seat, out),
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::HighNoon(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Haunt, Cuff, NameSuit);

const HANDCUFFS: EventCard = EventCard::named("handcuffs");

/// Somebody eliminated is there for his turn (RET-G1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Haunt {
    /// Who.
    pub who: Seat,
}

impl Haunt {
    fn step(self, run: &mut Run<'_>) -> Next {
        run.haunt(self.who);
        Next::DONE
    }
}

/// The keeper chooses whose hands are bound.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cuff {
    /// Who chooses.
    pub by: Seat,
}

impl Cuff {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Name(seat)) => {
                run.game.stacks.open.chosen = Seats::only(seat);
                run.tell(Fact::Chosen { seat: self.by, at: seat });
                Next::DONE
            }
            _ => wait(self, self.by, Question::Event { event: HANDCUFFS, wants: Wants::Seat }),
        }
    }

    /// Everybody living, the next to play first: he is meant if nobody answers.
    fn options(game: &Game, by: Seat, out: &mut Vec<Action>) {
        out.extend(game.in_turn_order(by).map(Action::Name));
    }
}

/// A player names the suit he may play.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameSuit {
    /// Who.
    pub who: Seat,
}

impl NameSuit {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        if let Got::Answer(Action::Choose(choice)) = got
            && let Some(suit) = choice.suit()
        {
            run.game.turn.suit = Some(suit);
            run.tell(Fact::Named { seat: self.who, choice });
            return Next::DONE;
        }
        wait(self, self.who, Question::Event { event: HANDCUFFS, wants: Wants::Choice })
    }

    /// The suit of most cards first: it is meant if nobody answers.
    fn options(game: &Game, who: Seat, out: &mut Vec<Action>) {
        let count = |suit: &Suit| game.hand(who).iter().filter(|card| game.face(*card).suit == *suit).count();
        let mut suits = Suit::ALL;
        suits.sort_by_key(|suit| std::cmp::Reverse(count(suit)));
        out.extend(suits.map(|suit| Action::Choose(Choice::of(suit))));
    }
}
