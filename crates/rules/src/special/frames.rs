//! Frames of the special characters: gifts all round, and a clean sweep.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question};
use crate::catalog::{Kind, of_kind};
use crate::fact::{Fact, Reason};
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::frames::draw::watch_drawn;
use crate::game::Game;
use crate::ids::{Seat, Seats};
use crate::run::{Run, become_frame, wait};

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Cards for everybody.
    Gifts(Gifts),
    /// Cards of one kind go.
    Sweep(Sweep),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Gifts(frame) => frame.step(got, run),
            Frame::Sweep(frame) => frame.step(run),
        }
    }

    pub(crate) fn options(&self, game: &Game, _: Seat, out: &mut Vec<Action>) {
        if let Frame::Gifts(_) = self {
            out.extend(game.in_order(game.aside()).map(Action::Pick));
        }
    }
}

impl From<Frame> for CoreFrame {
    fn from(frame: Frame) -> CoreFrame {
        CoreFrame::Special(frame)
    }
}

/// Cards drawn for the whole table: two to keep, one for each other player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gifts {
    /// Who gives.
    pub who: Seat,
    /// How many he keeps.
    pub keep: u8,
    /// Who is still to be given one; none before the cards are drawn.
    pub left: Option<Seats>,
}

impl Gifts {
    pub(crate) fn draw(who: Seat, keep: u8) -> CoreFrame {
        Frame::Gifts(Gifts { who, keep, left: None }).into()
    }

    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let left = self.left.unwrap_or_else(|| {
            let others = run.game.present().without(self.who);
            for _ in 0..run.game.draw_total(self.who, others.len() as u8 + self.keep) {
                run.ensure(1);
                if run.game.deck_to_aside_hidden(self.who).is_none() {
                    break;
                }
            }
            run.tell(Fact::Looked { seat: self.who, count: run.game.aside().len() as u8 });
            run.refill();
            others
        });
        self.left = Some(left);
        let to = run.game.onward(self.who).find(|seat| left.contains(*seat));
        let spare = run.game.aside().len() > self.keep as usize;
        let (Some(to), true) = (to, spare) else { return self.keep_rest(run) };
        match got {
            Got::Answer(Action::Pick(card)) => {
                run.give_aside(self.who, to, card);
                self.left = Some(left.without(to));
                become_frame(Frame::Gifts(self))
            }
            Got::Nothing | Got::Back(_) | Got::Answer(_) => {
                wait(Frame::Gifts(self), self.who, Question::PickGift { to })
            }
        }
    }

    fn keep_rest(self, run: &mut Run<'_>) -> Next {
        let mut extra = 0;
        for (nth, card) in run.game.in_order(run.game.aside()).enumerate() {
            run.game.aside_to_hand(card, self.who);
            run.tell_drew(self.who, card);
            extra += watch_drawn(run, self.who, nth as u8 + 1, card);
        }
        run.draw(self.who, extra);
        Next::DONE
    }
}

/// Every card of a kind goes, except in front of two seats.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sweep {
    /// Who laid such a card.
    pub by: Seat,
    /// In front of whom.
    pub on: Seat,
    /// The kind.
    pub kind: Kind,
}

impl Sweep {
    fn step(self, run: &mut Run<'_>) -> Next {
        for seat in run.game.onward(self.by).filter(|seat| *seat != self.by && *seat != self.on) {
            for card in run.game.in_order(run.game.table(seat).and(of_kind(self.kind, run.game.deck))) {
                run.discard_from_table(card, seat, Reason::Forced);
            }
        }
        Next::DONE
    }
}
