//! The table: the desk with its clock, the bots with their hands.

use std::mem::Discriminant;

use anyhow::Result;
use saloon_bots::heist::{Bot, seated};
use saloon_heist::clock::{Arrived, Desk, Level, Limits, Millis};
use saloon_heist::{By, Command, Fact, Game, Refusal, Replay, Seat, Step, Told, Why};

use super::super::options::{Speed, mix};
use super::Setup;

/// Something a bot will do.
#[derive(Copy, Clone, Debug)]
struct Errand {
    at: Millis,
    seat: Seat,
    what: What,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum What {
    Load,
    Decide,
    Slap,
}

/// A game against bots.
pub(super) struct Table {
    desk: Desk,
    me: Seat,
    bots: Vec<Option<Box<dyn Bot>>>,
    level: Level,
    /// How long a bot thinks.
    think: Millis,
    noise: u64,
    errands: Vec<Errand>,
    /// What the errands are about.
    question: Option<(u8, Seat, Discriminant<Step>, usize)>,
    told: Vec<Told>,
    /// The game again, for the lines of its file.
    kept: Game,
}

impl Table {
    pub(super) fn new(setup: &Setup, speed: Speed) -> Result<Table> {
        let mut told = Vec::new();
        let game = Game::with_log(&setup.config, setup.seed.into(), Some(&mut told))?;
        let bots = game.seats().map(|seat| {
            let seed = mix(setup.seed ^ (seat.index() as u64 + 1) << 32);
            (seat != setup.seat).then(|| seated(setup.bots, seed))
        });
        let bots = bots.collect();
        let think = match speed {
            Speed::Slow => 2_500,
            Speed::Normal => 1_500,
            Speed::Fast => 600,
            Speed::Instant => 0,
        };
        let noise = mix(setup.seed ^ 0x0d0e_0a11);
        let desk = Desk::new(game, Limits::default(), noise, 0);
        let (me, level) = (setup.seat, setup.level);
        Ok(Table { desk, me, bots, level, think, noise, errands: Vec::new(), question: None, told, kept: game })
    }

    pub(super) fn game(&self) -> &Game {
        self.desk.game()
    }

    pub(super) fn me(&self) -> Seat {
        self.me
    }

    /// How long is left, of how much, for whatever is waited for.
    pub(super) fn left(&self, now: Millis) -> Option<Millis> {
        Some(self.desk.next_wake()?.saturating_sub(now))
    }

    /// Would this be accepted from the player?
    pub(super) fn check(&self, command: &Command) -> Result<(), Refusal> {
        self.game().check(By::Seat(self.me), command)
    }

    /// What the player has seen of the deal.
    pub(super) fn opening(&mut self) -> Vec<Fact> {
        self.heard()
    }

    /// Time passes: bots do what they had in mind, and the clock what is due.
    pub(super) fn wake(&mut self, now: Millis) -> Vec<Fact> {
        self.desk.wake(now, &mut self.told);
        self.plan(now);
        // A bot's answer may be the next bot's question: some at a time, so that the screen keeps up.
        for _ in 0..8 {
            let due = self.errands.iter().position(|errand| errand.at <= now);
            let Some(errand) = due.map(|i| self.errands.swap_remove(i)) else { break };
            self.run(now, errand);
            self.plan(now);
        }
        self.heard()
    }

    /// The player sends something; also why it was refused.
    pub(super) fn send(&mut self, now: Millis, command: &Command) -> (Vec<Fact>, Option<Refusal>) {
        let refused = match self.desk.arrive(now, self.me, command, &mut self.told) {
            Ok(Arrived::Accepted) => None,
            Ok(Arrived::Premature) => Some(Refusal { rule: "HEIST-RT-5", why: Why::NoRace }),
            Ok(Arrived::Ignored) => self.check(command).err(),
            Err(refusal) => Some(refusal),
        };
        self.plan(now);
        (self.heard(), refused)
    }

    /// The lines of the game's file from this one on.
    pub(super) fn lines_from(&mut self, written: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for sent in &self.desk.log()[written..] {
            if self.kept.apply(sent.by, &sent.command, None).is_ok() {
                let end = if self.kept.is_over() { Replay::end_line(&self.kept) } else { String::new() };
                lines.push(Replay::line(sent, &self.kept) + &end);
            }
        }
        lines
    }

    fn heard(&mut self) -> Vec<Fact> {
        let me = Some(self.me);
        self.told.drain(..).map(|one| one.seen_by(me)).collect()
    }

    fn random(&mut self) -> u64 {
        self.noise = self.noise.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.noise)
    }

    /// When something new is asked, every bot makes up its mind when it will do what.
    fn plan(&mut self, now: Millis) {
        let game = *self.game();
        let question = (game.round(), game.active(), std::mem::discriminant(&game.step()), game.cancelled().len());
        if self.question == Some(question) {
            return;
        }
        self.question = Some(question);
        self.errands.clear();
        let me = self.me;
        for seat in game.seats().filter(|seat| *seat != me) {
            let pause = self.think + if self.think == 0 { 0 } else { self.random() % self.think };
            if game.asked().contains(seat) {
                self.errands.push(Errand { at: now + pause, seat, what: What::Decide });
            }
            let slap = match game.step() {
                Step::Race { .. } | Step::Window { go: true } => Some(self.level.reaction(self.random())),
                Step::Window { go: false } => self.level.false_slap([self.random(), self.random()]),
                _ => None,
            };
            self.errands.extend(slap.map(|after| Errand { at: now + after, seat, what: What::Slap }));
            // Hands are quickest between two thoughts.
            let load = slap.map_or(pause / 2, |after| after / 2);
            self.errands.push(Errand { at: now + load, seat, what: What::Load });
        }
    }

    fn run(&mut self, now: Millis, errand: Errand) {
        let seat = errand.seat;
        let view = self.game().view(Some(seat));
        let Some(bot) = &mut self.bots[seat.index()] else { return };
        let command = match errand.what {
            What::Slap => Command::Slap,
            What::Load => Command::Load { cards: bot.load(&view) },
            What::Decide => {
                let mut legal = Vec::new();
                self.desk.game().legal(By::Seat(seat), &mut legal);
                legal.retain(|command| !matches!(command, Command::Load { .. } | Command::Slap));
                if legal.is_empty() {
                    return;
                }
                bot.choose(&view, &legal)
            }
        };
        // What a bot has thought of too late is refused like anybody's.
        let _ = self.desk.arrive(now, seat, &command, &mut self.told);
    }
}
