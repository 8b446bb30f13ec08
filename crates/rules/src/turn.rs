//! The turn as a table of stages, the windows around it, and who comes next.

use serde::{Deserialize, Serialize};

use crate::abilities::{self, Uses};
use crate::ask::{Action, Question, Window};
use crate::catalog::{Property, having};
use crate::fact::{Fact, Reason};
use crate::frame::{Frame, Got, Next};
use crate::frames::draw::{PhaseOne, Trim};
use crate::frames::play::Menu;
use crate::game::{Game, Phase};
use crate::ids::{CardId, CardSet, Seat, Seats};
use crate::piles::Few;
use crate::rules::on;
use crate::run::{Run, become_frame, call, wait};
use crate::switches::{GreenDodgeReady, JailFailure};

/// Stages of a turn, in order (CORE-TURN-01).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the turn: abilities that may be used between turns.
    Boundary,
    /// T0.
    Begin,
    /// Identity for those who choose it before the checks.
    EarlyIdentity,
    /// T3 and T4: cards in play that must be checked.
    Checks,
    /// T5.
    Identity,
    /// T6.
    Draw,
    /// T7.
    Play,
    /// Phase three of a turn without phase two: abilities first.
    LostPhaseThree,
    /// T8.
    Discard,
    /// T9.
    End,
}

/// The turn of the seat that `TurnState` names, from its boundary on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// The stage that comes next.
    pub stage: Stage,
}

impl Turn {
    /// The very first stage of the first seat.
    pub const START: Turn = Turn { seat: Seat::at(0), stage: Stage::Boundary };

    fn at(self, stage: Stage) -> Turn {
        Turn { stage, ..self }
    }

    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        // A turn ends at once when its player is eliminated (CORE-TURN-03).
        if self.stage > Stage::Begin && !run.game.present().contains(self.seat) {
            return if run.settle() { become_frame(self) } else { become_frame(self.next(run)) };
        }
        match self.stage {
            Stage::Boundary => {
                call(self.at(Stage::Begin), Interrupt { window: Window::Boundary, left: run.game.present() })
            }
            Stage::Begin => self.begin(run),
            Stage::EarlyIdentity => self.identity(run, true, Stage::Checks),
            Stage::Checks => self.checks(run),
            Stage::Identity => {
                if run.settle() {
                    return become_frame(self);
                }
                self.lapse(run);
                self.identity(run, false, Stage::Draw)
            }
            Stage::Draw => {
                if run.settle() {
                    return become_frame(self);
                }
                self.enter(run, Phase::Draw);
                call(self.at(Stage::Play), PhaseOne::of(self.seat))
            }
            Stage::Play => {
                self.enter(run, Phase::Play);
                call(self.at(Stage::Discard), Menu)
            }
            Stage::LostPhaseThree => {
                call(self.at(Stage::Discard), Interrupt { window: Window::PhaseThree, left: Seats::only(self.seat) })
            }
            Stage::Discard => {
                self.enter(run, Phase::Discard);
                call(self.at(Stage::End), Trim { who: self.seat })
            }
            Stage::End => self.end(run),
        }
    }

    fn enter(self, run: &mut Run<'_>, phase: Phase) {
        run.game.turn.phase = phase;
        run.tell(Fact::PhaseBegan { seat: self.seat, phase });
    }

    fn begin(self, run: &mut Run<'_>) -> Next {
        if !run.game.present().contains(self.seat) {
            return become_frame(self.next(run));
        }
        let turn = &mut run.game.turn;
        turn.seat = self.seat;
        turn.phase = Phase::Start;
        turn.number = turn.number.saturating_add(1);
        turn.limited = 0;
        turn.uses = Uses::default();
        turn.lost = false;
        turn.leaves = None;
        turn.checked = CardSet::NONE;
        run.game.ripen(run.game.table(self.seat));
        run.refresh();
        run.tell(Fact::TurnBegan { seat: self.seat });
        become_frame(self.at(Stage::EarlyIdentity))
    }

    /// The next card in play whose check is due, in the order of the cards' own numbers, then as laid.
    fn next_check(self, game: &Game) -> Option<CardId> {
        let due = game.cards_with(self.seat, on::Check).minus(game.turn.checked);
        let order = |card: CardId| game.kind(card).def().rules.check.map_or(u8::MAX, |check| check.order);
        due.iter().min_by_key(|card| (order(*card), game.arrival(*card)))
    }

    fn checks(self, run: &mut Run<'_>) -> Next {
        if run.settle() {
            return become_frame(self);
        }
        if run.game.turn.lost {
            self.lapse(run);
            run.tell(Fact::TurnLost { seat: self.seat });
            return become_frame(match run.game.switches.table.jail_failure {
                JailFailure::SkipTurn => self.at(Stage::End),
                JailFailure::SkipToPhase3 => self.at(Stage::LostPhaseThree),
            });
        }
        let Some(card) = self.next_check(run.game) else {
            return become_frame(self.at(Stage::Identity));
        };
        run.game.turn.checked = run.game.turn.checked.with(card);
        match run.game.kind(card).def().rules.check {
            Some(check) => Next::Call(self.into(), (check.frame)(self.seat, card)),
            None => become_frame(self),
        }
    }

    /// Borrowed abilities end when the turn reaches its identity step, or is lost (CHAR-VERA-CUSTER-E2).
    fn lapse(self, run: &mut Run<'_>) {
        let early = run.game.sources(self.seat, on::Identity).any(|(_, identity)| (identity.early)(run.game));
        if run.game.seat(self.seat).borrowed.is_some() && (run.game.turn.lost || !early) {
            self.give_back_copy(run);
        }
    }

    /// A copy ends, and with it what it has drawn; what the seat's own character has drawn stays (CHAR-VERA-CUSTER-E5).
    fn give_back_copy(self, run: &mut Run<'_>) {
        let state = run.game.seat_mut(self.seat);
        let own = state.character.def().rules.identity.is_some_and(|identity| identity.lasting);
        state.borrowed = None;
        if !own {
            state.drawn = Few::EMPTY;
        }
        run.refresh();
    }

    /// Sets off the frames of those who choose an identity now.
    fn identity(self, run: &mut Run<'_>, early: bool, then: Stage) -> Next {
        for (_, identity) in run.game.sources(self.seat, on::Identity) {
            if (identity.early)(run.game) == early {
                if early {
                    self.give_back_copy(run);
                }
                run.then((identity.frame)(self.seat));
            }
        }
        become_frame(self.at(then))
    }

    fn end(self, run: &mut Run<'_>) -> Next {
        if let Some(card) = run.game.turn.leaves.take()
            && run.game.table(self.seat).contains(card)
        {
            run.discard_from_table(card, self.seat, Reason::Spent);
        }
        if run.settle() {
            return become_frame(self);
        }
        run.game.turn.phase = Phase::End;
        if run.game.switches.table.green_dodge_ready == GreenDodgeReady::NextPlayerTurn {
            let dodges = having(Property::Dodges, run.game.deck);
            run.game.ripen(dodges);
        }
        become_frame(self.next(run))
    }

    /// The next-player function (NXT-04): the only way a turn begins but the first.
    fn next(self, run: &mut Run<'_>) -> Turn {
        let game = &mut *run.game;
        let upcoming = game.due(self.seat).after(self.seat, |_| false);
        game.skips = game.skips.minus(upcoming.skipped);
        if upcoming.extra {
            game.extra = game.extra.without(upcoming.seat);
        }
        Turn { seat: upcoming.seat, stage: Stage::Boundary }
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

impl PartialOrd for Stage {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        (*self as u8).partial_cmp(&(*other as u8))
    }
}

/// Abilities that may be used outside the phases of the turn player, one seat after the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interrupt {
    /// Which window.
    pub window: Window,
    /// Who has not declined yet.
    pub left: Seats,
}

impl Interrupt {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let open = |seat: &Seat| self.left.contains(*seat) && run.game.ability_open(*seat, self.window);
        if !self.left.iter().any(|seat| open(&seat)) {
            return Next::DONE;
        }
        let Some(seat) = run.game.trigger_order().find(open) else { return Next::DONE };
        match got {
            Got::Answer(Action::Use { source, aim, pay }) => match run.use_ability(seat, source, aim, pay) {
                Some(effect) => Next::Call(self.into(), effect),
                None => Next::DONE,
            },
            Got::Answer(_) => {
                self.left = self.left.without(seat);
                become_frame(self)
            }
            Got::Nothing | Got::Back(_) => wait(self, seat, Question::Interrupt),
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        abilities::list(game, seat, self.window, out);
        out.push(Action::Pass);
    }
}

/// A frame that is the turn of `seat`, about to enter `stage`; used to set up positions.
pub(crate) fn turn_at(seat: Seat, stage: Stage) -> Frame {
    Turn { seat, stage }.into()
}
