//! The table on this machine: it holds the game and the bots, and tells the person at it what a server would tell.
//!
//! Nothing but `saloon-protocol` leaves it; the screen never sees a game.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use saloon_bots::{Bot, BotKind, Budget};
use saloon_protocol::{Branch, Offer, TableView};
use saloon_rules::series::{Entry, Standing};
use saloon_rules::{Action, Choice, Deck, Fact, Game, Legal, Player, Question, Refusal, Seat, Series, Told};

use super::journal::{Journal, Setup};
use super::options::{kinds, mix};

/// What the player is told after something happened.
#[derive(Clone, Debug)]
pub(crate) struct Update {
    /// What happened, as he saw it.
    pub(crate) facts: Vec<Fact>,
    /// The table now.
    pub(crate) table: TableView,
    /// The question, if he is asked.
    pub(crate) offer: Option<Offer>,
    /// How the series stands, if it is one.
    pub(crate) standings: Option<Standings>,
}

/// How a series stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standings {
    /// Which game it is, from 1.
    pub(crate) game: u8,
    /// How many there are.
    pub(crate) games: u8,
    /// All of them have been played.
    pub(crate) over: bool,
    /// Everybody, in the order of seats.
    pub(crate) rows: Vec<Standing>,
    /// Money that came and went in this game.
    pub(crate) entries: Vec<Entry>,
}

/// What becomes of an answer.
pub(crate) enum Answer {
    /// It was carried out.
    Taken(Box<Update>),
    /// It was not; nothing has changed.
    Refused(Refusal),
}

/// How long a bot may think about one move; people hardly notice it.
const THINK: Duration = Duration::from_millis(100);

/// A game with one person and otherwise bots.
pub(crate) struct LocalTable {
    series: Series,
    me: Player,
    /// Who the others are.
    named: String,
    bots: Vec<(Player, Box<dyn Bot>)>,
    journal: Option<Journal>,
    legal: Legal,
    told: Vec<Told>,
}

impl LocalTable {
    /// Deals, and carries out what a saved game has seen so far. The update tells all of it.
    pub(crate) fn new(setup: &Setup, journal: Option<Journal>, past: &[Vec<Action>]) -> Result<(LocalTable, Update)> {
        let mut told = Vec::new();
        let mut series = Series::with_log(&setup.config, setup.seed, Some(&mut told))?;
        for (number, actions) in past.iter().enumerate() {
            if number > 0 {
                told.clear();
                series.next(Some(&mut told))?;
            }
            for (i, action) in actions.iter().enumerate() {
                let asked = series.ask().map(|ask| ask.who);
                let who = asked.with_context(|| format!("action {} comes after the end", i + 1))?;
                let taken = series.apply(who, *action, Some(&mut told));
                ensure!(taken.is_ok(), "action {} of the saved game is not possible", i + 1);
            }
        }
        let me = series.game().owner(setup.seat);
        let named = setup.bots.clone();
        let mut table = LocalTable { series, me, named, bots: Vec::new(), journal, legal: Legal::new(), told };
        table.seat_bots(past.iter().map(Vec::len).sum::<usize>() as u64)?;
        let update = table.update();
        Ok((table, update))
    }

    /// Bots that have seen nothing yet. A game that goes on must not repeat the dice of its beginning.
    fn seat_bots(&mut self, answered: u64) -> Result<()> {
        let seed = self.series.seed();
        let start = answered ^ u64::from(self.series.number()) << 32;
        let dice = seed.0.iter().fold(start, |dice, byte| mix(dice ^ u64::from(*byte)));
        let players = self.series.game().players();
        let kinds = kinds(&self.named, players.len() - 1)?;
        self.bots = (players.iter().filter(|player| *player != self.me).zip(kinds))
            .map(|(player, kind)| {
                let mut bot = kind.seated(mix(dice ^ player.index() as u64));
                bot.think(Budget::Time(THINK));
                (player, bot)
            })
            .collect();
        Ok(())
    }

    /// What kind of bot plays for each player; nothing for the person.
    pub(crate) fn kinds(&self) -> Vec<Option<BotKind>> {
        let players = self.series.game().players();
        let mut others = kinds(&self.named, players.len() - 1).unwrap_or_default().into_iter();
        players.iter().map(|player| if player == self.me { None } else { others.next() }).collect()
    }

    /// Is this a game of a series?
    pub(crate) fn is_series(&self) -> bool {
        self.series.length() > 1
    }

    /// Deals the next game of a series, once this one is over; nothing if there is none.
    pub(crate) fn next_game(&mut self) -> Result<Option<Update>> {
        if !self.is_series() || self.series.upcoming().is_none() {
            return Ok(None);
        }
        let mut told = Vec::new();
        self.series.next(Some(&mut told))?;
        if let Some(journal) = &mut self.journal {
            journal.next_game(self.series.number())?;
        }
        self.told = told;
        self.seat_bots(0)?;
        Ok(Some(self.update()))
    }

    fn game(&self) -> &Game {
        self.series.game()
    }

    /// Which playing cards are in the game.
    pub(crate) fn deck(&self) -> Deck {
        self.game().deck()
    }

    /// Where the person sits.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.game().all_seats().iter().find(|seat| self.game().owner(*seat) == self.me)
    }

    /// Lets the bot that is asked answer. Nothing happens if the person is asked or the game is over.
    pub(crate) fn step(&mut self) -> Result<Option<Update>> {
        let Some(ask) = self.game().ask().filter(|ask| ask.who != self.me) else {
            return Ok(None);
        };
        self.series.legal(&mut self.legal);
        let Some((_, bot)) = self.bots.iter_mut().find(|(player, _)| *player == ask.who) else {
            return Ok(None);
        };
        let choice = bot.choose(&self.series.game().view(Some(ask.who)), &ask, &self.legal);
        let action = *self.legal.actions().get(choice).context("a bot chose what was not offered")?;
        self.carry_out(ask.who, action).map(Some)
    }

    /// The person answers the question of this number.
    pub(crate) fn answer(&mut self, number: u32, action: Action) -> Result<Answer> {
        let current = self.game().ask().is_some_and(|ask| ask.number == number);
        let refusal = self.game().why_not(self.me, action);
        match refusal {
            Some(refusal) => Ok(Answer::Refused(refusal)),
            None if !current => Ok(Answer::Refused(Refusal { rule: "CORE-GEN-02", why: saloon_rules::Why::Stale })),
            None => self.carry_out(self.me, action).map(|update| Answer::Taken(Box::new(update))),
        }
    }

    /// Why the person may not do this now.
    pub(crate) fn why_not(&self, action: Action) -> Option<Refusal> {
        self.game().why_not(self.me, action)
    }

    /// Lets the action happen, once it has been written down.
    fn carry_out(&mut self, who: Player, action: Action) -> Result<Update> {
        let mut after = self.series.clone();
        let taken = after.apply(who, action, Some(&mut self.told));
        ensure!(taken.is_ok(), "a legal action was refused");
        if let Some(journal) = &mut self.journal {
            journal.append(who, action, &after)?;
        }
        self.series = after;
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
        let game = self.series.game();
        let offer = game.ask().filter(|ask| ask.who == self.me).map(|ask| {
            game.legal(&mut self.legal);
            few_bids(Offer::of(game.deck(), ask, &self.legal, |action| game.waste(action)))
        });
        let table = TableView::from(&game.view(Some(self.me)));
        Update { facts, table, offer, standings: self.standings() }
    }

    /// How the series stands, if it is one.
    fn standings(&self) -> Option<Standings> {
        let number = self.series.number();
        self.is_series().then(|| Standings {
            game: number + 1,
            games: self.series.length(),
            over: self.series.is_over(),
            rows: self.series.standings(),
            entries: self.series.ledger().iter().filter(|entry| entry.game == number).copied().collect(),
        })
    }
}

/// The most bids that are shown at once.
const BIDS: usize = 9;

/// A screen has room for a few bids: the lowest ones, wider and wider steps, and all one has.
fn few_bids(mut offer: Offer) -> Offer {
    if !matches!(offer.ask.question, Question::Bid { .. }) {
        return offer;
    }
    let is_bid = |branch: &Branch| matches!(branch, Branch::Choose { what: Choice::Dollars(_), .. });
    let bids = offer.branches.iter().filter(|branch| is_bid(branch)).count();
    if bids > BIDS {
        let shown: Vec<usize> = [0, 1, 2, 3, 4, 9, 14, 24, bids - 1].into_iter().filter(|at| *at < bids).collect();
        let mut at = 0;
        offer.branches.retain(|branch| {
            let keep = !is_bid(branch) || shown.contains(&at);
            at += usize::from(is_bid(branch));
            keep
        });
    }
    offer
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
