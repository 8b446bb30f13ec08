//! A game at a table, with everything that has been answered and who is being asked.

use saloon_bots::{Bot, BotName};
use saloon_protocol::Line;
use saloon_protocol::line::lines;
use saloon_protocol::wire::Standing;
use saloon_rules::{
    Action, Ask, Config, ConfigError, Fact, Game, Legal, Player, Question, Refusal, Replay, Seats, Seed, Told, Why,
};

use super::Viewer;
use crate::ids::{self, Id};
use crate::store::{GameRow, LoggedRow, Spoken};

/// What is remembered of an answer: enough to know it again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Who.
    pub player: Player,
    /// To which question.
    pub ask: u32,
    /// The client's number of it.
    pub client: Option<u32>,
    /// What.
    pub action: Action,
}

/// A game in progress or over.
pub struct Play {
    /// Its id, also that of the replay.
    pub id: Id,
    /// The state.
    pub game: Game,
    /// What decided all chance. Shown when the game is over.
    pub seed: Seed,
    /// Every answer so far.
    pub answered: Vec<Answered>,
    /// Who spoke, and when.
    pub spoken: Vec<Spoken>,
    /// Answers given before the question.
    pub standing: Vec<Standing>,
    /// Times in a row that somebody let the clock run out.
    pub slept: Vec<u8>,
    /// The dead whose death is over and done with: nothing more is asked of them.
    pub settled: Seats,
    /// What was fixed before the deal.
    config: Config,
    bots: Vec<Option<Box<dyn Bot>>>,
}

/// An answer that would be accepted: the game after it and what happened.
pub struct Next {
    /// The state after it.
    pub game: Game,
    /// What happened.
    pub told: Vec<Told>,
}

impl Play {
    /// Deals.
    pub fn begin(id: Id, config: &Config, seed: Seed) -> Result<Play, ConfigError> {
        let game = Game::new(config, seed)?;
        let seats = game.seat_count();
        Ok(Play {
            id,
            game,
            seed,
            answered: Vec::new(),
            spoken: Vec::new(),
            standing: vec![Standing::default(); seats],
            slept: vec![0; seats],
            settled: Seats::NONE,
            config: config.clone(),
            bots: (0..seats).map(|_| None).collect(),
        })
    }

    /// Deals again and gives every answer that was written down; each must lead where it led before.
    pub fn load(id: Id, row: &GameRow) -> Result<Play, String> {
        let mut play = Play::begin(id, &row.config, row.seed).map_err(|why| why.to_string())?;
        let mut spoken = row.spoken.iter().peekable();
        for (at, logged) in row.actions.iter().enumerate() {
            while let Some(spoken) = spoken.next_if(|spoken| spoken.after as usize <= at) {
                play.hear(*spoken)?;
            }
            let next = play.consider(logged.player, logged.action).map_err(|why| format!("refused by {}", why.rule))?;
            let LoggedRow { player, ask, client, action, print, .. } = *logged;
            if next.game.fingerprint() != print {
                return Err(format!("its log leads to another game at answer {}", play.answered.len()));
            }
            play.accept(next, Answered { player, ask, client, action });
        }
        spoken.try_for_each(|spoken| play.hear(*spoken))?;
        Ok(play)
    }

    /// Somebody spoke.
    fn hear(&mut self, spoken: Spoken) -> Result<(), String> {
        self.game.speak(spoken.player).map_err(|why| format!("refused by {}", why.rule))?;
        self.spoken.push(spoken);
        Ok(())
    }

    /// What an answer would lead to; the game is untouched.
    pub fn consider(&self, player: Player, action: Action) -> Result<Next, Refusal> {
        let mut game = self.game;
        let mut told = Vec::new();
        game.apply(player, action, Some(&mut told))?;
        Ok(Next { game, told })
    }

    /// Goes on from there.
    pub fn accept(&mut self, next: Next, answered: Answered) -> Vec<Told> {
        self.game = next.game;
        self.settle();
        self.answered.push(answered);
        next.told
    }

    /// An answer to an older question: was it this one?
    pub fn is_repeated(&self, player: Player, ask: u32, client: u32) -> bool {
        let same = |old: &Answered| old.player == player && old.client == Some(client);
        self.answered.binary_search_by_key(&ask, |old| old.ask).is_ok_and(|at| same(&self.answered[at]))
    }

    /// The refusal of an answer to a question that is gone.
    pub fn stale() -> Refusal {
        Refusal { rule: "CORE-GEN-02", why: Why::Stale }
    }

    /// What is played if nobody answers.
    pub fn fallback(&self, ask: &Ask) -> Option<Action> {
        let mut list = Legal::new();
        self.game.legal(&mut list);
        list.fallback(ask)
    }

    /// Somebody is at his turn's business again: whoever died before that is asked no more.
    pub(super) fn settle(&mut self) {
        let dead = self.game.all_seats().minus(self.game.living());
        let quiet = self.game.ask().is_some_and(|ask| ask.question == Question::Play);
        self.settled = if quiet { dead } else { self.settled.and(dead) };
    }

    /// What the asked player has said in advance, if it fits the question.
    pub fn standing_answer(&self, ask: &Ask) -> Option<Action> {
        let standing = self.standing.get(ask.who.index())?;
        let fits = match ask.question {
            Question::Dodge { .. } | Question::Give { .. } => standing.decline_next,
            Question::Interrupt => standing.decline_interrupts,
            _ => false,
        };
        (fits && self.fallback(ask) == Some(Action::Pass)).then_some(Action::Pass)
    }

    /// A standing answer was given; one that counts once stands no longer.
    pub fn standing_used(&mut self, ask: &Ask) {
        if let Some(standing) = self.standing.get_mut(ask.who.index())
            && matches!(ask.question, Question::Dodge { .. } | Question::Give { .. })
        {
            standing.decline_next = false;
        }
    }

    /// The log of the game so far in these eyes; step by step, as it was told.
    pub fn log(&self, viewer: Viewer) -> Vec<Line> {
        let mut told = Vec::new();
        let Ok(mut game) = Game::with_log(&self.config, self.seed, Some(&mut told)) else { return Vec::new() };
        let mut all = Vec::new();
        let mut write = |told: &mut Vec<Told>| {
            let facts: Vec<Fact> = told.drain(..).map(|told| viewer.fact(&told)).collect();
            all.extend(lines(self.config.deck, &facts).into_iter().flatten());
        };
        write(&mut told);
        let mut spoken = self.spoken.iter().peekable();
        for (at, answered) in self.answered.iter().enumerate() {
            while let Some(spoken) = spoken.next_if(|spoken| spoken.after as usize <= at) {
                // What was accepted once is accepted again.
                let _ = game.speak(spoken.player);
            }
            if game.apply(answered.player, answered.action, Some(&mut told)).is_err() {
                debug_assert!(false, "what was accepted once is accepted again");
                break;
            }
            write(&mut told);
        }
        all
    }

    /// Lets a bot decide, on a thread where it may take its time.
    pub async fn bot_answer(&mut self, ask: Ask, kind: &str) -> Option<Action> {
        let at = ask.who.index();
        let mut list = Legal::new();
        self.game.legal(&mut list);
        let view = self.game.view(Some(ask.who));
        let bot = self.bots.get_mut(at)?.take();
        let name = BotName::from_id(kind).unwrap_or(BotName::Greedy);
        let seated = match bot {
            Some(bot) => Ok(bot),
            None => Err((self.config.clone(), self.seed, self.answered.clone(), self.spoken.clone())),
        };
        let think = move || {
            let mut bot = seated.unwrap_or_else(|(config, seed, answered, spoken)| {
                let mut bot = name.seated(u64::from_le_bytes(ids::random()));
                bot.watch(&heard(config, seed, (&answered, &spoken), ask.who));
                bot
            });
            let index = bot.choose(&view, &ask, &list);
            (list.actions().get(index).copied(), bot)
        };
        // A bot that panics leaves nothing behind; the caller plays the fallback and the next bot starts afresh.
        let (action, bot) = tokio::task::spawn_blocking(think).await.ok()?;
        self.bots[at] = Some(bot);
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
}

/// Everything a player has seen happen so far.
fn heard(config: Config, seed: Seed, (answered, spoken): (&[Answered], &[Spoken]), who: Player) -> Vec<Fact> {
    let actions = answered.iter().map(|answered| (answered.player, answered.action)).collect();
    let spoken = spoken.iter().map(|spoken| (spoken.after, spoken.player)).collect();
    let mut told = Vec::new();
    let played = Replay { config, seed, actions, spoken, over: false }.at(answered.len(), &mut told);
    debug_assert!(played.is_ok(), "what was accepted once is accepted again");
    told.iter().map(|told| told.seen_by(Some(who))).collect()
}
