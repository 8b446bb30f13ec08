//! Options of the table that bend rules inside a game: tables of hooks like the mode itself.

use crate::game::Game;
use crate::ids::{Role, Seat};
use crate::modes::mercy;
use crate::rules::Rules;
use crate::series::Price;
use crate::switches::Options;

/// An option that answers questions.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableOption {
    /// The sheriff may take back a Bang! (VAR-MERCY-1).
    WithoutMercy,
    /// Money for outlaws instead of cards (VAR-BOUNTY-1).
    Bounties,
}

impl TableOption {
    pub(crate) const ALL: [TableOption; 2] = [TableOption::WithoutMercy, TableOption::Bounties];

    /// What it changes.
    pub(crate) const fn rules(self) -> &'static Rules {
        match self {
            TableOption::WithoutMercy => &mercy::RULES,
            TableOption::Bounties => &BOUNTIES,
        }
    }

    const fn is_on(self, options: &Options) -> bool {
        match self {
            TableOption::WithoutMercy => options.without_mercy,
            TableOption::Bounties => options.bounties,
        }
    }
}

const BOUNTIES: Rules = Rules { bounty: Some(a_thousand_for_an_outlaw), ..Rules::NONE };

fn a_thousand_for_an_outlaw(game: &Game, dead: Seat) -> Option<Price> {
    Price::of(1000).filter(|_| game.role(dead) == Role::Outlaw)
}

/// The options of a table that answer anything. Follows from the switches.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableOptions(u8);

impl TableOptions {
    /// None is on.
    pub(crate) const NONE: TableOptions = TableOptions(0);

    /// Those that are on.
    pub(crate) fn of(options: &Options) -> TableOptions {
        let on = TableOption::ALL.into_iter().filter(|one| one.is_on(options));
        TableOptions(on.fold(0, |all, one| all | 1 << one as u8))
    }

    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Only those of a set by number.
    pub(crate) const fn among(self, set: u8) -> TableOptions {
        TableOptions(self.0 & set)
    }

    /// Takes the first one out.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<TableOption> {
        if self.is_none() {
            return None;
        }
        let first = TableOption::ALL.into_iter().find(|one| self.0 >> *one as u8 & 1 == 1)?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}
