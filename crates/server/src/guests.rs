//! People without accounts: a session in a cookie or a token, and a name that can be changed.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::time::Instant;

use crate::house::now;
use crate::ids::{self, Hash, Token, hash};
use crate::store::{Ending, Job, SessionRow, Store, StoreError};
use crate::table::Guest;

/// Sessions and names kept at hand; when there are more, all are looked up anew.
const AT_HAND: usize = 100_000;

/// How long a link to another device works.
pub const LINK_GOOD_FOR: Duration = Duration::from_secs(600);

/// The most links that wait to be opened, of all and of one guest.
const MOST_LINKS: usize = 10_000;
const OWN_LINKS: usize = 5;

/// Sessions of one guest; whoever wants more ends some.
const OWN_SESSIONS: usize = 32;

/// A session that is used is renewed once in so many seconds.
const RENEWED: i64 = 24 * 60 * 60;

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
    /// Whose session it is, and when it was last used.
    sessions: HashMap<Hash, (Guest, i64)>,
    names: HashMap<Guest, String>,
    links: HashMap<Hash, (Guest, Instant)>,
}

/// Somebody who was here before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Who.
    pub person: Person,
    /// The session that says so.
    pub session: Hash,
    /// It has just been renewed: the cookie should be, too.
    pub renewed: bool,
}

/// All guests of the house.
pub struct Guests {
    store: Store,
    at_hand: Mutex<AtHand>,
    /// How long a session lives that nobody uses, in seconds.
    expiry: i64,
    ended: broadcast::Sender<Ended>,
    /// Other nodes want to know, too.
    told: OnceLock<mpsc::UnboundedSender<(Guest, Ending)>>,
}

/// Sessions that have just ended.
#[derive(Copy, Clone, Debug)]
pub enum Ended {
    /// These of a guest.
    These(Guest, Ending),
    /// Some may have; better look.
    Doubt,
}

impl Ended {
    /// Is this session among them? None if that is not certain.
    pub fn is(&self, guest: Guest, session: &Hash) -> Option<bool> {
        let Ended::These(whose, which) = self else { return None };
        let ended = guest == *whose
            && match *which {
                Ending::One(hash) => hash == *session,
                Ending::But(hash) => hash != *session,
                Ending::All => true,
            };
        Some(ended)
    }
}

impl Guests {
    /// Those in the store.
    pub fn new(store: Store, expiry: u32) -> Guests {
        let (at_hand, ended) = (Mutex::default(), broadcast::channel(64).0);
        Guests { store, at_hand, expiry: expiry.into(), ended, told: OnceLock::new() }
    }

    /// Every session that ends from now on, for other nodes.
    pub fn listen(&self) -> mpsc::UnboundedReceiver<(Guest, Ending)> {
        let (told, heard) = mpsc::unbounded_channel();
        // There is one town, and one listener.
        let _ = self.told.set(told);
        heard
    }

    fn at_hand(&self) -> MutexGuard<'_, AtHand> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose session is this? One that is used is renewed, once a day; one that nobody used for long is none.
    pub async fn find(&self, token: &str) -> Result<Option<Known>, StoreError> {
        let session = hash(token.as_bytes());
        let now = now();
        let Some((person, used)) = self.look_up(session).await? else { return Ok(None) };
        if now - used > self.expiry {
            self.end(person.guest, Ending::One(session)).await?;
            return Ok(None);
        }
        let renewed = now - used >= RENEWED.min(self.expiry / 2).max(1);
        if renewed {
            self.store.write(Job::Used { session }).await?;
            self.store.write(Job::Seen { guest: person.guest }).await?;
            self.remember(session, &person, now);
        }
        Ok(Some(Known { person, session, renewed }))
    }

    async fn look_up(&self, session: Hash) -> Result<Option<(Person, i64)>, StoreError> {
        {
            let at_hand = self.at_hand();
            let known = at_hand.sessions.get(&session).copied();
            if let Some((guest, used, name)) =
                known.and_then(|(guest, used)| Some((guest, used, at_hand.names.get(&guest)?)))
            {
                return Ok(Some((Person { guest, name: name.clone() }, used)));
            }
        }
        let Some((guest, name, used)) = self.store.guest(session).await? else { return Ok(None) };
        let person = Person { guest, name };
        self.remember(session, &person, used);
        Ok(Some((person, used)))
    }

    fn remember(&self, session: Hash, person: &Person, used: i64) {
        let mut at_hand = self.at_hand();
        if at_hand.sessions.len() >= AT_HAND {
            at_hand.sessions.clear();
            at_hand.names.clear();
        }
        at_hand.sessions.insert(session, (person.guest, used));
        at_hand.names.insert(person.guest, person.name.clone());
    }

    /// Somebody new, in a browser; or a program with a name of its own.
    pub async fn welcome(&self, named: Option<String>) -> Result<(Person, Token), StoreError> {
        let guest = i64::from_le_bytes(ids::random()) >> 1 & i64::MAX;
        let program = named.is_some();
        let name = named.unwrap_or_else(invented_name);
        let token = Token::random();
        let (person, session) = (Person { guest, name }, token.hash());
        self.store.write(Job::Guest { guest, name: person.name.clone(), session, program }).await?;
        self.remember(session, &person, now());
        Ok((person, token))
    }

    /// Another name.
    pub async fn rename(&self, guest: Guest, name: &str) -> Result<(), StoreError> {
        self.store.write(Job::Rename { guest, name: name.to_owned() }).await?;
        self.at_hand().names.insert(guest, name.to_owned());
        Ok(())
    }

    /// A link that makes another device the same person, once. None if too many wait.
    pub async fn link(&self, guest: Guest) -> Result<Option<Token>, StoreError> {
        let token = Token::random();
        if self.store.is_shared() {
            let until = now() + LINK_GOOD_FOR.as_secs() as i64;
            let added =
                self.store.add_link((token.hash(), guest), until, (MOST_LINKS as i64, OWN_LINKS as i64)).await?;
            return Ok(added.then_some(token));
        }
        let now = Instant::now();
        let mut at_hand = self.at_hand();
        at_hand.links.retain(|_, (_, until)| *until > now);
        let own = at_hand.links.values().filter(|(whose, _)| *whose == guest).count();
        if at_hand.links.len() >= MOST_LINKS || own >= OWN_LINKS {
            return Ok(None);
        }
        at_hand.links.insert(token.hash(), (guest, now + LINK_GOOD_FOR));
        Ok(Some(token))
    }

    /// Whom such a link would make of somebody. Looking does not use it up.
    pub async fn promised(&self, link: &str) -> Result<Option<String>, StoreError> {
        let link = hash(link.as_bytes());
        let guest = if self.store.is_shared() {
            self.store.link(link).await?
        } else {
            let found = self.at_hand().links.get(&link).copied();
            found.filter(|(_, until)| *until > Instant::now()).map(|(guest, _)| guest)
        };
        let Some(guest) = guest else { return Ok(None) };
        let name = self.at_hand().names.get(&guest).cloned();
        match name {
            Some(name) => Ok(Some(name)),
            None => self.store.name_of(guest).await,
        }
    }

    /// Opens such a link: a new session of the same person. Not of one who has very many already.
    pub async fn follow(&self, link: &str) -> Result<Option<Token>, StoreError> {
        let link = hash(link.as_bytes());
        let guest = if self.store.is_shared() {
            self.store.use_link(link).await?
        } else {
            let found = self.at_hand().links.remove(&link);
            found.filter(|(_, until)| *until > Instant::now()).map(|(guest, _)| guest)
        };
        let Some(guest) = guest else { return Ok(None) };
        if self.sessions(guest).await?.len() >= OWN_SESSIONS {
            return Ok(None);
        }
        let token = Token::random();
        self.store.write(Job::Session { guest, session: token.hash() }).await?;
        Ok(Some(token))
    }

    /// All sessions of a guest.
    pub async fn sessions(&self, guest: Guest) -> Result<Vec<SessionRow>, StoreError> {
        self.store.sessions(guest).await
    }

    /// Ends sessions of a guest; their connections are closed, and links that wait no longer work.
    pub async fn end(&self, guest: Guest, which: Ending) -> Result<(), StoreError> {
        self.store.write(Job::SignOut { guest, which }).await?;
        if self.store.is_shared() && !matches!(which, Ending::One(_)) {
            self.store.drop_links(guest).await?;
        }
        self.heard(guest, which);
        if let Some(told) = self.told.get() {
            let _ = told.send((guest, which));
        }
        Ok(())
    }

    /// Sessions of a guest have ended, here or at another node.
    pub fn heard(&self, guest: Guest, which: Ending) {
        let ended = Ended::These(guest, which);
        {
            let mut at_hand = self.at_hand();
            at_hand.sessions.retain(|session, (whose, _)| ended.is(*whose, session) != Some(true));
            if !matches!(which, Ending::One(_)) {
                at_hand.links.retain(|_, (whose, _)| *whose != guest);
            }
        }
        // Nobody may be connected just now.
        let _ = self.ended.send(ended);
    }

    /// A guest has another name since a moment ago, wherever he said so.
    pub fn heard_name(&self, guest: Guest, name: &str) {
        self.at_hand().names.insert(guest, name.to_owned());
    }

    /// Other nodes could not be heard for a while: everything is looked up anew.
    pub fn doubt(&self) {
        {
            let mut at_hand = self.at_hand();
            at_hand.sessions.clear();
            at_hand.names.clear();
        }
        let _ = self.ended.send(Ended::Doubt);
    }

    /// Is this session known and good?
    pub async fn is_good(&self, session: Hash) -> bool {
        matches!(self.look_up(session).await, Ok(Some(_)))
    }

    /// Tells of sessions that end.
    pub fn endings(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Forgets sessions nobody has used for long.
    pub async fn forget(&self) -> Result<(), StoreError> {
        self.store.write(Job::Forget { before: now() - self.expiry }).await
    }
}

/// A name to begin with.
fn invented_name() -> String {
    const FIRST: [&str; 16] = [
        "Dusky",
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

    const YEAR: u32 = 365 * 24 * 60 * 60;

    async fn found(guests: &Guests, token: &Token) -> Option<Person> {
        guests.find(token.text()).await.expect("a look").map(|known| known.person)
    }

    #[tokio::test]
    async fn a_session_is_known_by_its_hash_and_moves_once() {
        let guests = Guests::new(Store::in_memory(), YEAR);
        let (person, token) = guests.welcome(None).await.expect("somebody comes in");
        assert_eq!(found(&guests, &token).await, Some(person.clone()));
        assert!(guests.find("somebody else").await.expect("a look").is_none());
        let link = guests.link(person.guest).await.expect("a look").expect("there is room");
        for _ in 0..3 {
            let promised = guests.promised(link.text()).await.expect("a look");
            assert_eq!(promised.as_ref(), Some(&person.name), "looking does not use it up");
        }
        let moved = guests.follow(link.text()).await.expect("a step").expect("the link works");
        assert_ne!(moved.text(), token.text());
        assert_eq!(found(&guests, &moved).await, Some(person.clone()));
        assert!(guests.follow(link.text()).await.expect("a step").is_none(), "only once");
        guests.rename(person.guest, "Ann").await.expect("a new name");
        assert_eq!(found(&guests, &token).await, Some(Person { name: "Ann".into(), ..person }));
    }

    #[tokio::test]
    async fn issue_11_11_one_guest_has_so_many_sessions_and_no_more() {
        let guests = Guests::new(Store::in_memory(), YEAR);
        let (person, first) = guests.welcome(None).await.expect("somebody comes in");
        let mut moved = 0;
        for _ in 0..OWN_SESSIONS + 5 {
            let link = guests.link(person.guest).await.expect("a look").expect("there is room");
            moved += usize::from(guests.follow(link.text()).await.expect("a step").is_some());
        }
        assert_eq!(moved + 1, OWN_SESSIONS);
        guests.end(person.guest, Ending::But(first.hash())).await.expect("they end");
        let link = guests.link(person.guest).await.expect("a look").expect("there is room");
        assert!(guests.follow(link.text()).await.expect("a step").is_some(), "and some again when those have ended");
    }

    #[tokio::test(start_paused = true)]
    async fn a_link_does_not_work_for_ever() {
        let guests = Guests::new(Store::in_memory(), YEAR);
        let link = guests.link(1).await.expect("a look").expect("there is room");
        tokio::time::advance(LINK_GOOD_FOR).await;
        assert!(guests.promised(link.text()).await.expect("a look").is_none());
        assert!(guests.follow(link.text()).await.expect("a step").is_none());
    }

    #[tokio::test]
    async fn issue_11_11_sessions_are_listed_renewed_and_ended() {
        let store = Store::in_memory();
        let guests = Guests::new(store.clone(), YEAR);
        let (person, first) = guests.welcome(None).await.expect("somebody comes in");
        let link = guests.link(person.guest).await.expect("a look").expect("there is room");
        let second = guests.follow(link.text()).await.expect("a step").expect("the link works");
        let waiting = guests.link(person.guest).await.expect("a look").expect("there is room");
        assert_eq!(guests.sessions(person.guest).await.expect("a look").len(), 2);
        let mut endings = guests.endings();
        guests.end(person.guest, Ending::But(first.hash())).await.expect("it ends");
        let ended = endings.recv().await.expect("it is told");
        let is = |token: &Token| ended.is(person.guest, &token.hash());
        assert_eq!((is(&second), is(&first)), (Some(true), Some(false)));
        assert_eq!(found(&guests, &second).await, None);
        assert!(guests.follow(waiting.text()).await.expect("a step").is_none(), "nor do links wait");
        assert_eq!(found(&guests, &first).await, Some(person.clone()));
        guests.end(person.guest, Ending::All).await.expect("it ends");
        assert_eq!(found(&guests, &first).await, None);
    }

    #[tokio::test]
    async fn issue_11_11_a_session_nobody_uses_ends_and_one_in_use_is_renewed() {
        let store = Store::in_memory();
        let (_, token) = Guests::new(store.clone(), YEAR).welcome(None).await.expect("somebody comes in");
        let day = 24 * 60 * 60;
        store.age_sessions(2 * day).await;
        let guests = Guests::new(store.clone(), YEAR);
        let known = guests.find(token.text()).await.expect("a look").expect("it is good");
        assert!(known.renewed);
        let again = guests.find(token.text()).await.expect("a look").expect("it is good");
        assert!(!again.renewed, "once a day is enough");
        store.age_sessions(i64::from(YEAR) + 1).await;
        let guests = Guests::new(store.clone(), YEAR);
        assert!(guests.find(token.text()).await.expect("a look").is_none());
        assert!(store.guest(token.hash()).await.expect("a look").is_none(), "it is gone");
    }
}
