//! Talk at a table: the engine hears it, it is written down, then it is told.

use std::collections::VecDeque;

use saloon_protocol::wire::{LONGEST_CHAT, Phrase, Said, Stage};

use super::commands::{Obeyed, Reply};
use super::door::who;
use super::room::{Refused, Room};
use super::tell::{Event, Speech, text};
use crate::ids::Id;
use crate::played::Happened;
use crate::store::{Job, StoreError};
use crate::tidy::tidy;

/// Lines that are kept for those who come later.
pub const LINES: usize = 50;

/// The last lines said at a table.
#[derive(Default)]
pub(super) struct Talk {
    lines: VecDeque<Speech>,
    /// The number of the next line.
    next: u32,
}

impl Talk {
    /// What was written down of a table's talk.
    pub(super) async fn load(store: &crate::store::Store, room: Id) -> Result<Talk, StoreError> {
        let rows = store.speeches(room).await?;
        let next = rows.last().map_or(0, |(seq, ..)| seq.wrapping_add(1));
        let lines = rows.into_iter().map(|(_, said, among_onlookers)| Speech { said, among_onlookers }).collect();
        Ok(Talk { lines, next })
    }

    /// What was said of late.
    pub(super) fn lines(&self) -> impl Iterator<Item = &Speech> {
        self.lines.iter()
    }

    /// The house says something itself: that a game goes on under newer rules, that a race is run again.
    pub(super) async fn say_for_house(
        &mut self,
        store: &crate::store::Store,
        room: Id,
        phrase: Phrase,
    ) -> Result<(), StoreError> {
        let said = Said { name: String::new(), seat: None, who: 0, text: None, phrase: Some(phrase) };
        let json = serde_json::to_string(&said).expect("a phrase holds nothing JSON cannot");
        store.write(Job::Say { room, seq: self.next, said: json, onlookers: false, spoke: None, ending: None }).await?;
        self.push(Speech { said, among_onlookers: false });
        Ok(())
    }

    fn push(&mut self, speech: Speech) {
        if self.lines.len() == LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(speech);
        self.next = self.next.wrapping_add(1);
    }
}

impl Room {
    /// Somebody says something to everybody who may hear it.
    pub(super) async fn chat(&mut self, conn: u64, words: Option<&str>, phrase: Option<Phrase>) -> Obeyed {
        let Some(speaker) = self.conns.get(&conn) else { return Ok(Reply::Nothing) };
        let words = words.map(tidy);
        if matches!(phrase, Some(Phrase::Renewed | Phrase::RaceAgain)) {
            return Err(Refused::house("HOUSE-CHAT", "only the house says that"));
        }
        if words.as_ref().is_some_and(|words| words.is_empty() || words.chars().count() > LONGEST_CHAT) {
            return Err(Refused::house("HOUSE-CHAT", "a line has 1 to 240 characters"));
        }
        let guest = speaker.guest;
        if !self.shared.quotas.line(guest) {
            return Err(Refused::house("HOUSE-CHAT", "too many lines; let others speak"));
        }
        let (name, seat) = (speaker.name.clone(), self.state.seat_of(guest).map(Into::into));
        let said = Said { name, seat, who: who(self.id, guest), text: words, phrase };
        let among_onlookers = self.state.stage == Stage::Playing && self.hears_onlookers(guest);
        let speech = Speech { said, among_onlookers };
        let happened = self.keep_speech(&speech).await?;
        let (version, aside) = match among_onlookers {
            true => (self.events.version(), Some(self.events.push_aside(speech.clone()))),
            false => (self.events.push(Event::Spoke(speech.clone())), None),
        };
        let message = text(&speech.message(version, aside));
        for (number, conn) in self.conns.iter().filter(|(_, conn)| conn.greeted) {
            if !among_onlookers || self.hears_onlookers(conn.guest) {
                self.send(*number, message.clone());
            }
        }
        self.talk.push(speech);
        if let Some(happened) = happened {
            self.went_on(happened);
        }
        Ok(Reply::Done)
    }

    /// A seat that plays is heard by the engine as well, unless a rule forbids it to speak; nothing is told before both are
    /// durable. Gives what happens in the game, if anything does.
    async fn keep_speech(&mut self, speech: &Speech) -> Result<Option<Happened>, Refused> {
        let playing = self.play.as_ref().filter(|_| self.state.stage == Stage::Playing && !speech.among_onlookers);
        let heard = match playing.zip(speech.said.seat.map(Into::into)) {
            Some((play, seat)) => {
                play.speech(seat)?.map(|(spoken, next)| (play.id(), play.heard_so_far(), spoken, next))
            }
            None => None,
        };
        let said =
            serde_json::to_string(&speech.said).map_err(|_| Refused::house("HOUSE-CHAT", "it cannot be kept"))?;
        let spoke = heard.as_ref().map(|(game, seq, spoken, _)| (*game, *seq, *spoken));
        let ending = heard.as_ref().and_then(|(.., next)| self.ending(next));
        let (room, seq) = (self.id, self.talk.next);
        self.store.write(Job::Say { room, seq, said, onlookers: speech.among_onlookers, spoke, ending }).await?;
        let Some(((_, _, spoken, next), play)) = heard.zip(self.play.as_mut()) else { return Ok(None) };
        Ok(play.heard(&next, spoken))
    }
}
