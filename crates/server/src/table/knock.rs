//! Newcomers while a game runs: a bot's chair is given once, and only by the people who play.
//!
//! Whoever sits down sees a hand. So nobody sits down to look around: he knocks, everybody who plays and is here says yes
//! or no, and a chair that somebody has had is nobody else's until the next deal.

use saloon_protocol::wire::{self, Stage};

use super::commands::{Obeyed, Reply};
use super::room::{Refused, Room};
use super::state::{Chair, Guest};

/// People who knock at the same time, at most.
const MOST: usize = 8;

/// Those who ask for a chair. Not kept over a restart.
#[derive(Default)]
pub(super) struct Knocks {
    waiting: Vec<Knock>,
    /// Those who were not let in; they do not knock again during this game.
    turned_away: Vec<Guest>,
    next: u32,
}

struct Knock {
    number: u32,
    guest: Guest,
    name: String,
    seat: Chair,
    /// Those who have said yes.
    welcome: Vec<Guest>,
}

impl Knocks {
    /// A new game, or the end of one.
    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        self.turned_away.clear();
    }
}

impl Room {
    /// Somebody asks for a bot's chair.
    pub(super) fn knock(&mut self, conn: u64, guest: Guest, seat: Chair) -> Obeyed {
        if self.state.stage != Stage::Playing {
            return Err(Refused::house("HOUSE-STAGE", "sit down; nobody has to be asked now"));
        }
        let known = self.state.seat_of(guest).is_some() || self.state.had.iter().any(|(who, _)| *who == guest);
        if known {
            return Err(Refused::house("HOUSE-SEAT", "you have or had a chair in this game"));
        }
        if self.state.removed.contains(&guest) || self.knocks.turned_away.contains(&guest) {
            return Err(Refused::house("HOUSE-REMOVED", "you were not let in"));
        }
        if !self.can_be_given(seat) || self.knocks.waiting.len() >= MOST || self.hosts().is_empty() {
            return Err(Refused::house("HOUSE-TAKEN", "this chair cannot be asked for now"));
        }
        let name = self.conns.get(&conn).map_or_else(String::new, |conn| conn.name.clone());
        self.knocks.waiting.retain(|knock| knock.guest != guest);
        self.knocks.next = self.knocks.next.wrapping_add(1);
        let knock = Knock { number: self.knocks.next, guest, name, seat, welcome: Vec::new() };
        self.knocks.waiting.push(knock);
        self.tell_people();
        Ok(Reply::Done)
    }

    /// One of those who play answers.
    pub(super) async fn let_in(&mut self, guest: Guest, number: u32, welcome: bool) -> Obeyed {
        self.own_seat(guest)?;
        if !self.hosts().contains(&guest) {
            return Err(Refused::house("HOUSE-STAGE", "only those who play decide that"));
        }
        let found = self.knocks.waiting.iter().position(|knock| knock.number == number);
        let at = found.ok_or_else(|| Refused::house("HOUSE-TAKEN", "nobody knocks any more"))?;
        if welcome {
            let knock = &mut self.knocks.waiting[at];
            if !knock.welcome.contains(&guest) {
                knock.welcome.push(guest);
            }
            self.settle_knocks().await;
        } else {
            let knock = self.knocks.waiting.remove(at);
            self.knocks.turned_away.push(knock.guest);
        }
        self.tell_people();
        Ok(Reply::Done)
    }

    /// Gives chairs to those everybody has let in, and forgets those who have gone or ask for what is taken.
    pub(super) async fn settle_knocks(&mut self) {
        if self.knocks.waiting.is_empty() {
            return;
        }
        let hosts = self.hosts();
        let mut waiting = std::mem::take(&mut self.knocks.waiting);
        waiting.retain(|knock| self.is_present(knock.guest) && self.can_be_given(knock.seat));
        let may = |knock: &Knock| !hosts.is_empty() && hosts.iter().all(|host| knock.welcome.contains(host));
        if let Some(at) = waiting.iter().position(may) {
            let Knock { guest, name, seat, .. } = waiting.remove(at);
            waiting.retain(|knock| knock.seat != seat);
            if self.give(guest, &name, seat).await.is_err() {
                tracing::warn!(table = %self.id, "a chair could not be given");
            }
        }
        self.knocks.waiting = waiting;
    }

    fn can_be_given(&self, seat: Chair) -> bool {
        let alive = self.play.as_ref().is_some_and(|play| play.is_in(seat));
        alive && self.state.chairs_to_give().contains(&seat)
    }

    /// The people who play, are here and play themselves.
    fn hosts(&self) -> Vec<Guest> {
        let Some(play) = self.play.as_ref().filter(|_| self.state.stage == Stage::Playing) else { return Vec::new() };
        let chairs = play.chairs_in().filter_map(|seat| self.state.chair(seat)).filter(|chair| !chair.stand_in);
        chairs.filter_map(|chair| chair.guest).filter(|guest| self.is_present(*guest)).collect()
    }

    /// Knocks as a guest is shown them.
    pub(super) fn knocks_for(&self, guest: Guest) -> Vec<wire::Knock> {
        let plays = self.state.seat_of(guest).is_some();
        let shown = self.knocks.waiting.iter().filter(|knock| plays || knock.guest == guest);
        let knock = |knock: &Knock| wire::Knock {
            number: knock.number,
            name: knock.name.clone(),
            seat: knock.seat.into(),
            own: knock.guest == guest,
            waits: self.hosts().contains(&guest) && !knock.welcome.contains(&guest),
        };
        shown.map(knock).collect()
    }
}
