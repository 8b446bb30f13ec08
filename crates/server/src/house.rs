//! The house: all tables and guests, opened from and kept in one store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use saloon_protocol::http::{Lobby, TableCard};
use saloon_protocol::wire::{Settings, Stage};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::archive;
use crate::guests::{Guests, Person};
use crate::ids::{self, Id};
use crate::lease;
use crate::lesson;
use crate::metrics::Metrics;
use crate::minds::Minds;
use crate::options::Options;
use crate::played;
use crate::quotas::Quotas;
use crate::settings::{Unplayable, presets};
use crate::store::{Claimed, Company, Job, Keeper, Place, Store, StoreError};
use crate::studies::Studies;
use crate::table::{self, Guest, Handle, Input, Opening, Refused, RoomState, Shared};
use crate::town::{self, Cut, Town};

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
    closing: AtomicBool,
    /// The other nodes, if there may be any.
    town: OnceLock<Arc<Town>>,
    /// Numbers of connections.
    pub(crate) numbers: Arc<AtomicU64>,
    /// Somebody says that tables wait for whoever opens them.
    pub(crate) orphans: Notify,
    /// Of several nodes one keeps house.
    pub(crate) keeps_house: Arc<AtomicBool>,
}

impl House {
    /// Opens the house on what is kept: every table goes on where it was.
    pub async fn open(place: &Place, options: Options) -> Result<Arc<House>, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let Some(nats) = options.nats.clone() else {
            let store = Store::open(place, Company::Alone, options.synchronous, Arc::clone(&metrics)).await?;
            return House::with_store(store, options, metrics).await;
        };
        if place.folder().is_some() {
            return Err(StoreError::NoTown("several nodes need a database: --store postgres://...".into()));
        }
        let way = town::connect(&nats).await.map_err(StoreError::NoTown)?;
        let store = Store::open(place, Company::Town, options.synchronous, Arc::clone(&metrics)).await?;
        let house = House::with_store(store, options, metrics).await?;
        let joined = Town::join(way, &house, house.shared.store.town()).await.map_err(StoreError::NoTown)?;
        // Nobody else sets it.
        let _ = house.town.set(joined);
        Ok(house)
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
        let studies = Studies::default();
        let shared = Shared { store, options, quotas, metrics, epoch, closed_at, asleep, minds, studies, gone };
        let house = Arc::new(House {
            guests,
            shared: Arc::new(shared),
            tables: Arc::default(),
            shown: Mutex::default(),
            closing: AtomicBool::new(false),
            town: OnceLock::new(),
            numbers: Arc::new(AtomicU64::new(1)),
            orphans: Notify::new(),
            keeps_house: Arc::new(AtomicBool::new(true)),
        });
        match house.shared.store.keeper() {
            Some(mut keeper) => {
                house.claim(&mut keeper).await?;
                tokio::spawn(lease::keep(Arc::downgrade(&house), keeper));
            }
            None => {
                for (id, json) in house.shared.store.rooms().await? {
                    house.open_kept(id, &json, house.shared.store.mine(), closed_at);
                }
            }
        }
        tokio::spawn(forget(Arc::clone(&house.tables), Arc::clone(&house.shared.metrics), removed));
        tokio::spawn(heartbeat(house.shared.store.clone()));
        tokio::spawn(archive::keep_house(Arc::clone(&house.shared), Arc::clone(&house.keeps_house)));
        Ok(house)
    }

    /// Opens the tables nobody has, and says how many there were.
    pub(crate) async fn claim(&self, keeper: &mut Keeper) -> Result<usize, StoreError> {
        let store = self.shared.store.mine();
        let claimed = keeper.claim(store.life()).await?;
        for Claimed { room, state, closed } in &claimed {
            tracing::debug!(table = %room, "a table nobody had");
            self.open_kept(*room, state, store.clone(), closed.or(self.shared.closed_at));
        }
        self.shared.metrics.tables_taken.inc_by(claimed.len() as u64);
        Ok(claimed.len())
    }

    /// Every table that belongs to a life of this node that is over ends; whoever is connected comes back.
    pub(crate) fn drop_lost(&self) {
        for (_, handle) in self.handles() {
            // Each looks for itself whether it is meant.
            tokio::spawn(async move { handle.send(Input::Lost).await });
        }
    }

    fn open_kept(&self, id: Id, json: &str, store: Store, closed: Option<i64>) {
        match serde_json::from_str::<RoomState>(json) {
            Ok(state) => self.put(id, state, Opening { store, closed }),
            Err(why) => tracing::error!(table = %id, %why, "a table cannot be read; it stays in the database"),
        }
    }

    fn put(&self, id: Id, state: RoomState, opening: Opening) {
        let handle = table::spawn_with(id, state, opening, &self.shared);
        let mut tables = self.tables.write().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id, handle);
        self.shared.metrics.tables.set(tables.len() as i64);
    }

    /// Is this table kept, but cannot be opened?
    pub fn is_asleep(&self, id: Id) -> bool {
        self.shared.asleep.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&id)
    }

    /// A number for a new connection.
    pub fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// The other nodes, if there may be any.
    pub(crate) fn town(&self) -> Option<&Arc<Town>> {
        self.town.get()
    }

    /// A table, wherever it is.
    pub async fn find(&self, id: Id) -> Result<Option<Handle>, Cut> {
        match (self.table(id), self.town.get()) {
            (None, Some(town)) if !self.is_asleep(id) => town.find(id).await,
            (here, _) => Ok(here),
        }
    }

    /// A table of this node.
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
        let (mut tables, mut online) = self.shown();
        if let Some(town) = self.town.get() {
            let (theirs, there) = town.shown();
            tables.extend(theirs);
            online += there;
            first(&mut tables);
        }
        Lobby { tables, online }
    }

    /// What this node shows of itself: its public tables, and how many are connected.
    pub(crate) fn shown(&self) -> (Vec<TableCard>, u32) {
        let handles = self.handles();
        let mut tables: Vec<TableCard> = handles.iter().filter_map(|(_, handle)| handle.public_card()).collect();
        first(&mut tables);
        (tables, self.shared.metrics.sockets.get().max(0) as u32)
    }

    /// Tables where somebody has a chair, at whichever node.
    pub async fn tables_of(&self, person: &Person) -> Vec<TableCard> {
        let mut tables = self.tables_here(person);
        if let Some(town) = self.town.get() {
            tables.extend(town.tables_of(person.guest).await);
        }
        tables
    }

    /// Tables of this node where somebody has a chair.
    pub fn tables_here(&self, person: &Person) -> Vec<TableCard> {
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
        let running = self.tables_of(person).await.into_iter().filter(|card| card.stage != Stage::Over).count();
        if running >= limits.tables_per_guest as usize {
            return Err(NoTable::Full("you sit at too many tables already"));
        }
        let (id, store) = (Id::random(), self.shared.store.mine());
        store.write(Job::Room { room: id, state: state.to_json() }).await?;
        self.put(id, state, Opening { store, closed: self.shared.closed_at });
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
        self.renamed(person.guest, name).await;
        if let Some(town) = self.town.get() {
            town.tell_renamed(person.guest, name).await;
        }
        Ok(())
    }

    /// A guest has another name at the tables of this node.
    pub(crate) async fn renamed(&self, guest: Guest, name: &str) {
        self.guests.heard_name(guest, name);
        for (_, handle) in self.handles().into_iter().filter(|(_, handle)| handle.knows(guest)) {
            handle.send(Input::Rename { guest, name: name.to_owned() }).await;
        }
    }

    /// Tables wait for whoever opens them.
    pub(crate) fn look_for_orphans(&self) {
        self.orphans.notify_one();
    }

    /// Leaves all tables to the other nodes, which open them at once.
    pub async fn hand_over(&self) {
        self.shared.store.release().await;
        if let Some(town) = self.town.get() {
            town.tell_of_orphans().await;
        }
    }

    /// Does it close? Then it takes nothing more.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Acquire)
    }

    /// Tells everybody that the house closes, and lets every table finish what it is doing.
    pub async fn close(&self, back_in: u32) {
        self.closing.store(true, Ordering::Release);
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

/// Those with free chairs first, and not too many.
fn first(tables: &mut Vec<TableCard>) {
    tables.sort_by_key(|card| (card.stage != Stage::Open, card.free == 0, card.id.clone()));
    tables.truncate(SHOWN);
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
        // It may have come back meanwhile.
        if tables.get(&id).is_some_and(Handle::is_gone) {
            tables.remove(&id);
        }
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
