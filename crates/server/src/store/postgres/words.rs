//! Names and texts in columns: roles, characters, kinds of complaint, and what is kept as JSON.

use serde::de::DeserializeOwned;
use tokio_postgres::Row;

/// A name as a text: of a role, a character, a kind of complaint.
pub(super) fn word(of: &impl serde::Serialize) -> Result<String, serde_json::Error> {
    Ok(serde_json::to_value(of)?.as_str().unwrap_or_default().to_owned())
}

/// The same of a game that may have none.
pub(super) fn optional(of: &Option<impl serde::Serialize>) -> Result<String, serde_json::Error> {
    of.as_ref().map_or(Ok(String::new()), word)
}

/// A column that could not be read as what it should be.
pub(super) struct Unreadable(pub String);

impl From<tokio_postgres::Error> for Unreadable {
    fn from(why: tokio_postgres::Error) -> Unreadable {
        Unreadable(super::words_of(&why))
    }
}

impl From<serde_json::Error> for Unreadable {
    fn from(why: serde_json::Error) -> Unreadable {
        Unreadable(why.to_string())
    }
}

/// A column of JSON.
pub(super) fn json<T: DeserializeOwned>(row: &Row, column: usize) -> Result<T, Unreadable> {
    Ok(serde_json::from_str(row.try_get(column)?)?)
}

/// A name in a column.
pub(super) fn named<T: DeserializeOwned>(row: &Row, column: usize) -> Result<T, Unreadable> {
    Ok(serde_json::from_value(serde_json::Value::String(row.try_get(column)?))?)
}

/// A name that may be missing.
pub(super) fn perhaps<T: DeserializeOwned>(row: &Row, column: usize) -> Result<Option<T>, Unreadable> {
    let text: &str = row.try_get(column)?;
    if text.is_empty() { Ok(None) } else { named(row, column).map(Some) }
}

/// A whole number in a column, in a type that may be too small for it.
pub(super) fn number<T: TryFrom<i64>>(row: &Row, column: usize) -> Result<T, Unreadable> {
    let found: i64 = row.try_get(column)?;
    T::try_from(found).map_err(|_| Unreadable(format!("{found} is no number that belongs there")))
}
