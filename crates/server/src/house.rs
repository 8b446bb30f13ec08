//! The house: all tables and guests, opened from and kept in one store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use saloon_protocol::http::{Lobby, TableCard};
use saloon_protocol::wire::{Settings, Stage};
use tokio::sync::{mpsc, oneshot};

use crate::archive;
use crate::guests::{Guests, Person};
use crate::ids::{self, Id};
use crate::lesson;
use crate::metrics::Metrics;
use crate::minds::Minds;
use crate::options::Options;
use crate::played;
use crate::quotas::Quotas;
use crate::settings::{Unplayable, presets};
use crate::store::{Job, Place, Store, StoreError};
use crate::table::{self, Handle, Input, Refused, RoomState, Shared};

/// How often the house notes that it is open.
const HEARTBEAT: Duration = Duration::from_secs(5);

/// How long closing waits for tables to finish what they are doing.
const CLOSING: Duration = Duration::from_millis(700);

/// How long it waits for its last note.
const NOTING: Duration = Duration::from_millis(300);

/// The most tables the lobby shows.
const SHOWN: usize = 60;

/// How long the same list is shown.
const SHOWN_FOR: Duration = Duration::from_millis(500);

/// Why there is no table for somebody.
#[derive(Debug)]
pub enum NoTable {
    /// Its settings cannot be played.
    Unplayable(Unplayable),
    /// There are too many.
    Full(&'static str),
    /// The chair was refused.
    Refused(Refused),
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for NoTable {
    fn from(why: StoreError) -> NoTable {
        NoTable::Store(why)
    }
}

/// The house.
pub struct House {
    /// Those who come here.
    pub guests: Guests,
    /// What tables need.
    pub shared: Arc<Shared>,
    tables: Arc<RwLock<HashMap<Id, Handle>>>,
    /// The lobby as it was shown last, and when.
    shown: Mutex<Option<(Instant, Arc<Lobby>)>>,
}

impl House {
    /// Opens the house on what is kept: every table goes on where it was.
    pub async fn open(place: &Place, options: Options) -> Result<Arc<House>, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(place, options.synchronous, Arc::clone(&metrics)).await?;
        House::with_store(store, options, metrics).await
    }

    pub(crate) async fn with_store(
        store: Store,
        options: Options,
        metrics: Arc<Metrics>,
    ) -> Result<Arc<House>, StoreError> {
        let epoch = u32::from_le_bytes(ids::random()) >> 1;
        let closed_at = store.meta("open_at").await?;
        let (gone, removed) = mpsc::unbounded_channel();
        let guests = Guests::new(store.clone(), options.expiry.session);
        guests.forget().await?;
        let quotas = Quotas::new(&options.limits);
        let asleep = Mutex::default();
        let minds = Minds::new(&options.bots);
        let shared = Shared { store, options, quotas, metrics, epoch, closed_at, asleep, minds, gone };
        let house =
            Arc::new(House { guests, shared: Arc::new(shared), tables: Arc::default(), shown: Mutex::default() });
        for (id, json) in house.shared.store.rooms().await? {
            match serde_json::from_str::<RoomState>(&json) {
                Ok(state) => house.put(id, state),
                Err(why) => tracing::error!(table = %id, %why, "a table cannot be read; it stays in the database"),
            }
        }
        tokio::spawn(forget(Arc::clone(&house.tables), Arc::clone(&house.shared.metrics), removed));
        tokio::spawn(heartbeat(house.shared.store.clone()));
        tokio::spawn(archive::keep_house(Arc::clone(&house.shared)));
        Ok(house)
    }

    fn put(&self, id: Id, state: RoomState) {
        let handle = table::spawn(id, state, &self.shared);
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id, handle);
        self.shared.metrics.tables.set(tables.len() as i64);
    }

    /// Is this table kept, but cannot be opened?
    pub fn is_asleep(&self, id: Id) -> bool {
        self.shared.asleep.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&id)
    }

    /// A table.
    pub fn table(&self, id: Id) -> Option<Handle> {
        self.tables.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    fn handles(&self) -> Vec<(Id, Handle)> {
        let tables = self.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.iter().map(|(id, handle)| (*id, handle.clone())).collect()
    }

    /// The public tables, those with free chairs first: a short list, made at most twice a second however many ask.
    pub fn lobby(&self) -> Arc<Lobby> {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = shown.as_ref().filter(|(made, _)| made.elapsed() < SHOWN_FOR);
        if let Some((_, lobby)) = fresh {
            return Arc::clone(lobby);
        }
        let lobby = Arc::new(self.make_lobby());
        *shown = Some((Instant::now(), Arc::clone(&lobby)));
        lobby
    }

    fn make_lobby(&self) -> Lobby {
        let handles = self.handles();
        let mut tables: Vec<TableCard> = handles.iter().filter_map(|(_, handle)| handle.public_card()).collect();
        tables.sort_by_key(|card| (card.stage != Stage::Open, card.free == 0, card.id.clone()));
        tables.truncate(SHOWN);
        Lobby { tables, online: self.shared.metrics.sockets.get().max(0) as u32 }
    }

    /// Tables where somebody has a chair.
    pub fn tables_of(&self, person: &Person) -> Vec<TableCard> {
        let handles = self.handles();
        let sits = |handle: &Handle| handle.has(person.guest);
        handles.iter().filter(|(_, handle)| sits(handle)).map(|(_, handle)| handle.card()).collect()
    }

    /// A new table; whoever asks is the host and sits.
    pub async fn open_table(&self, person: &Person, mut settings: Settings) -> Result<Id, NoTable> {
        played::check(&mut settings).map_err(NoTable::Unplayable)?;
        if settings.bots.iter().all(Option::is_some) {
            // Nobody could sit, and the table would belong to nobody.
            return Err(NoTable::Unplayable("a table needs a chair for you".to_owned().into()));
        }
        self.seat_at_new(person, RoomState::new(settings), false).await
    }

    async fn seat_at_new(&self, person: &Person, state: RoomState, start: bool) -> Result<Id, NoTable> {
        let limits = &self.shared.options.limits;
        if self.shared.metrics.tables.get() >= i64::from(limits.tables) {
            return Err(NoTable::Full("all tables of the house are taken"));
        }
        let running = self.tables_of(person).into_iter().filter(|card| card.stage != Stage::Over).count();
        if running >= limits.tables_per_guest as usize {
            return Err(NoTable::Full("you sit at too many tables already"));
        }
        let id = Id::random();
        self.shared.store.write(Job::Room { room: id, state: state.to_json() }).await?;
        self.put(id, state);
        self.sit(person, id, start).await.map(|()| id)
    }

    async fn sit(&self, person: &Person, id: Id, start: bool) -> Result<(), NoTable> {
        let (reply, seated) = oneshot::channel();
        let input = Input::Sit { guest: person.guest, name: person.name.clone(), start, reply };
        let table = self.table(id).ok_or(NoTable::Full("the table is gone"))?;
        if !table.send(input).await {
            return Err(NoTable::Full("the table is gone"));
        }
        let seated = seated.await.map_err(|_| NoTable::Full("the table is gone"))?;
        seated.map(drop).map_err(NoTable::Refused)
    }

    /// A table of one's own with bots, which plays at once. Nobody is put at a running one.
    pub async fn quick(&self, person: &Person, preset: &str) -> Result<Id, NoTable> {
        if preset == lesson::PRESET {
            return self.seat_at_new(person, lesson::table(), true).await;
        }
        let preset = presets().into_iter().find(|known| known.id == preset);
        let mut settings = preset.ok_or(NoTable::Full("there is no such preset"))?.settings;
        settings.public = false;
        played::check(&mut settings).map_err(NoTable::Unplayable)?;
        settings.public = false;
        self.seat_at_new(person, RoomState::new(settings), true).await
    }

    /// A guest has another name, everywhere.
    pub async fn rename(&self, person: &Person, name: &str) -> Result<(), StoreError> {
        self.guests.rename(person.guest, name).await?;
        for (_, handle) in self.handles().into_iter().filter(|(_, handle)| handle.knows(person.guest)) {
            handle.send(Input::Rename { guest: person.guest, name: name.to_owned() }).await;
        }
        Ok(())
    }

    /// Tells everybody that the house closes, and lets every table finish what it is doing.
    pub async fn close(&self, back_in: u32) {
        let all = async {
            let mut waiting = Vec::new();
            for (_, handle) in self.handles() {
                let (done, told) = oneshot::channel::<()>();
                // A table whose mailbox is full is told when it has room; nobody else waits for it.
                let told = async move {
                    if handle.send(Input::Going { back_in, done }).await {
                        // An error says that the table has dropped its end: it is done.
                        let _ = told.await;
                    }
                };
                waiting.push(told);
            }
            futures_util::future::join_all(waiting).await;
        };
        if tokio::time::timeout(CLOSING, all).await.is_err() {
            tracing::warn!("some tables did not finish in time");
        }
        let noted = self.shared.store.write(Job::Meta { key: "open_at", value: now() });
        match tokio::time::timeout(NOTING, noted).await {
            Ok(Ok(())) => {}
            Ok(Err(why)) => tracing::warn!(%why, "the time of closing could not be noted"),
            Err(_) => tracing::warn!("the store does not answer; the time of closing is not noted"),
        }
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

async fn forget(
    tables: Arc<RwLock<HashMap<Id, Handle>>>,
    metrics: Arc<Metrics>,
    mut gone: mpsc::UnboundedReceiver<Id>,
) {
    while let Some(id) = gone.recv().await {
        let mut tables = tables.write().unwrap_or_else(PoisonError::into_inner);
        tables.remove(&id);
        metrics.tables.set(tables.len() as i64);
    }
}

async fn heartbeat(store: Store) {
    let mut beat = tokio::time::interval(HEARTBEAT);
    loop {
        beat.tick().await;
        if let Err(StoreError::Closed) = store.write(Job::Meta { key: "open_at", value: now() }).await {
            return;
        }
    }
}
