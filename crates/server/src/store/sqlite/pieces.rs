//! Recordings in pieces. A row longer than half a page leaves the rest of its page empty, and a recording is about that
//! long; short rows, written one after the other, fill every page to its end.

use rusqlite::{Connection, params};

/// Bits of a row's number that say which piece it is; the others say of which game.
const BITS: u32 = 8;

/// The usual length of a piece.
const LENGTH: usize = 340;

/// The pieces one game may have.
const MOST: usize = 1 << BITS;

/// Removes the recording of a game.
pub(super) const DELETE: &str = "DELETE FROM piece WHERE part >= ?1 << 8 AND part < (?1 + 1) << 8";

/// Writes the recording of a game with this number.
pub(super) fn write(on: &Connection, number: i64, recording: &[u8]) -> rusqlite::Result<()> {
    let length = LENGTH.max(recording.len().div_ceil(MOST));
    let mut insert = on.prepare_cached("INSERT INTO piece (part, steps) VALUES (?1, ?2)")?;
    for (part, piece) in (number << BITS..).zip(recording.chunks(length)) {
        insert.execute(params![part, piece])?;
    }
    Ok(())
}

/// The recording of a game, if it is kept.
pub(super) fn read(on: &Connection, number: i64) -> rusqlite::Result<Option<Vec<u8>>> {
    let sql = "SELECT steps FROM piece WHERE part >= ?1 << 8 AND part < (?1 + 1) << 8 ORDER BY part";
    let mut query = on.prepare_cached(sql)?;
    let mut rows = query.query([number])?;
    let mut whole = None::<Vec<u8>>;
    while let Some(row) = rows.next()? {
        whole.get_or_insert_default().extend_from_slice(row.get_ref(0)?.as_blob()?);
    }
    Ok(whole)
}
