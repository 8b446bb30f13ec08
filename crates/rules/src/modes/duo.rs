//! Two players with two characters each: four seats in a ring, one hand for each player, one character of each active.

use crate::config::Config;
use crate::frame::Stack;
use crate::game::{Game, Spare, Winner};
use crate::ids::{MOST_SEATS, Player, Players, Role, Seat, Seats};
use crate::modes::draft::Draft;
use crate::modes::{Dealt, ModeDef, Reward};
use crate::rules::{Death, Judgement, Rules, Stratum};

pub(super) const TWO_CHARACTERS: ModeDef = ModeDef {
    id: "two-characters",
    characters: 2,
    roles: |_| &[],
    deal: |_, _| Dealt { roles: [Role::Outlaw; MOST_SEATS], shown: Players::NONE },
    open: |_| true,
    // There are no roles; whoever has drawn this lot begins (VAR-DUO-1).
    opens: Role::Deputy,
    judged_at_once: true,
    rules: Rules {
        goal: Some(goal),
        reward: Some(|_, _| Reward::Nothing),
        silences: Some(|game, _, below| if below == Stratum::Characters { game.resting() } else { Seats::NONE }),
        ..Rules::NONE
    },
};

/// VAR-DUO-2: whose characters are both dead has lost. The winner goes by his first seat, living or not.
fn goal(game: &Game, _: Option<Death>) -> Judgement {
    let has = |player: &Player| !game.seats_of(*player).and(game.counted()).is_empty();
    let mut there = game.players().iter().filter(has);
    let (first, second) = (there.next(), there.next());
    let winner = first.filter(|_| second.is_none()).and_then(|player| game.seats_of(player).iter().next());
    winner.map_or(Judgement::GoesOn, |seat| Judgement::Won(Winner::Personal(seat)))
}

/// How many characters lie face up to be picked from.
pub(crate) const OFFERED: usize = 4;

impl Game {
    /// VAR-DUO-1: who picks first is drawn by lot, four characters are turned up, and the other one takes the first turn.
    pub(crate) fn begin_draft(&mut self, config: &Config) {
        let lead = config.carry.as_ref().and_then(|carry| carry.lead);
        let begins = match lead {
            Some(lead) => self.owner(lead),
            None => Player::at(1 - self.chance.below(2)),
        };
        self.roles[begins] = self.mode.opens();
        let first_of = |player: Player| self.seats_of(player).iter().next().unwrap_or(Seat::at(0));
        let (begins, picks) = (first_of(begins), first_of(Player::at(1 - begins.index())));

        self.pool = config.pool().fold(0, |all, character| all | 1 << character as u8);
        // Characters that are fixed are among the four.
        self.books.offered = config.fixed.into_iter().flatten().collect();
        let (mut free, count) = self.free_characters();
        self.chance.shuffle(&mut free[..count]);
        let mut dealt = free[..count].iter().copied();
        let fixed = self.books.offered;
        let missing = OFFERED.saturating_sub(fixed.len());
        self.books.offered = fixed.iter().chain(dealt.by_ref().take(missing)).collect();
        self.refresh();

        self.in_game = config.playing_cards();
        self.shuffle_deck();
        self.turn.seat = begins;
        self.deal_events();
        // One for each player (VAR-DUO-19f).
        if self.stacks.main.iter().any(|event| event.def().needs_spares) {
            for seat in [picks, begins] {
                self.seat_mut(seat).spare = dealt.next().map(|character| Spare { character, seen: Players::NONE });
            }
        }
        self.stack = Stack::new(Draft::from(picks).into());
    }

    /// This character of its player is active from now on, and the other one is not.
    pub(crate) fn activate(&mut self, seat: Seat) {
        let own = self.own(seat).and(self.living);
        self.passive = self.passive.minus(own).or(own.without(seat));
        self.refresh();
    }
}
