//! Carries a whole house from one kind of store into another, and holds what arrived against what was sent.

use std::fmt;

use sha2::{Digest, Sha256};

use super::{Place, StoreError, postgres, sqlite};

/// A value of any table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Nothing,
    Number(i64),
    Yes(bool),
    Text(String),
    Bytes(Vec<u8>),
}

/// What a column holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Number,
    Yes,
    Text,
    Bytes,
}

/// One row, in the order of the columns.
pub(super) type Row = Vec<Value>;

/// A table as both kinds know it.
pub(super) struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Holds)],
}

use Holds::{Bytes, Number, Text, Yes};

/// Everything a house keeps. Numbers that belong to the store itself stay behind, see [`OWN`].
pub(super) const TABLES: [Table; 14] = [
    Table { name: "meta", columns: &[("key", Text), ("value", Number)] },
    Table { name: "guest", columns: &[("id", Number), ("name", Text), ("made", Number), ("seen", Number)] },
    Table {
        name: "session",
        columns: &[("hash", Bytes), ("guest", Number), ("made", Number), ("used", Number), ("program", Yes)],
    },
    Table { name: "room", columns: &[("id", Number), ("state", Text)] },
    Table {
        name: "game",
        columns: &[
            ("id", Number),
            ("room", Number),
            ("rules", Number),
            ("config", Text),
            ("seed", Bytes),
            ("settings", Text),
            ("names", Text),
            ("began", Number),
            ("over", Number),
            ("stuck", Number),
        ],
    },
    Table {
        name: "action",
        columns: &[
            ("game", Number),
            ("seq", Number),
            ("player", Number),
            ("ask", Number),
            ("client", Number),
            ("action", Text),
            ("print", Number),
            ("at", Number),
        ],
    },
    Table { name: "spoke", columns: &[("game", Number), ("seq", Number), ("after", Number), ("player", Number)] },
    Table {
        name: "speech",
        columns: &[("room", Number), ("seq", Number), ("said", Text), ("onlookers", Yes), ("at", Number)],
    },
    Table { name: "snapshot", columns: &[("game", Number), ("after", Number), ("heard", Number), ("state", Text)] },
    Table {
        name: "renewed",
        columns: &[
            ("game", Number),
            ("after", Number),
            ("heard", Number),
            ("rules", Number),
            ("state", Text),
            ("recording", Bytes),
        ],
    },
    Table {
        name: "played",
        columns: &[
            ("guest", Number),
            ("at", Number),
            ("game", Number),
            ("called", Text),
            ("edition", Text),
            ("players", Number),
            ("people", Number),
            ("role", Text),
            ("character", Text),
            ("won", Yes),
            ("alive", Yes),
        ],
    },
    Table { name: "tally", columns: &[("guest", Number), ("role", Text), ("games", Number), ("won", Number)] },
    Table {
        name: "report",
        columns: &[
            ("id", Number),
            ("at", Number),
            ("room", Number),
            ("game", Number),
            ("reporter", Number),
            ("guest", Number),
            ("name", Text),
            ("about", Text),
            ("words", Text),
            ("said", Text),
        ],
    },
    Table { name: "series", columns: &[("id", Number), ("number", Number), ("over", Number), ("kept", Text)] },
];

/// Finished games lie differently in the two kinds, and are the same to both ends of a move.
pub(super) const FINISHED: Table =
    Table { name: "finished", columns: &[("id", Number), ("over", Number), ("log", Bytes), ("recording", Bytes)] };

/// Numbers of the store itself.
pub(super) const OWN: [&str; 4] = ["form", "clean", "commits", "town"];

/// Rows that are under way together.
pub(super) const SOME: usize = 500;

/// One end of a move. Its lock is held as long as it lives; what is written to it is there only after `keep`.
pub(super) trait End {
    /// Does it hold nothing yet?
    fn is_empty(&mut self) -> Result<bool, StoreError>;
    /// Hands over every row of a table, some at a time.
    fn read(
        &mut self,
        table: &Table,
        take: &mut dyn FnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;
    /// Adds rows.
    fn write(&mut self, table: &Table, rows: &[Row]) -> Result<(), StoreError>;
    /// Makes everything that was written stay.
    fn keep(self: Box<Self>) -> Result<(), StoreError>;
}

/// How many rows of a table were carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The table.
    pub table: &'static str,
    /// Its rows.
    pub rows: u64,
}

impl fmt::Display for Carried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>9} {}", self.rows, self.table)
    }
}

/// Carries everything from one place to another, which must be empty. No server may run on either.
pub async fn carry(from: &Place, to: &Place) -> Result<Vec<Carried>, StoreError> {
    let (from, to) = (from.clone(), to.clone());
    let moved = tokio::task::spawn_blocking(move || {
        let mut source = open(&from, false)?;
        let mut target = open(&to, true)?;
        if !target.is_empty()? {
            return Err(StoreError::NotEmpty(to));
        }
        let mut carried = Vec::new();
        for table in TABLES.iter().chain([&FINISHED]) {
            let mut sent = Sum::default();
            source.read(table, &mut |rows| {
                sent.add(&rows);
                target.write(table, &rows)
            })?;
            let mut came = Sum::default();
            target.read(table, &mut |rows| {
                came.add(&rows);
                Ok(())
            })?;
            if sent != came {
                return Err(StoreError::NotWhole { table: table.name, sent: sent.rows, came: came.rows, place: to });
            }
            carried.push(Carried { table: table.name, rows: sent.rows });
        }
        target.keep()?;
        Ok(carried)
    });
    moved.await.map_err(|_| StoreError::Closed)?
}

fn open(place: &Place, make: bool) -> Result<Box<dyn End>, StoreError> {
    Ok(match place {
        Place::Folder(folder) => Box::new(sqlite::carry::File::open(folder, make)?),
        Place::Base(base) => Box::new(postgres::carry::Base::open(base)?),
    })
}

/// A sum over rows that does not depend on their order.
#[derive(Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    sum: u128,
}

impl Sum {
    fn add(&mut self, rows: &[Row]) {
        for row in rows {
            let mut hash = Sha256::new();
            for value in row {
                let (kind, bytes): (u8, &[u8]) = match value {
                    Value::Nothing => (0, &[]),
                    Value::Number(number) => (1, &number.to_le_bytes()),
                    Value::Yes(yes) => (2, &[u8::from(*yes)]),
                    Value::Text(text) => (3, text.as_bytes()),
                    Value::Bytes(bytes) => (4, bytes),
                };
                hash.update([kind]);
                hash.update((bytes.len() as u64).to_le_bytes());
                hash.update(bytes);
            }
            let digest = hash.finalize();
            let head: [u8; 16] = std::array::from_fn(|at| digest[at]);
            self.sum = self.sum.wrapping_add(u128::from_le_bytes(head));
            self.rows += 1;
        }
    }
}
