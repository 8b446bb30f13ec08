//! Frames of A Fistful of Cards: what its events ask, and what takes time.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Aim, Choice, Question, Source, Wants};
use crate::catalog::{EventCard, Kind};
use crate::fact::{Fact, Reason};
use crate::fistful::PeyoteSuitSource;
use crate::fistful::roulette::Roulette as Round;
use crate::frame::{Frame as CoreFrame, Got, Next, Outcome, Test};
use crate::frames::draw::PhaseOne;
use crate::frames::life::{HealLife, Hurt};
use crate::frames::shot::{Flip, Shot};
use crate::game::Game;
use crate::ids::{Seat, Suit};
use crate::run::{Run, become_frame, call, wait};

pub use crate::fistful::roulette::Roulette;

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A drink in place of phase one.
    Liquor(Liquor),
    /// A colour in place of phase one.
    Guess(Guess),
    /// Hand cards for others.
    Ranch(Ranch),
    /// A shot at a card in play.
    Ricochet(Ricochet),
    /// A life for somebody.
    Brothers(Brothers),
    /// Somebody eliminated is living again.
    Rise(Rise),
    /// A hit for each card.
    Volley(Volley),
    /// A check for another turn.
    Vendetta(Vendetta),
    /// A Missed! of everybody in turn.
    Roulette(Round),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Liquor(frame) => frame.step(got, run),
            Frame::Guess(frame) => frame.step(got, run),
            Frame::Ranch(frame) => frame.step(got, run),
            Frame::Ricochet(frame) => frame.step(run),
            Frame::Brothers(frame) => frame.step(got, run),
            Frame::Rise(frame) => frame.step(run),
            Frame::Volley(frame) => frame.step(run),
            Frame::Vendetta(frame) => frame.step(got, run),
            Frame::Roulette(frame) => frame.step(got, run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::Liquor(_) => out.extend([Action::Choose(Choice::Life), Action::Pass]),
            Frame::Guess(frame) => frame.options(game, out),
            Frame::Ranch(_) => {
                out.extend(game.in_order(game.hand(seat)).map(Action::Pick));
                out.push(Action::Pass);
            }
            Frame::Brothers(_) => {
                out.extend(Brothers::recipients(game, seat).map(Action::Name));
                out.push(Action::Pass);
            }
            Frame::Roulette(frame) => frame.options(game, out),
            Frame::Ricochet(_) | Frame::Rise(_) | Frame::Volley(_) | Frame::Vendetta(_) => {}
        }
    }
}

impl Frame {
    /// Whom it falls on, as the core asks.
    pub(crate) fn falls_on(&self) -> Option<Seat> {
        match self {
            Frame::Ricochet(frame) => frame.aim.seat,
            Frame::Liquor(_) | Frame::Guess(_) | Frame::Ranch(_) | Frame::Brothers(_) | Frame::Rise(_) => None,
            Frame::Volley(_) | Frame::Vendetta(_) | Frame::Roulette(_) => None,
        }
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Fistful(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Liquor, Guess, Ranch, Ricochet, Brothers, Rise, Volley, Vendetta, Roulette);

/// The question of an event of this room.
pub(super) const fn asks(id: &str, wants: Wants) -> Question {
    Question::Event { event: EventCard::named(id), wants }
}

/// A wounded player chooses between phase one and a life point.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Liquor {
    /// Who.
    pub who: Seat,
}

impl Liquor {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        const EVENT: EventCard = EventCard::named("hard-liquor");
        const ASKS: Question = asks("hard-liquor", Wants::Choice);
        match got {
            Got::Answer(Action::Choose(_)) => {
                run.tell(Fact::Used { seat: self.who, source: Source::Event(EVENT), aim: Aim::NOTHING });
                run.heal(self.who, 1);
                Next::DONE
            }
            Got::Answer(_) => become_frame(PhaseOne::of(self.who)),
            Got::Nothing | Got::Back(_) => wait(self, self.who, ASKS),
        }
    }
}

/// A player guesses the colour of the top card of the deck.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guess {
    /// Who.
    pub who: Seat,
    /// Has he guessed right before?
    pub again: bool,
}

impl Guess {
    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        const ASKS: Question = asks("peyote", Wants::Choice);
        match got {
            Got::Answer(Action::Choose(choice)) => {
                self.again = self.shown(run, choice);
                if !self.again {
                    return Next::DONE;
                }
            }
            Got::Answer(_) => return Next::DONE,
            Got::Nothing | Got::Back(_) => {}
        }
        if !run.game.can_draw() {
            return Next::DONE;
        }
        wait(self, self.who, ASKS)
    }

    /// The top card is shown to everybody: his if it has the colour, discarded if not.
    fn shown(self, run: &mut Run<'_>, choice: Choice) -> bool {
        run.ensure(1);
        let Some(card) = run.game.deck_to_aside_open() else { return false };
        let suit = match run.game.switches.fistful.peyote_suit_source {
            PeyoteSuitSource::Printed => run.game.face(card).suit,
            PeyoteSuitSource::Effective => run.game.face(card).suit,
        };
        let held = suit.is_red() == (choice == Choice::Red);
        run.tell(Fact::Guessed { seat: self.who, choice, card, held });
        if held {
            run.game.aside_to_hand(card, self.who);
        } else {
            run.game.aside_to_pile(card);
        }
        run.refill();
        held
    }

    fn options(self, game: &Game, out: &mut Vec<Action>) {
        out.extend([Action::Choose(Choice::Red), Action::Choose(Choice::Black)]);
        if self.again && game.switches.fistful.peyote_may_stop {
            out.push(Action::Pass);
        }
    }
}

/// Hand cards are discarded one after the other, then as many are drawn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranch {
    /// Who.
    pub who: Seat,
    /// How many he has discarded.
    pub gone: u8,
}

impl Ranch {
    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        const ASKS: Question = asks("ranch", Wants::Card);
        match got {
            Got::Answer(Action::Pick(card)) => {
                run.discard_from_hand(card, self.who, Reason::Cost);
                self.gone += 1;
            }
            Got::Answer(_) => return self.draw(run),
            Got::Nothing | Got::Back(_) => {}
        }
        // With nothing left to discard the new cards come at once: an empty hand is never seen (EV-RANCH-2).
        if run.game.hand(self.who).is_empty() {
            return self.draw(run);
        }
        wait(self, self.who, ASKS)
    }

    fn draw(self, run: &mut Run<'_>) -> Next {
        run.draw(self.who, self.gone);
        Next::DONE
    }
}

/// A shot at a card in play: one dodge of its owner saves it, whoever shoots.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ricochet {
    /// Who shoots.
    pub by: Seat,
    /// What the card was played as.
    pub kind: Kind,
    /// At which card in front of whom.
    pub aim: Aim,
}

impl Ricochet {
    fn step(self, run: &mut Run<'_>) -> Next {
        let Some(at) = self.aim.seat else { return Next::DONE };
        let shot = Shot { kind: Some(self.kind), card: self.aim.card, ..Shot::single(Some(self.by), at) };
        become_frame(if run.game.switches.fistful.ricochet_barrel { shot } else { shot.past_barrels() })
    }
}

/// A player may give a life point to somebody.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brothers {
    /// Who gives.
    pub who: Seat,
}

impl Brothers {
    /// Has he a life point to spare, and is there somebody who can receive it?
    pub(super) fn is_open(game: &Game, who: Seat) -> bool {
        game.living().contains(who) && game.seat(who).life >= 2 && Brothers::recipients(game, who).next().is_some()
    }

    fn recipients(game: &Game, who: Seat) -> impl Iterator<Item = Seat> + use<'_> {
        let wounded = |seat: &Seat| game.living().contains(*seat) && game.seat(*seat).life < game.seat(*seat).max;
        game.onward(who).filter(move |seat| *seat != who).filter(wounded)
    }

    /// The point is lost, so what reacts to losses reacts; nobody is responsible and nothing can be played in between.
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        const ASKS: Question = asks("blood-brothers", Wants::Seat);
        let to = match got {
            Got::Answer(Action::Name(to)) => to,
            Got::Answer(_) => return Next::DONE,
            Got::Nothing | Got::Back(_) => return wait(self, self.who, ASKS),
        };
        run.tell(Fact::Chosen { seat: self.who, at: to });
        let state = run.game.seat_mut(self.who);
        state.life -= 1;
        let left = state.life;
        run.tell(Fact::Lost { seat: self.who, points: 1, by: None, left, kind: None });
        run.then(Hurt { who: self.who, points: 1, by: None });
        run.then(HealLife { who: to, points: 1 });
        Next::DONE
    }
}

/// Somebody eliminated comes back for good, with two life points and two cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rise {
    /// Who.
    pub who: Seat,
}

impl Rise {
    fn step(self, run: &mut Run<'_>) -> Next {
        run.game.stacks.open.chosen = run.game.stacks.open.chosen.with(self.who);
        run.bring_back(self.who, 2);
        run.draw(self.who, 2);
        Next::DONE
    }
}

/// Hits that nobody sends, one after the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// Who is hit.
    pub who: Seat,
    /// How many are still to come; fixed when it begins.
    pub left: u8,
}

impl Volley {
    fn step(mut self, run: &mut Run<'_>) -> Next {
        if self.left == 0 || !run.game.present().contains(self.who) {
            return Next::DONE;
        }
        self.left -= 1;
        call(self, Shot::single(None, self.who))
    }
}

/// A check at the end of a turn: hearts bring another.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vendetta {
    /// Who.
    pub who: Seat,
}

impl Vendetta {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        const EVENT: EventCard = EventCard::named("vendetta");
        let Got::Back(Outcome::Flipped(held)) = got else {
            return call(self, Flip { who: self.who, test: Test::suit(Suit::Hearts), source: Source::Event(EVENT) });
        };
        if held {
            run.game.extra = run.game.extra.with(self.who);
        }
        run.after_check();
        Next::DONE
    }
}
