//! The core loop: an answer goes to the top frame, and frames run until one needs an answer or the game is over.

use crate::ask::{Action, Ask, Legal, Question, Refusal, Why};
use crate::fact::{Fact, Told};
use crate::frame::{Frame, Got, Next, Outcome, Slot};
use crate::frames::shot::between_dodges;
use crate::game::Game;
use crate::ids::{Player, Players, Seat, Seats};
use crate::rules::on;

/// Why an action was not accepted. The game is untouched.
pub type Illegal = Refusal;

impl Game {
    /// Lists everything the asked player may answer. Empty only when the game is over.
    pub fn legal(&self, list: &mut Legal) {
        list.actions.clear();
        list.number = self.asked;
        list.due = None;
        if let (Some(ask), Some(slot)) = (self.ask, self.stack.top()) {
            slot.frame.options(self, ask.seat, &mut list.actions);
            self.leave_out_forbidden(ask.seat, ask.question, &mut list.actions);
            list.due = self.enforce_duty(ask.seat, ask.question, &mut list.actions);
        }
    }

    /// Carries out an action of a player, if it is legal, and runs to the next question.
    pub fn apply(&mut self, player: Player, action: Action, log: Option<&mut Vec<Told>>) -> Result<(), Illegal> {
        match self.why_not(player, action) {
            Some(refusal) => Err(refusal),
            None => {
                self.carry_out(action, log);
                Ok(())
            }
        }
    }

    /// Carries out the `index`-th action of a list made for the current question, without checking again.
    ///
    /// A list made for another question, or an index past its end, is refused.
    pub fn take(&mut self, list: &Legal, index: usize, log: Option<&mut Vec<Told>>) -> Result<(), Illegal> {
        if list.number != self.asked || self.ask.is_none() {
            return Err(Game::refuse("CORE-GEN-02", Why::Stale));
        }
        let Some(&action) = list.actions.get(index) else {
            return Err(Game::refuse("CORE-GEN-02", Why::NotOffered));
        };
        self.carry_out(action, log);
        Ok(())
    }

    fn carry_out(&mut self, action: Action, log: Option<&mut Vec<Told>>) {
        self.ask = None;
        Run::new(self, log).advance(Got::Answer(action));
    }

    /// Takes the open question back and runs on from the top frame, which asks again after what has come up.
    pub(crate) fn resume(&mut self, log: Option<&mut Vec<Told>>, hold: bool) {
        self.ask = None;
        let mut run = Run::new(self, log);
        run.hold = hold;
        run.advance(Got::Nothing);
    }

    /// What the top frame asks when it is asked to ask again. The game stays as it is.
    pub(crate) fn asks_again(&self) -> Option<(Seat, Question)> {
        let mut copy = *self;
        let slot = copy.stack.pop()?;
        match slot.frame.step(&Got::Back(Outcome::Nothing), &mut Run::new(&mut copy, None)) {
            Next::Wait(_, seat, question) => Some((seat, question)),
            Next::Done(_) | Next::Become(_) | Next::Call(..) => None,
        }
    }

    /// Runs a position to its first question, and keeps phase two open until its player passes.
    pub(crate) fn start_held(&mut self, log: &mut Vec<Told>) {
        let mut run = Run::new(self, Some(log));
        run.hold = true;
        run.advance(Got::Nothing);
    }

    /// Carries out an action as whoever is asked, and keeps phase two open until its player passes.
    pub(crate) fn apply_held(&mut self, action: Action, log: &mut Vec<Told>) -> Result<(), Illegal> {
        let who = self.ask.map(|ask| ask.who);
        if let Some(refusal) = who.and_then(|who| self.why_not(who, action)) {
            return Err(refusal);
        }
        self.ask = None;
        let mut run = Run::new(self, Some(log));
        run.hold = true;
        run.advance(Got::Answer(action));
        Ok(())
    }

    /// Does something to a game as a step would.
    #[cfg(test)]
    pub(crate) fn with_run(&mut self, log: &mut Vec<Told>, act: impl FnOnce(&mut Run<'_>)) {
        act(&mut Run::new(self, Some(log)));
    }

    /// Runs from the position on the stack to the first question.
    pub(crate) fn start(&mut self, log: Option<&mut Vec<Told>>) {
        Run::new(self, log).advance(Got::Nothing);
    }
}

/// A game while it runs, with the log and the number of frames that have been set off.
pub struct Run<'a> {
    pub(crate) game: &'a mut Game,
    log: Option<&'a mut Vec<Told>>,
    queued: usize,
    /// Written scenes may keep phase two open although everybody can see that there is nothing to do.
    pub(crate) hold: bool,
}

impl<'a> Run<'a> {
    fn new(game: &'a mut Game, log: Option<&'a mut Vec<Told>>) -> Self {
        Run { game, log, queued: 0, hold: false }
    }

    /// Steps frames until one waits or the game is over. The frame being stepped is off the stack.
    fn advance(&mut self, mut got: Got) {
        let Some(Slot { mut frame, mut reports, .. }) = self.game.stack.pop() else { return };
        while self.game.over.is_none() {
            let next = frame.step(&got, self);
            if self.game.over.is_some() {
                break;
            }
            if crate::base::notices_at_once(self.game) && self.queued == 0 {
                let dodger = between_dodges(self.game, frame, &next).map_or(Seats::NONE, Seats::only);
                self.settle_seats(self.game.listening(on::Settle).minus(dodger));
            }
            got = Got::Nothing;
            match next {
                Next::Become(same) if self.queued == 0 => {
                    frame = same;
                    continue;
                }
                Next::Call(resume, child) if self.queued == 0 => {
                    self.game.stack.push(resume, reports);
                    self.watch(&child);
                    (frame, reports) = (child, true);
                    continue;
                }
                Next::Wait(resume, seat, question) if self.queued == 0 => {
                    self.game.stack.push(resume, reports);
                    self.game.asked += 1;
                    let (number, who) = (self.game.asked, self.game.owner(seat));
                    self.game.ask = Some(Ask { number, who, seat, question });
                    return;
                }
                Next::Done(outcome) if reports => self.game.stack.report(outcome),
                Next::Done(_) => {}
                // What was set off comes first; a frame that was about to ask begins again after it.
                Next::Become(resume) | Next::Wait(resume, ..) => self.game.stack.push(resume, reports),
                Next::Call(resume, child) => {
                    self.game.stack.push(resume, reports);
                    self.watch(&child);
                    self.game.stack.push(child, true);
                }
            }
            self.game.stack.push_stashed(std::mem::take(&mut self.queued));
            let Some(slot) = self.game.stack.pop() else { break };
            (frame, reports) = (slot.frame, slot.reports);
            if let Some(outcome) = slot.outcome {
                got = Got::Back(outcome);
            }
        }
        self.game.stack.clear();
    }

    /// Puts below a frame that falls on a passive character what ends its acting (VAR-DUO-4).
    #[inline(always)]
    fn watch(&mut self, child: &Frame) {
        if !self.game.passive.is_empty() {
            self.watch_pair(child);
        }
    }

    #[cold]
    fn watch_pair(&mut self, child: &Frame) {
        if let Some(end) = self.game.begins_to_act(child) {
            self.game.stack.push(end, true);
        }
    }

    /// May a step go straight on with the next one? Not past what it has set off, nor where everything is noticed at once.
    #[inline]
    pub(crate) fn is_clear(&self) -> bool {
        self.queued == 0 && self.game.over.is_none() && !crate::base::notices_at_once(self.game)
    }

    /// Sets off a frame: it runs before whatever the current step goes on to do, and reports to nobody.
    pub fn then(&mut self, frame: impl Into<Frame>) {
        self.game.stack.stash(self.queued, frame.into());
        self.queued += 1;
    }

    /// Has the current step set this off already?
    pub(crate) fn has_set_off(&self, frame: Frame) -> bool {
        (0..self.queued).any(|index| self.game.stack.stashed(index) == frame)
    }

    /// Has the current step set anything off?
    pub(crate) fn is_set_off(&self) -> bool {
        self.queued > 0
    }

    #[inline]
    pub(crate) fn tell(&mut self, fact: Fact) {
        if let Some(log) = &mut self.log {
            log.push(Told::publicly(fact));
        }
    }

    #[inline]
    pub(crate) fn tell_to(&mut self, fact: Fact, seen: Players) {
        if let Some(log) = &mut self.log {
            log.push(Told::to(fact, seen));
        }
    }
}

/// Reads the question of a wait in a match arm.
pub(crate) fn wait(frame: impl Into<Frame>, seat: Seat, question: Question) -> Next {
    Next::Wait(frame.into(), seat, question)
}

/// Calls a child frame.
pub(crate) fn call(resume: impl Into<Frame>, child: impl Into<Frame>) -> Next {
    Next::Call(resume.into(), child.into())
}

/// Goes on as another frame.
pub(crate) fn become_frame(frame: impl Into<Frame>) -> Next {
    Next::Become(frame.into())
}

/// Done, with an outcome.
pub(crate) fn done(outcome: Outcome) -> Next {
    Next::Done(outcome)
}
