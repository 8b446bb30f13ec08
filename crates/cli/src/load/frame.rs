//! A step with only what a scripted player looks at: the rest is skipped without being built, so that the players cost
//! less than the server they measure.

use saloon_protocol::Target;
use saloon_rules::{Aim, CardId, Role, Seat};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// How every step begins on the wire.
pub(super) const STEP: &str = r#"{"type":"step","#;

/// Something happened in the game.
#[derive(Deserialize)]
pub(super) struct Step<'a> {
    pub(super) version: u32,
    pub(super) events: Vec<Happened>,
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

/// Something that happened, of which only the cards it names are looked at.
#[derive(Deserialize)]
pub(super) struct Happened {
    #[serde(default)]
    changes: Vec<Change>,
}

#[derive(Deserialize)]
struct Change {
    #[serde(rename = "move")]
    moved: Option<Named>,
    shown: Option<Named>,
}

#[derive(Deserialize)]
struct Named {
    card: Option<CardId>,
}

impl Happened {
    /// The cards it names.
    pub(super) fn cards(&self) -> impl Iterator<Item = CardId> {
        self.changes.iter().flat_map(|change| [&change.moved, &change.shown]).flatten().filter_map(|named| named.card)
    }
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

/// A question with its answers; what they are called is skipped.
#[derive(Deserialize)]
pub(super) struct Offered<'a> {
    pub(super) ask: Asked,
    #[serde(borrow)]
    branches: Vec<Branch<'a>>,
}

#[derive(Deserialize)]
struct Branch<'a> {
    #[serde(rename = "do")]
    verb: &'a str,
    /// The rest of what is taken up, in the words it came in.
    card: Option<CardId>,
    seat: Option<Seat>,
    #[serde(borrow)]
    what: Option<&'a RawValue>,
    #[serde(borrow)]
    source: Option<&'a RawValue>,
    #[serde(default)]
    ways: Vec<Way<'a>>,
}

#[derive(Deserialize)]
struct Way<'a> {
    #[serde(rename = "as")]
    kind: Option<&'a str>,
    #[serde(default)]
    aims: Vec<Target>,
    #[serde(default)]
    pays: Vec<Vec<CardId>>,
}

impl Offered<'_> {
    /// How many answers there are.
    pub(super) fn len(&self) -> usize {
        self.branches.iter().map(Branch::len).sum()
    }

    /// One of them as it is sent.
    pub(super) fn answer(&self, mut at: usize) -> Option<String> {
        for branch in &self.branches {
            if at < branch.len() {
                return Some(branch.answer(at));
            }
            at -= branch.len();
        }
        None
    }
}

impl Branch<'_> {
    fn len(&self) -> usize {
        if self.ways.is_empty() { 1 } else { self.ways.iter().map(Way::len).sum() }
    }

    fn answer(&self, mut at: usize) -> String {
        let verb = self.verb;
        for way in &self.ways {
            if at >= way.len() {
                at -= way.len();
                continue;
            }
            let what = match (self.card, self.source) {
                (Some(card), _) => format!(r#""card":{},"kind":"{}""#, card.index(), way.kind.unwrap_or_default()),
                (None, source) => format!(r#""source":{}"#, source.map_or("null", RawValue::get)),
            };
            let aim = way.aim(at / way.pays.len().max(1));
            let paid = way.pays.get(at % way.pays.len().max(1)).map_or(&[][..], Vec::as_slice);
            let [seat, card, first, second] =
                [aim.seat.map(Seat::index), index(aim.card.as_ref()), index(paid.first()), index(paid.get(1))]
                    .map(|number| number.map_or("null".to_owned(), |number| number.to_string()));
            return format!(
                r#"{{"do":"{verb}","with":{{{what},"aim":{{"seat":{seat},"card":{card}}},"pay":[{first},{second}]}}}}"#
            );
        }
        match (self.card, self.seat, self.what) {
            (Some(card), ..) => format!(r#"{{"do":"{verb}","with":{}}}"#, card.index()),
            (_, Some(seat), _) => format!(r#"{{"do":"{verb}","with":{}}}"#, seat.index()),
            (_, _, Some(what)) => format!(r#"{{"do":"{verb}","with":{}}}"#, what.get()),
            (None, None, None) => format!(r#"{{"do":"{verb}"}}"#),
        }
    }
}

impl Way<'_> {
    fn len(&self) -> usize {
        self.aims().count().max(1) * self.pays.len().max(1)
    }

    /// One of its aims.
    fn aim(&self, at: usize) -> Aim {
        self.aims().nth(at).unwrap_or(Aim::NOTHING)
    }

    fn aims(&self) -> impl Iterator<Item = Aim> {
        self.aims.iter().flat_map(Target::all_aims)
    }
}

fn index(card: Option<&CardId>) -> Option<usize> {
    card.map(|card| card.index())
}

/// Which question, to whom.
#[derive(Copy, Clone, Deserialize)]
pub(super) struct Asked {
    pub(super) number: u32,
    pub(super) seat: Seat,
}
