//! The saved form of a game: everything that distinguishes it from another one, by name (docs/decisions/0012).
//!
//! What can be worked out from the rest (who is silenced, which cards are in the game, numbers of arrival) is not in it. A
//! field that is missing has its resting value; one that is not known is refused. Names never change their meaning: a field
//! that is renamed keeps its old name as an alias, and values have the words of the rulebook.

use saloon_ground::Chance;
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::catalog::{Character, Deck, ROSTER, Switches};
use crate::events::Stacks;
use crate::frame::Stack;
use crate::game::{Game, SeatState, Spare, TurnState, Winner};
use crate::ids::{CardId, CardSet, MOST_SEATS, Player, Players, Role, Seat};
use crate::modes::Mode;
use crate::piles::{Few, PerCard, Pile};
use crate::series::Books;
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
    /// Hand cards that cannot be put to use before the next settle point.
    #[serde(default, skip_serializing_if = "CardSet::is_none")]
    pub(crate) locked: CardSet,
    /// Who knows where a card is, if it is not who would know by the place alone.
    #[serde(default, skip_serializing_if = "Knowledge::is_usual")]
    pub(crate) known: Knowledge,
    pub(crate) turn: TurnState,
    /// Event cards in force.
    #[serde(default, skip_serializing_if = "Events::is_none")]
    pub(crate) events: Events,
    /// Stacks of events, and what is remembered about them.
    #[serde(default, skip_serializing_if = "Stacks::is_none")]
    pub(crate) stacks: Stacks,
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
    /// How many fought when the goals became void.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub(crate) last_stand: u8,
    /// All characters that could be dealt, while some are still secret.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) pool: Few<Character, ROSTER>,
    /// Money, prices and deeds.
    #[serde(default, skip_serializing_if = "Books::is_none")]
    pub(crate) books: Books,
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
    /// Who decides for it, if it is not the player of the same number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) owner: Option<Player>,
    /// A character whose ability it has on top of its own until its next turn.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) borrowed: Few<Character, 2>,
    /// Characters whose abilities it has until it replaces them.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) drawn: Few<Character, 2>,
    /// A second character, face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) spare: Option<Spare>,
    /// Eliminated.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) out: bool,
    /// There for its own turn only.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) ghost: bool,
    /// Out of the game without having been eliminated.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) withdrawn: bool,
    /// Its next turn is left out.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) skips: bool,
    /// It has another turn after this one.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) extra: bool,
    /// Cards in play, in the order laid.
    #[serde(default, skip_serializing_if = "Pile::is_empty")]
    pub(crate) in_play: Pile,
    /// Characters it may still keep, or keeps in secret.
    #[serde(default, skip_serializing_if = "Few::is_empty")]
    pub(crate) dealt: Few<Character, 3>,
    /// A sealed decision about it: it keeps its character, or what two of one player decide.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) keeps: bool,
    /// Another character of its player is active.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) passive: bool,
    /// It is passive, and something is being done to it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) acting: bool,
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

/// The characters of a set by number.
fn in_pool(pool: u64) -> impl Iterator<Item = Character> {
    Character::all().filter(move |character| pool & (1 << *character as u8) != 0)
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !*value
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_nought(value: &u8) -> bool {
    *value == 0
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
    /// The whole of a game. A field of `Game` that is not here does not compile.
    pub(crate) fn of(game: &Game) -> Document {
        let Game {
            mode,
            deck,
            switches,
            chance,
            seats: _,
            owners: _,
            passive,
            acting,
            ring,
            living,
            ghosts,
            withdrawn,
            skips,
            extra,
            roles,
            shown,
            turn,
            events,
            stacks,
            stack,
            ask,
            asked,
            unjudged,
            over,
            last_stand,
            dealt,
            pool,
            books,
            keeps,
            zones: _,
            // What follows from the rest.
            speaking: _,
            count: _,
            in_game: _,
            in_force: _,
            bent: _,
            directions: _,
            moments: _,
            muted: _,
            options: _,
            #[cfg(feature = "grown")]
            weather,
        } = game;
        let mut known = Knowledge::default();
        let mut note = |cards: &[CardId], usual: Players| {
            cards.iter().for_each(|card| known.note(*card, usual, game.knowers(*card)));
        };
        let mut seats = Few::EMPTY;
        for seat in game.all_seats().iter() {
            let SeatState { life, max, character, borrowed, drawn, spare } = *game.seat(seat);
            let in_play = game.pile_of(game.table(seat));
            note(in_play.as_slice(), Players::ALL);
            seats.push(SeatPart {
                life,
                max,
                character,
                owner: Some(game.owner(seat)).filter(|owner| owner.index() != seat.index()),
                borrowed: borrowed.into_iter().collect(),
                drawn,
                spare,
                out: !living.contains(seat) && !withdrawn.contains(seat),
                ghost: ghosts.contains(seat),
                withdrawn: withdrawn.contains(seat),
                skips: skips.contains(seat),
                extra: extra.contains(seat),
                in_play,
                dealt: dealt[seat.index()].into_iter().flatten().collect(),
                keeps: keeps.contains(seat),
                passive: passive.contains(seat),
                acting: acting.contains(seat),
            });
        }
        let mut players = Few::EMPTY;
        for player in game.players().iter() {
            let hand = game.pile_of(game.hand_of(player));
            note(hand.as_slice(), Players::only(player));
            players.push(PlayerPart { role: roles[player], shown: shown.contains(player), hand });
        }
        let aside = game.pile_of(game.aside());
        note(game.draw_pile().as_slice(), Players::NONE);
        note(game.discard_pile().as_slice(), Players::ALL);
        note(aside.as_slice(), Players::ALL);
        game.waiting().iter().for_each(|card| note(&[card], Players::ALL));
        Document {
            mode: *mode,
            deck: *deck,
            switches: *switches,
            chance: Some(*chance),
            seats,
            players,
            order: ring.unusual_order(),
            draw_pile: *game.draw_pile(),
            discard_pile: *game.discard_pile(),
            waiting: game.waiting(),
            aside,
            fresh: game.fresh(),
            kept: game.kept(),
            locked: game.locked(),
            known,
            turn: *turn,
            events: *events,
            stacks: *stacks,
            stack: *stack,
            ask: *ask,
            asked: *asked,
            unjudged: *unjudged,
            over: *over,
            last_stand: *last_stand,
            pool: if *pool == 0 { Few::EMPTY } else { in_pool(*pool).collect() },
            books: *books,
            #[cfg(feature = "grown")]
            weather: *weather,
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
