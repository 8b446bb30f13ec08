//! What happened in one step, ready to be shown to anybody through his own eyes.

use saloon_protocol::event::{self, After, Before};
use saloon_rules::{Deck, Fact, Game, Told};

use super::super::Viewer;
use crate::table::Chair;

/// What happened in one step of the game, and enough of the table around it to show it to anybody.
pub struct Happened {
    told: Box<[Told]>,
    /// What lay open before.
    before: Before,
    /// What lies open after, where no fact says so.
    after: After,
    deck: Deck,
    /// Whose message with which number did it.
    by: Option<(Chair, u32)>,
}

impl Happened {
    /// From what lay open before to a position.
    pub fn new((before, after): (Before, &Game), told: &[Told], by: Option<(Chair, u32)>) -> Happened {
        Happened { told: told.into(), before, after: After::from(&after.view(None)), deck: after.deck(), by }
    }

    /// The facts, with those who may know them.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// Whose message with which number did it.
    pub fn by(&self) -> Option<(Chair, u32)> {
        self.by
    }

    /// The number of the viewer's own message that did it.
    pub fn answers(&self, viewer: Viewer) -> Option<u32> {
        self.by.and_then(|(chair, id)| viewer.belongs_to(chair).then_some(id))
    }

    /// The facts in these eyes.
    pub(super) fn facts(&self, viewer: Viewer) -> Vec<Fact> {
        self.told.iter().map(|told| viewer.fact(told)).collect()
    }

    /// What this viewer sees of it.
    pub fn events(&self, viewer: Viewer) -> Vec<saloon_protocol::Event> {
        self.events_of(&self.facts(viewer))
    }

    pub(super) fn events_of(&self, facts: &[Fact]) -> Vec<saloon_protocol::Event> {
        event::events(self.deck, self.before, facts, self.after)
    }
}
