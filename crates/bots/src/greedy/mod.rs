//! The bot that takes what looks best now.
//!
//! One ply, no search: it keeps an estimate of hidden roles, derives from it whom it wishes ill, and gives every legal
//! action a number by rules of thumb. Nothing is allocated per decision.

mod answer;
mod coming;
mod events;
mod fistful;
mod hire;
mod pick;
mod play;
mod rival;
mod side;
mod suspicion;
mod wild_west_show;
mod worth;

use saloon_rules::{Action, Ask, Fact, Legal, Question, View};

use crate::Bot;
use answer::Answers;
use hire::Hire;
use pick::Picks;
use play::Plays;
use side::Side;
use suspicion::Suspicion;

/// Plays for its role and remembers who shot whom.
#[derive(Clone)]
pub struct Greedy {
    suspicion: Suspicion,
    /// It took a card in play instead of drawing. Two players who always did so could go on for ever.
    robbed: bool,
    /// The turn it last played in, and how often it has played in it.
    plays: (u16, u16),
}

/// Plays after which a turn has gone on long enough, where one's own cards come back off the deck: a few of them could be
/// played in turn for ever.
const ENOUGH: u16 = 24;

impl Greedy {
    /// A bot that has seen nothing yet.
    pub fn new() -> Greedy {
        Greedy { suspicion: Suspicion::new(), robbed: false, plays: (0, 0) }
    }

    /// Looks at a table it does not play at, as an onlooker: what it hears from then on it understands. For one that has listened
    /// to a game and is to play on from there in any seat.
    pub fn look(&mut self, view: &View) {
        self.suspicion.look(view);
    }

    /// Has the player done enough in this turn? Counts one more play.
    fn is_tired(&mut self, view: &View) -> bool {
        let so_far = if self.plays.0 == view.turn.number { self.plays.1 } else { 0 };
        self.plays = (view.turn.number, so_far.saturating_add(1));
        view.turn.dug && so_far >= ENOUGH
    }
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy::new()
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize {
        let actions = legal.actions();
        if actions.len() < 2 {
            return 0;
        }
        self.suspicion.refresh(view);
        let tired = ask.question == Question::Play && self.is_tired(view);
        let picks = || Picks::of(view, &self.suspicion, ask.seat);
        match ask.question {
            Question::Play if tired && actions.contains(&Action::Pass) => {
                actions.iter().position(|action| *action == Action::Pass).unwrap_or(0)
            }
            Question::Play => {
                let plays = Plays::of(view, &self.suspicion, ask.seat);
                best(actions, |action| plays.score(action))
            }
            Question::Dodge { card: Some(card), .. } => {
                let answers = Answers::of(view, ask.seat);
                best(actions, |action| answers.save_card(card, action))
            }
            Question::Dodge { owed, card: None, .. } => {
                let answers = Answers::of(view, ask.seat);
                best(actions, |action| answers.dodge(owed, actions, action))
            }
            Question::Give { by, kind, .. } => {
                let friend = Side::of(view, &self.suspicion, ask.seat).stake(by) < -0.4;
                let answers = Answers::of(view, ask.seat);
                best(actions, |action| answers.give(by, kind, friend, action))
            }
            Question::Prevent { points } => {
                let answers = Answers::of(view, ask.seat);
                best(actions, |action| answers.prevent(points, action))
            }
            Question::Rescue => {
                let answers = Answers::of(view, ask.seat);
                best(actions, |action| answers.rescue(action))
            }
            Question::Interrupt => {
                let answers = Answers::of(view, ask.seat);
                best(actions, |action| answers.interrupt(action))
            }
            Question::PickStore | Question::PickDraw | Question::PickLoot { .. } => {
                let picks = picks();
                best(actions, |action| picks.best(action))
            }
            Question::PickFlip => {
                let picks = picks();
                best(actions, |action| picks.flip(action))
            }
            Question::DrawMode => {
                let picks = picks();
                let again = self.robbed;
                let index = best(actions, |action| picks.draw_mode(action, again));
                self.robbed = matches!(actions[index], Action::Pick(_));
                index
            }
            Question::PickSurplus { .. } | Question::PickDuplicate => {
                let picks = picks();
                best(actions, |action| picks.worst(action))
            }
            Question::PickVictim { seat } => {
                let picks = picks();
                best(actions, |action| picks.victim(seat, action))
            }
            Question::PickGift { .. } => {
                let picks = picks();
                best(actions, |action| picks.gift(action))
            }
            Question::NameCopy => {
                let picks = picks();
                best(actions, |action| picks.copy(action))
            }
            Question::Event { event, .. } => {
                let side = Side::of(view, &self.suspicion, ask.seat);
                best(actions, |action| events::worth(view, &side, ask.seat, event, action))
            }
            Question::PickCharacter | Question::Draft => best(actions, pick::character),
            // Right or left makes no difference that could be seen in advance.
            Question::Sides => 0,
            Question::Activate => best(actions, |action| pick::active(view, ask.seat, action)),
            Question::Place { .. } => best(actions, |action| pick::place(view, action)),
            Question::Declare => {
                let side = Side::of(view, &self.suspicion, ask.seat);
                best(actions, |action| side.declaration(view, ask.seat, action))
            }
            Question::Keep { price } => best(actions, |action| Hire::of(view, ask.seat).keep(price, action)),
            Question::Nominate { .. } => best(actions, |action| Hire::of(view, ask.seat).nominate(action)),
            Question::Bid { character, .. } => {
                let hire = Hire::of(view, ask.seat);
                best(actions, |action| hire.bid(character, action))
            }
            Question::Buy => best(actions, |action| Hire::of(view, ask.seat).buy(action)),
            // A Bang! is never too much.
            Question::TakeBack => 0,
            // The order of one's own discards hardly matters.
            Question::Arrange => actions.len() - 1,
        }
    }

    fn watch(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.suspicion.hear(fact));
    }
}

/// The index of the action with the highest score, the first of several.
fn best(actions: &[Action], score: impl Fn(&Action) -> f32) -> usize {
    let mut top = (0, f32::NEG_INFINITY);
    for (index, action) in actions.iter().enumerate() {
        let worth = score(action);
        if worth > top.1 {
            top = (index, worth);
        }
    }
    top.0
}
