//! What another seat looks like as a target: how likely a hit lands, and what that would be worth.

use saloon_rules::{Character, Kind, Seat, View};

use super::side::Side;
use super::worth::LIFE;

/// One other living seat.
#[derive(Copy, Clone, Debug)]
pub(super) struct Rival {
    pub(super) life: i8,
    pub(super) max: i8,
    pub(super) hand: u8,
    /// What is gained when the seat is worse off by one card.
    pub(super) stake: f32,
    /// What is gained when the seat is out of the game.
    prize: f32,
    /// What a hit brings that takes one dodge.
    pub(super) shot: f32,
    /// What a demand for a Bang! brings.
    pub(super) demand: f32,
    /// The chance that it dodges one hit with cards, and with barrels.
    dodges: f32,
    barrels: f32,
    /// The chance that it has a card of the kind demanded by Indians! and duels.
    gives: f32,
    /// The chance that a last life point is saved by a Beer.
    rescue: f32,
    /// Distance added by the seat itself.
    pub(super) farther: i8,
    /// What the seat does when wounded, in cards to it or from the attacker.
    thorns: f32,
}

/// Chances that a hand card of which nothing is known dodges, is a Bang!, is a Beer. Dodges are kept, so they pile up.
const IS_DODGE: f32 = 0.22;
const IS_BANG: f32 = 0.30;
const IS_BEER: f32 = 0.08;

impl Rival {
    pub(super) fn of(view: &View, side: &Side<'_>, seat: Seat) -> Rival {
        let state = view.seat(seat);
        let is = |character| {
            state.character == character
                || state.borrowed == Some(character)
                || state.drawn.iter().any(|drawn| drawn == character)
        };
        let mut rival = Rival {
            life: state.life,
            max: state.max,
            hand: state.hand,
            stake: side.stake(seat),
            prize: side.prize(seat),
            shot: 0.0,
            demand: 0.0,
            dodges: 0.0,
            barrels: 0.0,
            gives: 0.0,
            rescue: 0.0,
            // Of two characters only the active one is hard to see.
            farther: i8::from(is(Character::PaulRegret) && !view.passive.contains(seat)),
            thorns: if is(Character::BartCassidy) || is(Character::ElGringo) { 0.5 } else { 0.0 },
        };
        rival.read_hand(view, seat, is(Character::CalamityJanet));
        if is(Character::BigSpencer) {
            rival.dodges *= 0.2;
        }
        if is(Character::TerenKill) {
            // Three suits of four keep him alive.
            rival.rescue = 1.0 - 0.25 * (1.0 - rival.rescue);
        }
        if is(Character::ElenaFuente) && state.hand > 0 {
            rival.dodges = 0.95;
        }
        rival.read_table(view, seat, is(Character::LuckyDuke));
        if is(Character::Jourdonnais) {
            rival.barrel(is(Character::LuckyDuke));
        }
        rival.shot = rival.hit(rival.dodges);
        rival.demand = (1.0 - rival.gives) * rival.wound() + rival.gives * rival.stake * 0.8;
        rival
    }

    fn read_hand(&mut self, view: &View, seat: Seat, janet: bool) {
        let (mut no_dodge, mut no_bang, mut no_beer) = (1.0, 1.0, 1.0);
        for card in view.hand(seat) {
            let (dodge, bang, beer) = match card.map(|card| view.face(card).kind) {
                None if janet => (IS_DODGE + IS_BANG, IS_DODGE + IS_BANG, IS_BEER),
                None => (IS_DODGE, IS_BANG, IS_BEER),
                Some(kind) => {
                    let either = janet && matches!(kind, Kind::Bang | Kind::Missed);
                    let certain = |holds: bool| f32::from(u8::from(holds));
                    (
                        certain(either || kind.def().dodges && !kind.def().stays()),
                        certain(either || kind == Kind::Bang),
                        certain(kind == Kind::Beer),
                    )
                }
            };
            no_dodge *= 1.0 - dodge;
            no_bang *= 1.0 - bang;
            no_beer *= 1.0 - beer;
        }
        self.dodges = 1.0 - no_dodge;
        self.gives = 1.0 - no_bang;
        self.rescue = if view.living.len() > 2 { 1.0 - no_beer } else { 0.0 };
    }

    fn read_table(&mut self, view: &View, seat: Seat, lucky: bool) {
        if view.muted.contains(seat) {
            return;
        }
        for card in view.table(seat) {
            let kind = view.face(card).kind;
            match kind {
                Kind::Barrel => self.barrel(lucky),
                Kind::Mustang | Kind::Hideout => self.farther += 1,
                _ if kind.def().dodges && !view.fresh.contains(card) => self.dodges = 0.95,
                _ => {}
            }
        }
    }

    /// One more check for hearts before a hit lands.
    fn barrel(&mut self, lucky: bool) {
        let hearts = if lucky { 0.44 } else { 0.25 };
        self.barrels = 1.0 - (1.0 - self.barrels) * (1.0 - hearts);
    }

    /// What the loss of a life point brings.
    fn wound(&self) -> f32 {
        if self.life <= 1 {
            return self.prize * (1.0 - self.rescue) + self.stake * LIFE * self.rescue;
        }
        let weakness = match self.life {
            2 => 1.4,
            3 => 1.15,
            _ => 1.0,
        };
        self.stake * LIFE * weakness - self.thorns
    }

    /// What a hit brings that cards avert with this chance.
    fn hit(&self, by_cards: f32) -> f32 {
        let dodged = by_cards * (1.0 - self.barrels);
        let through = (1.0 - by_cards) * (1.0 - self.barrels);
        // A dodge at least costs a card.
        through * self.wound() + dodged * self.stake * 0.8
    }

    /// What a hit brings that takes two dodges.
    pub(super) fn hard_shot(&self) -> f32 {
        self.hit(self.dodges * self.dodges)
    }

    /// What a duel brings that the rival loses.
    pub(super) fn lost_duel(&self) -> f32 {
        self.wound()
    }
}

/// The chance that a hand of this many unknown cards holds no more Bang! cards than `most`.
pub(super) fn at_most_bangs(hand: u8, most: u8) -> f32 {
    CUMULATED[(hand as usize).min(HANDS - 1)][(most as usize).min(BANGS - 1)]
}

const HANDS: usize = 11;
const BANGS: usize = 6;

/// Sums of the binomial distribution, row by row: either the last card is a Bang! or it is not.
static CUMULATED: [[f32; BANGS]; HANDS] = {
    let mut sums = [[1.0; BANGS]; HANDS];
    let mut hand = 1;
    while hand < HANDS {
        let mut most = 0;
        while most < BANGS {
            let fewer = if most == 0 { 0.0 } else { sums[hand - 1][most - 1] };
            sums[hand][most] = (1.0 - IS_BANG) * sums[hand - 1][most] + IS_BANG * fewer;
            most += 1;
        }
        hand += 1;
    }
    sums
};
