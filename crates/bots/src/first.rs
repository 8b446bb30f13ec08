//! The bot that plays whatever stands first in the list: what a stranger's program does before anybody has taught it anything.
//!
//! It is in the house to be measured against, not to be played with.

use saloon_rules::{Action, Ask, Legal, Question, View};

use crate::Bot;

/// Plays after which a turn has gone on long enough: where cards come back off the deck, one could play for ever.
const ENOUGH: u16 = 24;

/// The first answer that is not giving way; giving way only where nothing else is offered.
#[derive(Default)]
pub struct First {
    /// The turn it last played in, and how often it has played in it.
    plays: (u16, u16),
}

impl First {
    /// A bot that has played nothing yet.
    pub fn new() -> First {
        First::default()
    }
}

impl Bot for First {
    fn choose(&mut self, view: &View, ask: &Ask, legal: &Legal) -> usize {
        let position = |wanted: &dyn Fn(&Action) -> bool| legal.actions().iter().position(wanted);
        let is_end = |action: &Action| matches!(action, Action::Pass | Action::Rest);
        if ask.question == Question::Play {
            let so_far = if self.plays.0 == view.turn.number { self.plays.1 } else { 0 };
            self.plays = (view.turn.number, so_far.saturating_add(1));
            if so_far >= ENOUGH {
                return position(&is_end).unwrap_or(0);
            }
        }
        position(&|action| !is_end(action)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::{Config, Edition, Game};

    #[test]
    fn it_plays_while_there_is_anything_to_play() {
        let mut game = Game::new(&Config::new(Edition::Classic, 5), 7.into()).expect("classic can be played");
        let (mut bot, mut list, mut played) = (First::new(), Legal::new(), 0);
        while let Some(ask) = game.ask().filter(|_| played < 400) {
            game.legal(&mut list);
            let index = bot.choose(&game.view(Some(ask.who)), &ask, &list);
            let passes = list.actions()[index] == Action::Pass;
            assert!(!passes || list.len() == 1, "there was something else: {:?}", list.actions());
            game.take(&list, index, None).expect("it is listed");
            played += 1;
        }
        assert!(game.winner().is_some(), "five of them come to an end");
    }
}
