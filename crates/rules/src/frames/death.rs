//! Elimination: the role is shown, victory judged, cards go, abilities react, reward and penalty follow.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Choice, Question};
use crate::fact::{Fact, Reason};
use crate::frame::{Got, Next};
use crate::game::Game;
use crate::ids::{CardId, CardSet, Players, Seat, Seats};
use crate::modes::Reward;
use crate::rules::{Death, Judgement, on};
use crate::run::{Run, become_frame, call, wait};
use crate::switches::EliminationDiscardOrder;

/// Steps of an elimination (CORE-ELIM-01).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeathStage {
    /// Leave the circle, show the role, judge.
    Leave,
    /// The cards have gone: abilities react.
    React,
    /// Reward or penalty.
    Reward,
    /// Nothing is left.
    Over,
}

/// Somebody leaves the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eliminated {
    /// Who.
    pub who: Seat,
    /// The killer, if any.
    pub by: Option<Seat>,
    /// What comes next.
    pub stage: DeathStage,
}

impl Eliminated {
    pub(crate) fn new(who: Seat, by: Option<Seat>) -> Eliminated {
        Eliminated { who, by, stage: DeathStage::Leave }
    }

    pub(crate) fn step(mut self, _: Got, run: &mut Run<'_>) -> Next {
        match self.stage {
            DeathStage::Leave => self.leave(run),
            DeathStage::React => {
                self.stage = DeathStage::Reward;
                run.tell_eliminated(self.who);
                become_frame(self)
            }
            DeathStage::Reward => self.reward(run),
            DeathStage::Over => Next::DONE,
        }
    }

    fn leave(mut self, run: &mut Run<'_>) -> Next {
        // A ghost leaves without a killer, and nobody is eliminated anew (RET-G4).
        let ghost = run.game.ghosts.contains(self.who);
        self.by = self.by.filter(|_| !ghost);
        run.game.leave(self.who);
        let role = run.game.mode.has_roles().then(|| run.game.role(self.who));
        if role.is_some() {
            run.game.shown = run.game.shown.with(run.game.owner(self.who));
        }
        run.game.seat_mut(self.who).give_back();
        run.refresh();
        if ghost {
            run.tell(Fact::Departed { seat: self.who });
        } else {
            run.tell(Fact::Eliminated { seat: self.who, by: self.by, role });
        }
        if !ghost {
            run.book_elimination(self.who, self.by);
        }
        let death = Death { who: self.who, by: self.by, ghost };
        if run.judges_at_once() && matches!(run.game.judgement(Some(death)), Judgement::Won(_)) {
            put_down_all(run, self.who, Reason::Death);
        }
        if run.judge_elimination(death) {
            return Next::DONE;
        }
        if !ghost && run.game.has_events() {
            run.note_elimination(self.who);
        }
        let unnoticed = ghost && !run.game.switches.events.ghost_exit_triggers_death;
        self.stage = if unnoticed { DeathStage::Over } else { DeathStage::React };
        let takers = if unnoticed { Seats::NONE } else { run.game.listening(on::Takes) };
        match takers.len() {
            0 => call(self, Arrange { who: self.who, why: Reason::Death }),
            1 => {
                if let Some(taker) = takers.iter().next() {
                    take_all(run, taker, self.who);
                }
                become_frame(self)
            }
            _ => call(self, Share { dead: self.who, last: self.who }),
        }
    }

    fn reward(mut self, run: &mut Run<'_>) -> Next {
        self.stage = DeathStage::Over;
        run.succeed(self.who);
        let Some(killer) = self.by.filter(|killer| run.game.present().contains(*killer)) else {
            return become_frame(self);
        };
        match run.game.reward(Death { who: self.who, by: Some(killer), ghost: false }) {
            Reward::Nothing => become_frame(self),
            // Money was booked with the elimination (VAR-BOUNTY-1).
            Reward::Cards(_) if run.game.bounty(self.who).is_some() => become_frame(self),
            Reward::Cards(cards) => {
                run.tell(Fact::Rewarded { seat: killer, cards });
                run.draw(killer, cards);
                become_frame(self)
            }
            Reward::Penalty => {
                run.tell(Fact::Punished { seat: killer });
                call(self, Arrange { who: killer, why: Reason::Penalty })
            }
        }
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

/// One taker gets everything (CHAR-VULTURE-SAM): the hidden cards stay hidden from the rest.
fn take_all(run: &mut Run<'_>, taker: Seat, dead: Seat) {
    for card in run.game.in_order(run.game.table(dead)) {
        run.take_from_table(taker, dead, card);
    }
    if run.game.keeps_hand(dead) {
        return;
    }
    let hand = run.game.in_order(run.game.hand(dead));
    run.game.whole_hand_to_hand(dead, taker);
    for card in hand {
        run.tell_took(taker, dead, card);
    }
}

impl Game {
    /// The hand cards that go with a seat: none while another one of its player is there (VAR-DUO-16).
    fn hand_that_goes(&self, who: Seat) -> CardSet {
        if self.keeps_hand(who) { CardSet::NONE } else { self.hand(who) }
    }

    fn keeps_hand(&self, who: Seat) -> bool {
        !self.own_present(who).without(who).is_empty()
    }
}

impl Run<'_> {
    /// Whoever is left of the player's two characters is active from now on (VAR-DUO-16).
    fn succeed(&mut self, dead: Seat) {
        if let Some(heir) = self.game.own_present(dead).and(self.game.passive).iter().next() {
            self.game.activate(heir);
            self.tell(Fact::Activated { seat: heir });
        }
    }
}

/// Cards in play as laid, then the hand as it came: the default order of CORE-ELIM-03.
pub(crate) fn put_down_all(run: &mut Run<'_>, who: Seat, why: Reason) {
    for card in run.game.in_order(run.game.table(who)) {
        run.discard_from_table(card, who, why);
    }
    for card in run.game.in_order(run.game.hand_that_goes(who)) {
        run.discard_from_hand(card, who, why);
    }
}

/// Somebody's own cards, all of them, go to the pile in an order of his choice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrange {
    /// Whose cards.
    pub who: Seat,
    /// Why they go.
    pub why: Reason,
}

impl Arrange {
    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Pick(card)) => {
                if run.game.hand(self.who).contains(card) {
                    run.discard_from_hand(card, self.who, self.why);
                } else {
                    run.discard_from_table(card, self.who, self.why);
                }
            }
            Got::Answer(_) => {
                put_down_all(run, self.who, self.why);
                return Next::DONE;
            }
            Got::Nothing | Got::Back(_) => {}
        }
        let fixed = run.game.switches.table.elimination_discard_order == EliminationDiscardOrder::Fixed;
        if fixed || self.cards(run.game).len() < 2 {
            put_down_all(run, self.who, self.why);
            return Next::DONE;
        }
        wait(self, self.who, Question::Arrange)
    }

    fn cards(self, game: &Game) -> CardSet {
        game.hand_that_goes(self.who).or(game.table(self.who))
    }

    pub(crate) fn options(&self, game: &Game, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.in_order(game.table(self.who)).map(Action::Pick));
        out.extend(game.in_order(game.hand_that_goes(self.who)).map(Action::Pick));
        out.push(Action::Rest);
    }
}

/// Several takers pick alternately, nearest to the dead seat first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// Whose cards.
    pub dead: Seat,
    /// Who picked last.
    pub last: Seat,
}

impl Share {
    pub(crate) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        let takers = run.game.listening(on::Takes);
        let Some(taker) = run.game.onward(self.last).find(|seat| takers.contains(*seat)) else {
            return Next::DONE;
        };
        let picked = match got {
            Got::Answer(Action::Pick(card)) => Some(Some(card)),
            Got::Answer(_) => Some(None),
            Got::Nothing | Got::Back(_) => None,
        };
        if let Some(card) = picked {
            self.hand_over(run, taker, takers, card);
            self.last = taker;
            return become_frame(self);
        }
        let (hand, table) = (run.game.hand_that_goes(self.dead), run.game.table(self.dead));
        match (hand.len(), table.len()) {
            (0, 0) => Next::DONE,
            (1, 0) | (0, 1) => {
                self.hand_over(run, taker, takers, hand.or(table).lowest());
                Next::DONE
            }
            (_, 0) if !self.chooses(run.game) => {
                self.hand_over(run, taker, takers, None);
                self.last = taker;
                become_frame(self)
            }
            _ => {
                let pickers = self.lookers(run.game, takers);
                if !hand.is_empty() {
                    run.game.show_hand(self.dead, pickers);
                }
                wait(self, taker, Question::PickLoot { dead: self.dead })
            }
        }
    }

    /// With free choice all pickers see the hand (CORE-INFO-02).
    fn lookers(self, game: &Game, takers: Seats) -> Players {
        if !self.chooses(game) {
            return Players::NONE;
        }
        takers.iter().map(|seat| game.owner(seat)).fold(Players::NONE, Players::with)
    }

    fn hand_over(self, run: &mut Run<'_>, taker: Seat, takers: Seats, card: Option<CardId>) {
        match card {
            Some(card) if run.game.table(self.dead).contains(card) => run.take_from_table(taker, self.dead, card),
            Some(card) => {
                let lookers = self.lookers(run.game, takers);
                run.take_from_hand(taker, self.dead, card, lookers);
            }
            None => {
                run.steal_random(taker, self.dead);
            }
        }
    }

    fn chooses(self, game: &Game) -> bool {
        crate::base::takers_choose(game)
    }

    pub(crate) fn options(&self, game: &Game, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.in_order(game.table(self.dead)).map(Action::Pick));
        if self.chooses(game) {
            out.extend(game.in_order(game.hand_that_goes(self.dead)).map(Action::Pick));
        } else if !game.hand_that_goes(self.dead).is_empty() {
            out.push(Action::Choose(Choice::Hand));
        }
    }
}
