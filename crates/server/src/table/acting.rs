//! The game goes on: answers, deals, clocks, bots.

use std::time::Duration;

use saloon_protocol::http::PlayedGame;
use saloon_protocol::wire::{Pace, ServerMessage, Stage, Watching};
use tokio::time::Instant;

use super::agreement;
use super::room::{Refused, Room};
use super::state::{Chair, ChairState, Guest, RoomState};
use super::tell::Event;
use super::thinking::Considered;
use crate::ids::{self, Id};
use crate::played::{Command, Deal, Effort, Fits, Happened, Millis, Next, Play, rules_of};
use crate::reach::Reach;
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
pub(super) enum Due {
    /// A bot has thought long enough.
    Bot,
    /// A standing answer is given.
    Standing,
    /// The clock of the asked player runs out.
    Clock,
    /// A game that keeps time itself has something to do.
    Game,
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
    /// The table's own clock: how long it has run, and since when it runs.
    run: (Duration, Option<Instant>),
    /// What it said last; it never goes back.
    said: Millis,
}

impl Timing {
    pub(super) fn new(chairs: usize) -> Timing {
        let now = Instant::now();
        let gone = vec![Some(now); chairs];
        Timing {
            due: None,
            total: Duration::ZERO,
            held: None,
            question: None,
            gone,
            empty: Some(now),
            run: (Duration::ZERO, None),
            said: 0,
        }
    }

    /// What the table's own clock said at a moment.
    pub(super) fn millis(&self, at: Instant) -> Millis {
        let (ran, since) = self.run;
        (ran + since.map_or(Duration::ZERO, |since| at.saturating_duration_since(since))).as_millis() as Millis
    }

    /// When something arrived, by the table's own clock: never before what arrived earlier.
    fn arrival(&mut self, at: Instant) -> Millis {
        self.said = self.said.max(self.millis(at));
        self.said
    }

    /// When the table's own clock says this; none while it stands.
    fn moment(&self, time: Millis) -> Option<Instant> {
        let (ran, since) = self.run;
        Some(since? + Duration::from_millis(time).saturating_sub(ran))
    }

    /// The table's own clock stands, or runs.
    fn hold(&mut self, held: bool, now: Instant) {
        let (ran, since) = self.run;
        self.run = match since {
            Some(since) if held => (ran + now.saturating_duration_since(since), None),
            None if !held => (ran, Some(now)),
            _ => return,
        };
    }

    /// Is this what comes next?
    pub(super) fn is_due(&self, due: Due) -> bool {
        self.due.is_some_and(|(_, next)| next == due)
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
    /// An answer of a person, with the number of its question and his own; true if it was given before.
    pub(super) async fn act(
        &mut self,
        seat: Chair,
        (ask, id): (Option<u32>, u32),
        command: Command,
        at: Instant,
    ) -> Result<bool, Refused> {
        let now = self.timing.arrival(at);
        self.watch_distance(None);
        self.do_what_is_due(now).await?;
        let play = self.play.as_ref().ok_or_else(not_now)?;
        match play.fits(seat, ask, id) {
            Fits::Repeated => Ok(true),
            Fits::Stale => Err(play.stale()),
            Fits::Now if self.state.chair(seat).is_some_and(|chair| chair.stand_in) => {
                Err(Refused::house("HOUSE-STAND-IN", "a bot plays for you; take your seat back first"))
            }
            Fits::Now => {
                let next = play.consider(seat, command, (ask, Some(id)), now)?;
                let refused = next.refused();
                self.carry_out(next, Some((seat, id))).await?;
                if let Some(slept) = self.play.as_mut().and_then(|play| play.slept(seat)) {
                    *slept = 0;
                }
                refused.map_or(Ok(false), Err)
            }
        }
    }

    /// In a game that keeps time: whatever was due before something arrived comes first.
    async fn do_what_is_due(&mut self, now: Millis) -> Result<(), Refused> {
        while self.play.as_ref().and_then(Play::alarm).is_some_and(|at| at < now) {
            let Some(next) = self.play.as_mut().and_then(|play| play.wake(now)) else { break };
            self.carry_out_or_put_back(next).await?;
        }
        Ok(())
    }

    async fn carry_out_or_put_back(&mut self, next: Next) -> Result<(), Refused> {
        match self.store(&next).await {
            Ok(()) => {
                self.tell_of(next, None);
                Ok(())
            }
            Err(why) => {
                if let Some(play) = self.play.as_mut() {
                    play.put_back(&next);
                }
                Err(why)
            }
        }
    }

    /// Decides, stores, tells: nobody sees a fact whose answer is not durable.
    async fn answer(&mut self, chair: Chair, command: Command, client: Option<u32>) -> Result<(), Refused> {
        let play = self.play.as_ref().ok_or_else(not_now)?;
        let next = play.consider(chair, command, (None, client), self.timing.said)?;
        self.carry_out(next, client.map(|id| (chair, id))).await
    }

    /// Stores, then tells.
    async fn carry_out(&mut self, next: Next, by: Option<(Chair, u32)>) -> Result<(), Refused> {
        self.store(&next).await?;
        self.tell_of(next, by);
        Ok(())
    }

    /// Writes down what would happen.
    async fn store(&mut self, next: &Next) -> Result<(), Refused> {
        let play = self.play.as_ref().ok_or_else(not_now)?;
        if next.is_silent() {
            return Ok(());
        }
        let (before, answers) = (play.length(), play.rows(next));
        let (count, after) = (answers.len() as u64, before + answers.len() as u32);
        let job = if let Some(ending) = self.ending(next) {
            Job::End { answers, game: play.id(), room: self.id, ending }
        } else {
            let due = before / SNAPSHOT != after / SNAPSHOT;
            let snapshot = due.then(|| State { after, heard: play.heard_so_far(), state: next.state() });
            Job::Append { answers, snapshot }
        };
        self.store.write(job).await?;
        self.shared.metrics.actions.inc_by(count);
        Ok(())
    }

    /// What is kept of a game that is over with this.
    pub(super) fn ending(&self, next: &Next) -> Option<Finish> {
        next.is_over().then(|| {
            let row = self.state.series.as_ref();
            let series = row.map(|row| next.series(row, &self.state.settings));
            let page = row.filter(|row| row.has_page()).zip(self.play.as_ref()).and_then(|(row, play)| {
                let kept = play.kept_game(next, self.id, &self.state.settings, &self.state.names())?;
                Some((row.id, row.number(), kept.to_json()))
            });
            let over = RoomState { stage: Stage::Over, series, ..self.state.clone() };
            Finish { state: over.to_json(), played: self.played(next), series: page }
        })
    }

    /// It is durable: the game goes on from there, and everybody is told.
    fn tell_of(&mut self, next: Next, by: Option<(Chair, u32)>) {
        let (silent, anew) = (next.is_silent(), next.shows_all());
        let happened = self.play.as_mut().and_then(|play| play.accept(next, by));
        if anew {
            self.schedule(None);
            self.events.cut();
            self.tell_all();
        } else if let Some(happened) = happened.filter(|_| !silent) {
            self.went_on(happened);
        } else {
            self.schedule(None);
        }
    }

    /// The game has gone on, and that is durable: clocks are set, and everybody is told.
    pub(super) fn went_on(&mut self, happened: Happened) {
        let over = self.play.as_ref().is_some_and(Play::is_over);
        if over {
            let (row, play) = (self.state.series.take(), self.play.as_ref());
            let after = row.zip(play).map(|(row, play)| play.series(&row, &self.state.settings));
            (self.state.series, self.state.stage) = (after, Stage::Over);
            self.knocks.clear();
        }
        self.schedule(None);
        let version = self.events.version().wrapping_add(1);
        self.tell_step(version, &happened);
        match self.play.as_ref().and_then(|play| play.remember(happened)) {
            Some(past) => drop(self.events.push(Event::Step(past))),
            // It cannot be told again: whoever misses it is shown everything.
            None => self.events.cut(),
        }
        if over {
            self.tell_people();
        }
    }

    /// How long a message to a connection and back was under way.
    pub(super) fn round_trip(&mut self, conn: u64, trip: Duration) {
        let seat = self.conns.get(&conn).and_then(|conn| self.state.seat_of(conn.guest));
        if let Some((seat, play)) = seat.zip(self.play.as_mut()) {
            play.round_trip(seat, trip.as_millis() as Millis);
        }
    }

    /// Nobody is farther away than his nearest connection, nor than the one he has just spoken over (docs/decisions/0054).
    pub(super) fn watch_distance(&mut self, spoken: Option<(Guest, &Reach)>) {
        let Some(play) = self.play.as_mut().filter(|play| play.keeps_time()) else { return };
        for (guest, chair) in self.state.sitting() {
            let own = self.conns.values().filter(|conn| conn.guest == guest).map(|conn| &conn.reach);
            let spoken = spoken.filter(|(who, _)| *who == guest).map(|(_, reach)| reach);
            let most = own.chain(spoken).filter_map(Reach::most).min();
            play.no_farther(chair, most.map(|most| most.as_millis() as Millis));
        }
    }

    /// What those who sit here at the end will find in their own history.
    fn played(&self, next: &Next) -> Vec<(Guest, PlayedGame)> {
        let Some(game) = self.state.game else { return Vec::new() };
        let people = self.state.chairs.iter().filter(|chair| chair.guest.is_some()).count() as u8;
        let entry = |(at, chair): (usize, &ChairState)| {
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
        let returning = state.is_between_games();
        agreement::settle(&mut state);
        let game = Id::random();
        let dealt = Play::deal(game, &mut state.settings, deal, state.series.as_ref());
        let (play, dealt) = dealt.map_err(|why| Refused::house("HOUSE-STAGE", &why))?;
        for chair in state.chairs.iter_mut().filter(|chair| chair.is_free()) {
            chair.bot = Some(state.settings.fill.clone());
        }
        state.stage = Stage::Playing;
        state.round += 1;
        state.game = Some(game);
        let mut had: Vec<_> = state.sitting().collect();
        if returning {
            // Whoever has left a series finds his chair again, if nobody else has it.
            had.extend(state.had.iter().filter(|(_, chair)| state.chair(*chair).is_some_and(|c| c.guest.is_none())));
        }
        state.had = had;
        let names = state.names();
        let job = Job::Begin {
            game,
            room: self.id,
            rules: rules_of(&state.settings),
            state: state.to_json(),
            config: dealt.config,
            seed: dealt.seed,
            settings: json(&state.settings)?,
            names: json(&names)?,
        };
        self.store.write(job).await?;
        self.state = state;
        self.play = Some(play);
        self.timing.question = None;
        (self.timing.run, self.timing.said) = ((Duration::ZERO, None), 0);
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
        let now = Instant::now();
        if self.play.as_ref().is_some_and(Play::keeps_time) {
            return self.schedule_game(now);
        }
        let Some(play) = self.play.as_ref() else { return };
        let Some(ask) = play.asked() else { return };
        let by_bot = self.state.chair(ask.chair).is_none_or(ChairState::is_played_by_bot);
        let (standing, effort) = (play.standing_answer().is_some(), play.effort());
        let left = self.time_for(ask.number, idle, now);
        let (due, after) = match left {
            _ if by_bot => (Due::Bot, self.bot_pause(effort)),
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

    /// A game that keeps time says itself when it wants to be woken.
    fn schedule_game(&mut self, now: Instant) {
        self.timing.hold(self.is_held(), now);
        let fill = &self.state.settings.fill;
        let kind = |chair: &ChairState| chair.is_played_by_bot().then(|| chair.bot.as_ref().unwrap_or(fill).clone());
        let kinds: Vec<Option<String>> = self.state.chairs.iter().map(kind).collect();
        let complete = self.state.chairs.iter().filter_map(|chair| chair.guest).all(|guest| self.is_present(guest));
        let pause = Millis::from(self.bot_wish());
        let time = self.timing.millis(now);
        let Some(play) = self.play.as_mut() else { return };
        play.plan(&kinds, (time, pause), complete);
        let alarm = play.alarm().and_then(|at| self.timing.moment(at));
        self.timing.due = alarm.map(|at| (at, Due::Game));
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

    /// How long a bot takes.
    fn bot_pause(&self, effort: Effort) -> Duration {
        bot_pause(self.bot_wish(), effort, u16::from_le_bytes(ids::random()))
    }

    /// How long a bot should take, more or less. Without a person at the table there is no hurry.
    fn bot_wish(&self) -> u32 {
        let person = |chair: &ChairState| chair.guest.is_some_and(|guest| self.is_present(guest));
        let wanted = self.state.settings.bot_pause;
        let watched = self.state.chairs.iter().any(person);
        if watched { wanted } else { wanted.max(LONELY) }
    }

    /// While nobody is there, nothing happens; but slow games go on.
    fn is_held(&self) -> bool {
        self.conns.is_empty() && self.state.settings.pace != Pace::Slow
    }

    /// While nobody is there, the bot that has thought long enough waits too. True if it has to.
    pub(super) fn wait_for_people(&mut self) -> bool {
        let held = self.is_held();
        if held {
            self.timing.held = Some((Duration::ZERO, Due::Bot));
        }
        held
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
        if self.play.as_ref().is_some_and(Play::keeps_time) {
            return self.schedule_game(now);
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
        let play = self.play.as_ref().filter(|play| self.state.stage == Stage::Playing && play.has_stand_ins())?;
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
        // A series that is not over is waited for like a game.
        let stage = if self.state.is_between_games() { Stage::Playing } else { self.state.stage };
        let seconds = match (stage, self.state.settings.pace) {
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
    pub(super) async fn answer_for(&mut self, due: Due) {
        if due == Due::Game {
            return self.wake_game().await;
        }
        let Some(ask) = self.play.as_ref().and_then(Play::asked) else { return };
        let considered = if due == Due::Bot { self.considered() } else { Considered::Nothing };
        let kind = self.kind_of(self.state.chair(ask.chair));
        let Some(play) = self.play.as_mut() else { return };
        let action = match due {
            Due::Bot => match considered {
                Considered::Done(action) => Some(action),
                // It is given when it is there; until then the table goes on.
                Considered::NotYet => return,
                Considered::Nothing => play.bot_answer(&kind).await,
            },
            Due::Standing => match play.standing_answer() {
                Some(action) => Some(action),
                // It was withdrawn meanwhile: the person is asked after all.
                None => return self.schedule(None),
            },
            Due::Clock | Due::Game => {
                let slept = play.slept(ask.chair).map_or(0, |slept| {
                    *slept = slept.saturating_add(1);
                    *slept
                });
                if slept >= SLEEPS && self.state.settings.pace != Pace::Slow {
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

    /// A game that keeps time does what is due.
    async fn wake_game(&mut self) {
        self.watch_distance(None);
        let now = self.timing.arrival(Instant::now());
        let next = self.play.as_mut().and_then(|play| play.wake(now));
        match next {
            None => self.schedule(None),
            Some(next) => {
                if self.carry_out_or_put_back(next).await.is_err() {
                    // The disk refused: try again in a while.
                    self.timing.due = Some((Instant::now() + Duration::from_secs(1), Due::Game));
                }
            }
        }
    }

    /// A standing answer was given: one that counts once is gone, and the person is told.
    fn standing_used(&mut self, seat: Chair, once: bool) {
        let Some(play) = self.play.as_mut() else { return };
        if let Some(standing) = play.standing_mut(seat).filter(|_| once) {
            standing.decline_next = false;
        }
        let standing = play.standing(seat);
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

/// Some of the wanted pause, or up to half as much again: by how much there is to decide, and never the same, so that bots
/// do not tick.
fn bot_pause(wanted: u32, effort: Effort, chance: u16) -> Duration {
    let (least, spread) = match effort {
        Effort::Little => (30, 30),
        Effort::Usual => (60, 60),
        Effort::Much => (90, 60),
    };
    let wanted = u64::from(wanted);
    Duration::from_millis((wanted * least + wanted * spread * u64::from(chance) / u64::from(u16::MAX)) / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_there_is_to_decide_the_longer_a_bot_takes_and_never_longer_than_half_as_much_again() {
        let times = |effort| [0, u16::MAX].map(|chance| bot_pause(1000, effort, chance).as_millis());
        assert_eq!([Effort::Little, Effort::Usual, Effort::Much].map(times), [[300, 600], [600, 1200], [900, 1500]]);
        assert_eq!(bot_pause(0, Effort::Much, u16::MAX), Duration::ZERO);
    }
}
