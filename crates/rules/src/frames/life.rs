//! Losing and regaining life.

use serde::{Deserialize, Serialize};

use crate::abilities;
use crate::ask::{Action, Question, Window};
use crate::catalog::Kind;
use crate::fact::Fact;
use crate::frame::{Got, Next, Outcome};
use crate::frames::death::Eliminated;
use crate::frames::play::declined;
use crate::frames::shot::Flip;
use crate::game::Game;
use crate::ids::Seat;
use crate::plays;
use crate::rules::{Answered, How, Telling, Wound, on};
use crate::run::{Run, become_frame, call, done, wait};
use crate::switches::BeerOutOfTurn;

/// Where a loss of life stands (CORE-LIFE-02).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LossStage {
    /// Cards may still prevent points.
    Relief,
    /// The points have been subtracted; life may be gone.
    Rescue,
    /// Nothing has helped; a check decides.
    LastChance,
    /// The seat is being eliminated.
    Dying,
}

/// A loss of life, from the windows before it to the elimination it may bring.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loss {
    /// Who loses.
    pub who: Seat,
    /// How many points.
    pub points: u8,
    /// Who is responsible.
    pub by: Option<Seat>,
    /// The kind of card behind it.
    pub kind: Option<Kind>,
    /// Points prevented so far.
    pub relief: u8,
    /// Where it stands.
    pub stage: LossStage,
    /// The caller tells of the wound itself.
    pub quiet: bool,
}

impl Loss {
    /// A loss about to begin.
    pub(crate) fn new(who: Seat, points: u8, by: Option<Seat>, kind: Option<Kind>) -> Loss {
        Loss { who, points, by, kind, relief: 0, stage: LossStage::Relief, quiet: false }
    }

    /// A loss after which the caller has something to do before the wound is told of.
    pub(crate) fn quietly(self) -> Loss {
        Loss { quiet: true, ..self }
    }

    pub(crate) fn step(self, got: Got, run: &mut Run<'_>) -> Next {
        match self.stage {
            LossStage::Relief if run.game.is_beyond_life(self.who) => done(Outcome::Lost(0)),
            LossStage::Relief => self.relieve(got, run),
            LossStage::Rescue => self.rescue(got, run),
            LossStage::LastChance => self.decided(got, run),
            LossStage::Dying => done(Outcome::Died),
        }
    }

    fn relieve(mut self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Play { card, kind, .. }) => self.relief += self.drink(run, card, kind, Window::Relief),
            Got::Answer(_) => {
                declined(run, self.who);
                return self.subtract(run);
            }
            Got::Nothing | Got::Back(_) => {}
        }
        let open = run.game.switches.table.beer_out_of_turn == BeerOutOfTurn::Prevent
            && run.game.living.len() > 2
            && self.may_drink(run.game)
            && self.relief < self.points;
        if open {
            return wait(self, self.who, Question::Prevent { points: self.points - self.relief });
        }
        self.subtract(run)
    }

    /// Plays a saving card and says what it is worth.
    fn drink(self, run: &mut Run<'_>, card: crate::ids::CardId, kind: Kind, window: Window) -> u8 {
        run.answer(self.who, card, kind);
        for when in [Telling::AtOnce, Telling::Settled] {
            run.tell_answered(self.who, Answered { window, when, cards: 1 });
        }
        run.game.heal_worth(self.who, kind, 1)
    }

    fn subtract(mut self, run: &mut Run<'_>) -> Next {
        let lost = self.points.saturating_sub(self.relief);
        let gained = self.relief.saturating_sub(self.points);
        if self.relief > 0 {
            run.tell(Fact::Prevented { seat: self.who, points: self.relief.min(self.points) });
        }
        let state = run.game.seat_mut(self.who);
        state.life -= lost as i8;
        let left = state.life;
        if lost > 0 {
            run.tell(Fact::Lost { seat: self.who, points: lost, by: self.by, left, kind: self.kind });
        }
        if gained > 0 {
            run.heal(self.who, gained);
        }
        self.points = lost;
        self.stage = LossStage::Rescue;
        if run.is_clear() { self.rescue(Got::Nothing, run) } else { become_frame(self) }
    }

    fn rescue(self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Play { card, kind, .. }) => {
                let worth = self.drink(run, card, kind, Window::Rescue);
                run.heal(self.who, worth);
            }
            Got::Answer(Action::Use { source, aim, pay }) => {
                if let Some(effect) = run.use_ability(self.who, source, aim, pay) {
                    return Next::Call(self.into(), effect);
                }
            }
            Got::Answer(_) => {
                declined(run, self.who);
                return self.die(run.game);
            }
            Got::Nothing | Got::Back(_) => {}
        }
        if run.game.seat(self.who).life > 0 {
            return self.survived(run);
        }
        if run.is_set_off() {
            return become_frame(self);
        }
        if self.drinks(run.game) || run.game.ability_open(self.who, Window::Rescue) {
            return wait(self, self.who, Question::Rescue);
        }
        self.die(run.game)
    }

    /// May a saving card be played now, as far as everybody can see?
    fn drinks(self, game: &Game) -> bool {
        game.switches.table.beer_out_of_turn == BeerOutOfTurn::Rescue && game.living.len() > 2 && self.may_drink(game)
    }

    /// Might there be a saving card in hand that nothing forbids?
    fn may_drink(self, game: &Game) -> bool {
        !game.free_hand(self.who).is_empty() && game.may_answer(self.who, How::Answer, |_, def| def.saves)
    }

    /// Before the end there may be a check, once for the whole loss (LOSS-5).
    fn die(mut self, game: &Game) -> Next {
        let chance = game.sources(self.who, on::LastChance).find_map(|(voice, test)| Some((voice.source?, test)));
        let Some((source, test)) = chance else { return self.eliminate() };
        self.stage = LossStage::LastChance;
        call(self, Flip { who: self.who, test, source })
    }

    /// Life is set, not regained; what reacts to losses still reacts (CHAR-TEREN-KILL-E6).
    fn decided(self, got: Got, run: &mut Run<'_>) -> Next {
        if !matches!(got, Got::Back(Outcome::Flipped(true))) {
            return self.eliminate();
        }
        let left = 1;
        run.game.seat_mut(self.who).life = left;
        run.tell(Fact::Survived { seat: self.who, left });
        run.draw(self.who, 1);
        run.after_check();
        self.survived(run)
    }

    fn eliminate(mut self) -> Next {
        self.stage = LossStage::Dying;
        call(self, Eliminated::new(self.who, self.by))
    }

    fn survived(self, run: &mut Run<'_>) -> Next {
        match self.points {
            0 => done(Outcome::Lost(0)),
            points if self.quiet => done(Outcome::Lost(points)),
            points => {
                let hurt = Hurt { who: self.who, points, by: self.by };
                if run.is_clear() { hurt.step(Got::Nothing, run) } else { become_frame(hurt) }
            }
        }
    }

    pub(crate) fn options(&self, game: &Game, seat: Seat, out: &mut Vec<Action>) {
        match self.stage {
            LossStage::Relief => plays::saves(game, seat, out),
            LossStage::Rescue | LossStage::LastChance | LossStage::Dying => {
                if self.drinks(game) {
                    plays::saves(game, seat, out);
                }
                abilities::list(game, seat, Window::Rescue, out);
            }
        }
        out.push(Action::Pass);
    }
}

/// A wound has been survived: tells those it concerns.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hurt {
    /// Who was wounded.
    pub who: Seat,
    /// Points lost.
    pub points: u8,
    /// Who is responsible.
    pub by: Option<Seat>,
}

impl Hurt {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        run.tell_wounded(self.who, Wound { points: self.points, by: self.by });
        done(Outcome::Lost(self.points))
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}

/// Somebody regains life.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HealLife {
    /// Who.
    pub who: Seat,
    /// How many points.
    pub points: u8,
}

impl HealLife {
    pub(crate) fn step(self, _: Got, run: &mut Run<'_>) -> Next {
        if run.game.present().contains(self.who) {
            run.heal(self.who, self.points);
        }
        Next::DONE
    }

    pub(crate) fn options(&self, _: &Game, _: Seat, _: &mut Vec<Action>) {}
}
