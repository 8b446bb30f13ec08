//! The door of a table: a password for newcomers, and who somebody is to those who sit with him.

use std::collections::HashMap;
use std::net::IpAddr;

use saloon_protocol::wire::LONGEST_NAME;
use tokio::time::{Duration, Instant};

use super::Identified;
use super::room::{Refused, Room};
use super::state::Guest;
use crate::ids::{self, Id};

/// Wrong passwords a table listens to within [`WHILE`], from one address: whoever guesses shuts the door on himself only.
const TRIES: u32 = 10;

/// From all addresses together.
const ALL_TRIES: u32 = 200;

/// How long a wrong password counts.
const WHILE: Duration = Duration::from_secs(60);

/// Guests who are remembered to have said the password.
const LET_IN: usize = 200;

/// How often the wrong password was said of late. Nothing of it is kept.
#[derive(Default)]
pub struct Tries {
    /// By whom: never more of them than all tries.
    wrong: HashMap<IpAddr, u32>,
    since: Option<Instant>,
}

impl Tries {
    fn are_spent(&mut self, from: IpAddr, now: Instant) -> bool {
        if self.since.is_none_or(|since| since + WHILE <= now) {
            *self = Tries { wrong: HashMap::new(), since: Some(now) };
        }
        let own = self.wrong.get(&from).copied().unwrap_or(0);
        own >= TRIES || self.wrong.values().sum::<u32>() >= ALL_TRIES
    }
}

/// The number of a person at a table: the same in everything he says there, and of no use anywhere else.
pub(super) fn who(table: Id, guest: Guest) -> u32 {
    let [a, b, c, d, ..] = ids::hash(&[table.number().to_le_bytes(), guest.to_le_bytes()].concat());
    u32::from_le_bytes([a, b, c, d])
}

fn kept(table: Id, password: &str) -> String {
    ids::hex(&ids::hash(format!("{table} {password}").as_bytes()))
}

impl Room {
    /// May this guest come to the table?
    pub(super) fn lets_in(&self, guest: Guest) -> bool {
        let door = &self.state.door;
        door.password.is_none() || self.state.plays_or_played(guest) || door.let_in.contains(&guest)
    }

    /// Somebody says the password, from this address.
    pub(super) async fn enter(&mut self, guest: Guest, place: IpAddr, password: &str) -> Result<(), Refused> {
        if self.lets_in(guest) {
            return Ok(());
        }
        if self.tries.are_spent(place, Instant::now()) {
            return Err(Refused::house("HOUSE-FAST", "too many wrong passwords; wait a minute"));
        }
        if self.state.door.password.as_deref() != Some(kept(self.id, password.trim()).as_str()) {
            *self.tries.wrong.entry(place).or_default() += 1;
            return Err(Refused::house("HOUSE-PASSWORD", "this is not the password"));
        }
        let mut state = self.state.clone();
        let let_in = &mut state.door.let_in;
        if let_in.len() >= LET_IN {
            let_in.remove(0);
        }
        let_in.push(guest);
        self.keep(state).await
    }

    /// The host sets another password, or none. Whoever is here stays.
    pub(super) async fn lock(&mut self, guest: Guest, password: Option<&str>) -> Result<(), Refused> {
        if self.state.host != Some(guest) {
            return Err(Refused::house("HOUSE-HOST", "only the host may do that"));
        }
        let password = password.map(str::trim).filter(|password| !password.is_empty());
        if password.is_some_and(|password| password.chars().count() > LONGEST_NAME) {
            return Err(Refused::house("HOUSE-PASSWORD", "a password has up to 24 characters"));
        }
        let mut state = self.state.clone();
        state.door.password = password.map(|password| kept(self.id, password));
        state.door.let_in = self.conns.values().map(|conn| conn.guest).collect();
        state.door.let_in.dedup();
        self.keep(state).await
    }

    /// Who has this number here, and what did he say of late?
    pub(super) fn identify(&self, number: u32) -> Option<Identified> {
        let here = self.conns.values().map(|conn| (conn.guest, conn.name.clone()));
        let seated = self.state.chairs.iter().filter_map(|chair| Some((chair.guest?, chair.name.clone())));
        let had = self.state.had.iter().map(|(guest, _)| (*guest, String::new()));
        let (guest, name) = seated.chain(here).chain(had).find(|(guest, _)| who(self.id, *guest) == number)?;
        let said: Vec<_> =
            self.talk.lines().map(|speech| &speech.said).filter(|said| said.who == number).cloned().collect();
        let name = if name.is_empty() { said.last().map(|said| said.name.clone()).unwrap_or_default() } else { name };
        Some(Identified { guest, name, game: self.state.game, said })
    }
}
