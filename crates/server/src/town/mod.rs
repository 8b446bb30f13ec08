//! Several nodes on one database are one house: whoever is connected to one of them sits at tables of all.
//!
//! Tables and their owners stand in the database (`store/postgres/lease.rs`); everything that travels goes over NATS, which
//! keeps nothing: what does not arrive is noticed by its number, and whoever it was meant for comes back and says where he
//! was, as after any broken connection. Without `--nats` nothing here exists.

mod branch;
mod feed;
mod words;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Message, Statistics, Subject};
use futures_util::StreamExt;
use saloon_protocol::http::TableCard;
use tokio::sync::{mpsc, oneshot};

use crate::guests::Person;
use crate::house::House;
use crate::ids::Id;
use crate::store::Store;
use crate::table::{Guest, Handle, Input, signboard};
use branch::Branch;
use feed::Feed;
pub use feed::{Held, LARGEST};
pub use words::Took;
use words::{Answer, Ask, Down, News, Told, Up, eyes, reach, read_down};

/// How long a node may take to answer a question about one of its tables.
const ANSWER: Duration = Duration::from_secs(2);

/// How long all nodes together may take for what each of them knows a part of.
const ALL: Duration = Duration::from_millis(400);

/// How long somebody waits for a table whose node has died and that is opened elsewhere; and between two looks.
const PATIENCE: Duration = Duration::from_secs(6);
const AGAIN: Duration = Duration::from_millis(100);

/// How often a node shows itself, and how long that counts.
const SHOW: Duration = Duration::from_secs(1);
const SHOWN_FOR: Duration = Duration::from_secs(4);

/// Why a table of another node cannot be reached just now.
pub struct Cut;

/// What another node shows of itself.
struct Neighbour {
    at: Instant,
    online: u32,
    tables: Vec<TableCard>,
}

/// The others, as this node sees them.
pub struct Town {
    client: Client,
    /// The first part of every subject.
    name: String,
    process: i64,
    house: Weak<House>,
    store: Store,
    branches: Mutex<HashMap<Id, Branch>>,
    feeds: Mutex<HashMap<(i64, u64), Feed>>,
    neighbours: Mutex<HashMap<i64, Neighbour>>,
    /// Numbers of connections, here and elsewhere.
    numbers: Arc<AtomicU64>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn json(what: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(what).expect("what nodes say holds nothing JSON cannot")
}

/// Finds the way to the others. NATS may come later; until then nobody else is there.
pub async fn connect(address: &str) -> Result<(Client, mpsc::UnboundedReceiver<Event>), String> {
    let (events, heard) = mpsc::unbounded_channel();
    let options = ConnectOptions::new()
        .name("saloon")
        .retry_on_initial_connect()
        .ping_interval(Duration::from_secs(2))
        .subscription_capacity(64 * 1024)
        .reconnect_delay_callback(|tries| Duration::from_millis(if tries < 20 { 100 } else { 500 }))
        .event_callback(move |event| {
            // Nobody listens when the house has closed.
            let _ = events.send(event);
            std::future::ready(())
        });
    let client = options.connect(address).await.map_err(|why| why.to_string())?;
    Ok((client, heard))
}

impl Town {
    /// Joins the others; what they say is heard from now on.
    pub async fn join(
        (client, events): (Client, mpsc::UnboundedReceiver<Event>),
        house: &Arc<House>,
        (town, process): (i64, i64),
    ) -> Result<Arc<Town>, String> {
        let name = format!("saloon.{town}");
        let subscribe = |subject: String| client.subscribe(subject);
        let own = subscribe(format!("{name}.{process}.>")).await.map_err(|why| why.to_string())?;
        let all = subscribe(format!("{name}.all")).await.map_err(|why| why.to_string())?;
        let whose = subscribe(format!("{name}.whose")).await.map_err(|why| why.to_string())?;
        let town = Arc::new(Town {
            client,
            name,
            process,
            house: Arc::downgrade(house),
            store: house.shared.store.clone(),
            branches: Mutex::default(),
            feeds: Mutex::default(),
            neighbours: Mutex::default(),
            numbers: Arc::clone(&house.numbers),
        });
        tokio::spawn(Arc::clone(&town).listen(own));
        tokio::spawn(Arc::clone(&town).hear(all));
        tokio::spawn(Arc::clone(&town).answer_whose(whose));
        tokio::spawn(Arc::clone(&town).show());
        tokio::spawn(Arc::clone(&town).watch(events));
        Ok(town)
    }

    /// The number of this node.
    fn process(&self) -> i64 {
        self.process
    }

    fn number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    fn subject(&self, process: i64, kind: &str, table: Id) -> Subject {
        format!("{}.{process}.{kind}.{table}", self.name).into()
    }

    async fn up(&self, process: i64, table: Id, up: &Up) -> bool {
        self.client.publish(self.subject(process, "up", table), json(up).into()).await.is_ok()
    }

    async fn down(&self, process: i64, table: Id, down: Down) -> bool {
        self.client.publish(self.subject(process, "down", table), down.into_bytes().into()).await.is_ok()
    }

    async fn ask(&self, process: i64, table: Id, ask: &Ask) -> Option<Answer> {
        let request = self.client.request(self.subject(process, "ask", table), json(ask).into());
        let answer = tokio::time::timeout(ANSWER, request).await.ok()?.ok()?;
        serde_json::from_slice(&answer.payload).ok()
    }

    /// Tells all other nodes.
    async fn tell(&self, news: News) {
        let told = Told { from: self.process, news };
        // What does not arrive is known a little later, or never; nothing depends on it that must be certain.
        let _ = self.client.publish(format!("{}.all", self.name), json(&told).into()).await;
    }

    /// Somebody has another name.
    pub async fn tell_renamed(&self, guest: Guest, name: &str) {
        self.tell(News::Renamed { guest, name: name.to_owned() }).await;
    }

    /// Tables wait for whoever opens them.
    pub async fn tell_of_orphans(&self) {
        self.tell(News::Orphans).await;
        // The process ends soon.
        let _ = tokio::time::timeout(ALL, self.client.flush()).await;
    }

    /// A table of another node; none if there is no such table.
    pub async fn find(self: &Arc<Town>, table: Id) -> Result<Option<Handle>, Cut> {
        let began = Instant::now();
        loop {
            match self.store.owner(table).await.map_err(|_| Cut)? {
                None => return Ok(None),
                Some(Some(process)) if process == self.process => {
                    if let Some(handle) = self.house.upgrade().and_then(|house| house.table(table)) {
                        return Ok(Some(handle));
                    }
                }
                Some(Some(process)) => {
                    if let Some(Answer::Sign { card, guests, here }) = self.ask(process, table, &Ask::Sign).await {
                        return Ok(Some(self.branch(table, process, (*card, guests, here))));
                    }
                }
                Some(None) => {}
            }
            if began.elapsed() > PATIENCE {
                return Err(Cut);
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    fn branch(
        self: &Arc<Town>,
        table: Id,
        process: i64,
        (card, guests, here): (TableCard, Vec<Guest>, Vec<Guest>),
    ) -> Handle {
        let mut branches = lock(&self.branches);
        let known = branches.get(&table).filter(|branch| branch.process == process).and_then(Branch::handle);
        if let Some((handle, sign)) = known {
            crate::table::renew_sign(sign, card, guests, here);
            return handle;
        }
        let (branch, handle) = branch::open(self, table, process, signboard(card, guests, here));
        branches.insert(table, branch);
        handle
    }

    fn forget_branch(&self, table: Id, number: u64) {
        let mut branches = lock(&self.branches);
        if branches.get(&table).is_some_and(|branch| branch.number == number) {
            branches.remove(&table);
        }
    }

    fn forget_feed(&self, feed: (i64, u64)) {
        lock(&self.feeds).remove(&feed);
    }

    /// Nodes that are gone, and everything that led there. What is dropped ends by itself.
    pub fn keep_only(&self, processes: &[i64]) {
        lock(&self.branches).retain(|_, branch| processes.contains(&branch.process));
        lock(&self.feeds).retain(|(process, _), _| processes.contains(process));
        lock(&self.neighbours).retain(|process, _| processes.contains(process));
    }

    /// Nothing is certain any more of what was under way: everybody who is connected across nodes comes back.
    pub fn cut(&self) {
        lock(&self.branches).clear();
        lock(&self.feeds).clear();
    }

    /// NATS comes and goes.
    async fn watch(self: Arc<Town>, mut events: mpsc::UnboundedReceiver<Event>) {
        while let Some(event) = events.recv().await {
            let Some(house) = self.house.upgrade() else { return };
            match event {
                Event::Connected => {
                    tracing::info!("NATS is there");
                    self.cut();
                    house.guests.doubt();
                }
                Event::Disconnected => tracing::warn!("NATS is away; tables of other nodes wait"),
                Event::SlowConsumer(_) => self.cut(),
                event => tracing::debug!(%event, "NATS"),
            }
        }
    }

    /// What others say to this node.
    async fn listen(self: Arc<Town>, mut messages: async_nats::Subscriber) {
        while let Some(message) = messages.next().await {
            let mut parts = message.subject.as_str().rsplit('.');
            let (Some(table), Some(kind)) = (parts.next().and_then(Id::parse), parts.next()) else { continue };
            match kind {
                "up" => {
                    if let Ok(up) = serde_json::from_slice::<Up>(&message.payload) {
                        self.take_up(table, up);
                    }
                }
                "down" => self.take_down(table, &message.payload),
                "ask" => {
                    tokio::spawn(Arc::clone(&self).answer(table, message));
                }
                _ => {}
            }
        }
    }

    fn take_up(self: &Arc<Town>, table: Id, Up { from, branch, seq, what }: Up) {
        let mut feeds = lock(&self.feeds);
        if seq == 0
            && let Some(handle) = self.house.upgrade().and_then(|house| house.table(table))
        {
            feeds.entry((from, branch)).or_insert_with(|| feed::open(self, table, handle, (from, branch)));
        }
        let feed = feeds.get_mut(&(from, branch));
        let taken = feed.is_some_and(|feed| feed.table == table && feed.take(seq, what));
        if !taken {
            // Its task says that it is over; if there was none, nobody does, and this says it.
            if feeds.remove(&(from, branch)).is_none() {
                let (town, down) = (Arc::clone(self), Down::new(branch, 0));
                tokio::spawn(async move { town.down(from, table, down).await });
            }
        }
    }

    fn take_down(&self, table: Id, bytes: &[u8]) {
        let Some((number, seq, pieces)) = read_down(bytes) else { return };
        let mut branches = lock(&self.branches);
        let Some(branch) = branches.get(&table).filter(|branch| branch.number == number) else { return };
        if !branch.take(seq, pieces) {
            branches.remove(&table);
        }
    }

    async fn answer(self: Arc<Town>, table: Id, message: Message) {
        let Some(reply) = message.reply else { return };
        let handle = self.house.upgrade().and_then(|house| house.table(table));
        let answer = match (handle, serde_json::from_slice(&message.payload)) {
            (Some(handle), Ok(ask)) => answer(&handle, ask).await,
            _ => None,
        };
        let answer = json(&answer.unwrap_or(Answer::NotHere));
        let _ = self.client.publish(reply, answer.into()).await;
    }

    /// What all nodes are told.
    async fn hear(self: Arc<Town>, mut messages: async_nats::Subscriber) {
        while let Some(message) = messages.next().await {
            let Some(house) = self.house.upgrade() else { return };
            let Ok(Told { from, news }) = serde_json::from_slice(&message.payload) else { continue };
            if from == self.process {
                continue;
            }
            match news {
                News::Shown { online, tables } => {
                    lock(&self.neighbours).insert(from, Neighbour { at: Instant::now(), online, tables });
                }
                News::Took(took) => house.shared.quotas.heard(took),
                News::Ended { guest, but, session } => house.guests.heard(guest, words::ending(but, session)),
                News::Renamed { guest, name } => house.renamed(guest, &name).await,
                News::Orphans => house.look_for_orphans(),
            }
        }
    }

    /// Shows this node to the others, and tells them what was had of what is limited, and which sessions have ended.
    async fn show(self: Arc<Town>) {
        let mut beat = tokio::time::interval(SHOW);
        let own = self.house.upgrade().map(|house| (house.shared.quotas.listen(), house.guests.listen()));
        let Some((mut took, mut ended)) = own else { return };
        loop {
            tokio::select! {
                Some(took) = took.recv() => self.tell(News::Took(took)).await,
                Some((guest, which)) = ended.recv() => self.tell(words::ended(guest, which)).await,
                _ = beat.tick() => {
                    let Some(house) = self.house.upgrade() else { return };
                    let (tables, online) = house.shown();
                    self.tell(News::Shown { online, tables }).await;
                }
            }
        }
    }

    /// What the others show: their public tables, and how many people are there.
    pub fn shown(&self) -> (Vec<TableCard>, u32) {
        let neighbours = lock(&self.neighbours);
        let fresh = || neighbours.values().filter(|one| one.at.elapsed() < SHOWN_FOR);
        (fresh().flat_map(|one| one.tables.iter().cloned()).collect(), fresh().map(|one| one.online).sum())
    }

    /// How many tables of other nodes are reached from here, and how many of those here from other nodes.
    pub fn ways(&self) -> (usize, usize) {
        (lock(&self.branches).len(), lock(&self.feeds).len())
    }

    /// What went over NATS, and whether it is there.
    pub fn traffic(&self) -> (Arc<Statistics>, bool) {
        (self.client.statistics(), self.client.connection_state() == State::Connected)
    }

    /// Tables of other nodes where somebody has a chair.
    pub async fn tables_of(&self, guest: Guest) -> Vec<TableCard> {
        let others = lock(&self.neighbours).values().filter(|one| one.at.elapsed() < SHOWN_FOR).count();
        let inbox = self.client.new_inbox();
        let Ok(mut answers) = self.client.subscribe(inbox.clone()).await else { return Vec::new() };
        let question = json(&(self.process, guest));
        let mut all = Vec::new();
        if self.client.publish_with_reply(format!("{}.whose", self.name), inbox, question.into()).await.is_ok() {
            let _ = tokio::time::timeout(ALL, async {
                for _ in 0..others {
                    let Some(answer) = answers.next().await else { return };
                    all.extend(serde_json::from_slice::<Vec<TableCard>>(&answer.payload).unwrap_or_default());
                }
            })
            .await;
        }
        all
    }

    async fn answer_whose(self: Arc<Town>, mut questions: async_nats::Subscriber) {
        while let Some(question) = questions.next().await {
            let Some(house) = self.house.upgrade() else { return };
            let Ok((from, guest)) = serde_json::from_slice::<(i64, Guest)>(&question.payload) else { continue };
            let Some(reply) = question.reply.filter(|_| from != self.process) else { continue };
            let tables = house.tables_here(&Person { guest, name: String::new() });
            let _ = self.client.publish(reply, json(&tables).into()).await;
        }
    }
}

/// A question about a table of this node.
async fn answer(handle: &Handle, ask: Ask) -> Option<Answer> {
    Some(match ask {
        Ask::Sign => {
            let (card, guests, here) = handle.sign();
            Answer::Sign { card: Box::new(card), guests, here }
        }
        Ask::EyesOf { guest } => eyes(asked(handle, |reply| Input::EyesOf { guest, reply }).await?),
        Ask::Enter { guest, place, password } => {
            let done = asked(handle, |reply| Input::Enter { guest, place, password, reply }).await?;
            Answer::Done(done.map_err(Into::into))
        }
        Ask::Lock { guest, password } => {
            let done = asked(handle, |reply| Input::Lock { guest, password, reply }).await?;
            Answer::Done(done.map_err(Into::into))
        }
        Ask::Identify { who } => {
            let found = asked(handle, |reply| Input::Identify { who, reply }).await?;
            Answer::Identified(found.map(Into::into))
        }
        Ask::SayAs { guest, message, reach: far } => {
            handle.send(Input::SayAs { guest, message, reach: reach(far) }).await;
            Answer::Done(Ok(()))
        }
    })
}

async fn asked<T>(handle: &Handle, input: impl FnOnce(oneshot::Sender<T>) -> Input) -> Option<T> {
    let (reply, answer) = oneshot::channel();
    handle.send(input(reply)).await;
    answer.await.ok()
}
