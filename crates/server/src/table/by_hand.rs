//! A table moved by hand: no task, no waiting, everything in memory. For tests and fuzzing.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use saloon_protocol::http::TableCard;
use saloon_protocol::wire::{ClientMessage, Settings, Stage, Standing};
use saloon_rules::{Game, Seed};
use tokio::sync::mpsc;

use super::room::{Room, sign};
#[cfg(test)]
use super::tell::Events;
use super::{Guest, Inbox, Join, Opening, Outbox, RoomState, Shared};
use crate::ids::Id;
use crate::minds::Minds;
use crate::options::{Bots, Limits, Options};
#[cfg(test)]
use crate::played::Viewer;
use crate::played::{Deal, Play, bang, heist};
use crate::quotas::Quotas;
use crate::reach::Reach;
use crate::store::Store;

/// A house without doors, whose store forgets everything.
pub fn house() -> Arc<Shared> {
    let (gone, _) = mpsc::unbounded_channel();
    Arc::new(Shared {
        store: Store::in_memory(),
        options: Options { limits: Limits::none(), ..Options::default() },
        quotas: Quotas::new(&Limits::none()),
        metrics: Arc::default(),
        minds: Minds::new(&Bots::default()),
        epoch: 1 << 20,
        closed_at: None,
        asleep: Default::default(),
        studies: Default::default(),
        gone,
    })
}

/// Everything about a table that a refused message must leave as it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Mark {
    game: Option<Game>,
    fingerprint: Option<u64>,
    answers: u32,
    standing: Vec<Standing>,
    slept: Vec<u8>,
    state: RoomState,
    version: u32,
    rows: u64,
}

/// A table, and what its connections have been told.
pub struct ByHand {
    pub(super) room: Room,
    inboxes: BTreeMap<u64, Inbox>,
}

impl ByHand {
    /// A table nobody has sat down at; none if it cannot be played.
    pub fn open(shared: &Arc<Shared>, mut settings: Settings) -> Option<ByHand> {
        crate::played::check(&mut settings).ok()?;
        Some(ByHand::with_state(Id::random(), RoomState::new(settings), shared))
    }

    fn with_state(id: Id, state: RoomState, shared: &Arc<Shared>) -> ByHand {
        let sign = Arc::new(Mutex::new(sign(id, &state, 0)));
        let opening = Opening { store: shared.store.mine(), closed: shared.closed_at };
        let room = Room::load(id, state, Arc::clone(shared), sign, opening).now_or_never();
        let room = room.expect("this store does not wait").expect("without a game nothing can be missing");
        ByHand { room, inboxes: BTreeMap::new() }
    }

    /// The same table in another house, in the middle of another game.
    #[cfg(test)]
    pub fn twin(&self, shared: &Arc<Shared>, id: Id, game: Game) -> ByHand {
        let own = self.room.play.as_ref().and_then(Play::bang).expect("a game is played");
        let state = self.room.state.clone();
        let mut twin = ByHand::with_state(self.room.id, RoomState { game: None, ..state.clone() }, shared);
        let mut play = bang::Play::in_the_middle(id, game, own.seed);
        play.settled = own.settled;
        twin.room.state = RoomState { game: Some(id), ..state };
        twin.room.play = Some(Play::Bang(Box::new(play)));
        twin.room.events = Events::after(self.room.events.version());
        twin.room.schedule(None);
        twin
    }

    /// Somebody connects.
    pub fn join(&mut self, conn: u64, guest: Guest) {
        let (out, inbox) = Outbox::new();
        self.inboxes.insert(conn, inbox);
        let place = std::net::Ipv4Addr::LOCALHOST.into();
        self.room.join(Join { conn, guest, name: format!("guest {guest}"), place, reach: Reach::Believed, out });
    }

    /// A connection ends.
    #[cfg(test)]
    pub fn leave(&mut self, conn: u64) {
        self.inboxes.remove(&conn);
        self.room.leave(conn);
    }

    /// A connection says something.
    pub fn say(&mut self, conn: u64, message: ClientMessage) {
        self.room
            .say(conn, message, tokio::time::Instant::now())
            .now_or_never()
            .expect("the store of this house does not wait");
    }

    /// What is due now happens.
    #[cfg(test)]
    pub async fn time_passes(&mut self) {
        self.room.time_passed().await;
    }

    /// Everybody on a chair gets the cards this seed decides.
    pub fn deal(&mut self, seed: Seed) -> bool {
        self.room.deal_from(Deal::From(seed)).now_or_never().expect("the store of this house does not wait").is_ok()
    }

    /// What a connection has been told since it was last asked.
    pub fn hear(&mut self, conn: u64) -> Vec<Utf8Bytes> {
        let Some(inbox) = self.inboxes.get_mut(&conn) else { return Vec::new() };
        std::iter::from_fn(|| inbox.messages.try_recv().ok()).collect()
    }

    fn bang(&self) -> Option<&bang::Play> {
        self.room.play.as_ref().and_then(Play::bang)
    }

    /// The game of Bang!.
    pub fn game(&self) -> Option<&Game> {
        self.bang().map(|play| &play.game)
    }

    /// The name of the game, as answers carry it.
    pub fn name_of_game(&self) -> String {
        self.room.play.as_ref().map(|play| play.id().to_string()).unwrap_or_default()
    }

    /// The id of the game.
    #[cfg(test)]
    pub fn game_id(&self) -> Option<Id> {
        self.room.play.as_ref().map(Play::id)
    }

    /// Where the table is in its life.
    pub fn stage(&self) -> Stage {
        self.room.state.stage
    }

    /// The game of heist.
    pub fn heist(&self) -> Option<&saloon_heist::Game> {
        self.room.play.as_ref().and_then(Play::heist).map(heist::Play::game)
    }

    /// The number of the question at a table of heist.
    pub fn question(&self) -> Option<u32> {
        self.room.play.as_ref().and_then(Play::heist).map(heist::Play::question)
    }

    fn fingerprint(&self) -> Option<u64> {
        self.game().map(Game::fingerprint).or_else(|| self.heist().map(saloon_heist::Game::fingerprint))
    }

    /// How it is now.
    pub fn mark(&self) -> Mark {
        let play = self.bang();
        Mark {
            game: self.game().copied(),
            fingerprint: self.fingerprint(),
            answers: self.room.play.as_ref().map_or(0, Play::length),
            standing: play.map(|play| play.standing.clone()).unwrap_or_default(),
            slept: play.map(|play| play.slept.clone()).unwrap_or_default(),
            state: self.room.state.clone(),
            version: self.version(),
            rows: self.room.shared.store.changes(),
        }
    }

    /// It is as it was: game, state, store.
    pub fn assert_is(&self, mark: &Mark, why: &str) {
        let play = self.bang();
        let same = self.game() == mark.game.as_ref()
            && self.fingerprint() == mark.fingerprint
            && self.room.play.as_ref().map_or(0, Play::length) == mark.answers
            && play.is_none_or(|play| play.standing == mark.standing && play.slept == mark.slept)
            && self.room.state == mark.state
            && self.version() == mark.version
            && self.room.shared.store.changes() == mark.rows;
        assert!(same, "something changed after {why}");
    }

    /// What was written down is what is at the table.
    pub async fn assert_stored(&self) {
        let store = &self.room.shared.store;
        if let Some(json) = store.room(self.room.id).await.expect("memory can be read") {
            assert!(serde_json::from_str::<RoomState>(&json).is_ok_and(|kept| kept == self.room.state));
        }
        if let Some(play) = &self.room.play {
            let row = store.game(play.id()).await.expect("memory can be read").expect("it was dealt");
            let kept = match play {
                Play::Bang(play) => bang::Play::load(play.id, &row).expect("it was played").game.fingerprint(),
                Play::Heist(play) => heist::Play::load(play.id, &row).expect("it was played").game().fingerprint(),
            };
            assert_eq!(Some(kept), self.fingerprint());
        }
    }

    /// The number of the last event.
    pub fn version(&self) -> u32 {
        self.room.events.version()
    }

    /// Through whose eyes a guest sees the game.
    #[cfg(test)]
    pub fn eyes_of(&self, guest: Guest) -> Viewer {
        self.room.eyes_of(guest)
    }

    /// What the lobby shows.
    pub fn card(&self) -> TableCard {
        sign(self.room.id, &self.room.state, 0).card
    }
}
