//! What of a table is kept besides its game: who sits where, who is the host, what is played.

use saloon_protocol::wire::{Settings, Stage};
use serde::{Deserialize, Serialize};

use crate::ids::Id;
use crate::played::Row;

/// Somebody who was here before, known by his session alone.
pub type Guest = i64;

/// The most chairs a table can have.
const MOST_CHAIRS: usize = 64;

/// Which chair of a table. What a game calls the one who sits there is its own business.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chair(u8);

impl Chair {
    /// The chair with this number, from 0.
    pub fn new(index: usize) -> Option<Chair> {
        (index < MOST_CHAIRS).then_some(Chair(index as u8))
    }

    /// Its number, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// One chair.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChairState {
    /// The person on it.
    pub guest: Option<Guest>,
    /// The person's name.
    pub name: String,
    /// The bot on it, or the one that plays on for somebody who left.
    pub bot: Option<String>,
    /// A bot plays for the person.
    pub stand_in: bool,
    /// The person is ready to begin, or for one more game.
    #[serde(default)]
    pub ready: bool,
}

impl ChairState {
    /// Nobody sits here and no bot was wanted.
    pub fn is_free(&self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }

    /// The house decides for this chair.
    pub fn is_played_by_bot(&self) -> bool {
        self.guest.is_none() || self.stand_in
    }
}

/// The door of a table: open, or with a password.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Door {
    /// The hash of the password, in hexadecimal digits; none lets everybody in.
    pub password: Option<String>,
    /// Guests who have said it.
    pub let_in: Vec<Guest>,
}

/// What of a table is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomState {
    /// What is played and how.
    pub settings: Settings,
    /// Who may start, remove and pass the hat.
    pub host: Option<Guest>,
    /// The chairs in order of seats.
    pub chairs: Vec<ChairState>,
    /// Where the table is in its life.
    pub stage: Stage,
    /// Games dealt so far.
    pub round: u32,
    /// The current or last game.
    pub game: Option<Id>,
    /// People who have had a chair in the current game, and which.
    pub had: Vec<(Guest, Chair)>,
    /// People the host has shown the door; they do not sit here again.
    #[serde(default)]
    pub removed: Vec<Guest>,
    /// The first game is the guided hand, whose deal is known.
    #[serde(default)]
    pub lesson: bool,
    /// What newcomers are asked for.
    #[serde(default)]
    pub door: Door,
    /// The series the games of this table belong to, if anything goes from one to the next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Row>,
}

impl RoomState {
    /// A table nobody has sat down at.
    pub fn new(settings: Settings) -> RoomState {
        let chair = |bot: &Option<String>| ChairState { bot: bot.clone(), ..ChairState::default() };
        RoomState {
            host: None,
            chairs: settings.bots.iter().map(chair).collect(),
            stage: Stage::Open,
            round: 0,
            game: None,
            had: Vec::new(),
            removed: Vec::new(),
            lesson: false,
            door: Door::default(),
            series: None,
            settings,
        }
    }

    /// The chair of a person.
    pub fn seat_of(&self, guest: Guest) -> Option<Chair> {
        self.chairs.iter().position(|chair| chair.guest == Some(guest)).and_then(Chair::new)
    }

    /// A chair.
    pub fn chair(&self, seat: Chair) -> Option<&ChairState> {
        self.chairs.get(seat.index())
    }

    /// A chair, to be changed.
    pub fn chair_mut(&mut self, seat: Chair) -> Option<&mut ChairState> {
        self.chairs.get_mut(seat.index())
    }

    /// Chairs this person may take. While a game or a series runs, that is the one he has had in it, and no other.
    pub fn open_chairs(&self, guest: Guest) -> Vec<Chair> {
        if self.removed.contains(&guest) {
            return Vec::new();
        }
        let had = self.had.iter().find(|(who, _)| *who == guest).map(|(_, seat)| *seat);
        let open = |seat: &Chair| {
            let chair = &self.chairs[seat.index()];
            match self.stage {
                Stage::Over if self.is_between_games() => had == Some(*seat) && chair.guest.is_none(),
                Stage::Open | Stage::Over => chair.is_free() || chair.guest.is_none() && !self.wants_bot(*seat),
                Stage::Playing => had == Some(*seat) && chair.guest.is_none(),
            }
        };
        (0..self.chairs.len()).filter_map(Chair::new).filter(open).collect()
    }

    /// Bots' chairs of a running game that nobody has had yet: each is given once.
    pub fn chairs_to_give(&self) -> Vec<Chair> {
        let given = |seat: Chair| self.had.iter().any(|(_, had)| *had == seat);
        let open = |seat: &Chair| self.chairs[seat.index()].guest.is_none() && !self.wants_bot(*seat) && !given(*seat);
        let seats = (0..self.chairs.len()).filter_map(Chair::new).filter(|_| self.stage == Stage::Playing);
        seats.filter(open).collect()
    }

    /// A game of a series is over and the next one is to come: nobody is left out of it.
    pub fn is_between_games(&self) -> bool {
        self.stage == Stage::Over && self.series.as_ref().is_some_and(Row::is_under_way)
    }

    /// Who is called what in a game: bots by their kind.
    pub fn names(&self) -> Vec<String> {
        let name = |chair: &ChairState| match (chair.guest, &chair.bot) {
            (None, Some(bot)) => bot.clone(),
            _ => chair.name.clone(),
        };
        self.chairs.iter().map(name).collect()
    }

    /// Those who sit, and where.
    pub fn sitting(&self) -> impl Iterator<Item = (Guest, Chair)> {
        self.chairs.iter().enumerate().filter_map(|(at, chair)| chair.guest.zip(Chair::new(at)))
    }

    /// Whoever made the table wanted a bot there.
    fn wants_bot(&self, seat: Chair) -> bool {
        self.settings.bots.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Somebody who has or had a chair in this game.
    pub fn plays_or_played(&self, guest: Guest) -> bool {
        self.seat_of(guest).is_some() || self.had.iter().any(|(who, _)| *who == guest)
    }

    /// The next host if the present one is gone: the first person on a chair.
    pub fn heir(&self) -> Option<Guest> {
        self.chairs.iter().find_map(|chair| chair.guest)
    }

    /// As it is written down.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a table's state has nothing JSON cannot hold")
    }
}
