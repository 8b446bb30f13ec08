//! The fast policy: what a good player would do at once, worked out from a game in thought without making a view.
//!
//! It reads the cards of whoever is asked, how many cards others hold, what lies open and the public odds of roles; never what
//! others hold, nor their hidden roles.

mod answer;
mod own;
mod pick;
mod play;
mod rival;

use saloon_rules::{Action, Ask, Game, Legal, Question};

use super::minds::Minds;
use super::weights::Weights;
use answer::Answers;
use own::Own;
use pick::Picks;
use play::Plays;

/// Plays after which a turn has gone on long enough, where one's own cards come back off the deck.
const ENOUGH: u8 = 24;

/// The index of what the policy does.
pub fn choose(game: &Game, ask: &Ask, legal: &Legal, minds: &mut Minds, weights: &Weights) -> usize {
    let actions = legal.actions();
    if actions.len() < 2 {
        return 0;
    }
    let mut top = (0, f32::NEG_INFINITY);
    score(game, ask, actions, minds, weights, |index, worth| {
        if worth > top.1 {
            top = (index, worth);
        }
    });
    top.0
}

/// Tells what every action is worth to whoever is asked. Worths of one list can be compared, no others.
pub(super) fn score(
    game: &Game,
    ask: &Ask,
    actions: &[Action],
    minds: &mut Minds,
    weights: &Weights,
    mut tell: impl FnMut(usize, f32),
) {
    let me = ask.seat;
    let mut all = |worth: &mut dyn FnMut(&Action) -> f32| {
        actions.iter().enumerate().for_each(|(index, action)| tell(index, worth(action)));
    };
    match ask.question {
        Question::Play => {
            let tired = game.turn().dug && game.turn().played >= ENOUGH;
            if tired && actions.contains(&Action::Pass) {
                return all(&mut |action| f32::from(u8::from(*action == Action::Pass)));
            }
            let own = Own::of(game, me, weights);
            let stakes = *minds.stakes(game, me, weights);
            let mut plays = Plays::of(game, own, &stakes);
            all(&mut |action| plays.score(action));
        }
        Question::Dodge { card, owed, .. } => {
            let answers = Answers { game, own: Own::of(game, me, weights) };
            match card {
                Some(card) => all(&mut |action| answers.save_card(card, action)),
                None => {
                    let covered = answers.can_cover(owed, actions);
                    all(&mut |action| answers.dodge(covered, actions, action));
                }
            }
        }
        Question::Give { by, kind, .. } => {
            let friend = minds.stakes(game, me, weights).stake[by.index()] < -0.4;
            let answers = Answers { game, own: Own::of(game, me, weights) };
            all(&mut |action| answers.give(by, kind, friend, action));
        }
        Question::Prevent { points } => {
            let answers = Answers { game, own: Own::of(game, me, weights) };
            all(&mut |action| answers.prevent(points, action));
        }
        Question::Rescue => {
            let answers = Answers { game, own: Own::of(game, me, weights) };
            all(&mut |action| answers.rescue(action));
        }
        Question::Interrupt => {
            let answers = Answers { game, own: Own::of(game, me, weights) };
            all(&mut |action| answers.interrupt(action));
        }
        // A Bang! is never too much.
        Question::Sides | Question::TakeBack => all(&mut |_| 0.0),
        Question::Arrange => tell(actions.len() - 1, 1.0),
        _ => {
            let stakes = *minds.stakes(game, me, weights);
            let picks = Picks { game, own: Own::of(game, me, weights), stakes: &stakes };
            all(&mut |action| picks.score(ask, action));
        }
    }
}
