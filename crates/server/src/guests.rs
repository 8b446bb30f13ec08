//! People without accounts: a session in a cookie or a token, and a name that can be changed.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::ids::{self, Hash, Token, hash};
use crate::store::{Job, Store, StoreError};
use crate::table::Guest;

/// Sessions and names kept at hand; when there are more, all are looked up anew.
const AT_HAND: usize = 100_000;

/// How long a link to another device works.
pub const LINK_GOOD_FOR: Duration = Duration::from_secs(600);

/// The most links that wait to be opened.
const MOST_LINKS: usize = 10_000;

/// Somebody, known by his session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub guest: Guest,
    /// What he is called.
    pub name: String,
}

#[derive(Default)]
struct AtHand {
    sessions: HashMap<Hash, Guest>,
    names: HashMap<Guest, String>,
    links: HashMap<Hash, (Guest, Instant)>,
}

/// All guests of the house.
pub struct Guests {
    store: Store,
    at_hand: Mutex<AtHand>,
}

impl Guests {
    /// Those in the store.
    pub fn new(store: Store) -> Guests {
        Guests { store, at_hand: Mutex::default() }
    }

    fn at_hand(&self) -> MutexGuard<'_, AtHand> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose session is this?
    pub async fn find(&self, token: &str) -> Result<Option<Person>, StoreError> {
        let session = hash(token.as_bytes());
        {
            let at_hand = self.at_hand();
            let guest = at_hand.sessions.get(&session).copied();
            if let Some((guest, name)) = guest.and_then(|guest| Some((guest, at_hand.names.get(&guest)?))) {
                return Ok(Some(Person { guest, name: name.clone() }));
            }
        }
        let Some((guest, name)) = self.store.guest(session).await? else { return Ok(None) };
        self.remember(session, guest, &name);
        Ok(Some(Person { guest, name }))
    }

    fn remember(&self, session: Hash, guest: Guest, name: &str) {
        let mut at_hand = self.at_hand();
        if at_hand.sessions.len() >= AT_HAND {
            at_hand.sessions.clear();
            at_hand.names.clear();
        }
        at_hand.sessions.insert(session, guest);
        at_hand.names.insert(guest, name.to_owned());
    }

    /// Somebody new.
    pub async fn welcome(&self, name: Option<String>) -> Result<(Person, Token), StoreError> {
        let guest = i64::from_le_bytes(ids::random()) >> 1 & i64::MAX;
        let name = name.unwrap_or_else(invented_name);
        let token = Token::random();
        self.store.write(Job::Guest { guest, name: name.clone(), session: token.hash() }).await?;
        self.remember(token.hash(), guest, &name);
        Ok((Person { guest, name }, token))
    }

    /// Another name.
    pub async fn rename(&self, guest: Guest, name: &str) -> Result<(), StoreError> {
        self.store.write(Job::Rename { guest, name: name.to_owned() }).await?;
        self.at_hand().names.insert(guest, name.to_owned());
        Ok(())
    }

    /// A link that makes another device the same person, once. None if too many wait.
    pub fn link(&self, guest: Guest) -> Option<Token> {
        let now = Instant::now();
        let mut at_hand = self.at_hand();
        at_hand.links.retain(|_, (_, until)| *until > now);
        if at_hand.links.len() >= MOST_LINKS {
            return None;
        }
        let token = Token::random();
        at_hand.links.insert(token.hash(), (guest, now + LINK_GOOD_FOR));
        Some(token)
    }

    /// Opens such a link: a new session of the same person.
    pub async fn follow(&self, link: &str) -> Result<Option<Token>, StoreError> {
        let found = self.at_hand().links.remove(&hash(link.as_bytes()));
        let Some((guest, until)) = found else { return Ok(None) };
        if until <= Instant::now() {
            return Ok(None);
        }
        let token = Token::random();
        self.store.write(Job::Session { guest, session: token.hash() }).await?;
        Ok(Some(token))
    }
}

/// A name to begin with.
fn invented_name() -> String {
    const FIRST: [&str; 16] = [
        "Dusty",
        "Lucky",
        "Silent",
        "Rusty",
        "Lonesome",
        "Sly",
        "Restless",
        "Grumpy",
        "Honest",
        "Speedy",
        "Sleepy",
        "Daring",
        "Whistling",
        "Squinting",
        "Wandering",
        "Gentle",
    ];
    const LAST: [&str; 16] = [
        "Coyote",
        "Drifter",
        "Cactus",
        "Mule",
        "Rider",
        "Dealer",
        "Prospector",
        "Tumbleweed",
        "Badger",
        "Raven",
        "Wrangler",
        "Bison",
        "Lizard",
        "Fiddler",
        "Bronco",
        "Piper",
    ];
    let [first, last] = ids::random::<2>();
    format!("{} {}", FIRST[first as usize % FIRST.len()], LAST[last as usize % LAST.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_session_is_known_by_its_hash_and_moves_once() {
        let guests = Guests::new(Store::in_memory());
        let (person, token) = guests.welcome(None).await.expect("somebody comes in");
        assert_eq!(guests.find(token.text()).await.expect("a look"), Some(person.clone()));
        assert_eq!(guests.find("somebody else").await.expect("a look"), None);
        let link = guests.link(person.guest).expect("there is room");
        let moved = guests.follow(link.text()).await.expect("a step").expect("the link works");
        assert_ne!(moved.text(), token.text());
        assert_eq!(guests.find(moved.text()).await.expect("a look"), Some(person.clone()));
        assert!(guests.follow(link.text()).await.expect("a step").is_none(), "only once");
        guests.rename(person.guest, "Ann").await.expect("a new name");
        let found = guests.find(token.text()).await.expect("a look").expect("known");
        assert_eq!(found, Person { name: "Ann".into(), ..person });
    }

    #[tokio::test(start_paused = true)]
    async fn a_link_does_not_work_for_ever() {
        let guests = Guests::new(Store::in_memory());
        let link = guests.link(1).expect("there is room");
        tokio::time::advance(LINK_GOOD_FOR).await;
        assert!(guests.follow(link.text()).await.expect("a step").is_none());
    }
}
