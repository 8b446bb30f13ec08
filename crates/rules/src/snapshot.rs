//! Saving a game by name and reading it back, in this version or a later one; and pictures, to be looked at only.
//!
//! What is read is checked: a card in two places, life above its maximum, a seat or card that is not there, a question that
//! does not fit what is unfinished. A saved game that does not hold together is refused here and never played.

use saloon_ground::{Chance, Seed};
use serde::{Deserialize, Serialize};

use crate::RULES_VERSION;
use crate::ask::{Action, Legal, Shape};
use crate::config::{Config, Edition};
use crate::document::Document;
use crate::frame::{DEEPEST_SAVED, Frame};
use crate::game::{Game, Ring, SeatState};
use crate::ids::{CardId, CardSet, MOST_SEATS, Player, Players, Seat, Seats};
use crate::modes;
use crate::owners::Owners;
use crate::piles::{Few, Pile};
use saloon_ground::{Said, Visitor, walk};

/// A game as it is kept, with the version of the rules that saved it.
///
/// ```
/// use saloon_rules::{Config, Edition, Game, Snapshot};
///
/// let game = Game::new(&Config::new(Edition::Classic, 5), 7.into())?;
/// let text = serde_json::to_string(&game.snapshot()).expect("a game can be saved");
/// let kept: Snapshot = serde_json::from_str(&text).expect("and read");
/// assert_eq!(Game::from_snapshot(&kept).expect("it holds together"), game);
/// # Ok::<(), saloon_rules::ConfigError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Snapshot {
    rules: u32,
    game: Document,
}

impl Snapshot {
    /// The version of the rules under which it was saved.
    pub fn rules(&self) -> u32 {
        self.rules
    }
}

impl<'de> Deserialize<'de> for Snapshot {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Read;
        impl<'de> serde::de::Visitor<'de> for Read {
            type Value = Snapshot;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a saved game: its rules and the game")
            }

            /// The version comes first, so that a newer game is refused for what it is.
            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Snapshot, A::Error> {
                use serde::de::Error;
                let (mut rules, mut game) = (None, None);
                while let Some(key) = map.next_key::<String>()? {
                    match key.as_str() {
                        "rules" => {
                            let found = map.next_value()?;
                            if found > RULES_VERSION {
                                return Err(A::Error::custom(SnapshotError::Newer { found }));
                            }
                            rules = Some(found);
                        }
                        "game" => game = Some(map.next_value()?),
                        other => return Err(A::Error::unknown_field(other, &["rules", "game"])),
                    }
                }
                Ok(Snapshot {
                    rules: rules.ok_or_else(|| A::Error::missing_field("rules"))?,
                    game: game.ok_or_else(|| A::Error::missing_field("game"))?,
                })
            }
        }
        from.deserialize_map(Read)
    }
}

/// Why a saved game cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// It was saved under rules this program does not know yet.
    Newer {
        /// The version found.
        found: u32,
    },
    /// It does not hold together.
    Damaged(String),
}

impl std::fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SnapshotError::Newer { found } => write!(
                f,
                "this game was saved under rules version {found}; this program knows version {RULES_VERSION} and older ones"
            ),
            SnapshotError::Damaged(what) => write!(f, "this saved game does not hold together: {what}"),
        }
    }
}

impl std::error::Error for SnapshotError {}

impl Game {
    /// The game as it is kept, by name.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { rules: RULES_VERSION, game: Document::of(self) }
    }

    /// A game that was kept, under these rules or older ones.
    pub fn from_snapshot(snapshot: &Snapshot) -> Result<Game, SnapshotError> {
        if snapshot.rules > RULES_VERSION {
            return Err(SnapshotError::Newer { found: snapshot.rules });
        }
        let game = snapshot.game.game()?;
        can_go_on(&game)?;
        Ok(game)
    }

    /// What there is to see of the game: enough for every view of it, not enough to play on.
    pub fn picture(&self) -> Picture {
        Picture(*self)
    }
}

impl Serialize for Game {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Document::of(self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let game = Document::deserialize(from)?.game().map_err(serde::de::Error::custom)?;
        can_go_on(&game).map_err(serde::de::Error::custom)?;
        Ok(game)
    }
}

/// A game to look at: what lay where at one moment and who knew it. It is kept in recordings, and read for ever.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Picture(Game);

impl Picture {
    /// The game as it stood. It answers every question about what there is to see; nothing can be played in it.
    pub fn game(&self) -> &Game {
        &self.0
    }
}

impl Serialize for Picture {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Document::picture(&self.0).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Picture {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let game = Document::deserialize(from)?.game().map_err(serde::de::Error::custom)?;
        Ok(Picture(game))
    }
}

fn damaged<T>(what: impl Into<String>) -> Result<T, SnapshotError> {
    Err(SnapshotError::Damaged(what.into()))
}

impl Document {
    /// The game that was saved, if it holds together.
    fn game(&self) -> Result<Game, SnapshotError> {
        let count = self.seats.len();
        if !(2..=MOST_SEATS).contains(&count) {
            return damaged(format!("a table of {count} seats"));
        }
        let paired = self.mode.characters() > 1;
        let owner = |i: usize| match self.seats.get(i) {
            Some(part) => part.owner.unwrap_or(Player::at(i)),
            None => self.mode.owner(Seat::at(i)),
        };
        if paired && (count != 4 || (0..count).any(|i| owner(i) != self.mode.owner(Seat::at(i)))) {
            return damaged("two players have two characters each");
        }
        self.check_places()?;
        self.check_ids(count)?;
        let mut config = Config::new(Edition::Compendium, count as u8 / self.mode.characters());
        (config.mode, config.deck, config.switches) = (self.mode, self.deck, self.switches);
        let mut game = Game::empty(&config, Seed([0; 32]));
        game.chance = self.chance.unwrap_or(Chance::new(Seed([0; 32])));
        if !self.order.is_empty() {
            let order: Seats = self.order.iter().fold(Seats::NONE, Seats::with);
            if order != game.all_seats() || self.order.len() != count {
                return damaged("the order of seats does not name each seat once");
            }
            game.ring = Ring::of(&self.order);
        }
        game.pool = self.pool.iter().fold(0, |all, character| all | 1 << character as u8);
        game.owners = Owners::new(game.all_seats(), |seat| owner(seat.index()));
        if game.players() != Players::first(self.players.len()) {
            return damaged(format!("{} players do not decide for {count} seats", self.players.len()));
        }
        for (seat, part) in game.all_seats().iter().zip(self.seats.iter()) {
            let choosing = part.max == 0 && game.pool != 0;
            // In the set-up of a series somebody may have neither yet.
            if choosing == part.dealt.is_empty() && !(choosing && self.is_set_up()) {
                return damaged(format!("seat {seat} has both a character and some to choose from, or neither"));
            }
            game.dealt[seat.index()] = std::array::from_fn(|i| part.dealt.get(i));
            if part.life > part.max || !(choosing || (1..=30).contains(&part.max)) || part.life < -30 {
                return damaged(format!("seat {seat} has {} life points of {}", part.life, part.max));
            }
            *game.seat_mut(seat) = SeatState {
                life: part.life,
                borrowed: part.borrowed.get(0),
                drawn: part.drawn,
                spare: part.spare,
                ..SeatState::new(part.character, part.max)
            };
            if part.out || part.withdrawn {
                game.living = game.living.without(seat);
            }
            let mark = |set: &mut Seats, marked: bool| *set = if marked { set.with(seat) } else { *set };
            mark(&mut game.ghosts, part.ghost);
            mark(&mut game.withdrawn, part.withdrawn);
            mark(&mut game.skips, part.skips);
            mark(&mut game.extra, part.extra);
            mark(&mut game.keeps, part.keeps);
            mark(&mut game.passive, part.passive);
            mark(&mut game.acting, part.acting);
        }
        // A ghost may be the last one there, and win.
        if game.present().is_empty() {
            return damaged("nobody is there");
        }
        for (player, part) in game.players().iter().zip(self.players.iter()) {
            game.roles[player] = part.role;
            game.shown = if part.shown { game.shown.with(player) } else { game.shown };
        }
        game.lay_out_saved(self);
        game.turn = self.turn;
        game.events = self.events;
        game.stacks = self.stacks;
        game.stack = self.stack;
        game.ask = self.ask;
        game.asked = self.asked;
        game.unjudged = self.unjudged;
        game.books = self.books;
        game.over = self.over;
        game.last_stand = self.last_stand;
        #[cfg(feature = "grown")]
        {
            game.weather = self.weather;
        }
        game.refresh();
        Ok(game)
    }

    /// Is it a game that is still set up, so that seats may lack a character? A picture does not tell what is unfinished.
    fn is_set_up(&self) -> bool {
        let setting_up =
            |frame: Frame| matches!(frame, Frame::Series(_) | Frame::Modes(modes::frames::Frame::Draft(_)));
        self.stack.bottom().map_or(self.is_picture(), |slot| setting_up(slot.frame))
    }

    /// Is it only to be looked at?
    fn is_picture(&self) -> bool {
        self.chance.is_none()
    }

    /// Every card lies in one place and belongs to the deck.
    fn check_places(&self) -> Result<(), SnapshotError> {
        let mut found = CardSet::NONE;
        let hands = self.players.iter().map(|player| player.hand);
        let tables = self.seats.iter().map(|seat| seat.in_play);
        let waiting: Pile = self.waiting.iter().collect();
        let piles = [self.draw_pile, self.discard_pile, self.aside, waiting];
        for pile in hands.chain(tables).chain(piles) {
            for card in pile.as_slice() {
                if found.contains(*card) {
                    return damaged(format!("card {card:?} lies in two places"));
                }
                found = found.with(*card);
            }
        }
        if !found.minus(self.deck.cards()).is_empty() {
            return damaged("it holds a card that is not in its deck");
        }
        let in_play: CardSet = self.seats.iter().flat_map(|seat| seat.in_play.top_down().collect::<Vec<_>>()).collect();
        let discarded: CardSet = self.discard_pile.as_slice().iter().copied().collect();
        if !self.fresh.minus(in_play).is_empty() || !self.kept.minus(discarded).is_empty() {
            return damaged("a card that should be in play or on the pile is not");
        }
        Ok(())
    }

    /// Whatever is named is there.
    fn check_ids(&self, count: usize) -> Result<(), SnapshotError> {
        let mut there = There { count: count as u64, cards: self.deck.cards(), wrong: None };
        walk(self, &mut there);
        there.wrong.map_or(Ok(()), |(of, value)| damaged(format!("there is no {of} {value} in this game")))
    }
}

/// Looks for seats, players and cards that are not there.
struct There {
    count: u64,
    cards: CardSet,
    wrong: Option<(&'static str, u64)>,
}

impl Visitor for There {
    fn hear(&mut self, _: u64, said: Said<'_>) {
        let Said::Number { value, of } = said else { return };
        let fine = match of {
            "Seat" | "Player" => value < self.count,
            "CardId" => CardId::new(value as usize).is_some_and(|card| self.cards.contains(card)),
            _ => true,
        };
        if !fine {
            self.wrong = Some((of, value));
        }
    }
}

/// Does the question fit what is unfinished?
fn can_go_on(game: &Game) -> Result<(), SnapshotError> {
    let Some(ask) = game.ask else {
        let fine = game.over.is_some() && game.stack.is_empty();
        return if fine { Ok(()) } else { damaged("the game is not over and nobody is asked") };
    };
    if game.over.is_some() {
        return damaged("the game is over and somebody is asked");
    }
    if game.stack.len() > DEEPEST_SAVED || game.asked > u32::MAX / 2 || game.turn.limited > 100 {
        return damaged("a number is far beyond what a game can reach");
    }
    if ask.number != game.asked || ask.who != game.owner(ask.seat) {
        return damaged("the question has a wrong number, or asks somebody who does not decide");
    }
    if game.asks_again() != Some((ask.seat, ask.question)) {
        return damaged("the question does not fit what is unfinished");
    }
    let mut list = Legal::new();
    game.legal(&mut list);
    let fits = |action: &Action| match ask.question.shape() {
        Shape::Play | Shape::Respond => matches!(action, Action::Pass | Action::Play { .. } | Action::Use { .. }),
        Shape::PickCard => matches!(action, Action::Pick(_) | Action::Pass),
        Shape::PickSeat => matches!(action, Action::Name(_) | Action::Pass),
        Shape::PickOne => {
            matches!(action, Action::Pick(_) | Action::Name(_) | Action::Choose(_) | Action::Pass)
        }
        Shape::Arrange => matches!(action, Action::Pick(_) | Action::Rest),
    };
    if list.is_empty() || !list.actions().iter().all(fits) {
        return damaged("the question does not fit what is unfinished");
    }
    Ok(())
}

impl Ring {
    fn of(order: &Few<Seat, MOST_SEATS>) -> Ring {
        let mut ring = Ring::new(order.len());
        order.iter().enumerate().for_each(|(place, seat)| ring.put(place, seat));
        ring
    }
}
