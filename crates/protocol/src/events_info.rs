//! Event cards on the table: which lie there, and what they mean to whoever looks.
//!
//! Whom an event concerns is said by the event itself, and all numbers by the rules; here they only meet the words.

use saloon_rules::{Direction, EventCard, Question, Seat, Suit, Talk, View, Wants};
use serde::{Deserialize, Serialize};

use crate::{Card, Line};

/// Event cards, as everybody sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventsInfo {
    /// In force in the main slot.
    pub main: Option<EventCard>,
    /// In force in the side slot.
    pub side: Option<EventCard>,
    /// The next one of the main stack, where it lies face up.
    pub next: Option<EventCard>,
    /// Number of events in the main stack.
    pub left: u8,
    /// Number of events in the side stack.
    pub side_left: u8,
    /// Events that have been in force and are no longer.
    pub used: Vec<EventCard>,
    /// Whose regular turns change the main event.
    pub keeper: Option<Seat>,
    /// Seats the main event has singled out.
    pub chosen: Vec<Seat>,
    /// Who is there as a ghost.
    pub ghosts: Vec<Seat>,
    /// Whose next turn is skipped.
    pub skipped: Vec<Seat>,
    /// The suit the turn player has bound himself to.
    pub suit: Option<Suit>,
    /// The card the turn player must play if he can, while the viewer knows where it is.
    pub marked: Option<Card>,
    /// Do discards of the turn player go face down onto the deck?
    pub buries: bool,
    /// Which way turns go.
    pub turns: Direction,
    /// Which way the effects of cards go.
    pub effects: Direction,
    /// Who plays a card by order of the turn player, or is asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ordered: Option<Seat>,
    /// What the events in force mean to the viewer just now, in a few words each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Meaning>>", optional))]
    pub means: Vec<Meaning>,
    /// What it brings the viewer to speak, where that is not free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub talk: Option<TalkInfo>,
}

/// What it brings somebody to speak while an event listens.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TalkInfo {
    /// He loses a life point.
    Costs,
    /// He may not.
    Forbidden,
}

impl TalkInfo {
    fn of(view: &View) -> Option<TalkInfo> {
        match view.board().talk(view.own_seat()?) {
            Talk::Free => None,
            Talk::Costs => Some(TalkInfo::Costs),
            Talk::Forbidden(_) => Some(TalkInfo::Forbidden),
        }
    }
}

impl EventsInfo {
    /// What there is to see of events; nothing where none are played with.
    pub(crate) fn of(view: &View) -> Option<EventsInfo> {
        let played = view.keeper().is_some() || !view.events.is_none();
        played.then(|| EventsInfo {
            main: view.events.main,
            side: view.events.side,
            next: view.next_event,
            left: view.events_left,
            side_left: view.side_events_left,
            used: view.used_events().iter().collect(),
            keeper: view.keeper(),
            chosen: view.chosen_by_event().iter().collect(),
            ghosts: view.ghosts.iter().collect(),
            skipped: view.skipped().iter().collect(),
            suit: view.turn.suit,
            marked: view.turn.marked.map(|card| Card::of(view.deck, card)),
            buries: view.turn.dug,
            turns: view.directions.turns,
            effects: view.directions.effects,
            ordered: ordered(view),
            means: Meaning::all(view),
            talk: TalkInfo::of(view),
        })
    }
}

/// Who carries out an order of the turn player: he plays the card, or is asked to show it or to pay for it.
fn ordered(view: &View) -> Option<Seat> {
    let asked = view.ask.filter(|ask| match ask.question {
        Question::Event { event, wants } => event.id() == "dorothy-rage" && matches!(wants, Wants::Card | Wants::Cost),
        _ => false,
    });
    view.turn.ordered.or(asked.map(|ask| ask.seat))
}

/// What an event in force means to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Meaning {
    /// Which event.
    pub event: EventCard,
    /// In a few words.
    pub line: Line,
}

impl Meaning {
    /// Whatever is in force and concerns the viewer. A spectator and a game that is over have nothing to mind.
    fn all(view: &View) -> Vec<Meaning> {
        let Some(me) = view.own_seat().filter(|_| view.winner.is_none()) else { return Vec::new() };
        let board = view.board();
        let here = [view.events.main, view.events.side].into_iter().flatten();
        here.filter(|event| board.concerned(*event).contains(me))
            .map(|event| {
                let there = match () {
                    () if view.ghosts.contains(me) => "ghost",
                    () if view.living.contains(me) => "yes",
                    () => "no",
                };
                let talk = match board.talk(me) {
                    Talk::Forbidden(_) => "forbidden",
                    Talk::Free | Talk::Costs => "costs",
                };
                let named = view.turn.suit.filter(|_| view.turn.seat == me).map_or("none", suit_word);
                let suit = if view.chosen_by_event().contains(me) { "bound" } else { named };
                let played = if view.turn.seat == me { view.turn.played } else { 0 };
                let line = Line::called(&format!("mind-{}", event.id()))
                    .number("bangs", board.limit(me))
                    .number("draws", board.draw_count(me))
                    .number("hand", view.seat(me).hand)
                    .number("left", 3_u8.saturating_sub(played))
                    .word("there", there)
                    .word("talk", talk)
                    .word("suit", suit);
                Meaning { event, line }
            })
            .collect()
    }
}

/// A suit as a word of a message.
const fn suit_word(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
    }
}
