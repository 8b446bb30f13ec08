//! What people may say at a table, besides answering: chairs and the host's business.

use saloon_protocol::wire::{ClientMessage, Gone, ServerMessage, Stage, Standing, Watching};
use tokio::time::Instant;

use super::room::{Refused, Room};
use super::state::{Chair, ChairState, Guest};
use super::tell::text;
use crate::played::Explained;

/// People the host has shown the door, remembered at most.
const MOST_REMOVED: usize = 64;

/// Nothing more is said about it, or `done`.
#[derive(PartialEq, Eq)]
pub(super) enum Reply {
    Nothing,
    Done,
}

pub(super) type Obeyed = Result<Reply, Refused>;

impl Room {
    /// A connection says something.
    pub(super) async fn say(&mut self, conn: u64, message: ClientMessage, at: Instant) {
        let Some(guest) = self.conns.get(&conn).map(|conn| conn.guest) else { return };
        if let ClientMessage::Hello { since, log } = message {
            self.greet(conn, since, log);
            return;
        }
        let id = number(&message);
        let reply = match self.obey(conn, guest, message, at).await {
            Ok(Reply::Nothing) => return,
            Ok(Reply::Done) => ServerMessage::Done { id },
            Err(refused) => {
                self.shared.metrics.refused.inc();
                refused.message(Some(id))
            }
        };
        self.send(conn, text(&reply));
    }

    async fn obey(&mut self, conn: u64, guest: Guest, message: ClientMessage, at: Instant) -> Obeyed {
        match message {
            ClientMessage::Hello { .. } => Ok(Reply::Nothing),
            ClientMessage::Ping { id } => self.reply(conn, &ServerMessage::Pong { id }),
            ClientMessage::Act { id, game, ask, action } => {
                let seat = self.own_seat(guest)?;
                self.only_in(&game)?;
                let repeated = self.act(seat, (Some(ask), id), action.into(), at).await?;
                Ok(if repeated { Reply::Done } else { Reply::Nothing })
            }
            ClientMessage::Send { id, game, ask, order } => {
                let seat = self.own_seat(guest)?;
                self.only_in(&game)?;
                let repeated = self.act(seat, (ask, id), order.into(), at).await?;
                Ok(if repeated { Reply::Done } else { Reply::Nothing })
            }
            ClientMessage::WhyNot { id, action } => self.explain(conn, guest, id, action),
            ClientMessage::Early { game, standing, .. } => {
                let seat = self.own_seat(guest)?;
                self.only_in(&game)?;
                let play = self.play.as_mut().ok_or_else(stage)?;
                let own = play.standing_mut(seat);
                *own.ok_or_else(|| Refused::house("HOUSE-GAME", "nothing is said in advance in this game"))? = standing;
                let asked = play.asks(seat);
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
                self.sit(guest, &name, seat.map(Chair::from)).await?;
                Ok(Reply::Done)
            }
            ClientMessage::Knock { seat, .. } => self.knock(conn, guest, seat.into()),
            ClientMessage::LetIn { knock, welcome, .. } => self.let_in(guest, knock, welcome).await,
            ClientMessage::Leave { .. } => self.stand_up(guest).await,
            ClientMessage::TakeBack { .. } => self.take_back(guest).await,
            ClientMessage::Start { .. } => self.start(guest).await,
            ClientMessage::Remove { seat, .. } => self.remove(guest, seat.into()).await,
            ClientMessage::PassHat { seat, .. } => self.pass_hat(guest, seat.into()).await,
            ClientMessage::Ready { ready, .. } => {
                self.set_ready(guest, ready).await?;
                Ok(Reply::Done)
            }
            ClientMessage::Rematch { .. } => {
                self.only_at(Stage::Over)?;
                self.set_ready(guest, true).await?;
                Ok(Reply::Done)
            }
        }
    }

    fn reply(&self, conn: u64, message: &ServerMessage) -> Obeyed {
        self.send(conn, text(message));
        Ok(Reply::Nothing)
    }

    pub(super) fn own_seat(&self, guest: Guest) -> Result<Chair, Refused> {
        self.state.seat_of(guest).ok_or_else(|| Refused::house("HOUSE-SEAT", "you have no chair at this table"))
    }

    /// What is said about another game than the one at the table comes too late.
    fn only_in(&self, game: &str) -> Result<(), Refused> {
        let play = self.play.as_ref().ok_or_else(stage)?;
        if play.id().to_string() == game { Ok(()) } else { Err(play.stale()) }
    }

    fn only_host(&self, guest: Guest) -> Result<(), Refused> {
        let host = self.state.host == Some(guest);
        if host { Ok(()) } else { Err(Refused::house("HOUSE-HOST", "only the host may do that")) }
    }

    fn only_at(&self, wanted: Stage) -> Result<(), Refused> {
        if self.state.stage == wanted { Ok(()) } else { Err(stage()) }
    }

    fn explain(&self, conn: u64, guest: Guest, id: u32, action: Explained) -> Obeyed {
        let seat = self.own_seat(guest)?;
        let play = self.play.as_ref().ok_or_else(stage)?;
        let refusal = play.why_not(seat, action)?;
        let (legal, rule) = (refusal.is_none(), refusal.as_ref().map(|refusal| refusal.rule.to_owned()));
        let line = refusal.and_then(|refusal| refusal.line);
        self.reply(conn, &ServerMessage::Explained { id, legal, rule, line })
    }

    /// Somebody takes a chair.
    pub(super) async fn sit(&mut self, guest: Guest, name: &str, wanted: Option<Chair>) -> Result<Chair, Refused> {
        if self.state.seat_of(guest).is_some() {
            return Err(Refused::house("HOUSE-SEAT", "you have a chair already"));
        }
        if self.state.removed.contains(&guest) {
            return Err(Refused::house("HOUSE-REMOVED", "the host has shown you the door"));
        }
        let seat = self.free_chair(guest, wanted).ok_or_else(|| match self.state.stage {
            Stage::Playing => Refused::house("HOUSE-INVITE", "a game is being played; ask its people for a chair"),
            Stage::Open | Stage::Over => Refused::house("HOUSE-TAKEN", "there is no such free chair"),
        })?;
        self.give(guest, name, seat).await?;
        Ok(seat)
    }

    /// The chair is his.
    pub(super) async fn give(&mut self, guest: Guest, name: &str, seat: Chair) -> Result<(), Refused> {
        let mut state = self.state.clone();
        if let Some(chair) = state.chair_mut(seat) {
            *chair = ChairState { guest: Some(guest), name: name.to_owned(), ..ChairState::default() };
        }
        state.host = state.host.or(Some(guest));
        if state.stage == Stage::Playing && !state.had.contains(&(guest, seat)) {
            state.had.push((guest, seat));
        }
        self.keep(state).await?;
        self.seat_changed(guest, seat);
        Ok(())
    }

    fn free_chair(&self, guest: Guest, wanted: Option<Chair>) -> Option<Chair> {
        self.free_chairs(guest).find(|seat| wanted.is_none_or(|wanted| wanted == *seat))
    }

    /// Chairs this person may take now; nobody takes over whoever is out.
    pub(super) fn free_chairs(&self, guest: Guest) -> impl Iterator<Item = Chair> {
        let play = self.play.as_ref().filter(|_| self.state.stage == Stage::Playing);
        let still_in = move |seat: &Chair| play.is_none_or(|play| play.is_in(*seat));
        self.state.open_chairs(guest).into_iter().filter(still_in)
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
    fn seat_changed(&mut self, guest: Guest, seat: Chair) {
        if let Some(standing) = self.play.as_mut().and_then(|play| play.standing_mut(seat)) {
            // What one has said in advance does not bind the next.
            *standing = Standing::default();
        }
        self.presence_changed();
        if self.play.as_ref().is_some_and(|play| play.keeps_time() || play.asks(seat)) {
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
            if let Some(slept) = self.play.as_mut().and_then(|play| play.slept(seat)) {
                *slept = 0;
            }
            self.seat_changed(guest, seat);
        }
        Ok(Reply::Done)
    }

    /// One more game costs the house something: so many of one guest, of one address and at one table. Asked right before
    /// it is dealt, so that each game costs once.
    pub(super) fn afford_game(&self, guest: Guest) -> Result<(), Refused> {
        let place = self.conns.values().find(|conn| conn.guest == guest).map(|conn| conn.place);
        let here = self.state.round < self.shared.options.limits.games_per_table;
        let fits = here && self.shared.quotas.game(guest, place);
        if fits { Ok(()) } else { Err(Refused::house("HOUSE-MANY", "enough games for now; come back later")) }
    }

    async fn start(&mut self, guest: Guest) -> Obeyed {
        self.only_host(guest)?;
        match self.state.stage {
            Stage::Open => {
                self.afford_game(guest)?;
                self.deal().await?;
            }
            Stage::Over => self.deal_without_the_undecided(guest).await?,
            Stage::Playing => return Err(stage()),
        }
        Ok(Reply::Done)
    }

    async fn remove(&mut self, guest: Guest, seat: Chair) -> Obeyed {
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
        if let Some(removed) = removed {
            if state.removed.len() >= MOST_REMOVED {
                state.removed.remove(0);
            }
            state.removed.push(removed);
        }
        self.keep(state).await?;
        if let Some(removed) = removed {
            self.seat_changed(removed, seat);
            if self.state.settings.watching == Watching::Seated {
                self.show_the_door(|guest| guest == removed);
            }
        }
        Ok(Reply::Done)
    }

    /// Closes the connections of some guests for good.
    pub(super) fn show_the_door(&mut self, leaves: impl Fn(Guest) -> bool) {
        let gone = text(&ServerMessage::Gone { why: Gone::Removed });
        let leaving: Vec<u64> =
            self.conns.iter().filter(|(_, conn)| leaves(conn.guest)).map(|(conn, _)| *conn).collect();
        for conn in leaving {
            self.send(conn, gone.clone());
            self.conns.remove(&conn);
        }
        self.presence_changed();
    }

    async fn pass_hat(&mut self, guest: Guest, seat: Chair) -> Obeyed {
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
        | ClientMessage::Send { id, .. }
        | ClientMessage::WhyNot { id, .. }
        | ClientMessage::Early { id, .. }
        | ClientMessage::Chat { id, .. }
        | ClientMessage::Phrase { id, .. }
        | ClientMessage::Sit { id, .. }
        | ClientMessage::Knock { id, .. }
        | ClientMessage::LetIn { id, .. }
        | ClientMessage::Leave { id }
        | ClientMessage::TakeBack { id }
        | ClientMessage::Start { id }
        | ClientMessage::Remove { id, .. }
        | ClientMessage::PassHat { id, .. }
        | ClientMessage::Ready { id, .. }
        | ClientMessage::Rematch { id }
        | ClientMessage::Ping { id } => *id,
    }
}
