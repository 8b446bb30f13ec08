//! Ways to play: which roles are dealt, who wins when, what a kill brings.
//!
//! A way of playing is a source of the highest rank: its goals and rewards are answers of its table, like those of an event.
//! What happens before anybody can answer, the deal, stands beside them in its definition (docs/decisions/0038).

pub(crate) mod draft;
pub(crate) mod duo;
pub(crate) mod frames;
pub(crate) mod mercy;
mod options;
pub(crate) mod phase_zero;
mod six;
mod standard;
mod triangle;

use saloon_ground::Chance;
use serde::{Deserialize, Serialize};

use crate::ids::{MOST_SEATS, Player, Players, Role, Seat};
use crate::rules::Rules;

pub(crate) use options::{TableOption, TableOptions};

/// A way to play. Never reordered: the masks of the catalogue go by the number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Four to eight players with hidden roles.
    Standard,
    /// Three players with open roles, each after one of the others.
    OpenTriangle,
    /// Six players, with a role card nobody has seen.
    SixHiddenRemoval,
    /// Two players with two characters each.
    TwoCharacters,
}

/// What a way of playing is made of.
pub(crate) struct ModeDef {
    /// The word used in files and flags.
    id: &'static str,
    /// How many characters each player has.
    characters: u8,
    /// All role cards for so many players, those included that nobody gets; none where there are no roles.
    roles: fn(usize) -> &'static [Role],
    /// Deals the roles to so many players.
    deal: fn(&mut Chance, usize) -> Dealt,
    /// Does this role lie face up from the beginning?
    open: fn(Role) -> bool,
    /// The role that takes the first turn and keeps the events (EVM-01).
    opens: Role,
    /// Is every victory judged at once, whatever `victory_timing` says (VAR-GEN-5)?
    judged_at_once: bool,
    /// What it changes.
    rules: Rules,
}

/// Roles as they were dealt.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dealt {
    /// By player.
    pub(crate) roles: [Role; MOST_SEATS],
    /// Whose lie face up.
    pub(crate) shown: Players,
}

impl Dealt {
    /// Shuffles these roles and deals one to each; `open` says which of them lie face up.
    fn shuffled(chance: &mut Chance, cards: &[Role], open: fn(Role) -> bool) -> Dealt {
        let mut roles = [Role::Outlaw; MOST_SEATS];
        roles[..cards.len()].copy_from_slice(cards);
        chance.shuffle(&mut roles[..cards.len()]);
        let shown = (0..cards.len()).filter(|i| open(roles[*i])).map(Player::at).fold(Players::NONE, Players::with);
        Dealt { roles, shown }
    }

    /// The same deal turned round the table until the card that goes round lies before this seat (VAR-SERIES-2).
    pub(crate) fn led_by(mut self, lead: Seat, players: usize, mode: Mode) -> Dealt {
        let at = self.roles[..players].iter().position(|role| *role == mode.opens()).unwrap_or(0);
        let turns = (lead.index() + players - at) % players;
        self.roles[..players].rotate_right(turns);
        let turned = |player: Player| Player::at((player.index() + turns) % players);
        self.shown = self.shown.iter().map(turned).fold(Players::NONE, Players::with);
        self
    }
}

/// What a kill brings the killer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Reward {
    /// Nothing.
    Nothing,
    /// Cards from the deck.
    Cards(u8),
    /// All own cards are lost.
    Penalty,
}

impl Mode {
    /// All of them.
    pub const ALL: &'static [Mode] = &[Mode::Standard, Mode::OpenTriangle, Mode::SixHiddenRemoval, Mode::TwoCharacters];

    const fn def(self) -> &'static ModeDef {
        match self {
            Mode::Standard => &standard::STANDARD,
            Mode::OpenTriangle => &triangle::OPEN_TRIANGLE,
            Mode::SixHiddenRemoval => &six::SIX_HIDDEN_REMOVAL,
            Mode::TwoCharacters => &duo::TWO_CHARACTERS,
        }
    }

    /// The way so many usually play (VAR-GEN-2-C1).
    pub const fn usual(players: u8) -> Mode {
        match players {
            2 => Mode::TwoCharacters,
            3 => Mode::OpenTriangle,
            _ => Mode::Standard,
        }
    }

    /// What this way of playing changes: a source above all others.
    pub(crate) const fn rules(self) -> &'static Rules {
        &self.def().rules
    }

    /// The word used in files and flags.
    pub const fn id(self) -> &'static str {
        self.def().id
    }

    /// The way of playing with this word.
    pub fn from_id(id: &str) -> Option<Mode> {
        Mode::ALL.iter().copied().find(|mode| mode.id() == id)
    }

    /// May so many play like this (VAR-GEN-2-C1)?
    pub const fn seats(self, players: u8) -> bool {
        match self {
            Mode::Standard => 4 <= players && players <= 8,
            Mode::OpenTriangle => players == 3,
            Mode::SixHiddenRemoval => players == 6,
            Mode::TwoCharacters => players == 2,
        }
    }

    /// What line VAR-GEN-2-C1 asks of this way of playing.
    pub(crate) const fn needs(self) -> &'static str {
        match self {
            Mode::Standard => "the standard game is for four to eight seats",
            Mode::OpenTriangle => "the open triangle is for three seats",
            Mode::SixHiddenRemoval => "the deal with a hidden card is for six seats",
            Mode::TwoCharacters => "the game with two characters each is for two seats",
        }
    }

    /// Is there a sheriff among the roles?
    pub fn has_sheriff(self) -> bool {
        self.def().opens == Role::Sheriff
    }

    /// How many characters each player has.
    #[inline]
    pub const fn characters(self) -> u8 {
        self.def().characters
    }

    /// Who decides for a seat.
    pub(crate) fn owner(self, seat: Seat) -> Player {
        Player::at(seat.index() / self.characters() as usize)
    }

    /// The role cards for this many players, those included that nobody gets.
    pub fn roles(self, players: usize) -> &'static [Role] {
        (self.def().roles)(players)
    }

    /// Are there roles at all?
    pub fn has_roles(self) -> bool {
        !self.roles(MOST_SEATS).is_empty()
    }

    /// Do roles lie face down until they must be shown?
    pub(crate) fn hides_roles(self) -> bool {
        !Role::ALL.into_iter().all(|role| self.is_open(role))
    }

    /// Could these roles, by player, have been dealt?
    pub fn could_be_dealt(self, roles: &[Role]) -> bool {
        self != Mode::SixHiddenRemoval || six::could_be_dealt(roles)
    }

    /// Deals the roles.
    pub(crate) fn deal(self, chance: &mut Chance, players: usize) -> Dealt {
        (self.def().deal)(chance, players)
    }

    /// Does this role lie face up from the beginning?
    pub(crate) fn is_open(self, role: Role) -> bool {
        (self.def().open)(role)
    }

    /// The role that takes the first turn and keeps the events.
    pub(crate) fn opens(self) -> Role {
        self.def().opens
    }

    /// Is every victory judged at once?
    pub(crate) fn is_judged_at_once(self) -> bool {
        self.def().judged_at_once
    }
}
