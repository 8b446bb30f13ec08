//! The state of a game and the questions it answers.

use saloon_ground::{Chance, Seed, fingerprint};
use serde::{Deserialize, Serialize};

use crate::config::{Config, ConfigError, Mode};
use crate::division::{Division, RoundEnd};
use crate::fact::{Log, Told};
use crate::ids::{CardId, Cards, MOST_SEATS, Seat, Seats};
use crate::list::{Order, Pile};

/// What the table is waiting for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Everybody's sealed loads, before the action.
    LoadCommits,
    /// The action of the active player.
    Action,
    /// The cards that go back.
    Swap {
        /// To whom.
        target: Seat,
        /// What was taken.
        taken: Cards,
        /// The card that is being played.
        card: CardId,
    },
    /// Slaps.
    Race {
        /// Whose hand is on the loot already.
        starter: Option<Seat>,
    },
    /// Sealed loads of a race.
    RaceCommits {
        /// Whose hand is on the loot already.
        starter: Option<Seat>,
    },
    /// The cards of a duel lie face down.
    Suspense {
        /// The declarer's, then the opponent's.
        cards: [CardId; 2],
    },
    /// Sealed stances of a duel whose cards lie face down.
    DuelCommits {
        /// The declarer's, then the opponent's.
        cards: [CardId; 2],
    },
    /// The cards of a duel lie open.
    Window {
        /// The declarer's is higher.
        go: bool,
    },
    /// At whom a miss is aimed.
    Miss {
        /// Whose miss it is.
        owner: Seat,
    },
    /// Nothing.
    Over,
}

/// A game: a value without memory of its own. Everything that distinguishes it from another is saved by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct Game {
    pub(crate) config: Config,
    pub(crate) chance: Chance,
    /// From 1.
    pub(crate) round: u8,
    /// Accepted commands since the deal.
    #[serde(default)]
    pub(crate) taken: u32,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// Passes in a row.
    #[serde(default)]
    pub(crate) passes: u8,
    /// Bottom first.
    #[serde(default)]
    pub(crate) deck: Pile,
    /// In the order they came.
    #[serde(default)]
    pub(crate) loot: Pile,
    #[serde(default)]
    pub(crate) row: Cards,
    /// With two players.
    #[serde(default)]
    pub(crate) packet: Cards,
    pub(crate) hands: [Cards; MOST_SEATS],
    pub(crate) revolvers: [Cards; MOST_SEATS],
    pub(crate) helpers: [Cards; MOST_SEATS],
    /// Whose hand is on the loot.
    #[serde(default)]
    pub(crate) slapped: Seats,
    /// Who still owes a sealed decision.
    #[serde(default)]
    pub(crate) owing: Seats,
    /// Cards of sealed decisions.
    pub(crate) sealed: [Cards; MOST_SEATS],
    /// Who has sealed to slap whatever comes.
    #[serde(default)]
    pub(crate) quick: Seats,
    #[serde(default)]
    pub(crate) division: Option<Division>,
    #[serde(default)]
    pub(crate) last: Option<RoundEnd>,
    pub(crate) points: [u16; MOST_SEATS],
    /// Rounds ranked first.
    pub(crate) firsts: [u8; MOST_SEATS],
    /// Races slapped first.
    pub(crate) fastest: [u8; MOST_SEATS],
}

impl Game {
    /// Deals the first round.
    pub fn new(config: &Config, seed: Seed) -> Result<Game, ConfigError> {
        Game::with_log(config, seed, None)
    }

    /// Deals the first round and tells of it.
    pub fn with_log(config: &Config, seed: Seed, log: Option<&mut Vec<Told>>) -> Result<Game, ConfigError> {
        config.check()?;
        let mut chance = Chance::new(seed);
        // Rules: HEIST-SETUP-2.
        let first = Seat::at(chance.below(usize::from(config.players)));
        let mut game = Game::empty(*config, chance);
        game.deal(first, &mut Log(log));
        Ok(game)
    }

    /// A table with nothing on it.
    pub(crate) fn empty(config: Config, chance: Chance) -> Game {
        Game {
            config,
            chance,
            round: 0,
            taken: 0,
            active: Seat::at(0),
            step: Step::Action,
            passes: 0,
            deck: Pile::EMPTY,
            loot: Pile::EMPTY,
            row: Cards::NONE,
            packet: Cards::NONE,
            hands: [Cards::NONE; MOST_SEATS],
            revolvers: [Cards::NONE; MOST_SEATS],
            helpers: [Cards::NONE; MOST_SEATS],
            slapped: Seats::NONE,
            owing: Seats::NONE,
            sealed: [Cards::NONE; MOST_SEATS],
            quick: Seats::NONE,
            division: None,
            last: None,
            points: [0; MOST_SEATS],
            firsts: [0; MOST_SEATS],
            fastest: [0; MOST_SEATS],
        }
    }

    /// What was fixed before the deal.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.config.players)
    }

    /// Everybody.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.players())
    }

    /// Which round it is, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Commands accepted since the deal.
    pub fn taken(&self) -> u32 {
        self.taken
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// What the table is waiting for.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The table waits for the action of the active player.
    pub fn is_at_action(&self) -> bool {
        self.step == Step::Action
    }

    /// Passes in a row.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The deck, bottom first. Nobody at the table knows it.
    pub fn deck(&self) -> &Pile {
        &self.deck
    }

    /// The loot, in the order it came.
    pub fn loot(&self) -> &Pile {
        &self.loot
    }

    /// Sheriffs beside the deck.
    pub fn row(&self) -> Cards {
        self.row
    }

    /// The bonus packet. Nobody at the table knows it.
    pub fn packet(&self) -> Cards {
        self.packet
    }

    /// Hand cards.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Loaded cards.
    pub fn revolver(&self, seat: Seat) -> Cards {
        self.revolvers[seat.index()]
    }

    /// Helpers in front of somebody.
    pub fn helpers(&self, seat: Seat) -> Cards {
        self.helpers[seat.index()]
    }

    /// Points so far.
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat.index()]
    }

    /// Whose hand is on the loot.
    pub fn slapped(&self) -> Seats {
        self.slapped
    }

    /// Who still owes a sealed decision.
    pub fn owing(&self) -> Seats {
        self.owing
    }

    /// How the last round ended.
    pub fn last_round(&self) -> Option<&RoundEnd> {
        self.last.as_ref()
    }

    /// How many cards somebody may hold, loaded ones included.
    pub fn capacity(&self, seat: Seat) -> usize {
        // Rules: HEIST-DRAW-1, HEIST-EVT-4.
        6 + self.helpers(seat).len()
    }

    /// The game is over.
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// Who has won, when it is over; several share a victory.
    pub fn winners(&self) -> Option<Seats> {
        // Rules: HEIST-SCORE-4.
        let rank = |seat: Seat| (self.points[seat.index()], self.firsts[seat.index()], self.fastest[seat.index()]);
        let best = self.seats().map(rank).max()?;
        self.is_over().then(|| self.seats().filter(|seat| rank(*seat) == best).fold(Seats::NONE, Seats::with))
    }

    /// A number that two games share only if they are the same, on every machine and in every later version of saloon.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(self)
    }

    /// In real time?
    pub(crate) fn is_realtime(&self) -> bool {
        self.config.mode == Mode::Realtime
    }

    /// The other of two.
    pub(crate) fn opponent(&self, seat: Seat) -> Seat {
        seat.next(self.players())
    }

    /// Everybody but those, clockwise from the left neighbour of the active player, who is last (HEIST-RACE-1).
    pub(crate) fn others_from_left(&self, but: &Order) -> Order {
        let count = self.players();
        self.active.next(count).round(count).filter(|seat| but.position(*seat).is_none()).collect()
    }

    /// Every card of the pack, each in one place? Any other state is a fault of the program.
    pub fn is_whole(&self) -> bool {
        let mut seen = Cards::NONE;
        let mut count = 0;
        let mut add = |cards: Cards| {
            seen = seen.and(cards);
            count += cards.len();
        };
        [&self.deck, &self.loot].into_iter().flat_map(|pile| pile.iter()).for_each(|card| add(Cards::only(card)));
        [self.hands, self.revolvers, self.helpers].as_flattened().iter().for_each(|cards| add(*cards));
        add(self.row);
        add(self.packet);
        match self.step {
            Step::Swap { card, .. } => add(Cards::only(card)),
            Step::Suspense { cards } | Step::DuelCommits { cards } => {
                cards.iter().for_each(|card| add(Cards::only(*card)));
            }
            _ => {}
        }
        seen == Cards::PACK && count == crate::ids::PACK
    }
}
