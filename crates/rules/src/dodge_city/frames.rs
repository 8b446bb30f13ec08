//! Frames of Dodge City: Brawl, the copy of an ability, a life given for cards.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question};
use crate::catalog::Kind;
use crate::fact::{Fact, Reason};
use crate::frame::{Frame as CoreFrame, Got, Next};
use crate::frames::life::Hurt;
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats};
use crate::run::{Run, become_frame, wait};

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// One card of everybody else.
    Brawl(Brawl),
    /// Whose ability to copy.
    Copy(Copy),
    /// A life point given up for cards.
    Bleed(Bleed),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Brawl(frame) => frame.step(got, run),
            Frame::Copy(frame) => frame.step(got, run),
            Frame::Bleed(frame) => frame.step(run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::Brawl(frame) => frame.options(game, out),
            Frame::Copy(_) => {
                out.extend(game.onward(seat).filter(|other| *other != seat).map(Action::Name));
                if game.switches.dodge_city.vera_copy_optional {
                    out.push(Action::Pass);
                }
            }
            Frame::Bleed(_) => {}
        }
    }
}

impl From<Frame> for CoreFrame {
    fn from(frame: Frame) -> CoreFrame {
        CoreFrame::DodgeCity(frame)
    }
}

/// The player of the card chooses, victim by victim, what is lost.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, std::marker::Copy)]
#[serde(deny_unknown_fields)]
pub struct Brawl {
    /// Who plays it.
    pub by: Seat,
    /// The card.
    pub card: CardId,
    /// What it was played as.
    pub kind: Kind,
    /// Who is still to come; none before it begins.
    pub left: Option<Seats>,
}

impl Brawl {
    pub(crate) fn begin(by: Seat, card: CardId, kind: Kind) -> CoreFrame {
        Frame::Brawl(Brawl { by, card, kind, left: None }).into()
    }

    fn victim(&self, game: &Game) -> Option<Seat> {
        let left = self.left?;
        game.onward(self.by).find(|seat| left.contains(*seat) && !game.hand(*seat).or(game.table(*seat)).is_empty())
    }

    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if self.left.is_none() {
            let immune = run.game.immune_seats(&run.game.attempt(self.by, self.card, self.kind));
            self.left = Some(run.game.others(self.by).minus(immune));
        }
        let Some(victim) = self.victim(run.game) else { return Next::DONE };
        let (hand, table) = (run.game.hand(victim), run.game.table(victim));
        match got {
            Got::Answer(Action::Pick(card)) => run.discard_from_table(card, victim, Reason::Forced),
            Got::Answer(_) => run.discard_random(victim, Reason::Forced),
            // With only a hand, or only one card in play, there is nothing to choose.
            _ if table.is_empty() => run.discard_random(victim, Reason::Forced),
            _ => match table.lowest().filter(|_| hand.is_empty() && table.len() == 1) {
                Some(only) => run.discard_from_table(only, victim, Reason::Forced),
                None => {
                    return wait(Frame::Brawl(self), run.game.aims_for(self.by), Question::PickVictim { seat: victim });
                }
            },
        }
        self.left = self.left.map(|left| left.without(victim));
        become_frame(Frame::Brawl(self))
    }

    fn options(&self, game: &Game, out: &mut Vec<Action>) {
        let Some(victim) = self.victim(game) else { return };
        out.extend(game.in_order(game.table(victim)).map(Action::Pick));
        if !game.hand(victim).is_empty() {
            out.push(Action::Choose(Choice::Hand));
        }
    }
}

/// A seat chooses whose ability it has until its next turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, std::marker::Copy)]
#[serde(deny_unknown_fields)]
pub struct Copy {
    /// Who copies.
    pub who: Seat,
}

impl Copy {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let from = match got {
            Got::Answer(Action::Name(from)) => Some(from),
            Got::Answer(_) => None,
            Got::Nothing | Got::Back(_) => match self.only(run.game) {
                Some(from) => Some(from),
                None => return wait(Frame::Copy(self), self.who, Question::NameCopy),
            },
        };
        // Only a printed ability can be copied, never one that is itself borrowed (AB-1).
        let character = from.map(|seat| run.game.seat(seat).character);
        let own = run.game.seat(self.who).character;
        run.game.seat_mut(self.who).borrowed = character.filter(|c| *c != own);
        run.refresh();
        run.tell(Fact::Copied { seat: self.who, character, from });
        let copied = character.and_then(|character| character.def().rules.identity?.copied);
        if let Some(frame) = copied {
            run.then(frame(self.who));
        }
        Next::DONE
    }

    /// The one seat there is to copy, if she must copy somebody (AW-4).
    fn only(self, game: &Game) -> Option<Seat> {
        let mut others = game.onward(self.who).filter(|seat| *seat != self.who);
        let first = others.next().filter(|_| !game.switches.dodge_city.vera_copy_optional);
        first.filter(|_| others.next().is_none())
    }
}

/// A life point is given up, and two cards drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, std::marker::Copy)]
#[serde(deny_unknown_fields)]
pub struct Bleed {
    /// Who.
    pub who: Seat,
}

impl Bleed {
    /// No window, nobody responsible; but the point is lost, so what reacts to losses reacts (CORE-LIFE-07).
    fn step(self, run: &mut Run<'_>) -> Next {
        let state = run.game.seat_mut(self.who);
        state.life -= 1;
        let left = state.life;
        run.tell(Fact::Lost { seat: self.who, points: 1, by: None, left, kind: None });
        run.draw(self.who, 2);
        become_frame(Hurt { who: self.who, points: 1, by: None })
    }
}
