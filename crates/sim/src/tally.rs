//! What is counted in every game: wins by role, character and bot, lengths, decisions.

use saloon_bots::BotName;
use saloon_rules::catalog::ROSTER;
use saloon_rules::{Character, Game, Role, Winner};

use crate::interval::Interval;
use crate::plan::Plan;

/// Whose victory counts for a role.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// Sheriff and deputies.
    Law,
    /// Outlaws.
    Outlaws,
    /// A renegade.
    Renegade,
}

impl Side {
    /// All three.
    pub const ALL: [Side; 3] = [Side::Law, Side::Outlaws, Side::Renegade];

    /// The side of a role.
    pub const fn of(role: Role) -> Side {
        match role {
            Role::Sheriff | Role::Deputy => Side::Law,
            Role::Outlaw => Side::Outlaws,
            Role::Renegade => Side::Renegade,
        }
    }

    /// The side a victory belongs to; none where somebody won for himself.
    pub const fn that_won(winner: Winner) -> Option<Side> {
        match winner {
            Winner::Law => Some(Side::Law),
            Winner::Outlaws => Some(Side::Outlaws),
            Winner::Renegade(_) => Some(Side::Renegade),
            _ => None,
        }
    }
}

/// Games and how many of them were won.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Rate {
    /// Games played.
    pub games: u64,
    /// Games won.
    pub wins: u64,
}

impl Rate {
    pub(crate) fn add(&mut self, won: bool) {
        self.games += 1;
        self.wins += u64::from(won);
    }

    pub(crate) fn merge(&mut self, other: Rate) {
        self.games += other.games;
        self.wins += other.wins;
    }

    /// The share of games won and its range.
    pub fn interval(self, z: f64) -> Option<Interval> {
        Interval::wilson(self.wins, self.games, z)
    }
}

/// Counts over many games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Games with a winner.
    pub finished: u64,
    /// Games that went wrong.
    pub errors: u64,
    /// Questions answered.
    pub decisions: u64,
    /// Questions answered in the game that took most of them.
    pub longest: u64,
    /// Turns begun.
    pub turns: u64,
    /// Wins of sheriff and deputies.
    pub law: u64,
    /// Wins of the outlaws.
    pub outlaws: u64,
    /// Wins of a renegade.
    pub renegade: u64,
    /// Wins of anybody else.
    pub other: u64,
    /// Finished games by number of turns.
    pub lengths: Vec<u64>,
    roles: [Rate; 4],
    characters: [[Rate; 3]; ROSTER],
    bots: [[Rate; 4]; BotName::ALL.len()],
}

impl Default for Tally {
    fn default() -> Self {
        Tally {
            finished: 0,
            errors: 0,
            decisions: 0,
            longest: 0,
            turns: 0,
            law: 0,
            outlaws: 0,
            renegade: 0,
            other: 0,
            lengths: Vec::new(),
            roles: Default::default(),
            characters: [[Rate::default(); 3]; ROSTER],
            bots: Default::default(),
        }
    }
}

impl Tally {
    /// How a role did.
    pub fn role(&self, role: Role) -> Rate {
        self.roles[role as usize]
    }

    /// How a character did on a side.
    pub fn character(&self, character: Character, side: Side) -> Rate {
        self.characters[character as usize][side as usize]
    }

    /// How a bot did in a role.
    pub fn bot(&self, bot: BotName, role: Role) -> Rate {
        self.bots[bot as usize][role as usize]
    }

    /// Games played, well or not.
    pub fn games(&self) -> u64 {
        self.finished + self.errors
    }

    /// Counts a game that has a winner.
    pub(crate) fn count(&mut self, plan: &Plan, game: &Game, winner: Winner) {
        self.finished += 1;
        match winner {
            Winner::Law => self.law += 1,
            Winner::Outlaws => self.outlaws += 1,
            Winner::Renegade(_) => self.renegade += 1,
            Winner::Survivor(_) | Winner::Personal(_) => self.other += 1,
        }
        let turns = game.turn().number as usize;
        if self.lengths.len() <= turns {
            self.lengths.resize(turns + 1, 0);
        }
        self.lengths[turns] += 1;
        for seat in game.all_seats().iter() {
            let role = game.role(seat);
            let won = game.has_won(seat);
            self.characters[game.seat(seat).character as usize][Side::of(role) as usize].add(won);
            // A player wins once, however many characters he has.
            if game.own(seat).iter().next() == Some(seat) {
                self.roles[role as usize].add(won);
                self.bots[plan.bot(game.owner(seat).index()) as usize][role as usize].add(won);
            }
        }
    }

    /// Adds the counts of other games.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.finished += other.finished;
        self.errors += other.errors;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.turns += other.turns;
        self.law += other.law;
        self.outlaws += other.outlaws;
        self.renegade += other.renegade;
        self.other += other.other;
        add_all(&mut self.lengths, &other.lengths);
        merge_all(&mut self.roles, &other.roles);
        merge_all(self.characters.as_flattened_mut(), other.characters.as_flattened());
        merge_all(self.bots.as_flattened_mut(), other.bots.as_flattened());
    }
}

fn merge_all(into: &mut [Rate], from: &[Rate]) {
    into.iter_mut().zip(from).for_each(|(into, from)| into.merge(*from));
}

/// Adds counts place by place, the shorter list being followed by nothing.
pub(crate) fn add_all(into: &mut Vec<u64>, from: &[u64]) {
    if into.len() < from.len() {
        into.resize(from.len(), 0);
    }
    into.iter_mut().zip(from).for_each(|(into, from)| *into += from);
}
