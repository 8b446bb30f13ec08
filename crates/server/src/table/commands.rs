//! What people may say at a table, besides answering: chairs and the host's business.

use saloon_protocol::wire::{ClientMessage, Gone, ServerMessage, Stage, Watching};
use saloon_rules::{Action, Seat};

use super::room::{Refused, Room};
use super::state::{ChairState, Guest};
use super::tell::text;

/// Nothing more is said about it, or `done`.
#[derive(PartialEq, Eq)]
pub(super) enum Reply {
    Nothing,
    Done,
}

pub(super) type Obeyed = Result<Reply, Refused>;

impl Room {
    /// A connection says something.
    pub(super) async fn say(&mut self, conn: u64, message: ClientMessage) {
        let Some(guest) = self.conns.get(&conn).map(|conn| conn.guest) else { return };
        if let ClientMessage::Hello { since } = message {
            self.greet(conn, since);
            return;
        }
        let id = number(&message);
        let reply = match self.obey(conn, guest, message).await {
            Ok(Reply::Nothing) => return,
            Ok(Reply::Done) => ServerMessage::Done { id },
            Err(refused) => {
                self.shared.metrics.refused.inc();
                refused.message(Some(id))
            }
        };
        self.send(conn, text(&reply));
    }

    async fn obey(&mut self, conn: u64, guest: Guest, message: ClientMessage) -> Obeyed {
        match message {
            ClientMessage::Hello { .. } => Ok(Reply::Nothing),
            ClientMessage::Ping { id } => self.reply(conn, &ServerMessage::Pong { id }),
            ClientMessage::Act { id, ask, action } => {
                let seat = self.own_seat(guest)?;
                let repeated = self.act(seat, ask, id, action).await?;
                Ok(if repeated { Reply::Done } else { Reply::Nothing })
            }
            ClientMessage::WhyNot { id, action } => self.explain(conn, guest, id, action),
            ClientMessage::Early { standing, .. } => {
                let seat = self.own_seat(guest)?;
                let play = self.play.as_mut().ok_or_else(stage)?;
                play.standing[seat.index()] = standing;
                let asked = play.game.ask().is_some_and(|ask| ask.seat == seat && play.has_standing_answer(&ask));
                self.send_to_guest(guest, &ServerMessage::Standing { standing });
                if asked {
                    self.schedule(None);
                }
                Ok(Reply::Done)
            }
            ClientMessage::Chat { text, .. } => self.chat(conn, Some(&text), None).await,
            ClientMessage::Phrase { phrase, .. } => self.chat(conn, None, Some(phrase)).await,
            ClientMessage::Sit { seat, .. } => {
                let name = self.conns.get(&conn).map_or_else(String::new, |conn| conn.name.clone());
                self.sit(guest, &name, seat).await?;
                Ok(Reply::Done)
            }
            ClientMessage::Leave { .. } => self.stand_up(guest).await,
            ClientMessage::TakeBack { .. } => self.take_back(guest).await,
            ClientMessage::Start { .. } => self.start(guest).await,
            ClientMessage::Remove { seat, .. } => self.remove(guest, seat).await,
            ClientMessage::PassHat { seat, .. } => self.pass_hat(guest, seat).await,
            ClientMessage::Rematch { .. } => {
                self.own_seat(guest)?;
                self.only_at(Stage::Over)?;
                self.deal().await?;
                Ok(Reply::Done)
            }
        }
    }

    fn reply(&self, conn: u64, message: &ServerMessage) -> Obeyed {
        self.send(conn, text(message));
        Ok(Reply::Nothing)
    }

    fn own_seat(&self, guest: Guest) -> Result<Seat, Refused> {
        self.state.seat_of(guest).ok_or_else(|| Refused::house("HOUSE-SEAT", "you have no chair at this table"))
    }

    fn only_host(&self, guest: Guest) -> Result<(), Refused> {
        let host = self.state.host == Some(guest);
        if host { Ok(()) } else { Err(Refused::house("HOUSE-HOST", "only the host may do that")) }
    }

    fn only_at(&self, wanted: Stage) -> Result<(), Refused> {
        if self.state.stage == wanted { Ok(()) } else { Err(stage()) }
    }

    fn explain(&self, conn: u64, guest: Guest, id: u32, action: Action) -> Obeyed {
        let seat = self.own_seat(guest)?;
        let play = self.play.as_ref().ok_or_else(stage)?;
        let refusal = play.game.why_not(play.game.owner(seat), action);
        let (rule, why) = (refusal.map(|refusal| refusal.rule.to_owned()), refusal.map(|refusal| refusal.why));
        self.reply(conn, &ServerMessage::Explained { id, legal: refusal.is_none(), rule, why })
    }

    /// Somebody takes a chair.
    pub(super) async fn sit(&mut self, guest: Guest, name: &str, wanted: Option<Seat>) -> Result<Seat, Refused> {
        if self.state.seat_of(guest).is_some() {
            return Err(Refused::house("HOUSE-SEAT", "you have a chair already"));
        }
        let seat = self.free_chair(guest, wanted);
        let seat = seat.ok_or_else(|| Refused::house("HOUSE-TAKEN", "there is no such free chair"))?;
        let mut state = self.state.clone();
        if let Some(chair) = state.chair_mut(seat) {
            *chair = ChairState { guest: Some(guest), name: name.to_owned(), bot: None, stand_in: false };
        }
        state.host = state.host.or(Some(guest));
        if state.stage == Stage::Playing && !state.had.contains(&(guest, seat)) {
            state.had.push((guest, seat));
        }
        self.keep(state).await?;
        self.seat_changed(guest, seat);
        Ok(seat)
    }

    fn free_chair(&self, guest: Guest, wanted: Option<Seat>) -> Option<Seat> {
        let play = self.play.as_ref().filter(|_| self.state.stage == Stage::Playing);
        let alive = |seat: &Seat| play.is_none_or(|play| play.game.living().contains(*seat));
        let mut open = self.state.open_chairs(guest).into_iter().filter(alive);
        open.find(|seat| wanted.is_none_or(|wanted| wanted == *seat))
    }

    async fn stand_up(&mut self, guest: Guest) -> Obeyed {
        let seat = self.own_seat(guest)?;
        let mut state = self.state.clone();
        let bot = (state.stage == Stage::Playing).then(|| state.settings.fill.clone());
        if let Some(chair) = state.chair_mut(seat) {
            *chair = ChairState { bot, ..ChairState::default() };
        }
        if state.host == Some(guest) {
            state.host = state.heir();
        }
        self.keep(state).await?;
        self.seat_changed(guest, seat);
        Ok(Reply::Done)
    }

    /// Somebody else decides for a seat from now on, and the guest sees with other eyes.
    fn seat_changed(&mut self, guest: Guest, seat: Seat) {
        self.presence_changed();
        if self.play.as_ref().and_then(|play| play.game.ask()).is_some_and(|ask| ask.seat == seat) {
            self.schedule(None);
        }
        let own: Vec<u64> = self.conns.iter().filter(|(_, conn)| conn.guest == guest).map(|(conn, _)| *conn).collect();
        own.iter().for_each(|conn| self.tell_all_to(*conn));
    }

    async fn take_back(&mut self, guest: Guest) -> Obeyed {
        let seat = self.own_seat(guest)?;
        if self.state.chair(seat).is_some_and(|chair| chair.stand_in) {
            let mut state = self.state.clone();
            if let Some(chair) = state.chair_mut(seat) {
                chair.stand_in = false;
            }
            self.keep(state).await?;
            if let Some(slept) = self.play.as_mut().and_then(|play| play.slept.get_mut(seat.index())) {
                *slept = 0;
            }
            self.seat_changed(guest, seat);
        }
        Ok(Reply::Done)
    }

    async fn start(&mut self, guest: Guest) -> Obeyed {
        self.only_host(guest)?;
        self.only_at(Stage::Open)?;
        self.deal().await?;
        Ok(Reply::Done)
    }

    async fn remove(&mut self, guest: Guest, seat: Seat) -> Obeyed {
        self.only_host(guest)?;
        if self.state.stage == Stage::Playing {
            return Err(stage());
        }
        let mut state = self.state.clone();
        let chair = state.chair_mut(seat).ok_or_else(no_chair)?;
        let removed = std::mem::take(chair).guest;
        if removed == Some(guest) {
            return Err(Refused::house("HOUSE-HOST", "the host cannot remove himself; pass the hat first"));
        }
        self.keep(state).await?;
        if let Some(removed) = removed {
            self.seat_changed(removed, seat);
            if self.state.settings.watching == Watching::Seated {
                self.send_to_guest(removed, &ServerMessage::Gone { why: Gone::Removed });
                self.conns.retain(|_, conn| conn.guest != removed);
                self.presence_changed();
            }
        }
        Ok(Reply::Done)
    }

    async fn pass_hat(&mut self, guest: Guest, seat: Seat) -> Obeyed {
        self.only_host(guest)?;
        let mut state = self.state.clone();
        state.host = Some(state.chair(seat).and_then(|chair| chair.guest).ok_or_else(no_chair)?);
        self.keep(state).await?;
        Ok(Reply::Done)
    }

    /// A guest has another name.
    pub(super) async fn rename(&mut self, guest: Guest, name: &str) {
        let mut state = self.state.clone();
        if let Some(chair) = state.seat_of(guest).and_then(|seat| state.chair_mut(seat)) {
            name.clone_into(&mut chair.name);
        }
        for conn in self.conns.values_mut().filter(|conn| conn.guest == guest) {
            name.clone_into(&mut conn.name);
        }
        if state != self.state && self.keep(state).await.is_err() {
            tracing::warn!(table = %self.id, "a name could not be written down");
        }
    }
}

fn stage() -> Refused {
    Refused::house("HOUSE-STAGE", "not at this time of the table's life")
}

fn no_chair() -> Refused {
    Refused::house("HOUSE-SEAT", "nobody sits there")
}

/// The client's number of a message; a hello has none.
pub(super) fn number(message: &ClientMessage) -> u32 {
    match message {
        ClientMessage::Hello { .. } => 0,
        ClientMessage::Act { id, .. }
        | ClientMessage::WhyNot { id, .. }
        | ClientMessage::Early { id, .. }
        | ClientMessage::Chat { id, .. }
        | ClientMessage::Phrase { id, .. }
        | ClientMessage::Sit { id, .. }
        | ClientMessage::Leave { id }
        | ClientMessage::TakeBack { id }
        | ClientMessage::Start { id }
        | ClientMessage::Remove { id, .. }
        | ClientMessage::PassHat { id, .. }
        | ClientMessage::Rematch { id }
        | ClientMessage::Ping { id } => *id,
    }
}
