//! What nodes say to each other.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use saloon_protocol::http::TableCard;
use saloon_protocol::wire::{ClientMessage, Said};
use serde::{Deserialize, Serialize};

use crate::ids::{Hash, Id};
use crate::played::Viewer;
use crate::reach::Reach;
use crate::store::Ending;
use crate::table::{Chair, Guest, Identified, Refused};

/// How far away somebody is at most, in microseconds; none if whatever he says is believed.
pub type Micros = Option<u64>;

/// As it is told another node.
pub fn micros(reach: &Reach) -> Micros {
    reach.most().map(|most| most.as_micros() as u64)
}

/// As another node has told it.
pub fn reach(micros: Micros) -> Reach {
    micros.map_or(Reach::Believed, |micros| Reach::Told(Duration::from_micros(micros)))
}

/// From the node where somebody is connected to the one that has the table.
#[derive(Serialize, Deserialize)]
pub struct Up {
    /// The node where he is connected.
    pub from: i64,
    /// Which branch there.
    pub branch: u64,
    /// Its number in the branch, from 0: one that is missing ends it.
    pub seq: u32,
    /// What.
    pub what: UpWhat,
}

/// What somebody who is connected elsewhere does.
#[derive(Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum UpWhat {
    Join {
        conn: u64,
        guest: Guest,
        name: String,
        place: IpAddr,
        reach: Micros,
    },
    Say {
        conn: u64,
        message: ClientMessage,
    },
    RoundTrip {
        conn: u64,
        micros: u64,
    },
    Left {
        conn: u64,
    },
    /// Nobody is there any more.
    End,
}

/// A question to the node that has a table.
#[derive(Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Ask {
    Sign,
    EyesOf { guest: Guest },
    Enter { guest: Guest, place: IpAddr, password: String },
    Lock { guest: Guest, password: Option<String> },
    Identify { who: u32 },
    SayAs { guest: Guest, message: ClientMessage, reach: Micros },
}

/// Its answer.
#[derive(Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Answer {
    /// The table is not here, or not yet.
    NotHere,
    Sign {
        card: Box<TableCard>,
        guests: Vec<Guest>,
        here: Vec<Guest>,
    },
    Eyes {
        open: bool,
        chair: Option<Chair>,
    },
    Done(Result<(), Refusal>),
    Identified(Option<Somebody>),
}

/// Why not, as it travels.
#[derive(Serialize, Deserialize)]
pub struct Refusal {
    rule: String,
    text: String,
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal { rule: refused.rule.to_owned(), text: refused.text }
    }
}

impl From<Refusal> for Refused {
    fn from(Refusal { rule, text }: Refusal) -> Refused {
        const KNOWN: [&str; 4] = ["HOUSE-FAST", "HOUSE-PASSWORD", "HOUSE-HOST", "HOUSE-STORE"];
        let rule = KNOWN.into_iter().find(|known| *known == rule).unwrap_or("HOUSE-STORE");
        Refused::house(rule, &text)
    }
}

/// Somebody at a table, as it travels.
#[derive(Serialize, Deserialize)]
pub struct Somebody {
    guest: Guest,
    name: String,
    game: Option<Id>,
    said: Vec<Said>,
}

impl From<Identified> for Somebody {
    fn from(Identified { guest, name, game, said }: Identified) -> Somebody {
        Somebody { guest, name, game, said }
    }
}

impl From<Somebody> for Identified {
    fn from(Somebody { guest, name, game, said }: Somebody) -> Identified {
        Identified { guest, name, game, said }
    }
}

/// Eyes as they travel.
pub fn eyes(viewer: Viewer) -> Answer {
    match viewer {
        Viewer::Spectator => Answer::Eyes { open: false, chair: None },
        Viewer::Player(chair) => Answer::Eyes { open: false, chair: Some(chair) },
        Viewer::Open(chair) => Answer::Eyes { open: true, chair },
    }
}

/// Eyes that have travelled.
pub fn viewer(open: bool, chair: Option<Chair>) -> Viewer {
    match (open, chair) {
        (true, chair) => Viewer::Open(chair),
        (false, Some(chair)) => Viewer::Player(chair),
        (false, None) => Viewer::Spectator,
    }
}

/// What all nodes are told.
#[derive(Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum News {
    /// What a node shows of itself, every second.
    Shown {
        online: u32,
        tables: Vec<TableCard>,
    },
    /// Somebody has had one more of something that is limited.
    Took(Took),
    /// Sessions have ended.
    Ended {
        guest: Guest,
        but: bool,
        session: Option<Hash>,
    },
    Renamed {
        guest: Guest,
        name: String,
    },
    /// Tables wait for somebody to open them.
    Orphans,
}

/// News and whose they are.
#[derive(Serialize, Deserialize)]
pub struct Told {
    /// The node.
    pub from: i64,
    /// What.
    pub news: News,
}

/// Something limited that was had, by whom or where.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Took {
    Guest(IpAddr),
    Table(Guest, IpAddr),
    Game(Guest, Option<IpAddr>),
    Line(Guest),
}

/// Which sessions, as it travels.
pub fn ended(guest: Guest, which: Ending) -> News {
    match which {
        Ending::One(session) => News::Ended { guest, but: false, session: Some(session) },
        Ending::But(session) => News::Ended { guest, but: true, session: Some(session) },
        Ending::All => News::Ended { guest, but: false, session: None },
    }
}

/// Which sessions that have travelled.
pub fn ending(but: bool, session: Option<Hash>) -> Ending {
    match session {
        None => Ending::All,
        Some(session) if but => Ending::But(session),
        Some(session) => Ending::One(session),
    }
}

/// From the node that has a table to one where somebody is connected: everything that waits, as bytes, because it is most of
/// what travels. Texts are JSON already.
pub struct Down {
    bytes: Vec<u8>,
}

/// What of it is meant for whom.
pub enum Piece {
    /// A message to these connections.
    Text(Vec<u64>, Utf8Bytes),
    /// These connections are over.
    Gone(Vec<u64>),
}

/// The mark of connections that are over: no message is so long.
const GONE: u32 = u32::MAX;

impl Down {
    /// To a branch; the numbers begin at 0.
    pub fn new(branch: u64, seq: u32) -> Down {
        let mut bytes = Vec::with_capacity(512);
        bytes.extend(branch.to_le_bytes());
        bytes.extend(seq.to_le_bytes());
        Down { bytes }
    }

    fn conns(&mut self, conns: &[u64], length: u32) {
        self.bytes.extend((conns.len() as u16).to_le_bytes());
        conns.iter().for_each(|conn| self.bytes.extend(conn.to_le_bytes()));
        self.bytes.extend(length.to_le_bytes());
    }

    /// A message to some connections.
    pub fn text(&mut self, conns: &[u64], text: &str) {
        self.conns(conns, text.len() as u32);
        self.bytes.extend(text.as_bytes());
    }

    /// A connection is over.
    pub fn gone(&mut self, conn: u64) {
        self.conns(&[conn], GONE);
    }

    /// As it travels. Without any piece it says that the branch is over.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// How long it is.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }
}

fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (head, rest) = bytes.split_at_checked(count)?;
    *bytes = rest;
    Some(head)
}

fn number<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    take(bytes, N)?.try_into().ok()
}

/// What has travelled: to which branch, its number, the pieces. None if it is not whole.
pub fn read_down(mut bytes: &[u8]) -> Option<(u64, u32, Vec<Piece>)> {
    let bytes = &mut bytes;
    let (branch, seq) = (u64::from_le_bytes(number(bytes)?), u32::from_le_bytes(number(bytes)?));
    let mut pieces = Vec::new();
    while !bytes.is_empty() {
        let count = u16::from_le_bytes(number(bytes)?);
        let conns: Option<Vec<u64>> = (0..count).map(|_| Some(u64::from_le_bytes(number(bytes)?))).collect();
        let length = u32::from_le_bytes(number(bytes)?);
        pieces.push(match length {
            GONE => Piece::Gone(conns?),
            length => {
                let text = str::from_utf8(take(bytes, length as usize)?).ok()?;
                Piece::Text(conns?, Utf8Bytes::from(text))
            }
        });
    }
    Some((branch, seq, pieces))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_travels_down_arrives_whole_or_not_at_all() {
        let mut down = Down::new(7, 3);
        down.text(&[1, u64::MAX], "{\"type\":\"resync\"}");
        down.gone(5);
        down.text(&[], "");
        let bytes = down.into_bytes();
        let (branch, seq, pieces) = read_down(&bytes).expect("it is whole");
        assert_eq!((branch, seq, pieces.len()), (7, 3, 3));
        assert!(
            matches!(&pieces[0], Piece::Text(to, text) if to[..] == [1, u64::MAX] && text.as_str().contains("resync"))
        );
        assert!(matches!(&pieces[1], Piece::Gone(conns) if conns[..] == [5]));
        for cut in 13..bytes.len() {
            let part = read_down(&bytes[..cut]);
            assert!(part.is_none_or(|(.., pieces)| pieces.len() < 3), "cut after {cut}");
        }
        assert!(read_down(&bytes[..11]).is_none());
    }
}
