//! Phase two: the menu, a card being resolved, a card that goes round the table.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Aim, Question, Source, Window};
use crate::catalog::Kind;
use crate::defs::{Slot, Step};
use crate::events::frames::Reveal;
use crate::fact::{Fact, Reason};
use crate::frame::{Frame, Got, Next, Outcome};
use crate::frames::life::Loss;
use crate::frames::shot::{Demand, Shot};
use crate::game::Game;
use crate::ids::{CardId, Seat, Seats};
use crate::plays;
use crate::rules::Attempt;
use crate::run::{Run, become_frame, call, wait};
use crate::switches::AreaLosses;

/// Phase two of the turn player.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Menu;

impl Menu {
    pub(crate) fn step(self, mut got: Got, run: &mut Run<'_>) -> Next {
        let me = run.game.turn.seat;
        if let Got::Answer(Action::Play { card, kind, aim, pay }) = got
            && kind.def().stays()
        {
            run.game.turn.encore = None;
            run.pay(me, pay);
            // Laid, and that is all.
            run.announce(me, card, kind, aim);
            if !run.is_clear() {
                return become_frame(self);
            }
            got = Got::Nothing;
        }
        match got {
            Got::Answer(Action::Play { card, kind, aim, pay }) => {
                run.game.turn.encore = None;
                run.pay(me, pay);
                run.announce(me, card, kind, aim);
                call(self, PlayCard::new(me, (card, kind), aim))
            }
            Got::Answer(Action::Use { source: Source::Card(card), aim, .. }) => {
                run.game.turn.encore = None;
                run.announce_use(me, card, aim);
                call(self, PlayCard::new(me, (card, run.game.kind(card)), aim))
            }
            Got::Answer(Action::Use { source, aim, pay }) => {
                let effect = run.use_ability(me, source, aim, pay);
                run.game.turn.encore = None;
                match effect {
                    Some(effect) => Next::Call(self.into(), effect),
                    None => become_frame(self),
                }
            }
            Got::Answer(_) => Next::DONE,
            Got::Nothing | Got::Back(_) => {
                if run.settle() {
                    return become_frame(self);
                }
                if !run.game.present().contains(me) || !(run.hold || self.may_act(run.game, me)) {
                    return Next::DONE;
                }
                wait(self, me, Question::Play)
            }
        }
    }

    /// Can everybody see that there is nothing to do?
    fn may_act(self, game: &Game, me: Seat) -> bool {
        !game.hand(me).is_empty() || plays::can_use_green(game, me) || game.ability_open(me, Window::Menu)
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        plays::phase_two(game, seat, out);
        out.push(Action::Pass);
    }
}

/// A card that has been announced, at the step that comes next.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayCard {
    /// Who played it.
    pub by: Seat,
    /// The physical card.
    pub card: CardId,
    /// What it was played as.
    pub kind: Kind,
    /// At whom or what.
    pub aim: Aim,
    /// The next of its steps.
    pub at: u8,
    /// Its effect comes once more, and the card itself is not played.
    #[serde(default, skip_serializing_if = "is_false")]
    pub again: bool,
}

fn is_false(value: &bool) -> bool {
    !*value
}

impl PlayCard {
    /// A card that has just been announced as a kind.
    pub(crate) fn new(by: Seat, what: (CardId, Kind), aim: Aim) -> PlayCard {
        PlayCard { by, card: what.0, kind: what.1, aim, at: 0, again: false }
    }

    pub(crate) fn step(mut self, _: Got, run: &mut Run<'_>) -> Next {
        loop {
            match self.go_on(run) {
                Next::Become(Frame::PlayCard(next)) if run.is_clear() => self = next,
                next => return next,
            }
        }
    }

    #[inline(always)]
    fn go_on(mut self, run: &mut Run<'_>) -> Next {
        let def = self.kind.def();
        let over = def.stays() && self.is_laid(run.game);
        let steps = run.game.way(self.by, self.kind, self.aim).map_or(def.steps, |way| way.steps);
        let Some(step) = steps.get(self.at as usize).filter(|_| !over) else {
            if !self.again {
                run.put_down(self.card, self.by);
            }
            return self.done(run.game);
        };
        self.at += 1;
        let attempt = run.game.attempt(self.by, self.card, self.kind);
        match *step {
            Step::Shoot => match self.aim.seat {
                Some(at) => call(self, Shot::of(run.game, &attempt, at, Some(self.card))),
                None => become_frame(self),
            },
            Step::ShootEach => call(self, self.round(run.game, &attempt, Round::Shoot)),
            Step::DemandEach(wants) => call(self, self.round(run.game, &attempt, Round::Demand(wants))),
            Step::Begin(frame) => Next::Call(self.into(), frame(self.by, self.card, self.kind, self.aim)),
            at_once => {
                self.resolve(run, &attempt, at_once);
                become_frame(self)
            }
        }
    }

    /// The card has been put down; if it is one that brings an event of the side stack, that comes now (CLAR-03).
    fn done(self, game: &Game) -> Next {
        if self.kind.def().reveals && !self.again && game.kind(self.card) == self.kind && !game.stacks.side.is_empty() {
            return become_frame(Reveal { by: self.by, slot: Slot::Side });
        }
        Next::DONE
    }

    /// Was the card laid, not used?
    fn is_laid(self, game: &Game) -> bool {
        game.present().or(Seats::only(self.by)).iter().any(|seat| game.table(seat).contains(self.card))
    }

    fn round(self, game: &Game, attempt: &Attempt, round: Round) -> Each {
        let left = game.others(self.by).minus(game.immune_seats(attempt));
        Each { by: self.by, card: self.card, kind: self.kind, left, round, hit: Seats::NONE }
    }

    /// Steps that ask nobody.
    fn resolve(self, run: &mut Run<'_>, attempt: &Attempt, step: Step) {
        match step {
            Step::Draw(count) => run.draw(self.by, count),
            Step::Heal(points) => {
                if !self.is_void(run.game) {
                    let worth = run.game.heal_worth(self.by, self.kind, points);
                    run.heal(self.by, worth);
                }
            }
            Step::HealTarget(points) => {
                if let Some(who) = self.aim.seat {
                    run.heal(who, points);
                }
            }
            Step::HealAll(points) => {
                let immune = run.game.immune_seats(attempt);
                for who in run.game.trigger_order() {
                    if !immune.contains(who) {
                        run.heal(who, points);
                    }
                }
            }
            Step::Take => self.take(run),
            Step::Discard => self.discard(run),
            Step::Shoot | Step::ShootEach | Step::DemandEach(_) | Step::Begin(_) => {}
        }
    }

    /// A saving card does nothing with two left (CORE-BEER2-01).
    fn is_void(self, game: &Game) -> bool {
        self.kind.def().saves && game.living.len() <= 2
    }

    fn take(self, run: &mut Run<'_>) {
        match (self.aim.seat, self.aim.card) {
            (Some(from), Some(card)) => run.take_from_table(self.by, from, card),
            (Some(from), None) => {
                run.steal_random(self.by, from);
            }
            (None, _) => {}
        }
    }

    fn discard(self, run: &mut Run<'_>) {
        match (self.aim.seat, self.aim.card) {
            (Some(from), Some(card)) if run.game.hand(from).contains(card) => {
                run.discard_from_hand(card, from, Reason::Forced);
            }
            (Some(from), Some(card)) => run.discard_from_table(card, from, Reason::Forced),
            (Some(from), None) => run.discard_random(from, Reason::Forced),
            (None, _) => {}
        }
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

/// What a card does to each player in turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// One hit.
    Shoot,
    /// A card of this kind, or a life.
    Demand(Kind),
}

/// A card that goes round the table, one player after the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Each {
    /// Who played it.
    pub by: Seat,
    /// The physical card.
    pub card: CardId,
    /// What it was played as.
    pub kind: Kind,
    /// Whose turn is still to come.
    pub left: Seats,
    /// What it does.
    pub round: Round,
    /// Who has not answered and loses a life when everybody has been asked (`area_losses = after_all`).
    #[serde(default)]
    pub hit: Seats,
}

impl Each {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if let Got::Back(Outcome::Unanswered(seat)) = got {
            self.hit = self.hit.with(seat);
        }
        let Some(at) = run.game.onward(self.by).find(|seat| self.left.contains(*seat)) else {
            return self.lose(run.game);
        };
        self.left = self.left.without(at);
        match self.round {
            Round::Shoot => {
                let attempt = run.game.attempt(self.by, self.card, self.kind);
                call(self, Shot::of(run.game, &attempt, at, Some(self.card)))
            }
            Round::Demand(wants) => call(self, Demand { by: self.by, at, kind: self.kind, wants }),
        }
    }

    /// The next of those who did not answer loses his life.
    fn lose(mut self, game: &Game) -> Next {
        let Some(at) = game.onward(self.by).find(|seat| self.hit.contains(*seat)) else {
            return Next::DONE;
        };
        self.hit = self.hit.without(at);
        call(self, Loss::new(at, 1, Some(self.by), Some(self.kind)))
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

/// Does a card of this kind go round the table and take its lives when everybody has answered?
pub(crate) fn loses_later(game: &Game, kind: Kind) -> bool {
    game.switches.table.area_losses == AreaLosses::AfterAll
        && kind.def().steps.iter().any(|step| matches!(step, Step::ShootEach | Step::DemandEach(_)))
}

/// Tells that somebody did not answer.
pub(crate) fn declined(run: &mut Run<'_>, seat: Seat) {
    run.tell(Fact::Declined { seat });
}
