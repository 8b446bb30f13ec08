//! One task owns one table: it decides, stores, then tells, in that order. Others reach it through its mailbox alone.
//!
//! A table is a house for a game: chairs, clocks, versions, talk, store. What is played stands in `crate::played`, and no
//! other file here names a rule of it (docs/decisions/0019).

mod acting;
mod agreement;
#[cfg(any(test, feature = "fuzz"))]
pub mod by_hand;
mod commands;
mod door;
mod knock;
mod room;
mod state;
mod talk;
mod task;
pub mod tell;
#[cfg(test)]
mod tests;
mod thinking;

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use saloon_protocol::http::TableCard;
use saloon_protocol::wire::ClientMessage;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant};

use crate::metrics::Metrics;
use crate::minds::Minds;
use crate::options::Options;
use crate::quotas::Quotas;
use crate::reach::Reach;
use crate::store::Store;

use crate::played::{Viewer, wants_round_trips};
pub use room::Refused;
pub use state::{Chair, Guest, RoomState};
pub use talk::LINES;
#[cfg(test)]
pub use task::spawn;
pub use task::spawn_with;

/// Messages a table has not looked at yet, at most.
pub const MAILBOX: usize = 64;

/// Messages a connection has not read yet, at most.
pub const OUTBOX: usize = 48;

/// What every table needs of the house.
pub struct Shared {
    /// Where everything is kept.
    pub store: Store,
    /// What whoever runs the house decided.
    pub options: Options,
    /// How much one guest and one address may ask for.
    pub quotas: Quotas,
    /// Numbers.
    pub metrics: Arc<Metrics>,
    /// Where versions begin, by chance: those of another life of this house, or of a copy of it, never meet these.
    pub epoch: u32,
    /// When the house was last known to be open before this, in seconds since 1970.
    pub closed_at: Option<i64>,
    /// Tables that are kept but cannot be opened, and why.
    pub asleep: Mutex<std::collections::HashMap<crate::ids::Id, String>>,
    /// Where slow bots think.
    pub minds: Minds,
    /// Finished games that somebody looks back at.
    pub studies: crate::studies::Studies,
    /// Is told the id of a table that is gone.
    pub gone: mpsc::UnboundedSender<crate::ids::Id>,
}

/// What a table is opened with.
pub struct Opening {
    /// Where it is kept, for as long as this node has it.
    pub store: Store,
    /// When it was last known to be open before this, in seconds since 1970.
    pub closed: Option<i64>,
}

/// Something for a table.
pub enum Input {
    /// Somebody connects.
    Join(Join),
    /// A connection says something.
    Say {
        /// Which one.
        conn: u64,
        /// What.
        message: ClientMessage,
        /// When it arrived at the door.
        at: Instant,
    },
    /// How long a message to a connection and back was under way, measured by the house.
    RoundTrip {
        /// Which one.
        conn: u64,
        /// So long.
        trip: Duration,
    },
    /// A guest says something without a connection of its own; answers go to the guest's latest one.
    SayAs {
        /// Who.
        guest: Guest,
        /// What.
        message: ClientMessage,
        /// How far away the connection it came by is.
        reach: Reach,
    },
    /// A connection ends.
    Left {
        /// Which one.
        conn: u64,
    },
    /// A guest takes any free chair, and starts the game if asked to.
    Sit {
        /// Who.
        guest: Guest,
        /// The name.
        name: String,
        /// Deal at once.
        start: bool,
        /// Where, or why not.
        reply: oneshot::Sender<Result<Chair, Refused>>,
    },
    /// A guest has another name.
    Rename {
        /// Who.
        guest: Guest,
        /// The name.
        name: String,
    },
    /// Through whose eyes may this guest look back at the running game?
    EyesOf {
        /// Who.
        guest: Guest,
        /// The answer.
        reply: oneshot::Sender<Viewer>,
    },
    /// A guest says the password.
    Enter {
        /// Who.
        guest: Guest,
        /// From where.
        place: std::net::IpAddr,
        /// What was said.
        password: String,
        /// In, or why not.
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// The host sets the password, or takes it away.
    Lock {
        /// Who.
        guest: Guest,
        /// None lets everybody in.
        password: Option<String>,
        /// Done, or why not.
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// Who is this, and what has been said of late?
    Identify {
        /// The number of the person at this table.
        who: u32,
        /// The answer.
        reply: oneshot::Sender<Option<Identified>>,
    },
    /// The house closes and will be back.
    Going {
        /// In so many seconds.
        back_in: u32,
        /// Dropped when everybody has been told.
        done: oneshot::Sender<()>,
    },
    /// Another node has this table now.
    Lost,
    /// Makes the table's task panic, to see that nothing else is hurt.
    #[cfg(test)]
    Explode,
}

/// Somebody at a table, for a report.
pub struct Identified {
    /// Who.
    pub guest: Guest,
    /// The name.
    pub name: String,
    /// The current or last game.
    pub game: Option<crate::ids::Id>,
    /// What the person said of late.
    pub said: Vec<saloon_protocol::wire::Said>,
}

/// Somebody who connects.
pub struct Join {
    /// A number of its own.
    pub conn: u64,
    /// Who.
    pub guest: Guest,
    /// The name.
    pub name: String,
    /// From which address, or which half of one.
    pub place: IpAddr,
    /// How far away.
    pub reach: Reach,
    /// Where messages go.
    pub out: Outbox,
}

/// The way to a connection: bounded, and never waited for.
#[derive(Clone)]
pub struct Outbox {
    way: Way,
    lagging: Arc<AtomicBool>,
}

/// Where it leads.
#[derive(Clone)]
enum Way {
    /// To a connection of this node.
    Near(mpsc::Sender<Utf8Bytes>),
    /// To another node.
    Far(Arc<crate::town::Held>),
}

impl Outbox {
    /// A new way and its other end.
    pub fn new() -> (Outbox, Inbox) {
        let (queue, messages) = mpsc::channel(OUTBOX);
        let lagging = Arc::new(AtomicBool::new(false));
        (Outbox { way: Way::Near(queue), lagging: Arc::clone(&lagging) }, Inbox { messages, lagging })
    }

    /// The way to a connection of another node.
    pub fn far(end: crate::town::Held) -> Outbox {
        Outbox { lagging: end.lagging(), way: Way::Far(Arc::new(end)) }
    }

    /// Sends, unless the reader is too slow: then nothing more is sent until it says hello again.
    /// True if it has just become too slow.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        if self.lagging.load(Ordering::Acquire) {
            return false;
        }
        let sent = match &self.way {
            Way::Near(queue) => queue.try_send(message).is_ok(),
            Way::Far(end) => end.send(message),
        };
        !sent && !self.lagging.swap(true, Ordering::AcqRel)
    }

    /// The reader has said hello.
    pub fn is_heard_again(&self) {
        self.lagging.store(false, Ordering::Release);
    }
}

/// The connection's end of an [`Outbox`].
pub struct Inbox {
    /// What is to be sent.
    pub messages: mpsc::Receiver<Utf8Bytes>,
    lagging: Arc<AtomicBool>,
}

impl Inbox {
    /// Messages were dropped and everything before them has been sent.
    pub fn has_missed_some(&self) -> bool {
        self.messages.is_empty() && self.lagging.load(Ordering::Acquire)
    }
}

/// How others reach a table.
#[derive(Clone)]
pub struct Handle {
    mailbox: mpsc::Sender<Input>,
    sign: Signboard,
}

/// What others may see of a table without asking it, as it is now.
pub type Signboard = Arc<Mutex<Sign>>;

/// The sign of a table of another node.
pub fn signboard(card: TableCard, guests: Vec<Guest>, here: Vec<Guest>) -> Signboard {
    Arc::new(Mutex::new(Sign { card, guests, here }))
}

/// The same, as it is now.
pub fn renew_sign(sign: &Signboard, card: TableCard, guests: Vec<Guest>, here: Vec<Guest>) {
    *sign.lock().unwrap_or_else(PoisonError::into_inner) = Sign { card, guests, here };
}

/// What others may see of a table without asking it.
pub struct Sign {
    /// What the lobby shows.
    card: TableCard,
    /// Who has a chair. Never shown.
    guests: Vec<Guest>,
    /// Who is connected. Never shown.
    here: Vec<Guest>,
}

impl Handle {
    /// The way to whoever reads this mailbox.
    pub fn new(mailbox: mpsc::Sender<Input>, sign: Signboard) -> Handle {
        Handle { mailbox, sign }
    }

    /// Comes back when its task has ended.
    pub async fn gone(&self) {
        self.mailbox.closed().await;
    }

    /// What other nodes may know of it: what the lobby shows, who has a chair, who is connected.
    pub fn sign(&self) -> (TableCard, Vec<Guest>, Vec<Guest>) {
        let sign = self.sign.lock().unwrap_or_else(PoisonError::into_inner);
        (sign.card.clone(), sign.guests.clone(), sign.here.clone())
    }

    /// Puts something into the mailbox, waiting if it is full. False if the table is gone.
    pub async fn send(&self, input: Input) -> bool {
        self.mailbox.send(input).await.is_ok()
    }

    /// Has its task ended?
    pub fn is_gone(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// What others may see of it.
    pub fn card(&self) -> TableCard {
        self.sign.lock().unwrap_or_else(PoisonError::into_inner).card.clone()
    }

    /// What the lobby shows of it; nothing of a table that is only reached by its link.
    pub fn public_card(&self) -> Option<TableCard> {
        let sign = self.sign.lock().unwrap_or_else(PoisonError::into_inner);
        sign.card.settings.public.then(|| sign.card.clone())
    }

    /// Does it matter here how far away somebody is?
    pub fn wants_round_trips(&self) -> bool {
        wants_round_trips(&self.sign.lock().unwrap_or_else(PoisonError::into_inner).card.settings)
    }

    /// Has this guest a chair here, or is he connected?
    pub fn knows(&self, guest: Guest) -> bool {
        let sign = self.sign.lock().unwrap_or_else(PoisonError::into_inner);
        sign.guests.contains(&guest) || sign.here.contains(&guest)
    }

    /// Has this guest a chair here?
    pub fn has(&self, guest: Guest) -> bool {
        self.sign.lock().unwrap_or_else(PoisonError::into_inner).guests.contains(&guest)
    }
}
