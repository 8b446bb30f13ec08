//! What is told of one step, written for several viewers one after the other: whatever the next of them sees as the first
//! did is copied, not written again.

use std::ops::Range;
use std::rc::Rc;

use saloon_protocol::{Card, InPlay, Line, SeatInfo, TableView};
use saloon_protocol::{EventsInfo, MoneyInfo, TurnInfo};
use saloon_rules::{Ask, Character, Fact, Role, Seat, Winner};
use serde::Serialize;
use serde_json::value::RawValue;

use super::super::Viewer;
use super::Happened;

/// What has been written so far.
#[derive(Default)]
pub struct Written {
    /// Events, by what was seen.
    events: Vec<(Vec<Fact>, Rc<RawValue>)>,
    first: Option<First>,
}

/// The first table, as it was written, and where its pieces stand in it.
struct First {
    table: TableView,
    json: Vec<u8>,
    pieces: Vec<Range<usize>>,
}

impl Written {
    /// What happened in these eyes, written once for all who see the same of it.
    pub fn events(&mut self, happened: &Happened, viewer: Viewer) -> Rc<RawValue> {
        let facts = happened.facts(viewer);
        let at = self.events.iter().position(|(seen, _)| *seen == facts).unwrap_or_else(|| {
            let events = serde_json::value::to_raw_value(&happened.events_of(&facts));
            self.events.push((facts, events.expect("events hold nothing JSON cannot").into()));
            self.events.len() - 1
        });
        Rc::clone(&self.events[at].1)
    }

    /// Writes a table. All tables written here must be of the same moment, or nothing is gained.
    pub fn table(&mut self, table: TableView, into: &mut Vec<u8>) {
        let began = into.len();
        let mut pen = Pen { into, first: self.first.as_ref(), pieces: Vec::new(), next: 0 };
        pen.table(&table);
        let pieces = pen.pieces;
        if self.first.is_none() {
            let pieces = pieces.into_iter().map(|piece| piece.start - began..piece.end - began).collect();
            self.first = Some(First { table, json: into[began..].to_vec(), pieces });
        }
    }
}

/// What everybody sees of a seat, but for a character that may lie face down.
#[derive(Serialize)]
struct Head<'a> {
    seat: Seat,
    character: Option<Character>,
    borrowed: Option<Character>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spare: Option<Character>,
    #[serde(skip_serializing_if = "<[Character]>::is_empty")]
    drawn: &'a [Character],
    life: i8,
    max: i8,
    alive: bool,
}

/// What its owner sees of it, and others perhaps not.
#[derive(Serialize)]
struct Hidden<'a> {
    role: Option<Role>,
    hand: &'a [Option<Card>],
}

/// What lies in front of it.
#[derive(Serialize)]
struct Laid<'a> {
    table: &'a [InPlay],
    muted: bool,
    range: u8,
}

/// How it lies from the viewer.
#[derive(Serialize)]
struct Near {
    distance: Option<u8>,
    reachable: bool,
}

/// What most seats have not.
#[derive(Serialize)]
struct Seldom {
    #[serde(skip_serializing_if = "Option::is_none")]
    partner: Option<Seat>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    passive: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    acting: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    won: Option<bool>,
}

/// The piles.
#[derive(Serialize)]
struct Piles<'a> {
    deck: u8,
    discard: u8,
    discard_top: Option<Card>,
    waiting: &'a [Card],
}

/// What was lifted off the deck.
#[derive(Serialize)]
struct Aside<'a> {
    aside: &'a [Option<Card>],
}

/// The turn.
#[derive(Serialize)]
struct Turn {
    turn: TurnInfo,
}

/// What most tables have not.
#[derive(Serialize)]
struct Rest<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    events: Option<&'a EventsInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    money: Option<&'a MoneyInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<Seat>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    last_stand: bool,
}

/// What is asked, or who has won.
#[derive(Serialize)]
struct Question<'a> {
    ask: Option<&'a Ask>,
    winner: Option<&'a Winner>,
    says: Option<&'a Line>,
}

/// Why it ended as it did.
#[derive(Serialize)]
struct Because<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<&'a Line>,
}

/// Writes one table, piece by piece.
struct Pen<'a> {
    into: &'a mut Vec<u8>,
    first: Option<&'a First>,
    /// Where the pieces stand that may be the same for others; noted while there is no first table.
    pieces: Vec<Range<usize>>,
    /// The number of the next such piece.
    next: usize,
}

impl Pen<'_> {
    // Every field is named once, so that a new one cannot be forgotten.
    fn table(&mut self, table: &TableView) {
        let TableView { me, seats, deck, discard, discard_top, waiting, aside, turn, events, money, .. } = table;
        let TableView { target, last_stand, ask, winner, says, because, .. } = table;
        self.into.extend_from_slice(b"{\"me\":");
        write(self.into, me);
        self.into.extend_from_slice(b",\"seats\":[");
        for (at, info) in seats.iter().enumerate() {
            if at > 0 {
                self.into.push(b',');
            }
            self.seat(at, info);
            self.into.push(b'}');
        }
        self.into.push(b']');
        let piles = |other: &TableView| {
            (deck, discard, discard_top, waiting) == (&other.deck, &other.discard, &other.discard_top, &other.waiting)
        };
        let written = Piles { deck: *deck, discard: *discard, discard_top: *discard_top, waiting };
        self.piece(piles, b',', &written);
        fields(self.into, b',', &Aside { aside });
        self.piece(|other| *turn == other.turn, b',', &Turn { turn: *turn });
        let (events, money) = (events.as_ref(), money.as_ref());
        fields(self.into, b',', &Rest { events, money, target: *target, last_stand: *last_stand });
        let question = |other: &TableView| (ask, winner, says) == (&other.ask, &other.winner, &other.says);
        self.piece(question, b',', &Question { ask: ask.as_ref(), winner: winner.as_ref(), says: says.as_ref() });
        fields(self.into, b',', &Because { because: because.as_ref() });
        self.into.push(b'}');
    }

    fn seat(&mut self, at: usize, info: &SeatInfo) {
        let SeatInfo { seat, character, borrowed, spare, drawn, life, max, alive, role, hand, .. } = info;
        let SeatInfo { table, muted, range, distance, reachable, partner, passive, acting, won, .. } = info;
        let head = Head {
            seat: *seat,
            character: *character,
            borrowed: *borrowed,
            spare: *spare,
            drawn,
            life: *life,
            max: *max,
            alive: *alive,
        };
        let known = |other: &SeatInfo| {
            (seat, character, borrowed, spare, drawn)
                == (&other.seat, &other.character, &other.borrowed, &other.spare, &other.drawn)
                && (life, max, alive) == (&other.life, &other.max, &other.alive)
        };
        self.piece(|other| other.seats.get(at).is_some_and(known), b'{', &head);
        fields(self.into, b',', &Hidden { role: *role, hand });
        let known = |other: &SeatInfo| (table, muted, range) == (&other.table, &other.muted, &other.range);
        let laid = Laid { table, muted: *muted, range: *range };
        self.piece(|other| other.seats.get(at).is_some_and(known), b',', &laid);
        fields(self.into, b',', &Near { distance: *distance, reachable: *reachable });
        fields(self.into, b',', &Seldom { partner: *partner, passive: *passive, acting: *acting, won: *won });
    }

    /// A piece that others may see in the same way.
    fn piece(&mut self, same: impl Fn(&TableView) -> bool, begins: u8, piece: &impl Serialize) {
        let number = self.next;
        self.next += 1;
        let Some(first) = self.first else {
            let began = self.into.len();
            fields(self.into, begins, piece);
            return self.pieces.push(began..self.into.len());
        };
        match first.pieces.get(number) {
            Some(range) if same(&first.table) => self.into.extend_from_slice(&first.json[range.clone()]),
            _ => fields(self.into, begins, piece),
        }
    }
}

/// The fields of an object, without its braces, after this sign; nothing at all if there are none.
fn fields(into: &mut Vec<u8>, begins: u8, object: &impl Serialize) {
    let began = into.len();
    write(into, object);
    into.pop();
    if into.len() == began + 1 {
        into.pop();
    } else {
        into[began] = begins;
    }
}

fn write(into: &mut Vec<u8>, what: &impl Serialize) {
    serde_json::to_writer(into, what).expect("tables hold nothing JSON cannot");
}

#[cfg(test)]
mod tests {
    use saloon_rules::{Game, Legal};

    use super::*;
    use crate::fuzz::{Dice, random_settings};
    use crate::settings::config_of;
    use crate::table::Chair;

    /// All who may look at a game, and some of them as if they saw all cards.
    fn viewers(game: &Game) -> Vec<Viewer> {
        let chairs: Vec<Chair> = (0..game.players().len()).filter_map(Chair::new).collect();
        let own = chairs.iter().map(|chair| Viewer::Player(*chair));
        let open = chairs.iter().map(|chair| Viewer::Open(Some(*chair)));
        own.chain([Viewer::Spectator, Viewer::Open(None)]).chain(open).collect()
    }

    #[test]
    fn a_table_that_is_copied_from_another_is_the_same_bytes_as_one_that_is_not() {
        let (mut tables, mut ended) = (0, 0);
        for seed in 0..60 {
            let mut dice = Dice(seed);
            let mut settings = random_settings(&mut dice);
            let config = config_of(&mut settings).expect("it was checked");
            let mut game = Game::new(&config, seed.into()).expect("it can be played");
            for _ in 0..1500 {
                let mut order = viewers(&game);
                // Whoever comes first is the one the others are copied from.
                let first = dice.below(order.len());
                order.rotate_left(first);
                let mut written = Written::default();
                for viewer in order {
                    let table = viewer.table(&game);
                    let mut into = b"before".to_vec();
                    let whole = serde_json::to_string(&table).expect("a table can be written");
                    written.table(table, &mut into);
                    assert_eq!(str::from_utf8(&into), Ok(format!("before{whole}").as_str()), "seed {seed}, {viewer:?}");
                    tables += 1;
                }
                let Some(ask) = game.ask() else { break };
                let mut list = Legal::new();
                game.legal(&mut list);
                let action = dice.pick(list.actions());
                game.apply(ask.who, action, None).expect("it is legal");
            }
            ended += usize::from(game.winner().is_some());
        }
        assert!(tables > 20_000 && ended > 20, "{tables} tables, {ended} games to the end");
    }
}
