//! Hits, demands and checks.

use serde::{Deserialize, Serialize};

use crate::abilities;
use crate::ask::{Action, Question, Source, Window};
use crate::catalog::{Kind, Property, having};
use crate::fact::{Fact, Reason};
use crate::frame::{Frame, Got, Next, Outcome, Test};
use crate::frames::life::Loss;
use crate::frames::play::{declined, loses_later};
use crate::game::Game;
use crate::ids::{CardId, CardSet, Seat, Seats};
use crate::plays;
use crate::rules::{Answered, Attempt, How, Rank, Telling, Voice, on};
use crate::run::{Run, become_frame, call, done, wait};

fn is_false(value: &bool) -> bool {
    !*value
}

/// A hit on its way to `at`, who still owes dodges and has spent cards on it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    /// Whose doing it is.
    pub by: Seat,
    /// Whom it is meant for.
    pub at: Seat,
    /// The kind of card; none for an ability.
    pub kind: Option<Kind>,
    /// Dodges still needed.
    pub owed: u8,
    /// Barrels tried: bit 0 and 1 for own and borrowed character, then cards in play in order.
    pub tried: u8,
    /// Hand cards given.
    pub spent: u8,
    /// It is nobody's doing, whatever `by` says.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sent_by_nobody: bool,
    /// The card in play it is aimed at, where no life is at stake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
}

impl Shot {
    /// A hit as the rules see it.
    pub(crate) fn of(game: &Game, attempt: &Attempt, at: Seat, _card: Option<CardId>) -> Shot {
        Shot { owed: game.owed(attempt), kind: attempt.kind, ..Shot::single(Some(attempt.by), at) }
    }

    /// A hit of no kind that one dodge covers; nobody's if an event sends it.
    pub(crate) fn single(by: Option<Seat>, at: Seat) -> Shot {
        let (sent_by_nobody, by) = (by.is_none(), by.unwrap_or(at));
        Shot { by, at, kind: None, owed: 1, tried: 0, spent: 0, sent_by_nobody, card: None }
    }

    /// Whose doing it is, if anybody's.
    fn sender(&self) -> Option<Seat> {
        (!self.sent_by_nobody).then_some(self.by)
    }

    /// The same without any barrel that could be tried.
    pub(crate) fn past_barrels(self) -> Shot {
        Shot { tried: u8::MAX, ..self }
    }

    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Nothing => self.ask(run),
            Got::Answer(Action::Play { card, kind, .. }) => {
                self.spent += 1;
                run.answer(self.at, card, kind);
                run.tell_answered(self.at, Answered { window: Window::Hit, when: Telling::AtOnce, cards: 1 });
                self.covered(run)
            }
            Got::Answer(Action::Use { source, aim, pay }) => match self.barrel(run.game, source) {
                Some((bit, test)) => {
                    self.tried |= bit;
                    run.tell(Fact::Used { seat: self.at, source, aim });
                    call(self, Flip { who: self.at, test, source })
                }
                None => match source {
                    Source::Card(card) => {
                        run.answer_from_table(self.at, card);
                        self.covered(run)
                    }
                    ability => match run.use_ability(self.at, ability, aim, pay) {
                        Some(effect) => Next::Call(self.into(), effect),
                        None => self.ask(run),
                    },
                },
            },
            Got::Answer(_) => {
                declined(run, self.at);
                self.hit(run)
            }
            Got::Back(Outcome::Flipped(held)) => {
                if held {
                    self.owed -= 1;
                }
                run.after_check();
                if self.owed == 0 { self.missed(run) } else { self.ask(run) }
            }
            Got::Back(Outcome::Lost(_) | Outcome::Died) => self.over(run),
            Got::Back(Outcome::Nothing | Outcome::Unanswered(_)) => self.ask(run),
        }
    }

    fn ask(self, run: &mut Run<'_>) -> Next {
        if self.can_answer(run.game) {
            let question = Question::Dodge { by: self.sender(), kind: self.kind, owed: self.owed, card: self.card };
            wait(self, self.at, question)
        } else {
            self.hit(run)
        }
    }

    /// Can everybody see that there is no answer?
    fn can_answer(&self, game: &Game) -> bool {
        self.may_dodge(game)
            || self.barrels(game).next().is_some()
            || !plays::green_dodges(game, self.at).is_empty()
            || game.ability_open(self.at, Window::Hit)
    }

    /// Might there be a dodging card in hand that nothing forbids?
    fn may_dodge(&self, game: &Game) -> bool {
        !game.free_hand(self.at).is_empty()
            && game.may_answer(self.at, How::Answer, |_, def| def.dodges && !def.stays())
    }

    fn covered(mut self, run: &mut Run<'_>) -> Next {
        self.owed -= 1;
        if self.owed == 0 {
            return self.missed(run);
        }
        if crate::base::notices_between_dodges(run.game) {
            run.settle_seats(Seats::only(self.at));
            if run.is_set_off() {
                return become_frame(self);
            }
        }
        self.ask(run)
    }

    fn missed(self, run: &mut Run<'_>) -> Next {
        run.tell(Fact::Missed { seat: self.at, by: self.sender() });
        self.over(run)
    }

    fn hit(self, run: &mut Run<'_>) -> Next {
        if let Some(card) = self.card {
            if run.game.table(self.at).contains(card) {
                run.discard_from_table(card, self.at, Reason::Forced);
            }
            return self.over(run);
        }
        if self.kind.is_some_and(|kind| loses_later(run.game, kind)) {
            return done(Outcome::Unanswered(self.at));
        }
        call(self, Loss::new(self.at, 1, self.sender(), self.kind))
    }

    /// The hit is settled: dodged, or its loss carried out (CLAR-30).
    fn over(self, run: &mut Run<'_>) -> Next {
        run.tell_answered(self.at, Answered { window: Window::Hit, when: Telling::Settled, cards: self.spent });
        Next::DONE
    }

    /// Every barrel that has not been tried against this hit, with its bit and its test.
    fn barrels(&self, game: &Game) -> impl Iterator<Item = (Source, u8, Test)> + use<> {
        barrels(game, self.at, self.tried)
    }

    fn barrel(&self, game: &Game, wanted: Source) -> Option<(u8, Test)> {
        self.barrels(game).find(|(source, ..)| *source == wanted).map(|(_, bit, test)| (bit, test))
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        plays::dodges(game, seat, out);
        for (source, ..) in self.barrels(game) {
            out.push(plays::plain_use(source));
        }
        for card in game.in_order(plays::green_dodges(game, seat)) {
            out.push(plays::plain_use(Source::Card(card)));
        }
        abilities::list(game, seat, Window::Hit, out);
        out.push(Action::Pass);
    }
}

/// Every barrel of a seat that has not been tried, with its bit and its test.
pub(crate) fn barrels(game: &Game, at: Seat, tried: u8) -> impl Iterator<Item = (Source, u8, Test)> + use<> {
    let (mut characters, mut cards) = (1, 4);
    let numbered = move |(voice, test): (Voice, Test)| {
        let next = if voice.rank == Rank::Card { &mut cards } else { &mut characters };
        let bit: u8 = *next;
        *next <<= 1;
        voice.source.map(|source| (source, bit, test))
    };
    game.sources(at, on::Barrel).filter_map(numbered).filter(move |(_, bit, _)| tried & bit == 0)
}

/// A card of a kind is demanded, or a life.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demand {
    /// Whose card demands it.
    pub by: Seat,
    /// Of whom.
    pub at: Seat,
    /// What the card was played as.
    pub kind: Kind,
    /// The kind that must be given.
    pub wants: Kind,
}

impl Demand {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Play { card, .. }) => {
                run.discard_from_hand(card, self.at, Reason::Given);
                for when in [Telling::AtOnce, Telling::Settled] {
                    run.tell_answered(self.at, Answered { window: Window::Demand, when, cards: 1 });
                }
                Next::DONE
            }
            Got::Answer(Action::Use { source, aim, pay }) => match run.use_ability(self.at, source, aim, pay) {
                Some(effect) => Next::Call(self.into(), effect),
                None => become_frame(self),
            },
            Got::Answer(_) => {
                declined(run, self.at);
                self.lose(run.game)
            }
            Got::Back(Outcome::Lost(_) | Outcome::Died) => Next::DONE,
            Got::Nothing | Got::Back(_) => {
                if !run.game.may_give(self.at, self.wants) && !run.game.ability_open(self.at, Window::Demand) {
                    return self.lose(run.game);
                }
                wait(self, self.at, Question::Give { by: self.by, kind: self.kind, wants: self.wants })
            }
        }
    }

    fn lose(self, game: &Game) -> Next {
        if loses_later(game, self.kind) {
            return done(Outcome::Unanswered(self.at));
        }
        call(self, Loss::new(self.at, 1, Some(self.by), Some(self.kind)))
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        plays::gives(game, seat, self.wants, out);
        abilities::list(game, seat, Window::Demand, out);
        out.push(Action::Pass);
    }
}

/// A check: turn over the top of the deck and look.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flip {
    /// Who makes it.
    pub who: Seat,
    /// What is looked for.
    pub test: Test,
    /// What it is made for.
    pub source: Source,
}

impl Flip {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Pick(chosen)) => self.chosen(run, chosen),
            Got::Answer(_) | Got::Back(_) => wait(self, self.who, Question::PickFlip),
            Got::Nothing => {
                let count = run.game.flip_cards(self.who);
                if count < 2 && run.game.listening(on::TakesChecks).is_empty() {
                    let card = run.flip_one(self.who, false);
                    return self.counts(run, card, card.map_or(CardSet::NONE, CardSet::only));
                }
                for _ in 0..count {
                    run.flip_one(self.who, true);
                }
                match run.game.aside().len() {
                    0 => self.counts(run, None, CardSet::NONE),
                    1 => match run.game.aside().lowest() {
                        Some(only) => self.chosen(run, only),
                        None => self.counts(run, None, CardSet::NONE),
                    },
                    _ => wait(self, self.who, Question::PickFlip),
                }
            }
        }
    }

    /// Whoever takes such cards is given the chosen one first (CK-4). Of the rest the cards not chosen are discarded first, the
    /// chosen one on top (CORE-CHECK-04).
    fn chosen(self, run: &mut Run<'_>, chosen: CardId) -> Next {
        let next = self.counts(run, Some(chosen), CardSet::NONE);
        let all = run.game.aside();
        let others = run.game.in_order(all.without(chosen));
        for card in std::iter::once(chosen).chain(others) {
            self.hand_over(run, card);
        }
        let left = run.game.aside();
        for card in run.game.in_order(left.without(chosen)) {
            run.game.aside_to_pile(card);
        }
        if left.contains(chosen) {
            run.game.aside_to_pile(chosen);
        }
        run.game.keep_checked(left);
        next
    }

    /// The first in the direction of effects who may have the card takes it, beginning with whoever makes the check.
    fn hand_over(self, run: &mut Run<'_>, card: CardId) {
        let game = &*run.game;
        let takers = game.listening(on::TakesChecks);
        let may = |seat: &Seat| game.own_sources(*seat, on::TakesChecks).any(|(_, may)| may(game, *seat));
        let all = std::iter::once(self.who).chain(game.onward(self.who)).filter(|seat| takers.contains(*seat));
        if let Some(taker) = all.into_iter().find(may) {
            run.game.aside_to_hand(card, taker);
            run.game.lock(CardSet::only(card));
            run.tell(Fact::Picked { seat: taker, card });
        }
    }

    /// A check without a card fails (CORE-CHECK-06).
    fn counts(self, run: &mut Run<'_>, card: Option<CardId>, flipped: CardSet) -> Next {
        run.game.keep_checked(flipped);
        let held = card.is_some_and(|card| run.meets(card, self.test));
        run.tell(Fact::Checked { seat: self.who, source: self.source, held });
        done(Outcome::Flipped(held))
    }

    pub(crate) fn options(&self, game: &Game, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.in_order(game.aside()).map(Action::Pick));
    }
}

/// Cards in hand that dodge as they are, for quick answers.
pub(crate) fn dodging(game: &Game, seat: Seat) -> CardSet {
    game.free_hand(seat).and(having(Property::Dodges, game.deck)).minus(having(Property::Green, game.deck))
}

/// A hit as a frame.
pub(crate) fn shot(game: &Game, attempt: &Attempt, at: Seat) -> Frame {
    Shot::of(game, attempt, at, None).into()
}

/// Who is between two dodges against one hit after this step, if anybody is. Once the hit strikes, nobody is.
pub(crate) fn between_dodges(game: &Game, stepped: Frame, next: &Next) -> Option<Seat> {
    let frame = match (stepped, next) {
        (_, Next::Call(_, Frame::Loss(_))) => return None,
        (Frame::Flip(_), _) => game.stack.top()?.frame,
        (_, Next::Wait(frame, ..) | Next::Become(frame) | Next::Call(frame, _)) => *frame,
        (_, Next::Done(_)) => return None,
    };
    match frame {
        Frame::Shot(shot) if shot.spent > 0 => Some(shot.at),
        _ => None,
    }
}
