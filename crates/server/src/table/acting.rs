//! The game goes on: answers, deals, clocks, bots.

use std::time::Duration;

use saloon_protocol::http::PlayedGame;
use saloon_protocol::wire::{Pace, ServerMessage, Stage, Watching};
use tokio::time::Instant;

use super::agreement;
use super::room::{Refused, Room};
use super::state::{Chair, Guest, RoomState};
use super::tell::Event;
use crate::ids::{self, Id};
use crate::played::{Command, Deal, Happened, Next, Play, RULES};
use crate::store::{Finish, Job, State};

/// Somebody who lets the clock run out this often in a row is taken to be away.
const SLEEPS: u8 = 2;

/// How long a bot takes, at least, when no person plays at its table, in milliseconds.
const LONELY: u32 = 2000;

/// After so many answers the state of a game is kept by name, for a program of other rules to go on from.
const SNAPSHOT: u32 = 32;

/// The least time somebody has after the house was closed.
const LEAST: Duration = Duration::from_secs(15);

/// What happens when the time has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Due {
    /// A bot has thought long enough.
    Bot,
    /// A standing answer is given.
    Standing,
    /// The clock of the asked player runs out.
    Clock,
}

/// What is left of the time for a question.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Left {
    /// It runs until then.
    Until(Instant),
    /// It stands: nobody is here.
    Held(Duration),
}

impl Left {
    fn at(self, now: Instant) -> Duration {
        match self {
            Left::Until(at) => at.saturating_duration_since(now),
            Left::Held(left) => left,
        }
    }
}

/// The clocks of a table. Nothing here looks at the time of day.
pub(super) struct Timing {
    due: Option<(Instant, Due)>,
    total: Duration,
    /// Nobody is here: what was left on the clock.
    held: Option<(Duration, Due)>,
    /// The question whose clock runs, whoever answers it: leaving and coming back winds no clock up.
    question: Option<(u32, Left)>,
    /// Since when the person of a seat has not been connected.
    gone: Vec<Option<Instant>>,
    /// Since when nobody at all has been.
    empty: Option<Instant>,
}

impl Timing {
    pub(super) fn new(chairs: usize) -> Timing {
        let now = Instant::now();
        let gone = vec![Some(now); chairs];
        Timing { due: None, total: Duration::ZERO, held: None, question: None, gone, empty: Some(now) }
    }

    /// Since when the person of a seat has not been connected.
    pub(super) fn gone_since(&self, seat: usize) -> Option<Instant> {
        self.gone.get(seat).copied().flatten()
    }

    /// Time left on the clock of the asked player, and how much there was.
    pub(super) fn clock(&self, now: Instant) -> Option<(Duration, Duration)> {
        match (self.due, self.held) {
            (Some((at, Due::Clock)), _) => Some((at.saturating_duration_since(now), self.total)),
            (None, Some((left, Due::Clock))) => Some((left, self.total)),
            _ => None,
        }
    }
}

impl Room {
    /// An answer of a person.
    pub(super) async fn act(&mut self, seat: Chair, ask: u32, id: u32, action: Command) -> Result<bool, Refused> {
        let play = self.play.as_ref().ok_or_else(not_now)?;
        match play.asked().filter(|current| current.number == ask) {
            None if play.is_repeated(seat, ask, id) => Ok(true),
            None => Err(Play::stale().into()),
            Some(_) if self.state.chair(seat).is_some_and(|chair| chair.stand_in) => {
                Err(Refused::house("HOUSE-STAND-IN", "a bot plays for you; take your seat back first"))
            }
            Some(_) => {
                self.answer(seat, action, Some(id)).await?;
                if let Some(slept) = self.play.as_mut().and_then(|play| play.slept.get_mut(seat.index())) {
                    *slept = 0;
                }
                Ok(false)
            }
        }
    }

    /// Decides, stores, tells: nobody sees a fact whose answer is not durable.
    async fn answer(&mut self, chair: Chair, action: Command, client: Option<u32>) -> Result<(), Refused> {
        let play = self.play.as_ref().ok_or_else(not_now)?;
        let (next, answered) = play.consider(chair, action, client)?;
        let seq = play.length();
        let answer = play.logged(&next, &answered);
        let job = if let Some(ending) = self.ending(&next) {
            Job::End { answer, room: self.id, ending }
        } else {
            let due = (seq + 1).is_multiple_of(SNAPSHOT);
            let heard = play.spoken.len() as u32;
            let snapshot = due.then(|| State { after: seq + 1, heard, state: next.state() });
            Job::Append { answer, snapshot }
        };
        self.shared.store.write(job).await?;
        self.shared.metrics.actions.inc();
        let Some(play) = self.play.as_mut() else { return Ok(()) };
        let happened = play.happened(&next, client.map(|id| (chair, id)));
        play.accept(&next, answered);
        self.went_on(happened);
        Ok(())
    }

    /// What is kept of a game that is over with this.
    pub(super) fn ending(&self, next: &Next) -> Option<Finish> {
        next.is_over().then(|| {
            let over = RoomState { stage: Stage::Over, ..self.state.clone() };
            Finish { state: over.to_json(), played: self.played(next) }
        })
    }

    /// The game has gone on, and that is durable: clocks are set, and everybody is told.
    pub(super) fn went_on(&mut self, happened: Happened) {
        let Some(play) = self.play.as_mut() else { return };
        play.tell_bots(happened.told());
        let over = play.is_over();
        if over {
            self.state.stage = Stage::Over;
            self.knocks.clear();
        }
        self.schedule(None);
        let version = self.events.version().wrapping_add(1);
        self.tell_step(version, &happened);
        self.events.push(Event::Step(happened));
        if over {
            self.tell_people();
        }
    }

    /// What those who sit here at the end will find in their own history.
    fn played(&self, next: &Next) -> Vec<(Guest, PlayedGame)> {
        let Some(game) = self.state.game else { return Vec::new() };
        let people = self.state.chairs.iter().filter(|chair| chair.guest.is_some()).count() as u8;
        let entry = |(at, chair): (usize, &super::state::ChairState)| {
            let entry = next.entry(game, &self.state.settings, people, Chair::new(at)?)?;
            Some((chair.guest?, entry))
        };
        self.state.chairs.iter().enumerate().filter_map(entry).collect()
    }

    /// Deals a new game to the people on the chairs, and to bots on those that are empty.
    pub(super) async fn deal(&mut self) -> Result<(), Refused> {
        let known = self.state.lesson && self.state.round == 0;
        self.deal_from(if known { Deal::Lesson } else { Deal::Random }).await
    }

    /// Deals.
    pub(super) async fn deal_from(&mut self, deal: Deal) -> Result<(), Refused> {
        let mut state = self.state.clone();
        agreement::settle(&mut state);
        let game = Id::random();
        let dealt = Play::deal(game, &mut state.settings, deal);
        let (play, dealt) = dealt.map_err(|why| Refused::house("HOUSE-STAGE", &why))?;
        for chair in &mut state.chairs {
            chair.stand_in = false;
            if chair.is_free() {
                chair.bot = Some(state.settings.fill.clone());
            }
        }
        state.stage = Stage::Playing;
        state.round += 1;
        state.game = Some(game);
        let sitting = state.chairs.iter().enumerate().filter_map(|(at, chair)| chair.guest.zip(Chair::new(at)));
        state.had = sitting.collect();
        let name = |chair: &super::state::ChairState| match (chair.guest, &chair.bot) {
            (None, Some(bot)) => bot.clone(),
            _ => chair.name.clone(),
        };
        let names: Vec<String> = state.chairs.iter().map(name).collect();
        let job = Job::Begin {
            game,
            room: self.id,
            rules: RULES,
            state: state.to_json(),
            config: dealt.config,
            seed: dealt.seed,
            settings: json(&state.settings)?,
            names: json(&names)?,
        };
        self.shared.store.write(job).await?;
        self.state = state;
        self.play = Some(play);
        self.timing.question = None;
        self.knocks.clear();
        self.events.cut();
        if self.state.settings.watching == Watching::Seated {
            let strangers: Vec<_> =
                self.conns.values().map(|conn| conn.guest).filter(|guest| self.is_shut_to(*guest)).collect();
            self.show_the_door(|guest| strangers.contains(&guest));
        }
        self.presence_changed();
        self.schedule(None);
        self.tell_people();
        self.tell_all();
        Ok(())
    }

    /// A new question, or somebody else decides about it: sets the clock. `idle` is what has run of it already.
    pub(super) fn schedule(&mut self, idle: Option<u64>) {
        self.timing.due = None;
        self.timing.held = None;
        let Some(play) = self.play.as_ref() else { return };
        let Some(ask) = play.asked() else { return };
        let now = Instant::now();
        let by_bot = self.state.chair(ask.chair).is_none_or(super::state::ChairState::is_played_by_bot);
        let standing = play.standing_answer().is_some();
        let left = self.time_for(ask.number, idle, now);
        let (due, after) = match left {
            _ if by_bot => (Due::Bot, self.bot_pause()),
            _ if standing => (Due::Standing, Duration::ZERO),
            Some(left) => (Due::Clock, left),
            None => return,
        };
        if self.is_held() {
            self.timing.held = Some((after, due));
        } else {
            self.timing.due = Some((now + after, due));
        }
    }

    /// How long the question may still take; none where there is no clock.
    fn time_for(&mut self, number: u32, idle: Option<u64>, now: Instant) -> Option<Duration> {
        let clocks = &self.shared.options.clocks;
        let seconds = match self.state.settings.pace {
            Pace::Fast => clocks.fast,
            Pace::Relaxed => clocks.relaxed,
            Pace::Slow => clocks.slow,
            Pace::None => return None,
        };
        if let Some((_, left)) = self.timing.question.filter(|(same, _)| *same == number) {
            return Some(left.at(now));
        }
        self.timing.total = Duration::from_secs(seconds.into());
        let run = Duration::from_secs(idle.unwrap_or(0));
        let left = self.timing.total.saturating_sub(run).max(LEAST.min(self.timing.total));
        self.timing.question = Some((number, if self.is_held() { Left::Held(left) } else { Left::Until(now + left) }));
        Some(left)
    }

    /// How long a bot takes. Without a person at the table there is no hurry.
    fn bot_pause(&self) -> Duration {
        let person = |chair: &super::state::ChairState| chair.guest.is_some_and(|guest| self.is_present(guest));
        let wanted = self.state.settings.bot_pause;
        let watched = self.state.chairs.iter().any(person);
        bot_pause(if watched { wanted } else { wanted.max(LONELY) })
    }

    /// While nobody is there, nothing happens; but slow games go on.
    fn is_held(&self) -> bool {
        self.conns.is_empty() && self.state.settings.pace != Pace::Slow
    }

    /// Somebody came or went: who is gone since when, and is anybody here at all?
    pub(super) fn presence_changed(&mut self) {
        let now = Instant::now();
        let was_empty = self.timing.empty.is_some();
        self.timing.empty = self.conns.is_empty().then(|| self.timing.empty.unwrap_or(now));
        for at in 0..self.state.chairs.len() {
            let present = self.state.chairs[at].guest.is_some_and(|guest| self.is_present(guest));
            let since = self.timing.gone[at].filter(|_| !was_empty).unwrap_or(now);
            self.timing.gone[at] = (!present).then_some(since);
        }
        let held = self.is_held();
        if let Some((_, left)) = &mut self.timing.question {
            let rest = left.at(now);
            *left = if held { Left::Held(rest) } else { Left::Until(now + rest) };
        }
        if held {
            if let Some((at, due)) = self.timing.due.take() {
                self.timing.held = Some((at.saturating_duration_since(now), due));
            }
        } else if let Some((left, due)) = self.timing.held.take() {
            self.timing.due = Some((now + left, due));
        }
    }

    /// When the table must be looked at again, if nothing comes in before.
    pub(super) fn wake(&self) -> Option<Instant> {
        let away = self.away_at().map(|(at, _)| at);
        let expiry = self.expires_at();
        [self.timing.due.map(|(at, _)| at), away, expiry, self.agreed_at()].into_iter().flatten().min()
    }

    /// The next person to be taken for gone, and when.
    fn away_at(&self) -> Option<(Instant, Chair)> {
        let play = self.play.as_ref().filter(|_| self.state.stage == Stage::Playing)?;
        if self.conns.is_empty() || self.state.settings.pace == Pace::Slow {
            return None;
        }
        let away = Duration::from_secs(self.shared.options.clocks.away.into());
        let gone = play
            .chairs_in()
            .filter(|seat| self.state.chair(*seat).is_some_and(|chair| chair.guest.is_some() && !chair.stand_in));
        gone.filter_map(|seat| Some((self.timing.gone[seat.index()]? + away, seat))).min()
    }

    fn expires_at(&self) -> Option<Instant> {
        let expiry = &self.shared.options.expiry;
        let seconds = match (self.state.stage, self.state.settings.pace) {
            (Stage::Open, _) => expiry.open,
            (Stage::Playing, Pace::Slow) => expiry.slow,
            (Stage::Playing, _) => expiry.playing,
            (Stage::Over, _) => expiry.over,
        };
        self.timing.empty.map(|since| since + Duration::from_secs(seconds.into()))
    }

    /// The time has come for something. False if the table is to go away.
    pub(super) async fn time_passed(&mut self) -> bool {
        let now = Instant::now();
        if self.expires_at().is_some_and(|at| at <= now) {
            return false;
        }
        if let Some((_, seat)) = self.away_at().filter(|(at, _)| *at <= now) {
            self.stand_in(seat).await;
        }
        if self.deal_if_agreed().await.is_err() {
            // The disk refused: whoever wants one more game has to say so again.
            self.forget_agreement();
        }
        if let Some((_, due)) = self.timing.due.filter(|(at, _)| *at <= now) {
            self.timing.due = None;
            self.answer_for(due).await;
        }
        true
    }

    /// A bot plays for somebody who is away.
    async fn stand_in(&mut self, seat: Chair) {
        let mut state = self.state.clone();
        if let Some(chair) = state.chair_mut(seat) {
            chair.stand_in = true;
        }
        if self.keep(state).await.is_ok() {
            if self.play.as_ref().is_some_and(|play| play.asks(seat)) {
                self.schedule(None);
            }
        } else {
            self.timing.gone[seat.index()] = Some(Instant::now());
        }
    }

    /// The house answers: for a bot, for somebody who said so in advance, or for somebody whose time is up.
    async fn answer_for(&mut self, due: Due) {
        let Some(play) = self.play.as_mut() else { return };
        let Some(ask) = play.asked() else { return };
        let chair = self.state.chair(ask.chair);
        let action = match due {
            Due::Bot => {
                let kind =
                    chair.and_then(|chair| chair.bot.clone()).unwrap_or_else(|| self.state.settings.fill.clone());
                play.bot_answer(&kind).await
            }
            Due::Standing => match play.standing_answer() {
                Some(action) => Some(action),
                // It was withdrawn meanwhile: the person is asked after all.
                None => return self.schedule(None),
            },
            Due::Clock => {
                let slept = &mut play.slept[ask.chair.index()];
                *slept = slept.saturating_add(1);
                if *slept >= SLEEPS && self.state.settings.pace != Pace::Slow {
                    self.stand_in(ask.chair).await;
                }
                None
            }
        };
        let Some(play) = self.play.as_ref() else { return };
        let once = play.standing_counts_once();
        let usual = || play.fallback();
        let done = match action.or_else(usual) {
            Some(action) => self.answer(ask.chair, action, None).await,
            None => Ok(()),
        };
        match done {
            // The disk refused: try again in a while.
            Err(_) => self.timing.due = Some((Instant::now() + Duration::from_secs(1), due)),
            Ok(()) if due == Due::Standing => self.standing_used(ask.chair, once),
            Ok(()) => {}
        }
    }

    /// A standing answer was given: one that counts once is gone, and the person is told.
    fn standing_used(&mut self, seat: Chair, once: bool) {
        let Some(play) = self.play.as_mut() else { return };
        if once {
            play.standing[seat.index()].decline_next = false;
        }
        let standing = play.standing[seat.index()];
        if let Some(guest) = self.state.chair(seat).and_then(|chair| chair.guest) {
            self.send_to_guest(guest, &ServerMessage::Standing { standing });
        }
    }
}

fn json(what: &impl serde::Serialize) -> Result<String, Refused> {
    serde_json::to_string(what).map_err(|_| Refused::house("HOUSE-STORE", "it cannot be written down"))
}

fn not_now() -> Refused {
    Refused::house("HOUSE-STAGE", "no game is being played here")
}

/// Half to one and a half of the wanted pause, so that bots do not tick.
fn bot_pause(wanted: u32) -> Duration {
    let chance = u64::from(u16::from_le_bytes(ids::random()));
    Duration::from_millis(u64::from(wanted) / 2 + u64::from(wanted) * chance / u64::from(u16::MAX))
}
