//! A step with only what a scripted player looks at: the rest is skipped without being built, so that the players cost
//! less than the server they measure.

use saloon_rules::{CardId, Role, Seat};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// How every step begins on the wire.
pub(super) const STEP: &str = r#"{"type":"step","#;

/// Something happened in the game.
#[derive(Deserialize)]
pub(super) struct Step<'a> {
    pub(super) version: u32,
    pub(super) facts: Vec<Named>,
    pub(super) table: Option<Picture>,
    #[serde(borrow)]
    pub(super) offer: Option<Offered<'a>>,
    pub(super) answers: Option<u32>,
}

/// Everything, of which only the question is looked at here.
#[derive(Deserialize)]
pub(super) struct Full<'a> {
    #[serde(borrow)]
    pub(super) offer: Option<Offered<'a>>,
}

/// The card a fact names, if it names one.
#[derive(Deserialize)]
pub(super) struct Named {
    pub(super) card: Option<CardId>,
}

/// What of a table could be too much.
#[derive(Deserialize)]
pub(super) struct Picture {
    pub(super) seats: Vec<Held>,
    pub(super) aside: Vec<Option<Known>>,
    pub(super) winner: Option<IgnoredAny>,
}

/// A seat, its role and its hand.
#[derive(Deserialize)]
pub(super) struct Held {
    pub(super) seat: Seat,
    pub(super) alive: bool,
    pub(super) role: Option<Role>,
    pub(super) hand: Vec<Option<Known>>,
}

/// A card whose face is shown.
#[derive(Deserialize)]
pub(super) struct Known {
    pub(super) id: CardId,
}

/// A question with its answers as they came.
#[derive(Deserialize)]
pub(super) struct Offered<'a> {
    pub(super) ask: Asked,
    #[serde(borrow)]
    pub(super) actions: Vec<&'a RawValue>,
}

/// Which question, to whom.
#[derive(Copy, Clone, Deserialize)]
pub(super) struct Asked {
    pub(super) number: u32,
    pub(super) seat: Seat,
}
