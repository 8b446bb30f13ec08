//! A bot of this table thinks, on a thread of the house, while the table goes on: it hears people, tells what happened and
//! keeps its clocks. A thought that comes too late is dropped.
//!
//! A thought begins with the question, not when the bot's pause is over. So the pause hides how long it took, and with it what
//! the bot holds.

use tokio::sync::oneshot;

use super::acting::Due;
use super::room::Room;
use super::state::ChairState;
use crate::ids::Id;
use crate::played::{Command, Play, Thought};

/// A thought about one question.
pub(super) struct Thinking {
    /// Which question of which game.
    about: (Id, u32),
    /// Where it arrives, until it has.
    arrives: Option<oneshot::Receiver<Thought>>,
    /// What came of it; nothing if it broke down.
    answer: Option<Command>,
    /// The bot's pause is over: the answer is given as soon as it is there.
    wanted: bool,
}

/// What has been thought about a question so far.
pub(super) enum Considered {
    /// Nothing, or nothing came of it: whoever wants to know asks the bot itself.
    Nothing,
    /// It is being thought about.
    NotYet,
    /// This is what the bot does.
    Done(Command),
}

impl Room {
    /// A slow bot is asked: it begins to think. One that thinks about a question that is gone need not go on.
    pub(super) fn begin_to_think(&mut self) {
        let asked = self.play.as_ref().and_then(|play| Some((play.id(), play.asked()?)));
        let about = asked.map(|(game, ask)| (game, ask.number));
        if self.thinking.as_ref().is_some_and(|thinking| Some(thinking.about) != about) {
            self.thinking = None;
        }
        let Some((game, ask)) = asked.filter(|_| self.thinking.is_none() && self.timing.is_due(Due::Bot)) else {
            return;
        };
        let kind = self.kind_of(self.state.chair(ask.chair));
        let Some(work) = self.play.as_mut().and_then(|play| play.ponder(&kind)) else { return };
        let arrives = Some(self.shared.minds.think(work));
        self.thinking = Some(Thinking { about: (game, ask.number), arrives, answer: None, wanted: false });
    }

    /// The kind of bot that plays on a chair.
    pub(super) fn kind_of(&self, chair: Option<&ChairState>) -> String {
        let own = chair.and_then(|chair| chair.bot.clone());
        own.unwrap_or_else(|| self.state.settings.fill.clone())
    }

    /// Waits for the thought that is under way; for ever if there is none. Nothing is lost if nobody waits to the end.
    pub(super) async fn thought(&mut self) -> Option<Thought> {
        match self.thinking.as_mut().and_then(|thinking| thinking.arrives.as_mut()) {
            Some(arrives) => arrives.await.ok(),
            None => std::future::pending().await,
        }
    }

    /// A thought has arrived, or broken down. If the bot's pause is over, it is what the bot does.
    pub(super) async fn thought_of(&mut self, thought: Option<Thought>) {
        let answer = thought.and_then(|thought| self.play.as_mut().and_then(|play| play.pondered(thought)));
        let Some(thinking) = self.thinking.as_mut() else { return };
        (thinking.arrives, thinking.answer) = (None, answer);
        let wanted = std::mem::take(&mut thinking.wanted);
        let chair = self.play.as_ref().and_then(Play::asked).and_then(|ask| self.state.chair(ask.chair));
        // Somebody may have sat down there meanwhile, or everybody gone away.
        if wanted && chair.is_some_and(ChairState::is_played_by_bot) && !self.wait_for_people() {
            self.answer_for(Due::Bot).await;
        }
    }

    /// What the bot has thought about the question. Whoever asks wants the answer now, or as soon as it is there.
    pub(super) fn considered(&mut self) -> Considered {
        let about = self.play.as_ref().and_then(|play| Some((play.id(), play.asked()?.number)));
        match self.thinking.as_mut().filter(|thinking| Some(thinking.about) == about) {
            None => Considered::Nothing,
            Some(thinking) if thinking.arrives.is_some() => {
                thinking.wanted = true;
                Considered::NotYet
            }
            Some(thinking) => thinking.answer.map_or(Considered::Nothing, Considered::Done),
        }
    }
}
