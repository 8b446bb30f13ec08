//! The table on this machine: it holds the game and the bots, and tells the person at it what a server would tell.
//!
//! Nothing but `saloon-protocol` leaves it; the screen never sees a game.

use anyhow::{Context, Result, ensure};
use saloon_bots::{Bot, by_name};
use saloon_protocol::{Offer, TableView};
use saloon_rules::{Action, Deck, Fact, Game, Legal, Player, Refusal, Seat, Told};

use super::journal::{Journal, Setup};
use super::options::mix;

/// What the player is told after something happened.
#[derive(Clone, Debug)]
pub(crate) struct Update {
    /// What happened, as he saw it.
    pub(crate) facts: Vec<Fact>,
    /// The table now.
    pub(crate) table: TableView,
    /// The question, if he is asked.
    pub(crate) offer: Option<Offer>,
}

/// What becomes of an answer.
pub(crate) enum Answer {
    /// It was carried out.
    Taken(Box<Update>),
    /// It was not; nothing has changed.
    Refused(Refusal),
}

/// A game with one person and otherwise bots.
pub(crate) struct LocalTable {
    game: Game,
    me: Player,
    bots: Vec<(Player, Box<dyn Bot>)>,
    journal: Option<Journal>,
    legal: Legal,
    told: Vec<Told>,
}

impl LocalTable {
    /// Deals, and carries out what a saved game has seen so far. The update tells all of it.
    pub(crate) fn new(setup: &Setup, journal: Option<Journal>, past: &[Action]) -> Result<(LocalTable, Update)> {
        let mut told = Vec::new();
        let mut game = Game::with_log(&setup.config, setup.seed, Some(&mut told))?;
        for (i, action) in past.iter().enumerate() {
            let who = game.ask().map(|ask| ask.who).with_context(|| format!("action {} comes after the end", i + 1))?;
            let taken = game.apply(who, *action, Some(&mut told));
            ensure!(taken.is_ok(), "action {} of the saved game is not possible", i + 1);
        }
        let me = game.owner(setup.seat);
        // A game that goes on must not repeat the dice of its beginning.
        let dice = setup.seed.0.iter().fold(past.len() as u64, |dice, byte| mix(dice ^ u64::from(*byte)));
        let bots = game
            .all_seats()
            .iter()
            .map(|seat| game.owner(seat))
            .filter(|player| *player != me)
            .map(|player| {
                let seed = mix(dice ^ player.index() as u64);
                let bot =
                    by_name(&setup.bots, seed).with_context(|| format!("there are no bots called {}", setup.bots))?;
                Ok((player, bot))
            })
            .collect::<Result<Vec<_>>>()?;
        let mut table = LocalTable { game, me, bots, journal, legal: Legal::new(), told };
        let update = table.update();
        Ok((table, update))
    }

    /// Which playing cards are in the game.
    pub(crate) fn deck(&self) -> Deck {
        self.game.deck()
    }

    /// Where the person sits.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.game.all_seats().iter().find(|seat| self.game.owner(*seat) == self.me)
    }

    /// Lets the bot that is asked answer. Nothing happens if the person is asked or the game is over.
    pub(crate) fn step(&mut self) -> Result<Option<Update>> {
        let Some(ask) = self.game.ask().filter(|ask| ask.who != self.me) else {
            return Ok(None);
        };
        self.game.legal(&mut self.legal);
        let Some((_, bot)) = self.bots.iter_mut().find(|(player, _)| *player == ask.who) else {
            return Ok(None);
        };
        let choice = bot.choose(&self.game.view(Some(ask.who)), &ask, &self.legal);
        let action = *self.legal.actions().get(choice).context("a bot chose what was not offered")?;
        self.carry_out(ask.who, action).map(Some)
    }

    /// The person answers the question of this number.
    pub(crate) fn answer(&mut self, number: u32, action: Action) -> Result<Answer> {
        let current = self.game.ask().is_some_and(|ask| ask.number == number);
        let refusal = self.game.why_not(self.me, action);
        match refusal {
            Some(refusal) => Ok(Answer::Refused(refusal)),
            None if !current => Ok(Answer::Refused(Refusal { rule: "CORE-GEN-02", why: saloon_rules::Why::Stale })),
            None => self.carry_out(self.me, action).map(|update| Answer::Taken(Box::new(update))),
        }
    }

    /// Why the person may not do this now.
    pub(crate) fn why_not(&self, action: Action) -> Option<Refusal> {
        self.game.why_not(self.me, action)
    }

    /// Lets the action happen, once it has been written down.
    fn carry_out(&mut self, who: Player, action: Action) -> Result<Update> {
        let mut after = self.game;
        let taken = after.apply(who, action, Some(&mut self.told));
        ensure!(taken.is_ok(), "a legal action was refused");
        if let Some(journal) = &mut self.journal {
            journal.append(who, action, &after)?;
        }
        self.game = after;
        Ok(self.update())
    }

    /// Tells everybody what has happened since the last time.
    fn update(&mut self) -> Update {
        let seen = |told: &[Told], who| told.iter().map(|one| one.seen_by(Some(who))).collect::<Vec<Fact>>();
        for (player, bot) in &mut self.bots {
            bot.watch(&seen(&self.told, *player));
        }
        let facts = seen(&self.told, self.me);
        self.told.clear();
        let offer = self.game.ask().filter(|ask| ask.who == self.me).map(|ask| {
            self.game.legal(&mut self.legal);
            Offer::of(self.game.deck(), ask, &self.legal, |action| self.game.waste(action))
        });
        Update { facts, table: TableView::from(&self.game.view(Some(self.me))), offer }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::journal::Saved;
    use saloon_rules::{Config, Edition};

    fn setup(seed: u64) -> Setup {
        let seat = Seat::new(1).expect("five seats");
        Setup { config: Config::new(Edition::Classic, 5), seed: seed.into(), seat, bots: "random".into() }
    }

    /// Plays to the end, the person answering with whatever comes first; returns the actions of the person.
    fn play_out(table: &mut LocalTable, mut update: Update) -> (Update, usize) {
        let mut answers = 0;
        while update.table.winner.is_none() {
            update = match update.offer {
                Some(offer) => {
                    answers += 1;
                    let action = offer.fallback.expect("a question has an answer").action;
                    match table.answer(offer.ask.number, action).expect("no journal") {
                        Answer::Taken(update) => *update,
                        Answer::Refused(refusal) => panic!("refused: {refusal:?}"),
                    }
                }
                None => table.step().expect("no journal").expect("somebody is asked"),
            };
        }
        (update, answers)
    }

    #[test]
    fn a_game_is_played_to_the_end_and_only_own_cards_are_told() {
        let (mut table, update) = LocalTable::new(&setup(5), None, &[]).expect("a table");
        let me = table.seat().expect("a seat");
        assert_eq!(update.table.me, Some(me));
        let others =
            update.facts.iter().filter(|fact| matches!(fact, Fact::Drew { seat, card: Some(_) } if *seat != me));
        assert_eq!(others.count(), 0);
        let (end, answers) = play_out(&mut table, update);
        assert!(answers > 0);
        assert!(end.table.seats.iter().all(|seat| seat.role.is_some()));
        assert!(table.step().expect("no journal").is_none());
    }

    #[test]
    fn a_stale_answer_is_refused() {
        let (mut table, mut update) = LocalTable::new(&setup(5), None, &[]).expect("a table");
        while update.offer.is_none() {
            update = table.step().expect("no journal").expect("a bot is asked");
        }
        let offer = update.offer.expect("a question");
        let answer = table.answer(offer.ask.number + 1, offer.actions()[0]).expect("no journal");
        assert!(matches!(answer, Answer::Refused(_)));
    }

    #[test]
    fn a_saved_game_goes_on_where_it_stopped() {
        let folder = std::env::temp_dir().join(format!("saloon-referee-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("game");
        let journal = Journal::create(&path, &setup(9)).expect("a file");
        let (mut table, mut update) = LocalTable::new(&setup(9), Some(journal), &[]).expect("a table");
        let mut facts = update.facts.clone();
        for _ in 0..40 {
            update = match update.offer {
                Some(offer) => match table.answer(offer.ask.number, offer.actions()[0]).expect("a journal") {
                    Answer::Taken(update) => *update,
                    Answer::Refused(refusal) => panic!("refused: {refusal:?}"),
                },
                None => table.step().expect("a journal").expect("not over yet"),
            };
            facts.extend(&update.facts);
        }
        drop(table);
        let Saved { journal, setup, past } = Journal::open(&path).expect("the file");
        let (_, resumed) = LocalTable::new(&setup, Some(journal), &past).expect("the same table");
        assert_eq!(resumed.table, update.table);
        assert_eq!(resumed.offer, update.offer);
        assert_eq!(resumed.facts, facts);
        std::fs::remove_dir_all(folder).expect("to clean up");
    }
}
