//! Ways to break a message.

use serde_json::{Map, Value, json};

use super::Dice;

/// Pieces that readers of JSON stumble over.
const PIECES: [&str; 24] = [
    "null",
    "true",
    "-1",
    "0",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "0.5",
    "-0",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[[[[[[[[",
    "]]]]",
    "{\"type\":",
    "\"type\":\"act\",",
    "\"with\":",
    "{}",
    ",,",
    "\\",
    "\u{feff}",
    "\u{202e}",
    "}{",
];

/// The text with something broken, or as it was.
pub fn broken(dice: &mut Dice, text: &str) -> String {
    match dice.below(10) {
        0 => text.to_owned(),
        1 => flipped(dice, text),
        2 => cut(dice, text),
        3 => spliced(dice, text),
        4 => format!("{text}{text}"),
        5 => garbage(dice),
        _ => match serde_json::from_str::<Value>(text) {
            Ok(mut value) => {
                (0..=dice.below(2)).for_each(|_| change(dice, &mut value));
                value.to_string()
            }
            Err(_) => spliced(dice, text),
        },
    }
}

fn flipped(dice: &mut Dice, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len());
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << dice.below(8);
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn cut(dice: &mut Dice, text: &str) -> String {
    let end = dice.below(text.len() + 1);
    String::from_utf8_lossy(&text.as_bytes()[..end]).into_owned()
}

fn spliced(dice: &mut Dice, text: &str) -> String {
    let from = dice.below(text.len() + 1);
    let to = (from + dice.below(12)).min(text.len());
    let bytes = text.as_bytes();
    let piece = dice.pick(&PIECES).as_bytes();
    let whole: Vec<u8> = bytes[..from].iter().chain(piece).chain(&bytes[to..]).copied().collect();
    String::from_utf8_lossy(&whole).into_owned()
}

fn garbage(dice: &mut Dice) -> String {
    let length = dice.below(40);
    (0..length).map(|_| char::from_u32(dice.below(0x2_0000) as u32).unwrap_or('{')).collect()
}

/// Changes one node somewhere in the tree.
fn change(dice: &mut Dice, value: &mut Value) {
    let deeper = !dice.once_in(3);
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let at = dice.below(fields.len());
            if let Some((_, inner)) = fields.iter_mut().nth(at) {
                change(dice, inner);
            }
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let at = dice.below(items.len());
            change(dice, &mut items[at]);
        }
        Value::Object(fields) if !dice.once_in(4) => change_fields(dice, fields),
        Value::String(text) if dice.once_in(2) => *text = spliced(dice, text),
        Value::Number(number) if dice.once_in(2) => {
            *value = json!(number.as_i64().unwrap_or(0).wrapping_add(dice.pick(&[-1, 1, 2, 8, 256])));
        }
        other => *other = anything(dice),
    }
}

fn change_fields(dice: &mut Dice, fields: &mut Map<String, Value>) {
    let at = dice.below(fields.len());
    let name = fields.keys().nth(at).cloned().unwrap_or_default();
    match dice.below(3) {
        0 => drop(fields.remove(&name)),
        1 => drop(fields.insert("more".to_owned(), anything(dice))),
        _ => {
            let value = fields.remove(&name).unwrap_or(Value::Null);
            fields.insert(spliced(dice, &name), value);
        }
    }
}

fn anything(dice: &mut Dice) -> Value {
    match dice.below(12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(dice.roll() as u32),
        5 => json!(dice.below(130)),
        6 => json!(1.5e300),
        7 => json!(""),
        8 => json!("x".repeat(dice.pick(&[1, 24, 25, 240, 241, 2000]))),
        9 => json!([]),
        10 => json!({}),
        _ => (0..dice.pick(&[1, 8, 200])).fold(json!(1), |inner, _| json!([inner])),
    }
}
