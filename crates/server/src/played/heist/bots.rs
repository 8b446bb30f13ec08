//! Hands that belong to the house: bots load, decide and slap when they have made up their minds (HEIST-RT-8).

use std::mem::Discriminant;

use saloon_bots::BotName;
use saloon_bots::heist::{Bot, seated};
use saloon_heist::clock::{Level, Millis};
use saloon_heist::{By, Command, Game, Mode, Seat, Step};

use super::settings::hand_of;
use crate::ids;

/// Before a new round people look at the division: bots rest for so many of their pauses, but not for ever.
const REST: Millis = 4;
const LONGEST_REST: Millis = 6_000;

/// What is waited for; the next thing differs in one of these.
pub type Question = (u8, Seat, Discriminant<Step>, usize);

/// What a game is waiting for.
pub fn question(game: &Game) -> Question {
    (game.round(), game.active(), std::mem::discriminant(&game.step()), game.cancelled().len())
}

/// Something a bot will do.
#[derive(Copy, Clone, Debug)]
pub struct Errand {
    /// When.
    pub at: Millis,
    /// Which seat.
    pub seat: Seat,
    /// What.
    pub what: What,
}

/// What a bot will do.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Load, perhaps nothing.
    Load,
    /// Decide what is asked.
    Decide,
    /// Slap.
    Slap,
}

/// A bot on its chair.
struct Hand {
    kind: String,
    bot: Box<dyn Bot>,
    level: Level,
}

/// The bots of a table.
#[derive(Default)]
pub struct Bots {
    hands: Vec<Option<Hand>>,
    errands: Vec<Errand>,
    about: Option<Question>,
}

impl Bots {
    /// Who is played by which bot from now on. When something new is asked, or somebody else is to answer, every bot makes
    /// up its mind when it will do what.
    pub fn plan(&mut self, game: &Game, kinds: &[Option<String>], (now, pause): (Millis, Millis)) {
        let same = self.hands.len() == kinds.len()
            && self.hands.iter().zip(kinds).all(|(hand, kind)| hand.as_ref().map(|hand| &hand.kind) == kind.as_ref());
        let about = question(game);
        if same && self.about == Some(about) {
            return;
        }
        if !same {
            self.hands = kinds.iter().map(|kind| kind.as_deref().map(sit)).collect();
        }
        let rests = self.about.is_some_and(|before| before.0 != about.0);
        let now = if rests { now + (REST * pause).min(LONGEST_REST) } else { now };
        self.about = Some(about);
        self.errands.clear();
        let seats = game.seats().filter(|seat| self.hands.get(seat.index()).is_some_and(Option::is_some));
        for seat in seats.collect::<Vec<_>>() {
            self.make_up_mind(game, seat, (now, pause));
        }
    }

    fn make_up_mind(&mut self, game: &Game, seat: Seat, (now, pause): (Millis, Millis)) {
        let Some(level) = self.hands[seat.index()].as_ref().map(|hand| hand.level) else { return };
        // Half to one and a half of it, so that bots do not tick.
        let pause = pause / 2 + if pause == 0 { 0 } else { random() % pause };
        if game.asked().contains(seat) {
            self.errands.push(Errand { at: now + pause, seat, what: What::Decide });
        }
        let slap = match game.step() {
            _ if game.slapped().contains(seat) => None,
            Step::Race { .. } | Step::Window { go: true } => Some(level.reaction(random())),
            Step::Window { go: false } => level.false_slap([random(), random()]),
            _ => None,
        };
        self.errands.extend(slap.map(|after| Errand { at: now + after, seat, what: What::Slap }));
        if game.config().mode == Mode::Realtime {
            // Hands are quickest between two thoughts.
            let load = slap.map_or(pause / 2, |after| after / 2);
            self.errands.push(Errand { at: now + load, seat, what: What::Load });
        }
    }

    /// When the next bot does something.
    pub fn next(&self) -> Option<Millis> {
        self.errands.iter().map(|errand| errand.at).min()
    }

    /// The first errand that is due, and what comes of it; none is due if there is none.
    pub fn due(&mut self, game: &Game, now: Millis) -> Option<(Errand, Option<Command>)> {
        let first = self.errands.iter().enumerate().min_by_key(|(_, errand)| errand.at)?;
        let (at, errand) = (first.0, *first.1);
        if errand.at > now {
            return None;
        }
        self.errands.swap_remove(at);
        Some((errand, self.command(game, errand)))
    }

    /// What came of an errand was not carried out: it is tried again.
    pub fn put_back(&mut self, errand: Errand) {
        self.errands.push(errand);
    }

    fn command(&mut self, game: &Game, errand: Errand) -> Option<Command> {
        let Hand { bot, .. } = self.hands.get_mut(errand.seat.index())?.as_mut()?;
        let view = game.view(Some(errand.seat));
        match errand.what {
            What::Slap => Some(Command::Slap),
            What::Load => Some(Command::Load { cards: bot.load(&view) }),
            What::Decide => {
                let mut legal = Vec::new();
                game.legal(By::Seat(errand.seat), &mut legal);
                legal.retain(|command| !matches!(command, Command::Load { .. } | Command::Slap));
                (!legal.is_empty()).then(|| bot.choose(&view, &legal))
            }
        }
    }
}

fn sit(kind: &str) -> Hand {
    let (name, level) = hand_of(kind).unwrap_or((BotName::Greedy, Level::Normal));
    Hand { kind: kind.to_owned(), bot: seated(name, random()), level }
}

fn random() -> u64 {
    u64::from_le_bytes(ids::random())
}
