//! Frames of the base game: Duel, General Store, Jail, Dynamite, and a look at the top of the deck.

use serde::{Deserialize, Serialize};

use crate::abilities;
use crate::ask::{Action, Aim, Question, Source, Window};
use crate::catalog::{Kind, of_kind};
use crate::fact::{Fact, Reason};
use crate::frame::{Frame as CoreFrame, Got, Next, Outcome, Test};
use crate::frames::draw::watch_drawn;
use crate::frames::life::{Hurt, Loss};
use crate::frames::play::declined;
use crate::frames::shot::Flip;
use crate::game::Game;
use crate::ids::{CardId, Rank, Seat, Seats, Suit};
use crate::plays;
use crate::rules::{Answered, Telling};
use crate::run::{Run, become_frame, call, wait};
use crate::switches::{DynamitePass, JailFailure, JailFailureCard};

/// A frame of this room.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Two players, one Bang! after the other.
    Duel(Duel),
    /// Cards on show, one for everybody.
    Store(Store),
    /// A check for freedom.
    Jail(Jail),
    /// A check for an explosion.
    Dynamite(Dynamite),
    /// Cards seen on top of the deck, some to be kept.
    Look(Look),
    /// A card in play that comes to a player with two characters.
    Receive(Receive),
}

impl Frame {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self {
            Frame::Duel(frame) => frame.step(got, run),
            Frame::Store(frame) => frame.step(got, run),
            Frame::Jail(frame) => frame.step(got, run),
            Frame::Dynamite(frame) => frame.step(got, run),
            Frame::Look(frame) => frame.step(got, run),
            Frame::Receive(frame) => frame.step(got, run),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self {
            Frame::Duel(_) => {
                plays::gives(game, seat, Kind::Bang, out);
                abilities::list(game, seat, Window::Duel, out);
                out.push(Action::Pass);
            }
            Frame::Store(_) => out.extend(game.in_order(game.aside()).map(Action::Pick)),
            Frame::Look(look) => out.extend(look.seen(game).map(Action::Pick)),
            Frame::Receive(frame) => out.extend(frame.places(game).map(Action::Name)),
            Frame::Jail(_) | Frame::Dynamite(_) => {}
        }
    }

    /// Whom it falls on, as the core asks.
    pub(crate) fn falls_on(&self) -> Option<Seat> {
        match self {
            Frame::Duel(duel) => Some(duel.at),
            Frame::Jail(jail) => Some(jail.who),
            Frame::Dynamite(dynamite) => Some(dynamite.who),
            Frame::Store(_) | Frame::Look(_) | Frame::Receive(_) => None,
        }
    }
}

impl From<Frame> for CoreFrame {
    fn from(frame: Frame) -> CoreFrame {
        CoreFrame::Base(frame)
    }
}

macro_rules! into_core {
    ($($name:ident),+) => {
        $(impl From<$name> for CoreFrame {
            fn from(frame: $name) -> CoreFrame {
                CoreFrame::Base(Frame::$name(frame))
            }
        })+
    };
}

into_core!(Duel, Store, Jail, Dynamite, Look, Receive);

/// A duel: `asked` must discard a Bang! or lose.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// Who played it.
    pub by: Seat,
    /// Who was challenged.
    pub at: Seat,
    /// What it was played as.
    pub kind: Kind,
    /// Is it the challenged player's turn?
    pub at_asked: bool,
    /// Bang! cards the challenger has given.
    pub spent_by: u8,
    /// Bang! cards the challenged player has given.
    pub spent_at: u8,
}

impl Duel {
    pub(crate) fn challenge(by: Seat, kind: Kind, aim: Aim) -> CoreFrame {
        let at = aim.seat.unwrap_or(by);
        Duel { by, at, kind, at_asked: true, spent_by: 0, spent_at: 0 }.into()
    }

    fn asked(self) -> Seat {
        if self.at_asked { self.at } else { self.by }
    }

    fn opponent(self) -> Seat {
        if self.at_asked { self.by } else { self.at }
    }

    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let asked = self.asked();
        match got {
            Got::Answer(Action::Play { card, .. }) => {
                run.discard_from_hand(card, asked, Reason::Given);
                run.tell_answered(asked, Answered { window: Window::Duel, when: Telling::AtOnce, cards: 1 });
                *(if self.at_asked { &mut self.spent_at } else { &mut self.spent_by }) += 1;
                self.at_asked = !self.at_asked;
                become_frame(self)
            }
            Got::Answer(Action::Use { source, aim, pay }) => match run.use_ability(asked, source, aim, pay) {
                Some(effect) => Next::Call(self.into(), effect),
                None => become_frame(self),
            },
            Got::Answer(_) => {
                declined(run, asked);
                self.lost()
            }
            Got::Back(Outcome::Lost(points)) => self.end(run, points),
            Got::Back(Outcome::Died) => self.end(run, 0),
            Got::Nothing | Got::Back(_) => {
                if !run.game.may_give(asked, Kind::Bang) && !run.game.ability_open(asked, Window::Duel) {
                    return self.lost();
                }
                wait(self, asked, Question::Give { by: self.opponent(), kind: self.kind, wants: Kind::Bang })
            }
        }
    }

    /// The challenger is responsible for the challenged player's loss; nobody for the challenger's own (CORE-KILL-02).
    fn lost(self) -> Next {
        let by = self.at_asked.then_some(self.by);
        call(self, Loss::new(self.asked(), 1, by, Some(self.kind)).quietly())
    }

    /// Pay-outs for both parties and empty hands come before the wound is told of (DUEL-END).
    fn end(self, run: &mut Run<'_>, points: u8) -> Next {
        let parties = Seats::only(self.by).with(self.at);
        for seat in run.game.trigger_order() {
            if !parties.contains(seat) {
                continue;
            }
            let cards = if seat == self.at { self.spent_at } else { self.spent_by };
            run.tell_answered(seat, Answered { window: Window::Duel, when: Telling::Settled, cards });
            run.settle_seats(Seats::only(seat));
        }
        if points == 0 {
            return Next::DONE;
        }
        become_frame(Hurt { who: self.asked(), points, by: self.at_asked.then_some(self.by) })
    }
}

/// Cards on show; everybody takes one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Store {
    /// Who opened it.
    pub by: Seat,
    /// The card that was played.
    pub card: CardId,
    /// What it was played as.
    pub kind: Kind,
    /// Who still takes; none before the cards are laid out.
    pub left: Option<Seats>,
}

impl Store {
    pub(crate) fn open(by: Seat, card: CardId, kind: Kind) -> CoreFrame {
        Store { by, card, kind, left: None }.into()
    }

    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let left = match self.left {
            Some(left) => left,
            None => {
                for _ in 0..run.game.present().len() {
                    run.ensure(1);
                    let Some(card) = run.game.deck_to_aside_open() else { break };
                    run.tell(Fact::Stocked { card });
                }
                run.refill();
                let immune = run.game.immune_seats(&run.game.attempt(self.by, self.card, self.kind));
                run.game.present().minus(immune)
            }
        };
        self.left = Some(left);
        // Whoever opened it takes for all his characters first, then the next one does (VAR-DUO-11).
        let first = left.contains(self.by).then_some(self.by);
        let own = first.or_else(|| left.and(run.game.own(self.by)).iter().next());
        let taker = own.or_else(|| run.game.onward(self.by).find(|seat| left.contains(*seat)));
        let aside = run.game.aside();
        let (Some(taker), Some(only)) = (taker, aside.lowest()) else {
            for card in run.game.in_order(aside) {
                run.game.aside_to_pile(card);
                run.tell(Fact::Discarded { seat: self.by, card, why: Reason::LeftOver });
            }
            return Next::DONE;
        };
        let picked = match got {
            Got::Answer(Action::Pick(card)) => card,
            _ if aside.len() == 1 => only,
            // No choice is left to him who takes all there is.
            _ if left.minus(run.game.own(taker)).is_empty() && aside.len() <= left.len() => only,
            _ => return wait(self, taker, Question::PickStore),
        };
        run.game.aside_to_hand(picked, taker);
        run.tell(Fact::Picked { seat: taker, card: picked });
        self.left = Some(left.without(taker));
        become_frame(self)
    }
}

/// A prisoner's check.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Jail {
    /// Whose.
    pub who: Seat,
    /// The card.
    pub card: CardId,
}

impl Jail {
    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let Got::Back(Outcome::Flipped(free)) = got else {
            return call(self, Flip { who: self.who, test: Test::suit(Suit::Hearts), source: Source::Card(self.card) });
        };
        let switches = run.game.switches.table;
        let paired = run.game.is_paired(self.who);
        if !free && paired {
            run.game.turn.locked = run.game.turn.locked.with(self.who);
        }
        // The turn is lost if nobody is left who could take it (VAR-DUO-14).
        let others = run.game.own_present(self.who).without(self.who).minus(run.game.turn.locked);
        run.game.turn.lost = !free && others.is_empty();
        let at_once = paired || switches.jail_failure == JailFailure::SkipTurn;
        if free || (at_once && switches.jail_failure_card == JailFailureCard::Discarded) {
            run.discard_from_table(self.card, self.who, Reason::Spent);
        } else if switches.jail_failure_card == JailFailureCard::Discarded {
            run.game.turn.leaves = Some(self.card);
        }
        Next::DONE
    }
}

/// A check for an explosion.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dynamite {
    /// In front of whom.
    pub who: Seat,
    /// The card.
    pub card: CardId,
}

impl Dynamite {
    /// Spades from two to nine.
    const EXPLODES: Test = Test { suit: Suit::Spades, low: Rank(2), high: Rank(9), not: false };

    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Back(Outcome::Flipped(true)) => {
                run.discard_from_table(self.card, self.who, Reason::Spent);
                become_frame(Loss::new(self.who, 3, None, Some(Kind::Dynamite)))
            }
            Got::Back(Outcome::Flipped(false)) => self.pass_on(run),
            _ => call(self, Flip { who: self.who, test: Self::EXPLODES, source: Source::Card(self.card) }),
        }
    }

    fn pass_on(self, run: &mut Run<'_>) -> Next {
        let game = &run.game;
        let own = game.own(self.who);
        let others = game.onward(self.who).filter(|seat| !own.contains(*seat));
        let free = |seat: &Seat| is_free(game, *seat);
        let next = match game.switches.table.dynamite_pass {
            _ if game.is_paired(self.who) => return become_frame(Receive { card: self.card, from: self.who }),
            DynamitePass::NextWithoutOne => others.into_iter().find(free),
            DynamitePass::Next => others.into_iter().next(),
        };
        if let Some(to) = next {
            self.lay(run, to);
        }
        Next::DONE
    }

    fn lay(self, run: &mut Run<'_>, to: Seat) {
        run.game.table_to_table(self.card, self.who, to);
        run.tell(Fact::Passed { card: self.card, from: self.who, to });
    }
}

/// Is there no such card in front of a seat?
fn is_free(game: &Game, seat: Seat) -> bool {
    game.table(seat).and(of_kind(Kind::Dynamite, game.deck)).is_empty()
}

/// A card that moves on comes to a player with two characters: he lays it in front of one that has none (VAR-DUO-15).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receive {
    /// The card.
    pub card: CardId,
    /// From whom it comes.
    pub from: Seat,
}

impl Receive {
    /// Where it may lie, the right one first.
    fn places(self, game: &Game) -> impl Iterator<Item = Seat> + use<'_> {
        game.others(self.from).iter().filter(|seat| is_free(game, *seat))
    }

    fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let (first, second) = {
            let mut places = self.places(run.game);
            (places.next(), places.next())
        };
        let to = match (got, first, second) {
            (Got::Answer(Action::Name(to)), ..) => Some(to),
            // If all have one it stays where it is.
            (_, only, None) => only,
            (_, first, Some(second)) => {
                let asked = run.game.front(first.unwrap_or(second));
                return wait(self, asked, Question::Place { card: self.card });
            }
        };
        if let Some(to) = to {
            Dynamite { who: self.from, card: self.card }.lay(run, to);
        }
        Next::DONE
    }
}

/// The top cards of the deck have been seen by `who`, who keeps some of them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Who looks.
    pub who: Seat,
    /// Cards seen and still there; none before the look.
    pub left: u8,
    /// Cards still to be kept.
    pub keep: u8,
    /// Cards kept so far.
    pub kept: u8,
    /// Cards that come on top for what was seen.
    pub extra: u8,
    /// Cards seen on the pile and still there, where phase one digs for them.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub dug: u8,
}

fn is_nought(count: &u8) -> bool {
    *count == 0
}

impl Look {
    pub(crate) fn at_three(who: Seat, keep: u8) -> CoreFrame {
        Look { who, left: 0, keep, kept: 0, extra: 0, dug: 0 }.into()
    }

    fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if self.kept == 0 && self.there() == 0 && matches!(got, Got::Nothing) {
            self.begin(run);
        }
        let picked = match got {
            Got::Answer(Action::Pick(card)) => Some(card),
            _ if self.there() == 1 && self.keep > 0 => self.seen(run.game).next(),
            _ => None,
        };
        match picked {
            Some(card) => {
                self.take(run, card);
                self.keep -= 1;
                self.kept += 1;
                self.extra += watch_drawn(run, self.who, self.kept, card);
                // The deck counts as empty only after the whole look (CLAR-17).
                self.again(run)
            }
            None => self.again(run),
        }
    }

    /// Cards seen and still there.
    fn there(self) -> u8 {
        self.left.saturating_add(self.dug)
    }

    /// Looks at three cards: of the pile, as far as phase one digs there, and of the deck (EV-ABANDONED-MINE-7).
    fn begin(&mut self, run: &mut Run<'_>) {
        if run.game.digs(self.who) {
            self.dug = run.game.discard_pile().len().min(3) as u8;
        } else {
            run.ensure(3);
        }
        self.left = run.game.draw_pile().len().min(3 - self.dug as usize) as u8;
        if self.left > 0 {
            run.game.look(self.who, self.left as usize);
            run.tell(Fact::Looked { seat: self.who, count: self.left });
        }
    }

    /// The cards seen and still there, those of the pile first.
    fn seen(self, game: &Game) -> impl Iterator<Item = CardId> {
        let dug = game.discard_pile().top_down().take(self.dug as usize);
        dug.chain(game.draw_pile().top_down().take(self.left as usize))
    }

    fn take(&mut self, run: &mut Run<'_>, card: CardId) {
        if run.game.discard_pile().top_down().take(self.dug as usize).any(|seen| seen == card) {
            run.game.seen_pile_to_hand(card, self.who);
            run.game.turn.dug = true;
            run.tell(Fact::TookDiscard { seat: self.who, card });
            self.dug -= 1;
        } else {
            run.game.looked_to_hand(card, self.left as usize, self.who);
            run.tell_drew(self.who, card);
            self.left = self.left.saturating_sub(1);
        }
    }

    fn again(self, run: &mut Run<'_>) -> Next {
        if self.there() == 0 || self.keep == 0 {
            run.refill();
            run.draw_in_phase_one(self.who, self.extra);
            return Next::DONE;
        }
        if self.there() == 1 {
            return become_frame(self);
        }
        wait(self, self.who, Question::PickDraw)
    }
}
