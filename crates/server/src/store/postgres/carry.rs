//! A database as one end of a move. A move is made on a thread that may wait.

use futures_util::pin_mut;
use tokio::runtime::Handle;
use tokio_postgres::Client;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};

use super::super::carry::{End, Holds, OWN, Row, SOME, Table, Value};
use super::super::place;
use super::super::{Company, StoreError};
use super::{connect, is_empty, lock, migrate};

/// A database nobody else uses meanwhile, and a transaction in it.
pub(in super::super) struct Base {
    client: Client,
    runtime: Handle,
}

impl Base {
    pub(in super::super) fn open(base: &place::Base) -> Result<Base, StoreError> {
        let runtime = Handle::current();
        let client = runtime.block_on(async {
            let mut client = connect(base).await?;
            lock(&client, base, Company::Alone).await?;
            migrate(&mut client, base).await?;
            client.batch_execute("BEGIN").await?;
            Ok::<_, StoreError>(client)
        })?;
        Ok(Base { client, runtime })
    }
}

fn value(row: &tokio_postgres::Row, at: usize, holds: Holds) -> Result<Value, tokio_postgres::Error> {
    let read = match holds {
        Holds::Number => row.try_get::<_, Option<i64>>(at)?.map(Value::Number),
        Holds::Yes => row.try_get::<_, Option<bool>>(at)?.map(Value::Yes),
        Holds::Text => row.try_get::<_, Option<String>>(at)?.map(Value::Text),
        Holds::Bytes => row.try_get::<_, Option<Vec<u8>>>(at)?.map(Value::Bytes),
    };
    Ok(read.unwrap_or(Value::Nothing))
}

fn kind(holds: Holds) -> Type {
    match holds {
        Holds::Number => Type::INT8,
        Holds::Yes => Type::BOOL,
        Holds::Text => Type::TEXT,
        Holds::Bytes => Type::BYTEA,
    }
}

fn sent(value: &Value, holds: Holds) -> &(dyn ToSql + Sync) {
    match (value, holds) {
        (Value::Nothing, Holds::Number) => &None::<i64>,
        (Value::Nothing, Holds::Yes) => &None::<bool>,
        (Value::Nothing, Holds::Text) => &None::<&str>,
        (Value::Nothing, Holds::Bytes) => &None::<&[u8]>,
        (Value::Number(number), _) => number,
        (Value::Yes(yes), _) => yes,
        (Value::Text(text), _) => text,
        (Value::Bytes(bytes), _) => bytes,
    }
}

impl End for Base {
    fn is_empty(&mut self) -> Result<bool, StoreError> {
        self.runtime.block_on(is_empty(&self.client))
    }

    fn read(
        &mut self,
        table: &Table,
        take: &mut dyn FnMut(Vec<Row>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let columns: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
        // Only one table has numbers of the store itself.
        let own = OWN.map(|key| format!("'{key}'")).join(", ");
        let theirs = if table.name == "meta" { format!(" WHERE key NOT IN ({own})") } else { String::new() };
        let order = if table.name == "finished" { " ORDER BY over, id" } else { "" };
        let sql = format!("DECLARE moving CURSOR FOR SELECT {} FROM {}{theirs}{order}", columns.join(", "), table.name);
        self.runtime.block_on(self.client.batch_execute(&sql))?;
        loop {
            let rows = self.runtime.block_on(self.client.query(&format!("FETCH {SOME} FROM moving"), &[]))?;
            if rows.is_empty() {
                return Ok(self.runtime.block_on(self.client.batch_execute("CLOSE moving"))?);
            }
            let read = |row| table.columns.iter().enumerate().map(|(at, (_, holds))| value(row, at, *holds)).collect();
            take(rows.iter().map(read).collect::<Result<_, _>>()?)?;
        }
    }

    fn write(&mut self, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
        let columns: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
        let types: Vec<Type> = table.columns.iter().map(|(_, holds)| kind(*holds)).collect();
        let sql = format!("COPY {} ({}) FROM STDIN BINARY", table.name, columns.join(", "));
        self.runtime.block_on(async {
            let writer = BinaryCopyInWriter::new(self.client.copy_in(&sql).await?, &types);
            pin_mut!(writer);
            for row in rows {
                let values: Vec<&(dyn ToSql + Sync)> =
                    row.iter().zip(table.columns).map(|(value, (_, holds))| sent(value, *holds)).collect();
                writer.as_mut().write(&values).await?;
            }
            writer.finish().await?;
            Ok(())
        })
    }

    fn keep(self: Box<Self>) -> Result<(), StoreError> {
        // New complaints go on counting behind those that were carried.
        let sql = "SELECT setval(pg_get_serial_sequence('report', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM report), false);
                   COMMIT";
        Ok(self.runtime.block_on(self.client.batch_execute(sql))?)
    }
}
