//! Picks: from a store, off the deck, out of a hand, from somebody's cards; and what events ask.

use saloon_rules::{Action, Ask, CardId, Character, Choice, EventCard, Game, Kind, Question, Seat, Suit};

use super::own::{Own, plain_worth};
use crate::mind::minds::Stakes;

/// One player who has to choose among cards or seats.
pub(super) struct Picks<'a> {
    pub(super) game: &'a Game,
    pub(super) own: Own<'a>,
    pub(super) stakes: &'a Stakes,
}

impl Picks<'_> {
    /// What an answer is worth; where the policy has no opinion, all are worth the same and the first one is taken.
    pub(super) fn score(&self, ask: &Ask, action: &Action) -> f32 {
        match ask.question {
            Question::PickStore | Question::PickDraw | Question::PickLoot { .. } => self.best(action),
            Question::PickSurplus { .. } | Question::PickDuplicate | Question::PickGift { .. } => -self.best(action),
            Question::PickFlip => self.flip(action),
            Question::DrawMode => self.draw_mode(action),
            Question::PickVictim { seat } => self.victim(seat, action),
            Question::NameCopy => match *action {
                Action::Name(seat) => ability_worth(self.game.seat(seat).character, self.own.life),
                _ => 0.0,
            },
            Question::Place { .. } => match *action {
                Action::Name(seat) => f32::from(self.game.seat(seat).life),
                _ => 0.0,
            },
            Question::Activate => self.active(action),
            Question::PickCharacter | Question::Draft | Question::Nominate { .. } => match *action {
                Action::Choose(Choice::Character(character)) => {
                    let life = character.def().life as i8;
                    ability_worth(character, life) + 1.2 * f32::from(life)
                }
                _ => 0.0,
            },
            Question::Event { event, .. } => self.event(event, action),
            _ => 0.0,
        }
    }

    fn kind(&self, card: CardId) -> Kind {
        self.game.kind(card)
    }

    fn stake(&self, seat: Seat) -> f32 {
        self.stakes.stake[seat.index()]
    }

    /// The card that is worth most to oneself.
    fn best(&self, action: &Action) -> f32 {
        match *action {
            Action::Pick(card) => self.own.worth(self.kind(card)),
            _ => self.own.w.any_card,
        }
    }

    /// Hearts are good for barrels and jails; low spades blow up.
    fn flip(&self, action: &Action) -> f32 {
        let Action::Pick(card) = *action else { return 0.0 };
        let face = self.game.face(card);
        match face.suit {
            Suit::Hearts => 2.0,
            Suit::Spades if face.rank.0 <= 9 => 0.0,
            Suit::Diamonds | Suit::Clubs | Suit::Spades => 1.0,
        }
    }

    /// The first card of phase one, or all of it.
    fn draw_mode(&self, action: &Action) -> f32 {
        let any = self.own.w.any_card;
        match *action {
            Action::Choose(Choice::Deck) => any + 0.2,
            Action::Choose(Choice::Discard) => {
                self.game.top_discard().map_or(0.0, |card| self.own.worth(self.kind(card)))
            }
            Action::Name(seat) => any + self.stake(seat),
            // A card in play costs both cards of the deck. Two players who always took one could go on for ever.
            Action::Pick(_) if !self.game.turn().number.is_multiple_of(3) => -1.0,
            Action::Pick(card) => {
                let owner = self.game.living().iter().find(|seat| self.game.table(*seat).contains(card));
                let kind = self.kind(card);
                let loss = owner.map_or(0.0, |seat| self.stake(seat));
                self.own.worth(kind) + loss * (plain_worth(kind) + 0.3) - any
            }
            _ => 0.0,
        }
    }

    /// What somebody loses by one's own choice.
    fn victim(&self, seat: Seat, action: &Action) -> f32 {
        let loss = match *action {
            Action::Pick(card) => match self.kind(card) {
                Kind::Jail => -1.9,
                Kind::Dynamite => -0.4,
                kind => plain_worth(kind) + 0.3,
            },
            _ => self.own.w.any_card,
        };
        self.stake(seat) * loss
    }

    /// Which of one's two characters acts.
    fn active(&self, action: &Action) -> f32 {
        match *action {
            Action::Name(seat) => {
                let state = self.game.seat(seat);
                let armed = self.game.table(seat).iter().any(|card| self.kind(card).def().weapon);
                let healed = (self.own.beers as i8).min(state.max - state.life).max(0);
                ability_worth(state.character, state.life)
                    + if armed { 0.8 } else { 0.0 }
                    + 1.2 * f32::from(healed)
                    + 0.4 * f32::from(state.life.min(4))
            }
            Action::Choose(Choice::Character(character)) => ability_worth(character, character.def().life as i8),
            _ => 0.0,
        }
    }

    /// What events ask.
    fn event(&self, event: EventCard, action: &Action) -> f32 {
        let me = self.own.seat;
        match (event.id(), action) {
            ("handcuffs", Action::Name(seat)) if *seat != me => {
                self.stake(*seat) * (1.0 + self.game.hand(*seat).len() as f32)
            }
            ("handcuffs" | "dorothy-rage", Action::Name(seat)) => {
                if *seat == me {
                    -1.0
                } else {
                    self.stake(*seat)
                }
            }
            ("handcuffs", Action::Choose(choice)) => {
                let suit = choice.suit();
                let cards = self.game.hand(me);
                let playable = |card| {
                    let face = self.game.face(card);
                    Some(face.suit) == suit && face.kind.def().in_turn
                };
                cards.iter().filter(|card| playable(*card)).count() as f32
            }
            ("the-daltons", Action::Pick(card)) => match self.kind(*card) {
                Kind::Jail => 2.0,
                Kind::Dynamite => 1.0,
                kind => -plain_worth(kind),
            },
            ("hard-liquor", Action::Choose(_)) => self.own.life_worth() - 2.0 * self.own.w.any_card,
            ("peyote", Action::Choose(_)) => 1.0,
            ("ranch", Action::Pick(card)) => self.own.w.any_card - self.own.worth(self.kind(*card)) - 0.1,
            ("blood-brothers", Action::Name(to)) => {
                let needed = if self.game.seat(*to).life <= 1 { 2.5 } else { 0.0 };
                -self.stake(*to) * (self.own.w.life + needed) - self.own.life_worth() - 0.2
            }
            ("russian-roulette", Action::Play { .. } | Action::Use { .. }) => 1.0,
            ("dorothy-rage", Action::Pick(card)) => -self.own.worth(self.kind(*card)),
            _ => 0.0,
        }
    }
}

/// What an ability is worth for one round.
fn ability_worth(character: Character, life: i8) -> f32 {
    match character {
        Character::PixiePete => 3.0,
        Character::BillNoface | Character::TerenKill if life <= 1 => 2.9,
        Character::BillNoface => 1.5,
        Character::ClausTheSaint | Character::UncleWill | Character::JohnPain | Character::YoulGrinner => 2.2,
        Character::BlackJack | Character::PedroRamirez | Character::JesseJones | Character::KitCarlson => 2.0,
        Character::BartCassidy | Character::ElGringo => {
            if life > 1 {
                2.0
            } else {
                0.5
            }
        }
        Character::Jourdonnais | Character::PaulRegret | Character::ApacheKid => 2.4,
        Character::TerenKill | Character::GreygoryDeck => 2.4,
        Character::ElenaFuente => 2.6,
        Character::WillyTheKid | Character::SlabTheKiller | Character::SuzyLafayette => 1.9,
        Character::SidKetchum => {
            if life <= 2 {
                2.3
            } else {
                1.2
            }
        }
        Character::FlintWestwood | Character::GaryLooter => 1.8,
        // A ban, and nothing else.
        Character::BigSpencer => -0.5,
        _ => 1.3,
    }
}
