//! The JSON Schema in the repository is the one these sources declare.

use saloon_protocol::schema::{FILE, schema};

#[test]
fn the_file_in_the_repository_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let there = std::fs::read_to_string(format!("{path}{FILE}")).unwrap_or_default();
    let there: serde_json::Value = serde_json::from_str(&there).unwrap_or_default();
    assert!(there == schema(), "run `make types`");
}
