//! The desk where commands arrive: it puts them in order, watches the time and keeps the log (HEIST-RT-2, HEIST-RT-7).

use crate::clock::{Limits, Millis, Trips, Window};
use crate::command::{By, Command, Refusal};
use crate::fact::Told;
use crate::game::{Game, Step};
use crate::ids::{MOST_SEATS, Seat};
use crate::replay::{Measured, Sent};

/// A game against the clock.
#[derive(Clone, Debug)]
pub struct Desk {
    game: Game,
    limits: Limits,
    /// Session noise: not the game's chance.
    noise: u64,
    /// Everything that arrived has a number of its own.
    sequence: u64,
    trips: [Trips; MOST_SEATS],
    /// Until when premature slaps lock somebody's hand.
    locked: [Millis; MOST_SEATS],
    /// Turns in a row that somebody let run out.
    slept: [u8; MOST_SEATS],
    /// What is being waited for, and until when.
    question: Question,
    until: Option<Millis>,
    window: Option<Window>,
    suspense: Millis,
    log: Vec<Sent>,
}

/// Tells one thing that is waited for from the next.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Question {
    round: u8,
    active: Seat,
    step: std::mem::Discriminant<Step>,
    misses: usize,
}

/// What became of something that arrived.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// It was carried out.
    Accepted,
    /// A slap at the wrong moment: no effect in the game, but his hand is locked for a while.
    Premature,
    /// A slap that is too late, the second one, or one of a locked hand.
    Ignored,
}

impl Desk {
    /// Opens a game at this moment. `noise` decides how long suspense lasts.
    pub fn new(game: Game, limits: Limits, noise: u64, now: Millis) -> Desk {
        let mut desk = Desk {
            game,
            limits,
            noise,
            sequence: 0,
            trips: [Trips::default(); MOST_SEATS],
            locked: [0; MOST_SEATS],
            slept: [0; MOST_SEATS],
            question: question(&game),
            until: None,
            window: None,
            suspense: 0,
            log: Vec::new(),
        };
        desk.wait(now);
        desk
    }

    /// Opens a game again after an interruption. If that was in a race, those who had slapped (`kept`) keep their times and
    /// all others race anew from this moment.
    pub fn resume(game: Game, limits: Limits, noise: u64, now: Millis, kept: &[Measured]) -> Desk {
        let mut desk = Desk::new(game, limits, noise, now);
        desk.window = desk.window.map(|window| window.again(kept, &limits));
        desk.watch_window();
        desk
    }

    /// The race that is open begins anew at this moment, with what has been measured of the ways by now: those who had
    /// slapped (`kept`) keep their times.
    pub fn run_again(&mut self, now: Millis, kept: &[Measured]) {
        self.open_window(now);
        self.window = self.window.take().map(|window| window.again(kept, &self.limits));
        self.watch_window();
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Its time limits.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Everything accepted so far.
    pub fn log(&self) -> &[Sent] {
        &self.log
    }

    /// What has been accepted since it was last taken, for whoever keeps the log himself.
    pub fn take_log(&mut self) -> Vec<Sent> {
        std::mem::take(&mut self.log)
    }

    /// The race or window that is open.
    pub fn window(&self) -> Option<&Window> {
        self.window.as_ref()
    }

    /// When to call [`Desk::wake`] next, if nothing arrives before.
    pub fn next_wake(&self) -> Option<Millis> {
        self.until
    }

    /// A round trip to somebody's client was measured.
    pub fn round_trip(&mut self, seat: Seat, round_trip: Millis) {
        self.trips[seat.index()].add(round_trip);
    }

    /// The way to somebody's client and back takes no longer than this, whatever it answers; none if nothing is known of it.
    /// Whoever turns out to be nearer in the middle of a race was nearer all the time.
    pub fn no_farther(&mut self, seat: Seat, most: Option<Millis>) {
        let trips = &mut self.trips[seat.index()];
        trips.no_longer_than(most);
        if let Some(window) = &mut self.window {
            window.shorten(seat, trips.most_comp(self.limits.cap));
        }
    }

    /// A command arrived. What is due by now is done first.
    pub fn arrive(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        told: &mut Vec<Told>,
    ) -> Result<Arrived, Refusal> {
        self.wake(now, told);
        self.sequence += 1;
        self.slept[seat.index()] = 0;
        if *command == Command::Slap {
            return self.slap(now, seat, told);
        }
        self.game.apply(By::Seat(seat), command, Some(told))?;
        self.log.push(Sent::by(By::Seat(seat), *command));
        self.wait(now);
        Ok(Arrived::Accepted)
    }

    /// Does whatever is due.
    pub fn wake(&mut self, now: Millis, told: &mut Vec<Told>) {
        while self.until.is_some_and(|until| until <= now) {
            if !self.time_is_up(now, told) {
                return;
            }
        }
    }

    /// A slap: it counts, or is premature, or is nothing (HEIST-RT-5).
    fn slap(&mut self, now: Millis, seat: Seat, told: &mut Vec<Told>) -> Result<Arrived, Refusal> {
        let checked = self.game.check(By::Seat(seat), &Command::Slap);
        if self.locked[seat.index()] > now {
            return Ok(Arrived::Ignored);
        }
        let Some(window) = &mut self.window else {
            // In the sealed modes there are no slaps at all.
            let Err(refusal) = checked else { return Ok(Arrived::Ignored) };
            if refusal.why.code().is_some() {
                return Err(refusal);
            }
            self.locked[seat.index()] = now + self.limits.lockout;
            return Ok(Arrived::Premature);
        };
        if checked.is_err() || !window.counts(seat, now, &self.limits) {
            return Ok(Arrived::Ignored);
        }
        window.slap(seat, now, self.sequence, &self.limits);
        self.game.apply(By::Seat(seat), &Command::Slap, Some(told))?;
        self.log.push(Sent::by(By::Seat(seat), Command::Slap));
        self.watch_window();
        self.wake(now, told);
        Ok(Arrived::Accepted)
    }

    /// The window closes after its last moment, or at once when everybody's hand is on the loot.
    fn watch_window(&mut self) {
        if let Some(window) = &self.window {
            self.until = Some(if window.is_full() { 0 } else { window.closes() + 1 });
        }
    }

    /// Time has decided; false if there is nothing to do.
    fn time_is_up(&mut self, now: Millis, told: &mut Vec<Told>) -> bool {
        let sent = match (self.game.step(), self.window.take()) {
            (Step::Race { .. } | Step::Window { .. }, Some(window)) => {
                let ((order, race), again) = (window.result(), window.is_again());
                Sent { race, again, ..Sent::by(By::Clock, Command::Close { order }) }
            }
            (Step::Suspense { .. }, _) => {
                Sent { suspense: Some(self.suspense), ..Sent::by(By::Clock, Command::Reveal) }
            }
            _ => match self.game.usual() {
                Some((by, command)) => Sent { auto: true, ..Sent::by(by, command) },
                None => {
                    self.until = None;
                    return false;
                }
            },
        };
        if let (Step::Action, By::Seat(seat)) = (self.game.step(), sent.by) {
            let slept = &mut self.slept[seat.index()];
            *slept = slept.saturating_add(1);
        }
        let applied = self.game.apply(sent.by, &sent.command, Some(told));
        debug_assert!(applied.is_ok(), "the clock sends what is legal: {applied:?}");
        self.log.push(sent);
        self.wait(now);
        applied.is_ok()
    }

    /// Sets the alarm for whatever is waited for now, unless it was waited for before.
    fn wait(&mut self, now: Millis) {
        let question = question(&self.game);
        if self.until.is_some() && question == self.question {
            return;
        }
        self.question = question;
        self.window = None;
        let Limits { turn, swap_return, miss, .. } = self.limits;
        let after = |limit: Millis| Some(now + limit + 1);
        self.until = match self.game.step() {
            Step::Action if self.slept[self.game.active().index()] >= 2 => after(turn.min(Limits::ABSENT)),
            Step::Action | Step::LoadCommits | Step::RaceCommits { .. } | Step::DuelCommits { .. } => after(turn),
            Step::Swap { .. } => after(swap_return),
            Step::Miss { .. } => after(miss),
            Step::Suspense { .. } => {
                self.suspense = self.random_suspense();
                Some(now + self.suspense)
            }
            Step::Race { .. } | Step::Window { .. } => None,
            Step::Over => None,
        };
        self.open_window(now);
    }

    fn open_window(&mut self, now: Millis) {
        let comps = self.trips.map(|trips| trips.comp(self.limits.cap));
        let players = self.game.players();
        self.window = match self.game.step() {
            Step::Race { starter } => Some(Window::race(now, comps, players, starter, &self.limits)),
            Step::Window { go: true } => Some(Window::race(now, comps, players, None, &self.limits)),
            Step::Window { go: false } => Some(Window::no_go(now, comps, &self.limits)),
            _ => None,
        };
        self.watch_window();
    }

    /// Any length of suspense, each equally likely (HEIST-RT-6).
    fn random_suspense(&mut self) -> Millis {
        self.noise = self.noise.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.noise;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let Limits { suspense_from, suspense_to, .. } = self.limits;
        suspense_from + (z ^ (z >> 31)) % (suspense_to - suspense_from + 1)
    }
}

fn question(game: &Game) -> Question {
    Question {
        round: game.round(),
        active: game.active(),
        step: std::mem::discriminant(&game.step()),
        misses: game.misses_spent(),
    }
}
