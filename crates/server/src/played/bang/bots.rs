//! Bots at a table of Bang!: seated from what has been seen so far, asked at once or taken elsewhere to think.

use std::time::Duration;

use saloon_bots::{Bot, BotKind, BotName, Budget};
use saloon_rules::{Ask, Fact, Game, Legal, Player, Question, Seed, Told, View};

use super::{Answered, Command, Origin, Play, look_back};
use crate::ids;
use crate::played::Effort;
use crate::store::Spoken;

/// What a bot that must answer at once may take.
const AT_ONCE: Duration = Duration::from_millis(5);

/// So many cards in hand are much to choose from.
const MANY: u8 = 4;

/// A bot that is back, with what it wants to do.
pub struct Thought {
    who: Player,
    /// The number of the question.
    ask: u32,
    /// How much had been heard when it left.
    heard: usize,
    action: Option<Command>,
    bot: Box<dyn Bot>,
}

/// A bot with the question it is asked, ready to go elsewhere.
struct Asked {
    ask: Ask,
    view: View,
    list: Legal,
    seat: Seat,
}

/// A bot, or what it takes to seat one.
enum Seat {
    Taken(Box<dyn Bot>),
    Free(BotKind, Box<(Origin, Seed, Vec<Answered>, Vec<Spoken>)>),
}

impl Asked {
    /// Thinks and answers.
    fn decide(self, budget: Budget) -> (Option<Command>, Box<dyn Bot>) {
        let Asked { ask, view, list, seat } = self;
        let mut bot = match seat {
            Seat::Taken(bot) => bot,
            Seat::Free(kind, past) => {
                let (origin, seed, answered, spoken) = *past;
                let mut bot = kind.seated(u64::from_le_bytes(ids::random()));
                bot.watch(&heard(&origin, seed, (&answered, &spoken), ask.who));
                bot
            }
        };
        bot.think(budget);
        let index = bot.choose(&view, &ask, &list);
        (list.actions().get(index).copied(), bot)
    }
}

impl Play {
    /// The bot that is asked, taken from its chair.
    fn take_bot(&mut self, kind: BotKind, slow: bool) -> Option<Asked> {
        let ask = self.game.ask()?;
        let mut list = Legal::new();
        self.game.legal(&mut list);
        let chair = self.bots.get_mut(ask.who.index())?;
        if slow && chair.as_ref().is_some_and(|bot| !bot.is_slow(&ask, &list)) {
            return None;
        }
        let seat = chair.take().map_or_else(
            || Seat::Free(kind, Box::new((self.origin.clone(), self.seed, self.answered.clone(), self.spoken.clone()))),
            Seat::Taken,
        );
        Some(Asked { ask, view: self.game.view(Some(ask.who)), list, seat })
    }

    /// Lets a bot decide at once.
    pub async fn bot_answer(&mut self, kind: &str) -> Option<Command> {
        let asked = self.take_bot(named(kind), false)?;
        let at = asked.ask.who.index();
        // A bot that panics leaves nothing behind; the caller plays the fallback and the next bot starts afresh.
        let decided = tokio::task::spawn_blocking(move || asked.decide(Budget::Time(AT_ONCE)));
        let (action, bot) = decided.await.ok()?;
        self.bots[at] = Some(bot);
        action
    }

    /// The bot that is asked takes the question with it, if it is one that thinks.
    pub fn ponder(&mut self, kind: &str) -> Option<impl FnOnce(Duration) -> Thought + Send + use<>> {
        let kind = named(kind);
        if !kind.name.is_level() {
            return None;
        }
        let asked = self.take_bot(kind, true)?;
        let (who, ask, heard) = (asked.ask.who, asked.ask.number, self.spoken.len());
        Some(move |time| {
            let (action, bot) = asked.decide(Budget::Time(time));
            Thought { who, ask, heard, action, bot }
        })
    }

    /// It is back. If the game has gone on meanwhile, nobody wants to know, and another bot will be seated.
    pub fn pondered(&mut self, thought: Thought) -> Option<Command> {
        let Thought { who, ask, heard, action, bot } = thought;
        let now = self.game.ask().filter(|now| now.number == ask && now.who == who)?;
        if heard == self.spoken.len()
            && let Some(chair) = self.bots.get_mut(now.who.index())
        {
            *chair = Some(bot);
        }
        action
    }

    /// Lets the bots at the table hear what happened.
    pub fn tell_bots(&mut self, told: &[Told]) {
        for (at, bot) in self.bots.iter_mut().enumerate() {
            if let Some((bot, player)) = bot.as_mut().zip(Player::new(at)) {
                let facts: Vec<_> = told.iter().map(|told| told.seen_by(Some(player))).collect();
                bot.watch(&facts);
            }
        }
    }

    /// How much there is to decide, as everybody can see. What is in a hand must not be told by how long somebody takes.
    pub fn effort(&self) -> Effort {
        let Some(ask) = self.game.ask() else { return Effort::Little };
        let hand = self.game.hand(ask.seat).len() as u8;
        match ask.question {
            Question::Play if hand >= MANY => Effort::Much,
            Question::Play if hand > 0 => Effort::Usual,
            Question::PickStore | Question::Rescue | Question::PickVictim { .. } | Question::PickLoot { .. } => {
                Effort::Usual
            }
            Question::PickSurplus { .. } | Question::PickGift { .. } | Question::PickDraw if hand > 1 => Effort::Usual,
            Question::Event { .. } | Question::NameCopy | Question::Activate | Question::Nominate { .. } => {
                Effort::Usual
            }
            Question::Bid { .. } | Question::Buy | Question::Keep { .. } => Effort::Usual,
            Question::PickCharacter | Question::Draft | Question::Declare => Effort::Much,
            Question::Dodge { .. } | Question::Give { .. } if hand > 1 => Effort::Usual,
            _ => Effort::Little,
        }
    }
}

fn named(kind: &str) -> BotKind {
    BotKind::from_id(kind).unwrap_or(BotName::Greedy.into())
}

/// Everything a player has seen happen so far.
fn heard(origin: &Origin, seed: Seed, said: (&[Answered], &[Spoken]), who: Player) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut hear = |_: u32, told: &[Told], _: &Game| facts.extend(told.iter().map(|told| told.seen_by(Some(who))));
    look_back(origin, seed, said, &mut hear);
    facts
}
