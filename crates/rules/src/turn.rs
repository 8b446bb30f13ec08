//! The turn as a table of stages, the windows around it, and who comes next.

use serde::{Deserialize, Serialize};

use crate::abilities;
use crate::ask::{Action, Question, Source, Window};
use crate::catalog::{Property, having};
use crate::defs::Slot;
use crate::events::CheckTiming;
use crate::events::frames::Reveal;
use crate::fact::{Fact, Reason};
use crate::frame::{Frame, Got, Next};
use crate::frames::draw::Trim;
use crate::frames::play::Menu;
use crate::game::{Game, Phase, TurnState};
use crate::ids::{CardId, Seat, Seats};
use crate::modes::phase_zero::PhaseZero;
use crate::rules::{Moment, on};
use crate::run::{Run, become_frame, call, wait};
use crate::switches::{GreenDodgeReady, JailFailure};

/// Stages of a turn, in order (CORE-TURN-01).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the turn: abilities that may be used between turns.
    Boundary,
    /// EVT-0: somebody eliminated comes back for his turn.
    Return,
    /// T0.
    Begin,
    /// T1: the main event changes.
    Reveal,
    /// T2: what events do at the start of a turn, the side slot first (EVT-2, EVT-3).
    SideBegins,
    /// And the main slot.
    MainBegins,
    /// Identity for those who choose it before the checks.
    EarlyIdentity,
    /// T3 and T4: cards in play that must be checked.
    Checks,
    /// Phase 0, of whoever has two characters (VAR-DUO-6).
    PhaseZero,
    /// T5.
    Identity,
    /// T6.
    Draw,
    /// The last part of phase one, where events add to it.
    Drawn,
    /// EVT-8: what events do after phase one.
    DrawEnds,
    /// T7.
    Play,
    /// What events do at the end of phase two.
    PlayEnds,
    /// Phase three of a turn without phase two: abilities first.
    LostPhaseThree,
    /// T8.
    Discard,
    /// The first thing of T9: what the table itself allows.
    Closing,
    /// T9.
    End,
    /// EVT-11: what events do at the end of a turn, the side slot first.
    SideEnds,
    /// And the main slot.
    MainEnds,
    /// EVT-12.
    Next,
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

    pub(crate) fn step(mut self, mut got: Got, run: &mut Run<'_>) -> Next {
        loop {
            match self.enter_stage(got, run) {
                Next::Become(Frame::Turn(next)) if run.is_clear() => (self, got) = (next, Got::Nothing),
                next => return next,
            }
        }
    }

    #[inline(always)]
    fn enter_stage(self, got: Got, run: &mut Run<'_>) -> Next {
        // A turn ends at once when its player is eliminated (CORE-TURN-03).
        if self.stage > Stage::Begin && (run.game.turn.spent || !run.game.present().contains(self.seat)) {
            if let Some(turn) = self.survives(run) {
                return become_frame(turn);
            }
            return if run.settle() { become_frame(self) } else { become_frame(self.next(run)) };
        }
        match self.stage {
            Stage::Boundary => {
                let then = if run.game.has_events() { Stage::Return } else { Stage::Begin };
                let abilities = Interrupt { window: Window::Boundary, left: run.game.present() };
                if abilities.is_open(run.game) { call(self.at(then), abilities) } else { become_frame(self.at(then)) }
            }
            Stage::Return => self.come_back(run),
            Stage::Begin => self.begin(run),
            Stage::Reveal => self.reveal(run),
            Stage::SideBegins if !run.game.moments.has(Moment::TurnBegins) => {
                self.at_rest(run, self.after_events(run.game))
            }
            Stage::SideBegins => self.event(run, Slot::Side, Moment::TurnBegins, Stage::MainBegins),
            Stage::MainBegins => self.event(run, Slot::Main, Moment::TurnBegins, self.after_events(run.game)),
            Stage::EarlyIdentity => self.identity(run, true, Stage::Checks),
            Stage::Checks => self.checks(run),
            Stage::PhaseZero => self.phase_zero(got, run),
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
                let then = if run.game.events.is_none() { Stage::Play } else { Stage::Drawn };
                match run.game.phase_one(self.seat) {
                    Frame::PhaseOne(phase) if run.is_clear() && phase.is_plain(run.game) => {
                        phase.draw(run);
                        become_frame(self.at(then))
                    }
                    frame => Next::Call(self.at(then).into(), frame),
                }
            }
            Stage::Drawn => {
                run.tell_moment(Slot::Side, self.seat, Moment::Drawn);
                run.tell_moment(Slot::Main, self.seat, Moment::Drawn);
                become_frame(self.at(Stage::DrawEnds))
            }
            Stage::DrawEnds => self.events(run, Moment::DrawEnds, Stage::Play),
            Stage::Play => {
                self.enter(run, Phase::Play);
                call(self.at(if run.game.has_events() { Stage::PlayEnds } else { Stage::Discard }), Menu)
            }
            Stage::PlayEnds => self.events(run, Moment::PlayEnds, Stage::Discard),
            Stage::LostPhaseThree => {
                call(self.at(Stage::Discard), Interrupt { window: Window::PhaseThree, left: Seats::only(self.seat) })
            }
            // A ghost's cards all go with it (EV-GHOST-TOWN-6).
            Stage::Discard if run.game.ghosts.contains(self.seat) => become_frame(self.at(Stage::End)),
            Stage::Discard => {
                self.enter(run, Phase::Discard);
                let then = if run.game.options.is_none() { Stage::End } else { Stage::Closing };
                let trim = Trim { who: self.seat };
                if trim.is_over(run.game) { become_frame(self.at(then)) } else { call(self.at(then), trim) }
            }
            Stage::Closing => {
                run.tell_table(self.seat, Moment::Closing);
                become_frame(self.at(Stage::End))
            }
            Stage::End => self.end(run),
            Stage::SideEnds if !run.game.moments.has(Moment::TurnEnds) => become_frame(self.at(Stage::Next)),
            Stage::SideEnds => self.event(run, Slot::Side, Moment::TurnEnds, Stage::MainEnds),
            Stage::MainEnds => self.event(run, Slot::Main, Moment::TurnEnds, Stage::Next),
            // There is a settle point after an end-of-turn effect (CLAR-15).
            Stage::Next => {
                if run.settle() {
                    return become_frame(self);
                }
                become_frame(self.next(run))
            }
        }
    }

    /// EVT-0. What is due for talk is paid before the turn begins (EV-GAG-4). Whoever is neither living nor brought back is passed over.
    fn come_back(self, run: &mut Run<'_>) -> Next {
        if run.collect_for_talk() {
            return become_frame(self);
        }
        if run.game.living.contains(self.seat) {
            return become_frame(self.at(Stage::Begin));
        }
        match run.game.comes_back(self.seat) {
            Some(frame) => Next::Call(self.at(Stage::Begin).into(), frame),
            None => become_frame(self.next(run)),
        }
    }

    /// EVT-1.
    fn reveal(self, run: &mut Run<'_>) -> Next {
        if run.settle() {
            return become_frame(self);
        }
        let then = match run.game.switches.events.start_of_turn_event_timing {
            CheckTiming::BeforeChecks => Stage::SideBegins,
            CheckTiming::AfterChecks => Stage::EarlyIdentity,
        };
        if run.game.changes_event(self.seat) {
            return call(self.at(then), Reveal { by: self.seat, slot: Slot::Main });
        }
        become_frame(self.at(then))
    }

    /// What follows the start-of-turn effects of events (EVT-A).
    fn after_events(self, game: &Game) -> Stage {
        match game.switches.events.start_of_turn_event_timing {
            CheckTiming::BeforeChecks => Stage::EarlyIdentity,
            CheckTiming::AfterChecks => Stage::Identity,
        }
    }

    /// What follows the checks.
    fn after_checks(self, game: &Game) -> Stage {
        if game.is_paired(self.seat) { Stage::PhaseZero } else { self.late_events(game) }
    }

    /// What follows phase 0: start-of-turn effects of events where they come after the checks.
    fn late_events(self, game: &Game) -> Stage {
        let late = game.switches.events.start_of_turn_event_timing == CheckTiming::AfterChecks;
        if late && !game.events.is_none() { Stage::SideBegins } else { Stage::Identity }
    }

    /// Goes on once nothing is left to settle.
    fn at_rest(self, run: &mut Run<'_>, then: Stage) -> Next {
        become_frame(if run.settle() { self } else { self.at(then) })
    }

    /// An event has its effect at a step of the turn, after a settle point.
    fn event(self, run: &mut Run<'_>, slot: Slot, moment: Moment, then: Stage) -> Next {
        if run.settle() {
            return become_frame(self);
        }
        run.tell_moment(slot, self.seat, moment);
        become_frame(self.at(then))
    }

    /// The events of both slots have their effects at a step of the turn, the side slot first.
    fn events(self, run: &mut Run<'_>, moment: Moment, then: Stage) -> Next {
        if run.settle() {
            return become_frame(self);
        }
        run.tell_moment(Slot::Side, self.seat, moment);
        run.tell_moment(Slot::Main, self.seat, moment);
        become_frame(self.at(then))
    }

    fn enter(self, run: &mut Run<'_>, phase: Phase) {
        run.game.turn.phase = phase;
        run.tell(Fact::PhaseBegan { seat: self.seat, phase });
    }

    fn begin(self, run: &mut Run<'_>) -> Next {
        if !run.game.present().contains(self.seat) {
            return become_frame(self.next(run));
        }
        let (number, extra) = (run.game.turn.number.saturating_add(1), run.game.extra.contains(self.seat));
        run.game.turn = TurnState { number, extra, ..TurnState::of(self.seat) };
        run.game.extra = run.game.extra.without(self.seat);
        let events = run.game.has_events();
        if events && !extra {
            let turns = &mut run.game.stacks.open.turns[self.seat];
            *turns = turns.saturating_add(1);
        }
        for own in run.game.own(self.seat).iter() {
            run.game.ripen(run.game.table(own));
        }
        run.game.refresh_for_turn();
        run.tell(Fact::TurnBegan { seat: self.seat });
        run.tell_moment(Slot::Side, self.seat, Moment::TurnOpens);
        become_frame(self.at(if events { Stage::Reveal } else { Stage::EarlyIdentity }))
    }

    /// The next card in play whose check is due, and in front of whom: in the order of the cards' own numbers, then of the player's
    /// characters, then as laid.
    fn next_check(self, game: &Game) -> Option<(Seat, CardId)> {
        let due = |seat: Seat| game.cards_with(seat, on::Check).minus(game.turn.checked);
        let order = |card: CardId| game.kind(card).def().rules.check.map_or(u8::MAX, |check| check.order);
        let first = |seat: Seat| due(seat).iter().min_by_key(|card| (order(*card), game.arrival(*card)));
        if !game.is_paired(self.seat) {
            return first(self.seat).map(|card| (self.seat, card));
        }
        let all = game.own_in_order(self.seat).filter_map(|own| Some((own, first(own)?)));
        all.min_by_key(|(_, card)| order(*card))
    }

    /// The character whose turn it is has died: its partner goes on with the turn, or with phase three if it has begun to act
    /// (VAR-DUO-16). Nobody does after that, or without a partner.
    fn survives(self, run: &mut Run<'_>) -> Option<Turn> {
        let heir = run.game.own(self.seat).and(run.game.fronts()).iter().next();
        let heir = heir.filter(|heir| *heir != self.seat && self.stage <= Stage::Discard)?;
        run.game.turn.seat = heir;
        run.refresh();
        let stage = if self.stage <= Stage::Identity { self.stage } else { Stage::Discard };
        Some(Turn { seat: heir, stage })
    }

    /// Which character takes the turn. What its player's characters have copied ends here, whichever it is (VAR-DUO-18).
    fn phase_zero(self, got: Got, run: &mut Run<'_>) -> Next {
        if !matches!(got, Got::Back(_)) {
            for own in run.game.own(self.seat).iter() {
                Turn { seat: own, ..self }.lapse(run);
            }
            return call(self, PhaseZero { who: self.seat });
        }
        let seat = run.game.front(self.seat);
        run.game.turn.seat = seat;
        run.refresh();
        become_frame(Turn { seat, stage: self.late_events(run.game) })
    }

    fn checks(self, run: &mut Run<'_>) -> Next {
        if run.settle() {
            return become_frame(self);
        }
        if run.game.turn.lost {
            for own in run.game.own(self.seat).iter() {
                Turn { seat: own, ..self }.lapse(run);
            }
            run.tell(Fact::TurnLost { seat: self.seat });
            return become_frame(match run.game.switches.table.jail_failure {
                _ if run.game.is_paired(self.seat) => self.at(Stage::End),
                JailFailure::SkipTurn => self.at(Stage::End),
                JailFailure::SkipToPhase3 => self.at(Stage::LostPhaseThree),
            });
        }
        let Some((seat, card)) = self.next_check(run.game) else {
            return become_frame(self.at(self.after_checks(run.game)));
        };
        run.game.turn.checked = run.game.turn.checked.with(card);
        match run.game.kind(card).def().rules.check {
            Some(check) => Next::Call(self.into(), (check.frame)(seat, card)),
            None => become_frame(self),
        }
    }

    /// Borrowed abilities end when the turn reaches its identity step, or is lost (CHAR-VERA-CUSTER-E2).
    fn lapse(self, run: &mut Run<'_>) {
        let early = run.game.sources(self.seat, on::Identity).any(|(_, identity)| (identity.early)(run.game));
        if run.game.seat(self.seat).borrowed.is_some() && (run.game.turn.lost || !early) {
            run.end_copy(self.seat);
        }
    }

    /// Sets off the frame of a character that chooses an identity now. A copy of such a character has chosen when it was made.
    fn identity(self, run: &mut Run<'_>, early: bool, then: Stage) -> Next {
        let own = Some(Source::Character(run.game.seat(self.seat).character));
        for (voice, identity) in run.game.sources(self.seat, on::Identity) {
            if voice.source == own && (identity.early)(run.game) == early {
                if early {
                    run.end_copy(self.seat);
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
        if !run.game.events.is_none() {
            return become_frame(self.at(Stage::SideEnds));
        }
        become_frame(self.next(run))
    }

    /// The next-player function (NXT-04): the only way a turn begins but the first.
    fn next(self, run: &mut Run<'_>) -> Turn {
        let game = &mut *run.game;
        let upcoming = game.due(self.seat).after(self.seat, |seat| game.comes_back(seat).is_some());
        if !upcoming.skipped.is_empty() {
            game.skips = game.skips.minus(upcoming.skipped);
            let passed = game.ring.from(self.seat, game.directions.turns);
            for seat in passed.filter(|seat| upcoming.skipped.contains(*seat)) {
                run.tell(Fact::TurnSkipped { seat });
            }
        }
        Turn { seat: run.game.front(upcoming.seat), stage: Stage::Boundary }
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
    /// Has anybody something to decide?
    fn is_open(self, game: &Game) -> bool {
        let able = if game.is_bent_by_house(on::Abilities) { self.left } else { game.listening(on::Abilities) };
        able.and(self.left).iter().any(|seat| game.ability_open(seat, self.window))
    }

    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        if !self.is_open(run.game) {
            return Next::DONE;
        }
        let open = |seat: &Seat| self.left.contains(*seat) && run.game.ability_open(*seat, self.window);
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
