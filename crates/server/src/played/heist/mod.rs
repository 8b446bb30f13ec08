//! Heist at a table of the house: its desk with the clock, its bots, what is written down of it.

mod bots;
pub mod record;
mod row;
pub mod settings;

use saloon_heist::clock::{Arrived, Desk, Limits, Millis};
use saloon_heist::replay::{Measured, Sent};
use saloon_heist::{By, Command, Config, Game, RULES_VERSION, Refusal, Seat, Seed, Step, Told, Why};
use saloon_protocol::Line;
use saloon_protocol::heist::{Offer, Shown, Table};
use saloon_protocol::http::PlayedGame;
use saloon_protocol::wire::{Other, Settings};

use super::{Deal, Dealt, Viewer};
use crate::house::now as time_of_day;
use crate::ids::{self, Id};
use crate::store::{Answer, GameRow, State};
use crate::table::{Chair, Refused};
use bots::{Bots, Errand, question};

/// Where the number of a chair stands in the log: commands of the clock.
const CLOCK: u8 = u8::MAX;

/// How long those are waited for who were at a race that was interrupted, from the moment the first of them is back.
const COMING_BACK: Millis = 8_000;

fn chair_of(seat: Seat) -> Chair {
    Chair::new(seat.index()).expect("a table has more chairs than a game has seats")
}

fn seat_of(chair: Chair) -> Option<Seat> {
    Seat::new(chair.index())
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let line = Line { id: format!("heist-refusal-{}", refusal.why.id()).into(), args: Default::default() };
        Refused { rule: refusal.rule, line: Some(line), text: refusal.why.text().to_owned() }
    }
}

/// A decision that was taken: enough to know it again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Decided {
    ask: u32,
    chair: Chair,
    client: Option<u32>,
}

/// A race that was interrupted and is about to be run again.
struct Pause {
    /// Those who had slapped.
    kept: Vec<Measured>,
    /// Whoever is not here by then is not waited for.
    until: Millis,
    /// Everybody is here.
    complete: bool,
}

/// A game of heist in progress or over.
pub struct Play {
    /// Its id, also that of the replay.
    pub id: Id,
    /// What decided all chance.
    pub seed: Seed,
    desk: Desk,
    config: Config,
    sent: Vec<Sent>,
    /// The number of the question; every new one has the next.
    ask: u32,
    decided: Vec<Decided>,
    bots: Bots,
    pause: Option<Pause>,
}

/// What would happen; nothing has, until it is written down.
pub struct Next {
    desk: Desk,
    told: Vec<Told>,
    sent: Vec<Sent>,
    by: Option<(Chair, u32)>,
    errand: Option<Errand>,
    /// Nothing happens, and this is why.
    pub refused: Option<Refusal>,
    /// The race begins anew.
    runs_again: bool,
}

impl Next {
    /// Nothing is told of it: a hand was locked, or a slap came too late.
    pub fn is_silent(&self) -> bool {
        self.sent.is_empty()
    }

    /// Everybody is shown the table anew.
    pub fn shows_all(&self) -> bool {
        self.runs_again
    }

    /// The game is over with it.
    pub fn is_over(&self) -> bool {
        self.desk.game().is_over()
    }

    /// What whoever sits there will find in his own history.
    pub fn entry(&self, id: Id, settings: &Settings, people: u8, chair: Chair) -> Option<PlayedGame> {
        let (winners, seat) = (self.desk.game().winners()?, seat_of(chair)?);
        Some(PlayedGame {
            game: id.to_string(),
            at: time_of_day(),
            table: settings.name.clone(),
            edition: settings.edition.clone(),
            players: settings.players,
            people,
            role: None,
            character: None,
            won: winners.contains(seat),
            alive: true,
        })
    }

    /// How the game stands then, by name.
    pub fn state(&self) -> String {
        state_of(self.desk.game())
    }

    /// What was told.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// The client's own number of a command, if it is the one that was sent.
    fn client_of(&self, sent: &Sent) -> Option<u32> {
        let own = |(chair, _): &(Chair, u32)| seat_of(*chair).map(By::Seat) == Some(sent.by) && !sent.auto;
        self.by.filter(own).map(|(_, id)| id)
    }

    /// Whose message with which number it was.
    pub fn by(&self) -> Option<(Chair, u32)> {
        self.by
    }
}

impl Play {
    /// Deals what a table plays; tidies its settings.
    pub fn deal(id: Id, settings: &mut Settings, deal: Deal) -> Result<(Play, Dealt), String> {
        let (config, limits) = settings::config_of(settings).map_err(|why| why.text)?;
        let seed = match deal {
            Deal::Random | Deal::Lesson => Seed(ids::random()),
            #[cfg(any(test, feature = "fuzz"))]
            Deal::From(seed) => seed,
        };
        let json = serde_json::to_string(&config).map_err(|why| why.to_string())?;
        let game = Game::new(&config, seed).map_err(|why| why.to_string())?;
        Ok((Play::at(id, (config, seed), game, limits), Dealt { config: json, seed: seed.0 }))
    }

    fn at(id: Id, (config, seed): (Config, Seed), game: Game, limits: Limits) -> Play {
        let noise = u64::from_le_bytes(ids::random());
        let desk = Desk::new(game, limits, noise, 0);
        let (sent, decided) = (Vec::new(), Vec::new());
        Play { id, seed, desk, config, sent, ask: 1, decided, bots: Bots::default(), pause: None }
    }

    /// Plays again what was written down; each command must lead where it led before. A race that was interrupted waits to
    /// be run again.
    pub fn load(id: Id, row: &GameRow) -> Result<Play, String> {
        let read = row::Read::row(row)?;
        let limits = settings::config_of(&mut row.settings.clone()).map_err(|why| why.text)?.1;
        let (mut ask, mut decided, mut about, mut wrong) = (1, Vec::new(), None, None);
        let game = row::walk((&read.config, read.seed), &read.sent, |at, _, game| {
            if let Some(logged) = at.checked_sub(1).and_then(|before| row.actions.get(before as usize)) {
                if logged.print != game.fingerprint() {
                    wrong = wrong.or(Some(at - 1));
                }
                if let Some(chair) = Chair::new(logged.chair.into()) {
                    decided.push(Decided { ask, chair, client: logged.client });
                }
            }
            let now = question(game);
            ask += u32::from(about.replace(now).is_some_and(|before| before != now));
        })?;
        if let Some(at) = wrong {
            return Err(format!("its log leads to another game at answer {at}"));
        }
        let kept = row::open_race(&read.config, read.seed, &read.sent);
        let mut play = Play::at(id, (read.config, read.seed), game, limits);
        (play.sent, play.ask, play.decided) = (read.sent, ask, decided);
        play.pause = kept.map(|kept| Pause { kept, until: COMING_BACK, complete: false });
        Ok(play)
    }

    /// A game that is over: its last position.
    fn ended(id: Id, config: Config, seed: Seed, game: Game) -> Play {
        Play::at(id, (config, seed), game, Limits::default())
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.desk.game()
    }

    /// A race was interrupted and will be run again.
    pub fn waits(&self) -> bool {
        self.pause.is_some()
    }

    /// It is over.
    pub fn is_over(&self) -> bool {
        self.game().is_over()
    }

    /// Is something decided by whoever sits there?
    pub fn asks(&self, chair: Chair) -> bool {
        seat_of(chair).is_some_and(|seat| self.game().asked().contains(seat))
    }

    /// Does somebody play there?
    pub fn is_in(&self, chair: Chair) -> bool {
        chair.index() < self.game().players()
    }

    /// Through whose eyes somebody on a chair sees the game.
    pub fn eyes_of(&self, chair: Chair) -> Viewer {
        if self.is_over() { Viewer::Open(Some(chair)) } else { Viewer::Player(chair) }
    }

    /// What this viewer is shown: what has happened, and the table with what he may send, if that is wanted.
    pub fn shown(&self, viewer: Viewer, told: &[Told], with_table: bool) -> Other {
        let facts = told.iter().map(|told| fact(viewer, told)).collect();
        let own = match viewer {
            Viewer::Player(chair) => seat_of(chair).filter(|_| with_table && self.pause.is_none()),
            Viewer::Spectator | Viewer::Open(_) => None,
        };
        let offer = own.and_then(|seat| Offer::of(self.game(), seat)).map(|offer| Offer { ask: self.ask, ..offer });
        let table = with_table.then(|| Box::new(table(viewer, self.game(), self.pause.is_some())));
        Other::Heist(Shown { facts, table, offer: offer.map(Box::new) })
    }

    /// The same with everything that has happened so far.
    pub fn shown_whole(&self, viewer: Viewer, with_log: bool) -> Other {
        let mut all = Vec::new();
        if with_log {
            let walked = row::walk((&self.config, self.seed), &self.sent, |_, told, _| all.extend_from_slice(told));
            debug_assert!(walked.is_ok(), "what was accepted once is accepted again");
        }
        self.shown(viewer, &all, true)
    }

    /// Who is asked, how long he has, and how long he had. Races and suspense tell nothing about their clock.
    pub fn clock(&self, now: Millis) -> Option<(Chair, Millis, Millis)> {
        let limits = self.desk.limits();
        let total = match self.game().step() {
            Step::Action | Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. } => limits.turn,
            Step::Swap { .. } => limits.swap_return,
            Step::Miss { .. } => limits.miss,
            Step::Race { .. } | Step::Suspense { .. } | Step::Window { .. } | Step::Over => return None,
        };
        let left = self.desk.next_wake()?.saturating_sub(now);
        Some((chair_of(self.game().asked().first()?), left, total))
    }

    /// Commands so far.
    pub fn length(&self) -> u32 {
        self.sent.len() as u32
    }

    /// How it stands, to be kept.
    pub fn state(&self) -> State {
        State { after: self.length(), heard: 0, state: state_of(self.game()) }
    }

    /// An answer to a question: to the one that is asked, to one that is gone, or one that was given before?
    pub fn fits(&self, chair: Chair, ask: Option<u32>, client: u32) -> super::Fits {
        match ask {
            Some(ask) if ask != self.ask => {
                let known = Decided { ask, chair, client: Some(client) };
                if self.decided.contains(&known) { super::Fits::Repeated } else { super::Fits::Stale }
            }
            _ => super::Fits::Now,
        }
    }

    /// The refusal of a decision about something that is gone.
    pub fn stale() -> Refusal {
        Refusal { rule: "HEIST-ERR-2", why: Why::NotNow }
    }

    /// A command arrives: what it would lead to.
    pub fn consider(
        &self,
        chair: Chair,
        command: &Command,
        (ask, client): (Option<u32>, u32),
        now: Millis,
    ) -> Result<Next, Refusal> {
        let seat = seat_of(chair).ok_or(Refusal { rule: "HEIST-GEN-1", why: Why::NobodyThere })?;
        let at_once = matches!(command, Command::Load { .. } | Command::Slap);
        if self.pause.is_some() || ask.is_none() && !at_once {
            return Err(Play::stale());
        }
        let mut desk = self.desk.clone();
        let mut told = Vec::new();
        let refused = match desk.arrive(now, seat, command, &mut told)? {
            Arrived::Accepted => None,
            Arrived::Premature => Some(Refusal { rule: "HEIST-RT-5", why: Why::NoRace }),
            Arrived::Ignored => {
                let why = self.game().check(By::Seat(seat), command).err();
                why.or(Some(Refusal { rule: "HEIST-RT-5", why: Why::NoRace }))
            }
        };
        let sent = measured(desk.take_log(), &desk);
        Ok(Next { desk, told, sent, by: Some((chair, client)), errand: None, refused, runs_again: false })
    }

    /// Who is played by which bot; how long they think; whether everybody else is here.
    pub fn plan(&mut self, kinds: &[Option<String>], times: (Millis, Millis), complete: bool) {
        match &mut self.pause {
            Some(pause) => pause.complete = complete,
            None => self.bots.plan(self.desk.game(), kinds, times),
        }
    }

    /// When something happens if nothing arrives before.
    pub fn alarm(&self) -> Option<Millis> {
        match &self.pause {
            _ if self.is_over() => None,
            Some(pause) => Some(if pause.complete { 0 } else { pause.until }),
            None => self.desk.next_wake().into_iter().chain(self.bots.next()).min(),
        }
    }

    /// What is due by now, the clock's business before that of bots.
    pub fn wake(&mut self, now: Millis) -> Option<Next> {
        let (mut desk, mut told) = (self.desk.clone(), Vec::new());
        if let Some(pause) = &self.pause {
            let ready = pause.complete || pause.until <= now;
            desk.run_again(now, &pause.kept);
            let next = Next { desk, told, sent: Vec::new(), by: None, errand: None, refused: None, runs_again: true };
            return ready.then_some(next);
        }
        if desk.next_wake().is_some_and(|at| at <= now) {
            desk.wake(now, &mut told);
            let sent = measured(desk.take_log(), &desk);
            return Some(Next { desk, told, sent, by: None, errand: None, refused: None, runs_again: false });
        }
        while let Some((errand, command)) = self.bots.due(self.desk.game(), now) {
            let Some(command) = command else { continue };
            let (mut desk, mut told) = (self.desk.clone(), Vec::new());
            // What a bot has thought of too late is refused like anybody's.
            let _ = desk.arrive(errand.at, errand.seat, &command, &mut told);
            let sent = measured(desk.take_log(), &desk);
            if !sent.is_empty() {
                let errand = Some(errand);
                return Some(Next { desk, told, sent, by: None, errand, refused: None, runs_again: false });
            }
        }
        None
    }

    /// What is to be written down of it.
    pub fn rows(&self, next: &Next) -> Vec<Answer> {
        let mut game = *self.game();
        let (mut ask, mut about) = (self.ask, question(&game));
        let mut answers = Vec::with_capacity(next.sent.len());
        for (seq, sent) in (self.length()..).zip(&next.sent) {
            if game.apply(sent.by, &sent.command, None).is_err() {
                break;
            }
            let chair = match sent.by {
                By::Seat(seat) => seat.index() as u8,
                By::Clock => CLOCK,
            };
            let (client, action) = (next.client_of(sent), row::write(sent));
            answers.push(Answer { game: self.id, seq, chair, ask, client, action, print: game.fingerprint() });
            let now = question(&game);
            ask += u32::from(now != about);
            about = now;
        }
        answers
    }

    /// It was written down: goes on from there.
    pub fn accept(&mut self, next: Next) {
        let mut game = *self.game();
        for sent in &next.sent {
            let (before, ask) = (question(&game), self.ask);
            if game.apply(sent.by, &sent.command, None).is_err() {
                break;
            }
            if let By::Seat(seat) = sent.by {
                let client = next.client_of(sent);
                self.decided.push(Decided { ask, chair: chair_of(seat), client });
            }
            self.ask += u32::from(question(&game) != before);
        }
        if next.runs_again {
            self.pause = None;
        }
        self.desk = next.desk;
        self.sent.extend(next.sent);
    }

    /// It could not be written down.
    pub fn put_back(&mut self, next: &Next) {
        if let Some(errand) = next.errand {
            self.bots.put_back(errand);
        }
    }

    /// A round trip to somebody's client was measured.
    pub fn round_trip(&mut self, chair: Chair, trip: Millis) {
        if let Some(seat) = seat_of(chair).filter(|seat| seat.index() < self.game().players()) {
            self.desk.round_trip(seat, trip);
        }
    }

    /// The way to somebody's client and back takes no longer than this, whatever it answers.
    pub fn no_farther(&mut self, chair: Chair, most: Option<Millis>) {
        if let Some(seat) = seat_of(chair).filter(|seat| seat.index() < self.game().players()) {
            self.desk.no_farther(seat, most);
        }
    }

    /// The number of the question.
    #[cfg(any(test, feature = "fuzz"))]
    pub fn question(&self) -> u32 {
        self.ask
    }

    /// The same table in the middle of another game.
    #[cfg(test)]
    pub fn twin(&self, game: Game) -> Play {
        Play { ask: self.ask, ..Play::at(self.id, (self.config, self.seed), game, *self.desk.limits()) }
    }

    /// The version of its rules.
    pub const RULES: u32 = RULES_VERSION;
}

/// A slap in a race that goes on is written down with its time, so that it counts if the race is interrupted.
fn measured(mut sent: Vec<Sent>, desk: &Desk) -> Vec<Sent> {
    for sent in &mut sent {
        if let (By::Seat(seat), Command::Slap, Some(window)) = (sent.by, sent.command, desk.window()) {
            sent.race.extend(window.measured(seat));
        }
    }
    sent
}

fn state_of(game: &Game) -> String {
    serde_json::to_string(game).expect("a game holds nothing JSON cannot")
}

/// A fact in these eyes.
fn fact(viewer: Viewer, told: &Told) -> saloon_heist::Fact {
    match viewer {
        Viewer::Spectator => told.seen_by(None),
        Viewer::Player(chair) => told.seen_by(seat_of(chair)),
        Viewer::Open(_) => told.whole(),
    }
}

/// The table in these eyes.
fn table(viewer: Viewer, game: &Game, paused: bool) -> Table {
    match viewer {
        Viewer::Spectator => Table::of(&game.view(None), paused),
        Viewer::Player(chair) => Table::of(&game.view(seat_of(chair)), paused),
        Viewer::Open(me) => {
            let mut table = Table::of(&game.view(None), paused);
            table.me = me.and_then(seat_of);
            for (seat, info) in game.seats().zip(&mut table.seats) {
                info.hand = Some(game.hand(seat));
                info.revolver = Some(game.revolver(seat));
            }
            table
        }
    }
}
