//! The arena: who plays better, measured on the same deals.
//!
//! A deal is played by hosts alone, then once for every chair with a guest in that chair and hosts elsewhere, then once for
//! every side of several with guests as that whole side. Luck of cards, characters and seats is the same for both, so what is
//! left is who sat there. A role is the one that was dealt, whatever events make of it later.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//! use saloon_bots::BotName;
//! use saloon_rules::{Config, Edition, Role};
//! use saloon_sim::arena::{Arena, run};
//!
//! let arena = Arena { deals: 20, ..Arena::new(Config::new(Edition::Classic, 5), BotName::Greedy, BotName::First) };
//! let outcome = run(&arena, &mut |_| {}, &AtomicBool::new(false))?;
//! assert_eq!(outcome.bouts[0].role(Role::Sheriff).guest.games, 20);
//! # Ok::<(), saloon_sim::Error>(())
//! ```

mod game;
mod habits;
mod paired;
mod rating;
mod run;
mod thinking;

use saloon_bots::{BotName, Budget};
use saloon_rules::{Config, MOST_SEATS, Role};

use crate::plan::Error;
use crate::tally::Side;

pub use habits::Habits;
pub use paired::{Difference, Paired};
pub use rating::{Rated, ratings};
pub use run::{Outcome, run};
pub use thinking::Thinking;

/// Whose chairs guests take.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Chairs {
    /// One guest in a chair of this role.
    pub roles: [bool; 4],
    /// Guests as this whole side.
    pub sides: [bool; 3],
}

impl Chairs {
    /// All of them.
    pub const ALL: Chairs = Chairs { roles: [true; 4], sides: [true; 3] };

    /// Those of these words: a role's, `law`, `outlaws` or `renegades`. Says which word is none.
    pub fn named<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<Chairs, &'a str> {
        let mut chairs = Chairs { roles: [false; 4], sides: [false; 3] };
        for word in words {
            match (Role::ALL.into_iter().find(|role| role.id() == word), word) {
                (Some(role), _) => chairs.roles[role as usize] = true,
                (None, "law") => chairs.sides[Side::Law as usize] = true,
                (None, "outlaws") => chairs.sides[Side::Outlaws as usize] = true,
                (None, "renegades") => chairs.sides[Side::Renegade as usize] = true,
                (None, _) => return Err(word),
            }
        }
        Ok(chairs)
    }
}

/// What is compared, on which deals.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The table.
    pub config: Config,
    /// Who is the guest of whom.
    pub pairs: Vec<(BotName, BotName)>,
    /// In which chairs.
    pub chairs: Chairs,
    /// How many deals.
    pub deals: u64,
    /// What all chance of all deals comes from.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// How long bots that think may think about one choice; what they take by themselves if none. With a time instead of a
    /// number of rollouts the result depends on the machine.
    pub think: Option<Budget>,
    /// A game with more decisions than this does not end, as far as anybody can wait for it.
    pub decision_cap: u64,
}

impl Arena {
    /// A hundred deals on one thread.
    pub fn new(config: Config, guest: BotName, host: BotName) -> Arena {
        Arena {
            config,
            pairs: vec![(guest, host)],
            chairs: Chairs::ALL,
            deals: 100,
            seed: 0,
            threads: 1,
            think: None,
            decision_cap: crate::DECISION_CAP,
        }
    }

    /// Everybody as the guest of everybody else.
    pub fn all_against_all(config: Config, bots: &[BotName]) -> Arena {
        let pairs = bots.iter().flat_map(|guest| bots.iter().map(|host| (*guest, *host)));
        let pairs = pairs.filter(|(guest, host)| guest != host).collect();
        Arena { pairs, ..Arena::new(config, BotName::Random, BotName::Random) }
    }

    /// Can it be carried out at all?
    pub fn check(&self) -> Result<(), Error> {
        self.config.check().map_err(Error::Config)?;
        if self.deals == 0 || self.pairs.is_empty() {
            return Err(Error::NoGames);
        }
        if self.threads == 0 {
            return Err(Error::NoThreads);
        }
        Ok(())
    }

    /// How many games that is, at most.
    pub fn games(&self) -> u64 {
        let roles = self.config.mode.roles(self.config.seats as usize);
        let chairs = match self.config.mode.has_roles() {
            true => roles.iter().filter(|role| self.chairs.roles[**role as usize]).count(),
            false => self.config.seats as usize,
        };
        let sides = self.chairs.sides.iter().filter(|is_asked| **is_asked).count();
        self.deals * (self.hosts().len() + self.pairs.len() * (chairs + sides)) as u64
    }

    /// Everybody who is a host.
    fn hosts(&self) -> Vec<BotName> {
        let mut hosts: Vec<BotName> = self.pairs.iter().map(|(_, host)| *host).collect();
        hosts.sort_unstable_by_key(|host| *host as usize);
        hosts.dedup();
        hosts
    }
}

/// How a guest did at the table of a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// Who came.
    pub guest: BotName,
    /// Who had all other seats.
    pub host: BotName,
    roles: [Paired; 4],
    sides: [Paired; 3],
    chairs: [Paired; MOST_SEATS],
    /// What the guest's play looks like, alone among hosts.
    pub habits: Habits,
    /// Games that came to no good end.
    pub failed: u64,
}

impl Bout {
    fn new((guest, host): (BotName, BotName)) -> Bout {
        Bout {
            guest,
            host,
            roles: Default::default(),
            sides: Default::default(),
            chairs: Default::default(),
            habits: Habits::default(),
            failed: 0,
        }
    }

    /// One guest in this role against a host in the same seat of the same deal.
    pub fn role(&self, role: Role) -> &Paired {
        &self.roles[role as usize]
    }

    /// Guests as this whole side against hosts as the same side of the same deal.
    pub fn side(&self, side: Side) -> &Paired {
        &self.sides[side as usize]
    }

    /// One guest in each chair against a host in the same chair of the same deal, whatever was dealt there.
    pub fn chairs(&self) -> &[Paired] {
        &self.chairs
    }

    /// All roles together.
    pub fn everybody(&self) -> Paired {
        let mut all = Paired::default();
        self.roles.iter().for_each(|role| all.merge(role));
        all
    }

    fn merge(&mut self, other: &Bout) {
        self.roles.iter_mut().zip(&other.roles).for_each(|(into, from)| into.merge(from));
        self.sides.iter_mut().zip(&other.sides).for_each(|(into, from)| into.merge(from));
        self.chairs.iter_mut().zip(&other.chairs).for_each(|(into, from)| into.merge(from));
        self.habits.merge(&other.habits);
        self.failed += other.failed;
    }
}
