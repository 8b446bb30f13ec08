//! What another seat looks like as a target: how likely a hit lands, and what that would be worth.

use saloon_rules::{Character, Game, Kind, Seat};

use super::own::laid;
use crate::mind::minds::Stakes;
use crate::mind::weights::Weights;

/// One other seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rival {
    pub(super) life: i8,
    pub(super) max: i8,
    pub(super) hand: u8,
    pub(super) stake: f32,
    /// What a hit brings that takes one dodge, one that takes two, and a demand for a Bang!.
    pub(super) shot: f32,
    pub(super) hard_shot: f32,
    pub(super) demand: f32,
    /// What a life point less brings.
    pub(super) wound: f32,
}

impl Rival {
    pub(super) fn of(game: &Game, stakes: &Stakes, seat: Seat, w: &Weights) -> Rival {
        let state = game.seat(seat);
        let abilities: u64 = state.characters().fold(0, |all, one| all | 1 << one as u8);
        let is = |character: Character| abilities >> character as u8 & 1 == 1;
        let hand = game.hand(seat).len();
        let (mut is_dodge, mut is_bang) = (w.is_dodge, w.is_bang);
        if is(Character::CalamityJanet) {
            is_dodge += w.is_bang;
            is_bang = is_dodge;
        }
        if is(Character::BigSpencer) {
            is_dodge *= 0.2;
        }
        let mut dodges = 1.0 - power(1.0 - is_dodge, hand);
        let gives = 1.0 - power(1.0 - is_bang, hand);
        let mut rescue = if game.living().len() > 2 { 1.0 - power(1.0 - w.is_beer, hand) } else { 0.0 };
        if is(Character::TerenKill) {
            // Three suits of four keep him alive.
            rescue = 1.0 - 0.25 * (1.0 - rescue);
        }
        if is(Character::ElenaFuente) && hand > 0 {
            dodges = 0.95;
        }
        let hearts = if is(Character::LuckyDuke) { 0.44 } else { 0.25 };
        let mut through = 1.0;
        if is(Character::Jourdonnais) {
            through *= 1.0 - hearts;
        }
        if !game.is_muted(seat) {
            let table = laid(game, seat);
            let has = |kind: Kind| table >> kind as u8 & 1 == 1;
            if has(Kind::Barrel) {
                through *= 1.0 - hearts;
            }
            let ready = |card| game.kind(card).def().dodges && !game.fresh().contains(card);
            if game.table(seat).iter().any(ready) {
                dodges = 0.95;
            }
        }
        let thorns = if is(Character::BartCassidy) || is(Character::ElGringo) { w.thorns } else { 0.0 };
        let (stake, prize) = (stakes.stake[seat.index()], stakes.prize[seat.index()]);
        let wound = match state.life {
            ..=1 => prize * (1.0 - rescue) + stake * w.life * rescue,
            2 => stake * w.life * w.wound_second - thorns,
            3 => stake * w.life * w.wound_third - thorns,
            _ => stake * w.life - thorns,
        };
        let hit = |by_cards: f32| through * ((1.0 - by_cards) * wound + by_cards * stake * w.dodged);
        Rival {
            life: state.life,
            max: state.max,
            hand: hand as u8,
            stake,
            shot: hit(dodges),
            hard_shot: hit(dodges * dodges),
            demand: (1.0 - gives) * wound + gives * stake * w.dodged,
            wound,
        }
    }
}

/// A small power.
pub(super) fn power(base: f32, times: usize) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}
