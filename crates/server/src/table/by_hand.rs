//! A table moved by hand: no task, no waiting, everything in memory. For tests and fuzzing.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use saloon_protocol::http::TableCard;
use saloon_protocol::wire::{ClientMessage, Settings};
use saloon_rules::{Game, Seed};
use tokio::sync::mpsc;

use super::room::{Room, sign};
use super::tell::Events;
use super::{Guest, Inbox, Join, Outbox, Play, RoomState, Shared, Viewer};
use crate::ids::Id;
use crate::options::Options;
use crate::settings::config_of;
use crate::store::Store;

/// A house without doors, whose store forgets everything.
pub fn house() -> Arc<Shared> {
    let (gone, _) = mpsc::unbounded_channel();
    Arc::new(Shared {
        store: Store::in_memory(),
        options: Options::default(),
        metrics: Arc::default(),
        life: 1,
        closed_at: None,
        gone,
    })
}

/// A table, and what its connections have been told.
pub struct ByHand {
    pub(super) room: Room,
    inboxes: BTreeMap<u64, Inbox>,
}

impl ByHand {
    /// A table nobody has sat down at; none if it cannot be played.
    pub fn open(shared: &Arc<Shared>, mut settings: Settings) -> Option<ByHand> {
        config_of(&mut settings).ok()?;
        Some(ByHand::with_state(Id::random(), RoomState::new(settings, false), shared))
    }

    fn with_state(id: Id, state: RoomState, shared: &Arc<Shared>) -> ByHand {
        let sign = Arc::new(Mutex::new(sign(id, &state, 0)));
        let room = Room::load(id, state, Arc::clone(shared), sign).now_or_never();
        let room = room.expect("without a game nothing is read").expect("without a game nothing can be missing");
        ByHand { room, inboxes: BTreeMap::new() }
    }

    /// The same table in another house, in the middle of another game.
    pub fn twin(&self, shared: &Arc<Shared>, id: Id, game: Game) -> ByHand {
        let (state, own) = (self.room.state.clone(), self.room.play.as_ref().expect("a game is played"));
        let mut config = state.settings.clone();
        let config = config_of(&mut config).expect("it is being played");
        let mut twin = ByHand::with_state(self.room.id, RoomState { game: None, ..state.clone() }, shared);
        let mut play = Play::begin(id, &config, own.seed).expect("it is being played");
        play.game = game;
        twin.room.state = RoomState { game: Some(id), ..state };
        twin.room.play = Some(play);
        twin.room.events = Events::after(self.room.events.version());
        twin.room.schedule(None);
        twin
    }

    /// Somebody connects.
    pub fn join(&mut self, conn: u64, guest: Guest) {
        let (out, inbox) = Outbox::new();
        self.inboxes.insert(conn, inbox);
        self.room.join(Join { conn, guest, name: format!("guest {guest}"), out });
    }

    /// A connection ends.
    pub fn leave(&mut self, conn: u64) {
        self.inboxes.remove(&conn);
        self.room.leave(conn);
    }

    /// A connection says something.
    pub fn say(&mut self, conn: u64, message: ClientMessage) {
        self.room.say(conn, message).now_or_never().expect("the store of this house does not wait");
    }

    /// Everybody on a chair gets the cards this seed decides.
    pub fn deal(&mut self, seed: Seed) -> bool {
        self.room.deal_from(seed).now_or_never().expect("the store of this house does not wait").is_ok()
    }

    /// What a connection has been told since it was last asked.
    pub fn hear(&mut self, conn: u64) -> Vec<Utf8Bytes> {
        let Some(inbox) = self.inboxes.get_mut(&conn) else { return Vec::new() };
        std::iter::from_fn(|| inbox.messages.try_recv().ok()).collect()
    }

    /// The game.
    pub fn game(&self) -> Option<&Game> {
        self.room.play.as_ref().map(|play| &play.game)
    }

    /// The id of the game.
    pub fn game_id(&self) -> Option<Id> {
        self.room.play.as_ref().map(|play| play.id)
    }

    /// The number of the last event.
    pub fn version(&self) -> u32 {
        self.room.events.version()
    }

    /// Through whose eyes a guest sees the game.
    pub fn eyes_of(&self, guest: Guest) -> Viewer {
        self.room.eyes_of(guest)
    }

    /// What the lobby shows.
    pub fn card(&self) -> TableCard {
        sign(self.room.id, &self.room.state, 0).card
    }
}
