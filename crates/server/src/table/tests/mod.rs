//! Tables driven through their channels, with a clock that runs only when everybody waits.

mod again;
mod agreement;
mod casting;
mod fair;
mod heist;
mod heist_worlds;
mod life;
mod log;
mod older;
mod play;
mod restart;
mod schema;
mod seam;
mod secrecy;
mod series;
mod talk;
mod thinking;
mod watch;

use std::sync::Arc;

use saloon_protocol::wire::{ClientMessage, Clock, Pace, People, Said, ServerMessage, Settings, Standing};
use saloon_protocol::{Offer, TableView};
use tokio::sync::{mpsc, oneshot};

use super::{Guest, Handle, Inbox, Input, Join, Outbox, RoomState, Shared, spawn};
use crate::ids::Id;
use crate::minds::Minds;
use crate::options::{Limits, Options};
use crate::quotas::Quotas;
use crate::reach::Reach;
use crate::settings::{config_of, presets};
use crate::store::{Job, Store};

/// A house with one table.
pub(super) struct House {
    pub(super) shared: Arc<Shared>,
    pub(super) table: Handle,
    pub(super) id: Id,
    pub(super) gone: mpsc::UnboundedReceiver<Id>,
    next: u64,
}

pub(super) fn settings(pace: Pace) -> Settings {
    let mut settings = Settings { pace, bot_pause: 1000, ..presets()[0].settings.clone() };
    config_of(&mut settings).expect("a preset can be played");
    settings
}

impl House {
    pub(super) async fn new(settings: Settings) -> House {
        House::on(Store::in_memory(), settings).await
    }

    /// A new table in a store.
    pub(super) async fn on(store: Store, settings: Settings) -> House {
        House::with(Limits::none(), store, settings).await
    }

    /// A new table in a house with limits.
    pub(super) async fn with(limits: Limits, store: Store, settings: Settings) -> House {
        let (id, state) = (Id::random(), RoomState::new(settings));
        store.write(Job::Room { room: id, state: state.to_json() }).await.expect("there is room");
        House::opened_with(limits, store, (id, state), None)
    }

    fn opened(store: Store, room: (Id, RoomState), closed_at: Option<i64>) -> House {
        House::opened_with(Limits::none(), store, room, closed_at)
    }

    fn opened_with(limits: Limits, store: Store, (id, state): (Id, RoomState), closed_at: Option<i64>) -> House {
        let (sender, gone) = mpsc::unbounded_channel();
        let options = Options { limits, ..Options::default() };
        let (quotas, metrics) = (Quotas::new(&options.limits), Arc::default());
        let epoch = if closed_at.is_some() { 2 << 20 } else { 1 << 20 };
        let asleep = Default::default();
        let minds = Minds::new(&options.bots);
        let shared = Shared {
            store,
            options,
            quotas,
            metrics,
            epoch,
            closed_at,
            asleep,
            minds,
            studies: Default::default(),
            gone: sender,
        };
        let shared = Arc::new(shared);
        let table = spawn(id, state, &shared);
        House { shared, table, id, gone, next: 1 }
    }

    /// The house was closed at this time of day and opens again on the same store.
    pub(super) async fn reopened(self, closed_at: i64) -> House {
        let (done, told) = oneshot::channel();
        self.table.send(Input::Going { back_in: 1, done }).await;
        assert!(told.await.is_err(), "it is dropped when everybody has been told");
        let store = self.shared.store.clone();
        let kept = store.room(self.id).await.expect("a look").expect("it was written down");
        let state = serde_json::from_str(&kept).expect("it can be read");
        House::opened(store, (self.id, state), Some(closed_at))
    }

    /// Somebody connects, says hello and hears everything.
    pub(super) async fn connect(&mut self, guest: Guest) -> Client {
        let mut client = self.join(guest).await;
        client.say(ClientMessage::Hello { since: None, log: false }).await;
        client.until(|message| matches!(message, ServerMessage::Full { .. })).await;
        client
    }

    pub(super) async fn join(&mut self, guest: Guest) -> Client {
        let conn = self.next;
        self.next += 1;
        let (out, inbox) = Outbox::new();
        let place = std::net::Ipv4Addr::LOCALHOST.into();
        let join = Join { conn, guest, name: format!("guest {guest}"), place, reach: Reach::Believed, out };
        assert!(self.table.send(Input::Join(join)).await);
        let table = self.table.clone();
        Client {
            conn,
            inbox,
            table,
            version: 0,
            offer: None,
            view: None,
            people: None,
            refused: Vec::new(),
            standing: None,
            id: 0,
            game: String::new(),
            asides: Vec::new(),
            said: Vec::new(),
            clock: None,
        }
    }

    /// This many people sit down and the first of them starts.
    pub(super) async fn seat(&mut self, people: Guest) -> Vec<Client> {
        let mut clients = Vec::new();
        for guest in 1..=people {
            let mut client = self.connect(guest).await;
            client.ask(|id| ClientMessage::Sit { id, seat: None }).await;
            clients.push(client);
        }
        clients[0].ask(|id| ClientMessage::Start { id }).await;
        for client in &mut clients {
            while client.view.is_none() {
                client.hear().await;
            }
        }
        clients
    }
}

/// Somebody at the table, who notes what he is told.
pub(super) struct Client {
    pub(super) conn: u64,
    pub(super) inbox: Inbox,
    table: Handle,
    pub(super) version: u32,
    pub(super) offer: Option<Offer>,
    pub(super) view: Option<TableView>,
    pub(super) people: Option<People>,
    pub(super) refused: Vec<String>,
    pub(super) standing: Option<Standing>,
    pub(super) id: u32,
    pub(super) game: String,
    pub(super) asides: Vec<u32>,
    pub(super) said: Vec<Said>,
    pub(super) clock: Option<Clock>,
}

impl Client {
    pub(super) async fn say(&self, message: ClientMessage) {
        assert!(self.table.send(Input::Say { conn: self.conn, message, at: tokio::time::Instant::now() }).await);
    }

    /// Says something with a new number and waits until it is done or refused.
    pub(super) async fn ask(&mut self, message: impl FnOnce(u32) -> ClientMessage) -> ServerMessage {
        self.id += 1;
        let id = self.id;
        self.say(message(id)).await;
        self.until(|message| match message {
            ServerMessage::Done { id: done } | ServerMessage::Explained { id: done, .. } => *done == id,
            ServerMessage::Refused { id: refused, .. } => *refused == Some(id),
            ServerMessage::Step { answers, .. } => *answers == Some(id),
            _ => false,
        })
        .await
    }

    /// Answers a question of the game that was dealt last.
    pub(super) async fn act(&mut self, ask: u32, action: saloon_rules::Action) -> ServerMessage {
        let game = self.game.clone();
        self.ask(|id| ClientMessage::Act { id, game, ask, action }).await
    }

    pub(super) async fn until(&mut self, wanted: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
        loop {
            let message = self.hear().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The next message; numbers must have no gaps.
    pub(super) async fn hear(&mut self) -> ServerMessage {
        let message = self.inbox.messages.recv().await.expect("the table is there");
        let message: ServerMessage = serde_json::from_str(&message).expect("messages can be read");
        match &message {
            ServerMessage::Full { version, offer, table, people, game, said, clock, standing, .. } => {
                self.standing = Some(*standing);
                self.version = *version;
                self.said.clone_from(said);
                self.clock = *clock;
                self.game = game.clone().unwrap_or_default();
                self.offer.clone_from(offer);
                self.view.clone_from(table);
                self.people = Some(people.clone());
            }
            ServerMessage::Step { version, offer, table, .. } => {
                assert_eq!(*version, self.version + 1);
                self.version = *version;
                self.offer.clone_from(offer);
                self.view.clone_from(table);
            }
            ServerMessage::Chat { aside: Some(aside), .. } | ServerMessage::Phrase { aside: Some(aside), .. } => {
                self.asides.push(*aside);
            }
            ServerMessage::Chat { version, .. } | ServerMessage::Phrase { version, .. } => {
                assert_eq!(*version, self.version + 1);
                self.version = *version;
            }
            ServerMessage::People { people } => self.people = Some(people.clone()),
            ServerMessage::Standing { standing } => self.standing = Some(*standing),
            ServerMessage::Refused { rule, .. } => self.refused.push(rule.clone()),
            _ => {}
        }
        message
    }

    /// Everything that waits.
    pub(super) async fn catch_up(&mut self) {
        while !self.inbox.messages.is_empty() {
            self.hear().await;
        }
    }

    pub(super) fn asked(&self) -> Option<u32> {
        self.offer.as_ref().map(|offer| offer.ask.number)
    }
}
