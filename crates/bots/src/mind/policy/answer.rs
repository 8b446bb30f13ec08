//! Answers: dodging, giving cards, drinking in time, and abilities in between.

use saloon_rules::defs::End;
use saloon_rules::{Action, CardId, Game, Kind, Pay, Seat, Source};

use super::own::{Own, plain_worth};
use super::play::at_most_bangs;

/// One player who has to answer something.
pub(super) struct Answers<'a> {
    pub(super) game: &'a Game,
    pub(super) own: Own<'a>,
}

impl Answers<'_> {
    /// A hit: barrels cost nothing, then whatever is worth less than the life point.
    pub(super) fn dodge(&self, covered: bool, actions: &[Action], action: &Action) -> f32 {
        match *action {
            Action::Use { source, pay, .. } if source.ability_def().is_some() => self.drained_hit(pay, actions),
            Action::Use { source: Source::Card(card), .. } if self.game.kind(card).def().dodges => {
                if covered {
                    50.0
                } else {
                    -1.0
                }
            }
            Action::Use { .. } => 100.0,
            Action::Play { card, .. } => {
                if covered {
                    self.own.life_worth() + self.own.w.dodge_more - self.own.card(card)
                } else {
                    -1.0
                }
            }
            Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => 0.0,
        }
    }

    /// A card in play is shot at: barrels cost nothing, then whatever is worth less than the card.
    pub(super) fn save_card(&self, target: CardId, action: &Action) -> f32 {
        let kind = self.game.kind(target);
        let worth = if matches!(kind, Kind::Jail | Kind::Dynamite) { -1.0 } else { plain_worth(kind) + 0.3 };
        match *action {
            Action::Use { source, .. } if source.ability_def().is_some() => -1.0,
            Action::Use { source: Source::Card(card), .. } if self.game.kind(card).def().dodges => {
                // The card itself is lost either way.
                if card == target { 0.1 } else { worth - plain_worth(self.game.kind(card)) }
            }
            Action::Use { .. } => worth,
            Action::Play { card, .. } => worth - self.own.card(card),
            Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => 0.0,
        }
    }

    /// Half a dodge is a card thrown away.
    pub(super) fn can_cover(&self, owed: u8, actions: &[Action]) -> bool {
        if owed < 2 {
            return true;
        }
        let mut cards = [None; 2];
        let mut sources = 0;
        for action in actions {
            match *action {
                Action::Play { card, .. } if !cards.contains(&Some(card)) => {
                    cards = [cards[1], Some(card)];
                    sources += 1;
                }
                Action::Use { source, .. } if source.ability_def().is_none() => sources += 1,
                _ => {}
            }
        }
        sources >= owed
    }

    /// Cards for a life while a hit is on its way: only if it would kill and nothing else helps.
    fn drained_hit(&self, pay: Pay, actions: &[Action]) -> f32 {
        let dodges = actions.iter().any(|action| matches!(action, Action::Play { .. }));
        let rescued = self.own.beers > 0 || self.game.switches().base.sid_in_rescue;
        if self.own.life > 1 || dodges || rescued { -1.0 } else { 10.0 - self.own.sum(pay) }
    }

    /// A Bang! for Indians! or in a duel.
    pub(super) fn give(&self, by: Seat, kind: Kind, friend: bool, action: &Action) -> f32 {
        let Action::Play { card, .. } = *action else {
            return if matches!(action, Action::Use { .. }) { -1.0 } else { 0.0 };
        };
        let saved = if kind == Kind::Duel {
            // Giving up costs a life point now; going on costs cards, and perhaps the point after all.
            let hand = self.game.hand(by).len() as u8;
            let win = at_most_bangs(hand, self.own.bangs.saturating_sub(1), self.own.w.is_bang);
            let mercy = if friend && self.own.life > 1 { -5.0 } else { 0.0 };
            win * (self.own.life_worth() + 2.0) + mercy
        } else {
            self.own.life_worth() + self.own.w.dodge_more
        };
        saved - 0.6 * self.own.card(card)
    }

    /// A Beer against points about to be lost. Drinking it later is as good, while there is a later.
    pub(super) fn prevent(&self, points: u8, action: &Action) -> f32 {
        let dies = self.own.life <= points as i8;
        match action {
            Action::Play { .. } if dies || self.own.life <= 2 || self.own.hand as i8 > self.own.life => 1.0,
            Action::Play { .. } => -1.0,
            _ => 0.0,
        }
    }

    /// Life is gone: anything that helps, the cheapest first.
    pub(super) fn rescue(&self, action: &Action) -> f32 {
        match *action {
            Action::Play { .. } => 20.0,
            Action::Use { pay, .. } => 15.0 - self.own.sum(pay),
            Action::Pass | Action::Rest | Action::Pick(_) | Action::Name(_) | Action::Choose(_) => 0.0,
        }
    }

    /// Cards for a life between turns: only poor cards. What costs nothing is worth having.
    pub(super) fn interrupt(&self, action: &Action) -> f32 {
        match *action {
            Action::Use { source, pay, .. } => {
                let heals = source.ability_def().is_some_and(|ability| ability.end == End::Heal);
                (if heals { self.own.life_worth() - 0.3 } else { 0.2 }) - self.own.sum(pay)
            }
            _ => 0.0,
        }
    }
}
