//! Messages for one viewer, made from what that viewer may know and nothing else.

use std::cell::RefCell;
use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use saloon_protocol::Offer;
use saloon_protocol::wire::{Clock, Other, Said, ServerMessage};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::played::Past;

thread_local! {
    /// Messages are written here first, so that each is kept in exactly the memory it needs.
    static PAPER: RefCell<Vec<u8>> = RefCell::default();
}

/// A message as it goes over the wire.
pub fn text(message: &impl Serialize) -> Utf8Bytes {
    PAPER.with_borrow_mut(|paper| {
        paper.clear();
        put(paper, message);
        Utf8Bytes::from(str::from_utf8(paper).expect("JSON is text"))
    })
}

/// A step as it goes over the wire. What happened and the table are written by whoever knows what others see in the same way.
pub struct WrittenStep<Table> {
    /// Where the viewer is now.
    pub version: u32,
    /// Writes the table now.
    pub table: Table,
    /// The question, if it is his.
    pub offer: Option<Offer>,
    /// How long the asked player has.
    pub clock: Option<Clock>,
    /// The id of the viewer's own action that did it.
    pub answers: Option<u32>,
    /// The same of games that have messages of their own.
    pub other: Option<Other>,
}

impl<Table: FnOnce(&mut Vec<u8>)> WrittenStep<Table> {
    /// As a message, with what happened.
    pub fn text(self, events: &RawValue) -> Utf8Bytes {
        PAPER.with_borrow_mut(|paper| {
            paper.clear();
            paper.extend_from_slice(b"{\"type\":\"step\",\"version\":");
            put(paper, &self.version);
            paper.extend_from_slice(b",\"events\":");
            paper.extend_from_slice(events.get().as_bytes());
            paper.extend_from_slice(b",\"table\":");
            (self.table)(paper);
            paper.extend_from_slice(b",\"offer\":");
            put(paper, &self.offer);
            paper.extend_from_slice(b",\"clock\":");
            put(paper, &self.clock);
            paper.extend_from_slice(b",\"answers\":");
            put(paper, &self.answers);
            if let Some(other) = &self.other {
                paper.extend_from_slice(b",\"other\":");
                put(paper, other);
            }
            paper.push(b'}');
            Utf8Bytes::from(str::from_utf8(paper).expect("JSON is text"))
        })
    }
}

fn put(paper: &mut Vec<u8>, what: &impl Serialize) {
    serde_json::to_writer(paper, what).expect("messages hold nothing JSON cannot");
}

/// Something that has a version number.
pub enum Event {
    /// Something happened in the game.
    Step(Past),
    /// Somebody spoke to everybody.
    Spoke(Speech),
}

/// Something said among onlookers. It has numbers of its own: those who play do not learn how much is said.
pub struct Aside {
    /// Its number among them.
    pub number: u32,
    /// The version of the table when it was said.
    pub at: u32,
    /// What was said.
    pub speech: Speech,
}

/// Something said, and who may hear it.
#[derive(Clone)]
pub struct Speech {
    /// The words and the speaker.
    pub said: Said,
    /// Only those who do not play any more, or never did.
    pub among_onlookers: bool,
}

impl Speech {
    /// As a message; with its number among onlookers, if it was said there.
    pub fn message(&self, version: u32, aside: Option<u32>) -> ServerMessage {
        match self.said.phrase {
            None => ServerMessage::Chat { version, aside, said: self.said.clone() },
            Some(_) => ServerMessage::Phrase { version, aside, said: self.said.clone() },
        }
    }
}

/// How many events are kept for those who come back. A power of two: the queue that holds them has no room to spare.
const KEPT: usize = 64;

/// The last events of a table with their version numbers.
pub struct Events {
    version: u32,
    kept: VecDeque<Event>,
    asides: VecDeque<Aside>,
    next_aside: u32,
}

impl Events {
    /// Nothing has happened; the next event has the number after this.
    pub fn after(version: u32) -> Events {
        Events { version, kept: VecDeque::new(), asides: VecDeque::new(), next_aside: 1 }
    }

    /// Something was said among onlookers; its number among them.
    pub fn push_aside(&mut self, speech: Speech) -> u32 {
        if self.asides.len() == KEPT {
            self.asides.pop_front();
        }
        let number = self.next_aside;
        self.asides.push_back(Aside { number, at: self.version, speech });
        self.next_aside = number.wrapping_add(1);
        number
    }

    /// What was said among onlookers at a version or after it.
    pub fn asides_since(&self, version: u32) -> impl Iterator<Item = &Aside> {
        self.asides.iter().filter(move |aside| aside.at >= version)
    }

    /// The number of the last event.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// One more.
    pub fn push(&mut self, event: Event) -> u32 {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(event);
        self.version = self.version.wrapping_add(1);
        self.version
    }

    /// Something that cannot be told in pieces: whoever missed it needs everything.
    pub fn cut(&mut self) {
        self.kept.clear();
        self.asides.clear();
        self.version = self.version.wrapping_add(1);
    }

    /// What came after a version, with the numbers; none if that is no longer known.
    pub fn since(&self, version: u32) -> Option<impl Iterator<Item = (u32, &Event)>> {
        let missed = self.version.checked_sub(version)? as usize;
        let from = self.kept.len().checked_sub(missed)?;
        Some(self.kept.range(from..).zip(version + 1..).map(|(event, version)| (version, event)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speech() -> Speech {
        let said = Said { who: 0, name: "Ann".into(), seat: None, text: Some("Howdy".into()), phrase: None };
        Speech { said, among_onlookers: false }
    }

    #[test]
    fn what_was_missed_is_known_for_a_while() {
        let mut events = Events::after(7);
        assert_eq!(events.since(7).map(Iterator::count), Some(0));
        assert!(events.since(8).is_none() && events.since(6).is_none());
        for _ in 0..KEPT + 10 {
            events.push(Event::Spoke(speech()));
        }
        let now = events.version();
        let numbers: Vec<u32> = events.since(now - 3).expect("three are kept").map(|(version, _)| version).collect();
        assert_eq!(numbers, [now - 2, now - 1, now]);
        assert_eq!(events.since(now - KEPT as u32).map(Iterator::count), Some(KEPT));
        assert!(events.since(now - KEPT as u32 - 1).is_none());
        events.cut();
        assert!(events.since(now).is_none());
    }
}
