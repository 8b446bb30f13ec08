//! Bang! at a table of the house.

mod bots;
pub mod course;
mod eyes;
mod happened;
mod kept;
pub mod looking_back;
pub mod pack;
pub mod recording;
mod written;

use std::sync::Arc;

use saloon_bots::Bot;
use saloon_protocol::http::{PlayedGame, SeriesEntry};
use saloon_protocol::line::{Cast, lines};
use saloon_protocol::wire::{Settings, Standing};
use saloon_protocol::{Before, Line, Offer, TableView};
use saloon_rules::{Ask, Carry, Config, Fact, Game, Legal, Player, Question, Seat, Seats, Seed};

use super::{Deal, Dealt, Fits, Viewer};
use crate::house::now;
use crate::ids::{self, Id};
use crate::lesson;
use crate::record::steps;
use crate::settings::config_of;
use crate::store::{Answer, Spoken, State};
use crate::table::{Chair, Refused};
use course::Start;

pub use bots::Thought;
pub use happened::Happened;
pub use kept::renew;
pub use saloon_rules::{Action as Command, RULES_VERSION as RULES, Refusal, Told, Why as Reason};
pub use written::Written;

impl From<Seat> for Chair {
    fn from(seat: Seat) -> Chair {
        Chair::new(seat.index()).expect("a table has more chairs than a game has seats")
    }
}

impl From<Player> for Chair {
    fn from(player: Player) -> Chair {
        Chair::new(player.index()).expect("a table has more chairs than a game has players")
    }
}

impl From<Chair> for Seat {
    fn from(chair: Chair) -> Seat {
        Seat::new(chair.index()).expect("no table has more chairs than its game has seats")
    }
}

/// Whoever sits on a chair is the player of that number, however many characters he has.
fn player_of(chair: Chair) -> Player {
    Player::new(chair.index()).expect("no table has more chairs than a game has players")
}

/// The seats of whoever sits on a chair.
fn seats_of(game: &Game, chair: Chair) -> Seats {
    game.seats_of(player_of(chair))
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused { rule: refusal.rule, line: Some(Line::of_refusal(&refusal)), text: format!("{:?}", refusal.why) }
    }
}

/// Who is asked, and the number of the question.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who.
    pub chair: Chair,
    /// The number.
    pub number: u32,
}

/// What is remembered of an answer: enough to know it again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Who.
    pub chair: Chair,
    /// To which question.
    pub ask: u32,
    /// The client's number of it.
    pub client: Option<u32>,
    /// What.
    pub action: Command,
}

/// Something that has happened, by its place in the course of its game: from there it can be told again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// Answers up to there.
    answers: u32,
    /// So often somebody had been heard.
    heard: u32,
    /// Whose message with which number did it.
    by: Option<(Chair, u32)>,
}

/// A game in progress or over.
pub struct Play {
    /// Its id, also that of the replay.
    pub id: Id,
    /// The state.
    pub game: Game,
    /// What decided all chance. Shown when the game is over.
    pub seed: Seed,
    /// Every answer since its origin.
    pub answered: Vec<Answered>,
    /// Who spoke, and when.
    pub spoken: Vec<Spoken>,
    /// Answers given before the question.
    pub standing: Vec<Standing>,
    /// Times in a row that somebody let the clock run out.
    pub slept: Vec<u8>,
    /// The dead whose death is over and done with: nothing more is asked of them.
    pub settled: Seats,
    origin: Origin,
    bots: Vec<Option<Box<dyn Bot>>>,
}

/// Where the answers of this game begin.
#[derive(Clone)]
enum Origin {
    /// With the deal.
    Deal(Box<Config>),
    /// Where newer rules took over; the recording tells what was before.
    Renewed { start: Box<Start>, recording: Arc<[u8]> },
}

/// An answer that would be accepted, or words that are heard: the game after it and what happened.
pub struct Next {
    /// Elsewhere: it goes through many hands before it is where the game stands.
    game: Box<Game>,
    /// What happened.
    told: Vec<Told>,
}

impl Next {
    /// The game is over with it.
    pub fn is_over(&self) -> bool {
        self.game.winner().is_some()
    }

    /// The game then.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// Does anything happen?
    pub fn is_told(&self) -> bool {
        !self.told.is_empty()
    }

    /// What whoever sits there will find in his own history.
    pub fn entry(&self, id: Id, settings: &Settings, people: u8, chair: Chair) -> Option<PlayedGame> {
        self.game.winner()?;
        let own = seats_of(&self.game, chair);
        let seat = own.iter().next()?;
        let (character, won) = (self.game.seat(seat).character, self.game.has_won(seat));
        let role = self.game.mode().has_roles().then(|| self.game.role(seat));
        let alive = !self.game.living().and(own).is_empty();
        let (table, edition, players) = (settings.name.clone(), settings.edition.clone(), settings.players);
        let (game, at) = (id.to_string(), now());
        let character = Some(character);
        Some(PlayedGame { game, at, table, edition, players, people, role, character, won, alive })
    }

    /// How the game stands then, by name.
    pub fn state(&self) -> String {
        course::state_of(&self.game)
    }
}

impl Play {
    /// Deals what a table plays; tidies its settings. What games before it left is part of the deal.
    pub fn deal(id: Id, settings: &mut Settings, deal: Deal, carry: Option<Carry>) -> Result<(Play, Dealt), String> {
        let config = Config { carry, ..config_of(settings).map_err(|why| why.text)? };
        let seed = match deal {
            Deal::Random => Seed(ids::random()),
            Deal::Lesson => lesson::seed(),
            #[cfg(any(test, feature = "fuzz"))]
            Deal::From(seed) => seed,
        };
        let json = serde_json::to_string(&config).map_err(|why| why.to_string())?;
        Ok((Play::begin(id, &config, seed)?, Dealt { config: json, seed: seed.0 }))
    }

    /// Deals.
    pub fn begin(id: Id, config: &Config, seed: Seed) -> Result<Play, String> {
        let game = Game::new(config, seed).map_err(|why| why.to_string())?;
        Ok(Play::at(id, game, seed, Origin::Deal(Box::new(config.clone()))))
    }

    /// A game that is looked at from the middle on.
    #[cfg(test)]
    pub fn in_the_middle(id: Id, game: Game, seed: Seed) -> Play {
        let start = Box::new(Start { game, after: 0, heard: 0, at: 0 });
        Play::at(id, game, seed, Origin::Renewed { start, recording: [].into() })
    }

    /// A game at a position.
    fn at(id: Id, game: Game, seed: Seed, origin: Origin) -> Play {
        let players = game.players().len();
        let mut play = Play {
            id,
            game,
            seed,
            answered: Vec::new(),
            spoken: Vec::new(),
            standing: vec![Standing::default(); players],
            slept: vec![0; players],
            settled: Seats::NONE,
            origin,
            bots: (0..players).map(|_| None).collect(),
        };
        play.settle();
        play
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Asked> {
        self.game.ask().map(|ask| Asked { chair: ask.who.into(), number: ask.number })
    }

    /// Is it this chair that is asked?
    pub fn asks(&self, chair: Chair) -> bool {
        self.asked().is_some_and(|asked| asked.chair == chair)
    }

    /// It is over.
    pub fn is_over(&self) -> bool {
        self.game.winner().is_some()
    }

    /// Does whoever sits there still play?
    pub fn is_in(&self, chair: Chair) -> bool {
        !self.game.living().and(seats_of(&self.game, chair)).is_empty()
    }

    /// Which cards are played with.
    pub fn deck(&self) -> &'static str {
        self.game.deck().id()
    }

    /// Through whose eyes somebody on a chair sees the game. Those who are out may see all cards, if the table wants it;
    /// but not while they are still asked something.
    pub fn eyes_of(&self, chair: Chair, open_cards: bool) -> Viewer {
        let own = seats_of(&self.game, chair);
        let out = own.minus(self.settled).is_empty() && !self.asks(chair);
        if self.is_over() || out && open_cards {
            return Viewer::Open(Some(chair));
        }
        Viewer::Player(chair)
    }

    /// The table as a viewer sees it.
    pub fn table(&self, viewer: Viewer) -> TableView {
        viewer.table(&self.game)
    }

    /// The question, if it is the viewer's own.
    pub fn offer(&self, viewer: Viewer) -> Option<Offer> {
        viewer.offer(&self.game)
    }

    /// Why something cannot be done from a chair.
    pub fn why_not(&self, chair: Chair, command: Command) -> Option<Refusal> {
        self.game.why_not(player_of(chair), command)
    }

    /// Somebody would speak: what is to be written down, if the game listens, and what it leads to. A rule may forbid it;
    /// whoever is out is not heard and may talk.
    pub fn speech(&self, chair: Chair) -> Result<Option<(Spoken, Next)>, Refusal> {
        let (mut game, mut told) = (Box::new(self.game), Vec::new());
        match game.speak(player_of(chair), Some(&mut told)) {
            Ok(()) => Ok(Some((Spoken { after: self.length(), chair: chair.index() as u8 }, Next { game, told }))),
            Err(refusal @ Refusal { why: Reason::Forbidden { .. }, .. }) => Err(refusal),
            Err(_) => Ok(None),
        }
    }

    /// Somebody has spoken.
    pub fn heard(&mut self, next: &Next, spoken: Spoken) {
        self.game = *next.game;
        self.settle();
        self.spoken.push(spoken);
    }

    /// Answers so far, those under older rules too.
    pub fn length(&self) -> u32 {
        let before = match &self.origin {
            Origin::Deal(_) => 0,
            Origin::Renewed { start, .. } => start.after,
        };
        (before + self.answered.len()) as u32
    }

    /// How it stands, to be kept.
    pub fn state(&self) -> State {
        State { after: self.length(), heard: self.spoken.len() as u32, state: course::state_of(&self.game) }
    }

    /// What an answer would lead to; the game is untouched.
    pub fn consider(&self, chair: Chair, action: Command, client: Option<u32>) -> Result<(Next, Answered), Refusal> {
        let ask = self.game.ask().map_or(0, |ask| ask.number);
        let next = self.after(player_of(chair), action)?;
        Ok((next, Answered { chair, ask, client, action }))
    }

    fn after(&self, player: Player, action: Command) -> Result<Next, Refusal> {
        let mut game = Box::new(self.game);
        let mut told = Vec::new();
        game.apply(player, action, Some(&mut told))?;
        Ok(Next { game, told })
    }

    /// The answer as it is written down.
    pub fn logged(&self, next: &Next, answered: &Answered) -> Answer {
        let Answered { chair, ask, client, action } = *answered;
        let action = serde_json::to_string(&action).expect("an answer holds nothing JSON cannot");
        let print = next.game.fingerprint();
        Answer { game: self.id, seq: self.length(), chair: chair.index() as u8, ask, client, action, print }
    }

    /// What an answer does, to be shown; and whose message with which number it was.
    pub fn happened(&self, next: &Next, by: Option<(Chair, u32)>) -> Happened {
        Happened::new((Before::from(&self.game.view(None)), &next.game), &next.told, by)
    }

    /// What has just happened, as little of it as it takes to tell it again.
    pub fn remember(&self, happened: &Happened) -> Past {
        Past { answers: self.length(), heard: self.spoken.len() as u32, by: happened.by() }
    }

    /// What happened earlier in this game, in order, to be shown as it was then: the game is played again.
    pub fn again(&self, past: &[Past]) -> Option<Vec<Happened>> {
        let start = match &self.origin {
            Origin::Deal(config) => Start { game: Game::new(config, self.seed).ok()?, after: 0, heard: 0, at: 0 },
            Origin::Renewed { start, .. } => **start,
        };
        let (answers, spoken) = in_order((&self.answered, &self.spoken));
        let (mut wanted, mut found) = (past.iter().peekable(), Vec::with_capacity(past.len()));
        let played = course::one_by_one(start, answers, &spoken, &mut |step| {
            let same = |past: &&Past| (past.answers as usize, past.heard as usize) == (step.answers, step.heard);
            if let Some(past) = wanted.next_if(same) {
                let before = Before::from(&step.before.view(None));
                found.push(Happened::new((before, step.after), step.told, past.by));
            }
        });
        (played.is_ok() && found.len() == past.len()).then_some(found)
    }

    /// Goes on from there.
    pub fn accept(&mut self, next: &Next, answered: Answered) {
        self.game = *next.game;
        self.settle();
        self.answered.push(answered);
    }

    /// The log of the game so far in these eyes; step by step, as it was told.
    pub fn log(&self, viewer: Viewer) -> Vec<Line> {
        let (deck, mut cast, mut all) = (self.game.deck(), Cast::NONE, Vec::new());
        look_back(&self.origin, self.seed, (&self.answered, &self.spoken), &mut |_, told, game| {
            let facts: Vec<Fact> = told.iter().map(|told| viewer.fact(told)).collect();
            all.extend(lines(deck, &cast, &facts).into_iter().flatten());
            // Whoever sits there now acts in the next step.
            cast = Cast::from(&game.view(None));
        });
        all
    }

    /// Every dollar of this game, and of what comes next.
    pub(super) fn ledger(&self, next: &Next) -> Vec<SeriesEntry> {
        let mut ledger = Vec::new();
        let mut note = |told: &[Told]| {
            for fact in told.iter().map(Told::whole) {
                if let Fact::Paid { seat, dollars, why } = fact {
                    ledger.push(SeriesEntry { seat, dollars, why });
                }
            }
        };
        look_back(&self.origin, self.seed, (&self.answered, &self.spoken), &mut |_, told, _| note(told));
        note(&next.told);
        ledger
    }

    /// An answer: to the question that is asked, to one that is gone, or one that was given before?
    pub fn fits(&self, chair: Chair, ask: Option<u32>, client: u32) -> Fits {
        match (self.asked(), ask) {
            (Some(asked), Some(ask)) if asked.number == ask => Fits::Now,
            (_, Some(ask)) if self.is_repeated(chair, ask, client) => Fits::Repeated,
            _ => Fits::Stale,
        }
    }

    /// An answer to an older question: was it this one?
    pub fn is_repeated(&self, chair: Chair, ask: u32, client: u32) -> bool {
        let same = |old: &Answered| old.chair == chair && old.client == Some(client);
        self.answered.binary_search_by_key(&ask, |old| old.ask).is_ok_and(|at| same(&self.answered[at]))
    }

    /// The refusal of an answer to a question that is gone.
    pub fn stale() -> Refusal {
        Refusal { rule: "CORE-GEN-02", why: Reason::Stale }
    }

    /// What is played if nobody answers.
    pub fn fallback(&self) -> Option<Command> {
        let mut list = Legal::new();
        self.game.legal(&mut list);
        list.fallback(&self.game.ask()?)
    }

    /// Somebody is at his turn's business again: whoever died before that is asked no more.
    pub(super) fn settle(&mut self) {
        let dead = self.game.all_seats().minus(self.game.living());
        let quiet = self.game.ask().is_some_and(|ask| ask.question == Question::Play);
        self.settled = if quiet { dead } else { self.settled.and(dead) };
    }

    /// What the asked player has said in advance, if it fits the question.
    pub fn standing_answer(&self) -> Option<Command> {
        let ask = self.game.ask()?;
        let standing = self.standing.get(ask.who.index())?;
        let fits = match ask.question {
            Question::Dodge { .. } | Question::Give { .. } => standing.decline_next,
            Question::Interrupt => standing.decline_interrupts,
            _ => false,
        };
        (fits && self.fallback() == Some(Command::Pass)).then_some(Command::Pass)
    }

    /// Is a standing answer to the question used up by it?
    pub fn standing_counts_once(&self) -> bool {
        let once = |ask: Ask| matches!(ask.question, Question::Dodge { .. } | Question::Give { .. });
        self.game.ask().is_some_and(once)
    }
}

/// Everything that has happened so far, step by step.
fn look_back(origin: &Origin, seed: Seed, said: (&[Answered], &[Spoken]), look: &mut course::Look<'_>) {
    let start = match origin {
        Origin::Deal(config) => {
            let mut told = Vec::new();
            let game = Game::with_log(config, seed, Some(&mut told)).ok();
            game.iter().for_each(|game| look(0, &told, game));
            game.map(|game| Start { game, after: 0, heard: 0, at: 0 })
        }
        Origin::Renewed { start, recording } => {
            // A recording that cannot be read leaves what happens from now on.
            let _ = steps(recording, &(0..u32::MAX), |at, step| look(at, &step.told, step.picture.game()));
            Some(**start)
        }
    };
    let (answers, spoken) = in_order(said);
    let played = start.map(|start| course::play_on(start, answers, &spoken, look));
    debug_assert!(played.is_some_and(|played| played.is_ok()), "what was accepted once is accepted again");
}

/// What was answered and who spoke, as it is played again.
fn in_order<'a>(
    (answered, spoken): (&'a [Answered], &[Spoken]),
) -> (impl Iterator<Item = (Player, Command)> + use<'a>, Vec<(u32, Player)>) {
    let answers = answered.iter().filter_map(|answered| Some((Player::new(answered.chair.index())?, answered.action)));
    (answers, course::speakers(spoken).unwrap_or_default())
}
