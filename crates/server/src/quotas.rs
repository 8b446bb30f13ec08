//! How much one guest and one address may ask of the house in an hour and in a day.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::OnceLock;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::mpsc;

use crate::options::Limits;
use crate::table::Guest;
use crate::town::Took;

/// Keys remembered before those that have been quiet are forgotten.
const MOST: usize = 50_000;

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MINUTE: Duration = Duration::from_secs(60);

/// So many in a while, of each.
struct Counter<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Counter<K> {
    fn new(most: u32, within: Duration) -> Counter<K> {
        let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
        let period = (within / most.get()).max(Duration::from_nanos(1));
        let quota = Quota::with_period(period).unwrap_or(Quota::per_second(most));
        Counter(RateLimiter::keyed(quota.allow_burst(most)))
    }

    fn take(&self, of: &K) -> bool {
        if self.0.len() > MOST {
            self.0.retain_recent();
        }
        self.0.check_key(of).is_ok()
    }
}

/// Of each, in an hour and in a day.
struct Both<K: Hash + Eq + Clone> {
    hour: Counter<K>,
    day: Counter<K>,
}

impl<K: Hash + Eq + Clone> Both<K> {
    fn new(hour: u32, day: u32) -> Both<K> {
        Both { hour: Counter::new(hour, HOUR), day: Counter::new(day, DAY) }
    }

    fn take(&self, of: &K) -> bool {
        self.hour.take(of) && self.day.take(of)
    }
}

/// All of them. Addresses are places: of IPv6 the first half.
pub struct Quotas {
    guests: Both<IpAddr>,
    tables: Both<Guest>,
    tables_here: Both<IpAddr>,
    games: Both<Guest>,
    games_here: Both<IpAddr>,
    studies: Both<Guest>,
    studies_here: Both<IpAddr>,
    lines: Counter<Guest>,
    /// Other nodes count what is had here, too.
    told: OnceLock<mpsc::UnboundedSender<Took>>,
}

impl Quotas {
    /// As whoever runs the house decided.
    pub fn new(limits: &Limits) -> Quotas {
        let many = |of_one: u32| of_one.saturating_mul(limits.people_per_address);
        let Limits { guests_per_hour, guests_per_day, tables_per_hour, tables_per_day, .. } = *limits;
        let Limits { games_per_hour, games_per_day, lines_per_minute, studies_per_hour, studies_per_day, .. } = *limits;
        Quotas {
            guests: Both::new(guests_per_hour, guests_per_day),
            tables: Both::new(tables_per_hour, tables_per_day),
            tables_here: Both::new(many(tables_per_hour), many(tables_per_day)),
            games: Both::new(games_per_hour, games_per_day),
            games_here: Both::new(many(games_per_hour), many(games_per_day)),
            studies: Both::new(studies_per_hour, studies_per_day),
            studies_here: Both::new(many(studies_per_hour), many(studies_per_day)),
            lines: Counter::new(lines_per_minute, MINUTE),
            told: OnceLock::new(),
        }
    }

    /// Everything that is had from now on, for other nodes.
    pub fn listen(&self) -> mpsc::UnboundedReceiver<Took> {
        let (told, heard) = mpsc::unbounded_channel();
        // There is one town, and one listener.
        let _ = self.told.set(told);
        heard
    }

    fn told(&self, fits: bool, took: Took) -> bool {
        if let Some(told) = self.told.get().filter(|_| fits) {
            let _ = told.send(took);
        }
        fits
    }

    fn take(&self, took: Took) -> bool {
        match took {
            Took::Guest(place) => self.guests.take(&place),
            Took::Table(guest, place) => self.tables.take(&guest) && self.tables_here.take(&place),
            Took::Game(guest, place) => {
                self.games.take(&guest) && place.is_none_or(|place| self.games_here.take(&place))
            }
            Took::Line(guest) => self.lines.take(&guest),
        }
    }

    /// It was had at another node: it counts here, too.
    pub fn heard(&self, took: Took) {
        self.take(took);
    }

    /// May one more stranger of this place be made a guest?
    pub fn guest(&self, place: IpAddr) -> bool {
        let took = Took::Guest(place);
        self.told(self.take(took), took)
    }

    /// May a guest open one more table?
    pub fn table(&self, guest: Guest, place: IpAddr) -> bool {
        let took = Took::Table(guest, place);
        self.told(self.take(took), took)
    }

    /// May a guest have one more game dealt? Where he is counts if it is known.
    pub fn game(&self, guest: Guest, place: Option<IpAddr>) -> bool {
        let took = Took::Game(guest, place);
        self.told(self.take(took), took)
    }

    /// May a guest have one more game studied?
    pub fn study(&self, guest: Guest, place: IpAddr) -> bool {
        self.studies.take(&guest) && self.studies_here.take(&place)
    }

    /// May a guest say one more thing, over all tables and connections?
    pub fn line(&self, guest: Guest) -> bool {
        let took = Took::Line(guest);
        self.told(self.take(took), took)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn one_guest_and_one_address_have_limits_of_their_own() {
        let limits = Limits { tables_per_hour: 3, people_per_address: 2, guests_per_hour: 2, ..Limits::default() };
        let quotas = Quotas::new(&limits);
        let (here, there) = (IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2)));
        let opened = |guest, place| (0..9).filter(|_| quotas.table(guest, place)).count();
        assert_eq!((opened(1, here), opened(2, here), opened(3, here)), (3, 3, 0));
        assert_eq!(opened(4, there), 3);
        assert_eq!((0..9).filter(|_| quotas.guest(here)).count(), 2);
    }

    #[test]
    fn what_is_had_at_one_node_counts_at_the_other() {
        let limits = Limits { lines_per_minute: 5, guests_per_hour: 3, ..Limits::default() };
        let (ann, bob) = (Quotas::new(&limits), Quotas::new(&limits));
        let mut heard = ann.listen();
        assert_eq!((0..9).filter(|_| ann.line(1)).count(), 5);
        while let Ok(took) = heard.try_recv() {
            bob.heard(took);
        }
        assert!(!bob.line(1) && bob.line(2));
    }

    #[test]
    fn talk_is_limited_whatever_it_comes_over() {
        let quotas = Quotas::new(&Limits { lines_per_minute: 5, ..Limits::default() });
        assert_eq!((0..20).filter(|_| quotas.line(1)).count(), 5);
        assert!(quotas.line(2));
    }
}
