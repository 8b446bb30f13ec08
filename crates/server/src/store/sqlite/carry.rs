//! The file as one end of a move.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::{ToSqlOutput, ValueRef};

use super::super::StoreError;
use super::super::carry::{End, FINISHED, Holds, OWN, Row, SOME, Table, Value};
use super::schema::{self, FILE};
use super::{files, pieces};

/// The file of a directory, which nobody else uses meanwhile.
pub(in super::super) struct File {
    on: Connection,
    _lock: std::fs::File,
}

impl File {
    /// Opens it; where there is none, one is made if that is wanted.
    pub(in super::super) fn open(folder: &Path, make: bool) -> Result<File, StoreError> {
        let path = folder.join(FILE);
        if make {
            std::fs::create_dir_all(folder).map_err(|why| StoreError::Disk(folder.into(), why))?;
        } else if !path.exists() {
            return Err(StoreError::Disk(path, std::io::ErrorKind::NotFound.into()));
        }
        let lock = files::lock(folder)?;
        files::finish_restore(folder)?;
        let opened = schema::open(&path, u64::MAX)?;
        opened.connection.execute_batch("BEGIN")?;
        Ok(File { on: opened.connection, _lock: lock })
    }

    /// Finished games, with their recordings put together.
    fn read_finished(&self, take: &mut dyn FnMut(Vec<Row>) -> Result<(), StoreError>) -> Result<(), StoreError> {
        let mut query = self.on.prepare("SELECT number, id, over, log FROM finished ORDER BY number")?;
        let mut rows = query.query([])?;
        let mut some = Vec::with_capacity(SOME);
        while let Some(row) = rows.next()? {
            let recording = pieces::read(&self.on, row.get(0)?)?;
            some.push(vec![
                Value::Number(row.get(1)?),
                Value::Number(row.get(2)?),
                Value::Bytes(row.get(3)?),
                recording.map_or(Value::Nothing, Value::Bytes),
            ]);
            if some.len() == SOME {
                take(std::mem::replace(&mut some, Vec::with_capacity(SOME)))?;
            }
        }
        take(some)
    }

    fn write_finished(&self, rows: &[Row]) -> Result<(), StoreError> {
        let mut insert = self.on.prepare_cached("INSERT INTO finished (id, over, log) VALUES (?1, ?2, ?3)")?;
        for row in rows {
            insert.execute(rusqlite::params_from_iter(&row[..3]))?;
            if let Value::Bytes(recording) = &row[3] {
                pieces::write(&self.on, self.on.last_insert_rowid(), recording)?;
            }
        }
        Ok(())
    }
}

impl rusqlite::ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Nothing => ValueRef::Null,
            Value::Number(number) => ValueRef::Integer(*number),
            Value::Yes(yes) => ValueRef::Integer((*yes).into()),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn value(row: &rusqlite::Row<'_>, at: usize, holds: Holds) -> rusqlite::Result<Value> {
    if row.get_ref(at)? == ValueRef::Null {
        return Ok(Value::Nothing);
    }
    Ok(match holds {
        Holds::Number => Value::Number(row.get(at)?),
        Holds::Yes => Value::Yes(row.get(at)?),
        Holds::Text => Value::Text(row.get(at)?),
        Holds::Bytes => Value::Bytes(row.get(at)?),
    })
}

impl End for File {
    fn is_empty(&mut self) -> Result<bool, StoreError> {
        let sql = "SELECT NOT EXISTS (SELECT 1 FROM guest) AND NOT EXISTS (SELECT 1 FROM room)
                   AND NOT EXISTS (SELECT 1 FROM game) AND NOT EXISTS (SELECT 1 FROM finished)
                   AND NOT EXISTS (SELECT 1 FROM report)";
        Ok(self.on.query_row(sql, [], |row| row.get(0))?)
    }

    fn read(
        &mut self,
        table: &Table,
        take: &mut dyn FnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        if table.name == FINISHED.name {
            return self.read_finished(take);
        }
        let columns: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
        let mut query = self.on.prepare(&format!("SELECT {} FROM {}", columns.join(", "), table.name))?;
        let mut rows = query.query([])?;
        let mut some = Vec::with_capacity(SOME);
        while let Some(row) = rows.next()? {
            let read = table.columns.iter().enumerate().map(|(at, (_, holds))| value(row, at, *holds));
            let read: Row = read.collect::<rusqlite::Result<_>>()?;
            if !is_own(table, &read) {
                some.push(read);
            }
            if some.len() == SOME {
                take(std::mem::replace(&mut some, Vec::with_capacity(SOME)))?;
            }
        }
        take(some)
    }

    fn write(&mut self, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
        if table.name == FINISHED.name {
            return self.write_finished(rows);
        }
        let columns: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
        let places: Vec<String> = (1..=columns.len()).map(|at| format!("?{at}")).collect();
        let sql = format!("INSERT INTO {} ({}) VALUES ({})", table.name, columns.join(", "), places.join(", "));
        let mut insert = self.on.prepare_cached(&sql)?;
        for row in rows {
            insert.execute(rusqlite::params_from_iter(row))?;
        }
        Ok(())
    }

    fn keep(self: Box<Self>) -> Result<(), StoreError> {
        self.on.execute_batch("COMMIT")?;
        super::write::close(self.on);
        Ok(())
    }
}

/// Is it a number of the store itself, which stays behind?
fn is_own(table: &Table, row: &Row) -> bool {
    table.name == "meta" && matches!(&row[0], Value::Text(key) if OWN.contains(&key.as_str()))
}
