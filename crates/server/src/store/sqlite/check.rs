//! A file that was not closed as it should be is looked through while the house is open: one part after the other, so
//! that nobody waits for it.

use std::path::Path;
use std::sync::Arc;

use super::super::StoreError;
use super::schema;
use crate::metrics::Metrics;

/// Starts the look on a thread of its own; what it finds is logged and shown in the metrics.
pub(super) fn in_the_background(path: &Path, metrics: Arc<Metrics>) -> Result<(), StoreError> {
    let connection = schema::connect(path)?;
    let path = path.to_owned();
    tracing::info!("the house was not closed properly; its file is looked through in the background");
    let work = move || {
        let found = tables(&connection).and_then(|tables| {
            let look = |table: &String| {
                connection.query_row(&format!("PRAGMA quick_check('{table}')"), [], |row| row.get::<_, String>(0))
            };
            let mut faults = tables.iter().map(look).filter(|health| health.as_ref().map_or(true, |word| word != "ok"));
            faults.next().transpose()
        });
        match found {
            Ok(None) => tracing::info!("the file is whole"),
            Ok(Some(fault)) => {
                metrics.damaged.set(1);
                tracing::error!(file = %path.display(), fault, "the file is damaged: stop the house, restore a backup");
            }
            Err(why) => tracing::error!(file = %path.display(), %why, "the file could not be looked through"),
        }
    };
    std::thread::Builder::new()
        .name("check".into())
        .spawn(work)
        .map_err(|why| StoreError::Disk(Path::new("").into(), why))?;
    Ok(())
}

fn tables(connection: &rusqlite::Connection) -> rusqlite::Result<Vec<String>> {
    let mut query = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    query.query_map([], |row| row.get(0))?.collect()
}
