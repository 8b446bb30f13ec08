//! Russian Roulette: one player after the other gives a Missed!, until one does not.

use serde::{Deserialize, Serialize};

use crate::ask::{Action, Question, Source, Wants, Window};
use crate::fact::{Fact, Reason};
use crate::fistful::frames::asks;
use crate::frame::{Got, Next, Outcome};
use crate::frames::life::Loss;
use crate::frames::play::declined;
use crate::frames::shot::{Flip, barrels, dodging};
use crate::game::Game;
use crate::ids::Seat;
use crate::plays;
use crate::rules::{Answered, How, Telling};
use crate::run::{Run, become_frame, call, wait};

/// What is asked.
const ASKS: Question = asks("russian-roulette", Wants::Answer);

/// Whose turn it is to give one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roulette {
    /// Who.
    pub at: Seat,
    /// Barrels he has tried.
    pub tried: u8,
}

impl Roulette {
    pub(super) fn step(mut self, got: Got, run: &mut Run<'_>) -> Next {
        match got {
            Got::Answer(Action::Play { card, .. }) => {
                run.discard_from_hand(card, self.at, Reason::Given);
                for when in [Telling::AtOnce, Telling::Settled] {
                    run.tell_answered(self.at, Answered { window: Window::Demand, when, cards: 1 });
                }
                self.next(run.game)
            }
            Got::Answer(Action::Use { source, aim, .. }) => {
                let barrel = self.barrels(run.game).find(|(found, ..)| *found == source);
                match (barrel, source) {
                    (Some((_, bit, test)), _) => {
                        self.tried |= bit;
                        run.tell(Fact::Used { seat: self.at, source, aim });
                        call(self, Flip { who: self.at, test, source })
                    }
                    (None, Source::Card(card)) => {
                        run.discard_from_table(card, self.at, Reason::Given);
                        self.next(run.game)
                    }
                    (None, _) => become_frame(self),
                }
            }
            Got::Answer(_) => {
                declined(run, self.at);
                self.lose()
            }
            Got::Back(Outcome::Flipped(held)) => {
                run.after_check();
                if held { self.next(run.game) } else { self.ask(run.game) }
            }
            Got::Nothing | Got::Back(_) => self.ask(run.game),
        }
    }

    /// Nobody is asked who has nothing to give, as everybody can see.
    fn ask(self, game: &Game) -> Next {
        let hand = !game.free_hand(self.at).is_empty()
            && game.may_answer(self.at, How::Give, |_, def| def.dodges && !def.stays());
        let open = hand || !plays::green_dodges(game, self.at).is_empty() || self.barrels(game).next().is_some();
        if open { wait(self, self.at, ASKS) } else { self.lose() }
    }

    fn next(self, game: &Game) -> Next {
        let fronts = game.fronts();
        let at = game.onward(self.at).find(|seat| fronts.contains(*seat)).unwrap_or(self.at);
        become_frame(Roulette { at, tried: 0 })
    }

    fn lose(self) -> Next {
        become_frame(Loss::new(self.at, 2, None, None))
    }

    /// Barrels, where the table lets them help.
    fn barrels(self, game: &Game) -> impl Iterator<Item = (Source, u8, crate::frame::Test)> + use<> {
        let allowed = game.switches.fistful.roulette_barrel;
        barrels(game, self.at, if allowed { self.tried } else { u8::MAX })
    }

    /// Dodging cards of the hand must be given where nobody may decline; the rest may be (EV-RUSSIAN-ROULETTE-1).
    pub(super) fn options(self, game: &Game, out: &mut Vec<Action>) {
        plays::dodges(game, self.at, out);
        let must = dodging(game, self.at);
        let bound = |action: &Action| {
            matches!(action, Action::Play { card, kind, .. } if must.contains(*card) && *kind == game.kind(*card))
                && game.forbidden(self.at, ASKS, *action).is_none()
        };
        let bound = !game.switches.fistful.roulette_may_decline && out.iter().any(bound);
        for (source, ..) in self.barrels(game) {
            out.push(plays::plain_use(source));
        }
        for card in game.in_order(plays::green_dodges(game, self.at)) {
            out.push(plays::plain_use(Source::Card(card)));
        }
        if !bound {
            out.push(Action::Pass);
        }
    }
}
