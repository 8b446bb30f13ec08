//! What a card is worth to its holder, in cards off the deck: for discards, costs, picks and thefts.

use super::coming::Coming;
use saloon_rules::defs::Border;
use saloon_rules::{CardId, Character, Kind, Seat, View};

/// A card about which nothing is known.
pub(super) const ANY_CARD: f32 = 1.6;

/// A life point, with plenty of others left.
pub(super) const LIFE: f32 = 2.0;

/// The holder's own situation, read off the view once per decision.
pub(super) struct Own {
    pub(super) seat: Seat,
    pub(super) life: i8,
    pub(super) max: i8,
    /// Players left in the game.
    pub(super) living: usize,
    /// Bang! cards, or what counts as one, in hand.
    pub(super) bangs: u8,
    /// Cards in hand that dodge.
    pub(super) dodges: u8,
    pub(super) beers: u8,
    pub(super) hand: u8,
    /// The event everybody sees coming.
    pub(super) coming: Coming,
    /// Kinds in play in front of the holder, one bit each.
    laid: u64,
    characters: [Option<Character>; 4],
}

impl Own {
    pub(super) fn of(view: &View, seat: Seat) -> Own {
        let state = view.seat(seat);
        let mut own = Own {
            seat,
            life: state.life,
            max: state.max,
            living: view.living.len(),
            bangs: 0,
            dodges: 0,
            beers: 0,
            hand: state.hand,
            coming: Coming::of(view),
            laid: 0,
            characters: [Some(state.character), state.borrowed, state.drawn.get(0), state.drawn.get(1)],
        };
        let janet = own.is(Character::CalamityJanet);
        for card in view.hand(seat).iter().flatten() {
            let kind = view.face(*card).kind;
            own.bangs += u8::from(kind == Kind::Bang || (janet && kind == Kind::Missed));
            own.dodges += u8::from(own.can_dodge_with(kind));
            own.beers += u8::from(kind == Kind::Beer);
        }
        for card in view.table(seat) {
            own.laid |= 1 << view.face(card).kind as u8;
        }
        own
    }

    /// Has the holder this ability, printed or borrowed?
    pub(super) fn is(&self, character: Character) -> bool {
        self.characters.contains(&Some(character))
    }

    /// Does a hand card of this kind dodge for the holder?
    fn can_dodge_with(&self, kind: Kind) -> bool {
        let barred = kind == Kind::Missed && self.is(Character::BigSpencer);
        kind.def().dodges && kind.def().border == Border::Brown && !barred
    }

    /// Does a card of this kind lie in front of the holder?
    pub(super) fn has_laid(&self, kind: Kind) -> bool {
        self.laid >> kind as u8 & 1 == 1
    }

    /// Does nothing lie in front of the holder?
    pub(super) fn is_bare(&self) -> bool {
        self.laid == 0
    }

    pub(super) fn wounds(&self) -> i8 {
        self.max - self.life
    }

    /// What one more life point is worth: more the fewer are left.
    pub(super) fn life_worth(&self) -> f32 {
        LIFE + match self.life {
            ..=1 => 2.5,
            2 => 1.0,
            3 => 0.3,
            _ => 0.0,
        }
    }

    /// Any number of Bang! cards a turn?
    pub(super) fn is_unlimited(&self) -> bool {
        self.has_laid(Kind::Volcanic) || self.is(Character::WillyTheKid)
    }

    /// How much nearer the holder sees others.
    pub(super) fn nearer(&self) -> i8 {
        i8::from(self.has_laid(Kind::Scope))
            + i8::from(self.has_laid(Kind::Binocular))
            + i8::from(self.is(Character::RoseDoolan))
    }

    /// What a card of this kind is worth in the holder's hand, also by what is coming.
    pub(super) fn worth(&self, kind: Kind) -> f32 {
        let (now, more) = (self.worth_now(kind), self.coming.kept(kind));
        if more == 0.0 { now } else { (now + more).max(0.05) }
    }

    fn worth_now(&self, kind: Kind) -> f32 {
        let low = if self.life <= 2 { 1.0 } else { 0.0 };
        let spare = |count: u8, enough: u8| 0.45 * f32::from(count.saturating_sub(enough));
        match kind {
            Kind::Missed if self.is(Character::BigSpencer) => 0.3,
            Kind::Missed | Kind::Dodge => {
                let more = if kind == Kind::Dodge { 0.5 } else { 0.0 };
                2.6 + low + more - spare(self.dodges, 2)
            }
            Kind::Bang if self.is(Character::CalamityJanet) => 2.6 + low - spare(self.bangs, 3),
            Kind::Bang if self.is_unlimited() || self.is(Character::LeeVanKliff) => 2.4,
            Kind::Bang => 2.2 - spare(self.bangs, 2),
            Kind::Beer if self.living <= 2 => 0.1,
            Kind::Beer => 3.0 + low - spare(self.beers, 2),
            Kind::Saloon if self.living <= 2 => 2.0 + low,
            Kind::Duel => 1.6 + 0.3 * f32::from(self.bangs.min(4)),
            Kind::Volcanic if self.is(Character::WillyTheKid) => 0.3,
            Kind::Volcanic => 1.4 + 0.5 * f32::from(self.bangs.min(4)),
            _ if kind.def().stays() && self.has_laid(kind) => 0.3,
            _ if kind.def().weapon => self.weapon_worth(kind),
            _ => plain_worth(kind),
        }
    }

    /// A weapon is worth what it reaches beyond the one in play.
    fn weapon_worth(&self, kind: Kind) -> f32 {
        let better = reach(kind) as f32 - self.reach() as f32;
        if better <= 0.0 { 0.4 } else { 1.3 + 0.35 * better }
    }

    /// The printed range of the weapon in play.
    pub(super) fn reach(&self) -> u8 {
        const WEAPONS: [Kind; 4] = [Kind::Winchester, Kind::RevCarabine, Kind::Remington, Kind::Schofield];
        WEAPONS.into_iter().find(|kind| self.has_laid(*kind)).map_or(1, reach)
    }
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
pub(super) fn plain_worth(kind: Kind) -> f32 {
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

/// What each hand card is worth to its holder, looked up instead of worked out: costs come in pairs.
pub(super) struct Worths([f32; saloon_rules::ids::MOST_CARDS]);

impl Worths {
    pub(super) fn of(view: &View, own: &Own) -> Worths {
        let mut worths = Worths([ANY_CARD; saloon_rules::ids::MOST_CARDS]);
        for card in view.hand(own.seat).iter().flatten() {
            worths.0[card.index()] = own.worth(view.face(*card).kind);
        }
        worths
    }

    /// One card.
    pub(super) fn card(&self, card: CardId) -> f32 {
        self.0[card.index()]
    }

    /// Cards that pay for something.
    pub(super) fn sum(&self, cards: saloon_rules::Pay) -> f32 {
        cards.into_iter().flatten().map(|card| self.card(card)).sum()
    }
}
