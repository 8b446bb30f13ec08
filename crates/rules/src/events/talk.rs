//! Talk as an input: who is heard, what it costs, and when that is paid.

use crate::ask::{Question, Source, Why};
use crate::fact::{Fact, Told};
use crate::game::Game;
use crate::ids::{Player, Seat};
use crate::rules::{Talk, on};
use crate::run::{Illegal, Run};
use crate::wild_west_show::show_frames::Fine;

impl Game {
    /// A player speaks at the table, at any moment. It is recorded like an answer and heard by rules that listen to talk.
    /// Whatever it costs is paid at the next settle point, and phase two is one (EV-GAG-4).
    ///
    /// Those who are out are not heard: that is told by [`Why::Dead`], and keeps nobody from talking.
    pub fn speak(&mut self, player: Player, log: Option<&mut Vec<Told>>) -> Result<(), Illegal> {
        self.hear(player, log, false)
    }

    /// The same; `hold` keeps phase two open until its player passes.
    pub(crate) fn hear(&mut self, player: Player, log: Option<&mut Vec<Told>>, hold: bool) -> Result<(), Illegal> {
        if self.over.is_some() {
            return Err(Game::refuse("CORE-WIN-02", Why::Over));
        }
        let Some(seat) = self.seats_of(player).iter().find(|seat| self.living.contains(*seat)) else {
            return Err(Game::refuse("CORE-ELIM-02", Why::Dead));
        };
        match self.talk(seat) {
            (_, Talk::Free) => Ok(()),
            (by, Talk::Forbidden(rule)) => Err(Game::refuse(rule, Why::Forbidden { by })),
            (_, Talk::Costs) => {
                self.charge_for_talk(seat, log, hold);
                Ok(())
            }
        }
    }

    /// What speaking brings a living seat, and who says so.
    pub(crate) fn talk(&self, seat: Seat) -> (Option<Source>, Talk) {
        let heard = self.house_sources(on::Hears).next();
        heard.map_or((None, Talk::Free), |(voice, hears)| (voice.source, hears(self, seat)))
    }

    /// Notes what is to be paid, once for each seat, and has it paid at once where nothing is being resolved.
    fn charge_for_talk(&mut self, seat: Seat, mut log: Option<&mut Vec<Told>>, hold: bool) {
        if self.owes_for_talk(seat) {
            return;
        }
        self.stacks.open.spoken.push(seat);
        if let Some(log) = &mut log {
            log.push(Told::publicly(Fact::Spoke { seat }));
        }
        if self.ask.is_some_and(|ask| ask.question == Question::Play) {
            self.resume(log, hold);
        }
    }

    /// Has this seat spoken and not paid for it yet?
    pub(crate) fn owes_for_talk(&self, seat: Seat) -> bool {
        self.stacks.open.spoken.iter().any(|other| other == seat)
    }
}

impl Run<'_> {
    /// A settle point: the first of those who have spoken pays. True if somebody does.
    #[inline]
    pub(crate) fn collect_for_talk(&mut self) -> bool {
        !self.game.stacks.open.spoken.is_empty() && self.collect_from_first()
    }

    fn collect_from_first(&mut self) -> bool {
        let spoken = &mut self.game.stacks.open.spoken;
        let Some(first) = spoken.get(0) else { return false };
        *spoken = spoken.iter().skip(1).collect();
        self.then(Fine { who: first });
        true
    }
}
