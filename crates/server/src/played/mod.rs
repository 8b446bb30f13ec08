//! What is played at a table: this side of the seam knows the games, the other (`crate::table`) knows chairs, clocks,
//! versions and talk. Commands, views and facts are values of an enum by game, matched here and nowhere else
//! (docs/decisions/0034).

pub mod bang;
pub mod heist;
mod kept;
mod series;
mod viewer;

use std::rc::Rc;
use std::time::Duration;

use saloon_protocol::http::PlayedGame;
use saloon_protocol::wire::{Order, Other, Settings, Standing};
use saloon_protocol::{Line, Offer, TableView};
use saloon_rules::{Action, MOST_SEATS, Seed};
use serde_json::value::RawValue;

use crate::ids::Id;
use crate::settings::{Unplayable, config_of};
use crate::store::{Answer, Spoken, State};
use crate::table::{Chair, Refused};

pub use bang::{Asked, Command as Explained, RULES};
pub use kept::{Kept, Part, open, pack};
pub use series::{KeptGame, Row, page};
pub use viewer::Viewer;

/// Whole milliseconds of a table's own clock, which stands while nobody is there.
pub type Millis = u64;

/// What decides the chance of a deal.
#[derive(Copy, Clone, Debug)]
pub enum Deal {
    /// Nobody knows.
    Random,
    /// The first deal of the guided hand.
    Lesson,
    /// Somebody does: tests.
    #[cfg(any(test, feature = "fuzz"))]
    From(Seed),
}

/// What of a deal is written down.
pub struct Dealt {
    /// What was fixed before it.
    pub config: String,
    /// What decided all chance.
    pub seed: [u8; 32],
}

/// What somebody sends.
#[derive(Copy, Clone, Debug)]
pub enum Command {
    /// At a table of Bang!.
    Bang(Action),
    /// At a table of heist.
    Heist(saloon_heist::Command),
}

impl From<Action> for Command {
    fn from(action: Action) -> Command {
        Command::Bang(action)
    }
}

impl From<Order> for Command {
    fn from(order: Order) -> Command {
        match order {
            Order::Heist(command) => Command::Heist(command),
        }
    }
}

/// How much there is to decide, as everybody can see: it says nothing about what is hidden.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Hardly anything.
    Little,
    /// A choice.
    Usual,
    /// A choice among many things.
    Much,
}

/// What a bot has made of a question.
pub enum Thought {
    /// At a table of Bang!.
    Bang(bang::Thought),
}

/// A bot's work on a question, to be done elsewhere in as much time as there is.
pub type Pondering = Box<dyn FnOnce(Duration) -> Thought + Send>;

/// Does an answer come at the right time?
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fits {
    /// Yes.
    Now,
    /// It was given before, and counts once.
    Repeated,
    /// Its question is gone.
    Stale,
}

/// Can these settings be played? Also tidies them.
pub fn check(settings: &mut Settings) -> Result<(), Unplayable> {
    match settings.heist {
        Some(_) => heist::settings::config_of(settings).map(drop),
        None => config_of(settings).map(drop),
    }
}

/// The version of the rules of what a table plays.
pub fn rules_of(settings: &Settings) -> u32 {
    match settings.heist {
        Some(_) => heist::Play::RULES,
        None => RULES,
    }
}

/// Does it matter how far away somebody is?
pub fn wants_round_trips(settings: &Settings) -> bool {
    settings.heist.is_some_and(|rules| rules.mode == saloon_heist::Mode::Realtime)
}

/// A game in progress or over.
pub enum Play {
    /// Bang!.
    Bang(Box<bang::Play>),
    /// Heist.
    Heist(Box<heist::Play>),
}

/// Something that would be accepted: the game after it and what happened.
pub enum Next {
    /// Bang!: an answer.
    Bang(bang::Next, bang::Answered),
    /// Bang!: words that are heard.
    Heard(bang::Next),
    /// Heist.
    Heist(Box<heist::Next>),
}

/// What happened in one step, ready to be shown to anybody through his own eyes.
pub enum Happened {
    /// Bang!.
    Bang(Box<bang::Happened>),
    /// Heist: and whose message with which number did it.
    Heist(Box<[saloon_heist::Told]>, Option<(Chair, u32)>),
}

/// The same once it has been told: as little as it takes to tell it again. A table keeps many of them.
#[derive(Clone)]
pub enum Past {
    /// Bang!: where it stands in the course of the game.
    Bang(bang::Past),
    /// Heist: all of it, which is little.
    Heist(Box<[saloon_heist::Told]>, Option<(Chair, u32)>),
}

/// What has been written of one step for those who have been told so far.
#[derive(Default)]
pub struct Written {
    bang: bang::Written,
    none: Option<Rc<RawValue>>,
}

impl Written {
    /// What happened in these eyes, written once for all who see the same of it; nothing if the game tells it otherwise.
    pub fn events(&mut self, happened: &Happened, viewer: Viewer) -> Rc<RawValue> {
        match happened {
            Happened::Bang(happened) => self.bang.events(happened, viewer),
            Happened::Heist(..) => {
                Rc::clone(self.none.get_or_insert_with(|| {
                    RawValue::from_string("[]".to_owned()).expect("an empty list is JSON").into()
                }))
            }
        }
    }
}

impl Happened {
    /// The number of the viewer's own message that did it.
    pub fn answers(&self, viewer: Viewer) -> Option<u32> {
        match self {
            Happened::Bang(happened) => happened.answers(viewer),
            Happened::Heist(_, by) => by.and_then(|(chair, id)| viewer.belongs_to(chair).then_some(id)),
        }
    }
}

impl Next {
    /// The game is over with it.
    pub fn is_over(&self) -> bool {
        match self {
            Next::Bang(next, _) | Next::Heard(next) => next.is_over(),
            Next::Heist(next) => next.is_over(),
        }
    }

    /// What whoever sits there will find in his own history.
    pub fn entry(&self, id: Id, settings: &Settings, people: u8, chair: Chair) -> Option<PlayedGame> {
        match self {
            Next::Bang(next, _) | Next::Heard(next) => next.entry(id, settings, people, chair),
            Next::Heist(next) => next.entry(id, settings, people, chair),
        }
    }

    /// A series with this game, if it is over with it.
    pub fn series(&self, row: &Row, settings: &Settings) -> Row {
        match self {
            Next::Bang(next, _) | Next::Heard(next) => row.after(settings, next.game()),
            Next::Heist(_) => row.clone(),
        }
    }

    /// How the game stands then, by name.
    pub fn state(&self) -> String {
        match self {
            Next::Bang(next, _) | Next::Heard(next) => next.state(),
            Next::Heist(next) => next.state(),
        }
    }

    /// Nobody is told anything of it.
    pub fn is_silent(&self) -> bool {
        matches!(self, Next::Heist(next) if next.is_silent())
    }

    /// Everybody is shown everything anew.
    pub fn shows_all(&self) -> bool {
        matches!(self, Next::Heist(next) if next.shows_all())
    }

    /// Why nothing came of it.
    pub fn refused(&self) -> Option<Refused> {
        match self {
            Next::Bang(..) | Next::Heard(_) => None,
            Next::Heist(next) => next.refused.map(Refused::from),
        }
    }
}

impl Play {
    /// Deals what a table plays; tidies its settings. In a series it takes over what the games before left.
    pub fn deal(id: Id, settings: &mut Settings, deal: Deal, row: Option<&Row>) -> Result<(Play, Dealt), String> {
        Ok(match settings.heist {
            Some(_) => {
                let (play, dealt) = heist::Play::deal(id, settings, deal)?;
                (Play::Heist(Box::new(play)), dealt)
            }
            None => {
                let carry = row.and_then(Row::carry).cloned();
                let (play, dealt) = bang::Play::deal(id, settings, deal, carry)?;
                (Play::Bang(Box::new(play)), dealt)
            }
        })
    }

    /// A series after this game, if that is over.
    pub fn series(&self, row: &Row, settings: &Settings) -> Row {
        match self {
            Play::Bang(play) => row.after(settings, &play.game),
            Play::Heist(_) => row.clone(),
        }
    }

    /// What the page of a series keeps of this game, which is over with what comes next.
    pub fn kept_game(&self, next: &Next, room: Id, settings: &Settings, names: &[String]) -> Option<KeptGame> {
        match (self, next) {
            (Play::Bang(play), Next::Bang(next, _) | Next::Heard(next)) => {
                KeptGame::of((room, play.id), (settings, names), next.game(), play.ledger(next))
            }
            _ => None,
        }
    }

    /// Its id, also that of the replay.
    pub fn id(&self) -> Id {
        match self {
            Play::Bang(play) => play.id,
            Play::Heist(play) => play.id,
        }
    }

    /// What decided all chance. Shown when the game is over.
    pub fn seed(&self) -> Seed {
        match self {
            Play::Bang(play) => play.seed,
            Play::Heist(play) => play.seed,
        }
    }

    /// The one question of a game that asks one after the other.
    pub fn asked(&self) -> Option<Asked> {
        match self {
            Play::Bang(play) => play.asked(),
            Play::Heist(_) => None,
        }
    }

    /// Is it this chair that is asked?
    pub fn asks(&self, chair: Chair) -> bool {
        match self {
            Play::Bang(play) => play.asks(chair),
            Play::Heist(play) => play.asks(chair),
        }
    }

    /// It is over.
    pub fn is_over(&self) -> bool {
        match self {
            Play::Bang(play) => play.is_over(),
            Play::Heist(play) => play.is_over(),
        }
    }

    /// Does whoever sits there still play?
    pub fn is_in(&self, chair: Chair) -> bool {
        match self {
            Play::Bang(play) => play.is_in(chair),
            Play::Heist(play) => play.is_in(chair),
        }
    }

    /// All chairs that still play.
    pub fn chairs_in(&self) -> impl Iterator<Item = Chair> {
        (0..MOST_SEATS).filter_map(Chair::new).filter(|chair| self.is_in(*chair))
    }

    /// Does a bot play for somebody who is away? Some games go on without him (HEIST-RT-9).
    pub fn has_stand_ins(&self) -> bool {
        matches!(self, Play::Bang(_))
    }

    /// Which cards are played with.
    pub fn deck(&self) -> &'static str {
        match self {
            Play::Bang(play) => play.deck(),
            Play::Heist(_) => "",
        }
    }

    /// Through whose eyes somebody on a chair sees the game.
    pub fn eyes_of(&self, chair: Chair, open_cards: bool) -> Viewer {
        match self {
            Play::Bang(play) => play.eyes_of(chair, open_cards),
            Play::Heist(play) => play.eyes_of(chair),
        }
    }

    /// Writes the table as a viewer sees it; null where a game has messages of its own.
    pub fn write_table(&self, viewer: Viewer, written: &mut Written, into: &mut Vec<u8>) {
        match self {
            Play::Bang(play) => written.bang.table(play.table(viewer), into),
            Play::Heist(_) => into.extend_from_slice(b"null"),
        }
    }

    /// The table as a viewer sees it.
    pub fn table(&self, viewer: Viewer) -> Option<TableView> {
        match self {
            Play::Bang(play) => Some(play.table(viewer)),
            Play::Heist(_) => None,
        }
    }

    /// The question, if it is the viewer's own.
    pub fn offer(&self, viewer: Viewer) -> Option<Offer> {
        match self {
            Play::Bang(play) => play.offer(viewer),
            Play::Heist(_) => None,
        }
    }

    /// The same of games that have messages of their own: a step of it.
    pub fn other(&self, viewer: Viewer, happened: &Happened, with_table: bool) -> Option<Other> {
        match (self, happened) {
            (Play::Heist(play), Happened::Heist(told, _)) => Some(play.shown(viewer, told, with_table)),
            _ => None,
        }
    }

    /// The same of games that have messages of their own: everything.
    pub fn other_whole(&self, viewer: Viewer, with_log: bool) -> Option<Other> {
        match self {
            Play::Bang(_) => None,
            Play::Heist(play) => Some(play.shown_whole(viewer, with_log)),
        }
    }

    /// The log of the game so far in these eyes.
    pub fn log(&self, viewer: Viewer) -> Vec<Line> {
        match self {
            Play::Bang(play) => play.log(viewer),
            Play::Heist(_) => Vec::new(),
        }
    }

    /// Why something cannot be done from a chair.
    pub fn why_not(&self, chair: Chair, command: Action) -> Result<Option<Refused>, Refused> {
        match self {
            Play::Bang(play) => Ok(play.why_not(chair, command).map(Refused::from)),
            Play::Heist(_) => Err(other_game()),
        }
    }

    /// Somebody would speak: what is to be written down, if the game listens, and what it leads to. A rule may forbid it.
    pub fn speech(&self, chair: Chair) -> Result<Option<(Spoken, Next)>, Refused> {
        match self {
            Play::Bang(play) => Ok(play.speech(chair)?.map(|(spoken, next)| (spoken, Next::Heard(next)))),
            Play::Heist(_) => Ok(None),
        }
    }

    /// Somebody has spoken, and that is durable; gives what happens, if anything does.
    pub fn heard(&mut self, next: &Next, spoken: Spoken) -> Option<Happened> {
        let (Play::Bang(play), Next::Heard(next)) = (self, next) else { return None };
        let happened = next.is_told().then(|| play.happened(next, None));
        play.heard(next, spoken);
        let happened = happened?;
        play.tell_bots(happened.told());
        Some(Happened::Bang(Box::new(happened)))
    }

    /// So often somebody has been heard.
    pub fn heard_so_far(&self) -> u32 {
        match self {
            Play::Bang(play) => play.spoken.len() as u32,
            Play::Heist(_) => 0,
        }
    }

    /// Answers so far.
    pub fn length(&self) -> u32 {
        match self {
            Play::Bang(play) => play.length(),
            Play::Heist(play) => play.length(),
        }
    }

    /// How it stands, to be kept.
    pub fn state(&self) -> State {
        match self {
            Play::Bang(play) => play.state(),
            Play::Heist(play) => play.state(),
        }
    }

    /// Answers given before the question.
    pub fn standing(&self, chair: Chair) -> Standing {
        match self {
            Play::Bang(play) => play.standing.get(chair.index()).copied().unwrap_or_default(),
            Play::Heist(_) => Standing::default(),
        }
    }

    /// The same, to be changed; none where nothing can be said in advance.
    pub fn standing_mut(&mut self, chair: Chair) -> Option<&mut Standing> {
        match self {
            Play::Bang(play) => play.standing.get_mut(chair.index()),
            Play::Heist(_) => None,
        }
    }

    /// Times in a row that somebody let the clock run out, where the house counts them.
    pub fn slept(&mut self, chair: Chair) -> Option<&mut u8> {
        match self {
            Play::Bang(play) => play.slept.get_mut(chair.index()),
            Play::Heist(_) => None,
        }
    }

    /// An answer from a chair with the number of its question, which what takes effect at once does without.
    pub fn fits(&self, chair: Chair, ask: Option<u32>, client: u32) -> Fits {
        match self {
            Play::Bang(play) => play.fits(chair, ask, client),
            Play::Heist(play) => play.fits(chair, ask, client),
        }
    }

    /// The refusal of an answer to a question that is gone.
    pub fn stale(&self) -> Refused {
        match self {
            Play::Bang(_) => bang::Play::stale().into(),
            Play::Heist(_) => heist::Play::stale().into(),
        }
    }

    /// What an answer would lead to; the game is untouched. `now` is when it arrived.
    pub fn consider(
        &self,
        chair: Chair,
        command: Command,
        (ask, client): (Option<u32>, Option<u32>),
        now: Millis,
    ) -> Result<Next, Refused> {
        match (self, command) {
            (Play::Bang(play), Command::Bang(action)) => {
                let (next, answered) = play.consider(chair, action, client)?;
                Ok(Next::Bang(next, answered))
            }
            (Play::Heist(play), Command::Heist(command)) => {
                Ok(Next::Heist(Box::new(play.consider(chair, &command, (ask, client.unwrap_or_default()), now)?)))
            }
            _ => Err(other_game()),
        }
    }

    /// What is to be written down of it.
    pub fn rows(&self, next: &Next) -> Vec<Answer> {
        match (self, next) {
            (Play::Bang(play), Next::Bang(next, answered)) => vec![play.logged(next, answered)],
            (Play::Heist(play), Next::Heist(next)) => play.rows(next),
            _ => Vec::new(),
        }
    }

    /// It was written down: goes on from there, and says what happened.
    pub fn accept(&mut self, next: Next, by: Option<(Chair, u32)>) -> Option<Happened> {
        match (self, next) {
            (Play::Bang(play), Next::Bang(next, answered)) => {
                let happened = play.happened(&next, by);
                play.accept(&next, answered);
                play.tell_bots(happened.told());
                Some(Happened::Bang(Box::new(happened)))
            }
            (Play::Heist(play), Next::Heist(next)) => {
                let happened = Happened::Heist(next.told().into(), next.by());
                play.accept(*next);
                Some(happened)
            }
            _ => None,
        }
    }

    /// What has just happened, as little of it as it takes to tell it again.
    pub fn remember(&self, happened: Happened) -> Option<Past> {
        match (self, happened) {
            (Play::Bang(play), Happened::Bang(happened)) => Some(Past::Bang(play.remember(&happened))),
            (Play::Heist(_), Happened::Heist(told, by)) => Some(Past::Heist(told, by)),
            _ => None,
        }
    }

    /// What happened earlier in this game, in order, ready to be shown as it was then; none if that is not known any more.
    pub fn again<'a>(&self, past: impl Iterator<Item = &'a Past>) -> Option<Vec<Happened>> {
        match self {
            Play::Bang(play) => {
                let own = |past: &Past| if let Past::Bang(past) = past { Some(*past) } else { None };
                let past: Vec<bang::Past> = past.map(own).collect::<Option<_>>()?;
                // Nearly always nothing was missed.
                if past.is_empty() {
                    return Some(Vec::new());
                }
                Some(play.again(&past)?.into_iter().map(|happened| Happened::Bang(Box::new(happened))).collect())
            }
            Play::Heist(_) => past
                .map(|past| match past {
                    Past::Heist(told, by) => Some(Happened::Heist(told.clone(), *by)),
                    Past::Bang(_) => None,
                })
                .collect(),
        }
    }

    /// What is played if nobody answers the one question.
    pub fn fallback(&self) -> Option<Command> {
        match self {
            Play::Bang(play) => play.fallback().map(Command::Bang),
            Play::Heist(_) => None,
        }
    }

    /// What the asked player has said in advance, if it fits the question.
    pub fn standing_answer(&self) -> Option<Command> {
        match self {
            Play::Bang(play) => play.standing_answer().map(Command::Bang),
            Play::Heist(_) => None,
        }
    }

    /// Is a standing answer to the question used up by it?
    pub fn standing_counts_once(&self) -> bool {
        matches!(self, Play::Bang(play) if play.standing_counts_once())
    }

    /// Lets a bot decide the one question, on a thread where it may take its time.
    pub async fn bot_answer(&mut self, kind: &str) -> Option<Command> {
        match self {
            Play::Bang(play) => play.bot_answer(kind).await.map(Command::Bang),
            Play::Heist(_) => None,
        }
    }

    /// A slow bot takes the question with it, to think about it elsewhere; none if it answers at once.
    pub fn ponder(&mut self, kind: &str) -> Option<Pondering> {
        match self {
            Play::Bang(play) => {
                let work = play.ponder(kind)?;
                Some(Box::new(|time| Thought::Bang(work(time))))
            }
            Play::Heist(_) => None,
        }
    }

    /// It is back: what it wants to do, if that is still asked.
    pub fn pondered(&mut self, thought: Thought) -> Option<Command> {
        match (self, thought) {
            (Play::Bang(play), Thought::Bang(thought)) => play.pondered(thought).map(Command::Bang),
            (Play::Heist(_), Thought::Bang(_)) => None,
        }
    }

    /// How much there is to decide now.
    pub fn effort(&self) -> Effort {
        match self {
            Play::Bang(play) => play.effort(),
            Play::Heist(_) => Effort::Usual,
        }
    }

    /// Does the game watch the clock itself?
    pub fn keeps_time(&self) -> bool {
        matches!(self, Play::Heist(_))
    }

    /// A game that keeps time learns which chairs are played by which bot and how long they think, and whether all people
    /// are here.
    pub fn plan(&mut self, kinds: &[Option<String>], times: (Millis, Millis), complete: bool) {
        if let Play::Heist(play) = self {
            play.plan(kinds, times, complete);
        }
    }

    /// When a game that keeps time does something by itself.
    pub fn alarm(&self) -> Option<Millis> {
        match self {
            Play::Bang(_) => None,
            Play::Heist(play) => play.alarm(),
        }
    }

    /// Whatever is due by now in a game that keeps time.
    pub fn wake(&mut self, now: Millis) -> Option<Next> {
        match self {
            Play::Bang(_) => None,
            Play::Heist(play) => play.wake(now).map(Box::new).map(Next::Heist),
        }
    }

    /// That could not be written down.
    pub fn put_back(&mut self, next: &Next) {
        if let (Play::Heist(play), Next::Heist(next)) = (self, next) {
            play.put_back(next);
        }
    }

    /// Who is asked, how long he has and how long he had, in a game that keeps time.
    pub fn clock(&self, now: Millis) -> Option<(Chair, Millis, Millis)> {
        match self {
            Play::Bang(_) => None,
            Play::Heist(play) => play.clock(now),
        }
    }

    /// How long a message to somebody and back was under way.
    pub fn round_trip(&mut self, chair: Chair, trip: Millis) {
        if let Play::Heist(play) = self {
            play.round_trip(chair, trip);
        }
    }

    /// The way to somebody and back takes no longer than this, whatever he answers; none if nothing is known of it.
    pub fn no_farther(&mut self, chair: Chair, most: Option<Millis>) {
        if let Play::Heist(play) = self {
            play.no_farther(chair, most);
        }
    }

    /// The game of Bang!.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn bang(&self) -> Option<&bang::Play> {
        match self {
            Play::Bang(play) => Some(play),
            Play::Heist(_) => None,
        }
    }

    /// The game of heist.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn heist(&self) -> Option<&heist::Play> {
        match self {
            Play::Bang(_) => None,
            Play::Heist(play) => Some(play),
        }
    }
}

fn other_game() -> Refused {
    Refused::house("HOUSE-GAME", "this table plays another game")
}
