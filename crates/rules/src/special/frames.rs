//! Frames of the special characters: gifts all round, and a clean sweep.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question};
use crate::catalog::{Kind, of_kind};
use crate::fact::{Fact, Reason};
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::frames::draw::watch_drawn;
use crate::game::Game;
use crate::ids::{Players, Seat, Seats};
use crate::rules::on;
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
    /// He keeps as many as he draws, and one more for each further character of his own (VAR-DUO-18).
    pub(crate) fn draw(game: &Game, who: Seat, count: u8) -> CoreFrame {
        let keep = count + game.own_present(who).without(who).len() as u8;
        Frame::Gifts(Gifts { who, keep, left: None }).into()
    }

    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let left = self.left.unwrap_or_else(|| {
            let others = run.game.others(self.who);
            let count = run.game.draw_total(self.who, others.len() as u8 + self.keep);
            self.lay_out(run, count);
            others
        });
        self.left = Some(left);
        let to = run.game.onward(self.who).find(|seat| left.contains(*seat));
        let spare = run.game.aside().len() > self.keep as usize;
        let (Some(to), true) = (to, spare) else { return self.keep_rest(got, run) };
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

    /// Cards for everybody, off the pile as far as phase one digs there.
    fn lay_out(self, run: &mut Run<'_>, count: u8) {
        let mut looked = 0;
        for _ in 0..count {
            if run.game.digs(self.who) {
                if let Some(card) = run.game.pile_to_aside() {
                    run.tell(Fact::TookDiscard { seat: self.who, card });
                }
                continue;
            }
            run.ensure(1);
            if run.game.deck_to_aside_hidden(self.who).is_none() {
                break;
            }
            looked += 1;
        }
        if looked > 0 {
            run.tell(Fact::Looked { seat: self.who, count: looked });
        }
        run.refill();
    }

    /// What is left is his. Where it matters which card is the second, he says which is the first (CHAR-CLAUS-THE-SAINT-E5).
    fn keep_rest(self, got: Got, run: &mut Run<'_>) -> Next {
        let aside = run.game.aside();
        let first = match got {
            Got::Answer(Action::Pick(card)) if aside.contains(card) => Some(card),
            _ => None,
        };
        if first.is_none() && aside.len() > 1 && run.game.is_bent_by_house(on::Drawn) {
            return wait(Frame::Gifts(self), self.who, Question::PickDraw);
        }
        let mut extra = 0;
        let rest = run.game.in_order(first.map_or(aside, |first| aside.without(first)));
        for (nth, card) in first.into_iter().chain(rest).enumerate() {
            let dug = run.game.knowers(card) == Players::ALL;
            run.game.turn.dug |= dug;
            run.game.aside_to_hand(card, self.who);
            if dug {
                run.tell(Fact::Picked { seat: self.who, card });
            } else {
                run.tell_drew(self.who, card);
            }
            extra += watch_drawn(run, self.who, nth as u8 + 1, card);
        }
        run.draw_in_phase_one(self.who, extra);
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
        let others = run.game.others(self.by).without(self.on);
        for seat in run.game.onward(self.by).filter(|seat| others.contains(*seat)) {
            for card in run.game.in_order(run.game.table(seat).and(of_kind(self.kind, run.game.deck))) {
                run.discard_from_table(card, seat, Reason::Forced);
            }
        }
        Next::DONE
    }
}
