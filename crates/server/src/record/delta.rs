//! What changed between two values: each change with the place where it happened.

use serde_json::{Map, Value};

use super::words::{Damaged, FREE, Reader, Writer};

/// What stood there is gone.
const GONE: u8 = FREE;
/// Part of a list is another one: how much of its end stays, how much before that goes, what comes instead.
const PART: u8 = FREE + 1;
/// A whole number has grown or shrunk.
const MOVED: u8 = FREE + 2;
/// No more changes.
const END: u8 = FREE + 3;

/// Writes what makes `new` out of `old`.
pub(super) fn write(old: &Value, new: &Value, to: &mut Writer) {
    compare(old, new, &mut String::new(), to);
    to.byte(END);
}

fn compare(old: &Value, new: &Value, place: &mut String, to: &mut Writer) {
    let inner = place.len();
    let at = |key: &dyn std::fmt::Display, place: &mut String, go: &mut dyn FnMut(&mut String)| {
        use std::fmt::Write as _;
        if inner > 0 {
            place.push('.');
        }
        // Writing to a string does not fail.
        let _ = write!(place, "{key}");
        go(place);
        place.truncate(inner);
    };
    match (old, new) {
        _ if old == new => {}
        (Value::Object(old), Value::Object(new)) => {
            for (key, value) in new {
                at(key, place, &mut |place| match old.get(key) {
                    Some(old) => compare(old, value, place, to),
                    None => set(place, value, to),
                });
            }
            for key in old.keys().filter(|key| !new.contains_key(*key)) {
                at(key, place, &mut |place| {
                    to.word(place);
                    to.byte(GONE);
                });
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() && new.iter().all(Value::is_object) => {
            for (number, (old, new)) in old.iter().zip(new).enumerate() {
                at(&number, place, &mut |place| compare(old, new, place, to));
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
            let ends = old[same..].iter().rev().zip(new[same..].iter().rev());
            let end = ends.take_while(|(old, new)| old == new).count();
            to.word(place);
            to.byte(PART);
            to.number(end as u64);
            to.number((old.len() - same - end) as u64);
            let put = &new[same..new.len() - end];
            to.number(put.len() as u64);
            put.iter().for_each(|value| to.value(value));
        }
        (Value::Number(was), Value::Number(is)) => match (was.as_i64(), is.as_i64()) {
            (Some(was), Some(is)) if was.unsigned_abs() < 1 << 40 && is.unsigned_abs() < 1 << 40 => {
                let by = is - was;
                to.word(place);
                to.byte(MOVED);
                to.number(((by << 1) ^ (by >> 63)).cast_unsigned());
            }
            _ => set(place, new, to),
        },
        _ => set(place, new, to),
    }
}

fn set(place: &str, value: &Value, to: &mut Writer) {
    to.word(place);
    to.value(value);
}

/// Carries the changes out.
pub(super) fn read(value: &mut Value, from: &mut Reader<'_>) -> Result<(), Damaged> {
    loop {
        if from.peek() == Some(END) {
            from.byte()?;
            return Ok(());
        }
        let place = from.word()?.to_owned();
        let (path, key) = place.rsplit_once('.').map_or((None, place.as_str()), |(path, key)| (Some(path), key));
        let mut inside = &mut *value;
        for key in path.into_iter().flat_map(|path| path.split('.')) {
            inside = step(inside, key)?;
        }
        match from.peek() {
            Some(GONE) => {
                from.byte()?;
                inside.as_object_mut().ok_or(LOST)?.remove(key).ok_or(LOST)?;
            }
            Some(PART) => {
                from.byte()?;
                let list = step(inside, key)?.as_array_mut().ok_or(LOST)?;
                let (end, gone, put) = (from.count()?, from.count()?, from.count()?);
                let until = list.len().checked_sub(end).ok_or(LOST)?;
                let begin = until.checked_sub(gone).ok_or(LOST)?;
                let put = (0..put).map(|_| from.value()).collect::<Result<Vec<_>, _>>()?;
                list.splice(begin..until, put);
            }
            Some(MOVED) => {
                from.byte()?;
                let by = from.number()?;
                let by = (by >> 1).cast_signed() ^ -(by & 1).cast_signed();
                let number = step(inside, key)?;
                let was = number.as_i64().ok_or(LOST)?;
                *number = was.checked_add(by).ok_or(LOST)?.into();
            }
            _ => {
                let new = from.value()?;
                match inside {
                    Value::Object(map) => drop(map.insert(key.to_owned(), new)),
                    other => *step(other, key)? = new,
                }
            }
        }
    }
}

const LOST: Damaged = Damaged("a change is at a place that is not there");

fn step<'a>(value: &'a mut Value, key: &str) -> Result<&'a mut Value, Damaged> {
    match value {
        Value::Object(map) => Map::get_mut(map, key),
        Value::Array(list) => key.parse().ok().and_then(|number: usize| list.get_mut(number)),
        _ => None,
    }
    .ok_or(LOST)
}

/// Counts the places, words and lists of keys of the changes between two values.
#[cfg(test)]
pub(super) fn count(
    old: &Value,
    new: &Value,
    words: &mut std::collections::HashMap<String, usize>,
    shapes: &mut std::collections::HashMap<String, usize>,
) {
    if old.is_null() {
        return super::words::count(new, words, shapes);
    }
    let mut writer = Writer::new();
    write(old, new, &mut writer);
    let bytes = writer.finish();
    let mut reader = Reader::new(&bytes).expect("it was just written");
    while reader.peek() != Some(END) {
        *words.entry(reader.word().expect("a place").to_owned()).or_default() += 1;
        match reader.peek() {
            Some(GONE) => drop(reader.byte()),
            Some(MOVED) => drop((reader.byte(), reader.number())),
            Some(PART) => {
                let (_, _, _, put) = (reader.byte(), reader.count(), reader.count(), reader.count());
                for _ in 0..put.expect("a number") {
                    super::words::count(&reader.value().expect("a value"), words, shapes);
                }
            }
            _ => super::words::count(&reader.value().expect("a value"), words, shapes),
        }
    }
}
