//! What of a table is kept besides its game: who sits where, who is the host, what is played.

use saloon_protocol::wire::{Settings, Stage};
use saloon_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::Id;

/// Somebody who was here before, known by his session alone.
pub type Guest = i64;

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
    pub had: Vec<(Guest, Seat)>,
    /// Anybody may take a bot's chair while the game runs.
    pub quick: bool,
    /// The first game is the guided hand, whose deal is known.
    #[serde(default)]
    pub lesson: bool,
}

impl RoomState {
    /// A table nobody has sat down at.
    pub fn new(settings: Settings, quick: bool) -> RoomState {
        let chair = |bot: &Option<String>| ChairState { bot: bot.clone(), ..ChairState::default() };
        RoomState {
            host: None,
            chairs: settings.bots.iter().map(chair).collect(),
            stage: Stage::Open,
            round: 0,
            game: None,
            had: Vec::new(),
            quick,
            lesson: false,
            settings,
        }
    }

    /// The chair of a person.
    pub fn seat_of(&self, guest: Guest) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.guest == Some(guest)).and_then(Seat::new)
    }

    /// A chair.
    pub fn chair(&self, seat: Seat) -> Option<&ChairState> {
        self.chairs.get(seat.index())
    }

    /// A chair, to be changed.
    pub fn chair_mut(&mut self, seat: Seat) -> Option<&mut ChairState> {
        self.chairs.get_mut(seat.index())
    }

    /// Chairs this person may take. While a game runs, whoever has had a chair in it may only have that one back.
    pub fn open_chairs(&self, guest: Guest) -> Vec<Seat> {
        let had = self.had.iter().find(|(who, _)| *who == guest).map(|(_, seat)| *seat);
        let wanted = |seat: Seat| self.settings.bots.get(seat.index()).is_some_and(Option::is_some);
        let open = |seat: &Seat| match (self.stage, had) {
            (Stage::Open | Stage::Over, _) => {
                let chair = &self.chairs[seat.index()];
                chair.is_free() || chair.guest.is_none() && !wanted(*seat)
            }
            (Stage::Playing, Some(had)) => had == *seat && self.chairs[seat.index()].guest.is_none(),
            (Stage::Playing, None) => self.quick && !wanted(*seat) && self.chairs[seat.index()].guest.is_none(),
        };
        (0..self.chairs.len()).filter_map(Seat::new).filter(open).collect()
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
