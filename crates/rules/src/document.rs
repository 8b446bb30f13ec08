//! The saved form of a game: everything that distinguishes it from another one, by name (docs/decisions/0012).
//!
//! What can be worked out from the rest (who is silenced, which cards are in the game, numbers of arrival) is not in it. A
//! field that is missing has its resting value; one that is not known is refused. Names never change their meaning: a field
//! that is renamed keeps its old name as an alias, and values have the words of the rulebook.

use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::catalog::{Character, Deck, Switches};
use crate::chance::Chance;
use crate::frame::Stack;
use crate::game::{Game, TurnState, Winner};
use crate::ids::{CardId, CardSet, MOST_SEATS, Player, Players, Role, Seat};
use crate::modes::Mode;
use crate::piles::{Few, PerCard, Pile};
use crate::sources::Events;

/// A game as it is saved. Made and read without allocation, because the fingerprint is made from it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Document {
    pub(crate) mode: Mode,
    pub(crate) deck: Deck,
    /// Those that differ from their resting value.
    #[serde(default)]
    pub(crate) switches: Switches,
    /// Missing in a picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) chance: Option<Chance>,
    pub(crate) seats: Few<SeatPart, MOST_SEATS>,
    pub(crate) players: Few<PlayerPart, MOST_SEATS>,
    /// Seats clockwise, if it is not the order of their letters.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) order: Few<Seat, MOST_SEATS>,
    /// Bottom first.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub(crate) draw_pile: Pile,
    /// Bottom first.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub(crate) discard_pile: Pile,
    /// Played cards that reach the pile when their effect is over.
    #[serde(default, skip_serializing_if = "CardSet::is_none")]
    pub(crate) waiting: CardSet,
    /// Cards lifted off the deck, in the order they came.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub(crate) aside: Pile,
    /// Cards in play that must wait.
    #[serde(default, skip_serializing_if = "CardSet::is_none")]
    pub(crate) fresh: CardSet,
    /// Cards of an open check that stay as the pile.
    #[serde(default, skip_serializing_if = "CardSet::is_none")]
    pub(crate) kept: CardSet,
    /// Who knows where a card is, if it is not who would know by the place alone.
    #[serde(default, skip_serializing_if = "Knowledge::is_usual")]
    pub(crate) known: Knowledge,
    pub(crate) turn: TurnState,
    /// Event cards in force.
    #[serde(default, skip_serializing_if = "Events::is_none")]
    pub(crate) events: Events,
    /// Bottom first. Missing in a picture.
    #[serde(default, skip_serializing_if = "Stack::is_empty")]
    pub(crate) stack: Stack,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ask: Option<Ask>,
    #[serde(default)]
    pub(crate) asked: u32,
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) unjudged: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) over: Option<Winner>,
    /// A field of a version to come, for the test that old games are read then.
    #[cfg(feature = "grown")]
    #[serde(default, skip_serializing_if = "crate::grown::is_fine")]
    pub(crate) weather: crate::grown::Weather,
}

/// One character at the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatPart {
    pub(crate) life: i8,
    pub(crate) max: i8,
    pub(crate) character: Character,
    /// Characters whose abilities it has on top of its own.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) borrowed: Few<Character, 2>,
    /// Eliminated.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) out: bool,
    /// Cards in play, in the order laid.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub(crate) in_play: Pile,
}

/// Whoever decides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerPart {
    pub(crate) role: Role,
    /// The role lies face up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) shown: bool,
    /// Hand cards in the order they came.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub(crate) hand: Pile,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !*value
}

/// Who knows where a card is, as far as it is unusual: the owner knows a hand card, nobody a card of the deck, everybody the
/// rest.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Knowledge(PerCard<Option<Players>>);

impl Default for Knowledge {
    fn default() -> Self {
        Knowledge(PerCard::all(None))
    }
}

impl Knowledge {
    fn is_usual(&self) -> bool {
        self.0.0.iter().all(Option::is_none)
    }

    /// Who knows this card, where `usual` would.
    pub(crate) fn of(&self, card: CardId, usual: Players) -> Players {
        self.0[card].unwrap_or(usual)
    }

    fn note(&mut self, card: CardId, usual: Players, known: Players) {
        if known != usual {
            self.0[card] = Some(known);
        }
    }

    fn entries(&self) -> impl Iterator<Item = (CardId, Players)> {
        self.0.0.iter().enumerate().filter_map(|(i, known)| Some((CardId::at(i), (*known)?)))
    }
}

impl Serialize for Knowledge {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.entries())
    }
}

impl<'de> Deserialize<'de> for Knowledge {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut known = Knowledge::default();
        for (card, players) in Vec::<(CardId, Players)>::deserialize(from)? {
            if known.0[card].replace(players).is_some() {
                return Err(serde::de::Error::custom(format_args!("card {card:?} is listed twice in known")));
            }
        }
        Ok(known)
    }
}

impl Document {
    /// The whole of a game.
    pub(crate) fn of(game: &Game) -> Document {
        let zones = &game.zones;
        let mut known = Knowledge::default();
        let mut note = |cards: &[CardId], usual: Players| {
            cards.iter().for_each(|card| known.note(*card, usual, zones.known[*card]));
        };
        let mut seats = Few::EMPTY;
        let mut players = Few::EMPTY;
        for seat in game.all_seats().iter() {
            let state = game.seat(seat);
            let in_play = game.pile_of(game.table(seat));
            note(in_play.as_slice(), Players::ALL);
            seats.push(SeatPart {
                life: state.life,
                max: state.max,
                character: state.character,
                borrowed: state.borrowed.into_iter().collect(),
                out: !game.living.contains(seat),
                in_play,
            });
            let hand = game.pile_of(game.hand(seat));
            note(hand.as_slice(), Players::only(Player::at(seat.index())));
            players.push(PlayerPart { role: game.role(seat), shown: game.role_shown.contains(seat), hand });
        }
        let aside = game.pile_of(zones.aside);
        note(zones.deck.as_slice(), Players::NONE);
        note(zones.discard.as_slice(), Players::ALL);
        note(aside.as_slice(), Players::ALL);
        zones.waiting.iter().for_each(|card| note(&[card], Players::ALL));
        Document {
            mode: game.mode,
            deck: game.deck,
            switches: game.switches,
            chance: Some(game.chance),
            seats,
            players,
            order: game.ring.unusual_order(),
            draw_pile: zones.deck,
            discard_pile: zones.discard,
            waiting: zones.waiting,
            aside,
            fresh: zones.fresh,
            kept: zones.kept,
            known,
            turn: game.turn,
            events: game.events,
            stack: game.stack,
            ask: game.ask,
            asked: game.asked,
            unjudged: game.unjudged,
            over: game.over,
            #[cfg(feature = "grown")]
            weather: game.weather,
        }
    }

    /// What there is to see of a game: without what is unfinished, and without chance.
    pub(crate) fn picture(game: &Game) -> Document {
        Document { chance: None, stack: Stack::default(), ..Document::of(game) }
    }
}

/// Two games are the same if they are saved alike.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        Document::of(self) == Document::of(other)
    }
}

impl Eq for Game {}

impl Game {
    /// Cards of a set in the order they came.
    fn pile_of(&self, set: CardSet) -> Pile {
        let mut pile = Pile::EMPTY;
        pile.fill(self.in_order(set).as_slice());
        pile
    }
}
