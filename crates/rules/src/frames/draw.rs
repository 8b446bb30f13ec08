//! Drawing: phase one with its modes and plans, plain draws, random thefts; and phase three, the surplus.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question};
use crate::catalog::of_kind;
use crate::fact::{Fact, Reason};
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::{CardId, CardSet, Players, Seat, Seats};
use crate::rules::{Drawn, on};
use crate::run::{Run, become_frame, wait};
use crate::switches::DuplicatesInPlay;

/// Phase one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhaseOne {
    /// Whose.
    pub who: Seat,
    /// What comes before the draw has come.
    #[serde(default, skip_serializing_if = "is_false")]
    pub begun: bool,
}

fn is_false(value: &bool) -> bool {
    !*value
}

impl PhaseOne {
    pub(crate) fn of(who: Seat) -> PhaseOne {
        PhaseOne { who, begun: false }
    }

    /// Sets off what comes before the draw, if anything does (P1-3).
    fn begins(self, run: &mut Run<'_>) -> bool {
        for (_, before) in run.game.sources(self.who, on::BeforeDraw) {
            if let Some(frame) = before(run.game, self.who) {
                run.then(frame);
            }
        }
        run.is_set_off()
    }

    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        let who = self.who;
        if matches!(got, Got::Nothing) && !self.begun && self.begins(run) {
            return become_frame(PhaseOne { begun: true, ..self });
        }
        let count = run.game.draw_count(who);
        match got {
            Got::Answer(Action::Pick(card)) => {
                // A card in play instead of the whole draw.
                if let Some(from) = run.game.present().iter().find(|seat| run.game.table(*seat).contains(card)) {
                    run.take_from_table(who, from, card);
                }
                return Next::DONE;
            }
            Got::Answer(Action::Name(from)) => {
                run.steal_random(who, from);
                self.rest(run, 1, count);
                return Next::DONE;
            }
            Got::Answer(Action::Choose(Choice::Discard)) => {
                if let Some(card) = run.game.pile_to_hand(who) {
                    run.tell(Fact::TookDiscard { seat: who, card });
                }
                self.rest(run, 1, count);
                return Next::DONE;
            }
            Got::Answer(_) => {}
            Got::Nothing | Got::Back(_) => {
                if self.has_modes(run.game) {
                    return wait(self, who, Question::DrawMode);
                }
            }
        }
        if let Some((_, plan)) = run.game.sources(who, on::DrawPlan).next() {
            return Next::Become(plan(run.game, who, count));
        }
        self.rest(run, 0, count);
        Next::DONE
    }

    /// Is it nothing but cards off the deck, with nothing before them and nothing in their place?
    #[inline]
    pub(crate) fn is_plain(self, game: &Game) -> bool {
        !(game.is_bent(self.who, on::BeforeDraw)
            || game.is_bent(self.who, on::DrawModes)
            || game.is_bent(self.who, on::DrawPlan))
    }

    /// The whole of a plain phase one.
    pub(crate) fn draw(self, run: &mut Run<'_>) {
        self.rest(run, 0, run.game.draw_count(self.who));
    }

    /// The cards that come from the deck, watched one by one.
    fn rest(self, run: &mut Run<'_>, taken: u8, count: u8) {
        let mut extra = 0;
        for nth in taken + 1..=count {
            let Some(card) = run.draw_one_in_phase_one(self.who) else { break };
            extra += watch_drawn(run, self.who, nth, card);
        }
        run.draw_in_phase_one(self.who, extra);
    }

    fn has_modes(self, game: &Game) -> bool {
        game.sources(self.who, on::DrawModes).any(|(_, modes)| (modes.open)(game, self.who))
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Choose(Choice::Deck));
        list_modes(game, seat, out);
    }
}

fn list_modes(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    for (_, modes) in game.sources(seat, on::DrawModes) {
        (modes.list)(game, seat, out);
    }
}

/// Lets abilities look at the nth card of phase one; says how many more come.
#[inline]
pub(crate) fn watch_drawn(run: &mut Run<'_>, who: Seat, nth: u8, card: CardId) -> u8 {
    if run.game.is_bent(who, on::Drawn) { watched(run, who, nth, card) } else { 0 }
}

fn watched(run: &mut Run<'_>, who: Seat, nth: u8, card: CardId) -> u8 {
    let mut all = Drawn::default();
    for (_, drawn) in run.game.sources(who, on::Drawn) {
        let wish = drawn(run.game, who, nth, card);
        all = Drawn { show: all.show || wish.show, mark: all.mark || wish.mark, extra: all.extra + wish.extra };
    }
    // One showing serves everybody who wants it (IX-157).
    if all.show {
        run.game.show(card);
        run.tell(Fact::Shown { seat: who, card });
    }
    if all.mark {
        run.game.turn.marked = Some(card);
    }
    all.extra
}

/// Cards are drawn from the deck.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawCards {
    /// By whom.
    pub who: Seat,
    /// How many.
    pub count: u8,
}

impl DrawCards {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        if run.game.present().contains(self.who) {
            run.draw(self.who, self.count);
        }
        Next::DONE
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

/// Random cards are taken from a hand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Steal {
    /// By whom.
    pub who: Seat,
    /// From whom.
    pub from: Seat,
    /// How many.
    pub count: u8,
}

impl Steal {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        let both = run.game.present().contains(self.who) && run.game.present().contains(self.from);
        for _ in 0..if both { self.count } else { 0 } {
            run.steal_random(self.who, self.from);
        }
        Next::DONE
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

/// Phase three: copies in play first where the table says so, then cards over the hand limit.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trim {
    /// Whose.
    pub who: Seat,
}

impl Trim {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        if let Got::Answer(Action::Pick(card)) = got {
            match run.game.own(self.who).iter().find(|own| run.game.table(*own).contains(card)) {
                Some(own) => run.discard_from_table(card, own, Reason::Duplicate),
                None => self.let_go(run, card),
            }
            if !run.is_clear() {
                return become_frame(self);
            }
        }
        if !self.copies(run.game).is_empty() {
            return wait(self, self.who, Question::PickDuplicate);
        }
        let hand = run.game.hand(self.who);
        match (self.surplus(run.game), hand.lowest()) {
            (0, _) | (_, None) => Next::DONE,
            // With nothing to keep, a last card goes unasked.
            (_, Some(only)) if hand.len() == 1 => {
                self.let_go(run, only);
                Next::DONE
            }
            (left, _) => wait(self, self.who, Question::PickSurplus { left }),
        }
    }

    /// A card too many is discarded, or goes to the next in the direction of effects who takes such cards.
    fn let_go(self, run: &mut Run<'_>, card: CardId) {
        let looters = run.game.listening(on::Loots).minus(run.game.own(self.who));
        let next = |looters: Seats| run.game.onward(self.who).find(|seat| looters.contains(*seat));
        match Some(looters).filter(|looters| !looters.is_empty()).and_then(next) {
            Some(looter) => run.take_from_hand(looter, self.who, card, Players::NONE),
            None => run.discard_from_hand(card, self.who, Reason::Surplus),
        }
    }

    /// Is there nothing to let go?
    #[inline]
    pub(crate) fn is_over(self, game: &Game) -> bool {
        self.surplus(game) == 0 && self.copies(game).is_empty()
    }

    fn surplus(self, game: &Game) -> u8 {
        (game.hand(self.who).len() as u8).saturating_sub(game.hand_limit(self.who))
    }

    /// Cards in play of kinds that lie there more than once.
    #[inline]
    fn copies(self, game: &Game) -> CardSet {
        match game.switches.table.duplicates_in_play {
            DuplicatesInPlay::EndOfTurn => self.surplus_copies(game),
            DuplicatesInPlay::Forbidden | DuplicatesInPlay::Replace => CardSet::NONE,
        }
    }

    fn surplus_copies(self, game: &Game) -> CardSet {
        let twice = |table: CardSet, card: &CardId| table.and(of_kind(game.kind(*card), game.deck)).len() > 1;
        let tables = game.own_present(self.who).iter().map(|own| game.table(own));
        tables.flat_map(|table| table.iter().filter(move |card| twice(table, card))).collect()
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        let copies = self.copies(game);
        let from = if copies.is_empty() { game.hand(seat) } else { copies };
        out.extend(game.in_order(from).map(Action::Pick));
    }
}
