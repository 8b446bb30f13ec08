//! What clients and tables say to each other: serialisable pictures of a table, questions with their legal answers, what
//! happened with its sentences and moves.
//!
//! No rule of the game lives here. A [`TableView`] is made from a `View`, so it can hold nothing the viewer may not know.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod event;
pub mod events_info;
pub mod heist;
pub mod http;
pub mod line;
pub mod offer;
#[cfg(feature = "schema")]
pub mod schema;
pub mod study;
#[cfg(feature = "ts")]
pub mod typescript;
pub mod wire;

use saloon_rules::switches::Scoring;
use saloon_rules::{Ask, CardId, Character, Deck, Kind, Phase, Price, Rank, Role, Seat, Suit, View, Winner};
use serde::{Deserialize, Serialize};

pub use event::{Before, Change, Event, Place};
pub use events_info::{EventsInfo, Meaning, TalkInfo};
pub use line::{Blank, Line};
pub use offer::{Branch, Fallback, NoEffect, Offer, Target, Way};

/// One physical card with its face.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card {
    /// Which one; actions name it.
    pub id: CardId,
    /// Its kind.
    pub kind: Kind,
    /// Its suit.
    pub suit: Suit,
    /// Its rank, 2 to 14.
    pub rank: Rank,
}

impl Card {
    /// The card of a deck.
    pub fn of(deck: Deck, id: CardId) -> Card {
        let face = deck.face(id);
        Card { id, kind: face.kind, suit: face.suit, rank: face.rank }
    }
}

/// A card in play.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InPlay {
    /// The card.
    pub card: Card,
    /// A green card that must still wait.
    pub fresh: bool,
}

/// One seat as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// Its character; none while it is being chosen.
    pub character: Option<Character>,
    /// A character whose ability it has on top.
    pub borrowed: Option<Character>,
    /// A second character beside it, if the viewer knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spare: Option<Character>,
    /// Characters whose abilities it has until it replaces them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Character>>", optional))]
    pub drawn: Vec<Character>,
    /// Life points.
    pub life: i8,
    /// The most it can have.
    pub max: i8,
    /// Not eliminated.
    pub alive: bool,
    /// Left when it came to an open fight: not in the game, but not eliminated either.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub withdrawn: bool,
    /// Its role, if the viewer knows it.
    pub role: Option<Role>,
    /// Hand cards in the order they came; unknown ones are empty.
    pub hand: Vec<Option<Card>>,
    /// Cards in play, in the order laid.
    pub table: Vec<InPlay>,
    /// Cards in play are without effect just now.
    pub muted: bool,
    /// Range of its shots.
    pub range: u8,
    /// Distance from the viewer, if the viewer sits and both are there.
    pub distance: Option<u8>,
    /// Within the viewer's range.
    pub reachable: bool,
    /// The other character of the same player, who has one hand for both; it is listed at the first of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub partner: Option<Seat>,
    /// The other character of its player is active.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub passive: bool,
    /// It is passive, and something is being done to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub acting: bool,
    /// Has won or lost, once the game is over and the role is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub won: Option<bool>,
}

/// The current turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnInfo {
    /// Whose.
    pub seat: Seat,
    /// Where in it.
    pub phase: Phase,
    /// Turns begun so far.
    pub number: u16,
    /// Bang! cards played this turn.
    pub limited: u8,
}

/// Money at a table where something is scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoneyInfo {
    /// Points are counted, not dollars.
    pub points: bool,
    /// What everybody has, by seat.
    pub balance: Vec<i32>,
    /// What everybody paid for the character, by seat.
    pub price: Vec<Option<Price>>,
    /// Characters that lie face up to be hired, in the order they were revealed.
    pub offered: Vec<Character>,
}

impl MoneyInfo {
    fn of(view: &View) -> Option<MoneyInfo> {
        let scoring = view.switches.options.scoring;
        let seats = || view.all_seats().iter();
        (scoring != Scoring::Off).then(|| MoneyInfo {
            points: scoring == Scoring::Points,
            balance: seats().map(|seat| view.books.balance[seat]).collect(),
            price: seats().map(|seat| view.books.price[seat]).collect(),
            offered: view.books.offered.iter().collect(),
        })
    }
}

/// The whole table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableView {
    /// The viewer's seat; none is a spectator.
    pub me: Option<Seat>,
    /// All seats in clockwise order of the ring, starting with seat A.
    pub seats: Vec<SeatInfo>,
    /// Number of cards in the deck.
    pub deck: u8,
    /// Number of cards on the discard pile.
    pub discard: u8,
    /// The card on top of it.
    pub discard_top: Option<Card>,
    /// Played cards that wait beside the pile.
    pub waiting: Vec<Card>,
    /// Cards lifted off the deck: a store, flipped cards, gifts; unknown ones are empty.
    pub aside: Vec<Option<Card>>,
    /// The current turn.
    pub turn: TurnInfo,
    /// Events in force and to come; missing where none are played with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub events: Option<EventsInfo>,
    /// Money and prices; missing where nothing is scored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub money: Option<MoneyInfo>,
    /// Whom the viewer must eliminate himself, where everybody has such a target.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub target: Option<Seat>,
    /// Only the last one standing wins now, with his camp where there is one; targets are void.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub last_stand: bool,
    /// What is asked, of whom.
    pub ask: Option<Ask>,
    /// Who has won.
    pub winner: Option<Winner>,
    /// What is asked, or who has won, as a sentence.
    pub says: Option<Line>,
    /// Why the game ended as it did, for the viewer's role.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub because: Option<Line>,
}

impl From<&View> for TableView {
    fn from(view: &View) -> TableView {
        let card = |id: CardId| Card::of(view.deck, id);
        let board = view.board();
        let me = view.own_seat().filter(|seat| view.all_seats().contains(*seat));
        let here = view.present();
        // Of two characters the active one looks.
        let lives = me.map(|seat| view.front(seat)).filter(|seat| here.contains(*seat));
        let reachable = lives.map(|seat| board.reachable(seat));
        let seats = view.round().map(|seat| {
            let info = view.seat(seat);
            let alive = view.living.contains(seat);
            let partner = view.own(seat).without(seat).iter().next();
            // One hand for two characters lies at the first.
            let hand = if partner.is_some_and(|partner| partner < seat) { &[][..] } else { view.hand(seat) };
            SeatInfo {
                seat,
                character: view.has_character(seat).then_some(info.character),
                borrowed: info.borrowed,
                spare: info.spare,
                drawn: info.drawn.iter().collect(),
                life: info.life,
                max: info.max,
                alive,
                withdrawn: view.withdrawn.contains(seat),
                role: info.role,
                hand: hand.iter().map(|known| known.map(card)).collect(),
                table: view.table(seat).map(|id| InPlay { card: card(id), fresh: view.fresh.contains(id) }).collect(),
                muted: view.muted.contains(seat),
                range: board.range(seat),
                distance: lives.filter(|me| here.contains(seat) && *me != seat).and_then(|me| board.distance(me, seat)),
                reachable: reachable.is_some_and(|seats| seats.contains(seat)),
                partner,
                passive: view.passive.contains(seat),
                acting: view.acting.contains(seat),
                won: None,
            }
        });
        let mut table = TableView {
            me,
            seats: seats.collect(),
            deck: view.deck_len,
            discard: view.discard_len,
            discard_top: view.discard_from_top().next().map(card),
            waiting: view.waiting().map(card).collect(),
            aside: view.aside().iter().map(|known| known.map(card)).collect(),
            turn: TurnInfo {
                seat: view.turn.seat,
                phase: view.turn.phase,
                number: view.turn.number,
                limited: view.turn.limited,
            },
            events: EventsInfo::of(view),
            money: MoneyInfo::of(view),
            target: lives.and_then(|seat| board.target(seat)),
            last_stand: view.is_last_stand(),
            ask: view.ask,
            winner: view.winner,
            because: None,
            says: view.winner.map(Line::of_winner).or_else(|| view.ask.as_ref().map(Line::of_question)),
        };
        table.judge();
        table
    }
}

impl TableView {
    /// Says who of those whose roles are known has won, and why, to the viewer.
    pub fn judge(&mut self) {
        let Some(winner) = self.winner else { return };
        for info in &mut self.seats {
            let same = |one: Seat, other: Seat| one == other || info.partner == Some(one);
            let known = info.role.is_some() || info.partner.is_some();
            info.won = known.then(|| winner.includes(info.seat, info.role, same));
        }
        let own = self.seats.iter().find(|info| Some(info.seat) == self.me);
        let duel = self.seats.iter().any(|info| info.partner.is_some());
        self.because = Some(Line::of_end(winner, own.and_then(|info| info.role), duel));
    }
}

/// What a viewer is told after something happened: the facts in order, the table as it is now, a question if it is his.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Update {
    /// What happened, as the viewer saw it.
    pub events: Vec<Event>,
    /// The table now.
    pub table: TableView,
    /// The question, if the viewer is asked.
    pub offer: Option<Offer>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use saloon_rules::{Config, Edition, Game, Player};

    #[test]
    fn a_table_survives_the_wire_and_hides_other_hands() {
        let game = Game::new(&Config::new(Edition::Classic, 5), 3.into()).expect("classic can be played");
        let me = Player::new(1).expect("there are five players");
        let table = TableView::from(&game.view(Some(me)));
        let text = serde_json::to_string(&table).expect("a table can be written");
        assert_eq!(serde_json::from_str::<TableView>(&text).expect("and read"), table);
        for seat in &table.seats {
            let own = Some(seat.seat) == table.me;
            assert!(seat.hand.iter().all(|card| card.is_some() == own));
        }
    }
}
