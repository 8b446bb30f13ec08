//! The situation of whoever is asked, and what cards are worth in his hand.

use saloon_rules::defs::Border;
use saloon_rules::{CardId, Character, Game, Kind, Pay, Seat};

use crate::mind::weights::Weights;

/// Read off the game once per decision.
pub(super) struct Own<'a> {
    pub(super) game: &'a Game,
    pub(super) w: &'a Weights,
    pub(super) seat: Seat,
    pub(super) life: i8,
    pub(super) max: i8,
    pub(super) living: usize,
    /// Bang! cards, or what counts as one, in hand.
    pub(super) bangs: u8,
    pub(super) dodges: u8,
    pub(super) beers: u8,
    pub(super) hand: u8,
    /// Kinds in play in front of him, one bit each.
    laid: u64,
    /// Abilities he has, one bit each.
    abilities: u64,
}

impl<'a> Own<'a> {
    pub(super) fn of(game: &'a Game, seat: Seat, w: &'a Weights) -> Own<'a> {
        let state = game.seat(seat);
        let cards = game.hand(seat);
        let mut own = Own {
            game,
            w,
            seat,
            life: state.life,
            max: state.max,
            living: game.living().len(),
            bangs: 0,
            dodges: 0,
            beers: 0,
            hand: cards.len() as u8,
            laid: laid(game, seat),
            abilities: state.characters().fold(0, |all, one| all | 1 << one as u8),
        };
        let janet = own.is(Character::CalamityJanet);
        let spencer = own.is(Character::BigSpencer);
        for card in cards.iter() {
            let kind = game.kind(card);
            let def = kind.def();
            own.bangs += u8::from(kind == Kind::Bang || (janet && kind == Kind::Missed));
            own.dodges += u8::from(def.dodges && def.border == Border::Brown && !(spencer && kind == Kind::Missed));
            own.beers += u8::from(kind == Kind::Beer);
        }
        own
    }

    /// Has he this ability, printed or borrowed?
    #[inline]
    pub(super) fn is(&self, character: Character) -> bool {
        self.abilities >> character as u8 & 1 == 1
    }

    /// Does a card of this kind lie in front of him?
    #[inline]
    pub(super) fn has_laid(&self, kind: Kind) -> bool {
        self.laid >> kind as u8 & 1 == 1
    }

    pub(super) fn wounds(&self) -> i8 {
        self.max - self.life
    }

    /// What one more life point is worth: more the fewer are left.
    pub(super) fn life_worth(&self) -> f32 {
        self.w.life
            + match self.life {
                ..=1 => self.w.life_last,
                2 => self.w.life_second,
                3 => self.w.life_third,
                _ => 0.0,
            }
    }

    /// Any number of Bang! cards a turn?
    pub(super) fn is_unlimited(&self) -> bool {
        self.has_laid(Kind::Volcanic) || self.is(Character::WillyTheKid)
    }

    /// What a card is worth in hand.
    pub(super) fn card(&self, card: CardId) -> f32 {
        self.worth(self.game.kind(card))
    }

    /// What cards are worth that pay for something.
    pub(super) fn sum(&self, cards: Pay) -> f32 {
        cards.into_iter().flatten().map(|card| self.card(card)).sum()
    }

    /// What a card of this kind is worth in hand.
    pub(super) fn worth(&self, kind: Kind) -> f32 {
        let w = self.w;
        let low = if self.life <= 2 { 1.0 } else { 0.0 };
        let spare = |count: u8, enough: u8| 0.45 * f32::from(count.saturating_sub(enough));
        match kind {
            Kind::Missed if self.is(Character::BigSpencer) => 0.3,
            Kind::Missed => w.worth_missed + low - spare(self.dodges, 2),
            Kind::Dodge => w.worth_missed + 0.5 + low - spare(self.dodges, 2),
            Kind::Bang if self.is(Character::CalamityJanet) => w.worth_missed + low - spare(self.bangs, 3),
            Kind::Bang if self.is_unlimited() || self.is(Character::LeeVanKliff) => w.worth_bang + 0.2,
            Kind::Bang => w.worth_bang - spare(self.bangs, 2),
            Kind::Beer if self.living <= 2 => 0.1,
            Kind::Beer => w.worth_beer + low - spare(self.beers, 2),
            Kind::Saloon if self.living <= 2 => 2.0 + low,
            Kind::Duel => w.worth_duel + 0.3 * f32::from(self.bangs.min(4)),
            Kind::Volcanic if self.is(Character::WillyTheKid) => 0.3,
            Kind::Volcanic => 1.4 + 0.5 * f32::from(self.bangs.min(4)),
            _ if kind.def().stays() && self.has_laid(kind) => 0.3,
            _ if kind.def().weapon => {
                let better = f32::from(reach(kind)) - f32::from(self.reach());
                if better <= 0.0 { 0.4 } else { 1.3 + 0.35 * better }
            }
            _ => plain_worth(kind),
        }
    }

    /// The printed range of the weapon in play.
    pub(super) fn reach(&self) -> u8 {
        const WEAPONS: [Kind; 4] = [Kind::Winchester, Kind::RevCarabine, Kind::Remington, Kind::Schofield];
        WEAPONS.into_iter().find(|kind| self.has_laid(*kind)).map_or(1, reach)
    }
}

/// Kinds in play in front of a seat, one bit each.
pub(super) fn laid(game: &Game, seat: Seat) -> u64 {
    game.table(seat).iter().fold(0, |all, card| all | 1 << game.kind(card) as u8)
}

/// The printed range of a weapon.
pub(super) const fn reach(kind: Kind) -> u8 {
    match kind {
        Kind::Schofield => 2,
        Kind::Remington => 3,
        Kind::RevCarabine => 4,
        Kind::Winchester => 5,
        _ => 1,
    }
}

/// Kinds whose worth does not depend on the holder.
pub(super) const fn plain_worth(kind: Kind) -> f32 {
    match kind {
        Kind::WellsFargo | Kind::PonyExpress => 4.0,
        Kind::Stagecoach | Kind::Barrel | Kind::Gatling | Kind::Howitzer => 3.0,
        Kind::Beer | Kind::Missed | Kind::Dodge | Kind::Bible | Kind::Whisky => 2.8,
        Kind::Mustang | Kind::Hideout | Kind::Panic | Kind::Conestoga | Kind::BuffaloRifle => 2.6,
        Kind::IronPlate | Kind::Sombrero | Kind::TenGallonHat | Kind::Derringer | Kind::Pepperbox => 2.5,
        Kind::CatBalou | Kind::CanCan | Kind::RagTime | Kind::Punch | Kind::Canteen | Kind::Volcanic => 2.3,
        Kind::Bang | Kind::Indians | Kind::Knife | Kind::Tequila | Kind::Springfield => 2.1,
        Kind::Scope | Kind::Binocular | Kind::Jail | Kind::Duel | Kind::Brawl => 1.9,
        Kind::Saloon | Kind::GeneralStore => 1.7,
        Kind::Schofield => 1.5,
        Kind::Remington => 1.9,
        Kind::RevCarabine => 2.2,
        Kind::Winchester => 2.5,
        Kind::Dynamite => 0.8,
    }
}
