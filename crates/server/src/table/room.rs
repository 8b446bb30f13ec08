//! A table: its state, its game, who is connected, and how they are told.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use saloon_protocol::Line;
use saloon_protocol::http::TableCard;
use saloon_protocol::wire::{
    self, Clock, Gone, PROTOCOL_VERSION, People, Phrase, ServerMessage, Sitter, Stage, Standing, Watching,
};
use tokio::time::Instant;

use super::acting::Timing;
use super::door::{Tries, who};
use super::knock::Knocks;
use super::state::{Chair, Guest, RoomState};
use super::talk::Talk;
use super::tell::{Event, Events, WrittenStep, text};
use super::thinking::Thinking;
use super::{Join, Opening, Outbox, Shared, Sign};
use crate::ids::{self, Id};
use crate::played::{self, Happened, Play, Row, Viewer, Written};
use crate::reach::Reach;
use crate::store::{Job, Store, StoreError};

/// Connections somebody with a chair may have at his table.
const OWN_PLACES: usize = 8;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The rule, of the game or of the house.
    pub rule: &'static str,
    /// The reason with this table's numbers.
    pub line: Option<Line>,
    /// The reason in English.
    pub text: String,
}

impl Refused {
    pub(crate) fn house(rule: &'static str, text: &str) -> Refused {
        Refused { rule, line: None, text: text.to_owned() }
    }

    /// As a message.
    pub fn message(self, id: Option<u32>) -> ServerMessage {
        ServerMessage::Refused { id, rule: self.rule.to_owned(), line: self.line, text: self.text }
    }
}

impl From<StoreError> for Refused {
    fn from(_: StoreError) -> Refused {
        Refused::house("HOUSE-STORE", "it could not be written down; nothing happened, try again")
    }
}

/// Somebody connected.
pub(super) struct Conn {
    pub(super) guest: Guest,
    pub(super) name: String,
    pub(super) place: IpAddr,
    pub(super) reach: Reach,
    pub(super) out: Outbox,
    /// Has said hello.
    pub(super) greeted: bool,
    /// Wants the log with every picture.
    pub(super) wants_log: bool,
}

/// A table.
pub(super) struct Room {
    pub(super) id: Id,
    pub(super) shared: Arc<Shared>,
    /// Where it is kept, for as long as this node has it.
    pub(super) store: Store,
    pub(super) state: RoomState,
    pub(super) play: Option<Play>,
    pub(super) events: Events,
    pub(super) conns: BTreeMap<u64, Conn>,
    pub(super) talk: Talk,
    pub(super) knocks: Knocks,
    pub(super) timing: Timing,
    /// What a slow bot thinks about.
    pub(super) thinking: Option<Thinking>,
    pub(super) sign: Arc<Mutex<Sign>>,
    pub(super) tries: Tries,
}

impl Room {
    /// A table as it was written down, or as it has just been made.
    pub(super) async fn load(
        id: Id,
        state: RoomState,
        shared: Arc<Shared>,
        sign: Arc<Mutex<Sign>>,
        Opening { store, closed }: Opening,
    ) -> Result<Room, String> {
        let mut play = None;
        let mut idle = None;
        let mut talk = Talk::load(&store, id).await.map_err(|why| why.to_string())?;
        if let Some(game) = state.game {
            let opened = played::open(&store, game).await?;
            idle = closed.zip(opened.last).map(|(closed, last)| closed.saturating_sub(last).max(0) as u64);
            if opened.again {
                talk.say_for_house(&store, id, Phrase::RaceAgain).await.map_err(|why| why.to_string())?;
            }
            if opened.renewed {
                tracing::info!(table = %id, rules = played::RULES, "a game goes on under newer rules");
                talk.say_for_house(&store, id, Phrase::Renewed).await.map_err(|why| why.to_string())?;
            }
            play = Some(opened.play);
        }
        let events = Events::after(first_version(shared.epoch, store.life()));
        let timing = Timing::new(state.chairs.len());
        let mut room = Room {
            id,
            shared,
            store,
            state,
            play,
            events,
            conns: BTreeMap::new(),
            talk,
            knocks: Knocks::default(),
            timing,
            thinking: None,
            sign,
            tries: Tries::default(),
        };
        room.schedule(idle);
        room.publish();
        Ok(room)
    }

    /// Writes the state down and goes on from it; untouched if that fails.
    pub(super) async fn keep(&mut self, next: RoomState) -> Result<(), Refused> {
        self.store.write(Job::Room { room: self.id, state: next.to_json() }).await?;
        self.state = next;
        self.tell_people();
        Ok(())
    }

    /// The house closes: how the game stands is kept by name, in case that it opens with other rules.
    pub(super) async fn keep_state(&mut self) {
        let Some(play) = self.play.as_ref().filter(|play| !play.is_over()) else { return };
        let job = Job::Snapshot { game: play.id(), state: play.state() };
        if let Err(why) = self.store.write(job).await {
            tracing::warn!(table = %self.id, %why, "the state of a game could not be kept; its log is");
        }
    }

    /// Somebody connects; nothing is told before the hello.
    pub(super) fn join(&mut self, join: Join) {
        let Join { conn, guest, name, place, reach, out } = join;
        if self.is_shut_to(guest) {
            out.send(text(&ServerMessage::Gone { why: Gone::Removed }));
            return;
        }
        if !self.lets_in(guest) {
            out.send(text(&ServerMessage::Gone { why: Gone::Locked }));
            return;
        }
        if !self.make_room_for(guest) {
            out.send(text(&ServerMessage::Gone { why: Gone::Flood }));
            return;
        }
        self.conns.insert(conn, Conn { guest, name, place, reach, out, greeted: false, wants_log: false });
        self.watch_distance(None);
        self.presence_changed();
        self.tell_people();
    }

    /// Only those who have or had a chair may watch, and he is none of them.
    pub(super) fn is_shut_to(&self, guest: Guest) -> bool {
        let knows = self.state.seat_of(guest).is_some() || self.state.had.iter().any(|(who, _)| *who == guest);
        let early = self.state.stage == Stage::Open && !self.state.removed.contains(&guest);
        self.state.settings.watching == Watching::Seated && !early && !knows
    }

    /// Onlookers share the places there are; whoever has or had a chair always finds one, at the cost of his oldest.
    fn make_room_for(&mut self, guest: Guest) -> bool {
        let knows = |guest| self.state.seat_of(guest).is_some() || self.state.had.iter().any(|(who, _)| *who == guest);
        if !knows(guest) {
            let onlookers = self.conns.values().filter(|conn| !knows(conn.guest)).count();
            return onlookers < self.shared.options.limits.sockets_per_table as usize;
        }
        let own: Vec<u64> = self.conns.iter().filter(|(_, conn)| conn.guest == guest).map(|(conn, _)| *conn).collect();
        if let Some(oldest) = own.first().filter(|_| own.len() >= OWN_PLACES) {
            self.send(*oldest, text(&ServerMessage::Gone { why: Gone::Flood }));
            self.conns.remove(oldest);
        }
        true
    }

    /// A connection ends.
    pub(super) fn leave(&mut self, conn: u64) {
        if self.conns.remove(&conn).is_some() {
            self.presence_changed();
            self.tell_people();
        }
    }

    /// A connection says where it stopped listening.
    pub(super) fn greet(&mut self, conn: u64, since: Option<u32>, log: bool) {
        let Some(viewer) = self.conns.get(&conn).map(|conn| self.eyes_of(conn.guest)) else { return };
        let Some(known) = self.conns.get_mut(&conn) else { return };
        (known.greeted, known.wants_log) = (true, log);
        known.out.is_heard_again();
        let (guest, name) = (known.guest, known.name.clone());
        let seat = self.state.seat_of(guest);
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL_VERSION,
            rules: played::rules_of(&self.state.settings),
            table: self.id.to_string(),
            name,
            seat: seat.map(Into::into),
        };
        self.send(conn, text(&welcome));
        match since.and_then(|since| self.missed(guest, viewer, since)) {
            Some(messages) => {
                messages.into_iter().for_each(|message| self.send(conn, message));
                self.send(conn, text(&ServerMessage::People { people: self.people(guest) }));
            }
            None => self.tell_all_to(conn),
        }
    }

    /// What a viewer has missed since a version, if it is still known. The table comes with the last step alone.
    fn missed(&self, guest: Guest, viewer: Viewer, since: u32) -> Option<Vec<Utf8Bytes>> {
        let missed: Vec<(u32, &Event)> = self.events.since(since)?.collect();
        let last = missed.iter().rposition(|(_, event)| matches!(event, Event::Step(..)));
        let past = missed.iter().filter_map(|(_, event)| if let Event::Step(past) = event { Some(past) } else { None });
        let mut again = match &self.play {
            Some(play) => play.again(past)?.into_iter(),
            None => Vec::new().into_iter(),
        };
        let hears = self.hears_onlookers(guest);
        let mut asides = self.events.asides_since(since).filter(|_| hears).peekable();
        let mut messages = Vec::with_capacity(missed.len());
        for (at, (version, event)) in missed.iter().enumerate() {
            while let Some(aside) = asides.next_if(|aside| aside.at < *version) {
                messages.push(text(&aside.speech.message(aside.at, Some(aside.number))));
            }
            messages.push(match event {
                Event::Spoke(speech) => text(&speech.message(*version, None)),
                Event::Step(_) => {
                    self.step((*version, &again.next()?), viewer, Some(at) == last, &mut Written::default())
                }
            });
        }
        messages.extend(asides.map(|aside| text(&aside.speech.message(aside.at, Some(aside.number)))));
        Some(messages)
    }

    /// Everything one connection may know.
    pub(super) fn tell_all_to(&self, conn: u64) {
        let Some(known) = self.conns.get(&conn).filter(|conn| conn.greeted) else { return };
        let guest = known.guest;
        let viewer = self.eyes_of(guest);
        let hears = self.hears_onlookers(guest);
        let said = self.talk.lines().filter(|speech| hears || !speech.among_onlookers);
        let play = self.play.as_ref();
        let full = ServerMessage::Full {
            version: self.events.version(),
            game: play.map(|play| play.id().to_string()),
            table: play.and_then(|play| play.table(viewer)),
            offer: play.and_then(|play| play.offer(viewer)),
            people: self.people(guest),
            settings: self.state.settings.clone(),
            deck: play.map_or("", Play::deck).to_owned(),
            clock: self.clock(),
            standing: self.standing_of(guest),
            said: said.map(|speech| speech.said.clone()).collect(),
            log: play.filter(|_| known.wants_log).map(|play| play.log(viewer)).unwrap_or_default(),
            other: play.and_then(|play| play.other_whole(viewer, known.wants_log)),
        };
        self.send(conn, text(&full));
    }

    /// Everything, to everybody.
    pub(super) fn tell_all(&self) {
        self.conns.keys().for_each(|conn| self.tell_all_to(*conn));
    }

    /// A step to everybody, each through his own eyes; equal eyes share the bytes.
    pub(super) fn tell_step(&self, version: u32, happened: &Happened) {
        let mut made: Vec<(Viewer, Utf8Bytes)> = Vec::with_capacity(8);
        let mut written = Written::default();
        for (number, conn) in self.conns.iter().filter(|(_, conn)| conn.greeted) {
            let viewer = self.eyes_of(conn.guest);
            let message = match made.iter().find(|(eyes, _)| *eyes == viewer) {
                Some((_, message)) => message.clone(),
                None => {
                    let message = self.step((version, happened), viewer, true, &mut written);
                    made.push((viewer, message.clone()));
                    message
                }
            };
            self.send(*number, message);
        }
    }

    fn step(
        &self,
        (version, happened): (u32, &Happened),
        viewer: Viewer,
        with_table: bool,
        written: &mut Written,
    ) -> Utf8Bytes {
        let own = self.play.as_ref();
        let play = own.filter(|_| with_table);
        let events = written.events(happened, viewer);
        let table = |paper: &mut Vec<u8>| match play {
            Some(play) => play.write_table(viewer, written, paper),
            None => paper.extend_from_slice(b"null"),
        };
        let step = WrittenStep {
            version,
            table,
            offer: play.and_then(|play| play.offer(viewer)),
            clock: self.clock().filter(|_| with_table),
            answers: happened.answers(viewer),
            other: own.and_then(|play| play.other(viewer, happened, with_table)),
        };
        step.text(&events)
    }

    /// Who is here, to everybody, and to the lobby.
    pub(super) fn tell_people(&self) {
        self.publish();
        for (number, conn) in self.conns.iter().filter(|(_, conn)| conn.greeted) {
            self.send(*number, text(&ServerMessage::People { people: self.people(conn.guest) }));
        }
    }

    pub(super) fn send(&self, conn: u64, message: Utf8Bytes) {
        // Another node speaks for this table now.
        if self.store.is_lost() {
            return;
        }
        if self.conns.get(&conn).is_some_and(|conn| conn.out.send(message)) {
            self.shared.metrics.resyncs.inc();
        }
    }

    /// To every connection of a guest that has said hello.
    pub(super) fn send_to_guest(&self, guest: Guest, message: &ServerMessage) {
        for (number, _) in self.conns.iter().filter(|(_, conn)| conn.guest == guest && conn.greeted) {
            self.send(*number, text(message));
        }
    }

    /// Through whose eyes a guest sees the game.
    pub(super) fn eyes_of(&self, guest: Guest) -> Viewer {
        let Some(seat) = self.state.seat_of(guest) else { return Viewer::Spectator };
        let Some(play) = &self.play else { return Viewer::Spectator };
        play.eyes_of(seat, self.state.settings.open_cards)
    }

    /// Does a guest hear what those say who do not play? Nobody does who has or had a seat that lives.
    pub(super) fn hears_onlookers(&self, guest: Guest) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| self.state.stage == Stage::Playing) else { return true };
        let had = self.state.had.iter().filter(|(who, _)| *who == guest).map(|(_, seat)| *seat);
        let mut seats = had.chain(self.state.seat_of(guest));
        !seats.any(|seat| play.is_in(seat))
    }

    pub(super) fn standing_of(&self, guest: Guest) -> Standing {
        let seat = self.state.seat_of(guest);
        self.play.as_ref().zip(seat).map(|(play, seat)| play.standing(seat)).unwrap_or_default()
    }

    pub(super) fn is_present(&self, guest: Guest) -> bool {
        self.conns.values().any(|conn| conn.guest == guest)
    }

    fn clock(&self) -> Option<Clock> {
        let play = self.play.as_ref()?;
        if play.keeps_time() {
            let (chair, left, total) = play.clock(self.timing.millis(Instant::now()))?;
            let small = |time: u64| time.min(u32::MAX.into()) as u32;
            return Some(Clock { seat: chair.into(), left: small(left), total: small(total) });
        }
        let ask = play.asked()?;
        let (left, total) = self.timing.clock(Instant::now())?;
        let millis = |time: std::time::Duration| time.as_millis().min(u32::MAX.into()) as u32;
        Some(Clock { seat: ask.chair.into(), left: millis(left), total: millis(total) })
    }

    pub(super) fn people(&self, guest: Guest) -> People {
        let seated = self.state.seat_of(guest);
        let open: Vec<Chair> = if seated.is_some() { Vec::new() } else { self.free_chairs(guest).collect() };
        let chair = |(at, chair): (usize, &super::state::ChairState)| {
            Some(wire::Chair {
                seat: Chair::new(at)?.into(),
                sitter: match (chair.guest, &chair.bot) {
                    (Some(_), _) => Sitter::Person,
                    (None, Some(_)) => Sitter::Bot,
                    (None, None) => Sitter::Empty,
                },
                name: if chair.guest.is_some() { chair.name.clone() } else { chair.bot.clone().unwrap_or_default() },
                present: chair.guest.is_some_and(|guest| self.is_present(guest)),
                stand_in: chair.guest.is_some() && chair.stand_in,
                host: chair.guest.is_some() && chair.guest == self.state.host,
                ready: chair.guest.is_some() && chair.ready,
                open: Chair::new(at).is_some_and(|seat| open.contains(&seat)),
                who: chair.guest.map(|guest| who(self.id, guest)),
            })
        };
        let over = self.play.as_ref().filter(|play| play.is_over());
        People {
            stage: self.state.stage,
            chairs: self.state.chairs.iter().enumerate().filter_map(chair).collect(),
            watchers: self.watchers(),
            you_host: self.state.host == Some(guest),
            you_sit: seated.map(Into::into),
            locked: self.state.door.password.is_some(),
            waiting_for: self.waiting_for(),
            round: self.state.round,
            replay: self.state.game.map(|game| game.to_string()),
            seed_hash: self.play.as_ref().map(|play| ids::hex(&ids::hash(&play.seed().0))),
            seed: over.map(|play| play.seed().to_hex()),
            knocks: self.knocks_for(guest),
            series: self.state.series.as_ref().and_then(Row::info),
        }
    }

    fn watchers(&self) -> u32 {
        self.conns.values().filter(|conn| self.state.seat_of(conn.guest).is_none()).count() as u32
    }

    /// Lets the lobby know.
    fn publish(&self) {
        let here = self.conns.values().map(|conn| conn.guest).collect();
        let sign = Sign { here, ..sign(self.id, &self.state, self.watchers()) };
        *self.sign.lock().unwrap_or_else(PoisonError::into_inner) = sign;
    }
}

/// Where versions begin, by chance: nobody has seen numbers near it from another life of the house, or of this node.
fn first_version(epoch: u32, life: i64) -> u32 {
    let [a, b, c, d, ..] = life.to_le_bytes();
    (epoch ^ u32::from_le_bytes([a, b, c, d])) & (u32::MAX >> 1)
}

/// What others may see of a table without asking it.
pub(super) fn sign(id: Id, state: &RoomState, watchers: u32) -> Sign {
    let host = state.host.and_then(|host| state.seat_of(host)).and_then(|seat| state.chair(seat));
    let card = TableCard {
        id: id.to_string(),
        settings: state.settings.clone(),
        stage: state.stage,
        host: host.map_or_else(String::new, |chair| chair.name.clone()),
        people: state.chairs.iter().filter(|chair| chair.guest.is_some()).count() as u8,
        free: (state.open_chairs(0).len() + state.chairs_to_give().len()) as u8,
        locked: state.door.password.is_some(),
        watchers,
    };
    Sign { card, guests: state.chairs.iter().filter_map(|chair| chair.guest).collect(), here: Vec::new() }
}
