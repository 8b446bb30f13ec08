//! Picks: from a store, off the deck, out of a hand, from somebody's cards.

use saloon_rules::{Action, CardId, Character, Choice, Kind, Seat, Suit, View};

use super::side::Side;
use super::suspicion::Suspicion;
use super::worth::{ANY_CARD, Own, plain_worth};

/// One player who has to choose among cards or seats.
pub(super) struct Picks<'a> {
    view: &'a View,
    suspicion: &'a Suspicion,
    own: Own,
}

impl<'a> Picks<'a> {
    pub(super) fn of(view: &'a View, suspicion: &'a Suspicion, me: Seat) -> Picks<'a> {
        Picks { view, suspicion, own: Own::of(view, me) }
    }

    fn kind(&self, card: CardId) -> Kind {
        self.view.face(card).kind
    }

    fn stake(&self, seat: Seat) -> f32 {
        Side::of(self.view, self.suspicion, self.own.seat).stake(seat)
    }

    /// The card that is worth most to oneself.
    pub(super) fn best(&self, action: &Action) -> f32 {
        match *action {
            Action::Pick(card) => self.own.worth(self.kind(card)),
            _ => ANY_CARD,
        }
    }

    /// The card that is worth least.
    pub(super) fn worst(&self, action: &Action) -> f32 {
        -self.best(action)
    }

    /// Hearts are good for barrels and jails; low spades blow up.
    pub(super) fn flip(&self, action: &Action) -> f32 {
        let Action::Pick(card) = *action else { return 0.0 };
        let face = self.view.face(card);
        match face.suit {
            Suit::Hearts => 2.0,
            Suit::Spades if face.rank.0 <= 9 => 0.0,
            Suit::Diamonds | Suit::Clubs | Suit::Spades => 1.0,
        }
    }

    /// The first card of phase one, or all of it; a card in play not `again`.
    pub(super) fn draw_mode(&self, action: &Action, again: bool) -> f32 {
        match *action {
            Action::Pick(_) if again => -1.0,
            Action::Choose(Choice::Deck) => ANY_CARD + 0.2,
            Action::Choose(Choice::Discard) => {
                self.view.discard_from_top().next().map_or(0.0, |card| self.own.worth(self.kind(card)))
            }
            Action::Name(seat) => ANY_CARD + self.stake(seat),
            // A card in play costs both cards of the deck.
            Action::Pick(card) => {
                let owner = self.view.living.iter().find(|seat| self.view.table(*seat).any(|other| other == card));
                let kind = self.kind(card);
                let others = |seat: &Seat| self.view.owner(*seat) != self.view.owner(self.own.seat);
                let loss = owner.filter(others).map_or(0.0, |seat| self.stake(seat));
                self.own.worth(kind) + loss * (plain_worth(kind) + 0.3) - ANY_CARD
            }
            _ => 0.0,
        }
    }

    /// What somebody loses by one's own choice.
    pub(super) fn victim(&self, seat: Seat, action: &Action) -> f32 {
        let loss = match *action {
            Action::Pick(card) => match self.kind(card) {
                Kind::Jail => -1.9,
                Kind::Dynamite => -0.4,
                kind => plain_worth(kind) + 0.3,
            },
            _ => ANY_CARD,
        };
        self.stake(seat) * loss
    }

    /// A gift: the worst card for an enemy, the second thought for a friend.
    pub(super) fn gift(&self, action: &Action) -> f32 {
        self.worst(action)
    }

    /// Whose ability to borrow.
    pub(super) fn copy(&self, action: &Action) -> f32 {
        let Action::Name(seat) = *action else { return 0.0 };
        ability_worth(self.view.seat(seat).character, self.own.life)
    }
}

/// Which of one's two characters acts: the one whose ability brings more, with a weapon rather than without, and a wounded one
/// where there is a Beer for it.
pub(super) fn active(view: &View, me: Seat, action: &Action) -> f32 {
    let seat = match *action {
        Action::Name(seat) => seat,
        Action::Choose(Choice::Character(character)) => return character_worth(character),
        _ => return 0.0,
    };
    let state = view.seat(seat);
    let armed = view.table(seat).filter(|card| view.face(*card).kind.def().weapon).count() as f32;
    let kinds = || view.hand(me).iter().flatten().map(|card| view.face(*card).kind);
    let beers = kinds().filter(|kind| *kind == Kind::Beer).count() as i8;
    let healed = beers.min(state.max - state.life).max(0);
    let limit = f32::from(state.life.min(4));
    ability_worth(state.character, state.life) + 0.8 * armed + 1.2 * f32::from(healed) + 0.4 * limit
}

/// Where a card is laid that does harm: in front of the character that can stand it.
pub(super) fn place(view: &View, action: &Action) -> f32 {
    let Action::Name(seat) = *action else { return 0.0 };
    f32::from(view.seat(seat).life)
}

/// A character to keep for the whole game: what its ability brings a round, and the life printed on it.
pub(super) fn character(action: &Action) -> f32 {
    let Action::Choose(Choice::Character(character)) = *action else { return 0.0 };
    character_worth(character)
}

/// What a character is worth in a whole game.
pub(super) fn character_worth(character: Character) -> f32 {
    let life = character.def().life as i8;
    ability_worth(character, life) + 1.2 * f32::from(life)
}

/// What the abilities of two characters are worth that are drawn blindly.
const TWO_DRAWN: f32 = 3.8;

/// Is it worth giving back the characters one has drawn for two others?
pub(super) fn redraw(view: &View, me: Seat) -> f32 {
    let state = view.seat(me);
    TWO_DRAWN - state.drawn.iter().map(|drawn| ability_worth(drawn, state.life)).sum::<f32>()
}

/// What an ability is worth for one round.
fn ability_worth(character: Character, life: i8) -> f32 {
    match character {
        Character::PixiePete => 3.0,
        Character::BillNoface => {
            if life <= 1 {
                2.8
            } else {
                1.5
            }
        }
        Character::ClausTheSaint | Character::UncleWill => 2.2,
        Character::BlackJack | Character::PedroRamirez | Character::JesseJones | Character::KitCarlson => 2.0,
        Character::BartCassidy | Character::ElGringo => {
            if life > 1 {
                2.0
            } else {
                0.5
            }
        }
        Character::Jourdonnais | Character::PaulRegret | Character::ApacheKid => 2.4,
        Character::ElenaFuente => 2.6,
        Character::WillyTheKid | Character::SlabTheKiller | Character::SuzyLafayette => 1.9,
        Character::SidKetchum => {
            if life <= 2 {
                2.3
            } else {
                1.2
            }
        }
        Character::TerenKill if life <= 1 => 3.0,
        Character::TerenKill | Character::GreygoryDeck => 2.4,
        Character::JohnPain | Character::YoulGrinner => 2.2,
        Character::FlintWestwood | Character::GaryLooter => 1.8,
        // A ban, and nothing else.
        Character::BigSpencer => -0.5,
        _ => 1.3,
    }
}
